/** Faces and hair of people with a human face: the head on x = 60, eyes on y = 52, chin at most at 82, light from the left. */
import { both, box, circle, dark, each, light, line, oval, path, shaded } from './draw.ts';

const HEADS = {
  oval: [
    'M42 47Q42 25 60 25Q78 25 78 47Q78 62 71 72Q65 80 60 80Q55 80 49 72Q42 62 42 47Z',
    'M60 25Q78 25 78 47Q78 62 71 72Q65 80 60 80Z',
  ],
  square: [
    'M41 46Q41 25 60 25Q79 25 79 46V60Q78 70 71 76Q65 81 60 81Q55 81 49 76Q42 70 41 60Z',
    'M60 25Q79 25 79 46V60Q78 70 71 76Q65 81 60 81Z',
  ],
  gaunt: [
    'M43 44Q43 22 60 22Q77 22 77 44L75 58Q73 70 68 77Q64 82 60 82Q56 82 52 77Q47 70 45 58Z',
    'M60 22Q77 22 77 44L75 58Q73 70 68 77Q64 82 60 82Z',
  ],
  soft: [
    'M42 48Q42 26 60 26Q78 26 78 48Q78 61 70 71Q64 79 60 79Q56 79 50 71Q42 61 42 48Z',
    'M60 26Q78 26 78 48Q78 61 70 71Q64 79 60 79Z',
  ],
  round: [
    'M39 50Q39 25 60 25Q81 25 81 50Q82 66 74 75Q68 82 60 82Q52 82 46 75Q38 66 39 50Z',
    'M60 25Q81 25 81 50Q82 66 74 75Q68 82 60 82Z',
  ],
  child: [
    'M40 52Q40 29 60 29Q80 29 80 52Q80 66 72 73Q66 78 60 78Q54 78 48 73Q40 66 40 52Z',
    'M60 29Q80 29 80 52Q80 66 72 73Q66 78 60 78Z',
  ],
} as const;
export type HeadShape = keyof typeof HEADS;

const neck = (skin: string): string => box(51, 66, 18, 26, dark(skin, 0.3));
export const head = (skin: string, shape: HeadShape = 'oval', ears = true): string =>
  neck(skin) +
  (ears ? oval(41.5, 53, 3, 5, dark(skin, 0.1)) + oval(78.5, 53, 3, 5, dark(skin, 0.34)) : '') +
  shaded(HEADS[shape][0], HEADS[shape][1], skin, 0.3) +
  path('M60 50L56.6 62Q60 64.6 62 62.6Z', dark(skin, 0.3), 0.6);

export const eyes = (iris: string, brow: string, mad = 0, scale = 1): string =>
  each(
    [53, 67],
    (x) =>
      oval(x, 52, 3.7 * scale, 2.3 * scale, '#fbf4ea') +
      circle(x, 52, 2.2 * scale, iris) +
      circle(x - 0.7, 51.2, 0.7, '#fff', 0.9),
  ) +
  (brow === ''
    ? ''
    : line(`M48.5 ${46 - mad}Q52.5 ${43.6 + mad} 57 ${45.6 + mad * 2}`, brow, 2.2) +
      line(`M71.5 ${46 - mad}Q67.5 ${43.6 + mad} 63 ${45.6 + mad * 2}`, brow, 2.2));

const MOUTHS = {
  flat: 'M55 70H65',
  smile: 'M54 69Q60 73 66 69',
  smirk: 'M54.5 70.5Q61 71.5 66 67.8',
  frown: 'M54.5 71.5Q60 68 65.5 71.5',
};
export type Mouth = keyof typeof MOUTHS;
export const mouth = (kind: Mouth, lips: string): string => line(MOUTHS[kind], lips, 1.9);

/** A cap of hair: its outline, and the outline of its right half. */
const cut = (whole: string, right: string) => (c: string) => shaded(whole, right, c);
const crop = cut(
  'M40 51Q37 22 60 19Q83 22 80 51Q77 44 74 37Q67 32 60 33Q52 31 46 37Q42 44 40 51Z',
  'M60 19Q83 22 80 51Q77 44 74 37Q67 32 60 33Z',
);
const centre = cut('M41 54Q38 21 60 20Q82 21 79 54Q78 40 60 29Q42 40 41 54Z', 'M60 20Q82 21 79 54Q78 40 60 29Z');

