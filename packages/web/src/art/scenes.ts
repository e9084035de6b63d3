/** What stands behind a figure. They run on beyond the square, so that wide and high frames are filled. */
import type { Chance } from './chance.ts';
import { box, circle, each, line, oval, path, repeat, tenth } from './draw.ts';

export interface Scene {
  /** The sky, from above to below. */
  readonly sky: readonly [string, string];
  readonly draw: (chance: Chance) => string;
}

/** The part of the plane that a frame of any shape may show. */
const LEFT = -130;
const WIDE = 380;
const land = (d: string, fill: string): string => path(`M${LEFT} 140V${d}V140Z`, fill);

export const stars = (n: number, chance: Chance, low = 84): string =>
  repeat(n, () =>
    circle(
      tenth(LEFT + chance() * WIDE),
      tenth(-30 + chance() * (low + 30)),
      tenth(0.3 + chance() * 0.8),
      '#fff',
      tenth(0.2 + chance() * 0.6),
    ),
  );

const space = (hue: number): Scene => ({
  sky: [`hsl(${hue} 48% 20%)`, `hsl(${hue + 14} 50% 7%)`],
  draw: (chance) =>
    stars(60, chance) +
    circle(22, 100, 30, `hsl(${hue + 20} 40% 26%)`) +
    circle(14, 92, 34, `hsl(${hue} 44% 12%)`, 0.55),
});

