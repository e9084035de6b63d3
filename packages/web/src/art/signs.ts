/** What a moment or an order is about, as a sign, drawn round (0, 0). */
import { box, circle, dark, each, line, moved, oval, path, repeat, ring, tenth } from './draw.ts';
import { blade, type Blade } from './held.ts';

const crossed = (own: Blade, other: Blade): string =>
  moved('translate(-26 40) rotate(34)', blade(own, 84)) +
  moved('translate(26 40) rotate(-34)', blade(other, 84)) +
  circle(0, -8, 22, '#ffe9c0', 0.35) +
  circle(0, -8, 11, '#fff', 0.9);
const bolts = (c: string): string =>
  each(
    [
      [-50, -28, 10, -4],
      [-18, -42, 52, -10],
      [-52, 12, 18, 28],
      [-8, 36, 54, 18],
    ],
    ([a, b, x, y]) => line(`M${a} ${b}L${x} ${y}`, c, 3.4) + line(`M${a} ${b}L${x} ${y}`, '#fff', 1.2),
  );
const spark = (r: number, c: string): string =>
  path(
    repeat(10, (i) => {
      const a = (i / 10) * Math.PI * 2;
      const q = a + Math.PI / 10;
      return `${i === 0 ? 'M' : 'L'}${tenth(Math.cos(a) * r)} ${tenth(Math.sin(a) * r)}L${tenth(Math.cos(q) * r * 0.45)} ${tenth(Math.sin(q) * r * 0.45)}`;
    }) + 'Z',
    c,
  );

