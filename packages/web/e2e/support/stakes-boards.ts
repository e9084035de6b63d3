/** Boards on which much is at stake: an attack that is about to be made, and a turn that would lose the game. */
import type { BoardSpec } from '@dejarik/swtcg/testing';
import type { SavedGame } from '../../src/session/new-game.ts';
import { prepared } from './prepared.ts';

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

export const aimingGame = (): SavedGame => prepared({ board: AIMING, seat: LIGHT, kind: 'unitTurn' });
export const losingGame = (): SavedGame => prepared({ board: LOSING, seat: LIGHT, kind: 'build' });
