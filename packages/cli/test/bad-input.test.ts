import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECK_FORMATS, Match, record, writeDeck } from '@dejarik/kernel';
import { starWarsCcg, starWarsCcgKit } from '@dejarik/swccg';
import { deckCards, starterDecks, swtcg, title } from '@dejarik/swtcg';
import { describe, expect, test } from 'vitest';
import { dejarik, folder, json, refusal } from './run.ts';

const game = swtcg();
const DECKS = starterDecks(game.cards);
const LIGHT = DECKS[1]!;
const GOOD = writeDeck(deckCards(game.cards), LIGHT);
const FIRST = LIGHT.cards[0]!;
const FIRST_TITLE = title(game.cards.byId.get(FIRST.id)!.card);
const isGround = ({ id }: { readonly id: string }): boolean => game.cards.byId.get(id)!.card.type === 'Ground';

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

describe.concurrent('a deck', () => {
  const check = (name: string, text: string): Promise<string> => refusal('deck', 'check', file(name, text));

  test('with unknown cards', async () => {
    const message = await check('unknown.deck', `${GOOD}4 Clone Sqaud\n`);
    expect(message).toMatch(/^unknown\.deck: /u);
    expect(message).toMatch(/line \d+: there is no card "Clone Sqaud"; did you mean Clone Squad/u);
  });

  test('with 61 copies', async () => {
    const message = await check(
      'copies.deck',
      GOOD.replace(`\n${FIRST.copies} ${FIRST_TITLE}\n`, `\n61 ${FIRST_TITLE}\n`),
    );
    expect(message).toMatch(/^copies\.deck: /u);
    expect(message).toContain(`TCG-DECK-07: the deck has 61 copies of ${FIRST_TITLE}; at most 4 are allowed`);
  });

  test('of both sides', async () => {
    const message = await check('both.deck', `${GOOD}1 Darth Vader (A)\n`);
    expect(message).toMatch(/^both\.deck: /u);
    expect(message).toContain('TCG-DECK-02: the deck has Dark and Light cards');
  });

  test('with too few Ground units', async () => {
    const message = await check(
      'ground.deck',
      writeDeck(deckCards(game.cards), { ...LIGHT, cards: LIGHT.cards.filter((entry) => !isGround(entry)) }),
    );
    expect(message).toMatch(/^ground\.deck: /u);
    expect(message).toContain('TCG-DECK-04: the deck has 0 Ground units; it needs at least 12');
  });

  test('for the other side', async () => {
    const message = await refusal('deck', 'check', file('side.deck', GOOD), '--side', 'dark');
    expect(message).toContain('TCG-DECK-20: this is a Light deck');
  });

  test('of LackeyCCG with an unknown card; marks of printings and missing accents are no fault', async () => {
    const card = (name: string): string => `<card><name id="x">${name}</name><set>ANH</set></card>\n`;
    const names = ['Padme Amidala (D) (Starter)', 'Obi-Wan&apos;s Prowess (Promo)', 'Clone Sqaud'];
    const text = `<deck version="0.8">\n<superzone name="Deck">\n${names.map(card).join('')}</superzone>\n</deck>\n`;
    const message = await check('lackey.dek', text);
    expect(message.match(/there is no card/gu)).toHaveLength(1);
    expect(message).toContain('line 5: there is no card "Clone Sqaud"');
    expect(message).toContain('TCG-DECK-01: the deck has 2 cards');
  });

  test('of LackeyCCG that is cut off', async () => {
    const message = await check('cut.dek', '<deck version="0.8">\n<superzone name="Deck">\n<card>');
    expect(message).toBe('dejarik: cut.dek, line 3: the XML ends too early; was the file cut off?\n');
  });
});

const CCG = starWarsCcgKit(starWarsCcg());
const DARK = CCG.decks().find(({ side }) => side === 'Dark')!;
const VADERS = DARK.cards.find(({ id }) => CCG.deckCards().card(id).title === 'Darth Vader')!.copies;
const LUKE = CCG.deckCards().game.cards.find((card) => card.title === 'Luke Skywalker')!.id;
/** The formats by the endings of their files, with what a file that is none is told. */
const FORMATS = {
  '.deck': { id: 'text', none: 'this is no deck' },
  '.dek': { id: 'lackey', none: 'this is no LackeyCCG deck' },
  '.xml': { id: 'gemp', none: 'this is no GEMP deck' },
  '.gemp.txt': { id: 'gemp-text', none: 'this is no GEMP deck' },
  '.cdf': { id: 'holotable', none: 'this is no Holotable deck' },
} as const;
type Ending = keyof typeof FORMATS;
const deckIn = (ending: Ending, deck = DARK): string =>
  DECK_FORMATS.find(({ id }) => id === FORMATS[ending].id)!.write(CCG.deckCards(), deck);

