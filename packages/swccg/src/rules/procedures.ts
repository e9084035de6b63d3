/** The procedures of the game: what each remembers, by the checks that a stored game goes through. The types follow. */
import { type Signature, stored, type Window } from '@dejarik/kernel';
import { STACKED } from './lies.ts';
import { as, type Draw, drawShape, type Just, justShape, type Numbers, type Part, partShape, truth } from './parts.ts';
import { type Declaration, MOVE_WAYS, type Spot } from './questions.ts';
import { DRAW } from './state.ts';

const { fields, int, list, nullable, oneOf, optional } = stored;
const CONVOYS = ['transit', 'transfer', 'squad'] as const;

function partsOf(is: Numbers) {
  const { seat, card, noneOrCard, ability, count, amount } = is;
  const cards = list(card);
  const fixed: stored.Check<readonly number[]> = cards;
  const deploying = {
    seat,
    /** From the declaration on the number by which it leaves the hand. */
    card,
    to: fields<Spot>({ on: noneOrCard, as, way: optional(count) }),
    free: truth,
    react: truth,
    /** Not from under a card, or turned up from a pile. */
    fromHand: truth,
    /** Of a Utinni Effect: whom it targets. */
    target: optional(card),
    /** Of a card that deploys just after something: the card that it answers. */
    about: optional(card),
    /** Deployed aboard it at the same time, or -1. */
    pilot: noneOrCard,
  };
  return {
    cards,
    fixed,
    /** A text that is being declared or carried out, with whom it speaks of. */
    speaking: {
      seat,
      /** The card whose text it is, and its life: what was on the table may have left it. */
      card,
      life: count,
      ability,
      /** Targets by the order of the declarations that chose them, and their lives. */
      targets: list(cards),
      lives: list(list(count)),
      /** A number chosen or paid. */
      n: amount,
      /** What it answers, if it answers something. */
      about: nullable(fields<Just>(justShape(is))),
    },
    /** The cards it replaces. */
    deploying: { ...deploying, replaced: cards },
    deployment: { ...deploying, replaced: fixed, targetLife: optional(count) },
    shot: {
      seat,
      /** One weapon, several that are fired together, or one twice. */
      weapons: fixed,
      target: noneOrCard,
      targetLife: count,
      /** What was added to each destiny drawn for it. */
      each: list(fields<Part>(partShape(is))),
      /** Outside battles and attacks: fired by an Interrupt (CCG-WPN-13). */
      sniper: truth,
    },
  };
}

type Parts = ReturnType<typeof partsOf>;
export type Speaking = stored.Passing<Parts['speaking']>;
export type Deployment = stored.Passing<Parts['deployment']>;
export type Shot = stored.Passing<Parts['shot']>;

/** What is declared and can be answered; or a moment that can be. */
export function actionShapes(is: Numbers) {
  const { seat, nobodyOrSeat, card } = is;
  const { speaking, deployment, shot, fixed } = partsOf(is);
  return {
    text: { seat, text: fields<Speaking>(speaking) },
    deploy: { seat, deployment: fields<Deployment>(deployment) },
    reactMove: { seat, card, path: fixed },
    drain: { seat, at: card },
    battle: { seat, at: card },
    fire: { seat, shot: fields<Shot>(shot) },
    /** Nothing that is declared, but something that was reached: it can be answered, and cannot be cancelled. */
    moment: { seat: nobodyOrSeat, first: seat, just: fields<Just>(justShape(is)) },
  };
}

type Actions = ReturnType<typeof actionShapes>;
export type Action = { [K in keyof Actions]: { readonly kind: K } & stored.Passing<Actions[K]> }[keyof Actions];

