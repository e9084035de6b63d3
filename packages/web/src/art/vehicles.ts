/** Vehicles, walkers, forts and beasts, drawn round (0, 0), standing on y = 24. */
import { box, circle, dark, each, light, line, moved, oval, path, repeat } from './draw.ts';

const hover = (c = '#7fd4ff'): string => oval(0, 22, 34, 3.6, c, 0, 0.35);

export const VEHICLES = {
  atat: () =>
    path('M-31-4h8l3 14-2 14h-9l3-14zM12-4h8l1 14 2 14h-9l-1-14z', '#6f7988') +
    path('M-20-4h8l-2 14 3 14h-9l1-14zM2-4h8l-4 14-1 14h-9l3-14z', '#98a2b0') +
    path('M-34-26H14L22-17V-4H-34Z', '#c9d0da') +
    path('M-34-12H22V-4H-34Z', '#8a94a2') +
    path('M-34-26H14L19-20H-34Z', '#e8edf3') +
    box(22, -16, 7, 8, '#6f7988') +
    path('M29-22H44L50-16V-6H29Z', '#b8c1cc') +
    path('M29-12H50V-6H29Z', '#8a94a2') +
    box(38, -18, 8, 3.4, '#2a313b') +
    box(46, -8, 14, 2.2, '#3d4550') +
    box(46, -4.6, 10, 2, '#3d4550'),
  atst: () =>
    path('M-10-2L-18 10L-12 24h9l-5-14 6-12zM10-2L18 10L12 24H3l5-14-6-12z', '#7e8896') +
    path('M-17-28h28l8 10v14h-36z', '#c3cad4') +
    path('M-17-12h36v8h-36z', '#8a94a2') +
    path('M-2-22h12l5 6H-2z', '#3d4550') +
    path('M19-14h14v2.6H19zM19-9h11v2.6H19z', '#3d4550') +
    box(-13, -34, 14, 6, '#aab3bf'),
  atte: (mark = '#a9433a') =>
    path('M-30 22L-24 0h7L-22 22zM-14 22l3-22h7L-6 22zM8 22L6 0h7l3 22zM24 22L18 0h7l7 22z', '#8f938c') +
    path('M-34-12Q-34-20-24-20H18L32-10V2H-34Z', '#e6e4dc') +
    path('M-34-6H32V2H-34Z', '#a3a79f') +
    path('M32-8h10l3 4-3 4H32z', '#a3a79f') +
    path('M-14-28h22v8h-22zM6-26h24v3H6z', '#8f938c') +
    path('M-28-16h10v4h-10zM-4-16h10v4H-4z', mark),
  cannon: () =>
    path('M-30 24L-24 4h8l-6 20zM-10 24L-8 4h8l2 20zM14 24L12 4h8l4 20z', '#8f938c') +
    path('M-34-6Q-32-14-20-14H22L30-4V6H-34Z', '#d8d4c8') +
    path('M-34 0H30V6H-34Z', '#98948a') +
    moved(
      'rotate(-18 0 -16)',
      box(-14, -24, 26, 12, '#c9c5b8', 3) + box(10, -21, 38, 6, '#8f8b80', 2) + box(46, -23, 6, 10, '#6f6c64'),
    ),
  laat: (mark = '#a9433a') =>
    path('M-36-10H-14L-8-18H20L36-6L44 4H10L-4 10H-36Z', '#c9cdb8') +
    path('M-36-2H42L44 4H10L-4 10H-36Z', '#8f9480') +
    path('M-30-10L-40-26H-28L-10-12Z', mark) +
    path('M-12-16L16-32H30L8-16Z', '#a8ac98') +
    circle(34, -2, 5, '#1b2a44') +
    circle(22, -8, 5, '#1b2a44') +
    circle(-2, -4, 6, '#6fd08a', 0.8) +
    box(-26, 4, 20, 4, '#6f7464'),
  dropShip: () =>
    path('M-38-8H24L40 2V8H-38Z', '#b9bda8') +
    path('M-38 2H40V8H-38Z', '#7f8470') +
    path('M-30 8h56l-6 12h-44z', '#98a08a') +
    path('M-24-8L-34-24H-20L-4-8Z', '#a9433a') +
    circle(30, 0, 5, '#1b2a44') +
    each([-22, -8, 6], (x) => box(x, 11, 8, 6, '#4a5044')),
  speeder: (c = '#c98a5a', dome = '#22324a') =>
    hover() +
    path('M-34 4Q-8-12 34 2L22 10H-26Z', c) +
    path('M-34 4L22 10H-26Z', dark(c, 0.35)) +
    path('M-10-6Q2-18 13-4Z', dome) +
    box(-36, -4, 16, 7, light(c, 0.2), 3) +
    box(-38, -10, 14, 6, dark(c, 0.2), 3),
  /** Three engines and an open seat. */
  landspeeder: (c = '#b5643c') =>
    hover() +
    path('M-40 2L-22-6H10Q38-2 46 8L30 12H-34Z', c) +
    path('M-40 6H44L30 12H-34Z', dark(c, 0.4)) +
    path('M-4-6Q6-20 18-4Z', '#bfe0f0', 0.7) +
    path('M-18-6Q-8-12 0-6Z', '#2a1d18') +
    each([-2, -14], (y) => box(-46, y, 18, 8, light(c, 0.12), 4) + circle(-29, y + 4, 3.6, '#3a2a22')),
  courier: (c = '#9aa37a') =>
    hover() +
    path('M-40 10V-2Q-38-12-24-12H-2L10-22H22L26-10Q42-6 44 10Z', c) +
    path('M-40 4H43L44 10H-40Z', dark(c, 0.4)) +
    path('M0-12L10-20H20L23-10Z', '#22324a') +
    box(-34, -7, 22, 4, dark(c, 0.3)),
  airspeeder: (c = '#c2a23c') =>
    hover() +
    path('M-42 0Q-20-16 12-12L46 0L12 12Q-20 14-42 0Z', c) +
    path('M-42 0H46L12 12Q-20 14-42 0Z', dark(c, 0.35)) +
    path('M-8-12Q6-26 20-10Z', '#bfe0f0', 0.65) +
    path('M-30-6L-44-22H-30L-12-11Z', dark(c, 0.2)) +
    circle(36, 0, 3, '#fff3c9'),
  swoop: (c = '#7a2f22') =>
    hover('#ffb46b') +
    path('M-40 4L-14-6H8L48-2L50 2L10 8H-30Z', c) +
    path('M-40 4H50L10 8H-30Z', dark(c, 0.4)) +
    box(-44, -2, 18, 8, '#8b95a1', 3) +
    path('M-6-6L2-20L8-20L6-6Z', '#54565e') +
    line('M4-20L14-24', '#8b95a1', 3) +
    path('M-20-6Q-12-14-4-6Z', '#2a1d18'),
  bikes: () =>
    each(
      [
        [-24, -14],
        [18, 2],
        [-20, 16],
      ],
      ([x, y]) =>
        moved(
          `translate(${x} ${y}) scale(.6)`,
          path('M-34 2L0-6L40-1V3L0 8H-34Z', '#d8d4c8') +
            path('M-34 2H40V3L0 8H-34Z', '#8f8b80') +
            path('M-12-5L-8-20H2L4-5Z', '#eff3f8') +
            circle(-3, -24, 6, '#eff3f8') +
            box(-2, -26, 5, 2.6, '#14181f'),
        ),
    ),
  /** A thin platform that a droid stands on. */
  stap: () =>
    hover() +
    path('M-4-30h7l3 34h-13z', '#b08a56') +
    box(-22, -26, 44, 5, '#6d4c24') +
    path('M-30 2H30L22 14H-20Z', '#cf9a58') +
    line('M-32 0L-46-10M32 0L46-10', '#6d4c24', 4) +
    path('M-2-46Q4-50 8-44L20-28Q16-24 10-30L4-34Z', '#d8bb88') +
    line('M2-32L0-4', '#a08050', 4),
  sithSpeeder: () =>
    hover('#ff7a5c') +
    path('M-40 0Q-30-14-6-10L10-12Q34-14 44-4Q30 6 10 6H-30Z', '#3a3742') +
    path('M-40 0H40Q30 6 10 6H-30Z', '#1d1b24') +
    path('M-14-10Q-6-18 6-11Z', '#5a5668') +
    line('M30-8L40-18M20-10L26-20', '#5a5668', 3) +
    circle(40, -4, 2.6, '#ff5a4a'),
  aat: (mark = '#6d4c24') =>
    hover() +
    path('M-44 18Q-40 4-22 2H26Q46 6 48 18Z', '#a5754a') +
    path('M-44 18H48Q46 12 42 9H-38Q-42 13-44 18Z', '#6d4c2c') +
    path('M-26 2Q-24-14-6-16H14Q28-14 30 2Z', '#cf9a58') +
    path('M2-16H14Q28-14 30 2H2Z', '#9c6f3c', 0.6) +
    path('M-14-16Q-12-26 2-26Q14-26 16-16Z', '#b8854a') +
    moved('rotate(-10 10 -20)', box(8, -24, 44, 5.6, mark, 1.5) + box(48, -26, 7, 9, '#3d2a14')) +
    box(26, -6, 20, 3, '#3d2a14') +
    box(26, 2, 16, 3, '#3d2a14'),
  mtt: () =>
    hover() +
    path('M-46 16L-40-18Q-34-28-20-28H34Q46-24 46-6V16Z', '#b8854a') +
    path('M-46 16L-40-18Q-34-28-20-28L-28 16Z', '#cf9a58') +
    path('M-24-20h60v4h-60zM-24-10h64v4h-64z', '#6d4c24') +
    path('M-44 0h14v10h-14z', '#3d2a14'),
  crawler: () =>
    path('M-38 14L-30-22H26L40 6V14Z', '#a06a40') +
    path('M26-22L40 6V14H16Z', '#6d4529') +
    path('M-40 14h82v9h-82z', '#221a14') +
    each([-30, -16, -2, 12, 26], (x) => circle(x + 4, 18.5, 3.4, '#4a3a2c')) +
    each([-20, -8, 4], (x) => box(x, -12, 7, 4, '#ffd24a')) +
    line('M-32-8H22M-34 2H18', '#7d512f', 1.4),
  rickshaw: () =>
    line('M-6 8L40-6', '#8a6a44', 3) +
    path('M-34-8Q-34-26-16-26Q-4-24-6-10L0 8H-34Z', '#7a4f3a') +
    path('M-34 0H-2L0 8H-34Z', '#4a2f22') +
    circle(-18, 12, 13, '#54453a') +
    circle(-18, 12, 8.4, '#a8835a') +
    circle(-18, 12, 3, '#54453a') +
    path('M30-10h8l4 14-5 20h-4l1-14-4 14h-4l1-20z', '#9aa37a') +
    circle(35, -15, 5, '#9aa37a'),
  floater: (c = '#5a6a8a') =>
    hover() +
    path('M-36 2Q-34-14-10-14H14Q38-10 40 4L30 12H-28Z', c) +
    path('M-36 4H40L30 12H-28Z', dark(c, 0.4)) +
    path('M-14-14Q-8-26 8-26Q18-24 20-13Z', '#bfe0f0', 0.6) +
    box(-30, 0, 60, 2.6, light(c, 0.3)),
  liftTube: () =>
    path('M-22-34H22V24H-22Z', '#7d8797') +
    path('M0-34H22V24H0Z', '#4c5666') +
    path('M-16-28H16V24H-16Z', '#a9c8dc', 0.55) +
    path('M-14-6H14V24H-14Z', '#39414d') +
    line('M-22-34L-28-44M22-34L28-44', '#8b95a1', 3) +
    path('M-3-30L0-40L3-30Z', '#ffe08a') +
    path('M-3-14L0-22L3-14Z', '#ffe08a'),
  voidSpider: () =>
    hover() +
    path('M-30-6Q0-22 34-4L44 6Q10 16-30 8Z', '#a8434f') +
    path('M-30 4Q10 14 44 6Q10 16-30 8Z', '#5f2430') +
    path('M2-12Q14-20 26-6Z', '#22324a') +
    line('M-20-8L-40-22M-20 6L-40 18M-6-12L-16-30M-6 10L-14 24', '#5f2430', 3),
  hailfire: () =>
    each(
      [-24, 24],
      (x) =>
        circle(x, 0, 24, x < 0 ? '#9aa37a' : '#6f7858') +
        circle(x, 0, 18, '#1d1712') +
        circle(x, 0, 14, x < 0 ? '#828c66' : '#5c6448'),
    ) +
    box(-14, -14, 28, 22, '#aab28c', 6) +
    circle(0, -2, 6, '#14181f') +
    circle(0, -2, 3, '#ff5a4a') +
    each(
      [-14, 4],
      (x) => box(x, -32, 12, 16, '#828c66', 2) + repeat(3, (i) => box(x + 1.5 + i * 3.6, -36, 2.4, 5, '#c23a2f')),
    ),
  spider: (big = '') =>
    line('M-16-6L-40-18L-46 24M-8-4L-22 2L-26 24M8-4L22 2L26 24M16-6L40-18L46 24', '#7a6f5c', 4) +
    circle(0, -12, big === '' ? 16 : 20, '#a89a7c') +
    path(big === '' ? 'M0-28A16 16 0 0 1 0 4Z' : 'M0-32A20 20 0 0 1 0 8Z', '#6f6450', 0.7) +
    circle(5, -14, 5, '#c23a2f') +
    circle(3.4, -15.6, 1.6, '#fff') +
    (big === '' ? box(14, -10, 16, 3, '#4a4234') : moved('rotate(-12 10 -12)', box(14, -16, 34, 6, '#4a4234', 2))),
  vultureWalk: () =>
    line('M-18-6L-34-22L-38 24M-6-4L-14 10L-18 24M18-6L34-22L38 24M6-4L14 10L18 24', '#8b7a5c', 6) +
    path('M-20-12Q0-28 20-12Q24 0 0 6Q-24 0-20-12Z', '#cdb998') +
    path('M0-20Q10-20 20-12Q24 0 0 6Z', '#8b7a5c', 0.6) +
    circle(-5, -8, 2.6, '#ff5a4a') +
    circle(5, -8, 2.6, '#ff5a4a'),
  turret: (c = '#8b95a1') =>
    path('M-30 24L-22-4H22L30 24Z', dark(c, 0.25)) +
    path('M0-4H22L30 24H0Z', dark(c, 0.5), 0.5) +
    path('M-24-4Q-20-24 0-24Q20-24 24-4Z', c) +
    moved(
      'rotate(-22 0 -14)',
      box(6, -20, 42, 4.6, dark(c, 0.3)) +
        box(6, -12, 42, 4.6, dark(c, 0.4)) +
        box(46, -21, 5, 7, '#3d4550') +
        box(46, -13, 5, 7, '#3d4550'),
    ) +
    box(-12, 6, 24, 8, dark(c, 0.6)),
  tower: (c = '#6f7988') =>
    path('M-26 24L-18-26H18L26 24Z', c) +
    path('M0-26H18L26 24H0Z', dark(c, 0.35), 0.7) +
    box(-24, -34, 48, 10, light(c, 0.12), 2) +
    repeat(4, (i) => line(`M${-16 + i * 10} -12V12`, dark(c, 0.3), 2)) +
    box(16, -40, 26, 4, '#3d4550') +
    box(16, -33, 26, 4, '#3d4550') +
    line('M42-38L60-42', '#7fff9a', 2),
  hangar: (wall = '#5f6b5a', sky = '#26384a') =>
    path('M-54 24V-18L-36-36H36L54-18V24Z', wall) +
    path('M-40 24V-12L-28-24H28L40-12V24Z', '#0d1119') +
    path('M-40 24V-12L-28-24H28L40-12V0Q0-10-40 8Z', sky) +
    line('M-40 24L-14 0M40 24L14 0M0 24V0', '#ffe08a', 1.4, 0.7) +
    path('M-12 8L0 2L12 8L4 14H-4Z', '#aab3bf'),
  station: (c = '#54627a') =>
    path('M-46 24V-10L-30-22H30L46-10V24Z', c) +
    path('M0-22H30L46-10V24H0Z', dark(c, 0.35), 0.6) +
    box(-34, -10, 30, 16, '#0d1a24', 2) +
    line('M-30 0Q-22-10-16 0T-8-2', '#6fd29a', 1.8) +
    repeat(3, (i) => box(8 + i * 10, -8, 6, 12, ['#ff6b5a', '#ffe08a', '#6cc4ff'][i]!)) +
    box(-34, 12, 68, 5, dark(c, 0.45)) +
    line('M20-22V-38M14-34h12', dark(c, 0.1), 2.6),
  farm: () =>
    path('M-44 24Q-42-2-16-4Q10-2 12 24Z', '#d3b98a') +
    path('M-16-4Q10-2 12 24H-16Z', '#9c7f52', 0.7) +
    path('M-26 24V10Q-22 4-18 10V24Z', '#4a3420') +
    line('M30 24V-28M24-20H36M26-12H34M22 24H38', '#8b95a1', 3.4) +
    circle(30, -30, 3, '#8b95a1') +
    path('M40 24Q42 12 50 12V24Z', '#b99c6a'),
  camp: () =>
    path('M-48 24L-26-16L-4 24Z', '#a8835a') +
    path('M-26-16L-4 24H-26Z', '#6d4f36', 0.7) +
    path('M-6 24L18-24L46 24Z', '#b9966a') +
    path('M18-24L46 24H18Z', '#7a5c3e', 0.7) +
    path('M12 24L18 4L25 24Z', '#2a1a12') +
    line('M18-24L12-34M18-24L25-33M-26-16L-31-25', '#54453a', 2.4) +
    path('M-14 24Q-10 10-6 24Z', '#ff8a4a'),
  platform: (c = '#a5673f') =>
    path('M-40 24L-24-6H24L40 24Z', dark(c, 0.3)) +
    path('M-36-6Q-30-18 0-18Q30-18 36-6Z', c) +
    path('M-10-18L-4-42H4L10-18Z', light(c, 0.1)) +
    circle(0, -26, 5, '#ffb46b') +
    moved('rotate(-20 0 -14)', box(10, -18, 36, 5, dark(c, 0.5))),
  core: () =>
    circle(0, -8, 34, '#a89878') +
    path('M0-42A34 34 0 0 1 0 26Z', '#6f6450', 0.7) +
    line('M-34-8H34M-30-22Q0-14 30-22M-30 8Q0 0 30 8', '#5c523f', 1.8) +
    path('M-28 16L-40 26M28 16L40 26M0 26V30', '#5c523f') +
    line('M-22 18L-36 26M22 18L36 26', '#5c523f', 5) +
    circle(-12, -14, 6, '#4f452f') +
    each([-6, 4, 14], (x) => box(x, -14, 4, 3, '#ffe08a')),
  spaceport: (c = '#b9a888') =>
    path('M-54 24V0Q-40-30-16-6V24Z', c) +
    path('M-18 24V-16Q2-44 22-16V24Z', light(c, 0.1)) +
    path('M2-34Q14-34 22-16V24H2Z', dark(c, 0.35), 0.6) +
    path('M22 24V4Q38-20 54 4V24Z', dark(c, 0.15)) +
    path('M-18-16Q2-44 22-16Q2-24-18-16Z', '#4f8f7a') +
    each([-8, 2, 12], (x) => box(x - 2, -2, 4, 12, '#3a4a52')),
  tubes: () =>
    each(
      [-34, -12, 10, 32],
      (x, i) =>
        box(x - 8, -34, 16, 58, '#2f5a6a', 8) +
        box(x - 6, -30, 12, 50, '#8fd8e8', 6, 0.55) +
        oval(x, -8, 4, 9, i % 2 === 0 ? '#e2b48a' : '#c99a74') +
        circle(x, -17, 3.6, '#e2b48a') +
        box(x - 9, 20, 18, 5, '#dfe9f2', 2),
    ),
} satisfies Record<string, (...c: string[]) => string>;

