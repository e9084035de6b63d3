/** What each effect of card text does. Texts are carried out by a procedure that walks through their program. */
import { DONE, opponentOf } from '@dejarik/kernel';
import { allowed, ONE, required } from '../exact.ts';
import type { Op } from '../language/meaning.ts';
import type { Types, Whom } from '../language/tree.ts';
import { gather } from './battle.ts';
import { cancelAnswered, cancelShown } from './cancel.ts';
import { breakCover, capture, holdShip, isCaptive, isHeld, releaseShip, steal } from './capturing.ts';
import { happen, toPileOf, toPlace } from './events.ts';
import { answerTo, beginDestiny, beginLoss, changeLoss, chosenCard, drawnNumber, procedure } from './flow.ts';
import { activateForce, canActivate, retrieveForce } from './force.ts';
import { isCharacter } from './kinds.ts';
import { isStillLost, leavePlay, loseInBattle, release } from './leaving.ts';
import { AT, CAPTIVE, ON } from './lies.ts';
import { cardsInPlay, whereIs } from './live.ts';
import { repair, restore } from './moves.ts';
import {
  amountOf,
  askCard,
  askNumber,
  askWhether,
  cardsOf,
  mostOf,
  partBy,
  type Operation,
  type Operations,
  saidYes,
  seatsOf,
  speaking,
} from './operation.ts';
import { BATTLE_EXTENSIONS, RESCUE_EXTENSIONS } from './operations-battle.ts';
import { CARD_EXTENSIONS, CARD_OPERATIONS } from './operations-cards.ts';
import { PILE_EXTENSIONS, PILE_OPERATIONS } from './operations-piles.ts';
import type { Bonus, Just } from './parts.ts';
import type { Resolve } from './procedures.ts';
import { upTo } from './questions.ts';
import { cardsOfRef, isBarred, matching } from './spoken.ts';
import { LOST, pile, TABLE } from './state.ts';
import type { Table } from './table.ts';
import { hitCard } from './weapons.ts';

/** An operation that has to ask, or that starts another procedure, is entered again with its `phase` advanced. */
export const resolve = procedure('resolve', {
  operations(g, f) {
    const { program } = g.cards.texts[f.ability]!;
    const { frames } = g.state;
    const depth = frames.length;
    for (;;) {
      const op: Op | undefined = program[f.at];
      if (op === undefined || g.state.result !== null) return DONE;
      const here = f.at;
      if ((OPERATIONS[op.do] as Operation)(g, f, op) === false) return 'operations';
      f.phase = 0;
      if (f.at === here) f.at++;
      if (frames.length !== depth) return 'operations'; // another procedure goes first
    }
  },
});

const EXTENSIONS = { ...BATTLE_EXTENSIONS, ...CARD_EXTENSIONS, ...PILE_EXTENSIONS, ...RESCUE_EXTENSIONS };

