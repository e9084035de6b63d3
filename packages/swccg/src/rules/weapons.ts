/** The weapons step of a battle (CCG-BTL-08); a shot, from aiming to what it does to its target (CCG-WPN-04 to 07). */
import { DONE, opponentOf } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import type { Text } from '../language/meaning.ts';
import { announce, textActions } from './actions.ts';
import { gather, isOver } from './battle.ts';
import { steal } from './capturing.ts';
import { markUsed, userOf } from './carrying.ts';
import { about, note, tell } from './events.ts';
import { answerTo, ask, beginDestiny, beginText, chosenCard, drawnNumber, procedure } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { loseCard, loseInBattle } from './leaving.ts';
import { FORFEIT_0, HIT } from './lies.ts';
import { cardsAt, hasRule, rulesFor, whereIs } from './live.ts';
import { setFlag } from './moves.ts';
import { open, reach } from './occasions.ts';
import type { Aim, Shot } from './procedures.ts';
import { numbers, ofEach, picks, type Questions } from './questions.ts';
import { isBarred, isThan } from './spoken.ts';
import { hand, TABLE } from './state.ts';
import { countUse, defOf, type Table } from './table.ts';
import { type Chance, chancesAgainst, fireCost, fireLineOf, shotsLeft, targetsOf, weaponsOf } from './targeting.ts';

/** Stages of the step: of attacker and defender those that are fired before all others, then all that they want. */
const FIRST = 2;
const STAGES = 4;

export const weapons = procedure('weapons', {
  choose(g, f) {
    if (f.stage >= STAGES || isOver(g)) return DONE;
    const seat = f.stage % 2 === 0 ? f.seat : opponentOf(g.state, f.seat);
    const options =
      f.stage < FIRST ? weaponOptions(g, seat, true) : [...weaponOptions(g, seat, false), ...textActions(g, seat)];
    // Whether there is something to do must not tell what is in the hand.
    if (options.length === 0 && (f.stage < FIRST || hand(g.state, seat).length === 0)) {
      f.stage++;
      return 'choose';
    }
    ask(g, seat, 'weapons', [...options, { kind: 'done' }]);
  },
  act(g, f) {
    const seat = f.stage % 2 === 0 ? f.seat : opponentOf(g.state, f.seat);
    const option = answerTo(g, 'weapons');
    if (option.kind === 'done') f.stage++;
    else announce(g, seat, option);
    return 'choose';
  },
});

type Option = Questions['weapons'];

const weaponOptions = (g: Table, seat: number, first: boolean): Option[] =>
  ofEach('fire', weaponsOf(g, seat), (card) => hasRule(g, card, 'firesFirst') === first);

export const aim = procedure('aim', {
  target(g, f) {
    ask(g, f.seat, 'target', picks(targetsOf(g, f.weapon, f.sniper)), f.weapon);
  },
  chosen(g, f) {
    f.target = chosenCard(g);
  },
  shots(g, f) {
    // CCG-CARD-163: two shots, combined if the player likes.
    if (f.sniper || shotsLeft(g, f.weapon) < 2 || 2 * fireCost(g, f.weapon) > forceOf(g, f.seat)) {
      shoot(g, f, 1);
      return DONE;
    }
    ask(g, f.seat, 'mode', numbers([1, 2]), f.weapon);
  },
  together(g, f) {
    shoot(g, f, answerTo(g, 'mode').n);
    return DONE;
  },
});

function shoot(g: Table, { seat, weapon, target, each, sniper }: Aim, times: number): void {
  const fired = new Array<number>(times).fill(weapon);
  declareShot(g, { seat, weapons: fired, target, targetLife: g.state.life[target]!, each, sniper });
}

/** Costs are paid, and the shot can be answered before destiny is drawn. */
export function declareShot(g: Table, shot: Shot): void {
  const s = g.state;
  const { seat, target } = shot;
  for (const weapon of shot.weapons) {
    useForce(g, seat, fireCost(g, weapon));
    markUsed(g, weapon);
    countUse(g, fireTextOf(g, weapon).id);
    (s.battle ?? s.attack)?.weapons.push(weapon);
    tell(g, { ...about(g, 'fires', seat, weapon), other: target, otherDef: s.def[target]! });
  }
  // Out of a battle whatever is hit is lost at once (CCG-WPN-06): to fire at it is to threaten it (CCG-CARD-074).
  if (s.battle === null) note(g, 'threatened', s.controller[target]!, target, whereIs(g, target), shot.weapons[0]);
  for (const weapon of new Set(shot.weapons)) {
    const at = whereIs(g, weapon);
    note(g, 'fires', seat, weapon, at, target);
    if (userOf(g, weapon) >= 0) note(g, 'shoots', seat, userOf(g, weapon), at, weapon);
  }
  open(g, { kind: 'fire', seat, shot });
}

