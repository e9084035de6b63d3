/** Playing activated abilities and Battle cards: what may be played now, why not, and starting it. */
import { call, type Frame, type Option, option, procedure, type Reason } from '@dejarik/kernel';
import type { BeforeAttacks } from '../cards/catalogue.ts';
import {
  BUILD_STEP,
  type Chosen,
  type Compiled,
  GENERAL,
  IN_ATTACK,
  type Mode,
  PREVENTION,
  REROLL,
  WOULD_ATTACK,
} from '../language/meaning.ts';
import type { Filter, PlayedKeyword, Restriction } from '../language/tree.ts';
import { candidates } from './choose.ts';
import { cannotPlay, canPay, extraAbilityCost, extraBattleCost, payableWith } from './costs.ts';
import { currentDamage, pendingFor } from './damage.ts';
import { currentRoll } from './dice.ts';
import { event, happen, tell } from './events.ts';
import { ARENA_NUMBER, type Context, holds, matches } from './filter.ts';
import { isOn, type LiveAbility, live } from './live.ts';
import { isPointless } from './odd-targets.ts';
import * as no from './reasons.ts';
import { resolveFrame } from './resolve.ts';
import { ABOARD, BATTLE, DECLARED, DISCARD, enemyOf, HAND, inArena, MOST_CARDS, type State } from './state.ts';
import { countUse, defOf, ownerOf, placeOf, type Table } from './table.ts';

/** Tells every instance of an ability on every unit apart (TCG-ACT-11); of several ways to play it, one is used. */
const useKey = (entry: LiveAbility): number =>
  ((entry.grant + 0x10_0000) * 8192 + entry.ability.id) * MOST_CARDS + entry.source;

/** Where uses count for this mode: the list that is emptied when the ability may be played again (TCG-ACT-07). */
function usesOf(g: Table, mode: Mode, chanceUses: number[]): number[] {
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
function playedKeyword(ability: Compiled, mode: Mode): { readonly keyword: PlayedKeyword; readonly n: number } | null {
  for (let at = mode.start; at < ability.program.length; at++) {
    const op = ability.program[at]!;
    if (op.do === 'keyword') return op;
    if (op.do !== 'pay') return null;
  }
  return null;
}

/** The rule that says when it is played. */
function wrongTime({ windows }: Mode): Reason {
  switch (windows) {
    case BUILD_STEP:
      return no.BUILD_STEP_ONLY;
    case WOULD_ATTACK:
      return no.WOULD_ATTACK_ONLY;
    case REROLL:
      return no.REROLL_ONLY;
    case PREVENTION:
      return no.NO_DAMAGE;
    case IN_ATTACK:
      return no.ATTACK_ONLY;
    case GENERAL:
      return no.BETWEEN_ATTACKS;
    default:
      return no.IN_BATTLE;
  }
}

export function whyNotAbility(
  g: Table,
  entry: LiveAbility,
  mode: Mode,
  window: number,
  chanceUses: number[],
): Reason | null {
  const s = g.state;
  if ((mode.windows & window) === 0) return wrongTime(mode);
  const place = placeOf(s, entry.source);
  // TCG-ACT-05, TCG-PREV-02
  if (!inArena(place) && !entry.ability.prevents) return no.NOT_IN_ARENA;
  if (s.zone[entry.source] === ABOARD && entry.ability.ofItself) return no.PILOTING;
  if (!isOn(g, entry)) return no.CONDITION;
  if (usesOf(g, mode, chanceUses).includes(useKey(entry))) return no.ALREADY_USED;
  const restricted = whyRestricted(g, entry.ability.restrictions, entry);
  if (restricted !== null) return restricted;
  const keyword = playedKeyword(entry.ability, mode);
  if (keyword !== null) {
    const useless = whyNotKeyword(g, entry.source, keyword.keyword);
    if (useless !== null) return useless;
  } else if (mode.needs !== null && !needsMet(g, entry.ability, mode, entry)) return no.NOTHING_TO_CHOOSE;
  if (mode.asAttacker && s.attacker !== entry.source) return no.NOT_ATTACKING;
  if (window === REROLL && !rerollsThis(g, entry.ability, entry.seat)) return no.REROLL_ONLY;
  if (window === PREVENTION && keyword === null && mode.needs === null && !somethingToPrevent(g, entry.ability, entry))
    return no.NO_DAMAGE;
  if (cannotPlay(g, entry.seat, 'activated abilities')) return no.FORBIDDEN;
  if (!canPay(g, entry.ability.costs, entry, extraAbilityCost(g, entry.seat))) return no.CANNOT_PAY;
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
  const mine = s.attacksMade[seat * 3 + arena]!;
  const theirs = before.whose === 'your' ? 0 : s.attacksMade[enemyOf(seat) * 3 + arena]!;
  return mine + theirs > 0 || s.battleIn > arena;
}

/** Evade and Deflect want damage pending to their unit; Intercept, an attack on another of your units there. */
function whyNotKeyword(g: Table, unit: number, keyword: PlayedKeyword): Reason | null {
  const s = g.state;
  if (keyword === 'Intercept') {
    const attacked = s.defender;
    if (s.attackStage !== DECLARED || attacked < 0 || attacked === unit) return no.NO_INTERCEPT;
    return ownerOf(s, attacked) === ownerOf(s, unit) && s.zone[attacked] === s.zone[unit] ? null : no.NO_INTERCEPT;
  }
  return evadable(g, unit, keyword) > 0 ? null : no.NO_DAMAGE;
}

function evadable(g: Table, unit: number, keyword: PlayedKeyword): number {
  const damage = currentDamage(g);
  if (damage === null) return 0;
  let sum = 0;
  for (const pending of damage.pending)
    if (pending.unit === unit && pending.preventable && (keyword !== 'Evade' || pending.evadable)) sum += pending.n;
  return sum;
}

/** What prevents damage wants some pending to the unit it speaks of, or to one that it could choose. */
function somethingToPrevent(g: Table, ability: Compiled, context: Context): boolean {
  const damage = currentDamage(g);
  if (damage === null) return false;
  let choices = 0;
  for (const op of ability.program) {
    if (op.do === 'prevent' && op.target === 'this') return pendingFor(damage, context.source) > 0;
    if (op.do !== 'choose' || op.purpose !== 'prevent') continue;
    if (candidates(g, op.target, op.purpose, context).length > 0) return true;
    choices++;
  }
  return choices === 0 && damage.pending.some((pending) => pending.n > 0 && pending.preventable);
}

/** "Your attack dice" are those of the unit you attack with. */
function rerollsThis(g: Table, ability: Compiled, seat: number): boolean {
  const roll = currentRoll(g);
  if (roll === null || roll.rollFor !== 'attack') return false;
  return ability.program.some((op) => op.do === 'reroll' && (op.whose === 'your') === (roll.seat === seat));
}

/** A unit that is discarded as the cost lies in the discard pile when the choice is made, and may be what is chosen. */
function canChooseItself(g: Table, ability: Compiled, filter: Filter, context: Context): boolean {
  if (!ability.costs.some((cost) => cost.is === 'discardThis')) return false;
  const { zone } = g.state;
  const before = zone[context.source]!;
  zone[context.source] = DISCARD;
  const fits = matches(g, filter, context.source, context);
  zone[context.source] = before;
  return fits;
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
      candidates(g, needs.target, needs.purpose, context).some(
        (card) => !usedUp(ability, needs.target, card, context),
      ) || canChooseItself(g, ability, needs.target.choose, context)
    );
  return payableWith(g, taking, context).some(
    (unit) =>
      candidates(g, needs.target, needs.purpose, { ...context, it: [unit], arena: g.state.zone[unit]! }).length > 0,
  );
}

