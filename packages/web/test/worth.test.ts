// Chances that are passed by themselves because nothing that can be played there makes a difference.
import type { BoardSpec } from '@dejarik/swtcg/testing';
import { describe, expect, it } from 'vitest';
import { laidOut } from '../e2e/support/prepared.ts';
import type { SavedGame } from '../src/session/new-game.ts';
import { DEFAULT_PREFERENCES, type PassUntil } from '../src/session/preferences.ts';
import {
  type Event,
  GENERAL,
  IN_ATTACK,
  PREVENTION,
  type State,
  type SwtcgTable,
} from '../src/session/swtcg/engine.ts';
import type { Moment } from '../src/session/swtcg/moment.ts';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { isWeak } from '../src/swtcg/choices.ts';
import { open, type Played as AnyPlayed } from './support/playing.ts';

const DARK = 0;
const LIGHT = 1;

interface Played extends Omit<AnyPlayed<State, SwtcgTable, Event, Moment>, 'answer'> {
  /** Gives the answer whose sentence holds these words. */
  readonly answer: (words: string) => void;
}

function play(from: BoardSpec | SavedGame, hold = false): Played {
  const saved = 'replay' in from ? from : laidOut(from, ['human', 'human']);
  const played = open(swtcgPage(), saved, { preferences: { ...DEFAULT_PREFERENCES, hold } });
  const answer = (words: string): void => {
    const { choices } = played.now().question!;
    const choice = choices.find(({ text }) => text.includes(words));
    if (choice === undefined) throw new Error(`${words} is not among ${choices.map(({ text }) => text).join(', ')}`);
    expect(played.answer(choice.index)).toBe(true);
  };
  return { ...played, answer };
}

const asked = ({ question }: Moment) => ({ seat: question?.seat, kind: question?.kind, window: question?.window });
const chance = (seat: number, window: number) => ({ seat, kind: 'chance', window });
const turnOf = (seat: number) => ({ seat, kind: 'unitTurn', window: 0 });

describe('a bonus that outlasts the attack', () => {
  const board: BoardSpec = {
    at: 'Ground battle',
    dice: new Array<number>(9).fill(1),
    dark: { ground: ['Reek'], character: ['Geonosian Guard'] },
    light: { force: 4, ground: ['Clone Squad', 'Clone Platoon'], character: ['Jawa'], hand: ["Windu's Solution"] },
  };

  it('is offered once a battle step', () => {
    const { now, answer } = play(board);
    expect(asked(now())).toEqual(chance(LIGHT, GENERAL));
    answer('pass');
    // In the attacks of this step nobody is asked about it any more.
    expect(asked(now())).toEqual(turnOf(DARK));
    answer('attacks Clone Platoon');
    expect(asked(now())).toEqual(turnOf(LIGHT));
    answer('attacks Reek');
    expect(asked(now())).toEqual(turnOf(LIGHT));
    answer('attacks Reek');
    expect(now().battleIn).toBe(2);
    expect(asked(now())).toEqual(chance(LIGHT, GENERAL));
  });

  it('is offered in each chance to a player who holds', () => {
    const { now, answer } = play(board, true);
    while (asked(now()).kind === 'chance') answer('pass');
    answer('attacks Clone Platoon');
    expect(asked(now())).toEqual(chance(LIGHT, IN_ATTACK));
  });

  it('is remembered as declined when the game is opened again, and forgotten when the pass is taken back', () => {
    const first = play(board);
    first.answer('pass');
    first.answer('attacks Clone Platoon');
    const again = play(first.table.saved());
    again.answer('attacks Reek');
    expect(asked(again.now())).toEqual(turnOf(LIGHT));
    const back = play({ ...board, dark: { ...board.dark, ground: [{ card: 'Reek', tapped: true }] } });
    back.answer('pass');
    expect(asked(back.now())).toEqual(turnOf(LIGHT));
    back.session.undo(LIGHT);
    back.session.prefer(DEFAULT_PREFERENCES);
    expect(asked(back.now())).toEqual(chance(LIGHT, GENERAL));
  });

  it('is not offered where no unit of the player can use it', () => {
    const light = { ...board.light, ground: [{ card: 'Clone Squad', tapped: true }] };
    expect(asked(play({ ...board, light }).now())).toEqual(turnOf(DARK));
  });

  it('of a single unit is offered in its own arena only', () => {
    const light = { force: 4, ground: ['Clone Platoon'], character: ['Luke Skywalker (B)'] };
    const dark = { ground: ['Reek'], character: ['Darth Maul (D)'] };
    expect(asked(play({ at: 'Ground battle', dark, light }).now())).toEqual(turnOf(DARK));
    expect(asked(play({ at: 'Character battle', dark, light }).now())).toEqual(chance(LIGHT, GENERAL));
  });
});

