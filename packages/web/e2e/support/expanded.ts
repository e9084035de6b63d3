/** Boards by the Expanded Rulebook, with all that it adds to the table. */
import type { BoardSpec, SideSpec } from '@dejarik/swtcg/testing';
import type { SavedGame } from '../../src/session/new-game.ts';
import { type Swtcg, swtcg } from '../../src/session/swtcg/engine.ts';
import { laidOut } from './prepared.ts';

const game: Swtcg = swtcg();
const MANY = 50;

const DARK: SideSpec = {
  force: 6,
  space: [
    { card: 'Iron Cruiser', pilots: ['Admiral Corvane (A)', 'Star Destroyer Commander'], damage: 2 },
    'Iron Fighter Wing',
    'Gun Drone',
  ],
  ground: ['Iron Phalanx', { card: 'Foundry Walker', equipment: ['Heavy Plating'] }, 'Foundry Drone'],
  character: [{ card: 'Guild Hunter', equipment: ["Executioner's Axe", "Hunter's Instinct"] }, 'Iron Sentinel'],
  build: [
    { down: 'Minefield', counters: 1 },
    { down: 'Iron Phalanx', counters: 3 },
  ],
  event: 'The Iron Decree',
  resource: 'Conscripted Worlds',
  locations: { ground: 'Iron Citadel' },
  supply: ['Foundry Drone', 'Sentry Drone', 'Gun Drone'],
  hand: ['Crossed Signals', 'Hail of Fire'],
  deck: ['Iron Phalanx', 'Iron Phalanx', 'Dark Acolyte', 'Dark Acolyte'],
  discard: ['Scrap Swarm'],
};

const LIGHT: SideSpec = {
  force: 8,
  points: 9,
  space: [{ card: 'Lifeline Frigate', equipment: ['Targeting Array'] }, 'Outrider Wing', 'Courier Escort'],
  ground: ['Wayfarer Militia', 'Reach Volunteers', 'Canopy Raiders'],
  character: ['Archive Warden', { card: 'Tam Ilar (B)', under: ['Tam Ilar (A)'] }, 'Village Guard'],
  build: [
    { down: 'Ambush at the Pass', counters: 2 },
    { down: 'Sympathetic Worlds', counters: 2 },
  ],
  event: 'The Reach Stands',
  completed: ['Rebuild the Reach'],
  supply: ['Reach Volunteers', 'Village Guard', 'Courier Escort'],
  hand: ['Hidden Sanctuary', "Warden's Saber", 'Fold into Mist', 'Veto of the Wardens', 'Volunteer Flotilla'],
  deck: ['Outrider Wing', 'Dawn Interceptor', 'Deep Breath', 'Outrider Wing'],
  discard: ['Steady Aim'],
};

/** Light is about to build, with one of everything on the table, in hand or under way. */
export const expandedBoard = (change: Partial<BoardSpec> = {}): BoardSpec => ({
  at: 'Light builds',
  dark: DARK,
  light: LIGHT,
  ...change,
});

/** The game on it; both sides are played by people unless said otherwise. */
export const expandedGame = (
  board: BoardSpec = expandedBoard(),
  seats: SavedGame['seats'] = ['human', 'human'],
): SavedGame => laidOut(board, seats, undefined, 'x');

const CHAIN = ['play Fold into Mist', 'play Crossed Signals'] as const;

/** Light played a card, Dark disrupts it, and Light may disrupt that. */
export const disruptGame = (): SavedGame =>
  laidOut(
    expandedBoard({ at: 'battle starts' }),
    ['easy', 'human'],
    (match) => {
      const said: string[] = [...CHAIN, 'play Veto of the Wardens'];
      for (let n = 0; n < MANY; n++) {
        const { options } = match.state.question!;
        const named = options.findIndex((option) => game.describeOption(match.table, option).includes(said[0]!));
        if (named >= 0 && said.shift() !== undefined && said.length === 0) return;
        match.repeat(named >= 0 ? named : options.findIndex(({ kind }) => kind === 'pass' || kind === 'done'));
      }
      throw new Error(`nobody can ${said[0]}`);
    },
    'x',
  );
