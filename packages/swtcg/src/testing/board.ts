/** Boards as literals: any cards in any zone, in any state, at any point of the turn. */
import { column, EVERYBODY, type Seat, seeded } from '@dejarik/kernel';
import { ARENAS, type Arena, type Card, title } from '../cards/card.ts';
import { readCards } from '../cards/cardfile.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import { shippedCards } from '../cards/shipped.ts';
import {
  BATTLE,
  BENEATH,
  BUILD,
  CHARACTER,
  COMMAND,
  DECK,
  DISCARD,
  emptyState,
  END,
  GROUND,
  HAND,
  PLAYED,
  READY,
  SETUP,
  SPACE,
  type State,
} from '../rules/state.ts';
import { COMPLETED, EVENT_ZONE, LOCATION, RESOURCE_ZONE, SUPPLY } from '../rules/state-expanded.ts';
import { attach, goAboard, move } from '../rules/moves.ts';
import { EDITIONS, NEW_HOPE } from '../editions.ts';
import type { Edition } from '../rules/edition.ts';
import { arenaUnits } from '../rules/table.ts';
import { setupLimit, teamOf } from '../rules/teams.ts';
import { SEATS, TWO_HEADED, VONG_FOR_DARK, VONG_FOR_LIGHT } from '../seats.ts';
import { type Swtcg, swtcg } from '../game.ts';

/** A unit: its title, or the title with its state. `under`: the cards beneath it in its stack. */
export type UnitSpec =
  | string
  | {
      readonly card: string;
      readonly tapped?: boolean;
      readonly damage?: number;
      readonly under?: readonly string[];
      readonly pilot?: UnitSpec;
      /** Further Pilots (TCG-PILOT-05). */
      readonly pilots?: readonly UnitSpec[];
      /** The Equipment attached to it. */
      readonly equipment?: readonly (string | { readonly card: string; readonly under: readonly string[] })[];
    };

/** A retreated unit, or a card being built. */
export type BuildSpec = UnitSpec | { readonly down: string; readonly counters?: number; readonly shown?: boolean };

export interface SideSpec {
  readonly force?: number;
  readonly points?: number;
  readonly space?: readonly UnitSpec[];
  readonly ground?: readonly UnitSpec[];
  readonly character?: readonly UnitSpec[];
  readonly build?: readonly BuildSpec[];
  readonly hand?: readonly string[];
  /** The top card first. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  // What only the Expanded Rulebook has.
  readonly supply?: readonly string[];
  readonly event?: string;
  readonly resource?: string;
  /** Face up in the build zone and no units: Equipment, Campaigns. */
  readonly completed?: readonly string[];
  /** Locations that this side completed, by arena. */
  readonly locations?: { readonly [A in Lowercase<Arena>]?: string };
}

/** Where play begins: a step of the turn, or before the first turn. */
export type StartAt = 'preparation' | 'mulligan' | 'setup' | keyof typeof TURN_STEPS;

export interface BoardSpec {
  readonly dark?: SideSpec;
  readonly light?: SideSpec;
  /** Takes the place of Dark or Light, whichever is not there. */
  readonly vong?: SideSpec;
  /** The second players of Dark and Light: with one of them there are two on each side (TCG-TROIG-01). */
  readonly darkB?: SideSpec;
  readonly lightB?: SideSpec;
  readonly at: StartAt;
  /** Results of the dice, in the order they are rolled; after these, chance. */
  readonly dice?: readonly number[];
  /** Cards written on the spot, in the card language (a card file without its first line). */
  readonly cards?: string;
  readonly turn?: number;
  readonly seed?: number;
}

const TURN_STEPS = {
  'turn starts': ['turnStarts', READY],
  'build roll': ['rollForBuildPoints', COMMAND],
  'Dark builds': ['darkBuilds', COMMAND],
  'Light builds': ['lightBuilds', COMMAND],
  'Dark retreats': ['firstRetreats', COMMAND],
  'Light retreats': ['secondRetreats', COMMAND],
  'battle starts': ['battleStarts', COMMAND],
  'Ground battle': ['groundBattle', BATTLE],
  'Character battle': ['characterBattle', BATTLE],
  'battle ends': ['battleEnds', BATTLE],
  'turn ends': ['effectsEnd', END],
} as const;

const games = new Map<string, Swtcg>();

/** The game with the shipped cards and those written on the spot. */
export function gameWith(text = ''): Swtcg {
  const known = games.get(text) ?? swtcg([...shippedCards(), ...(text === '' ? [] : readWritten(text))]);
  games.set(text, known);
  return known;
}

export const catalogueWith = (text = ''): Catalogue => gameWith(text).cards;

const HEADING = ['# Scenario (TEST)', ''];