describe('more speed', () => {
  const board = (enemy: string): BoardSpec => ({
    at: 'Character battle',
    dark: { character: [enemy] },
    light: { force: 4, character: ['Luke Skywalker (B)'] },
  });

  it('is offered when it lets a unit go before an enemy', () => {
    // Both have speed 50, and Dark goes first.
    expect(asked(play(board('Darth Maul (D)')).now())).toEqual(chance(LIGHT, GENERAL));
  });

  it('is not offered to a unit that goes first anyway', () => {
    expect(asked(play(board('Geonosian Guard')).now())).toEqual(turnOf(LIGHT));
  });
});

describe('weakening the attacker', () => {
  const board: BoardSpec = {
    at: 'Character battle',
    dark: { force: 6, character: ['Darth Maul (D)'], hand: ["Tyranus's Gift"] },
    light: { character: ['Clone Warrior 4/163', 'Rebel Trooper'] },
  };

  it('is offered in the enemy’s attacks and not in one’s own', () => {
    const { now, answer } = play(board);
    expect(asked(now())).toEqual(turnOf(DARK));
    answer('attacks Rebel Trooper');
    expect(asked(now())).toEqual(turnOf(LIGHT));
    answer('attacks Darth Maul');
    expect(asked(now())).toEqual(chance(DARK, IN_ATTACK));
  });
});

describe('passing on', () => {
  const board: BoardSpec = {
    at: 'Ground battle',
    dice: new Array<number>(9).fill(1),
    dark: { ground: ['Reek'] },
    light: { force: 4, ground: ['Clone Squad', 'Clone Platoon'], hand: ["Windu's Solution"] },
  };

  /** Light passes on at its first chance; Dark, asked everything, attacks. */
  function attacked(until: PassUntil): Moment {
    const { session, now, answer } = play(board, true);
    while (asked(now()).seat !== LIGHT) answer('pass');
    session.passUntil(until);
    while (asked(now()).seat === DARK) answer(asked(now()).kind === 'chance' ? 'pass' : 'attacks Clone Platoon');
    return now();
  }

  it('until something happens ends with the enemy’s attack', () => {
    expect(asked(attacked('event'))).toEqual(chance(LIGHT, IN_ATTACK));
  });

  it('for the battle step goes on through the enemy’s attacks', () => {
    expect(asked(attacked('step'))).toEqual(turnOf(LIGHT));
  });
});

describe('preventing damage', () => {
  /** Luke can prevent 1 damage; he has 3 health. */
  const board = (dice: readonly number[]): BoardSpec => ({
    at: 'Character battle',
    dice,
    dark: { character: ['Darth Maul (D)'], ground: ['Reek'] },
    light: { force: 2, ground: ['Clone Squad'], character: [{ card: 'Luke Skywalker (B)', tapped: true }, 'Jawa'] },
  });
  const attacked = (dice: readonly number[], hold = false): Moment => {
    const { now, answer } = play(board(dice), hold);
    while (asked(now()).kind === 'chance') answer('pass');
    answer('attacks Luke');
    while (asked(now()).kind === 'chance' && asked(now()).window !== PREVENTION) answer('pass');
    return now();
  };

  it('is offered when it saves the unit or leaves it with less damage', () => {
    expect(asked(attacked([6, 6, 6, 1, 1, 1, 1, 1]))).toEqual(chance(LIGHT, PREVENTION));
    expect(asked(attacked([6, 1, 1, 1, 1, 1, 1, 1]))).toEqual(chance(LIGHT, PREVENTION));
  });

  it('is not let go by one press while it would save the unit', () => {
    expect(isWeak(attacked([6, 6, 6, 1, 1, 1, 1, 1]))).toBe(true);
    expect(isWeak(attacked([6, 1, 1, 1, 1, 1, 1, 1]))).toBe(false);
  });

  it('is not offered when the unit dies all the same; Hold offers it', () => {
    const dice = [6, 6, 6, 6, 1, 1, 1, 1];
    expect(asked(attacked(dice))).not.toMatchObject({ window: PREVENTION });
    expect(asked(attacked(dice, true))).toEqual(chance(LIGHT, PREVENTION));
  });
});