/** For which weapon the draw with this number is, or -1 when all are made. */
function weaponOfDraw(g: Table, shot: Shot, drawn: number): number {
  let n = 0;
  for (const weapon of shot.weapons) {
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
    const by = weaponOfDraw(g, f, f.drawn);
    if (by < 0) return 'result';
    beginDestiny(g, f.seat, by, 'weapon');
  },
  drawn(g, f) {
    f.total += drawnNumber(g);
    f.drawn++;
    return 'draw';
  },
  result(g, f) {
    let happened = false;
    for (const weapon of new Set(f.weapons)) {
      if (!isThere(g, f)) break;
      // What a shot can do is worked out as things are now (CCG-MOD-09).
      for (const chance of chancesAgainst(g, weapon, f.target, f.sniper)) {
        const { than, need, against } = chance;
        const n = f.total + chance.by;
        tell(g, { ...about(g, 'shot', f.seat, weapon), n, than, need, against });
        if (isThan(n, than, need) && !isImmuneToShot(g, f.target, f.total)) {
          APPLY[chance.result](g, f, weapon, chance.zero);
          happened = true;
        }
      }
      backfire(g, f, weapon);
    }
    if (!happened && isThere(g, f)) tell(g, about(g, 'missed', f.seat, f.target));
  },
  after() {},
});

/** What a shot that succeeds does. */
const APPLY: { readonly [R in Chance['result']]: (g: Table, shot: Shot, weapon: number, zero: boolean) => void } = {
  hit: (g, { target }, weapon, zero) => hitCard(g, target, weapon, zero),
  lost(g, { target }) {
    tell(g, about(g, 'hit', g.state.controller[target]!, target));
    loseCard(g, target);
  },
  stolen: (g, { seat, target }) => steal(g, seat, target, -1),
  /** CCG-BTL-26: it takes no further part. */
  excluded(g, { target }) {
    g.state.battle?.excluded.push(target);
    gather(g);
  },
  affected: carryOutText,
};

const fireTextOf = (g: Table, weapon: number): Text => defOf(g, weapon).texts.find(({ line }) => line.line === 'fire')!;

/** What the fire line says after its colon happens to the target. */
function carryOutText(g: Table, { seat, target, targetLife }: Shot, weapon: number): void {
  const { id: ability } = fireTextOf(g, weapon);
  const life = g.state.life[weapon]!;
  const targets = { targets: [[target]], lives: [[targetLife]] };
  beginText(g, { seat, card: weapon, life, ability, ...targets, n: 0, about: null });
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

/** A hit card goes on and has to be forfeited; outside a battle it is lost at once. */
export function hitCard(g: Table, card: number, by: number, zero = false): void {
  const s = g.state;
  if (s.zone[card] !== TABLE || isBarred(g, card, 'be destroyed')) return;
  const owner = s.controller[card]!;
  tell(g, about(g, 'hit', owner, card));
  if (zero) setFlag(s, card, FORFEIT_0, true);
  if (s.battle === null && s.attackRun === null) return loseCard(g, card);
  // CCG-CARD-061: with no forfeit left it does not wait to be forfeited.
  if (zero && wearsOff(g, card)) return loseInBattle(g, card, 'lost');
  setFlag(s, card, HIT, true);
  if (s.battle === null) {
    if (standIns(g, card).length > 0) return;
    setFlag(s, card, HIT, false);
    return loseCard(g, card);
  }
  reach(g, note(g, 'hit', owner, card, whereIs(g, card), by));
}

/** Whether it stays when it is forfeited, as long as it has forfeit left. */
export const wearsOff = (g: Table, card: number): boolean => hasRule(g, card, 'wearsOff');

export const standsIn = (g: Table, card: number, hit: number): boolean =>
  rulesFor(g, card, 'standsIn').some((entry) => g.speech.fits(g, entry, entry.rule.what, hit));

/** Who may be forfeited at the same place instead of what was hit there. */
export const standIns = (g: Table, hit: number): number[] =>
  cardsAt(g, whereIs(g, hit)).filter(
    (card) => card !== hit && g.state.controller[card] === g.state.controller[hit] && standsIn(g, card, hit),
  );

/** CCG-READ-080: whether so little weapon destiny does nothing to it. */
export const isImmuneToShot = (g: Table, card: number, total: number): boolean =>
  rulesFor(g, card, 'immuneToWeapons').some(({ rule }) => total < rule.below * ONE);
