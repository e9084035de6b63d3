/** What the player can do at the table, and how a click, a drag or a key becomes an answer. */
import { useMemo } from 'react';
import type { Choice, Moment } from '../session/young-jedi/moment.ts';
import type { Control, Place } from '../table/control.ts';
import { controlOf, lookingOnlyAt, offersOf } from '../table/offers.ts';
import { type CardChoices, usePicking } from '../table/usePicking.ts';
import {
  bySecondClick,
  FIELD,
  facesInSight,
  holder,
  isDeliberate,
  isLoose,
  partner,
  ranked,
  zoneOf,
} from './choices.ts';
import { pageNow } from './page.ts';
import { intentFor } from './why.ts';

export interface TableControl extends Control<Moment> {
  /** Of several copies the one that is offered. */
  readonly offered: (cards: readonly number[]) => number;
}

const cardChoices: CardChoices<Moment, Choice> = {
  holder,
  partner,
  /** A question about one card begins with that card in hand. */
  first(choices) {
    const cards = new Set(choices.filter((choice) => partner(choice) >= 0).map(holder));
    const [only] = cards;
    return cards.size === 1 && only !== undefined ? only : -1;
  },
  again: bySecondClick,
  isDeliberate,
  intentFor: (moment, card) => intentFor(moment, card, pageNow().facts),
};

export function useTable(): TableControl | null {
  const picking = usePicking(cardChoices);

  return useMemo(() => {
    const { moment, question, choices, select, answer } = picking;
    if (moment === null) return null;
    const inSight = facesInSight(moment);
    const asked = question?.kind ?? '';
    const offers = offersOf(picking, cardChoices, {
      isLoose: (choice) => isLoose(choice, asked),
      isSeen: (card) => inSight.has(card),
      ranked,
      listsFew: asked !== 'deploy' && asked !== 'plan',
    });
    const { withCard, ofSelected, able } = offers;

    /** Copies offer the same; only one of them is asked about. */
    const offered = (cards: readonly number[]): number =>
      cards.find((card) => able.has(card)) ??
      [...able].find((card) => inSight.get(card) === inSight.get(cards[0]!) && alike(moment, card, cards[0]!)) ??
      cards[0]!;
    const drop = (dropped: number, on: Place): void => {
      const card = offered([dropped]);
      const own = withCard.filter((choice) => holder(choice) === card);
      const onCard = own.filter((choice) => on.card !== undefined && partner(choice) === on.card);
      const fitting = onCard.length > 0 ? onCard : own.filter((choice) => zoneOf(choice) === (on.zone ?? FIELD));
      const [first] = ranked(fitting);
      if (fitting.length === 1 && first !== undefined) answer(first);
      else select(fitting.length === 0 ? -1 : card);
    };
    return {
      ...controlOf(moment, picking, offers),
      zones: new Set(ofSelected.map(zoneOf).filter((zone) => zone >= 0)),
      offered,
      pick: (card) => picking.pick(choices.length === 0 ? card : offered([card]), withCard),
      drop,
    };
  }, [picking]);
}

/** Both lie in the same place. */
function alike({ sides, duel }: Moment, a: number, b: number): boolean {
  const places = [
    ...sides.flatMap((side) => [side.hand, side.cards, side.hyperspace]),
    ...(duel?.sides.map(({ hand }) => hand) ?? []),
  ];
  return places.some((cards) => [a, b].every((one) => cards.some(({ card }) => card === one)));
}

/** A table that is only looked at: a replay, an earlier moment. */
export const lookingOnly = (moment: Moment): TableControl => ({
  ...lookingOnlyAt(moment),
  offered: ([card]) => card!,
});
