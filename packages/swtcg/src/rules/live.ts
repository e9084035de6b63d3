/**
 * What is live on the table: activated and triggered abilities and standing rules of everything face up, and the
 * lasting effects of what was played. Worked out from the state when it changed, so that questions asked a million
 * times ("how strong is this unit?") look only at what can matter.
 */
import { KEYWORDS } from '../cards/catalogue.ts';
import type { Compiled } from '../language/meaning.ts';
import type { Ability, Condition, Event, Filter, Mod, Rule } from '../language/tree.ts';
import { type Context, holds, matches } from './filter.ts';
import { ABOARD, BUILD, MOST_CARDS, SETUP } from './state.ts';
import { countUse, faceUp, ownerOf, type Table } from './table.ts';

/**
 * A condition under which something is live, or the description that the unit which has it must fit, with the context
 * it speaks from. What it stands in must hold as well.
 */
interface Gate {
  readonly needs: Condition | { readonly unit: number; readonly fits: Filter };
  readonly context: Context;
  readonly within: Gate | null;
}

/** An ability a unit has now: printed, from its Pilot, from a standing rule, or given for a while. */
export interface LiveAbility extends Context {
  readonly ability: Compiled;
  /** Where it comes from when not printed on the unit itself; tells instances of one text apart (TCG-ACT-11). */
  readonly grant: number;
  readonly gate: Gate | null;
}

export interface LiveRule extends Context {
  readonly rule: Rule;
  readonly gate: Gate | null;
  readonly ability: Compiled;
}

/** A bonus or penalty, with the numbers it can touch as bits. */
export interface LiveMods extends Context {
  readonly mods: readonly Mod[];
  readonly touches: number;
  readonly rule: Extract<Rule, { rule: 'gets' }> | null;
  readonly gate: Gate | null;
  readonly units: readonly number[] | null;
  readonly ability: Compiled;
}

export const TOUCHES_SPEED = 1;
export const TOUCHES_POWER = 2;
export const TOUCHES_HEALTH = 4;
export const TOUCHES_DICE = 8;
export const touchesKeyword = (keyword: number): number => 16 << keyword;

export interface Live {
  version: number;
  activated: LiveAbility[][];
  triggered: Map<Event['on'], LiveAbility[]>;
  rules: Map<Rule['rule'], LiveRule[]>;
  mods: LiveMods[];
  /** The bits of all mods together: a number that nothing touches needs no search. */
  touched: number;
}

export const newLive = (): Live => ({
  version: -1,
  activated: [[], []],
  triggered: new Map(),
  rules: new Map(),
  mods: [],
  touched: 0,
});

/** Whether the conditions of something live hold at this moment. */
export function isOn(g: Table, entry: { readonly gate: Gate | null }): boolean {
  for (let { gate } = entry; gate !== null; gate = gate.within) {
    const { needs, context } = gate;
    if (!('fits' in needs ? matches(g, needs.fits, needs.unit, context) : holds(g, needs, context))) return false;
  }
  return true;
}

/** Whether a standing rule is in force; one that is asked for and is has been used. */
export function applies(g: Table, entry: LiveRule): boolean {
  if (!isOn(g, entry)) return false;
  countUse(g, entry.ability.id);
  return true;
}

const gated = (needs: Condition | undefined, context: Context, within: Gate | null): Gate | null =>
  needs === undefined ? within : { needs, context, within };

const NOTHING: readonly never[] = [];
const NO_RULES: readonly LiveRule[] = [];

export function live(g: Table): Live {
  if (g.live.version !== g.state.version) refresh(g);
  return g.live;
}

export const rulesOf = (g: Table, rule: Rule['rule']): readonly LiveRule[] => live(g).rules.get(rule) ?? NO_RULES;

function refresh(g: Table): void {
  const s = g.state;
  const l = g.live;
  l.version = s.version;
  l.activated = [[], []];
  l.triggered = new Map();
  l.rules = new Map();
  l.mods = [];
  l.touched = 0;
  if (s.phase === SETUP) return; // TCG-SETUP-14: unit text is ignored in setup
  for (let zone = 0; zone < 6; zone++) for (const unit of s.arena[zone]!) addUnit(g, unit);
  for (let seat = 0; seat < 2; seat++) for (const card of s.build[seat]!) if (s.down[card] === 0) addUnit(g, card);
  for (const effect of s.effects) {
    const ability = g.cards.abilities[effect.ability]!;
    const op = ability.program[effect.op]!;
    if (op.do === 'gets') addMods(g, op.mods, null, null, effect.units, effect, ability, effect.serial);
    else if (op.do === 'rule') addRule(g, op.rule, gated(op.while, effect, null), effect, ability, effect.serial);
  }
}

function addUnit(g: Table, unit: number): void {
  const s = g.state;
  addPrinted(g, unit);
  const pilot = s.pilot[unit]!;
  if (pilot < 0) return;
  addPrinted(g, pilot);
  const def = g.cards.cards[s.def[pilot]!]!;
  // TCG-PILOT-01: the unit has what its Pilot lists; in that text "this unit" is the piloted unit.
  if (def.pilotAbility !== null && def.grants.length > 0)
    addMods(g, def.grants, null, null, [unit], speaker(ownerOf(s, unit), unit), def.pilotAbility, pilotGrant(pilot));
}

