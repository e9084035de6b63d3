/** What a seat can declare: in a phase, and while something else is declared or has just happened. */
import { battlesOf } from './battle.ts';
import { bluffActions } from './bluffs.ts';
import { breakCoverOf, leavingShips } from './capturing.ts';
import { attacksOf } from './creatures.ts';
import { deathStarMoves } from './death-star.ts';
import { handOversOf } from './deploy.ts';
import { deployable, deploysNow } from './deployment.ts';
import { drainsOf } from './drains.ts';
import { isPiece } from './kinds.ts';
import { actionsOf, cardsInPlay } from './live.ts';
import { movesOf } from './move-options.ts';
import { reactsOf } from './occasions.ts';
import { controls } from './presence.ts';
import type { Declaration, OptionOf } from './questions.ts';
import { ACTIVATE, BATTLE, CONTROL, DEPLOY, DRAW, FORCE, hand, MOVE, pile, RESERVE } from './state.ts';
import { defOf, type Table } from './table.ts';
import { isReason, useOf } from './usable.ts';
import type { Text } from '../language/meaning.ts';

/** Top-level actions in the present phase (CCG-TRN-07 to 12), and what can be done at any time. */
export function actionsIn(g: Table, seat: number): Declaration[] {
  const options = seat === g.state.acting ? phaseActions(g, seat) : g.state.phase === MOVE ? movesOf(g, seat) : [];
  options.push(...textActions(g, seat), ...bluffActions(g, seat), ...recallsOf(g, seat), PASS);
  return options;
}

/** CCG-ACT-11: anything that could be declared now, but for the turn player's phase actions. */
export const responsesOf = (g: Table, seat: number): Declaration[] => [
  ...reactsOf(g, seat),
  ...answeringDeployments(g, seat),
  ...textActions(g, seat),
];

/** CCG-IMM-01: cards that deploy just after something. */
const answeringDeployments = (g: Table, seat: number): Declaration[] =>
  hand(g.state, seat).flatMap((card): Declaration[] =>
    deploysNow(g, seat, card) && deployable(g, seat, card) ? [{ kind: 'deploy', card }] : [],
  );

const PASS: Declaration = { kind: 'pass' };

function phaseActions(g: Table, seat: number): Declaration[] {
  const s = g.state;
  switch (s.phase) {
    case ACTIVATE:
      // CCG-FRC-06: one action in the phase.
      return s.activated[seat] === 0 && s.noActivation[seat] !== s.turn && pile(s, seat, RESERVE).length > 0
        ? [{ kind: 'activate' }]
        : [];
    case CONTROL:
      return [...drainsOf(g, seat), ...movesOf(g, seat)];
    case DEPLOY:
      return [
        ...breakCoverOf(g, seat),
        ...hand(s, seat).flatMap((card): Declaration[] =>
          deployable(g, seat, card) ? [{ kind: 'deploy', card }] : [],
        ),
        ...handOversOf(g, seat),
        ...movesOf(g, seat),
      ];
    case BATTLE:
      return [...battlesOf(g, seat), ...attacksOf(g, seat)];
    case MOVE:
      return [...movesOf(g, seat), ...deathStarMoves(g, seat), ...leavingShips(g, seat)];
    case DRAW:
      return pile(s, seat, FORCE).length > 0 ? [{ kind: 'draw' }] : [];
    default:
      return [];
  }
}

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

/** CCG-HOL-10: while a player controls a holosite, the player's cards there can go back to the hand. */
function recallsOf(g: Table, seat: number): Declaration[] {
  const s = g.state;
  const options: Declaration[] = [];
  if (s.battle !== null || s.drain !== null) return options;
  for (const card of cardsInPlay(g))
    if (s.controller[card] === seat && isPiece(g, card) && controls(g, seat, s.on[card]!))
      options.push({ kind: 'recall', card });
  return options;
}
