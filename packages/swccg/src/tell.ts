/**
 * What happened, in sentences, as one viewer knows it: they are made of viewed events, in which what the viewer may not
 * know is not there. An event that is not worth a sentence gives the empty string.
 */
import { counted, listed, type Viewed } from '@dejarik/kernel';
import type { Catalogue } from './cards/catalogue.ts';
import { shown } from './exact.ts';
import { PHASES, pileName } from './naming.ts';
import type { Event, EventKind } from './rules/event.ts';
import { AT, HAND, LOCATION, ON, PILES, SEATS, SIDE_OF_TABLE, TABLE } from './rules/state.ts';

/** Speaks of cards, and remembers which it has named. */
export class Speaker {
  readonly #cards: Catalogue;
  readonly #named = new Set<string>();

  constructor(cards: Catalogue) {
    this.#cards = cards;
  }

  /** The ids of the cards that were named. */
  get named(): readonly string[] {
    return [...this.#named];
  }

  /** The card, or `hidden` if it is not known. */
  name(def: number, hidden = 'a card'): string {
    const found = this.#cards.cards[def];
    if (found === undefined) return hidden;
    this.#named.add(found.card.id);
    return found.title;
  }
}

export const sideName = (seat: number): string => SEATS[seat]?.name ?? 'nobody';

type Of<K extends EventKind> = Extract<Event, { readonly kind: K }>;
type Sentences = { readonly [K in EventKind]: (w: Speaker, e: Of<K>) => string };
interface OfCard {
  readonly seat: number;
  readonly def: number;
}

/** "Dark draws a card." */
const does =
  (verb: string, after = '') =>
  (w: Speaker, { seat, def }: OfCard): string =>
    `${sideName(seat)} ${verb} ${w.name(def)}${after}.`;

/** "Luke Skywalker is hit." */
const is =
  (what: string) =>
  (w: Speaker, { def }: OfCard): string =>
    `${w.name(def, 'A card')} ${what}.`;

const at =
  (verb: string) =>
  (w: Speaker, { seat, atDef }: { readonly seat: number; readonly atDef: number }): string =>
    `${sideName(seat)} ${verb} at ${w.name(atDef)}.`;

const place = (w: Speaker, { onDef, as }: { readonly onDef: number; readonly as: number }): string => {
  if (as === LOCATION || as === SIDE_OF_TABLE) return '';
  return ` ${as === AT ? 'to' : as === ON ? 'on' : 'aboard'} ${w.name(onDef)}`;
};

const fromPile = (from: number): string => (from < PILES ? ` from the ${pileName(from)}` : '');

const SENTENCES: Sentences = {
  activateForce: () => '',
  useForce: () => '',
  drawCard: does('draws'),
  take: (w, { seat, def, from }) => `${sideName(seat)} takes ${w.name(def)} into hand${fromPile(from)}.`,
  toHand: (w, { seat, def, from }) =>
    from === TABLE ? `${w.name(def)} returns to ${sideName(seat)}'s hand.` : `${sideName(seat)} draws ${w.name(def)}.`,
  toReserve: () => '',
  toForce: () => '',
  toUsed: (w, { def, from }) => (from === TABLE ? `${w.name(def)} goes to the Used Pile.` : ''),
  loseForce: (w, { seat, def, from }) => `${sideName(seat)} loses ${w.name(def)}${fromPile(from)}.`,
  lost: is('is lost'),
  forfeited: does('forfeits'),
  retrieve: does('retrieves'),
  outOfPlay: is('goes out of play'),
  played: (w, { seat, def, from }) => (from === HAND ? `${sideName(seat)} plays ${w.name(def)}.` : ''),
  deployed: (w, e) => `${sideName(e.seat)} deploys ${w.name(e.def)}${place(w, e)}.`,
  moved: (w, e) => `${w.name(e.def, 'A card')} moves${place(w, e)}.`,
  placed: (w, e) => `${w.name(e.def, 'A card')} is placed${place(w, e)}.`,
  stacked: (w, { def, onDef }) => `${w.name(def, 'A card')} is put under ${w.name(onDef)}.`,
  destiny: (w, { seat, def, n }) => `${sideName(seat)} draws destiny: ${w.name(def)}${n < 0 ? '' : `, ${shown(n)}`}.`,
  shuffled: (_, { seat, pile }) => `${sideName(seat)} shuffles the ${pileName(pile)}.`,
  recirculated: () => '',
  turn: (_, { seat, n }) => `Turn ${n}: ${sideName(seat)}.`,
  phase: (_, { phase }) => `${PHASES[phase]} phase.`.replace(/^./u, (first) => first.toUpperCase()),
  activated: (_, { seat, n }) => `${sideName(seat)} activates ${n} Force.`,
  drain: at('drains Force'),
  drained: (_, { seat, n }) => `${sideName(seat)} is drained of ${shown(n)} Force.`,
  battle: at('initiates a battle'),
  power: (_, { seat, n, draws }) =>
    `${sideName(seat)} has power ${shown(n)}${draws.length === 0 ? '' : ` with destiny ${listed(draws.map(shown))}`}.`,
  attrition: (_, { seat, n }) => `Attrition against ${sideName(seat)}: ${shown(n)}.`,
  damage: (_, { seat, n }) => `Battle damage against ${sideName(seat)}: ${shown(n)}.`,
  battleWon: at('wins the battle'),
  battleTied: (w, { atDef }) => `The battle at ${w.name(atDef)} is a tie.`,
  battleEnds: () => '',
  fires: (w, { seat, def, otherDef }) => `${sideName(seat)} fires ${w.name(def)} at ${w.name(otherDef, 'nobody')}.`,
  hit: is('is hit'),
  missed: is('is missed'),
  text: does('uses the text of'),
  cancelled: is('is cancelled'),
  destinyCancelled: is('does not count as destiny'),
  captured: is('is captured'),
  released: is('is released'),
  stolen: does('steals'),
  flagged: is('is turned'),
  show: (w, { seat, cards, defs }) => `${sideName(seat)} shows ${namesOf(w, cards, defs)}.`,
  look: (w, { seat, cards, defs }) => `${sideName(seat)} looks at ${namesOf(w, cards, defs)}.`,
  chosen: (_, { seat, n }) => `${sideName(seat)} chooses ${shown(n)}.`,
  result: (_, { outcomes, reason }) => {
    const winner = outcomes.indexOf('won');
    return winner < 0 ? `The game is a draw: ${reason}.` : `${sideName(winner)} wins: ${reason}.`;
  },
};

/** In a view there may be no list of what was shown. */
const namesOf = (w: Speaker, cards: readonly number[], defs: readonly number[]): string =>
  Array.isArray(defs) && defs.length > 0 ? listed(defs.map((def) => w.name(def))) : counted(cards.length, 'card');

export const tellEvent = (w: Speaker, event: Viewed<Event>): string =>
  (SENTENCES[event.kind] as (w: Speaker, e: Event) => string)(w, event);
