// Response windows, played in Retorts: what is announced can be answered before it happens, and after.
import { describe, expect, test } from 'vitest';
import { hash, Match } from '../src/index.ts';
import {
  type Action,
  CARDS,
  retorts,
  type RetortRules,
  type RetortsEvent,
  type RetortsState,
  type RetortsTable,
  retortSetup,
  retortsWith,
  RULES,
} from '../src/testing/toys/retorts.ts';

type RetortsMatch = Match<RetortsState, RetortsTable>;

/** A table at which everybody holds the same cards, which are all that there are. */
const table = (cards: string, seats: 2 | 3 | 4 = 2, game = retorts): RetortsMatch =>
  Match.start(game, retortSetup('window', seats, ...Array.from({ length: seats }, () => cards)));

const offered = ({ state, table: g }: RetortsMatch): string[] =>
  (state.question?.options ?? []).map((option) => retorts.describeOption(g, option));

/** "1: retort": the seat that is asked, and the option it takes. */
function say(match: RetortsMatch, ...lines: string[]): void {
  for (const line of lines) {
    const [seat, words] = line.split(': ') as [string, string];
    expect(match.state.question?.seat, `${line}; asked: ${offered(match).join(', ')}`).toBe(Number(seat));
    const index = offered(match).findIndex((text) => text === words);
    expect(index, `${line} among ${offered(match).join(', ')}`).toBeGreaterThanOrEqual(0);
    match.answer(Number(seat), index);
  }
}

/** Seat, event and card, but not what was drawn. */
const told = ({ events }: RetortsMatch): string[] =>
  (events as readonly RetortsEvent[])
    .filter(({ kind }) => kind !== 'draw')
    .map(({ kind, seat, def }) => `${seat} ${kind} ${CARDS[def]}`);

const windows = ({ state }: RetortsMatch): Action['kind'][] =>
  state.frames.flatMap((frame) => (frame.proc === 'answers' ? [frame.action.kind] : []));

describe('what is announced', () => {
  test('happens when nobody responds', () => {
    const match = table('3 retort retort 1');
    say(match, '0: claim 3');
    expect(match.state.points).toEqual([0, 0]);
    say(match, '1: pass');
    expect(match.state.points).toEqual([3, 0]);
    expect([match.state.question?.seat, offered(match)]).toEqual(
      [1, ['claim 3', 'claim 1', 'rest'].sort()].with(1, offered(match)),
    );
    expect(told(match)).toEqual(['0 announce 3', '0 happen 3']);
  });

  test('does not happen when it is cancelled, and has no stage after it', () => {
    const six = (card: string): string => Array.from({ length: 6 }, () => card).join(' ');
    const match = Match.start(retorts, retortSetup('foiled', 2, six('3'), six('retort')));
    const drawn = (): number => match.events.filter(({ kind }) => kind === 'draw').length;
    say(match, '0: claim 3', '1: retort retort', '0: pass');
    expect(match.state.points).toEqual([0, 0]);
    expect(told(match)).toEqual(['0 announce 3', '1 announce retort', '1 happen retort', '1 cancel 3']);
    // Nobody is offered the reward; the foiled seat draws instead, by what the window returned.
    expect(match.state.question).toMatchObject({ seat: 1, kind: 'turn' });
    expect(drawn()).toBe(2 * 3 + 1 + 1 + 1);
  });

  test('that came true is rewarded once', () => {
    const match = table('3 2 1 3 2 1 3 2 1');
    say(match, `0: ${offered(match)[0]}`, '1: pass');
    expect(offered(match)).toEqual(['draw', 'pass']);
    const hand = match.state.hand[0]!.length;
    say(match, '0: draw');
    expect(match.state.hand[0]).toHaveLength(hand + 1);
    expect(match.state.question).toMatchObject({ seat: 1, kind: 'turn' });
  });
});

