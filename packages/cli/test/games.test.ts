// The same commands serve every game.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachForItself, writeDeck, writeLackeyDeck } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/registry.ts';
import { readLedger } from '../src/ledger.ts';
import { dejarik, folder, json, succeeds } from './run.ts';

describe.each([...GAMES.games])('%s', (id, { name, kit: load, scenarios }) => {
  const game = ['--game', id];

  test('says who it is and what it has', async () => {
    const kit = await load();
    expect(kit.game).toMatchObject({ id, name, sides: ['Dark', 'Light'] });
    expect(kit.game.seats).toEqual(eachForItself(['Dark', 'Light']));
    expect(kit.starterDecks().map(({ side }) => side)).toEqual(kit.game.sides);
    for (const deck of kit.decks())
      expect(kit.game.checkDeck(deck, kit.game.sides.indexOf(deck.side), kit.game.editions[0]!)).toEqual([]);
  });

  test('simulates, and counts how games end', async () => {
    const report = await json(['simulate', ...game, '--games', '12', '--seed', '3']);
    expect(report).toMatchObject({ games: 12, finished: 12, faults: 0, stuck: 0, violations: 0 });
    const { reasons } = report as { reasons: Record<string, number> };
    expect(Object.values(reasons).reduce((sum, n) => sum + n, 0)).toBe(12);
  });

  test('simulates chosen decks and bots', async () => {
    const kit = await load();
    const [dark, light] = kit.game.sides.map((side) => kit.decks().findLast((deck) => deck.side === side)!.name);
    const args = ['simulate', ...game, '--games', '1', '--bots', 'random,greedy', '--dark', dark!, '--light', light!];
    expect(await json(args)).toMatchObject({ games: 1, finished: 1, faults: 0 });
  });

  test('checks deck files', async () => {
    const kit = await load();
    const [dark] = kit.starterDecks();
    const files = {
      [`${id}.txt`]: writeDeck(kit.deckCards(), dark!),
      [`${id}.dek`]: writeLackeyDeck(kit.deckCards(), dark!),
    };
    for (const [file, text] of Object.entries(files)) {
      writeFileSync(join(folder, file), text);
      expect(await json(['deck', 'check', file, ...game, '--side', 'dark'])).toMatchObject({
        legal: true,
        side: 'dark',
      });
    }
    writeFileSync(join(folder, `${id}-broken.txt`), `${files[`${id}.txt`]}1 Sabacc Table\n`);
    const { status, stderr } = await dejarik(['deck', 'check', `${id}-broken.txt`, ...game]);
    expect(status).toBe(2);
    expect(stderr).toContain('there is no card "Sabacc Table"');
  });

  test('shows cards', async () => {
    const kit = await load();
    for (const { id: card } of kit.starterDecks()[0]!.cards) {
      const title = kit.deckCards().card(card).title;
      expect(kit.cardLines(card)[0]).toContain(title.replace(/ \((?:Dark|Light)\)$/u, ''));
      expect(kit.cardFacts(card)).toMatchObject({ id: card });
    }
    expect(await succeeds(['cards', 'darth', ...game])).toContain('Dark Character');
  });

  test('shows rules and the scenarios that show them', async () => {
    const [scenario] = await scenarios();
    const [rule] = scenario!.rules;
    expect(await succeeds(['rules', rule!, ...game])).toContain(`shown by: ${scenario!.title}`);
    expect(readLedger(id).map((line) => line.id)).toContain(rule);
  });

  test('tells a demonstration game', async () => {
    const text = await succeeds(['demo', ...game]);
    expect(text).toContain(`${name}: `);
    expect(text).toMatch(/━━ Turn 1/u);
    expect(text).toMatch(/\n(?:Dark wins|Light wins|The game ends) in turn \d+/u);
    expect(text).not.toMatch(/undefined|NaN|\[object/u);
  });

  test.each(['dark', 'light'])('is played through a pipe as %s, and told again', async (side) => {
    const commands = ['?', 'b', 'l', 'c darth', 'w darth', 'w deploy clone', 'u'];
    const answers = Array.from({ length: 2000 }, () => ['b', 'w a', 'c a', '1']).flat();
    const file = `${id}-${side}.json`;
    const args = ['play', ...game, '--side', side, '--bot', 'random', '--seed', '5', '--save', file];
    const stdout = await succeeds(args, [...commands, ...answers].join('\n'));
    expect(stdout).toContain('A number picks an option');
    expect(stdout).toMatch(/\n(?:Dark wins|Light wins|The game ends) in turn \d+/u);
    expect(stdout).not.toMatch(/undefined|NaN|\[object/u);
    const saved = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { hash: string; commands: number[] };
    expect(await json(['replay', file])).toMatchObject({ game: id, hash: saved.hash, commands: saved.commands.length });
  });

  test('is measured', async () => {
    const report = await json(['bench', ...game]);
    for (const figure of ['decisionsPerSecond', 'gamesPerSecond', 'cloneMicros', 'startMillis', 'heapPerLiveGameKB'])
      expect((report as Record<string, number>)[figure]).toBeGreaterThan(0);
    const spread = { median: expect.any(Number), mean: expect.any(Number) };
    expect(report).toMatchObject({ decisionsPerGame: spread, turnsPerGame: spread });
  }, 180_000); // it plays for a good while, whatever else the machine does
});
