/**
 * How a position looks to a seat, for bots: 0 lost, 1 won. Counted in Life Force: what each has left, what the hand
 * promises, what is in play, and what every location will bring or cost in the turns to come.
 */
import { opponentOf } from '@dejarik/kernel';
import { type CardType, STATS } from './cards/card.ts';
import { ONE } from './exact.ts';
import { blocksDrain } from './rules/capturing.ts';
import { seatUsing } from './rules/carrying.ts';
import { drainAmount } from './rules/drains.ts';
import { isCharacter, isStarship, isSystem, isWeaponOrDevice } from './rules/kinds.ts';
import { locationsOn } from './rules/layout.ts';
import { LOCATION } from './rules/lies.ts';
import { cardsAt, cardsInPlay } from './rules/live.ts';
import { ABILITY_FOR_DESTINY, generation, totalAbility, totalPower } from './rules/query.ts';
import { FORCE, hand, lifeForce, pile, RESERVE } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

const OUTCOMES = { won: 1, lost: 0, drawn: 0.5 } as const;

/** Life Force beyond this is there to be spent on cards. */
const LITTLE_LIFE = 15;
const MUCH_LIFE_WORTH = 0.6;

/** What a card in hand promises, by type. Interrupts are counted on their own. */
const PROMISE: Readonly<Record<CardType, number>> = {
  Character: 1,
  Starship: 1,
  Vehicle: 0.7,
  Weapon: 0.6,
  Device: 0.4,
  Effect: 0.7,
  Interrupt: 0,
  Location: 1.2,
  Creature: 0.4,
  'Epic Event': 0.4,
};
/** Of a card that is on the table already, and can be there only once. */
const SECOND_PROMISE = 0.1;
const PROMISE_WORTH = 1.3;
/** How much promise there can be use for: a little, more with the Force to pay for it, never more than so much. */
const SOME_PROMISE = 3;
const FORCE_FOR_PROMISE = 3;
const MOST_PROMISE = 10;
/** An Interrupt in hand; one that can be paid for. */
const INTERRUPT_WORTH = 0.8;
const MANY_INTERRUPTS = 4;
const ANSWER_WORTH = 0.3;
const MANY_ANSWERS = 3;

/** Force that can be activated each turn, as long as there is use for it and cards to activate. */
const GENERATION_WORTH = 0.9;
const MUCH_GENERATION = 14;
const LIFE_TO_ACTIVATE = 20;
/** Force that is ready, for the opponent's turn too. */
const READY_WORTH = 0.08;
const MUCH_READY = 8;
/** Cards that have to be left to draw destiny from. */
const FOR_DESTINY = 3;
const DESTINY_CARD_WORTH = 0.4;

/** What a card is worth by being in play, beside its power. */
const LOCATION_WORTH = 1;
const IN_PLAY_WORTH = 1.2;
const FORFEIT_WORTH = 0.25;
const FORFEIT = STATS.indexOf('forfeit');

/** Force drains are counted for so many turns at most, fewer when the game is nearly over. */
const MOST_TURNS = 4;
const LIFE_PER_TURN = 10;
const SCALE = 20;

export function evaluate(g: Table, seat: number): number {
  const s = g.state;
  if (s.result !== null) return OUTCOMES[s.result.outcomes[seat]!];
  const enemy = opponentOf(s, seat);
  const [mine, theirs] = [lifeForce(s, seat), lifeForce(s, enemy)];
  const shorter = Math.min(mine, theirs);
  const turns = Math.min(MOST_TURNS, 1 + shorter / LIFE_PER_TURN);
  const score =
    standing(g, seat, mine) - standing(g, enemy, theirs) + cardsWorth(g, seat) + placesWorth(g, seat, enemy, turns);
  // Never so sure that nothing makes a difference any more: a game that is won has to be ended too.
  return 0.5 + (0.5 * score) / (SCALE + shorter + Math.abs(score));
}

/** Life Force, the hand, and the Force there is and will be for it. */
function standing(g: Table, seat: number, life: number): number {
  const s = g.state;
  const ready = pile(s, seat, FORCE).length;
  const comes = generation(g, seat);
  const lacking = Math.max(0, FOR_DESTINY - pile(s, seat, RESERVE).length);
  return (
    life * MUCH_LIFE_WORTH +
    Math.min(life, LITTLE_LIFE) * (1 - MUCH_LIFE_WORTH) +
    handWorth(g, seat, ready, comes) +
    Math.min(comes, MUCH_GENERATION) * GENERATION_WORTH * Math.min(1, life / LIFE_TO_ACTIVATE) +
    Math.min(ready, MUCH_READY) * READY_WORTH -
    lacking * DESTINY_CARD_WORTH
  );
}

/** The first cards count in full, then less and less. */
function handWorth(g: Table, seat: number, ready: number, comes: number): number {
  const s = g.state;
  let interrupts = 0;
  let promise = 0;
  for (const card of hand(s, seat)) {
    const { type } = defOf(g, card);
    if (type === 'Interrupt') interrupts++;
    else promise += isSecond(g, seat, card) ? SECOND_PROMISE : PROMISE[type];
  }
  // Where nothing happens any more it takes other cards.
  const most = Math.min(MOST_PROMISE, SOME_PROMISE + (ready + comes) / FORCE_FOR_PROMISE) + s.idleTurns;
  const used = Math.min(promise, most);
  return (
    (used - (used * used) / (2 * most)) * PROMISE_WORTH +
    Math.min(interrupts, MANY_INTERRUPTS) * INTERRUPT_WORTH +
    Math.min(interrupts, ready, MANY_ANSWERS) * ANSWER_WORTH
  );
}

