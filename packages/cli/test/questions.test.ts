// How a question is put on the terminal: which options stand there, and how they are written.
import { Match, seenTable } from '@dejarik/kernel';
import { swtcg, swtcgKit } from '@dejarik/swtcg';
import { type BoardSpec, buildBoard } from '@dejarik/swtcg/testing';
import { describe, expect, test } from 'vitest';
import { choicesOf, listed } from '../src/questions.ts';

const game = swtcg();
const kit = swtcgKit(game);

/** What Dark may choose from when several of its units are equally fast. */
function firstAmong(...ground: NonNullable<BoardSpec['dark']>['ground'] & object): string[] {
  const board: BoardSpec = { at: 'Ground battle', dark: { ground }, light: { ground: ['Clone Squad'] } };
  const match = new Match(game, buildBoard(game.cards, board));
  while (match.state.question!.kind !== 'order')
    match.repeat(match.state.question!.options.findIndex(({ kind }) => kind === 'pass'));
  return choicesOf(kit, seenTable(game, game.view(match.table, 0))).map(({ text }) => text);
}

describe('equally fast units', () => {
  test('that are alike in everything stand once', () => {
    expect(firstAmong('Battle Droid Squad', 'Battle Droid Squad')).toEqual(['Battle Droid Squad first']);
  });

  test('of which one is damaged are told apart', () => {
    const damaged = { card: 'Destroyer Droid Squad', damage: 1 };
    expect(firstAmong(damaged, 'Destroyer Droid Squad')).toHaveLength(2);
  });
});

describe('the list of options', () => {
  const remark = '(Character, power 2, ability 1, forfeit 2, destiny 1)';

  test('breaks a long one before its remark, under its words', () => {
    const text = `Deploy Rebel Trooper to Tatooine: Mos Eisley ${remark}`;
    expect(listed([{ text }, { text: 'Pass' }], 80)).toEqual([
      '  1  Deploy Rebel Trooper to Tatooine: Mos Eisley',
      `     ${remark}`,
      '  2  Pass',
    ]);
    expect(listed([{ text }], 120)).toEqual([`  1  ${text}`]);
  });

  test('breaks between words what has no remark to break before', () => {
    const lines = listed([{ text: 'word '.repeat(40).trim() }], 60);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(60);
    for (const line of lines.slice(1)) expect(line).toMatch(/^ {5}word/u);
  });
});
