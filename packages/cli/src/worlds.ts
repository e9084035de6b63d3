/** `dejarik simulate --worlds`: games that are dealt to fit what each seat sees on the way, and played to their end. */
import { type Bot, playWorlds, type WorldsReport } from '@dejarik/bots';
import type { Deck, Game, Seat } from '@dejarik/kernel';
import { columns, type Output, progressBar } from './output.ts';
import { setupSeats } from './seats.ts';

/** Decisions from one look at the table to the next. */
const EVERY = 10;
const MOST_LISTED = 20;

export interface WorldsRun {
  readonly edition: string;
  readonly games: number;
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly decks: readonly (readonly Deck[])[];
  readonly bots: readonly Bot[];
  readonly worlds: number;
}

export function simulateWorlds(out: Output, game: Game, options: WorldsRun): void {
  const { edition, games, seed, seats, decks, bots, worlds } = options;
  const bar = progressBar('Playing');
  const reports: WorldsReport[] = [];
  for (let i = 0; i < games; i++) {
    const setup = { edition, seed: `${seed}/${i}`, ...setupSeats(game, seats), decks: decks[i % decks.length]! };
    reports.push(playWorlds(game, setup, { every: EVERY, worlds, bots }));
    bar.at(i + 1, games);
  }
  bar.end();
  const sum = (figure: (report: WorldsReport) => number): number =>
    reports.reduce((all, report) => all + figure(report), 0);
  const problems = reports.flatMap((report) => report.problems);
  const expected = seats.map(({ name }, seat) => ({
    seat: name.toLowerCase(),
    worlds: sum((report) => report.expected[seat]!.worlds),
    won: sum((report) => report.expected[seat]!.won),
    drawn: sum((report) => report.expected[seat]!.drawn),
  }));
  const counts = { views: sum(({ views }) => views), worlds: sum((r) => r.worlds), answers: sum((r) => r.answers) };
  out.data({ games, ...counts, expected, problems });
  out.say(
    ...columns([
      ['games', games],
      ['views', counts.views],
      ['worlds', counts.worlds],
      ['answers', counts.answers],
      ['problems', problems.length],
    ]),
    '',
    ...columns([
      ['seat', 'worlds', 'won', 'drawn'],
      ...expected.map((row) => [row.seat, row.worlds, row.won, row.drawn]),
    ]),
  );
  out.note(...problems.slice(0, MOST_LISTED));
  if (problems.length > MOST_LISTED) out.note(`and ${problems.length - MOST_LISTED} more`);
  if (problems.length > 0) process.exitCode = 1;
}
