/** The open question in words, and what a player needs to know about its options. */
import { counted, marksOf, type Option as AnyOption, type Seen } from '@dejarik/kernel';
import { describeOption, nameOf } from './describe.ts';
import { IN_ATTACK, PREVENTION, REROLL } from './language/timing.ts';
import { currentDamage } from './rules/damage.ts';
import { currentRoll } from './rules/dice.ts';
import type { Option } from './rules/options.ts';
import { attachedTo, cardsBeneath } from './rules/moves.ts';
import { health, power, speed } from './rules/query.ts';
import { setupTotal } from './rules/setup.ts';
import { ABOARD, BUILD, DECK, HAND, inArena } from './rules/state.ts';
import { SUPPLY } from './rules/state-expanded.ts';
import { defOf, type Table } from './rules/table.ts';
import { setupLimit, teamOf } from './rules/teams.ts';

/** What a player asks of a card in hand first: where it goes and what it costs. */
export function remark(g: Seen<Table>, option: Option): string {
  switch (option.kind) {
    // The sentence says the cost.
    case 'setUp':
      return defOf(g, option.card).card.type;
    case 'partial':
    case 'build':
    case 'deploy':
    case 'stack':
    case 'complete':
    case 'place': {
      if (g.state.zone[option.card] !== HAND) return '';
      const { card: face, cost } = defOf(g, option.card);
      return `${face.type}, cost ${cost}`;
    }
    default:
      return '';
  }
}

/** What tells each option, of the open question if not said otherwise, from another in the same words. */
export function marks(g: Table, options: readonly Option[] = g.state.question!.options): string[] {
  return marksOf(
    options,
    (option) => describeOption(g, option as Option),
    (option) => known(g, option as Option),
    (one, other) => isCopy(g, one, other),
  );
}

export const mark = (g: Seen<Table>, option: AnyOption): string =>
  marks(g)[g.state.question!.options.indexOf(option as Option)] ?? '';

/** The same done with another copy of a card in hand, in a deck that is looked at or in an arena: nobody can care which. */
export function isCopy(g: Table, one: AnyOption, other: AnyOption): boolean {
  const { def, zone } = g.state;
  const [a, b] = [one as Option, other as Option];
  if (a.kind === 'order' && b.kind === 'order') return areAlike(g, a.unit, b.unit);
  if (!('card' in a && 'card' in b)) return false;
  const hidden = zone[a.card] === HAND || zone[a.card] === DECK || zone[a.card] === SUPPLY;
  const same = hidden && def[a.card] === def[b.card] && zone[a.card] === zone[b.card];
  return same && JSON.stringify({ ...a, card: -1 }) === JSON.stringify({ ...b, card: -1 });
}

/** Units of the same card with the same numbers, both as they were put out: which of them goes first is no choice. */
function areAlike(g: Table, one: number, other: number): boolean {
  const s = g.state;
  const isPlain = (unit: number): boolean =>
    s.damage[unit] === 0 &&
    s.pilot[unit]! < 0 &&
    cardsBeneath(s, unit).length === 0 &&
    attachedTo(s, unit).length === 0;
  const same = s.def[one] === s.def[other] && power(g, one) === power(g, other) && health(g, one) === health(g, other);
  return same && isPlain(one) && isPlain(other);
}

/** The cards that an option is about. */
function cardsOf(option: Option): number[] {
  const cards: number[] = [];
  if ('card' in option) cards.push(option.card);
  if ('unit' in option) cards.push(option.unit);
  if ('target' in option) cards.push(option.target);
  if (option.kind === 'board' || option.kind === 'equip') cards.push(option.onto);
  if (option.kind === 'moveDamage') cards.push(option.to);
  if (option.kind === 'contest') cards.push(option.rival);
  return cards;
}

function known(g: Table, option: Option): string {
  const { waiting: inGeneral, expanded, question } = g.state;
  const list = question?.kind === 'buildStart' ? expanded!.due : inGeneral;
  const waiting = option.kind === 'trigger' ? list[option.index] : undefined;
  const first = waiting?.it.map((unit) => nameOf(g, unit)).join(', ') ?? '';
  return [first, ...cardsOf(option).map((card) => marksOfCard(g, card))].filter((part) => part !== '').join('; ');
}

