/** Helmets, caps, hoods and crowns: worn over the head, or in its place. */
import { CLOTHES } from './clothes.ts';
import { both, box, circle, dark, each, light, line, oval, path, shaded } from './draw.ts';

const visorT = (c = '#0b0d12'): string =>
  path('M41 47Q60 42 79 47V54Q69 53 65 57L64 80H56L55 57Q51 53 41 54Z', c) +
  path('M43 48.6Q51 46.4 58 46V49Q50 49 43 51Z', '#5f7ea8', 0.55);

/** Over hair or brow. */
export const GEAR = {
  officerCap: (c: string, badge = '#c3cad4') =>
    shaded(
      'M38 40Q36 20 44 18Q60 10 76 18Q84 20 82 40Q60 31 38 40Z',
      'M60 14Q70 14 76 18Q84 20 82 40Q72 36 60 35.6Z',
      c,
    ) +
    path('M38 40Q60 31 82 40L80 44Q60 36 40 44Z', '#14171d') +
    circle(60, 26, 2.6, badge),
  technician: (c: string) =>
    shaded(
      'M36 56Q32 14 60 14Q88 14 84 56L78 46Q77 36 60 34Q43 36 42 46Z',
      'M60 14Q88 14 84 56L78 46Q77 36 60 34Z',
      c,
    ) +
    path('M34 40H86L92 46Q60 36 28 46Z', dark(c, 0.3)) +
    line('M80 56Q78 68 70 70', dark(c, 0.4), 2),
  rebelHelmet: (c: string) =>
    path('M38 48Q34 16 60 15Q86 16 82 48L90 56Q80 50 78 42Q60 34 42 42Q40 50 30 56Z', c) +
    path('M60 15Q86 16 82 48L90 56Q80 50 78 42Q70 38 60 38Z', dark(c, 0.4), 0.6) +
    line('M45 74Q60 86 75 74', '#3a342a', 2.6),
  /** A starfighter pilot's, with the wearer's mark. */
  pilotHelmet: (c: string, mark: string, visor = '#e0a53a') =>
    shaded(
      'M34 60Q30 12 60 12Q90 12 86 60L80 66Q80 44 76 40Q60 33 44 40Q40 44 40 66Z',
      'M60 12Q90 12 86 60L80 66Q80 44 76 40Q68 37 60 36.6Z',
      c,
    ) +
    path('M54 12.6Q60 11.6 66 12.6L67 36Q60 35 53 36Z', mark) +
    both(circle(38.5, 26, 4.4, mark) + box(33, 48, 7, 18, dark(c, 0.3), 3)) +
    path('M43 41Q60 33 77 41L76 46Q60 39 44 46Z', visor, 0.75) +
    line('M40 64Q44 80 60 85Q76 80 80 64', dark(c, 0.45), 2.4),
  leatherCap: (c: string, goggles = '#c9a23f') =>
    shaded(
      'M37 62Q32 17 60 16Q88 17 83 62L77 60Q79 42 74 37Q60 30 46 37Q41 42 43 60Z',
      'M60 16Q88 17 83 62L77 60Q79 42 74 37Q68 34 60 33.6Z',
      c,
    ) +
    line('M40 34Q60 22 80 34', dark(c, 0.35), 5) +
    both(circle(51.5, 29, 6.6, goggles) + circle(51.5, 29, 4.6, '#20303a') + circle(50, 27.6, 1.2, '#e8f2fa')),
  cap: (c: string) =>
    shaded('M39 42Q37 19 60 17Q83 19 81 42Q60 33 39 42Z', 'M60 17Q83 19 81 42Q72 38 60 37.6Z', c) +
    path('M36 44Q60 32 84 44L81 38Q60 30 39 38Z', dark(c, 0.3)),
  hood: (c: string) =>
    path('M24 108Q16 16 60 11Q104 16 96 108L80 92Q88 42 60 28Q32 42 40 92Z', c) +
    path('M60 11Q104 16 96 108L80 92Q88 42 60 28Z', dark(c, 0.5), 0.6),
  shawl: (c: string) =>
    path('M22 110Q14 12 60 9Q106 12 98 110L82 94Q86 44 60 32Q34 44 38 94Z', c) +
    path('M60 9Q106 12 98 110L82 94Q86 44 60 32Z', dark(c, 0.35), 0.6) +
    line('M38 94Q34 44 60 32Q86 44 82 94', dark(c, 0.55), 3) +
    line('M28 104Q22 20 60 15Q98 20 92 104', light(c, 0.25), 1.6, 0.7),
  turban: (c: string, jewel = '#e8c25a') =>
    shaded('M38 42Q30 14 60 11Q90 14 82 42Q60 30 38 42Z', 'M60 11Q90 14 82 42Q72 36 60 35Z', c) +
    line('M40 36Q58 18 80 22M40 28Q60 12 76 16', dark(c, 0.3), 2) +
    circle(60, 30, 3, jewel),
  /** Tall and cleft in the middle. */
  cleft: (c: string, trim = '#e8c25a') =>
    shaded('M41 42L35 5Q47 -4 60 15Q73 -4 85 5L79 42Q60 31 41 42Z', 'M60 15Q73 -4 85 5L79 42Q70 36 60 36Z', c) +
    line('M60 18V31', dark(c, 0.5), 2) +
    line('M37 14Q48 6 60 22Q72 6 83 14', trim, 1.6) +
    line('M41 39Q60 28 79 39', trim, 2.6),
  mitre: (c: string, trim = '#e8c25a') =>
    shaded('M42 42Q40 14 60 -4Q80 14 78 42Q60 32 42 42Z', 'M60 -4Q80 14 78 42Q70 37 60 36.4Z', c) +
    line('M60 2V34M46 24Q60 16 74 24', trim, 2),
  flatHat: (c: string) =>
    oval(60, 33, 32, 8, dark(c, 0.25)) +
    shaded('M42 33Q42 12 60 12Q78 12 78 33Q60 38 42 33Z', 'M60 12Q78 12 78 33Q70 36 60 36Z', c),
  tricorn: (c: string) =>
    path('M28 40Q34 18 60 18Q86 18 92 40Q76 32 60 32Q44 32 28 40Z', c) +
    path('M60 18Q86 18 92 40Q76 32 60 32Z', dark(c, 0.35), 0.6) +
    circle(60, 25, 2.4, '#e8c25a'),
  /** A viceroy's: three points that spread. */
  tiara: (c: string, trim = '#e8c25a') =>
    shaded(
      'M41 42L26 6Q42 8 49 18L60 -3L71 18Q78 8 94 6L79 42Q60 31 41 42Z',
      'M60 -3L71 18Q78 8 94 6L79 42Q70 36 60 36Z',
      c,
    ) +
    line('M60 4V26M33 11L45 31M87 11L75 31', trim, 1.8) +
    line('M41 39Q60 28 79 39', trim, 3) +
    circle(60, 30, 3.2, '#d0352b'),
  /** A high round one that comes down to the jaws. */
  cowl: (c: string, trim = '#c3cad4') =>
    shaded(
      'M41 66Q32 44 36 20Q42 -4 60 -4Q78 -4 84 20Q88 44 79 66L74 62Q78 46 75 38Q60 30 45 38Q42 46 46 62Z',
      'M60 -4Q78 -4 84 20Q88 44 79 66L74 62Q78 46 75 38Q68 34 60 34Z',
      c,
    ) + line('M36 24Q60 10 84 24M36 32Q60 18 84 32', trim, 2),
  /** The queen's: a great horned fan of hair and gold. */
  royal: (c: string, trim = '#e8c25a', jewel = '#d0352b') =>
    path('M40 40Q12 44 12 20Q14 6 34 10Q46 2 60 2Q74 2 86 10Q106 6 108 20Q108 44 80 40Q78 26 60 25Q42 26 40 40Z', c) +
    path('M60 2Q74 2 86 10Q106 6 108 20Q108 44 80 40Q78 26 60 25Z', dark(c, 0.4), 0.5) +
    line('M40 39Q44 24 60 23Q76 24 80 39', trim, 3.4) +
    line('M14 22Q20 12 34 15M106 22Q100 12 86 15', trim, 2) +
    circle(60, 22, 3.6, jewel) +
    both(line('M36 40V62', trim, 1.6) + circle(36, 64, 2.6, jewel)),
  plumes: (c: string, trim: string) =>
    both(path('M44 36Q18 30 16 4Q36 6 52 24Z', c) + line('M44 34Q26 24 19 8', trim, 1.6)) +
    path('M60 26L52 2Q60 -4 68 2Z', light(c, 0.15)) +
    line('M41 40Q60 24 79 40', trim, 3.4),
  headband: (c: string) => line('M42 38Q60 30 78 38', c, 4) + path('M78 37l10 8-2 3-9-6z', dark(c, 0.2)),
  headset: (c: string) =>
    line('M42 50Q36 20 60 19Q84 20 78 50', c, 3) +
    both(box(38, 46, 6, 13, dark(c, 0.3), 2)) +
    line('M42 58Q46 70 54 72', c, 1.6),
  crashHelmet: (c: string, stripe: string) =>
    shaded(
      'M35 54Q31 13 60 13Q89 13 85 54L79 50Q78 40 60 38Q42 40 41 50Z',
      'M60 13Q89 13 85 54L79 50Q78 40 60 38Z',
      c,
    ) +
    path('M56 13h8l1 25h-10z', stripe) +
    path('M41 44Q60 36 79 44L78 50Q60 42 42 50Z', '#1a2230'),
  naboo: (c: string) =>
    shaded('M36 46Q34 14 60 14Q86 14 84 46Q80 36 60 34Q40 36 36 46Z', 'M60 14Q86 14 84 46Q80 36 60 34Z', c) +
    path('M34 46Q60 32 86 46L84 40Q60 27 36 40Z', dark(c, 0.4)) +
    circle(60, 25, 3, '#e8c25a'),
  guardPlume: (c: string, face: string) =>
    shaded(
      'M34 62Q30 13 60 12Q90 13 86 62L78 60Q79 44 72 40L60 48L48 40Q41 44 42 60Z',
      'M60 12Q90 13 86 62L78 60Q79 44 72 40L60 48Z',
      c,
    ) +
    path('M56 2Q60 -4 64 2L66 30L60 46L54 30Z', light(c, 0.25)) +
    line('M48 40L60 48L72 40', face, 1.8),
} satisfies Record<string, (...colours: string[]) => string>;