const pilotGrant = (pilot: number): number => -1 - pilot;

const speaker = (seat: number, source: number): Context => ({ seat, source, it: NOTHING, arena: -1, amount: 0 });

function addPrinted(g: Table, card: number): void {
  const def = g.cards.cards[g.state.def[card]!]!;
  if (def.abilities.length === 0) return;
  const who = speaker(ownerOf(g.state, card), card);
  for (const ability of def.activated) addAbility(g, ability, who, 0, null);
  for (const ability of def.triggered) addAbility(g, ability, who, 0, null);
  for (const ability of def.statics) addStatic(g, ability, who, 0, null);
}

function addAbility(g: Table, ability: Compiled, who: Context, grant: number, gate: Gate | null): void {
  const { tree } = ability;
  const entry: LiveAbility = {
    seat: who.seat,
    source: who.source,
    it: NOTHING,
    arena: -1,
    amount: 0,
    ability,
    grant,
    gate,
  };
  if (tree.is === 'activated') g.live.activated[who.seat]!.push(entry);
  else if (tree.is === 'triggered') {
    const list = g.live.triggered.get(tree.event.on);
    if (list === undefined) g.live.triggered.set(tree.event.on, [entry]);
    else list.push(entry);
  }
}

function addStatic(g: Table, ability: Compiled, who: Context, grant: number, within: Gate | null): void {
  const { tree } = ability;
  if (tree.is !== 'static') return;
  const gate = gated(tree.while, who, within);
  for (const rule of tree.rules) addRule(g, rule, gate, who, ability, grant);
}

function addRule(g: Table, rule: Rule, gate: Gate | null, who: Context, ability: Compiled, grant: number): void {
  if (rule.rule === 'gets') {
    addMods(g, rule.mods, rule, gate, rule.who === 'this' ? [who.source] : null, who, ability, grant);
    return;
  }
  const entry: LiveRule = {
    seat: who.seat,
    source: who.source,
    it: who.it,
    arena: who.arena,
    amount: who.amount,
    rule,
    gate,
    ability,
  };
  const list = g.live.rules.get(rule.rule);
  if (list === undefined) g.live.rules.set(rule.rule, [entry]);
  else list.push(entry);
}

function addMods(
  g: Table,
  mods: readonly Mod[],
  rule: LiveMods['rule'],
  gate: Gate | null,
  units: readonly number[] | null,
  who: Context,
  ability: Compiled,
  grant: number,
): void {
  let touches = 0;
  for (const mod of mods) {
    if (mod.is === 'stat')
      touches |= mod.stat === 'speed' ? TOUCHES_SPEED : mod.stat === 'power' ? TOUCHES_POWER : TOUCHES_HEALTH;
    else if (mod.is === 'dice') touches |= TOUCHES_DICE;
    else if (mod.is === 'keyword' || mod.is === 'lose') touches |= touchesKeyword(KEYWORDS.indexOf(mod.keyword));
    else {
      const from = grant === 0 ? ruleGrant(ability, who.source) : grant;
      if (units !== null) for (const unit of units) grantAbility(g, mod.ability, gate, unit, from);
      else if (rule !== null && rule.who !== 'this') grantByKind(g, mod.ability, rule.who, who, gate, from);
    }
  }
  if (touches === 0) return;
  const { seat, source, it, arena, amount } = who;
  g.live.mods.push({ seat, source, it, arena, amount, mods, touches, rule, gate, units, ability });
  g.live.touched |= touches;
}

/** Tells apart what two units, or two texts, give by standing rules. */
const ruleGrant = (ability: Compiled, giver: number): number =>
  pilotGrant(MOST_CARDS) - ability.id * MOST_CARDS - giver;

/** Who fits a description changes without the board changing (a unit is tapped, or damaged): it is looked at when it matters. */
function grantByKind(
  g: Table,
  tree: Ability,
  fits: Filter,
  context: Context,
  within: Gate | null,
  grant: number,
): void {
  for (let seat = 0; seat < 2; seat++)
    for (const unit of faceUp(g.state, seat))
      grantAbility(g, tree, { needs: { unit, fits }, context, within }, unit, grant);
}

/** An ability in quotes belongs to the unit that has been given it. */
function grantAbility(g: Table, tree: Ability, gate: Gate | null, unit: number, grant: number): void {
  const compiled = g.cards.granted.get(tree);
  const s = g.state;
  if (compiled === undefined || (s.zone[unit]! > BUILD && s.zone[unit] !== ABOARD)) return;
  const who = speaker(ownerOf(s, unit), unit);
  if (compiled.tree.is === 'static') addStatic(g, compiled, who, grant, gate);
  else if (compiled.tree.is === 'keyword')
    addMods(
      g,
      [{ is: 'keyword', keyword: compiled.tree.keyword, n: compiled.tree.n }],
      null,
      gate,
      [unit],
      who,
      compiled,
      grant,
    );
  else addAbility(g, compiled, who, grant, gate);
}
