/**
 * What is answered without a click. The engine asks by public facts only (a question with one option is asked too), so
 * what is answered here tells the opponent nothing.
 */
import { byName } from '@dejarik/kernel/words';
import { isPlayable, troops, type YjMatch } from './engine.ts';

/** What ends a turn, question by question. */
const TO_THE_END = byName<string>({ deploy: 'done', duel: 'pass', battle: 'pass', evenUp: 'done' });

/** The option that answers the open question, or -1 when the player is to be asked. `ending`: the turn is to end. */
export function automatic(match: YjMatch, ending: boolean): number {
  const { question, failed, acting } = match.state;
  if (question === null) return -1;
  const left = question.options.flatMap((_, index) => (failed.includes(index) ? [] : [index]));
  if (left.length === 1) return left[0]!;
  if (question.kind === 'battleCards' && !anyPlayable(match)) return left.at(-1)!; // done comes last
  if (!ending || question.seat !== acting) return -1;
  const kind = TO_THE_END[question.kind];
  return left.find((index) => question.options[index]!.kind === kind) ?? -1;
}

/** Whether one of the Battle cards could be used by those who fight; holding one up all the same takes *hold*. */
function anyPlayable({ table: g, state }: YjMatch): boolean {
  const { seat, options } = state.question!;
  const fighters = troops(state, state.battle!, seat);
  return options.some(({ kind, card }) => kind === 'declare' && isPlayable(g, card, fighters));
}
