/** What large scenes are put together from: figures at any size, crossed blades, a sky of stars. */
import { chanceFrom } from './chance.ts';
import { circle, moved, path, repeat, tenth } from './draw.ts';
import { type Blade, blade } from './held.ts';
import { figureOf, type Look } from './portrait.ts';

export const placed = (x: number, y: number, scale: number, turn: number, inner: string): string =>
  moved(`translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`} scale(${scale})`, inner);

/** Head and shoulders in a square of this size; `turned`: facing left. */
export function bust(look: Look, x: number, y: number, size: number, turned = false): string {
  const figure = look.place === undefined ? figureOf(look) : moved(look.place, figureOf(look));
  const scale = tenth((10 * size) / 120) / 10;
  return moved(
    turned ? `translate(${x + size} ${y}) scale(${-scale} ${scale})` : `translate(${x} ${y}) scale(${scale})`,
    figure,
  );
}

/** A blade with its hilt at this point, `length` long. */
export const bigBlade = (hue: Blade, x: number, y: number, turn: number, length: number): string =>
  placed(x, y, 1.9, turn, blade(hue, length / 1.9));

/** Where blades meet. */
export const clash = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    0,
    circle(0, 0, 46, '#fff3d0', 0.16) +
      circle(0, 0, 24, '#fff3d0', 0.35) +
      path('M0-40L4-6L30-22L8 0L40 6L7 8L16 34L0 10L-18 34L-7 8L-40 8L-8 0L-30-24L-4-6Z', '#fff') +
      circle(0, 0, 8, '#fff'),
  );

/** So many stars in a box that begins at (0, 0). */
export function sky(n: number, width: number, height: number, seed: string): string {
  const chance = chanceFrom(seed);
  return repeat(n, () =>
    circle(
      Math.round(chance() * width),
      Math.round(chance() * height),
      tenth(0.5 + chance() * chance() * 1.7),
      chance() > 0.8 ? '#cfe2ff' : '#fff',
      tenth(0.2 + chance() * 0.6),
    ),
  );
}
