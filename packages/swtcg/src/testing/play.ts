/** A scenario of the Star Wars TCG at play: its table laid out, and what can be read off it. */
import { type Option, type Seen, seenTable, type Setup, SPECTATOR } from '@dejarik/kernel';
import { fail, type Mode, ScenarioPlay } from '@dejarik/kernel/testing';
import { isCopy, marks } from '../ask.ts';
import { ARENAS } from '../cards/card.ts';
import { nameOf } from '../describe.ts';
import { EDITIONS } from '../editions.ts';
import type { Swtcg } from '../game.ts';
import type { Event, EventKind, EventOf } from '../rules/event.ts';
import { effectiveKeyword, health, power, speed } from '../rules/query.ts';
import { totalBuildCost } from '../rules/addends.ts';
import {
  ABOARD,
  BENEATH,
  BUILD,
  controllerOf,
  DECK,
  DISCARD,
  HAND,
  inArena,
  PLAYED,
  type State,
} from '../rules/state.ts';
import {
  ATTACHED,
  COMPLETED,
  EVENT_ZONE,
  LOCATION,
  OUT_OF_PLAY,
  RESOURCE_ZONE,
  SUPPLY,
} from '../rules/state-expanded.ts';
import { arenaUnits, type Table } from '../rules/table.ts';
import { type SoloLayout, startSolo } from '../solo.ts';
import { type BoardSpec, buildBoard, gameWith } from './board.ts';
import { scrambled } from './hidden.ts';

export { fail } from '@dejarik/kernel/testing';

export interface Reading {
  readonly zone: string;
  readonly tapped: boolean;
  readonly damage: number;
  readonly counters: number;
  readonly faceDown: boolean;
  readonly speed: number;
  readonly power: number;
  readonly health: number;
  readonly buildCost: number;
  readonly pilot: string | null;
  readonly under: number;
  /** What it lies on or is attached to. */
  readonly on: string | null;
  readonly controller: string;
}

const ZONES: Readonly<Record<number, string>> = {
  [BUILD]: 'build',
  [HAND]: 'hand',
  [DECK]: 'deck',
  [DISCARD]: 'discard',
  [BENEATH]: 'beneath',
  [ABOARD]: 'aboard',
  [PLAYED]: 'played',
  [SUPPLY]: 'supply',
  [EVENT_ZONE]: 'event',
  [RESOURCE_ZONE]: 'resource',
  [COMPLETED]: 'completed',
  [ATTACHED]: 'attached',
  [OUT_OF_PLAY]: 'out of play',
  ...Object.fromEntries(ARENAS.map((arena, number) => [LOCATION + number, `${arena} Location`])),
};

export type Seat = 'Dark' | 'Light' | 'Yuuzhan Vong' | `${'Dark' | 'Light'} ${'A' | 'B'}`;

export class Play extends ScenarioPlay<State, Table, Swtcg, Event, Reading, Seat> {
  readonly edition: string;

  constructor(mode: Mode, uses?: Map<string, number>, edition = 'nh') {
    super(mode, uses);
    this.edition = edition;
  }

  /** Lays out the table and plays up to the first question. A scenario may use several boards, one after another. */
  board(spec: BoardSpec): void {
    const game = gameWith(spec.cards);
    this.begin(game, buildBoard(game.cardsOf(this.edition), spec, this.edition));
  }

  /** Starts a game with decks and plays up to the first question. */
  start(setup: Omit<Setup, 'edition'>, cards = ''): void {
    const game = gameWith(cards);
    this.begin(game, game.start({ ...setup, edition: this.edition }));
  }

  /** Lays out a game for one player and plays up to the first question. */
  solo(layout: SoloLayout, cards = ''): void {
    const game = gameWith(cards);
    const edition = EDITIONS.find(({ id }) => id === this.edition)!;
    this.begin(game, startSolo(game.cardsOf(this.edition), edition, layout, 1));
  }

  /** What the edition at hand makes of it, in a scenario that is played by both. */
  by<T>(outcomes: { readonly nh: T; readonly x: T }): T {
    return this.edition === 'x' ? outcomes.x : outcomes.nh;
  }

  protected override scrambled(state: State, seat: number): State {
    return scrambled(state, seat);
  }

  protected override marks(): readonly string[] {
    return marks(this.table);
  }

  protected override isCopy(one: Option, other: Option): boolean {
    return isCopy(this.table, one, other);
  }

