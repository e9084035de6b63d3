/** What is live on the table: texts face up and lasting effects, worked out when the state changed, as it is asked for very often. */
import { onceFor } from '@dejarik/kernel';
import { isPlayedBy, keywordNumber } from '../cards/catalogue.ts';
import { innerOf } from '../language/inside.ts';
import { KEYWORDS } from '../language/keywords.ts';
import type { Compiled } from '../language/meaning.ts';
import type { Ability, Condition, Event, Filter, Mod, Rule } from '../language/tree.ts';
import type { KeywordText } from '../language/tree-keywords.ts';
import type { Gate, Live, LiveAbility, LiveMods, LiveRule, LiveRuleOf } from './live-index.ts';
import { fitsOn } from './expanded/attachments.ts';
import { attachedTo, cardsBeneath, pilotsOf } from './moves.ts';
import { type Context, speaker } from './spoken.ts';
import { ABOARD, BUILD, MOST_CARDS, SETUP, controllerOf } from './state.ts';
import type { Expanded } from './state-expanded.ts';
import { present } from './present.ts';
import { arenaUnits, countUse, defOf, faceUp, type Table } from './table.ts';
import { teamOf } from './teams.ts';

/** The numbers of a unit that bonuses can touch; its keywords follow. */
export const SPEED = 0;
export const POWER = 1;
export const HEALTH = 2;
export const DICE = 3;
const FIRST_KEYWORD = 4;
const TOUCHABLE = FIRST_KEYWORD + KEYWORDS.length;
const STATS = { speed: SPEED, power: POWER, health: HEALTH } as const;

export const numberOfKeyword = (keyword: number): number => FIRST_KEYWORD + keyword;

export const newLive = (): Live => ({
  version: -1,
  housed: -1,
  activated: [],
  triggered: new Map(),
  texts: new Map(),
  rules: new Map(),
  treats: [],
  grants: false,
  mods: new Array<LiveMods[] | undefined>(TOUCHABLE).fill(undefined),
  touched: [],
  trapped: false,
  present: null,
});

const gated = (needs: Condition | undefined, context: Context, within: Gate | null): Gate | null =>
  needs === undefined ? within : { needs, context, within };

const NOTHING: readonly never[] = [];

export function live(g: Table): Live {
  if (g.live.version !== g.state.version) refresh(g);
  return g.live;
}

export const rulesOf = <K extends Rule['rule']>(g: Table, rule: K): readonly LiveRuleOf<K>[] =>
  (live(g).rules.get(rule) as readonly LiveRuleOf<K>[] | undefined) ?? NOTHING;

/** The lines of this kind that are in force. */
export const textsOf = (g: Table, is: KeywordText['is']): readonly LiveAbility[] => live(g).texts.get(is) ?? NOTHING;

export const activatedOf = (g: Table, seat: number): readonly LiveAbility[] => live(g).activated[seat] ?? NOTHING;

/** Whether nothing else is live when this card, alone, comes or goes: it is silent, nobody gives abilities, no face-down card listens. */
export function isUnheard(g: Table, card: number): boolean {
  const { live: l, state: s } = g;
  if (l.version !== s.version || l.grants || g.cards.traps.length > 0) return false;
  return defOf(g, card).silent && s.beneath[card] === 0 && s.pilot[card]! < 0;
}

/** A card was laid down, or one that lay down is taken up: who listens as a Trap is worked out anew. */
export function hearTraps(g: Table): void {
  if (g.cards.traps.length > 0) g.live.version = -1;
}

/** The bonuses that touch this number of any unit. */
export const modsOf = (g: Table, number: number): readonly LiveMods[] | undefined => live(g).mods[number];