/** Before the face. */
export const HAIR = {
  bowl: cut(
    'M39 62Q34 19 60 17Q86 19 81 62Q78 64 77 60Q79 46 74 37Q64 41 52 34Q44 40 43 50Q42 56 43 61Q41 65 39 62Z',
    'M60 17Q86 19 81 62Q78 64 77 60Q79 46 74 37Q68 39 60 37.5Z',
  ),
  parted: cut(
    'M40 52Q35 24 55 19Q83 14 81 54Q77 48 76 41Q66 39 54 31Q50 39 44 42Q42 46 40 52Z',
    'M62 18Q83 17 81 54Q77 48 76 41Q69 40 62 36Z',
  ),
  crop,
  back: cut(
    'M41 46Q40 18 60 16Q80 18 79 46Q77 36 71 30Q60 25 49 30Q43 36 41 46Z',
    'M60 16Q80 18 79 46Q77 36 71 30Q66 27 60 27Z',
  ),
  centre,
  waves: cut(
    'M41 52Q38 22 60 19Q82 22 79 52Q77 42 71 35Q66 38 58 33Q50 38 46 37Q42 44 41 52Z',
    'M60 19Q82 22 79 52Q77 42 71 35Q66 38 60 34Z',
  ),
  quiff: cut(
    'M40 50Q37 24 52 19Q70 10 78 22Q84 34 80 50Q78 42 75 36Q64 36 56 30Q48 34 45 38Q42 44 40 50Z',
    'M62 15Q72 13 78 22Q84 34 80 50Q78 42 75 36Q68 36 62 33Z',
  ),
  buzz: cut('M42 44Q43 25 60 24Q77 25 78 44Q76 32 60 29.5Q44 32 42 44Z', 'M60 24Q77 25 78 44Q76 32 60 29.5Z'),
  /** Bald on top. */
  fringe: (c: string) =>
    both(path('M41 56Q36 46 41 37Q45 40 44 48Q43 54 41 56Z', c)) +
    path('M76 37Q83 42 79 56Q77 52 76 48Z', dark(c, 0.3), 0.5),
  curls: (c: string) =>
    each(
      [
        [44, 32, 8],
        [52, 25, 8],
        [61, 22, 9],
        [70, 26, 8],
        [77, 34, 7.5],
        [40.5, 42, 6],
        [80, 44, 6],
      ],
      ([x, y, r]) => circle(x!, y!, r!, x! > 60 ? dark(c, 0.25) : c),
    ),
  spiky: (c: string) =>
    path(
      'M40 52L36 36L43 38L40 24L49 29L50 15L58 24L66 13L68 25L78 19L76 31L85 32L79 42L80 52Q76 40 68 35Q60 38 52 35Q44 40 40 52Z',
      c,
    ) + path('M66 13L68 25L78 19L76 31L85 32L79 42L80 52Q76 40 68 35L62 36Z', dark(c, 0.35), 0.5),
  buns: (c: string) =>
    centre(c) +
    both(circle(34, 52, 13.5, c) + line('M34 43A9 9 0 1 1 26 55A6 6 0 1 0 34 48A4 4 0 1 1 31 54', light(c, 0.18), 2)),
  braids: (c: string) =>
    centre(c) +
    both(path('M40 50Q34 66 39 92L46 92Q43 70 44 52Z', c) + line('M38 64l6 3M38 73l6 3M39 82l6 3', dark(c, 0.4), 1.6)),
  crown: (c: string) =>
    centre(c) + line('M42 36Q60 20 78 36', light(c, 0.15), 6) + line('M42 36Q60 20 78 36', dark(c, 0.4), 1.2),
  topknot: (c: string) => circle(60, 14, 9, c) + circle(63, 14, 6, dark(c, 0.3), 0.5) + centre(c),
  /** A single lock that hangs from the crown. */
  tail: (c: string) =>
    path('M58 24Q66 6 82 20Q92 34 88 70Q84 84 86 104Q78 96 79 78Q84 40 74 30Q68 24 60 30Z', c) +
    path('M56 27Q60 20 66 26L62 32Z', dark(c, 0.2)),
  padawan: (c: string) =>
    crop(c) +
    line('M78 50Q83 66 80 84Q79 92 81 98', c, 3) +
    circle(81, 99, 2, '#d9a04a') +
    path('M48 33l4 7 3-8 5 8 3-8 5 7 3-6-4-6H50z', c),
  shag: cut(
    'M38 66Q32 20 60 17Q88 20 82 66Q76 60 77 48Q72 36 60 36Q48 36 43 48Q44 60 38 66Z',
    'M60 17Q88 20 82 66Q76 60 77 48Q72 36 60 36Z',
  ),
} satisfies Record<string, (c: string) => string>;

