/** Tables laid out for scenarios. */
import { column, opponentOf, seeded, UNKNOWN } from '@dejarik/kernel';
import { LOCATIONS, PLANETS, type Planet } from '../cards/card.ts';
import { type Catalogue, catalogue, type Definition } from '../cards/catalogue.ts';
import { shippedCards } from '../cards/shipped.ts';
import { EDITION } from '../rules/edition.ts';
import { game } from '../rules/setup.ts';
import {
  BATTLE,
  DARK,
  DECK,
  DEPLOY,
  DISCARD,
  emptyState,
  EVEN_UP,
  HAND,
  HYPERSPACE,
  LAPS,
  LIGHT,
  LOCATIONS as PILE,
  OBJECTIVE,
  placeOf,
  RACE,
  SEATS,
  SETUP,
  type State,
} from '../rules/state.ts';
import { turn } from '../rules/turn.ts';

export interface SideSpec {
  readonly hand?: readonly string[];
  /** The top card first. Cards without text follow, `left` of them. */
  readonly deck?: readonly string[];
  /** How many plain cards lie beneath those named; 30 unless told. They have destiny 3 and no text. */
  readonly left?: number;
  readonly discard?: readonly string[];
  /** Characters, Weapons and at most one Effect, by planet. Of the hidden ones the name begins with "hidden ". */
  readonly Tatooine?: readonly string[];
  readonly Coruscant?: readonly string[];
  readonly Naboo?: readonly string[];
  readonly hyperspace?: readonly string[];
  /** Whether the seat plays with its Boonta Eve Classic; pilot and Podracer there. */
  readonly objective?: boolean;
  readonly race?: readonly string[];
  readonly thrust?: number;
  readonly laps?: readonly string[];
  readonly lapTokens?: number;
  readonly controls?: readonly Planet[];
  /** Of those it controls, which the opponent surrendered. */
  readonly gotBySurrender?: readonly Planet[];
  /** Turns finished on the current planet; 2 unless told, so that nothing comes hidden. */
  readonly turnsHere?: number;
}

/** Where play begins. */
export type StartAt = 'setup' | `${'Dark' | 'Light'} ${keyof typeof STEPS}`;

const STEPS = {
  'starts a turn': ['begin', SETUP],
  deploys: ['deploy', DEPLOY],
  battles: ['startBattleStep', BATTLE],
  'evens up': ['evenUp', EVEN_UP],
  'ends the turn': ['end', EVEN_UP],
} as const;

export interface BoardSpec {
  readonly dark?: SideSpec;
  readonly light?: SideSpec;
  readonly at: StartAt;
  /** The current location; not at setup. */
  readonly location?: string;
  readonly seed?: number;
}

/** Cards without text, of destiny 3, that hardly any text speaks of. */
const PLAIN = ['Rodian, Mercenary', 'Ishi Tib, Warrior'] as const;

let shipped: Catalogue | null = null;
export const shippedCatalogue = (): Catalogue => (shipped ??= catalogue(shippedCards()));

export function definitionOf(cards: Catalogue, seat: number, name: string): Definition {
  const found = cards.find(name) ?? cards.find(`${name} (${SEATS[seat]!.name})`);
  if (found === undefined)
    throw new Error(`the scenario names a card ${name} that is not in the catalogue, or not alone`);
  if (found.side !== seat)
    throw new Error(`the scenario gives ${SEATS[seat]!.name} the card ${name} of the other side`);
  return found;
}

/** What each list of a side is called, and how many cards it brings. */
const namesOf = (spec: SideSpec): string[] => [
  ...(spec.hand ?? []),
  ...(spec.deck ?? []),
  ...(spec.discard ?? []),
  ...(spec.Tatooine ?? []),
  ...(spec.Coruscant ?? []),
  ...(spec.Naboo ?? []),
  ...(spec.hyperspace ?? []),
  ...(spec.race ?? []),
  ...(spec.laps ?? []),
];

const leftOf = (spec: SideSpec): number => spec.left ?? 30;
const hasObjective = (spec: SideSpec): boolean => spec.objective === true || (spec.race ?? []).length > 0;
const sizeOf = (spec: SideSpec): number => namesOf(spec).length + leftOf(spec) + (hasObjective(spec) ? 1 : 0);

