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
]);
/** Answers that name a second card. */
const TO_CARD: ReadonlySet<string> = new Set(['attack', 'board', 'stack', 'rearrange', 'ram', 'moveDamage', 'contest']);
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
  'skip',
];
/** Never by a second click: what wants a target, or gives something up. */
const DELIBERATE: ReadonlySet<string> = new Set(['attack', 'skip', 'board', 'disembark', 'rearrange', 'partial']);

export const ranked = rankedBy(RANK);

/** It would be discarded at once, because one is in play. */
const isDoomed = ({ kind, target }: Choice): boolean => kind === 'deploy' && target >= 0;

export const bySecondClick = (choices: readonly Choice[]): Choice | undefined =>
  unlessDeliberate(ranked(choices.filter((choice) => !isDoomed(choice))), DELIBERATE);

/** The zone (an arena, or the build zone) that the choice moves its card to, or -1. */
export function zoneOf(choice: Choice, arenaOf: (choice: Choice) => number): number {
  switch (choice.kind) {
    case 'build':
    case 'partial':
    case 'retreat':
      return BUILD_ZONE;
    case 'disembark':
      return choice.target;
    case 'arena':
      return choice.target;
    case 'deploy':
    case 'setUp':
    case 'return':
      return arenaOf(choice);
    default:
      return -1;
  }
}

/** The cards that can be seen, and so clicked, on the table. */
export function cardsInSight({ sides, viewer }: Moment): Set<number> {
  const seen = new Set<number>();
  const addUnit = (unit: UnitView): void => {
    seen.add(unit.card);
    if (unit.pilot !== null) addUnit(unit.pilot);
  };
  for (const side of sides) {
    for (const arena of side.arenas) arena.forEach(addUnit);
    side.retreated.forEach(addUnit);
    for (const { card } of side.building) seen.add(card);
    if (side.seat === viewer) for (const { card } of side.hand) seen.add(card);
  }
  return seen;
}
