/** Weapons and what is raced, drawn round (0, 0) in about 100 by 70. */
import { box, circle, dark, each, light, line, moved, oval, path, repeat, ring } from './draw.ts';
import { blade, type Blade } from './held.ts';

const STEEL = '#9aa5b4';
const SHADE = '#5d6773';
const saber = (hue: Blade) => () => moved('translate(-22 26) rotate(42)', blade(hue, 70));
/** A long gun: stock, barrel, and what tells it from the others. */
const gun = (mark: string, stock: string, extra = '', barrel = 52): string =>
  moved(
    'rotate(-22)',
    path('M-50 6L-30-4H2V8H-8L-14 22H-22L-18 8H-32L-48 14Z', stock) +
      path('M-30-4H2V2H-34Z', light(stock, 0.2)) +
      box(0, -4, barrel, 5, SHADE) +
      box(0, -4, barrel, 2, STEEL) +
      box(barrel - 2, -5.5, 5, 8, '#2b3038') +
      box(-16, -12, 26, 5, mark, 2) +
      extra,
  );
const hand = (mark: string, extra = '', barrel = 34): string =>
  moved(
    'rotate(-12)',
    path('M-34-14H14V-2H-6L-10 6L-14 28H-30L-24-2H-34Z', STEEL) +
      path('M-34-6H14V-2H-6L-10 6L-14 28H-22L-18-2H-34Z', SHADE) +
      box(14, -12, barrel - 20, 6, '#5d6773') +
      box(barrel - 8, -13, 8, 8, '#2b3038') +
      box(-20, -21, 26, 5, mark, 2) +
      extra,
  );
const orb = (c: string, eye: string, extra = ''): string =>
  circle(0, 0, 26, c) +
  path('M0-26A26 26 0 0 1 0 26Z', dark(c, 0.4), 0.6) +
  box(-26, -3, 52, 6, dark(c, 0.5)) +
  circle(6, -2, 10, '#0d0f14') +
  circle(6, -2, 5.4, eye) +
  circle(4, -4, 1.8, '#fff') +
  extra;

