/** Why a player cannot do what they want to, by the same functions that decide what is offered. */
import { counted, type Wish as GameWish, type Option, type Reason } from '@dejarik/kernel';
import { planetName } from './describe.ts';
import { mayFight } from './rules/battle.ts';
import { countersLeft, hasObjective, mayCoexist, mayLocate, price } from './rules/deploy.ts';
import { duelOptions, plainFight } from './rules/duel.ts';
import { evacuations } from './rules/evacuation.ts';
import { handlingCards, handlingNumbers, MOST_HANDLING, racingPilot } from './rules/podrace.ts';
import { BATTLE, DEPLOY, enemyOf, HAND, HYPERSPACE, onPlanet, RACE } from './rules/state.ts';
import { userBox } from './rules/stats.ts';
import { cardsAt, defOf, isCharacter, isHidden, ownerOf, type Table } from './rules/table.ts';

export const WISHES = [
  'deploy',
  'race',
  'launch',
  'locate',
  'lap',
  'evacuate',
  'duel',
  'battle',
  'declare',
  'use',
] as const;
type Kind = (typeof WISHES)[number];

/** What a player would like to do. `target`: whom to challenge to a duel, or who is to use a Weapon. */
export type Wish = GameWish<Kind>;

const reason = (rule: string, why: string): Reason => ({ rule, why });
const GAME_OVER = reason('YJ-OBJ-03', 'the game is over');
const NO_CARD = reason('YJ-HID-10', 'there is no such card, or it may not be looked at');
const NOT_YOURS = reason('YJ-CARD-02', 'this card is not yours');
const NOT_IN_HAND = reason('YJ-DEP-04', 'only a card in your hand can be played');
const DEPLOY_STEP = reason('YJ-TURN-03', 'this is done in your own Deploy step');
const FIRST_PLANET = reason('YJ-PLT-01', 'there is no planet yet');
const NOW = reason('YJ-TURN-07', 'something else has to be decided first');
const NOT_DEPLOYED = reason('YJ-DEP-04', 'only Characters, Weapons and Effects are deployed to a planet');
const BATTLE_CARD = reason('YJ-DEP-07', 'Battle cards are never deployed; they go from your hand into a battle plan');
const ONE_EFFECT = reason('YJ-EFF-02', 'you have an Effect on this planet already');
const UNIQUE = reason('YJ-STK-05', 'you have a card of this title in play, and it is unique');
const UNIQUE_SHIP = reason('YJ-STK-06', 'you have a Starship of this title in Hyperspace, and it is unique');
const ONE_PLANET = reason('YJ-STK-03', 'you have a card of this title in play somewhere else');
const NO_OBJECTIVE = reason('YJ-POD-02', 'you have no Boonta Eve Classic to race at');
const NO_RACER = reason('YJ-POD-02', 'only a Podracer pilot and a Podracer go to the Boonta Eve Classic');
const ONE_RACER = reason('YJ-POD-02', 'one pilot and one Podracer is all for the whole game');
const NO_STARSHIP = reason('YJ-SHP-01', 'only Starships go to Hyperspace');
const NO_LOCATION = reason('YJ-PLT-02', 'this is no Location');
const OTHER_PLANET = reason('YJ-PLT-02', 'only a Location of the current planet is put on top');
const SAME_LOCATION = reason('YJ-PLT-04', 'this is the current location already');
const NO_LAPS = reason('YJ-POD-07', 'laps are raced with a pilot and the matching Podracer at the Boonta Eve Classic');
const LOCATION_LAP = reason('YJ-POD-11', 'a Location is no lap card');
const REFUELLED = reason('YJ-POD-18', 'after refuelling no more lap cards are played this turn');
const MUCH_HANDLING = reason('YJ-POD-12', `${MOST_HANDLING} handling cards are all for one lap`);
const NOT_ON_PLANET = reason('YJ-SHP-04', 'only Characters and Weapons on a planet are evacuated');
const NO_TRANSPORT = reason('YJ-SHP-04', 'you have no transport in Hyperspace');
const NO_BATTLE_CARD = reason('YJ-BC-01', 'only Battle cards are taken from hand for a battle');
const NO_BATTLE_YET = reason('YJ-BC-02', 'Battle cards are declared when a battle has begun');
const DECLARED = reason('YJ-BC-02', 'you have declared your Battle cards, and their number stays');
const BATTLE_STEP = reason(
  'YJ-TURN-04',
  'duels and battles are started in your own Battle step, first a duel, then a battle',
);
const NOT_HERE = reason('YJ-PLT-01', 'duels and battles take place on the current planet');
const HIDDEN = reason('YJ-HID-07', 'nobody duels or fights while cards lie face down on the planet');
const NO_FOE = reason('YJ-BP-01', 'both sides need a Character on the planet');
const NO_CHARACTER = reason('YJ-BP-01', 'only Characters fight on a planet');
const NO_DUELIST = reason('YJ-DUEL-03', 'this is no dueling Character');
const ARMED_DUELIST = reason('YJ-ARM-07', 'an Armed & Dangerous Character may defend in a duel but not start one');
const NO_LIGHTSABER = reason('YJ-DUEL-02', 'there is no lightsaber here that it can use');
const NO_CHALLENGE = reason('YJ-DUEL-05', 'only an opposing Character on the current planet can be challenged');
const NO_WEAPON = reason('YJ-WPN-01', 'only Weapons are used');
const NO_USER = reason('YJ-WPN-01', 'it is used by a Character of yours');
const ARMED = reason('YJ-ARM-01', 'an Armed & Dangerous Character uses no Weapon cards');
const NOT_FOR_DUEL = reason('YJ-DUEL-07', 'it cannot be used in this duel by that Character');
const UNUSABLE = reason('YJ-WPN-01', 'that Character is not named on the Weapon');
const IN_PLAN = reason('YJ-BP-05', 'in a battle, a Weapon is put before its user in the plan');