/** Everything the seat's units can play in this window. */
export function abilityPlays(g: Table, seat: number, window: number, chanceUses: number[]): Option[] {
  const options: Option[] = [];
  const entries = live(g).activated[seat]!;
  for (const entry of entries) {
    const { modes } = entry.ability;
    for (let index = 0; index < modes.length; index++) {
      const mode = modes[index]!;
      if ((mode.windows & window) === 0 || whyNotAbility(g, entry, mode, window, chanceUses) !== null) continue;
      pushPlay(g, options, entry, mode, index);
    }
  }
  return options;
}

/** What the number of an option means: which of its ways the ability is played in, and for Evade how much it prevents. */
export const wayOf = ({ modes }: Compiled, n: number): { readonly index: number; readonly amount: number } => ({
  index: n % modes.length,
  amount: Math.floor(n / modes.length),
});

/** Evade is one option for each amount it can prevent (TCG-KW-EVADE-01). What a unit was given twice is offered once. */
function pushPlay(g: Table, options: Option[], entry: LiveAbility, mode: Mode, index: number): void {
  const { source, ability, grant } = entry;
  const keyword = playedKeyword(ability, mode);
  if (
    grant !== 0 &&
    options.some((play) => play.card === source && play.target === ability.id && wayOf(ability, play.n).index === index)
  )
    return;
  if (keyword?.keyword !== 'Evade') {
    options.push(option('ability', source, ability.id, index));
    return;
  }
  for (let amount = Math.min(keyword.n, evadable(g, source, 'Evade')); amount > 0; amount--)
    options.push(option('ability', source, ability.id, index + ability.modes.length * amount));
}

/** By public facts alone: cards in hand, and Force enough for the cheapest Battle card there is for this moment. */
export function couldPlayBattleCard(g: Table, seat: number, window: number): boolean {
  const s = g.state;
  if (s.phase !== BATTLE || s.hand[seat]!.length === 0) return false;
  if (s.force[seat]! < g.cards.cheapestPlay(window, seat, (before) => isTooLate(s, before, seat))) return false;
  if (window === REROLL && currentRoll(g)?.rollFor !== 'attack') return false; // no card rerolls other dice
  return !cannotPlay(g, seat, 'Battle cards');
}

