/** A kit for the many other peoples: a skull, eyes, a mouth, and what grows on them. */
import {
  both,
  box,
  circle,
  dark,
  each,
  light,
  line,
  oval,
  type Part,
  path,
  repeat,
  shaded,
  drawPart,
  colour,
} from './draw.ts';

const SKULLS = {
  round: [
    'M38 50Q38 24 60 24Q82 24 82 50Q82 68 72 77Q66 82 60 82Q54 82 48 77Q38 68 38 50Z',
    'M60 24Q82 24 82 50Q82 68 72 77Q66 82 60 82Z',
  ],
  tall: [
    'M44 46Q40 -4 60 -4Q80 -4 76 46Q76 66 69 75Q64 81 60 81Q56 81 51 75Q44 66 44 46Z',
    'M60 -4Q80 -4 76 46Q76 66 69 75Q64 81 60 81Z',
  ],
  wide: ['M26 50Q28 26 60 26Q92 26 94 50Q92 74 60 78Q28 74 26 50Z', 'M60 26Q92 26 94 50Q92 74 60 78Z'],
  wedge: [
    'M34 40Q38 22 60 22Q82 22 86 40Q84 56 70 72Q64 82 60 82Q56 82 50 72Q36 56 34 40Z',
    'M60 22Q82 22 86 40Q84 56 70 72Q64 82 60 82Z',
  ],
  bulb: [
    'M30 40Q28 8 60 8Q92 8 90 40Q88 56 74 62Q74 80 60 82Q46 80 46 62Q32 56 30 40Z',
    'M60 8Q92 8 90 40Q88 56 74 62Q74 80 60 82Z',
  ],
  jowl: [
    'M42 42Q42 22 60 22Q78 22 78 42Q92 60 86 74Q76 88 60 88Q44 88 34 74Q28 60 42 42Z',
    'M60 22Q78 22 78 42Q92 60 86 74Q76 88 60 88Z',
  ],
  narrow: [
    'M47 40Q47 18 60 18Q73 18 73 40Q74 62 68 76Q64 82 60 82Q56 82 52 76Q46 62 47 40Z',
    'M60 18Q73 18 73 40Q74 62 68 76Q64 82 60 82Z',
  ],
  flat: ['M36 54Q34 34 48 28H72Q86 34 84 54Q84 74 60 82Q36 74 36 54Z', 'M60 28H72Q86 34 84 54Q84 74 60 82Z'],
} as const;

