/** Boards on which much is at stake: an attack that is about to be made, and a turn that would lose the game. */
import type { BoardSpec } from '@dejarik/swtcg/testing';
import { PREVENTION } from '../../src/session/swtcg/engine.ts';
import { openWindow } from '../../src/session/swtcg/question.ts';
import type { SavedGame } from '../../src/session/new-game.ts';
import { laidOut, prepared } from './prepared.ts';

const LIGHT = 1;

/** Dark holds Space; Luke is the first to attack in Character. */
const AIMING: BoardSpec = {
  at: 'Character battle',
  turn: 6,
  dark: {
    space: ['Z-95 Headhunter'],
    ground: ['Tusken Squad'],
    character: [
      { card: 'Darth Vader (A)', damage: 3, tapped: true },
      { card: 'Stormtrooper DV-692', tapped: true },
    ],
  },
  light: { ground: ['Rebel Squad'], character: ['Luke Skywalker (B)'], force: 4 },
};

/** Dark holds two arenas, and Light may put somebody into one of them. */
const LOSING: BoardSpec = {
  at: 'Light builds',
  dark: { space: ['Z-95 Headhunter'], ground: ['Tusken Squad'] },
  light: { points: 4, hand: ['Rebel Squad'], character: ['Luke Skywalker (B)'] },
};

/** Three hits for Luke, who can take two and prevent one. */
const HIT: BoardSpec = {
  at: 'Character battle',
  dice: [6, 6, 6, 1, 1, 1, 1, 1],
  dark: { ground: ['Reek'], character: ['Darth Maul (D)'] },
  light: {
    force: 2,
    ground: ['Clone Squad'],
    character: [
      { card: 'Luke Skywalker (B)', tapped: true },
      { card: 'Jawa', damage: 1 },
    ],
  },
};

/** The last chance to prevent the damage. */
export const hitGame = (): SavedGame =>
  laidOut(HIT, ['easy', 'human'], (match) => {
    while (openWindow(match.state) !== PREVENTION || match.state.question?.seat !== LIGHT) {
      const { options } = match.state.question!;
      match.repeat(options.findIndex(({ kind }) => kind === 'attack' || kind === 'pass'));
    }
  });

export const aimingGame = (): SavedGame => prepared({ board: AIMING, seat: LIGHT, kind: 'unitTurn' });
export const losingGame = (): SavedGame => prepared({ board: LOSING, seat: LIGHT, kind: 'build' });
