// Tournaments of bots, by the real command.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDeck } from '@dejarik/kernel';
import { readTournament } from '@dejarik/tournament';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/registry.ts';
import { dejarik, folder, json, refusal, succeeds } from './run.ts';

interface Report {
  readonly winner: string;
  readonly matches: number;
  readonly rounds: readonly { readonly stage: number; readonly matches: readonly { readonly score: unknown }[] }[];
  readonly standings: readonly { readonly player: string; readonly place: number }[];
  readonly problems: readonly string[];
}

const report = async (...args: readonly string[]): Promise<Report> => (await json(['tournament', ...args])) as Report;

describe.concurrent.each([...GAMES.games.keys()])('%s', (game) => {
  test('Swiss with finals, the same twice', async () => {
    const args = ['--game', game, '--players', '6', '--finals', '2', '--bots', 'lively,random', '--seed', '7'];
    const once = await report(...args);
    expect(once.rounds.map(({ stage, matches }) => [stage, matches.length])).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
      [2, 1],
    ]);
    expect(once).toMatchObject({ matches: 10, problems: [] });
    expect(once.standings.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(once.standings[0]!.player).toBe(once.winner);
    expect(await report(...args)).toEqual(once);
    expect(await report(...args, '--seed', '8')).not.toEqual(once);
  });
});

test.concurrent.each(['young-jedi', 'swccg'])('%s is drafted and played from opened boosters', async (game) => {
  for (const mode of ['draft', 'sealed']) {
    const played = await report('--game', game, '--players', '4', '--mode', mode, '--finals', '0', '--bots', 'random');
    expect(played).toMatchObject({ matches: 4, problems: [] });
  }
});

describe.concurrent('the Star Wars TCG', () => {
  test('drafts, opens boosters and plays the Championship of 2003', async () => {
    expect(await report('--players', '4', '--mode', 'draft', '--finals', '0', '--packs', '4')).toMatchObject({
      matches: 4,
      problems: [],
    });
    expect(
      await report('--players', '4', '--mode', 'sealed', '--format', 'round-robin', '--finals', '0', '--booster', 'SR'),
    ).toMatchObject({ matches: 6, problems: [] });
    const championship = await report(
      '--players',
      '9',
      '--format',
      'championship',
      '--cards',
      'vintage',
      '--bots',
      'random',
    );
    expect(championship.rounds.map(({ stage }) => stage)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
  });

  test('is told in words and kept in a file', async () => {
    const text = await succeeds([
      'tournament',
      '--players',
      '3',
      '--format',
      'double-elimination',
      '--save',
      'bots.json',
    ]);
    expect(text).toContain('Round 1: double elimination, constructed');
    expect(text).toMatch(/\n1 {2}lively \d/u);
    expect(readTournament(readFileSync(join(folder, 'bots.json'), 'utf8')).players).toHaveLength(3);
  });
});

test('decks are checked by a card format', async () => {
  const kit = await GAMES.games.get('swtcg')!.kit();
  writeFileSync(join(folder, 'format.deck'), writeDeck(kit.deckCards(), kit.starterDecks()[0]!));
  expect(await json(['deck', 'check', 'format.deck', '--cards', 'vintage'])).toMatchObject({ legal: true });
  const { status, stderr } = await dejarik(['deck', 'check', 'format.deck', '--cards', 'idc']);
  expect(status).toBe(2);
  expect(stderr).toContain('TCG-FORMAT-04: Droid Starfighter DFS-4CT is of AOTC, which is not in IDC Only');
});

test('an event says which sets its format has', async () => {
  const kit = await GAMES.games.get('swtcg')!.kit();
  writeFileSync(join(folder, 'era.deck'), writeDeck(kit.deckCards(), kit.starterDecks()[0]!));
  const legal = async (...more: readonly string[]): Promise<boolean> => {
    const { stdout } = await dejarik(['deck', 'check', 'era.deck', '--cards', 'rebellion', ...more, '--json']);
    return (JSON.parse(stdout) as { legal: boolean }).legal;
  };
  expect(await legal()).toBe(false);
  expect(await legal('--sets', 'AOTC,SR,ANH')).toBe(true);
  expect(await legal('--sets', '+aotc,+SR,+ANH')).toBe(true);
  expect(await legal('--sets', 'SAV,BOE')).toBe(false);
  const event = ['tournament', '--players', '2', '--rounds', '1', '--finals', '0', '--bots', 'random'];
  expect(await succeeds([...event, '--cards', 'standard', '--sets', 'AOTC,SR,ANH'])).toContain('Standings');
  const message = 'dejarik: --sets: there is no set "XYZ"; there is AOTC, SR, ANH, BOY';
  for (const command of [['deck', 'check', 'era.deck'], event])
    expect(await refusal(...command, '--cards', 'legacy', '--sets', 'ANH,xyz')).toContain(message);
  expect(await refusal(...event, '--sets', 'ANH')).toContain('name the format by --cards');
});

test.concurrent.each([
  [['--players', '1'], '--players is a number from 2 to 512'],
  [['--players', '513'], '--players is a number from 2 to 512'],
  [['--players', 'many'], '--players has to be a whole number'],
  [['--format', 'constructor'], 'There is no tournament format "constructor"'],
  [['--mode', 'chess'], 'There is no mode "chess"'],
  [['--best-of', '2'], '--best-of is 1 or 3'],
  [['--finals', 'x'], '--finals has to be a whole number'],
  [['--finals', '9'], 'there are only 8 players'],
  [['--format', 'double-elimination', '--finals', '4'], 'Double elimination ends by itself'],
  [['--format', 'round-robin', '--players', '65'], 'at most 64 players'],
  [['--cards', '__proto__'], 'has no card format "__proto__"'],
  [['--cards', 'standard'], 'No decks that come with Star Wars TCG are of the format Standard'],
  [['--booster', 'toString'], 'There is no booster "toString"'],
  [['--packs', '13'], '--packs is at most 12'],
  [['--bots', 'random,clever'], 'There is no bot "clever"'],
  [['--game', 'young-jedi', '--mode', 'draft', '--booster', 'AOTC'], 'There is: MDM, TJC, BON, DOTF, BEP'],
  [['--game', 'swccg', '--mode', 'sealed', '--booster', 'AOTC'], 'There is: PRE, ANH'],
] as const)('refuses %j', async (args, message) => {
  expect(await refusal('tournament', ...args)).toContain(message);
});