interface Wrong {
  readonly text: string;
  /** Nothing can be read, from this line on. */
  readonly unreadable?: string;
  /** Or else what is wrong with the deck. */
  readonly faults?: readonly string[];
}

const WRONG: Readonly<Record<string, (ending: Ending) => Wrong>> = {
  empty: () => ({ text: '', unreadable: 'line 1: the file is empty' }),
  binary: (ending) => ({
    text: '\u2030PNG\r\n\u001a\n\0\0\0\rIHDR',
    unreadable: `line 3: ${FORMATS[ending].none}: there is no text (UTF-8) in it`,
  }),
  'over-long': (ending) => ({
    text: deckIn(ending).padEnd(200_001, '\n'),
    unreadable: 'line 1: the file has 200001 letters; a deck has at most 200000',
  }),
  'cut in the middle': (ending) => {
    const whole = deckIn(ending);
    const ends = whole.indexOf('\n', whole.length / 2);
    const text = whole.slice(0, ends - 4);
    const lines = whole.slice(0, ends).split('\n');
    if (ending === '.dek' || ending === '.xml')
      return { text, unreadable: `line ${lines.length}: the XML ends too early; was the file cut off?` };
    const card = lines.pop()!.replace(/^\d+x? /u, '');
    const why =
      ending === '.cdf'
        ? 'expected card "picture" "title (destiny)" and a number of copies'
        : `there is no card "${card.slice(0, -4)}"; did you mean ${card}?`;
    const cards = lines.reduce((n, line) => n + Number(/^\d+(?=x? )|\d+$/u.exec(line)?.[0] ?? 0), 0);
    return {
      text,
      faults: [
        `line ${lines.length + 1}: ${why}`,
        `CCG-DCK-01: ${cards} cards; a deck has exactly 60: add ${60 - cards}`,
      ],
    };
  },
  'with an unknown card': (ending) => {
    const text = deckIn(ending).replaceAll(/(?:"1_168" title=")?Darth Vader/gu, (was) =>
      was.replace('1_168', '200_1').replace('Darth Vader', 'Nobody At All'),
    );
    const line = text.slice(0, text.indexOf('Nobody')).split('\n').length;
    return {
      text,
      faults: [
        `line ${line}: there is no card "Nobody At All"`,
        `CCG-DCK-01: ${60 - VADERS} cards; a deck has exactly 60: add ${VADERS}`,
      ],
    };
  },
  "with one of the other side's cards": (ending) => ({
    text: deckIn(ending, { ...DARK, cards: [...DARK.cards, { id: LUKE, copies: 1 }] }),
    faults: [
      'CCG-DCK-02: 60 Dark and 1 Light cards; a deck has the cards of one side only',
      'CCG-DCK-01: 61 cards; a deck has exactly 60: take out 1',
    ],
  }),
};

describe('a deck of the Star Wars CCG', () => {
  const endings = Object.keys(FORMATS) as Ending[];
  test.concurrent.each(endings.flatMap((ending) => Object.keys(WRONG).map((wrong) => [ending, wrong] as const)))(
    'in a %s that is wrong: %s',
    async (ending, wrong) => {
      const { text, unreadable, faults = [] } = WRONG[wrong]!(ending);
      const stem = `ccg ${wrong}`;
      const name = file(`${stem}${ending}`, text);
      const deck = ending === '.deck' || ending === '.gemp.txt' ? DARK.name : stem;
      const list = [`${name}: ${deck} is not a legal deck.`, ...faults.map((fault) => `  ${fault}`)];
      expect((await refusal('deck', 'check', name, '--game', 'swccg')).trimEnd().split('\n')).toEqual(
        unreadable === undefined ? list : [`dejarik: ${name}, ${unreadable}`],
      );
    },
  );

  test.concurrent('with a card of another set is taken by its title, and that is told wherever it is used', async () => {
    const vader = '<card blueprintId="200_79" title="Darth Vader"/>\n';
    const site = '<card blueprintId="1_290" title="Tatooine: Cantina"/>';
    const name = file('virtual.xml', `<deck>\n${site}\n${vader.repeat(59)}<shield/>\n</deck>\n`);
    const stderr =
      'virtual.xml, line 3: 200_79 is no card of the sets that are here; by its title it was read as Darth Vader [PRE 168]\n' +
      'virtual.xml, line 62: <shield> is no <card>: left out\n';
    const ccg = ['--game', 'swccg'];
    expect(await dejarik(['deck', 'check', name, ...ccg])).toEqual({
      status: 0,
      stdout: 'virtual.xml: virtual is a legal deck of 60 cards.\n',
      stderr,
    });
    expect(await dejarik(['deck', 'convert', name, 'virtual.deck', ...ccg])).toMatchObject({ status: 0, stderr });
    expect(await json(['deck', 'check', name, ...ccg])).toMatchObject({
      legal: true,
      warnings: [{ line: 3 }, { line: 62 }],
    });
    const played = ['simulate', ...ccg, '--games', '1', '--bots', 'random', '--deck', `dark=${name}`, '--json'];
    expect(await dejarik(played)).toMatchObject({ status: 0, stderr });
  });
});

test.concurrent('a deck that can begin nowhere is legal, and whoever made it is told', async () => {
  const name = file('nowhere to start.deck', '# Nowhere (Dark)\n60 Darth Vader\n');
  const told = { rule: 'CCG-DCK-06', message: expect.stringMatching(/^no location that can start alone; /u) };
  expect(await dejarik(['deck', 'check', name, '--game', 'swccg'])).toEqual({
    status: 0,
    stdout: `${name}: Nowhere is a legal deck of 60 cards for the Dark side.\n`,
    stderr: expect.stringMatching(/^nowhere to start\.deck: no location that can start alone; .* \(CCG-DCK-06\)\n$/u),
  });
  expect(await json(['deck', 'check', name, '--game', 'swccg'])).toMatchObject({ legal: true, warnings: [told] });
});

function savedGame(): string {
  const decks = DECKS.map(({ name, cards }) => ({ name, cards }));
  const match = Match.start(game, { edition: 'nh', seed: 1, decks });
  for (let n = 0; n < 12; n++) match.repeat(0);
  return JSON.stringify(record(match, { edition: 'nh', seed: 1, decks }));
}

describe.concurrent('a replay', () => {
  const whole = savedGame();

  test('that is cut off', async () => {
    const message = await refusal('replay', file('cut.json', whole.slice(0, 400)));
    expect(message).toMatch(/^dejarik: cut\.json: the replay is not complete JSON .*was the file cut off\?\n$/u);
  });

  test('with an illegal answer', async () => {
    const replay = JSON.parse(whole) as { commands: number[] };
    replay.commands[3] = 99;
    const message = await refusal('replay', file('illegal.json', JSON.stringify(replay)));
    expect(message).toMatch(/^dejarik: illegal\.json: command 4 of 12 is not legal there: .*option 99.*\n$/u);
  });

  test('with a card that means something else by now, as far as it goes', async () => {
    const replay = JSON.parse(whole) as { cards: Record<string, string>; course: number[] };
    const [card] = Object.keys(replay.cards);
    const other = { ...replay, cards: { ...replay.cards, [card!]: 'other' }, course: replay.course.map((n) => n + 1) };
    const { status, stderr } = await dejarik(['replay', file('cards.json', JSON.stringify(other))]);
    expect(status).toBe(0);
    expect(stderr).toMatch(new RegExp(`^The record goes on, but .*changed since \\(${card}\\)\\.\n$`, 'u'));
  });

  test('asked for at a moment it does not have', async () => {
    const message = await refusal('replay', file('whole.json', whole), '--at', '13');
    expect(message).toBe('dejarik: whole.json: --at has to be a number from 0 to 12, not "13".\n');
  });
});

const HEADINGS =
  'Name\tSet\tImageFile\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText\tScript\tClassification\tDraftRarity';
const row = (set: string, ...fields: string[]): string =>
  [fields[0], set, '', 'D', 'Ground', 'Trooper', ...fields.slice(1), '', '', '', '', ''].join('\t');

describe.concurrent('a set file with rows that cannot be read', () => {
  const good = (set: string): string => row(set, 'Plain Trooper', '2', '30', '2', '2', 'C', '1');
  const sheet = (set: string, ...rows: readonly string[]): string => `${[HEADINGS, good(set), ...rows].join('\n')}\n`;
  const bad = (set: string): readonly string[] => [
    row(set, 'Odd Trooper', '2', '30', 'two', '2', 'C', '2'),
    row(set, 'Other Trooper', '2', '30', '2', '2', 'C', '3'),
    row(set, 'Late Trooper', '2', 'fast', '2', '2', 'C', '4'),
  ];

  test('is not written, and every fault is named; the others are written all the same', async () => {
    mkdirSync(join(folder, 'sets'));
    file('sets/ONE.tsv', sheet('ONE'));
    file('sets/TWO.tsv', sheet('TWO', ...bad('TWO')));
    const { status, stderr } = await dejarik(['import', 'lackey', 'sets', '--out', 'imported']);
    expect(status).toBe(2);
    expect(stderr.trimEnd().split('\n')).toEqual([
      'dejarik: sets/TWO.tsv, line 3, column 9 (Power): "two" is not a whole number',
      'dejarik: sets/TWO.tsv, line 5, column 8 (Speed): "fast" is not a whole number',
      'dejarik: sets/TWO.tsv: nothing was written of it; mend these rows, or leave them out with --skip-bad.',
    ]);
    expect(readdirSync(join(folder, 'imported'))).toEqual(['ONE.cards']);
  });

  test('is written without them where that is wanted, and they are named', async () => {
    const set = file('THREE.tsv', sheet('THREE', ...bad('THREE')));
    const { status, stdout, stderr } = await dejarik(['import', 'lackey', set, '--out', 'skipped', '--skip-bad']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^THREE +2 +2 +0 +2$/mu);
    expect(stderr.trimEnd().split('\n')).toEqual([
      'left out: THREE.tsv, line 3, column 9 (Power): "two" is not a whole number',
      'left out: THREE.tsv, line 5, column 8 (Speed): "fast" is not a whole number',
    ]);
    const written = readFileSync(join(folder, 'skipped', 'THREE.cards'), 'utf8');
    expect(written).toContain('Other Trooper');
    expect(written).not.toMatch(/Odd Trooper|Late Trooper/u);
  });

  test('names the first of very many', async () => {
    const rows = Array.from({ length: 80 }, (_, n) =>
      row('FOUR', `Trooper ${n}`, '2', '30', 'x', '2', 'C', String(n + 2)),
    );
    const { stderr } = await dejarik(['import', 'lackey', file('FOUR.tsv', sheet('FOUR', ...rows)), '--out', 'many']);
    expect(stderr.trimEnd().split('\n')).toHaveLength(52);
    expect(stderr).toContain('dejarik: FOUR.tsv, and 30 more\n');
  });
});

describe('a set file that nothing can be written from', () => {
  const sound = row('OWN', 'Plain Trooper', '2', '30', '2', '2', 'C', '1').split('\t');
  const sheet = (at: number, value: string): string => `${HEADINGS}\n${sound.with(at, value).join('\t')}\n`;
  test.concurrent.each([
    ['title', 0, 'Plain\u001b[2J', 'line 2, column 1 (Name): "Plain\\u001b[2J" has signs that cannot be printed'],
    ['side', 3, 'constructor', 'line 2, column 4 (Side): "constructor" is none of L, D, N'],
    [
      'subtype',
      5,
      'constructor',
      'line 2, column 6 (Subtype): "constructor" is no subtype; write its words with a capital',
    ],
    [
      'cost',
      6,
      '9'.repeat(400),
      `line 2, column 7 (Cost): "${'9'.repeat(40)}…" is more than 999, the most that a card can have`,
    ],
    ['code', 1, 'Z Z', 'line 2, column 2 (Set): "Z Z" is no set code; write it with letters, digits and _ alone'],
  ])('because of its %s', async (name, at, value, why) => {
    const set = file(`odd-${name}.tsv`, sheet(at, value));
    const { status, stderr } = await dejarik(['import', 'lackey', set, '--out', `odd-${name}`]);
    expect({ status, stderr }).toEqual({ status: 2, stderr: `dejarik: ${set}, no card can be read: ${why}\n` });
    expect(readdirSync(join(folder, `odd-${name}`))).toEqual([]);
  });

  test.concurrent('because of its name', async () => {
    const set = file('class.tsv', sheet(1, 'OWN'));
    const { status, stderr } = await dejarik(['import', 'lackey', set, '--out', 'odd-name', '--as', 'ts']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr:
        'dejarik: class.tsv, "class" is a word of TypeScript and cannot name the cards of a module; ' +
        'rename the file, or import it with --as cards\n',
    });
    expect(readdirSync(join(folder, 'odd-name'))).toEqual([]);
    expect((await dejarik(['import', 'lackey', set, '--out', 'odd-name', '--as', 'cards'])).status).toBe(0);
  });
});