function refresh(g: Table): void {
  const s = g.state;
  const l = g.live;
  l.version = s.version;
  for (let seat = 0; seat < s.seats.length; seat++) if (l.activated[seat]?.length !== 0) l.activated[seat] = [];
  if (l.triggered.size > 0) l.triggered = new Map(); // made sooner than one is cleared
  l.trapped = g.cards.traps.length === 0 || s.expanded === undefined || s.phase === SETUP;
  if (l.texts.size > 0) l.texts = new Map();
  if (l.rules.size > 0) l.rules = new Map();
  if (l.treats.length > 0) l.treats = [];
  l.grants = false;
  for (const number of l.touched) l.mods[number] = undefined;
  l.touched = [];
  if (s.phase === SETUP) {
    // TCG-SETUP-14, TCG-SETUP-15: unit text is ignored in setup, that of an Event is not
    for (const events of s.expanded?.event ?? []) for (const card of events) addPrinted(g, card);
    return;
  }
  for (const units of s.arena) for (const unit of units) addUnit(g, unit);
  for (const cards of s.build) for (const card of cards) if (s.down[card] === 0) addUnit(g, card);
  if (s.expanded !== undefined) addOpenCards(g, s.expanded);
  for (const effect of s.effects) {
    const ability = g.cards.abilities[effect.ability]!;
    const op = ability.program[effect.op]!;
    if (op.do === 'gets') addMods(g, op.mods, null, null, effect.units, effect, ability, effect.serial);
    else if (op.do === 'strip')
      addMods(g, [{ is: 'lose', keyword: op.keyword }], null, null, effect.units, effect, ability, effect.serial);
    else if (op.do === 'rule') addRule(g, op.rule, gated(op.while, effect, null), effect, ability, effect.serial);
  }
}

function addUnit(g: Table, unit: number): void {
  const s = g.state;
  addPrinted(g, unit);
  if (s.pilot[unit]! >= 0) for (const pilot of pilotsOf(s, unit)) addPilot(g, pilot, unit);
  if (s.expanded === undefined) return;
  addConditional(g, unit);
  for (const equipment of attachedTo(s, unit)) addEquipment(g, equipment, unit);
}

/** What a unit has while it is in an arena or in the build zone, or while a card is in its stack. */
function addConditional(g: Table, unit: number): void {
  for (const { id, tree } of defOf(g, unit).conditional)
    if (tree.is !== 'insert')
      for (const ability of insideNow(g, tree, unit)) {
        grantAbility(g, ability, null, unit, cardGrant(unit));
        countUse(g, id);
      }
  // TCG-KW-INSERT-01: whichever card of the stack has it.
  addInserts(g, unit, unit);
  if (g.state.beneath[unit] !== 0) for (const card of cardsBeneath(g.state, unit)) addInserts(g, card, unit);
}

/** What lies inside a Switch, Reserves or INSERT and counts where the unit is now. */
function insideNow(g: Table, tree: Ability, unit: number): readonly Ability[] {
  const zone = g.state.zone[unit]!;
  switch (tree.is) {
    case 'switch': // TCG-KW-SWITCH-01: the lists follow the arenas of the type line
      return zone === BUILD ? NOTHING : (tree.lists[defOf(g, unit).arenas.indexOf(zone)] ?? NOTHING);
    case 'reserves':
      return zone === BUILD ? innerOf(tree) : NOTHING;
    default:
      return innerOf(tree);
  }
}

function addInserts(g: Table, card: number, unit: number): void {
  for (const { id, tree } of defOf(g, card).conditional)
    if (tree.is === 'insert' && (g.state.zone[unit] !== BUILD || worksThere(g, tree.ability))) {
      grantAbility(g, tree.ability, null, unit, cardGrant(card));
      countUse(g, id);
    }
}

/** TCG-KW-INSERT-02: in the build zone only what would work there anyhow. */
function worksThere(g: Table, tree: Ability): boolean {
  const compiled = g.cards.granted.get(tree);
  return compiled !== undefined && worksRetreated(g, compiled);
}

const worksRetreated = ({ edition }: Table, ability: Compiled): boolean => edition.retreated.live?.(ability) ?? true;

function addPilot(g: Table, pilot: number, unit: number): void {
  addPrinted(g, pilot, g.edition.pilotText);
  const s = g.state;
  if (s.expanded !== undefined) for (const equipment of attachedTo(s, pilot)) addPrinted(g, equipment, isNoTrait);
  const { piloting } = defOf(g, pilot);
  const { pilotedAs: words } = defOf(g, unit);
  for (const { onto, grants, ability } of piloting) {
    // TCG-PILOT-41: what it lists for the unit's subtype works together, what it lists for another does not.
    if (piloting.length > 1 && !onto.every((word) => words.has(word))) continue;
    const given =
      s.zone[unit] === BUILD && !g.edition.pilotsGiveRetreated ? grants.filter(({ is }) => is === 'ability') : grants; // TCG-PILOT-39
    // TCG-PILOT-01: the unit has what its Pilot lists; in that text "this unit" is the piloted unit.
    if (given.length > 0)
      addMods(g, given, null, null, [unit], speaker(controllerOf(s, unit), unit), ability, cardGrant(pilot));
  }
}

