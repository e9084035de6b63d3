/** What the player can do at the table, and how a click, a drag or a key becomes an answer. */
import { useMemo, useState } from 'react';
import type { Choice, Moment } from '../session/swccg/moment.ts';
import type { Control, Place } from '../table/control.ts';
import { controlOf, lookingOnlyAt, offersOf } from '../table/offers.ts';
import { type CardChoices, usePicking } from '../table/usePicking.ts';
import {
  byLoss,
  bySecondClick,
  carrierAt,
  cardsOf,
  facesInSight,
  hasNumbers,
  holder,
  isDeliberate,
  isLoose,
  isNumber,
  listsAll,
  partner,
  placeOf,
  ranked,
  withAll,
} from './choices.ts';
import { pageNow } from './page.ts';
import { intentFor } from './why.ts';

export interface TableControl extends Control<Moment, Choice> {
  /** Of several copies in hand the one that is offered. */
  readonly offered: (card: number) => number;
  /** Numbers to choose from. */
  readonly numbers: readonly Choice[];
  /** The location that is opened to look at, or -1. */
  readonly opened: number;
  readonly open: (location: number) => void;
  /** The answer that a pile gives when it is pressed, if there is one. */
  readonly byPile: (seat: number, pile: number) => Choice | undefined;
}

const cardChoices: CardChoices<Moment, Choice> = {
  holder,
  partner,
  first: () => -1,
  again: bySecondClick,
  isDeliberate,
  intentFor: (moment, card) => intentFor(moment, card, pageNow().facts),
};

// The piles as the engine numbers them.
const RESERVE = 0;
const FORCE = 1;

const fitsPile = ({ kind, target, n }: Choice, seat: number, viewer: number, pile: number): boolean => {
  if (kind === 'pile') return target === seat && n === pile;
  if (seat !== viewer) return false;
  if (kind === 'loseTop') return n === pile;
  if (kind === 'activate') return pile === RESERVE;
  return kind === 'draw' && pile === FORCE;
};

/** What lies on, in and under a card: it may be what can be picked, where the card itself cannot. */
const hasAble = (moment: Moment, card: number, able: ReadonlySet<number>): boolean => {
  const view = cardsOf(moment).find((each) => each.card === card);
  return view !== undefined && withAll(view).some((each) => able.has(each.card));
};

export function useTable(): TableControl | null {
  const picking = usePicking(cardChoices);
  const [opened, open] = useState(-1);

  return useMemo(() => {
    const { moment, question, choices, selection, select, answer } = picking;
    if (moment === null) return null;
    const inSight = facesInSight(moment);
    const asked = question?.kind ?? '';
    const offers = offersOf(picking, cardChoices, {
      isLoose,
      isSeen: (card) => inSight.has(card),
      ranked,
      listsFew: true,
      isUnlisted: (choice) => isNumber(choice) && hasNumbers(asked),
    });
    const { withCard, able, listed, loose } = offers;
    const mine = moment.sides[moment.viewer]?.hand ?? [];
    const isMine = (card: number): boolean => mine.some((held) => held.card === card);

    /** Copies in hand offer the same; only one of them is asked about. */
    const offered = (card: number): number =>
      able.has(card) || !isMine(card)
        ? card
        : (mine.find((held) => held.face === inSight.get(card) && able.has(held.card))?.card ?? card);
    /** Answers of what a card at the place on the stage carries: of one that can do nothing itself, and of a small one. */
    const inside = (card: number): readonly Choice[] => {
      const carrier = carrierAt(moment, opened < 0 ? (moment.battle?.at ?? -1) : opened, card);
      if (carrier === null || (able.has(card) && !carrier.isSmall)) return [];
      return withCard.filter((choice) => carrier.carried.has(holder(choice)));
    };
    const insidePicked = ranked(inside(selection.card));
    const pick = (clicked: number): void => {
      const card = choices.length === 0 ? clicked : offered(clicked);
      if (inside(card).length > 0) return select(card === selection.card ? -1 : card);
      const place = placeOf(moment, card);
      // Where something is to go, a place that is no answer says why, unless an answer is at it.
      const isAsked = asked === 'where' && place === card;
      const isRefused = isAsked && ![...able].some((each) => placeOf(moment, each) === place);
      if (!isRefused && !able.has(card) && place >= 0 && (place === card || hasAble(moment, card, able)))
        return open(opened === place ? -1 : place);
      picking.pick(card, withCard);
    };
    const drop = (dropped: number, on: Place): void => {
      const card = offered(dropped);
      const own = withCard.filter((choice) => holder(choice) === card);
      const [first] = ranked(own);
      if (first === undefined) return select(-1);
      const isOneWay = first.kind === 'deploy' || (first.kind === 'move' && own.length === 1);
      if (!isOneWay || on.card === undefined) return own.length === 1 ? answer(first) : select(card);
      // Where it goes is the next question: what it was dropped on answers that too.
      void pageNow().answerAll([
        { kind: first.kind, card },
        { kind: 'to', card: on.card },
      ]);
    };
    const list = listsAll(asked) && selection.card < 0 ? byLoss([...withCard, ...loose]) : listed;
    return {
      ...controlOf(moment, picking, offers),
      ...(insidePicked.length > 0 ? { selected: selection.card } : {}),
      listed: insidePicked.length > 0 ? [...ranked(offers.ofSelected), ...insidePicked, ...loose] : list,
      zones: new Set<number>(),
      // The card that looks for a place, in the hand or on the map.
      picked: new Set(question?.kind === 'where' && question.about >= 0 ? [question.about] : []),
      offered,
      numbers: hasNumbers(asked) ? choices.filter(isNumber) : [],
      opened,
      open: (location) => open(opened === location ? -1 : location),
      byPile: (seat, pile) => choices.find((choice) => fitsPile(choice, seat, moment.viewer, pile)),
      pick,
      drop,
    };
  }, [picking, opened]);
}

/** A table that is only looked at: a replay, an earlier moment. */
export const lookingOnly = (moment: Moment): TableControl => ({
  ...lookingOnlyAt(moment),
  offered: (card) => card,
  numbers: [],
  opened: -1,
  open: () => {},
  byPile: () => undefined,
});
