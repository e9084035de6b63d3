/**
 * What happened, in sentences, as one viewer knows it: they are made of viewed events, in which what the viewer may
 * not know is not there. An event that is not worth a sentence gives the empty string.
 */
import { counted, listed, type Seat, Speaker, type Viewed } from '@dejarik/kernel';
import { upperFirst } from '@dejarik/language';
import { LOCATIONS } from './cards/card.ts';
import type { Catalogue, Definition } from './cards/catalogue.ts';
import { callName, planetName, weaponName } from './naming.ts';
import type { Event, EventKind, Part } from './rules/event.ts';
import {
  BATTLE,
  DECK,
  DEPLOY,
  EVEN_UP,
  FOR_BATTLE_CARD,
  FOR_POWER,
  FOR_WEAPON,
  HAND,
  LAPS,
  onPlanet,
  SEATS,
} from './rules/state.ts';

/** How this game calls its cards. */
export class Teller extends Speaker<Definition, Catalogue> {
  protected call({ index }: Definition): string {
    return callName(this.cards, index);
  }

  weapon(def: number): string {
    const known = this.cards.cards[def];
    if (known !== undefined) this.named.push(known.card.id);
    return weaponName(this.cards, def);
  }

  list(defs: readonly number[]): string {
    return listed(defs.map((def) => this.name(def)));
  }

  definition(def: number): Definition {
    return this.cards.cards[def] ?? this.cards.unknown;
  }
}

const STEPS: Readonly<Record<number, string>> = {
  [DEPLOY]: 'Deploy step.',
  [BATTLE]: 'Battle step.',
  [EVEN_UP]: 'Even Up step.',
};

type Of<K extends EventKind> = Extract<Event, { readonly kind: K }>;

// Cards that go somewhere.

/** What is not known costs -1. */
const price = (cost: number): string => (cost < 0 ? '' : cost === 0 ? ' for free' : ` for ${counted(cost, 'counter')}`);
const fromDeck = (from: number): string => (from === DECK ? ' from the deck' : '');

function discard(w: Teller, { seat, def, from }: Of<'discard'>): string {
  if (from === HAND) return `${w.seat(seat)} discards ${w.name(def)} from hand.`;
  if (from === LAPS) return `${w.name(def)} is discarded from ${w.seat(seat)}'s lap.`;
  return `${w.name(def)} is discarded.`;
}

function under(w: Teller, { seat, def, from }: Of<'under'>): string {
  if (from !== DECK) return `${w.seat(seat)} puts ${w.name(def)} under the deck.`;
  const which = w.knows(def) ? `, ${w.name(def)},` : '';
  return `The top card of ${w.seat(seat)}'s deck${which} is put under it.`;
}

const PURPOSES: Readonly<Record<number, string>> = {
  [FOR_BATTLE_CARD]: 'for the Battle card',
  [FOR_WEAPON]: 'for the weapon',
  [FOR_POWER]: 'for power',
};

function destiny(w: Teller, { seat, card, def, purpose, number }: Of<'destiny'>): string {
  if (card < 0) return `${w.seat(seat)} has no card left to draw.`;
  const counts = number > 0 ? `: ${number}` : ''; // of two numbers its player chooses one, which is told then
  return `${w.seat(seat)} draws ${w.name(def)} ${PURPOSES[purpose] ?? 'for destiny'}${counts}.`;
}

// Fights and duels.

/** "Darth Maul, Sith Lord with Darth Maul's Lightsaber fights Qui-Gon Jinn, Jedi Master." */
function fight(w: Teller, { seat, sides }: Of<'fight'>): string {
  const own = sides[seat]!;
  const all = [own, ...sides.filter((side) => side !== own)];
  const verb = own.defs.length > 1 ? 'fight' : 'fights';
  return `${all.map(({ defs, weaponDefs }) => `${w.list(defs)}${withWeapons(w, weaponDefs)}`).join(` ${verb} `)}.`;
}

const withWeapons = (w: Teller, weapons: readonly number[]): string =>
  weapons.length === 0 ? '' : ` with ${w.list(weapons)}`;

const withWeapon = (w: Teller, def: number): string => withWeapons(w, def < 0 ? [] : [def]);

function works(w: Teller, { seat, def, form }: Of<'works'>): string {
  const as = form === def ? '' : ` as ${w.name(form)}`;
  return `${w.seat(seat)} uses ${w.name(def)}${as}.`;
}

/** A number with what it is made of. `several`: whose power each part is has to be said. */
export function sumOf(w: Teller, parts: readonly Part[], n: number, several: boolean): string {
  const words = parts.map((part, i) => {
    const sign = i === 0 ? (part.n < 0 ? '-' : '') : part.n < 0 ? '- ' : '+ ';
    const source = sourceOf(w, part, several);
    return `${sign}${Math.abs(part.n)}${source === '' ? '' : ` (${source})`}`;
  });
  if (words.length === 0) return `${n}`;
  return words.length === 1 && parts[0]!.n === n ? words[0]! : `${words.join(' ')} = ${n}`;
}

