/** Section 34 of the ledger: a battle, step by step. */
import { endSiege } from './besieged.ts';
import { DONE, opponentOf } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import { destinyTotal, drawsOf, sumHere } from './battle-destiny.ts';
import { battleCost, fighters, gather, isOver } from './battles.ts';
import { note, tell } from './events.ts';
import { answerTo, ask, call, procedure, returned } from './flow.ts';
import { useForce } from './force.ts';
import { loseHits } from './hits.ts';
import { endBattle } from './lasting.ts';
import { loseInBattle } from './leaving.ts';
import { rulesOf } from './live.ts';
import { DAMAGE, DESTINY_STEP, ENDING, newBattle, POWER_STEP, RESULT, WEAPONS } from './parts.ts';
import { totalPower } from './power.ts';
import { pile, RESERVE } from './state.ts';
import type { Table } from './table.ts';
import { open, reach } from './windows.ts';

export const battle = procedure('battle', {
  initiate(g, { seat, at, picked, added }) {
    const s = g.state;
    // CCG-READ-100: cards that were picked fight for the price of the text that picked them.
    if (picked.length === 0) useForce(g, seat, battleCost(g, at));
    s.battledAt[at] = s.turn;
    s.battle = newBattle(at, seat, s.seats.length);
    s.usedBattle.length = 0;
    s.battle.picked = picked.length > 0;
    s.battle.cards = picked.length > 0 ? picked.slice() : fighters(g, at);
    s.battle.added[seat] = added;
    // CCG-BTL-03: whoever is in it has battled, even if it is cancelled.
    for (const card of s.battle.cards) s.battled[card] = s.turn;
    tell(g, { kind: 'battle', seat, at, atDef: s.def[at]! });
    note(g, 'inBattle', seat, -1, at);
    note(g, 'battle', seat, -1, at);
    open(g, { kind: 'battle', seat, at });
  },
  joined(g) {
    const s = g.state;
    const happened = returned(g, 'answers');
    gather(g);
    for (const card of s.battle!.cards) s.battled[card] = s.turn;
    if (!happened || isOver(g)) return 'end';
  },
  weapons(g, { seat }) {
    g.state.battle!.step = WEAPONS;
    g.state.just = [];
    call(g, 'weapons', { seat, stage: 0 }); // CCG-BTL-08
  },
  adding(g, { seat, at }) {
    const s = g.state;
    if (isOver(g)) return 'end';
    for (const card of s.battle!.cards) s.battled[card] = s.turn;
    // CCG-BTL-09: the last chance to add draws.
    s.just = [];
    reach(g, note(g, 'inBattle', seat, -1, at));
  },
  destiny(g, f) {
    if (isOver(g)) return 'end';
    g.state.battle!.step = DESTINY_STEP;
    f.asked = 0;
  },
  drawer(g, f) {
    if (f.asked >= g.state.seats.length) return 'drawn';
    const { battle: draws, powerOnly } = drawsOf(g, drawerOf(g, f));
    if (draws + powerOnly === 0) return 'nextDrawer';
    g.state.just = [];
    reach(g, note(g, 'beforeDestiny', drawerOf(g, f), -1, f.at));
  },
  whether(g, f) {
    ask(g, drawerOf(g, f), 'battleDestiny', [{ kind: 'yes' }, { kind: 'no' }]);
  },
  decided(g, f) {
    // CCG-BTL-13: all or none.
    if (answerTo(g, 'battleDestiny').kind === 'no') return 'nextDrawer';
    const { battle: draws, powerOnly } = drawsOf(g, drawerOf(g, f));
    g.state.battle!.drew[drawerOf(g, f)] = draws + powerOnly;
    f.battleDraws = draws;
  },
  draw(g, f) {
    const b = g.state.battle!;
    const seat = drawerOf(g, f);
    const drawn = b.draws[seat]!.length;
    // CCG-DST-17: draws that the Reserve Deck has no cards for are not made.
    if (drawn >= b.drew[seat]! || pile(g.state, seat, RESERVE).length === 0) return 'nextDrawer';
    const powerOnly = drawn >= f.battleDraws;
    call(g, 'destiny', { seat, draw: 'battle', powerOnly, by: -1, result: null, card: -1, n: 0, redrawn: false });
  },
  keep(g, f) {
    const draw = returned(g, 'destiny');
    if (draw !== null) g.state.battle!.draws[drawerOf(g, f)]!.push(draw);
    return 'draw';
  },
  nextDrawer(_, f) {
    f.asked++;
    return 'drawer';
  },
  drawn(g, { seat, at }) {
    g.state.just = [];
    if (g.state.battle!.draws.some(({ length }) => length > 0)) reach(g, note(g, 'battleDestiny', seat, -1, at));
  },
  power(g) {
    if (isOver(g)) return 'end';
    g.state.battle!.step = POWER_STEP;
    addUp(g);
  },
  result(g) {
    compare(g);
  },
  damage(g, f) {
    // CCG-BTL-23: from the damage step on the battle goes through.
    if (isOver(g)) return 'end';
    g.state.battle!.step = DAMAGE;
    g.state.just = [];
    call(g, 'damage', { seat: f.seat, paid: 0, told: false, left: false });
  },
  damage2(g, f) {
    g.state.just = [];
    call(g, 'damage', { seat: opponentOf(g.state, f.seat), paid: 0, told: false, left: false });
  },
  end(g) {
    const s = g.state;
    const b = s.battle!;
    b.step = ENDING;
    s.just = [];
    loseHits(g); // CCG-BTL-23
    for (const { cards } of rulesOf(g, 'mustForfeit').slice())
      for (const card of cards ?? []) loseInBattle(g, card, 'forfeited'); // CCG-READ-111
    reach(g, note(g, 'battleEnds', b.by, -1, b.at));
  },
  finished(g, { at }) {
    const s = g.state;
    const { by, loser } = s.battle!;
    tell(g, { kind: 'battleEnds', seat: by, at, atDef: s.def[at]! });
    s.battle = null;
    s.just = [];
    endSiege(g, at);
    endBattle(g);
    if (loser >= 0) note(g, 'beaten', loser, -1, at);
    reach(g, note(g, 'finished', by, -1, at)); // CCG-BTL-30
  },
  over(g) {
    g.state.just = [];
    return DONE;
  },
});

