/** Worlds and skies, as scenes of 160 by 100; they fill their frame. */
import { chanceFrom } from './chance.ts';
import { box, circle, dark, each, light, line, oval, path, repeat, ring, tenth } from './draw.ts';

const starry = (n: number, seed: string): string => {
  const chance = chanceFrom(seed);
  return repeat(n, () =>
    circle(
      tenth(chance() * 160),
      tenth(chance() * 100),
      tenth(0.4 + chance() * 0.8),
      '#fff',
      tenth(0.3 + chance() * 0.6),
    ),
  );
};
const floor = (c: string): string => box(0, 0, 160, 100, c);
const planet = (c: string, band: string, seed: string, moon = ''): string =>
  floor('#060913') +
  starry(40, seed) +
  moon +
  circle(80, 70, 54, c) +
  line('M28 60Q80 42 132 64M32 80Q80 62 128 84M40 98Q80 84 120 102', band, 5, 0.55) +
  path('M80 16A54 54 0 0 1 80 124A70 70 0 0 0 80 16Z', dark(c, 0.75), 0.6) +
  ring(80, 70, 55, light(c, 0.4), 1.2, 0.5);
const towers = (c: string, lamp: string): string => {
  const chance = chanceFrom(c);
  return repeat(17, (i) => {
    const h = 24 + chance() * 54;
    const x = i * 10 - 4;
    return (
      box(x, tenth(96 - h), tenth(7 + chance() * 6), tenth(h + 10), i % 2 === 0 ? c : dark(c, 0.25)) +
      repeat(4, () => box(tenth(x + 1 + chance() * 6), tenth(98 - h + chance() * h * 0.8), 1.3, 1.3, lamp, 0, 0.8))
    );
  });
};

