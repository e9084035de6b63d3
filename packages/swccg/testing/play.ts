/** A scenario of the Star Wars CCG at play: its table laid out, and what can be read off it. See index.ts. */
import { type Option, type Reason, type Seen, seenTable } from '@dejarik/kernel';
import { fail, says, scenarioBook, ScenarioPlay } from '@dejarik/kernel/testing';
import { shortTitle, type Stat } from '../src/cards/card.ts';
import { isCopy, marks } from '../src/describe.ts';
import { ONE } from '../src/exact.ts';
import type { StarWarsCcg } from '../src/game.ts';
import { nameOf, PHASES } from '../src/naming.ts';
import { bonusIn, damageTimes } from '../src/rules/battle.ts';
import { drainAmount } from '../src/rules/drains.ts';
import type { Event } from '../src/rules/event.ts';
import { locationsOn } from '../src/rules/layout.ts';
import { HIT, OFF, UNDERCOVER } from '../src/rules/lies.ts';
import { whereIs } from '../src/rules/live.ts';
import { controls, generation, hasPresence, iconsAt, numberOf, totalAbility, totalPower } from '../src/rules/query.ts';
import { FORCE, HAND, LOST, OUT, pile, RESERVE, type State, TABLE, UNDER, USED } from '../src/rules/state.ts';
import type { Table } from '../src/rules/table.ts';
import { type CcgIntent, whyNot } from '../src/whynot.ts';
import { type BoardSpec, buildBoard, LIES } from './board.ts';
import { gameWith } from './cards.ts';
import { scrambled } from './hidden.ts';

export type Seat = 'Dark' | 'Light';
type PileName = 'reserve' | 'force' | 'used' | 'lost' | 'out' | 'hand';

export interface Reading {
  /** reserve, force, used, lost, out, hand, table, under, destiny, played, aside. */
  readonly zone: string;
  /** The location where it is, by title; '' where it is at none. */
  readonly at: string;
  /** location, at, pilot, driver, passenger, astromech, cargo, on, side of table, captive, held, covered, stacked, bluff, face down. */
  readonly as: string;
  /** The card that it is on, at, under or aboard, by title. */
  readonly on: string;
  readonly controller: Seat;
  readonly hit: boolean;
  readonly undercover: boolean;
  readonly off: boolean;
}

const ZONES = 'reserve force used lost out hand table under destiny played aside'.split(' ');
const PILE_ZONES = { reserve: RESERVE, force: FORCE, used: USED, lost: LOST, out: OUT, hand: HAND } as const;
/** More passes in a row than these are no scenario. */
const MOST_PASSES = 60;

export class Play extends ScenarioPlay<State, Table, StarWarsCcg, Event, Reading, Seat> {
  /** Lays out the table and plays up to the first question. A scenario may use several boards, one after another. */
  board(spec: BoardSpec): void {
    const game = gameWith(spec.cards ?? []);
    this.begin(game, buildBoard(game.cards, spec, true));
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

  // Answers.

  /**
   * Each of these as soon as it is offered: whoever else is asked before only passes ("Light: Deploy Luke Skywalker" may
   * name who is asked). Fails if it is not offered before the phase is over.
   */
  act(...said: readonly string[]): void {
    for (const one of said) {
      const { turn, phase } = this.state;
      this.#passUntil(
        () => this.#isOffered(one),
        () => `"${one}" is not offered`,
        () => this.state.turn === turn && this.state.phase === phase,
      );
      this.answer(one);
    }
  }

