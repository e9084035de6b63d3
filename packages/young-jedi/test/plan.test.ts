import { Match } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { nameOf } from '../src/naming.ts';
import { buildBoard, shippedCatalogue } from '../src/testing/index.ts';
import { game } from './setups.ts';

/** The plan that the rollout policy lays for Light with these cards on Naboo and all these Battle cards declared. */
function quickPlan(naboo: readonly string[], battleCards: readonly string[]): string[] {
  const match = new Match(
    game,
    buildBoard(shippedCatalogue(), {
      at: 'Light battles',
      location: 'Battle Plains',
      dark: { Naboo: ['Darth Maul, Sith Apprentice', 'Nute Gunray, Neimoidian Viceroy'], left: 20 },
      light: { Naboo: [...naboo], hand: [...battleCards], left: 20 },
    }),
  );
  for (;;) {
    const { question, battle } = match.state;
    if (question === null) throw new Error('the game is over before the plan is laid');
    if (question.kind === 'plan' && question.seat === 0)
      return battle!.plan[1]!.map((card) => nameOf(match.table, card));
    if (question.kind === 'battle' || (question.kind === 'battleCards' && question.seat === 1)) match.repeat(0);
    else match.repeat(game.rollout!.choose(match.table));
  }
}

test('a group that fights together is laid in a row behind its Battle card', () => {
  const gungans = ['Gungan Guard', 'Gungan Soldier, Scout', 'Gungan Warrior, Infantry'];
  const plan = quickPlan(['Qui-Gon Jinn, Jedi Master', ...gungans], ['Gungan Curiosity']);
  expect(plan[0]).toBe('Gungan Curiosity');
  expect(new Set(plan.slice(1, 4))).toEqual(new Set(gungans));
  expect(plan[4]).toBe('Qui-Gon Jinn, Jedi Master');
});

test('a Weapon goes between the Battle card and the one who can use both', () => {
  const saber = "Qui-Gon Jinn's Lightsaber";
  const quiGon = 'Qui-Gon Jinn, Jedi Master';
  const plan = quickPlan(['Mace Windu, Jedi Master', quiGon, saber], ['The Will Of The Force']);
  expect(plan.slice(0, 3)).toEqual(['The Will Of The Force', saber, quiGon]);
});

test('both Weapons that a Battle card asks for go before their user', () => {
  const plan = quickPlan(
    ['Qui-Gon Jinn, Jedi Master', 'Gungan Guard', 'Kaadu', 'Electropole'],
    ['Gungan Mounted Troops'],
  );
  expect(plan[0]).toBe('Gungan Mounted Troops');
  expect(new Set(plan.slice(1, 3))).toEqual(new Set(['Kaadu', 'Electropole']));
  expect(plan[3]).toBe('Gungan Guard');
});

test('a Battle card that nobody here can play does not spoil the plan', () => {
  const plan = quickPlan(['Qui-Gon Jinn, Jedi Master', 'Gungan Guard'], ['Enough Of This Pretense']);
  expect(plan).toEqual(['Qui-Gon Jinn, Jedi Master', 'Gungan Guard', 'Enough Of This Pretense']);
});
