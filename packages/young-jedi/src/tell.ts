/**
 * What happened, in sentences, for one viewer (seat -1: a spectator). A card the viewer may not see is never named;
 * an event that is not worth a sentence gives the empty string.
 */
import { counted, type GameEvent, listed } from '@dejarik/kernel';
import { LOCATIONS } from './cards/card.ts';
import type { Catalogue, Definition } from './cards/catalogue.ts';
import { callName, planetName, weaponName } from './describe.ts';
import { type Event, type EventKind, hasSeen, type Part } from './rules/events.ts';
import {
  BATTLE,
  DECK,
  DEPLOY,
  enemyOf,
  EVEN_UP,
  FOR_BATTLE_CARD,
  FOR_POWER,
  FOR_WEAPON,
  HAND,
  LAPS,
  onPlanet,
} from './rules/state.ts';

/** One event as one viewer knows it. */
interface Told {
  readonly cards: Catalogue;
  readonly e: Event;
  readonly seat: number;
}

const SIDES = ['Dark', 'Light'] as const;
export const sideName = (seat: number): string => SIDES[seat] ?? 'Nobody';

/** The card of the event, if the viewer may know it. */
export const cardOf = ({ cards, e, seat }: Told): string | null =>
  e.card >= 0 && e.def >= 0 && hasSeen(e, seat) ? callName(cards, e.def) : null;

const name = (t: Told, hidden = 'a card'): string => cardOf(t) ?? hidden;
const other = ({ cards, e }: Told): string => callName(cards, e.otherDef);
const side = ({ e }: Told): string => sideName(e.seat);
const enemy = ({ e }: Told): string => sideName(enemyOf(e.seat));
const planet = ({ e }: Told): string => planetName(e.to);
const definition = ({ cards, e }: Told): Definition | undefined => cards.cards[e.def];
const named = (cards: Catalogue, defs: readonly number[]): string => listed(defs.map((def) => callName(cards, def)));

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const STEPS: Readonly<Record<number, string>> = {
  [DEPLOY]: 'Deploy step.',
  [BATTLE]: 'Battle step.',
  [EVEN_UP]: 'Even Up step.',
};

// Cards that go somewhere.

const price = ({ cost }: Event): string =>
  cost === undefined ? '' : cost === 0 ? ' for free' : ` for ${counted(cost, 'counter')}`;
const fromDeck = ({ from }: Event): string => (from === DECK ? ' from the deck' : '');

function deploy(t: Told): string {
  const down = t.e.n === 1 ? ' face down' : '';
  // What a hidden card cost would tell much about it.
  const paid = cardOf(t) === null ? '' : price(t.e);
  return `${side(t)} deploys ${name(t)}${fromDeck(t.e)}${down} to ${planet(t)}${paid}.`;
}

function discard(t: Told): string {
  const { from } = t.e;
  if (from === HAND) return `${side(t)} discards ${name(t)} from hand.`;
  if (from === LAPS) return `${name(t)} is discarded from ${side(t)}'s lap.`;
  return `${name(t)} is discarded.`;
}

function toDeck(t: Told): string {
  return onPlanet(t.e.from) ? `${name(t)} goes back into ${side(t)}'s deck.` : ''; // dueling cards go back unseen
}

function under(t: Told): string {
  if (t.e.from === DECK) return `The top card of ${side(t)}'s deck is put under it.`;
  return `${side(t)} puts ${name(t)} under the deck.`;
}

function lap(t: Told): string {
  return `${side(t)} plays ${name(t)} as ${t.e.n} of the lap${t.e.other === 1 ? ' (handling)' : ''}.`;
}

const PURPOSES: Readonly<Record<number, string>> = {
  [FOR_BATTLE_CARD]: 'for the Battle card',
  [FOR_WEAPON]: 'for the weapon',
  [FOR_POWER]: 'for power',
};

function destiny(t: Told): string {
  if (t.e.card < 0) return `${side(t)} has no card left to draw.`;
  const number = t.e.n > 0 ? `: ${t.e.n}` : ''; // of two numbers its player chooses one, which is told then
  return `${side(t)} draws ${name(t)} ${PURPOSES[t.e.to] ?? 'for destiny'}${number}.`;
}

function reveal(t: Told): string {
  return `${side(t)} reveals ${name(t)}: ${definition(t)?.destiny.join(' or ') ?? t.e.n}.`;
}

// Fights and duels.

