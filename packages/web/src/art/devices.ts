/** Devices and belongings, drawn round (0, 0) in about 100 by 70. */
import { box, circle, dark, each, light, line, moved, oval, path, repeat, ring } from './draw.ts';

const machine = (c: string, inner: string): string =>
  path('M-34-26H34L40 26H-40Z', c) + path('M0-26H34L40 26H0Z', dark(c, 0.35), 0.6) + inner;
const screen = (glow: string): string =>
  moved(
    'rotate(-6)',
    box(-28, -34, 56, 66, '#4a525e', 5) +
      box(-22, -28, 44, 38, '#10202a') +
      line('M-18-20h26M-18-12h34M-18-4h20M-18 4h28', glow, 2.2) +
      repeat(4, (i) => box(-21 + i * 11.5, 17, 8, 6, '#c9d1dc', 1)),
  );

export const DEVICES = {
  binoculars: (lens = '#4fbab2') =>
    path('M-42-14H42L46 18H-46Z', '#56606f') +
    path('M0-14H42L46 18H0Z', '#39414d', 0.6) +
    each([-22, 22], (x) => circle(x, 3, 15, '#14202e') + circle(x, 3, 9, lens) + circle(x - 3, -1, 3, '#fff', 0.7)) +
    box(-8, -22, 16, 9, '#39414d', 2),
  datapad: () => screen('#7fe0a0'),
  viewscreen: () => screen('#ffcf6b'),
  targeting: () =>
    machine(
      '#39414d',
      box(-26, -20, 52, 36, '#0d1a14', 3) +
        line('M-20-14L20 10M20-14L-20 10M-26-2H26', '#ffb45a', 1.4) +
        circle(0, -2, 6, '#ff5a4a', 0.7) +
        ring(0, -2, 12, '#ffb45a', 1.6),
    ),
  comlink: () =>
    moved(
      'rotate(24)',
      box(-10, -34, 20, 68, '#aab3c0', 8) +
        box(0, -34, 10, 68, '#5d6773', 8, 0.5) +
        line('M-6-24h12M-6-18h12M-6-12h12', '#39424f', 2.2) +
        circle(0, 4, 4.4, '#7fd0ff') +
        line('M18-28q10 10 0 22M25-34q16 16 0 34', '#9fd0ff', 2),
    ),
  caller: () =>
    moved(
      'rotate(-14)',
      box(-24, -18, 48, 36, '#54453a', 5) +
        circle(-8, 0, 9, '#2b2019') +
        circle(-8, 0, 4.4, '#ff5a4a') +
        box(8, -9, 10, 5, '#c9a23f') +
        box(8, 2, 10, 5, '#8b95a1') +
        line('M14-18V-36M9-32h10', '#8b95a1', 2.6),
    ),
  scope: () =>
    moved(
      'rotate(-18)',
      box(-40, -9, 80, 16, '#2b3038', 6) +
        box(-40, -9, 80, 6, '#54606f', 3) +
        circle(42, -1, 11, '#14181f') +
        circle(42, -1, 7, '#4fbab2') +
        box(-10, 7, 20, 12, '#3d4550'),
    ),
  detector: () =>
    machine(
      '#54606f',
      ring(-8, -2, 14, '#7fe0a0', 2) +
        ring(-8, -2, 7, '#7fe0a0', 1.4) +
        line('M-8-2L4-12', '#7fe0a0', 2) +
        circle(2, -8, 2.4, '#ffe08a') +
        box(18, -16, 12, 6, '#c23a2f') +
        box(18, -6, 12, 6, '#2b3038'),
    ),
  tanks: () =>
    each(
      [-26, 0, 26],
      (x, i) =>
        box(x - 11, -30, 22, 60, ['#b9663c', '#a5572f', '#8a4626'][i]!, 10) +
        box(x - 8, -26, 5, 50, '#ffb08a', 3, 0.4) +
        box(x - 11, -6, 22, 5, '#39414d'),
    ) + line('M-26-30V-38H26V-30', '#8b95a1', 3),
  syringe: () =>
    moved(
      'rotate(-40)',
      box(-26, -7, 44, 14, '#c3cad4', 3) +
        box(-22, -4, 26, 8, '#c23a2f') +
        box(18, -3, 8, 6, '#5d6773') +
        line('M26 0H52', '#e6ecf4', 2.4) +
        box(-36, -2, 10, 4, '#8b95a1') +
        box(-40, -8, 5, 16, '#8b95a1'),
    ),
  tube: () =>
    moved(
      'rotate(-28)',
      box(-52, -14, 90, 28, '#7a6248', 8) +
        box(-52, -14, 90, 11, '#a5875f', 6) +
        repeat(5, (i) => box(-42 + i * 17, -14, 4, 28, '#54402c')) +
        oval(40, 0, 8, 15, '#1d140c'),
    ),
  camera: (eye = '#ff5a4a') =>
    line('M0-44V-20', '#5d6773', 5) +
    path('M-34-20H20L34-8V12L20 22H-34Z', '#7d8797') +
    path('M-34 2H34V12L20 22H-34Z', '#4c5666') +
    circle(20, 1, 13, '#14181f') +
    circle(20, 1, 7, eye) +
    circle(17, -2, 2.4, '#fff'),
  bolt: () =>
    moved(
      'rotate(-10)',
      path('M-30-10L-14-24H14L30-10V10L14 24H-14L-30 10Z', '#8b95a1') +
        path('M0-24H14L30-10V10L14 24H0Z', '#54606f', 0.7) +
        circle(0, 0, 11, '#39414d') +
        circle(0, 0, 5, '#ff5a4a') +
        box(-3, 24, 6, 18, '#5d6773'),
    ),
  backpack: (c = '#a3825a') =>
    path('M-24-12Q-22-32 0-32Q22-32 24-12V28Q0 38-24 28Z', c) +
    path('M0-32Q22-32 24-12V28Q12 34 0 34Z', dark(c, 0.35), 0.6) +
    path('M-24-2Q0 6 24-2V10Q0 18-24 10Z', dark(c, 0.25)) +
    box(-16, 16, 32, 14, light(c, 0.1), 2) +
    line('M-12-32Q-16-42 0-42Q16-42 12-32', dark(c, 0.4), 4),
  belt: (c = '#e3e7ec') =>
    path('M-54-6Q0 12 54-6V8Q0 26-54 8Z', dark(c, 0.35)) +
    each([-42, -24, 24, 42], (x) => box(x - 7, -6 + (27 - Math.abs(x)) / 6, 14, 18, c, 2)) +
    box(-12, 0, 24, 18, '#8b95a1', 3) +
    box(-6, 5, 12, 8, '#39414d'),
  gate: () =>
    box(-44, -36, 12, 70, '#54606f') +
    box(32, -36, 12, 70, '#39414d') +
    repeat(
      5,
      (i) => line(`M-32 ${-28 + i * 14}H32`, '#ff5a5a', 5, 0.35) + line(`M-32 ${-28 + i * 14}H32`, '#ffd0c8', 1.8),
    ),
  beam: () =>
    path('M-8-36L-44 34H44L8-36Z', '#8fe0ff', 0.22) +
    path('M-4-36L-20 34H20L4-36Z', '#c9f4ff', 0.35) +
    path('M-22-42H22L16-30H-16Z', '#7d8797') +
    moved(
      'translate(0 12) rotate(-20) scale(.4)',
      circle(-4, 0, 26, '#b9b7ad') + path('M12-18L42-9V-3L16-2ZM12 18L42 9V3L16 2Z', '#cfcdc3'),
    ),
  extinguisher: () =>
    moved(
      'rotate(12)',
      box(-14, -20, 28, 54, '#c23a2f', 9) +
        box(-10, -14, 6, 42, '#ff9a8a', 3, 0.5) +
        box(-6, -30, 12, 10, '#39414d') +
        line('M6-26Q26-26 28-8', '#14181f', 4) +
        path('M24-8h9l6 14H18z', '#39414d'),
    ),
  hydroponics: () =>
    machine(
      '#5f7a5a',
      box(-28, -18, 56, 18, '#12261b', 3) +
        each([-18, -4, 10, 22], (x) =>
          line(`M${x} 0V-10M${x} -6Q${x - 6} -12 ${x - 8} -14M${x} -6Q${x + 5} -12 ${x + 7} -14`, '#7fd07a', 2.2),
        ) +
        box(-26, 8, 52, 10, '#8b95a1', 2),
    ),
  dish: () =>
    line('M0 34V6M-14 34H14', '#7d8797', 5) +
    path('M-40-26Q-30 12 14 10Q36 4 40-14Z', '#aab3bf') +
    oval(0, -20, 41, 12, '#dfe5ec', 8) +
    oval(0, -20, 33, 8, '#7d8797', 8) +
    line('M0-18L8-42', '#54606f', 2.6) +
    circle(8, -43, 3.6, '#ff7a5c'),
  remoteBall: () =>
    circle(0, 0, 28, '#c3cad4') +
    path('M0-28A28 28 0 0 1 0 28Z', '#7d8797', 0.6) +
    line('M-28 0H28M0-28V28', '#54606f', 1.8) +
    each(
      [
        [-10, -8],
        [12, -10],
        [0, 12],
        [-18, 10],
        [18, 8],
      ],
      ([x, y]) => circle(x!, y!, 4, '#39414d') + circle(x!, y!, 1.8, '#ff5a4a'),
    ) +
    line('M12-10L54-30', '#ff7a6e', 2.6),
  vaporator: () =>
    line('M0 36V-40', '#8b95a1', 6) +
    each([-30, -14, 2], (y) => box(-14, y, 28, 7, '#aab3c0', 2)) +
    path('M-10 18H10L14 36H-14Z', '#54606f') +
    circle(0, -42, 4, '#c3cad4') +
    path('M26 12q6 9 0 13q-6-4 0-13z', '#8fe0ff'),
  panel: () =>
    machine(
      '#4c5666',
      repeat(12, (i) =>
        box(
          -26 + (i % 4) * 14,
          -18 + Math.floor(i / 4) * 12,
          9,
          7,
          ['#ff6b5a', '#ffe08a', '#6cc4ff', '#7fe0a0'][(i * 7) % 4]!,
          1,
        ),
      ),
    ),
  mask: () =>
    path('M-24-30Q0-44 24-30V8Q16 32 0 36Q-16 32-24 8Z', '#c6a873') +
    path('M0-38Q16-38 24-30V8Q16 32 0 36Z', '#7d643e', 0.6) +
    each([-11, 11], (x) => circle(x, -12, 9, '#8b95a1') + circle(x, -12, 6, '#1a1512')) +
    box(-8, 4, 16, 18, '#8b95a1', 3) +
    line('M-5 8h10M-5 13h10M-5 18h10', '#1a1512', 1.8),
  armour: () =>
    path('M-34-26Q-20-34 0-28Q20-34 34-26L28 10Q14 34 0 34Q-14 34-28 10Z', '#f3f6fa') +
    path('M0-28Q20-34 34-26L28 10Q14 34 0 34Z', '#93a0b3', 0.6) +
    line('M-22-8Q0 2 22-8M-18 8Q0 18 18 8', '#39414d', 2) +
    box(-6, -4, 12, 14, '#12151b', 2),
  necklace: () =>
    `<path d="M-34-30Q-30 14 0 18Q30 14 34-30" fill="none" stroke="#e8c25a" stroke-width="4"/>` +
    each([-26, -14, 14, 26], (x) => circle(x, 12 - Math.abs(x) / 1.4, 4, '#dfe6ee')) +
    circle(0, 24, 10, '#e8c25a') +
    circle(0, 24, 6, '#6cc4ff'),
  cape: (c = '#5d412b') =>
    path('M-14-36H14L40 36Q0 24-40 36Z', c) +
    path('M0-36H14L40 36Q20 30 0 30Z', dark(c, 0.4), 0.6) +
    circle(0, -32, 5, '#b9c2cc') +
    line('M-10-24L-24 30M10-24L24 30M0-24V28', dark(c, 0.4), 1.8),
  hook: () =>
    line('M-50 36Q-20 20 6-4', '#c9b98a', 3) + path('M2 4L12-10L10-34L18-16L30-24L22-8L42-10L24 0L12 6Z', '#aab3c0'),
} satisfies Record<string, (...c: string[]) => string>;
