/**
 * What happened, in sentences, as one viewer knows it: they are made of viewed events, in which what the viewer may
 * not know is not there. An event that is not worth a sentence gives the empty string.
 */
import { counted, listed, type Seat, Speaker, type Viewed } from '@dejarik/kernel';
import { upperFirst } from '@dejarik/language';
import { shortTitle } from './cards/card.ts';
import type { Catalogue, Definition } from './cards/catalogue.ts';
import { shown } from './exact.ts';
import { PHASES, pileName, seating } from './naming.ts';
import type { Event, EventKind } from './rules/event.ts';
import { AT, BLUFF, CAPTIVE, COVERED, HELD, LOCATION, SIDE_OF_TABLE } from './rules/lies.ts';
import { END, HAND, SEATS, TABLE } from './rules/state.ts';

/** How this game calls its cards. */
export class Teller extends Speaker<Definition, Catalogue> {
  protected call({ title }: Definition): string {
    return shortTitle(title);
  }
}

/** Where a card was put: ` to Cantina`, ` aboard Red 5 as its pilot`, ` on Luke Skywalker`. */
function whereTo(speak: Teller, as: number, onDef: number): string {
  if (as === LOCATION || as === SIDE_OF_TABLE) return '';
  const on = speak.name(onDef, 'a card');
  if (as === AT) return ` to ${on}`;
  if (as === CAPTIVE) return ` to be held at ${on}`;
  if (as === HELD) return ` to be held by ${on}`;
  const seat = seating(as);
  return seat === undefined ? ` on ${on}` : ` aboard ${on} ${seat.told}`;
}

type Of<K extends EventKind> = Extract<Event, { readonly kind: K }>;
type Sentences = { readonly [K in EventKind]: (speak: Teller, event: Of<K>) => string };

const nothing = (): string => '';

/** "Dark loses Stormtrooper." */
const ofCard =
  (before: string, after = '') =>
  (speak: Teller, { seat, def }: { readonly seat: number; readonly def: number }): string =>
    `${speak.seat(seat)}${before}${speak.name(def)}${after}.`;

/** "Stormtrooper is lost." */
const cardIs =
  (what: string) =>
  (speak: Teller, { def }: { readonly def: number }): string =>
    `${upperFirst(speak.name(def))} ${what}.`;

/** "Stormtrooper goes to Dark's Used Pile." */
const goesTo =
  (way: string, pile: string) =>
  (speak: Teller, { seat, def }: { readonly seat: number; readonly def: number }): string =>
    `${upperFirst(speak.name(def))} goes ${way} ${speak.seat(seat)}'s ${pile}.`;

/** "Dark deploys Stormtrooper to Cantina." */
const placing =
  (does: string) =>
  (speak: Teller, { seat, def, as, onDef }: Omit<Of<'placed'>, 'kind'>): string =>
    `${speak.seat(seat)}${does}${speak.name(def)}${whereTo(speak, as, onDef)}.`;

/** "Dark shows Stormtrooper and Luke Skywalker." */
const ofCards =
  (does: string) =>
  (speak: Teller, { seat, cards, defs }: Omit<Of<'show'>, 'kind'>): string =>
    `${speak.seat(seat)}${does}${defs.length === 0 ? counted(cards.length, 'card') : listed(defs.map((def) => speak.name(def)))}.`;

const at = (speak: Teller, def: number): string => ` at ${speak.name(def, 'a location')}`;