const OPERATIONS: Operations = {
  ...CARD_OPERATIONS,
  ...PILE_OPERATIONS,
  extension: (g, f, { extension }) => EXTENSIONS[extension](g, f),
  // Force and destiny.
  lose(g, f, { who, n }) {
    for (const seat of seatsOf(g, f, who).toReversed()) beginLoss(g, seat, required(amountOf(g, f, n)));
  },
  activate(g, f, { who, n, upTo: orLess }) {
    const most = allowed(amountOf(g, f, n));
    if (orLess !== true) for (const seat of seatsOf(g, f, who)) activateForce(g, seat, most);
    else if (f.phase++ > 0) activateForce(g, f.seat, answerTo(g, 'number').n);
    else {
      const possible = Math.min(canActivate(g, f.seat), most);
      if (possible > 0) return askNumber(g, f, 'number', upTo(possible).toReversed());
    }
  },
  retrieve(g, f, { who, n, random }) {
    for (const seat of seatsOf(g, f, who)) retrieve(g, seat, allowed(amountOf(g, f, n)), random === true);
  },
  /** CCG-READ-018: nobody on a tie, and whoever won may leave it. */
  wager(g, f, { n }) {
    if (f.destiny === f.theirs) return;
    const seat = f.destiny > f.theirs ? f.seat : opponentOf(g.state, f.seat);
    if (pile(g.state, seat, LOST).length === 0) return;
    if (f.phase++ === 0) return askWhether(g, seat, f.card);
    if (saidYes(g)) retrieve(g, seat, allowed(amountOf(g, f, n)), true);
  },
  /** So many draws for one total, which `destiny` (or `opponent's destiny`) stands for from then on. */
  destiny(g, f, { who, n }) {
    const seat = seatsOf(g, f, who)[0]!;
    const total = seat === f.seat ? 'destiny' : 'theirs';
    f[total] = f.phase === 0 ? 0 : f[total] + drawnNumber(g);
    if (f.phase++ >= allowed(amountOf(g, f, n))) return;
    beginDestiny(g, seat, f.card);
    return false;
  },
  changeLoss: (g, f, { n, more }) => changeLoss(g, (more === 'more' ? 1 : -1) * amountOf(g, f, n)),
  // Cards, and what is declared or under way.
  fate(g, f, { who, fate }) {
    for (const card of fate === 'captured' ? capturable(g, f, who) : cardsOf(g, f, who)) BEFALL[fate](g, card, f);
  },
  /** CCG-OUT-03, CCG-ACT-19. */
  lostCard(g, { about: just }, { fate }) {
    if (just === null || !isStillLost(g, just.card, just.def)) return;
    const owner = g.state.controller[just.card]!;
    if (fate === 'back') toPlace(g, 'deployed', owner, just.card, just.at, AT);
    else toPileOf(g, fate, owner, just.card);
  },
  cancel: (g, f, { what }) => CANCEL[what](g, f),
  // Battles.
  addDestiny: (g, f, { n }) => addInBattle(g, f, 'draws', f.seat, allowed(amountOf(g, f, n)) * ONE),
  addPower: (g, f, { n }) => addInBattle(g, f, 'power', f.seat, amountOf(g, f, n)),
  lessDestiny: (g, f, { by }) => addInBattle(g, f, 'destiny', opponentOf(g.state, f.seat), by * ONE),
  timesDamage(g, f, { n, won }) {
    for (const seat of won === true ? [f.seat] : g.state.seats.keys()) addInBattle(g, f, 'damage', seat, n * ONE);
  },
  spend(g, f, { n }) {
    const { battle } = g.state;
    if (battle !== null) battle.spent[f.seat]! += amountOf(g, f, n);
  },
  /** Of a card that was lost; whoever has come back counts for nothing. */
  tally(g, f, { n }) {
    if (f.about === null || !isStillLost(g, f.about.card, f.about.def)) return;
    g.state.kept[f.card]! += amountOf(g, f, n);
    g.state.version++;
  },
  // Flow.
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
  },
  choose(g, f, { n, what }) {
    const fitting = matching(g, speaking(f), what);
    if (n.quota === 'all') f.it = fitting;
    else return choose(g, f, f.seat, fitting, mostOf(g, f, n), n.quota !== 'one');
  },
  pick(g, f, { who, n, what }) {
    const seat = seatsOf(g, f, who)[0]!;
    const most = seat === f.seat ? allowed(amountOf(g, f, n)) : required(amountOf(g, f, n));
    return choose(g, f, seat, matching(g, speaking(f), what), most, false);
  },
  unless(g, f, { needs, to }) {
    const who = speaking(f);
    if (!needs.every((condition) => g.speech.holds(g, who, condition))) f.at = to;
  },
  ask(g, f, { to }) {
    if (f.phase++ === 0) return askWhether(g, f.seat, f.card);
    if (!saidYes(g)) f.at = to;
  },
  /** The list holds the cards to come, above the card that speaks. */
  next(g, f, { what, to }) {
    if (f.list.length === 0) f.list = [f.card, ...matching(g, speaking(f), what).toReversed()];
    const card = f.list.pop()!;
    if (card === f.card) f.at = to;
    else f.it = [card];
  },
  jump(_, f, { to }) {
    f.at = to;
  },
};

const addInBattle = (g: Table, f: Resolve, to: Bonus['to'], seat: number, n: number): void =>
  void g.state.battle?.bonuses.push({ to, seat, ...partBy(g, f, n) });

/** CCG-FRC-20: what is retrieved at random is retrieved after a shuffle. */
function retrieve(g: Table, seat: number, n: number, random: boolean): void {
  if (random) happen(g, { kind: 'shuffled', seat, pile: LOST });
  retrieveForce(g, seat, n);
}

