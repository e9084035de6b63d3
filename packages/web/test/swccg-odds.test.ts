// How likely a draw of destiny does what hangs on it: against what the engine says of every card that could come.
import { Match } from '@dejarik/kernel';
import type { BoardSpec } from '@dejarik/swccg/testing';
import { expect, test } from 'vitest';
import { swccgTo } from '../e2e/support/swccg.ts';
import { TRENCH } from '../e2e/support/swccg-questions.ts';
import type { SavedGame } from '../src/session/new-game.ts';
import {
  type CcgTable,
  FORCE,
  LOST,
  pile,
  RESERVE,
  type State,
  starWarsCcg,
  USED,
} from '../src/session/swccg/engine.ts';
import { starWarsCcgPage } from '../src/session/swccg/page-game.ts';
import { open } from './support/playing.ts';

const game = starWarsCcg();
const [DARK, LIGHT] = [0, 1] as const;
const MANY = 30;

type Events = readonly { readonly kind: string }[];

/** Every way to lay so many of these cards on top, the next to be drawn first. */
function* orders(cards: readonly number[], n: number): Generator<readonly number[]> {
  if (n === 0) yield [];
  else
    for (const card of cards)
      for (const rest of orders(
        cards.filter((other) => other !== card),
        n - 1,
      ))
        yield [card, ...rest];
}

/** Plays the answer with every order of so many cards on top: how often it did what it is for. */
function tried(saved: SavedGame, answer: string, draws: number, did: (events: Events) => boolean): number {
  const match = new Match<State, CcgTable>(game, game.clone(saved.replay.start as State));
  for (const command of saved.replay.commands) match.repeat(command);
  const { state } = match;
  const { seat } = state.question!;
  const reserve = pile(state, seat, RESERVE);
  const hidden = [RESERVE, FORCE, USED, LOST].flatMap((zone) => [...pile(state, seat, zone)]);
  const told = state.question!.options.map((option) => game.describeOption(match.table, option));
  const index = told.findIndex((words) => words.includes(answer));
  let worked = 0;
  let all = 0;
  for (const order of orders(hidden, draws)) {
    const laid = game.clone(state);
    // Cards change what they are, which is the same as changing places.
    const rest = hidden.filter((card) => !order.includes(card)).map((card) => state.def[card]!);
    const top = Array.from({ length: draws }, (_, i) => reserve.at(-1 - i)!);
    for (const card of hidden)
      laid.def[card] = top.includes(card) ? state.def[order[top.indexOf(card)]!]! : rest.shift()!;
    const one = new Match<State, CcgTable>(game, laid);
    one.repeat(index);
    for (let n = 0; n < MANY && one.state.question !== null; n++) {
      const { kind, options } = one.state.question;
      if (kind === 'damage' || (kind === 'weapons' && one.events.some((e) => e.kind === 'shot'))) break;
      if (did(one.events) || one.events.some((e) => e.kind === 'missed')) break;
      const last = options.findLastIndex((option) => option.kind === 'number');
      const passing = options.findIndex((option) => ['pass', 'done', 'yes'].includes(option.kind));
      one.repeat(Math.max(0, last, passing));
    }
    all++;
    if (did(one.events)) worked++;
  }
  return worked / all;
}

const hit = (events: Events): boolean => events.some(({ kind }) => kind === 'hit');

const choicesAt = (saved: SavedGame) => open(starWarsCcgPage(), saved).now().question!.choices;

const armed = (...cards: readonly string[]): BoardSpec => ({
  at: 'Light battles',
  locations: { 'Light Tatooine: Cantina': ['Darth Vader', 'Stormtrooper', 'Leia Organa', ...cards] },
  light: {
    reserve: [
      'R2-D2 (Artoo-Detoo)',
      'Rebel Trooper',
      'X-wing',
      'Our Most Desperate Hour',
      'Obi-Wan Kenobi',
      'Leia Organa',
    ],
    left: 2,
    force: ['Blaster', 'Hyper Escape', 'Sense'],
  },
});
const HAN = ['Han Solo', "Han's Heavy Blaster Pistol, on Han Solo"];

