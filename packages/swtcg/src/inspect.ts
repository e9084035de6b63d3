/** A closer look: cards with their text and explained numbers, and what one could want with them. */
import { type Contribution, type Seen, type SeenCard, SPECTATOR } from '@dejarik/kernel';
import { type Card, isUnit } from './cards/card.ts';
import { writeCards } from './cards/cardfile.ts';
import { nameOf } from './describe.ts';
import type { IntentKind } from './intents.ts';
import { printAbility } from './language/print.ts';
import { pilotsOf } from './rules/moves.ts';
import { ABOARD, BENEATH, BUILD, HAND, inArena, controllerOf } from './rules/state.ts';
import { ATTACHED, COMPLETED } from './rules/state-expanded.ts';
import { defOf, isInPlay, type Table } from './rules/table.ts';
import { teamOf } from './rules/teams.ts';
import { explain } from './whynot.ts';

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

/** Those in play first, then the hand, and the partner's. */
export function cardsInSight(g: Seen<Table>): SeenCard[] {
  const s = g.state;
  const hands = g.viewer === SPECTATOR ? [] : teamOf(s, g.viewer).flatMap((seat) => s.hand[seat]!);
  const all = [...s.arena.flat(), ...s.build.flat(), ...hands];
  const aboard = all.flatMap((unit) => pilotsOf(s, unit));
  return [...all, ...aboard]
    .filter((card) => s.def[card]! >= 0)
    .map((card) => ({ card, name: nameOf(g, card), owner: controllerOf(s, card) }));
}

const STATS = ['speed', 'power', 'health'] as const;

/** A unit's numbers with what they are made of. */
function explainedNumbers(g: Seen<Table>, unit: number): string[] {
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

/** A card that the viewer may not see has nothing to read. */
export function cardOnTable(g: Seen<Table>, card: number): string[] {
  const s = g.state;
  const definition = defOf(g, card);
  if (definition.index < 0) return ['a card that you may not look at'];
  const lines = cardLines(definition.card);
  const zone = s.zone[card]!;
  if (isInPlay(s, card) && isUnit(definition.card)) {
    const marks = [`${s.damage[card]} damage`, s.tapped[card] === 1 ? 'tapped' : 'untapped'];
    lines.push(...explainedNumbers(g, card), `   ${marks.join(', ')}`);
  } else if (PLACES[zone] !== undefined) lines.push(`   in the ${PLACES[zone]}`);
  return lines;
}

export function intentsFor(g: Seen<Table>, card: number): IntentKind[] {
  const { index, card: face, unit, activated, piloting, arenas, equip } = defOf(g, card);
  const zone = g.state.zone[card]!;
  if (index < 0) return [];
  if (zone === BENEATH) return ['rearrange'];
  if (face.type === 'Battle') return ['battle'];
  if (zone === HAND || (zone === BUILD && g.state.down[card] === 1))
    return unit ? ['build', 'deploy'] : ['build', 'complete'];
  const intents: IntentKind[] = inArena(zone) ? ['attack', 'retreat'] : zone === BUILD ? ['return'] : [];
  if (activated.length > 0) intents.push('ability');
  if (piloting.length > 0) intents.push('board');
  if (inArena(zone) && arenas.length > 1) intents.push('shift');
  if (zone === COMPLETED && equip !== null) intents.push('equip');
  if (zone === ATTACHED) intents.push('equip', 'detach');
  if (zone === ABOARD) intents.push('retreat', 'disembark');
  return intents;
}
