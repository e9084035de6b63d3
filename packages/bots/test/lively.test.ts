// The lively bot: by chance, but in games that are games; and what each game says gives it away.
import {
  answer,
  deckCombinations,
  type Game,
  type GameKit,
  type Option,
  type Position,
  run,
  seeded,
  type Table,
} from '@dejarik/kernel';
import { type BoardSpec as CcgBoard, buildBoard as ccgBoard, gameWith } from '@dejarik/swccg/testing';
import { swtcg, swtcgKit } from '@dejarik/swtcg';
import { type BoardSpec as SwtcgBoard, buildBoard as swtcgBoard } from '@dejarik/swtcg/testing';
import { youngJedi } from '@dejarik/young-jedi';
import { type BoardSpec as YoungJediBoard, buildBoard as youngJediBoard } from '@dejarik/young-jedi/testing';
import { describe, expect, test } from 'vitest';
import { accessTo, livelyBot, randomBot, type SeatAccess, simulate } from '../src/index.ts';
import { chooser, MOST_DECISIONS, playGame } from '../src/playout.ts';
import { SUBJECTS } from './games.ts';

const bot = livelyBot();

/** A question with four options, of which these failed and those give the game away. */
const asked = (failed: readonly number[], bad: readonly number[]): SeatAccess => ({
  seat: 0,
  kind: 'chance',
  options: Array.from({ length: 4 }, (): Option => ({ kind: 'pass' })),
  failed,
  givesAway: (option) => bad.includes(option),
  view: () => expect.unreachable(),
});

/** How often each of the four is taken, of a thousand times. */
function taken(question: SeatAccess): number[] {
  const counts = [0, 0, 0, 0];
  const random = seeded('taken');
  for (let i = 0; i < 1000; i++) counts[bot.choose(question, random)]!++;
  return counts;
}

describe('the lively bot', () => {
  test.each([
    ['nothing gives the game away', [], [], [0, 1, 2, 3]],
    ['some options do', [], [1, 3], [0, 2]],
    ['all do', [], [0, 1, 2, 3], [0, 1, 2, 3]],
    ['one failed', [2], [], [0, 1, 3]],
    ['one failed and others do', [2], [0], [1, 3]],
    ['all that are left do', [1, 2], [0, 3], [0, 3]],
  ])('takes each that is left about as often where %s', (_, failed, bad, left) => {
    const counts = taken(asked(failed, bad));
    const often = counts.flatMap((count, option) => (Math.abs(count - 1000 / left.length) < 70 ? [option] : []));
    expect(often).toEqual(left);
    expect(counts.filter((count) => count > 0)).toHaveLength(left.length);
  });

  test('plays a game that does not say what gives it away like the random one', () => {
    const kit: GameKit = swtcgKit();
    const silent: Game = Object.assign({}, kit.game);
    delete silent.givesAway;
    const [edition = ''] = silent.editions;
    const decks = deckCombinations(kit, edition);
    const hashes = [bot, randomBot()].map(
      (player) => simulate(silent, { edition, games: 5, seed: 1, decks, bots: [player, player], now: () => 0 }).hash,
    );
    expect(hashes[0]).toBe(hashes[1]);
  });
});

describe.each(SUBJECTS.map((kit) => [kit.game.name, kit] as const))('in the %s', (_, kit) => {
  const { game } = kit;
  const [edition = ''] = game.editions;
  const decks = deckCombinations(kit, edition);

  test('it never gives a game away where it need not', () => {
    let could = 0;
    const did: string[] = [];
    for (let i = 0; i < 30; i++) {
      const seed = `sound ${i}`;
      const bots = chooser(game, [bot, bot], seed);
      const choose = (table: Table): number => {
        const { kind, options, givesAway } = accessTo(game, table);
        const picked = bots(table);
        const bad = options.filter((_option, index) => givesAway(index)).length;
        if (bad > 0 && bad < options.length) {
          could++;
          if (givesAway(picked)) did.push(`${kind}: ${game.describeOption(table, options[picked]!)}`);
        }
        return picked;
      };
      playGame(game, { edition, seed, decks: decks[i % decks.length]! }, { choose, most: MOST_DECISIONS });
    }
    expect(did).toEqual([]);
    expect(could).toBeGreaterThan(100);
  });

  test('its games end, soundly, and are neither as short nor as long as those of chance alone', () => {
    const [lively, random] = [bot, randomBot()].map((player) =>
      simulate(game, { edition, games: 100, seed: 1, decks, bots: [player, player], now: () => 0 }),
    );
    expect(lively).toMatchObject({ finished: 100, faults: 0, stuck: 0, violations: 0 });
    const medians = [lively!, random!].map(({ decisionsPerGame }) => decisionsPerGame.median);
    const [short, long] = kit.byChance === 'end too soon' ? [2 * medians[1]!, medians[0]!] : medians;
    expect(long).toBeGreaterThan(short!);
    expect(lively!.turnsPerGame.median).toBeGreaterThan(2);
  });
});

