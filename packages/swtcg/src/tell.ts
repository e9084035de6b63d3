/**
 * What happened, in sentences, for one viewer (seat -1: a spectator). A card the viewer may not see is never named;
 * an event that is not worth a sentence gives the empty string.
 */
import { counted, type GameEvent, listed } from '@dejarik/kernel';
import { ARENAS, title } from './cards/card.ts';
import type { Catalogue, Definition } from './cards/catalogue.ts';
import { abilityWording, lastingWording } from './phrase.ts';
import { type Event, type EventKind, OF_DAMAGE, SECOND_OF_ITS_KIND } from './rules/events.ts';
import { hasSeen } from './rules/seen.ts';
import {
  ABOARD,
  BATTLE,
  BUILD,
  COMMAND,
  DECK,
  DISCARD,
  END,
  HAND,
  inArena,
  PLAYED,
  READY,
  SPACE,
} from './rules/state.ts';
import { FORCED } from './rules/triggers.ts';
import { CONCEDED } from './rules/turn.ts';

/** One event as one viewer knows it. */
export interface Told {
  readonly cards: Catalogue;
  readonly e: Event;
  readonly seat: number;
}

const SIDES = ['Dark', 'Light'] as const;
export const sideName = (seat: number): string => SIDES[seat] ?? 'Nobody';

const titleAt = (cards: Catalogue, def: number): string => {
  const definition = cards.cards[def];
  return definition === undefined ? 'a card' : title(definition.card);
};

/** The card of the event, if the viewer may know it. */
export const cardOf = ({ cards, e, seat }: Told): string | null =>
  e.card >= 0 && e.def >= 0 && hasSeen(e, seat) ? titleAt(cards, e.def) : null;

const name = (t: Told, hidden = 'a card'): string => cardOf(t) ?? hidden;
const other = ({ cards, e }: Told): string => titleAt(cards, e.otherDef);
const side = ({ e }: Told): string => sideName(e.seat);
const definition = ({ cards, e }: Told): Definition | undefined => cards.cards[e.def];

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const PHASES: Readonly<Record<number, string>> = {
  [READY]: 'Ready phase.',
  [COMMAND]: 'Command phase.',
  [BATTLE]: 'Battle phase.',
  [END]: 'The turn ends.',
};

/** What a card costs its own player is paid; what an enemy card takes is lost. */
function takes(t: Told): 'pays' | 'loses' {
  const of = t.e.card >= 0 ? definition(t)?.side : undefined;
  return of === 1 - t.e.seat ? 'loses' : 'pays';
}

function force(t: Told): string {
  const { n } = t.e;
  if (n === 0) return '';
  return n > 0 ? `${side(t)} gains ${n} Force.` : `${side(t)} ${takes(t)} ${-n} Force.`;
}

function points(t: Told): string {
  const { n, card } = t.e;
  if (n === 0) return '';
  const amount = counted(Math.abs(n), 'build point');
  if (n > 0) return `${side(t)} gets ${amount}.`;
  return card < 0 ? `${side(t)} leaves ${amount} unspent.` : `${side(t)} ${takes(t)} ${amount}.`;
}

function counters(t: Told): string {
  const { n } = t.e;
  if (n === 0) return '';
  const amount = counted(Math.abs(n), 'damage counter');
  return n < 0 ? `${amount} ${n === -1 ? 'is' : 'are'} removed from ${name(t)}.` : `${name(t)} gets ${amount}.`;
}

function buildCounters(t: Told): string {
  const { n } = t.e;
  const on = name(t, 'a face-down card');
  const amount = counted(Math.abs(n), 'build counter');
  return n > 0 ? `${side(t)} puts ${amount} on ${on}.` : `${amount} ${n === -1 ? 'is' : 'are'} taken from ${on}.`;
}

function deploy(t: Told): string {
  if (t.e.to === BUILD) return `${side(t)} deploys ${name(t)}, but it has to stay in the build zone.`;
  return `${side(t)} deploys ${name(t)}.`;
}

function discard(t: Told): string {
  const { n, from } = t.e;
  if (from === PLAYED || from === DISCARD) return '';
  if (from === HAND) return `${side(t)} ${n === FORCED ? 'has to discard' : 'discards'} ${name(t)} from hand.`;
  if (from === DECK) return `${name(t)} is discarded from ${side(t)}'s deck.`;
  if (n === OF_DAMAGE) return `${name(t)} has no health left and is discarded.`;
  if (n === SECOND_OF_ITS_KIND) return `${name(t)} is discarded: there may be only one of it.`;
  return `${upperFirst(name(t))} is discarded.`;
}

function reveal(t: Told): string {
  const mission = definition(t)?.card.type === 'Mission';
  return `${side(t)} ${mission ? 'completes the Mission' : 'plays'} ${name(t)}.`;
}

function toHand(t: Told): string {
  if (t.e.from === DECK) return `${side(t)} takes ${name(t)} from the deck into hand.`;
  if (t.e.from === DISCARD) return `${side(t)} takes ${name(t)} from the discard pile back into hand.`;
  return `${name(t)} goes back to ${side(t)}'s hand.`;
}

function attack(t: Told): string {
  const sentence = `${name(t)} attacks ${other(t)}`;
  if (t.e.n === 0) return `${sentence}.`;
  return `${sentence} with ${definition(t)?.arena === SPACE ? 'Bombard' : 'Ion Cannon'} ${t.e.n}.`;
}

const dice = (e: Event): string => (e.dice ?? []).join(', ');

function roll(t: Told): string {
  return `${side(t)} rolls ${dice(t.e)}${t.e.card < 0 ? ' for build points' : ''}.`;
}

