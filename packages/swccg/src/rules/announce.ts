/** A player has chosen what to declare: the procedure for it begins. */
import { leavePlay } from './leaving.ts';
import { breakCover, leaveShip } from './capturing.ts';
import { call } from './flow.ts';
import type { Declaration } from './questions.ts';
import { beginReact } from './occasions.ts';
import type { Table } from './table.ts';
import { isReason, useOf } from './usable.ts';

export function announce(g: Table, seat: number, option: Declaration): void {
  switch (option.kind) {
    case 'text':
      declareText(g, seat, option.card, option.ability);
      break;
    case 'deploy':
      deploy(g, seat, option.card, false);
      break;
    case 'reactDeploy':
      deploy(g, seat, option.card, true);
      break;
    case 'drain':
      call(g, 'drain', { seat, at: option.card, asked: 0 });
      break;
    case 'battle':
      call(g, 'battle', { seat, at: option.card, picked: [], added: 0, asked: 0, battleDraws: 0 });
      break;
    case 'activate':
      call(g, 'activate', { seat, n: 0, done: 0 });
      break;
    case 'move':
      call(g, 'move', { seat, card: option.card, way: option.way });
      break;
    case 'transit':
      call(g, 'convoy', { seat, way: 'transit', from: option.card, to: -1, along: [], card: -1 });
      break;
    case 'reactMove':
      beginReact(g, seat, option.card);
      break;
    case 'moveDeathStar':
      call(g, 'moveDeathStar', { seat, card: option.card });
      break;
    case 'layBluff':
      call(g, 'layBluff', { seat, card: option.card });
      break;
    case 'callBluff':
      call(g, 'callBluff', { seat, card: option.card });
      break;
    case 'breakCover':
      breakCover(g, option.card);
      break;
    case 'leaveShip':
      leaveShip(g, seat, option.card);
      break;
    case 'recall':
      leavePlay(g, option.card, 'toHand'); // CCG-HOL-10
      break;
    case 'fire':
      call(g, 'aim', { seat, weapon: option.card, target: -1, each: 0, sniper: false });
      break;
    case 'handOver':
      call(g, 'handOver', { seat, card: option.card });
      break;
    case 'attack':
      call(g, 'attack', { seat, creature: option.card, power: 0, against: 0 });
      break;
    case 'draw':
      call(g, 'drawCard', { seat });
      break;
    default:
      throw new Error(`${option.kind} cannot be declared yet`);
  }
}

const deploy = (g: Table, seat: number, card: number, react: boolean): void =>
  call(g, 'deploy', { seat, card, free: false, react, to: { on: -1, as: 0 }, pilot: -1, replaced: [] });

function declareText(g: Table, seat: number, card: number, ability: number): void {
  const use = useOf(g, seat, card, g.cards.texts[ability]!);
  call(g, 'declare', {
    seat,
    card,
    life: g.state.life[card]!,
    ability,
    targets: [],
    lives: [],
    n: 0,
    about: isReason(use) ? null : use.about,
    next: 0,
    from: g.state.zone[card]!,
  });
}
