/** Well-known faces outside of any game: those who teach, and those one plays against. */
import { CAST } from './cast.ts';
import { type Picture, portrait } from './portrait.ts';

const FACES = {
  yoda: ['yoda', 'Light'],
  ben: ['ben', 'Light'],
  battleDroid: ['battleDroid', 'Dark'],
  vader: ['vader', 'Dark'],
  jarjar: ['jarjar', 'Light'],
  kenobi: ['kenobi', 'Light'],
  han: ['han', 'Light'],
  chewbacca: ['chewbacca', 'Light'],
  vong: ['vong', 'Yuuzhan Vong'],
} as const satisfies Record<string, readonly [keyof typeof CAST, string]>;

export type FaceName = keyof typeof FACES;

const drawn = new Map<FaceName, Picture>();

export function pictureOf(name: FaceName): Picture {
  const [who, side] = FACES[name];
  const picture = drawn.get(name) ?? portrait(CAST[who], side);
  drawn.set(name, picture);
  return picture;
}