/** Lines and columns of a fault count in the text as it is written in the scenario. */
function readWritten(text: string): readonly Card[] {
  const { cards, faults, unplayable } = readCards([...HEADING, text].join('\n'));
  const wrong =
    faults.length > 0
      ? faults.map(({ line, message }) => `line ${line - HEADING.length}: ${message}`)
      : unplayable.map(({ id, reason }) => `${id}: ${reason}`);
  if (wrong.length > 0) throw new Error(`the cards of the scenario cannot be read\n${wrong.join('\n')}`);
  return cards;
}

/** Puts cards onto an empty table, one number after another. */
class Builder {
  readonly state: State;
  readonly #cards: Catalogue;
  /** The next number of each seat. */
  readonly #next: number[];

  /** `sizes`: how many cards each seat has. */
  constructor(cards: Catalogue, edition: string, seats: readonly Seat[], sizes: readonly number[]) {
    this.#cards = cards;
    const owner = sizes.flatMap((size, seat) => column(size, seat));
    this.state = emptyState(edition, seats, { def: column(owner.length, -1), owner }, cards.rules.expanded);
    this.#next = sizes.map((_, seat) => owner.indexOf(seat));
  }

  #take(seat: number, name: string): number {
    const definition = this.#cards.byTitle.get(name);
    if (definition === undefined) throw new Error(`the scenario names a card ${name} that is not in the catalogue`);
    const card = this.#next[seat]!++;
    this.state.def[card] = definition.index;
    return card;
  }

  unit(seat: number, spec: UnitSpec, zone: number): number {
    const s = this.state;
    const {
      card: name,
      tapped = false,
      damage = 0,
      under = [],
      pilot,
      pilots = [],
      equipment = [],
    } = typeof spec === 'string' ? { card: spec } : spec;
    const card = this.#take(seat, name);
    s.zone[card] = zone;
    s.tapped[card] = tapped ? 1 : 0;
    s.damage[card] = damage;
    s.since[card] = ++s.serial;
    this.#stack(seat, card, under);
    for (const next of [...(pilot === undefined ? [] : [pilot]), ...pilots])
      goAboard(s, this.unit(seat, next, PLAYED), card);
    for (const worn of equipment) {
      const { card: top, under: below } = typeof worn === 'string' ? { card: worn, under: [] } : worn;
      const attached = this.#take(seat, top);
      this.#stack(seat, attached, below);
      s.zone[attached] = PLAYED;
      attach(s, attached, card);
      s.expanded!.equippedIn[attached] = 0;
    }
    return card;
  }

  #stack(seat: number, card: number, under: readonly string[]): void {
    const s = this.state;
    for (const beneath of under) {
      const other = this.#take(seat, beneath);
      s.zone[other] = BENEATH;
      s.on[other] = card;
      s.beneath[card] = s.beneath[card]! + 1;
    }
  }

  side(seat: number, spec: SideSpec): void {
    const s = this.state;
    s.force[seat] = spec.force ?? 0;
    s.points[seat] = spec.points ?? 0;
    for (const [zone, units] of [
      [SPACE, spec.space],
      [GROUND, spec.ground],
      [CHARACTER, spec.character],
    ] as const)
      for (const unit of units ?? []) arenaUnits(s, seat, zone).push(this.unit(seat, unit, zone));
    for (const entry of spec.build ?? []) s.build[seat]!.push(this.#beingBuilt(seat, entry));
    for (const name of spec.hand ?? []) this.#into(seat, name, HAND, s.hand[seat]!);
    for (const name of spec.discard ?? []) this.#into(seat, name, DISCARD, s.discard[seat]!);
    for (const name of (spec.deck ?? []).toReversed()) this.#into(seat, name, DECK, s.deck[seat]!);
    this.#expanded(seat, spec);
  }

  #expanded(seat: number, { supply = [], event, resource, completed = [], locations = {} }: SideSpec): void {
    const put = (name: string, zone: number): void => {
      const card = this.#take(seat, name);
      this.state.zone[card] = PLAYED;
      move(this.state, card, zone);
    };
    for (const name of supply) put(name, SUPPLY);
    if (event !== undefined) put(event, EVENT_ZONE);
    if (resource !== undefined) put(resource, RESOURCE_ZONE);
    for (const name of completed) put(name, COMPLETED);
    for (const [arena, name] of Object.entries(locations))
      put(name, LOCATION + ARENAS.findIndex((known) => known.toLowerCase() === arena));
  }

  #into(seat: number, name: string, zone: number, list: number[]): void {
    const card = this.#take(seat, name);
    this.state.zone[card] = zone;
    list.push(card);
  }

  #beingBuilt(seat: number, entry: BuildSpec): number {
    if (typeof entry === 'string' || 'card' in entry) return this.unit(seat, entry, BUILD);
    const s = this.state;
    const card = this.#take(seat, entry.down);
    s.zone[card] = BUILD;
    s.down[card] = 1;
    s.counters[card] = entry.counters ?? 1;
    s.shown[card] = entry.shown === true ? EVERYBODY : 0;
    return card;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function countUnit(spec: UnitSpec): number {
  if (typeof spec === 'string') return 1;
  const { under = [], pilot, pilots = [], equipment = [] } = spec;
  const aboard = [...(pilot === undefined ? [] : [pilot]), ...pilots];
  const worn = sum(equipment.map((entry) => 1 + (typeof entry === 'string' ? 0 : entry.under.length)));
  return 1 + under.length + worn + sum(aboard.map(countUnit));
}

