/** What may be played now of activated abilities and Battle cards, and why not. Playing it is in playing.ts. */
import type { Reason } from '@dejarik/kernel';
import type { BeforeAttacks } from '../cards/catalogue.ts';
import { type Chosen, type Compiled, costsOf, type Mode } from '../language/meaning.ts';
import { BUILD_STEP, EXPANDED_WINDOWS, PREVENTION, REROLL, WOULD_ATTACK } from '../language/timing.ts';
import type { Filter, PlayedKeyword, Restriction } from '../language/tree.ts';
import { canChoose } from './choose.ts';
import { cannotPlay, canPay, canPayFor, extraAbilityCost, extraBattleCost, payableWith } from './costs.ts';
import { currentDamage, isTarget, pendingFor } from './damage.ts';
import { currentRoll } from './dice.ts';
import { disruptedBy } from './expanded/disrupts.ts';
import { activatedOf, rulesOf } from './live.ts';
import type { LiveAbility } from './live-index.ts';
import { isPointless } from './odd-targets.ts';
import type { PlayAbility, PlayBattleCard } from './options.ts';
import { ARENA_NUMBER, inPlace } from './places.ts';
import { applies, holds, isMeant, isOn, matches } from './query.ts';
import * as no from './reasons.ts';
import { present } from './present.ts';
import { type Context, speaker } from './spoken.ts';
import {
  ABOARD,
  arenaAt,
  BATTLE,
  BUILD,
  DECLARED,
  DISCARD,
  HAND,
  inArena,
  MOST_CARDS,
  type State,
  controllerOf,
} from './state.ts';
import { isOpenZone } from './state-expanded.ts';
import { defOf, placeOf, type Table } from './table.ts';
import { isWhose } from './teams.ts';
import { wrongTime } from './wrong-time.ts';

/** Tells every instance of an ability on every unit apart (TCG-ACT-11); of several ways to play it, one is used. */
export const useKey = (entry: LiveAbility): number =>
  entry.ability.from !== undefined
    ? entry.ability.id * MOST_CARDS + entry.seat
    : ((entry.grant + 0x10_0000) * 8192 + entry.ability.id) * MOST_CARDS + entry.source;

/** Where uses count for this mode: the list that is emptied when the ability may be played again (TCG-ACT-07). */
export function usesOf(g: Table, mode: Mode, chanceUses: number[]): number[] {
  switch (mode.limit) {
    case 'turn':
      return g.state.usedThisTurn;
    case 'attack':
      return g.state.usedThisAttack;
    case 'roll':
      return currentRoll(g)?.used ?? chanceUses;
    case 'damage':
      return currentDamage(g)?.used ?? chanceUses;
    default:
      return chanceUses;
  }
}

/** The keyword that is all this ability does, if it is one: `Evade 2`. */
export function playedKeyword(
  ability: Compiled,
  mode: Mode,
): { readonly keyword: PlayedKeyword; readonly n: number } | null {
  for (let at = mode.start; at < ability.program.length; at++) {
    const op = ability.program[at]!;
    if (op.do === 'keyword') return op;
    if (op.do !== 'pay' && op.do !== 'disruptChance') return null;
  }
  return null;
}

export function whyNotAbility(
  g: Table,
  entry: LiveAbility,
  mode: Mode,
  window: number,
  chanceUses: number[],
): Reason | null {
  const s = g.state;
  if ((mode.windows & window & g.edition.windows) === 0) return wrongTime(mode.windows);
  const place = placeOf(s, entry.source);
  const { from } = entry.ability;
  if (from !== undefined) {
    if (!inPlace(s, entry.source, from, entry)) return no.NOT_THERE;
  } else if (place === BUILD ? !g.edition.retreated.playable(entry.ability) : !inArena(place) && !isOpenZone(place))
    return no.NOT_IN_ARENA;
  if (s.zone[entry.source] === ABOARD && entry.ability.ofItself) return no.PILOTING;
  if (!isOn(g, entry)) return no.CONDITION;
  if (usesOf(g, mode, chanceUses).includes(useKey(entry))) return no.ALREADY_USED;
  if (s.expanded?.playedIn[entry.source] === s.turn) return no.RESOURCE_USED;
  const restricted = whyRestricted(g, entry.ability.restrictions, entry);
  if (restricted !== null) return restricted;
  const keyword = playedKeyword(entry.ability, mode);
  if (keyword !== null) {
    const useless = whyNotKeyword(g, entry.source, keyword.keyword) ?? whyBarred(g, entry.source, keyword.keyword);
    if (useless !== null) return useless;
  } else if (mode.needs !== null && !needsMet(g, entry.ability, mode, entry)) return no.NOTHING_TO_CHOOSE;
  if (mode.asAttacker && s.attacker !== entry.source) return no.NOT_ATTACKING;
  if ((window & OF_DICE) !== 0 && !changesThis(g, entry.ability, entry.seat)) return no.REROLL_ONLY;
  if (window === PREVENTION && keyword === null && mode.needs === null && !somethingToPrevent(g, entry.ability, entry))
    return no.NO_DAMAGE;
  if (window === EXPANDED_WINDOWS.disrupt && !disruptsThis(g, entry.ability, entry)) return no.NOTHING_TO_DISRUPT;
  if (cannotPlay(g, entry.seat, 'activated abilities')) return no.FORBIDDEN;
  if (!canPay(g, costsOf(entry.ability, mode), entry, extraAbilityCost(g, entry.seat))) return no.CANNOT_PAY;
  return null;
}