/** Whole heads of metal: nothing of a face is seen. With what is worn beneath. */
export const hunter = (c: string, trim: string, suit: string, rangefinder: boolean): string =>
  CLOTHES.plate(c, suit) +
  shaded(
    'M37 44Q37 18 60 18Q83 18 83 44V70Q82 82 72 88H48Q38 82 37 70Z',
    'M60 18Q83 18 83 44V70Q82 82 72 88H60Z',
    c,
    0.3,
  ) +
  path('M41 56Q52 54 54 60L55 82L48 84Q42 78 41 70Z', trim) +
  path('M79 56Q68 54 66 60L65 82L72 84Q78 78 79 70Z', dark(trim, 0.25)) +
  line('M38.5 43Q60 36 81.5 43', dark(trim, 0.1), 3) +
  visorT() +
  box(82, 46, 6, 18, dark(c, 0.35), 2) +
  (rangefinder
    ? box(84.2, 10, 2.8, 38, dark(c, 0.1)) + box(82.6, 10, 6, 9, '#20242c', 1)
    : box(84.2, 24, 2.4, 24, dark(c, 0.2)));

export const clone = (mark: string, fin = true): string => {
  const white = '#eff3f8';
  return (
    CLOTHES.plate(white) +
    path('M30 97l9 3-1 8-9-2z', mark) +
    path('M37 46Q37 18 60 18Q83 18 83 46L81 72Q76 86 60 89Q44 86 39 72Z', white) +
    path('M60 18Q83 18 83 46L81 72Q76 86 60 89Z', '#8d9aae', 0.55) +
    (fin
      ? path('M57 9Q60 7 63 9V34H57Z', mark) + path('M60 8Q62 8 63 9V34H60Z', dark(mark, 0.3))
      : line('M40 36Q60 28 80 36', mark, 4)) +
    path('M41 60L52 63L53 81Q45 78 42 70Z', mark) +
    path('M79 60L68 63L67 81Q75 78 78 70Z', dark(mark, 0.3)) +
    visorT() +
    box(35, 48, 4, 16, '#aeb9c8', 2) +
    box(81, 48, 4, 16, '#76829a', 2)
  );
};