/** Puts cards onto an empty table, one number after another. */
class Builder {
  readonly state: State;
  readonly #cards: Catalogue;
  readonly #next: number[];

  constructor(cards: Catalogue, sizes: readonly number[]) {
    this.#cards = cards;
    const owner = sizes.flatMap((size, seat) => column(size, seat));
    this.state = emptyState(EDITION, SEATS, column(owner.length, UNKNOWN), owner);
    this.#next = sizes.map((_, seat) => owner.indexOf(seat));
  }

  put(seat: number, name: string, zone: number, list: number[] | null): number {
    const card = this.#next[seat]!++;
    this.state.def[card] = definitionOf(this.#cards, seat, name).index;
    this.state.zone[card] = zone;
    list?.push(card);
    return card;
  }

  side(seat: number, spec: SideSpec): void {
    const s = this.state;
    for (const name of spec.hand ?? []) this.put(seat, name, HAND, s.hand[seat]!);
    for (const name of spec.discard ?? []) this.put(seat, name, DISCARD, s.discard[seat]!);
    for (let i = 0; i < leftOf(spec); i++) this.put(seat, PLAIN[seat]!, DECK, s.deck[seat]!);
    for (const name of (spec.deck ?? []).toReversed()) this.put(seat, name, DECK, s.deck[seat]!);
    PLANETS.forEach((planet, zone) => {
      for (const name of spec[planet] ?? []) this.#onPlanet(seat, name, zone);
    });
    for (const name of spec.hyperspace ?? []) this.put(seat, name, HYPERSPACE, s.hyperspace[seat]!);
    for (const name of spec.laps ?? []) this.put(seat, name, LAPS, s.laps[seat]!);
    for (const name of spec.race ?? []) {
      const card = this.put(seat, name, RACE, s.race[seat]!);
      s.raced[seat]! |= this.#cards.cards[s.def[card]!]!.podracer ? 2 : 1;
    }
    if (hasObjective(spec)) this.put(seat, 'Boonta Eve Classic', OBJECTIVE, null);
    s.thrust[seat] = spec.thrust ?? 0;
    s.lapTokens[seat] = spec.lapTokens ?? 0;
    s.turnsHere[seat] = spec.turnsHere ?? 2;
    for (const planet of spec.controls ?? []) s.control[PLANETS.indexOf(planet)] = seat;
    for (const planet of spec.gotBySurrender ?? []) s.surrendered[PLANETS.indexOf(planet)] = 1;
  }

  #onPlanet(seat: number, spec: string, planet: number): void {
    const s = this.state;
    const hidden = spec.startsWith('hidden ');
    const name = hidden ? spec.slice('hidden '.length) : spec;
    const effect = definitionOf(this.#cards, seat, name).effect;
    const card = this.put(seat, name, planet, (effect ? s.effects : s.planet)[placeOf(seat, planet)]!);
    s.down[card] = hidden ? 1 : 0;
  }
}

export function buildBoard(cards: Catalogue, spec: BoardSpec): State {
  const dark = spec.dark ?? {};
  const light = spec.light ?? {};
  const place = spec.location;
  const builder = new Builder(cards, [sizeOf(dark) + (place === undefined ? 0 : 1), sizeOf(light)]);
  builder.side(DARK, dark);
  builder.side(LIGHT, light);
  const s = builder.state;
  s.random = seeded(spec.seed ?? 1);
  if (place !== undefined) {
    const planet = LOCATIONS.findIndex((names) => names.includes(place));
    if (planet < 0) throw new Error(`the scenario is at ${place}, which is no location`);
    builder.put(DARK, `${PLANETS[planet]}, ${place}`, PILE, s.locations);
    s.current = planet;
  }
  begin(s, spec.at);
  return s;
}

function begin(s: State, at: StartAt): void {
  const whole = { proc: 'game' as const, step: 0 };
  s.frames.push(whole);
  if (at === 'setup') return;
  const seat = at.startsWith('Dark') ? DARK : LIGHT;
  const [name, step] = new Map(Object.entries(STEPS)).get(at.slice(at.indexOf(' ') + 1))!;
  whole.step = game.stepAt.get('again')!;
  s.turn = 5;
  s.step = step;
  s.acting = name === 'begin' ? opponentOf(s, seat) : seat;
  s.frames.push({ proc: 'turn', step: turn.stepAt.get(name)! });
}