/** What it says of itself counts as long as it is in play; tapped, or on a unit of another type, it gives nothing (TCG-EQUIP-05, TCG-EQUIP-10). */
function addEquipment(g: Table, equipment: number, unit: number): void {
  const s = g.state;
  addPrinted(g, equipment, isNoTrait);
  const { equipped } = defOf(g, equipment);
  if (equipped?.tree.is !== 'equipped' || s.tapped[equipment] === 1 || !fitsOn(g, equipment, unit)) return;
  const who = speaker(controllerOf(s, unit), unit);
  addMods(g, equipped.tree.grants, null, null, [unit], who, equipped, cardGrant(equipment));
}

/** A Trait that is attached waits for nothing more. */
const isNoTrait = ({ line }: Compiled): boolean => line?.is !== 'attachWhen';

/** Cards that are no units and whose text counts where they lie: Locations, Resources, Events, Campaigns, unattached Equipment. */
function addOpenCards(g: Table, { location, resource, event, completed }: Expanded): void {
  const inTeams = g.state.seats.length > 2;
  location.forEach((cards, arena) => {
    for (const card of cards)
      if (inTeams) addShared(g, card, arena);
      else addPrinted(g, card);
  });
  for (const lists of [resource, event, completed])
    for (const cards of lists) for (const card of cards) addPrinted(g, card);
}

/** TCG-TROIG-05: on a Location "you" are the players of its side with units in that arena; all of them may use it. */
function addShared(g: Table, card: number, arena: number): void {
  const s = g.state;
  const seat = controllerOf(s, card);
  for (const member of teamOf(s, seat))
    if (arenaUnits(s, member, arena).length > 0) addSpoken(g, card, member, saysYou);
  addSpoken(g, card, seat, (ability) => !saysYou(ability));
}

const speaksToYou = onceFor(({ tree }: Compiled) => ({
  isSo: tree.is === 'activated' || /"you(?:r\b|")/u.test(JSON.stringify(tree)),
}));
const saysYou = (ability: Compiled): boolean => speaksToYou(ability).isSo;

/** The abilities that wait for this. */
export function listeningTo(g: Table, on: Event['on']): readonly LiveAbility[] {
  const l = live(g);
  if (!l.trapped && g.cards.trapEvents.has(on)) {
    l.trapped = true;
    addTraps(g);
  }
  return l.triggered.size === 0 ? NOTHING : (l.triggered.get(on) ?? NOTHING);
}

/** Every face-down card listens as if it were any of the Traps there are, so that nothing tells which of them is one. */
function addTraps(g: Table): void {
  const s = g.state;
  for (const cards of s.build)
    for (const card of cards) {
      if (s.down[card] === 0) continue;
      const seat = controllerOf(s, card);
      for (const trap of g.cards.traps)
        if (isPlayedBy(trap, s.seats[seat]!.side))
          for (const ability of trap.triggered) addAbility(g, ability, seat, card, 0, null);
    }
  if (g.cards.meditates && present(g).otherCosts)
    for (const cards of s.discard) for (const card of cards) addMeditatedTrap(g, card);
}

/** TCG-KW-MEDITATE-02: in the discard pile it waits for the same. */
function addMeditatedTrap(g: Table, card: number): void {
  for (const ability of defOf(g, card).triggered)
    if (ability.line?.is === 'trap' && ability.modes.some(({ meditated }) => meditated !== undefined))
      addAbility(g, ability, g.state.owner[card]!, card, 0, null);
}

/** Tells apart what two cards on a unit give it. */
const cardGrant = (card: number): number => -1 - card;

/** What works of a text; null: all of it. */
type Works = ((ability: Compiled) => boolean) | null;

function addPrinted(g: Table, card: number, piloting: Works = null): void {
  if (defOf(g, card).silent) return;
  const s = g.state;
  addSpoken(g, card, controllerOf(s, card), s.zone[card] === BUILD ? g.edition.retreated.live : piloting);
}