/** Drawn behind the skull. */
const GROWTHS = {
  /** Two tails from the back of the head, banded. */
  lekku: (c: string, band = dark(c, 0.3)) =>
    both(
      path('M52 20Q26 14 20 44Q18 70 27 98Q31 108 35 98Q33 74 36 56Q38 42 54 36Z', c) +
        path('M52 20Q26 14 20 44Q19 54 20 66Q24 40 50 30Z', light(c, 0.18), 0.6) +
        line('M20 62Q27 66 34 62M21 76Q28 80 34 76M24 89Q29 92 34 89', band, 2),
    ) + path('M68 20Q94 14 100 44Q102 70 93 98Q89 108 85 98Q87 74 84 56Q82 42 66 36Z', dark(c, 0.5), 0.3),
  montrals: (c: string, mark: string) =>
    path('M40 46Q22 10 36 -2Q54 8 58 28L62 28Q66 8 84 -2Q98 10 80 46Z', c) +
    both(
      path('M40 46Q28 62 32 104L44 100Q40 72 48 48Z', c) +
        path('M33 10l10-4 6 10-11 3zM34 28l14-3 2 8-13 3zM32 66l9 3-1 8-8-2zM32 84l9 3v8l-8-2z', mark),
    ) +
    path('M62 28Q66 8 84 -2Q98 10 80 46Z', dark(c, 0.3), 0.35),
  tresses: (c: string) =>
    repeat(9, (i) => {
      const x = 30 + i * 7.5;
      return path(
        `M${54 + i * 1.5} 28Q${x - 8} 44 ${x - 4} ${92 - Math.abs(4 - i) * 4}Q${x} ${98 - Math.abs(4 - i) * 4} ${x + 4} ${90 - Math.abs(4 - i) * 4}Q${x} 50 ${60 + i} 30Z`,
        i > 4 ? dark(c, 0.3) : dark(c, 0.08),
      );
    }),
  batEars: (c: string) =>
    both(path('M42 46Q14 40 10 8Q34 14 50 32Z', c) + path('M41 42Q22 34 17 16Q34 22 46 34Z', light('#b9796a', 0.1))),
  finEars: (c: string) =>
    both(path('M40 44L12 34Q16 52 24 58L18 70L42 62Z', c) + line('M38 48L20 42M38 56L24 60', dark(c, 0.3), 1.4)),
  longEars: (c: string) =>
    both(path('M42 50Q16 54 6 36Q28 32 44 42Z', c) + path('M40 48Q22 50 13 40Q28 38 42 45Z', light('#b9796a', 0.05))),
  droopEars: (c: string) => both(path('M42 38Q24 40 22 76Q30 82 36 72Q38 56 46 48Z', c)),
  roundEars: (c: string) => both(circle(36, 32, 11, c) + circle(36, 33, 7, dark(c, 0.35))),
  wolfEars: (c: string) => both(path('M40 40L32 6L56 26Z', c) + path('M42 34L36 14L50 27Z', dark(c, 0.4))),
  mane: (c: string) =>
    path(
      'M30 92L22 78L31 74L24 58L33 55L27 40L36 38L34 22L45 25L48 12L56 18L60 9L64 18L72 12L75 25L86 22L84 38L93 40L87 55L96 58L89 74L98 78L90 92Z',
      c,
    ) + path('M60 9L64 18L72 12L75 25L86 22L84 38L93 40L87 55L96 58L89 74L98 78L90 92H60Z', dark(c, 0.35), 0.5),
  sideHorns: (c: string) =>
    both(path('M42 34Q20 36 16 70Q22 80 30 86Q26 62 46 50Z', c) + line('M24 52l10 4M20 64l9 2', dark(c, 0.3), 1.4)),
  wings: (c: string) =>
    both(
      path('M50 84Q8 76 -4 22Q26 34 54 72Z', c, 0.5) +
        line('M48 80Q16 62 0 28M46 76Q24 50 14 34', light(c, 0.4), 1.2, 0.6),
    ),
  cape: (c: string) =>
    path('M26 112Q18 24 60 18Q102 24 94 112Z', c) + path('M60 18Q102 24 94 112H60Z', dark(c, 0.4), 0.5),
  arms: (c: string) => both(line('M44 92Q20 88 14 64M46 98Q22 104 10 92M48 104Q30 116 16 114', c, 5)),
} satisfies Record<string, (...c: string[]) => string>;

/** Over the brow. */
const TOPS = {
  horns: (c: string) => both(path('M46 30Q34 22 36 4Q44 14 54 25Z', c)),
  goatHorns: (c: string) =>
    both(path('M47 28Q40 12 46 -4Q52 10 56 25Z', c) + line('M45 16l6-1M46 8l5-1', dark(c, 0.35), 1.2)),
  oneHorn: (c: string) => path('M54 28L60 -4L66 28Z', c) + path('M60 -4L66 28H60Z', dark(c, 0.3), 0.6),
  spiral: (c: string) =>
    path('M44 32Q42 8 60 -2Q78 -10 80 6Q78 14 70 10Q76 4 66 6Q58 12 62 30Z', c) +
    line('M47 20l12 2M52 9l9 5M62 0l4 6', dark(c, 0.4), 1.8),
  cones: (c: string) =>
    both(path('M44 36Q30 20 42 2Q52 14 56 28Z', c) + line('M40 20l10 2M42 12l7 2', dark(c, 0.3), 1.4)),
  antennae: (c: string) => both(line('M52 26Q46 14 38 8', c, 3) + circle(37, 7, 3.6, light(c, 0.15))),
  spikes: (c: string) =>
    path('M40 38L32 26L44 29L40 14L51 22L54 8L60 20L66 8L69 22L80 14L76 29L88 26L80 38Q60 22 40 38Z', c),
  ridge: (c: string) =>
    path('M54 26Q56 4 60 2Q64 4 66 26L60 44Z', c) + path('M60 2Q64 4 66 26L60 44Z', dark(c, 0.3), 0.5),
  fin: (c: string) =>
    path('M46 28Q50 0 74 -2Q72 14 74 28Q60 22 46 28Z', c) +
    line('M58 22Q60 8 70 2M66 22Q68 12 72 6', dark(c, 0.3), 1.4),
  brain: (c: string) =>
    each(
      [
        [46, 18, 11],
        [60, 12, 12],
        [74, 18, 11],
        [52, 26, 9],
        [68, 26, 9],
      ],
      ([x, y, r]) => circle(x!, y!, r!, x! > 60 ? dark(c, 0.2) : c),
    ) + line('M60 2V26M46 12Q52 18 48 24M74 12Q68 18 72 24', dark(c, 0.4), 1.8),
  tuft: (c: string) => path('M44 34Q46 14 60 10Q74 14 76 34L68 26L64 34L60 24L56 34L52 26Z', c),
  topknot: (c: string) => path('M52 28Q48 8 58 -2Q76 2 72 30Q66 20 60 26Z', c) + box(53, 20, 14, 5, '#e8c25a', 2),
  flaps: (c: string) => path('M40 44Q36 20 60 18Q84 20 80 44Q72 32 60 32Q48 32 40 44Z', c),
  nubs: (c: string) =>
    each(
      [
        [46, 30],
        [53, 25],
        [60, 23],
        [67, 25],
        [74, 30],
        [42, 38],
        [78, 38],
      ],
      ([x, y]) => path(`M${x! - 3} ${y! + 4}L${x} ${y! - 8}L${x! + 3} ${y! + 4}Z`, c),
    ),
  tassel: (c: string) => circle(60, 16, 6, c) + line('M60 20V28M54 18Q44 26 42 44M66 18Q76 26 78 44', c, 3),
} satisfies Record<string, (...c: string[]) => string>;

