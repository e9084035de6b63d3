/** Reacting by moving: a declaration that can be answered, and cancelled by Sense (section 36 of the ledger). */
import { embarkGoals } from './boarding.ts';
import { note, toPlace } from './events.ts';
import { answerTo, ask, procedure, returned } from './flow.ts';
import { useForce } from './force.ts';
import { cardsAt, whereIs } from './live.ts';
import { pathTo } from './move.ts';
import { stuckReason } from './movement.ts';
import { placeReason } from './places.ts';
import type { React } from './procedures.ts';
import { isStarship } from './query.ts';
import type { GoTo } from './questions.ts';
import { occasionOf, reactGoals, reactKey } from './occasions.ts';
import type { Table } from './table.ts';
import { open } from './windows.ts';

const goalsOf = (g: Table, f: React): GoTo[] =>
  reactGoals(g, f.seat, f.card, f.away, f.free, f.path.at(-1) ?? occasionOf(g, f.seat)?.at ?? -1);

export const react = procedure('react', {
  where(g, f) {
    const goals = goalsOf(g, f);
    if (!f.away) {
      f.path = [goals[0]!.on];
      return 'aboard';
    }
    ask(g, f.seat, 'where', goals, f.card);
  },
  away(g, f) {
    f.path = [answerTo(g, 'where').on];
  },
  /** CCG-RCT-05, 12: others may get in first, as part of the react. */
  aboard(g, f) {
    const boarders = boardersOf(g, f);
    if (boarders.length === 0) return 'declare';
    ask(g, f.seat, 'along', [...boarders.map((card) => ({ kind: 'pick' as const, card })), { kind: 'done' }], f.card);
  },
  board(g, f) {
    const answer = answerTo(g, 'along');
    if (answer.kind === 'done') return 'declare';
    const { as } = embarkGoals(g, f.seat, answer.card).find(({ on }) => on === f.card)!;
    toPlace(g, 'moved', f.seat, answer.card, f.card, as);
    return 'aboard';
  },
  declare(g, f) {
    const goal = goalsOf(g, f).find(({ on }) => on === f.path.at(-1))!;
    useForce(g, f.seat, goal.cost);
    f.path = isStarship(g, f.card) ? [goal.on] : pathTo(g, f.card, goal.on);
    note(g, 'react', f.seat, f.card, occasionOf(g, f.seat)?.at ?? f.path.at(-1)!);
    open(g, { kind: 'reactMove', seat: f.seat, card: f.card, path: f.path });
  },
  end(g, f) {
    if (!returned(g, 'answers')) g.state.usedTurn.push(reactKey(f.card));
  },
});

/** Only who could go there too: nobody spoils the react by getting in. */
const boardersOf = (g: Table, f: React): number[] =>
  cardsAt(g, whereIs(g, f.card)).filter(
    (card) =>
      card !== f.card &&
      g.state.controller[card] === f.seat &&
      g.state.on[card] !== f.card &&
      stuckReason(g, card) === null &&
      (isStarship(g, f.card) || placeReason(g, card, f.path.at(-1)!) === null) &&
      embarkGoals(g, f.seat, card).some(({ on }) => on === f.card),
  );
