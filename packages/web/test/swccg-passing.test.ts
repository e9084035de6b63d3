// What is said once and holds for more than one chance in the Star Wars CCG: drains, on to the moves, draws ahead.
import { Match } from '@dejarik/kernel';
import { type BoardSpec, buildBoard } from '@dejarik/swccg/testing';
import { expect, test } from 'vitest';
import { knownFrom } from '../src/session/known.ts';
import { DEFAULT_PREFERENCES, DEFAULT_STOPS, type Preferences } from '../src/session/preferences.ts';
import { SwccgAssistant } from '../src/session/swccg/assistant.ts';
import {
  type CcgKnown,
  type CcgTable,
  CONTROL,
  type Event,
  HAND,
  MOVE,
  pile,
  type State,
  starWarsCcg,
} from '../src/session/swccg/engine.ts';

const game = starWarsCcg();
const DARK = 0;
const LIGHT = 1;

/** A prepared game in which one player is helped as on the page, and the other does nothing. */
class Played {
  readonly assistant = new SwccgAssistant();
  readonly match: Match<State, CcgTable>;
  readonly #seat: number;

  constructor(board: BoardSpec, seat = LIGHT) {
    this.#seat = seat;
    this.match = new Match<State, CcgTable>(game, game.clone(buildBoard(game.cards, board)));
    this.onToAsked();
  }

  get state(): State {
    return this.match.state;
  }

