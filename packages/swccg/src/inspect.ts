/** A closer look: cards as a player reads them, and what their numbers are made of. */
import { type Seen, type SeenCard, UNKNOWN } from '@dejarik/kernel';
import { type Card, shortTitle, type Stat } from './cards/card.ts';
import { linesOf } from './cards/cardfile.ts';
import { shown } from './exact.ts';
import { nameOf, pileName } from './naming.ts';
import { cardsInPlay, whereIs } from './rules/live.ts';
import { hasStat, workOut } from './rules/query.ts';
import { hand, TABLE } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

/** The card as its set's card file has it. */
export function cardLines(card: Card): string[] {
  const [first = '', ...rest] = linesOf(card);
  return [first.replace(/^\S+ /u, ''), ...[...rest, card.id].map((line) => `   ${line}`)];
}

export const cardFacts = (card: Card): Readonly<Record<string, unknown>> => ({ ...card, name: shortTitle(card.title) });

/** Those in play first, then the hand. */
export function cardsInSight(g: Seen<Table>): SeenCard[] {
  const s = g.state;
  return [...cardsInPlay(g), ...(g.viewer < 0 ? [] : hand(s, g.viewer))]
    .filter((card) => s.def[card] !== UNKNOWN)
    .map((card) => ({ card, name: nameOf(g, card), owner: s.controller[card]! }));
}

const STATS: readonly Stat[] = ['power', 'ability', 'forfeit', 'maneuver', 'armor', 'hyperspeed', 'landspeed'];

/** Of a card that the viewer cannot see there is nothing to tell. */
export function cardOnTable(g: Seen<Table>, card: number): string[] {
  const s = g.state;
  if ((s.def[card] ?? UNKNOWN) === UNKNOWN) return ['A card that you cannot see.'];
  const lines = cardLines(defOf(g, card).card);
  if (s.zone[card] !== TABLE) return [...lines, `   in the ${pileName(s.zone[card]!)}`];
  const at = whereIs(g, card);
  if (at >= 0 && at !== card) lines.push(`   at ${nameOf(g, at)}`);
  for (const stat of STATS) if (hasStat(g, card, stat)) lines.push(...explained(g, card, stat));
  return lines;
}

/** `power 5: 3 printed, +1 Leia Organa, +1 Tatooine: Cantina`, where a text changes it. */
function explained(g: Seen<Table>, card: number, stat: Stat): string[] {
  const parts: string[] = [];
  const n = workOut(g, card, stat, (rule, how, by) => {
    const source = rule === null ? 'printed' : nameOf(g, rule.source);
    if (how === 'is') parts.push(`${shown(Math.max(0, by))} ${source}`);
    else if (how === 'times') parts.push(`times ${by} ${source}`);
    else parts.push(`${by < 0 ? '-' : '+'}${shown(Math.abs(by))} ${source}`);
  });
  return parts.length < 2 ? [] : [`   ${stat} ${shown(Math.max(0, n))}: ${parts.join(', ')}`];
}
