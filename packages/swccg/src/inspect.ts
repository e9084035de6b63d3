/** A closer look: cards as a player reads them, and where they are. */
import { type Seen, type SeenCard, UNKNOWN } from '@dejarik/kernel';
import { type Card, STATS } from './cards/card.ts';
import { writeCards } from './cards/cardfile.ts';
import { shown } from './exact.ts';
import { nameOf, pileName } from './naming.ts';
import { cardsInPlay, whereIs } from './rules/live.ts';
import { type Note, workOut } from './rules/query.ts';
import { hand, PILES, TABLE } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

/** The card as its set's card file has it. */
export function cardLines(card: Card): string[] {
  const [, , first = '', ...rest] = writeCards({ set: card.set, name: card.set, cards: [card] })
    .trimEnd()
    .split('\n');
  return [first.replace(/^\S+ /u, ''), ...rest, `   ${card.id}`];
}

export const cardFacts = (card: Card): Readonly<Record<string, unknown>> => ({ ...card, name: card.title });

/** Those in play first, then the hand. */
export function cardsInSight(g: Seen<Table>): SeenCard[] {
  const s = g.state;
  return [...cardsInPlay(g), ...(g.viewer < 0 ? [] : hand(s, g.viewer))]
    .filter((card) => s.def[card] !== UNKNOWN)
    .map((card) => ({ card, name: nameOf(g, card), owner: s.owner[card]! }));
}

/** Of a card that the viewer cannot see there is nothing to tell. */
export function cardOnTable(g: Seen<Table>, card: number): string[] {
  const s = g.state;
  if ((s.def[card] ?? UNKNOWN) === UNKNOWN) return ['A card that you cannot see.'];
  const at = whereIs(g, card);
  const zone = s.zone[card]!;
  const place = at >= 0 && at !== card ? `at ${nameOf(g, at)}` : zone < PILES ? `in the ${pileName(zone)}` : '';
  return [
    ...cardLines(defOf(g, card).card),
    ...(place === '' ? [] : [`   ${place}`]),
    ...(zone === TABLE ? changedNumbers(g, card) : []),
  ];
}

/** Numbers that texts have changed, with what they are made of. */
function changedNumbers(g: Table, card: number): string[] {
  return STATS.flatMap((stat) => {
    const parts: string[] = [];
    const note: Note = (rule, how, n) => {
      const by = rule === null ? '' : ` (${nameOf(g, rule.source)})`;
      parts.push(how === 'times' ? `× ${n}${by}` : `${how === 'add' && n >= 0 ? '+ ' : ''}${shown(n)}${by}`);
    };
    const n = workOut(g, card, stat, note);
    return parts.length > 1 ? [`   ${stat} ${parts.join(' ')} = ${shown(n)}`] : [];
  });
}
