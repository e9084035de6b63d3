/** English: the screen for those who run a tournament. It stands apart because only they load it. */
import type { Mode, PlanFormat, System } from '@dejarik/tournament';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const FORMATS: Readonly<Record<PlanFormat, string>> = {
  swiss: 'Swiss',
  'round-robin': 'Round robin',
  'double-elimination': 'Double elimination',
  championship: 'Championship of 2003',
};

const FORMAT_HINTS: Readonly<Record<PlanFormat, string>> = {
  swiss: 'Players of like score meet, and nobody twice.',
  'round-robin': 'Everybody meets everybody once.',
  'double-elimination': 'Out after the second lost match.',
  championship:
    'Swiss with own decks, three rounds of draft in groups of eight, finals of the best eight; best of three.',
};

const SYSTEMS: Readonly<Record<System, string>> = {
  swiss: 'Swiss',
  'round robin': 'Round robin',
  'double elimination': 'Double elimination',
  'single elimination': 'Finals',
};

const MODES: Readonly<Record<Mode, string>> = { constructed: 'Own decks', sealed: 'Sealed', draft: 'Draft' };

export const tournamentMessages = {
  title: 'Tournament',
  lead: 'For a tournament at real tables: enter the players, pair the rounds, write down the results. Everything stays in this browser, and works without a network.',
  name: 'Name of the tournament',
  players: 'Players, one on each line',
  counted: (n: number) => plural(n, 'player'),
  format: 'Paired by',
  formats: FORMATS,
  formatHints: FORMAT_HINTS,
  mode: 'Played with',
  modes: MODES,
  rounds: 'Rounds',
  usualRounds: (n: number) => `as usual: ${n}`,
  finals: 'Finals',
  usualFinals: (n: number) => `the best ${n}, as usual`,
  noFinals: 'none',
  finalsOf: (n: number) => `the best ${n}`,
  bestOf: 'Games of a match',
  bestOfs: { 1: 'one game', 3: 'best of three' } as Readonly<Record<1 | 3, string>>,
  minutes: 'Minutes for a round',
  start: 'Start the tournament',
  open: 'Open a tournament file',
  unnamed: 'Tournament',
  save: 'Save as a file',
  print: 'Print',
  close: 'Close',
  closeSure: 'Close it and forget it here',
  closeWarning: 'What was not saved as a file is then gone.',
  cancel: 'Keep it',
  round: (n: number) => `Round ${n}`,
  about: (system: System, mode: Mode, bestOf: 1 | 3, minutes: number | null) =>
    [
      SYSTEMS[system],
      MODES[mode],
      bestOf === 1 ? 'one game' : 'best of three',
      minutes === null ? '' : `${minutes} minutes`,
    ]
      .filter((part) => part !== '')
      .join(' · '),
  pods: 'Who drafts together',
  podsHint: 'Each sits down around one table, in this order.',
  pod: (n: number) => `Pod ${n}`,
  table: 'Table',
  match: 'Match',
  result: 'Result',
  against: 'against',
  bye: 'has a bye',
  nobody: 'Nobody is left here',
  resultOf: (table: number, first: string, second: string) => `Result of table ${table}: ${first} against ${second}`,
  unplayed: 'not over',
  wins: (name: string, won: number, lost: number) => `${name} wins ${won}–${lost}`,
  draw: (games: number) => (games === 0 ? 'Draw' : `Draw ${games}–${games}`),
  left: (n: number) => (n === 0 ? 'All results are in.' : `${plural(n, 'result')} missing.`),
  pair: (n: number) => `Pair round ${n}`,
  pairFirst: 'Pair the first round',
  takeBack: (n: number) => `Take round ${n} back`,
  takeBackSure: (n: number) => `Take round ${n} and its results back`,
  winner: (name: string) => `${name} wins the tournament.`,
  clock: 'Time for the round',
  time: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')}`,
  clockStart: 'Start the clock',
  clockGoOn: 'Go on',
  clockStop: 'Stop',
  clockMore: 'One minute more',
  clockReset: 'Set it back',
  timeUp: 'Time is up. Games that are on are finished by your rules, and the results written down.',
  manage: 'Add or rename players',
  late: 'A player who comes late',
  lateHint: 'Plays from the next round on, without points of those before.',
  add: 'Add',
  nameOf: (name: string) => `Name of ${name}`,
  standings: 'Standings',
  finalStandings: 'Final standings',
  place: 'Place',
  player: 'Player',
  points: 'Points',
  record: 'Won–lost–drawn',
  opponents: 'Opponents’ matches',
  games: 'Own games',
  opponentsGames: 'Opponents’ games',
  percent: (share: number) => `${(100 * share).toFixed(1)} %`,
  drop: 'Drop',
  dropName: (name: string) => `Drop ${name}`,
  back: 'Bring back',
  backName: (name: string) => `Bring ${name} back`,
  dropped: 'dropped',
} as const;
