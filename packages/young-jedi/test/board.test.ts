import { below, Match, seeded, type Seen, seenTable, viewersOf } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { mark, questionText, remark } from '../src/ask.ts';
import { boardLines } from '../src/board.ts';
import { describeOption } from '../src/describe.ts';
import { cardOnTable, cardsInSight } from '../src/inspect.ts';
import type { Table } from '../src/rules/table.ts';
import { buildBoard, shippedCatalogue } from '../src/testing/index.ts';
import { intentsFor, INTENTS, whyNot } from '../src/whynot.ts';
import { anyDecks, game } from './setups.ts';

const seenBy = (g: Table, viewer: number): Seen<Table> => seenTable(game, game.view(g, viewer));

test('a board as each side sees it', () => {
  const match = new Match(
    game,
    buildBoard(shippedCatalogue(), {
      at: 'Light deploys',
      location: 'Desert Landing Site',
      dark: {
        hand: ['STAP'],
        discard: ['Open Fire!'],
        Tatooine: ['Darth Maul, Sith Lord', 'hidden Battle Droid: Pilot, Assault Division'],
        controls: ['Naboo'],
        left: 10,
      },
      light: {
        hand: ['Jedi Meditation'],
        Tatooine: ['Qui-Gon Jinn, Jedi Master'],
        hyperspace: ['Republic Cruiser, Transport'],
        objective: true,
        left: 20,
      },
    }),
  );
  const light = boardLines(seenBy(match.table, 1), 80);
  expect(light).toEqual([
    `── Turn 5: Light, Deploy step, 6 counters left ${'─'.repeat(33)}`,
    'Dark:  hand 1   deck 10   discarded last: Open Fire!',
    `── Naboo (Dark controls) ${'─'.repeat(55)}`,
    `── Hyperspace ${'─'.repeat(66)}`,
    'Dark    -',
    'Light   Republic Cruiser, Transport  P5 D5  transport',
    `── Podrace ${'─'.repeat(69)}`,
    'Dark    -',
    'Light   nobody races yet',
    `── Tatooine (Desert Landing Site) ${'─'.repeat(46)}`,
    'Dark    Darth Maul, Sith Lord  P3+2 D6',
    '        1 face-down card',
    'Light   Qui-Gon Jinn, Jedi Master  P6+2 D5',
    '─'.repeat(80),
    'Light (you):  hand 1   deck 20',
    '  hand: Jedi Meditation (Effect 2, destiny 5)',
    '─'.repeat(80),
  ]);
  const dark = boardLines(seenBy(match.table, 0), 80);
  expect(dark).toContain('        Battle Droid: Pilot, Assault Division (face down)  P2 D1');
  expect(dark).toContain('  hand: STAP (Weapon 2, destiny 3)');
  expect(dark.join('\n')).not.toContain('Jedi Meditation');
});

const WIDTH = 130;

const askedOf = (g: Seen<Table>): string[] => [
  questionText(g),
  ...g.state.question!.options.map((option) =>
    [describeOption(g, option), remark(g, option), mark(g, option)].join(' '),
  ),
];

/** Everything that is said to a viewer: of the table, of every card of it, and of the question if it is the viewer's. */
function said(g: Seen<Table>): string[] {
  return [
    ...boardLines(g, WIDTH),
    ...g.state.def.flatMap((_, card) => cardOnTable(g, card)),
    ...g.state.def.flatMap((_, card) => intentsFor(g, card)),
    ...cardsInSight(g).map(({ card, name }) => `${card} ${name}`),
    ...(g.state.question?.seat === g.viewer ? askedOf(g) : []),
  ];
}

test('no table is told too wide, and every question has its sentence, in 40 games', () => {
  const kinds = new Set<string>();
  for (const setup of anyDecks(40)) {
    const random = seeded(`${setup.seed} looked at`);
    const match = Match.start(game, setup, { keep: false, events: false });
    for (let n = 0; n < 2000 && match.state.question !== null; n++) {
      const { kind, options, seat } = match.state.question;
      kinds.add(kind);
      for (const viewer of viewersOf(match.state)) {
        const g = seenBy(match.table, viewer);
        expect(boardLines(g, WIDTH).filter((line) => line.length > WIDTH)).toEqual([]);
        expect(said(g).filter((line) => /undefined|NaN/u.test(line))).toEqual([]);
      }
      expect(questionText(seenBy(match.table, seat))).toMatch(/^[A-Z0-9].*\?$/u);
      match.repeat(below(random, options.length));
    }
  }
  expect(kinds.size).toBeGreaterThan(15);
}, 60_000);

test("nothing can be learned of a card in the enemy's hand, nor of one that lies face down", () => {
  const { table } = new Match(
    game,
    buildBoard(shippedCatalogue(), {
      at: 'Light deploys',
      location: 'Mos Espa',
      dark: { hand: ['Darth Maul, Sith Lord'], Tatooine: ['hidden STAP', 'hidden Sando Aqua Monster'], turnsHere: 1 },
      light: { hand: ['Jedi Meditation'], Tatooine: ['Jawa, Thief'] },
    }),
  );
  const { hand, planet, effects } = table.state;
  const hidden = [...hand[0]!, ...planet[0]!, ...effects[0]!];
  expect(hidden).toHaveLength(3);
  for (const viewer of [1, -1]) {
    const g = seenBy(table, viewer);
    for (const card of hidden) {
      expect(cardOnTable(g, card)).toEqual(['A card that you cannot see.']);
      expect(intentsFor(g, card)).toEqual([]);
      for (const kind of INTENTS) expect(whyNot(g, { kind, card })?.rule).toBe('YJ-HID-10');
    }
    expect(cardsInSight(g).map(({ card }) => card)).not.toEqual(expect.arrayContaining(hidden));
  }
});
