/** How the options of a question belong to the cards on the table. */
import type { Choice, Moment } from '../session/young-jedi/moment.ts';
import { rankedBy, unlessDeliberate } from '../table/ranking.ts';
import { mineOf } from '../table/seats.ts';

/** Answers that belong to no card, though they may speak of one. */
const LOOSE: ReadonlySet<string> = new Set([
  'done',
  'pass',
  'refuel',
  'evacuate',
  'leave',
  'draw',
  'search',
  'decline',
  'nothing',
  'yes',
  'no',
  'half',
  'number',
  'keep',
  'redraw',
  'swap',
  'replace',
  'noWeapon',
  'takeHit',
  'intercept',
  'letGo',
  'surrender',
  'discardHand',
]);
const PRIMARY: ReadonlySet<string> = new Set(['done', 'pass', 'letGo', 'takeHit', 'noWeapon']);

/** The opponent's top card is nowhere to be seen: both answers are words. */
export const isLoose = ({ kind, card }: Choice, question: string): boolean =>
  LOOSE.has(kind) || card < 0 || (kind === 'under' && question === 'topCard');

export const isPrimary = ({ kind }: Choice): boolean => PRIMARY.has(kind);

/** The card by which it is reached. What is done to another card is reached by that one. */
export const holder = ({ kind, card, target }: Choice): number =>
  kind === 'discardDiamond' || kind === 'ignore' ? target : card;
/** The second card, or -1. */
export const partner = ({ kind, target }: Choice): number => (kind === 'duel' ? target : -1);

/** Where a card is dropped. */
export const FIELD = 0;
export const RACE_LANE = 1;
export const HYPERSPACE = 2;

export function zoneOf({ kind }: Choice): number {
  switch (kind) {
    case 'deploy':
    case 'locate':
    case 'declare':
      return FIELD;
    case 'race':
    case 'lap':
      return RACE_LANE;
    case 'launch':
      return HYPERSPACE;
    default:
      return -1;
  }
}

/** What a second click on a card does: the most that can be done with it, first in this list. */
const RANK: readonly string[] = ['deploy', 'launch', 'locate', 'declare', 'lap', 'race', 'look', 'showHand', 'discard'];
/** Never by a second click: what gives something up. */
const DELIBERATE: ReadonlySet<string> = new Set(['raise', 'putUnder', 'discardToDeploy', 'duel', 'discardLocation']);

export const ranked = rankedBy(RANK);

export const bySecondClick = (choices: readonly Choice[]): Choice | undefined =>
  unlessDeliberate(ranked(choices), DELIBERATE);

/** What is lost for good, though nobody asked for it: a key gives it only when pressed twice. */
const GIVES_UP: ReadonlySet<string> = new Set([
  'surrender',
  'discardHand',
  'discardLocation',
  'discardToDeploy',
  'putUnder',
  'raise',
]);
export const givesUp = ({ kind }: Choice): boolean => GIVES_UP.has(kind);

/** Answers without a card that let a chance go by. */
const LETS_GO: ReadonlySet<string> = new Set(['takeHit', 'noWeapon', 'letGo']);

/** Counters that are lost when the Deploy step ends now, though a card could be deployed with them (YJ-DEP-02). */
export function wasted({ question, sides, viewer }: Moment): number {
  const counters = sides[viewer]?.counters;
  const spends = question?.kind === 'deploy' && question.choices.some(({ kind }) => kind === 'deploy');
  return spends && counters ? Math.max(0, counters.limit - counters.spent) : 0;
}

/** A destiny number is exchanged for a greater one. */
const gains = ({ kind, n }: Choice): boolean => (kind === 'replace' || kind === 'swap') && n > 0;

/**
 * It gives up a fight, a block, a Weapon, a better destiny number, all Battle cards or counters: it does not shine, and
 * a key gives it only when pressed twice.
 */
export function isWeak({ kind }: Choice, moment: Moment): boolean {
  const { question } = moment;
  if (question === null || question.choices.length < 2) return false;
  const leavesBattleCards = question.kind === 'battleCards' && moment.battle?.mine.length === 0;
  return (
    LETS_GO.has(kind) ||
    (kind === 'pass' && (question.kind === 'battle' || question.choices.some(gains))) ||
    (kind === 'done' && (wasted(moment) > 0 || leavesBattleCards))
  );
}

/** A single answer of a card that is not given by one click: it gives something up. */
export const isDeliberate = ({ kind }: Choice): boolean => DELIBERATE.has(kind);

/** The faces of the cards that can be seen, and so clicked, on the table. */
export function facesInSight({ sides, viewer, duel, battle, evacuating }: Moment): Map<number, string> {
  const seen = new Map<number, string>();
  const add = (view: { readonly card: number; readonly face: string | null } | null): void => {
    if (view !== null && view.face !== null) seen.set(view.card, view.face);
  };
  const inSpace = battle?.ships === true || evacuating >= 0;
  for (const side of sides) {
    (inSpace ? side.hyperspace : side.cards).forEach(add);
    side.hyperspace.forEach(add);
    add(side.effect);
    if (side.seat === viewer && duel?.begun !== true) side.hand.forEach(add);
  }
  if (duel?.begun === true && viewer >= 0) mineOf(duel.sides, viewer).hand.forEach(add);
  return seen;
}