const tooDear = (cost: number, left: number): Reason =>
  reason('YJ-DEP-01', `it costs ${counted(cost, 'counter')}, and you have ${left === 0 ? 'none' : left} left`);

/** Null: it is offered now. */
export function whyNot(g: Table, seat: number, wish: Wish): Reason | null {
  const { question, result } = g.state;
  if (g.cards.cards[g.state.def[wish.card] ?? -1] === undefined) return NO_CARD;
  if (result !== null || question === null) return GAME_OVER;
  if (question.seat === seat && question.options.some((option) => fulfils(g, seat, option, wish))) return null;
  if (ownerOf(g.state, wish.card) !== seat) return NOT_YOURS;
  return REASONS[wish.kind](g, seat, wish.card, wish.target) ?? NOW;
}

/** The kinds of options that fulfil a wish for a card. */
const OPTIONS: Readonly<Record<Kind, readonly string[]>> = {
  deploy: ['deploy'],
  race: ['race'],
  launch: ['launch'],
  locate: ['locate', 'nextPlanet'],
  lap: ['lap'],
  evacuate: [],
  duel: ['duel'],
  battle: [],
  declare: ['declare'],
  use: ['weapon'],
};

function fulfils(g: Table, seat: number, option: Option, { kind, card, target }: Wish): boolean {
  if (option.card < 0) return ownerOf(g.state, card) === seat && fulfilsForAll(g, option, kind, card);
  if (!OPTIONS[kind].includes(option.kind) || option.card !== card) return false;
  return target === undefined || kind !== 'duel' || option.target === target;
}

/** Battles and evacuations are for all cards there. */
function fulfilsForAll(g: Table, { kind, target }: Option, wanted: Kind, card: number): boolean {
  const { zone, current } = g.state;
  if (wanted === 'battle') return kind === 'attack' && zone[card] === current && isCharacter(g, card);
  return wanted === 'evacuate' && kind === 'evacuate' && target === zone[card] && isOnPlanet(g, card);
}

/** A Character or Weapon; Effects are never moved from their planet. */
function isOnPlanet(g: Table, card: number): boolean {
  const zone = g.state.zone[card]!;
  return onPlanet(zone) && cardsAt(g.state, ownerOf(g.state, card), zone).includes(card);
}

type WhyNot = (g: Table, seat: number, card: number, target?: number) => Reason | null;

const REASONS: Readonly<Record<Kind, WhyNot>> = {
  deploy: whyNoDeployment,
  race: whyNoRace,
  launch: whyNoLaunch,
  locate: whyNoLocation,
  lap: whyNoLap,
  evacuate: whyNoEvacuation,
  duel: whyNoDuel,
  battle: whyNoBattle,
  declare: whyNoBattleCard,
  use: whyNoUse,
};

