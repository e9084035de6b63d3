/** Whom one plays against, as faces. */
import type { Replay } from '@dejarik/kernel';
import type { FaceName } from '../../art/faces.ts';
import type { Opponent } from '../../shell/settings.ts';

/** Against Dark, against Light. */
const FACES: Readonly<Record<Opponent, readonly [readonly FaceName[], readonly FaceName[]]>> = {
  easy: [['jarjar'], ['battleDroid']],
  normal: [['kenobi'], ['vader']],
  human: [
    ['han', 'chewbacca'],
    ['han', 'chewbacca'],
  ],
};

/** `team`: the one that the person plays in, which is the side, or whoever takes its place. */
export const facesOf = (opponent: Opponent, team: number): readonly FaceName[] => FACES[opponent][team === 0 ? 0 : 1];

/** The same for a seat of a game that was kept; for nobody's seat, as for Light. */
export const facesAgainst = (opponent: Opponent, { seats }: Pick<Replay, 'seats'>, seat: number): readonly FaceName[] =>
  facesOf(opponent, seats?.[seat]?.team ?? seat);
