/**
 * Section 4 of the ledger: starting locations, opening hands, who goes first. Section 5: a turn is six phases; in each,
 * players act in turns until both pass in a row.
 */
import { drawOf, opponentOf } from '@dejarik/kernel';
import { canStartAlone } from '../cards/card.ts';
import { actionsIn, announce } from './actions.ts';
import { layDown } from './deploy.ts';
import { happen, note, tell, toPileOf } from './events.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import { activateForce } from './force.ts';
import { actionsOf, rulesThat } from './live.ts';
import { endTurn, toZone } from './moves.ts';
import { reach } from './occasions.ts';
import { generation } from './query.ts';
import { numbers, ofEach, upTo, YES_OR_NO } from './questions.ts';
import { ASIDE, DARK, END, FORCE, hand, LIGHT, PHASES, pile, RESERVE } from './state.ts';
import { countOwn, defOf, type Table, topOf } from './table.ts';

const OPENING_HAND = 8;

export const game = procedure('game', {
  setup: (g) => call(g, 'setup', { seat: 0, chosen: [-1, -1], aside: [] }),
  turns: (g) => call(g, 'turn', {}),
});

export const setup = procedure('setup', {
  choose(g, f) {
    const cards = pile(g.state, f.seat, RESERVE).filter((card) => canStartAlone(defOf(g, card).card));
    ask(g, f.seat, 'start', cards.length > 0 ? ofEach('start', cards) : [{ kind: 'none' }]);
  },
  chosen(g, f) {
    const answer = answerTo(g, 'start');
    f.chosen[f.seat] = answer.kind === 'start' ? answer.card : -1;
    if (++f.seat < g.state.seats.length) return 'choose';
  },
  reveal(g, f) {
    const [dark, light] = f.chosen as [number, number];
    if (dark < 0 || light < 0 || !isSame(g, dark, light)) return;
    // CCG-STA-02: the same location twice is set aside, and both choose again.
    for (const card of f.chosen) toZone(g.state, card, ASIDE);
    f.aside.push(...f.chosen);
    f.chosen = [-1, -1];
    f.seat = 0;
    return 'choose';
  },
  place(g, f) {
    for (const card of f.chosen) if (card >= 0) layDown(g, g.state.owner[card]!, card, 0);
    for (const card of f.aside) toPileOf(g, 'toReserve', g.state.owner[card]!, card);
  },
  deal(g, f) {
    const s = g.state;
    for (let seat = 0; seat < s.seats.length; seat++) {
      happen(g, { kind: 'shuffled', seat, pile: RESERVE });
      for (let i = 0; i < OPENING_HAND; i++) toPileOf(g, 'toHand', seat, topOf(s, seat, RESERVE));
    }
    s.acting = firstPlayer(g, f.chosen);
  },
});

/** CCG-STA-02, 12. */
const isSame = (g: Table, a: number, b: number): boolean =>
  defOf(g, a).titleId === defOf(g, b).titleId || defOf(g, a).converts.includes(defOf(g, b).titleId);

/** CCG-STA-09, 10. */
function firstPlayer(g: Table, chosen: readonly number[]): number {
  const first = chosen.find((card) => card >= 0 && defOf(g, card).startsLight);
  if (first === undefined) return DARK;
  countOwn(g, first, 'goesFirst');
  return LIGHT;
}

/** CCG-OBJ-18: turns in which nothing was lost after which a game is a draw. */
const MOST_IDLE_TURNS = 60;