/** Behind the face. */
export const BACK_HAIR = {
  long: (c: string) => path('M37 80Q32 17 60 16Q88 17 83 80Q76 86 72 80H48Q44 86 37 80Z', dark(c, 0.25)),
  flowing: (c: string) =>
    path('M34 108Q26 18 60 15Q94 18 86 108L74 98H46Z', dark(c, 0.2)) +
    path('M60 15Q94 18 86 108L74 98H60Z', dark(c, 0.4), 0.6),
  bob: (c: string) => path('M36 68Q32 17 60 16Q88 17 84 68Q72 74 60 74Q48 74 36 68Z', dark(c, 0.25)),
  bun: (c: string) =>
    circle(60, 17, 12, c) +
    line('M49 20Q60 27 71 20', '#e8c25a', 3) +
    path('M42 72Q33 60 36 44Q38 26 60 22Q82 26 84 44Q87 60 78 72L72 78H48Z', dark(c, 0.12)),
  low: (c: string) =>
    oval(60, 84, 22, 12, dark(c, 0.2)) + path('M38 70Q34 26 60 22Q86 26 82 70L76 84H44Z', dark(c, 0.15)),
  hood: (c: string) => path('M28 104Q24 58 42 44L50 86H70L78 44Q96 58 92 104Z', dark(c, 0.2)),
  collar: (c: string) =>
    path('M26 100Q20 62 34 46Q44 70 60 74Q76 70 86 46Q100 62 94 100Z', c) +
    path('M60 74Q76 70 86 46Q100 62 94 100H60Z', dark(c, 0.35), 0.6),
} satisfies Record<string, (c: string) => string>;

const lips = (c: string): string => path('M54.5 69.6Q60 67.6 65.5 69.6Q60 72.6 54.5 69.6Z', dark(c, 0.55));
export const BEARDS = {
  full: (c: string) =>
    shaded(
      'M42 54Q43 74 50 81Q56 87 60 87Q64 87 70 81Q77 74 78 54Q75 64 69 65Q60 61 51 65Q45 64 42 54Z',
      'M60 63Q65 63 69 65Q75 64 78 54Q77 74 70 81Q64 87 60 87Z',
      c,
      0.3,
    ) + lips(c),
  short: (c: string) =>
    path('M46 64Q48 77 54 81Q60 84 66 81Q72 77 74 64Q70 68 66 66.5Q60 63.6 54 66.5Q50 68 46 64Z', c) + lips(c),
  long: (c: string) =>
    shaded(
      'M42 54Q42 84 52 98Q60 108 68 98Q78 84 78 54Q75 64 69 65Q60 61 51 65Q45 64 42 54Z',
      'M60 63Q65 63 69 65Q75 64 78 54Q78 84 68 98Q64 103 60 104Z',
      c,
      0.3,
    ) + lips(c),
  pointed: (c: string) =>
    path('M53 72Q60 76 67 72L60 88Z', c) + path('M52 67Q60 63 68 67Q64 69 60 67.4Q56 69 52 67Z', c),
  moustache: (c: string) => path('M50 68Q55 63 60 65.4Q65 63 70 68Q65 70 60 68Q55 70 50 68Z', c),
  drooping: (c: string) =>
    path('M49 76Q50 64 60 65.4Q70 64 71 76Q67 69 60 68.4Q53 69 49 76Z', c) + line('M55 72H65', dark(c, 0.5), 1.6),
  chin: (c: string) => path('M54 74Q60 77 66 74Q66 83 60 85Q54 83 54 74Z', c),
  jowls: (c: string) => both(path('M41 50Q42 68 50 77L54 74Q47 66 45 52Z', c)),
  stubble: (c: string) =>
    path('M44 60Q46 74 52 79Q60 83 68 79Q74 74 76 60Q72 67 66 66Q60 64 54 66Q48 67 44 60Z', c, 0.28),
} satisfies Record<string, (c: string) => string>;

