/** Droids: each kind by its build. */
import { CLOTHES } from './clothes.ts';
import { both, box, circle, dark, each, light, line, moved, oval, path, repeat, ring, shaded } from './draw.ts';

const DOMES = {
  round: (paint: string, top: string) =>
    shaded('M33 58Q33 18 60 18Q87 18 87 58Z', 'M60 18Q87 18 87 58H60Z', top) +
    path('M36 40Q38 32 43 27H54V44H34.500Z', paint) +
    path('M84 40Q82 32 77 27H74V44H85.500Z', dark(paint, 0.2)) +
    path('M57 24H71V46H57Z', dark(top, 0.12)),
  cone: (paint: string, top: string) =>
    shaded('M33 58L42 24H78L87 58Z', 'M60 24H78L87 58H60Z', top) +
    path('M38 44L41 34H53V44Z', paint) +
    box(40, 21, 40, 4, paint) +
    path('M46 21V12h4v9zM70 21V8h3v13z', dark(top, 0.4)),
  clear: (paint: string) =>
    shaded('M33 58Q33 16 60 16Q87 16 87 58Z', 'M60 16Q87 16 87 58H60Z', '#a9d0dc', 0.3) +
    path('M44 56V36h8v20zM64 56V30h10v26z', dark(paint, 0.1)) +
    circle(49, 32, 4, '#ffd36b') +
    circle(69, 27, 4, '#ff6b5a') +
    path('M38 50Q38 24 56 19Q46 30 45 50Z', '#ffffff', 0.4),
  block: (paint: string, top: string) =>
    box(34, 26, 52, 32, top, 5) + box(60, 26, 26, 32, dark(top, 0.35), 5, 0.6) + box(38, 31, 14, 9, paint, 1),
};

/** `dome`: round, a cone cut off, clear glass, or a block. */
export function astromech(
  paint: string,
  dome: keyof typeof DOMES = 'round',
  shell = '#e8eef5',
  top = '#dfe6ef',
): string {
  return (
    path('M17 64Q17 54 26 54H32V120H20Z', dark(shell, 0.1)) +
    path('M103 64Q103 54 94 54H88V120H100Z', dark(shell, 0.36)) +
    box(18, 74, 9, 26, paint, 2) +
    box(92, 74, 9, 26, dark(paint, 0.25), 2) +
    box(33, 58, 54, 62, shell) +
    box(62, 58, 25, 62, dark(shell, 0.35), 0, 0.55) +
    DOMES[dome](paint, top) +
    box(34, 50, 52, 4, paint) +
    circle(64, 35, 7.5, '#12161e') +
    circle(64, 35, 4.2, '#2a3648') +
    circle(61.8, 32.6, 1.7, '#fff') +
    circle(78, 36, 3, '#ff4f4f') +
    box(40, 64, 17, 7, paint, 1) +
    box(40, 74, 17, 7, paint, 1) +
    box(62, 64, 18, 22, '#ffffff', 0, 0.35) +
    box(65, 67, 12, 5, paint) +
    box(65, 76, 12, 7, dark(shell, 0.2)) +
    box(43, 88, 34, 5, dark(shell, 0.3), 2) +
    box(43, 97, 34, 20, paint, 2) +
    box(50, 100, 20, 14, shell, 2)
  );
}

export const protocol = (g: string, eyes = '#ffdf6b', bug = false): string =>
  CLOTHES.bare(g) +
  circle(60, 110, 10, dark(g, 0.3)) +
  circle(60, 110, 6, light(g, 0.2)) +
  line('M36 98Q60 108 84 98', dark(g, 0.4), 2) +
  box(51, 72, 18, 18, dark(g, 0.5)) +
  each([77, 81, 85], (y) => line(`M52 ${y}h16`, light(g, 0.1), 1.4)) +
  shaded(
    'M41 46Q41 22 60 22Q79 22 79 46Q80 60 75 70Q70 80 60 80Q50 80 45 70Q40 60 41 46Z',
    'M60 22Q79 22 79 46Q80 60 75 70Q70 80 60 80Z',
    g,
    0.45,
  ) +
  (bug
    ? ''
    : path('M57 17h6l1 20h-8z', light(g, 0.28)) +
      both(circle(41, 52, 6, dark(g, 0.3)) + circle(41, 52, 2.6, light(g, 0.1)))) +
  each(
    [51.5, 68.5],
    (x) =>
      circle(x, 50, bug ? 9.6 : 7.6, dark(g, 0.4)) +
      circle(x, 50, bug ? 8 : 5.8, bug ? dark(g, 0.75) : '#fff3c4') +
      circle(x, 50, bug ? 5 : 3, eyes) +
      circle(x, 50, 1.3, '#2a1e06') +
      line(`M${x - 5.6} 50h11.2`, dark(eyes, 0.3), 0.7),
  ) +
  path('M60 54L57 62H63Z', dark(g, 0.35)) +
  (bug
    ? line('M52 70L60 66L68 70L60 76Z', dark(g, 0.6), 2)
    : box(53, 67, 14, 4, '#2a1e06', 2) + line('M47 74Q60 80 73 74', dark(g, 0.4), 1.6));

