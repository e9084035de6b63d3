/** One shot, from its declaration to its result (CCG-WPN-04). */
import { DONE } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import type { Text } from '../language/meaning.ts';
import { about, note, tell } from './events.ts';
import { call, procedure, returned } from './flow.ts';
import { useForce } from './force.ts';
import { excludeFromBattle, hitCard, isImmuneToShot } from './hits.ts';
import { loseCard } from './leaving.ts';
import { whereIs } from './live.ts';
import type { Shot } from './procedures.ts';
import { isThan } from './spoken.ts';
import { TABLE } from './state.ts';
import { canBeStolen, steal } from './stealing.ts';
import { countUse, defOf, type Table } from './table.ts';
import { markUsed, userOf } from './carrying.ts';
import { type Chance, chancesAgainst, fireCost, fireLineOf } from './targeting.ts';
import { open } from './windows.ts';

/** Costs are paid, and the shot can be answered before destiny is drawn. */
export function declareShot(g: Table, shot: Shot): void {
  const s = g.state;
  const { seat, weapons, target } = shot;
  for (const weapon of weapons) {
    useForce(g, seat, fireCost(g, weapon));
    markUsed(g, weapon);
    countUse(g, fireTextOf(g, weapon).id);
    (s.battle ?? s.attack)?.weapons.push(weapon);
    tell(g, { ...about(g, 'fires', seat, weapon), other: target, otherDef: s.def[target]! });
  }
  for (const weapon of new Set(weapons)) {
    const at = whereIs(g, weapon);
    note(g, 'fires', seat, weapon, at, target);
    if (userOf(g, weapon) >= 0) note(g, 'shoots', seat, userOf(g, weapon), at, weapon);
  }
  open(g, { kind: 'fire', seat, shot });
}

/** For which weapon the draw with this number is, or -1 when all are made. */
function weaponOfDraw(g: Table, weapons: readonly number[], drawn: number): number {
  let n = 0;
  for (const weapon of weapons) {
    n += fireLineOf(g, weapon)?.draws ?? 0;
    if (drawn < n) return weapon;
  }
  return -1;
}

const isThere = (g: Table, f: Shot): boolean =>
  g.state.zone[f.target] === TABLE && g.state.life[f.target] === f.targetLife;

export const fire = procedure('fire', {
  draw(g, f) {
    if (!isThere(g, f)) return DONE; // CCG-ACT-19
    const by = weaponOfDraw(g, f.weapons, f.drawn);
    if (by < 0) return 'result';
    const { seat } = f;
    call(g, 'destiny', { seat, draw: 'weapon', powerOnly: false, by, result: null, card: -1, n: 0, redrawn: false });
  },
  drawn(g, f) {
    const draw = returned(g, 'destiny');
    if (draw !== null && !draw.cancelled) f.total += draw.n;
    f.drawn++;
    return 'draw';
  },
  result(g, f) {
    let happened = false;
    for (const weapon of new Set(f.weapons)) {
      if (!isThere(g, f)) break;
      // What a shot can do is worked out as things are now (CCG-MOD-09).
      for (const chance of chancesAgainst(g, weapon, f.target, f.sniper))
        if (isThan(f.total + chance.by, chance.than, chance.need) && !isImmuneToShot(g, f.target, f.total)) {
          apply(g, f, weapon, chance);
          happened = true;
        }
      backfire(g, f, weapon);
    }
    if (!happened && isThere(g, f)) tell(g, about(g, 'missed', f.seat, f.target));
  },
  after() {},
});

function apply(g: Table, f: Shot, weapon: number, { result, zero }: Chance): void {
  const { target } = f;
  switch (result) {
    case 'hit':
      hitCard(g, target, weapon, zero);
      break;
    case 'lost':
      tell(g, about(g, 'hit', g.state.controller[target]!, target));
      loseCard(g, target);
      break;
    case 'stolen':
      if (canBeStolen(g, target)) steal(g, f.seat, target, -1);
      break;
    case 'excluded':
      excludeFromBattle(g, target);
      break;
    case 'affected':
      carryOutText(g, f, weapon);
  }
}

const fireTextOf = (g: Table, weapon: number): Text => defOf(g, weapon).texts.find(({ line }) => line.line === 'fire')!;

/** What the fire line says after its colon happens to the target. */
function carryOutText(g: Table, { seat, target, targetLife }: Shot, weapon: number): void {
  const text = fireTextOf(g, weapon);
  call(g, 'resolve', {
    seat,
    card: weapon,
    life: g.state.life[weapon]!,
    ability: text.id,
    targets: [[target]],
    lives: [[targetLife]],
    n: 0,
    about: null,
    at: 0,
    phase: 0,
    it: [target],
    destiny: 0,
    theirs: 0,
    list: [],
  });
}

/** CCG-READ-052. */
function backfire(g: Table, { total }: { readonly total: number }, weapon: number): void {
  for (const hit of fireLineOf(g, weapon)?.hits ?? []) {
    if (hit.hits !== 'backfires' || !isThan(total, '=', hit.n * ONE)) continue;
    const user = userOf(g, weapon);
    loseCard(g, weapon);
    if (user >= 0) loseCard(g, user);
  }
}
