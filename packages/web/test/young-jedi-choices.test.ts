// What the gold button of Young Jedi's table gives: never a fight, a block, a Battle card or counters by a slip of the key.
import { Match } from '@dejarik/kernel';
import { type BoardSpec, buildBoard } from '@dejarik/young-jedi/testing';
import { expect, it } from 'vitest';
import { knownFrom, pastOf } from '../src/session/known.ts';
import { NO_ARRIVAL } from '../src/session/moment.ts';
import { type Event, type State, type YjTable, youngJedi } from '../src/session/young-jedi/engine.ts';
import { momentOf } from '../src/session/young-jedi/moment.ts';
import { isPrimary, isWeak } from '../src/young-jedi/choices.ts';

const game = youngJedi();

/** A table after the answers whose sentences hold these words. */
function after(board: BoardSpec, ...answers: readonly string[]) {
  const match = new Match<State, YjTable>(game, buildBoard(game.cards, board));
  const answer = (words: string): void => {
    const told = match.state.question!.options.map((option) => game.describeOption(match.table, option));
    const at = told.findIndex((sentence) => sentence.includes(words));
    expect(at, `${words} among ${told.join('; ')}`).toBeGreaterThanOrEqual(0);
    match.repeat(at);
  };
  for (const words of answers) answer(words);
  return {
    answer,
    /** What is asked, what the gold button gives, and whether that gives something up. */
    gold(): readonly [asked: string, given: string, weak: boolean] {
      const { seat } = match.state.question!;
      const known = knownFrom<State, YjTable, Event>(game, pastOf(match, seat, match.commands.length));
      const moment = momentOf(known, NO_ARRIVAL, null);
      const primary = moment.question!.choices.find(isPrimary)!;
      return [moment.question!.kind, primary.kind, isWeak(primary, moment)];
    },
  };
}

const BATTLE: BoardSpec = {
  at: 'Light battles',
  location: 'Mos Espa',
  dark: { Tatooine: ['Watto, Slave Owner'] },
  light: {
    hand: ['The Negotiations Were Short'],
    Tatooine: ['Qui-Gon Jinn, Jedi Master', "Qui-Gon Jinn's Lightsaber"],
  },
};

it('gives up no battle; no duel is harmless, because the battle is asked for next', () => {
  const table = after(BATTLE);
  expect(table.gold()).toEqual(['duel', 'pass', false]);
  table.answer('Start no duel');
  expect(table.gold()).toEqual(['battle', 'pass', true]);
});

it('leaves no Battle card behind until one was picked', () => {
  const table = after(BATTLE, 'Start no duel', 'Start a battle');
  expect(table.gold()).toEqual(['battleCards', 'done', true]);
});

it('gives up no counters that could be spent, and ends a step in which nothing can be', () => {
  const hand = ['Jawa, Thief'];
  const board = (at: 'Light deploys', cards: readonly string[]): BoardSpec => ({
    at,
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'] },
    light: { hand: [...cards], Tatooine: ['Qui-Gon Jinn, Jedi Master'] },
  });
  expect(after(board('Light deploys', hand)).gold()).toEqual(['deploy', 'done', true]);
  const table = after(board('Light deploys', [...hand, 'R2-D2, Astromech Droid']), 'Deploy Jawa', 'Deploy R2-D2');
  expect(table.gold()[2]).toBe(false);
});

it('lets no Weapon lie, and takes no hit that could be blocked', () => {
  const table = after(
    {
      at: 'Light battles',
      location: 'Mos Espa',
      dark: { Tatooine: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'], deck: ['Watto, Slave Owner', 'Sandstorm'] },
      light: {
        Tatooine: ['Qui-Gon Jinn, Jedi Master', "Qui-Gon Jinn's Lightsaber"],
        deck: ['Boss Nass, Gungan Chief', 'Celebration', 'Ishi Tib, Warrior'],
      },
    },
    'Challenge Darth Maul',
    'Darth Maul',
  );
  expect(table.gold()).toEqual(['duelWeapon', 'noWeapon', true]);
  table.answer('Lightsaber');
  table.answer('Attack with Ishi Tib');
  expect(table.gold()).toEqual(['duelBlock', 'takeHit', true]);
});

it('lets no better destiny number go', () => {
  const drawing = (number: string) =>
    after(
      {
        at: 'Light battles',
        location: 'Mos Espa',
        dark: { Tatooine: ['Darth Maul, Sith Apprentice'], deck: ['Watto, Slave Owner'] },
        light: {
          hand: ['A Powerful Opponent'],
          Tatooine: ['Qui-Gon Jinn, Jedi Master', "Qui-Gon Jinn's Lightsaber"],
          deck: [number],
        },
      },
      'Start no duel',
      'Start a battle',
      'Powerful Opponent',
      'no more',
      'no more',
      'Powerful Opponent',
      "Qui-Gon Jinn's Lightsaber",
    ).gold();
  // DAMAGE 5 instead of what was drawn: 1, or 5 as well.
  expect(drawing('Boss Nass, Gungan Chief')).toEqual(['replace', 'pass', true]);
  expect(drawing('Yoda, Jedi Master')).toEqual(['replace', 'pass', false]);
});