  /** Both players pass until something else than a chance is asked, or the game is over. */
  passChances(): void {
    while (this.state.question?.kind === 'chance') this.answer('pass');
  }

  /** Takes nothing of what the start of a build step offers, where an edition has such a start. */
  startBuilding(): void {
    while (this.state.question?.kind === 'buildStart') this.answer('done');
  }

  /** Nobody builds or retreats any more: up to the first question of the battle phase. */
  endCommand(): void {
    while (['buildStart', 'build', 'retreat'].includes(this.state.question?.kind ?? '')) this.answer('done');
  }

  /** Passes for both until this kind of question, optionally to this seat, comes up; other questions fail. */
  passUntil(kind: string, seat?: Seat): void {
    for (let i = 0; i < 500; i++) {
      const { question } = this.state;
      if (question === null) fail(`the game was over before ${kind} was asked`);
      if (question.kind === kind && (seat === undefined || question.seat === this.seat(seat))) return;
      if (question.kind !== 'chance') fail(`before ${kind}: ${this.asked}`);
      this.answer('pass');
    }
    fail(`${kind} was never asked`);
  }

  // Reading the table.

  /** The number of the one card of this title, on this side if named: "Dark Boba Fett (A)". */
  find(name: string): number {
    const [, seat, rest] = /^(?:((?:Dark|Light)(?: [AB])?) )?(.*)$/u.exec(name) as unknown as [
      string,
      Seat | undefined,
      string,
    ];
    const found = (wanted: string, side: number | null): number[] =>
      this.state.def.flatMap((def, card) =>
        def >= 0 && nameOf(this.table, card) === wanted && (side === null || this.state.owner[card] === side)
          ? [card]
          : [],
      );
    let cards = found(name, null);
    if (cards.length === 0 && seat !== undefined) cards = found(rest, this.seat(seat));
    if (cards.length === 0) fail(`there is no ${name} in the game`);
    const inPlay = cards.filter((card) => this.state.zone[card]! <= BUILD || this.state.zone[card] === ABOARD);
    return inPlay[0] ?? cards[0]!;
  }

  override read(name: string): Reading {
    const g = this.table;
    const s = g.state;
    const card = this.find(name);
    const zone = s.zone[card]!;
    return {
      zone: inArena(zone) ? ARENAS[zone]! : ZONES[zone]!,
      tapped: s.tapped[card] === 1,
      damage: s.damage[card]!,
      counters: s.counters[card]!,
      faceDown: s.down[card] === 1,
      speed: speed(g, card),
      power: power(g, card),
      health: health(g, card),
      buildCost: totalBuildCost(g, card),
      pilot: s.pilot[card]! < 0 ? null : nameOf(g, s.pilot[card]!),
      under: s.beneath[card]!,
      on: s.on[card]! < 0 ? null : nameOf(g, s.on[card]!),
      controller: s.seats[controllerOf(s, card)]!.name,
    };
  }

  keyword(name: string, keyword: Parameters<typeof effectiveKeyword>[2]): number {
    return effectiveKeyword(this.table, this.find(name), keyword);
  }

  force(seat: Seat): number {
    return this.state.force[this.seat(seat)]!;
  }

  points(seat: Seat): number {
    return this.state.points[this.seat(seat)]!;
  }

  /** Titles in a zone that is a list: the deck's top card first. */
  titles(seat: Seat, zone: 'hand' | 'deck' | 'discard' | 'build' | 'Space' | 'Ground' | 'Character'): string[] {
    const s = this.state;
    const side = this.seat(seat);
    if (zone === 'Space' || zone === 'Ground' || zone === 'Character')
      return arenaUnits(s, side, ARENAS.indexOf(zone)).map((card) => nameOf(this.table, card));
    const list = s[zone][side]!.map((card) => nameOf(this.table, card));
    return zone === 'deck' ? list.toReversed() : list;
  }

  /** What happened so far, of one kind. */
  override events<K extends EventKind>(kind: K): EventOf<K>[] {
    return super.events(kind) as EventOf<K>[];
  }

  /** What a player, or a spectator, sees of the table. */
  seenBy(viewer: Seat | null): Seen<Table> {
    return seenTable(this.game, this.game.view(this.table, viewer === null ? SPECTATOR : this.seat(viewer)));
  }

  /** The dice of the latest roll. */
  lastDice(): readonly number[] {
    return this.events('roll').at(-1)?.dice ?? fail('nothing was rolled');
  }
}