const inOwnStep = (g: Table, seat: number, step: number): boolean => g.state.acting === seat && g.state.step === step;

/** What holds for everything that is played from hand in the Deploy step. */
function fromHand(g: Table, seat: number, card: number): Reason | null {
  if (g.state.zone[card] !== HAND) return NOT_IN_HAND;
  if (g.state.current < 0) return FIRST_PLANET;
  return inOwnStep(g, seat, DEPLOY) ? null : DEPLOY_STEP;
}

function titleInPlay(g: Table, seat: number, card: number, zone: number): Reason | null {
  const def = defOf(g, card);
  if (mayCoexist(g, seat, def, zone)) return null;
  if (def.type === 'Starship') return UNIQUE_SHIP;
  return def.unique ? UNIQUE : ONE_PLANET;
}

function whyNoDeployment(g: Table, seat: number, card: number): Reason | null {
  const def = defOf(g, card);
  if (def.battle && !def.effect) return BATTLE_CARD;
  if (def.type !== 'Character' && def.type !== 'Weapon' && !def.effect) return NOT_DEPLOYED;
  const refused = fromHand(g, seat, card);
  if (refused !== null) return refused;
  if (def.effect && g.state.effects[seat * 3 + g.state.current]!.length > 0) return ONE_EFFECT;
  const [cost, left] = [price(g, seat, def), countersLeft(g, seat)];
  return cost > left ? tooDear(cost, left) : titleInPlay(g, seat, card, g.state.current);
}

function whyNoRace(g: Table, seat: number, card: number): Reason | null {
  const { racer, podracer, counters } = defOf(g, card);
  if (!(racer || podracer)) return NO_RACER;
  if (!hasObjective(g, seat)) return NO_OBJECTIVE;
  const refused = fromHand(g, seat, card);
  if (refused !== null) return refused;
  if ((g.state.raced[seat]! & (podracer ? 2 : 1)) !== 0) return ONE_RACER;
  const left = countersLeft(g, seat);
  return counters > left ? tooDear(counters, left) : titleInPlay(g, seat, card, RACE);
}

function whyNoLaunch(g: Table, seat: number, card: number): Reason | null {
  if (defOf(g, card).type !== 'Starship') return NO_STARSHIP;
  return fromHand(g, seat, card) ?? titleInPlay(g, seat, card, HYPERSPACE);
}

function whyNoLocation(g: Table, seat: number, card: number): Reason | null {
  const def = defOf(g, card);
  if (def.type !== 'Location') return NO_LOCATION;
  const refused = fromHand(g, seat, card);
  if (refused !== null) return refused;
  if (def.planet !== g.state.current) return OTHER_PLANET;
  return mayLocate(g, def) ? null : SAME_LOCATION;
}

function whyNoLap(g: Table, seat: number, card: number): Reason | null {
  const s = g.state;
  const def = defOf(g, card);
  if (def.type === 'Location') return LOCATION_LAP;
  const pilot = racingPilot(g, seat);
  if (pilot < 0) return NO_LAPS;
  const refused = fromHand(g, seat, card);
  if (refused !== null) return refused;
  if (s.refuelled === 1) return REFUELLED;
  const thrust = s.thrust[seat]!;
  if (s.lapsPlayed >= thrust)
    return reason('YJ-POD-09', `with ${counted(thrust, 'Thrust token')} no more than ${thrust} a turn are played`);
  const needed = s.laps[seat]!.length + 1;
  const handling = handlingNumbers(g, seat, defOf(g, pilot)).filter((n) => n !== needed);
  const full = handlingCards(g, seat) >= MOST_HANDLING;
  if (full && def.destiny.some((n) => handling.includes(n))) return MUCH_HANDLING;
  const also = full || handling.length === 0 ? '' : ` or, as a handling card, a ${handling.join(' or ')}`;
  return reason('YJ-POD-10', `the lap needs a ${needed}${also}, and this is a ${def.destiny.join(' or ')}`);
}

function whyNoEvacuation(g: Table, seat: number, card: number): Reason | null {
  if (!isOnPlanet(g, card)) return NOT_ON_PLANET;
  if (!evacuations(g, seat).includes(g.state.zone[card]!)) return NO_TRANSPORT;
  return inOwnStep(g, seat, DEPLOY) ? null : DEPLOY_STEP;
}

