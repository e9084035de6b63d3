/** A scenario of Young Jedi at play: its table laid out, and what can be read off it. */
import { type Option, type Reason, type Seen, seenTable, SPECTATOR, viewersOf } from '@dejarik/kernel';
import { fail, ScenarioPlay } from '@dejarik/kernel/testing';
import { isCopy, marks } from '../ask.ts';
import { boardLines } from '../board.ts';
import { LOCATIONS as LOCATIONS_OF, PLANETS } from '../cards/card.ts';
import { type YoungJedi, youngJedi } from '../game.ts';
import { nameOf } from '../naming.ts';
import { countersLeft } from '../rules/deployment.ts';
import type { Event } from '../rules/event.ts';
import {
  DECK,
  DISCARD,
  DUEL_HAND,
  DUEL_PILE,
  HAND,
  HYPERSPACE,
  LAPS,
  LOCATIONS,
  OBJECTIVE,
  onPlanet,
  PLAN,
  placeOf,
  RACE,
  type State,
} from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { whyNot, type YjIntent } from '../whynot.ts';
import { type BoardSpec, buildBoard, definitionOf, shippedCatalogue, type SideSpec } from './board.ts';
import { scrambled } from './hidden.ts';

export { fail } from '@dejarik/kernel/testing';

export interface Reading {
  /** Tatooine, Coruscant, Naboo, hand, deck, discard, hyperspace, race, laps, locations, objective, plan, dueling hand, dueling pile. */
  readonly zone: string;
  readonly faceDown: boolean;
}

const ZONES: Readonly<Record<number, string>> = {
  [DECK]: 'deck',
  [HAND]: 'hand',
  [DISCARD]: 'discard',
  [HYPERSPACE]: 'hyperspace',
  [RACE]: 'race',
  [LAPS]: 'laps',
  [LOCATIONS]: 'locations',
  [OBJECTIVE]: 'objective',
  [PLAN]: 'plan',
  [DUEL_HAND]: 'dueling hand',
  [DUEL_PILE]: 'dueling pile',
};

/** What destiny is drawn for, by its number in the state. */
const PURPOSES = ['Battle card', 'weapon', 'power'] as const;

const WIDTH = 100;

export type Seat = 'Dark' | 'Light';

let known: YoungJedi | null = null;

export class Play extends ScenarioPlay<State, Table, YoungJedi, Event, Reading, Seat> {
  /** Lays out the table and plays up to the first question. A scenario may use several boards, one after another. */
  board(spec: BoardSpec): void {
    known ??= youngJedi(shippedCatalogue());
    this.begin(known, buildBoard(known.cards, spec));
  }

  protected override marks(): readonly string[] {
    return marks(this.table);
  }

  protected override isCopy(one: Option, other: Option): boolean {
    return isCopy(this.table, one, other);
  }

  protected override scrambled(state: State, seat: number): State {
    return scrambled(state, seat);
  }

  /** A battle from its question on, without a duel: attack, Battle cards of both, both plans in this order; up to the next question. */
  battle({ cards, plan }: { readonly cards?: Plans; readonly plan: Plans }): void {
    if (this.state.question?.kind === 'duel') this.answer('Start no duel');
    if (this.state.question?.kind === 'battle') this.answer('Start a battle');
    for (let i = 0; i < 2; i++) {
      const seat = this.asker('battleCards');
      for (const name of cards?.[seat] ?? []) this.answer(`Declare ${name} for the battle`);
      this.answer('Declare no more Battle cards');
    }
    for (let i = 0; i < 2; i++) {
      if (this.state.question?.kind !== 'plan') return;
      const seat = this.asker('plan');
      for (const name of plan[seat] ?? []) {
        if (this.state.question?.kind !== 'plan' || this.asker('plan') !== seat) break;
        this.answer(`Put ${name} next in the plan`);
      }
    }
  }

  /**
   * A whole battle: this seat attacks at a location, and what each side has there is its plan, in this order. The
   * Battle cards of a plan come from hand. Up to the next question.
   */
  attack(
    seat: Seat,
    location: string,
    { dark, light }: { readonly dark: PlannedSide; readonly light: PlannedSide },
  ): void {
    const planet = PLANETS[LOCATIONS_OF.findIndex((names) => names.includes(location))];
    if (planet === undefined) fail(`there is no location ${location}`);
    const cards = { Dark: battleCardsOf(0, dark.plan), Light: battleCardsOf(1, light.plan) };
    const side = (spec: PlannedSide, declared: readonly string[]): SideSpec => ({
      ...spec,
      hand: [...declared, ...(spec.hand ?? [])],
      [planet]: [...spec.plan.filter((name) => !declared.includes(name)), ...(spec[planet] ?? [])],
    });
    this.board({ at: `${seat} battles`, location, dark: side(dark, cards.Dark), light: side(light, cards.Light) });
    this.battle({ cards, plan: { Dark: dark.plan, Light: light.plan } });
  }

  /** Who is asked this; fails if something else is asked. */
  asker(kind: string): Seat {
    const { question } = this.state;
    if (question?.kind !== kind) fail(`${kind} should be asked, but ${question === null ? 'nothing is' : this.asked}`);
    return this.nameOfSeat(question.seat);
  }

  /** What happened so far, of one kind. */
  override events<K extends Event['kind']>(kind: K): Extract<Event, { readonly kind: K }>[] {
    return super.events(kind) as Extract<Event, { readonly kind: K }>[];
  }

  /** Why this seat cannot do what it wants to, as it sees the table. */
  whyNot(seat: number, intent: YjIntent): Reason | null {
    return whyNot(this.seenBy(seat), intent);
  }