const EYES = {
  small: (c: string) => each([52, 68], (x) => circle(x, 50, 3, '#f6f0dc') + circle(x, 50, 1.9, c)),
  big: (c: string) =>
    each(
      [49, 71],
      (x) =>
        circle(x, 48, 8, '#f2ead0') +
        circle(x, 48.6, 4.6, c) +
        circle(x, 48.6, 2.2, '#120d08') +
        circle(x - 2, 46, 1.5, '#fff'),
    ),
  black: (c: string) =>
    each(
      [
        [49.5, -18],
        [70.5, 18],
      ],
      ([x, a]) => oval(x!, 50, 6.4, 8.6, c, a) + circle(x! - 2, 46.6, 1.7, '#dfeaf5'),
    ),
  slit: (c: string) => each([50, 70], (x) => oval(x, 49, 6, 4.4, c) + oval(x, 49, 1.3, 4, '#120d08')),
  glow: (c: string) =>
    each([51, 69], (x) => circle(x, 50, 8, c, 0.22) + circle(x, 50, 4.4, c) + circle(x, 50, 2.2, '#fff8d8')),
  three: (c: string) =>
    line('M60 30V20M50 32L44 22M70 32L76 22', c, 4) +
    each(
      [
        [60, 16],
        [43, 19],
        [77, 19],
      ],
      ([x, y]) => circle(x!, y!, 6.6, light(c, 0.2)) + circle(x!, y!, 4.4, '#f6e6b0') + circle(x!, y!, 2.1, '#120d08'),
    ),
  one: (c: string) =>
    circle(60, 46, 10.4, '#f2ead0') +
    circle(60, 46, 6, c) +
    circle(60, 46, 2.8, '#120d08') +
    circle(57.4, 43, 1.7, '#fff') +
    path('M48 44Q60 30 72 44Q60 38 48 44Z', dark(c, 0.5), 0.7),
  compound: (c: string) =>
    each(
      [
        [44, -20],
        [76, 20],
      ],
      ([x, a]) => oval(x!, 44, 10, 13, c, a) + oval(x! - 2, 40, 4, 6, light(c, 0.3), a, 0.5),
    ),
  stalks: (c: string) =>
    both(line('M52 32Q48 18 40 14', c, 5) + circle(39, 13, 7, '#f4d98a') + circle(39, 13, 3, '#1c1208')),
  side: (c: string) =>
    both(oval(37, 48, 5.6, 7.4, '#10131a') + circle(36, 45, 1.6, '#dfeaf5') + oval(37, 48, 6.6, 8.4, c, 0, 0.35)),
  four: (c: string) =>
    each(
      [
        [48, 42],
        [72, 42],
        [51, 54],
        [69, 54],
      ],
      ([x, y]) => circle(x!, y!, 4.6, c) + circle(x! - 1.2, y! - 1.4, 1.3, '#fff'),
    ),
  goggles: (c: string) =>
    box(39, 40, 42, 18, dark(c, 0.4), 8) +
    each([50, 70], (x) => circle(x, 49, 8.4, c) + circle(x, 49, 5.8, '#10141b') + circle(x - 2, 47, 1.6, '#dfeaf5')),
  hooded: (c: string) =>
    each([51, 69], (x) => oval(x, 51, 5, 3.6, c) + circle(x, 51.4, 2, '#120d08')) +
    both(path('M44 50Q51 41 59 50Q51 46 44 50Z', '#0a0810', 0.45)),
  jewel: (c: string) =>
    each(
      [47, 73],
      (x) => oval(x, 46, 6.4, 8, dark(c, 0.4)) + oval(x, 46, 5, 6.6, c) + circle(x - 1.6, 43, 1.5, '#fff6e4'),
    ),
} satisfies Record<string, (...c: string[]) => string>;

