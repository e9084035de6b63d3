/** The shape of what procedures remember and of what questions offer, for states that come back from outside. */
import { stored } from '@dejarik/kernel';
import type { Due, Procedures } from './rules/procedures.ts';
import type { Questions } from './rules/questions.ts';
import type { Waiting } from './rules/parts.ts';

/** The numbers that can stand for things in a state of some size. */
export interface Numbers {
  readonly seat: stored.Check;
  readonly nobodyOrSeat: stored.Check;
  readonly planet: stored.Check;
  readonly card: stored.Check;
  readonly noneOrCard: stored.Check;
  readonly def: stored.Check;
  readonly noneOrDef: stored.Check;
  readonly ability: stored.Check;
  readonly noneOrAbility: stored.Check;
  readonly purpose: stored.Check;
  readonly count: stored.Check;
  readonly amount: stored.Check;
  readonly truth: stored.Check;
}

export const waitingShape = ({ ability, seat, card, noneOrCard }: Numbers): stored.Shape<Waiting> => ({
  ability,
  seat,
  card,
  about: noneOrCard,
});

export function flowShape(is: Numbers): stored.FlowShape<Procedures, Questions> {
  const { fields, list, nullable } = stored;
  const { seat, planet, card, noneOrCard, noneOrDef, count, truth } = is;
  const due: stored.Shape<Due> = { seat, purpose: is.purpose, by: card };
  return {
    frames: {
      game: {},
      setup: { revealed: list(card), numbers: list(count), first: is.nobodyOrSeat, depth: count },
      fetch: { seat, first: seat },
      turn: {},
      deployStep: {},
      lookAtDeck: { seat, card },
      search: { seat, ability: is.ability, source: card, match: noneOrDef, begun: truth },
      texts: { text: nullable(fields(waitingShape(is))), left: count },
      evacuation: { seat, planet, transports: list(card) },
      duel: { duelist: card, weapon: card, defender: card, text: is.noneOrAbility },
      battle: { seat },
      fight: { seat, due: list(fields(due)) },
      destiny: { ...due, drawn: list(is.def), card: noneOrCard, numbers: list(count) },
      battleCard: { seat, at: count, opponent: noneOrCard, numbers: list(count) },
      evenUp: {},
      control: { placer: seat, winner: seat, loser: seat },
    },
    questions: questionShapes(is),
  };
}

type QuestionShapes = stored.FlowShape<Procedures, Questions>['questions'];

function questionShapes({ card, planet, count, amount, truth, def }: Numbers): QuestionShapes {
  const ofCard = { card };
  const nextPlanet = { nextPlanet: { card, planet } };
  const number = { number: { card, number: count } };
  const take = { take: ofCard, nothing: {} };
  const yesOrNo = { yes: ofCard, no: ofCard };
  const discard = { discard: ofCard };
  const pass = { pass: {} };
  return {
    firstPlanet: nextPlanet,
    nextPlanet,
    fetchEffect: take,
    number,
    useNumber: { useDraw: { draw: count, number: count } },
    redraw: { keep: { card, number: count }, redraw: ofCard },
    deploy: {
      deploy: { card, planet, cost: count },
      race: { card, cost: count },
      locate: ofCard,
      launch: ofCard,
      lap: { card, number: count, handling: truth },
      refuel: { cards: count },
      evacuate: { planet },
      raise: { card, effect: card },
      putUnder: { card, effect: card },
      look: ofCard,
      showHand: ofCard,
      discardToDeploy: ofCard,
      done: {},
    },
    topCard: { leave: ofCard, under: ofCard },
    search: { search: ofCard, decline: ofCard },
    fromDeck: { fromDeck: { card, cost: count }, nothing: {} },
    takeFromDeck: take,
    underOrDraw: { under: ofCard, draw: ofCard },
    draw: yesOrNo,
    discardLap: yesOrNo,
    renewHand: yesOrNo,
    giveUp: discard,
    mustDiscard: discard,
    intercept: { launch: ofCard, intercept: {}, letGo: {} },
    duel: { duel: { card, weapon: card, target: card }, ...pass },
    defend: { stand: ofCard, defend: ofCard },
    duelWeapon: { weapon: ofCard, noWeapon: {} },
    duelAttack: { attack: { card, number: count } },
    duelBlock: { block: { card, number: count }, takeHit: {} },
    duelText: yesOrNo,
    battle: { startBattle: {}, ...pass },
    battleCards: { declare: ofCard, done: {} },
    plan: { plan: ofCard },
    half: { half: { card, form: def, fighters: count } },
    ignore: { ignore: { card, target: card }, ...pass },
    printed: number,
    opponent: { opponent: ofCard },
    showHand: yesOrNo,
    swap: { swap: { own: count, theirs: count, gain: amount }, ...pass },
    replace: { replace: { draw: count, number: amount }, ...pass },
    evenUp: {
      discardDiamond: { card, target: card },
      discardLocation: ofCard,
      discardHand: {},
      surrender: {},
      done: {},
    },
    discardDown: discard,
  };
}