const BATTLE = 'Battle at Tatooine: Cantina';

test('the chance to hit each target is what the engine does with every card that could come', () => {
  const saved = swccgTo(armed(...HAN), LIGHT, 'target', [BATTLE, "Fire Han's"]);
  const choices = choicesAt(saved);
  expect(choices.map(({ text, odds }) => [text, odds!.draws, odds!.needs])).toEqual([
    ['Choose Darth Vader', 1, ['> 5']],
    ['Choose Stormtrooper', 1, ['> 0']],
  ]);
  for (const { text, odds } of choices) expect(odds!.chance).toBeCloseTo(tried(saved, text, 1, hit), 12);
  expect(choices[0]!.odds!.chance).toBeGreaterThan(0);
  expect(choices[0]!.odds!.chance).toBeLessThan(choices[1]!.odds!.chance);
});

test('firing promises what the likeliest of its targets does', () => {
  const before = choicesAt(swccgTo(armed(...HAN), LIGHT, 'weapons', [BATTLE])).find(({ kind }) => kind === 'fire')!;
  const targets = choicesAt(swccgTo(armed(...HAN), LIGHT, 'target', [BATTLE, "Fire Han's"]));
  expect(before.odds).toEqual({ ...targets[1]!.odds, best: true });
});

interface Shot {
  readonly what: string;
  readonly board: BoardSpec;
  readonly seat?: 0 | 1;
  readonly before: readonly string[];
  readonly draws: number;
  /** Of the first target. */
  readonly needs: readonly string[];
}

const SHOTS: readonly Shot[] = [
  {
    what: 'two draws for one total',
    board: armed('Obi-Wan Kenobi', "Obi-Wan's Lightsaber, on Obi-Wan Kenobi"),
    before: [BATTLE, "Fire Obi-Wan's"],
    draws: 2,
    needs: ['> 6'],
  },
  {
    what: 'draws that a place changes',
    seat: DARK,
    board: {
      at: 'Dark battles',
      locations: {
        "Dark Tatooine: Lars' Moisture Farm": [
          'Stormtrooper',
          'Blaster Rifle, on Stormtrooper',
          'Leia Organa',
          'Han Solo',
        ],
      },
      dark: { reserve: ['Stormtrooper', 'Darth Vader', 'TIE Fighter', 'Trooper Charge'], left: 2 },
    },
    before: ["Battle at Tatooine: Lars' Moisture Farm", 'Fire Blaster Rifle'],
    draws: 1,
    needs: ['> 2'],
  },
  {
    what: 'a target that little weapon destiny does nothing to',
    seat: DARK,
    board: {
      at: 'Dark battles',
      locations: {
        'Light Tatooine: Cantina': [
          'Darth Vader',
          "Vader's Lightsaber, on Darth Vader",
          'Rebel Trooper',
          'Plastoid Armor, on Rebel Trooper',
          'Leia Organa',
        ],
      },
      dark: { reserve: ['Stormtrooper', 'Darth Vader', 'TIE Fighter', 'Trooper Charge'], left: 2 },
    },
    before: [BATTLE, "Fire Vader's"],
    draws: 2,
    needs: ['≥ 6'],
  },
];

for (const { what, board, seat = LIGHT, before, draws, needs } of SHOTS)
  test(`${what}: the chance is what the engine does with all that could come`, () => {
    const saved = swccgTo(board, seat, 'target', before);
    const { text, odds } = choicesAt(saved)[0]!;
    expect({ ...odds, chance: 0 }).toEqual({ chance: 0, draws, needs, immune: false, best: false });
    expect(odds!.chance).toBeCloseTo(tried(saved, text, draws, hit), 12);
    expect(odds!.chance).toBeGreaterThan(0);
    expect(odds!.chance).toBeLessThan(1);
  });

const COMPUTER: BoardSpec = {
  at: 'Light battles',
  locations: {
    'Dark Tatooine': [
      'Y-wing',
      'Biggs Darklighter, pilot of Y-wing',
      'Proton Torpedoes, on Y-wing',
      'Targeting Computer, on Y-wing',
      'Devastator',
      'Admiral Motti, pilot of Devastator',
    ],
  },
  light: { reserve: ['Our Most Desperate Hour', 'Rebel Trooper', 'X-wing', 'Leia Organa'], left: 2, force: 6 },
};

