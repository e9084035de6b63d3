import { below, Match, seeded } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { mark, questionText, remark } from '../src/ask.ts';
import { boardLines } from '../src/board.ts';
import { describeOption } from '../src/describe.ts';
import { cardOnTable, cardsInSight } from '../src/inspect.ts';
import type { Table } from '../src/rules/table.ts';
import { buildBoard, shippedCatalogue } from '../src/testing/index.ts';
import { anyDecks, game } from './setups.ts';

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
  const light = boardLines(match.table, 1, 80);
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
  const dark = boardLines(match.table, 0, 80);
  expect(dark).toContain('        Battle Droid: Pilot, Assault Division (face down)  P2 D1');
  expect(dark).toContain('  hand: STAP (Weapon 2, destiny 3)');
  expect(dark.join('\n')).not.toContain('Jedi Meditation');
});

const WIDTH = 130;

/** What is said from the whole table and not from what the seat sees of it, and lines that are too long. */
function problems(g: Table): string[] {
  const { question } = g.state;
  return [0, 1, -1].flatMap((seat) => {
    const seen = game.table(game.view(g, seat).state);
    const said = (from: Table): string[] => [
      ...boardLines(from, seat, WIDTH),
      ...cardsInSight(from, seat).flatMap(({ card }) => cardOnTable(from, card)),
      ...(question?.seat === seat ? askedOf(from) : []),
    ];
    const openly = new Set(said(seen));
    const long = boardLines(g, seat, WIDTH).filter((line) => line.length > WIDTH);
    return [...long, ...said(g).filter((line) => !openly.has(line))];
  });
}

const askedOf = (g: Table): string[] => [
  questionText(g),
  ...g.state.question!.options.map((option) =>
    [describeOption(g, option), remark(g, option), mark(g, option)].join(' '),
  ),
];

test('no table is told too wide, or by more than its viewer sees, and every question has its sentence, in 40 games', () => {
  const kinds = new Set<string>();
  for (const setup of anyDecks(40)) {
    const random = seeded(`${setup.seed} looked at`);
    const match = Match.start(game, setup, { keep: false, events: false });
    for (let n = 0; n < 2000 && match.state.question !== null; n++) {
      const { kind, options } = match.state.question;
      kinds.add(kind);
      expect(problems(match.table)).toEqual([]);
      expect(questionText(match.table)).toMatch(/^[A-Z0-9](?!.*What do you choose).*\?$/u);
      match.answer(below(random, options.length));
    }
  }
  expect(kinds.size).toBeGreaterThan(15);
});
