/** Tables laid out for scenarios. */
import { byName, column, opponentOf, seeded, shuffle, UNKNOWN } from '@dejarik/kernel';
import { shortTitle } from '../src/cards/card.ts';
import type { Catalogue, Definition } from '../src/cards/catalogue.ts';
import { isHoloCard } from '../src/rules/kinds.ts';
import {
  AT,
  BLOWN_AWAY,
  BLUFF,
  COVERED,
  FACE_DOWN,
  HELD,
  HIT,
  LOCATION,
  OFF,
  ON,
  SIDE_OF_TABLE,
  STACKED,
  UNDERCOVER,
} from '../src/rules/lies.ts';
import {
  emptyState,
  FORCE,
  HAND,
  LOST,
  OUT,
  pile,
  RESERVE,
  SEATS,
  type State,
  TABLE,
  UNDER,
  USED,
} from '../src/rules/state.ts';
import { game, turn } from '../src/rules/turn.ts';

/** So many plain cards, or these by name, the top card first. */
type PileSpec = number | readonly string[];

interface SideSpec {
  readonly hand?: readonly string[];
  /** The top card first; `left` plain cards (destiny 3, no text) lie beneath, 20 unless told. */
  readonly reserve?: readonly string[];
  readonly left?: number;
  /** 10 plain cards unless told. */
  readonly force?: PileSpec;
  readonly used?: PileSpec;
  readonly lost?: PileSpec;
  readonly out?: readonly string[];
}

/** Where play begins. */
type StartAt = 'setup' | `${'Dark' | 'Light'} ${keyof typeof STEPS}`;

const STEPS = {
  'starts a turn': 'begin',
  activates: 'activate',
  controls: 'control',
  deploys: 'deploy',
  battles: 'battle',
  moves: 'move',
  draws: 'draw',
  'ends the turn': 'end',
} as const;

export interface BoardSpec {
  readonly at: StartAt;
  /**
   * The locations in their order on the table (those of one system lie together), with the cards that are there. A title
   * that both sides have is Dark's unless it says `Light Tatooine: Cantina`; ` over Light` adds the version that it covers;
   * `blown away ` may stand first; ` #2` tells a second copy.
   *
   * A card is its title, on the half of its side. Characters, ships, vehicles and creatures are at the location, others on
   * it. `Luke Skywalker, pilot of Red 5`; so with driver, passenger, astromech, cargo, captive of; `held by`, `on`,
   * `under`, `face down under` and `bluff on` another card named before. First may stand `hit`, `undercover`, `off`, `stolen`, and the side
   * where both have the title.
   */
  readonly locations?: { readonly [title: string]: readonly string[] };
  /** Cards at no location: on their player's side of the table, or `, on` another card. */
  readonly table?: readonly string[];
  readonly dark?: SideSpec;
  readonly light?: SideSpec;
  /** The Death Star's parsec, and the system that it orbits. */
  readonly deathStar?: { readonly parsec: number; readonly orbits?: string };
  /** Made-up cards, each as a block of a card file without number: `•Ben   Light Character - Rebel   R1\n destiny 1 ...`. */
  readonly cards?: readonly string[];
  readonly seed?: number;
}

const PLAIN = 'Destiny 3';
/** How a card lies, by its number in the state. */
export const LIES = (
  'location, at, pilot, driver, passenger, astromech, cargo, on, side of table, captive, held, covered, stacked, bluff, ' +
  'face down, beside Dark, beside Light, inserted'
).split(', ');
const AS_WORDS: ReadonlyMap<string, number> = new Map([
  ...LIES.map((word, as): [string, number] => [`${word} of`, as]),
  ['held by', HELD],
  ['on', ON],
  ['under', STACKED],
  ['bluff on', BLUFF],
  ['face down under', FACE_DOWN],
]);
const CARD = new RegExp(`^(?<card>.+?)(?:, (?<as>${[...AS_WORDS.keys()].join('|')}) (?<on>.+))?$`, 'u');
const STATES = byName({ hit: HIT, undercover: UNDERCOVER, off: OFF });
const PREFIX = /^(?<word>hit|undercover|off|stolen|blown away) (?<rest>.+)$/u;
const SIDED = /^(?<side>Dark|Light) (?<rest>.+)$/u;
const AT_LOCATION: readonly Definition['type'][] = ['Character', 'Starship', 'Vehicle', 'Creature'];

/** Seekers and the like: what moves by itself stands at a site. */
const walks = ({ texts }: Definition): boolean =>
  texts.some(({ line }) => line.line === 'static' && line.rules.some(({ rule }) => rule === 'walks'));

const seatCalled = (name: string): number => SEATS.findIndex((seat) => seat.name === name);

