/** How the options of a question belong to the cards on the table. */
import type { CardView, Choice, Moment } from '../session/swccg/moment.ts';
import { rankedBy } from '../table/ranking.ts';

/** Answers that belong to no card, though they may speak of one. */
const LOOSE: ReadonlySet<string> = new Set([
  'activate',
  'draw',
  'pass',
  'done',
  'none',
  'number',
  'yes',
  'no',
  'pile',
  'loseTop',
]);

export const isLoose = ({ kind, card }: Choice): boolean => LOOSE.has(kind) || card < 0;
export const isNumber = ({ kind }: Choice): boolean => kind === 'number';
/** Questions whose numbers are amounts; elsewhere each stands for something else. */
const AMOUNTS: ReadonlySet<string> = new Set(['activate', 'number', 'destinyNumber']);
export const hasNumbers = (question: string): boolean => AMOUNTS.has(question);
export const isPrimary = ({ kind }: Choice): boolean => kind === 'pass' || kind === 'done';

export const holder = ({ card }: Choice): number => card;
/** No answer of this game names a second card that would have to be clicked too. */
export const partner = (): number => -1;

/** What a second click on a card does: the most that can be done with it, first in this list. */
const RANK: readonly string[] = ['deploy', 'drain', 'battle', 'fire', 'move', 'text'];
export const ranked = rankedBy(RANK);

/** What costs or ends something takes more than one click, though it is all that the card can do. */
const DELIBERATE: ReadonlySet<string> = new Set(['text', 'battle', 'attack', 'recall', 'breakCover', 'leaveShip']);
export const isDeliberate = ({ kind }: Choice): boolean => DELIBERATE.has(kind);

export const bySecondClick = (choices: readonly Choice[]): Choice | undefined => {
  const [first] = ranked(choices);
  return choices.length === 1 ? first : undefined;
};

/** Questions in which a text that is carried out offers cards, and who is done goes without them. */
const OFFERS: ReadonlySet<string> = new Set(['found', 'target']);

/**
 * What is given up when the open question is passed: a drain that takes something, a battle, a weapon that can be fired,
 * a card that a text offers; or nothing.
 */
export function givenUp({ question, acting, viewer }: Moment): Choice | undefined {
  const { kind: asked, choices } = question ?? { kind: '', choices: [] };
  if (asked === 'weapons') return choices.find(({ kind }) => kind === 'fire');
  if (OFFERS.has(asked)) return choices.find(({ kind }) => kind === 'pick');
  if (asked !== 'act' || acting !== viewer) return undefined;
  return choices.find(({ kind, effect }) => kind === 'battle' || (kind === 'drain' && Number(effect) > 0));
}

/** Questions whose answers are always all listed, so that a place or a card can be picked by its digit. */
const LISTED: ReadonlySet<string> = new Set([
  'where',
  'target',
  'along',
  'damage',
  'lose',
  'weapons',
  'order',
  'start',
  'parsec',
  'respond',
  'found',
  'hide',
  'arrange',
]);
export const listsAll = (question: string): boolean => LISTED.has(question);

/** What is given up first in a list: cards that fight, then the piles, then the hand. */
const LOSSES: readonly string[] = ['forfeit', 'forfeitFor', 'loseTop'];
export const byLoss = rankedBy(LOSSES);

/** The card and all that is with it. */
export const withAll = (view: CardView): CardView[] => [view, ...view.with.flatMap(withAll)];

/** All cards on the table. */
export const cardsOf = ({ groups, sides, between }: Moment): CardView[] => [
  ...groups
    .flatMap(({ locations }) => locations.flatMap(({ sides: halves, on }) => [...halves.flat(), ...on]))
    .flatMap(withAll),
  ...sides.flatMap(({ effects }) => effects.flatMap(withAll)),
  ...between.flatMap(withAll),
];

/** The faces of the cards that can be seen, and so clicked, on the table. */
export function facesInSight(moment: Moment): Map<number, string> {
  const seen = new Map<number, string>();
  for (const { card, face } of cardsOf(moment)) if (face !== null) seen.set(card, face);
  for (const { locations } of moment.groups) for (const { card, face } of locations) seen.set(card, face ?? '');
  const mine = moment.sides[moment.viewer];
  for (const { card, face } of mine?.hand ?? []) if (face !== null) seen.set(card, face);
  return seen;
}

/** More cards on one side of an opened place are small, and on small screens show nothing of what they carry. */
export const FULL_SIDE = 8;

interface Carrier {
  readonly carried: ReadonlySet<number>;
  /** It is one of many, and so small. */
  readonly isSmall: boolean;
}

/** The card with what it carries, if it lies at this location. */
export function carrierAt({ groups }: Moment, at: number, card: number): Carrier | null {
  const location = groups.flatMap(({ locations }) => locations).find((each) => each.card === at);
  if (location === undefined) return null;
  const sides = location.sides.map((half, seat) => [...location.on.filter((on) => on.seat === seat), ...half]);
  const side = sides.find((cards) => cards.some((view) => view.card === card)) ?? [];
  const { with: load = [] } = side.find((view) => view.card === card) ?? {};
  return { carried: new Set(load.flatMap(withAll).map((view) => view.card)), isSmall: side.length > FULL_SIDE };
}

/** The location at which the card lies, or -1. */
export function placeOf({ groups }: Moment, card: number): number {
  for (const { locations } of groups)
    for (const { card: at, sides, on } of locations)
      if (at === card || [...sides.flat(), ...on].flatMap(withAll).some((view) => view.card === card)) return at;
  return -1;
}
