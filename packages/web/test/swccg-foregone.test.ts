// Of cards that are lost at once: whose order is asked, and what is done where nobody is asked.
import type { BoardSpec } from '@dejarik/swccg/testing';
import { expect, test } from 'vitest';
import { swccgTo } from '../e2e/support/swccg.ts';
import { questionOf } from '../e2e/support/swccg-questions.ts';
import { DEFAULT_PREFERENCES } from '../src/session/preferences.ts';
import { LOST, nameOf, pile } from '../src/session/swccg/engine.ts';
import { starWarsCcgPage } from '../src/session/swccg/page-game.ts';
import { open } from './support/playing.ts';

/** Han, who is armed twice, has to be forfeited. */
const ARMED: BoardSpec = {
  at: 'Light battles',
  locations: {
    'Light Tatooine: Cantina': [
      'Darth Vader',
      'Dr. Evazan',
      'Han Solo',
      "Han's Heavy Blaster Pistol, on Han Solo",
      'Electrobinoculars, on Han Solo',
    ],
  },
  dark: { reserve: ['Trooper Charge', 'TIE Fighter'] },
  light: { reserve: ['Nightfall', 'Rebel Trooper'], lost: ['Rebel Trooper'] },
};

function forfeited(hold: boolean) {
  const saved = swccgTo(ARMED, 1, 'damage', ['Battle at Tatooine: Cantina']);
  const played = open(starWarsCcgPage(), saved, { preferences: { ...DEFAULT_PREFERENCES, hold } });
  const forfeit = played.now().question!.choices.find(({ text }) => text === 'Forfeit Han Solo');
  played.answer(forfeit!.index);
  const { table } = played.table.match;
  return { question: played.now().question, lost: pile(table.state, 1, LOST).map((card) => nameOf(table, card)) };
}

test('who is lost with weapons and devices lies above them, and nobody is asked', () => {
  const { question, lost } = forfeited(false);
  expect(question?.kind).not.toBe('arrange');
  const together = lost.slice(lost.indexOf('Rebel Trooper') + 1);
  expect(together.slice(0, 2).sort()).toEqual(['Electrobinoculars', "Han's Heavy Blaster Pistol"]);
  expect(together[2]).toBe('Han Solo');
});

test('one who holds is asked, and told of which pile', () => {
  const { question } = forfeited(true);
  expect(question).toMatchObject({ kind: 'arrange', pile: LOST });
});

test('who comes back first of a starship and those aboard is asked', () => {
  const { now } = open(starWarsCcgPage(), questionOf('arrange'));
  expect(now().question).toMatchObject({ kind: 'arrange', pile: LOST });
});