/** The options of the first question, or of that after an answer to it, that give the game away, in words. */
function givenAway<S extends Position, T extends Table<S>>(game: Game<S, T>, state: S, first?: number): string[] {
  const table = game.table(state);
  run(table);
  if (first !== undefined) answer(table, table.state.question!.seat, first);
  const bad = table.state.question!.options.filter((option) => game.givesAway!(table, option));
  return bad.map((option) => game.describeOption(table, option));
}

describe('the Star Wars TCG is given away', () => {
  const game = swtcg();
  const TUSKENS = game.cards.byTitle.get('Tusken Squad')!.cost;
  const bad = (spec: SwtcgBoard): string[] => givenAway(game, swtcgBoard(game.cards, spec));

  test('by stopping setup, or spending all of it on one card, while more can be put out', () => {
    expect(bad({ at: 'setup', dark: { hand: ['Tusken Squad', 'Jawa Squad'] } })).toEqual([
      'partly build Tusken Squad with 30 build counters',
      'partly build Jawa Squad with 30 build counters',
      'stop',
    ]);
    expect(bad({ at: 'setup', dark: { hand: ['Destroy Alderaan'] } })).toEqual([]);
  });

  test('by letting build points go, or paying for nothing', () => {
    expect(bad({ at: 'Dark builds', dark: { points: 2, hand: ['Tusken Squad'] } })).toEqual(['done']);
    expect(bad({ at: 'Dark builds', dark: { points: 2, build: [{ down: 'Tusken Squad', counters: 9 }] } })).toEqual([
      'add build counters to Tusken Squad',
    ]);
    expect(bad({ at: 'Dark builds', dark: { hand: ['Tusken Squad'] } })).toEqual([]);
    const two: SwtcgBoard = {
      at: 'Dark builds',
      dark: { points: 4, build: [{ down: 'Tusken Squad', counters: TUSKENS - 2 }] },
    };
    expect(givenAway(game, swtcgBoard(game.cards, two), 0)).toEqual(['3', '4']);
  });

  test('by not sending a unit back where the game would be over without it', () => {
    const light = { space: ['X-Wing Red Two'], ground: ['Rebel Squad'] };
    expect(bad({ at: 'Dark builds', dark: { build: ['Tusken Squad'] }, light })).toEqual(['done']);
    expect(bad({ at: 'Dark builds', dark: { build: ['Tusken Squad'], ground: ['Jawa Squad'] }, light })).toEqual([]);
  });

  test('by retreating the last unit before the enemy', () => {
    const light = { space: ['X-Wing Red Two'], ground: ['Rebel Squad', 'Moisture Farm'], character: ['Rebel Pilot'] };
    expect(bad({ at: 'Light retreats', dark: { ground: ['Jawa Squad'], character: ['Jawa'] }, light })).toEqual([
      'retreat Rebel Pilot',
    ]);
  });
});

describe('Young Jedi is given away', () => {
  const game = youngJedi();
  const bad = (spec: YoungJediBoard): string[] => givenAway(game, youngJediBoard(game.cards, spec));
  const location = 'Mos Espa';

  test('by surrendering a planet, or throwing the last cards away', () => {
    const hand = ['Naboo, Gungan Swamp'];
    expect(bad({ at: 'Dark evens up', location, dark: { hand } })).toEqual(['Surrender Tatooine']);
    expect(bad({ at: 'Dark evens up', location, dark: { hand, left: 6 } })).toHaveLength(2);
  });

  test('by leaving a planet without a Character that could come', () => {
    const hand = ['Watto, Slave Owner'];
    expect(bad({ at: 'Dark deploys', location, dark: { hand } })).toHaveLength(1);
    expect(bad({ at: 'Dark deploys', location, dark: { hand, Tatooine: ['Rodian, Mercenary'] } })).toEqual([]);
    expect(bad({ at: 'Dark deploys', location, dark: { hand: ['Naboo, Gungan Swamp'] } })).toEqual([]);
  });

  test('by evacuating the planet that is fought for, and no other', () => {
    const light = {
      Tatooine: ['Jawa, Thief'],
      Naboo: ['Ishi Tib, Warrior'],
      hyperspace: ['Radiant VII, Republic Cruiser Transport'],
    };
    expect(bad({ at: 'Light deploys', location, light })).toEqual(['Evacuate Tatooine']);
  });
});

describe('the Star Wars CCG is given away', () => {
  const game = gameWith([]);
  const bad = (spec: CcgBoard, first?: number): string[] => givenAway(game, ccgBoard(game.cards, spec), first);

  test('by a weapon put into the hands of the opponent', () => {
    const spec: CcgBoard = {
      at: 'Light deploys',
      locations: { 'Tatooine: Cantina': ['Luke Skywalker', 'Grand Moff Tarkin'] },
      light: { hand: ['Blaster'], force: 4 },
    };
    expect(bad(spec, 0)).toEqual(['On Grand Moff Tarkin for 1 Force']);
  });
});
