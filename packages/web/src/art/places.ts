/** Places on and under the ground, as scenes of 160 by 100; they fill their frame. */
import { box, circle, dark, each, light, line, moved, oval, path, repeat, ring, tenth } from './draw.ts';

const floor = (c: string): string => box(0, 0, 160, 100, c);
const SUNS = circle(118, 20, 10, '#fff3c9') + circle(138, 28, 6.4, '#ffcf8a');
const hall = (wall: string, door: string, lamp: string): string =>
  floor(dark(wall, 0.5)) +
  path('M0 0L54 30V74L0 100ZM160 0L106 30V74L160 100Z', wall) +
  path('M160 0L106 30V74L160 100Z', dark(wall, 0.3), 0.6) +
  box(54, 30, 52, 44, door) +
  each(
    [
      [18, 20, 57],
      [36, 29, 42],
    ],
    ([x, y, h]) => box(x!, y!, 5, h!, lamp) + box(155 - x!, y!, 5, h!, lamp),
  ) +
  line('M0 100L54 74H106L160 100', light(wall, 0.2), 1.4);
const room = (wall: string, glow: string): string =>
  floor(dark(wall, 0.35)) +
  path('M0 0h160v24L80 36 0 24Z', wall) +
  oval(80, 66, 62, 22, light(wall, 0.1)) +
  oval(80, 64, 48, 15, dark(wall, 0.6)) +
  ring(66, 62, 9, glow, 1.6) +
  circle(102, 60, 3, '#ffd36b') +
  line('M75 62h22', glow, 1.2);
const trees = (c: string): string =>
  path('M0 70Q20 50 40 70T80 72T120 68T160 70V100H0Z', c) +
  each([10, 34, 118, 146], (x) => box(x, 26, 5, 50, dark(c, 0.45)) + oval(x + 2, 26, 18, 12, light(c, 0.06)));
const pyramid = (y: number): string =>
  path(`M36 ${y + 58}L70 ${y}H86L120 ${y + 58}Z`, '#7a7f68') +
  path(`M78 ${y}H86L120 ${y + 58}H78Z`, '#3d4437', 0.6) +
  line(`M58 ${y + 20}h42M50 ${y + 34}h58M42 ${y + 47}h72`, '#3d4437', 2.6);
const desert = (near: string): string =>
  floor('#c98a3f') +
  SUNS +
  path('M0 62L22 40 34 50 52 34 74 58 96 46 128 60 160 48V100H0Z', '#8a5c2e') +
  path('M0 78Q40 64 80 76T160 72V100H0Z', near);
const domes =
  each(
    [
      [28, 66, 18],
      [106, 64, 22],
    ],
    ([x, y, r]) =>
      path(`M${x! - r!} ${y! + 14}V${y}a${r} ${r} 0 0 1 ${2 * r!} 0v14z`, '#b07d40') +
      path(`M${x} ${y! - r!}a${r} ${r} 0 0 1 ${r} ${r}v14h${-r!}z`, '#7a5228', 0.6),
  ) +
  box(52, 48, 22, 32, '#9a6a34') +
  box(63, 48, 11, 32, '#6f4a26') +
  each([28, 106, 63], (x) => path(`M${x - 4} 80v-9a4 4 0 0 1 8 0v9z`, '#3a2412'));

