/** The Deploy step: what may be deployed, at what price, and everything else a player may do then (YJ-TURN-03). */
import { ask, call, type Option, option, procedure } from '@dejarik/kernel';
import type { Definition } from '../cards/catalogue.ts';
import { drawCards, event, happen, tell } from './events.ts';
import { beginEvacuation, evacuations } from './evacuation.ts';
import { lapOptions, placeThrust, playLap, refuel, refuelOptions } from './podrace.ts';
import { beginSearch } from './search.ts';
import { enemyOf, HYPERSPACE, OBJECTIVE, onPlanet, RACE, type State } from './state.ts';
import {
  abilitiesOf,
  abilityOf,
  countUse,
  currentLocation,
  defOf,
  effectAt,
  effectOf,
  noteHalf,
  ownerOf,
  type Table,
} from './table.ts';
import { runTexts } from './texts.ts';

/** YJ-DEP-01. */
const COUNTERS = 6;

/** The most counters this seat may spend in a Deploy step (YJ-DEP-08, 09). */
export function counterLimit(g: Table, seat: number): number {
  const effect = effectAt(g, seat, g.state.current);
  if (effect === undefined) return COUNTERS;
  let limit = COUNTERS;
  for (const ability of effect.abilities) {
    if (ability.is === 'limit') limit = Math.max(limit, ability.n);
    if (ability.is === 'limitByDiscard' && g.state.raised === 1) limit = Math.max(limit, ability.n);
  }
  return limit;
}

export const countersLeft = (g: Table, seat: number): number => counterLimit(g, seat) - g.state.spent;

/** What it costs the seat to deploy this card to the current planet (YJ-DEP-10, YJ-EFF-15). */
export function price(g: Table, seat: number, def: Definition): number {
  const s = g.state;
  const free = effectAt(g, seat, s.current)?.by.free;
  if (free !== undefined)
    for (const ability of free) if (ability.is === 'free' && ability.what.includes[def.index] === 1) return 0;
  let cost = def.counters;
  for (const ability of abilitiesOf(def, 'price'))
    for (const other of s.planet[seat * 3 + s.current]!)
      if (s.down[other] === 0 && ability.beside.includes[s.def[other]!] === 1) cost = Math.min(cost, ability.n);
  return cost;
}

/** YJ-STK-02 to 11: whether the seat may have another card of this title there. */
export function mayCoexist(g: Table, seat: number, def: Definition, zone: number): boolean {
  if (!(def.stackable || def.unique)) return true;
  const s = g.state;
  const from = seat === 0 ? 0 : s.sizes[0]!;
  const to = seat === 0 ? s.sizes[0]! : s.def.length;
  for (let card = from; card < to; card++) {
    const at = s.zone[card]!;
    if (!(onPlanet(at) || at === RACE || at === HYPERSPACE)) continue;
    const other = g.cards.cards[s.def[card]!]!;
    if (other.title !== def.title || other.type !== def.type) continue;
    if (def.unique || other.unique || at !== zone || zone === RACE) return false;
  }
  return true;
}

/** Whether the seat could deploy the card to the current planet, paying for it. */
export function mayDeploy(g: Table, seat: number, def: Definition, cost: number): boolean {
  const s = g.state;
  if (def.effect) {
    if (s.effects[seat * 3 + s.current]!.length > 0) return false; // YJ-EFF-02, 04
  } else if (def.type !== 'Character' && def.type !== 'Weapon') return false;
  return cost <= countersLeft(g, seat) && mayCoexist(g, seat, def, s.current);
}

/** Pilot or Podracer to the Objective, one of each for the whole game (YJ-POD-02). */
export function mayRace(g: Table, seat: number, def: Definition): boolean {
  const s = g.state;
  if (!(def.racer || def.podracer) || !hasObjective(g, seat)) return false;
  if ((s.raced[seat]! & (def.podracer ? 2 : 1)) !== 0) return false;
  return def.counters <= countersLeft(g, seat) && mayCoexist(g, seat, def, RACE);
}

export const hasObjective = (g: Table, seat: number): boolean => objectiveOf(g.state, seat) >= 0;

