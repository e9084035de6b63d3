/** What the player can do at the table, and how a click, a drag or a key becomes an answer. */
import { byName } from '@dejarik/kernel/words';
import { useMemo } from 'react';
import type { Choice, Moment } from '../session/swtcg/moment.ts';
import type { Control, Place } from '../table/control.ts';
import { controlOf, lookingOnlyAt, offersOf } from '../table/offers.ts';
import { type CardChoices, usePicking } from '../table/usePicking.ts';
import {
  bySecondClick,
  cardsInSight,
  holder,
  isInstead,
  isLoose,
  isNumber,
  partner,
  ranked,
  zoneOf,
} from './choices.ts';
import { pageNow, usePage } from './page.ts';
import { intentFor } from './why.ts';

export interface TableControl extends Control<Moment, Choice> {
  /** Numbers to choose from: a bid, an amount. */
  readonly numbers: readonly Choice[];
  readonly pickZone: (zone: number) => void;
}

const cardChoices: CardChoices<Moment, Choice> = {
  holder,
  partner,
  /** A question about one unit begins with that unit in hand. */
  first(choices) {
    const cards = new Set(choices.filter((choice) => !isLoose(choice) && !isInstead(choice)).map(holder));
    const [only] = cards;
    const wantsTarget = choices.some((choice) => partner(choice) >= 0);
    return cards.size === 1 && wantsTarget && only !== undefined ? only : -1;
  },
  again: bySecondClick,
  isDeliberate: () => false,
  intentFor: (moment, card) => intentFor(moment, card, pageNow().facts),
};

const PLAYED: ReadonlySet<string> = new Set(['battle', 'complete', 'finish', 'spring', 'place']);
const ARENA = byName<number>({ Space: 0, Ground: 1, Character: 2 });

export function useTable(): TableControl | null {
  const picking = usePicking(cardChoices);
  const facts = usePage((page) => page.facts);

  return useMemo(() => {
    const { moment, question, choices, selection, choose, answer } = picking;
    if (moment === null) return null;
    const inSight = cardsInSight(moment);
    const offers = offersOf(picking, cardChoices, {
      // A card of the supply that joins a stack is shown by nothing but the answer.
      isLoose: (choice) => isLoose(choice) || (choice.kind === 'stack' && !inSight.has(choice.card)),
      isSeen: (card) => inSight.has(card),
      ranked,
      listsFew: true,
      isBeside: isInstead,
      isUnlisted: isNumber,
    });
    const { withCard, loose, ofSelected } = offers;
    const arenasOf = (choice: Choice): readonly number[] =>
      (facts.get(choice.face ?? '')?.arenas ?? []).map((arena) => ARENA[arena]!);
    const zones = new Set([...ofSelected, ...loose].map((choice) => zoneOf(choice, arenasOf)));
    zones.delete(-1);

    const fits = (choice: Choice, on: Place): boolean =>
      on.card === undefined ? zoneOf(choice, arenasOf) === on.zone : partner(choice) === on.card;
    const take = (fitting: readonly Choice[], card: number): void => {
      const [first] = ranked(fitting);
      if (fitting.length === 1 && first !== undefined) answer(first);
      else if (fitting.length > 1) choose({ card, target: fitting[0] === undefined ? -1 : partner(fitting[0]) });
    };
    const drop = (card: number, on: Place): void => {
      const own = withCard.filter((choice) => holder(choice) === card);
      const fitting = own.filter((choice) => fits(choice, on));
      // A card that is played rather than moved may be dropped anywhere on the table.
      take(fitting.length > 0 ? fitting : own.filter(({ kind }) => PLAYED.has(kind)), card);
    };
    const pickZone = (zone: number): void => {
      const chosen = loose.filter((choice) => zoneOf(choice, arenasOf) === zone);
      take(
        chosen.length > 0 ? chosen : ofSelected.filter((choice) => zoneOf(choice, arenasOf) === zone),
        selection.card,
      );
    };
    return {
      ...controlOf(moment, picking, offers),
      picked: new Set(question?.kind === 'die' ? [] : (question?.picked ?? [])),
      zones,
      numbers: choices.filter(isNumber),
      drop,
      pickZone,
    };
  }, [picking, facts]);
}

/** A table that is only looked at: a replay, an earlier moment. */
export const lookingOnly = (moment: Moment): TableControl => ({
  ...lookingOnlyAt(moment),
  numbers: [],
  pickZone: () => {},
});