export const PLACES = {
  dunes: () => desert('#5a3a1e') + path('M0 88Q60 74 110 88T160 86V100H0Z', '#3f2814'),
  canyon: () =>
    floor('#c98a3f') +
    SUNS +
    path('M0 100V30L24 22L34 40L52 36L60 100ZM160 100V26L132 20L120 44L104 40L96 100Z', '#8a4f2c') +
    path('M60 100L66 62L82 56L96 100Z', '#5a331c') +
    line('M4 46l28 4M6 64l46 4M108 56l44-6M104 76l52-4', '#6d3c20', 2),
  town: () => floor('#c98a3f') + SUNS + domes + box(0, 80, 160, 20, '#5a3a1e'),
  cantina: () =>
    floor('#2b1b12') +
    each(
      [26, 80, 134],
      (x) =>
        path(`M${x - 20} 100V46a20 20 0 0 1 40 0V100Z`, '#3d2818') +
        path(`M${x - 14} 100V48a14 14 0 0 1 28 0V100Z`, '#180f0a'),
    ) +
    each([26, 53, 80, 107, 134], (x) => circle(x, 18, 3, '#ffca7a') + circle(x, 20, 20, '#ffca7a', 0.1)) +
    path('M0 82Q80 70 160 82V100H0Z', '#5a3a22') +
    line('M0 82Q80 70 160 82', '#b98a52', 2),
  bay94: () =>
    floor('#3a2c20') +
    oval(80, 22, 62, 20, '#c99a5c') +
    path('M18 22A62 20 0 0 0 142 22V74A62 22 0 0 1 18 74Z', '#6d4c2c') +
    oval(80, 76, 62, 20, '#2d2118') +
    line('M40 40v34M60 44v40M100 44v40M120 40v34', '#4a3420', 3) +
    moved(
      'translate(80 70) scale(.9)',
      circle(-4, 0, 20, '#b9b7ad') + path('M8-14L32-7V-2L12-1ZM8 14L32 7V2L12 1Z', '#cfcdc3'),
    ),
  camp: () =>
    desert('#5a3a1e') +
    path('M58 78L64 46H112L124 70V78Z', '#7a4f30') +
    path('M112 46L124 70V78H104Z', '#4a2f1c') +
    box(56, 78, 72, 7, '#221a14') +
    each(
      [20, 36],
      (x) =>
        path(`M${x - 7} 90Q${x - 8} 70 ${x} 66Q${x + 8} 70 ${x + 7} 90Z`, '#4a3020') +
        circle(x - 2, 73, 1.3, '#ffb52e') +
        circle(x + 2, 73, 1.3, '#ffb52e'),
    ),
  farm: () =>
    desert('#5a3a1e') +
    path('M30 84Q32 58 56 56Q80 58 82 84Z', '#d3b98a') +
    path('M56 56Q80 58 82 84H56Z', '#9c7f52', 0.7) +
    path('M48 84V72Q52 66 56 72V84Z', '#3a2412') +
    each([108, 136], (x) => line(`M${x} 86V40M${x - 6} 48H${x + 6}M${x - 4} 56H${x + 4}`, '#8b95a1', 3)),
  hut: () =>
    desert('#5a3a1e') +
    path('M52 80V58Q58 40 82 40Q106 40 112 58V80Z', '#d8c29a') +
    path('M82 40Q106 40 112 58V80H82Z', '#9c8558', 0.7) +
    path('M76 80V66Q82 58 88 66V80Z', '#3a2412') +
    path('M58 56Q82 34 106 56Q82 46 58 56Z', '#b99c6a'),
  junkheap: () =>
    floor('#2a1a10') +
    path('M0 0h160v20L120 30H40L0 20Z', '#54361f') +
    each(
      [
        [30, 80, 20],
        [70, 84, 16],
        [112, 78, 24],
      ],
      ([x, y, r]) =>
        path(`M${x! - r!} 100L${x! - r! / 2} ${y! - r!}L${x! + r! / 2} ${y! - r! / 2}L${x! + r!} 100Z`, '#4a3f38'),
    ) +
    moved(
      'translate(60 64) scale(.5)',
      path('M-20 40V0Q-20-30 0-30Q20-30 20 0V40Z', '#dfe6ef') + box(-20, -4, 40, 5, '#c23a2f'),
    ) +
    circle(112, 66, 9, '#8b95a1') +
    circle(114, 64, 4, '#14181f') +
    each([20, 60, 100, 140], (x) => circle(x, 14, 3, '#ffca7a')),
  deathBay: () =>
    floor('#141a24') +
    path('M20 16h120l14 74H6Z', '#26303f') +
    path('M34 24h92l8 46H26Z', '#05070d') +
    line('M34 24L26 70M126 24l8 46M6 90h148', '#9fd0ff', 2) +
    line('M60 90l8-20M100 90l-8-20', '#e05252', 2) +
    each(
      [
        [50, 36],
        [90, 44],
        [110, 30],
        [70, 56],
      ],
      ([x, y]) => circle(x!, y!, 0.9, '#fff'),
    ),
  detention: () => hall('#262e3b', '#3a1418', '#e05252'),
  corridor: () => hall('#39445a', '#0d1119', '#cfe0ff'),
  core: () =>
    floor('#0d1119') +
    box(58, 0, 44, 100, '#2b3648') +
    box(66, 0, 28, 100, '#0a1420') +
    repeat(6, (i) => line(`M66 ${8 + i * 17}H94`, '#6cc4ff', 2.4)) +
    path('M0 40H58V48H0ZM102 56H160V64H102Z', '#4c5666') +
    line('M0 100L58 66M160 100L102 66', '#39445a', 4) +
    circle(80, 50, 40, '#6cc4ff', 0.08),
  conference: () => room('#2b303a', '#8fb0e0') + each([30, 56, 104, 130], (x) => box(x - 6, 74, 12, 20, '#39414d', 3)),
  warRoom: () => room('#262c36', '#ff7a6e'),
  control: () =>
    floor('#141a24') +
    box(10, 14, 140, 44, '#26303f', 4) +
    repeat(10, (i) => box(16 + i * 13.4, 20, 9, 30, i % 3 === 0 ? '#3a1418' : '#0d1a24')) +
    path('M0 70H160L150 100H10Z', '#39445a') +
    repeat(12, (i) => box(18 + i * 10.6, 76, 6, 5, ['#ff6b5a', '#ffe08a', '#6cc4ff'][i % 3]!)),
  compactor: () =>
    floor('#1a1f1a') +
    box(0, 0, 26, 100, '#4c5648') +
    box(134, 0, 26, 100, '#39423a') +
    path('M26 70Q80 58 134 70V100H26Z', '#2c3a2a') +
    each(
      [
        [44, 66, 20],
        [74, 72, -16],
        [104, 66, 24],
      ],
      ([x, y, a]) => moved(`translate(${x} ${y}) rotate(${a})`, box(-16, -4, 32, 8, '#6f7466', 1)),
    ) +
    circle(84, 60, 6, '#9a8258') +
    circle(83, 59, 3, '#e8c25a') +
    circle(82.5, 59, 1.3, '#120d08'),
  trench: () =>
    floor('#2b3240') +
    path('M0 100L62 36H98L160 100Z', '#0d1119') +
    path('M0 0L62 36V100H0Z', '#4c5666') +
    path('M160 0L98 36V100H160Z', '#39424f') +
    line('M0 34l62 14M0 62l62 6M160 34L98 48M160 62l-62 6M26 14v86M134 14v86', '#1b212c', 2) +
    circle(80, 40, 3.6, '#ff9d4d') +
    line('M52 100L80 44 108 100', '#ff9d4d', 1.6, 0.7),
  holotable: () =>
    floor('#14202a') +
    oval(80, 70, 66, 24, '#26324a') +
    repeat(8, (i) =>
      path(
        `M80 70L${tenth(80 + Math.cos(i * 0.785) * 62)} ${tenth(70 + Math.sin(i * 0.785) * 22)}L${tenth(80 + Math.cos(i * 0.785 + 0.39) * 62)} ${tenth(70 + Math.sin(i * 0.785 + 0.39) * 22)}Z`,
        '#0d1420',
      ),
    ) +
    each(
      [
        [50, 52, '#7fe0c0'],
        [84, 44, '#ffb46b'],
        [112, 56, '#8fb0ff'],
      ],
      ([x, y, c]) =>
        moved(
          `translate(${x} ${y})`,
          path('M-8 14Q-12-10 0-18Q12-10 8 14Z', String(c), 0.85) +
            circle(-3, -6, 1.6, '#05070b') +
            circle(3, -6, 1.6, '#05070b') +
            path('M-6-14L-12-24L-1-17ZM6-14L12-24L1-17Z', String(c), 0.85),
        ),
    ),
  jungle: () => floor('#1b3a2a') + circle(128, 18, 22, '#b0543a', 0.55) + pyramid(18) + trees('#1f4a2e'),
  ruins: () =>
    floor('#2a4a3a') +
    circle(30, 20, 20, '#b0543a', 0.5) +
    pyramid(26) +
    moved('translate(46 20) scale(.62)', pyramid(40)) +
    path('M0 84Q80 74 160 84V100H0Z', '#1f4a2e'),
  throne: () =>
    floor('#4a4434') +
    path('M0 0H160L120 24H40Z', '#2c2a20') +
    each([12, 34, 118, 140], (x) => box(x, 10, 10, 76, '#7a7258') + box(x + 5, 10, 5, 76, '#4a4434')) +
    path('M66 26H94V70H66Z', '#fff0c8', 0.8) +
    path('M60 26L80 10L100 26Z', '#fff0c8', 0.6) +
    path('M56 100L70 66H90L104 100Z', '#8a3f34') +
    box(60, 66, 40, 6, '#a59a78'),
  yavinWar: () => room('#38422f', '#6fd29a'),
  briefing: () =>
    floor('#262b22') +
    box(34, 12, 92, 48, '#0d1a14', 3) +
    circle(80, 36, 20, '#39443a') +
    ring(80, 36, 20, '#6fd29a', 1.6) +
    line('M60 36H100M80 16V56', '#6fd29a', 1) +
    line('M58 60L80 38L102 60', '#ffb45a', 1.6) +
    each(
      [24, 48, 72, 96, 120, 144],
      (x) => circle(x, 82, 7, '#4a4034') + path(`M${x - 10} 100Q${x} 84 ${x + 10} 100Z`, '#e07f33'),
    ),
  yavinBay: () =>
    floor('#262b26') +
    path('M10 100V40L40 14H120L150 40V100Z', '#4a5044') +
    path('M26 100V46L50 26H110L134 46V100Z', '#8fb8a0') +
    trees('#1f4a2e') +
    path('M26 84H134V100H26Z', '#39423a') +
    moved(
      'translate(80 80) scale(.6)',
      path('M-28 0L18-5.600L42 0L18 5.600Z', '#efe9dd') +
        path('M-16-3L-24-20H-14L4-5Z', '#b9ae9b') +
        path('M-16 3L-24 20H-14L4 5Z', '#b9ae9b'),
    ),
} satisfies Record<string, () => string>;