export const WEAPONS = {
  blueSaber: saber('blue'),
  greenSaber: saber('green'),
  redSaber: saber('red'),
  purpleSaber: saber('purple'),
  doubleSaber: () =>
    moved(
      'rotate(-32)',
      box(-58, -5, 40, 10, '#ff3b3b', 5, 0.75) +
        box(-57, -2, 40, 4, '#fff', 2) +
        box(18, -5, 40, 10, '#ff3b3b', 5, 0.75) +
        box(17, -2, 40, 4, '#fff', 2) +
        box(-20, -5, 40, 10, '#8d96a3', 2) +
        box(-4, -5, 8, 10, '#3a414d'),
    ),
  pistol: (mark = '#3d4550') => hand(mark),
  heavyPistol: () => hand('#2b3038', box(-12, -28, 30, 6, '#14181f', 3) + box(24, -15, 10, 12, '#3d4550', 2), 38),
  slimPistol: (mark = '#c9cfd8') =>
    moved(
      'rotate(-14)',
      path('M-30-10H30V-4H-8L-12 4L-16 24H-28L-22-4H-30Z', '#c3cad4') +
        path('M-30-6H30V-4H-8L-12 4L-16 24H-22L-18-4H-30Z', SHADE) +
        box(-18, -15, 20, 4, mark, 1) +
        circle(32, -7, 3, '#ff7a5c'),
    ),
  rifle: (mark = '#3d4550') => gun(mark, '#54453a'),
  assaultRifle: () => gun('#2b3038', '#3d4550', box(10, 2, 10, 12, '#2b3038') + box(-34, -2, 8, 4, '#c23a2f')),
  repeater: () =>
    gun(
      '#2b3038',
      '#4a525e',
      box(6, -10, 40, 3, '#2b3038') +
        line('M22 4L14 24M24 4L34 24', '#5d6773', 3) +
        repeat(5, (i) => box(10 + i * 7, -4, 3, 5, '#14181f')),
    ),
  huntingRifle: () => gun('#8a6a44', '#7a4f2e', line('M-30 2L10 2', '#d9b98a', 1.6), 58),
  ionGun: () =>
    moved(
      'rotate(-14)',
      path('M-34-10H0V6H-10L-14 24H-28L-22 6H-34Z', '#8a6a48') +
        box(0, -6, 26, 8, '#54453a') +
        path('M24-14H40L46-8V4L40 10H24Z', '#8b95a1') +
        circle(38, -2, 6, '#2b3038') +
        line('M50-2l10-6M50-2h12M50-2l10 6', '#8fe0ff', 2),
    ),
  bowcaster: () =>
    moved(
      'rotate(-18)',
      box(-44, -4, 78, 8, '#6d4a2e', 3) +
        path('M-44-4L-52 14H-40L-32 4Z', '#54382a') +
        line('M22-30Q40-14 40 0Q40 14 22 30', '#8a6a44', 5) +
        circle(22, -30, 5, '#8b95a1') +
        circle(22, 30, 5, '#8b95a1') +
        line('M22-30L2 0L22 30', '#d9cba0', 1.4) +
        box(-14, -10, 26, 6, '#2b3038', 2),
    ),
  gaderffii: () =>
    moved(
      'rotate(48)',
      box(-2, -52, 4, 104, '#7a5c3a') +
        path('M-6-54Q0-68 14-60Q8-50 4-40h-8Z', '#8a939f') +
        path('M-8 42H8l-4 14h-8Z', '#8a939f') +
        line('M-2-22h4M-2-16h4M-2-10h4', '#d9c39a', 2),
    ),
  electropole: () =>
    moved(
      'rotate(34)',
      box(-2, -54, 4, 108, '#b58f5a', 2) +
        path('M-5-46h10l-2 12h-6ZM-5 34h10l-2 12h-6Z', '#6f8f9a') +
        circle(0, -48, 10, '#7fd0ff', 0.45) +
        circle(0, -48, 4.4, '#e6f9ff') +
        line('M-6-20l8-6-4 8 8-4', '#9fe3ff', 1.6),
    ),
  booma: () =>
    each(
      [
        [-18, 12, 16],
        [16, 4, 20],
        [-2, -20, 12],
      ],
      ([x, y, r]) =>
        circle(x!, y!, r!, '#5fb8f0', 0.75) +
        ring(x!, y!, r!, '#dff5ff', 1.6) +
        circle(x! - r! * 0.3, y! - r! * 0.3, r! * 0.3, '#fff', 0.85),
    ),
  detonator: () =>
    circle(0, 2, 26, '#8a939f') +
    path('M0-24A26 26 0 0 1 0 28Z', '#5d6773', 0.6) +
    box(-26, -1, 52, 5, '#3d4550') +
    circle(0, 2, 8, '#3d4550') +
    circle(0, 2, 4, '#ff5a4a') +
    box(-6, -30, 12, 8, '#5d6773'),
  ascension: () =>
    line('M8-8L46-46', '#e6ecf4', 1.8) +
    path('M42-44l10-6-3 11Z', '#e6ecf4') +
    moved('translate(-8 8)', hand('#d9a72f')),
  seeker: (eye = '#ff5a4a') =>
    orb(
      '#3d434e',
      eye,
      line('M-18-20L-30-40M0-26V-44M18-20L30-40', '#7d8797', 3) + line('M-12 24L-16 40M12 24L16 40', '#7d8797', 3),
    ),
  goldSeeker: (eye = '#6cc4ff') => orb('#a8925a', eye, line('M-18-20L-30-40M0-26V-44M18-20L30-40', '#8a7a55', 3)),
  mine: () =>
    circle(0, 4, 24, '#4a525e') +
    path('M0-20A24 24 0 0 1 0 28Z', '#2b3038', 0.7) +
    repeat(8, (i) => {
      const a = (i / 8) * Math.PI * 2;
      return circle(Math.round(Math.cos(a) * 27), Math.round(4 + Math.sin(a) * 27), 4, '#7d8797');
    }) +
    box(-14, -4, 28, 14, '#0d0f14', 2) +
    line('M-9 3h6M0 3h6', '#ff5a4a', 4),
  projector: () =>
    path('M-34 30L-20-8H8L20 30Z', '#54606f') +
    moved('rotate(-24 0 -14)', box(-24, -26, 50, 18, '#7d8797', 4) + box(24, -22, 12, 10, '#c23a2f')) +
    line('M36-34L60-46', '#ff5a5a', 4, 0.6) +
    line('M36-34L60-46', '#fff', 1.4),
  superlaser: () =>
    circle(-10, 6, 40, '#76808f') +
    path('M-10-34A40 40 0 0 1-10 46Z', '#3a424f', 0.5) +
    box(-50, 4, 80, 3, '#3a424f') +
    circle(-20, -10, 13, '#525c6b') +
    circle(-20, -10, 5, '#7fff9a') +
    line('M-20-10L58-40', '#7fff9a', 6, 0.4) +
    line('M-20-10L58-40', '#eafff0', 2.2),
  shipCannon: (bolt = '#ff5a5a') =>
    path('M-50 16L-20-8H6V8L-36 28Z', '#7d8797') +
    path('M-40 22L-14 2H6V8L-36 28Z', '#4c5666') +
    box(4, -8, 38, 6, '#5d6773') +
    box(4, 2, 30, 5, '#4c5666') +
    box(38, -10, 8, 10, '#2b3038') +
    line('M50-5H72', bolt, 4, 0.7) +
    line('M50-5H72', '#fff', 1.6),
  ionCannon: () =>
    circle(-6, 6, 26, '#b9c2cc') +
    path('M-6-20A26 26 0 0 1-6 32Z', '#7d8797', 0.6) +
    moved('rotate(-34 -6 6)', box(8, -1, 42, 14, '#8b95a1', 4) + box(48, -3, 6, 18, '#54606f')) +
    line('M42-28l6-10 4 6 8-12', '#8fd0ff', 2.6) +
    box(-34, 28, 58, 8, '#4c5666', 2),
  turbolaser: () =>
    path('M-40 34L-30 4H30L40 34Z', '#6f7988') +
    path('M-26 4Q-22-18 0-18Q22-18 26 4Z', '#98a2b0') +
    moved(
      'rotate(-26 0 -8)',
      box(4, -16, 48, 5, '#4c5666') + box(4, -6, 48, 5, '#3d4550') + line('M56-13H78M56-3H74', '#7fff9a', 3),
    ),
  quad: () =>
    circle(-14, 2, 24, '#b9b7ad') +
    circle(-14, 2, 13, '#1b2a44') +
    line('M-27 2H-1M-14-11V15', '#8f8d84', 2) +
    each([-16, -6, 8, 18], (y) => box(4, y - 1, 40, 4, '#8f8d84') + box(42, y - 2.5, 7, 7, '#5a5852')) +
    line('M52-15H70M52 9H66', '#ff6a5a', 2.6),
  torpedoes: () =>
    each([-14, 8], (y) =>
      moved(
        `translate(0 ${y}) rotate(-14)`,
        path('M-30-5H18L34 0L18 5H-30Z', '#c3cad4') +
          path('M-30 0H34L18 5H-30Z', '#7d8797') +
          box(-26, -5, 6, 10, '#c23a2f') +
          circle(-42, 0, 8, '#8fd0ff', 0.4) +
          path('M-32-4L-56 0L-32 4Z', '#dff2ff'),
      ),
    ),
  podracer: (paint = '#3f7fd0', second = '#e0b030') => {
    const engine = (x: number, y: number): string =>
      moved(
        `translate(${x} ${y}) rotate(-12)`,
        path('M-26-6H12L26 0L12 6H-26Z', paint) +
          path('M-26 0H26L12 6H-26Z', '#000', 0.24) +
          box(-10, -6, 8, 12, second) +
          oval(-27, 0, 3, 6, '#ffb13d') +
          path('M6-6l10-10 2 10ZM6 6l10 10 2-10Z', second),
      );
    return (
      line('M-58-18H-34M-60 18H-36M-54 2H-38', '#fff3c9', 1.5, 0.5) +
      line('M6-18L-34 4M6 18L-34 8', '#d5dbe4', 1.3) +
      line('M2-18Q10 0 2 18', '#c77dff', 2.6) +
      path('M-50 6Q-42-6-30-2L-24 6Q-34 14-48 12Z', second) +
      circle(-38, 0, 4.4, '#e2b48a') +
      engine(18, -20) +
      engine(20, 20)
    );
  },
} satisfies Record<string, (...c: string[]) => string>;
