/** What each effect of card text does. */
import { allowed, required } from '../exact.ts';
import { opponentOf } from '@dejarik/kernel';
import type { Op } from '../language/meaning.ts';
import type { Amount, Who } from '../language/tree.ts';
import { cancelAnswered } from './cancel.ts';
import { EXTENSION_OPERATIONS } from './extensions.ts';
import { answerTo, ask, call, returned } from './flow.ts';
import { activateForce, retrieveForce } from './force.ts';
import type { Resolve } from './procedures.ts';
import type { Table } from './table.ts';
import { leavePlay } from './leaving.ts';
import { isSafe } from './restore.ts';
import { amountOf, cardsOf, seatsOf, speaking } from './spoken-now.ts';
import { matching } from './spoken.ts';
import type { Operation, OpOf } from './operation.ts';
import { BATTLE_OPERATIONS } from './operations-battle.ts';
import { WEAPONS_OPERATIONS } from './operations-weapons.ts';
import { LOCATIONS_OPERATIONS } from './operations-locations.ts';
import { TRAVEL_OPERATIONS } from './operations-travel.ts';
import { CHARACTERS_OPERATIONS } from './operations-characters.ts';
import { EFFECTS_OPERATIONS } from './operations-effects.ts';
import { PILES_OPERATIONS } from './operations-piles.ts';
import { SPECIAL_OPERATIONS } from './operations-special.ts';