function isSecond(g: Table, seat: number, card: number): boolean {
  const { dots, titleId } = defOf(g, card);
  if (dots !== 1) return false;
  return cardsInPlay(g).some((other) => g.state.controller[other] === seat && defOf(g, other).titleId === titleId);
}

/** Cards in play for what they are, the seat's less the others'. */
function cardsWorth(g: Table, seat: number): number {
  const s = g.state;
  let worth = 0;
  for (const card of cardsInPlay(g)) {
    // Whoever bears a weapon or a device has the use of it.
    const whose = isWeaponOrDevice(g, card) ? seatUsing(g, card) : s.controller[card];
    const forfeit = Math.max(0, defOf(g, card).numbers[FORFEIT]! / ONE);
    const own = s.as[card] === LOCATION ? LOCATION_WORTH : IN_PLAY_WORTH + forfeit * FORFEIT_WORTH;
    worth += whose === seat ? own : -own;
  }
  return worth;
}

// What the locations will bring and cost: Force drains, and battles where both players are.

const COST = STATS.indexOf('deploy');
const POWER = STATS.indexOf('power');

/** What a seat has at a location. */
interface Forces {
  readonly isThere: boolean;
  /** Power, and what a destiny draw will add. */
  readonly power: number;
  /** What it can drain here when it is alone. */
  readonly drain: number;
}

/** Of battle destiny. */
const MEAN_DESTINY = 3;

const POWER_WORTH = 0.4;
/** What a point of advantage is worth in the battle to come, up to as many as make one sure. */
const ADVANTAGE_WORTH = 0.6;
const MOST_ADVANTAGE = 9;
/** So many points of advantage make it three to one who will be left, and able to drain; sometimes it is neither. */
const GOOD_ODDS = 3;
const SOMEBODY_LEFT = 0.8;
/** How sure a place is without any power there, and the power that makes it safe. */
const HELD_ANYWAY = 0.5;
const SAFE_POWER = 8;
/** Of the power in hand, what can be brought to where it is wanted. */
const DEPLOYABLE = 0.6;

function placesWorth(g: Table, seat: number, enemy: number, turns: number): number {
  let worth = 0;
  // Whoever can deploy will do so where most is to be had.
  let [best, worst] = [0, 0];
  const more = [seat, enemy].map((whose) => [reinforcements(g, whose, false), reinforcements(g, whose, true)]);
  for (const location of locationsOn(g.state)) {
    const mine = forceAt(g, seat, location);
    const theirs = forceAt(g, enemy, location);
    const now = placeWorth(mine, theirs, turns);
    worth += now;
    const kind = isSystem(g, location) ? 1 : 0;
    best = Math.max(best, placeWorth(withMore(mine, more[0]![kind]!), theirs, turns) - now);
    worst = Math.min(worst, placeWorth(mine, withMore(theirs, more[1]![kind]!), turns) - now);
  }
  return worth + best + worst;
}

const withMore = (force: Forces, more: number): Forces =>
  more > 0 ? { ...force, isThere: true, power: force.power + more } : force;

export function forceAt(g: Table, seat: number, location: number): Forces {
  const ability = totalAbility(g, seat, location);
  const draws = ability >= ABILITY_FOR_DESTINY && pile(g.state, seat, RESERVE).length > 0;
  return {
    isThere: ability >= ONE,
    power: totalPower(g, seat, location) / ONE + (draws ? MEAN_DESTINY : 0),
    drain: isSpiedOn(g, seat, location) ? 0 : drainAmount(g, seat, location) / ONE,
  };
}

const isSpiedOn = (g: Table, seat: number, location: number): boolean =>
  cardsAt(g, location).some((card) => g.state.controller[card] !== seat && blocksDrain(g, card));

/** To the first of the two; `turns`: how often a Force drain will be repeated. */
export function placeWorth(mine: Forces, theirs: Forces, turns: number): number {
  const worth = (mine.power - theirs.power) * POWER_WORTH;
  if (mine.isThere && theirs.isThere) {
    const ahead = mine.power - theirs.power;
    const odds = 1 / (1 + Math.exp(-ahead / GOOD_ODDS));
    const drains = (odds * mine.drain - (1 - odds) * theirs.drain) * SOMEBODY_LEFT;
    return worth + drains * turns + Math.max(-MOST_ADVANTAGE, Math.min(MOST_ADVANTAGE, ahead)) * ADVANTAGE_WORTH;
  }
  if (mine.isThere) return worth + mine.drain * turns * held(mine);
  if (theirs.isThere) return worth - theirs.drain * turns * held(theirs);
  return worth;
}

/** How likely it is that whoever is alone there stays so. */
const held = ({ power }: Forces): number => HELD_ANYWAY + (1 - HELD_ANYWAY) * Math.min(1, power / SAFE_POWER);

/** The power that a seat could bring to one place with the Force that is ready. */
function reinforcements(g: Table, seat: number, space: boolean): number {
  const s = g.state;
  let force = pile(s, seat, FORCE).length * ONE;
  let power = 0;
  for (const card of hand(s, seat)) {
    if (!(space ? isStarship(g, card) : isCharacter(g, card))) continue;
    const { numbers } = defOf(g, card);
    const cost = Math.max(0, numbers[COST]!);
    if (cost > force) continue;
    force -= cost;
    power += Math.max(0, numbers[POWER]!);
  }
  return (DEPLOYABLE * power) / ONE;
}
