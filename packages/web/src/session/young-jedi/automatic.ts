/**
 * What is answered without a click. The engine asks by public facts only (a question with one option is asked too), so
 * what is answered here tells the opponent nothing.
 */
import { byName } from '@dejarik/kernel/words';
import { optionsLeft } from '../known.ts';
import { isPlayable, type SeenTable, troops } from './engine.ts';

/** What ends a turn, question by question. */
const TO_THE_END = byName<string>({ deploy: 'done', duel: 'pass', battle: 'pass', evenUp: 'done' });

/** The option that answers the open question, or null when the player is to be asked. `ending`: the turn is to end. */
export function automatic(g: SeenTable, ending: boolean): number | null {
  const { question, acting } = g.state;
  if (question === null) return null;
  const left = optionsLeft(g.state);
  if (left.length === 1) return left[0]!;
  const optionOf = (kind: string | undefined): number | null =>
    left.find((index) => question.options[index]!.kind === kind) ?? null;
  if (question.kind === 'battleCards' && !anyPlayable(g)) return optionOf('done');
  return ending && question.seat === acting ? optionOf(TO_THE_END[question.kind]) : null;
}

/** Whether one of the Battle cards could be used by those who fight; holding one up all the same takes *hold*. */
function anyPlayable(g: SeenTable): boolean {
  const { question, battle } = g.state;
  const fighters = troops(g.state, battle!, question!.seat);
  return question!.options.some((option) => option.kind === 'declare' && isPlayable(g, option.card, fighters));
}