export const OPERATIONS: { readonly [K in Op['do']]: Operation<OpOf<K>> } = {
  ...BATTLE_OPERATIONS,
  ...WEAPONS_OPERATIONS,
  ...LOCATIONS_OPERATIONS,
  ...TRAVEL_OPERATIONS,
  ...CHARACTERS_OPERATIONS,
  ...EFFECTS_OPERATIONS,
  ...PILES_OPERATIONS,
  ...SPECIAL_OPERATIONS,
  lose: (g, f, { n }) => loseForce(g, f, 'you', n),
  loses: (g, f, { who, n }) => loseForce(g, f, who, n),
  activate(g, f, { n }) {
    activateForce(g, f.seat, allowed(amountOf(g, f, n)));
    return true;
  },
  activates(g, f, { who, n }) {
    for (const seat of seatsOf(g, f, who)) activateForce(g, seat, allowed(amountOf(g, f, n)));
    return true;
  },
  retrieve(g, f, { n }) {
    retrieveForce(g, f.seat, allowed(amountOf(g, f, n)));
    return true;
  },
  retrieves(g, f, { who, n }) {
    for (const seat of seatsOf(g, f, who)) retrieveForce(g, seat, allowed(amountOf(g, f, n)));
    return true;
  },
  destiny: (g, f, { n }) => drawDestiny(g, f, f.seat, n),
  theirDestiny: (g, f, { n }) => drawDestiny(g, f, opponentOf(g.state, f.seat), n),
  loseCard(g, f, { who }) {
    for (const card of cardsOf(g, f, who)) if (!isSafe(g, card)) leavePlay(g, card, 'lost');
    return true;
  },
  outOfPlay(g, f, { who }) {
    for (const card of cardsOf(g, f, who)) leavePlay(g, card, 'outOfPlay');
    return true;
  },
  toUsed(g, f, { who }) {
    for (const card of cardsOf(g, f, who)) leavePlay(g, card, 'toUsed');
    return true;
  },
  cancel(g, f) {
    cancelAnswered(g, f);
    return true;
  },
  cancelBattle({ state }) {
    if (state.battle !== null) state.battle.over = true;
    return true;
  },
  cancelDrain({ state }) {
    if (state.drain !== null) state.drain.cancelled = true;
    return true;
  },
  addDestiny(g, f, { n }) {
    const { battle } = g.state;
    if (battle !== null) battle.added[f.seat]! += allowed(amountOf(g, f, n));
    return true;
  },
  addPower(g, f, { n }) {
    const { battle } = g.state;
    if (battle !== null) battle.powerBonus[f.seat]! += amountOf(g, f, n);
    return true;
  },
  timesDamage({ state }, _, { n }) {
    if (state.battle !== null) state.battle.times *= n;
    return true;
  },
  lasting(g, f, { until }) {
    const s = g.state;
    s.lasting.push({
      serial: ++s.serial,
      seat: f.seat,
      source: f.card,
      def: s.def[f.card]!,
      ability: f.ability,
      op: f.at,
      cards: f.it.slice(),
      lives: f.it.map((card) => s.life[card]!),
      at: f.about?.at ?? s.battle?.at ?? -1,
      n: f.n,
      until: until === 'this battle' ? 'battle' : until === 'from now on' ? 'leaves' : 'turn',
      turn: until === 'until end of your next turn' ? s.turn + (s.acting === f.seat ? 2 : 1) : s.turn,
    });
    s.version++;
    return true;
  },
  choose(g, f, { n, what }) {
    if (f.phase > 0) {
      const answer = answerTo(g, 'target');
      if (answer.kind === 'pick') f.list.push(answer.card);
      else f.phase = 99;
    } else f.list = [];
    const most = n.quota === 'one' || n.quota === 'upTo' ? n.n : 99;
    if (n.quota === 'all') {
      f.it = matching(g, speaking(f), what);
      return true;
    }
    const fitting = matching(g, speaking(f), what).filter((card) => !f.list.includes(card));
    if (f.phase >= 99 || f.list.length >= most || fitting.length === 0) {
      f.it = f.list;
      f.list = [];
      return true;
    }
    f.phase++;
    ask(g, f.seat, 'target', [
      ...fitting.map((card) => ({ kind: 'pick' as const, card })),
      ...(n.quota === 'one' ? [] : [{ kind: 'done' as const }]),
    ]);
    return false;
  },
  extension: (g, f, { extension }) => EXTENSION_OPERATIONS[extension](g, f),
  unless(g, f, { needs, to }) {
    const who = speaking(f);
    if (!needs.every((condition) => g.speech.holds(g, who, condition))) f.at = to;
    return true;
  },
  ask(g, f, { who, to }) {
    if (f.phase++ === 0) {
      ask(g, seatsOf(g, f, who)[0]!, 'may', [{ kind: 'yes' }, { kind: 'no' }], f.card);
      return false;
    }
    if (answerTo(g, 'may').kind === 'no') f.at = to;
    return true;
  },
  /** The list holds the cards to come, above the card that speaks. */
  next(g, f, { what, to }) {
    if (f.list.length === 0) f.list = [f.card, ...matching(g, speaking(f), what).toReversed()];
    const card = f.list.pop()!;
    if (card === f.card) f.at = to;
    else f.it = [card];
    return true;
  },
  jump(_, f, { to }) {
    f.at = to;
    return true;
  },
};

function loseForce(g: Table, f: Resolve, who: Who, n: Amount): boolean {
  if (f.phase++ > 0) return true;
  for (const seat of seatsOf(g, f, who).toReversed())
    call(g, 'loseForce', { seat, n: required(amountOf(g, f, n)), price: false, from: -1, lost: 0 });
  return false;
}

/** So many draws for one total, which `destiny` (or `opponent's destiny`) stands for from then on. */
function drawDestiny(g: Table, f: Resolve, seat: number, n: Amount): boolean {
  const own = seat === f.seat;
  if (f.phase === 0) f[own ? 'destiny' : 'theirs'] = 0;
  else {
    const draw = returned(g, 'destiny');
    if (draw !== null && !draw.cancelled) f[own ? 'destiny' : 'theirs'] += draw.n;
  }
  if (f.phase++ >= allowed(amountOf(g, f, n))) return true;
  const by = f.card;
  call(g, 'destiny', { seat, draw: 'any', powerOnly: false, by, result: null, card: -1, n: 0, redrawn: false });
  return false;
}
