/** A closer look: cards with their text and explained numbers, and what one could want with them. */
import type { Contribution, SeenCard } from '@dejarik/kernel';
import { type Card, isUnit } from './cards/card.ts';
import { writeCards } from './cards/cardfile.ts';
import { nameOf } from './describe.ts';
import { printAbility } from './language/print.ts';
import { ABOARD, BUILD, HAND, inArena } from './rules/state.ts';
import { defOf, ownerOf, type Table } from './rules/table.ts';
import { sees } from './view.ts';
import { explain, type Wish } from './whynot.ts';

/** The card as its set's card file has it. */
export function cardLines(card: Card): string[] {
  const [, , ...lines] = writeCards({ set: card.set, name: card.set, cards: [card], unplayable: [] })
    .trimEnd()
    .split('\n');
  const [first = '', ...rest] = lines;
  return [first.replace(/^\d+ /u, ''), ...rest, `   ${card.id}`];
}

export const cardFacts = ({ abilities, ...facts }: Card): Readonly<Record<string, unknown>> => ({
  ...facts,
  text: abilities.map((line) => printAbility(line, facts.type)),
});

/** Those in play first, then the hand. */
export function cardsInSight(g: Table, seat: number): SeenCard[] {
  const s = g.state;
  const all = [...s.arena.flat(), ...s.build.flat(), ...(s.hand[seat] ?? [])];
  const aboard = all.flatMap((unit) => (s.pilot[unit]! >= 0 ? [s.pilot[unit]!] : []));
  return [...all, ...aboard]
    .filter((card) => sees(s, seat, card))
    .map((card) => ({ card, name: nameOf(g, card), owner: ownerOf(s, card) }));
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
  const { card: face } = defOf(g, card);
  const zone = s.zone[card]!;
  const inPlay = inArena(zone) || zone === ABOARD || (zone === BUILD && s.down[card] === 0);
  const lines = cardLines(face);
  if (inPlay && isUnit(face)) {
    const marks = [`${s.damage[card]} damage`, s.tapped[card] === 1 ? 'tapped' : 'untapped'];
    lines.push(...explainedNumbers(g, card), `   ${marks.join(', ')}`);
  } else if (PLACES[zone] !== undefined) lines.push(`   in the ${PLACES[zone]}`);
  return lines;
}

export function wishesFor(g: Table, card: number): Wish['kind'][] {
  const { card: face, unit, activated, pilots } = defOf(g, card);
  if (face.type === 'Battle') return ['battle'];
  const zone = g.state.zone[card]!;
  if (zone === HAND || (zone === BUILD && g.state.down[card] === 1))
    return unit ? ['build', 'deploy'] : ['build', 'complete'];
  const wishes: Wish['kind'][] = inArena(zone) ? ['attack', 'retreat'] : [];
  if (activated.length > 0) wishes.push('ability');
  if (pilots !== null) wishes.push('board');
  return wishes;
}
