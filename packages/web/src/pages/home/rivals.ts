/** Whom one plays against, as faces. */
import type { Replay } from '@dejarik/kernel';
import type { FaceName } from '../../art/faces.ts';
import type { Opponent } from '../../shell/settings.ts';
import { rivalSide } from '../../table/seats.ts';
import { placesOf } from '../verdict.ts';

/** By the side that they play; the last are of any other side. */
const FACES: Readonly<Record<Opponent, readonly (readonly FaceName[])[]>> = {
  easy: [['battleDroid'], ['jarjar'], ['vong']],
  normal: [['vader'], ['kenobi'], ['vong']],
  human: [['han', 'chewbacca']],
};

/** `side`: the number of the side that the opponent plays. */
export const facesOf = (opponent: Opponent, side: number): readonly FaceName[] =>
  FACES[opponent][side] ?? FACES[opponent].at(-1)!;

/** The same for a seat of a game that was kept; for nobody's seat, as for Light. */
export const facesAgainst = (opponent: Opponent, replay: Pick<Replay, 'seats'>, seat: number): readonly FaceName[] =>
  facesOf(opponent, rivalSide(placesOf({ replay }), seat));