/** A long face on a thin neck; `mark` is the colour of its division. */
export const battleDroid = (mark = '#a04a32', t = '#d8bb88'): string =>
  box(76, 44, 4, 50, dark(t, 0.4)) +
  box(74, 40, 8, 8, dark(t, 0.2)) +
  shaded('M30 120L36 96Q60 90 84 96L90 120Z', 'M60 92.600Q74 92.600 84 96L90 120H60Z', t) +
  line('M20 120L24 104M100 120L96 104', t, 9) +
  circle(30, 102, 8, dark(t, 0.1)) +
  circle(90, 102, 8, dark(t, 0.4)) +
  path('M47 60h10l3 34h-10z', dark(t, 0.35)) +
  line('M49 70h9M50 78h9M51 86h9', dark(t, 0.55), 1.6) +
  path('M31 38Q33 20 50 18Q62 17 67 26L92 74Q95 86 84 87Q76 87 71 80L52 57Q34 56 31 38Z', t) +
  path('M67 26L92 74Q95 86 84 87Q78 87 75 84L56 40Z', dark(t, 0.3), 0.6) +
  path(
    'M31 38Q33 20 50 18Q57 17.600 61 20L44 24Q36 30 36 44Q31.600 42 31 38Z',
    mark === '#a04a32' ? light(t, 0.3) : mark,
  ) +
  path('M54 34Q60 30 64 36Q63 42 57 42Q53 40 54 34Z', '#17120c') +
  circle(58, 36, 1.3, '#ffb45a') +
  line('M70 60L80 80M64 62L74 80', dark(t, 0.45), 1.5) +
  circle(80, 80, 1.8, '#17120c') +
  circle(86, 78, 1.5, '#17120c') +
  box(44, 98, 18, 10, mark);

/** No neck, a barrel of a chest. */
export const superBattleDroid = (mark: string): string => {
  const m = '#8d98a8';
  return (
    line('M14 120L20 84M106 120L100 84', dark(m, 0.2), 15) +
    circle(23, 76, 15, m) +
    circle(97, 76, 15, dark(m, 0.35)) +
    shaded('M30 72Q34 46 60 44Q86 46 90 72L80 120H40Z', 'M60 44Q86 46 90 72L80 120H60Z', m) +
    shaded('M44 48Q46 30 60 30Q74 30 76 48Q60 56 44 48Z', 'M60 30Q74 30 76 48Q68 52 60 52Z', light(m, 0.15)) +
    box(50, 40, 20, 4, '#14181f', 2) +
    circle(60, 42, 1.8, '#ff5f5f') +
    path('M42 66H78L72 94H48Z', dark(m, 0.2)) +
    line('M46 74H74M48 84H72', dark(m, 0.5), 1.8) +
    box(66, 60, 8, 8, mark) +
    line('M60 94V120', dark(m, 0.5), 2)
  );
};

/** Rolled out behind its shield. */
export const destroyerDroid = (c = '#9a7448', shield = '#7fb8ff'): string =>
  oval(60, 62, 58, 60, shield, 0, 0.13) +
  `<ellipse cx="60" cy="62" rx="57" ry="59" fill="none" stroke="${shield}" stroke-width="1.4" opacity=".55"/>` +
  line('M60 84L34 96L26 118M60 84L86 96L94 118M60 84V104', dark(c, 0.35), 6) +
  circle(34, 96, 4.4, c) +
  circle(86, 96, 4.4, dark(c, 0.3)) +
  shaded('M44 84Q40 60 60 54Q80 60 76 84Q60 94 44 84Z', 'M60 54Q80 60 76 84Q68 88 60 88Z', c) +
  path('M46 54Q44 26 60 16Q76 26 74 54Q60 62 46 54Z', light(c, 0.12)) +
  path('M60 16Q76 26 74 54Q68 58 60 58Z', dark(c, 0.35), 0.6) +
  line('M60 18V56M50 30Q60 26 70 30M48 42Q60 38 72 42', dark(c, 0.45), 1.8) +
  line('M46 72L22 64M74 72L98 64', dark(c, 0.2), 7) +
  both(box(4, 56, 24, 5, dark(c, 0.45), 1.5) + box(4, 65, 24, 5, dark(c, 0.45), 1.5)) +
  each([56, 64], (x) => circle(x, 70, 2.6, '#ff5f4a'));

