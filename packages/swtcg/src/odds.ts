/**
 * What an attack promises before its dice are thrown: exactly, if nothing more is played. What is seen on the table is
 * counted; what a hand may hold never is.
 */
import { costsOf } from './language/meaning.ts';
import { PREVENTION } from './language/timing.ts';
import { diceBonus, neededToHit } from './rules/attack-dice.ts';
import { canPay, extraAbilityCost } from './rules/costs.ts';
import { instance, isPreventable, isSpared } from './rules/damage.ts';
import { call } from './rules/flow.ts';
import { activatedOf, live, textsOf } from './rules/live.ts';
import type { LiveAbility } from './rules/live-index.ts';
import { whyNotAbility } from './rules/play.ts';
import { effectiveKeyword, health, matches, power } from './rules/query.ts';
import type { Instance } from './rules/spoken.ts';
import { arenaAt, controllerOf, DECLARED, NORMAL, type State } from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { modeAgainst } from './rules/targets.ts';

const FACES = 6;

/** What the defender's own text could prevent if its player pays for it. */
interface Guard {
  readonly n: number;
  /** How likely the damage is enough all the same. */
  readonly chance: number;
}

export interface AttackOdds {
  readonly dice: number;
  /** The least that a die has to show; more than six: none hits. */
  readonly hitsOn: number;
  /** Damage that the defender does not survive. */
  readonly needs: number;
  /** How likely each amount of damage is, from none on. */
  readonly damage: readonly number[];
  /** How likely enough of it is, from 0 to 1. */
  readonly chance: number;
  /** The damage to be expected. */
  readonly expected: number;
  /** A text or a keyword on the table may change dice or damage in a way that is not counted: the chance is about this. */
  readonly about: boolean;
  readonly guard: Guard | null;
}

/** What makes damage of the dice. */
export interface Throw {
  readonly dice: number;
  readonly hitsOn: number;
  /** More damage if a six is among them (TCG-KW-CRIT-01). */
  readonly critical: number;
  /** Dice that a four in the first throw adds (TCG-KW-FURY-01). */
  readonly fury: number;
  /** Damage that a one takes away (TCG-KW-PARRY). */
  readonly parry: number;
  /** Each damage that is left counts twice (TCG-KW-DBLDMG). */
  readonly doubled: boolean;
}

export function attackOdds(g: Table, unit: number, target: number, cannon: number): AttackOdds {
  const asked = attacking(g, unit, target, cannon);
  const thrown = throwOf(asked, unit, target);
  const needs = Math.max(0, health(asked, target) - g.state.damage[target]!);
  const damage = isSpared(asked, damageOf(asked, unit, target, 1)) ? [1] : damageChances(thrown);
  const chance = atLeast(damage, needs);
  const prevents = chance === 0 ? 0 : guardOf(asked, unit, target);
  return {
    dice: thrown.dice,
    hitsOn: thrown.hitsOn,
    needs,
    damage,
    chance,
    expected: damage.reduce((sum, likely, n) => sum + likely * n, 0),
    about: mayChange(asked, unit, target),
    guard:
      prevents === 0 ? null : { n: prevents, chance: atLeast(damage, needs + prevents * (thrown.doubled ? 2 : 1)) },
  };
}

const atLeast = (damage: readonly number[], needs: number): number =>
  damage.reduce((sum, likely, n) => (n >= needs ? sum + likely : sum), 0);

