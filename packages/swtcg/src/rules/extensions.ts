/** The odd steps: each is a fixed sentence of the card language (language/extensions.ts) with code of its own. */
import { ask, call, type Option, option } from '@dejarik/kernel';
import type { ExtensionName } from '../language/extensions.ts';
import { battleStepFrame } from './battle.ts';
import { buildStepFrame } from './build.ts';
import { chooseCards, chooseHidden } from './choose.ts';
import { dealDamage, instance } from './damage.ts';
import { rollDice } from './dice.ts';
import { event, happen, tell } from './events.ts';
import { shuffleDeck } from './moves.ts';
import { discardFromHand } from './operations-control.ts';
import { ramOptions, surrenderingUnit } from './odd-targets.ts';
import type { ResolveFrame } from './resolve.ts';
import { CHARACTER, DARK, DECK, DISCARD, enemyOf, GROUND, HAND, LIGHT, SPACE } from './state.ts';
import { speed } from './stats.ts';
import { arenaUnits, defOf, ownerOf, type Table } from './table.ts';

type ExtensionOperation = (g: Table, f: ResolveFrame) => boolean;

const ARENAS = [SPACE, GROUND, CHARACTER] as const;
const CROWDED = 4;

/** Dark's arenas, then Light's; `f.phase` is one more than the place reached. */
const thinOut: ExtensionOperation = (g, f) => {
  if (f.phase > 0) happen(g, event('discard', ownerOf(g.state, g.state.answer!.card), g.state.answer!.card));
  for (let place = f.phase; place < 6; place++) {
    const seat = place < 3 ? DARK : LIGHT;
    const units = arenaUnits(g.state, seat, place % 3);
    if (units.length < CROWDED) continue;
    f.phase = place + 1;
    ask(
      g,
      seat,
      'discard',
      units.map((unit) => option('discard', unit)),
      f.source,
    );
    return false;
  }
  return true;
};

const lightBuildsFirst: ExtensionOperation = (g, f) => {
  if (g.state.lightRetreatsFirst === 1) return true;
  g.state.lightRetreatsFirst = 1;
  call(g, buildStepFrame(LIGHT, f.seat));
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
  f.picked.forEach((unit, i) => {
    if (f.dice[i]! >= 5 && g.state.tapped[unit] === 0) happen(g, event('tap', ownerOf(g.state, unit), unit));
  });
  return true;
};

const anotherBattleStep: ExtensionOperation = (g, f) => {
  const s = g.state;
  if (f.arena < 0) return true; // no arena was chosen
  for (const seat of [DARK, LIGHT])
    for (const unit of arenaUnits(s, seat, f.arena)) if (s.tapped[unit] === 1) happen(g, event('untap', seat, unit));
  call(g, battleStepFrame(f.arena, s.battleIn));
  return true;
};

const surrender: ExtensionOperation = (g, f) => {
  const unit = surrenderingUnit(g.state, f.seat);
  if (unit >= 0) happen(g, event('discard', ownerOf(g.state, unit), unit));
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
    happen(g, event('buildCounters', f.seat, card, -1, -s.counters[card]!));
  }
  if (total > 0) happen(g, event('points', f.seat, f.source, -1, total));
  return true;
};

const fourOnTheOther: ExtensionOperation = (g, f) => {
  const s = g.state;
  discardFromHand(g, f.seat, s.hand[f.seat]!.slice(), 0);
  const other = s.build[f.seat]!.find((card) => s.down[card] === 1 && card !== f.source);
  if (other !== undefined) happen(g, event('buildCounters', f.seat, other, -1, 4));
  return true;
};

/** From which unit, then to which. */
const moveDamage: ExtensionOperation = (g, f) => {
  const s = g.state;
  if (f.phase === 0) {
    const options: Option[] = [];
    for (const arena of ARENAS) {
      const units = [...arenaUnits(s, DARK, arena), ...arenaUnits(s, LIGHT, arena)];
      for (const from of units)
        if (s.damage[from]! > 0)
          for (const to of units) if (to !== from) options.push(option('moveDamage', from, to, 1));
    }
    if (options.length === 0) return true;
    f.phase = 1;
    ask(g, f.seat, 'moveDamage', options, f.source);
    return false;
  }
  const { card, target } = s.answer!;
  happen(
    g,
    event('counters', ownerOf(s, card), card, f.source, -1),
    event('counters', ownerOf(s, target), target, f.source, 1),
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
  const laid = event('layOpen', f.seat, f.picked[0]);
  happen(g, laid);
  if (jawas > 0) happen(g, event('buildCounters', f.seat, laid.card, -1, jawas));
  return true;
};

/** The top cards leave the deck while they are looked at; the one put back last is on top. */
function lookAtTop(g: Table, f: ResolveFrame, n: number): number[] {
  const deck = g.state.deck[enemyOf(f.seat)]!;
  const top = deck.slice(-n);
  if (g.events !== null)
    tell(g, { ...event('look', f.seat, -1, -1, top.length, DECK), defs: top.map((card) => g.state.def[card]!) });
  return top;
}

/**
 * Asks which of the cards goes back next, the last one being on top; true when all are back. `f.it` are those still to
 * be put back, `f.picked` those that were. The cards change places under their numbers, so that the deck's owner does
 * not see how they were ordered.
 */
function putBack(g: Table, f: ResolveFrame): boolean {
  const s = g.state;
  if (f.phase === PUTTING_BACK) take(f, s.answer!.card);
  else f.picked = [];
  if (f.it.length === 1) take(f, f.it[0]!);
  if (f.it.length > 0) {
    f.phase = PUTTING_BACK;
    ask(
      g,
      f.seat,
      'putBack',
      f.it.map((card) => option('putBack', card)),
      f.source,
    );
    return false;
  }
  const defs = f.picked.map((card) => s.def[card]!);
  const deck = s.deck[enemyOf(f.seat)]!;
  defs.forEach((def, i) => {
    s.def[deck[deck.length - defs.length + i]!] = def;
  });
  return true;
}

const PUTTING_BACK = 3;

function take(f: ResolveFrame, card: number): void {
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
    for (const card of f.picked) happen(g, event('discard', enemyOf(f.seat), card));
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
      ARENAS.map((arena) => option('arena', -1, arena)),
      f.source,
    );
    return false;
  }
  const arena = s.answer!.target;
  const deck = s.deck[f.seat]!;
  for (let i = deck.length - 1; i >= 0; i--) {
    const card = deck[i]!;
    tell(g, event('show', f.seat, card));
    if (defOf(g, card).arena !== arena) continue;
    happen(g, event('toHand', f.seat, card));
    break;
  }
  shuffleDeck(s, f.seat);
  tell(g, event('shuffle', f.seat));
  return true;
};

/** `it` are all the cards that lay with the unit when it was discarded. */
const returnWholeStack: ExtensionOperation = (g, f) => {
  for (const card of f.it)
    if (g.state.zone[card] === DISCARD) happen(g, event('toHand', ownerOf(g.state, card), card, -1, 0, HAND));
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
    const { card, target } = s.answer!;
    f.it = [card];
    f.phase = 2;
    dealDamage(g, [instance(g, target, card, f.seat, Math.max(0, Math.floor(speed(g, card) / 10)))]);
    return false;
  }
  if (s.zone[f.it[0]!] === SPACE) happen(g, event('discard', f.seat, f.it[0]));
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