  #isOffered(said: string): boolean {
    const seat = (['Dark', 'Light'] as const).find((name) => said.startsWith(`${name}: `));
    if (seat !== undefined && this.state.question?.seat !== this.seat(seat)) return false;
    const rest = seat === undefined ? said : said.slice(seat.length + 2);
    return this.options.some((full) => says(full, rest));
  }

  /** Whoever is asked passes, so many times. */
  pass(times = 1): void {
    for (let i = 0; i < times; i++) this.answer('Pass');
  }

  /** Everybody passes until a question of this kind (of this seat) is asked; without a kind, until nobody is asked to respond. */
  settle(kind?: string, seat?: Seat): void {
    this.#passUntil(
      () => {
        const { question } = this.state;
        if (kind === undefined) return question?.kind !== 'respond';
        return question?.kind === kind && (seat === undefined || question.seat === this.seat(seat));
      },
      () => `${kind} is not asked`,
    );
  }

  /** Everybody passes until the player whose turn it is can act in this phase, of this or the next turn. */
  toPhase(phase: Play['phase'], seat?: Seat): void {
    this.#passUntil(
      () =>
        this.phase === phase &&
        this.state.question?.kind === 'act' &&
        this.state.question.seat === this.state.acting &&
        (seat === undefined || this.state.acting === this.seat(seat)),
      () => `the ${phase} phase is not reached`,
    );
  }

  /** Everybody passes until the turn is over. */
  endTurn(): void {
    const { turn } = this.state;
    this.#passUntil(
      () => this.state.turn > turn,
      () => 'the turn does not end',
    );
  }

  #passUntil(isThere: () => boolean, what: () => string, mayGoOn = (): boolean => true): void {
    for (let passes = 0; this.state.question !== null && !(mayGoOn() && isThere()); passes++) {
      const canPass = this.state.question.options.some(({ kind }) => kind === 'pass');
      if (!canPass || passes >= MOST_PASSES || !mayGoOn()) fail(`${what()}; ${this.asked}`);
      this.answer('Pass');
    }
    if (this.state.question === null && !isThere()) fail(`${what()}: the game is over`);
  }

  // Reasons, views and the log.

  /** Why the seat cannot do this with the card called so: deploy (to a place), drain, battle, use. */
  whyNot(seat: Seat, kind: CcgIntent['kind'], card: string, target?: string): Reason | null {
    const seen = this.seenBy(this.seat(seat));
    return whyNot(seen, { kind, card: this.find(card), ...(target !== undefined && { target: this.find(target) }) });
  }

  /** The seat cannot do this, by this rule. */
  refuses(rule: string, seat: Seat, kind: CcgIntent['kind'], card: string, target?: string): void {
    this.refused(this.whyNot(seat, kind, card, target), rule);
  }

  /** The table as this viewer sees it. What is asked of it counts as used. */
  seenBy(viewer: number): Seen<Table> {
    const seen = seenTable(this.game, this.game.view(this.table, viewer));
    seen.uses = this.table.uses;
    return seen;
  }

  /** What happened so far, of one kind. */
  override events<K extends Event['kind']>(kind: K): Extract<Event, { readonly kind: K }>[] {
    return super.events(kind) as Extract<Event, { readonly kind: K }>[];
  }

  /** What happened so far of one kind, by the titles of the cards it is about. */
  happened(kind: Extract<Event, { readonly def: number }>['kind']): string[] {
    return this.events(kind).map(({ def }) => this.#titleOf(def));
  }

  /** Destiny numbers that were drawn so far, as printed: who, and the number. */
  destinies(): [Seat, number][] {
    const numberOn = (def: number): number => this.game.cards.cards[def]!.destiny[0]! / ONE;
    return this.events('destiny').map(({ seat, def }) => [this.nameOfSeat(seat), numberOn(def)]);
  }

  #titleOf(def: number): string {
    return shortTitle(this.game.cards.cards[def]?.title ?? 'a card');
  }

  nameOfSeat(seat: number): Seat {
    return this.state.seats[seat]!.name as Seat;
  }

  // Reading the table.

  get phase(): (typeof PHASES)[number] {
    return PHASES[this.state.phase]!;
  }

  /** The number of the one card called so ("Dark Jawa" where both sides have it); in play rather than elsewhere. */
  find(name: string): number {
    const [, side, rest] = /^(?:(Dark|Light) )?(.*)$/u.exec(name) as unknown as [string, Seat | undefined, string];
    const s = this.state;
    const found = (wanted: string, owner: number): number[] =>
      [...s.def.keys()].filter((card) => {
        const title = nameOf(this.table, card);
        return (title === wanted || shortTitle(title) === wanted) && (owner < 0 || s.owner[card] === owner);
      });
    let cards = found(name, -1);
    if (cards.length === 0 && side !== undefined) cards = found(rest, this.seat(side));
    if (cards.length === 0) fail(`there is no ${name} in the game`);
    const rank = (card: number): number => [TABLE, UNDER, HAND].indexOf(s.zone[card]!);
    return cards.find((card) => rank(card) === 0) ?? cards.find((card) => rank(card) > 0) ?? cards[0]!;
  }

  override read(name: string): Reading {
    const s = this.state;
    const card = this.find(name);
    const lies = s.zone[card] === TABLE || s.zone[card] === UNDER;
    const has = (flag: number): boolean => (s.flags[card]! & flag) !== 0;
    const at = whereIs(this.table, card);
    return {
      zone: ZONES[s.zone[card]!]!,
      at: at < 0 ? '' : nameOf(this.table, at),
      as: lies ? LIES[s.as[card]!]! : '',
      on: lies && s.on[card]! >= 0 ? shortTitle(nameOf(this.table, s.on[card]!)) : '',
      controller: this.nameOfSeat(s.controller[card]!),
      hit: has(HIT),
      undercover: has(UNDERCOVER),
      off: has(OFF),
    };
  }

  /** A number of a card as it is now. */
  number(name: string, stat: Stat): number {
    return numberOf(this.table, this.find(name), stat) / ONE;
  }

  powerOf(name: string): number {
    return this.number(name, 'power');
  }

  forfeitOf(name: string): number {
    return this.number(name, 'forfeit');
  }

  totalPower(seat: Seat, location: string): number {
    return totalPower(this.table, this.seat(seat), this.find(location)) / ONE;
  }

  totalAbility(seat: Seat, location: string): number {
    return totalAbility(this.table, this.seat(seat), this.find(location)) / ONE;
  }

  hasPresence(seat: Seat, location: string): boolean {
    return hasPresence(this.table, this.seat(seat), this.find(location));
  }

  controls(seat: Seat, location: string): boolean {
    return controls(this.table, this.seat(seat), this.find(location));
  }

  /** What texts have added for the seat in the battle. */
  bonus(seat: Seat, to: 'draws' | 'destiny' | 'power'): number {
    return bonusIn(this.state.battle!, to, this.seat(seat)) / ONE;
  }

  /** What texts multiply the battle damage by if the seat wins. */
  damageTimes(seat: Seat): number {
    return damageTimes(this.state.battle!, this.seat(seat));
  }

  generation(seat: Seat): number {
    return generation(this.table, this.seat(seat));
  }

  icons(seat: Seat, location: string): number {
    return iconsAt(this.table, this.find(location), this.seat(seat));
  }

  drain(seat: Seat, location: string): number {
    return drainAmount(this.table, this.seat(seat), this.find(location)) / ONE;
  }

  /** How many cards are in a pile. */
  count(seat: Seat, of: PileName): number {
    return pile(this.state, this.seat(seat), PILE_ZONES[of]).length;
  }

  /** Titles in a pile, the top card first; a hand in its order. */
  titles(seat: Seat, of: PileName): string[] {
    const names = pile(this.state, this.seat(seat), PILE_ZONES[of]).map((card) => this.#titleOf(this.state.def[card]!));
    return of === 'hand' ? names : names.toReversed();
  }

  /** The locations on the table in their order, by title. */
  locations(): string[] {
    return locationsOn(this.state).map((card) => nameOf(this.table, card));
  }
}

export const { scenario, scenarios } = scenarioBook((mode, uses) => new Play(mode, uses));
