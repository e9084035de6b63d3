/** What a figure holds; drawn behind it, at its right. */
import { box, circle, dark, light, line, moved, path } from './draw.ts';

const BLADES = { blue: '#4aa8ff', green: '#4cf07a', red: '#ff3b3b', purple: '#b45cff' } as const;
export type Blade = keyof typeof BLADES;

/** A blade with its hilt, from (0, 0) upwards. */
export const blade = (hue: Blade, length: number): string => {
  const c = BLADES[hue];
  return (
    box(-6, -length - 8, 12, length + 4, c, 6, 0.22) +
    box(-3.6, -length - 6, 7.2, length + 2, c, 3.6, 0.75) +
    box(-1.7, -length - 4, 3.4, length, '#ffffff', 1.7) +
    box(-3.2, -6, 6.4, 22, '#aab3c0', 1.4) +
    box(-3.2, -6, 6.4, 4, '#5a6270') +
    box(-3.2, 4, 6.4, 7, '#3a414d')
  );
};
const doubled = (): string => {
  const c = BLADES.red;
  return moved(
    'rotate(-20 60 62)',
    box(-40, 58, 78, 7, c, 3.5, 0.8) +
      box(-38, 60, 76, 3, '#fff', 1.5) +
      box(82, 58, 78, 7, c, 3.5, 0.8) +
      box(82, 60, 76, 3, '#fff', 1.5) +
      box(36, 57.5, 48, 8, '#8d96a3', 2),
  );
};
const saber = (hue: Blade) => () => moved('translate(99 106) rotate(8)', blade(hue, 92));
const staff = (c: string, head: string): string => line('M104 122L92 4', c, 4) + head;

export const HELD = {
  blue: saber('blue'),
  green: saber('green'),
  red: saber('red'),
  purple: saber('purple'),
  shortGreen: () => moved('translate(98 112) rotate(14)', blade('green', 66)),
  shortBlue: () => moved('translate(98 112) rotate(14)', blade('blue', 66)),
  double: doubled,
  lightning: () =>
    line('M6 62L16 70L12 76L24 86M114 58L104 68L109 76L96 88', '#a9c6ff', 1.8, 0.9) +
    line('M6 62L16 70L12 76L24 86M114 58L104 68L109 76L96 88', '#6f8fff', 5, 0.28),
  rifle: (c = '#39414d') =>
    moved(
      'rotate(-14 100 70)',
      box(96, 18, 5, 100, dark(c, 0.1), 1) +
        box(94, 60, 9, 34, c, 2) +
        box(90, 66, 4, 14, light(c, 0.15)) +
        box(97, 10, 3, 10, '#12151b'),
    ),
  pistol: (c = '#4a525e') =>
    path('M92 96L96 58H102L103 44H108L109 60L104 78L104 96Z', c) + box(103.6, 36, 3.6, 10, '#14181f'),
  gaffi: () => staff('#54453a', path('M84 6l8-4 4 10-8 4z', '#8b95a1')),
  electropole: () => staff('#a5814f', circle(92, 6, 9, '#7fd0ff', 0.45) + circle(92, 6, 4, '#e6f9ff')),
  pike: (c = '#8b95a1') => staff(dark(c, 0.3), path('M88 8L92 -14L96 8L92 16Z', c)),
  cane: () => line('M102 122L96 70Q94 60 88 64', '#7a5a34', 4),
  ladle: () => line('M104 120L98 52', '#8b95a1', 4) + circle(97, 48, 6, '#8b95a1'),
  wrench: () =>
    line('M102 120L96 60', '#8b95a1', 5) + path('M88 58Q84 44 92 40L94 50H98L100 40Q108 46 103 58Z', '#aab3c0'),
  horn: () => line('M84 104Q100 92 98 62', '#c9a24a', 6) + path('M90 64L98 34L110 60Q100 68 90 64Z', '#e3b341'),
  pipe: () => box(60, 76, 34, 4.6, '#c9a24a', 2) + box(90, 70, 6, 16, '#e3b341', 2),
  flute: () =>
    moved(
      'rotate(-30 80 84)',
      box(66, 82, 46, 5, '#8b95a1', 2) +
        circle(78, 84.5, 1.4, '#14181f') +
        circle(86, 84.5, 1.4, '#14181f') +
        circle(94, 84.5, 1.4, '#14181f'),
    ),
  bowcaster: () =>
    line('M86 44Q100 30 114 44', '#8a6a44', 4) +
    box(97, 34, 6, 74, '#4a3a2c', 2) +
    line('M86 44L100 60L114 44', '#d9cba0', 1.4),
} satisfies Record<string, (...c: string[]) => string>;
