import { below, Match, seeded } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { mark, questionText, remark } from '../src/ask.ts';
import { boardLines } from '../src/board.ts';
import { callName } from '../src/describe.ts';
import { sees } from '../src/rules/sees.ts';
import type { State } from '../src/rules/state.ts';
import type { Table } from '../src/rules/table.ts';
import { buildBoard, shippedCatalogue } from '../src/testing/index.ts';
import { anyDecks, game } from './setups.ts';

const { cards } = game;

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

/** Titles of which the viewer can see no copy and that are part of none the viewer sees. */
function hiddenTitles(s: State, seat: number): string[] {
  const titles = (visible: boolean): string[] =>
    s.def.flatMap((def, card) => (sees(s, seat, card) === visible ? [callName(cards, def)] : []));
  const seen = [...titles(true)];
  return [...new Set(titles(false))].filter((name) => !seen.some((other) => other.includes(name)));
}

const WIDTH = 130;
/** Titles that are part of what a board says anyhow are no use here. */
const PLAIN = /Starship|Podrace|^STAP$/u;

function problems(g: Table): string[] {
  return [0, 1, -1].flatMap((seat) => {
    const lines = boardLines(g, seat, WIDTH);
    const text = lines.join('\n');
    const long = lines.filter((line) => line.length > WIDTH);
    const told = hiddenTitles(g.state, seat).filter((name) => !PLAIN.test(name) && text.includes(name));
    return [...long, ...told];
  });
}

test('no board is too wide or shows a hidden card, and every question has a sentence of its own, in 30 games', () => {
  const kinds = new Set<string>();
  for (const setup of anyDecks(30)) {
    const random = seeded(`${setup.seed} looked at`);
    const match = Match.start(game, setup, { keep: false, events: false });
    for (let n = 0; n < 2000 && match.state.question !== null; n++) {
      const { kind, options } = match.state.question;
      kinds.add(kind);
      expect(problems(match.table)).toEqual([]);
      expect(questionText(match.table)).toMatch(/^[A-Z0-9](?!.*What do you choose).*[?.]$/u);
      for (const option of options)
        expect(`${remark(match.table, option)}${mark(match.table, option)}`).not.toContain('undefined');
      match.answer(below(random, options.length));
    }
  }
  expect(kinds.size).toBeGreaterThan(15);
});
