/** Pairing the next round, by the system of its stage. */
import { type RandomState, seeded, shuffle } from '@dejarik/kernel';
import { pairAlike } from './alike.ts';
import { bracketRound, bracketStart } from './bracket.ts';
import { roundRobinRounds, roundRobinTable } from './round-robin.ts';
import { pointsOf, standings } from './standings.ts';
import {
  isDone,
  lossesIn,
  type Match,
  type Round,
  roundsOfStage,
  type Stage,
  stillIn,
  type Tournament,
  TournamentError,
} from './tournament.ts';

/** How far a tournament is: what is to be done next. */
export type Phase = 'pair' | 'play' | 'over';

/** A round to come, with those who enter its stage if it is the stage's first. */
interface Coming {
  readonly stage: number;
  readonly entrants: readonly number[];
  readonly isNew: boolean;
}

export function phaseOf(t: Tournament): Phase {
  if (t.rounds.at(-1)?.matches.every(isDone) === false) return 'play';
  return coming(t) === null ? 'over' : 'pair';
}

/** The matches of the next round; nothing is written down. */
export const pairings = (t: Tournament): readonly Match[] => paired(t).round.matches;

/** The tournament with its next round paired. */
export function nextRound(t: Tournament): Tournament {
  const { round, next } = paired(t);
  return {
    ...t,
    entrants: next.isNew ? [...t.entrants, next.entrants] : t.entrants,
    rounds: [...t.rounds, round],
  };
}

function paired(t: Tournament): { readonly round: Round; readonly next: Coming } {
  const open = t.rounds.at(-1)?.matches.filter((match) => !isDone(match)).length ?? 0;
  if (open > 0) throw new TournamentError(`Round ${t.rounds.length} is not over: ${open} of its results are missing.`);
  const next = coming(t);
  if (next === null) throw new TournamentError('The tournament is over.');
  const begun = next.isNew ? { ...t, entrants: [...t.entrants, next.entrants] } : t;
  const matches = matchesOf(begun, next.stage, seeded(`${t.seed}/round ${t.rounds.length + 1}`));
  return { round: { stage: next.stage, matches }, next };
}

/** Which stage the next round belongs to; null: there is none. All results are in. */
function coming(t: Tournament): Coming | null {
  const stage = t.entrants.length - 1;
  if (stage >= 0 && !isStageOver(t, stage)) return { stage, entrants: t.entrants[stage]!, isNew: false };
  if (stage + 1 === t.stages.length) return null;
  const entrants = entrantsOf(t, stage + 1);
  return entrants.length < 2 ? null : { stage: stage + 1, entrants, isNew: true };
}

function isStageOver(t: Tournament, stage: number): boolean {
  const played = roundsOfStage(t, stage).length;
  const { system, rounds } = t.stages[stage]!;
  const left = stillIn(t, stage).length;
  if (left < 2) return true;
  switch (system) {
    case 'swiss':
      return played >= rounds!;
    case 'round robin':
      return played >= roundRobinRounds(t.entrants[stage]!.length);
    case 'double elimination':
    case 'single elimination':
      return false;
  }
}

/** The first stage is drawn by lot, every other goes by the standings. */
function entrantsOf(t: Tournament, stage: number): number[] {
  if (stage === 0) {
    const players = [...t.players.keys()];
    shuffle(seeded(`${t.seed}/lots`), players);
    return players.filter((player) => t.players[player]!.dropped === null);
  }
  const ranked = standings(t).flatMap(({ player }) => (t.players[player]!.dropped === null ? [player] : []));
  return ranked.slice(0, t.stages[stage]!.cut ?? ranked.length);
}

function matchesOf(t: Tournament, stage: number, random: RandomState): Match[] {
  const entrants = t.entrants[stage]!;
  const rounds = roundsOfStage(t, stage);
  const isHere = (player: number): boolean => t.players[player]!.dropped === null;
  switch (t.stages[stage]!.system) {
    case 'swiss':
      return podsOf(t.stages[stage]!, entrants).flatMap((pod) => alike(t, pod.filter(isHere), pointsOf(t), random));
    case 'double elimination': {
      const losses = lossesIn(t, stage);
      return alike(
        t,
        stillIn(t, stage),
        losses.map((lost) => -lost),
        random,
      );
    }
    case 'round robin':
      return roundRobinTable(entrants, rounds.length, isHere);
    case 'single elimination': {
      const last = rounds.at(-1);
      return last === undefined ? bracketStart(entrants) : bracketRound(entrants, last.matches, isHere);
    }
  }
}

/** Players of like score, and by lot among them; the bye is the last table. */
function alike(t: Tournament, players: readonly number[], scores: readonly number[], random: RandomState): Match[] {
  const order = players.slice();
  shuffle(random, order);
  order.sort((a, b) => scores[b]! - scores[a]!);
  const count = t.players.length;
  const met = new Uint8Array(count * count);
  const byes = new Uint8Array(count);
  for (const { matches } of t.rounds)
    for (const { first, second } of matches) {
      if (first === null) continue;
      if (second === null) byes[first]!++;
      else {
        met[first * count + second]!++;
        met[second * count + first]!++;
      }
    }
  const { pairs, bye } = pairAlike({
    players: order,
    scoreOf: (player) => scores[player]!,
    met: (a, b) => met[a * count + b]!,
    byesOf: (player) => byes[player]!,
  });
  // Who is named first begins, so that is drawn too.
  const matches: Match[] = pairs.map((pair) => {
    const both = pair.slice();
    shuffle(random, both);
    return { first: both[0]!, second: both[1]!, score: null };
  });
  return bye === null ? matches : [...matches, { first: bye, second: null, score: null }];
}

/** The groups that play among themselves: as even as they can be, each of even size if that can be. */
export function podsOf({ pods }: Stage, entrants: readonly number[]): (readonly number[])[] {
  if (pods === null) return [entrants];
  const count = Math.ceil(entrants.length / pods);
  const pairs = Math.floor(entrants.length / 2);
  const groups: (readonly number[])[] = [];
  let from = 0;
  for (let pod = 0; pod < count; pod++) {
    const isLast = pod === count - 1;
    const size = 2 * (Math.floor(pairs / count) + (pod < pairs % count ? 1 : 0));
    const to = isLast ? entrants.length : from + size;
    groups.push(entrants.slice(from, to));
    from = to;
  }
  return groups;
}

/** Around a table at a draft, where the plan does not say how many. */
const DRAFTERS = 8;

/** Who drafts together in this stage, in the order of their seats: the pods that play among themselves, or groups of eight. */
export const draftPods = ({ stages, entrants }: Tournament, stage: number): (readonly number[])[] =>
  podsOf({ ...stages[stage]!, pods: stages[stage]!.pods ?? DRAFTERS }, entrants[stage]!);
