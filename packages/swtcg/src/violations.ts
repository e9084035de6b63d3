/** What must be true of every state of the right shape (shape.ts), whatever was played. Takes no number at its word. */
import { isUnknown } from './rules/expanded/variable.ts';
import { listOf } from './rules/moves.ts';
import { health } from './rules/query.ts';
import {
  ABOARD,
  BENEATH,
  BUILD,
  DECK,
  DISCARD,
  HAND,
  inArena,
  NO_ATTACK,
  PLAYED,
  SETUP,
  type State,
} from './rules/state.ts';
import { ATTACHED, COMPLETED, type Expanded, isOpenZone, OUT_OF_PLAY } from './rules/state-expanded.ts';
import { isInPlay, type Table } from './rules/table.ts';
import { shapeFault } from './shape.ts';

export function violations(g: Table): string[] {
  const s = g.state;
  const fault = shapeFault(g, s);
  if (fault !== null) return [fault]; // what follows looks cards up by their numbers
  const found: string[] = [];
  const say = (message: string): void => void found.push(message);
  checkLists(s, say);
  for (let card = 0; card < s.def.length; card++) checkCard(g, card, say);
  for (const effect of s.effects) {
    const { do: what } = g.cards.abilities[effect.ability]!.program[effect.op] ?? { do: '' };
    if (!['gets', 'rule', 'control', 'strip'].includes(what)) say('an effect lasts that no text gives');
    for (const unit of effect.units ?? [])
      if (!isInPlay(s, unit)) say(`an effect lasts on card ${unit}, which is not in play`);
  }
  if (s.attackStage === NO_ATTACK && (s.attacker >= 0 || s.defender >= 0))
    say('there is an attacker or defender but no attack');
  if (s.question !== null && s.question.options.length === 0) say('a question has no options');
  if (found.length === 0) checkHealth(g, say);
  return found;
}

type Say = (message: string) => void;

function checkLists(s: State, say: Say): void {
  const times = new Array<number>(s.def.length).fill(0);
  for (const lists of [s.deck, s.hand, s.discard, s.build, s.arena, ...expandedLists(s)])
    for (const list of lists) for (const card of list) times[card] = times[card]! + 1;
  times.forEach((n, card) => {
    const list = listOf(s, card);
    const listed = list === null ? 0 : 1;
    if (n !== listed) say(`card ${card} is listed ${n} times in zones, not ${listed}`);
    if (list !== null && !list.includes(card)) say(`card ${card} is not in the list of its zone`);
  });
}

function expandedLists({ expanded: e }: State): readonly number[][][] {
  return e === undefined ? [] : [e.supply, e.event, e.resource, e.outOfPlay, e.completed, e.location];
}

function checkCard(g: Table, card: number, say: Say): void {
  const s = g.state;
  const zone = s.zone[card]!;
  const at = `card ${card} in zone ${zone}`;
  const bare = zone === HAND || zone === DECK || zone === DISCARD || zone === PLAYED;
  if (
    bare &&
    (s.tapped[card] !== 0 ||
      s.damage[card] !== 0 ||
      s.counters[card] !== 0 ||
      s.down[card] !== 0 ||
      s.beneath[card] !== 0)
  )
    say(`${at} has tap state, counters or cards beneath`);
  checkStack(s, card, at, say);
  checkPilots(s, card, at, say);
  const beneath = s.beneath[card]!;
  if (beneath > 0 && s.zone.filter((z, other) => z === BENEATH && s.on[other] === card).length !== beneath)
    say(`${at} does not have the cards beneath that it counts`);
  if (inArena(zone) && !g.cards.cards[s.def[card]!]!.arenas.includes(zone)) say(`${at} is not of that arena`);
  if (s.expanded !== undefined) checkExpanded(g, s.expanded, card, at, say);
}

/** A card lies beneath a unit or Pilot, a Pilot aboard a unit, and nothing deeper: whoever asks where it is comes to an end. */
function checkStack(s: State, card: number, at: string, say: Say): void {
  const zone = s.zone[card]!;
  const unit = s.on[card]!;
  if (zone !== BENEATH && zone !== ABOARD && zone !== ATTACHED) {
    if (unit !== -1) say(`${at} lies on a unit`);
    return;
  }
  if (unit < 0 || (s.expanded === undefined && s.owner[unit] !== s.owner[card])) {
    say(`${at} lies with no unit of its owner`);
    return;
  }
  const below = s.zone[unit];
  const fits =
    inArena(below!) ||
    below === BUILD ||
    (zone !== ABOARD && below === ABOARD) ||
    (zone === BENEATH && (below === ATTACHED || below === COMPLETED));
  if (!fits) say(`${at} lies with a card that is no unit`);
  if (zone === ABOARD && s.pilot[unit] !== card && s.expanded?.nextPilot.includes(card) !== true)
    say(`${at} is aboard unit ${unit}, which has another Pilot`);
}

/** Whoever goes through the Pilots of a unit comes to an end: each is aboard, and none twice. */
function checkPilots(s: State, card: number, at: string, say: Say): void {
  const seen = new Set<number>();
  for (let pilot = s.pilot[card]!; pilot >= 0; pilot = s.expanded?.nextPilot[pilot] ?? -1) {
    if (seen.has(pilot) || s.zone[pilot] !== ABOARD || s.on[pilot] !== card) {
      say(`the Pilot of ${at} is not aboard`);
      return;
    }
    seen.add(pilot);
  }
}

/** What only the Expanded Rulebook has. */
function checkExpanded(g: Table, e: Expanded, card: number, at: string, say: Say): void {
  const s = g.state;
  const zone = s.zone[card]!;
  const attached = e.attached[card]!;
  if (attached > 0 && s.zone.filter((z, other) => z === ATTACHED && s.on[other] === card).length !== attached)
    say(`${at} does not have the Equipment that it counts`);
  const elsewhere = !isInPlay(s, card) && zone !== BENEATH && zone !== ATTACHED && !isOpenZone(zone) && zone !== BUILD;
  if (elsewhere && e.controller[card] !== s.owner[card]) say(`${at} is controlled by another than its owner`);
  if ((e.group[card] !== 0) !== (zone === OUT_OF_PLAY)) say(`${at} is in a group of cards out of play, or should be`);
}

/** Health is a question to the rules, which need a sound table. */
function checkHealth(g: Table, say: Say): void {
  const s = g.state;
  if (s.phase === SETUP || s.question === null) return;
  for (const units of s.arena)
    for (const unit of units)
      if (s.damage[unit]! >= health(g, unit) && s.expanded?.dying.includes(unit) !== true && !isUnknown(g, unit))
        say(`card ${unit} carries its health in damage and is still there`);
}
