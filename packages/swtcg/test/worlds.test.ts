// Worlds that fit a view ask what the true table asks, whoever is asked.
import { seeded } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { attack } from '../scenarios/cards/steps.ts';
import { swtcg } from '../src/game.ts';
import { Play } from '../src/testing/index.ts';

const game = swtcg();

function kindsAsked(t: Play, viewer: number): Set<string | undefined> {
  const seen = game.view(t.table, viewer);
  const kinds = Array.from({ length: 40 }, (_, n) => game.sample(seen, seeded(n)).question?.kind);
  return new Set(kinds);
}

test('of a text that has gone on to its second question, that one is asked', () => {
  const t = new Play('plain');
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6],
    dark: { character: ['Geonosian Warrior'] },
    light: {
      ground: ['Clone Platoon', 'Clone Platoon'],
      character: ['Clone Captain', 'Clone Warrior 4/163', 'Cliegg Lars (A)'],
    },
  });
  attack(t, 'attacks Clone Captain');
  t.answer('Light: Clone Captain');
  t.answer('choose Clone Warrior');
  expect(t.state.question?.kind).toBe('amount');
  expect(kindsAsked(t, 0)).toEqual(new Set(['amount']));
});

test('whose attack another player may steer, that player is asked about', () => {
  const t = new Play('plain');
  t.board({
    at: 'battle starts',
    dark: { force: 8, space: [{ card: 'TIE Fighter DS-61-9', tapped: true }], hand: ["Dark Side's Command"] },
    light: { space: [{ card: 'X-Wing Red Three', tapped: true }, 'Y-Wing Gold Squadron'] },
  });
  t.answer("Dark: play Dark Side's Command");
  expect(t.state.question?.kind).toBe('steer');
  expect(kindsAsked(t, 1)).toEqual(new Set(['steer']));
});