function countSide(spec: SideSpec): number {
  const units = [...(spec.space ?? []), ...(spec.ground ?? []), ...(spec.character ?? [])];
  const building = (spec.build ?? []).map((entry) =>
    typeof entry === 'object' && 'down' in entry ? 1 : countUnit(entry),
  );
  const { hand = [], deck = [], discard = [], supply = [], completed = [], event, resource, locations = {} } = spec;
  const single = [event, resource].filter((name) => name !== undefined);
  const loose = [hand, deck, discard, supply, completed, single, Object.keys(locations)].map(({ length }) => length);
  return sum([...units.map(countUnit), ...building, ...loose]);
}

/** Who sits at the table, and what each of them has. */
function seated({ dark, light, vong, darkB, lightB }: BoardSpec): [readonly Seat[], readonly SideSpec[]] {
  if (darkB !== undefined || lightB !== undefined)
    return [TWO_HEADED, [dark, darkB, light, lightB].map((side) => side ?? {})];
  if (vong === undefined) return [SEATS, [dark ?? {}, light ?? {}]];
  return dark === undefined ? [VONG_FOR_DARK, [vong, light ?? {}]] : [VONG_FOR_LIGHT, [dark, vong]];
}

export function buildBoard(cards: Catalogue, spec: BoardSpec, edition = 'nh'): State {
  const [seats, sides] = seated(spec);
  const builder = new Builder(cards, edition, seats, sides.map(countSide));
  sides.forEach((side, seat) => builder.side(seat, side));
  const s = builder.state;
  s.random = seeded(spec.seed ?? 1);
  s.dice = [...(spec.dice ?? [])];
  const rules = EDITIONS.find(({ id }) => id === edition) ?? NEW_HOPE;
  if (rules.expanded && (spec.at === 'mulligan' || spec.at === 'setup'))
    sides.forEach(({ points }, seat) => {
      const team = teamOf(s, seat);
      const left =
        sum(team.map((member) => -costOut(cards, s, member))) + setupLimit({ state: s, edition: rules }, seat);
      s.points[seat] = points ?? (team[0] === seat ? left : 0);
    });
  begin(s, spec, rules);
  return s;
}

/** What a seat has out already when a scenario begins in the middle of setup. */
function costOut(cards: Catalogue, s: State, seat: number): number {
  const units = [SPACE, GROUND, CHARACTER].flatMap((arena) => arenaUnits(s, seat, arena));
  return sum(units.map((unit) => cards.cards[s.def[unit]!]!.cost + s.beneath[unit]!));
}

/** The steps of the game at which scenarios begin; a frame stands at the step that comes next. */
function begin(s: State, { at, turn: number = 2 }: BoardSpec, { procedures }: Edition): void {
  const stepOf = (proc: 'game' | 'turn', name: string): number => {
    const step = procedures.get(proc)?.stepAt.get(name);
    if (step === undefined) throw new Error(`there is no step ${name} of ${proc} in this edition`);
    return step;
  };
  if (at === 'preparation' || at === 'mulligan' || at === 'setup') {
    const step = at === 'preparation' ? 0 : stepOf('game', at === 'mulligan' ? 'darkMulligan' : 'setup');
    s.frames.push({ proc: 'game', step });
    return;
  }
  s.frames.push({ proc: 'game', step: stepOf('game', 'play') });
  const [name, phase] = TURN_STEPS[at];
  const step = stepOf('turn', name);
  const ready = step < stepOf('turn', 'commandStarts'); // there the build roll belongs to the ready phase
  s.phase = at === 'turn starts' && number === 1 ? SETUP : ready ? READY : phase;
  s.turn = at === 'turn starts' ? number - 1 : number;
  s.frames.push({ proc: 'turn', step });
}

export const titleOf = (cards: Catalogue, def: number): string => title(cards.cards[def]!.card);
