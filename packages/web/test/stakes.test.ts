/** What is at stake, on tables laid out by hand: from views alone, and as the rules decide when the turn ends. */
import { answer, Match, seenTable, SPECTATOR } from '@dejarik/kernel';
import { type BoardSpec as CcgSpec, buildBoard as ccgBoard, gameWith } from '@dejarik/swccg/testing';
import { type BoardSpec, buildBoard } from '@dejarik/swtcg/testing';
import { type BoardSpec as YjSpec, buildBoard as yjBoard } from '@dejarik/young-jedi/testing';
import { describe, expect, it } from 'vitest';
import { battleView } from '../src/session/swccg/battles.ts';
import { stakesOf as ccgStakes } from '../src/session/swccg/stakes.ts';
import { TableViewer } from '../src/session/swccg/views.ts';
import { type State, type SwtcgTable, swtcg } from '../src/session/swtcg/engine.ts';
import { choicesOf } from '../src/session/swtcg/question.ts';
import { stakesOf } from '../src/session/swtcg/stakes.ts';
import { type State as YjState, type YjTable, youngJedi } from '../src/session/young-jedi/engine.ts';
import { stakesOf as yjStakes } from '../src/session/young-jedi/stakes.ts';

const DARK = 0;
const LIGHT = 1;
const [SPACE, GROUND, CHARACTER] = [0, 1, 2];

const tcg = swtcg();

/** The same for everybody who looks: units lie open. */
function stakesAt(spec: BoardSpec, edition = 'nh') {
  const match = new Match<State, SwtcgTable>(tcg, buildBoard(tcg.cardsOf(edition), spec, edition));
  const views = [LIGHT, DARK, SPECTATOR].map((viewer) => stakesOf(seenTable(tcg, tcg.view(match.table, viewer))));
  for (const view of views) expect(view).toEqual(views[0]);
  return { match, stakes: views[0]! };
}

/** The turn ends, and nobody does anything about it. */
function endTurn(match: Match<State, SwtcgTable>): void {
  const { turn } = match.state;
  for (let n = 0; n < 60 && match.state.turn === turn && match.state.question !== null; n++) {
    const { options } = match.state.question;
    const quiet = options.findLastIndex(({ kind }) => kind === 'pass' || kind === 'done' || kind === 'skip');
    match.repeat(Math.max(0, quiet));
  }
}

describe.each(['nh', 'x'])('the arenas in edition %s', (edition) => {
  it('nobody holds any while units are put out', () => {
    const { stakes } = stakesAt({ at: 'Dark builds', turn: 0, dark: { space: ['Z-95 Headhunter'] } }, edition);
    expect(stakes.arenas.map(({ holder }) => holder)).toEqual([-1, -1, -1]);
    expect(stakes.won).toEqual([0, 0]);
    expect(stakes.warnings).toEqual([]);
  });

  it('one held, one contested, one empty', () => {
    const { stakes } = stakesAt(
      {
        at: 'Dark builds',
        dark: { space: ['Z-95 Headhunter'], ground: [{ card: 'Tusken Squad', damage: 1 }] },
        light: { ground: ['Rebel Squad'] },
      },
      edition,
    );
    expect(stakes.arenas.map(({ holder }) => holder)).toEqual([DARK, -1, -1]);
    expect([stakes.won, stakes.needed]).toEqual([[1, 0], 2]);
    expect(stakes.warnings).toEqual([{ kind: 'clear', seat: DARK, at: [GROUND], n: 1, ends: false }]);
    expect(stakes.arenas[CHARACTER]!.health).toEqual([0, 0]);
    expect(stakes.arenas[GROUND]!.health.every((left) => left > 0)).toBe(true);
  });

  it('two held now: that is the end, and so the rules say when the turn ends', () => {
    const { stakes, match } = stakesAt(
      {
        at: 'Dark builds',
        dark: { space: ['Z-95 Headhunter'], ground: ['Tusken Squad'] },
        light: { character: ['Luke Skywalker (B)'] },
      },
      edition,
    );
    expect(stakes.warnings).toEqual([{ kind: 'over', seat: DARK, at: [SPACE, GROUND], n: 2, ends: true }]);
    endTurn(match);
    expect(match.state.result).toMatchObject({ reason: 'arenas', outcomes: ['won', 'lost'] });
  });

  it('contested everywhere: nothing is near', () => {
    const each = { space: ['Z-95 Headhunter'], ground: ['Tusken Squad'] };
    const { stakes, match } = stakesAt(
      { at: 'Dark builds', dark: each, light: { space: ['X-Wing Red One'], ground: ['Rebel Squad'] } },
      edition,
    );
    expect(stakes.arenas.map(({ holder }) => holder)).toEqual([-1, -1, -1]);
    expect(stakes.warnings).toEqual([]);
    endTurn(match);
    expect(match.state.result).toBeNull();
  });

  it('an arena whose battle is over can be cleared no more', () => {
    const sides = {
      dark: { space: ['Z-95 Headhunter'], ground: ['Tusken Squad'], character: ['Darth Vader (A)'] },
      light: { ground: ['Rebel Squad'], character: ['Luke Skywalker (B)'] },
    };
    const before = stakesAt({ at: 'Ground battle', ...sides }, edition).stakes;
    const after = stakesAt({ at: 'Character battle', ...sides }, edition).stakes;
    expect(before.warnings).toEqual([{ kind: 'clear', seat: DARK, at: [GROUND, CHARACTER], n: 1, ends: false }]);
    expect(after.warnings).toEqual([{ kind: 'clear', seat: DARK, at: [CHARACTER], n: 1, ends: false }]);
  });
});

