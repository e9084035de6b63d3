/** What the player can do at the table, and how a click, a drag or a key becomes an answer. */
import { useMemo } from 'react';
import type { Choice, Moment } from '../session/young-jedi/moment.ts';
import type { Control, Place } from '../table/control.ts';
import { type Belonging, LISTED, LOOKING_ONLY, usePicking } from '../table/usePicking.ts';
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
import { wishFor } from './why.ts';

export interface TableControl extends Control<Moment> {
  /** Of several copies the one that is offered. */
  readonly offered: (cards: readonly number[]) => number;
}

const belonging: Belonging<Moment, Choice> = {
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
  wishFor: (moment, card) => wishFor(moment, card, pageNow().facts),
};

export function useTable(): TableControl | null {
  const picking = usePicking(belonging);

  return useMemo(() => {
    const { moment, question, choices, selection, select, pointed, point, answer } = picking;
    if (moment === null) return null;
    const inSight = facesInSight(moment);
    const asked = question?.kind ?? '';
    const bound = choices.filter((choice) => !isLoose(choice, asked));
    const withCard = bound.filter((choice) => inSight.has(holder(choice)));
    const unseen = bound.filter((choice) => !inSight.has(holder(choice)));
    const loose = choices.filter((choice) => isLoose(choice, asked));

    const { card: selected, target } = selection;
    const ofSelected = withCard.filter((choice) => holder(choice) === selected);
    const narrowed = target < 0 ? ofSelected : ofSelected.filter((choice) => partner(choice) === target);
    const able = new Set(withCard.map(holder));
    for (const choice of ofSelected) if (partner(choice) >= 0) able.add(partner(choice));
    const listed =
      selected >= 0 && narrowed.length > 0
        ? [...ranked(narrowed), ...loose]
        : withCard.length <= LISTED && asked !== 'deploy' && asked !== 'plan'
          ? [...withCard, ...loose]
          : loose;

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
      moment,
      idle: choices.length === 0,
      choices,
      selected: ofSelected.length > 0 ? selected : -1,
      able,
      zones: new Set(ofSelected.map(zoneOf).filter((zone) => zone >= 0)),
      pointed,
      listed,
      unseen,
      offered,
      pick: (card) => picking.pick(choices.length === 0 ? card : offered([card]), withCard),
      select,
      point,
      answer,
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
  ...LOOKING_ONLY,
  moment,
  offered: ([card]) => card!,
});

/** What the card, or one of its copies, is in now, as class names. */
export function stateOf(table: TableControl, cards: readonly number[]): string {
  const is = (set: ReadonlySet<number>): boolean => cards.some((card) => set.has(card));
  const states: string[] = [];
  if (is(table.able)) states.push('able');
  if (cards.includes(table.selected)) states.push('selected');
  if (is(table.pointed)) states.push('pointed');
  return states.join(' ');
}