export const SCENES = {
  space: space(222),
  teal: space(200),
  violet: space(258),
  ember: space(12),
  desert: {
    sky: ['#5b3a2c', '#1d1420'],
    draw: () =>
      circle(88, 30, 11, '#ffd9a0', 0.95) +
      circle(102, 44, 6, '#ff9f6b', 0.9) +
      land('72Q-60 60 0 78Q30 62 64 74T120 68T250 70', '#7b5233') +
      land('86Q-60 96 0 92Q40 78 80 92T120 88T250 84', '#4f3326'),
  },
  city: {
    sky: ['#3a3560', '#120f22'],
    draw: (chance) =>
      repeat(36, (i) => {
        const w = 7 + chance() * 7;
        const h = 24 + chance() * 56;
        const x = LEFT + i * 10;
        return (
          box(x, tenth(100 - h), tenth(w), tenth(h + 40), i % 2 === 0 ? '#1c1a38' : '#26234a') +
          repeat(3, () =>
            box(tenth(x + 1.5 + chance() * (w - 3)), tenth(104 - h + chance() * h * 0.7), 1.2, 1.2, '#ffd58a', 0, 0.75),
          )
        );
      }) + circle(94, 26, 17, '#8f86d9', 0.28),
  },
  red: {
    sky: ['#4a1620', '#12070d'],
    draw: () =>
      circle(60, 50, 46, '#ff4a3d', 0.13) +
      circle(60, 50, 32, '#ff4a3d', 0.12) +
      path(
        'M0 120L30 0H44L24 120ZM120 120L90 0H76L96 120ZM-60 120L-16 0H0L-30 120ZM180 120L136 0H120L150 120Z',
        '#000',
        0.24,
      ),
  },
  forest: {
    sky: ['#1f4a3c', '#07160f'],
    draw: () =>
      circle(30, 28, 15, '#bfe8c0', 0.22) +
      path(
        'M-96 100Q-70 48 -50 100ZM-46 96Q-28 60 -6 96ZM0 96Q20 60 34 96ZM24 100Q46 52 66 100ZM70 96Q92 50 118 100ZM116 96Q134 60 152 96ZM150 100Q176 46 204 100Z',
        '#123528',
      ) +
      land('96Q0 92 60 90T250 98', '#0c2018'),
  },
  swamp: {
    sky: ['#2a4a3a', '#0a1512'],
    draw: () =>
      path(
        'M8 -20Q16 60 6 130H-8V-20ZM112 -20Q100 50 116 130H130V-20ZM-70 -20Q-60 50 -74 130H-90V-20ZM190 -20Q180 50 194 130H210V-20Z',
        '#12261c',
      ) +
      line('M14 14Q40 34 64 6M70 4Q92 30 110 10M-66 10Q-30 40 -4 14M124 14Q160 36 188 8', '#12261c', 3) +
      oval(60, 106, 190, 14, '#7fd4a0', 0, 0.1) +
      circle(60, 46, 40, '#9fe0a0', 0.1),
  },
  steel: {
    sky: ['#39445a', '#0d1119'],
    draw: () =>
      each(
        [-116, 0, 98, 214],
        (x) =>
          box(x, -30, 22, 180, '#222b3c') +
          box(x < 60 ? x + 26 : x - 7, -30, 3, 180, '#4f5f7d', 0, 0.5) +
          each([14, 34, 54, 74], (y) => box(x + 5, y, 12, 3, '#8fb0e0', 0, 0.35)),
      ) + circle(60, 48, 38, '#9fb6e0', 0.09),
  },
  gold: {
    sky: ['#5a4424', '#171008'],
    draw: () =>
      path(
        'M-88 130V54Q-72 30 -56 54V130ZM-44 130V54Q-28 30 -12 54V130ZM0 130V54Q16 30 32 54V130ZM44 130V40Q60 14 76 40V130ZM88 130V54Q104 30 120 54V130ZM132 130V54Q148 30 164 54V130ZM176 130V54Q192 30 208 54V130Z',
        '#2c2012',
      ) + circle(60, 44, 36, '#ffd58a', 0.16),
  },
  plaza: {
    sky: ['#3f6f8a', '#14222c'],
    draw: () =>
      circle(24, 22, 12, '#fff0c8', 0.55) +
      each(
        [-90, -20, 50, 120, 190],
        (x) =>
          path(`M${x} 120V62Q${x + 20} 34 ${x + 40} 62V120Z`, '#2a4652') +
          path(`M${x + 6} 62Q${x + 20} 44 ${x + 34} 62Z`, '#4f8f7a') +
          box(x + 17, 36, 5, 14, '#4f8f7a'),
      ) +
      land('100Q0 94 60 94T250 100', '#1c3a30'),
  },
  plains: {
    sky: ['#4a7a86', '#16281c'],
    draw: () =>
      circle(96, 24, 11, '#fff2cf', 0.7) +
      land('78Q-60 62 0 72Q40 58 80 70T160 66T250 70', '#2f5f3a') +
      land('92Q-40 82 20 90T120 86T250 92', '#1f4528'),
  },
  arena: {
    sky: ['#8a4f34', '#2a1516'],
    draw: () =>
      path('M-130 60Q60 20 250 60V90Q60 54 -130 90Z', '#5d3428') +
      each([-100, -60, -20, 20, 60, 100, 140, 180, 220], (x) => box(x - 6, 30, 9, 60, '#6f3f2e')) +
      land('92Q60 80 100 84T250 92', '#4a2a20'),
  },
  sea: {
    sky: ['#3c5260', '#101a22'],
    draw: () =>
      line(
        'M-100 -20L-130 60M-30 -20L-70 70M20 -20L-20 76M70 -20L30 80M120 -20L80 76M170 -20L130 76M220 -20L180 76',
        '#9fc0d0',
        0.8,
        0.35,
      ) +
      path('M70 66Q96 46 122 66L116 72H76ZM90 72h12v34h-12z', '#5a707c', 0.8) +
      land('90Q-30 80 20 90T120 88T250 90', '#20343e'),
  },
  water: {
    sky: ['#1f5a70', '#06161f'],
    draw: () =>
      each([10, 50, 90, -40, 140], (x) => path(`M${x} -20L${x - 26} 130H${x - 2}L${x + 12} -20Z`, '#8fe0f0', 0.08)) +
      each(
        [
          [18, 30, 2],
          [100, 60, 3],
          [84, 20, 2],
          [30, 80, 2.6],
          [-30, 50, 3],
          [150, 40, 3],
        ],
        ([x, y, r]) => circle(x!, y!, r!, '#c9f4ff', 0.4),
      ),
  },
  cantina: {
    sky: ['#4a3020', '#140c08'],
    draw: () =>
      path(
        'M-116 130V50a22 22 0 0 1 44 0V130ZM-56 130V50a22 22 0 0 1 44 0V130ZM2 130V46a22 22 0 0 1 44 0V130ZM74 130V46a22 22 0 0 1 44 0V130ZM132 130V50a22 22 0 0 1 44 0V130ZM192 130V50a22 22 0 0 1 44 0V130Z',
        '#2a1a10',
      ) + each([-64, 0, 60, 120, 184], (x) => circle(x, 14, 3, '#ffca7a') + circle(x, 16, 18, '#ffca7a', 0.12)),
  },
  senate: {
    sky: ['#2c3450', '#0c0f1c'],
    draw: () =>
      each(
        [
          [10, 26],
          [44, 14],
          [86, 20],
          [112, 36],
          [4, 60],
          [116, 70],
          [-40, 30],
          [-70, 56],
          [160, 24],
          [190, 60],
        ],
        ([x, y]) =>
          oval(x!, y!, 14, 5, '#4a5678', 0, 0.8) +
          oval(x!, y! + 4, 9, 5, '#232b45') +
          circle(x!, y! - 5, 2.4, '#8fa0c8', 0.8),
      ),
  },
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;
