/** A closer look: cards as a player reads them, and what one could want with them. */
import { type Seen, type SeenCard, UNKNOWN } from '@dejarik/kernel';
import { type Card, fullTitle, PLANETS } from './cards/card.ts';
import { writeCards } from './cards/cardfile.ts';
import { nameOf } from './naming.ts';
import { HAND, HYPERSPACE, onPlanet, RACE } from './rules/state.ts';
import { powerParts } from './rules/stats.ts';
import { defOf, type Table } from './rules/table.ts';
import { Teller, sumOf } from './tell.ts';

/** The card as its set's card file has it. A reprint reads as its original. */
export function cardLines(card: Card): string[] {
  const [, , ...lines] = writeCards({ set: card.set, name: card.set, cards: [{ ...card, reprintOf: null }] })
    .trimEnd()
    .split('\n');
  const [first = '', ...rest] = lines;
  const reprint = card.reprintOf === null ? '' : `, a reprint of ${card.reprintOf}`;
  return [first.replace(/^\S+ /u, ''), ...rest, `   ${card.id}${reprint}`];
}

export const cardFacts = (card: Card): Readonly<Record<string, unknown>> => ({ ...card, name: fullTitle(card) });

/** Those in play first, then the hand. */
export function cardsInSight(g: Seen<Table>): SeenCard[] {
  const s = g.state;
  const all = [s.planet, s.effects, s.hyperspace, s.race].flatMap((lists) => lists.flat());
  return [...all, ...s.locations, ...(s.hand[g.viewer] ?? [])]
    .filter((card) => s.def[card] !== UNKNOWN)
    .map((card) => ({ card, name: nameOf(g, card), owner: s.owner[card]! }));
}

const PLACES: Readonly<Record<number, string>> = {
  [HAND]: 'in the hand',
  [HYPERSPACE]: 'in Hyperspace',
  [RACE]: 'in the Podrace',
};

/** Of a card that the viewer cannot see there is nothing to tell. */
export function cardOnTable(g: Seen<Table>, card: number): string[] {
  const s = g.state;
  if ((s.def[card] ?? UNKNOWN) === UNKNOWN) return ['A card that you cannot see.'];
  const zone = s.zone[card]!;
  const place = onPlanet(zone) ? `on ${PLANETS[zone]}${s.down[card] === 1 ? ', face down' : ''}` : PLACES[zone];
  return [...cardLines(defOf(g, card).card), ...(place === undefined ? [] : [`   ${place}`]), ...inFight(g, card)];
}

/** What its side's power in the present fight is made of. */
function inFight(g: Seen<Table>, card: number): string[] {
  const { fight } = g.state;
  const seat = g.state.owner[card]!;
  if (fight?.camps[seat]!.cards.includes(card) !== true) return [];
  const parts = powerParts(g, fight, seat);
  const sum = parts.reduce((total, { n }) => total + n, 0);
  return [`   power ${sumOf(new Teller(g.cards, g.state.seats), parts, sum, fight.camps[seat].cards.length > 1)}`];
}
