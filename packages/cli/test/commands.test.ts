import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDeck } from '@dejarik/kernel';
import { deckCards, starterDecks, swtcg } from '@dejarik/swtcg';
import { describe, expect, test } from 'vitest';
import { dejarik, folder, inOneLine, json, refusal, succeeds } from './run.ts';

const game = swtcg();

describe.concurrent('the command', () => {
  test('lists its commands', async () => {
    const help = await succeeds([]);
    for (const name of ['demo', 'play', 'replay', 'deck', 'cards', 'rules', 'simulate', 'bench', 'import'])
      expect(help).toContain(`\n  ${name} `);
  });

  test('loads no game, and of the kernel only words, to tell how it is used', async () => {
    const watch = `import { registerHooks } from 'node:module';
      registerHooks({ load: (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context)) });`;
    const watched = ['--import', `data:text/javascript,${encodeURIComponent(watch)}`];
    const [help, cards] = await Promise.all([
      dejarik(['--help'], '', watched),
      dejarik(['cards', 'luke'], '', watched),
    ]);
    expect(help.stderr).toContain('/packages/cli/src/registry.ts');
    expect(help.stderr).not.toMatch(/packages\/(?:swtcg|young-jedi|kernel)\/(?!src\/words\.ts$)/mu);
    expect(cards.stderr).toContain('/packages/swtcg/src/kit.ts');
  });

  test('simulates the same games for the same seed', async () => {
    const args = ['simulate', '--game', 'swtcg', '--edition', 'nh', '--games', '20', '--seed', '4'];
    const [once, again] = await Promise.all([json(args), json(args)]);
    expect(once).toMatchObject({ games: 20, finished: 20, faults: 0, stuck: 0, violations: 0 });
    const { wins, reasons, hash, turns } = once as {
      wins: Record<string, number>;
      reasons: Record<string, number>;
      hash: string;
      turns: number;
    };
    expect(wins['dark']! + wins['light']! + wins['draw']!).toBe(20);
    expect(reasons).toEqual({ arenas: 20 });
    expect(turns).toBeGreaterThan(20);
    expect(again).toMatchObject({ hash, wins });
  });

  test('simulates chosen decks and bots', async () => {
    const args = [
      'simulate',
      '--games',
      '2',
      '--bots',
      'random,greedy',
      '--dark',
      'imperial-navy',
      '--light',
      'Rebel Wings',
    ];
    expect(await json(args)).toMatchObject({ games: 2, finished: 2, faults: 0 });
  });

  test('accepts a legal deck', async () => {
    const light = starterDecks(game.cards)[1]!;
    writeFileSync(join(folder, 'good.deck'), writeDeck(deckCards(game.cards), light));
    expect(await json(['deck', 'check', 'good.deck'])).toMatchObject({
      legal: true,
      cards: 60,
      side: 'light',
      broken: [],
    });
  });

  test('shows a card, with or without its accent', async () => {
    const text = await succeeds(['cards', 'darth vader (A)']);
    expect(text).toContain('Darth Vader (A)   Dark Character - Dark Jedi Knight Sith Lord   R');
    expect(text).toContain('Pay 2 Force -> Evade 2.');
    expect(await json(['cards', 'padme amidala (d)'])).toMatchObject([{ id: 'AOTC-159', cost: 3 }]);
  });

  test('shows a rule and what shows it', async () => {
    const text = await succeeds(['rules', 'tcg-attack-11']);
    expect(text).toContain('TCG-ATTACK-11 (every edition)');
    expect(text).toContain('shown by: An attack hits on 4 or more');
  });

  test('shows the rules that a section of their source gave', async () => {
    const text = await succeeds(['rules', 'faq', '2.6', '--game', 'swccg']);
    expect(inOneLine(text)).toMatch(/^CCG-TRN-12 \(every edition\) .*\(source: FAQ 2\.6\) shown by: /u);
    const several = await json(['rules', 'FAQ 1.9', '--game', 'swccg']);
    expect(several).toMatchObject([1, 3, 10, 12].map((n) => ({ id: `CCG-TRB-${String(n).padStart(2, '0')}` })));
    expect(await refusal('rules', '--game', 'swccg', 'FAQ 3.20')).toMatch(
      /There is no rule FAQ 3\.20\. Ids look like CCG-OBJ-01, .*; what a source gave is found by its name, as in "FAQ 1\.1"/u,
    );
  });

  test('tells a demonstration game', async () => {
    const text = await succeeds(['demo']);
    expect(text).toMatch(/━━ Turn 1 ━/u);
    expect(text).toMatch(/── Turn 1, battle phase/u);
    expect(text).toMatch(/ (?:attacks|rolls) /u);
    expect(text).toMatch(/\n(?:Dark|Light) wins in turn \d+\./u);
    expect(text).toContain('dejarik play');
    expect(text.split('\n').length).toBeLessThan(900);
  });

  test('plays a whole game through a pipe, and tells it again', async () => {
    const answers = [
      '?',
      'b',
      'l',
      'c clone',
      'w clone',
      'u',
      's early.json',
      ...Array.from({ length: 3000 }, () => '1'),
    ];
    const input = `${answers.join('\n')}\n`;
    const text = await succeeds(
      ['play', '--side', 'light', '--bot', 'random', '--seed', '5', '--save', 'whole.json'],
      input,
    );
    expect(text).toContain('A number picks an option');
    expect(text).toContain('There is nothing to undo.');
    expect(text).toMatch(/\n(?:Dark wins|Light wins|The game ends) in turn \d+/u);
    const saved = JSON.parse(readFileSync(join(folder, 'whole.json'), 'utf8')) as { hash: string; commands: number[] };
    const told = await json(['replay', 'whole.json']);
    expect(told).toMatchObject({ hash: saved.hash, commands: saved.commands.length });
    expect((told as { result: unknown }).result).not.toBeNull();
    expect(await json(['replay', 'early.json'])).toMatchObject({ result: null, seat: 'light' });
    expect(readFileSync(join(folder, 'early.json'), 'utf8')).not.toMatch(/"seed"|"decks"/u);
    expect(await json(['replay', 'whole.json', '--at', '10'])).toMatchObject({ commands: 10, result: null });
  });

  test('takes back an answer and says why it cannot', async () => {
    const input = ['done', 'u', 'q'].join('\n');
    const text = await succeeds(['play', '--side', 'dark', '--seed', '2', '--bot', 'random'], `${input}\n`);
    expect(text).toMatch(/Taken back\.|It is too late to undo: /u);
    expect(text).toContain('The game was stopped');
  });

  test('lets a player give up, and tells it again', async () => {
    const args = ['play', '--side', 'dark', '--seed', '2', '--bot', 'random', '--save', 'given-up.json'];
    expect(await succeeds(args, 'concede\n')).toContain('\nLight wins in turn 0.');
    expect(await json(['replay', 'given-up.json'])).toMatchObject({
      result: { outcomes: ['lost', 'won'], reason: 'concession' },
    });
  });

  test('imports a set as text and as a module', async () => {
    const headings =
      'Name\tSet\tImageFile\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText\tScript\tClassification\tDraftRarity';
    const row = [
      'Plain Trooper',
      'NEW',
      '',
      'D',
      'Ground',
      'Trooper',
      '2',
      '30',
      '2',
      '2',
      'C',
      '1',
      '',
      '',
      '',
      '',
      '',
    ];
    writeFileSync(join(folder, 'NEW.tsv'), `${headings}\n${row.join('\t')}\n`);
    expect(await json(['import', 'lackey', 'NEW.tsv', '--out', 'as-text'])).toMatchObject([
      { set: 'NEW', cards: 1, playable: 1 },
    ]);
    await succeeds(['import', 'lackey', 'NEW.tsv', '--out', 'as-module', '--as', 'ts']);
    const text = readFileSync(join(folder, 'as-text', 'NEW.cards'), 'utf8');
    expect(text).toContain('1 Plain Trooper   Dark Ground - Trooper   C');
    expect(readFileSync(join(folder, 'as-module', 'NEW.cards.ts'), 'utf8')).toContain(
      `export const NEW = \`${text}\`;`,
    );
  });
});