/** "Darth Maul, Sith Lord with Darth Maul's Lightsaber fights Qui-Gon Jinn, Jedi Master." */
function fight({ cards, e }: Told): string {
  const groups: number[][] = [[]];
  for (const def of e.defs ?? [])
    if (def < 0) groups.push([]);
    else groups.at(-1)!.push(def);
  const [own = [], theirs = [], weapons = [], theirWeapons = []] = groups;
  const camp = (fighters: readonly number[], used: readonly number[]): string =>
    `${named(cards, fighters)}${withWeapons(cards, used)}`;
  return `${camp(own, weapons)} ${own.length > 1 ? 'fight' : 'fights'} ${camp(theirs, theirWeapons)}.`;
}

const withWeapons = (cards: Catalogue, weapons: readonly number[]): string =>
  weapons.length === 0 ? '' : ` with ${named(cards, weapons)}`;

function works(t: Told): string {
  const form = t.e.defs?.[0] ?? t.e.def;
  return form === t.e.def ? `${side(t)} uses ${name(t)}.` : `${side(t)} uses ${name(t)} as ${callName(t.cards, form)}.`;
}

/** "Darth Maul, Sith Lord: power 6 + 2 (Desert Landing Site) + 4 (destiny) = 12." */
function power({ cards, e }: Told): string {
  const fighters = e.defs ?? [e.def];
  return `${named(cards, fighters)}: power ${sumOf(cards, e.parts ?? [], e.n, fighters.length > 1)}.`;
}

/** A number with what it is made of. `several`: whose power each part is has to be said. */
export function sumOf(cards: Catalogue, parts: readonly Part[], n: number, several: boolean): string {
  const words = parts.map((part, i) => {
    const sign = i === 0 ? (part.n < 0 ? '-' : '') : part.n < 0 ? '- ' : '+ ';
    const source = sourceOf(cards, part, several);
    return `${sign}${Math.abs(part.n)}${source === '' ? '' : ` (${source})`}`;
  });
  if (words.length === 0) return `${n}`;
  return words.length === 1 && parts[0]!.n === n ? words[0]! : `${words.join(' ')} = ${n}`;
}

function sourceOf(cards: Catalogue, { def, rule }: Part, several: boolean): string {
  const source = cards.cards[def];
  if (source === undefined) return rule;
  switch (rule) {
    case 'YJ-CARD-10':
      return several ? callName(cards, def) : '';
    case 'YJ-CARD-11':
      return LOCATIONS[source.planet]?.[source.location] ?? callName(cards, def);
    case 'YJ-CARD-20':
      return several ? `text of ${callName(cards, def)}` : 'its text';
    case 'YJ-ARM-03':
      return source.card.weapon;
    case 'YJ-DST-01':
      return 'destiny';
    default:
      return callName(cards, def);
  }
}

function breakthrough(t: Told): string {
  if (t.e.n === 0) return `${side(t)} lets nobody break through.`;
  return `${counted(t.e.n, 'Character')} of ${enemy(t)} ${t.e.n === 1 ? 'breaks' : 'break'} through.`;
}

function battle(t: Told): string {
  return t.e.n === 1
    ? `${side(t)} attacks the Starships that evacuate ${planet(t)}.`
    : `${side(t)} starts a battle on ${planet(t)}.`;
}

function hit(t: Told): string {
  const sum = `${t.e.n} of ${counted(definition(t)?.damage ?? t.e.n, 'hit')}`;
  return t.e.other < 0 ? `A hit is taken back from ${name(t)}: ${sum}.` : `${name(t)} is hit: ${sum}.`;
}

function duelEnds(t: Told): string {
  return t.e.seat < 0
    ? 'The duel ends without a winner: both have no cards left, and equally many hits.'
    : `The duel ends: both have no cards left, and ${side(t)} has more hits, ${t.e.n}.`;
}

// What is seen.

function look(t: Told): string {
  const card = cardOf(t);
  return `${side(t)} looks at the top card of ${enemy(t)}'s deck${card === null ? '' : `: ${card}`}.`;
}

function result(t: Told): string {
  switch (t.e.reason) {
    case 'planets':
      return `${side(t)} controls two planets and wins.`;
    case 'deck':
      return `${enemy(t)} has no cards left in the deck: ${side(t)} wins.`;
    case 'podrace':
      return `${side(t)} completes the third lap and wins the Podrace and the game.`;
    case 'concession':
      return `${enemy(t)} concedes: ${side(t)} wins.`;
    case 'tie':
      return 'Both decks are empty: the game is a tie.';
    case 'noPlanet':
      return 'Nobody has a Location for another planet: the game is a tie.';
    default:
      return t.e.seat < 0 ? 'The game is a tie: no card has moved for many turns.' : `${side(t)} wins.`;
  }
}

