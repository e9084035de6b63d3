/** What a moment of the Star Wars TCG shows on the table itself. */
import type { Happening, Moment, UnitView } from '../session/swtcg/moment.ts';
import type { Sign } from '../table/game-page.ts';

const CARDS: ReadonlySet<Happening['kind']> = new Set<Happening['kind']>([
  'draw',
  'setUp',
  'deploy',
  'stack',
  'layDown',
  'layOpen',
  'retreat',
  'return',
  'board',
  'discard',
]);
const BUILDS: ReadonlySet<Happening['kind']> = new Set<Happening['kind']>(['counters', 'points']);
const ENDS: ReadonlySet<Happening['kind']> = new Set<Happening['kind']>(['discard', 'outOfPlay']);

const unitsOf = ({ sides }: Moment): readonly UnitView[] => sides.flatMap(({ arenas }) => arenas.flat());

/** The team that alone has units in the arena, or -1. */
function holderOf({ sides, places }: Moment, arena: number): number {
  const teams = new Set(sides.filter(({ arenas }) => arenas[arena]!.length > 0).map(({ seat }) => places[seat]!.team));
  const [only = -1] = teams;
  return teams.size === 1 ? only : -1;
}

/** An arena that both sides fought for, and now one of them has. */
const isTaken = (moment: Moment, before: Moment): boolean =>
  [0, 1, 2].some(
    (arena) =>
      before.battleIn === arena &&
      holderOf(moment, arena) >= 0 &&
      holderOf(before, arena) < 0 &&
      before.sides.some(({ arenas }) => arenas[arena]!.length > 0),
  );

export function signsOf(moment: Moment, before: Moment | null): Sign[] {
  const { happened } = moment;
  const has = (kinds: ReadonlySet<string>): boolean => happened.some(({ kind }) => kinds.has(kind));
  const stood = new Set((before === null ? [] : unitsOf(before)).map(({ card }) => card));
  const signs: Sign[] = [];
  if (before !== null && isTaken(moment, before)) signs.push('taken');
  if (happened.some(({ kind, card }) => ENDS.has(kind) && stood.has(card))) signs.push('falls');
  if (happened.some(({ kind }) => kind === 'damage')) signs.push('hit');
  if (happened.some(({ kind }) => kind === 'prevent')) signs.push('prevented');
  if (has(CARDS)) signs.push('card');
  if (has(BUILDS)) signs.push('build');
  return signs;
}