/** What works of the card's text, as the seat speaks it. */
function addSpoken(g: Table, card: number, seat: number, works: Works): void {
  const { lookedUp, statics } = defOf(g, card);
  for (const ability of lookedUp) if (works === null || works(ability)) addAbility(g, ability, seat, card, 0, null);
  if (statics.length === 0) return;
  const who = speaker(seat, card);
  for (const ability of statics) if (works === null || works(ability)) addStatic(g, ability, who, 0, null);
}

function addAbility(g: Table, ability: Compiled, seat: number, source: number, grant: number, gate: Gate | null): void {
  const { tree } = ability;
  const entry: LiveAbility = { seat, source, it: NOTHING, arena: -1, amount: 0, ability, grant, gate };
  switch (tree.is) {
    case 'activated':
      g.live.activated[seat]!.push(entry);
      break;
    case 'triggered': {
      const list = g.live.triggered.get(tree.event.on);
      if (list === undefined) g.live.triggered.set(tree.event.on, [entry]);
      else list.push(entry);
      break;
    }
    default: {
      const list = g.live.texts.get(tree.is);
      if (list === undefined) g.live.texts.set(tree.is, [entry]);
      else list.push(entry);
    }
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
  let entry: LiveMods | null = null;
  for (const mod of mods) {
    if (mod.is === 'ability') {
      const from = grant === 0 ? ruleGrant(ability, who.source) : grant;
      if (units !== null) for (const unit of units) grantAbility(g, mod.ability, gate, unit, from);
      else if (rule !== null && rule.who !== 'this') grantByKind(g, mod.ability, rule.who, who, gate, from);
      continue;
    }
    if (entry === null) {
      const { seat, source, it, arena, amount } = who;
      entry = { seat, source, it, arena, amount, mods, rule, gate, units, ability, grant };
    }
    touch(g.live, touchedBy(mod), entry);
  }
}

function touchedBy(mod: Exclude<Mod, { readonly is: 'ability' }>): number {
  if (mod.is === 'stat') return STATS[mod.stat];
  return mod.is === 'dice' ? DICE : numberOfKeyword(keywordNumber(mod.keyword));
}

/** A bonus that touches one number in two ways is looked at once. */
function touch({ mods, touched }: Live, number: number, entry: LiveMods): void {
  const list = mods[number];
  if (list === undefined) {
    mods[number] = [entry];
    touched.push(number);
  } else if (list[list.length - 1] !== entry) list.push(entry);
}

/** Tells apart what two units, or two texts, give by standing rules. */
const ruleGrant = (ability: Compiled, giver: number): number => cardGrant(MOST_CARDS) - ability.id * MOST_CARDS - giver;

/** Who fits a description changes without the board changing (a unit is tapped, or damaged): it is looked at when it matters. */
function grantByKind(
  g: Table,
  tree: Ability,
  fits: Filter,
  context: Context,
  within: Gate | null,
  grant: number,
): void {
  g.live.grants = true;
  for (let seat = 0; seat < g.state.seats.length; seat++)
    for (const unit of faceUp(g.state, seat))
      grantAbility(g, tree, { needs: { unit, fits }, context, within }, unit, grant);
}

/** An ability in quotes belongs to the unit that has been given it. */
function grantAbility(g: Table, tree: Ability, gate: Gate | null, unit: number, grant: number): void {
  const compiled = g.cards.granted.get(tree);
  const s = g.state;
  g.live.grants = true;
  if (compiled === undefined || (s.zone[unit]! > BUILD && s.zone[unit] !== ABOARD)) return;
  if (s.zone[unit] === BUILD && !worksRetreated(g, compiled)) return; // TCG-PART-06
  if (s.zone[unit] === ABOARD && g.edition.pilotText?.(compiled) === false) return; // TCG-PILOT-29
  for (const ability of insideNow(g, tree, unit)) grantAbility(g, ability, gate, unit, grant);
  const who = speaker(controllerOf(s, unit), unit);
  if (compiled.tree.is === 'static') addStatic(g, compiled, who, grant, gate);
  else if (compiled.tree.is === 'treat') g.live.treats.push({ ...who, words: compiled.tree.as.join(' '), gate });
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
  else addAbility(g, compiled, who.seat, unit, grant, gate);
}
