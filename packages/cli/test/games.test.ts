// The same commands serve every game.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  below,
  type DeckSheet,
  eachForItself,
  type GameKit,
  Match,
  seeded,
  seenTable,
  SPECTATOR,
  writeDeck,
  writeLackeyDeck,
} from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import { shippedCards, title as titleOf } from '@dejarik/swtcg';
import { GAMES } from '../src/registry.ts';
import { readLedger } from '../src/ledger.ts';
import { dejarik, folder, json, succeeds } from './run.ts';

const ARENAS: readonly string[] = ['Space', 'Ground', 'Character'];

/** The editions by whose rules it is a deck. */
const editionsOf = ({ game }: GameKit, deck: DeckSheet): readonly string[] =>
  game.editions.filter((edition) => game.checkDeck(deck, game.sides.indexOf(deck.side), edition).length === 0);

/** The decks of the side for the usual edition. */
const usualDecks = (kit: GameKit, side: string): readonly DeckSheet[] =>
  kit.decks().filter((deck) => deck.side === side && editionsOf(kit, deck).includes(kit.game.editions[0]!));

describe.each([...GAMES.games])('%s', (id, { name, kit: load, scenarios }) => {
  const game = ['--game', id];

  test('says who it is and what it has', async () => {
    const kit = await load();
    expect(kit.game).toMatchObject({ id, name, sides: ['Dark', 'Light'] });
    expect(kit.game.seats).toEqual(eachForItself(['Dark', 'Light']));
    expect(kit.starterDecks().map(({ side }) => side)).toEqual(kit.game.sides);
    for (const deck of kit.decks()) expect(editionsOf(kit, deck)).not.toEqual([]);
  });

  test('simulates, and counts how games end', async () => {
    const report = await json(['simulate', ...game, '--games', '12', '--seed', '3']);
    expect(report).toMatchObject({ games: 12, finished: 12, faults: 0, stuck: 0, violations: 0 });
    const { reasons } = report as { reasons: Record<string, number> };
    expect(Object.values(reasons).reduce((sum, n) => sum + n, 0)).toBe(12);
  });

  test('simulates chosen decks and bots', async () => {
    const kit = await load();
    const [dark, light] = kit.game.sides.map((side) => usualDecks(kit, side).at(-1)!.name);
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

  test('calls the seats as the setup does', async () => {
    const kit = await load();
    const { game: rules } = kit;
    const seats = rules.seats.map((seat, place) => ({ ...seat, name: ['Nora', 'Sven'][place]! }));
    const setup = { edition: rules.editions[0]!, seed: 7, seats, decks: kit.starterDecks() };
    const match = Match.start(rules, setup);
    const chance = seeded('names');
    while (match.state.question !== null) {
      const { options } = match.state.question;
      const sound = [...options.keys()].filter((at) => rules.givesAway?.(match.table, options[at]!) !== true);
      match.repeat(sound[below(chance, Math.max(1, sound.length))] ?? 0);
    }
    const seen = match.events.flatMap((event) => rules.viewEvent(event, SPECTATOR) ?? []);

    const usual = (text: string): string => text.replaceAll('Nora', 'Dark').replaceAll('Sven', 'Light');
    const told = [
      ...kit.logLines(seen, 0, { seats }).map(({ text }) => text),
      ...seen.map((event) => rules.describeEvent(event, seats)),
    ];
    const asUsual = [...kit.logLines(seen).map(({ text }) => text), ...seen.map((event) => rules.describeEvent(event))];
    expect(told.map(usual)).toEqual(asUsual.map(usual));
    for (const seat of ['Nora', 'Sven']) expect(told.filter((text) => text.includes(seat)).length).toBeGreaterThan(9);
    const board = kit.boardLines(seenTable(rules, rules.view(match.table, SPECTATOR)), 100).join('\n');
    expect(board).toMatch(/^Nora:.*^Sven:|^Sven:.*^Nora:/msu);
    // Somebody who does something, or has something.
    expect(told.filter((text) => /^(?:Dark|Light) [a-z]|\b(?:Dark|Light)(?:'s|\.$)/u.test(text))).toEqual([]);
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
    const report = await json(['bench', ...game, '--games', '10']);
    for (const figure of ['decisionsPerSecond', 'gamesPerSecond', 'cloneMicros', 'startMillis', 'heapPerLiveGameKB'])
      expect((report as Record<string, number>)[figure]).toBeGreaterThan(0);
    const spread = { median: expect.any(Number), mean: expect.any(Number) };
    expect(report).toMatchObject({ decisionsPerGame: spread, turnsPerGame: spread });
  }, 180_000); // it plays for a while, whatever else the machine does
});

test('a table is named by who sits there, also by a side that the usual table has not', async () => {
  const neutral = shippedCards().filter(({ side, type }) => side === 'Neutral' && ARENAS.includes(type));
  const lines = ARENAS.flatMap((arena) =>
    neutral
      .filter(({ type }) => type === arena)
      .slice(0, 5)
      .map((card) => `4 ${titleOf(card)}`),
  );
  writeFileSync(join(folder, 'vong.txt'), ['# Crossing (Yuuzhan Vong)', '', ...lines, ''].join('\n'));
  expect(await json(['deck', 'check', 'vong.txt', '--edition', 'x'])).toMatchObject({
    legal: true,
    side: 'yuuzhan vong',
  });
  const decks = ['--deck', 'yuuzhan-vong=vong.txt'];
  for (const seats of ['yuuzhan-vong,light', 'Dark,Yuuzhan Vong'])
    expect(await json(['simulate', '--edition', 'x', '--games', '2', '--seats', seats, ...decks])).toMatchObject({
      finished: 2,
      faults: 0,
      violations: 0,
    });
});

test('a deck of the Yuuzhan Vong comes with the game', async () => {
  for (const [seats, name] of [
    ['yuuzhan-vong,light', 'Yuuzhan Vong'],
    ['dark,yuuzhan-vong', 'Yuuzhan Vong'],
    ['yuuzhan-vong-a,yuuzhan-vong-b,light-a,light-b', 'Yuuzhan Vong A'],
  ] as const) {
    const stdout = await succeeds(['demo', '--edition', 'x', '--seats', seats, '--bots', 'lively', '--fast']);
    expect(stdout).toContain(`Bone and Coral (${name})`);
    expect(stdout).toMatch(/\n(?:.+ wins?|The game ends) in turn \d+/u);
  }
});

test('whoever bid for a side begins with what was bid', async () => {
  const { stdout } = await dejarik(['demo', '--edition', 'x', '--points', '26,30', '--bots', 'lively', '--fast']);
  expect(stdout).toMatch(/Dark gets 26 build points\.\s+Light gets 30 build points\./u);
});
