/** What lies behind the units of an arena: a sky full of stars, dunes at dusk, a hall. Darker than the cards, the horizon on the seam. */
import { chanceFrom } from '../art/chance.ts';
import { box, circle, dark, each, line, oval, path, repeat, ring, tenth } from '../art/draw.ts';
import type { Picture } from '../art/portrait.ts';

const stars = (n: number, low: number, seed: string): string => {
  const chance = chanceFrom(seed);
  return repeat(n, () =>
    circle(
      tenth(chance() * 400),
      tenth(chance() * low),
      tenth(0.5 + chance() * chance() * 1.6),
      chance() > 0.8 ? '#cfe2ff' : '#fff',
      tenth(0.2 + chance() * 0.6),
    ),
  );
};

const space = (): string =>
  oval(330, 120, 230, 150, '#5f7dff', 0, 0.1) +
  oval(330, 120, 130, 84, '#5f7dff', 0, 0.1) +
  oval(70, 250, 190, 110, '#c05cff', 0, 0.08) +
  oval(70, 250, 100, 60, '#c05cff', 0, 0.07) +
  stars(120, 520, 'arena of space') +
  circle(60, 500, 192, '#f2b98a', 0.08) +
  circle(60, 500, 172, '#8a5240') +
  line('M-92 430Q40 470 210 428M-104 470Q40 512 226 470M-70 398Q40 430 176 392', '#f2c48a', 9, 0.16) +
  path('M120 339A172 172 0 0 1 60 672A260 260 0 0 0 120 339Z', '#130e1e', 0.7) +
  circle(322, 372, 16, '#aab6cf') +
  path('M322 356a16 16 0 0 1 0 32a22 22 0 0 0 0-32z', '#1b2440', 0.75);

const ground = (): string =>
  box(0, 150, 400, 110, '#c9785a', 0, 0.35) +
  box(0, 200, 400, 60, '#f0b070', 0, 0.4) +
  stars(34, 120, 'arena of the ground') +
  circle(262, 176, 80, '#ffe6b0', 0.12) +
  circle(262, 176, 52, '#ffe6b0', 0.16) +
  circle(262, 180, 30, '#fff0cd') +
  circle(318, 206, 18, '#ffb987') +
  path('M0 238L26 214H78L92 236L120 224H158L176 244L400 236V280H0Z', '#6d4450') +
  path('M300 240L316 222H362L380 240Z', '#5d3a48') +
  path('M0 252Q90 226 190 248T400 244V520H0Z', '#8f5d40') +
  path('M190 248Q300 270 400 250V340Q270 330 120 272Q160 246 190 248Z', '#000', 0.13) +
  path('M0 330Q120 280 250 322T400 312V520H0Z', '#633f31') +
  path('M250 322Q340 344 400 320V420Q320 380 190 318Z', '#000', 0.14) +
  path('M0 432Q140 384 290 430T400 424V520H0Z', '#2d1f26') +
  line('M352 246v-26M346 226h12M349 220h6M334 248v-17M330 235h8', '#4a2f38', 2.4);

const hall = (): string =>
  circle(200, 178, 190, '#8f78e0', 0.1) +
  circle(200, 178, 130, '#cdbcff', 0.12) +
  circle(200, 176, 84, '#0d1230') +
  circle(222, 206, 30, '#6b86c9', 0.8) +
  circle(232, 214, 30, '#0d1230', 0.6) +
  each(
    [
      [150, 130],
      [180, 150],
      [236, 140],
      [170, 210],
      [200, 118],
      [250, 176],
      [160, 176],
    ],
    ([x, y]) => circle(x!, y!, 1.2, '#fff', 0.7),
  ) +
  ring(200, 176, 84, '#7f6cc0', 7) +
  line('M200 92V260M116 176H284M141 117L259 235M259 117L141 235', '#5a4a93', 3.4) +
  ring(200, 176, 30, '#5a4a93', 3.4) +
  box(0, 270, 400, 250, '#2c2354') +
  path('M150 270L60 520H340L250 270Z', '#8f78e0', 0.15) +
  path('M174 270L130 520H270L226 270Z', '#d8caff', 0.1) +
  line('M0 302H400M0 346H400M0 410H400M0 492H400', '#000', 2, 0.24) +
  each(
    [
      [0, 54, 350],
      [74, 34, 292],
    ],
    ([x, w, h]) =>
      each(
        [x!, 400 - x! - w!],
        (left) =>
          box(left, 0, w!, h!, '#43376f') +
          box(left + w! / 2, 0, w! / 2, h!, dark('#43376f', 0.5), 0, 0.6) +
          box(left - 5, h! - 10, w! + 10, 14, '#241c47'),
      ),
  ) +
  line('M22 60V150M378 60V150M91 50V110M309 50V110', '#c9a8ff', 3.4, 0.55);

const scene = (above: string, below: string, draw: () => string): Picture => ({
  sky: [above, below],
  box: '0 0 400 520',
  fit: 'slice',
  draw,
});
const ARENAS: readonly Picture[] = [
  scene('#0b1430', '#070b1c', space),
  scene('#1a2440', '#5b4062', ground),
  scene('#191433', '#0e0b1d', hall),
];

/** `arena`: Space, Ground, Character. */
export const pictureOf = (arena: number): Picture => ARENAS[arena] ?? ARENAS[0]!;
