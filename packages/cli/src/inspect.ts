/** A closer look: cards with their text and explained numbers, and why something cannot be done. */
import type { Contribution } from '@dejarik/kernel';
import {
  ABOARD,
  BUILD,
  type Card,
  type Definition,
  explain,
  HAND,
  inArena,
  isUnit,
  nameOf,
  sees,
  type Swtcg,
  type Table,
  title,
  whyNot,
  type Wish,
  writeCards,
} from '@dejarik/swtcg';

/** The card as its set's card file has it. */
export function cardText(card: Card): string[] {
  const [, , ...lines] = writeCards({ set: card.set, name: card.set, cards: [card], unplayable: [] })
    .trimEnd()
    .split('\n');
  const [first = '', ...rest] = lines;
  return [first.replace(/^\d+ /u, ''), ...rest, `   ${card.id}`];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];

/** Whether every word is the beginning of a word of the title, accents or not. */
function fits(name: string, words: readonly string[]): boolean {
  const own = wordsOf(name.normalize('NFD').replace(/\p{Mn}/gu, ''));
  return words.every((word) => own.some((part) => part.startsWith(word)));
}

/** Cards of the game whose title has these words; exact titles before others. */
export function cardsLike(game: Swtcg, text: string): Definition[] {
  const words = wordsOf(text.normalize('NFD').replace(/\p{Mn}/gu, ''));
  if (words.length === 0) return [];
  const found = game.cards.cards.filter(({ card }) => fits(title(card), words));
  const exact = found.filter(({ card }) => title(card).toLowerCase() === text.trim().toLowerCase());
  return exact.length > 0 ? exact : found;
}

/** Cards on the table that the seat can see, with these words in their title: those in play first, then the hand. */
export function visibleCards(g: Table, seat: number, text: string): number[] {
  const s = g.state;
  const words = wordsOf(text.normalize('NFD').replace(/\p{Mn}/gu, ''));
  if (words.length === 0) return [];
  const all = [...s.arena.flat(), ...s.build.flat(), ...(s.hand[seat] ?? [])];
  const aboard = all.flatMap((unit) => (s.pilot[unit]! >= 0 ? [s.pilot[unit]!] : []));
  return [...all, ...aboard].filter((card) => sees(s, seat, card) && fits(nameOf(g, card), words));
}

const STATS = ['speed', 'power', 'health'] as const;

/** A unit's numbers with what they are made of. */
function explainedNumbers(g: Table, unit: number): string[] {
  return STATS.map((stat) => {
    const parts = explain(g, unit, stat);
    const sum = parts.reduce((total, part) => total + part.n, 0);
    return `   ${stat} ${sum} = ${parts.map((part, i) => partText(g, unit, part, i === 0)).join(' ')}`;
  });
}

function partText(g: Table, unit: number, { source, rule, n }: Contribution, first: boolean): string {
  const amount = first ? `${n}` : n < 0 ? `- ${-n}` : `+ ${n}`;
  const from = source < 0 ? rule : source === unit && first ? 'printed' : nameOf(g, source);
  return `${amount} (${from})`;
}

const PLACES: Readonly<Record<number, string>> = { [BUILD]: 'build zone', [HAND]: 'hand', [ABOARD]: 'aboard' };

export function cardOnTable(g: Table, card: number): string[] {
  const s = g.state;
  const definition = g.cards.cards[s.def[card]!]!;
  const zone = s.zone[card]!;
  const inPlay = inArena(zone) || zone === ABOARD || (zone === BUILD && s.down[card] === 0);
  const lines = cardText(definition.card);
  if (inPlay && isUnit(definition.card)) {
    const marks = [`${s.damage[card]} damage`, s.tapped[card] === 1 ? 'tapped' : 'untapped'];
    lines.push(...explainedNumbers(g, card), `   ${marks.join(', ')}`);
  } else if (PLACES[zone] !== undefined) lines.push(`   in the ${PLACES[zone]}`);
  return lines;
}

const KINDS: readonly Wish['kind'][] = [
  'ability',
  'battle',
  'attack',
  'deploy',
  'build',
  'complete',
  'retreat',
  'board',
];

/** What one could want with a card where it is. */
function wishesFor(g: Table, card: number): Wish['kind'][] {
  const { card: face, unit, activated, pilots } = g.cards.cards[g.state.def[card]!]!;
  if (face.type === 'Battle') return ['battle'];
  const zone = g.state.zone[card]!;
  if (zone === HAND || (zone === BUILD && g.state.down[card] === 1))
    return unit ? ['build', 'deploy'] : ['build', 'complete'];
  const wishes: Wish['kind'][] = inArena(zone) ? ['attack', 'retreat'] : [];
  if (activated.length > 0) wishes.push('ability');
  if (pilots !== null) wishes.push('board');
  return wishes;
}

/** Answers "why not?": `attack Vader`, `deploy Luke`, `attack Luke > Vader`, or a card alone for all one could want. */
export function whyNotLines(g: Table, seat: number, text: string): string[] {
  const [first = '', ...rest] = text.trim().split(/\s+/u);
  const kind = KINDS.find((known) => known === first.toLowerCase());
  const [name = '', aim] = (kind === undefined ? text : rest.join(' ')).split('>').map((part) => part.trim());
  const own = visibleCards(g, seat, name).filter((found) => ownedBy(g, found, seat));
  const card = own.find((found) => kind === undefined || wishesFor(g, found).includes(kind)) ?? own[0];
  if (card === undefined) return [`You have no card like "${name}" in hand or in play.`];
  const aims = aim === undefined ? [] : visibleCards(g, seat, aim);
  const target = aims.find((found) => g.state.zone[found] === g.state.zone[card]) ?? aims[0];
  if (aim !== undefined && target === undefined) return [`There is no card like "${aim}" in play.`];
  const wishes = kind === undefined ? wishesFor(g, card) : [kind];
  if (wishes.length === 0) return [`There is nothing to do with ${nameOf(g, card)} where it is.`];
  return wishes.map((wanted) => {
    const reason = whyNot(g, seat, { kind: wanted, card, ...(target === undefined ? {} : { target }) });
    const what = `${wanted} ${nameOf(g, card)}${target === undefined ? '' : ` > ${nameOf(g, target)}`}`;
    return reason === null ? `${what}: you can, it is on the list.` : `${what}: ${reason.why} (${reason.rule}).`;
  });
}

const ownedBy = (g: Table, card: number, seat: number): boolean => (card < g.state.sizes[0]! ? 0 : 1) === seat;