export function objectiveOf(s: State, seat: number): number {
  for (let card = 0; card < s.def.length; card++)
    if (s.zone[card] === OBJECTIVE && ownerOf(s, card) === seat) return card;
  return -1;
}

/** YJ-PLT-02, 04: the same planet, another location. */
export const mayLocate = (g: Table, def: Definition): boolean =>
  def.type === 'Location' && def.planet === g.state.current && def.location !== currentLocation(g);

export const mayLaunch = (g: Table, seat: number, def: Definition): boolean =>
  def.type === 'Starship' && mayCoexist(g, seat, def, HYPERSPACE);

/** YJ-HID-01: on the first turn at a planet everything comes face down. */
export const deploysHidden = (s: State, seat: number): boolean => s.turnsHere[seat] === 0;

/** Brings a card into play and pays for it; its texts then wait (texts.ts). */
export function deployCard(g: Table, seat: number, card: number, cost: number): void {
  const s = g.state;
  s.spent += cost;
  const free = effectAt(g, seat, s.current);
  for (const ability of free === undefined ? [] : abilitiesOf(free, 'free'))
    if (ability.what.includes[s.def[card]!] === 1) countUse(g, ability);
  for (const ability of abilitiesOf(defOf(g, card), 'price')) if (cost === ability.n) countUse(g, ability);
  const def = defOf(g, card); // before it leaves the hand under another number
  happen(g, { ...event('deploy', seat, card, -1, deploysHidden(s, seat) ? 1 : 0, s.current), cost });
  if (def.effect) noteHalf(g, def, effectOf(def));
  const effect = effectAt(g, seat, s.current);
  if (effect === undefined) return;
  const limit = abilityOf(effect, 'limit');
  if (limit !== undefined && s.spent > COUNTERS) countUse(g, limit);
}

export function raceCard(g: Table, seat: number, card: number, cost: number): void {
  g.state.spent += cost;
  happen(g, { ...event('race', seat, card), cost });
}

export const deployStep = procedure<Table>('deployStep', {
  begin(g) {
    const s = g.state;
    s.spent = 0;
    s.raised = 0;
    s.lapsPlayed = 0;
    s.thrusted = 0;
    s.refuelled = 0;
    s.used.length = 0;
  },
  choose(g) {
    placeThrust(g, g.state.acting);
    ask(g, g.state.acting, 'deploy', deployOptions(g, g.state.acting));
  },
  chosen(g) {
    const answer = g.state.answer!;
    if (answer.kind === 'done') return 'done';
    carryOut(g, g.state.acting, answer);
    runTexts(g);
    return 'choose';
  },
});

function deployOptions(g: Table, seat: number): Option[] {
  const s = g.state;
  const options: Option[] = [];
  for (const card of s.hand[seat]!) {
    const def = defOf(g, card);
    switch (def.type) {
      case 'Character':
      case 'Weapon':
      case 'Effect':
      case 'Double Impact': {
        const cost = price(g, seat, def);
        if (mayDeploy(g, seat, def, cost)) options.push(option('deploy', card, s.current, cost));
        if (mayRace(g, seat, def)) options.push(option('race', card, -1, def.counters));
        break;
      }
      case 'Location':
        if (mayLocate(g, def)) options.push(option('locate', card));
        break;
      case 'Starship':
        if (mayLaunch(g, seat, def)) options.push(option('launch', card));
        break;
      default:
        break;
    }
  }
  lapOptions(g, seat, options);
  refuelOptions(g, seat, options);
  textOptions(g, seat, options);
  for (const planet of evacuations(g, seat)) options.push(option('evacuate', -1, planet));
  options.push(option('done'));
  return options;
}