/** The card of this name: of this side, where one is given or stands first. */
function definitionOf(cards: Catalogue, name: string, side = -1): Definition {
  const fits = (title: string, of: number): Definition | undefined =>
    cards.cards.find((def) => (def.title === title || shortTitle(def.title) === title) && (of < 0 || def.side === of));
  const sided = SIDED.exec(name)?.groups;
  const found = fits(name, side) ?? (sided && fits(sided['rest']!, seatCalled(sided['side']!)));
  if (found !== undefined) return found;
  const whose = side < 0 ? '' : ` for ${SEATS[side]!.name}`;
  throw new Error(`the scenario names a card ${name} that is not there${whose}`);
}

/** Puts cards onto an empty table. Each seat has its own numbers, as after a real start. */
class Builder {
  readonly state: State;
  readonly #cards: Catalogue;
  readonly #free: readonly number[][];
  readonly #named: { readonly name: string; readonly card: number }[] = [];

  /** `mixed`: how many of each seat's numbers, from its lowest, are dealt out in any order. */
  constructor(cards: Catalogue, sizes: readonly number[], mixed: readonly number[] | null) {
    this.#cards = cards;
    const chance = seeded(sizes.join());
    const seats = [...sizes.keys()];
    if (mixed !== null) shuffle(chance, seats);
    const owner = seats.flatMap((seat) => column(sizes[seat]!, seat));
    this.state = emptyState('1996', SEATS, column(owner.length, UNKNOWN), owner);
    this.#free = sizes.map((size, seat) => {
      const first = owner.indexOf(seat);
      const numbers = Array.from({ length: size }, (_, i) => first + i);
      const lowest = numbers.splice(0, mixed?.[seat] ?? 0);
      shuffle(chance, lowest);
      return [...lowest, ...numbers];
    });
  }

  #take(def: Definition, seat: number): number {
    const card = this.#free[seat]!.shift()!;
    this.state.def[card] = def.index;
    return card;
  }

  side(seat: number, piles: Piles): void {
    for (const [zone, names] of piles)
      for (const name of names) {
        const card = this.#take(definitionOf(this.#cards, name, seat), seat);
        this.state.zone[card] = zone;
        pile(this.state, seat, zone).push(card);
      }
  }

  #onTable(card: number, on: number, as: number, side: number): void {
    const s = this.state;
    const isUnder = as === STACKED || as === BLUFF || as === COVERED || as === FACE_DOWN;
    s.zone[card] = isUnder ? UNDER : TABLE;
    s.on[card] = on;
    s.as[card] = as;
    s.side[card] = side;
    if (!isUnder) s.life[card] = ++s.serial;
  }

  location(key: string): number {
    const s = this.state;
    const gone = PREFIX.exec(key)?.groups;
    const isGone = gone?.['word'] === 'blown away';
    const [name = '', covered] = (isGone ? gone['rest']! : key).replace(/ #\d$/u, '').split(' over ');
    const def = definitionOf(this.#cards, name);
    const card = this.#take(def, def.side);
    this.#onTable(card, -1, LOCATION, def.side);
    if (isGone) s.flags[card] = BLOWN_AWAY;
    if (covered !== undefined) {
      const under = definitionOf(this.#cards, def.title, seatCalled(covered));
      this.#onTable(this.#take(under, under.side), card, COVERED, under.side);
    }
    this.#named.push({ name: def.title, card });
    const isAlone = def.system < 0 || def.card.icons.vehicleSite > 0 || def.card.traits.includes('holosite');
    const group = isAlone ? undefined : s.groups.find(([first]) => this.#def(first!).system === def.system);
    if (group === undefined) s.groups.push([card]);
    else group.push(card);
    return card;
  }

  #def(card: number): Definition {
    return this.#cards.cards[this.state.def[card]!]!;
  }

  /** A card at this location; -1: on its player's side of the table. */
  card(spec: string, location: number): void {
    const s = this.state;
    const { card: words = '', as: how, on: host = '' } = CARD.exec(spec)!.groups!;
    let name = words;
    let flags = 0;
    let isStolen = false;
    for (let found = PREFIX.exec(name)?.groups; found !== undefined; found = PREFIX.exec(name)?.groups) {
      if (found['word'] === 'stolen') isStolen = true;
      else flags |= STATES[found['word']!] ?? 0;
      name = found['rest']!;
    }
    const def = definitionOf(this.#cards, name);
    const card = this.#take(def, def.side);
    const seat = isStolen ? opponentOf(s, def.side) : def.side;
    s.controller[card] = seat;
    s.flags[card] = flags;
    this.#named.push({ name, card }, { name: def.title, card });
    // A spy lies on the other player's half.
    const side = (flags & UNDERCOVER) !== 0 ? opponentOf(s, seat) : seat;
    if (how !== undefined) this.#onTable(card, this.named(host), AS_WORDS.get(how)!, side);
    else if (location < 0) this.#onTable(card, -1, SIDE_OF_TABLE, side);
    else this.#onTable(card, location, AT_LOCATION.includes(def.type) || isHoloCard(def) || walks(def) ? AT : ON, side);
  }

  /** A card that was put down before. */
  named(name: string): number {
    const found = this.#named.findLast((entry) => entry.name === name || shortTitle(entry.name) === name);
    if (found === undefined) throw new Error(`the scenario names ${name} before it is on the table`);
    return found.card;
  }

  /** CCG-VSI-09: a vehicle site goes with its vehicle. */
  tieVehicleSites(): void {
    for (const location of this.state.groups.flat()) {
      const { card } = this.#def(location);
      if (card.icons.vehicleSite === 0) continue;
      this.state.on[location] = this.#named.find((entry) => this.#def(entry.card).title === card.system)?.card ?? -1;
    }
  }
}

const plain = (n: number): string[] => Array.from({ length: n }, () => PLAIN);
const pileOf = (spec: PileSpec): string[] => (typeof spec === 'number' ? plain(spec) : spec.toReversed());

type Piles = readonly (readonly [zone: number, names: readonly string[]])[];

/** The hand of a side and its piles, each from its bottom card. */
const pilesOf = (spec: SideSpec): Piles => [
  [HAND, spec.hand ?? []],
  [RESERVE, [...plain(spec.left ?? 20), ...pileOf(spec.reserve ?? [])]],
  [FORCE, pileOf(spec.force ?? 10)],
  [USED, pileOf(spec.used ?? 0)],
  [LOST, pileOf(spec.lost ?? 0)],
  [OUT, pileOf(spec.out ?? [])],
];

function layOut(builder: Builder, spec: BoardSpec): void {
  const places: [number, readonly string[]][] = [];
  for (const [title, names] of Object.entries(spec.locations ?? {})) places.push([builder.location(title), names]);
  for (const [location, names] of places) for (const name of names) builder.card(name, location);
  for (const name of spec.table ?? []) builder.card(name, -1);
  builder.tieVehicleSites();
}

/** More than any scenario puts on the table for one seat. */
const MOST_ON_TABLE = 100;

/**
 * The table as told. The cards on it and in the hands have the lowest numbers of their seat, one after another; `isMixed`: in
 * an order, and with a seat before the other, that differs from table to table, so that no rule can take a low number for none.
 */
export function buildBoard(cards: Catalogue, spec: BoardSpec, isMixed = false): State {
  // Each seat has as many numbers as cards: a first table counts those that lie on it.
  const draft = new Builder(cards, [MOST_ON_TABLE, MOST_ON_TABLE], null);
  layOut(draft, spec);
  const { def: drafted, owner } = draft.state;
  const sides = [spec.dark ?? {}, spec.light ?? {}].map(pilesOf);
  const onTable = SEATS.map((_, seat) => drafted.filter((def, card) => def >= 0 && owner[card] === seat).length);
  const sizes = sides.map((piles, seat) => piles.reduce((n, [, names]) => n + names.length, onTable[seat]!));
  const inHand = [spec.dark, spec.light].map((side) => side?.hand?.length ?? 0);
  const mixed = onTable.map((n, seat) => n + inHand[seat]!);
  const builder = new Builder(cards, sizes, isMixed ? mixed : null);
  layOut(builder, spec);
  sides.forEach((piles, seat) => builder.side(seat, piles));
  const s = builder.state;
  s.random = seeded(spec.seed ?? 1);
  if (spec.deathStar !== undefined) {
    s.parsec = spec.deathStar.parsec;
    if (spec.deathStar.orbits !== undefined) s.orbit = builder.named(spec.deathStar.orbits);
  }
  begin(s, spec.at);
  return s;
}

function begin(s: State, at: StartAt): void {
  const whole = { proc: 'game' as const, step: 0 };
  s.frames.push(whole);
  if (at === 'setup') return;
  const seat = SEATS.findIndex(({ name }) => at.startsWith(name));
  const step = new Map<string, string>(Object.entries(STEPS)).get(at.slice(at.indexOf(' ') + 1))!;
  whole.step = game.stepAt.get('turns')! + 1;
  s.turn = 5;
  s.acting = step === 'begin' ? opponentOf(s, seat) : seat;
  s.frames.push({ proc: 'turn', step: turn.stepAt.get(step)! });
}
