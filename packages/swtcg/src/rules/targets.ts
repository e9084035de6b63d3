/** What a unit may attack, what it must, and why not (TCG-ATKLIM). */
import { opponentsOf, type Reason } from '@dejarik/kernel';
import { rulesOf } from './live.ts';
import type { Attack } from './options.ts';
import { applies, isMeant, keywordValues, matches } from './query.ts';
import * as no from './reasons.ts';
import { BARRAGE, BOMBARD, CHARACTER, GROUND, inArena, ION_CANNON, NORMAL, SPACE, controllerOf } from './state.ts';
import { arenaUnits, type Table } from './table.ts';
import { areEnemies, isWhose } from './teams.ts';

const NO_RULES: readonly never[] = [];

const cannotBeAttacked = (g: Table, unit: number): boolean =>
  rulesOf(g, 'cannotBeAttacked').some((entry) => isMeant(g, entry.rule.who, unit, entry) && applies(g, entry));

const cannotAttack = (g: Table, unit: number, target: number): boolean =>
  rulesOf(g, 'cannotAttack').some(
    (entry) =>
      entry.source === unit &&
      (entry.rule.whom === undefined || matches(g, entry.rule.whom, target, entry)) &&
      applies(g, entry),
  );

/** Keywords by which a unit attacks another arena than the one it is in (TCG-KW-BOMBARD-01, TCG-KW-ION-01, TCG-KW-BARRAGE-01). */
type CannonKeyword = 'Bombard' | 'Ion Cannon' | 'Barrage';
interface CannonArenas {
  readonly keyword: CannonKeyword;
  readonly from: readonly number[];
  readonly arena: number;
}
const CANNONS: readonly CannonArenas[] = [
  { keyword: 'Bombard', from: [SPACE], arena: GROUND },
  { keyword: 'Ion Cannon', from: [GROUND], arena: SPACE },
  { keyword: 'Barrage', from: [SPACE, GROUND], arena: CHARACTER },
];

/** How another arena is attacked, by that arena. */
const MODES: Readonly<Record<number, number>> = { [GROUND]: BOMBARD, [SPACE]: ION_CANNON, [CHARACTER]: BARRAGE };
export const modeAgainst = (arena: number): number => MODES[arena] ?? NORMAL;

const cannotUse = (g: Table, unit: number, keyword: CannonKeyword): boolean =>
  rulesOf(g, 'cannotUse').some(
    (entry) =>
      areEnemies(g.state, entry.seat, controllerOf(g.state, unit)) &&
      (entry.rule.keywords as readonly CannonKeyword[]).includes(keyword) &&
      applies(g, entry),
  );

/** TCG-ATKLIM-01: whether this unit may be declared against, or turned on, that one. `friendly`: its own side is meant. */
export function whyNotAttack(
  g: Table,
  attacker: number,
  target: number,
  mode: number,
  friendly: boolean | 'itself too' = false,
): Reason | null {
  const s = g.state;
  const arena = s.zone[target]!;
  if (!inArena(arena) || !inArena(s.zone[attacker]!)) return no.BUILD_ZONE;
  if (
    !isWhose(s, controllerOf(s, target), friendly === false ? 'enemy' : 'your', controllerOf(s, attacker)) ||
    (attacker === target && friendly !== 'itself too')
  )
    return no.CANNOT_BE_ATTACKED; // a partner's units are neither (TCG-TROIG-09)
  if (mode === NORMAL ? arena !== s.zone[attacker] : mode !== modeAgainst(arena)) return no.OTHER_ARENA;
  if (cannotAttack(g, attacker, target)) return no.CANNOT_ATTACK;
  for (const refuses of g.edition.keywords.hooks.whyNotAttack ?? NO_RULES) {
    const refused = refuses(g, attacker, target);
    if (refused !== null) return refused;
  }
  return cannotBeAttacked(g, target) ? no.CANNOT_BE_ATTACKED : null;
}

interface Cannon {
  readonly arena: number;
  /** TCG-DUP-08: with several values the controller uses one of them, unless they add up. */
  readonly values: ReadonlySet<number>;
}