const SENTENCES: Sentences = {
  activateForce: nothing,
  useForce: nothing,
  drawCard: ofCard(' draws '),
  take: ofCard(' takes ', ' into hand'),
  toHand: (speak, { seat, def, from }) =>
    from === TABLE
      ? `${upperFirst(speak.name(def))} returns to ${speak.seat(seat)}'s hand.`
      : `${speak.seat(seat)} takes ${speak.name(def)} into hand.`,
  toReserve: goesTo('to', 'Reserve Deck'),
  toForce: goesTo('to', 'Force Pile'),
  toUsed: (speak, event) =>
    event.from === TABLE || speak.knows(event.def) ? goesTo('to', 'Used Pile')(speak, event) : '',
  loseForce: (speak, { seat, def, from }) =>
    `${speak.seat(seat)} loses ${speak.name(def)} from the ${from === HAND ? 'hand' : pileName(from)}.`,
  lost: cardIs('is lost'),
  forfeited: ofCard(' forfeits '),
  retrieve: ofCard(' retrieves '),
  outOfPlay: cardIs('is out of play'),
  inserted: goesTo('into', 'Reserve Deck, which is shuffled'),
  played: ofCard(' plays '),
  deployed: placing(' deploys '),
  moved: placing(' moves '),
  placed: placing(' puts '),
  stacked: (speak, { seat, def, as, onDef }) => {
    if (as === COVERED) return `${upperFirst(speak.name(def))} is covered.`;
    const what = as === BLUFF ? 'a bluff card' : speak.name(def);
    return `${speak.seat(seat)} lays ${what} on ${speak.name(onDef)}.`;
  },
  destiny: (speak, { seat, def, n, draw }) => {
    const purpose = draw === 'battle' ? 'battle destiny' : draw === 'weapon' ? 'weapon destiny' : 'destiny';
    return `${speak.seat(seat)} draws ${purpose}: ${speak.name(def)}${n < 0 ? '' : `, ${shown(n)}`}.`;
  },
  shuffled: (speak, { seat, pile }) => `${speak.seat(seat)}'s ${pileName(pile)} is shuffled.`,
  recirculated: nothing,
  turn: (speak, { seat, n }) => `Turn ${n}: ${speak.seat(seat)}.`,
  phase: (_, { phase }) => (phase === END ? 'End of the turn.' : `${upperFirst(PHASES[phase] ?? '')} phase.`),
  activated: (speak, { seat, n }) => `${speak.seat(seat)} activates ${n} Force.`,
  drain: (speak, { seat, atDef }) => `${speak.seat(seat)} Force drains${at(speak, atDef)}.`,
  drained: (speak, { seat, n }) => `${speak.opponentOf(seat)} has to lose ${n} Force.`,
  battle: (speak, { seat, atDef }) => `${speak.seat(seat)} starts a battle${at(speak, atDef)}.`,
  power: (speak, { seat, n, draws }) =>
    `${speak.seat(seat)}'s total power is ${shown(n)}${draws.length === 0 ? '' : `, with battle destiny ${listed(draws.map(shown))}`}.`,
  attrition: (speak, { seat, n }) => `Attrition against ${speak.seat(seat)}: ${shown(n)}.`,
  damage: (speak, { seat, n }) => `Battle damage against ${speak.seat(seat)}: ${shown(n)}.`,
  battleWon: (speak, { seat, atDef }) => `${speak.seat(seat)} wins the battle${at(speak, atDef)}.`,
  battleTied: (speak, { atDef }) => `Nobody wins the battle${at(speak, atDef)}.`,
  battleEnds: nothing,
  deathStar: (speak, { n, otherDef }) =>
    otherDef < 0
      ? `The Death Star is at parsec ${n}, in deep space.`
      : `The Death Star orbits ${speak.name(otherDef)}.`,
  fires: (speak, { seat, def, otherDef }) =>
    `${speak.seat(seat)} fires ${speak.name(def)} at ${speak.name(otherDef, 'its target')}.`,
  shot: (speak, { def, n, than, need, against }) =>
    `${upperFirst(speak.name(def))}: ${shown(n)}, and it takes ${than} ${`${against} ${shown(need)}`.trim()}.`,
  hit: cardIs('is hit'),
  missed: cardIs('is missed'),
  text: ofCard(' uses '),
  cancelled: cardIs('is canceled'),
  destinyCancelled: cardIs('is canceled as destiny'),
  captured: cardIs('is captured'),
  released: cardIs('is released'),
  stolen: ofCard(' steals '),
  undercover: cardIs('goes Undercover'),
  coverBroken: cardIs('is no longer Undercover'),
  turnedOff: cardIs('is turned off'),
  turnedOn: cardIs('is turned on'),
  blownAway: cardIs('is blown away'),
  show: ofCards(' shows '),
  look: (speak, event) => (event.cards.length === 0 ? '' : ofCards(' looks at ')(speak, event)),
  chosen: (speak, { seat, n }) => `${speak.seat(seat)} chooses ${n}.`,
  result: (speak, { outcomes, reason }) => {
    const winner = outcomes.indexOf('won');
    return winner < 0 ? `The game is drawn (${reason}).` : `${speak.seat(winner)} wins (${reason}).`;
  },
};

export const tellEvent = (speak: Teller, event: Viewed<Event>): string =>
  (SENTENCES[event.kind] as (speak: Teller, event: Event) => string)(speak, event);

export const describeEvent = (cards: Catalogue, event: Viewed<Event>, seats: readonly Seat[] = SEATS): string =>
  tellEvent(new Teller(cards, seats), event);