export const pitDroid = (c = '#d9913f'): string =>
  oval(60, 36, 40, 12, dark(c, 0.35)) +
  shaded('M20 36Q30 14 60 12Q90 14 100 36Q60 46 20 36Z', 'M60 12Q90 14 100 36Q80 41 60 41Z', c) +
  circle(60, 48, 10, dark(c, 0.4)) +
  circle(60, 48, 7, '#14181f') +
  circle(60, 48, 3.6, '#8fe0ff') +
  circle(57.6, 45.4, 1.4, '#fff') +
  line('M60 58V74', dark(c, 0.5), 6) +
  shaded('M42 74H78L84 100H36Z', 'M60 74H78L84 100H60Z', c) +
  line('M42 78L20 96L24 116M78 78L100 96L96 116', dark(c, 0.25), 5) +
  line('M46 100V120M74 100V120', dark(c, 0.4), 7);

/** A box on two legs. */
export const powerDroid = (c = '#7d8797'): string =>
  line('M40 96L34 114H50M80 96L86 114H70', dark(c, 0.3), 8) +
  shaded('M26 34H94V96H26Z', 'M60 34H94V96H60Z', c) +
  path('M26 34L36 24H84L94 34Z', light(c, 0.15)) +
  box(34, 44, 24, 16, '#14181f', 2) +
  repeat(3, (i) => box(37 + i * 7, 48, 4, 8, ['#ffb45a', '#8fe0ff', '#ff6b5a'][i]!)) +
  box(66, 44, 20, 5, dark(c, 0.4)) +
  box(66, 54, 20, 5, dark(c, 0.4)) +
  box(34, 68, 52, 20, dark(c, 0.25), 2) +
  line('M40 74H80M40 81H80', dark(c, 0.5), 2);

export const mouseDroid = (c = '#2a2d35'): string =>
  each([30, 48, 72, 90], (x) => circle(x, 96, 10, '#101218') + circle(x, 96, 4.4, '#5a6270')) +
  shaded('M18 92V66L30 52H90L102 66V92Z', 'M60 52H90L102 66V92H60Z', c) +
  path('M30 52L36 42H84L90 52Z', light(c, 0.12)) +
  box(24, 70, 26, 10, dark(c, 0.4), 2) +
  circle(34, 75, 3, '#ff5f4a') +
  box(60, 60, 30, 6, light(c, 0.18)) +
  box(60, 72, 30, 6, light(c, 0.1));

/** A black ball with a needle. */
export const interrogator = (c = '#23262e'): string =>
  shaded('M24 58A36 36 0 0 1 96 58A36 36 0 0 1 24 58Z', 'M60 22A36 36 0 0 1 60 94Z', c) +
  path('M30 44Q38 26 56 24Q42 34 40 52Z', light(c, 0.3), 0.6) +
  box(24, 55, 72, 7, dark(c, 0.4)) +
  circle(60, 46, 8, '#101218') +
  circle(60, 46, 4.4, '#ff3b3b') +
  circle(58.6, 44.6, 1.4, '#fff') +
  line('M28 60L2 54M4 54L-8 51', '#c3cad4', 3) +
  line('M92 62L112 70L108 80', '#8b95a1', 3) +
  circle(46, 74, 4, '#39414d') +
  circle(72, 76, 5, '#39414d') +
  line('M60 24V10', '#5a6270', 3) +
  oval(60, 112, 26, 3.6, '#000', 0, 0.35);

export const probe = (c: string, eye = '#ff3b3b'): string =>
  line('M46 78L38 112M60 82V116M74 78L82 112', dark(c, 0.3), 3) +
  shaded('M28 48Q28 18 60 18Q92 18 92 48Q92 78 60 82Q28 78 28 48Z', 'M60 18Q92 18 92 48Q92 78 60 82Z', c) +
  box(28, 46, 64, 6, dark(c, 0.5)) +
  circle(52, 38, 9, '#0d0f14') +
  circle(52, 38, 4.6, eye) +
  circle(50.4, 36.4, 1.4, '#fff') +
  circle(76, 36, 4, '#0d0f14') +
  circle(70, 62, 5, dark(c, 0.4)) +
  circle(48, 64, 4, dark(c, 0.4)) +
  line('M78 24L88 6M84 28L98 14', light(c, 0.1), 2);

