/** A player has chosen what to declare: the procedure for it begins. */
import { beginDeploy } from './begin.ts';
import { leavePlay } from './leaving.ts';
import { breakCover, leaveShip } from './capturing.ts';
import { call } from './flow.ts';
import type { Declaration } from './questions.ts';
import { beginReact } from './occasions.ts';
import type { Table } from './table.ts';
import { isReason, useOf } from './usable.ts';

type Begin<O> = (g: Table, seat: number, option: O) => void;

const BEGIN: {
  readonly [K in Exclude<Declaration['kind'], 'pass'>]: Begin<Extract<Declaration, { readonly kind: K }>>;
} = {
  text: (g, seat, { card, ability }) => declareText(g, seat, card, ability),
  deploy: (g, seat, { card }) => beginDeploy(g, seat, card),
  reactDeploy: (g, seat, { card }) => beginDeploy(g, seat, card, false, true),
  drain: (g, seat, { card }) => call(g, 'drain', { seat, at: card, asked: 0 }),
  battle: (g, seat, { card }) => call(g, 'battle', { seat, at: card, picked: [], added: 0, asked: 0, battleDraws: 0 }),
  activate: (g, seat) => call(g, 'activate', { seat, n: 0, done: 0 }),
  move: (g, seat, { card, way }) => call(g, 'move', { seat, card, way }),
  transit: (g, seat, { card }) => call(g, 'convoy', { seat, way: 'transit', from: card, to: -1, along: [], card: -1 }),
  reactMove: (g, seat, { card }) => beginReact(g, seat, card),
  moveDeathStar: (g, seat, { card }) => call(g, 'moveDeathStar', { seat, card }),
  layBluff: (g, seat, { card }) => call(g, 'layBluff', { seat, card }),
  callBluff: (g, seat, { card }) => call(g, 'callBluff', { seat, card }),
  breakCover: (g, _, { card }) => breakCover(g, card),
  leaveShip: (g, seat, { card }) => leaveShip(g, seat, card),
  recall: (g, _, { card }) => leavePlay(g, card, 'toHand'), // CCG-HOL-10
  fire: (g, seat, { card }) => call(g, 'aim', { seat, weapon: card, target: -1, each: 0, sniper: false }),
  handOver: (g, seat, { card }) => call(g, 'handOver', { seat, card }),
  attack: (g, seat, { card }) => call(g, 'attack', { seat, creature: card, power: 0, against: 0 }),
  draw: (g, seat) => call(g, 'drawCard', { seat }),
};

export function announce(g: Table, seat: number, option: Declaration): void {
  if (option.kind === 'pass') throw new Error('nobody declares to pass');
  (BEGIN[option.kind] as Begin<Declaration>)(g, seat, option);
}

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