describe('responses to responses', () => {
  test('three deep happen last in, first out', () => {
    const match = table('3 retort retort');
    say(match, '0: claim 3', '1: retort retort', '0: retort retort', '1: retort retort');
    expect(windows(match)).toEqual(['claim', 'retort', 'retort', 'retort']);
    say(match, '0: pass');
    // The innermost has happened. Before the one it saved does, seat 0 may answer that once more.
    expect(windows(match)).toEqual(['claim', 'retort']);
    say(match, '0: pass');
    expect(told(match)).toEqual([
      '0 announce 3',
      '1 announce retort',
      '0 announce retort',
      '1 announce retort',
      '1 happen retort',
      '1 cancel retort',
      '1 happen retort',
      '1 cancel 3',
    ]);
    expect(match.state.points).toEqual([0, 0]);
  });

  test('two deep save the claim', () => {
    const match = table('3 retort retort');
    say(match, '0: claim 3', '1: retort retort', '0: retort retort', '1: pass');
    // The first retort is cancelled; whoever holds another may try it on the claim itself.
    expect(windows(match)).toEqual(['claim']);
    say(match, '1: pass');
    expect(match.state.points).toEqual([3, 0]);
    expect(told(match).slice(-2)).toEqual(['0 cancel retort', '0 happen 3']);
  });

  test('go round until all have passed in a row', () => {
    const match = table('3 retort retort', 3);
    say(match, '0: claim 3', '1: pass', '2: retort retort', '0: retort retort', '1: pass', '2: pass');
    // Seat 2 responded, so that seat 1 is asked again although it had passed; then seat 2.
    expect(windows(match)).toEqual(['claim']);
    expect(match.state.frames.at(-1)).toMatchObject({ asked: 2, passes: 0 });
    say(match, '1: pass');
    expect(match.state.question).toMatchObject({ seat: 2, kind: 'respond' });
    say(match, '2: pass');
    expect(match.state.points).toEqual([3, 0, 0]);
  });

  test('are asked of those who may have one, by what everybody can see', () => {
    const match = table('1 2 3', 4);
    say(match, '0: claim 1');
    // North has no retort, and is asked all the same; East is a partner, South is asked next.
    expect([match.state.question?.seat, offered(match)]).toEqual([1, ['pass']]);
    say(match, '1: pass', '3: pass');
    expect(match.state.points).toEqual([1, 0, 0, 0]);
    const bare = table('3');
    say(bare, '0: claim 3', '1: pass', '1: claim 3');
    // Nobody has cards any more, so nobody is asked.
    expect(bare.state.points).toEqual([3, 3]);
  });
});

describe('required responses', () => {
  /** Three seats, each with a herald in play, and a single point left for heralds. */
  function heralds(): RetortsMatch {
    const opening = new Match(retorts, { ...retorts.clone(table('herald 3 retort 3', 3).state), bank: 1 });
    for (const seat of [0, 1, 2]) {
      say(opening, `${seat}: station herald`);
      while (opening.state.question?.kind === 'respond') say(opening, `${opening.state.question.seat}: pass`);
    }
    expect(opening.state.front).toHaveLength(3);
    return opening;
  }

  const claim = (match: RetortsMatch): void => say(match, '0: claim 3');

  test('come before optional ones, each once, in the order that the chooser says', () => {
    const match = heralds();
    claim(match);
    expect(match.state.question).toMatchObject({ seat: 0, kind: 'respond' });
    expect(match.state.question!.options).toEqual(match.state.front.map((card) => ({ kind: 'proclaim', card })));
    match.answer(0, 2);
    expect(match.state.points).toEqual([0, 0, 1]);
    expect(match.state.question).toMatchObject({ seat: 0 });
    expect(match.state.question!.options).toEqual(
      match.state.front.slice(0, 2).map((card) => ({ kind: 'proclaim', card })),
    );
    match.answer(0, 1);
    // The last one is not asked about; then the others may retort.
    expect(match.state.question).toMatchObject({ seat: 1, kind: 'respond' });
    expect(offered(match).at(-1)).toBe('pass');
    expect(
      told(match)
        .filter((line) => line.endsWith('happen herald'))
        .slice(-3),
    ).toEqual(['2 happen herald', '1 happen herald', '0 happen herald']);
    expect([match.state.points, match.state.bank]).toEqual([[0, 0, 1], 0]);
  });

  test('are not asked for when there is but one', () => {
    const match = table('herald 3 2', 2);
    say(match, '0: station herald', '1: pass', '1: claim 3');
    expect(told(match).slice(-2)).toEqual(['1 announce 3', '0 happen herald']);
    expect(match.state.question).toMatchObject({ seat: 0, kind: 'respond' });
    expect(match.state.points).toEqual([1, 0]);
  });

  test('to a claim that was cancelled in between are no longer made', () => {
    /** The first proclamation cancels the claim it answers. */
    const game = retortsWith({
      happen(g, action) {
        RULES.happen(g, action);
        if (action.kind !== 'proclaim') return;
        const claimed = g.state.frames.find((frame) => frame.proc === 'answers')!;
        claimed.cancelled = true;
        g.state.place[claimed.action.card] = 'gone';
      },
    });
    const match = new Match(game, heralds().state);
    claim(match);
    match.answer(0, 0);
    expect(match.state.question).toMatchObject({ seat: 1, kind: 'turn' });
    expect(told(match).filter((line) => line.endsWith('happen herald'))).toEqual(['0 happen herald']);
  });
});