  /** The table as this viewer sees it. */
  seenBy(viewer: number): Seen<Table> {
    return seenTable(this.game, this.game.view(this.table, viewer));
  }

  /** The board as this viewer reads it. */
  lines(viewer: number): string[] {
    return boardLines(this.seenBy(viewer), WIDTH);
  }

  /** What the log tells this viewer of the event. */
  told(event: Event, viewer: number): string {
    const viewed = this.game.viewEvent(event, viewer);
    return viewed === null ? '' : this.game.describeEvent(viewed);
  }

  /** Who knows which card the event is about. */
  knownTo(event: Extract<Event, { readonly def: number }>): string[] {
    const knows = (viewer: number): boolean => {
      const viewed = this.game.viewEvent(event, viewer);
      return viewed !== null && 'def' in viewed && viewed.def >= 0;
    };
    return viewersOf(this.state)
      .filter(knows)
      .map((viewer) => (viewer === SPECTATOR ? 'spectator' : this.nameOfSeat(viewer)));
  }

  nameOfSeat(seat: number): Seat {
    return this.state.seats[seat]!.name as Seat;
  }

  // Reading the table.

  /** The number of the one card of this name, on this side if named: "Dark Blaster"; one in play rather than another. */
  find(name: string): number {
    const [, seat, rest] = /^(?:(Dark|Light) )?(.*)$/u.exec(name) as unknown as [string, Seat | undefined, string];
    const found = (wanted: string, side: number | null): number[] =>
      this.state.def.flatMap((def, card) => {
        const owner = this.state.owner[card]!;
        if (def < 0 || (side !== null && owner !== side)) return [];
        const called = nameOf(this.table, card);
        return called === wanted || called === `${wanted} (${this.nameOfSeat(owner)})` ? [card] : [];
      });
    let cards = found(name, null);
    if (cards.length === 0 && seat !== undefined) cards = found(rest, this.seat(seat));
    if (cards.length === 0) fail(`there is no ${name} in the game`);
    const inPlay = cards.filter((card) => onPlanet(this.state.zone[card]!) || this.state.zone[card] === RACE);
    return inPlay[0] ?? cards.find((card) => this.state.zone[card] !== DECK) ?? cards[0]!;
  }

  override read(name: string): Reading {
    const s = this.state;
    const card = this.find(name);
    const zone = s.zone[card]!;
    return { zone: onPlanet(zone) ? PLANETS[zone]! : ZONES[zone]!, faceDown: s.down[card] === 1 };
  }

  /** Names in a zone that is a list: the deck's top card first, the discard pile's last. */
  titles(
    seat: Seat,
    zone: 'hand' | 'deck' | 'discard' | 'hyperspace' | 'race' | 'laps' | (typeof PLANETS)[number],
  ): string[] {
    const s = this.state;
    const side = this.seat(seat);
    const at = PLANETS.findIndex((planet) => planet === zone);
    const list =
      at >= 0
        ? [...s.planet[placeOf(side, at)]!, ...s.effects[placeOf(side, at)]!]
        : s[zone as Exclude<typeof zone, (typeof PLANETS)[number]>][side]!;
    const names = list.map((card) => nameOf(this.table, card));
    return zone === 'deck' ? names.toReversed() : names;
  }

  deckSize(seat: Seat): number {
    return this.state.deck[this.seat(seat)]!.length;
  }

  handSize(seat: Seat): number {
    return this.state.hand[this.seat(seat)]!.length;
  }

  /** Counters the seat may still spend in this Deploy step. */
  counters(seat: Seat): number {
    return countersLeft(this.table, this.seat(seat));
  }

  /** The powers told in the fights and duels so far, in order: [[Dark's, Light's], …]. */
  powers(): number[][] {
    const told = this.events('power');
    const rounds: number[][] = [];
    for (let i = 0; i + 1 < told.length; i += 2) {
      const round = this.state.seats.map(() => 0);
      for (const { seat, n } of [told[i]!, told[i + 1]!]) round[seat] = n;
      rounds.push(round);
    }
    return rounds;
  }

  /** The fights so far, by titles, the attacker first: "Darth Maul against Qui-Gon Jinn + Obi-Wan Kenobi". */
  fights(): string[] {
    const titles = (defs: readonly number[]): string =>
      defs.map((def) => this.game.cards.cards[def]!.card.title).join(' + ');
    return this.events('fight').map(({ seat, sides }) => {
      const [own, ...others] = [sides[seat]!, ...sides.filter((_, side) => side !== seat)];
      return [own, ...others].map((side) => titles(side.defs)).join(' against ');
    });
  }

  /** Destiny drawn so far, in order: who, for what, and the number of the card (0 where its owner chose one of two). */
  draws(): [Seat, string, number][] {
    return this.events('destiny').map(({ seat, purpose, number }) => [
      this.nameOfSeat(seat),
      PURPOSES[purpose]!,
      number,
    ]);
  }

  /** Damage told so far: [seat, cards] in order. */
  damage(): [Seat, number][] {
    return this.events('damage').map(({ seat, n }) => [this.nameOfSeat(seat), n]);
  }
}

/** A side that goes into a battle with this plan. */
export interface PlannedSide extends SideSpec {
  readonly plan: readonly string[];
}

const battleCardsOf = (seat: number, plan: readonly string[]): string[] =>
  plan.filter((name) => definitionOf(shippedCatalogue(), seat, name).battle);

type Plans = Partial<Record<Seat, readonly string[]>>;