export const SIGNS = {
  clashLight: () => crossed('blue', 'red'),
  clashGreen: () => crossed('green', 'red'),
  clashDark: () => crossed('red', 'blue'),
  bolts: (c = '#ff9a5c') => bolts(c) + circle(10, 4, 10, '#ffd98a'),
  burst: (c = '#ff8a3a') =>
    circle(0, 0, 34, c, 0.28) + spark(32, c) + spark(20, '#ffd98a') + circle(0, 0, 8, '#fff6d8'),
  target: (c = '#ffe08a') =>
    ring(0, 0, 32, c, 2.4) + ring(0, 0, 20, c, 1.6) + line('M0-42V42M-42 0H42', c, 1.4) + circle(0, 0, 5, '#ff5470'),
  plan: (c = '#ffe08a') =>
    ring(0, 0, 30, c, 2) +
    ring(0, 0, 20, c, 1.4, 0.7) +
    line('M0-40V40M-40 0H40', c, 1.2) +
    circle(14, -12, 4.4, '#ff5470') +
    circle(-14, 10, 3.6, '#6cc4ff') +
    line('M-14 10Q-6-14 14-12', '#fff', 1.4),
  force: (c = '#7fd4ff') =>
    each([40, 31, 22, 13], (r, i) => ring(0, 0, r, c, 1.2 + i * 0.5, 0.25 + i * 0.2)) + circle(0, 0, 7, '#e6f8ff'),
  eye: (c = '#7fd4ff') =>
    path('M-46 0Q0-38 46 0Q0 38-46 0Z', '#0d1a2a') +
    line('M-46 0Q0-38 46 0Q0 38-46 0Z', c, 3) +
    circle(0, 0, 15, c) +
    circle(0, 0, 7, '#05070b') +
    circle(-4, -5, 2.6, '#fff') +
    line('M0-30V-42M-22-24L-29-35M22-24L29-35', c, 2.6),
  hand: (c = '#7fd4ff') =>
    path(
      'M-18 34V2Q-30-4-30-14Q-26-20-18-10V-28Q-14-36-9-28V-8L-7-34Q-2-42 3-34V-8L7-30Q13-36 17-28V-4L21-20Q28-24 30-16V10Q26 26 16 34Z',
      '#e6c7aa',
    ) +
    path('M4-8L7-30Q13-36 17-28V-4L21-20Q28-24 30-16V10Q26 26 16 34H4Z', dark('#e6c7aa', 0.35), 0.5) +
    each([44, 36], (r) => ring(0, 0, r, c, 1.6, 0.5)),
  choke: () =>
    path(
      'M-44 10Q-30-16-6-14L22-24Q30-22 26-16L6-6L34-10Q42-6 36 0L10 4L34 6Q40 12 32 14L8 14L24 20Q26 28 18 26L-10 28Q-34 30-44 20Z',
      '#20242c',
    ) +
    path('M-44 14Q-10 22 24 20Q26 28 18 26L-10 28Q-34 30-44 20Z', '#0d0f14') +
    each([30, 40], (r) => ring(8, 0, r, '#ff5470', 1.6, 0.45)),
  shield: (c = '#8fe0ff') =>
    path('M0-38Q18-28 34-28V2Q30 28 0 40Q-30 28-34 2V-28Q-18-28 0-38Z', c, 0.3) +
    line('M0-38Q18-28 34-28V2Q30 28 0 40Q-30 28-34 2V-28Q-18-28 0-38Z', c, 3) +
    line('M-52-20L-34-8M-54 6L-34 4', '#ff9a5c', 3),
  barrier: (c = '#ff5a5a') => circle(0, 0, 36, c, 0.2) + ring(0, 0, 34, c, 7) + line('M-23 23L23-23', c, 7),
  move: (c = '#8ef0a8') =>
    path('M-44-8H10V-26L44 0L10 26V8H-44Z', c) + path('M-44 0H44L10 26V8H-44Z', dark(c, 0.35), 0.6),
  retreat: (c = '#ffe08a') =>
    path('M44-8H-10V-26L-44 0L-10 26V8H44Z', c) + path('M44 0H-44L-10 26V8H44Z', dark(c, 0.35), 0.6),
  rise: (c = '#8ef0a8') =>
    each([20, 0, -20], (y, i) =>
      path(`M-30 ${y + 16}L0 ${y - 8}L30 ${y + 16}V${y + 26}L0 ${y + 4}L-30 ${y + 26}Z`, c, 1 - i * 0.25),
    ),
  fall: (c = '#ff7a6e') =>
    each([-20, 0, 20], (y, i) =>
      path(`M-30 ${y - 16}L0 ${y + 8}L30 ${y - 16}V${y - 26}L0 ${y - 4}L-30 ${y - 26}Z`, c, 1 - i * 0.25),
    ),
  flames: () =>
    path('M-30 38Q-44 8-22-14Q-20 4-8-4Q-12-32 12-44Q8-20 24-8Q30-16 28-26Q46 6 30 38Z', '#ff6a3a') +
    path('M-16 38Q-24 18-8 4Q-4 16 4 10Q4-8 14-14Q14 4 24 14Q26 28 18 38Z', '#ffd36b'),
  gear: (c = '#aab3c0') =>
    repeat(8, (i) => moved(`rotate(${i * 45})`, box(-6, -38, 12, 14, c, 2))) +
    circle(0, 0, 28, c) +
    path('M0-28A28 28 0 0 1 0 28Z', dark(c, 0.4), 0.5) +
    circle(0, 0, 12, '#14181f'),
  heal: (c = '#8ef0a8') =>
    circle(0, 0, 36, c, 0.2) +
    path('M-10-32H10V-10H32V10H10V32H-10V10H-32V-10H-10Z', c) +
    path('M0-32H10V-10H32V10H10V32H0Z', dark(c, 0.3), 0.5),
  lock: (c = '#e8c25a') =>
    line('M-16-4V-18Q-16-36 0-36Q16-36 16-18V-4', '#aab3c0', 6) +
    box(-26, -6, 52, 42, c, 6) +
    box(0, -6, 26, 42, dark(c, 0.4), 6, 0.5) +
    circle(0, 12, 6, '#20180a') +
    box(-2.6, 12, 5.2, 14, '#20180a'),
  crown: (c = '#e8c25a') =>
    path('M-36 26L-42-18L-20 2L0-32L20 2L42-18L36 26Z', c) +
    path('M0-32L20 2L42-18L36 26H0Z', dark(c, 0.35), 0.5) +
    each([-24, 0, 24], (x) => circle(x, 16, 4, '#c23a2f')),
  talk: (c = '#cfe0ff') =>
    path('M-44-30H20V6H-12L-26 20V6H-44Z', c) +
    path('M-8-6H46V26H34V38L20 26H-8Z', dark(c, 0.35)) +
    line('M-34-18H10M-34-8H0M4 6H34M4 15H28', '#20304a', 2.4),
  alarm: () =>
    path('M-26 24Q-26-26 0-28Q26-26 26 24Z', '#ff5a4a') +
    path('M0-28Q26-26 26 24H0Z', '#8a1f18', 0.6) +
    box(-34, 24, 68, 10, '#54606f', 2) +
    line('M-40-10L-56-18M40-10L56-18M0-38V-50M-28-34L-38-46M28-34L38-46', '#ffb45a', 3.4),
  waves: (c = '#9fd0ff') =>
    each([14, 26, 38], (r, i) =>
      line(`M${-r} ${-r}Q${-r * 1.8} 0 ${-r} ${r}M${r} ${-r}Q${r * 1.8} 0 ${r} ${r}`, c, 3, 1 - i * 0.25),
    ) + circle(0, 0, 8, '#fff'),
  radar: (c = '#6fd29a') =>
    circle(0, 0, 40, '#0d1a14') +
    each([40, 27, 14], (r) => ring(0, 0, r, c, 1.6, 0.8)) +
    path('M0 0L28-28A40 40 0 0 1 40 0Z', c, 0.35) +
    circle(-14, 10, 3.4, '#ff5470') +
    circle(16, -18, 3, '#ffe08a'),
  glass: (c = '#e8c25a') =>
    path('M-26-40H26L4-2L26 36H-26L-4-2Z', '#cfe0ff', 0.35) +
    path('M-18-26H18L2-4H-2ZM-20 34Q0 10 20 34Z', c) +
    box(-30, -44, 60, 6, '#8a6a44', 2) +
    box(-30, 36, 60, 6, '#8a6a44', 2),
  dice: () =>
    moved(
      'rotate(-12 -16 4)',
      box(-40, -14, 40, 40, '#e8c25a', 7) +
        each(
          [
            [-30, -4],
            [-10, -4],
            [-20, 6],
            [-30, 16],
            [-10, 16],
          ],
          ([x, y]) => circle(x!, y!, 3.4, '#2a1d08'),
        ),
    ) +
    moved(
      'rotate(14 22 0)',
      box(6, -34, 36, 36, '#f6ecc8', 7) +
        each(
          [
            [15, -25],
            [24, -16],
            [33, -7],
          ],
          ([x, y]) => circle(x!, y!, 3.4, '#2a1d08'),
        ),
    ),
  skull: () =>
    path('M-30-8Q-30-40 0-40Q30-40 30-8Q30 8 18 14V30H-18V14Q-30 8-30-8Z', '#e6dec9') +
    path('M0-40Q30-40 30-8Q30 8 18 14V30H0Z', '#8a7a60', 0.5) +
    circle(-12, -8, 8, '#14100c') +
    circle(12, -8, 8, '#14100c') +
    path('M0 2l-5 9h10z', '#14100c') +
    line('M-8 20V30M0 20V30M8 20V30', '#14100c', 2.4),
  heart: (c = '#ff5470') =>
    path('M0 36Q-44 4-40-18Q-34-36-16-34Q-4-32 0-20Q4-32 16-34Q34-36 40-18Q44 4 0 36Z', c) +
    path('M0-20Q4-32 16-34Q34-36 40-18Q44 4 0 36Z', dark(c, 0.35), 0.5),
  scroll: () =>
    path('M-30-36H24V26H-30Z', '#e6dcc2') +
    path('M-36-36Q-30-44-24-36V-28H-36ZM18 26V36Q24 42 30 36V20H24Z', '#b9a888') +
    line('M-22-24H14M-22-14H16M-22-4H8M-22 6H14M-22 16H4', '#6d5c44', 2.4),
  drink: (c = '#8fb8ff') =>
    path('M-22-26H22L16 34H-16Z', '#dff2ff', 0.5) +
    path('M-19-8H19L15 32H-15Z', c) +
    oval(0, -8, 19, 4, '#ffffff', 0, 0.6) +
    line('M10-26L22-46', '#e6dcc2', 3),
  food: () =>
    path('M-36-4H36Q34 30 0 32Q-34 30-36-4Z', '#8a5f3c') +
    path('M0-4H36Q34 30 0 32Z', '#54382a', 0.6) +
    oval(0, -4, 36, 8, '#c98a4a') +
    line('M-12-16Q-18-26-10-36M4-16Q-2-26 6-36M18-16Q12-26 20-36', '#e6ecf4', 2, 0.6),
  dark: () =>
    circle(0, 0, 40, '#000', 0.5) +
    each(
      [
        [-20, -8],
        [16, 6],
        [-6, 20],
        [22, -20],
      ],
      ([x, y]) => oval(x! - 5, y!, 3.4, 2.2, '#ffb52e') + oval(x! + 5, y!, 3.4, 2.2, '#ffb52e'),
    ),
  hex: (c = '#e6b93f') =>
    line('M0-38L33-19V19L0 38L-33 19V-19Z', c, 3.4) +
    path('M0-24L21-12V12L0 24L-21 12V-12Z', c, 0.28) +
    circle(0, 0, 7, '#ffe08a'),
  star: (c = '#ffe08a') => spark(40, c) + circle(0, 0, 12, '#fff6d8'),
  flag: () =>
    line('M-34 44V-44', '#d5dbe4', 4) +
    repeat(24, (i) =>
      box(
        -32 + (i % 6) * 12,
        tenth(-42 + Math.floor(i / 6) * 12 + Math.sin(i % 6) * 3),
        12,
        12,
        (i + Math.floor(i / 6)) % 2 === 0 ? '#f6e7c8' : '#2a1d12',
      ),
    ),
  door: () =>
    box(-40, -40, 80, 80, '#39424f') +
    path('M-30-40H30V40H-30Z', '#54606f') +
    line('M0-40V40', '#14181f', 3) +
    line('M-30-14L30 14M-30 14L30-14', '#39424f', 3) +
    circle(0, 0, 8, '#ff5a4a'),
  sword: () =>
    path('M-6 20L0-44L6 20Z', '#dfe6ee') +
    path('M0-44L6 20H0Z', '#7d8797') +
    box(-18, 18, 36, 6, '#8a6a44', 2) +
    box(-4, 24, 8, 18, '#54382a', 2),
  wing: (c = '#dfe6ee') =>
    path('M-44 26Q-30-30 44-34Q34-22 14-18Q28-16 32-10Q18-4 2-6Q14 0 16 6Q0 10-14 6Q-6 12-8 18Q-22 18-44 26Z', c) +
    path(
      'M-44 26Q-10-6 44-34Q34-22 14-18Q28-16 32-10Q18-4 2-6Q14 0 16 6Q0 10-14 6Q-6 12-8 18Q-22 18-44 26Z',
      dark(c, 0.4),
      0.4,
    ),
  orders: () =>
    box(-30, -36, 60, 72, '#39424f', 5) +
    repeat(6, (i) => box(-22 + (i % 3) * 16, -26 + Math.floor(i / 3) * 16, 12, 12, i < 3 ? '#c23a2f' : '#2f66c9', 1)) +
    line('M-22 14H22M-22 24H12', '#aab3c0', 3),
  cube: (c = '#6cc4ff') =>
    path('M0-38L34-20V20L0 38L-34 20V-20Z', c, 0.25) +
    line('M0-38L34-20V20L0 38L-34 20V-20ZM-34-20L0-2L34-20M0-2V38', c, 2.4),
  crates: (c = '#b98a3c') =>
    each(
      [
        [-34, 6],
        [-2, 6],
        [-18, -24],
      ],
      ([x, y]) =>
        box(x!, y!, 30, 28, c, 3) +
        box(x! + 15, y!, 15, 28, dark(c, 0.35), 3, 0.5) +
        line(`M${x} ${y! + 9}h30M${x! + 15} ${y}v28`, dark(c, 0.45), 2),
    ),
} satisfies Record<string, (...c: string[]) => string>;