function sourceOf(w: Teller, { def, rule }: Part, several: boolean): string {
  if (!w.knows(def)) return rule;
  const { planet, location, card } = w.definition(def);
  switch (rule) {
    case 'YJ-CARD-10':
      return several ? w.name(def) : '';
    case 'YJ-CARD-11':
      return LOCATIONS[planet]?.[location] ?? w.name(def);
    case 'YJ-CARD-20':
      return several ? `text of ${w.name(def)}` : 'its text';
    case 'YJ-ARM-03':
      return card.weapon;
    case 'YJ-DST-01':
      return 'destiny';
    default:
      return w.name(def);
  }
}

function breakthrough(w: Teller, { seat, n }: Of<'breakthrough'>): string {
  if (n === 0) return `${w.seat(seat)} lets nobody break through.`;
  return `${counted(n, 'Character')} of ${w.opponentOf(seat)} ${n === 1 ? 'breaks' : 'break'} through.`;
}

function hit(w: Teller, { def, other, hits }: Of<'hit'>): string {
  const sum = `${hits} of ${counted(w.definition(def).damage, 'hit')}`;
  return other < 0 ? `A hit is taken back from ${w.name(def)}: ${sum}.` : `${w.name(def)} is hit: ${sum}.`;
}

const duelEnds = (w: Teller, { seat, hits }: Of<'duelEnds'>): string =>
  seat < 0
    ? 'The duel ends without a winner: both have no cards left, and equally many hits.'
    : `The duel ends: both have no cards left, and ${w.seat(seat)} has more hits, ${hits}.`;

// What is seen.

function look(w: Teller, { seat, def }: Of<'look'>): string {
  const card = w.knows(def) ? `: ${w.name(def)}` : '';
  return `${w.seat(seat)} looks at the top card of ${w.opponentOf(seat)}'s deck${card}.`;
}

function show(w: Teller, { seat, defs }: Of<'show'>): string {
  return defs.length === 0 ? `${w.seat(seat)} shows the hand.` : `${w.seat(seat)} shows the hand: ${w.list(defs)}.`;
}

function result(w: Teller, { outcomes, reason }: Of<'result'>): string {
  const winner = outcomes.indexOf('won');
  const [won, lost] = [w.seat(winner), w.seat(outcomes.indexOf('lost'))];
  switch (reason) {
    case 'planets':
      return `${won} controls two planets and wins.`;
    case 'deck':
      return `${lost} has no cards left in the deck: ${won} wins.`;
    case 'podrace':
      return `${won} completes the third lap and wins the Podrace and the game.`;
    case 'concession':
      return `${lost} concedes: ${won} wins.`;
    case 'tie':
      return 'Both decks are empty: the game is a tie.';
    case 'noPlanet':
      return 'Nobody has a Location for another planet: the game is a tie.';
    default:
      return winner < 0 ? 'The game is a tie: no card has moved for many turns.' : `${won} wins.`;
  }
}