export const WORLDS = {
  tatooine: () => planet('#c08a48', '#e3b878', 'tat', circle(20, 20, 10, '#fff3c9') + circle(38, 12, 6, '#ffcf8a')),
  yavin: () => planet('#3f7a54', '#7fc59a', 'yav', circle(130, 16, 40, '#b0543a', 0.75)),
  alderaan: () => planet('#4f86b0', '#c9e4f2', 'ald'),
  deathStar: () =>
    floor('#060913') +
    starry(40, 'ds') +
    circle(80, 56, 46, '#8a94a2') +
    path('M80 10A46 46 0 0 1 80 102A58 58 0 0 0 80 10Z', '#20262f', 0.65) +
    box(34, 54, 92, 4, '#3a424f') +
    circle(62, 36, 12, '#5c6675') +
    circle(62, 36, 4.6, '#3a424f') +
    line('M40 74h60M46 84h50M38 44h14M74 24h30', '#5c6675', 1.2),
  kessel: () => planet('#8a5a9a', '#c99ad6', 'kes', line('M10 30Q70 6 150 34', '#c99ad6', 1.5, 0.7)),
  dantooine: () => planet('#8aa05a', '#cfe0a0', 'dan'),
  kashyyyk: () => planet('#2f6a3f', '#7fb56a', 'kas'),
  kiffex: () => planet('#9a6a5a', '#d0a890', 'kif'),
  ralltiir: () => planet('#5a7a9a', '#cfd8e0', 'ral', circle(24, 24, 8, '#aab6cf')),
  clakdor: () => planet('#a08a6a', '#5a7a7a', 'cla'),
  corellia: () => planet('#3f7aa0', '#6fae6a', 'cor', circle(132, 22, 9, '#c9c4b6')),
  naboo: () =>
    floor('#6fa8c0') +
    circle(30, 20, 10, '#fff6d8') +
    path(
      'M0 70V46Q12 30 24 46V70ZM30 70V34Q50 8 70 34V70ZM78 70V44Q92 28 106 44V70ZM112 70V38Q128 18 144 38V70Z',
      '#d3c4a0',
    ) +
    path(
      'M30 34Q50 8 70 34Q50 26 30 34ZM78 44Q92 28 106 44Q92 38 78 44ZM112 38Q128 18 144 38Q128 32 112 38ZM0 46Q12 30 24 46Q12 40 0 46Z',
      '#4f8f7a',
    ) +
    path('M0 68H160V100H0Z', '#3f6a4a') +
    path('M60 100L74 68H88L104 100Z', '#e6d8b8') +
    each([14, 40, 118, 144], (x) => oval(x, 74, 10, 5, '#2f5a3a')),
  coruscant: () =>
    floor('#3a2f5a') +
    circle(124, 22, 14, '#ffd0a0', 0.8) +
    towers('#2a2550', '#ffd58a') +
    line('M0 40Q80 30 160 44M0 56Q80 50 160 60', '#ffe0b0', 1, 0.5),
  geonosis: () =>
    floor('#a5572f') +
    path('M0 100V60L14 20L26 60L40 34L52 70L70 12L86 66L104 36L118 70L138 24L150 60L160 44V100Z', '#6d3420') +
    path('M70 12L86 66L78 100H70ZM138 24L150 60L146 100H138Z', '#3f1c12', 0.6) +
    circle(124, 18, 7, '#ffd9a0', 0.8) +
    path('M0 86Q80 76 160 86V100H0Z', '#4a2416'),
  kamino: () =>
    floor('#3c5260') +
    line('M10 0L-10 60M40 0L14 76M70 0L44 78M100 0L74 80M130 0L104 78M160 0L134 78', '#9fc0d0', 0.9, 0.4) +
    each(
      [
        [44, 52, 30],
        [116, 46, 36],
      ],
      ([x, y, r]) =>
        path(`M${x! - r!} ${y}Q${x} ${y! - r!} ${x! + r!} ${y}L${x! + r! - 10} ${y! + 8}H${x! - r! + 10}Z`, '#c9d8e0') +
        path(
          `M${x} ${y! - r! / 2}Q${x! + r! / 1.5} ${y! - r! / 2} ${x! + r!} ${y}L${x! + r! - 10} ${y! + 8}H${x}Z`,
          '#7f98a8',
          0.7,
        ) +
        box(x! - 5, y! + 8, 10, 50, '#8fa4b0'),
    ) +
    path('M0 84Q40 74 80 84T160 82V100H0Z', '#20343e'),
  senate: () =>
    floor('#1a2038') +
    repeat(18, (i) => {
      const x = (i % 6) * 30 + (Math.floor(i / 6) % 2) * 15;
      const y = 16 + Math.floor(i / 6) * 26;
      return oval(x, y, 13, 5, '#4a5678') + oval(x, y + 4, 8, 5, '#2a3350') + circle(x, y - 5, 2.4, '#aab6d8');
    }) +
    path('M72 100V70H88V100Z', '#4a5678') +
    oval(80, 68, 20, 7, '#7a88b0') +
    circle(80, 58, 4, '#ffe08a'),
  temple: () =>
    floor('#4a3f6a') +
    circle(40, 24, 14, '#ffd0a0', 0.7) +
    path('M30 100V70L50 50H110L130 70V100Z', '#8a7a68') +
    path('M80 50H110L130 70V100H80Z', '#54483e', 0.6) +
    each(
      [40, 56, 98, 114],
      (x) => box(x, 22, 7, 46, '#a5937c') + path(`M${x - 1} 22L${x + 3.5} 10L${x + 8} 22Z`, '#a5937c'),
    ) +
    box(74, 6, 12, 62, '#b9a68c') +
    path('M72 6L80 -6L88 6Z', '#b9a68c'),
  sunset: () =>
    floor('#7a3f3a') +
    circle(58, 62, 22, '#ffd08a') +
    circle(104, 70, 14, '#ff9a6a') +
    path('M0 74Q60 62 110 72T160 70V100H0Z', '#3a2018') +
    path('M78 74Q80 60 84 60Q88 60 90 76Z', '#14100c'),
  night: () =>
    floor('#12102a') +
    starry(40, 'night') +
    circle(104, 30, 20, '#f3e8c8') +
    circle(94, 25, 18, '#12102a') +
    path('M0 78Q50 60 94 74T160 70V100H0Z', '#0a0918'),
  asteroids: () =>
    floor('#0b1020') +
    starry(30, 'ast') +
    each(
      [
        [30, 30, 16],
        [74, 60, 22],
        [118, 26, 13],
        [132, 74, 18],
        [20, 80, 10],
      ],
      ([x, y, r]) =>
        path(
          `M${x! - r!} ${y}L${x! - r! / 2} ${y! - r!}L${x! + r! / 2} ${y! - r! * 0.8}L${x! + r!} ${y! + r! / 4}L${x! + r! / 3} ${y! + r!}L${x! - r! / 2} ${y! + r! * 0.7}Z`,
          '#6f6a64',
        ) +
        path(
          `M${x! + r! / 2} ${y! - r! * 0.8}L${x! + r!} ${y! + r! / 4}L${x! + r! / 3} ${y! + r!}L${x} ${y}Z`,
          '#3a3632',
          0.7,
        ) +
        circle(x! - r! / 4, y! - r! / 4, r! / 5, '#4a4642'),
    ),
  hyperspace: () =>
    floor('#0a1230') +
    repeat(28, (i) => {
      const a = (i / 28) * Math.PI * 2;
      return line(
        `M${tenth(80 + Math.cos(a) * 14)} ${tenth(50 + Math.sin(a) * 9)}L${tenth(80 + Math.cos(a) * 110)} ${tenth(50 + Math.sin(a) * 75)}`,
        i % 3 === 0 ? '#ffffff' : '#8fb8ff',
        i % 2 === 0 ? 1.8 : 1,
        0.8,
      );
    }) +
    circle(80, 50, 8, '#e6f2ff', 0.9),
} satisfies Record<string, () => string>;
