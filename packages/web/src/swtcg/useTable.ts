/** What the player can do at the table, and how a click, a drag or a key becomes an answer. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { sentence } from '../messages/sentence.ts';
import type { Choice, Moment } from '../session/moment.ts';
import { useStore } from '../shell/store.ts';
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
import { wishFor } from './why.ts';

/** Where a card is dropped or a click goes: on a card, an arena (0 to 2) or the build zone (3). */
export interface Place {
  readonly card?: number;
  readonly zone?: number;
}

export interface TableControl {
  readonly moment: Moment;
  /** True while nothing can be answered: an earlier moment, another's turn, something is being shown. */
  readonly idle: boolean;
  readonly choices: readonly Choice[];
  /** The card picked first, when an answer needs more. */
  readonly selected: number;
  /** Cards that glow: they can be picked now. */
  readonly able: ReadonlySet<number>;
  /** Cards chosen so far, where several are chosen one by one. */
  readonly picked: ReadonlySet<number>;
  /** Zones that the selected card can go to. */
  readonly zones: ReadonlySet<number>;
  /** The cards that the answer under the pointer names. */
  readonly pointed: ReadonlySet<number>;
  /** Answers to read: those of the selected card, or those that belong to no card. */
  readonly listed: readonly Choice[];
  /** Numbers to choose from: a bid, an amount. */
  readonly numbers: readonly Choice[];
  /** Answers with cards that do not lie in sight: a deck that is searched, a hand that is looked at. */
  readonly unseen: readonly Choice[];
  readonly pick: (card: number) => void;
  readonly select: (card: number) => void;
  readonly point: (choice: Choice | null) => void;
  readonly answer: (choice: Choice) => void;
  readonly drop: (card: number, on: Place) => void;
  readonly pickZone: (zone: number) => void;
}

/** More than this is not listed: the cards on the table are the list. */
const LISTED = 6;

const NOBODY: ReadonlySet<number> = new Set();

/** What a card can go on with, now that it is selected. */
interface Selection {
  readonly card: number;
  readonly target: number;
}

const NOTHING: Selection = { card: -1, target: -1 };

/** A question about one unit begins with that unit in hand. */
function firstSelection(choices: readonly Choice[]): Selection {
  const cards = new Set(choices.filter((choice) => !isLoose(choice) && !isInstead(choice)).map(holder));
  const [only] = cards;
  const wantsTarget = choices.some((choice) => partner(choice) >= 0);
  return cards.size === 1 && wantsTarget && only !== undefined ? { card: only, target: -1 } : NOTHING;
}