/** A small ball that hovers. */
export const remote = (c = '#c3cad4'): string =>
  circle(60, 56, 34, c) +
  path('M60 22A34 34 0 0 1 60 90Z', dark(c, 0.35), 0.6) +
  ring(60, 56, 34, dark(c, 0.3), 1.5) +
  line('M26 56H94M60 22V90M36 32Q60 44 84 32M36 80Q60 68 84 80', dark(c, 0.4), 1.6) +
  each(
    [
      [48, 46],
      [74, 44],
      [60, 68],
      [40, 66],
      [80, 66],
    ],
    ([x, y]) => circle(x!, y!, 4.6, dark(c, 0.55)) + circle(x!, y!, 2.2, '#ff5f4a'),
  ) +
  line('M48 46L8 30', '#ff7a6e', 2.4) +
  oval(60, 112, 24, 3.6, '#000', 0, 0.35);

/** Binocular eyes on a pole over treads. */
export const treadwell = (c = '#9aa37a', arms = 4): string =>
  path('M26 120Q24 104 36 100H84Q96 104 94 120Z', '#2a2d35') +
  each([38, 52, 68, 82], (x) => circle(x, 111, 6, '#5a6270')) +
  box(42, 82, 36, 20, c, 3) +
  box(60, 82, 18, 20, dark(c, 0.35), 3, 0.6) +
  box(57, 44, 6, 40, dark(c, 0.3)) +
  repeat(arms, (i) =>
    line(
      i % 2 === 0
        ? `M58 ${60 + i * 4}L${30 - i * 3} ${54 + i * 8}L${20 - i} ${66 + i * 6}`
        : `M62 ${60 + i * 4}L${90 + i * 3} ${50 + i * 8}L${100 + i} ${64 + i * 6}`,
      dark(c, 0.15),
      3,
    ),
  ) +
  box(34, 24, 52, 20, c, 5) +
  each(
    [46, 74],
    (x) => circle(x, 34, 10, dark(c, 0.3)) + circle(x, 34, 6.4, '#14181f') + circle(x - 2, 32, 1.8, '#8fe0ff'),
  );

/** A dome on wheels, laying mines. */
export const minelayer = (c = '#8a7a55'): string =>
  both(circle(28, 100, 16, '#22242b') + circle(28, 100, 7, '#5a6270')) +
  shaded('M22 88Q22 36 60 34Q98 36 98 88Z', 'M60 34Q98 36 98 88H60Z', c) +
  box(22, 84, 76, 12, dark(c, 0.4), 2) +
  circle(60, 56, 9, '#14181f') +
  circle(60, 56, 5, '#ffb45a') +
  circle(42, 64, 4, dark(c, 0.45)) +
  circle(78, 64, 4, dark(c, 0.45)) +
  line('M60 34V16M54 20h12', dark(c, 0.3), 2.6);

/** Two lanterns on a broad body: a farmer's droid. */
export const binaryDroid = (c = '#a8925a'): string =>
  shaded('M30 120L36 76H84L90 120Z', 'M60 76H84L90 120H60Z', c) +
  line('M36 80L16 96L20 116M84 80L104 96L100 116', dark(c, 0.3), 6) +
  box(54, 58, 12, 20, dark(c, 0.45)) +
  both(
    shaded('M26 58Q26 26 42 26Q58 26 58 58Z', 'M42 26Q58 26 58 58H42Z', light(c, 0.1)) +
      circle(42, 44, 7, '#14181f') +
      circle(42, 44, 3.8, '#ffd36b'),
  ) +
  box(44, 86, 32, 6, dark(c, 0.35)) +
  box(44, 98, 32, 6, dark(c, 0.35));

/** A patrolling sentry: an egg with one great eye. */
export const sentry = (c: string, eye = '#8fe0ff'): string =>
  moved(
    'translate(0 4)',
    shaded('M32 60Q30 14 60 12Q90 14 88 60L80 108H40Z', 'M60 12Q90 14 88 60L80 108H60Z', c) +
      path('M36 40Q60 28 84 40V56Q60 46 36 56Z', '#10131a') +
      circle(60, 43, 6.4, eye) +
      circle(58, 41, 2, '#fff') +
      box(46, 68, 28, 5, dark(c, 0.4)) +
      box(46, 78, 28, 5, dark(c, 0.4)) +
      line('M36 72L18 84V108M84 72L102 84V108', dark(c, 0.25), 5) +
      line('M60 12V0', dark(c, 0.3), 2.6),
  );
