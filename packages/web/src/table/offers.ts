/** What is offered now: the answers by where they are found, and the cards that can be picked for them. */
import type { Choice, MomentBase } from '../session/moment.ts';
import type { Control } from './control.ts';
import type { CardChoices, Picking } from './usePicking.ts';

/** More than this is not listed: the cards on the table are the list. */
const LISTED = 6;
const NO_CARDS: ReadonlySet<number> = new Set();

/** How a game sorts its answers. */
interface Sorting<C extends Choice> {
  /** It belongs to no card, though it may speak of one. */
  readonly isLoose: (choice: C) => boolean;
  /** The card lies in sight. */
  readonly isSeen: (card: number) => boolean;
  readonly ranked: (choices: readonly C[]) => readonly C[];
  /** Whether the answers of cards are listed where they are few. */
  readonly listsFew: boolean;
  /** An answer of another card that is listed beside those of the selected one. */
  readonly isBeside?: (choice: C) => boolean;
  /** It is answered elsewhere than in the list. */
  readonly isUnlisted?: (choice: C) => boolean;
}

interface Offers<C extends Choice> {
  /** Answers of the cards in sight, and of cards that are not. */
  readonly withCard: readonly C[];
  readonly unseen: readonly C[];
  readonly loose: readonly C[];
  readonly ofSelected: readonly C[];
  readonly able: ReadonlySet<number>;
  readonly listed: readonly C[];
}

export function offersOf<M extends MomentBase, C extends Choice>(
  { choices, selection }: Picking<M, C>,
  { holder, partner }: CardChoices<M, C>,
  { isLoose, isSeen, ranked, listsFew, isBeside = () => false, isUnlisted = () => false }: Sorting<C>,
): Offers<C> {
  const bound = choices.filter((choice) => !isLoose(choice));
  const withCard = bound.filter((choice) => isSeen(holder(choice)));
  const unseen = bound.filter((choice) => !isSeen(holder(choice)));
  const loose = choices.filter((choice) => isLoose(choice) && !isUnlisted(choice));

  const { card: selected, target } = selection;
  const ofSelected = withCard.filter((choice) => holder(choice) === selected);
  const narrowed = target < 0 ? ofSelected : ofSelected.filter((choice) => partner(choice) === target);
  const beside = withCard.filter((choice) => isBeside(choice) && holder(choice) !== selected);
  const able = new Set(withCard.map(holder));
  for (const choice of ofSelected) if (partner(choice) >= 0) able.add(partner(choice));
  const listed =
    selected >= 0 && narrowed.length > 0
      ? [...ranked(narrowed), ...beside, ...loose]
      : listsFew && withCard.length <= LISTED
        ? [...withCard, ...loose]
        : loose;
  return { withCard, unseen, loose, ofSelected, able, listed };
}

/** The part of a table's control that every game has; dropping a card and open zones are the game's own. */
export function controlOf<M extends MomentBase, C extends Choice>(
  moment: M,
  { choices, selection, pointed, point, select, answer, pick }: Picking<M, C>,
  { withCard, unseen, ofSelected, able, listed }: Offers<C>,
): Omit<Control<M, C>, 'drop' | 'zones'> {
  return {
    moment,
    idle: choices.length === 0,
    choices,
    selected: ofSelected.length > 0 ? selection.card : -1,
    able,
    picked: NO_CARDS,
    pointed,
    listed,
    unseen,
    pick: (card) => pick(card, withCard),
    select,
    point,
    answer,
  };
}

const nothing = (): void => {};

/** The control of a table that is only looked at: a replay, an earlier moment. */
export const lookingOnlyAt = <M extends MomentBase, C extends Choice>(moment: M): Control<M, C> => ({
  moment,
  idle: true,
  choices: [],
  selected: -1,
  able: NO_CARDS,
  picked: NO_CARDS,
  zones: NO_CARDS,
  pointed: NO_CARDS,
  listed: [],
  unseen: [],
  pick: nothing,
  select: nothing,
  point: nothing,
  answer: nothing,
  drop: nothing,
});
