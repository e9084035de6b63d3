/** What a seat may know, and full states that fit it. */
import {
  below,
  cover,
  hideOrder,
  onceFor,
  oneOf,
  type RandomState,
  shuffle,
  UNKNOWN,
  type View,
} from '@dejarik/kernel';
import type { Catalogue, Definition } from './cards/catalogue.ts';
import { cardOf, type Option } from './rules/questions.ts';
import { sees } from './rules/sees.ts';
import { cloneState, DECK, DISCARD, onPlanet, PLAN, PLANET_COUNT, placeOf, SEATS, type State } from './rules/state.ts';
import { deploysHidden, type Table } from './rules/table.ts';

export function view(g: Table, viewer: number): View<State> {
  const s = g.state;
  const seen = cloneState(s);
  cover(s, seen, viewer, sees);
  if (s.question?.seat === viewer) for (const choice of s.question.options) revealTo(s, seen, choice);
  for (const owner of s.seats.keys()) if (owner !== viewer) coverPlans(s, seen, owner);
  // What hidden cards cost would tell much about them.
  if (viewer !== s.acting && s.acting >= 0 && deploysHidden(s, s.acting)) seen.spent = 0;
  // A player knows which cards are left in the own deck, not their order: they are shown as they lie while it is looked
  // through, so that a search shows what it finds.
  const deck = seen.deck[viewer];
  if (deck !== undefined) {
    deck.sort((a, b) => a - b);
    hideOrder(
      s,
      seen,
      deck.filter((card) => !sees(s, viewer, card)),
    );
  }
  return { seat: viewer, state: seen };
}

/** What another seat has in mind: its plan, and which of its hidden cards is the Effect. */
function coverPlans(s: State, seen: State, owner: number): void {
  if (seen.battle !== null) {
    // The order of another's plan is secret: it is shown in no order. Nor can it be seen how far one is that is made.
    const isMade = s.question?.kind !== 'plan' || s.question.seat !== owner;
    seen.battle.plan[owner] = isMade ? seen.battle.plan[owner]!.sort((a, b) => a - b) : [];
  }
  coverHidden(seen, owner);
}

/**
 * Lays a seat's face-down cards on each planet together, in no order: of hidden cards only the number is known
 * (YJ-HID-10), not which of them is the Effect.
 */
function coverHidden(seen: State, owner: number): void {
  for (let planet = 0; planet < PLANET_COUNT; planet++) {
    const at = placeOf(owner, planet);
    const isDown = (card: number): boolean => seen.down[card] === 1;
    const [cards, effects] = [seen.planet[at]!, seen.effects[at]!];
    const hidden = [...cards, ...effects].filter(isDown).sort((a, b) => a - b);
    if (hidden.length === 0) continue;
    seen.planet[at] = [...cards.filter((card) => !isDown(card)), ...hidden];
    seen.effects[at] = effects.filter((card) => !isDown(card));
  }
}

/** Being asked about a card shows it in a deck, and in a discard pile that is looked through (YJ-PLT-10). */
function revealTo(s: State, seen: State, option: Option): void {
  const card = cardOf(option);
  if (s.zone[card] === DECK || s.zone[card] === DISCARD) seen.def[card] = s.def[card]!;
}

/** Deals the unknown cards anew: the own deck in any order, the enemy's from all the cards they could own. */
export function deal(cards: Catalogue, s: State, viewer: number, random: RandomState): void {
  for (const owner of s.seats.keys()) dealLocations(cards, s, owner, random);
  const titles = s.seats.map((_, owner) => titlesInPlay(cards, s, owner));
  for (let card = 0; card < s.def.length; card++) {
    if (s.def[card] !== UNKNOWN) continue;
    const owner = s.owner[card]!;
    const place = kindOfPlace(s, card);
    const pool = poolsOf(cards)[s.seats[owner]!.side]![place];
    const fitting = place === 'planet' ? pool.filter((def) => !titles[owner]!.has(cards.cards[def]!.title)) : pool;
    s.def[card] = oneOf(random, fitting);
    if (place === 'planet') noteTitle(cards, titles[owner]!, s.def[card]!);
  }
  if (s.battle !== null)
    for (const owner of s.seats.keys())
      if (owner !== viewer) s.battle.plan[owner] = somePlan(cards, s, s.battle.plan[owner]!, random);
  if (viewer >= 0) shuffle(random, s.deck[viewer]!);
}

