/** Before the first turn: opening hands, mulligans, and the setup in which the players overtake each other up to 30. */
import { ask, call, type Frame, type Option, option, procedure, type Reason } from '@dejarik/kernel';
import { event, happen, tell } from './events.ts';
import { shuffleDeck } from './moves.ts';
import { discardFromHand } from './operations-control.ts';
import * as no from './reasons.ts';
import { ON_TOP, standing, UNDERNEATH, whyNotStack } from './stacks.ts';
import { CHARACTER, DARK, enemyOf, LIGHT } from './state.ts';
import { totalBuildCost } from './stats.ts';
import { arenaUnits, defOf, type Table } from './table.ts';

/** The whole game: preparation, setup, then turns until somebody wins (TCG-PREP-01). */
export const game = procedure<Table>('game', {
  shuffle(g) {
    for (const seat of [DARK, LIGHT]) shuffleDeck(g.state, seat);
  },
  drawHands(g) {
    for (const seat of [DARK, LIGHT]) for (let i = 0; i < g.edition.openingHand; i++) happen(g, event('draw', seat));
  },
  darkMulligan(g) {
    call(g, mulliganFrame(DARK));
  },
  lightMulligan(g) {
    call(g, mulliganFrame(LIGHT));
  },
  setup(g) {
    call(g, { proc: 'setup', step: 0, turn: DARK, finished: [0, 0] } as SetupFrame);
  },
  play(g) {
    call(g, { proc: 'turn', step: 0, dice: [] } as Frame);
    return 'play';
  },
});

interface MulliganFrame extends Frame {
  readonly seat: number;
  picked: number[];
}

const mulliganFrame = (seat: number): MulliganFrame => ({ proc: 'mulligan', step: 0, seat, picked: [] });

/** TCG-MULL-01, 05, 07: Battle and Mission cards go, as many cards come. */
export const mulligan = procedure<Table, MulliganFrame>('mulligan', {
  decide(g, f) {
    const options: Option[] = [];
    for (const card of g.state.hand[f.seat]!)
      if (!defOf(g, card).unit && !f.picked.includes(card)) options.push(option('mulligan', card));
    options.push(option('done'));
    ask(g, f.seat, 'mulligan', options);
  },
  pick(g, f) {
    const answer = g.state.answer!;
    if (answer.kind === 'done') return;
    f.picked.push(answer.card);
    return 'decide';
  },
  exchange(g, f) {
    tell(g, event('mulligan', f.seat, -1, -1, f.picked.length));
    discardFromHand(g, f.seat, f.picked, 0);
    for (let i = 0; i < f.picked.length; i++) happen(g, event('draw', f.seat));
  },
});

interface SetupFrame extends Frame {
  turn: number;
  /** 1: this seat puts out nothing more (TCG-SETUP-12). */
  finished: number[];
}

/** TCG-SETUP-26: stacks count the top card and 1 for each card beneath. */
export function setupTotal(g: Table, seat: number): number {
  let total = 0;
  for (let arena = 0; arena <= CHARACTER; arena++)
    for (const unit of arenaUnits(g.state, seat, arena)) total += totalBuildCost(g, unit);
  return total;
}

/** What putting the card out adds to the total (TCG-SETUP-24, TCG-SETUP-27), or why it cannot be. */
export function setupPrice(g: Table, card: number, unit: number, place: number): number | Reason {
  const { cost, unit: isUnit } = defOf(g, card);
  if (!isUnit) return no.NOT_A_UNIT;
  if (unit < 0) return cost;
  const refused = whyNotStack(g, card, unit);
  if (refused !== null) return refused;
  if (place === UNDERNEATH) return 1;
  const top = defOf(g, unit).cost;
  return cost < top ? no.ONLY_BENEATH : cost - top + 1;
}

function setupOptions(g: Table, seat: number): Option[] {
  const left = g.edition.setupLimit - setupTotal(g, seat);
  const options: Option[] = [];
  for (const card of g.state.hand[seat]!) {
    if (!defOf(g, card).unit) continue;
    const unit = standing(g, card);
    const fits = (place: number): boolean => {
      const price = setupPrice(g, card, unit, place);
      return typeof price === 'number' && price <= left;
    };
    if (unit < 0) {
      if (fits(ON_TOP)) options.push(option('setUp', card, defOf(g, card).arena));
    } else {
      if (fits(UNDERNEATH)) options.push(option('stack', card, unit, UNDERNEATH));
      if (fits(ON_TOP)) options.push(option('stack', card, unit, ON_TOP));
    }
    if (left > 0) options.push(option('partial', card, -1, left)); // TCG-SETUP-07, TCG-SETUP-11
  }
  options.push(option('stop'));
  return options;
}

export const setup = procedure<Table, SetupFrame>('setup', {
  /** TCG-SETUP-03 to 05: whoever is not ahead puts out cards; one who is finished waits for the other. */
  whoseTurn(g, f) {
    for (const seat of [DARK, LIGHT]) if (setupTotal(g, seat) === g.edition.setupLimit) f.finished[seat] = 1;
    if (f.finished[DARK] === 1 && f.finished[LIGHT] === 1) return 'done';
    const rival = enemyOf(f.turn);
    if (f.finished[f.turn] === 1 || (f.finished[rival] === 0 && setupTotal(g, f.turn) > setupTotal(g, rival)))
      f.turn = rival;
    ask(g, f.turn, 'setup', setupOptions(g, f.turn));
  },
  putOut(g, f) {
    const { kind, card, target, n } = g.state.answer!;
    const seat = f.turn;
    if (kind === 'stop') {
      f.finished[seat] = 1;
      tell(g, event('stop', seat));
      return 'whoseTurn';
    }
    // TCG-SETUP-01: the first card of all is one card, even if it costs nothing.
    if (g.state.arena.every((units) => units.length === 0)) f.turn = enemyOf(seat);
    if (kind === 'setUp') happen(g, event('setUp', seat, card, -1, 0, target));
    else if (kind === 'stack') happen(g, event('stack', seat, card, target, n));
    else {
      // TCG-BUILD-26: this one is shown before it is turned face down.
      const laid = event('layOpen', seat, card);
      happen(g, laid);
      happen(g, event('buildCounters', seat, laid.card, -1, n));
      f.finished[seat] = 1;
    }
    happen(g, event('draw', seat)); // TCG-SETUP-32
    return 'whoseTurn';
  },
});