/** CCG-BTL-10: the attacker draws first. */
const drawerOf = (g: Table, { seat, asked }: { readonly seat: number; readonly asked: number }): number =>
  asked === 0 ? seat : opponentOf(g.state, seat);

/** CCG-BTL-17, 18, CCG-DMG-01 to 03: total power, and the attrition that goes with the draws. */
function addUp(g: Table): void {
  const s = g.state;
  const b = s.battle!;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const enemy = opponentOf(s, seat);
    const power = totalPower(g, seat, b.at, b.cards) * b.timesPower[seat]! + b.powerBonus[seat]!;
    b.total[seat] = Math.max(0, power) + destinyTotal(g, seat, true);
    b.attrition[enemy] = Math.max(
      0,
      destinyTotal(g, seat, false) + ONE * sumHere(g, 'attritionMore', seat, ({ rule }) => rule.by),
    );
    const draws = b.draws[seat]!.map(({ n }) => n);
    tell(g, { kind: 'power', seat, at: b.at, atDef: s.def[b.at]!, n: b.total[seat]!, draws });
  }
  b.attritionLeft = b.attrition.slice();
  b.attrition.forEach((n, seat) => {
    if (n > 0) tell(g, { kind: 'attrition', seat, n });
  });
}

/** CCG-BTL-19, 20, CCG-DMG-04, CCG-MOD-08: who won, and how much battle damage the loser takes. */
function compare(g: Table): void {
  const s = g.state;
  const b = s.battle!;
  b.step = RESULT;
  s.just = [];
  const [first, second] = b.total as [number, number];
  const place = { at: b.at, atDef: s.def[b.at]! };
  if (first === second) {
    tell(g, { kind: 'battleTied', seat: b.by, ...place });
    reach(g, note(g, 'compared', b.by, -1, b.at));
    return;
  }
  b.winner = first > second ? 0 : 1;
  b.loser = opponentOf(s, b.winner);
  b.damage[b.loser] = Math.abs(first - second) * b.times * b.timesIfWon[b.winner]!;
  b.damageLeft = b.damage.slice();
  tell(g, { kind: 'battleWon', seat: b.winner, ...place });
  tell(g, { kind: 'damage', seat: b.loser, n: b.damage[b.loser]! });
  note(g, 'compared', b.by, -1, b.at);
  note(g, 'wins', b.winner, -1, b.at);
  reach(g, note(g, 'loses', b.loser, -1, b.at));
}
