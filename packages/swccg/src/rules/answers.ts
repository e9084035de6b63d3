/** Declarations can be answered, and answers too; the newest resolves first (CCG-ACT-04 to 09). */
import { opponentOf, type ResponseRules, responseWindow, type Window } from '@dejarik/kernel';
import { responsesOf } from './actions.ts';
import { announce } from './announce.ts';
import { carryOut } from './carry-out.ts';
import type { Just } from './parts.ts';
import type { Action } from './procedures.ts';
import type { Declaration } from './questions.ts';
import { defOf, type Table } from './table.ts';
import { isAsked } from './windows.ts';

export const ANSWERS: ResponseRules<Table, Action, Declaration> = {
  question: 'respond',
  pass: { kind: 'pass' },
  stages: [
    { name: 'answered', is: 'optional' },
    { name: 'resolves', is: 'happens' },
    { name: 'afterwards', is: 'optional' },
  ],
  order,
  required: () => [],
  chooser: (g) => g.state.acting,
  optional: (g, { action, stage }, seat) =>
    isAsked(g, seat) && !(stage === 0 && isEpic(g, action)) ? mayInterrupt(g, responsesOf(g, seat)) : null,
  announce(g, response, seat) {
    announce(g, seat, response);
    return null;
  },
  happen: carryOut,
};

export const answers = responseWindow('answers', ANSWERS);

/** CCG-ACT-04 to 06, 38: whoever did not declare it; of moments the turn player; of a loss the owner's opponent. */
function order(g: Table, { stage, action }: Window<Action, Declaration>): number[] {
  const s = g.state;
  let first = s.acting;
  if (stage > 0) first = loss(s.just) === undefined ? s.acting : opponentOf(s, loss(s.just)!.seat);
  else first = action.kind === 'moment' ? action.first : opponentOf(s, action.seat);
  return [first, opponentOf(s, first)];
}

const loss = (just: readonly Just[]): Just | undefined =>
  just.findLast(({ on }) => on === 'lost' || on === 'forfeited');

/** CCG-EPC-15: an Epic Event is not answered when it is declared. */
const isEpic = (g: Table, action: Action): boolean =>
  action.kind === 'text' && defOf(g, action.text.card).type === 'Epic Event';

/** CCG-EPC-15: inside one, only what names it, and what answers that. */
function mayInterrupt(g: Table, responses: Declaration[]): Declaration[] {
  if (!g.state.frames.some(({ proc }) => proc === 'attackRun' || proc === 'primaryIgnition')) return responses;
  return responses.filter(
    (response) => response.kind === 'text' && INTERRUPTING.has(g.cards.texts[response.ability]!.answers),
  );
}
const INTERRUPTING: ReadonlySet<string> = new Set(['attackRun', 'interrupt', 'anyInterrupt']);