const MOUTHS = {
  line: (c: string) =>
    line('M52 70Q60 72 68 70', dark(c, 0.55), 2) + line('M58 61L57.4 64M62 61L62.6 64', dark(c, 0.5), 1.8),
  wide: (c: string) =>
    line('M42 68Q60 78 78 68', dark(c, 0.55), 2.4) + line('M57 58L56.4 61M63 58L63.6 61', dark(c, 0.5), 1.8),
  fangs: (c: string) =>
    path('M48 66Q60 62 72 66Q70 78 60 79Q50 78 48 66Z', '#1c0d0b') +
    path('M50 66.5l3 6 3-6.6zM70 66.500l-3 6-3-6.600zM56 78l2-5 2 5.500 2-5.500 2 5z', '#fff6e4') +
    line('M57 58l-1 3M63 58l1 3', dark(c, 0.5), 1.8),
  tusks: (c: string) =>
    path('M50 62H70L74 84Q60 78 46 84Z', dark(c, 0.2)) +
    both(path('M50 64Q44 76 47 90Q53 82 56 66Z', light('#e6d8b8', 0.1))) +
    line('M60 66V78', dark(c, 0.5), 1.8),
  snout: (c: string) =>
    path('M48 56Q60 50 72 56L70 78Q60 86 50 78Z', light(c, 0.14)) +
    path('M60 53Q67 53 72 56L70 78Q65 82 60 82Z', dark(c, 0.2), 0.5) +
    path('M54 58Q60 54 66 58L62 63H58Z', '#1b1310') +
    line('M60 63V69M53 72Q60 77 67 72', dark(c, 0.6), 1.8),
  beak: (c: string) =>
    path('M46 58Q60 52 74 58L60 86Z', light('#d9a94a', 0.05)) +
    path('M60 54.500Q68 54.500 74 58L60 86Z', '#8a5f20', 0.55) +
    line('M50 66H70', dark(c, 0.5), 1.6),
  trunk: (c: string) =>
    path('M53 50Q60 46 67 50L66 78Q62 100 54 98Q54 82 53 50Z', light(c, 0.06)) +
    path('M61 48Q65 48 67 50L66 78Q62 100 58 98Q62 80 61 48Z', dark(c, 0.3), 0.6) +
    line('M55 60h9M55 68h9M55 76h8M55 84h7', dark(c, 0.35), 1.3),
  tentacles: (c: string) =>
    each([50, 56, 64, 70], (x, i) =>
      path(
        `M${x - 4} 62Q${x - 6 + i} 80 ${x - 2} 98Q${x + 4} 82 ${x + 4} 62Z`,
        i % 2 === 0 ? light(c, 0.08) : dark(c, 0.15),
      ),
    ) + path('M46 60Q60 54 74 60Q74 68 60 70Q46 68 46 60Z', c),
  /** A breathing mask. */
  mask: (c: string, metal = '#8b95a1') =>
    path('M44 60Q60 54 76 60L72 82Q60 90 48 82Z', metal) +
    path('M60 57Q68 57 76 60L72 82Q66 86 60 86Z', dark(metal, 0.35), 0.6) +
    circle(60, 74, 6, dark(metal, 0.5)) +
    line('M54 66h12M60 70v8M56 74h8', light(metal, 0.2), 1.3) +
    both(circle(47, 72, 3, dark(c, 0.4))),
  ring: (c: string) =>
    circle(60, 70, 10, dark(c, 0.35)) +
    circle(60, 70, 7, '#2a0f12') +
    repeat(8, (i) => {
      const a = (i / 8) * Math.PI * 2;
      return circle(Math.round(60 + Math.cos(a) * 7.4), Math.round(70 + Math.sin(a) * 7.4), 1.4, '#fff6e4');
    }),
  mandibles: (c: string) =>
    both(path('M56 64Q44 66 46 84Q52 86 54 78Q50 74 58 70Z', dark(c, 0.25))) +
    line('M57 66h6M58 71h4', dark(c, 0.6), 1.8),
  buck: (c: string) =>
    line('M52 68Q60 71 68 68', dark(c, 0.55), 2) +
    box(56.5, 69.5, 7, 6, '#fff6e4', 1) +
    line('M60 70v5', dark(c, 0.3), 0.8) +
    circle(60, 61, 3, dark(c, 0.5)) +
    line('M48 64L36 61M48 67L36 69M72 64L84 61M72 67L84 69', light(c, 0.4), 0.9),
  grille: (c: string) =>
    path('M48 62H72L70 82H50Z', dark(c, 0.4)) + line('M54 64V80M60 64V81M66 64V80', light(c, 0.2), 2),
  pout: (c: string) =>
    oval(60, 72, 8, 4.6, dark(c, 0.3)) +
    line('M53 72Q60 74.500 67 72', dark(c, 0.6), 1.8) +
    line('M57 60l-1 4M63 60l1 4', dark(c, 0.5), 1.8),
  lips: (c: string, paint: string) =>
    path('M53 70Q57 67 60 69Q63 67 67 70Q60 76 53 70Z', paint) + line('M58 61l2 2 2-2', dark(c, 0.4), 1.4),
  beard: (c: string, hair: string) =>
    path('M42 58Q42 90 60 106Q78 90 78 58Q70 66 60 62Q50 66 42 58Z', hair) +
    path('M60 62Q70 66 78 58Q78 90 60 106Z', dark(hair, 0.3), 0.55) +
    line('M54 71Q60 68 66 71', dark(c, 0.5), 1.8),
  folds: (c: string) =>
    repeat(4, (i) =>
      line(`M${46 + i * 2} ${62 + i * 6}Q60 ${68 + i * 6} ${74 - i * 2} ${62 + i * 6}`, dark(c, 0.35), 2),
    ),
  hammer: (c: string) =>
    both(path('M60 62Q40 58 38 66Q46 74 60 70Z', dark(c, 0.15)) + line('M42 66h14', dark(c, 0.5), 1.6)),
  fur: (c: string) =>
    path('M44 58Q60 50 76 58Q78 76 60 88Q42 76 44 58Z', light(c, 0.2)) +
    oval(60, 62, 4, 2.8, '#14100e') +
    line('M60 65V72M54 74Q60 70 66 74', dark(c, 0.6), 1.8),
} satisfies Record<string, (...c: string[]) => string>;

