/** Weapons, seekers and mines, creatures: what their effects do. */
import { opponentOf } from '@dejarik/kernel';
import { ONE, required } from '../exact.ts';
import type { WEAPONS_EFFECTS } from '../language/blocks/weapons.ts';
import { windowsOf } from './cancel.ts';
import { userOf } from './carrying.ts';
import { combinable, combinedTargets } from './combining.ts';
import { note, stackUnder, toPlace } from './events.ts';
import { declareShot, hitCard } from './weapons.ts';
import { answerTo, ask, call } from './flow.ts';
import { leavePlay, loseCard } from './leaving.ts';
import { cardsInPlay, whereIs } from './live.ts';
import type { OperationsOf } from './operation.ts';
import { isCharacter, isStarship } from './query.ts';
import type { Pick } from './questions.ts';
import { deployableUnder } from './rack.ts';
import { amountOf, cardsOf, speaking } from './spoken-now.ts';
import { matching } from './spoken.ts';
import { ON, PLAYED, STACKED, TABLE } from './state.ts';
import { defOf } from './table.ts';
import { fireLineOf, fireReason, weaponsOf } from './targeting.ts';

const picks = (cards: readonly number[]): Pick[] => cards.map((card) => ({ kind: 'pick', card }));

export const WEAPONS_OPERATIONS: OperationsOf<typeof WEAPONS_EFFECTS> = {
  /** CCG-CARD-100, 151: one weapon, and one that fires repeatedly as often as its player can and will. */
  fireOne(g, f, { by, user }) {
    if (f.phase === 0) {
      const weapons = weaponsOf(g, f.seat, true);
      if (weapons.length === 0) return true;
      f.phase = 1;
      ask(g, f.seat, 'target', picks(weapons), f.card);
      return false;
    }
    if (f.phase === 1) {
      const answer = answerTo(g, 'target');
      if (answer.kind === 'pick') f.list = [answer.card];
    }
    const weapon = f.list[0]!;
    if (f.phase === 3 && answerTo(g, 'may').kind === 'no') return true;
    if (f.phase !== 2) {
      const shooter = userOf(g, weapon);
      const named = shooter >= 0 && user?.includes(defOf(g, shooter).name) === true;
      f.phase = 2;
      call(g, 'aim', { seat: f.seat, weapon, target: -1, each: named ? by! * ONE : 0, sniper: true });
      return false;
    }
    if (fireLineOf(g, weapon)?.again !== true || g.state.zone[weapon] !== TABLE) return true;
    if (fireReason(g, f.seat, weapon, true) !== null) return true;
    f.phase = 3;
    ask(g, f.seat, 'may', [{ kind: 'yes' }, { kind: 'no' }], weapon);
    return false;
  },
  fireTogether(g, f, { what, at }) {
    const who = speaking(f);
    if (f.phase === 0) {
      const targets = combinedTargets(g, who, what, at);
      if (targets.length === 0) return true;
      f.phase = 1;
      ask(g, f.seat, 'target', picks(targets), f.card);
      return false;
    }
    if (f.phase === 99) return true;
    const answer = answerTo(g, 'target');
    if (f.phase === 1) f.list = [];
    if (answer.kind === 'pick') f.list = [...f.list, answer.card];
    const [target, ...weapons] = f.list;
    const more = answer.kind === 'done' ? [] : combinable(g, who, what, target!, weapons);
    if (more.length > 0) {
      f.phase = 2;
      ask(g, f.seat, 'target', [...picks(more), ...(weapons.length >= 2 ? [{ kind: 'done' as const }] : [])], f.card);
      return false;
    }
    f.phase = 99;
    const targetLife = g.state.life[target!]!;
    declareShot(g, { seat: f.seat, weapons, target: target!, targetLife, each: 0, sniper: false });
    return false;
  },
  weakenShot(g, f, { by }) {
    for (const { action, happened } of windowsOf(g))
      if (action.kind === 'fire' && !happened && action.shot.weapons.includes(f.about?.card ?? -1))
        action.shot.each += by * ONE;
    return true;
  },
  hit(g, f, { who }) {
    for (const card of cardsOf(g, f, who)) hitCard(g, card, f.card);
    return true;
  },
  carrierLost(g, f) {
    for (const card of f.it) {
      const user = g.state.zone[card] === TABLE ? userOf(g, card) : -1;
      if (user >= 0 && (isCharacter(g, user) || isStarship(g, user))) loseCard(g, user);
    }
    return true;
  },
  /** CCG-READ-107. */
  allToHand(g, f, { who }) {
    for (const card of cardsOf(g, f, who)) {
      for (const other of cardsInPlay(g).filter((upon) => g.state.on[upon] === card && g.state.as[upon] === ON))
        leavePlay(g, other, 'toHand');
      leavePlay(g, card, 'toHand');
    }
    return true;
  },
  theyChoose(g, f, { n, what }) {
    if (f.phase > 0) {
      const answer = answerTo(g, 'target');
      if (answer.kind === 'pick') f.list = [...f.list, answer.card];
    } else f.list = [];
    const fitting = matching(g, speaking(f), what).filter((card) => !f.list.includes(card));
    if (f.list.length >= required(amountOf(g, f, n)) || fitting.length === 0) {
      f.it = f.list;
      return true;
    }
    f.phase = 1;
    ask(g, opponentOf(g.state, f.seat), 'target', picks(fitting), f.card);
    return false;
  },
  deployThis(g, f) {
    const on = f.it[0] ?? -1;
    if (on < 0 || g.state.zone[on] !== TABLE || g.state.zone[f.card] !== PLAYED) return true;
    toPlace(g, 'deployed', f.seat, f.card, on, ON);
    note(g, 'deployed', f.seat, f.card, whereIs(g, f.card));
    return true;
  },
  putUnder(g, f) {
    for (const card of f.it) stackUnder(g, f.seat, card, f.card, STACKED);
    return true;
  },
  redeploy(g, f) {
    if (f.phase === 2) return true;
    if (f.phase === 1) {
      const answer = answerTo(g, 'target');
      f.phase = 2;
      if (answer.kind === 'pick')
        call(g, 'deploy', {
          seat: f.seat,
          card: answer.card,
          free: false,
          react: false,
          to: { on: -1, as: 0 },
          pilot: -1,
          replaced: [],
        });
      return false;
    }
    const cards = deployableUnder(g, f.seat, f.card);
    if (cards.length === 0) return true;
    f.phase = 1;
    ask(g, f.seat, 'target', picks(cards), f.card);
    return false;
  },
};