/** What the unit can attack other arenas with. */
function cannonsOf(g: Table, unit: number): readonly Cannon[] {
  const found: Cannon[] = [];
  for (const { keyword, from, arena } of CANNONS) {
    if (!from.includes(g.state.zone[unit]!)) continue;
    const values = keywordValues(g, unit, keyword);
    if (values.length === 0 || cannotUse(g, unit, keyword)) continue;
    const usable = g.edition.cannonsAdded ? [values.reduce((sum, n) => sum + n)] : values;
    found.push({ arena, values: new Set(usable.filter((n) => n > 0)) });
  }
  return found;
}

/** Everything a unit may attack: in its own arena, or with Bombard or Ion Cannon in the other. */
function possibleAttacks(g: Table, unit: number): Attack[] {
  const s = g.state;
  const enemies = opponentsOf(s, controllerOf(s, unit));
  const options: Attack[] = [];
  for (const enemy of enemies)
    for (const target of arenaUnits(s, enemy, s.zone[unit]!))
      if (whyNotAttack(g, unit, target, NORMAL) === null) options.push({ kind: 'attack', unit, target, cannon: 0 });
  for (const { values, arena } of cannonsOf(g, unit))
    for (const cannon of values)
      for (const enemy of enemies)
        for (const target of arenaUnits(s, enemy, arena))
          if (whyNotAttack(g, unit, target, modeAgainst(arena)) === null)
            options.push({ kind: 'attack', unit, target, cannon });
  return options;
}

/** TCG-ATKLIM-15: own units, as far as an effect says so; a partner's never (TCG-TROIG-09). */
function attacksOnOwn(g: Table, unit: number): Attack[] {
  const s = g.state;
  const entries = rulesOf(g, 'canAttack').filter((entry) => entry.source === unit && applies(g, entry));
  if (entries.length === 0) return [];
  return s.seats
    .flatMap((_, seat) => arenaUnits(s, seat, s.zone[unit]!))
    .filter(
      (target) =>
        entries.some((entry) => matches(g, entry.rule.whom, target, entry)) &&
        whyNotAttack(g, unit, target, NORMAL, 'itself too') === null,
    )
    .map((target) => ({ kind: 'attack', unit, target, cannon: 0 }));
}

/** TCG-ATKLIM-10, TCG-ATKLIM-12: what this unit must attack, among what it can. */
function forcedAttacks(g: Table, unit: number, attacks: readonly Attack[]): Attack[] {
  const entries = rulesOf(g, 'mustAttackThis');
  if (entries.length === 0) return [];
  return attacks.filter(({ target }) =>
    entries.some((entry) => entry.source === target && matches(g, entry.rule.who, unit, entry) && applies(g, entry)),
  );
}

export interface Attacks {
  readonly attacks: readonly Attack[];
  /** It must make one of them. */
  readonly forced: boolean;
}

/** What the unit may attack in its turn. */
export function declarable(g: Table, unit: number): Attacks {
  return rulesOf(g, 'canAttack').length === 0 ? attacksOf(g, unit) : amongWhich(g, unit, attacksOnOwn(g, unit));
}

/** What it may attack of the enemy's. */
export const attacksOf = (g: Table, unit: number): Attacks => amongWhich(g, unit, []);

/** With these besides, own units too if they must be attacked (TCG-ATKLIM-15). */
function amongWhich(g: Table, unit: number, besides: readonly Attack[]): Attacks {
  const attacks = possibleAttacks(g, unit);
  attacks.push(...besides);
  const forced = forcedAttacks(g, unit, attacks);
  return forced.length > 0 ? { attacks: forced, forced: true } : { attacks, forced: false };
}

/** Whether the unit, in its turn, may declare an attack on that one. */
export function whyNotDeclare(
  g: Table,
  unit: number,
  target: number,
  { attacks, forced } = declarable(g, unit),
): Reason | null {
  if (attacks.some((attack) => attack.target === target)) return null;
  const refused = whyNotAttack(g, unit, target, NORMAL);
  const possible =
    refused === null ||
    cannonsOf(g, unit).some(({ arena }) => whyNotAttack(g, unit, target, modeAgainst(arena)) === null);
  return possible && forced ? no.MUST_ATTACK_OTHER : (refused ?? no.CANNOT_ATTACK);
}
