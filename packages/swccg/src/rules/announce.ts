/** A player has chosen what to declare: the procedure for it begins. */
import { call } from './flow.ts';
import type { Declaration } from './questions.ts';
import { beginReact } from './reacts.ts';
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
      call(g, 'battle', { seat, at: option.card, asked: 0 });
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