it('a team holds an arena together, and is warned of once', () => {
  const { stakes } = stakesAt(
    {
      at: 'Dark builds',
      dark: { space: ['Z-95 Headhunter'] },
      darkB: { character: ['Darth Vader (A)'] },
      light: { character: ['Luke Skywalker (B)'] },
      lightB: { ground: ['Rebel Squad'] },
    },
    'x',
  );
  expect(stakes.arenas.map(({ holder }) => holder)).toEqual([0, 2, -1]);
  expect(stakes.won).toEqual([1, 1, 1, 1]);
  expect(stakes.warnings.map(({ kind, seat, at }) => [kind, seat, at])).toEqual([
    ['clear', 0, [CHARACTER]],
    ['clear', 2, [CHARACTER]],
  ]);
});

it('each attack that is offered has its odds, and the defender’s own guard in them', () => {
  const match = new Match<State, SwtcgTable>(
    tcg,
    buildBoard(tcg.cards, {
      at: 'Character battle',
      dark: { character: [{ card: 'Darth Vader (A)' }] },
      light: { character: [{ card: 'Luke Skywalker (B)', damage: 1 }], force: 4 },
    }),
  );
  for (let n = 0; n < 10 && match.state.question?.kind !== 'unitTurn'; n++)
    match.repeat(match.state.question!.options.findLastIndex(({ kind }) => kind === 'pass'));
  const { question } = match.state;
  const seen = seenTable(tcg, tcg.view(match.table, question!.seat));
  const attack = choicesOf(seen, question!.options).find(({ kind }) => kind === 'attack');
  expect(attack?.odds).toMatchObject({ needs: 2, guard: { n: 1 } });
  const { chance, guard, damage } = attack!.odds!;
  expect(guard!.chance).toBeCloseTo(
    damage.slice(3).reduce((sum, likely) => sum + likely, 0),
    12,
  );
  expect(guard!.chance).toBeLessThan(chance);
});

const yj = youngJedi();

function yjStakesAt(spec: YjSpec) {
  const match = new Match<YjState, YjTable>(yj, yjBoard(yj.cards, spec));
  return { match, stakes: yjStakes(seenTable(yj, yj.view(match.table, LIGHT))) };
}

