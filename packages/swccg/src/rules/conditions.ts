/** Whether what texts say is true of the table as it is now. */
import { opponentOf } from '@dejarik/kernel';
import type { Condition, Spot } from '../language/tree.ts';
import { amount } from './amounts.ts';
import { BATTLE_CONDITION_TESTS } from './conditions-battle.ts';
import { WEAPONS_CONDITION_TESTS } from './conditions-weapons.ts';
import { LOCATIONS_CONDITION_TESTS } from './conditions-locations.ts';
import { TRAVEL_CONDITION_TESTS } from './conditions-travel.ts';
import { CHARACTERS_CONDITION_TESTS } from './conditions-characters.ts';
import { EFFECTS_CONDITION_TESTS } from './conditions-effects.ts';
import { SPECIAL_CONDITION_TESTS } from './conditions-special.ts';
import type { Context } from './live-index.ts';
import { cardsInPlay } from './live.ts';
import { passCondition } from './passing.ts';
import { controls, hasPresence, isAlone } from './presence.ts';
import { isSoMany, isWhose, type Speech } from './speech.ts';
import { cardsOfRef, countOf, fits, hereOf, isAt, isNight, isOf, isPlace, isThan, PHASES } from './spoken.ts';
import { DRIVER, FORCE, PASSENGER, PILOT, pile, RESERVE, USED } from './state.ts';
import type { Table } from './table.ts';

/** Whether it is true of a location that is meant by `here` or a description. */
function someSpot(g: Table, who: Context, spot: Spot, isSo: (location: number) => boolean): boolean {
  if (spot === 'here') return isSo(hereOf(g, who));
  return g.state.groups.some((group) => group.some((location) => fits(g, who, spot, location) && isSo(location)));
}

function holds(g: Table, who: Context, condition: Condition): boolean {
  const s = g.state;
  passCondition(g, condition);
  switch (condition.is) {
    case 'control':
      return someSpot(g, who, condition.what, (location) => controls(g, who.seat, location));
    case 'occupy':
      return someSpot(g, who, condition.what, (location) => hasPresence(g, who.seat, location));
    case 'opponentControls':
      return someSpot(g, who, condition.what, (location) => controls(g, opponentOf(s, who.seat), location));
    case 'there':
      return isSoMany(condition.n, countOf(g, who, condition.what));
    case 'is':
      return cardsOfRef(g, who, condition.who).some((card) => fits(g, who, condition.what, card));
    case 'isAt':
      return cardsOfRef(g, who, condition.who).some((card) => isAt(g, who, condition.where, card));
    case 'piloting':
      return cardsOfRef(g, who, condition.who).some(
        (card) => (s.as[card] === PILOT || s.as[card] === DRIVER) && fits(g, who, condition.what, s.on[card]!),
      );
    case 'passenger':
      return cardsOfRef(g, who, condition.who).some(
        (card) => s.as[card] === PASSENGER && fits(g, who, condition.what, s.on[card]!),
      );
    case 'compare':
      return isThan(amount(g, who, condition.a), condition.than, amount(g, who, condition.b));
    case 'phase':
      return s.phase === PHASES[condition.phase] && isWhose(who, condition.whose, s.acting);
    case 'turn':
      return isWhose(who, condition.whose, s.acting);
    case 'nighttime':
      return s.groups.some((group) =>
        group.some((location) => isPlace(g, who, condition.where, location) && isNight(g, location)),
      );
    case 'inBattle': {
      const { battle } = s;
      if (battle === null || !cardsOfRef(g, who, condition.who).some((card) => battle.cards.includes(card)))
        return false;
      const { what } = condition;
      return what === undefined || battle.cards.some((card) => fits(g, who, what, card));
    }
    case 'defendsAlone':
      return (
        s.battle !== null && cardsInPlay(g).some((card) => defendsAlone(g, card) && isOf(g, who, condition.who, card))
      );
    case 'initiated':
      return s.battle?.by === who.seat;
    case 'opponentInitiated':
      return s.battle !== null && s.battle.by !== who.seat;
    case 'battleAt':
      return s.battle !== null && isPlace(g, who, condition.where, s.battle.at);
    case 'lifeForce':
      return lifeForceOf(g, who.seat) < condition.n;
    case 'starting':
      return false;
    case 'not':
      return !holds(g, who, condition.that);
    case 'either':
      return condition.a.every((one) => holds(g, who, one)) || condition.b.every((one) => holds(g, who, one));
    default:
      return (CONDITION_TESTS[(condition as Condition).is] as TestOf)(g, who, condition);
  }
}

type TestOf = (g: Table, who: Context, condition: Condition) => boolean;

const CONDITION_TESTS: { readonly [is: string]: unknown } = {
  ...BATTLE_CONDITION_TESTS,
  ...WEAPONS_CONDITION_TESTS,
  ...LOCATIONS_CONDITION_TESTS,
  ...TRAVEL_CONDITION_TESTS,
  ...CHARACTERS_CONDITION_TESTS,
  ...EFFECTS_CONDITION_TESTS,
  ...SPECIAL_CONDITION_TESTS,
};

/** CCG-READ-091: the opponent started the battle, and it is alone as CCG-PRS-15 has it. */
function defendsAlone(g: Table, card: number): boolean {
  const { battle, controller } = g.state;
  return battle !== null && controller[card] !== battle.by && battle.cards.includes(card) && isAlone(g, card);
}

/** CCG-OBJ-03. */
const lifeForceOf = ({ state: s }: Table, seat: number): number =>
  pile(s, seat, RESERVE).length + pile(s, seat, FORCE).length + pile(s, seat, USED).length;

export const speech: Speech = { fits, isOf, isAt, isPlace, holds, amount };