export interface Alien {
  readonly skin: string;
  readonly skull: keyof typeof SKULLS;
  readonly eyes: Part<typeof EYES>;
  readonly mouth: Part<typeof MOUTHS>;
  readonly growths?: Part<typeof GROWTHS>;
  readonly top?: Part<typeof TOPS>;
  /** Spots or stripes on the skin. */
  readonly spots?: string;
  /** How far the head stands above the shoulders. */
  readonly neck?: number;
}

/** The mouth is of the skin's colour unless another is named. */
const dressed = (order: string, skin: string): string => {
  const [name, ...rest] = order.split(' ');
  return [name, skin, ...rest].join(' ');
};

/** What is worn is drawn between the growths and the head. */
export function alienHead({ skin, skull, eyes, mouth, growths, top, spots, neck = 0 }: Alien, clothes: string): string {
  const c = colour(skin);
  const [whole, right] = SKULLS[skull];
  const lift = (inner: string): string => (neck === 0 ? inner : `<g transform="translate(0 ${-neck})">${inner}</g>`);
  return (
    lift(growths === undefined ? '' : drawPart(GROWTHS, growths)) +
    box(51, 66 - neck, 18, 28 + neck, dark(c, 0.32)) +
    (neck > 0 ? box(60, 66 - neck, 9, 28 + neck, dark(c, 0.5), 0, 0.5) : '') +
    clothes +
    lift(
      shaded(whole, right, c) +
        (spots === undefined
          ? ''
          : each(
              [
                [46, 34, 2.6],
                [53, 29, 2],
                [70, 31, 2.4],
                [76, 38, 2],
                [44, 62, 2],
                [74, 64, 2.2],
              ],
              ([x, y, r]) => circle(x!, y!, r!, colour(spots), 0.8),
            )) +
        drawPart(EYES, eyes) +
        drawPart(MOUTHS, dressed(mouth, skin) as Part<typeof MOUTHS>) +
        (top === undefined ? '' : drawPart(TOPS, top)),
    )
  );
}