function hits({ e }: Told): string {
  const critical = e.other; // here a number, not a card
  const sum = e.n === 0 ? 'No hits' : counted(e.n, 'hit');
  return critical > 0 ? `${sum}, and ${critical} more by Critical Hit.` : `${sum}.`;
}

function damage(t: Told): string {
  const { e } = t;
  if (e.n === 0 || !(inArena(e.from) || e.from === BUILD || e.from === ABOARD)) return '';
  const by = e.other < 0 ? '' : e.other === e.card ? ' from itself' : ` from ${other(t)}`;
  return `${name(t)} takes ${e.n} damage${by}.`;
}

function prevent(t: Told): string {
  const { e } = t;
  if (e.to === 1) return `${name(t)} evades ${e.n} damage.`;
  if (e.other === e.card) return `${name(t)} prevents ${e.n} damage to itself.`;
  return `${other(t)} prevents ${e.n} damage to ${name(t)}.`;
}

function look({ cards, e, seat }: Told): string {
  const defs = e.defs ?? [];
  const who = sideName(e.seat);
  const where = e.to === DECK ? `the top ${counted(e.n, 'card')} of the enemy deck` : 'the enemy hand';
  const seen = seat === e.seat && defs.length > 0 ? `: ${listed(defs.map((def) => titleAt(cards, def)))}` : '';
  return `${who} looks at ${where}${seen}.`;
}

function gets(t: Told): string {
  const units = t.e.defs?.map((def) => titleAt(t.cards, def)) ?? [name(t)];
  return lastingWording(t.cards, t.e.n, t.e.to, units, other(t));
}

const moved = (t: Told): boolean => inArena(t.e.from) || t.e.from === BUILD || t.e.from === ABOARD;

const TELL: { readonly [K in EventKind]: (t: Told) => string } = {
  draw: (t) => (t.e.card < 0 ? `${side(t)} has no card left to draw.` : `${side(t)} draws ${name(t)}.`),
  force,
  points,
  tap: (t) => (moved(t) ? `${name(t)} is tapped.` : ''),
  untap: (t) => `${name(t)} is untapped.`,
  damage,
  counters,
  buildCounters,
  layDown: (t) => `${side(t)} begins to build ${name(t)} face down.`,
  layOpen: (t) => `${side(t)} begins to build ${titleAt(t.cards, t.e.def)}, seen by all.`,
  setUp: (t) => `${side(t)} puts out ${name(t)}.`,
  deploy,
  stack: (t) => `${side(t)} puts ${name(t)} ${t.e.n === 0 ? 'on top of' : 'beneath'} ${other(t)}.`,
  rearrange: (t) => `${side(t)} brings ${name(t)} on top of ${other(t)}.`,
  reveal,
  return: (t) => `${name(t)} returns to battle.`,
  enter: (t) => `${name(t)} enters the ${ARENAS[t.e.to] ?? ''} arena.`,
  retreat: (t) => (moved(t) ? `${name(t)} retreats.` : ''),
  board: (t) => `${name(t)} boards ${other(t)}.`,
  disembark: (t) => `${name(t)} goes to the ${t.e.to === BUILD ? 'build zone' : 'Character arena'}.`,
  discard,
  toHand,
  toBottom: (t) => `${side(t)} puts ${name(t)} on the bottom of the deck.`,
  shuffle: (t) => `${side(t)} shuffles the deck.`,
  show: (t) => `${side(t)} shows ${titleAt(t.cards, t.e.def)}.`,
  turn: ({ e }) => `Turn ${e.n}.`,
  phase: ({ e }) => PHASES[e.n] ?? '',
  buildStep: (t) => `${side(t)} builds with ${counted(t.e.n, 'build point')}.`,
  retreatStep: (t) => `${side(t)}'s retreat step.`,
  battleStep: ({ e }) => `Battle in ${ARENAS[e.n] ?? ''}.`,
  mulligan: (t) => (t.e.n === 0 ? `${side(t)} keeps the hand.` : `${side(t)} exchanges ${counted(t.e.n, 'card')}.`),
  stop: (t) => `${side(t)} puts out nothing more.`,
  attack,
  newDefender: (t) => `${other(t)} now attacks ${name(t)}.`,
  noRoll: (t) => `${name(t)} rolls no dice.`,
  roll,
  reroll: ({ e }) => `${sideName(e.seat)} rerolls ${counted(e.n, 'die', 'dice')}: ${dice(e)}.`,
  hits,
  attackEnds: () => '',
  play: (t) => `${name(t)}: ${abilityWording(t.cards, t.e.n)}`,
  trigger: (t) => `${name(t)}: ${abilityWording(t.cards, t.e.n)}`,
  prevent,
  gets,
  look,
  contest: (t) => `${name(t)} and ${other(t)} are contested: both sides bid Force.`,
  bid: (t) => `${side(t)} bids ${t.e.n}.`,
  wonContest: (t) => `${side(t)} wins the contest: ${name(t)} stays.`,
  skip: (t) => `${name(t)} does not attack.`,
  expire: () => '',
  result: (t) =>
    t.e.seat < 0
      ? 'The game is a draw: nothing has changed for many turns.'
      : t.e.n === CONCEDED
        ? `${sideName(1 - t.e.seat)} concedes: ${side(t)} wins.`
        : `${side(t)} controls two arenas and wins.`,
};

export function describeEvent(cards: Catalogue, event: GameEvent, seat: number): string {
  const e = event as Event;
  const sentence = TELL[e.kind]({ cards, e, seat });
  return upperFirst(sentence);
}
