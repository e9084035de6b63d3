/** Tables on which something is about to move: for the recordings, for the measure of frames, and for the test of motion. */
import type { BoardSpec } from '@dejarik/swtcg/testing';
import type { BoardSpec as YoungJediBoard } from '@dejarik/young-jedi/testing';
import type { SavedGame } from '../../src/session/new-game.ts';
import { laidOut, prepared } from './prepared.ts';
import { youngJediOn } from './young-jedi.ts';

/** Luke is about to attack Darth Vader, who will not survive it. */
const DUEL: BoardSpec = {
  at: 'Character battle',
  dice: [5, 2, 1, 6, 3, 5, 1, 4, 6, 2, 5, 3, 1, 4],
  dark: {
    force: 0,
    space: ['Devastator (A)', 'TIE Fighter DS-3-12'],
    ground: ['Stormtrooper Patrol', 'Stormtrooper Squad'],
    character: [{ card: 'Darth Vader (A)', damage: 4, tapped: true }, 'Stormtrooper TK-421', 'Stormtrooper DV-523'],
    hand: ['Stormtrooper Charge', 'TIE Fighter DS-61-9'],
    deck: ['TIE Fighter Squad', 'TIE Fighter Squad', 'TIE Fighter Squad', 'TIE Fighter Squad'],
  },
  light: {
    force: 4,
    space: ['X-Wing Red Two'],
    ground: ['Rebel Marine Squad'],
    character: ['Luke Skywalker (B)', 'Obi-Wan Kenobi (F)', 'Princess Leia (A)'],
    hand: ['X-Wing Red One', 'X-Wing Red Three', 'Yoda (A)'],
    deck: ['X-Wing Attack Formation', 'X-Wing Attack Formation', 'X-Wing Attack Formation', 'X-Wing Attack Formation'],
  },
};

export const attackGame = (): SavedGame => prepared({ board: DUEL, seat: 1, kind: 'unitTurn' });

/** Light is done building in a moment; then Dark retreats, attacks and has its next turn. */
const TURN: BoardSpec = {
  at: 'Light builds',
  dark: {
    force: 4,
    space: ['Devastator (A)'],
    ground: ['Stormtrooper Patrol'],
    hand: ['TIE Fighter DS-61-9', 'TIE Fighter DS-3-12'],
    deck: Array.from({ length: 12 }, () => 'TIE Fighter DS-55-6'),
  },
  light: {
    ground: ['Rebel Marine Squad'],
    character: ['Luke Skywalker (B)'],
    deck: Array.from({ length: 12 }, () => 'X-Wing Attack Formation'),
  },
};

export const turnGame = (): SavedGame => laidOut(TURN, ['easy', 'human']);

/** Qui-Gon against Darth Maul, each with a lightsaber. */
const FIGHT: YoungJediBoard = {
  at: 'Light battles',
  location: 'Mos Espa',
  dark: { Tatooine: ['Darth Maul, Sith Apprentice', "Darth Maul's Lightsaber [TJC]", 'Tusken Raider, Nomad'] },
  light: {
    hand: ['The Negotiations Were Short', 'Jawa, Bargainer'],
    Tatooine: ['Qui-Gon Jinn, Jedi Master', 'Jawa, Thief', 'Blaster (Light)'],
  },
};

export const fightGame = (): SavedGame => youngJediOn(FIGHT);
