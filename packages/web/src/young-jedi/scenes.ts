/** What is shown on the way from one moment to the next: a card is played, a fight unfolds, a planet is won. */
import { byName } from '@dejarik/kernel/words';
import type { FightView, Happening, Moment } from '../session/young-jedi/moment.ts';

export interface Scene {
  /** How long it stays, against other scenes. */
  readonly weight: number;
  readonly kind: 'play' | 'fight' | 'duel' | 'planet';
  /** A card held up for all to see. */
  readonly face: string | null;
  readonly seat: number;
  readonly fight: FightView | null;
  /** The planet that changes hands, or -1. */
  readonly planet: number;
}

const SCENE: Scene = { weight: 1, kind: 'play', face: null, seat: -1, fight: null, planet: -1 };

const OWN = 0.4;
const THEIRS = 1.5;

/** How long each step of a fight is looked at. */
const FIGHT_WEIGHTS = byName<number>({
  fight: 1.6,
  works: 0.5,
  wasted: 0.5,
  ignored: 0.6,
  destiny: 1.1,
  number: 0.4,
  swap: 1,
  replace: 1,
  power: 0.9,
  won: 1.4,
  tied: 1.4,
  damage: 1.6,
});

/** Cards that are worth holding up when they come. */
const HELD_UP: ReadonlySet<string> = new Set(['deploy', 'race', 'launch', 'locate', 'take', 'text', 'lap', 'reveal']);

function sceneOf({ kind, seat, face, fight, planet }: Happening, viewer: number): Scene | null {
  if (fight !== null && !fight.duel) {
    const weight = FIGHT_WEIGHTS[kind];
    return weight === undefined ? null : { ...SCENE, kind: 'fight', weight, seat, fight };
  }
  if (kind === 'duelPlay') return { ...SCENE, kind: 'duel', weight: seat === viewer ? OWN : THEIRS, face, seat };
  if (kind === 'control') return { ...SCENE, kind: 'planet', weight: 2, seat, planet };
  if (!HELD_UP.has(kind) || face === null || seat === viewer) return null;
  return { ...SCENE, weight: THEIRS, face, seat };
}

/** The scenes that lead to the moment, in order. */
export const scenesOf = (moment: Moment): Scene[] =>
  moment.happened.flatMap((happening) => sceneOf(happening, moment.viewer) ?? []);
