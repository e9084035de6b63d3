// Questions that nobody is asked, and how they can be answered otherwise all the same.
import { describe, expect, it } from 'vitest';
import { type Position, scripted } from '../e2e/support/positions.ts';
import type { SavedGame } from '../src/session/new-game.ts';
import { DEFAULT_PREFERENCES } from '../src/session/preferences.ts';
import type { Moment } from '../src/session/swtcg/moment.ts';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { open as openGame } from './support/playing.ts';

const ME = 1;
const GAMES = 30;

/** The first position of many games that fits. */
function find(fits: (position: Position) => boolean): Position {
  for (let n = 0; n < GAMES; n++) for (const position of scripted(`foregone ${n}`)) if (fits(position)) return position;
  throw new Error('no game comes to such a position');
}

/** Goes on with the game where the player has both hands; `hold`: asked whatever there is to ask. */
const open = (saved: SavedGame, hold = false) =>
  openGame(swtcgPage(), { ...saved, seats: ['human', 'human'] }, { preferences: { ...DEFAULT_PREFERENCES, hold } });

const others = ({ question }: Moment) => question!.choices.filter(({ kind }) => kind === 'order');

describe('the order of equally fast units', () => {
  const { saved, moment } = find((position) => others(position.moment).length > 0);

  it('is not asked; the others are offered in place of the one that goes', () => {
    expect(moment.question!.kind).toBe('unitTurn');
    expect(others(moment).map(({ card }) => card)).not.toContain(moment.question!.about);
    expect(others(open(saved).now())).toEqual(others(moment));
  });

  it('is changed by picking another unit', () => {
    const { answer, now } = open(saved);
    const [other] = others(now());
    answer(other!.index);
    expect(now()).toMatchObject({
      decision: moment.decision,
      question: { kind: 'unitTurn', about: other!.card, seat: ME },
    });
    expect(others(now()).map(({ card }) => card)).toContain(moment.question!.about);
  });

  it('is asked when that is taken back, and can be played on from there', () => {
    const { session, table, answer, now } = open(saved);
    answer(others(now())[0]!.index);
    session.undo(ME);
    expect(now().question).toMatchObject({ kind: 'order', seat: ME });
    answer(0);
    expect(now().question!.kind).toBe('unitTurn');
    expect(table.saved().replay.commands).toHaveLength(moment.decision);
  });

  it('takes no unit that is not offered', () => {
    const { table, answer, now } = open(saved);
    expect(answer(others(now())[0]!.index + 500)).toBe(false);
    expect(table.saved().replay.commands).toEqual(saved.replay.commands);
  });

  it('is over once the unit has attacked', () => {
    const { answer, now } = open(saved);
    const attack = now().question!.choices.find(({ kind }) => kind === 'attack')!;
    answer(attack.index);
    expect(others(now())).toEqual([]);
  });

  it('is asked of a player who holds', () => {
    const { session, table, answer, now } = open(saved);
    answer(others(now())[0]!.index);
    session.undo(ME);
    const left = table.saved();
    expect(open(left, true).now().question).toMatchObject({ kind: 'order', seat: ME });
    expect(open(left).now().question!.kind).toBe('unitTurn');
  });
});

describe('preventing up to so much damage', () => {
  it('prevents all it can, and asks only a player who holds', () => {
    const { saved, moment, answer } = find(
      ({ moment: at, answer: { kind, face } }) =>
        kind === 'battle' && face === 'AOTC-142' && at.pending.some(({ n }) => n >= 2),
    );
    const asked = open(saved, true);
    asked.answer(answer.index);
    expect(asked.now().question).toMatchObject({ kind: 'amount' });
    const [pending] = moment.pending;
    const played = open(saved);
    played.answer(answer.index);
    const prevented = played.table.match.events.filter(({ kind }) => kind === 'prevent').at(-1);
    expect(prevented).toMatchObject({ n: Math.min(2, pending!.n) });
  });
});
