/** How the options of a question belong to the cards on the table. */
import type { Choice, Moment, UnitView } from '../session/swtcg/moment.ts';
import { rankedBy, unlessDeliberate } from '../table/ranking.ts';

/** Answers that belong to no card: passing, finishing, numbers, arenas. */
const LOOSE: ReadonlySet<string> = new Set([
  'pass',
  'done',
  'stop',
  'bid',
  'range',
  'amount',
  'arena',
  'accept',
  'decline',
  'either',
  'die',
  'trigger',
  'giveUp',
]);
/** Answers that name a second card. */
const TO_CARD: ReadonlySet<string> = new Set([
  'attack',
  'board',
  'stack',
  'rearrange',
  'ram',
  'moveDamage',
  'contest',
  'equip',
]);
const PRIMARY: ReadonlySet<string> = new Set(['pass', 'done']);
const NUMBERS: ReadonlySet<string> = new Set(['bid', 'amount']);

export const isLoose = (choice: Choice): boolean => LOOSE.has(choice.kind) || choice.card < 0;
export const isPrimary = (choice: Choice): boolean => PRIMARY.has(choice.kind);
/** Nothing more is put out: final, and so neither a key's nor a button's in the place of others. */
export const isStop = ({ kind }: Choice): boolean => kind === 'stop';
export const isNumber = (choice: Choice): boolean => NUMBERS.has(choice.kind);
/** Another unit goes first. */
export const isInstead = ({ kind }: Choice): boolean => kind === 'order';
const namesCard = (choice: Choice): boolean => TO_CARD.has(choice.kind);

export const BUILD_ZONE = 3;

/** The card through which it is reached: a card that lies beneath another is reached through the one on top. */
export const holder = (choice: Choice): number => (choice.kind === 'rearrange' ? choice.target : choice.card);
/** The second card, or -1. */
export const partner = (choice: Choice): number =>
  choice.kind === 'rearrange' || !namesCard(choice) ? -1 : choice.target;

/** What a second click on a card does: the most that can be done with it, first in this list. */
const RANK: readonly string[] = [
  'deploy',
  'setUp',
  'complete',
  'place',
  'finish',
  'spring',
  'equip',
  'return',
  'stack',
  'battle',
  'ability',
  'attack',
  'board',
  'retreat',
  'build',
  'counters',
  'partial',
  'rearrange',
  'disembark',
  'shift',
  'detach',
  'skip',
];
/** Never by a second click: what wants a target, or gives something up. */
const DELIBERATE: ReadonlySet<string> = new Set([
  'attack',
  'skip',
  'board',
  'disembark',
  'rearrange',
  'partial',
  'equip',
  'detach',
  'shift',
]);

export const ranked = rankedBy(RANK);

/** It would be discarded at once, because one is in play. */
const isDoomed = ({ kind, target }: Choice): boolean => kind === 'deploy' && target >= 0;

export const bySecondClick = (choices: readonly Choice[]): Choice | undefined =>
  unlessDeliberate(ranked(choices.filter((choice) => !isDoomed(choice))), DELIBERATE);

/** A Location of Space has this number as its zone, those of the other arenas the next ones. */
const FIRST_LOCATION = 13;
const ARENA_COUNT = 3;

/** The zone (an arena, or the build zone) that the choice moves its card to, or -1. `arenasOf`: those of its card. */
export function zoneOf(choice: Choice, arenasOf: (choice: Choice) => readonly number[]): number {
  const { kind, target, n } = choice;
  switch (kind) {
    case 'build':
    case 'partial':
    case 'retreat':
      return BUILD_ZONE;
    case 'disembark':
    case 'arena':
    case 'setUp':
    case 'return':
    case 'shift':
      return target;
    case 'place':
      return target >= FIRST_LOCATION && target < FIRST_LOCATION + ARENA_COUNT ? target - FIRST_LOCATION : BUILD_ZONE;
    case 'deploy': {
      // Where there is no choice, none is named.
      const [only = -1, ...more] = arenasOf(choice);
      return n === BUILD_ZONE || more.length > 0 ? n : only;
    }
    default:
      return -1;
  }
}

/** The cards that can be seen, and so clicked, on the table. */
export function cardsInSight({ sides, viewer, expanded }: Moment): Set<number> {
  const seen = new Set<number>();
  const addUnit = (unit: UnitView): void => {
    seen.add(unit.card);
    unit.pilots.forEach(addUnit);
    for (const { card } of unit.equipment) seen.add(card);
  };
  for (const location of expanded?.locations ?? []) if (location !== null) seen.add(location.card);
  for (const side of sides) {
    for (const arena of side.arenas) arena.forEach(addUnit);
    side.retreated.forEach(addUnit);
    for (const { card } of [...side.building, ...side.open]) seen.add(card);
    if (side.seat === viewer) for (const { card } of side.hand) seen.add(card);
  }
  return seen;
}

/** Somebody of one's own whom the pending damage destroys, though it could be prevented (TCG-DMG-03); -1: nobody. */
export function doomed({ question, pending, sides, viewer }: Moment): number {
  if (question?.kind !== 'chance' || question.choices.length < 2) return -1;
  const waits = (card: number): number => pending.reduce((sum, { unit, n }) => sum + (unit === card ? n : 0), 0);
  const mine = sides[viewer];
  const units = [...(mine?.arenas.flat() ?? []), ...(mine?.retreated ?? [])].flatMap((unit) => [unit, ...unit.pilots]);
  return units.find(({ card, damage, health }) => waits(card) > 0 && damage + waits(card) >= health)?.card ?? -1;
}

/** Build points that are lost when the build step ends now, though something could be done with them (TCG-COMMAND-07). */
export function wasted({ question, sides, viewer }: Moment): number {
  const spends = question?.kind === 'build' && question.choices.length > 1;
  return spends ? (sides[viewer]?.points ?? 0) : 0;
}

/** Questions in which what was paid for, or costs nothing, is given up by who is done or passes. */
const GIVEN_UP: ReadonlySet<string> = new Set([
  'bid',
  'search',
  'event',
  'heal',
  'die',
  'predict',
  'choose',
  'sabotage',
  'divide',
]);

/** A contested unit, the rest of what a text gives: it is there to be had, and who is done goes without it. */
const letsGo = ({ question }: Moment): boolean =>
  question !== null && question.choices.length > 1 && GIVEN_UP.has(question.kind);

/**
 * It lets points, a unit or what a text gives go that need not be lost: it does not shine, and a key gives it only when
 * pressed twice.
 */
export const isWeak = (moment: Moment): boolean => wasted(moment) > 0 || doomed(moment) >= 0 || letsGo(moment);
