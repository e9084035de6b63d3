/** The odd steps: each is a fixed sentence of the card language (language/extensions.ts) with code of its own. */
import type { ExtensionName } from '../language/extensions.ts';
import { callBuildStep } from './build.ts';
import { chooseCards, chooseHidden, picked, picks } from './choose.ts';
import { dealDamage, instance } from './damage.ts';
import { rollDice } from './dice.ts';
import { happen, tell } from './events.ts';
import { answerTo, ask, call, returned } from './flow.ts';
import { discardFromHand } from './hands.ts';
import { cardEvent, countEvent, discardEvent, pointsEvent } from './make-events.ts';
import { arrangeTop, shuffleDeck } from './moves.ts';
import { ramOptions, surrenderingUnit } from './odd-targets.ts';
import { show } from './operations-cards.ts';
import { enemyOf } from './operations-control.ts';
import type { MoveDamage } from './options.ts';
import type { Resolve } from './procedures.ts';
import { speed } from './query.ts';
import { ARENA_COUNT, CHARACTER, DECK, DISCARD, GROUND, LIGHT, SPACE, controllerOf } from './state.ts';
import { arenaUnits, defOf, FIRST_SEAT, lastSeat, seatPlaying, type Table } from './table.ts';
import { teamOf } from './teams.ts';

type ExtensionOperation = (g: Table, f: Resolve) => boolean;

const ARENAS = [SPACE, GROUND, CHARACTER] as const;
const CROWDED = 4;

/** The arenas of the first side, then those of the other (TCG-TROIG-06); `f.phase` is one more than the place reached. */
const thinOut: ExtensionOperation = (g, f) => {
  if (f.phase > 0)
    for (const unit of picked(g, 'discard')) happen(g, discardEvent(g, controllerOf(g.state, unit), unit));
  const s = g.state;
  const sides = [FIRST_SEAT, lastSeat(s)];
  for (let place = f.phase; place < sides.length * ARENA_COUNT; place++) {
    const seat = sides[Math.floor(place / ARENA_COUNT)]!;
    const units = teamOf(s, seat).flatMap((member) => arenaUnits(s, member, place % ARENA_COUNT));
    if (units.length < CROWDED) continue;
    f.phase = place + 1;
    ask(g, seat, 'discard', picks('discard', units), f.source);
    return false;
  }
  return true;
};

const lightBuildsFirst: ExtensionOperation = (g, f) => {
  const light = seatPlaying(g.state, LIGHT);
  if (light < 0 || g.state.lightRetreatsFirst === 1) return true;
  g.state.lightRetreatsFirst = 1;
  callBuildStep(g, light, f.seat);
  return true;
};

/** One die a unit, all thrown at once; the dice stand in the order of the units. */
const fog: ExtensionOperation = (g, f) => {
  if (f.phase === 0) {
    f.picked = g.state.arena.flat();
    if (f.picked.length === 0) return true;
    f.phase = 1;
    rollDice(g, f.seat, f.source, 'effect', f.picked.length);
    return false;
  }
  const dice = returned(g, 'roll');
  f.picked.forEach((unit, i) => {
    if (dice[i]! >= 5 && g.state.tapped[unit] === 0) happen(g, cardEvent('tap', controllerOf(g.state, unit), unit));
  });
  return true;
};

const anotherBattleStep: ExtensionOperation = (g, f) => {
  const s = g.state;
  if (f.arena < 0) return true; // no arena was chosen
  for (const seat of s.seats.keys())
    for (const unit of arenaUnits(s, seat, f.arena))
      if (s.tapped[unit] === 1) happen(g, cardEvent('untap', seat, unit));
  call(g, 'battleStep', { arena: f.arena, outer: s.battleIn });
  return true;
};

const surrender: ExtensionOperation = (g, f) => {
  const unit = surrenderingUnit(g.state, f.seat);
  if (unit >= 0) happen(g, discardEvent(g, controllerOf(g.state, unit), unit));
  return true;
};

/** The division itself is a step of the attack, after the hits are counted. */
const divideHits: ExtensionOperation = (g, f) => {
  g.state.divider = f.seat;
  return true;
};

const reclaimCounters: ExtensionOperation = (g, f) => {
  const s = g.state;
  let total = 0;
  for (const card of s.build[f.seat]!) {
    if (s.down[card] === 0 || s.counters[card] === 0) continue;
    total += s.counters[card]!;
    happen(g, countEvent('buildCounters', f.seat, card, -s.counters[card]!));
  }
  if (total > 0) happen(g, pointsEvent(g, f.seat, total, 'effect', f.source));
  return true;
};

const fourOnTheOther: ExtensionOperation = (g, f) => {
  const s = g.state;
  discardFromHand(g, f.seat, s.hand[f.seat]!.slice(), 'other');
  const other = s.build[f.seat]!.find((card) => s.down[card] === 1 && card !== f.source);
  if (other !== undefined) happen(g, countEvent('buildCounters', f.seat, other, 4));
  return true;
};

/** From which unit, then to which. */
const moveDamage: ExtensionOperation = (g, f) => {
  const s = g.state;
  if (f.phase === 0) {
    const options: MoveDamage[] = [];
    for (const arena of ARENAS) {
      const units = [...s.seats.keys()].flatMap((seat) => arenaUnits(s, seat, arena));
      for (const unit of units)
        if (s.damage[unit]! > 0)
          for (const to of units) if (to !== unit) options.push({ kind: 'moveDamage', unit, to });
    }
    if (options.length === 0) return true;
    f.phase = 1;
    ask(g, f.seat, 'moveDamage', options, f.source);
    return false;
  }
  const { unit, to } = answerTo(g, 'moveDamage');
  happen(
    g,
    countEvent('counters', controllerOf(s, unit), unit, -1),
    countEvent('counters', controllerOf(s, to), to, 1),
  );
  return true;
};

