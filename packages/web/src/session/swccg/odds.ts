/** How likely a draw of destiny does what hangs on it: counted over every own card that could come. */
import { chanceThat, destiniesOf } from '../destiny.ts';
import { ownHidden } from './battles.ts';
import {
  chancesAgainst,
  cloneState,
  defOf,
  drawnAs,
  fireLineOf,
  isBarred,
  isImmuneToShot,
  isThan,
  NEEDED_TO_HIT,
  newLive,
  ONE,
  type Option,
  pile,
  RESERVE,
  DRAWS as RUN_DRAWS,
  running,
  runParts,
  type SeenTable,
  shown,
  targetsOf,
} from './engine.ts';

export interface DrawOdds {
  readonly chance: number;
  readonly draws: number;
  /** What all draws together have to be, in signs: `> 4`; several: one of them. */
  readonly needs: readonly string[];
  /** Nothing that is drawn does anything. */
  readonly immune: boolean;
  /** Of several targets this is the likeliest. */
  readonly best: boolean;
}

/** A draw by the viewer: what for, by which card, and how many for one total. */
interface Draw {
  readonly draw: 'weapon' | 'any';
  readonly by: number;
  readonly times: number;
  /** What each of them is changed by, besides what the table does. */
  readonly each?: number;
}

/** What the card would count, by each of its numbers. */
function countedAs(g: SeenTable, card: number, { draw, by, each = 0 }: Draw): number[] {
  const printed = defOf(g, card).destiny;
  return (printed.length === 0 ? [0] : printed).map((n) => {
    let sum = n;
    drawnAs(g, { seat: g.viewer, card, draw, by, n }, (more) => {
      sum += more;
    });
    return Math.max(0, sum + each);
  });
}

/** CCG-DST-08: for a draw that fails the opponent says one of these. */
const FAILED = [0, 7 * ONE] as const;

/** How likely the viewer's draw comes to a total that does; of two numbers on a card its player takes the one that helps. */
function chanceOfDraw(g: SeenTable, draw: Draw, does: (total: number) => boolean): number {
  const cards = ownHidden(g).map((card) => countedAs(g, card, draw));
  const times = Math.min(draw.times, pile(g.state, g.viewer, RESERVE).length);
  const failed = draw.times - times;
  const isEnough = (sum: number): boolean => FAILED.every((n) => does(sum + failed * n));
  const counted = (numbered: (numbers: readonly number[]) => number): number =>
    chanceThat(destiniesOf(cards.map(numbered)), times, isEnough);
  return times === 1
    ? counted((numbers) => numbers.find(isEnough) ?? numbers[0]!)
    : Math.max(
        counted((numbers) => Math.max(...numbers)),
        counted((numbers) => Math.min(...numbers)),
      );
}

/** More weapon destiny than this nothing is immune to. */
const MOST = 30;

/** The least weapon destiny that does anything to the card. */
function leastAgainst(g: SeenTable, target: number): number {
  let n = 0;
  while (n < MOST && isImmuneToShot(g, target, n * ONE)) n++;
  return n;
}

/** What a text can forbid to happen to its target. */
const BARRED: ReadonlySet<string> = new Set(['hit', 'stolen']);

/** A shot, or several that make one, of the viewer's weapon at the target. */
function shotOdds(g: SeenTable, weapon: number, target: number, shots = 1): DrawOdds {
  const aim = running(g.state, 'aim');
  const possible = chancesAgainst(g, weapon, target, aim?.sniper ?? false).filter(
    ({ result }) => !isBarred(g, target, result === 'stolen' ? 'be stolen' : 'be destroyed') || !BARRED.has(result),
  );
  const draws = shots * (fireLineOf(g, weapon)?.draws ?? 0);
  const draw: Draw = { draw: 'weapon', by: weapon, times: draws, each: aim?.each ?? 0 };
  const chance = chanceOfDraw(
    g,
    draw,
    (total) =>
      !isImmuneToShot(g, target, total) && possible.some(({ by, than, need }) => isThan(total + by, than, need)),
  );
  const least = leastAgainst(g, target);
  const needs = possible.map(({ by, than, need }) =>
    least > 0 && than === '>' && need - by < least * ONE ? `≥ ${least}` : `${than} ${shown(need - by)}`,
  );
  return { chance, draws, needs: [...new Set(needs)], immune: possible.length === 0, best: false };
}

const NO_TARGET = { immune: false, best: false } as const;

/** How likely the viewer's text cancels by a draw that has to stay below that. */
export function cancelOdds(g: SeenTable, seat: number, by: number, below: number): DrawOdds | null {
  if (seat !== g.viewer || running(g.state, 'destiny')?.by === by) return null;
  const chance = chanceOfDraw(g, { draw: 'any', by, times: 1 }, (total) => total < below);
  return { ...NO_TARGET, chance, draws: 1, needs: [`< ${shown(below)}`] };
}

/** How likely the viewer's Attack Run hits, as things stand; null: nobody leads it yet, or nothing is left to draw. */
export function runOdds(g: SeenTable): DrawOdds | null {
  const run = running(g.state, 'attackRun');
  if (run === null || run.seat !== g.viewer || (g.state.attackRun?.lead ?? -1) < 0) return null;
  const open = running(g.state, 'destiny');
  const isOpen = open?.by === run.card;
  const draws = RUN_DRAWS - run.draws;
  if (draws <= 0 || (isOpen && open.result === null)) return null;
  const drawn = isOpen && open.result !== null && !open.result.cancelled ? open.result.n : 0;
  const had = runParts(g, run).reduce((sum, { n }) => sum + n, drawn);
  const chance = chanceOfDraw(g, { draw: 'any', by: run.card, times: draws }, (total) => had + total > NEEDED_TO_HIT);
  return { ...NO_TARGET, chance, draws, needs: [`> ${shown(NEEDED_TO_HIT - had)}`] };
}

/** The same, if this starfighter led. */
function ledBy(g: SeenTable, lead: number): DrawOdds | null {
  // On a copy: the table that is looked at stays as it is.
  const state = cloneState(g.state);
  state.attackRun = { lead, bonus: state.attackRun?.bonus ?? 0 };
  state.version++;
  return runOdds({ ...g, state, live: newLive() });
}

/** What an answer promises that fires a weapon, names its target or how many shots, or who leads an Attack Run. */
export function oddsOf(g: SeenTable, option: Option): DrawOdds | null {
  const { question, battle, attack } = g.state;
  if (question === null || question.seat !== g.viewer) return null;
  const { about, kind } = question;
  if (option.kind === 'fire') {
    // In an Attack Run the target is asked for in any case.
    if (battle === null && attack === null) return null;
    const odds = targetsOf(g, option.card, false).map((target) => shotOdds(g, option.card, target));
    const likeliest = odds.toSorted((a, b) => b.chance - a.chance)[0];
    return likeliest === undefined ? null : { ...likeliest, best: odds.length > 1 };
  }
  const aim = running(g.state, 'aim');
  if (option.kind === 'number')
    return kind === 'mode' && aim !== null ? shotOdds(g, about, aim.target, option.n) : null;
  if (option.kind !== 'pick' || kind !== 'target' || about < 0) return null;
  const run = running(g.state, 'attackRun');
  if ((aim ?? run)?.weapon === about) return shotOdds(g, about, option.card);
  return run?.card === about && g.state.attackRun?.lead === -1 ? ledBy(g, option.card) : null;
}