test.concurrent('an answer that no option has', async () => {
  const { status, stderr } = await dejarik(['play', '--answers', file('answers.txt', '99\n'), '--bot', 'random']);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^dejarik: answers\.txt, line 1: "99" is no option: there are 1 to \d+[^\n]*\n$/u);
});

describe.concurrent('what does not exist', () => {
  test.each([
    [
      ['simulate', '--game', 'sabacc'],
      'There is no game "sabacc". There is: swtcg (Star Wars TCG), young-jedi (Young Jedi), swccg (Star Wars CCG).',
    ],
    [
      ['demo', '--game', 'young-jedi', '--edition', 'starter'],
      'No dark deck comes with Young Jedi for the edition starter',
    ],
    [['simulate', '--edition', 'zz'], 'The game swtcg has no edition "zz". There is: nh'],
    [['simulate', '--games', 'many'], '--games has to be a whole number from 1 on, not "many"'],
    [['simulate', '--bots', 'random,wizard'], 'There is no bot "wizard". There is: random, lively, greedy.'],
    [['simulate', '--bots', 'random,constructor'], 'There is no bot "constructor". There is: random, lively, greedy.'],
    [['bench', '--games', '0'], '--games has to be a whole number from 1 on, not "0".'],
    [['bench', '--bots', '__proto__,random'], 'There is no bot "__proto__". There is: random, lively, greedy.'],
    [['bench', '--bots', 'lively,lively,lively'], '--bots takes one bot for all, or 2 of them, as in random,greedy;'],
    [['play', '--side', 'gray'], 'There is no seat "gray". There is: dark, light'],
    [
      ['play', '--seats', '5'],
      'Star Wars TCG is not played with "5" seats. There is: 2 (Dark against Light), yuuzhan-vong,light (Yuuzhan Vong against Light), ',
    ],
    [['demo', '--points', '26,30'], 'In Star Wars TCG by the edition nh sides are not bid for.'],
    [['demo', '--game', 'young-jedi', '--points', '26,30'], 'In Young Jedi by the edition '],
    [
      ['demo', '--edition', 'x', '--points', '26'],
      '--points names a whole number for each of the 2 seats, as in 26,30.',
    ],
    [['simulate', '--seats', 'dark,yuuzhan-vong'], 'No yuuzhan vong deck comes with Star Wars TCG for the edition nh'],
    [['play', '--deck', 'ewoks'], 'There is no light deck and no file "ewoks". The light decks are: clone-army'],
    [['cards', 'Luke Skywalkre'], 'There is no card "Luke Skywalkre"; did you mean Luke Skywalker'],
    [['cards', '--set', 'XYZ'], 'There is no set "XYZ". There is: AOTC'],
    [['rules', 'TCG-ATTACK-99'], 'There is no rule TCG-ATTACK-99. TCG-ATTACK goes from TCG-ATTACK-01'],
    [
      ['rules', 'YJ-POD-99', '--game', 'young-jedi'],
      'There is no rule YJ-POD-99. YJ-POD goes from YJ-POD-01 to YJ-POD-27.',
    ],
    [['deck', 'check', 'nowhere.deck'], 'nowhere.deck cannot be read: there is no such file.'],
    [['import', 'lackey', 'nowhere'], 'nowhere cannot be read: there is no such file or folder.'],
    [['rulez'], "unknown command 'rulez' (Did you mean rules?). The commands are: demo, play"],
    [['play', '--fast'], "unknown option '--fast'"],
  ])('%j', async (args, said) => {
    const message = await refusal(...args);
    expect(message).toContain(`dejarik: ${said}`);
    expect(message.trimEnd().split('\n')).toHaveLength(1);
  });
});