function whyRestricted(g: Table, restrictions: readonly Restriction[], context: Context): Reason | null {
  const s = g.state;
  for (const restriction of restrictions) {
    if (restriction.only === 'if' && !holds(g, restriction.condition, context)) return no.CONDITION;
    if (restriction.only === 'before the roll' && s.attackStage !== DECLARED) return no.BEFORE_THE_ROLL;
    if (restriction.only === 'before attacks' && isTooLate(s, restriction, context.seat)) return no.CONDITION;
  }
  return null;
}

/** A unit there has attacked, or the battle there is over. */
function isTooLate(s: State, before: BeforeAttacks, seat: number): boolean {
  const arena = ARENA_NUMBER[before.arena]!;
  if (s.battleIn > arena) return true;
  for (let whose = 0; whose < s.seats.length; whose++)
    if ((before.whose !== 'your' || whose === seat) && s.attacksMade[arenaAt(whose, arena)]! > 0) return true;
  return false;
}

/** Evade and Deflect want damage pending to their unit; Intercept, an attack on another of your units there. */
function whyNotKeyword(g: Table, unit: number, keyword: PlayedKeyword): Reason | null {
  const s = g.state;
  if (keyword === 'Intercept') {
    const attacked = s.defender;
    if (s.attackStage !== DECLARED || attacked === unit) return no.NO_INTERCEPT;
    return controllerOf(s, attacked) === controllerOf(s, unit) && s.zone[attacked] === s.zone[unit]
      ? null
      : no.NO_INTERCEPT;
  }
  if (keyword === 'Evade' || keyword === 'Deflect') return evadable(g, unit, keyword) > 0 ? null : no.NO_DAMAGE;
  return g.edition.keywords.rules[keyword]?.whyNotPlay?.(g, unit) ?? null;
}

/** TCG-PART-14: what keeps a unit from using a keyword leaves it all others. */
function whyBarred(g: Table, unit: number, keyword: PlayedKeyword): Reason | null {
  for (const entry of rulesOf(g, 'cannotPlayKeyword')) {
    const { rule } = entry;
    if (rule.keyword === keyword && isMeant(g, rule.who, unit, entry) && applies(g, entry)) return no.FORBIDDEN;
  }
  return null;
}

function evadable(g: Table, unit: number, keyword: PlayedKeyword): number {
  const damage = currentDamage(g);
  if (damage === null) return 0;
  let sum = 0;
  for (const pending of damage.pending)
    if (pending.unit === unit && isTarget(g, pending) && (keyword !== 'Evade' || pending.evadable)) sum += pending.n;
  return sum;
}

/** What prevents damage wants some pending to the unit it speaks of, or to one that it could choose. */
function somethingToPrevent(g: Table, ability: Compiled, context: Context): boolean {
  const damage = currentDamage(g);
  if (damage === null) return false;
  let choices = 0;
  for (const op of ability.program) {
    if (op.do === 'prevent' && op.target === 'this') return pendingFor(g, damage, context.source) > 0;
    if (op.do !== 'choose' || op.purpose !== 'prevent') continue;
    if (canChoose(g, op.target, op.purpose, context)) return true;
    choices++;
  }
  return choices === 0 && damage.pending.some((pending) => isTarget(g, pending));
}

/** The chances to change dice that lie there. */
const OF_DICE = REROLL | EXPANDED_WINDOWS.addDice | EXPANDED_WINDOWS.alterDice;

/** "Your attack dice" are those of the unit you attack with. */
function changesThis(g: Table, ability: Compiled, seat: number): boolean {
  const roll = currentRoll(g);
  if (roll === null) return false;
  const attack = roll.rollFor === 'attack';
  const yours = roll.seat === seat;
  return ability.program.some((op) => {
    if (op.do === 'addDice') return attack && yours;
    if (op.do !== 'reroll' && op.do !== 'turnDie') return false;
    return op.whose === 'any' || (attack && isWhose(g.state, roll.seat, op.whose, seat));
  });
}

