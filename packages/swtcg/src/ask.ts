/** The open question in words, and what a player needs to know about its options. */
import { counted, marksOf, type Option } from '@dejarik/kernel';
import { describeOption, nameOf } from './describe.ts';
import { IN_ATTACK, PREVENTION, REROLL } from './language/meaning.ts';
import { currentDamage } from './rules/damage.ts';
import { currentRoll } from './rules/dice.ts';
import { setupTotal } from './rules/setup.ts';
import { ABOARD, BUILD, DECK, HAND, inArena } from './rules/state.ts';
import { speed } from './rules/stats.ts';
import { defOf, type Table } from './rules/table.ts';

const FROM_HAND: ReadonlySet<string> = new Set(['setUp', 'partial', 'build', 'deploy', 'stack', 'complete']);

/** What a player asks of a card in hand first: where it goes and what it costs. */
export function remark(g: Table, { kind, card }: Option): string {
  if (!FROM_HAND.has(kind) || g.state.zone[card] !== HAND) return '';
  const { card: face, cost } = defOf(g, card);
  return `${face.type}, cost ${cost}`;
}

/** Kinds of options whose target is a card. */
const TO_CARD: ReadonlySet<string> = new Set(['attack', 'board', 'stack', 'rearrange', 'ram', 'moveDamage', 'contest']);

/** What tells each option, of the open question if not said otherwise, from another in the same words. */
export function marks(g: Table, options: readonly Option[] = g.state.question!.options): string[] {
  return marksOf(
    options,
    (option) => describeOption(g, option),
    (option) => known(g, option),
    (one, other) => isCopy(g, one, other),
  );
}

export const mark = (g: Table, option: Option): string => marks(g)[g.state.question!.options.indexOf(option)] ?? '';

/** The same done with another copy of a card in hand, or in a deck that is looked at: nobody can care which. */
export const isCopy = ({ state: { def, zone } }: Table, one: Option, other: Option): boolean =>
  one.kind === other.kind &&
  one.target === other.target &&
  one.n === other.n &&
  def[one.card] === def[other.card] &&
  zone[one.card] === zone[other.card] &&
  (zone[one.card] === HAND || zone[one.card] === DECK);

function known(g: Table, { kind, card, target, n }: Option): string {
  const first = kind === 'trigger' ? g.state.waiting[n]?.it.map((unit) => nameOf(g, unit)).join(', ') : '';
  const cards = [marksOfCard(g, card), TO_CARD.has(kind) ? marksOfCard(g, target) : ''];
  return [first ?? '', ...cards].filter((part) => part !== '').join('; ');
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

export function questionText(g: Table): string {
  const { kind, about, seat } = g.state.question!;
  const name = nameOf(g, about);
  switch (kind) {
    case 'mulligan':
      return 'Which Battle and Mission cards of your hand do you exchange?';
    case 'setup':
      return `Your units cost ${setupTotal(g, seat)} together, of ${g.edition.setupLimit}. What do you put out?`;
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
    case 'offer':
      return `${name}: do you want to?`;
    default:
      return about < 0 ? 'What do you choose?' : `${name}: what do you choose?`;
  }
}

/** What passing gives away at this question. */
export function leaves(g: Table): string | null {
  const { kind, seat } = g.state.question!;
  switch (kind) {
    case 'chance':
    case 'mulligan':
    case 'retreat':
      return null;
    case 'setup':
      return `${g.edition.setupLimit - setupTotal(g, seat)} of ${g.edition.setupLimit} points for your first units`;
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
  const window = frame !== undefined && 'window' in frame ? frame.window : 0;
  if (window === REROLL) return `The dice show ${currentRoll(g)?.dice.join(', ')}. Reroll, or pass?`;
  if (window === PREVENTION) {
    const pending = currentDamage(g)?.pending.filter(({ n }) => n > 0) ?? [];
    return `${pending.map(({ unit, n }) => `${nameOf(g, unit)} is about to take ${n} damage`).join('; ')}. Prevent it, or pass?`;
  }
  if (window === IN_ATTACK)
    return `${nameOf(g, s.attacker)} attacks ${nameOf(g, s.defender)}. Play something, or pass?`;
  return 'Before the next attack: play something, or pass?';
}