function marksOfCard(g: Table, card: number): string {
  const s = g.state;
  const zone = s.zone[card];
  if (zone === undefined || (!inArena(zone) && zone !== BUILD && zone !== ABOARD)) return '';
  const found: string[] = [];
  if (zone === ABOARD) found.push(`on ${nameOf(g, s.on[card]!)}`);
  if (s.pilot[card]! >= 0) found.push(`with ${nameOf(g, s.pilot[card]!)}`);
  if (s.damage[card]! > 0) found.push(`${s.damage[card]} damage`);
  if (s.counters[card]! > 0) found.push(counted(s.counters[card]!, 'counter'));
  if (s.tapped[card] === 1) found.push('tapped');
  return found.join(', ');
}

export function questionText(g: Seen<Table>): string {
  const { kind, about, seat } = g.state.question!;
  const name = nameOf(g, about);
  switch (kind) {
    case 'mulligan':
      return 'Which cards of your hand, other than units, do you exchange?';
    case 'setup':
      return `Your ${teamOf(g.state, seat).length > 1 ? "team's " : ''}units cost ${setupTotal(g, seat)} together, of ${setupLimit(g, seat)}. What do you put out?`;
    case 'buildStart':
      return 'Your build step starts. What do you do first?';
    case 'setAside':
      return 'What becomes of the cards set aside?';
    case 'event':
      return 'Which Event do you play?';
    case 'build':
      return `Your build step, with ${g.state.points[seat]} build points. What do you do?`;
    case 'howMany':
      return `How many build counters on ${name}?`;
    case 'retreat':
      return 'Which units do you retreat?';
    case 'order':
      return 'These units are equally fast. Which one acts first?';
    case 'unitTurn':
      return `It is the turn of ${name} (speed ${speed(g, about)}).`;
    case 'steer':
      return `You choose what ${name} attacks.`;
    case 'chance':
      return chanceText(g);
    case 'bid':
      return `${name} is contested. How much Force do you bid?`;
    case 'contest':
      return 'Which contest comes first?';
    case 'trigger':
      return 'Several abilities take effect. Which one first?';
    case 'arena':
      return about < 0 ? 'Which arena?' : `${name}: which arena?`;
    case 'amount':
      return `${name}: how much?`;
    case 'doubleStrike':
      return `${name} may attack once more. Whom?`;
    case 'predict':
      return `${name}: how many hits will there be?`;
    case 'removeDamage':
      return `${name}: how many damage counters come off?`;
    case 'offer':
      return `${name}: do you want to?`;
    default:
      return about < 0 ? 'What do you choose?' : `${name}: what do you choose?`;
  }
}

/** What passing gives away at this question. */
export function leaves(g: Seen<Table>): string | null {
  const { kind, seat } = g.state.question!;
  switch (kind) {
    case 'chance':
    case 'mulligan':
    case 'retreat':
      return null;
    case 'setup':
      return `${setupLimit(g, seat) - setupTotal(g, seat)} of ${setupLimit(g, seat)} points for your first units`;
    case 'build':
      return g.state.points[seat]! > 0 ? counted(g.state.points[seat]!, 'build point') : null;
    default:
      return 'what you could choose';
  }
}

/** Play or pass: what it is about right now. */
function chanceText(g: Table): string {
  const s = g.state;
  const frame = s.frames.at(-1);
  const window = frame?.proc === 'chance' ? frame.window : 0;
  if (window === REROLL) return `The dice show ${currentRoll(g)?.dice.join(', ')}. Reroll, or pass?`;
  if (window === PREVENTION) {
    const pending = currentDamage(g)?.pending.filter(({ n }) => n > 0) ?? [];
    return `${pending.map(({ unit, n }) => `${nameOf(g, unit)} is about to take ${n} damage`).join('; ')}. Prevent it, or pass?`;
  }
  if (window === IN_ATTACK)
    return `${nameOf(g, s.attacker)} attacks ${nameOf(g, s.defender)}. Play something, or pass?`;
  return 'Before the next attack: play something, or pass?';
}