export function whyNotBattleCard(g: Table, seat: number, card: number, window: number, modeIndex = 0): Reason | null {
  const s = g.state;
  const def = defOf(g, card);
  if (s.zone[card] !== HAND || def.card.type !== 'Battle' || def.play === null) return no.NOT_A_BATTLE_CARD;
  const mode = def.play.modes[modeIndex]!;
  if (s.phase !== BATTLE && mode.windows !== BUILD_STEP) return no.NOT_BATTLE_PHASE;
  if ((mode.windows & window) === 0) return wrongTime(mode);
  const context: Context = { seat, source: card, it: [], arena: -1, amount: 0 };
  const restricted = whyRestricted(g, def.play.restrictions, context);
  if (restricted !== null) return restricted;
  if (!needsMet(g, def.play, mode, context) || isPointless(g, seat, mode.extension)) return no.NOTHING_TO_CHOOSE;
  if (window === REROLL && !rerollsThis(g, def.play, seat)) return no.REROLL_ONLY;
  if (window === PREVENTION && mode.needs === null && !somethingToPrevent(g, def.play, context)) return no.NO_DAMAGE;
  if (cannotPlay(g, seat, 'Battle cards')) return no.FORBIDDEN;
  return canPay(g, def.play.costs, context, extraBattleCost(g)) ? null : no.CANNOT_PAY;
}

export function battlePlays(g: Table, seat: number, window: number, options: Option[]): void {
  const s = g.state;
  for (const card of s.hand[seat]!) {
    const play = g.cards.cards[s.def[card]!]!.play;
    if (play === null || play.tree.is !== 'activated') continue;
    for (let index = 0; index < play.modes.length; index++)
      if ((play.modes[index]!.windows & window) !== 0 && whyNotBattleCard(g, seat, card, window, index) === null)
        options.push(option('battle', card, play.id, index));
  }
}

/** The option was chosen: note its use, pay what effects add, and carry it out. */
export function startPlay(g: Table, seat: number, answer: Option, window: number, chanceUses: number[]): void {
  if (answer.kind === 'battle') {
    call(g, { proc: 'battleCard', step: 0, seat, card: answer.card, mode: answer.n } as BattleCardFrame);
    return;
  }
  const entry = playable(g, seat, answer, window, chanceUses);
  const { index, amount } = wayOf(entry.ability, answer.n);
  const mode = entry.ability.modes[index]!;
  usesOf(g, mode, chanceUses).push(useKey(entry));
  countUse(g, entry.ability.id);
  tell(g, event('play', seat, entry.source, -1, entry.ability.id));
  const extra = extraAbilityCost(g, seat);
  if (extra > 0) happen(g, event('force', seat, -1, -1, -extra));
  call(
    g,
    resolveFrame({ ability: entry.ability.id, at: mode.start, seat, source: entry.source, it: [], arena: -1, amount }),
  );
}

/** The first instance of the chosen ability that may still be used. */
function playable(g: Table, seat: number, answer: Option, window: number, chanceUses: number[]): LiveAbility {
  for (const entry of live(g).activated[seat]!) {
    if (entry.source !== answer.card || entry.ability.id !== answer.target) continue;
    const { index } = wayOf(entry.ability, answer.n);
    if (whyNotAbility(g, entry, entry.ability.modes[index]!, window, chanceUses) === null) return entry;
  }
  throw new Error('the chosen ability cannot be played');
}

interface BattleCardFrame extends Frame {
  readonly seat: number;
  card: number;
  readonly mode: number;
}

/** TCG-BCARD-01: pay at once, carry out the effect, discard. */
export const battleCard = procedure<Table, BattleCardFrame>('battleCard', {
  play(g, f) {
    const played = event('reveal', f.seat, f.card);
    happen(g, played);
    f.card = played.card;
    const ability = defOf(g, f.card).play!;
    countUse(g, ability.id);
    const extra = extraBattleCost(g);
    if (extra > 0) happen(g, event('force', f.seat, -1, -1, -extra));
    call(
      g,
      resolveFrame({
        ability: ability.id,
        at: ability.modes[f.mode]!.start,
        seat: f.seat,
        source: f.card,
        it: [],
        arena: -1,
        amount: 0,
      }),
    );
  },
  discard(g, f) {
    happen(g, event('discard', f.seat, f.card));
  },
});

/** What a unit can do instead of attacking. */
export const wouldAttackPlays = (g: Table, unit: number): Option[] =>
  abilityPlays(g, ownerOf(g.state, unit), WOULD_ATTACK, []).filter((play) => play.card === unit);
