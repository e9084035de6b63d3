/** Section 34 of the ledger: a battle, step by step. */
import { endSiege } from './besieged.ts';
import { DONE, opponentOf } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import { fighters } from './battles.ts';
import { note, tell } from './events.ts';
import { answerTo, ask, call, procedure, returned } from './flow.ts';
import { useForce } from './force.ts';
import { loseHits } from './hits.ts';
import { endBattle } from './lasting.ts';
import { DAMAGE, DESTINY_STEP, ENDING, newBattle, POWER_STEP, RESULT, WEAPONS } from './parts.ts';
import { countsInBattle, hasPresence, totalAbility } from './presence.ts';
import { totalPower } from './power.ts';
import type { Table } from './table.ts';
import { open, reach } from './windows.ts';

/** CCG-BTL-10. */
const ABILITY_FOR_DESTINY = 4 * ONE;

export const battle = procedure('battle', {
  initiate(g, { seat, at }) {
    const s = g.state;
    useForce(g, seat, 1);
    s.battledAt[at] = s.turn;
    s.battle = newBattle(at, seat, s.seats.length);
    s.usedBattle.length = 0;
    s.battle.cards = fighters(g, at);
    tell(g, { kind: 'battle', seat, at, atDef: s.def[at]! });
    note(g, 'battle', seat, -1, at);
    open(g, { kind: 'battle', seat, at });
  },
  joined(g) {
    const { battle: b } = g.state;
    for (const card of b!.cards) g.state.battled[card] = g.state.turn;
    if (!returned(g, 'answers') || isOver(g)) return 'end';
  },
  weapons(g, { seat }) {
    g.state.battle!.step = WEAPONS;
    g.state.just = [];
    call(g, 'weapons', { seat, stage: 0 });
  },
  destiny(g, f) {
    const b = g.state.battle!;
    b.step = DESTINY_STEP;
    f.asked = 0;
    return isOver(g) ? 'end' : 'drawer';
  },
  drawer(g, f) {
    if (f.asked >= g.state.seats.length) return 'power';
    const seat = f.asked === 0 ? f.seat : opponentOf(g.state, f.seat);
    if (drawsOf(g, seat) === 0) {
      f.asked++;
      return 'drawer';
    }
    ask(g, seat, 'battleDestiny', [{ kind: 'yes' }, { kind: 'no' }]);
  },
  drawing(g, f) {
    const seat = f.asked === 0 ? f.seat : opponentOf(g.state, f.seat);
    if (answerTo(g, 'battleDestiny').kind === 'no') {
      f.asked++;
      return 'drawer';
    }
    g.state.battle!.drew[seat] = 1;
  },
  draw(g, f) {
    const b = g.state.battle!;
    const seat = f.asked === 0 ? f.seat : opponentOf(g.state, f.seat);
    if (b.draws[seat]!.length >= drawsOf(g, seat) || g.state.piles[seat * 6]!.length === 0) {
      f.asked++;
      return 'drawer';
    }
    call(g, 'destiny', {
      seat,
      draw: 'battle',
      powerOnly: false,
      by: -1,
      result: null,
      card: -1,
      n: 0,
      redrawn: false,
    });
  },
  drawn(g, f) {
    const seat = f.asked === 0 ? f.seat : opponentOf(g.state, f.seat);
    const draw = returned(g, 'destiny');
    if (draw !== null) g.state.battle!.draws[seat]!.push(draw);
    return 'draw';
  },
  power(g, f) {
    const b = g.state.battle!;
    b.step = POWER_STEP;
    for (let seat = 0; seat < g.state.seats.length; seat++) {
      const destiny = destinyTotal(g, seat, true);
      b.total[seat] = totalPower(g, seat, b.at, b.cards) + b.powerBonus[seat]! + destiny;
      b.attrition[opponentOf(g.state, seat)] = destinyTotal(g, seat, false);
      tell(g, {
        kind: 'power',
        seat,
        at: b.at,
        atDef: g.state.def[b.at]!,
        n: b.total[seat]!,
        draws: b.draws[seat]!.map(({ n }) => n),
      });
    }
    f.asked = 0;
  },
  result(g, { at }) {
    const s = g.state;
    const b = s.battle!;
    b.step = RESULT;
    const [dark, light] = b.total as [number, number];
    b.attritionLeft = b.attrition.slice();
    if (dark === light) {
      tell(g, { kind: 'battleTied', seat: b.by, at, atDef: s.def[at]! });
      return;
    }
    b.winner = dark > light ? 0 : 1;
    b.loser = opponentOf(s, b.winner);
    b.damage[b.loser] = Math.abs(dark - light) * b.times * b.timesIfWon[b.winner]!;
    b.damageLeft = b.damage.slice();
    tell(g, { kind: 'battleWon', seat: b.winner, at, atDef: s.def[at]! });
    note(g, 'wins', b.winner, -1, at);
    reach(g, note(g, 'loses', b.loser, -1, at));
  },
  damage(g, f) {
    g.state.battle!.step = DAMAGE;
    g.state.just = [];
    call(g, 'damage', { seat: f.seat });
  },
  damage2(g, f) {
    call(g, 'damage', { seat: opponentOf(g.state, f.seat) });
  },
  end(g, { at }) {
    const s = g.state;
    const b = s.battle!;
    b.step = ENDING;
    tell(g, { kind: 'battleEnds', seat: b.by, at, atDef: s.def[at]! });
    loseHits(g);
    s.battle = null;
    endSiege(g, at);
    endBattle(g);
    return DONE;
  },
});

/** CCG-BTL-23: one side has no presence left, or the battle was cancelled. */
function isOver(g: Table): boolean {
  const b = g.state.battle!;
  return b.over || g.state.seats.some((_, seat) => !hasPresence(g, seat, b.at));
}

/** CCG-BTL-10, 12: one with enough ability, and those added. */
function drawsOf(g: Table, seat: number): number {
  const b = g.state.battle!;
  if (g.state.piles[seat * 6]!.length === 0 && b.draws[seat]!.length === 0) return 0;
  const ability = totalAbility(g, seat, b.at, (_, card) => countsInBattle(g, card) && b.cards.includes(card));
  return (ability >= ABILITY_FOR_DESTINY ? 1 : 0) + b.added[seat]!;
}

function destinyTotal(g: Table, seat: number, forPower: boolean): number {
  const b = g.state.battle!;
  let total = 0;
  let any = false;
  for (const { n, cancelled, powerOnly } of b.draws[seat]!) {
    if (cancelled || (powerOnly && !forPower)) continue;
    total += n;
    any = true;
  }
  return any ? Math.max(0, total + b.destinyBonus[seat]!) : 0;
}
