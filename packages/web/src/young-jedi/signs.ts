/** What a moment of Young Jedi shows on the table itself. */
import { byName } from '@dejarik/kernel/words';
import type { Happening, Moment } from '../session/young-jedi/moment.ts';
import type { Sign } from '../table/game-page.ts';

const SIGNS = byName<Sign>({
  control: 'taken',
  defeated: 'falls',
  damage: 'hit',
  wasted: 'prevented',
  ignored: 'prevented',
  draw: 'card',
  deploy: 'card',
  discard: 'card',
  launch: 'card',
  locate: 'card',
  race: 'card',
  lap: 'card',
  duelPlay: 'card',
} satisfies Partial<Record<Happening['kind'], Sign>>);
const ORDER: readonly Sign[] = ['taken', 'falls', 'hit', 'prevented', 'card'];

export function signsOf({ happened }: Moment): Sign[] {
  const found = new Set(happened.map(({ kind }) => SIGNS[kind]));
  return ORDER.filter((sign) => found.has(sign));
}