/** One card after another out of those that fit; they are `it` afterwards. */
function choose(
  g: Table,
  f: Resolve,
  seat: number,
  fitting: readonly number[],
  most: number,
  orNone: boolean,
): false | void {
  if (f.phase++ === 0) f.list = [];
  const card = f.phase === 1 ? -1 : chosenCard(g);
  if (card >= 0) f.list.push(card);
  const left = fitting.filter((other) => !f.list.includes(other));
  const isDone = f.phase > 1 && card < 0;
  if (!isDone && f.list.length < most && left.length > 0) return askCard(g, f, left, { orNone, seat });
  f.it = f.list;
  f.list = [];
}

/** CCG-READ-125: a character that was just lost is captured from the Lost Pile, if it is still there. */
function capturable(g: Table, f: Resolve, who: Whom): number[] {
  const { about: just } = f;
  if (who !== 'it' || just === null || !LOSSES.has(just.on) || !f.it.includes(just.card)) return cardsOf(g, f, who);
  return isStillLost(g, just.card, just.def) ? [just.card] : [];
}
const LOSSES: ReadonlySet<Just['on']> = new Set(['lost', 'forfeited', 'lostOrForfeited']);

/** What becomes of one card. */
const BEFALL: { readonly [F in Types['fate']]: (g: Table, card: number, f: Resolve) => void } = {
  /** CCG-CARD-074: a text can keep it from being destroyed; forfeiting it is something else. */
  lost(g, card) {
    if (!isBarred(g, card, 'be destroyed')) leavePlay(g, card, 'lost');
  },
  forfeited: (g, card) => loseInBattle(g, card, 'forfeited'),
  outOfPlay: (g, card) => leavePlay(g, card, 'outOfPlay'),
  toUsed: (g, card) => leavePlay(g, card, 'toUsed'),
  /** CCG-READ-107. */
  toHand(g, card) {
    const { on, as } = g.state;
    for (const other of cardsInPlay(g).filter((upon) => on[upon] === card && as[upon] === ON))
      leavePlay(g, other, 'toHand');
    leavePlay(g, card, 'toHand');
  },
  hit: (g, card, f) => hitCard(g, card, f.card),
  restored: restore,
  repaired: repair,
  excluded(g, card) {
    g.state.battle?.excluded.push(card);
    g.state.battled[card] = 0;
    gather(g);
  },
  captured: (g, card) => void capture(g, card),
  released(g, card) {
    if (isCaptive(g, card)) release(g, card, whereIs(g, card));
  },
  stolen: (g, card, f) => steal(g, f.seat, card, thiefOf(g, f)),
  exposed: breakCover,
  held: (g, card, f) => holdShip(g, card, g.state.on[f.card]!),
  escapes(g, card) {
    if (isHeld(g, card)) releaseShip(g, card);
  },
  escorts(g, card, f) {
    const [captive] = cardsOfRef(g, speaking(f), 'target');
    // CCG-CPT-07: a captive goes along with a trooper.
    if (captive !== undefined && isCaptive(g, captive))
      toPlace(g, 'moved', g.state.controller[captive]!, captive, card, CAPTIVE);
  },
  takes(g, card, f) {
    const s = g.state;
    if (s.zone[f.card] !== TABLE) return;
    toPlace(g, 'placed', s.controller[f.card]!, f.card, card, ON);
    s.kept[f.card] = 0;
    s.version++;
  },
};

/** The character that steals: the card that speaks, or its bearer. */
function thiefOf(g: Table, f: Resolve): number {
  const s = g.state;
  if (s.zone[f.card] !== TABLE || isCharacter(g, f.card)) return f.card;
  return s.as[f.card] === ON ? s.on[f.card]! : -1;
}

const CANCEL: { readonly [C in Types['cancellable']]: (g: Table, f: Resolve) => void } = {
  answered: cancelAnswered,
  battle({ state: { battle } }) {
    if (battle !== null) battle.over = true;
  },
  drain({ state: { drain } }) {
    if (drain !== null) drain.cancelled = true;
  },
  destiny: (g) => void cancelShown(g),
  redraw(g) {
    const draw = cancelShown(g);
    if (draw !== null) draw.redrawn = true;
  },
  attrition({ state: { battle } }, f) {
    if (battle !== null) battle.attrition[f.seat] = battle.attritionLeft[f.seat] = 0;
  },
  damage({ state: { battle } }, f) {
    if (battle !== null) battle.damageLeft[f.seat] = 0;
  },
};