describe('Young Jedi', () => {
  const board = { at: 'Light evens up', location: 'Mos Espa' } as const;

  it('who alone has Characters there takes the planet when the turn ends', () => {
    const { stakes, match } = yjStakesAt({ ...board, light: { Tatooine: ['Qui-Gon Jinn, Jedi Master'] } });
    expect(stakes).toMatchObject({ holder: LIGHT, contested: false, won: [0, 0], needed: 2 });
    expect(stakes.warnings).toEqual([{ kind: 'planet', seat: LIGHT, at: [0], n: 1, ends: false }]);
    const done = match.state.question!.options.findIndex(({ kind }) => kind === 'done');
    answer(match.table, LIGHT, done);
    expect(match.state.control[0]).toBe(LIGHT);
  });

  it('a second planet ends the game', () => {
    const { stakes, match } = yjStakesAt({
      ...board,
      light: { Tatooine: ['Qui-Gon Jinn, Jedi Master'], controls: ['Naboo'] },
    });
    expect(stakes.warnings).toEqual([{ kind: 'planet', seat: LIGHT, at: [0], n: 2, ends: true }]);
    match.repeat(match.state.question!.options.findIndex(({ kind }) => kind === 'done'));
    expect(match.state.result?.reason).toBe('planets');
  });

  it('contested: nobody takes it', () => {
    const { stakes } = yjStakesAt({
      ...board,
      dark: { Tatooine: ['Watto, Slave Owner'] },
      light: { Tatooine: ['Qui-Gon Jinn, Jedi Master'] },
    });
    expect(stakes).toMatchObject({ holder: -1, contested: true, warnings: [] });
  });

  it('a deck that evening up would empty loses the game', () => {
    const { stakes, match } = yjStakesAt({ ...board, light: { left: 3 }, dark: { left: 5 } });
    expect(stakes.warnings).toEqual([
      { kind: 'evenUp', seat: DARK, at: [], n: 3, ends: true },
      { kind: 'deck', seat: LIGHT, at: [], n: 5, ends: false },
    ]);
    match.repeat(match.state.question!.options.findIndex(({ kind }) => kind === 'done'));
    expect(match.state.result?.outcomes).toEqual(['won', 'lost']);
  });
});

const ccg = gameWith([]);

function ccgStakesAt(spec: CcgSpec) {
  const table = ccg.table(ccgBoard(ccg.cards, spec));
  return ccgStakes(seenTable(ccg, ccg.view(table, LIGHT)));
}

describe('the CCG', () => {
  const locations = { 'Light Tatooine: Cantina': ['Darth Vader'] };

  it('plenty of Life Force: no warning', () => {
    const stakes = ccgStakesAt({ at: 'Dark controls', locations });
    expect(stakes.warnings).toEqual([]);
    expect(stakes.won).toEqual([30, 30]);
    expect(stakes.drains[DARK]).toBeGreaterThan(0);
  });

  it('little of it is left', () => {
    const stakes = ccgStakesAt({ at: 'Dark controls', locations, light: { left: 6, force: 2 } });
    expect(stakes.warnings).toEqual([{ kind: 'life', seat: DARK, at: [], n: 8, ends: false }]);
  });

  it('drains that would take the rest of it end the game', () => {
    const stakes = ccgStakesAt({ at: 'Dark controls', locations, light: { left: 1, force: 0 } });
    expect(stakes.warnings).toMatchObject([{ kind: 'drain', seat: DARK, ends: true }]);
    expect(stakes.warnings[0]!.at).toHaveLength(1);
  });

  it('says what battle destiny has to be, counted over all own cards that lie hidden', () => {
    const match = new Match(
      ccg,
      ccgBoard(ccg.cards, {
        at: 'Light battles',
        locations: { 'Light Tatooine: Cantina': ['Darth Vader', 'Luke Skywalker'] },
        light: { reserve: ['Destiny 5', 'Destiny 3'], left: 0, force: 10 },
        dark: { left: 0, force: 10 }, // with nothing to draw
      }),
    );
    const { options } = match.state.question!;
    match.repeat(options.findIndex((option) => ccg.describeOption(match.table, option).startsWith('Battle at')));
    const seen = seenTable(ccg, ccg.view(match.table, LIGHT));
    const hidden = 12; // in the Reserve Deck, the Force Pile and the Used Pile
    const destiny = battleView(new TableViewer(seen), { table: seen, events: [], decision: 0 })!.destiny;
    expect(destiny).toMatchObject({ draws: 1, needs: 4, left: hidden });
    expect(destiny!.chance).toBeCloseTo(1 / hidden, 12);
  });
});
