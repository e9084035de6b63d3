// The harness of the scenarios: what it lets pass, and what it refuses.
import { describe, expect, test } from 'vitest';
import type { Game, Option, Setup } from '../src/index.ts';
import { MODES, ScenarioPlay, scenarioBook } from '../src/testing/index.ts';
import {
  CARDS,
  masks,
  type MasksEvent,
  type MasksState,
  type MasksTable,
  scrambled,
  setupOf,
  teamSetup,
  withStep,
} from '../src/testing/toys/masks.ts';

interface Reading {
  readonly place: string;
  readonly rank: number;
}

type Masks = Game<MasksState, MasksTable, MasksEvent>;

class Play extends ScenarioPlay<MasksState, MasksTable, Masks, MasksEvent, Reading> {
  board(game: Masks = masks, setup: Setup = setupOf('scenario', '1 2 3', '4 5 6', '7 8 9')): void {
    this.begin(game, game.start(setup));
  }

  protected override marks(): readonly string[] {
    return this.options.map(() => '');
  }

  protected override isCopy(one: Option, other: Option): boolean {
    const [a, b] = [one, other].map((option) => ('card' in option ? this.state.def[Number(option.card)] : -1));
    return a === b;
  }

  protected override scrambled(state: MasksState, seat: number): MasksState {
    return scrambled(state, seat);
  }

  override read(name: string): Reading {
    const card = this.state.def.indexOf(CARDS.indexOf(name));
    return { place: this.state.place[card]!, rank: this.state.def[card]! };
  }
}

const run = (body: (t: Play) => void, mode: (typeof MODES)[number] = 'plain'): void => {
  const { scenario, scenarios } = scenarioBook((each, uses) => new Play(each, uses));
  scenario('A round', 'MASKS-01 MASKS-02', body);
  scenarios()[0]!.run(mode);
};

const round = (t: Play): void => {
  t.asks('West', 'lay');
  t.offers('lay 1', 'lay 2', 'lay 3');
  t.answer('West: 2');
  t.card('2', { place: 'laid' });
  t.answer('North: lay 6', 'North: look West', 'East: 7');
  t.asks('East', 'look');
  t.offersAlso('pass');
  t.doesNotOffer('look East');
  t.answer('pass');
  t.card('2', { place: 'gone', rank: 1 });
  t.is(t.state.points, [0, 0, 1]);
  t.is(t.events('look').length, 1);
  t.winner('undecided');
};

test.each(MODES)('a scenario passes, run in the mode %s', (mode) => {
  run((t) => {
    t.board();
    round(t);
    t.board();
    round(t);
    t.answer('West: 1', 'North: 4', 'pass', 'East: 8', 'pass', '3', '5', 'pass', '9', 'pass');
    t.winner('East');
    expect(() => t.answer('pass')).toThrow('nothing is asked: the game is over (points)');
  }, mode);
});

test.each(MODES)('a seat concedes, run in the mode %s', (mode) => {
  const giveUp = (t: Play): void => {
    t.board();
    t.answer('lay 1');
    t.concede('East');
    t.winner('West and North');
    t.board(masks, teamSetup('teams'));
    t.concede('South');
    t.winner('West and East');
  };
  expect(() => run(giveUp, mode)).not.toThrow();
});

test('a scenario knows its rules', () => {
  const { scenario, scenarios } = scenarioBook((mode) => new Play(mode));
  scenario('None', ' MASKS-01\n  MASKS-02 ', () => {});
  expect(scenarios()).toMatchObject([{ title: 'None', rules: ['MASKS-01', 'MASKS-02'] }]);
});

describe('what is not so is refused:', () => {
  test.each<[string, (t: Play) => void, string]>([
    ['another seat', (t) => t.asks('North'), 'North should be asked, but West is asked lay: lay 1 | lay 3 | lay 2'],
    ['another question', (t) => t.asks('West', 'look'), 'West should be asked look'],
    ['a seat that is not there', (t) => t.asks('South'), 'there is no seat South; there is West, North, East'],
    ['an option that is missing', (t) => t.offers('1', '2', '3', '4'), 'Missing: 4.'],
    ['an option too many', (t) => t.offers('1', '2'), 'Unexpected: lay 3.'],
    ['an option that is not there', (t) => t.offersAlso('lay 4'), '"lay 4" is not offered'],
    ['an option that is there', (t) => t.doesNotOffer('lay 3'), '"lay 3" is offered'],
    ['an answer of the wrong seat', (t) => t.answer('East: 1'), 'East should be asked'],
    ['an answer that is not offered', (t) => t.answer('lay 9'), '"lay 9" is not offered'],
    ['words in another order', (t) => t.answer('1 lay'), '"1 lay" is not offered'],
    ['an answer of several meanings', (t) => t.answer('lay'), '"lay" can mean lay 1 or lay 3 or lay 2'],
    ['another value', (t) => t.is([1], [2], 'the list'), 'the list is [1], not [2]'],
    ['another reading', (t) => t.card('1', { place: 'hand', rank: 3 }), '1: rank is 0, not 3'],
    ['another refusal', (t) => t.refused({ rule: 'A', why: '' }, 'B'), 'not by B'],
    ['another winner', (t) => t.winner('West'), 'the winner is "undecided", not "West"'],
  ])('%s', (_, body, message) => {
    expect(() =>
      run((t) => {
        t.board();
        body(t);
      }),
    ).toThrow(message);
  });

  test('a scenario without a board', () => {
    expect(() => run((t) => t.asks('West'))).toThrow('no board yet');
  });
});

let outside = 0;

describe('what is broken is noticed:', () => {
  const scribbling = withStep('look', (look) => (g, f) => {
    g.state.note = ++outside;
    return look(g, f);
  });
  const forgetful: Masks = { ...masks, clone: (s) => ({ ...masks.clone(s), round: 0 }) };
  const gossip: Masks = { ...masks, view: (g, seat) => ({ seat, state: g.state }) };
  const unsound: Masks = { ...masks, violations: ({ state }) => (state.round > 1 ? ['a round too many'] : []) };

  test.each<[string, Masks, (typeof MODES)[number], string]>([
    ['chance from outside, by undo', scribbling, 'undo', 'leads to another state'],
    ['chance from outside, by the record', scribbling, 'replay', 'the replay ends in another state'],
    ['a clone that forgets', forgetful, 'undo', 'taking the answer back does not lead to the same state'],
    ['a view of everything', gossip, 'plain', 'tells hidden cards apart'],
    ['a broken invariant', unsound, 'plain', 'the state is not sound: a round too many'],
  ])('%s', (_, game, mode, message) => {
    expect(() =>
      run((t) => {
        t.board(game);
        round(t);
        t.answer('West: 1', 'North: 4', 'pass');
      }, mode),
    ).toThrow(message);
  });

  test('a fault of a card', () => {
    const bomb: Masks = { ...masks, start: () => masks.start(setupOf('bomb', 'bomb 1 2', '4 5 6', '7 8 9')) };
    expect(() =>
      run((t) => {
        t.board(bomb);
        t.answer('lay bomb');
      }),
    ).toThrow('a fault: the bomb went off');
  });
});