  get known(): CcgKnown {
    const events = (this.match.events as readonly Event[]).flatMap((event) => game.viewEvent(event, this.#seat) ?? []);
    const decision = this.match.commands.length;
    return knownFrom<State, CcgTable, Event>(game, { view: game.view(this.match.table, this.#seat), events, decision });
  }

  /** The kinds of answers to the open question. */
  get offered(): string[] {
    return this.state.question!.options.map(({ kind }) => kind);
  }

  /** What is answered for the player; null: the player is asked. */
  automatic(preferences: Preferences = DEFAULT_PREFERENCES): string | null {
    const index = this.assistant.automatic(this.known, preferences);
    return index === null ? null : this.state.question!.options[index]!.kind;
  }

  /** The player answers, and what needs nobody follows. */
  take(kind: string): this {
    this.#answer(kind);
    return this.onToAsked();
  }

  /** The same, but the next question in a phase is left to look at. */
  takeOnly(kind: string): this {
    this.#answer(kind);
    while (this.state.question!.seat !== this.#seat || this.state.question!.kind !== 'act') this.#goOn();
    return this;
  }

  onToAsked(): this {
    while (this.state.question!.seat !== this.#seat || this.automatic() !== null) this.#goOn();
    return this;
  }

  #goOn(): void {
    if (this.state.question!.seat === this.#seat) this.#answer(this.automatic()!);
    else this.match.repeat(Math.max(0, this.offered.indexOf('pass')));
  }

  #answer(kind: string): void {
    const index = this.offered.indexOf(kind);
    this.assistant.note(this.known, index);
    this.match.repeat(index);
  }
}

const PILES = { left: 0, used: [], lost: [] } as const;
const many = (title: string, n: number): string[] => Array.from({ length: n }, () => title);
const DARK_PILES = { ...PILES, reserve: many('Stormtrooper', 20), force: many('Stormtrooper', 4) };
const LIGHT_PILES = { ...PILES, reserve: many('Rebel Trooper', 20), force: many('Rebel Trooper', 4) };

/** Light controls two sites at which Dark has icons. */
const draining = (withLuke: readonly string[] = []): BoardSpec => ({
  at: 'Light controls',
  locations: {
    'Light Tatooine: Cantina': ['Luke Skywalker', ...withLuke],
    'Light Tatooine: Docking Bay 94': ['Obi-Wan Kenobi'],
  },
  dark: DARK_PILES,
  light: LIGHT_PILES,
});

/** Dark controls two sites, and between them are cards of Light. */
const watched = (light: readonly string[]): BoardSpec => ({
  at: 'Dark controls',
  locations: {
    'Light Tatooine: Cantina': ['Darth Vader'],
    'Light Tatooine: Docking Bay 94': light,
    'Light Tatooine: Mos Eisley': ['Dr. Evazan'],
  },
  dark: DARK_PILES,
  light: LIGHT_PILES,
});

test('one who has never drained is asked', () => {
  expect(new Played(draining()).offered.filter((kind) => kind === 'drain')).toHaveLength(2);
});

test('one who has drained drains wherever it is free, without a press', () => {
  expect(new Played(draining()).takeOnly('drain').automatic()).toBe('drain');
});

test('one who has drained is not asked about it in later turns', () => {
  const played = new Played(draining()).take('drain');
  const { turn } = played.state;
  for (let n = 0; played.state.turn < turn + 2 && n < 20; n++) played.take('pass');
  const drains = (played.match.events as readonly Event[]).filter(({ kind }) => kind === 'drained');
  expect([played.state.phase > CONTROL, drains.length]).toEqual([true, 4]);
});

test('one who last passed instead is asked', () => {
  const { known } = new Played(draining());
  const { assistant } = new Played(draining()).takeOnly('drain').takeOnly('pass');
  expect(assistant.automatic(known, DEFAULT_PREFERENCES)).toBeNull();
});

test('taken back, a drain is as if it had not been made', () => {
  const played = new Played(draining());
  const { decision } = played.known;
  played.takeOnly('drain');
  played.assistant.back(decision);
  expect(played.automatic()).toBeNull();
});

test('one who holds, or wants to be asked about the own Force, is asked about each drain', () => {
  const played = new Played(draining()).takeOnly('drain');
  const stops = { ...DEFAULT_STOPS, force: 'always' } as const;
  expect(played.automatic()).toBe('drain');
  expect(played.automatic({ ...DEFAULT_PREFERENCES, hold: true })).toBeNull();
  expect(played.automatic({ ...DEFAULT_PREFERENCES, stops })).toBeNull();
});

test('a text of the control phase is asked about before the next drain', () => {
  expect(new Played(draining(["Figrin D'an"])).takeOnly('drain').automatic()).toBeNull();
});

test('what moves in the control phase alone is asked about, drain or not', () => {
  const board = draining(['Motti Seeker']);
  expect(new Played(board).offered).toContain('move');
  expect(new Played(board).takeOnly('drain').automatic()).toBeNull();
});

test('where cards of the other side make a drain dear, or answer it, one is asked', () => {
  expect(new Played(watched(['Rebel Trooper']), DARK).takeOnly('drain').automatic()).toBe('drain');
  for (const light of [['Hunchback'], ["Ickabel G'ont", "Figrin D'an"]])
    expect(new Played(watched(light), DARK).takeOnly('drain').automatic()).toBeNull();
});

/** Light could deploy, battle, move and draw. */
const WHOLE: BoardSpec = {
  at: 'Light deploys',
  locations: {
    'Light Tatooine: Cantina': ['Luke Skywalker', 'Stormtrooper'],
    'Light Tatooine: Mos Eisley': ['Obi-Wan Kenobi'],
  },
  dark: DARK_PILES,
  light: { ...LIGHT_PILES, hand: ['Rebel Trooper'] },
};

test('on to the moves, neither a deployment nor a battle is asked about', () => {
  const asked = new Played(WHOLE);
  expect(asked.take('pass').offered).toContain('battle');
  const played = new Played(WHOLE);
  played.assistant.passUntil(played.known, 'moves');
  played.onToAsked();
  expect([played.state.phase, played.offered.includes('move')]).toEqual([MOVE, true]);
});

test('so many cards are drawn at the end of the turn, and nothing else is done before', () => {
  const played = new Played(WHOLE);
  const before = pile(played.state, LIGHT, HAND).length;
  const { turn } = played.state;
  played.assistant.passUntil(played.known, 'draw 2');
  played.onToAsked();
  expect(played.state.turn).toBeGreaterThan(turn);
  const drawn = (played.match.events as readonly Event[]).filter((event) => event.kind === 'drawCard');
  expect([drawn.length, pile(played.state, LIGHT, HAND).length]).toEqual([2, before + 2]);
});
