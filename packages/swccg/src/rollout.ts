/** How playouts go on: by a look at the numbers, never by thinking ahead, cheap more than clever; and what nobody does who knows the rules. */
import { bestIndex, opponentOf, type RolloutPolicy } from '@dejarik/kernel';
import { forceAt, placeWorth } from './evaluate.ts';
import { ONE } from './exact.ts';
import { drainAmount } from './rules/drains.ts';
import { isWeaponOrDevice } from './rules/kinds.ts';
import { AT, DRIVER, LOCATION, ON, PILOT } from './rules/lies.ts';
import { whereIs } from './rules/live.ts';
import { isPiloted, totalPower, valueOf } from './rules/query.ts';
import type { GoTo, Option } from './rules/questions.ts';
import { ACTIVATE, CONTROL, DEPLOY, FORCE, hand, pile, RESERVE, type State, USED } from './rules/state.ts';
import type { Table } from './rules/table.ts';

function choose(g: Table): number {
  const { options, kind, seat } = g.state.question!;
  switch (kind) {
    case 'act':
      // Whatever else could be done is what the options that are tried are for.
      return first(
        options,
        (option) => option.kind === 'activate' || (option.kind === 'drain' && drainAmount(g, seat, option.card) > 0),
      );
    case 'respond':
      return options.length - 1;
    case 'where':
      return bestIndex(options, (option) => (option.kind === 'to' ? goodAt(g, option) : 0));
    case 'lose':
      return bestIndex(options, lossWorth);
    case 'damage':
      return bestIndex(options, (option) => damageWorth(g, option));
    default:
      return 0;
  }
}

/** The first option of the kind, or the last of all: to pass. */
function first(options: readonly Option[], isIt: (option: Option) => boolean): number {
  const found = options.findIndex(isIt);
  return found < 0 ? options.length - 1 : found;
}

/** Where the card does most: at a place it helps to hold, in a ship that waits for its pilot, with those who can use it. */
function goodAt(g: Table, { on, as, cost }: GoTo): number {
  const s = g.state;
  const { seat, about } = s.question!;
  if (as === LOCATION || on < 0) return 0;
  if (as === PILOT || as === DRIVER) return isPiloted(g, on) ? 0 : 4;
  if (as === ON) return isHelp(g, about) === (s.controller[on] === seat) ? 1 + rank(g, on) - cost : -1;
  const at = whereIs(g, on);
  if (as !== AT || at < 0 || about < 0) return -cost;
  const enemy = opponentOf(s, seat);
  const [mine, theirs] = [forceAt(g, seat, at), forceAt(g, enemy, at)];
  const power = mine.power + valueOf(g, about, 'power') / ONE;
  const after = { ...mine, power, isThere: mine.isThere || valueOf(g, about, 'ability') > 0 };
  return placeWorth(after, theirs, TURNS) - placeWorth(mine, theirs, TURNS) - cost * 0.1;
}

/** Turns for which a location is held, as a rule. */
const TURNS = 3;

const isHelp = (g: Table, card: number): boolean => card >= 0 && isWeaponOrDevice(g, card);
const rank = (g: Table, card: number): number => valueOf(g, card, 'power') / (10 * ONE);

/** What is used up already is missed least; what is in hand most. */
const PILE_WORTH: { readonly [zone: number]: number } = { [USED]: 3, [RESERVE]: 2, [FORCE]: 1 };
const lossWorth = (option: Option): number => (option.kind === 'loseTop' ? (PILE_WORTH[option.pile] ?? 0) : 0);

/** A card whose forfeit value is just enough; Force rather than a card that is worth more than what is owed. */
function damageWorth(g: Table, option: Option): number {
  if (option.kind !== 'forfeit') return option.kind === 'done' ? 10 : lossWorth(option);
  const { battle, question } = g.state;
  const seat = question!.seat;
  const owed = Math.max(battle!.attritionLeft[seat]!, battle!.damageLeft[seat]!);
  const value = valueOf(g, option.card, 'forfeit');
  const waste = Math.max(0, value - owed) / ONE;
  return battle!.attritionLeft[seat]! > 0 ? 8 - waste : 3.5 - waste - value / (8 * ONE);
}

/** Whether what was decided at `from` has had its effect: players are asked for their next action again. */
const isSettled = ({ state: s }: Table, from: State): boolean =>
  s.question === null || s.turn !== from.turn || (s.question.kind === 'act' && s.battle === null);

export const rollout: RolloutPolicy<State, Table> = { choose, isSettled };

/** Enough to choose from: more in hand is Life Force that is gone. */
const FULL_HAND = 9;
/** So much less power is a battle to lose. */
const HOPELESS = 3 * ONE;

export function givesAway(g: Table, option: Option): boolean {
  const s = g.state;
  const { kind, seat, options } = s.question!;
  switch (option.kind) {
    case 'pass':
      return kind === 'act' && seat === s.acting && options.some((other) => other.kind === WASTED[s.phase]);
    case 'number':
      // The most comes first; half of it may be saved.
      return kind === 'activate' && option.n < leastToActivate(g, seat, options[0] as typeof option);
    case 'no':
      return kind === 'battleDestiny';
    case 'draw':
      return (
        hand(s, seat).length >= FULL_HAND || pile(s, seat, RESERVE).length + pile(s, seat, USED).length < FULL_HAND
      );
    case 'to':
      // A weapon works for whoever holds it (CCG-DEP-15).
      return option.as === ON && s.controller[option.on] !== seat && isWeaponOrDevice(g, s.question!.about);
    case 'battle':
      return totalPower(g, seat, option.card) + HOPELESS < totalPower(g, opponentOf(s, seat), option.card);
    default:
      return false;
  }
}

/** What costs nothing, or is what the Force was activated for: by phase. */
const WASTED: { readonly [phase: number]: Option['kind'] } = {
  [ACTIVATE]: 'activate',
  [CONTROL]: 'drain',
  [DEPLOY]: 'deploy',
};

/** All, but for those who have enough Force and need their Reserve Deck for destiny. */
function leastToActivate({ state: s }: Table, seat: number, most: { readonly n: number }): number {
  const isRich = pile(s, seat, FORCE).length > FULL_HAND || pile(s, seat, RESERVE).length - most.n < 3;
  return isRich ? 0 : most.n;
}