function whyNoBattleCard(g: Table, _seat: number, card: number): Reason | null {
  if (!defOf(g, card).battle) return NO_BATTLE_CARD;
  if (g.state.zone[card] !== HAND) return NOT_IN_HAND;
  if (g.state.battle === null) return NO_BATTLE_YET;
  return g.state.question?.kind === 'battleCards' ? null : DECLARED;
}

/** What duels and battles need on the planet. */
function whyNoFight(g: Table): Reason | null {
  if (mayFight(g)) return null;
  return [0, 1].some((side) => isHidden(g.state, side, g.state.current)) ? HIDDEN : NO_FOE;
}

function whyNoDuel(g: Table, seat: number, card: number, target?: number): Reason | null {
  const def = defOf(g, card);
  if (!def.dueling) return NO_DUELIST;
  if (def.armed) return ARMED_DUELIST;
  if (g.state.zone[card] !== g.state.current) return NOT_HERE;
  const refused = whyNoFight(g);
  if (refused !== null) return refused;
  const duels = duelOptions(g, seat).filter((option) => option.card === card);
  if (duels.length === 0) return NO_LIGHTSABER;
  if (target !== undefined && !duels.some((option) => option.target === target)) return NO_CHALLENGE;
  return inOwnStep(g, seat, BATTLE) ? null : BATTLE_STEP;
}

function whyNoBattle(g: Table, seat: number, card: number): Reason | null {
  if (!isCharacter(g, card)) return NO_CHARACTER;
  if (g.state.zone[card] !== g.state.current) return NOT_HERE;
  return whyNoFight(g) ?? (inOwnStep(g, seat, BATTLE) ? null : BATTLE_STEP);
}

function whyNoUse(g: Table, seat: number, card: number, target?: number): Reason | null {
  const weapon = defOf(g, card);
  if (weapon.type !== 'Weapon') return NO_WEAPON;
  if (!onPlanet(g.state.zone[card]!))
    return reason('YJ-DEP-05', `a Weapon has to be deployed to ${planetName(g.state.current)} first`);
  if (target === undefined) return IN_PLAN;
  if (g.cards.cards[g.state.def[target] ?? -1] === undefined || ownerOf(g.state, target) !== seat) return NO_USER;
  const user = defOf(g, target);
  if (user.type !== 'Character') return NO_USER;
  if (user.armed) return ARMED;
  const { fight } = g.state;
  if (fight?.duel === true) return userBox(g, fight, seat, user, weapon) === null ? NOT_FOR_DUEL : null;
  return canUse(g, seat, target, card) ? IN_PLAN : UNUSABLE;
}

/** Whether the Weapon has a box for the Character, whoever it may be fighting. */
function canUse(g: Table, seat: number, user: number, weapon: number): boolean {
  const s = g.state;
  const theirs = s.current < 0 ? [] : cardsAt(s, enemyOf(seat), s.current);
  const foes = theirs.filter((card) => s.down[card] === 0 && isCharacter(g, card));
  const fights = [[], ...foes.map((foe) => [foe])].map((enemies) => {
    const fight = plainFight(g);
    fight.camps[enemyOf(seat)]!.cards = enemies;
    return { ...fight, duel: false };
  });
  return fights.some((fight) => userBox(g, fight, seat, defOf(g, user), defOf(g, weapon)) !== null);
}

/** What one could want with a card where it is. */
export function wishesFor(g: Table, card: number): Kind[] {
  const def = defOf(g, card);
  const zone = g.state.zone[card]!;
  const wishes: Kind[] = [];
  if (isOnPlanet(g, card)) {
    if (zone === g.state.current && def.type === 'Character') wishes.push('battle');
    if (def.dueling) wishes.push('duel');
    if (def.type === 'Weapon') wishes.push('use');
    return [...wishes, 'evacuate'];
  }
  if (zone !== HAND) return wishes;
  if (def.type === 'Character' || def.type === 'Weapon' || def.effect) wishes.push('deploy');
  if ((def.racer || def.podracer) && hasObjective(g, ownerOf(g.state, card))) wishes.push('race');
  if (def.type === 'Starship') wishes.push('launch');
  if (def.type === 'Location') wishes.push('locate');
  if (def.battle) wishes.push('declare');
  if (racingPilot(g, ownerOf(g.state, card)) >= 0) wishes.push('lap');
  return wishes;
}