/** Somebody on foot, for groups. */
const man = (c: string, hc: string, gun = '#3a3128'): string =>
  path('M-6-6h12l1 13h-3.4v12h-4V8h-.8v11h-4V7H-7z', c) +
  path('M0-6h6l1 13h-3.4v12h-3.6z', dark(c, 0.4), 0.6) +
  circle(0, -11, 5.2, hc) +
  box(0, -13, 5, 2.4, '#12151b') +
  box(2, -2, 15, 2.4, gun);
const ROLES = {
  stormtroopers: () => man('#cfd7e3', '#f4f6fa'),
  clones: () => man('#dfe5ee', '#ffffff') + box(-1, -19, 2, 6, '#2f6fd1'),
  rebels: () => man('#9a9078', '#e0c7a0', '#6b4a2a') + path('M-6-12Q-5-18 0-18Q5-18 6-12Z', '#e6e2d4'),
  marines: () => man('#4f5a6a', '#e0c7a0') + path('M-6-12Q-5-18 0-18Q5-18 6-12Z', '#39414d'),
  honour: () => man('#6f7a4f', '#e0c7a0') + box(-5, -18, 10, 4, '#4c5a3a'),
  guards: () => man('#26292f', '#20242c') + path('M-7-9Q-7-18 0-18Q7-18 7-9Z', '#20242c'),
  blueGuards: () => man('#2f4f8a', '#e0c7a0') + path('M-6-10Q-6-20 0-22Q6-20 6-10L0-8Z', '#3f66b0'),
  naboo: () => man('#7a2f34', '#e0c7a0') + path('M-6-12Q-5-17 0-17Q5-17 6-12Z', '#4a3a2c'),
  jedi: () =>
    path('M-8 19L-6-6H6L8 19Z', '#7a5c3e') +
    path('M0-6H6L8 19H0Z', '#4a3626', 0.7) +
    circle(0, -11, 5, '#e0b894') +
    line('M8-2L17-26', '#8fc8ff', 3.4) +
    line('M8-2L17-26', '#fff', 1.4),
  droids: () =>
    path('M-4 1h3v18h-3zM1.6 1h3v18h-3z', '#9c8358') +
    path('M-5-9h10l1 11H-6z', '#d4b684') +
    path('M-2-20h5l5 11H0z', '#b89a6c') +
    box(4, -6, 13, 2, '#3a3128'),
  superDroids: () =>
    path('M-5 2h4v17h-5zM1 2h4l1 17H1z', '#5f6a7a') +
    path('M-9-8H9L6 4H-6Z', '#8d98a8') +
    path('M-4-13h8l1 5h-10z', '#aab4c2') +
    line('M-9-6L-12 6M9-6L14 2', '#7d8898', 4) +
    circle(0, -10, 1.2, '#ff5a4a'),
  destroyers: () =>
    circle(0, 2, 15, '#7fb8ff', 0.2) +
    line('M0 8L-8 19M0 8L8 19M0 8V19', '#6d5230', 3) +
    path('M-6 8Q-8-4 0-12Q8-4 6 8Z', '#b0885c') +
    line('M-6 2L-14-1M6 2L14-1', '#6d5230', 3),
  geonosians: () =>
    path('M-2-6Q-16-16-18-28Q-6-22 0-10ZM2-6Q16-16 18-28Q6-22 0-10Z', '#d9bf94', 0.5) +
    path('M-4-6h8l1 12 2 13h-4l-3-11-3 11h-4l2-13z', '#a9744a') +
    path('M-4-14Q0-20 4-14L3-7H-3Z', '#8a5f3c'),
  jawas: () =>
    path('M-8 19Q-9-2 0-8Q9-2 8 19Z', '#6a4730') +
    path('M-5-3Q0-8 5-3V4H-5Z', '#0c0806') +
    circle(-2, 0, 1.3, '#ffb52e') +
    circle(2, 0, 1.3, '#ffb52e'),
  tuskens: () =>
    path('M-7 19L-6-6H6L7 19Z', '#a88a5c') +
    circle(0, -11, 5.4, '#c6a873') +
    circle(-2, -11, 1.6, '#1a1512') +
    circle(2, -11, 1.6, '#1a1512') +
    line('M9 18L11-22', '#54453a', 2.4),
  wookiees: () =>
    path('M-8 19L-10-4Q-8-20 0-20Q8-20 10-4L8 19H2L0 8L-2 19Z', '#75502d') +
    path('M0-20Q8-20 10-4L8 19H2L0 8Z', '#3f2a18', 0.6) +
    circle(-2.4, -12, 1, '#140e0a') +
    circle(2.4, -12, 1, '#140e0a') +
    line('M-9-4L8 6', '#b9c2cc', 2),
  gungans: () =>
    path('M-5-4h10l2 12-3 11h-3l0-8-2 8h-3l-2-11z', '#c08a5a') +
    path('M-6-14Q0-20 6-14L4-5H-4Z', '#d9a06a') +
    line('M9 18L11-20', '#8a6a44', 2) +
    circle(11, -21, 2.6, '#8fe0ff'),
  picadors: () =>
    path('M-16 4Q-14-4-2-4H10L16-10L20-4L14 2L12 19H8L6 6H-6L-8 19H-12Z', '#7a6a4a') +
    path('M-4-4L-2-16H6L5-4Z', '#a9744a') +
    circle(2, -19, 3.6, '#8a5f3c') +
    line('M8-8L26-20', '#54453a', 2),
} satisfies Record<string, () => string>;
export type GroupName = keyof typeof ROLES;
/** Several of a kind in a row. */
export const group = (name: GroupName, n = 4): string =>
  repeat(n, (i) => moved(`translate(${(i - (n - 1) / 2) * 19} ${(i % 2) * 6 - 2})`, ROLES[name]()));