const supplyTrip: ExtensionOperation = (g, f) => {
  const s = g.state;
  const droids = s.hand[f.seat]!.filter((card) => defOf(g, card).unit && defOf(g, card).words.has('Droid'));
  if (!chooseHidden(g, f, droids)) return false;
  if (f.picked[0] === undefined) return true;
  const jawas = ARENAS.flatMap((arena) => arenaUnits(s, f.seat, arena)).filter((unit) =>
    defOf(g, unit).words.has('Jawa'),
  ).length;
  const laid = cardEvent('layOpen', f.seat, f.picked[0]);
  happen(g, laid);
  if (jawas > 0) happen(g, countEvent('buildCounters', f.seat, laid.card, jawas));
  return true;
};

/** The top cards leave the deck while they are looked at; the one put back last is on top. */
function lookAtTop(g: Table, f: Resolve, n: number): number[] {
  const top = g.state.deck[enemyOf(g, f)]!.slice(-n);
  const defs = g.events === null ? [] : top.map((card) => g.state.def[card]!);
  tell(g, { kind: 'look', seat: f.seat, witnesses: 0, at: 'deck', n: top.length, defs });
  return top;
}

/**
 * Asks which of the cards goes back next, the last one being on top; true when all are back. `f.it` are those still to
 * be put back, `f.picked` those that were. The cards change places under their numbers, so that the deck's owner does
 * not see how they were ordered.
 */
function putBack(g: Table, f: Resolve): boolean {
  if (f.phase === PUTTING_BACK) take(f, picked(g, 'putBack')[0]!);
  else f.picked = [];
  if (f.it.length === 1) take(f, f.it[0]!);
  if (f.it.length > 0) {
    f.phase = PUTTING_BACK;
    ask(g, f.seat, 'putBack', picks('putBack', f.it), f.source);
    return false;
  }
  arrangeTop(g.state, enemyOf(g, f), f.picked);
  return true;
}

const PUTTING_BACK = 3;

function take(f: Resolve, card: number): void {
  f.it = f.it.filter((other) => other !== card);
  f.picked.push(card);
}

const orderEnemyTop: ExtensionOperation = (g, f) => {
  if (f.phase === 0) f.it = lookAtTop(g, f, 3);
  return putBack(g, f);
};

const sabotageEnemyTop: ExtensionOperation = (g, f) => {
  const s = g.state;
  if (f.phase === 0) f.it = lookAtTop(g, f, 5);
  if (f.phase < PUTTING_BACK) {
    const ships = f.it.filter((card) => defOf(g, card).arena === SPACE);
    if (!chooseCards(g, f, f.seat, ships, 0, ships.length, 'sabotage')) return false;
    for (const card of f.picked) happen(g, discardEvent(g, enemyOf(g, f), card));
    f.it = f.it.filter((card) => s.zone[card] === DECK);
  }
  return putBack(g, f);
};

const revealUntilType: ExtensionOperation = (g, f) => {
  const s = g.state;
  if (f.phase === 0) {
    f.phase = 1;
    ask(
      g,
      f.seat,
      'arena',
      ARENAS.map((arena) => ({ kind: 'arena', arena })),
      f.source,
    );
    return false;
  }
  const { arena } = answerTo(g, 'arena');
  const deck = s.deck[f.seat]!;
  for (let i = deck.length - 1; i >= 0; i--) {
    const card = deck[i]!;
    show(g, f.seat, card);
    if (defOf(g, card).arena !== arena) continue;
    happen(g, cardEvent('toHand', f.seat, card));
    break;
  }
  shuffleDeck(s, f.seat);
  tell(g, { kind: 'shuffle', seat: f.seat, witnesses: 0 });
  return true;
};

/** `it` are all the cards that lay with the unit when it was discarded. */
const returnWholeStack: ExtensionOperation = (g, f) => {
  for (const card of f.it)
    if (g.state.zone[card] === DISCARD) happen(g, cardEvent('toHand', controllerOf(g.state, card), card));
  return true;
};

const ram: ExtensionOperation = (g, f) => {
  const s = g.state;
  if (f.phase === 0) {
    const options = ramOptions(g, f.seat);
    if (options.length === 0) return true;
    f.phase = 1;
    ask(g, f.seat, 'ram', options, f.source);
    return false;
  }
  if (f.phase === 1) {
    const { unit, target } = answerTo(g, 'ram');
    f.it = [unit];
    f.phase = 2;
    dealDamage(g, [instance(g, target, unit, f.seat, Math.max(0, Math.floor(speed(g, unit) / 10)))]);
    return false;
  }
  if (s.zone[f.it[0]!] === SPACE) happen(g, discardEvent(g, f.seat, f.it[0]!));
  return true;
};

export const EXTENSION_OPERATIONS: Readonly<Record<ExtensionName, ExtensionOperation>> = {
  thinOut,
  lightBuildsFirst,
  fog,
  anotherBattleStep,
  surrender,
  divideHits,
  reclaimCounters,
  fourOnTheOther,
  moveDamage,
  supplyTrip,
  orderEnemyTop,
  sabotageEnemyTop,
  revealUntilType,
  returnWholeStack,
  ram,
};