test('one shot or two at once: the chance of each number', () => {
  const saved = swccgTo(COMPUTER, LIGHT, 'mode', ['Battle at Tatooine', 'Fire Proton Torpedoes', 'Choose']);
  const [one, two] = choicesAt(saved);
  expect([one!.odds!.draws, two!.odds!.draws]).toEqual([1, 2]);
  for (const { text, odds } of [one!, two!]) expect(odds!.chance).toBeCloseTo(tried(saved, text, odds!.draws, hit), 12);
  expect(two!.odds!.chance).toBeGreaterThan(one!.odds!.chance);
});

const RUN: BoardSpec = {
  ...TRENCH,
  locations: {
    ...TRENCH.locations,
    'Light Yavin 4: Massassi War Room': [],
    'Yavin 4: Briefing Room': [],
  },
  light: {
    ...TRENCH.light,
    reserve: ['Our Most Desperate Hour', 'Hyper Escape', 'X-wing', 'Obi-Wan Kenobi'],
    left: 2,
    force: ['Rebel Trooper', 'Leia Organa'],
  },
};

test('who leads an Attack Run: how likely it hits is what the engine does with every two cards', () => {
  const saved = swccgTo(RUN, LIGHT, 'target', ['Use Attack Run', 'Choose Y-wing', 'Choose Red 5', 'Choose Black 2']);
  const choices = choicesAt(saved);
  expect(choices.map(({ text, odds }) => [text, odds!.needs])).toEqual([
    ['Choose Y-wing', ['> 11']],
    ['Choose Red 5', ['> 8']],
  ]);
  const isHit = (events: Events): boolean => events.some(({ kind }) => kind === 'blownAway');
  for (const { text, odds } of choices) expect(odds!.chance).toBeCloseTo(tried(saved, text, 2, isHit), 12);
  expect(choices[1]!.odds!.chance).toBeGreaterThan(choices[0]!.odds!.chance);
  expect(choices[1]!.odds!.chance).toBeLessThan(1);
});

const SENSE: BoardSpec = {
  at: 'Dark controls',
  locations: { 'Light Tatooine: Cantina': ['Obi-Wan Kenobi', 'Stormtrooper'] },
  dark: { hand: ['Ommni Box'] },
  light: {
    hand: ['Sense', 'Alter'],
    reserve: ['Our Most Desperate Hour', 'Hyper Escape', 'X-wing', 'Obi-Wan Kenobi'],
    left: 2,
    force: ['Rebel Trooper', 'Leia Organa'],
  },
};

test('a draw that decides whether an answer cancels: its chance is what the engine does with every card', () => {
  const saved = swccgTo(SENSE, LIGHT, 'respond', ['Play Ommni Box', 'Reserve Deck of Light']);
  const sense = choicesAt(saved).find(({ text }) => text.includes('Sense'))!;
  expect(sense.odds).toMatchObject({ draws: 1, needs: ['< 6'] });
  const isCancelled = (events: Events): boolean => events.some(({ kind }) => kind === 'cancelled');
  expect(sense.odds!.chance).toBeCloseTo(tried(saved, sense.text, 1, isCancelled), 12);
  expect(sense.odds!.chance).toBeGreaterThan(0);
  expect(sense.odds!.chance).toBeLessThan(1);
});

test('what the other side draws, nobody can count', () => {
  const { chain } = open(
    starWarsCcgPage(),
    swccgTo(
      {
        ...SENSE,
        dark: { hand: ['Ommni Box', 'Sense'] },
        locations: { 'Light Tatooine: Cantina': ['Obi-Wan Kenobi', 'Darth Vader'] },
      },
      LIGHT,
      'respond',
      ['Play Ommni Box', 'Reserve Deck of Light', 'Play Sense', 'Play Sense'],
    ),
  ).now();
  expect(chain.map(({ below, odds }) => [below, odds === null])).toEqual([
    ['', true],
    ['6', false],
    ['6', true],
  ]);
});