export function useTable(): TableControl | null {
  const present = useStore((page) => page.moment);
  const past = useStore((page) => page.past);
  const busy = useStore((page) => page.busy);
  const give = useStore((page) => page.answer);
  const facts = useStore((page) => page.facts);
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [pointed, point] = useState<Choice | null>(null);
  const moment = past ?? present;
  const question = past === null && !busy ? (present?.question ?? null) : null;
  const choices = useMemo(() => question?.choices ?? [], [question]);

  useEffect(() => {
    setSelection(firstSelection(choices));
    point(null);
  }, [choices]);

  const answer = useCallback((choice: Choice) => void give(choice.index), [give]);
  const refuse = useCallback(
    async (card: number) => {
      const { adapter, moment: now, notify } = useStore.getState();
      const wish = now === null ? null : wishFor(now, card, facts);
      if (adapter === null || wish === null) return;
      const reason = await adapter.ask('whyNot', wish).catch(() => null);
      if (reason !== null) notify({ text: sentence(reason.why), rule: reason.rule });
    },
    [facts],
  );

  return useMemo(() => {
    if (moment === null) return null;
    const inSight = cardsInSight(moment);
    const withCard = choices.filter((choice) => !isLoose(choice) && inSight.has(holder(choice)));
    const unseen = choices.filter((choice) => !isLoose(choice) && !inSight.has(holder(choice)));
    const loose = choices.filter((choice) => isLoose(choice) && !isNumber(choice));
    const numbers = choices.filter(isNumber);
    const arenaOf = (choice: Choice): number => ARENA[facts.get(choice.face ?? '')?.type ?? ''] ?? -1;

    const { card: selected, target } = selection;
    const ofSelected = withCard.filter((choice) => holder(choice) === selected);
    const narrowed = target < 0 ? ofSelected : ofSelected.filter((choice) => partner(choice) === target);
    const instead = withCard.filter((choice) => isInstead(choice) && holder(choice) !== selected);
    const able = new Set(withCard.map(holder));
    for (const choice of ofSelected) able.add(partner(choice));
    const zones = new Set([...ofSelected, ...loose].map((choice) => zoneOf(choice, arenaOf)));
    zones.delete(-1);
    const listed =
      selected >= 0 && narrowed.length > 0
        ? [...ranked(narrowed), ...instead, ...loose]
        : withCard.length <= LISTED
          ? [...withCard, ...loose]
          : loose;

    const select = (card: number): void => setSelection({ card, target: -1 });
    const pick = (card: number): void => {
      if (choices.length === 0) return void refuse(card);
      const toCard = ofSelected.filter((choice) => card !== selected && partner(choice) === card);
      if (toCard.length === 1) return answer(toCard[0]!);
      if (toCard.length > 1) return setSelection({ card: selected, target: card });
      const own = withCard.filter((choice) => holder(choice) === card);
      if (own.length === 0) return pickPartner(card);
      if (own.length === 1 && partner(own[0]!) < 0) return answer(own[0]!);
      if (card !== selected) return select(card);
      const again = bySecondClick(own);
      if (again === undefined) select(-1);
      else answer(again);
    };
    /** A card that others can act on, but that can do nothing itself. */
    const pickPartner = (card: number): void => {
      const on = withCard.filter((choice) => partner(choice) === card);
      if (on.length === 1) answer(on[0]!);
      else if (on.length > 1) setSelection({ card: holder(on[0]!), target: card });
      else void refuse(card);
    };
    const fits = (choice: Choice, on: Place): boolean =>
      on.card === undefined ? zoneOf(choice, arenaOf) === on.zone : partner(choice) === on.card;
    const take = (fitting: readonly Choice[], card: number): void => {
      const [first] = ranked(fitting);
      if (fitting.length === 1 && first !== undefined) answer(first);
      else if (fitting.length > 1) setSelection({ card, target: fitting[0] === undefined ? -1 : partner(fitting[0]) });
    };
    const drop = (card: number, on: Place): void => {
      const own = withCard.filter((choice) => holder(choice) === card);
      const fitting = own.filter((choice) => fits(choice, on));
      // A card that is played rather than moved may be dropped anywhere on the table.
      take(fitting.length > 0 ? fitting : own.filter(({ kind }) => kind === 'battle' || kind === 'complete'), card);
    };
    const pickZone = (zone: number): void => {
      const chosen = loose.filter((choice) => zoneOf(choice, arenaOf) === zone);
      take(chosen.length > 0 ? chosen : ofSelected.filter((choice) => zoneOf(choice, arenaOf) === zone), selected);
    };
    return {
      moment,
      idle: choices.length === 0,
      choices,
      selected: ofSelected.length > 0 ? selected : -1,
      able,
      picked: new Set(question?.kind === 'die' ? [] : (question?.picked ?? [])),
      zones,
      pointed: pointed === null ? NOBODY : new Set([holder(pointed), partner(pointed)]),
      listed,
      numbers,
      unseen,
      pick,
      select,
      point,
      answer,
      drop,
      pickZone,
    };
  }, [moment, question, choices, selection, pointed, facts, answer, refuse]);
}

const ARENA: Readonly<Record<string, number>> = { Space: 0, Ground: 1, Character: 2 };

const nothing = (): void => {};

/** A table that is only looked at: a replay, an earlier moment. */
export const lookingOnly = (moment: Moment): TableControl => ({
  moment,
  idle: true,
  choices: [],
  selected: -1,
  able: NOBODY,
  picked: NOBODY,
  zones: NOBODY,
  pointed: NOBODY,
  listed: [],
  numbers: [],
  unseen: [],
  pick: nothing,
  select: nothing,
  point: nothing,
  answer: nothing,
  drop: nothing,
  pickZone: nothing,
});