/** Of every procedure but the windows of answers, what it remembers. */
export function memories(is: Numbers) {
  const { seat, card, noneOrCard, count, amount } = is;
  const { cards, fixed, speaking, deploying, shot } = partsOf(is);
  return {
    game: {},
    setup: { seat: count, chosen: list(noneOrCard), aside: cards },
    turn: {},
    phase: { phase: int(0, DRAW), seat, passes: count },
    /** `n`: how much Force is activated; `done`: how much of it so far. */
    activate: { seat, n: count, done: count },
    drawCard: { seat },
    automatic: {},
    arrange: {},
    /** `next`: the declaration that comes next. `card`: once it is shown, the number by which it left the hand. */
    declare: { ...speaking, next: count, from: is.zone },
    resolve: {
      ...speaking,
      /** The operation of its program that comes next, and how far it is. */
      at: count,
      phase: count,
      /** What was found, chosen or targeted last. */
      it: cards,
      /** Destiny totals of the own draws and of the opponent's. */
      destiny: amount,
      theirs: amount,
      /** Cards still to be chosen, lost, asked about. A -1 lies below the cards of a "for each". */
      list: list(noneOrCard),
    },
    deploy: deploying,
    loseForce: {
      seat,
      /** Cards left to lose. */
      n: count,
      /** As a price, which nothing reduces (CCG-FRC-14). */
      price: truth,
      /** The pile it has to come from while that lasts, or -1 (CCG-FRC-16). */
      from: int(-1, STACKED),
      lost: count,
    },
    drain: { seat, at: card, asked: count },
    battle: {
      seat,
      at: card,
      /** Cards chosen one by one to fight it; none: all that are there. */
      picked: fixed,
      /** Seats that were asked for battle destiny, and how many of the draws count for attrition. */
      asked: count,
      battleDraws: count,
    },
    /** The weapons step: those that come first of both players, then the attacker's and the defender's. */
    weapons: { seat, stage: count },
    /** A weapon is aimed: whom at, and how often. */
    aim: { seat, weapon: card, target: noneOrCard, each: shot.each, sniper: truth },
    fire: { ...shot, drawn: count, total: amount },
    seek: { seeker: card },
    unload: { bearer: card },
    handOver: { seat, card },
    attack: { seat, creature: card, power: amount, against: amount },
    creatureMoves: { seat, moved: cards },
    creatureAttacks: { attacked: cards, creature: noneOrCard },
    bite: { creature: card, victim: card, ferocity: amount, power: amount },
    clash: { a: card, b: card, ferocity: amount },
    ferocity: { creature: card, drawn: count, total: amount },
    destiny: {
      seat,
      /** What for: `battle`, `weapon`, or a text's own. */
      draw: oneOf('battle', 'weapon', 'any'),
      powerOnly: truth,
      /** The weapon, or the card whose text draws. */
      by: noneOrCard,
      result: nullable(fields<Draw>(drawShape(is))),
      /** The numbers to choose from. */
      card: noneOrCard,
      n: amount,
      /** It is drawn once more. */
      redrawn: truth,
    },
    /** Force lost for battle damage; whether it was announced that Force will be lost, that nothing is left to forfeit. */
    damage: { seat, paid: count, told: truth, left: truth },
    moveDeathStar: { seat, card },
    layBluff: { seat, card },
    callBluff: { seat, card },
    attackRun: {
      seat,
      /** The Epic Event. */
      card,
      /** Starships that have gone into the Trench. */
      entered: count,
      /** The weapon that fires and those that have fired; the starship that it fires at, or that pulls up. */
      weapon: noneOrCard,
      fired: cards,
      ship: noneOrCard,
      /** Destiny drawn, how often, and the total, in thousandths. */
      draws: count,
      destiny: amount,
      total: amount,
      /** Starships that still have to make a maneuver check. */
      checks: cards,
    },
    /** Destiny in thousandths; X, Y and Z as the card has them. */
    primaryIgnition: { seat, card, system: noneOrCard, destiny: amount, x: amount, y: amount, z: amount },
    move: { seat, card, way: oneOf(...MOVE_WAYS) },
    travel: {
      seat,
      card,
      path: fixed,
      /** How it lies at the end of the way. */
      as,
      /** Its regular move of the turn (CCG-MOV-01). */
      regular: truth,
      react: truth,
      next: count,
    },
    /** Cards that go together, from the bay, the ship or the leader to another place. */
    convoy: { seat, way: oneOf(...CONVOYS), from: card, to: noneOrCard, along: cards, card: noneOrCard },
    /** `away`: away from the battle, to where the player says. */
    react: { seat, card, away: truth, free: truth, path: fixed },
    /** Cards that leave their place by order of a text, one after another. */
    moveAway: { cards, free: truth, orLost: truth },
    replace: { seat, card, replaced: fixed },
  };
}

interface Returns {
  /** How many cards were lost. */
  loseForce: number;
  /** In thousandths, with the destiny drawn for it (CCG-CRE-16). */
  ferocity: number;
  destiny: Draw | null;
}

type Memories = ReturnType<typeof memories>;
type Memory<K extends keyof Memories> = stored.Passing<Memories[K]>;

export type Procedures = {
  [K in keyof Memories]: Signature<Memory<K>, K extends keyof Returns ? Returns[K] : undefined>;
} & { answers: Signature<Window<Action, Declaration>, boolean> };

export type Aim = Memory<'aim'>;
export type Convoy = Memory<'convoy'>;
export type Declare = Memory<'declare'>;
export type DeployMemory = Memory<'deploy'>;
export type DrawDestiny = Memory<'destiny'>;
export type React = Memory<'react'>;
export type Resolve = Memory<'resolve'>;
