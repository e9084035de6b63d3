import { below, Match, seeded, seenTable, viewersOf } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { boardLines } from '../src/board.ts';
import { title } from '../src/cards/card.ts';
import { randomDeck } from '../src/decks/random.ts';
import { swtcg } from '../src/game.ts';
import { sees } from '../src/rules/sight.ts';
import type { State } from '../src/rules/state.ts';
import type { Table } from '../src/rules/table.ts';
import { catalogueWith } from '../src/testing/board.ts';
import { SEATS, TWO_HEADED } from '../src/seats.ts';
import { buildBoard } from '../src/testing/index.ts';

const game = swtcg();
const { cards } = game;

test.each([
  [
    'a header',
    'Lite Character   C',
    'cost 3   speed 30   power 3   health 3',
    'Tap -> Draw 1 card.',
    'line 2: column 25',
  ],
  ['numbers', 'Light Character   C', 'cost 3   speed 30   power 3', 'Tap -> Draw 1 card.', 'line 3: column 10'],
  ['a text', 'Light Character   C', 'cost 3   speed 30   power 3   health 3', 'Tap -> Draw.', 'line 4: column 21'],
  ['a mark', 'Light Character   C', 'cost 3   speed 30   power 3   health 3', '! not yet', 'TEST-1: not yet'],
])('a card written for a board with a fault in %s is refused, and why', (_, kind, numbers, text, why) => {
  const written = `
      1 Made Up Guard   ${kind}
         ${numbers}
         ${text}
  `;
  expect(() => catalogueWith(written)).toThrow(why);
});

test('a board side by side and under each other', () => {
  const g = game.table(
    buildBoard(cards, {
      at: 'Light builds',
      turn: 3,
      dark: {
        force: 5,
        space: ['TIE Fighter DS-3-12'],
        hand: ['Darth Vader (A)'],
        build: [{ down: 'Darth Vader (B)', counters: 2 }],
      },
      light: {
        force: 7,
        points: 4,
        character: [{ card: 'Luke Skywalker (B)', under: ['Luke Skywalker (A)'], damage: 1, tapped: true }],
        build: [{ down: 'Clone Squad', counters: 3 }],
        hand: ['Clone Officer'],
      },
    }),
  );
  expect(boardLines(seenTable(game, game.view(g, 1)), 100)).toEqual([
    `── Turn 3, command phase ${'─'.repeat(75)}`,
    'Dark:  5 Force   0 build points   hand 1   deck 0   discard 0',
    '  build zone: a face-down card with 2 counters',
    '  TIE Fighter DS-3-12',
    '    S60 P2 H1',
    `── Space (Dark controls) ${'─'.repeat(7)}  ── Ground ${'─'.repeat(22)}  ── Character (Light controls) ──`,
    `${' '.repeat(68)}x Luke Skywalker (B) [2 cards]`,
    `${' '.repeat(68)}    S60 P5 H4 -1`,
    'Light (you):  7 Force   4 build points   hand 1   deck 0   discard 0',
    '  build zone: Clone Squad (3 of 3)',
    '  hand: Clone Officer (Character 5)',
    '─'.repeat(100),
  ]);
  const narrow = boardLines(seenTable(game, game.view(g, 0)), 60);
  expect(narrow).toContain('Light x Luke Skywalker (B) [2 cards]  S60 P5 H4 -1');
  expect(narrow).toContain('  hand: Darth Vader (A) (Character 8)');
  expect(narrow.join('\n')).not.toContain('Clone');
});

test('a board of two against two has the partner beside you, whose hand you see', () => {
  const expanded = game.cardsOf('x');
  const g = game.table(
    buildBoard(
      expanded,
      {
        at: 'Light builds',
        dark: { hand: ['Darth Vader (A)'], space: ['TIE Fighter DS-3-12'] },
        darkB: { hand: ['Boba Fett (A)', 'Darth Vader (B)'], space: ['TIE Fighter DS-3-12'] },
        light: { hand: ['Clone Officer'], character: ['Luke Skywalker (B)'] },
        lightB: { hand: ['Clone Squad'], force: 3 },
      },
      'x',
    ),
  );
  const lines = boardLines(seenTable(game, game.view(g, 3)), 100);
  const players = lines.filter((line) => line.includes('build points'));
  expect(players.map((line) => line.replace(/ {3}deck.*/u, ''))).toEqual([
    'Dark A:  0 Force   0 build points   hand 1',
    'Dark B:  0 Force   0 build points   hand 2',
    'Light A:  0 Force   0 build points   hand 1',
    'Light B (you):  3 Force   0 build points   hand 1',
  ]);
  expect(lines.filter((line) => line.includes('hand: '))).toEqual([
    '  hand: Clone Officer (Character 5)',
    '  hand: Clone Squad (Ground 3)',
  ]);
  expect(lines.some((line) => line.startsWith('── Space (Dark controls)'))).toBe(true);
  expect(lines.filter((line) => /^Dark [AB]:$/u.test(line))).toEqual(['Dark A:', 'Dark B:']);
  const narrow = boardLines(seenTable(game, game.view(g, 0)), 60);
  expect(narrow).toContain('Light A   Luke Skywalker (B)  S50 P4 H3');
  expect(narrow).toContain('  hand: Boba Fett (A) (Character 2),');
});

/** Titles of which the viewer can see no copy. */
function hiddenTitles(s: State, seat: number): Set<string> {
  const titles = (visible: boolean): string[] =>
    s.def.flatMap((def, card) => (sees(s, seat, card) === visible ? [title(cards.cards[def]!.card)] : []));
  const seen = new Set(titles(true));
  return new Set(titles(false).filter((name) => !seen.has(name)));
}

function problems(g: Table): string[] {
  return viewersOf(g.state).flatMap((seat) => {
    const lines = boardLines(seenTable(game, game.view(g, seat)), 120);
    const text = lines.join('\n');
    const long = lines.filter((line) => line.length > 120);
    // A short title can be part of a longer one; with its brackets it cannot.
    const told = [...hiddenTitles(g.state, seat)].filter((name) => name.endsWith(')') && text.includes(name));
    return [...long, ...told];
  });
}

test.each([
  ['nh', SEATS, 20],
  ['x', TWO_HEADED, 3],
] as const)('no board is too wide or shows a hidden card: %s', (edition, seats, games) => {
  for (let seed = 0; seed < games; seed++) {
    const random = seeded(seed);
    const decks = seats.map(({ side }) => randomDeck(cards, side, random));
    const match = Match.start(game, { edition, seed, seats, decks }, { keep: false, events: false });
    for (let n = 0; n < 1000 && match.state.question !== null; n++) {
      expect(problems(match.table)).toEqual([]);
      match.repeat(below(random, match.state.question.options.length));
    }
  }
});