/** What only some faces have. */
export const MARKS = {
  scar: (c: string) => line('M70 40L66 62', c, 1.6),
  chinScar: (c: string) => line('M57.5 77.5L61 78.5', c, 1.4),
  wrinkles: (c: string) => line('M52 38Q60 36 68 38M54 41.6Q60 40 66 41.6M48 60Q50 66 49 70M72 60Q70 66 71 70', c, 1),
  hollow: (c: string) => path('M46 60Q50 64 51 74Q47 68 45.4 60ZM74 60Q70 64 69 74Q73 68 74.6 60Z', c, 0.8),
  /** White face, red cheeks and the scar of remembrance. */
  paint: (c: string) =>
    circle(47, 63, 2.6, c) +
    circle(73, 63, 2.6, c) +
    path('M57 69Q60 67 63 69L62 70.5H58Z', c) +
    box(59, 70.5, 2, 4, c) +
    path('M57 71h6l-1 3h-4z', '#e8dcd0', 0.5),
  beads: (c: string) => circle(60, 40, 1.8, c) + circle(60, 45.4, 1.3, c),
  gem: (c: string) => line('M45 35Q60 24 75 35', '#e8c25a', 2) + circle(60, 29, 2.6, c),
  bands: (c: string) => line('M45 58H52M46 62H52M75 58H68M74 62H68', c, 1.8),
  tattoo: (c: string) => line('M60 26V40M52 28L54 38M68 28L66 38', c, 2.4) + line('M46 62L52 72M74 62L68 72', c, 1.8),
  zabrak: (c: string) =>
    line('M46 40Q52 36 54 42M74 40Q68 36 66 42M60 28V38M48 66Q52 64 55 74M72 66Q68 64 65 74', c, 1.6),
  patch: (c: string) => path('M48 48h11l-1 8-8 1z', c) + line('M42 40L52 48M58 48L77 38', c, 1.8),
  noseDent: (c: string) =>
    path('M55 57Q60 52 65 57L67 63Q60 66 53 63Z', c, 0.9) + line('M47 44L57 50M52 62L46 72M66 48L74 44', c, 1.8),
  goggles: (c: string) =>
    box(43, 45, 34, 12, dark(c, 0.2), 5) +
    both(circle(52, 51, 6.4, light(c, 0.2)) + circle(52, 51, 4.6, '#16202c') + circle(50.4, 49.4, 1.3, '#dfeaf5')),
  glasses: (c: string) =>
    each([52.5, 67.5], (x) => circle(x, 52, 6.2, c) + circle(x, 52, 4.4, '#e8d9b0') + circle(x, 52, 1.9, '#1b120a')) +
    line('M58.6 52h3', c, 1.6),
  mask: (c: string) =>
    path('M44 60Q60 56 76 60L72 78Q60 86 48 78Z', c) +
    path('M60 58Q68 58 76 60L72 78Q66 82 60 82Z', dark(c, 0.3), 0.6) +
    line('M52 66h16M53 71h14M55 76h10', dark(c, 0.5), 1.6),
  paleEyes: (c: string) => circle(53, 52, 1.4, c) + circle(67, 52, 1.4, c),
  earring: (c: string) => both(line('M41 58V62', c, 1.4) + circle(41, 64.4, 2.6, c)),
  antenna: (c: string) => line('M78 44L90 14', c, 2) + circle(90, 13, 2.6, c) + line('M76 36L82 30', c, 2),
} satisfies Record<string, (c: string) => string>;