export const stormtrooper = (mark = '', dirt = 0): string => {
  const white = dirt > 0 ? '#e2d8c4' : '#f3f6fa';
  return (
    CLOTHES.plate(white) +
    path('M36 50Q35 18 60 18Q85 18 84 50L87 72Q84 86 72 90H48Q36 86 33 72Z', white) +
    path('M60 18Q85 18 84 50L87 72Q84 86 72 90H60Z', '#93a0b3', 0.55) +
    path('M36.5 42Q60 33 83.5 42L84 47Q60 39 36 47Z', '#12151b') +
    both(path('M38 50Q48 45 57 53L55 61Q46 63 39 59Z', '#12151b')) +
    path('M41 51.5Q47 48.6 53 52.6Q47 52 42 55Z', '#5f7ea8', 0.7) +
    path('M57 56h6l3 9H54z', '#c3ccd8') +
    path('M43 73Q60 60 77 73L74 82Q60 73 46 82Z', '#12151b') +
    each([50, 55, 60, 65, 70], (x) => box(x - 1.3, 67, 2.6, 13, white)) +
    path('M52 84h16l-2 5H54z', '#7d8898') +
    box(32, 52, 5, 18, '#cdd6e1', 2.4) +
    box(83, 52, 5, 18, '#7d8898', 2.4) +
    line('M40 64L44 70M80 64L76 70', '#2f66c9', 1.6) +
    (mark === '' ? '' : path('M12 120Q13 103 32 96Q37 99 38.6 106L20 116Z', mark)) +
    (dirt > 0 ? path('M44 90h32l4 10H40z', '#4a4238') + path('M34 76Q44 84 60 88Q48 92 44 88Z', '#8a6a44', 0.45) : '')
  );
};