/** YJ-DECK-03: a Location of each planet is somewhere, else a seat could be asked for a planet and have none. */
function dealLocations(cards: Catalogue, s: State, owner: number, random: RandomState): void {
  const own = s.def.flatMap((_, card) => (s.owner[card] === owner ? [card] : []));
  const known = own.flatMap((card) => cards.cards[s.def[card]!] ?? []);
  const hidden = own.filter((card) => s.def[card] === UNKNOWN && kindOfPlace(s, card) === 'any');
  for (let planet = 0; planet < PLANET_COUNT && hidden.length > 0; planet++) {
    if (known.some((def) => def.type === 'Location' && def.planet === planet)) continue;
    const locations = poolsOf(cards)[s.seats[owner]!.side]!.any.filter((index) => {
      const def = cards.cards[index]!;
      return def.type === 'Location' && def.planet === planet;
    });
    const [card] = hidden.splice(below(random, hidden.length), 1);
    s.def[card!] = oneOf(random, locations);
  }
}

/** The titles of which the seat can have no card face down, as far as the faces in play are known (YJ-STK-02, 05). */
function titlesInPlay(cards: Catalogue, s: State, owner: number): Set<number> {
  const titles = new Set<number>();
  for (const list of [...s.planet.slice(placeOf(owner, 0), placeOf(owner, PLANET_COUNT)), s.race[owner]!])
    for (const card of list) if (s.def[card] !== UNKNOWN) noteTitle(cards, titles, s.def[card]!);
  return titles;
}

function noteTitle(cards: Catalogue, titles: Set<number>, def: number): void {
  const { title, stackable, unique } = cards.cards[def]!;
  if (stackable || unique) titles.add(title);
}

/** A plan that these cards could make: fighters in any order, each other card before one of them. */
function somePlan(cards: Catalogue, s: State, known: readonly number[], random: RandomState): number[] {
  const defOf = (card: number) => cards.cards[s.def[card]!]!;
  const fighters = known.filter((card) => defOf(card).fighter);
  if (fighters.length === 0) return known.slice();
  shuffle(random, fighters);
  const before = fighters.map((): { battle: number[]; weapons: number[] } => ({ battle: [], weapons: [] }));
  for (const card of known) {
    const def = defOf(card);
    if (def.fighter) continue;
    const fits = fighters.map((fighter, i) => (defOf(fighter).fighter && canUse(cards, s, fighter, card) ? i : -1));
    const places = fits.filter((i) => i >= 0);
    const at = places.length > 0 ? oneOf(random, places) : below(random, fighters.length);
    (def.battle ? before[at]!.battle : before[at]!.weapons).push(card);
  }
  return fighters.flatMap((fighter, i) => [...before[i]!.battle, ...before[i]!.weapons, fighter]);
}

/** Whether the fighter is one of those that the Weapon or Battle card names. */
function canUse(cards: Catalogue, s: State, fighter: number, card: number): boolean {
  const def = cards.cards[s.def[card]!]!;
  const user = s.def[fighter]!;
  return (
    def.boxes.some((box) => box.who.includes[user] === 1) ||
    def.uses.some(({ members }) => members.some((who) => who.includes[user] === 1))
  );
}

const kindOfPlace = (s: State, card: number): keyof ReturnType<typeof poolsOf>[number] => {
  const zone = s.zone[card]!;
  if (zone === PLAN) return 'battle';
  if (!onPlanet(zone)) return 'any';
  return s.effects[placeOf(s.owner[card]!, zone)]!.includes(card) ? 'effect' : 'planet';
};

/** The cards that a seat of each side can have, by where they lie. */
const poolsOf = onceFor((cards: Catalogue) =>
  SEATS.map(({ side: own }) => {
    const owned = cards.cards.filter(
      ({ side, card }) => side === own && card.reprintOf === null && card.type !== 'Objective',
    );
    const list = (fits: (def: Definition) => boolean): number[] => owned.filter(fits).map(({ index }) => index);
    return {
      any: list(() => true),
      battle: list(({ battle }) => battle),
      effect: list(({ effect }) => effect),
      planet: list(({ type }) => type === 'Character' || type === 'Weapon'),
    };
  }),
);
