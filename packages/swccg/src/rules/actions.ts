/** What a seat can declare, in a phase and while something else is declared or has just happened; and what begins then. */
import type { Text } from '../language/meaning.ts';
import { battlesOf } from './battle.ts';
import { bluffActions } from './bluffs.ts';
import { breakCover, breakCoverOf, leaveShip, leavingShips } from './capturing.ts';
import { attacksOf } from './creatures.ts';
import { handOversOf } from './deploy.ts';
import { deployable, deploysNow } from './deployment.ts';
import { drainsOf } from './drains.ts';
import { beginDeploy, call } from './flow.ts';
import { canActivate } from './force.ts';
import { isPiece } from './kinds.ts';
import { leavePlay } from './leaving.ts';
import { actionsOf, cardsInPlay, rulesOf } from './live.ts';
import { movesOf } from './move-options.ts';
import { deathStarMoves } from './move.ts';
import { beginReact, reactsOf } from './occasions.ts';
import { controls } from './query.ts';
import { type Declaration, ofEach, type OptionOf } from './questions.ts';
import { ACTIVATE, BATTLE, CONTROL, DEPLOY, DRAW, FORCE, hand, MOVE, pile } from './state.ts';
import { defOf, type Table } from './table.ts';
import { isFree } from './timing.ts';
import { isReason, useOf } from './usable.ts';

/** Top-level actions in the present phase (CCG-TRN-07 to 12), and what can be done at any time. */
export function actionsIn(g: Table, seat: number): Declaration[] {
  const options =
    seat === g.state.acting
      ? (PHASE_ACTIONS[g.state.phase]?.(g, seat) ?? [])
      : g.state.phase === MOVE
        ? movesOf(g, seat)
        : [];
  options.push(...textActions(g, seat), ...sideActions(g, seat), PASS);
  return options;
}

/** CCG-ACT-11: anything that could be declared now, but for the turn player's phase actions. */
export const responsesOf = (g: Table, seat: number): Declaration[] => [
  ...reactsOf(g, seat),
  ...answeringDeployments(g, seat),
  ...textActions(g, seat),
  ...sideActions(g, seat),
];

/** CCG-IMM-01: cards that deploy just after something. */
const answeringDeployments = (g: Table, seat: number): Declaration[] =>
  ofEach('deploy', hand(g.state, seat), (card) => deploysNow(g, seat, card) && deployable(g, seat, card));

const deploymentsOf = (g: Table, seat: number): Declaration[] =>
  ofEach('deploy', hand(g.state, seat), (card) => deployable(g, seat, card));

const PASS: Declaration = { kind: 'pass' };

/** What only the turn player does, by phase. */
const PHASE_ACTIONS: { readonly [phase: number]: (g: Table, seat: number) => Declaration[] } = {
  // CCG-FRC-06: one action in the phase.
  [ACTIVATE]: (g, seat) => (g.state.activated[seat] === 0 && canActivate(g, seat) > 0 ? [{ kind: 'activate' }] : []),
  [CONTROL]: (g, seat) => [...drainsOf(g, seat), ...movesOf(g, seat)],
  [DEPLOY]: (g, seat) => [
    ...breakCoverOf(g, seat),
    ...deploymentsOf(g, seat),
    ...handOversOf(g, seat),
    ...movesOf(g, seat),
  ],
  [BATTLE]: (g, seat) => [...battlesOf(g, seat), ...attacksOf(g, seat)],
  [MOVE]: (g, seat) => [...movesOf(g, seat), ...deathStarMoves(g, seat), ...leavingShips(g, seat)],
  [DRAW]: (g, seat) => (pile(g.state, seat, FORCE).length > 0 ? [{ kind: 'draw' }] : []),
};

/** Texts of cards on the table, and of Interrupts and the like in hand. */
export function textActions(g: Table, seat: number): OptionOf<'text'>[] {
  const options: OptionOf<'text'>[] = [];
  for (const { source, text } of actionsOf(g, seat)) offer(g, seat, source, text, options);
  for (const card of hand(g.state, seat))
    for (const text of defOf(g, card).fromHand) offer(g, seat, card, text, options);
  return options;
}

function offer(g: Table, seat: number, card: number, text: Text, options: OptionOf<'text'>[]): void {
  if (!isTooEarly(g, text) && !isReason(useOf(g, seat, card, text)))
    options.push({ kind: 'text', card, ability: text.id });
}

/** Nothing of what the text answers has just happened: most texts need not be looked at any closer. */
function isTooEarly({ state: { just } }: Table, { line, answers }: Text): boolean {
  if (line.line !== 'action' || line.timing?.timing !== 'just') return false;
  for (const { on } of just) if (answers.includes(on)) return false;
  return true;
}

/** CCG-BLF-02, 06, CCG-HOL-10: what the rules of single locations let players do at any time (CCG-ACT-24). */
export const sideActions = (g: Table, seat: number): Declaration[] =>
  isFree(g) && rulesOf(g, 'rules').length > 0 ? [...bluffActions(g, seat), ...recallsOf(g, seat)] : [];

/** CCG-HOL-10: while a player controls a holosite, the player's cards there can go back to the hand. */
function recallsOf(g: Table, seat: number): Declaration[] {
  const s = g.state;
  const isRecalled = (card: number): boolean =>
    s.controller[card] === seat && isPiece(g, card) && controls(g, seat, s.on[card]!);
  return ofEach('recall', cardsInPlay(g), isRecalled);
}

type Begin<O> = (g: Table, seat: number, option: O) => void;

const BEGIN: {
  readonly [K in Exclude<Declaration['kind'], 'pass'>]: Begin<Extract<Declaration, { readonly kind: K }>>;
} = {
  text: (g, seat, { card, ability }) => declareText(g, seat, card, ability),
  deploy: (g, seat, { card }) => beginDeploy(g, seat, card),
  reactDeploy: (g, seat, { card }) => beginDeploy(g, seat, card, false, true),
  drain: (g, seat, { card }) => call(g, 'drain', { seat, at: card, asked: 0 }),
  battle: (g, seat, { card }) => call(g, 'battle', { seat, at: card, picked: [], asked: 0, battleDraws: 0 }),
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
  fire: (g, seat, { card }) => call(g, 'aim', { seat, weapon: card, target: -1, each: [], sniper: false }),
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
  const about = isReason(use) ? null : use.about;
  const speaking = { seat, card, life: g.state.life[card]!, ability, targets: [], lives: [], n: 0, about };
  call(g, 'declare', { ...speaking, next: 0, from: g.state.zone[card]! });
}