export const turn = procedure('turn', {
  begin(g) {
    const s = g.state;
    const seat = s.turn === 0 ? s.acting : opponentOf(s, s.acting);
    tell(g, { kind: 'turn', seat, n: s.turn + 1 });
    if (s.idleTurns >= MOST_IDLE_TURNS) {
      s.result = drawOf(s.seats, 'idle');
      return;
    }
    reach(g, note(g, 'turnStarts', seat, -1, -1)); // CCG-TRN-17
  },
  activate: (g) => enter(g, PHASES.activate),
  control: (g) => enter(g, PHASES.control),
  deploy: (g) => enter(g, PHASES.deploy),
  battle: (g) => enter(g, PHASES.battle),
  move: (g) => enter(g, PHASES.move),
  draw: (g) => enter(g, PHASES.draw),
  end(g) {
    const s = g.state;
    tell(g, { kind: 'phase', seat: s.acting, phase: END });
    // CCG-TRN-13, CCG-PIL-28: both Used Piles first, then what happens at the end of a turn.
    for (let seat = 0; seat < s.seats.length; seat++) happen(g, { kind: 'recirculated', seat });
    s.just = [];
    reach(g, note(g, 'turnEnds', s.acting, -1, -1));
  },
  over(g) {
    endTurn(g);
    return 'begin';
  },
});

function enter(g: Table, which: number): void {
  const s = g.state;
  tell(g, { kind: 'phase', seat: s.acting, phase: which });
  call(g, 'phase', { phase: which, seat: s.acting, passes: 0 });
}

export const phase = procedure('phase', {
  begin(g) {
    g.state.just = [];
    reach(g, note(g, 'phaseStarts', g.state.acting, -1, -1)); // CCG-TRN-06
  },
  creatures(g, f) {
    if (f.phase === PHASES.battle) call(g, 'creatureAttacks', { attacked: [], creature: -1 });
    else if (f.phase === PHASES.move) call(g, 'creatureMoves', { seat: g.state.acting, moved: [] });
  },
  attend(g) {
    call(g, 'automatic', {});
  },
  ask(g, f) {
    const s = g.state;
    // CCG-TRN-04: the phase ends when both pass in a row.
    if (f.passes >= s.seats.length) return 'end';
    const options = actionsIn(g, f.seat);
    // A player whose turn it is not is asked while there are cards in hand, or texts on the table, to act with.
    const couldAct = f.seat === s.acting || hand(s, f.seat).length > 0 || actionsOf(g, f.seat).length > 0;
    if (options.length === 1 && !couldAct) {
      f.passes++;
      f.seat = opponentOf(s, f.seat);
      return 'ask';
    }
    ask(g, f.seat, 'act', options);
  },
  act(g, f) {
    const option = answerTo(g, 'act');
    const { seat } = f;
    f.seat = opponentOf(g.state, seat);
    if (option.kind === 'pass') {
      f.passes++;
      return 'ask';
    }
    f.passes = 0;
    announce(g, seat, option);
    return 'attend';
  },
  end() {},
});

/** CCG-FRC-03 to 07: as much of what is generated as the player likes, in one action. */
export const activate = procedure('activate', {
  ask(g, { seat }) {
    const most = Math.min(generation(g, seat), pile(g.state, seat, RESERVE).length);
    ask(g, seat, 'activate', numbers(upTo(most).toReversed()));
  },
  begin(g, f) {
    f.n = answerTo(g, 'activate').n;
    g.state.activated[f.seat] = 1;
  },
  first(g, f) {
    if (f.done >= Math.min(f.n, toHand(g, f.seat))) return 'rest';
    ask(g, f.seat, 'may', YES_OR_NO);
  },
  chosen(g, f) {
    if (answerTo(g, 'may').kind === 'no') activateForce(g, f.seat, 1);
    else toPileOf(g, 'toHand', f.seat, topOf(g.state, f.seat, RESERVE));
    f.done++;
    return 'first';
  },
  rest: (g, { seat, n, done }) => tell(g, { kind: 'activated', seat, n: done + activateForce(g, seat, n - done) }),
});

/** How many of the cards that are activated may go to the hand instead (CCG-READ-056). */
function toHand(g: Table, seat: number): number {
  const rules = rulesThat(g, 'firstToHand', (entry) => entry.seat === seat);
  return Math.max(0, ...rules.map(({ rule }) => rule.n));
}

/** CCG-TRN-12: one card an action. */
export const drawCard = procedure('drawCard', {
  draw: (g, { seat }) => toPileOf(g, 'drawCard', seat, topOf(g.state, seat, FORCE)),
});