const disruptsThis = (g: Table, ability: Compiled, context: Context): boolean =>
  ability.program.some((op) => op.do === 'disrupt' && disruptedBy(g, op.what, context) !== null);

/** A unit that is discarded as the cost lies in the discard pile when the choice is made, and may be what is chosen. */
function canChooseItself(g: Table, ability: Compiled, filter: Filter, context: Context): boolean {
  if (!ability.costs.some((cost) => cost.is === 'discardThis')) return false;
  const s = g.state;
  const discarded: Table = { ...g, state: { ...s, zone: s.zone.with(context.source, DISCARD) } };
  return matches(discarded, filter, context.source, context);
}

/** A unit that is tapped as the cost is no untapped unit when the choice is made. */
const usedUp = (ability: Compiled, target: Chosen, card: number, context: Context): boolean =>
  card === context.source &&
  target.choose.is?.includes('untapped') === true &&
  ability.costs.some((cost) => cost.is === 'tap');

/** Something is there to be chosen, after at least one way of paying where the cost takes a unit. */
function needsMet(g: Table, ability: Compiled, mode: Mode, context: Context): boolean {
  const { needs } = mode;
  if (needs === null) return true;
  const taking = ability.costs.find((cost) => 'what' in cost);
  if (taking === undefined)
    return (
      canChoose(g, needs.target, needs.purpose, context, (card) => !usedUp(ability, needs.target, card, context)) ||
      canChooseItself(g, ability, needs.target.choose, context)
    );
  return payableWith(g, taking, context).some((unit) =>
    canChoose(g, needs.target, needs.purpose, { ...context, it: [unit], arena: g.state.zone[unit]! }),
  );
}

/** All that the seat has to play: what its units have, and what works where its other cards lie. */
export function playedBy(g: Table, seat: number): readonly LiveAbility[] {
  const own = activatedOf(g, seat);
  if (!g.cards.someElsewhere || !present(g).elsewhere) return own;
  const more = elsewhereOf(g, seat);
  return more.length === 0 ? own : [...own, ...more];
}

/** Cards change their numbers in a hand, so these count by what they are (TCG-ACT-31). */
function elsewhereOf(g: Table, seat: number): LiveAbility[] {
  const { hand, discard, build } = g.state;
  const found: LiveAbility[] = [];
  addElsewhere(g, seat, hand[seat]!, found);
  addElsewhere(g, seat, discard[seat]!, found);
  addElsewhere(g, seat, build[seat]!, found);
  return found;
}

function addElsewhere(g: Table, seat: number, cards: readonly number[], found: LiveAbility[]): void {
  for (let i = 0; i < cards.length; i++) {
    const source = cards[i]!;
    const { elsewhere } = defOf(g, source);
    for (let j = 0; j < elsewhere.length; j++)
      found.push({ seat, source, it: [], arena: -1, amount: 0, ability: elsewhere[j]!, grant: 0, gate: null });
  }
}

/** By public facts alone, as with Battle cards. */
export const couldPlayFromHand = (g: Table, seat: number, window: number): boolean =>
  (g.cards.fromHand & window) !== 0 && g.state.hand[seat]!.length > 0;

/** Everything the seat's units can play in this window. */
export function abilityPlays(g: Table, seat: number, window: number, chanceUses: number[]): PlayAbility[] {
  const options: PlayAbility[] = [];
  for (const entry of playedBy(g, seat)) {
    const { modes } = entry.ability;
    for (let way = 0; way < modes.length; way++) {
      const mode = modes[way]!;
      if ((mode.windows & window) !== 0 && whyNotAbility(g, entry, mode, window, chanceUses) === null)
        pushPlay(g, options, entry, mode, way);
    }
  }
  return options;
}

/** How much of it can be used, where its player chooses how much is. */
const mostOf = (g: Table, unit: number, keyword: PlayedKeyword): number | undefined =>
  keyword === 'Evade' ? evadable(g, unit, keyword) : g.edition.keywords.rules[keyword]?.upTo?.(g, unit);

/** Evade is one option for each amount it can prevent (TCG-KW-EVADE-01). What a unit was given twice is offered once. */
function pushPlay(g: Table, options: PlayAbility[], entry: LiveAbility, mode: Mode, way: number): void {
  const { source: unit, grant } = entry;
  const { id: ability } = entry.ability;
  if (grant !== 0 && options.some((play) => play.unit === unit && play.ability === ability && play.way === way)) return;
  const keyword = playedKeyword(entry.ability, mode);
  const most = keyword === null ? undefined : mostOf(g, unit, keyword.keyword);
  if (keyword === null || most === undefined) {
    options.push({ kind: 'ability', unit, ability, way, amount: 0 });
    return;
  }
  for (let amount = Math.min(keyword.n, most); amount > 0; amount--)
    options.push({ kind: 'ability', unit, ability, way, amount });
}