describe('a window under way', () => {
  const DEEP = ['0: claim 3', '1: retort retort', '0: retort retort', '1: retort retort', '0: pass', '0: pass'];

  test('is stored and loaded at any depth', () => {
    const straight = table('3 retort retort');
    const stored = table('3 retort retort');
    for (const line of DEEP) {
      say(straight, line);
      stored.table = retorts.table(retorts.checkState(JSON.parse(JSON.stringify(stored.state))));
      say(stored, line);
      expect(stored.hash()).toBe(straight.hash());
    }
  });

  test('is taken back and gone through again at any depth', () => {
    const match = table('3 retort retort');
    const hashes = DEEP.map((line) => {
      const before = match.hash();
      say(match, line);
      return before;
    });
    const end = match.hash();
    for (let decision = DEEP.length - 1; decision >= 0; decision--) {
      match.undo(decision);
      expect(match.hash()).toBe(hashes[decision]);
      expect(hash(match.at(decision).state)).toBe(hash(match.state));
      say(match, ...DEEP.slice(decision));
      expect(match.hash()).toBe(end);
    }
  });

  test('is over when the game is', () => {
    const match = table('3 retort retort');
    say(match, ...DEEP.slice(0, 3));
    match.concede(0);
    expect(match.state.result?.outcomes).toEqual(['lost', 'won']);
    expect(match.state.question).toBeNull();
  });
});

describe("what is the game's", () => {
  const play = (rules: Partial<RetortRules>, cards = '3 retort retort', seats: 2 | 3 | 4 = 3): RetortsMatch =>
    table(cards, seats, retortsWith(rules));

  test('who is asked first', () => {
    const match = play({
      order: ({ state }, { action }) => [...state.seats.keys()].filter((seat) => seat !== action.seat).toReversed(),
    });
    say(match, '0: claim 3', '2: pass', '1: pass');
    expect(match.state.points).toEqual([3, 0, 0]);
    const nobody = play({ order: () => [] });
    say(nobody, '0: claim 3');
    expect(nobody.state.points).toEqual([3, 0, 0]);
  });

  test('which stages there are: none before it', () => {
    const match = play({ stages: [{ name: 'happens', is: 'happens' }] });
    say(match, '0: claim 3');
    expect(match.state.points).toEqual([3, 0, 0]);
    expect(match.state.question).toMatchObject({ seat: 1, kind: 'turn' });
  });

  test('which stages there are: two rounds of answers', () => {
    const stages = [
      { name: 'interrupt', is: 'optional' },
      { name: 'retorted', is: 'optional' },
      { name: 'happens', is: 'happens' },
    ] as const;
    const match = play({
      stages,
      optional: (g, w, seat) => (w.stage < 2 ? RULES.optional(g, { ...w, stage: 1 }, seat) : null),
    });
    say(match, '0: claim 3', '1: pass', '2: pass', '1: pass');
    expect(match.state.points).toEqual([0, 0, 0]);
    say(match, '2: pass');
    expect(match.state.points).toEqual([3, 0, 0]);
  });

  test('which stages there are: required ones after it', () => {
    const stages = [
      { name: 'happens', is: 'happens' },
      { name: 'proclaimed', is: 'required' },
    ] as const;
    const match = play({ stages }, 'herald 3 3 3', 2);
    say(match, '0: station herald', '1: claim 3');
    expect(told(match).slice(-3)).toEqual(['1 announce 3', '1 happen 3', '0 happen herald']);
  });

  test('a window without stages in which it happens: it does not', () => {
    const match = play({ stages: [{ name: 'retorted', is: 'optional' }] });
    const cards = match.state.hand[0]!.length;
    say(match, '0: claim 3', '1: pass', '2: pass');
    expect(match.state.points).toEqual([0, 0, 0]);
    expect(match.state.hand[0]!.length).toBe(cards - 1);
    expect(match.faults).toEqual([]);
  });

  test('cancelling what has happened ends its window, and it has happened all the same', () => {
    /** Whoever is rewarded for a claim has it cancelled after the fact. */
    const match = play(
      {
        happen(g, action) {
          RULES.happen(g, action);
          if (action.kind !== 'draw') return;
          for (const frame of g.state.frames) if (frame.proc === 'answers') frame.cancelled = true;
        },
      },
      '3 2 1 3 2 1 3 2 1',
      2,
    );
    say(match, `0: ${offered(match)[0]}`, '1: pass');
    const points = match.state.points[0];
    const hand = match.state.hand[0]!.length;
    say(match, '0: draw');
    // One card for the reward, and none for being foiled.
    expect(match.state.hand[0]).toHaveLength(hand + 1);
    expect(match.state.points[0]).toBe(points);
  });
});
