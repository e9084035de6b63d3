/** Questions that are answered for the player unless they hold, because nobody would answer otherwise. */
import { optionsLeft } from '../known.ts';
import { running, type SeenTable } from './engine.ts';
import { pointed } from './question.ts';

/** "Up to": nobody prevents or heals less than they can, if that is all there is to it. */
function isUpTo({ cards, state }: SeenTable): boolean {
  const text = running(state, 'resolve');
  if (text === null) return false;
  const [op, next] = cards.abilities[text.ability]!.program.slice(text.at);
  return (op?.do === 'prevent' || op?.do === 'heal') && (next === undefined || next.do === 'stop');
}

/** Where nothing else could be done first, the card of the turn is drawn. */
function drawsFirst({ state: { question } }: SeenTable, left: readonly number[]): number | null {
  const kindOf = (index: number): string => question!.options[index]!.kind;
  const draw = left.find((index) => kindOf(index) === 'draw');
  return draw !== undefined && left.every((index) => index === draw || kindOf(index) === 'done') ? draw : null;
}

/** The number of the option, or null when the player is to be asked. */
export function foregone(g: SeenTable): number | null {
  const { question } = g.state;
  if (question === null) return null;
  const left = optionsLeft(g.state);
  // Which of equally fast units goes first seldom matters; order.ts lets another one go instead.
  if (question.kind === 'order') return left[0] ?? null;
  if (question.kind === 'buildStart') return drawsFirst(g, left);
  if (question.kind !== 'amount' || !isUpTo(g)) return null;
  const amountOf = (index: number): number => pointed(question.options[index]!).n;
  return left.toSorted((a, b) => amountOf(b) - amountOf(a))[0] ?? null;
}