export const tiePilot = (mark = '#c3cad4'): string => {
  const black = '#1d2027';
  return (
    CLOTHES.plate('#262b34', '#101319') +
    box(46, 100, 28, 18, '#14171d', 2) +
    box(50, 104, 6, 3, '#ff5f5f') +
    box(58, 104, 6, 3, '#6cc4ff') +
    line('M44 84Q38 96 46 104M76 84Q82 96 74 104', '#5a6270', 4) +
    shaded(
      'M34 52Q32 14 60 14Q88 14 86 52L88 72Q84 88 72 90H48Q36 88 32 72Z',
      'M60 14Q88 14 86 52L88 72Q84 88 72 90H60Z',
      black,
    ) +
    path('M36 44Q60 34 84 44L85 50Q60 40 35 50Z', '#0b0d12') +
    path('M40 40Q40 20 56 18Q46 26 45 40Z', '#4c5666', 0.7) +
    both(
      path('M39 52Q48 47 57 54L55 63Q46 65 40 61Z', '#0a0c10') +
        path('M41 54Q47 50 54 54Q47 54 42 58Z', '#6f8bb0', 0.6) +
        circle(44, 30, 3, mark),
    ) +
    path('M50 68Q60 62 70 68L68 86H52Z', '#39414d') +
    line('M54 72h12M54 77h12M55 82h10', '#0b0d12', 1.8)
  );
};