const TELL: { readonly [K in EventKind]: (t: Told) => string } = {
  draw: (t) => (t.e.card < 0 ? `${side(t)} has no card left to draw.` : `${side(t)} draws ${name(t)}.`),
  destiny,
  lose: (t) => (t.e.card < 0 ? `${side(t)} has no card left to lose.` : `${side(t)} loses ${name(t)}.`),
  discard,
  deploy,
  race: (t) => `${side(t)} enters ${name(t)}${fromDeck(t.e)} in the Podrace${price(t.e)}.`,
  launch: (t) => `${side(t)} launches ${name(t)}${fromDeck(t.e)} into Hyperspace.`,
  locate: (t) => `${side(t)} plays ${name(t)}${fromDeck(t.e)} as the new location.`,
  turnUp: (t) => `${side(t)} turns ${name(t)} face up.`,
  take: (t) => `${side(t)} takes ${name(t)} from the deck into hand.`,
  toHand: (t) => `${name(t)} goes back to ${side(t)}'s hand.`,
  toDeck,
  under,
  shuffle: (t) => `${side(t)} shuffles the deck.`,
  lap,
  lapDone: (t) => `${side(t)} completes lap ${t.e.n}.`,
  thrust: (t) => `${name(t)} gets ${counted(t.e.n, 'Thrust token')}.`,
  declare: (t) => `${side(t)} puts ${name(t, 'a Battle card')} into the battle plan.`,
  duelDraw: (t) => `${side(t)} draws ${name(t)} for the duel.`,
  duelPlay: (t) => `${side(t)} ${t.e.other === 1 ? 'blocks' : 'attacks'} with ${name(t)} as ${t.e.n}.`,
  control: (t) => `${side(t)} takes control of ${planet(t)}${t.e.n === 1 ? ', which was surrendered' : ''}.`,
  reveal,
  first: (t) => `${side(t)} goes first.`,
  turn: (t) => `Turn ${t.e.n}: ${side(t)}.`,
  step: ({ e }) => STEPS[e.n] ?? '',
  number: (t) => `${side(t)} uses the number ${t.e.n}.`,
  text: (t) => `${side(t)} uses the text of ${name(t)}.`,
  look,
  show: (t) => `${side(t)} shows the hand: ${named(t.cards, t.e.defs ?? [])}.`,
  evacuate: (t) => `${side(t)} evacuates ${planet(t)} with ${counted(t.e.n, 'card')}.`,
  intercept: (t) => `${side(t)} intercepts.`,
  letGo: (t) => `${side(t)} does not intercept.`,
  evacuated: (t) =>
    t.e.n === 1
      ? `The evacuation of ${planet(t)} succeeds.`
      : `The evacuation of ${planet(t)} fails: no transport is left.`,
  battle,
  declared: (t) => `${side(t)} has ${t.e.n === 0 ? 'no Battle cards' : counted(t.e.n, 'Battle card')} in the plan.`,
  planned: () => '',
  fight,
  works,
  wasted: (t) => `${name(t, 'a Battle card')} cannot be used.`,
  ignored: ({ cards, e }) => `${upperFirst(weaponName(cards, e.def))} counts for nothing in this fight.`,
  swap: (t) => `${side(t)} swaps a destiny number for one that is ${t.e.n} higher.`,
  replace: (t) => `${side(t)} counts ${t.e.n} instead of a destiny number.`,
  power,
  won: (t) => `${name(t)} wins against ${other(t)}.`,
  tied: (t) => `${name(t)} and ${other(t)} are equally strong: nobody is defeated.`,
  defeated: (t) => `${name(t)} is defeated.`,
  damage: (t) => `${side(t)} takes ${t.e.n} damage.`,
  breakthrough,
  battleEnds: () => '',
  duel: (t) => `${name(t)}${withWeapons(t.cards, t.e.defs ?? [])} challenges ${other(t)} to a duel.`,
  defends: (t) => `${name(t)} defends${withWeapons(t.cards, t.e.defs ?? []) || ' without a weapon'}.`,
  hit,
  duelEnds,
  surrender: (t) => `${side(t)} surrenders ${planet(t)}.`,
  handAside: (t) => `${side(t)} discards the whole hand, ${counted(t.e.n, 'card')}.`,
  result,
};

export function describeEvent(cards: Catalogue, event: GameEvent, seat: number): string {
  const e = event as Event;
  return upperFirst(TELL[e.kind]({ cards, e, seat }));
}