/** The table as it would be with the attack declared. What is live is the same: the board does not change by that. */
function attacking(g: Table, attacker: number, defender: number, cannon: number): Table {
  const mode = cannon === 0 ? NORMAL : modeAgainst(g.state.zone[defender]!);
  const s = g.state;
  const place = arenaAt(controllerOf(s, attacker), s.zone[attacker]!);
  const state: State = {
    ...s,
    attacker,
    defender,
    cannon,
    mode,
    attackStage: DECLARED,
    tapped: s.tapped.with(attacker, 1),
    attacksMade: s.attacksMade.with(place, s.attacksMade[place]! + 1),
  };
  const e = state.expanded;
  if (e !== undefined && e.attack === null)
    state.expanded = {
      ...e,
      attack: {
        initial: [],
        predictions: [],
        triggered: [],
        activated: [],
        place: 0,
        defenders: [defender],
        parry: 0,
        damage: 0,
        power: e.nextPower[attacker]!, // TCG-KW-ABSORB-02: this is the next attack
      },
    };
  return { ...g, state, uses: null };
}

const damageOf = (g: Table, unit: number, target: number, n: number): Instance => ({
  ...instance(g, target, unit, controllerOf(g.state, unit), n, true),
  ofAttack: true,
});

function throwOf(g: Table, unit: number, target: number): Throw {
  const dice = Math.max(0, power(g, unit));
  const added = effectiveKeyword(g, unit, 'Accuracy') + diceBonus(g, unit);
  const hitsOn = Math.max(1, neededToHit(g, target) - added);
  const damage = damageOf(g, unit, target, 1);
  const value = (of: number, keyword: Parameters<typeof effectiveKeyword>[2]): number =>
    Math.max(0, effectiveKeyword(g, of, keyword));
  const has = g.edition.keywords.rules;
  return {
    dice,
    hitsOn,
    critical: effectiveKeyword(g, unit, 'Critical Hit'),
    fury: has.Fury === undefined ? 0 : value(unit, 'Fury'),
    parry: has.Parry === undefined || !isPreventable(g, damage, target) ? 0 : value(target, 'Parry'),
    doubled: has['Double Damage'] !== undefined && value(unit, 'Double Damage') > 0,
  };
}

/** How likely each amount of hits is, apart by what was thrown on the way: so many of the bits below. */
type Tally = number[][];
const ONE = 1;
const FOUR = 2;
const SIX = 4;
const SIGNS = 8;

/** One die more; `signs`: the faces that are looked at. */
function withDie(tally: Tally, hitsOn: number, signs: number): Tally {
  const next: Tally = tally.map((counts) => new Array<number>(counts.length + 1).fill(0));
  tally.forEach((counts, seen) =>
    counts.forEach((likely, hits) => {
      if (likely === 0) return;
      for (let face = 1; face <= FACES; face++) {
        const sign = face === 1 ? ONE : face === 4 ? FOUR : face === FACES ? SIX : 0;
        const row = next[seen | (sign & signs)]!;
        const now = hits + (face >= hitsOn ? 1 : 0);
        row[now] = row[now]! + likely / FACES;
      }
    }),
  );
  return next;
}

/** How likely each amount of damage is: die by die, remembering the faces that mean more than a hit. */
export function damageChances({ dice, hitsOn, critical, fury, parry, doubled }: Throw): number[] {
  let tally: Tally = Array.from({ length: SIGNS }, (_, seen) => [seen === 0 ? 1 : 0]);
  for (let die = 0; die < dice; die++) tally = withDie(tally, hitsOn, ONE | FOUR | SIX);
  // Dice that a four added are looked at like the others, except for a four (TCG-KW-FURY-02).
  let furious: Tally = tally.map((counts, seen) => ((seen & FOUR) === 0 ? counts.map(() => 0) : counts));
  for (let die = 0; die < fury; die++) furious = withDie(furious, hitsOn, ONE | SIX);
  const calm = tally.map((counts, seen) => ((seen & FOUR) === 0 ? counts : counts.map(() => 0)));
  const factor = doubled ? 2 : 1;
  const most = dice + (dice > 0 ? fury + Math.max(0, critical) : 0);
  const damage = new Array<number>(most * factor + 1).fill(0);
  for (const part of [calm, furious])
    part.forEach((counts, seen) =>
      counts.forEach((likely, hits) => {
        const dealt = hits + ((seen & SIX) === 0 ? 0 : critical) - ((seen & ONE) === 0 ? 0 : parry);
        const n = Math.max(0, dealt) * factor;
        if (likely > 0) damage[n] = damage[n]! + likely;
      }),
    );
  return damage;
}

