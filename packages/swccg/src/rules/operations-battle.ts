/** Battles, destiny, attrition and battle damage: what their effects do. */
import { opponentOf } from '@dejarik/kernel';
import { allowed, ONE } from '../exact.ts';
import type { BATTLE_EFFECTS } from '../language/blocks/battle.ts';
import { standing } from './battle-destiny.ts';
import { gather } from './battles.ts';
import { windowsOf } from './cancel.ts';
import { about, tell, toPileOf, toPlace } from './events.ts';
import { compileFilter } from './filters.ts';
import { answerTo, ask } from './flow.ts';
import { leavePlay, loseInBattle } from './leaving.ts';
import type { OperationsOf } from './operation.ts';
import type { Resolve } from './procedures.ts';
import { valueOf } from './query.ts';
import { restore } from './restore.ts';
import { amountOf, cardsOf, speaking } from './spoken-now.ts';
import { matching } from './spoken.ts';
import { AT, LOCATION, LOST, pile } from './state.ts';
import type { Table } from './table.ts';
import { changeLoss, shownDestiny } from './under-way.ts';

export const BATTLE_OPERATIONS: OperationsOf<typeof BATTLE_EFFECTS> = {
  cancelDestiny(g) {
    cancelShown(g);
    return true;
  },
  redraw(g) {
    const draw = cancelShown(g);
    if (draw !== null) draw.redrawn = true;
    return true;
  },
  swapDestiny(g) {
    // CCG-CARD-103: the numbers change places, the cards stay with whoever drew them.
    const [mine, theirs] = g.state.seats.map((_, seat) => standing(g, seat)[0]);
    if (mine === undefined || theirs === undefined) return true;
    [mine.n, theirs.n] = [theirs.n, mine.n];
    return true;
  },
  noDestiny(g, f) {
    for (const draw of standing(g, opponentOf(g.state, f.seat))) draw.n = 0;
    return true;
  },
  lessDestiny(g, f, { by }) {
    const { battle } = g.state;
    if (battle !== null) battle.destinyBonus[opponentOf(g.state, f.seat)]! += by * ONE;
    return true;
  },
  exclude(g, f, { who }) {
    for (const card of cardsOf(g, f, who)) {
      g.state.battle?.excluded.push(card);
      g.state.battled[card] = 0;
    }
    gather(g);
    return true;
  },
  spend(g, f, { n }) {
    const { battle } = g.state;
    if (battle !== null) battle.spent[f.seat]! += amountOf(g, f, n);
    return true;
  },
  timesIfWon(g, f, { n }) {
    const { battle } = g.state;
    if (battle !== null) battle.timesIfWon[f.seat]! *= n;
    return true;
  },
  moveTo(g, f, { who, to }) {
    const site = matching(g, speaking(f), to).find((at) => g.state.as[at] === LOCATION);
    if (site === undefined) return true;
    for (const card of cardsOf(g, f, who)) toPlace(g, 'moved', g.state.controller[card]!, card, site, AT);
    gather(g);
    return true;
  },
  noAttrition(g, f) {
    const { battle } = g.state;
    if (battle !== null) battle.attrition[f.seat] = battle.attritionLeft[f.seat] = 0;
    return true;
  },
  noDamage(g, f) {
    const { battle } = g.state;
    if (battle !== null) battle.damageLeft[f.seat] = 0;
    return true;
  },
  forfeit(g, f, { who }) {
    for (const card of cardsOf(g, f, who)) loseInBattle(g, card, 'forfeited');
    return true;
  },
  retarget(g, f) {
    const shot = windowsOf(g).find(({ action, happened }) => !happened && action.kind === 'fire')?.action;
    const [card] = cardsOf(g, f, 'it');
    if (shot?.kind !== 'fire' || card === undefined) return true;
    f.n = valueOf(g, shot.shot.target, 'forfeit');
    shot.shot.target = card;
    shot.shot.targetLife = g.state.life[card]!;
    return true;
  },
  lessLoss(g, f, { n }) {
    changeLoss(g, -amountOf(g, f, n));
    return true;
  },
  moreLoss(g, f, { n }) {
    changeLoss(g, amountOf(g, f, n));
    return true;
  },
  lostOut: (g, f) => moveLost(g, f, (card, owner) => toPileOf(g, 'outOfPlay', owner, card)),
  lostToUsed: (g, f) => moveLost(g, f, (card, owner) => toPileOf(g, 'toUsed', owner, card)),
  lostBack: (g, f) => moveLost(g, f, (card, owner) => toPlace(g, 'deployed', owner, card, f.about!.at, AT)),
  takeTopLost(g, f, { what }) {
    const { isKind } = compileFilter(what);
    const card = pile(g.state, f.seat, LOST).findLast((other) => isKind(g, other));
    if (card !== undefined) toPileOf(g, 'take', f.seat, card);
    return true;
  },
  tally(g, f, { n }) {
    g.state.kept[f.card]! += amountOf(g, f, n);
    g.state.version++;
    return true;
  },
  pick(g, f, { n, what }) {
    if (f.phase++ === 0) f.list = [];
    else {
      const answer = answerTo(g, 'target');
      if (answer.kind === 'pick') f.list.push(answer.card);
    }
    const fitting = matching(g, { ...speaking(f), it: [] }, what).filter((card) => !f.list.includes(card));
    if (f.list.length >= allowed(amountOf(g, f, n)) || fitting.length === 0) {
      f.it = f.list;
      f.list = [];
      return true;
    }
    ask(
      g,
      f.seat,
      'target',
      fitting.map((card) => ({ kind: 'pick', card })),
      f.card,
    );
    return false;
  },
  loseAlike(g, f, { what, stat }) {
    for (const card of cardsOf(g, f, what)) {
      const n = valueOf(g, card, stat);
      if (n === f.destiny || n === f.theirs) leavePlay(g, card, 'lost');
    }
    return true;
  },
  restore(g, f, { who }) {
    for (const card of cardsOf(g, f, who)) restore(g, card);
    return true;
  },
};

/** CCG-DST-07: what is cancelled already can be neither cancelled nor redrawn again. */
function cancelShown(g: Table): ReturnType<typeof shownDestiny> {
  const draw = shownDestiny(g);
  if (draw === null || draw.result === null || draw.result.cancelled) return null;
  draw.result.cancelled = true;
  tell(g, about(g, 'destinyCancelled', draw.seat, draw.card));
  return draw;
}

/** CCG-OUT-03, CCG-ACT-19: the card just lost is moved, if it still lies where it went. */
function moveLost(g: Table, { about: just }: Resolve, go: (card: number, owner: number) => void): boolean {
  const s = g.state;
  if (just !== null && just.card >= 0 && s.zone[just.card] === LOST && s.def[just.card] === just.def)
    go(just.card, s.controller[just.card]!);
  return true;
}
