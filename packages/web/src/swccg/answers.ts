/** Answers that are several in one press: all Force at once, the rest of a loss from one pile. */
import type { Choice, Moment } from '../session/swccg/moment.ts';
import { isPrimary } from './choices.ts';
import { pageNow } from './page.ts';
import type { TableControl } from './useTable.ts';

export interface Shortcut {
  readonly n: number;
  readonly act: () => void;
}

/** Activating all that may be: the largest number is the first that is offered. */
export function activateAll({ moment, choices }: TableControl): Shortcut | null {
  if (!choices.some(({ kind }) => kind === 'activate')) return null;
  const mine = moment.sides[moment.viewer]!;
  return {
    n: Math.min(mine.generates, mine.reserve),
    act: () =>
      void pageNow().answerAll([
        { kind: 'activate', card: -1 },
        { kind: 'number', card: -1 },
      ]),
  };
}

/** Every Force drain that takes something, one after the other; their numbers together. */
export function drainAll({ moment, choices }: TableControl): Shortcut | null {
  const drains = choices.filter(({ kind, effect }) => kind === 'drain' && Number(effect) > 0);
  if (drains.length === 0 || moment.question?.kind !== 'act' || moment.lesson !== null) return null;
  const n = drains.reduce((sum, { effect }) => sum + Number(effect), 0);
  return { n, act: () => void pageNow().passUntil('drains') };
}

const RESERVE = 0;
const FORCE = 1;
const USED = 2;

/** Force that is still to be lost: of a loss, or of battle damage. */
function lossLeft({ question, battle, viewer }: Moment): number {
  if (question?.kind === 'lose') return question.left;
  return question?.kind === 'damage' ? Math.ceil(battle?.sides[viewer]?.damageLeft ?? 0) : 0;
}

/** Losing all that is left from this pile, as far as it goes. */
function loseFrom({ moment, choices }: TableControl, pile: number): Shortcut | null {
  const top = choices.find(({ kind, n }) => kind === 'loseTop' && n === pile);
  const { reserve = 0, force = 0, used = 0 } = moment.sides[moment.viewer] ?? {};
  const left = Math.min(lossLeft(moment), [reserve, force, used][pile] ?? 0);
  if (top === undefined || left < 2) return null;
  const one = { kind: top.kind, card: -1, n: pile };
  return { n: left, act: () => void pageNow().answerAll(Array.from({ length: left }, () => one)) };
}

export const loseRest = (table: TableControl): Shortcut | null => loseFrom(table, RESERVE);

/** The same from the other piles. */
export const loseElsewhere = (table: TableControl): readonly (Shortcut & { readonly pile: number })[] =>
  [FORCE, USED].flatMap((pile) => {
    const all = loseFrom(table, pile);
    return all === null ? [] : [{ ...all, pile }];
  });

/** From now on, and for what else is lost this turn, from the Reserve Deck. */
export function loseTurn({ moment, choices }: TableControl): Shortcut | null {
  const { question, viewer, acting, lesson } = moment;
  const top = choices.some(({ kind, n }) => kind === 'loseTop' && n === RESERVE);
  if (question?.kind !== 'lose' || !top || acting === viewer || lesson !== null) return null;
  return { n: question.left, act: () => void pageNow().passUntil('losses') };
}

/** In the draw phase several cards are drawn in one press; a guided game takes one at a time. */
export const mayDrawSeveral = ({ moment, choices }: TableControl): boolean =>
  moment.lesson === null && moment.question?.kind === 'act' && choices.some(({ kind }) => kind === 'draw');

const DEPLOY = 3;
const BATTLE = 4;
const DRAW = 6;

const isOwnAct = ({ question, acting, viewer, lesson }: Moment): boolean =>
  question?.kind === 'act' && acting === viewer && lesson === null;

/** Whether battles too would be passed on the way to the own moves. */
export const mayGoToMoves = (moment: Moment): boolean => isOwnAct(moment) && moment.phase < BATTLE;

/** So many can be drawn in one press before the draw phase; more are drawn in it. */
const FEW_DRAWS = 3;

/** The numbers of cards that can be said while other phases are still to come. */
export function drawsAhead(moment: Moment): readonly number[] {
  const { phase, sides, viewer } = moment;
  if (!isOwnAct(moment) || phase < DEPLOY || phase >= DRAW) return [];
  return Array.from({ length: Math.min(FEW_DRAWS, sides[viewer]!.force) }, (_, i) => i + 1);
}

/** A digit says how many cards to draw, while no card is picked whose answers it could mean. */
export const digitsDraw = (table: TableControl): boolean => mayDrawSeveral(table) && table.selected < 0;

/** The answers to read, each with its digit: all but those that have a button of their own. */
export function readable(table: TableControl): readonly Choice[] {
  const hasShortcut = activateAll(table) !== null;
  return table.listed.filter(
    (choice) =>
      !isPrimary(choice) &&
      !(choice.kind === 'draw' && mayDrawSeveral(table)) &&
      !(hasShortcut && choice.kind === 'activate'),
  );
}
