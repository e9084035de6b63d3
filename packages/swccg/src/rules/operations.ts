/** What each effect of card text does. */
import { opponentOf } from '@dejarik/kernel';
import { allowed, required } from '../exact.ts';
import type { Op } from '../language/meaning.ts';
import type { Who } from '../language/tree.ts';
import { cancelAnswered } from './cancel.ts';
import { contextOf } from './declare.ts';
import { EXTENSION_OPERATIONS } from './extensions.ts';
import { answerTo, ask, call, returned } from './flow.ts';
import { activateForce, retrieveForce, useForce } from './force.ts';
import { leavePlay } from './leaving.ts';
import type { Context } from './live-index.ts';
import type { Resolve } from './procedures.ts';
import { cardsOfRef, matching } from './spoken.ts';
import { TABLE } from './state.ts';
import type { Table } from './table.ts';

type Of<K extends Op['do']> = Extract<Op, { readonly do: K }>;

/** Returns true when it is finished, false when it waits for an answer or another procedure. */
export type Operation<O = Op> = (g: Table, f: Resolve, op: O) => boolean;

/** Who speaks while a text is carried out. */
export const speaking = (f: Resolve): Context => ({
  ...contextOf(f),
  it: f.it,
  destiny: f.destiny,
  theirs: f.theirs,
});

/** The seats that `you`, `opponent`, `each player` are; the turn player first (CCG-OBJ-07). */
export function seatsOf(g: Table, f: Resolve, who: Who): number[] {
  const { acting, seats } = g.state;
  if (who === 'you') return [f.seat];
  if (who === 'opponent') return [opponentOf(g.state, f.seat)];
  if (who === 'Dark' || who === 'Light') return [seats.findIndex(({ side }) => side === (who === 'Dark' ? 0 : 1))];
  return [acting, opponentOf(g.state, acting)];
}

/** The cards on the table that the text speaks of now: targets that have left play are no longer legal (CCG-ACT-19). */
export const cardsOf = (g: Table, f: Resolve, whom: Of<'loseCard'>['who']): number[] => {
  const who = speaking(f);
  const cards = typeof whom === 'string' ? cardsOfRef(g, who, whom) : matching(g, who, whom);
  return cards.filter((card) => g.state.zone[card] === TABLE && !hasLeft(g, f, card));
};

function hasLeft(g: Table, f: Resolve, card: number): boolean {
  return f.targets.some((cards, i) => cards.some((target, k) => target === card && g.state.life[card] !== f.lives[i]![k]));
}

const amount = (g: Table, f: Resolve, n: Of<'lose'>['n']): number => g.speech.amount(g, speaking(f), n);

export const OPERATIONS: { readonly [K in Op['do']]: Operation<Of<K>> } = {
  use(g, f, { who, n }) {
    for (const seat of seatsOf(g, f, who)) useForce(g, seat, required(amount(g, f, n)));
    return true;
  },
  lose(g, f, { who, n }) {
    if (f.phase++ > 0) return true;
    for (const seat of seatsOf(g, f, who).reverse())
      call(g, 'loseForce', { seat, n: required(amount(g, f, n)), price: false, from: -1, lost: 0 });
    return false;
  },
  activate(g, f, { who, n }) {
    for (const seat of seatsOf(g, f, who)) activateForce(g, seat, allowed(amount(g, f, n)));
    return true;
  },
  retrieve(g, f, { who, n }) {
    for (const seat of seatsOf(g, f, who)) retrieveForce(g, seat, allowed(amount(g, f, n)));
    return true;
  },
  destiny(g, f, { who, n }) {
    const [seat] = seatsOf(g, f, who);
    if (f.phase > 0) {
      const draw = returned(g, 'destiny');
      const drawn = draw === null || draw.cancelled ? 0 : draw.n;
      if (who === 'opponent') f.theirs += drawn;
      else f.destiny += drawn;
    } else if (who === 'opponent') f.theirs = 0;
    else f.destiny = 0;
    if (f.phase++ >= allowed(amount(g, f, n))) return true;
    call(g, 'destiny', {
      seat: seat!,
      draw: 'any',
      powerOnly: false,
      by: f.card,
      result: null,
      card: -1,
      n: 0,
      redrawn: false,
    });
    return false;
  },
  loseCard(g, f, { who }) {
    for (const card of cardsOf(g, f, who)) leavePlay(g, card, 'lost');
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
    if (battle !== null) battle.added[f.seat]! += allowed(amount(g, f, n));
    return true;
  },
  addPower(g, f, { n }) {
    const { battle } = g.state;
    if (battle !== null) battle.powerBonus[f.seat]! += amount(g, f, n);
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
  jump(_, f, { to }) {
    f.at = to;
    return true;
  },
};

