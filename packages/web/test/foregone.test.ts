// Questions that nobody is asked, and how they can be answered otherwise all the same.
import { describe, expect, it } from 'vitest';
import { type Position, scripted } from '../e2e/support/positions.ts';
import { type State, type Swtcg, type SwtcgTable, swtcg } from '../src/session/swtcg/engine.ts';
import type { Moment } from '../src/session/swtcg/moment.ts';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { type SavedGame, Session } from '../src/session/session.ts';
import { DEFAULT_WISHES } from '../src/session/wishes.ts';

const ME = 1;
const GAMES = 30;
const game: Swtcg = swtcg();

/** The first position of many games that fits. */
function find(fits: (position: Position) => boolean): Position {
  for (let n = 0; n < GAMES; n++) for (const position of scripted(`foregone ${n}`)) if (fits(position)) return position;
  throw new Error('no game comes to such a position');
}

/** Goes on with the game where the player has both hands; `hold`: asked whatever there is to ask. */
function open(
  saved: SavedGame,
  hold = false,
): { readonly session: Session<State, SwtcgTable, Moment>; readonly now: () => Moment } {
  let last: Moment | null = null;
  const publish = (moment: Moment): void => {
    last = moment;
  };
  const wishes = { ...DEFAULT_WISHES, hold };
  const session = Session.resume(
    swtcgPage(game),
    { ...saved, seats: ['human', 'human'] },
    [null, null],
    publish,
    wishes,
  );
  session.advance();
  return { session, now: () => last! };
}

const others = ({ question }: Moment) => question!.choices.filter(({ kind }) => kind === 'order');

describe('the order of equally fast units', () => {
  const { saved, moment } = find((position) => others(position.moment).length > 0);

  it('is not asked; the others are offered in place of the one that goes', () => {
    expect(moment.question!.kind).toBe('unitTurn');
    expect(others(moment).map(({ card }) => card)).not.toContain(moment.question!.about);
    expect(others(open(saved).now())).toEqual(others(moment));
  });

  it('is changed by picking another unit', () => {
    const { session, now } = open(saved);
    const [other] = others(now());
    session.answer(now().decision, other!.index);
    expect(now()).toMatchObject({
      decision: moment.decision,
      question: { kind: 'unitTurn', about: other!.card, seat: ME },
    });
    expect(others(now()).map(({ card }) => card)).toContain(moment.question!.about);
  });

  it('is asked when that is taken back, and can be played on from there', () => {
    const { session, now } = open(saved);
    session.answer(now().decision, others(now())[0]!.index);
    session.undo();
    expect(now().question).toMatchObject({ kind: 'order', seat: ME });
    session.answer(now().decision, 0);
    expect(now().question!.kind).toBe('unitTurn');
    expect(session.saved().replay.answers).toHaveLength(moment.decision);
  });

  it('takes no unit that is not offered', () => {
    const { session, now } = open(saved);
    session.answer(now().decision, others(now())[0]!.index + 500);
    expect(session.saved().replay.answers).toEqual(saved.replay.answers);
  });

  it('is over once the unit has attacked', () => {
    const { session, now } = open(saved);
    const attack = now().question!.choices.find(({ kind }) => kind === 'attack')!;
    session.answer(now().decision, attack.index);
    expect(others(now())).toEqual([]);
  });

  it('is asked of a player who holds', () => {
    const { session, now } = open(saved);
    session.answer(now().decision, others(now())[0]!.index);
    session.undo();
    const left = session.saved();
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
    asked.session.answer(moment.decision, answer.index);
    expect(asked.now().question).toMatchObject({ kind: 'amount' });
    const [pending] = moment.pending;
    const { session } = open(saved);
    session.answer(moment.decision, answer.index);
    const prevented = session.match.events.filter(({ kind }) => kind === 'prevent').at(-1);
    expect(prevented).toMatchObject({ n: Math.min(2, pending!.n) });
  });
});
