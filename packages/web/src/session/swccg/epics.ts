/** An Epic Event that is carried out: who takes part, where in it we are, and its total added up. */
import {
  deathStarOf,
  ignitionParts,
  NEEDED_TO_DESTROY,
  NEEDED_TO_HIT,
  nameOf,
  runnersOf,
  running,
  runParts,
  type SeenTable,
  shown,
  trenchOf,
} from './engine.ts';
import { type DrawOdds, runOdds } from './odds.ts';
import { type CardView, faceOf, type TableViewer } from './views.ts';

interface EpicPart {
  readonly what: string;
  /** With its sign, where it is not the first. */
  readonly text: string;
}

export interface EpicView {
  readonly name: 'attackRun' | 'primaryIgnition';
  readonly face: string | null;
  readonly seat: number;
  /** The place that it is about: the Trench, or the system that is aimed at. */
  readonly at: number;
  readonly atName: string;
  /** Which of its steps. */
  readonly step: number;
  /** By seat: the starships in the Trench; at an ignition nobody. */
  readonly cards: readonly (readonly CardView[])[];
  /** The starfighter that leads, or -1. */
  readonly lead: number;
  readonly parts: readonly EpicPart[];
  readonly total: string;
  /** The total has to be more. */
  readonly needed: string;
  /** How likely the viewer's draws to come make it more. */
  readonly odds: DrawOdds | null;
}

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${shown(Math.abs(n))}`;

type Parts = ReturnType<typeof runParts>;

function summed(parts: Parts): Pick<EpicView, 'parts' | 'total'> {
  const counted = parts.filter(({ what, n }) => n !== 0 || what === 'destiny');
  return {
    parts: counted.map(({ what, n }, i) => ({ what, text: i === 0 ? shown(n) : signed(n) })),
    total: shown(
      Math.max(
        0,
        parts.reduce((sum, { n }) => sum + n, 0),
      ),
    ),
  };
}

/** The steps begin with these; what comes before the first is the first too. */
const RUN_STEPS = ['enter', 'regroup', 'away', 'check'] as const;
const IGNITION_STEPS = ['name', 'standBy', 'result'] as const;

function stepOf(g: SeenTable, proc: 'attackRun' | 'primaryIgnition', steps: readonly string[]): number {
  const at = g.state.frames.findLast((frame) => frame.proc === proc)?.step ?? 0;
  const { stepAt } = g.procedures.get(proc)!;
  return Math.max(
    0,
    steps.findLastIndex((step) => at >= stepAt.get(step)!),
  );
}

export function epicView(viewing: TableViewer): EpicView | null {
  const { g } = viewing;
  const run = running(g.state, 'attackRun');
  if (run !== null) {
    const at = trenchOf(g);
    return {
      name: 'attackRun',
      face: faceOf(g, run.card),
      seat: run.seat,
      at,
      atName: at < 0 ? '' : nameOf(g, at),
      step: stepOf(g, 'attackRun', RUN_STEPS),
      cards: g.state.seats.map((_, seat) => runnersOf(g, seat).map((card) => viewing.card(card))),
      lead: g.state.attackRun?.lead ?? -1,
      ...summed(runParts(g, run)),
      needed: shown(NEEDED_TO_HIT),
      odds: runOdds(g),
    };
  }
  const ignition = running(g.state, 'primaryIgnition');
  if (ignition === null) return null;
  const at = ignition.system < 0 ? deathStarOf(g) : ignition.system;
  return {
    name: 'primaryIgnition',
    face: faceOf(g, ignition.card),
    seat: ignition.seat,
    at,
    atName: at < 0 ? '' : nameOf(g, at),
    step: stepOf(g, 'primaryIgnition', IGNITION_STEPS),
    cards: g.state.seats.map(() => []),
    lead: -1,
    ...summed(ignitionParts(g, ignition)),
    needed: shown(NEEDED_TO_DESTROY),
    odds: null,
  };
}