/** Battle cards belong to the battle phase, save those that name another time (TCG-POP-18, TCG-BCARD-03). */
const OUTSIDE_BATTLE =
  BUILD_STEP | EXPANDED_WINDOWS.disrupt | EXPANDED_WINDOWS.buildStepStart | EXPANDED_WINDOWS.retreatStep;

/** All see that pile. */
function couldMeditate(g: Table, seat: number, window: number): boolean {
  const plays: PlayBattleCard[] = [];
  addBattlePlaysOf(g, seat, window, g.state.discard[seat]!, plays);
  return plays.length > 0;
}

/** By public facts alone: cards in hand, and Force enough for the cheapest Battle card there is for this moment. */
export function couldPlayBattleCard(g: Table, seat: number, window: number): boolean {
  const s = g.state;
  if (s.phase !== BATTLE && (window & OUTSIDE_BATTLE) === 0) return false;
  if (g.cards.meditates && present(g).otherCosts && couldMeditate(g, seat, window)) return true;
  if (s.hand[seat]!.length === 0) return false;
  const { side } = s.seats[seat]!;
  if (!g.cards.affordsPlay(s.force[seat]!, window, side, (before) => isTooLate(s, before, seat))) return false;
  if ((window & OF_DICE) !== 0 && currentRoll(g)?.rollFor !== 'attack' && !g.cards.rerollsAny) return false; // no card rerolls other dice
  return !cannotPlay(g, seat, 'Battle cards');
}

export function whyNotBattleCard(g: Table, seat: number, card: number, window: number, way = 0): Reason | null {
  const s = g.state;
  const def = defOf(g, card);
  const played = def.ways[way];
  if (played === undefined) return no.NOT_A_BATTLE_CARD;
  const { ability, mode } = played;
  if (s.zone[card] !== (mode.meditated === undefined ? HAND : DISCARD)) return no.NOT_A_BATTLE_CARD;
  if (s.phase !== BATTLE && (mode.windows & OUTSIDE_BATTLE) === 0) return no.NOT_BATTLE_PHASE;
  if ((mode.windows & window & g.edition.windows) === 0) return wrongTime(mode.windows);
  const context = speaker(seat, card);
  const restricted = whyRestricted(g, ability.restrictions, context);
  if (restricted !== null) return restricted;
  if (!needsMet(g, ability, mode, context) || isPointless(g, seat, mode.extension)) return no.NOTHING_TO_CHOOSE;
  if ((window & OF_DICE) !== 0 && !changesThis(g, ability, seat)) return no.REROLL_ONLY;
  if (window === PREVENTION && mode.needs === null && !somethingToPrevent(g, ability, context)) return no.NO_DAMAGE;
  if (window === EXPANDED_WINDOWS.disrupt && !disruptsThis(g, ability, context)) return no.NOTHING_TO_DISRUPT;
  if (cannotPlay(g, seat, 'Battle cards')) return no.FORBIDDEN;
  return canPayFor(g, costsOf(ability, mode), context, extraBattleCost(g, card, mode.meditated !== undefined))
    ? null
    : no.CANNOT_PAY;
}

/** A list of options, of whatever other kinds too. */
interface Plays {
  push(play: PlayBattleCard): unknown;
}

/** Adds the Battle cards that the seat can play in this window. */
export function addBattlePlays(g: Table, seat: number, window: number, options: Plays): void {
  const { hand, discard } = g.state;
  addBattlePlaysOf(g, seat, window, hand[seat]!, options);
  if (g.cards.meditates && present(g).otherCosts) addBattlePlaysOf(g, seat, window, discard[seat]!, options);
}

/** Nothing changes what Battle cards cost: one that costs more than there is need not be looked at. */
const costsAsPrinted = (g: Table): boolean => g.state.expanded === undefined && rulesOf(g, 'battleCost').length === 0;

function addBattlePlaysOf(g: Table, seat: number, window: number, cards: readonly number[], options: Plays): void {
  const force = g.state.force[seat]!;
  for (const card of cards) {
    const { ways } = defOf(g, card);
    for (let way = 0; way < ways.length; way++) {
      const { ability, mode, least } = ways[way]!;
      if ((mode.windows & window) === 0) continue;
      if (least > force && costsAsPrinted(g)) continue;
      if (whyNotBattleCard(g, seat, card, window, way) === null)
        options.push({ kind: 'battle', card, ability: ability.id, way });
    }
  }
}

/** What a unit can do instead of attacking. */
export const wouldAttackPlays = (g: Table, unit: number): PlayAbility[] =>
  abilityPlays(g, controllerOf(g.state, unit), WOULD_ATTACK, []).filter((play) => play.unit === unit);
