// How likely a draw of destiny does what hangs on it: against what the engine says of every card that could come.
import { Match } from '@dejarik/kernel';
import type { BoardSpec } from '@dejarik/swccg/testing';
import { expect, test } from 'vitest';
import { swccgTo } from '../e2e/support/swccg.ts';
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
function tried(
  saved: SavedGame,
  answer: string,
  draws: number,
  did: (events: readonly { readonly kind: string }[]) => boolean,
): number {
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

const hit = (events: readonly { readonly kind: string }[]): boolean => events.some(({ kind }) => kind === 'hit');

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