/** A huntress's close helmet with its band of sights, and a veil over all but the eyes. */
export const veiled = (helmet: string, veil: string): string =>
  path('M42 58Q60 53 78 58L84 98Q72 110 60 110Q48 110 36 98Z', veil) +
  path('M60 55.500Q70 55.500 78 58L84 98Q72 110 60 110Z', dark(veil, 0.4), 0.55) +
  line('M46 64L43 98M53 66L52 104M60 67V106M67 66L68 104M74 64L77 98', dark(veil, 0.3), 1.2, 0.7) +
  shaded(
    'M38 72Q29 14 60 12Q91 14 82 72L76 66Q80 48 75 43Q60 37 45 43Q40 48 44 66Z',
    'M60 12Q91 14 82 72L76 66Q80 48 75 43Q68 40 60 40Z',
    helmet,
  ) +
  path('M42 26Q60 14 78 26L79 35Q60 25 41 35Z', dark(helmet, 0.45)) +
  box(50, 23, 20, 6, '#c9a23f', 2) +
  box(53, 24.6, 5, 2.8, '#ff6a5a', 1) +
  both(circle(36.5, 50, 6.5, dark(helmet, 0.3)) + circle(36.5, 50, 3.2, '#c9a23f'));

/** Black, with a flaring brim over an open face. */
export const navalHelmet = (c = '#20242c', trim = '#39414d'): string =>
  shaded(
    'M33 54Q29 12 60 11Q91 12 87 54L94 70Q84 72 80 60Q79 42 60 38Q41 42 40 60Q36 72 26 70Z',
    'M60 11Q91 12 87 54L94 70Q84 72 80 60Q79 42 60 38Z',
    c,
  ) +
  path('M38 22Q44 14 56 13Q46 22 43 36Z', light(c, 0.2), 0.6) +
  line('M40 50Q60 36 80 50', trim, 2.4);

export const vader = (): string => {
  const k = '#171a21';
  return (
    path('M6 120Q10 98 38 90H82Q110 98 114 120Z', '#0d0f14') +
    path('M6 120Q10 98 38 90L46 92Q26 102 24 120Z', '#242a36') +
    path('M40 100h40v20H40z', '#1e222b') +
    box(46, 105, 28, 13, '#2d3440', 1.5) +
    box(49, 108, 5, 3, '#ff4f4f') +
    box(56, 108, 5, 3, '#6cc4ff') +
    box(63, 108, 8, 3, '#aab3c0') +
    box(49, 113, 22, 2, '#5a6270') +
    path('M60 8Q90 9 90 46L101 80Q90 92 74 92H46Q30 92 19 80L30 46Q30 9 60 8Z', k) +
    path('M60 8Q90 9 90 46L101 80Q90 92 74 92H60Z', '#06070a', 0.6) +
    path('M34 44Q34 16 56 13Q42 22 41 44L31 80L25 77Z', '#3d4759', 0.8) +
    line('M60 9V40', '#2e3542', 3) +
    path('M37 47Q48 40 60 45Q72 40 83 47L81 66L72 88H48L39 66Z', '#262b35') +
    path('M60 45Q72 40 83 47L81 66L72 88H60Z', '#0d0f14', 0.7) +
    path('M37 47Q48 39 60 45Q72 39 83 47L82 51Q71 46 60 50Q49 46 38 51Z', '#0b0d12') +
    both(
      path('M40 53Q50 48 57 55Q56 64 47 63Q41 60 40 53Z', '#07080b') +
        path('M42 54Q49 50 55 55Q49 54 43 58Z', '#8f3a3a'),
    ) +
    path('M60 62L71 86H49Z', '#0e1015') +
    line('M60 66V85M56.5 74V85M63.5 74V85M53.5 80V85M66.5 80V85', '#4c5666', 1.5) +
    path('M57 55h6l2 8h-10z', '#333a47') +
    line('M40 68L49 88M80 68L71 88', '#4c5666', 1.8)
  );
};
