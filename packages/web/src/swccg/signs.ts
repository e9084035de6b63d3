/** What a moment of the Star Wars CCG shows on the table itself. */
import { byName } from '@dejarik/kernel/words';
import type { Happening, Moment } from '../session/swccg/moment.ts';
import type { Sign } from '../table/game-page.ts';

const SIGNS = byName<Sign>({
  battleWon: 'taken',
  lost: 'falls',
  forfeited: 'falls',
  hit: 'hit',
  loseForce: 'hit',
  missed: 'prevented',
  cancelled: 'prevented',
  deployed: 'card',
  moved: 'card',
  drawCard: 'card',
  take: 'card',
  played: 'card',
  activated: 'build',
} satisfies Partial<Record<Happening['kind'], Sign>>);
const ORDER: readonly Sign[] = ['taken', 'falls', 'hit', 'prevented', 'card', 'build'];

export function signsOf({ happened }: Moment): Sign[] {
  const found = new Set(happened.map(({ kind }) => SIGNS[kind]));
  return ORDER.filter((sign) => found.has(sign));
}
