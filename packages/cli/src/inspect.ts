/** Cards found by a few words of their names, and why something cannot be done with them. */
import { brief, type DeckCard, type GameKit, type Seen, type SeenCard, type Table } from '@dejarik/kernel';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}'’-]+/gu) ?? [];

/** Whether every word is the beginning of a word of the name, accents or not. */
function fits(name: string, words: readonly string[]): boolean {
  const own = wordsOf(name);
  return words.length > 0 && words.every((word) => own.some((part) => part.startsWith(word)));
}

/** Cards of the game whose title has these words; exact titles before others. */
export function cardsLike(kit: GameKit, text: string): DeckCard[] {
  const words = wordsOf(text);
  const found = kit.deckCards().game.cards.filter(({ title }) => fits(title, words));
  const exact = found.filter(({ title }) => title.toLowerCase() === text.trim().toLowerCase());
  return exact.length > 0 ? exact : found;
}

/** Cards on the table that the viewer can see, with these words in their name. */
export function visibleCards(kit: GameKit, table: Seen<Table>, text: string): SeenCard[] {
  const words = wordsOf(text);
  return kit.cardsInSight(table).filter(({ name }) => fits(name, words));
}

/** Answers "why not?": `attack Vader`, `deploy Luke`, `attack Luke > Vader`, or a card alone for all one could want. */
export function whyNotLines(kit: GameKit, table: Seen<Table>, text: string): string[] {
  const [first = '', ...rest] = text.trim().split(/\s+/u);
  const kind = kit.intents.find((known) => known === first.toLowerCase());
  const [name = '', aim] = (kind === undefined ? text : rest.join(' ')).split('>').map((part) => part.trim());
  const isOwn = ({ owner }: SeenCard): number => (owner === table.viewer ? 1 : 0);
  const cards = visibleCards(kit, table, name).toSorted((a, b) => isOwn(b) - isOwn(a));
  const seen = cards.find(({ card }) => kind === undefined || kit.intentsFor(table, card).includes(kind)) ?? cards[0];
  if (seen === undefined) return [`You see no card like "${brief(name)}" in hand or in play.`];
  const aims = aim === undefined ? [] : visibleCards(kit, table, aim);
  if (aim !== undefined && aims.length === 0) return [`There is no card like "${brief(aim)}" in play.`];
  const intents = kind === undefined ? kit.intentsFor(table, seen.card) : [kind];
  if (intents.length === 0) return [`There is nothing to do with ${seen.name} where it is.`];
  return intents.map((wanted) => whyNotLine(kit, table, wanted, seen, aims));
}

/** Of several cards that may be aimed at, the one is meant that can be. */
function whyNotLine(
  kit: GameKit,
  table: Seen<Table>,
  kind: string,
  { card, name }: SeenCard,
  aims: readonly SeenCard[],
): string {
  const refusal = (target?: SeenCard) =>
    kit.whyNot(table, { kind, card, ...(target === undefined ? {} : { target: target.card }) });
  const target = aims.find((aim) => refusal(aim) === null) ?? aims[0];
  const reason = refusal(target);
  const what = `${kind} ${name}${target === undefined ? '' : ` > ${target.name}`}`;
  return reason === null ? `${what}: you can, it is on the list.` : `${what}: ${reason.why} (${reason.rule}).`;
}
