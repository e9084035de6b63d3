/** What is shown on the way from one moment to the next: a card is played, destiny is drawn, Force is lost. */
import { byName } from '@dejarik/kernel/words';
import type { Happening, Moment } from '../session/swccg/moment.ts';

export interface Scene {
  /** How long it stays, against other scenes. */
  readonly weight: number;
  readonly kind: 'play' | 'destiny' | 'place';
  /** A card held up for all to see. */
  readonly face: string | null;
  readonly seat: number;
  /** The location that it happens at, or -1. */
  readonly at: number;
  /** Of destiny: the number, and what it was drawn for. */
  readonly n: number;
  readonly draw: string;
}

const SCENE: Scene = { weight: 1, kind: 'play', face: null, seat: -1, at: -1, n: 0, draw: '' };

/** Cards that are worth holding up when the other player plays them. */
const HELD_UP = byName<number>({ played: 1.3, deployed: 1, text: 1, inserted: 1.2 });
/** What is worth a look at the place where it happens, whoever did it. */
const PLACES = byName<number>({ drain: 1, battle: 1.4, battleWon: 1.2, battleTied: 1.2 });

function sceneOf({ kind, seat, face, at, n, draw }: Happening, viewer: number): Scene | null {
  const place = PLACES[kind];
  if (place !== undefined) return { ...SCENE, kind: 'place', weight: place, seat, at };
  if (kind === 'destiny' && face !== null) return { ...SCENE, kind: 'destiny', weight: 1.1, face, seat, n, draw };
  const weight = HELD_UP[kind];
  return weight === undefined || face === null || seat === viewer ? null : { ...SCENE, weight, face, seat };
}

/** The scenes that lead to the moment, in order. A card that is played and put down at once is held up once. */
export function scenesOf(moment: Moment): Scene[] {
  const scenes = moment.happened.flatMap((happening) => sceneOf(happening, moment.viewer) ?? []);
  return scenes.filter(
    ({ kind, face }, i) => kind !== 'play' || scenes[i - 1]?.kind !== 'play' || scenes[i - 1]?.face !== face,
  );
}
