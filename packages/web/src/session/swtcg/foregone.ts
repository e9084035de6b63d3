/** Questions that are answered for the player unless they hold, because nobody would answer otherwise. */
import { running, type SwtcgMatch } from './engine.ts';

/** "Up to": nobody prevents or heals less than they can, if that is all there is to it. */
function isUpTo({ table, state }: SwtcgMatch): boolean {
  const frame = running(state, 'resolve') as { readonly ability: number; readonly at: number } | null;
  if (frame === null) return false;
  const [op, next] = table.cards.abilities[frame.ability]!.program.slice(frame.at);
  return (op?.do === 'prevent' || op?.do === 'heal') && (next === undefined || next.do === 'stop');
}

/** The number of the option, or -1 when the player is to be asked. */
export function foregone(match: SwtcgMatch): number {
  const { question, failed } = match.state;
  if (question === null) return -1;
  const left = question.options.flatMap((option, index) => (failed.includes(index) ? [] : [{ index, n: option.n }]));
  // Which of equally fast units goes first seldom matters; order.ts lets another one go instead.
  if (question.kind === 'order') return left[0]?.index ?? -1;
  if (question.kind === 'amount' && isUpTo(match)) return left.toSorted((a, b) => b.n - a.n)[0]?.index ?? -1;
  return -1;
}
