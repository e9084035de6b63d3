/** The plans of tournaments: their stages, by the rulebook and as organisers like them. */
import {
  type Mode,
  MOST_IN_ROUND_ROBIN,
  MOST_PLAYERS,
  MOST_SWISS_ROUNDS,
  type Stage,
  TournamentError,
} from './tournament.ts';

export const FORMATS = ['swiss', 'round-robin', 'double-elimination', 'championship'] as const;
export type PlanFormat = (typeof FORMATS)[number];

export interface PlanOptions {
  readonly mode?: Mode;
  /** Of Swiss; without it, as many as leave one player unbeaten. */
  readonly rounds?: number;
  /** So many of the best play single-elimination finals; 0: none. Without it, by the number of players. */
  readonly finals?: number;
  readonly bestOf?: 1 | 3;
  readonly minutes?: number | null;
}

const MOST_FINALISTS = 8;

/** Rounds after which at most one of so many has won every match. */
export const roundsFor = (players: number): number => Math.max(1, Math.ceil(Math.log2(players)));

/** Up to eight, and at most half of the players; of two or three the first two. */
export function usualFinals(players: number): number {
  let finals = MOST_FINALISTS;
  while (finals > 2 && 2 * finals > players) finals /= 2;
  return finals;
}

/** The stages of a tournament for so many players. Swiss and round robin end with finals unless 0 is said (TCG-TOURN-01). */
export function planFor(format: PlanFormat, players: number, options: PlanOptions = {}): Stage[] {
  const { mode = 'constructed', bestOf = 3, minutes = 60, finals = usualFinals(players) } = options;
  if (options.rounds !== undefined && format !== 'swiss')
    throw new TournamentError('Only of Swiss one can say how many rounds there are.');
  const stage = { mode, rounds: null, cut: null, pods: null, bestOf, minutes };
  const last: Stage[] = finals === 0 ? [] : [{ ...stage, system: 'single elimination', cut: finals }];
  switch (format) {
    case 'swiss':
      return [{ ...stage, system: 'swiss', rounds: options.rounds ?? roundsFor(players) }, ...last];
    case 'round-robin':
      if (players > MOST_IN_ROUND_ROBIN)
        throw new TournamentError(`A round robin is for at most ${MOST_IN_ROUND_ROBIN} players.`);
      return [{ ...stage, system: 'round robin' }, ...last];
    case 'double-elimination':
      if ((options.finals ?? 0) !== 0)
        throw new TournamentError('Double elimination ends by itself; finals are for Swiss and round robin.');
      return [{ ...stage, system: 'double elimination' }];
    case 'championship':
      return championship2003(players);
  }
}

const SMALL_CHAMPIONSHIP = 64;

/** The Championship of 2003 (TCG-TOURN-03): Constructed, drafts in pods of eight, and the best eight. */
export function championship2003(players: number): Stage[] {
  const stage = { rounds: null, cut: null, pods: null, bestOf: 3, minutes: 60 } as const;
  return [
    { ...stage, system: 'swiss', mode: 'constructed', rounds: players > SMALL_CHAMPIONSHIP ? 4 : 3 },
    { ...stage, system: 'swiss', mode: 'draft', rounds: 3, pods: 8 },
    { ...stage, system: 'single elimination', mode: 'constructed', cut: Math.min(MOST_FINALISTS, players) },
  ];
}

/** What is wrong with a plan for so many players; null: nothing. */
export function planFault(stages: readonly Stage[], players: number): string | null {
  if (players < 2) return 'A tournament needs at least two players.';
  if (players > MOST_PLAYERS) return `A tournament has at most ${MOST_PLAYERS} players.`;
  if (stages.length === 0) return 'A tournament needs at least one stage.';
  for (const [i, { system, rounds, cut, pods }] of stages.entries()) {
    const at = `Stage ${i + 1}`;
    if (system === 'swiss' ? rounds === null : rounds !== null)
      return `${at}: Swiss needs a number of rounds, and no other system has one.`;
    if (rounds !== null && (rounds < 1 || rounds > MOST_SWISS_ROUNDS))
      return `${at}: Swiss has 1 to ${MOST_SWISS_ROUNDS} rounds.`;
    if (cut !== null && cut < 2) return `${at}: finals need at least two players.`;
    if (cut !== null && cut > players) return `${at}: there are only ${players} players, not ${cut} for the finals.`;
    if (cut !== null && i === 0) return `${at}: only who has played before can be among the best.`;
    if (pods !== null && (system !== 'swiss' || pods < 4))
      return `${at}: pods are for Swiss and have at least 4 players.`;
    if (system === 'round robin' && (cut ?? players) > MOST_IN_ROUND_ROBIN)
      return `${at}: a round robin is for at most ${MOST_IN_ROUND_ROBIN} players.`;
    if (i < stages.length - 1 && (system === 'single elimination' || system === 'double elimination'))
      return `${at}: after an elimination nothing is left to play.`;
  }
  return null;
}