const TELL: { readonly [K in EventKind]: (w: Teller, e: Of<K>) => string } = {
  draw: (w, { seat, card, def }) =>
    card < 0 ? `${w.seat(seat)} has no card left to draw.` : `${w.seat(seat)} draws ${w.name(def)}.`,
  destiny,
  lose: (w, { seat, card, def }) =>
    card < 0 ? `${w.seat(seat)} has no card left to lose.` : `${w.seat(seat)} loses ${w.name(def)}.`,
  discard,
  deploy: (w, { seat, def, from, hidden, planet, cost }) =>
    `${w.seat(seat)} deploys ${w.name(def)}${fromDeck(from)}${hidden ? ' face down' : ''} to ${planetName(planet)}${price(cost)}.`,
  race: (w, { seat, def, from, cost }) =>
    `${w.seat(seat)} enters ${w.name(def)}${fromDeck(from)} in the Podrace${price(cost)}.`,
  launch: (w, { seat, def, from }) => `${w.seat(seat)} launches ${w.name(def)}${fromDeck(from)} into Hyperspace.`,
  locate: (w, { seat, def, from }) => `${w.seat(seat)} plays ${w.name(def)}${fromDeck(from)} as the new location.`,
  turnUp: (w, { seat, def }) => `${w.seat(seat)} turns ${w.name(def)} face up.`,
  take: (w, { seat, def }) => `${w.seat(seat)} takes ${w.name(def)} from the deck into hand.`,
  toHand: (w, { seat, def }) => `${w.name(def)} goes back to ${w.seat(seat)}'s hand.`,
  // Dueling cards go back unseen.
  toDeck: (w, { seat, def, from }) => (onPlanet(from) ? `${w.name(def)} goes back into ${w.seat(seat)}'s deck.` : ''),
  under,
  shuffle: (w, { seat }) => `${w.seat(seat)} shuffles the deck.`,
  lap: (w, { seat, def, place, handling }) =>
    `${w.seat(seat)} plays ${w.name(def)} as ${place} of the lap${handling ? ' (handling)' : ''}.`,
  lapDone: (w, { seat, n }) => `${w.seat(seat)} completes lap ${n}.`,
  thrust: (w, { def, n }) => `${w.name(def)} gets ${counted(n, 'Thrust token')}.`,
  declare: (w, { seat, def }) => `${w.seat(seat)} puts ${w.name(def, 'a Battle card')} into the battle plan.`,
  duelDraw: (w, { seat, def }) => `${w.seat(seat)} draws ${w.name(def)} for the duel.`,
  duelPlay: (w, { seat, def, number, block }) =>
    `${w.seat(seat)} ${block ? 'blocks' : 'attacks'} with ${w.name(def)} as ${number}.`,
  control: (w, { seat, planet, surrendered }) =>
    `${w.seat(seat)} takes control of ${planetName(planet)}${surrendered ? ', which was surrendered' : ''}.`,
  reveal: (w, { seat, def }) => `${w.seat(seat)} reveals ${w.name(def)}: ${w.definition(def).destiny.join(' or ')}.`,
  first: (w, { seat }) => `${w.seat(seat)} goes first.`,
  turn: (w, { seat, n }) => `Turn ${n}: ${w.seat(seat)}.`,
  step: (_, { step }) => STEPS[step] ?? '',
  number: (w, { seat, number }) => `${w.seat(seat)} uses the number ${number}.`,
  text: (w, { seat, def }) => `${w.seat(seat)} uses the text of ${w.name(def)}.`,
  look,
  show,
  evacuate: (w, { seat, planet, n }) => `${w.seat(seat)} evacuates ${planetName(planet)} with ${counted(n, 'card')}.`,
  intercept: (w, { seat }) => `${w.seat(seat)} intercepts.`,
  letGo: (w, { seat }) => `${w.seat(seat)} does not intercept.`,
  evacuated: (_, { planet, saved }) =>
    `The evacuation of ${planetName(planet)} ${saved ? 'succeeds' : 'fails: no transport is left'}.`,
  battle: (w, { seat, planet, ships }) =>
    ships
      ? `${w.seat(seat)} attacks the Starships that evacuate ${planetName(planet)}.`
      : `${w.seat(seat)} starts a battle on ${planetName(planet)}.`,
  declared: (w, { seat, n }) =>
    `${w.seat(seat)} has ${n === 0 ? 'no Battle cards' : counted(n, 'Battle card')} in the plan.`,
  planned: () => '',
  fight,
  works,
  wasted: (w, { def }) => `${w.name(def, 'a Battle card')} cannot be used.`,
  ignored: (w, { def }) => `${w.weapon(def)} counts for nothing in this fight.`,
  swap: (w, { seat, gain }) => `${w.seat(seat)} swaps a destiny number for one that is ${gain} higher.`,
  replace: (w, { seat, number }) => `${w.seat(seat)} counts ${number} instead of a destiny number.`,
  /** "Darth Maul, Sith Lord: power 6 + 2 (Desert Landing Site) + 4 (destiny) = 12." */
  power: (w, { defs, n, parts }) => `${w.list(defs)}: power ${sumOf(w, parts, n, defs.length > 1)}.`,
  won: (w, { def, otherDef }) => `${w.name(def)} wins against ${w.name(otherDef)}.`,
  tied: (w, { def, otherDef }) => `${w.name(def)} and ${w.name(otherDef)} are equally strong: nobody is defeated.`,
  defeated: (w, { def }) => `${w.name(def)} is defeated.`,
  damage: (w, { seat, n }) => `${w.seat(seat)} takes ${n} damage.`,
  breakthrough,
  battleEnds: () => '',
  duel: (w, { def, weaponDef, otherDef }) =>
    `${w.name(def)}${withWeapon(w, weaponDef)} challenges ${w.name(otherDef)} to a duel.`,
  defends: (w, { def, weaponDef }) => `${w.name(def)} defends${withWeapon(w, weaponDef) || ' without a weapon'}.`,
  hit,
  duelEnds,
  surrender: (w, { seat, planet }) => `${w.seat(seat)} surrenders ${planetName(planet)}.`,
  handAside: (w, { seat, n }) => `${w.seat(seat)} discards the whole hand, ${counted(n, 'card')}.`,
  result,
};

/** The sentence, in this speaker's words. */
export function tellEvent(w: Teller, e: Viewed<Event>): string {
  const sentence = TELL[e.kind] as (speaker: Teller, event: Event) => string; // by its kind, the one for it
  return upperFirst(sentence(w, e));
}

export const describeEvent = (cards: Catalogue, e: Viewed<Event>, seats: readonly Seat[] = SEATS): string =>
  tellEvent(new Teller(cards, seats), e);
