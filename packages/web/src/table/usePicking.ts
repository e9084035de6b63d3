/** How clicks on cards become an answer, in every game: which card is in hand, and what a click on another one does. */
import type { Intent } from '@dejarik/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { sentence } from '../messages/sentence.ts';
import type { Choice, MomentBase } from '../session/moment.ts';
import { useStore } from '../shell/store.ts';
import { landAll } from './flights.ts';

const NO_CARDS: ReadonlySet<number> = new Set();

/** The card picked first, and the one picked to go with it; -1: none yet. */
interface Selection {
  readonly card: number;
  readonly target: number;
}

const NOTHING: Selection = { card: -1, target: -1 };

/** How the choices of a game are reached through its cards. */
export interface CardChoices<M extends MomentBase, C extends Choice> {
  /** The card through which a choice is reached. */
  readonly holder: (choice: C) => number;
  /** The second card that it names, or -1. */
  readonly partner: (choice: C) => number;
  /** The card that is in hand from the start, because the question is about it; or -1. */
  readonly first: (choices: readonly C[]) => number;
  /** What a second click on the card answers, if anything. */
  readonly again: (choices: readonly C[]) => C | undefined;
  /** It takes more than one click, though it is all that the card can do. */
  readonly isDeliberate: (choice: C) => boolean;
  /** What a player probably wanted who clicked a card that cannot be used now. */
  readonly intentFor: (moment: M, card: number) => Intent | null;
}

export interface Picking<M extends MomentBase, C extends Choice> {
  /** The moment that is looked at, or null before the first. */
  readonly moment: M | null;
  /** What can be answered now: nothing while something is shown or an earlier moment is looked at. */
  readonly question: M['question'];
  readonly choices: readonly C[];
  readonly selection: Selection;
  readonly choose: (selection: Selection) => void;
  readonly select: (card: number) => void;
  readonly pointed: ReadonlySet<number>;
  readonly point: (choice: C | null) => void;
  readonly answer: (choice: C) => void;
  /** A click on this card; `withCard`: the choices whose card lies in sight. */
  readonly pick: (card: number, withCard: readonly C[]) => void;
}

/** `cardChoices` stays the same from one drawing to the next. */
export function usePicking<M extends MomentBase, C extends Choice>(cardChoices: CardChoices<M, C>): Picking<M, C> {
  const present = useStore((page) => page.moment) as unknown as M | null;
  const past = useStore((page) => page.past) as unknown as M | null;
  const busy = useStore((page) => page.busy);
  const sendAnswer = useStore((page) => page.answer);
  const [selection, choose] = useState<Selection>(NOTHING);
  const [pointing, point] = useState<C | null>(null);
  const question = past === null && !busy ? (present?.question ?? null) : null;
  const choices = useMemo(() => (question?.choices ?? []) as readonly C[], [question]);

  useEffect(() => {
    const card = cardChoices.first(choices);
    choose((now) => (now.card === card && now.target < 0 ? now : { card, target: -1 }));
    point(null);
  }, [choices, cardChoices]);

  const decision = present?.decision ?? -1;
  const answer = useCallback(
    (choice: C) => {
      landAll(); // nothing that still flies holds an answer up
      void sendAnswer(decision, choice.index);
    },
    [sendAnswer, decision],
  );

  return useMemo(() => {
    const { holder, partner, again, isDeliberate, intentFor } = cardChoices;
    const select = (card: number): void => choose({ card, target: -1 });

    const refuse = async (card: number): Promise<void> => {
      const { adapter, notify } = useStore.getState();
      const intent = present === null ? null : intentFor(present, card);
      if (adapter === null || intent === null) return;
      const reason = await adapter.ask('whyNot', intent).catch(() => null);
      if (reason !== null) notify({ text: sentence(reason.why), rule: reason.rule });
    };
    /** A card that others can act on, but that can do nothing itself. */
    const pickPartner = (card: number, withCard: readonly C[]): void => {
      const on = withCard.filter((choice) => partner(choice) === card);
      if (on.length === 1) answer(on[0]!);
      else if (on.length > 1) choose({ card: holder(on[0]!), target: card });
      else void refuse(card);
    };
    const pick = (card: number, withCard: readonly C[]): void => {
      if (useStore.getState().busy) return useStore.getState().skipScenes();
      if (choices.length === 0) return void refuse(card);
      const inHand = selection.card;
      const toCard = withCard.filter(
        (choice) => holder(choice) === inHand && card !== inHand && partner(choice) === card,
      );
      if (toCard.length === 1) return answer(toCard[0]!);
      if (toCard.length > 1) return choose({ card: inHand, target: card });
      const own = withCard.filter((choice) => holder(choice) === card);
      if (own.length === 0) return pickPartner(card, withCard);
      if (own.length === 1 && partner(own[0]!) < 0 && !isDeliberate(own[0]!)) return answer(own[0]!);
      if (card !== inHand) return select(card);
      const second = again(own);
      if (second === undefined) select(-1);
      else answer(second);
    };
    return {
      moment: past ?? present,
      question,
      choices,
      selection,
      choose,
      select,
      pointed: pointing === null ? NO_CARDS : new Set([holder(pointing), partner(pointing)]),
      point,
      answer,
      pick,
    };
  }, [cardChoices, past, present, question, choices, selection, pointing, answer]);
}
