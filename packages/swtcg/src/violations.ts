/** What must be true of every state, whatever was played. */
import { misshapenColumns } from '@dejarik/kernel';
import {
  ABOARD,
  BENEATH,
  BUILD,
  DARK,
  DECK,
  DISCARD,
  HAND,
  inArena,
  LIGHT,
  MOST_CARDS,
  PLAYED,
  SETUP,
  type State,
} from './rules/state.ts';
import { health } from './rules/stats.ts';
import { ownerOf, type Table } from './rules/table.ts';
import { listOf } from './rules/moves.ts';
import { stateShape } from './shape.ts';

export function violations(g: Table): string[] {
  const s = g.state;
  const found = misshapenColumns(s, MOST_CARDS, (size) => shapeOf(g, size));
  if (found.length > 0) return found; // what follows takes the numbers at their word
  const say = (message: string): void => void found.push(message);
  checkLists(s, say);
  for (let card = 0; card < s.def.length; card++) checkCard(g, card, say);
  for (const seat of [0, 1]) {
    if (s.force[seat]! < 0) say(`seat ${seat} has negative Force`);
    if (s.points[seat]! < 0) say(`seat ${seat} has negative build points`);
  }
  for (const effect of s.effects) {
    if (effect.op >= g.cards.abilities[effect.ability]!.program.length) say('an effect lasts that no text gives');
    for (const unit of effect.units ?? [])
      if (!inArena(s.zone[unit]!) && s.zone[unit] !== BUILD && s.zone[unit] !== ABOARD)
        say(`an effect lasts on card ${unit}, which is not in play`);
  }
  if (s.attackStage === 0 && (s.attacker >= 0 || s.defender >= 0))
    say('there is an attacker or defender but no attack');
  if (s.question !== null && s.question.options.length === 0) say('a question has no options');
  if (s.question !== null && ![DARK, LIGHT].includes(s.question.seat)) say('nobody is asked the question');
  if (found.length === 0) checkHealth(g, say);
  return found;
}

/** Made once for each catalogue and number of cards: it is asked for again and again. */
const shapes = new WeakMap<Table['cards'], Map<number, ReturnType<typeof stateShape>>>();

function shapeOf(g: Table, size: number): ReturnType<typeof stateShape> {
  const bySize = shapes.get(g.cards) ?? new Map<number, ReturnType<typeof stateShape>>();
  shapes.set(g.cards, bySize);
  const shape = bySize.get(size) ?? stateShape(g, size);
  bySize.set(size, shape);
  return shape;
}

type Say = (message: string) => void;

function checkLists(s: State, say: Say): void {
  const times = new Array<number>(s.def.length).fill(0);
  for (const lists of [s.deck, s.hand, s.discard, s.build, s.arena])
    for (const list of lists) for (const card of list) times[card] = (times[card] ?? 0) + 1;
  times.forEach((n, card) => {
    const listed = listOf(s, card) === null ? 0 : 1;
    if (n !== listed) say(`card ${card} is listed ${n} times in zones, not ${listed}`);
    if (listed === 1 && !listOf(s, card)!.includes(card)) say(`card ${card} is not in the list of its zone`);
  });
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
  if (s.damage[card]! < 0 || s.counters[card]! < 0) say(`${at} has negative counters`);
  if (zone === BENEATH || zone === ABOARD) {
    const unit = s.on[card]!;
    if (unit < 0 || ownerOf(s, unit) !== ownerOf(s, card)) say(`${at} lies with no unit of its owner`);
    const below = unit < 0 ? -1 : s.zone[unit]!;
    if (zone === BENEATH && below === BENEATH) say(`${at} lies beneath a card that is beneath another`);
    if (zone === ABOARD && (below === BENEATH || below === ABOARD)) say(`${at} is aboard a card that is no unit`);
    if (zone === ABOARD && s.pilot[unit] !== card) say(`${at} is aboard unit ${unit}, which has another Pilot`);
  } else if (s.on[card] !== -1) say(`${at} lies on a unit`);
  if (s.pilot[card]! >= 0 && s.zone[s.pilot[card]!] !== ABOARD) say(`the Pilot of ${at} is not aboard`);
  if (
    s.beneath[card]! > 0 &&
    s.zone.filter((z, other) => z === BENEATH && s.on[other] === card).length !== s.beneath[card]
  )
    say(`${at} does not have the cards beneath that it counts`);
  if (inArena(zone) && g.cards.cards[s.def[card]!]!.arena !== zone) say(`${at} is not of that arena`);
}

/** Health is a question to the rules, which need a sound table. */
function checkHealth(g: Table, say: Say): void {
  const s = g.state;
  if (s.phase === SETUP || s.question === null) return;
  for (const units of s.arena)
    for (const unit of units)
      if (s.damage[unit]! >= health(g, unit)) say(`card ${unit} carries its health in damage and is still there`);
}