/** Game text that may be used in the Deploy step: of Effects once each, and of cards that are discarded for it. */
function textOptions(g: Table, seat: number, options: Option[]): void {
  const s = g.state;
  const effect = s.effects[seat * 3 + s.current]![0];
  if (effect !== undefined && s.down[effect] === 0) {
    const hand = s.hand[seat]!;
    for (const ability of effectOf(defOf(g, effect)).abilities) {
      if (ability.is === 'limitByDiscard' && s.raised === 0)
        for (const card of hand) options.push(option('raise', card, effect));
      if (s.used.includes(effect)) continue;
      if (ability.is === 'lookAtDeck' && s.deck[enemyOf(seat)]!.length > 0) options.push(option('look', effect));
      if (ability.is === 'showHandToDraw' && hand.length > 0) options.push(option('showHand', effect));
      if (ability.is === 'putUnder') for (const card of hand) options.push(option('putUnder', card, effect));
    }
  }
  for (let planet = 0; planet < 3; planet++)
    for (const card of s.planet[seat * 3 + planet]!)
      if (s.down[card] === 0 && defOf(g, card).by.discardToDeploy !== undefined)
        options.push(option('discardToDeploy', card));
  for (const card of s.hyperspace[seat]!)
    if (defOf(g, card).by.discardToDeploy !== undefined) options.push(option('discardToDeploy', card));
}

function carryOut(g: Table, seat: number, { kind, card, target, n }: Option): void {
  switch (kind) {
    case 'deploy':
      deployCard(g, seat, card, n);
      break;
    case 'race':
      raceCard(g, seat, card, n);
      break;
    case 'locate':
      happen(g, event('locate', seat, card));
      break;
    case 'launch':
      happen(g, event('launch', seat, card));
      break;
    case 'lap':
      playLap(g, seat, card, n);
      break;
    case 'refuel':
      refuel(g, seat, n);
      break;
    case 'evacuate':
      beginEvacuation(g, seat, target);
      break;
    case 'discardToDeploy': {
      const ability = abilityOf(defOf(g, card), 'discardToDeploy')!;
      countUse(g, ability);
      happen(g, event('discard', seat, card));
      beginSearch(g, seat, ability, card, true);
      break;
    }
    default:
      useEffect(g, seat, kind, card, target);
  }
}

/** The texts of Effects (YJ-DEP-08, YJ-EFF-14). */
function useEffect(g: Table, seat: number, kind: string, card: number, target: number): void {
  const s = g.state;
  const effect = target >= 0 ? target : card;
  const def = effectOf(defOf(g, effect));
  tell(g, event('text', seat, effect));
  switch (kind) {
    case 'raise':
      countUse(g, abilityOf(def, 'limitByDiscard')!);
      s.raised = 1;
      happen(g, event('discard', seat, card));
      break;
    case 'look':
      countUse(g, abilityOf(def, 'lookAtDeck')!);
      s.used.push(effect);
      call(g, { proc: 'lookAtDeck', step: 0 });
      break;
    case 'showHand':
      countUse(g, abilityOf(def, 'showHandToDraw')!);
      s.used.push(effect);
      showHand(g, seat);
      drawCards(g, seat, 1);
      break;
    case 'putUnder':
      countUse(g, abilityOf(def, 'putUnder')!);
      s.used.push(effect);
      happen(g, event('under', seat, card));
      break;
    default:
      throw new Error(`nothing is done for ${kind}`);
  }
}

/** The hand is shown to the opponent. */
export function showHand(g: Table, seat: number): void {
  if (g.events === null) return;
  const defs = g.state.hand[seat]!.map((card) => g.state.def[card]!);
  tell(g, { ...event('show', seat, -1, -1, defs.length), defs });
}

/** He Can See Things, End This Pointless Debate: the opponent's top card, left or put under (YJ-EFF-14). */
export const lookAtDeck = procedure<Table>('lookAtDeck', {
  look(g) {
    const s = g.state;
    const deck = s.deck[enemyOf(s.acting)]!;
    const top = deck[deck.length - 1]!;
    tell(g, { ...event('look', s.acting, top), seen: 1 << s.acting });
    ask(g, s.acting, 'topCard', [option('leave', top), option('under', top)], top);
  },
  decide(g) {
    const s = g.state;
    const { kind, card } = s.answer!;
    if (kind === 'under') happen(g, event('under', enemyOf(s.acting), card));
  },
});
