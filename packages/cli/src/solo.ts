/** `dejarik play --solo`: a table laid out for one person, who answers for both sides. */
import { brief, type GameKit, listed, type RecordedFrom, type Seat, type SoloPlay } from '@dejarik/kernel';
import { readText } from './files.ts';
import { wholeNumber } from './games.ts';
import { UserError } from './output.ts';
import { setupSeats } from './seats.ts';

export interface SoloOptions {
  /** A file with a layout, or true: by chance. */
  readonly solo?: string | true;
  readonly units?: string;
  readonly pile?: string;
}

/** More than a table has room for. */
const MOST_UNITS = 12;
const MOST_PILE = 60;

/** What belongs to other games than those that are played alone. */
const ELSEWHERE = ['deck', 'against', 'points'] as const;

/** Flying Solo of the game, in the edition asked for; else in the first that has it. */
export async function soloOf(kit: GameKit, wanted: string | undefined): Promise<{ solo: SoloPlay; edition: string }> {
  const { game } = kit;
  const solo = await kit.solo?.();
  if (solo === undefined) throw new UserError(`${game.name} is not played alone: --solo is for games that are.`);
  const edition = wanted ?? solo.editions[0]!;
  if (!solo.editions.includes(edition))
    throw new UserError(
      `${game.name} is not played alone by the edition ${brief(edition)}, but by ${listed(solo.editions)}.`,
    );
  return { solo, edition };
}

function atMost(most: number, text: string, what: string): number {
  const number = wholeNumber(text, what);
  if (number > most) throw new UserError(`${what} can be ${most} at most, not "${brief(text)}".`);
  return number;
}

/** The table that was laid out, as a game to begin; `seat`: the person's own side. */
export function soloSetup(
  kit: GameKit,
  { solo, edition }: { readonly solo: SoloPlay; readonly edition: string },
  seats: readonly Seat[],
  seat: number,
  seed: number | string,
  options: SoloOptions,
): RecordedFrom {
  const other = seats.find(({ name }) => name !== seats[seat]!.name);
  if (seats.length !== 2 || other === undefined)
    throw new UserError('A game that is played alone has two seats, one for each side.');
  const odd = ELSEWHERE.find((name) => Object.hasOwn(options, name));
  if (odd !== undefined) throw new UserError(`--${odd} has no place in a game that is played alone, without decks.`);
  const file = typeof options.solo === 'string' ? options.solo : null;
  const { start, faults } = solo.lay({
    edition,
    seed,
    sides: [seats[seat]!.side, other.side],
    units: atMost(MOST_UNITS, options.units ?? '3', '--units'),
    pile: options.pile === undefined ? 0 : atMost(MOST_PILE, options.pile, '--pile'),
    ...(file === null ? {} : { layout: readText(file) }),
  });
  if (start === null) {
    const [wrong] = faults;
    throw new UserError(`${file === null ? 'The layout' : brief(file)}: ${wrong!.message} (${wrong!.rule})`);
  }
  const decks = seats.map(({ name }) => ({ name, cards: [] }));
  return { edition, seed, ...setupSeats(kit.game, seats), decks, start };
}
