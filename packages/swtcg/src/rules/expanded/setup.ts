/** Setup by the Expanded Rulebook: starting build points are spent on units and a Resource (TCG-SETUP-02 to 34). */
import { partnersOf } from '@dejarik/kernel';
import { happen } from '../events.ts';
import { losePoints } from '../build.ts';
import type { SetupRules } from '../edition.ts';
import { answerTo, ask, procedure } from '../flow.ts';
import { cardEvent, countEvent, moveEvent, pointsEvent } from '../make-events.ts';
import { numberOptions } from '../numbers.ts';
import type { Pass, Stop } from '../options.ts';
import { begin, findTurn, passOpening, putOut, setupOptions, setupPrice, stop } from '../setup.ts';
import type { Setup } from '../procedures.ts';
import { ON_TOP } from '../state.ts';
import { RESOURCE_ZONE } from '../state-expanded.ts';
import { defOf, type Table } from '../table.ts';
import { primaryOf } from '../teams.ts';
import * as no from '../reasons.ts';

export const expandedSetupRules: SetupRules = {
  left: (g, seat) => g.state.points[primaryOf(g.state, seat)]!,
  /** TCG-SETUP-17, TCG-SETUP-20: a unit in an arena of its types, or the one Resource. */
  placesFor(g, card) {
    const { unit, arenas, card: face } = defOf(g, card);
    if (unit) return arenas;
    if (face.type !== 'Resource') return no.NOT_FOR_SETUP;
    return g.state.expanded!.resource[g.state.owner[card]!]!.length === 0 ? [RESOURCE_ZONE] : no.HAS_RESOURCE;
  },
  /** TCG-SETUP-25 */
  whyNotOnTop: (g, card, unit) => (defOf(g, card).arenas.includes(g.state.zone[unit]!) ? null : no.OTHER_TYPE),
  tooDear: no.BEYOND_STARTING_POINTS,
  anyCounters: true,
};

export const expandedSetup = procedure('setup', {
  whoseTurn(g, f) {
    if (!findTurn(g, f)) return 'ends';
    const options = setupOptions(g, f.turn);
    ask(g, f.turn, 'setup', mayPass(g, f) ? [...options.slice(0, -1), PASS, STOP] : options);
  },
  putOut(g, f) {
    const answer = answerTo(g, 'setup');
    const seat = f.turn;
    if (f.passed !== undefined) f.passed = 0;
    switch (answer.kind) {
      case 'pass':
        f.passed = 1;
        f.turn = partnerLeft(g, f)!;
        return 'whoseTurn';
      case 'stop':
        stop(g, f);
        return 'whoseTurn';
      case 'partial':
        begin(g, seat, answer.card);
        return 'howMany';
      case 'place':
        passOpening(g, f);
        pay(g, seat, setupPrice(g, answer.card, -1, ON_TOP));
        happen(g, moveEvent('place', seat, answer.card, answer.to));
        break;
      case 'setUp':
        passOpening(g, f);
        pay(g, seat, setupPrice(g, answer.card, -1, ON_TOP));
        putOut(g, seat, answer);
        break;
      case 'stack':
        pay(g, seat, setupPrice(g, answer.card, answer.unit, answer.place));
        putOut(g, seat, answer);
    }
    happen(g, cardEvent('draw', seat)); // TCG-SETUP-32
    return 'whoseTurn';
  },
  howMany(g, f) {
    const points = expandedSetupRules.left(g, f.turn);
    const card = begun(g, f);
    if (points === 1) return finish(g, f, card, 1);
    ask(g, f.turn, 'howMany', numberOptions('amount', 1, points), card);
  },
  counted(g, f) {
    const card = begun(g, f);
    const answer = answerTo(g, 'howMany');
    if (answer.kind === 'range') {
      ask(g, f.turn, 'howMany', numberOptions('amount', answer.from, answer.to), card);
      return 'counted';
    }
    return finish(g, f, card, answer.n);
  },
  /** TCG-SETUP-10: nothing is carried over into the first turn. */
  ends(g) {
    for (const seat of g.state.seats.keys()) losePoints(g, seat);
  },
});

const PASS: Pass = { kind: 'pass' };
const STOP: Stop = { kind: 'stop' };

/** The partner who can still put something out. */
const partnerLeft = (g: Table, f: Setup): number | undefined =>
  partnersOf(g.state, f.turn).find((seat) => f.finished[seat] === 0);

/** TCG-TROIG-01: either player of the team may put out the next card. */
const mayPass = (g: Table, f: Setup): boolean => f.passed !== 1 && partnerLeft(g, f) !== undefined;

/** The only card that setup puts into the build zone (TCG-SETUP-19). */
const begun = (g: Table, f: Setup): number => g.state.build[f.turn]!.at(-1)!;

function pay(g: Table, seat: number, price: ReturnType<typeof setupPrice>): void {
  if (typeof price === 'number' && price > 0) happen(g, pointsEvent(g, primaryOf(g.state, seat), -price, 'spent'));
}

/** TCG-SETUP-08, TCG-SETUP-12: the last card lies face down, and its player is finished. */
function finish(g: Table, f: Setup, card: number, n: number): 'whoseTurn' {
  happen(g, pointsEvent(g, primaryOf(g.state, f.turn), -n, 'spent'), countEvent('buildCounters', f.turn, card, n));
  f.finished[f.turn] = 1;
  happen(g, cardEvent('draw', f.turn)); // TCG-SETUP-32
  return 'whoseTurn';
}
