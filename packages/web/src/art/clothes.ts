/** What people wear: from the neck to the lower edge. */
import { both, box, circle, dark, each, light, line, mix, moved, oval, path, repeat } from './draw.ts';

const BODY = 'M12 120Q14 100 40 92L51 87H69L80 92Q106 100 108 120Z';
const BODY_RIGHT = 'M60 87H69L80 92Q106 100 108 120H60Z';
const shoulders = (c: string): string => path(BODY, c) + path(BODY_RIGHT, dark(c, 0.4), 0.5);

export const CLOTHES = {
  tunic: (c: string, inner = dark(c, 0.25)) =>
    shoulders(c) +
    path('M50 85L60 112L70 85Z', inner) +
    path('M50 84L66 120H50L39 92.5Z', light(c, 0.16)) +
    path('M70 84L61 106L65 120H72L81 92.5Z', dark(c, 0.16)),
  robe: (c: string, tunic = '#d8c7a3', inner = dark(tunic, 0.25)) =>
    shoulders(c) +
    path('M46 88L60 120L74 88L69 84H51Z', tunic) +
    path('M51 85L60 108L69 85Z', inner) +
    path('M40 91L51 85L64 120H48Z', light(tunic, 0.14)) +
    path('M12 120Q14 100 40 92L47 89L44 120Z', light(c, 0.06)) +
    line('M47 89L44 120', dark(c, 0.35), 1.6) +
    line('M73 89L78 120', dark(c, 0.45), 1.6),
  uniform: (c: string, ...marks: string[]) =>
    shoulders(c) +
    path('M49 82H71L73 92H47Z', dark(c, 0.18)) +
    line('M60 92V120', dark(c, 0.4), 1.6) +
    line('M60 98L38 92', dark(c, 0.35), 1.6) +
    each(
      marks,
      (m, i) =>
        box(68 + i * 5.4, 101, 4.4, 4.4, m) + (i < 3 ? box(68 + i * 5.4, 106, 4.4, 4.4, mix(m, '#ffffff', 0.2)) : ''),
    ),
  vest: (shirt: string, c: string, chest = '#dfae84') =>
    shoulders(shirt) +
    path('M51 85L60 110L69 85Z', chest) +
    path('M51 85L60 110L54 120H44L47 88Z', light(shirt, 0.3)) +
    path('M69 85L60 110L66 120H76L73 88Z', dark(shirt, 0.1)) +
    path('M30 95L45 89L50 120H28Z', c) +
    path('M90 95L75 89L70 120H92Z', dark(c, 0.3)),
  dress: (c: string) =>
    shoulders(c) +
    path('M47 76Q60 86 73 76L76 94Q60 104 44 94Z', light(c, 0.4)) +
    path('M60 81Q67 80 73 76L76 94Q69 99 60 99Z', dark(c, 0.22)) +
    line('M46 93Q60 103 74 93', dark(c, 0.25), 1.4),
  plate: (c: string, under = '#15181f') =>
    path(BODY, under) +
    path('M12 120Q13 103 32 96Q40 100 39 112L38 120Z', c) +
    path('M108 120Q107 103 88 96Q80 100 81 112L82 120Z', dark(c, 0.25)) +
    path('M40 99Q60 108 80 99L81 120H39Z', c) +
    path('M60 104Q70 104 80 99L81 120H60Z', dark(c, 0.22)),
  /** A pilot's: straps and a box on the chest. */
  flight: (c: string, straps = '#e9e4d6') =>
    shoulders(c) +
    path('M50 84H70L68 92H52Z', light(c, 0.15)) +
    path('M38 93L47 89L52 120H42ZM82 93L73 89L68 120H78Z', straps) +
    path('M73 89L68 120H78L82 93Z', dark(straps, 0.25), 0.7) +
    box(51, 102, 18, 14, '#39414d', 2) +
    box(54, 105, 4, 3, '#ff5f5f') +
    box(60, 105, 4, 3, '#6cc4ff') +
    box(54, 110, 12, 2, '#aab3c0'),
  wrap: (c: string, sash = dark(c, 0.3)) =>
    shoulders(c) +
    path('M36 94Q60 108 84 94L80 106Q60 116 40 106Z', light(c, 0.12)) +
    path('M18 112L84 92L90 98L30 120Z', sash),
  cloak: (c: string, clasp = '#b9c2cc') =>
    path('M8 120Q14 96 36 88H84Q106 96 112 120Z', c) +
    path('M60 88H84Q106 96 112 120H60Z', dark(c, 0.45), 0.6) +
    path('M38 90Q60 104 82 90L86 100Q60 116 34 100Z', light(c, 0.08)) +
    circle(60, 103, 3.4, clasp),
  gown: (c: string, trim: string, jewel = '#ffb347') =>
    path('M4 120Q8 92 38 86H82Q112 92 116 120Z', c) +
    path('M60 86H82Q112 92 116 120H60Z', dark(c, 0.4), 0.55) +
    path('M44 84H76L84 120H36Z', dark(c, 0.18)) +
    path('M44 84L36 120H42L50 86ZM76 84L84 120H78L70 86Z', trim) +
    path('M47 78H73L75 90H45Z', trim) +
    circle(60, 106, 4.4, jewel) +
    circle(58.8, 104.8, 1.4, '#fff', 0.8),
  toga: (c: string, lining = light(c, 0.3)) =>
    path('M6 120Q10 94 38 88H82Q110 94 114 120Z', c) +
    path('M60 88H82Q110 94 114 120H60Z', dark(c, 0.4), 0.55) +
    path('M44 86H58L50 120H30Z', lining) +
    path('M76 86H62L70 120H90Z', dark(lining, 0.25)) +
    box(57.4, 92, 5.2, 28, dark(c, 0.3)),
  apron: (shirt: string, c: string) =>
    shoulders(shirt) +
    path('M48 88H72L78 120H42Z', c) +
    path('M60 88H72L78 120H60Z', dark(c, 0.25), 0.7) +
    line('M48 88L44 84M72 88L76 84', dark(c, 0.2), 3),
  /** Camouflage blouse and webbing. */
  trooper: (c: string, vest: string) =>
    shoulders(c) +
    path('M36 93L51 86L60 96L69 86L84 93L82 120H38Z', vest) +
    path('M60 96L69 86L84 93L82 120H60Z', dark(vest, 0.3), 0.6) +
    path('M50 84L60 98L70 84Z', light(c, 0.2)) +
    box(42, 108, 10, 9, dark(vest, 0.35), 1.5) +
    box(68, 108, 10, 9, dark(vest, 0.45), 1.5),
  guard: (c: string, trim: string) =>
    shoulders(c) +
    path('M49 82H71L73 92H47Z', dark(c, 0.25)) +
    path('M14 116Q18 100 38 92L44 104Q30 108 26 120H14Z', trim) +
    path('M106 116Q102 100 82 92L76 104Q90 108 94 120H106Z', dark(trim, 0.25)) +
    line('M60 92V120', trim, 2.6),
  bandolier: (c: string, strap = '#2b2019', box_ = '#8a6a48') =>
    shoulders(c) +
    path('M50 85L60 104L70 85Z', dark(c, 0.3)) +
    path('M22 100L34 94L92 116L88 120H70Z', strap) +
    each(
      [
        [40, 101],
        [55, 106.6],
        [70, 112],
      ],
      ([x, y]) => moved(`rotate(21 ${x} ${y})`, box(x! - 5, y! - 4, 10, 9, box_, 1.6)),
    ),
  bib: (c: string, bib: string) =>
    shoulders(c) +
    path('M44 86H76Q80 104 60 118Q40 104 44 86Z', bib) +
    path('M60 86H76Q80 104 60 118Z', dark(bib, 0.25), 0.7),
  pelt: (c: string, trim: string) =>
    shoulders(c) +
    path('M30 96l6-6 4 4 4-6 5 4 5-5 6 6 6-6 5 5 5-4 4 6 4-4 6 6-4 8-6-3-4 6-6-4-5 6-5-5-5 5-5-6-6 4-4-6-6 3z', trim),
  bare: (skin: string) =>
    shoulders(skin) + line('M60 96V110M42 99Q50 104 57 101M78 99Q70 104 63 101', dark(skin, 0.28), 1.6),
  corset: (skin: string, c: string) =>
    shoulders(skin) +
    path('M36 120Q34 104 42 98Q52 106 60 101Q68 106 78 98Q86 104 84 120Z', c) +
    path('M60 101Q68 106 78 98Q86 104 84 120H60Z', dark(c, 0.3), 0.6),
  suit: (c: string, piece: string) =>
    shoulders(c) +
    box(48, 96, 24, 24, dark(c, 0.35), 3) +
    repeat(3, (i) => box(51, 100 + i * 6, 18, 2.4, piece)) +
    both(oval(28, 104, 9, 8, light(c, 0.1))),
} satisfies Record<string, (...colours: string[]) => string>;
