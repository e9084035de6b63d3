/** The games that were played to their end on this device: kept in its database, newest first. */
import type { Outcome, Replay } from '@dejarik/kernel';
import type { GameId, Moment } from '../session/moment.ts';
import type { SavedGame } from '../session/new-game.ts';
import { changeStore, readStore } from './database.ts';
import { isPlayed } from './kept.ts';

/** What mattered in a game, a number a turn: the line of one team. */
export interface Course {
  readonly team: number;
  readonly values: readonly number[];
}

export interface PlayedGame {
  readonly game: GameId;
  /** When it ended, in milliseconds. */
  readonly ended: number;
  readonly turns: number;
  readonly reason: string;
  /** One a seat. */
  readonly outcomes: readonly Outcome[];
  readonly seats: SavedGame['seats'];
  readonly replay: Replay;
  /** There once its story was told. */
  readonly course?: readonly Course[];
}

export interface KeptGame extends PlayedGame {
  readonly id: string;
}

/** A game that has just ended. */
export const keepResult = ({ game, turn, result }: Moment, { replay, seats }: SavedGame): Promise<void> =>
  keepPlayed([{ game, ended: Date.now(), turns: turn, ...result!, seats, replay }]);

/** So many are kept; then the oldest gives way. */
const MOST_GAMES = 1000;

/** Of one game there is one record; played on from an earlier moment it is another game. */
const idOf = ({ replay }: Pick<PlayedGame, 'replay'>): string =>
  `${replay.game} ${String(replay.seed).slice(0, 100)} ${replay.hash}`;

export async function allPlayed(): Promise<KeptGame[]> {
  const found: KeptGame[] = [];
  for (const [id, value] of await readStore('games')) if (isPlayed(value)) found.push({ ...(value as PlayedGame), id });
  return found.sort((a, b) => b.ended - a.ended);
}

export async function keepPlayed(games: readonly PlayedGame[]): Promise<void> {
  await changeStore('games', (store) => {
    for (const game of games) store.put(game, idOf(game));
  });
  const surplus = (await allPlayed()).slice(MOST_GAMES);
  if (surplus.length > 0)
    await changeStore('games', (store) => {
      for (const { id } of surplus) store.delete(id);
    });
}

/** How the game of this record went is kept with it; a game that is not kept stays so. */
export function keepCourse(replay: Replay, lines: readonly Course[]): Promise<void> {
  const id = idOf({ replay });
  const course = lines.map(({ team, values }) => ({ team, values }));
  return changeStore('games', (store) => {
    const found = store.get(id);
    found.addEventListener('success', () => {
      if (isPlayed(found.result)) store.put({ ...(found.result as PlayedGame), course }, id);
    });
  });
}

export const forgetPlayed = (id: string): Promise<void> => changeStore('games', (store) => store.delete(id));

/** Which seat the one person had who played; -1: nobody, or several. */
export function ownSeat({ seats }: PlayedGame): number {
  const seat = seats.indexOf('human');
  return seat === seats.lastIndexOf('human') ? seat : -1;
}

/** Whether the one person who plays here has won a game. */
export const hasWon = (games: readonly PlayedGame[]): boolean =>
  games.some((game) => game.outcomes[ownSeat(game)] === 'won');

export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** How the last games of one person ended alike, and how many; null: there is none. `games`: newest first. */
export function streakOf(games: readonly PlayedGame[]): { readonly outcome: Outcome; readonly n: number } | null {
  const outcomes = games.flatMap((game) => game.outcomes[ownSeat(game)] ?? []);
  const [outcome] = outcomes;
  if (outcome === undefined) return null;
  const end = outcomes.findIndex((other) => other !== outcome);
  return { outcome, n: end < 0 ? outcomes.length : end };
}

/** How the games of one person went, by what they have in common, most played first. */
export function tallied(
  games: readonly PlayedGame[],
  by: (game: PlayedGame, seat: number) => string,
): (readonly [string, Tally])[] {
  const tallies = new Map<string, { won: number; lost: number; drawn: number }>();
  for (const game of games) {
    const seat = ownSeat(game);
    const outcome = game.outcomes[seat];
    if (outcome === undefined) continue;
    const name = by(game, seat);
    const tally = tallies.get(name) ?? { won: 0, lost: 0, drawn: 0 };
    tally[outcome]++;
    tallies.set(name, tally);
  }
  const all = ({ won, lost, drawn }: Tally): number => won + lost + drawn;
  return [...tallies].sort(([, a], [, b]) => all(b) - all(a));
}
