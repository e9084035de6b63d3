/** Declarations can be answered, and answers too; the newest resolves first (CCG-ACT-04 to 09). */
import { opponentOf, type ResponseRules, responseWindow, type Window } from '@dejarik/kernel';
import { announce, responsesOf, sideActions } from './actions.ts';
import { windowsOf } from './cancel.ts';
import { putDown } from './deploy.ts';
import { beginText, call } from './flow.ts';
import { AT } from './lies.ts';
import { couldAnswer, couldDeclare } from './occasions.ts';
import { ENDING, INITIATED, WEAPONS } from './parts.ts';
import type { Action } from './procedures.ts';
import type { Declaration } from './questions.ts';
import { defOf, type Table } from './table.ts';

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
  optional: (g, window, seat) =>
    isAsked(g, window, seat)
      ? mayInterrupt(
          g,
          responsesOf(g, seat).filter((response) => !isUnderWay(g, response)),
        )
      : null,
  announce(g, response, seat) {
    announce(g, seat, response);
    return null;
  },
  happen: carryOut,
};

export const answers = responseWindow('answers', ANSWERS);

/** A text that was declared and is not done with is not declared on top of itself: free ones would never end. */
const isUnderWay = (g: Table, response: Declaration): boolean =>
  response.kind === 'text' &&
  windowsOf(g).some(
    ({ action }) =>
      action.kind === 'text' && action.text.card === response.card && action.text.ability === response.ability,
  );

/** CCG-ACT-11: a declaration that waits lets players declare whatever they could anyway. */
function isAsked(g: Table, { stage, action }: Window<Action, Declaration>, seat: number): boolean {
  // CCG-EPC-15: an Epic Event is not answered when it is declared.
  if (stage === 0 && action.kind === 'text' && defOf(g, action.text.card).type === 'Epic Event') return false;
  if (couldAnswer(g, seat)) return true;
  return stage === 0 && action.kind !== 'moment' && (couldDeclare(g, seat) || sideActions(g, seat).length > 0);
}

/**
 * Who is asked, in turns. At first whoever did not declare it, and of moments the turn player (CCG-ACT-04, 05); once
 * something has resolved the turn player, or the opponent of one who has just lost a card (CCG-ACT-06, 38).
 */
function order(g: Table, { stage, action, asked, passes }: Window<Action, Declaration>): number[] {
  const s = g.state;
  const isUntouched = stage === 0 && asked === passes;
  let first = isUntouched ? (action.kind === 'moment' ? action.first : opponentOf(s, action.seat)) : afterResolution(g);
  if (passes % 2 === 1) first = opponentOf(s, first);
  const other = opponentOf(s, first);
  return asked % 2 === 0 ? [first, other] : [other, first];
}

function afterResolution({ state: s }: Table): number {
  const loss = s.just.findLast(({ on }) => on === 'lost' || on === 'forfeited');
  return loss === undefined ? s.acting : opponentOf(s, loss.seat);
}

/** CCG-EPC-15: inside one, only what names it, and what answers that. */
function mayInterrupt(g: Table, responses: Declaration[]): Declaration[] {
  if (!g.state.frames.some(({ proc }) => proc === 'attackRun' || proc === 'primaryIgnition')) return responses;
  return responses.filter(
    (response) =>
      response.kind === 'text' && g.cards.texts[response.ability]!.answers.some((on) => INTERRUPTING.has(on)),
  );
}
const INTERRUPTING: ReadonlySet<string> = new Set(['attackRun', 'interrupt', 'anyInterrupt']);

/** What was declared resolves, unless it was cancelled (CCG-ACT-01). */
function carryOut(g: Table, action: Action): void {
  const s = g.state;
  if (action.kind === 'moment') return;
  // CCG-ACT-12: what just happened is over when another action resolves; a battle is just initiated all through its
  // second step (CCG-BTL-07), and draws can be added to it until the first one.
  const step = s.battle?.step ?? ENDING;
  s.just = s.just.filter(({ on }) => (on === 'battle' && step === INITIATED) || (on === 'inBattle' && step <= WEAPONS));
  call(g, 'automatic', {}); // when all of it has resolved
  if (action.kind === 'text') beginText(g, action.text);
  else if (action.kind === 'deploy') putDown(g, action.deployment);
  else if (action.kind === 'reactMove') {
    const { seat, card, path } = action;
    call(g, 'travel', { seat, card, path, as: AT, regular: true, react: true, next: 0 });
  } else if (action.kind === 'fire') call(g, 'fire', { ...action.shot, drawn: 0, total: 0 });
}