const NONE: readonly never[] = [];

/** What triggers on the attack, or rerolls its dice, is for its player to decide, or too manifold to be counted. */
function mayChange(g: Table, unit: number, target: number): boolean {
  const { triggered } = live(g);
  const of = (source: number) => (entry: LiveAbility) => entry.source === source;
  const hears = (entry: LiveAbility): boolean => {
    const { tree } = entry.ability;
    if (tree.is !== 'triggered') return false;
    const { event } = tree;
    if (event.on === 'attacks') return event.whom === undefined || matches(g, event.whom, target, entry);
    if (event.on === 'wouldDamage') return matches(g, event.whom, target, entry);
    if (event.on === 'wouldBeDamaged') return matches(g, event.by, unit, entry);
    return true;
  };
  const listens = (on: 'attacks' | 'rolledAgainst' | 'wouldDamage' | 'wouldBeDamaged', source: number): boolean =>
    (triggered.get(on) ?? NONE).some((entry) => of(source)(entry) && hears(entry));
  const isLucky = (one: number): boolean =>
    g.edition.keywords.rules.Lucky !== undefined && effectiveKeyword(g, one, 'Lucky') > 0;
  return (
    listens('attacks', unit) ||
    listens('wouldDamage', unit) ||
    listens('rolledAgainst', target) ||
    listens('wouldBeDamaged', target) ||
    isLucky(unit) ||
    isLucky(target) ||
    textsOf(g, 'foresight').some(of(unit)) ||
    textsOf(g, 'forewarning').some(of(target))
  );
}

/** More than any attack does: with it pending, whatever can be prevented can be. */
const MUCH = 99;

/** What one play of the text prevents to its own unit; 0: something else. */
function preventedBy(entry: LiveAbility, start: number): number {
  for (const op of entry.ability.program.slice(start)) {
    if (op.do === 'keyword') return op.n;
    if (op.do === 'prevent') return op.target === 'this' && typeof op.n === 'number' ? op.n : 0;
    if (op.do !== 'pay' && op.do !== 'disruptChance') return 0;
  }
  return 0;
}

/** The most that the defender's own texts prevent, each once, with the Force there is. */
function guardOf(g: Table, unit: number, target: number): number {
  const pending = [damageOf(g, unit, target, MUCH)];
  if (!pending[0]!.preventable && !g.edition.vainPrevention) return 0;
  const s = g.state;
  const hurt: Table = { ...g, state: { ...s, frames: s.frames.slice() }, events: null };
  call(hurt, 'damage', { pending, deflected: [], used: [] });
  const seat = controllerOf(s, target);
  const plays = activatedOf(hurt, seat)
    .filter(({ source }) => source === target)
    .flatMap((entry) => {
      const best = entry.ability.modes
        .filter((mode) => whyNotAbility(hurt, entry, mode, PREVENTION, []) === null)
        .map((mode) => ({ n: preventedBy(entry, mode.start), costs: costsOf(entry.ability, mode), entry }))
        .sort((a, b) => b.n - a.n)[0];
      return best === undefined || best.n === 0 || !isPreventable(g, pending[0]!, target) ? [] : [best];
    })
    .slice(0, 6);
  const extra = extraAbilityCost(g, seat);
  let most = 0;
  for (let chosen = 1; chosen < 1 << plays.length; chosen++) {
    const some = plays.filter((_, i) => (chosen & (1 << i)) !== 0);
    const costs = some.flatMap((play) => play.costs);
    if (canPay(g, costs, some[0]!.entry, extra * some.length))
      most = Math.max(
        most,
        some.reduce((sum, { n }) => sum + n, 0),
      );
  }
  return most;
}
