// The whole command on the toy game: three seats, and two against two.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDeck } from '@dejarik/kernel';
import { masksKit } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { commandIn, folder, inOneLine } from './run.ts';

const { dejarik, succeeds, json, refusal } = commandIn('./masks/dejarik.js');
const kit = masksKit();

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const NONSENSE = /undefined|NaN|\[object/u;

describe.concurrent.each([
  ['3', ['west', 'north', 'east'], /(?:West|North|East) wins\.|The game ends without a winner/u],
  [
    '2v2',
    ['west', 'north', 'east', 'south'],
    /(?:West and East|North and South) win\.|The game ends without a winner/u,
  ],
])('with --seats %s', (seats, names, end) => {
  const table = ['--seats', seats];

  test('a demonstration is told', async () => {
    const text = await succeeds(['demo', ...table]);
    expect(text).toContain('Masks: Plain Masks (West)');
    expect(text).toContain(seats === '3' ? '(West) against' : '(West) and Plain Masks (East) against');
    expect(text).toMatch(/━━ Round 1 ━/u);
    expect(text).toMatch(end);
    expect(text).toMatch(/lays a card\./u);
    expect(text).not.toMatch(NONSENSE);
  });

  test('games are simulated, and repeat', async () => {
    const args = ['simulate', ...table, '--games', '12', '--seed', '3'];
    const [once, again] = await Promise.all([json(args), json(args)]);
    expect(once).toMatchObject({
      games: 12,
      finished: 12,
      faults: 0,
      stuck: 0,
      violations: 0,
      reasons: { points: 12 },
    });
    const { wins, teamWins, hash } = once as {
      wins: Record<string, number>;
      teamWins: Record<string, number>;
      hash: string;
    };
    expect(Object.keys(wins)).toEqual([...names, 'draw']);
    expect(Object.values(teamWins).reduce((sum, n) => sum + n, 0) + wins['draw']!).toBe(12);
    expect(again).toMatchObject({ hash });
    const text = await succeeds(args);
    expect(text).toMatch(/^wins +west \d+, north \d+/mu);
    expect(/^teams +west\+east \d+, north\+south \d+/mu.test(text)).toBe(seats === '2v2');
  });

  test('each seat has its bot and its deck', async () => {
    const bots = names.map((_, seat) => (seat === 0 ? 'greedy' : 'random')).join(',');
    const args = [
      'simulate',
      ...table,
      '--games',
      '2',
      '--bots',
      bots,
      '--deck',
      'west=low-masks',
      '--deck',
      'north=Plain Masks',
    ];
    expect(await json(args)).toMatchObject({ games: 2, finished: 2, faults: 0 });
    const all = await json(['simulate', ...table, '--games', '2', '--deck', 'masks=low-masks']);
    expect(all).toMatchObject({ games: 2, finished: 2 });
  });

  test('worlds that fit what the seats see are played on', async () => {
    const report = await json(['simulate', ...table, '--games', '2', '--worlds', '2']);
    expect(report).toMatchObject({ games: 2, problems: [], expected: names.map((seat) => ({ seat })) });
    const { views, worlds } = report as { views: number; worlds: number };
    expect([views > 4 * names.length, worlds]).toEqual([true, 2 * views]);
    expect(await succeeds(['simulate', ...table, '--games', '1', '--worlds', '1'])).toMatch(
      /^seat +worlds +won +drawn$/mu,
    );
  });

  test.each([names[0]!, names.at(-1)!])('a game is played through a pipe as %s, kept, and told again', async (seat) => {
    const file = `${seats}-${seat}.json`;
    const commands = ['?', 'b', 'l', 'c mask', 'w mask', 'w lay mask', 'u', 's', `s early-${file}`];
    const answers = Array.from({ length: 200 }, () => ['b', 'w mask', 'c mask', '1']).flat();
    const args = ['play', ...table, '--seat', seat, '--bots', 'random', '--seed', 'hush', '--save', file];
    const text = await succeeds(args, [...commands, ...answers].join('\n'));
    expect(text).toContain('A number picks an option');
    expect(text).toContain('There is nothing to undo.');
    expect(text).toContain(`Saved what you know so far; the whole game can be kept when it is over.`);
    expect(text).toMatch(end);
    expect(text).not.toMatch(NONSENSE);
    const saved = JSON.parse(read(file)) as { hash: string; commands: unknown[] };
    const told = await json(['replay', file]);
    expect(told).toMatchObject({
      game: 'masks',
      seat: null,
      hash: saved.hash,
      commands: saved.commands.length,
      stop: null,
    });
    expect((told as { result: unknown }).result).not.toBeNull();
    expect(await json(['replay', file, '--at', '7', '--seat', seat])).toMatchObject({
      commands: 7,
      seat,
      result: null,
    });
  });

  test('what is kept in the middle of a game is what the seat knows, and no more', async () => {
    const file = `middle-${seats}.json`;
    const args = ['play', ...table, '--seat', 'north', '--bots', 'random', '--seed', 'hush'];
    const text = await succeeds(args, ['1', '1', '1', `s ${file}`, 'q'].join('\n'));
    const kept = JSON.parse(read(file)) as { seat: number; view: { def: number[]; owner: number[] } };
    expect(read(file)).not.toMatch(/hush|"seed"|"decks"|"commands"/u);
    expect(kept.seat).toBe(1);
    expect(kept.view.def.some((def, card) => def < 0 && kept.view.owner[card] !== 1)).toBe(true);
    const told = await succeeds(['replay', file]);
    expect(told).toContain('As North saw it.');
    expect(told).toMatch(/Seat 2 draws Mask \d/u);
    expect(told).toMatch(/Seat 1 draws a card\./u);
    expect(told).toMatch(/After command \d+: North is asked/u);
    for (const line of told.split('\n').filter((each) => /^ {4}Seat/u.test(each))) expect(text).toContain(line);
    expect(await refusal('replay', file, '--at', '2')).toContain('it has only its last moment');
  });

  test('whoever quits keeps what the seat knows', async () => {
    const file = `quit-${seats}.json`;
    await succeeds(['play', ...table, '--seed', 'hush', '--save', file], '1\nq\n');
    expect(read(file)).toContain('"dejarikSeat":1');
    expect(read(file)).not.toContain('hush');
  });

  test('a player may give up', async () => {
    const file = `given-up-${seats}.json`;
    await succeeds(['play', ...table, '--seat', 'north', '--save', file], 'concede\n');
    const outcomes = names
      .map((_, seat) => (seats === '3' ? seat !== 1 : seat % 2 === 0))
      .map((won) => (won ? 'won' : 'lost'));
    expect(await json(['replay', file])).toMatchObject({ result: { outcomes, reason: 'concession' } });
  });
});

describe.concurrent('a player', () => {
  test('hears only what the own seat sees', async () => {
    const text = await succeeds(['play', '--seat', 'east', '--bots', 'random', '--seed', '4'], '1\nq\n');
    expect(text).not.toMatch(/Seat [12] draws Mask/u);
    expect(text).toMatch(/Seat 3 draws Mask/u);
  });

  test('takes back an answer by which nothing was learned, and is told where it is too late', async () => {
    const [soon, late] = await Promise.all([
      succeeds(['play', '--seat', 'north', '--bots', 'random', '--seed', '4'], '1\nu\n2\nq\n'),
      succeeds(['play', '--seat', 'north', '--bots', 'random', '--seed', '4'], '1\n2\nu\nq\n'),
    ]);
    expect(soon).toContain('Taken back.');
    expect(soon.match(/Which card do you lay/gu)).toHaveLength(2);
    expect(late).toMatch(/It is too late to undo: (?:something hidden was seen|a card was drawn) since\./u);
  });

  test('who passes on is asked again after something loud', async () => {
    // In the last of twelve rounds there is one card to lay, which nobody asks about: only what was turned up stops the passing.
    const text = await succeeds(['play', '--seat', 'east', '--bots', 'random', '--seed', '4'], '1\np\n'.repeat(12));
    expect(text.match(/Which card do you lay/gu)).toHaveLength(11);
    expect(text.match(/Which card do you look at/gu)).toHaveLength(12);
  });

  test('of a file of answers is told where one fits nothing', async () => {
    writeFileSync(join(folder, 'answers.txt'), '1\n99\n');
    const { status, stderr } = await dejarik(['play', '--answers', 'answers.txt', '--seed', '4']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^dejarik: answers\.txt, line 2: "99" is no option: there are 1 to \d+/u);
  });
});

describe.concurrent('a replay', () => {
  const saved = async (file: string): Promise<Record<string, unknown>> => {
    await succeeds(['play', '--bots', 'random', '--seed', '6', '--save', file], '1\n'.repeat(200));
    return JSON.parse(read(file)) as Record<string, unknown>;
  };

  test('of a card that means something else by now tells which, and how far it goes', async () => {
    const replay = await saved('changed.json');
    const { cards, course } = replay as { cards: Record<string, string>; course: number[] };
    const other = { ...replay, cards: { ...cards, 9: 'other' }, course: course.map((n, i) => (i < 2 ? n : n + 1)) };
    writeFileSync(join(folder, 'changed.json'), JSON.stringify(other));
    const { status, stdout, stderr } = await dejarik(['replay', 'changed.json']);
    expect(status).toBe(0);
    expect(stdout).toContain('After command 16: ');
    expect(stderr).toMatch(/^The record goes on, but .*changed since \(9\)\.\n$/u);
    expect(await json(['replay', 'changed.json'])).toMatchObject({
      commands: 16,
      stop: expect.stringContaining('(9)'),
    });
    expect(await json(['replay', 'changed.json', '--at', '12'])).toMatchObject({ commands: 12, stop: null });
  });

  test('is told at any moment, as a spectator or a seat sees it', async () => {
    await saved('moment.json');
    const [all, east] = await Promise.all([
      succeeds(['replay', 'moment.json', '--at', '4']),
      succeeds(['replay', 'moment.json', '--at', '4', '--seat', 'east']),
    ]);
    expect(all).not.toMatch(/draws Mask/u);
    expect(east).toMatch(/Seat 3 draws Mask/u);
    expect(await refusal('replay', 'moment.json', '--at', '999')).toContain('--at has to be a number from 0 to');
    expect(await refusal('replay', 'moment.json', '--seat', 'up')).toContain('There is no seat "up"');
  });

  test('that somebody spoiled is refused', async () => {
    await succeeds(['play', '--seat', 'north'], 's spoiled.json\nq\n');
    const record = JSON.parse(read('spoiled.json')) as { view: object };
    const spoil = async (change: object): Promise<string> => {
      writeFileSync(join(folder, 'spoiled.json'), JSON.stringify({ ...record, ...change }));
      return refusal('replay', 'spoiled.json');
    };
    expect(await spoil({ game: 'constructor' })).toContain('There is no game "constructor"');
    expect(await spoil({ view: { ...record.view, hand: [[99], [98], [97]] } })).toContain(
      'spoiled.json: the game cannot have',
    );
    expect(await spoil({ dejarikSeat: 7 })).toContain('format 7');
  });
});

describe.concurrent('decks and cards', () => {
  test('a deck file is checked', async () => {
    const [deck] = kit.decks();
    writeFileSync(join(folder, 'good.deck'), writeDeck(kit.deckCards(), deck!));
    expect(await json(['deck', 'check', 'good.deck'])).toMatchObject({ legal: true, side: 'masks', cards: 12 });
    writeFileSync(join(folder, 'bad.deck'), '# Bad (Masks)\n2 Mask 77\n');
    expect(await refusal('deck', 'check', 'bad.deck')).toMatch(/line 2: there is no card "Mask 77"[^]*MASKS-DECK/u);
    const played = await succeeds(
      ['play', '--deck', 'good.deck', '--against', 'low-masks', '--against', 'north=good.deck'],
      'q\n',
    );
    expect(inOneLine(played)).toContain('you play Plain Masks (East) against Low Masks (West) and Plain Masks (North)');
  });

  test('a deck file is written in another format, and back', async () => {
    const [deck] = kit.decks();
    const text = writeDeck(kit.deckCards(), deck!);
    writeFileSync(join(folder, 'ours.deck'), text);
    expect(await json(['deck', 'convert', 'ours.deck', 'Plain Masks.dek'])).toEqual({
      file: 'Plain Masks.dek',
      format: 'lackey',
      name: 'Plain Masks',
      side: 'masks',
      warnings: [],
    });
    expect(read('Plain Masks.dek')).toContain('<name>Mask 7</name>');
    // A .dek does not say whose it is; its name is that of the file.
    expect(await refusal('deck', 'convert', 'Plain Masks.dek', 'lost.deck')).toContain(
      'Plain Masks.dek does not say which side it is for. Say it with --side, as in --side masks.',
    );
    expect(await succeeds(['deck', 'convert', 'Plain Masks.dek', 'back.deck', '--side', 'masks'])).toBe(
      'back.deck: Plain Masks (Masks) for our text.\n',
    );
    expect(read('back.deck')).toBe(text);
    await succeeds(['deck', 'convert', 'ours.deck', 'list.txt', '--as', 'gemp-text']);
    expect(read('list.txt')).toMatch(/^Plain Masks\n\nDeck:\n2x Mask 1\n/u);
    expect(await json(['deck', 'check', 'list.txt'])).toMatchObject({ legal: true, name: 'Plain Masks', cards: 12 });
  });

  test('nothing is written of a deck that cannot be read, or where no format is known', async () => {
    writeFileSync(join(folder, 'half.deck'), '# Half (Masks)\n2 Mask 1\n2 Mask 77\u001b\n');
    const said = await refusal('deck', 'convert', 'half.deck', 'half.dek');
    expect(said).toContain(
      'half.deck cannot be read whole; nothing is written.\n  line 3: there is no card "Mask 77\\u001b"',
    );
    expect(existsSync(join(folder, 'half.dek'))).toBe(false);
    const known = 'There is: gemp-text, lackey (.dek), text (.deck, .txt).';
    for (const [args, message] of [
      [['half.cdf'], `Holotable does not have Masks. ${known}`],
      [['half.xml'], `GEMP does not have Masks. ${known}`],
      [['half.png'], `No format is known by the ending of half.png; end it otherwise, or say --as. ${known}`],
      [['half.dek', '--as', 'constructor'], `There is no format "constructor". ${known}`],
      [['nowhere/half.dek'], 'line 3'],
    ] as const)
      expect(await refusal('deck', 'convert', 'half.deck', ...args)).toContain(message);
    const good = writeDeck(kit.deckCards(), kit.decks()[0]!);
    writeFileSync(join(folder, 'whole.deck'), good);
    expect(await refusal('deck', 'convert', 'whole.deck', 'nowhere/whole.dek')).toContain(
      'nowhere/whole.dek cannot be written',
    );
    expect(await refusal('deck', 'convert', 'whole.deck', 'whole.dek', '--side', 'up')).toContain('"up"');
  });

  test('a card is shown', async () => {
    expect(await json(['cards', 'mask 7'])).toMatchObject([{ id: '7' }]);
    expect(await refusal('cards')).toContain('Masks does not say what its cards can do');
  });
});

describe.concurrent('what there is not', () => {
  test.each([
    [
      ['demo', '--seats', '5'],
      'Masks is not played with "5" seats. There is: 3 (West against North against East), 2v2 (',
    ],
    [['play', '--seat', 'up'], 'There is no seat "up". There is: west, north, east.'],
    [
      ['simulate', '--bots', 'random,random'],
      '--bots takes one bot for all, or 3 of them, as in random,random,greedy;',
    ],
    [['play', '--bots', 'random,random,random'], '--bots takes one bot for all, or 2 of them, as in random,greedy;'],
    [['simulate', '--deck', 'low-masks'], 'A deck is given to a seat or a side, as in west=DECK; not "low-masks".'],
    [['simulate', '--deck', 'up=low-masks'], 'A deck is given to a seat or a side'],
    [['simulate', '--dark', 'low-masks'], 'A deck is given to a seat or a side'],
    [
      ['simulate', '--deck', 'west=ewoks'],
      'There is no masks deck and no file "ewoks". The masks decks are: plain-masks, ',
    ],
    [['simulate', '--deck', ' '], '--deck was given without a value.'],
    [['simulate', '--worlds', 'many'], '--worlds has to be a whole number from 1 on'],
    [['tournament'], 'Masks is not played by two, as the matches of a tournament are.'],
    [['demo', '--game', 'swtcg'], 'There is no game "swtcg". There is: masks (Masks).'],
  ])('%j', async (args, said) => {
    const message = await refusal(...args);
    expect(message).toContain(`dejarik: ${said}`);
    expect(message.trimEnd().split('\n')).toHaveLength(1);
  });

  test('2v2 is also the table with four seats', async () => {
    expect(await json(['simulate', '--seats', '4', '--games', '1'])).toMatchObject({
      teamWins: { 'west+east': expect.any(Number) },
    });
  });
});

test('the engine is measured, with two against two', async () => {
  const report = (await json(['bench', '--seats', '2v2'])) as Record<string, number>;
  for (const figure of ['decisionsPerSecond', 'gamesPerSecond', 'cloneMicros', 'startMillis', 'heapPerLiveGameKB'])
    expect(report[figure]).toBeGreaterThan(0);
  expect(report['heapPerGameKB']).toBeGreaterThan(report['heapPerLiveGameKB']! / 2);
});
