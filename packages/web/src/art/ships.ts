/** Starships, nose to the right, drawn round (0, 0) in about 100 by 70. */
import { box, circle, dark, each, light, line, oval, path, repeat } from './draw.ts';

const drive = (x: number, y: number, s: number, c: string): string =>
  box(x, y - s / 2, s * 2.4, s, c, s / 2) + box(x - s * 2, y - s / 3, s * 3, s * 0.66, c, s / 3, 0.4);
/** The same below the middle line. */
const twice = (half: string): string => `${half}<g transform="scale(1 -1)">${half}</g>`;
const GLASS = '#1b2a44';

export const SHIPS = {
  xwing: (mark = '#c23a2f') =>
    twice(drive(-38, -6, 4, '#ff8a5c')) +
    path('M-16-3L-24-27L-14-27L4-5ZM-16 3L-24 27L-14 27L4 5Z', '#b9ae9b') +
    path('M-24-27h34v2.4h-32zM-24 27h34v-2.4h-32z', '#8d8474') +
    path('M-19-14l8 1 2 5-8-1zM-19 14l8-1 2-5-8 1z', mark) +
    twice(path('M-30-7h18v5h-18z', '#7d8797')) +
    path('M-28 0L18-5.6L42 0L18 5.6Z', '#efe9dd') +
    path('M-28 0H42L18 5.6Z', '#b9ae9b') +
    path('M-10-2.6L6-4.6V0H-10Z', mark) +
    oval(12, -1, 6, 2.4, GLASS),
  ywing: (mark = '#d8b54a') =>
    twice(drive(-40, -16, 4, '#ff9f6b')) +
    path('M-34-19h42v6h-42zM-34 13h42v6h-42z', '#b9ae9b') +
    path('M-14-13h8v26h-8z', '#8d8474') +
    path('M-24-3H16L34-7V7L16 3H-24Z', '#e6dcc2') +
    path('M18-7H34V7H18Z', mark) +
    oval(26, 0, 5, 3, GLASS) +
    twice(circle(8, -16, 3.4, '#8d8474')),
  zwing: () =>
    drive(-40, 0, 7, '#ff9f6b') +
    path('M-30-8L-2-26H14L6-8ZM-30 8L-2 26H14L6 8Z', '#8f9a7a') +
    path('M-32-8H10L44 0L10 8H-32Z', '#c9c7b0') +
    path('M-32 0H44L10 8H-32Z', '#8f8d78') +
    oval(10, -1, 8, 3, GLASS) +
    box(-6, -27, 26, 2, '#6f6d5c') +
    box(-6, 25, 26, 2, '#6f6d5c'),
  tie: (wing = '#1d222b') =>
    path('M-4-11h8v-8h-8zM-4 11h8v8h-8z', '#7d8797') +
    twice(`<path d="M-20-26L-10-34H12L20-26L12-17H-10Z" fill="${wing}" stroke="#8a94a4" stroke-width="2"/>`) +
    line('M-15-26H16M-15 26H16M1-34V-17M1 34V17', '#5a6473', 1.2) +
    circle(0, 0, 12.5, '#bcc4cf') +
    path('M0-12.5A12.5 12.5 0 0 1 0 12.5Z', '#7d8797') +
    circle(4, 0, 7, '#1d2430') +
    line('M4-7V7M-3 0H11', '#8a94a4', 1),
  /** Bent wings: Vader's own. */
  tieAdvanced: () =>
    path('M-6-9h12v-8h-12zM-6 9h12v8h-12z', '#7d8797') +
    twice(
      `<path d="M-26-17L-18-30L-4-36H12L28-28L30-17L16-24H-10Z" fill="#1d222b" stroke="#8a94a4" stroke-width="2"/>`,
    ) +
    line('M-18-24L24-22M-18 24L24 22', '#5a6473', 1.2) +
    box(-30, -8, 26, 16, '#8a94a4', 4) +
    circle(2, 0, 11.5, '#bcc4cf') +
    path('M2-11.5A11.5 11.5 0 0 1 2 11.5Z', '#7d8797') +
    circle(6, 0, 6.4, '#1d2430') +
    line('M6-6V6M0 0H12', '#8a94a4', 1),
  tieScout: () =>
    path('M-3-11h6v-10h-6zM-3 11h6v10h-6z', '#7d8797') +
    twice(`<path d="M-34-21H34L40-28H-28Z" fill="#1d222b" stroke="#8a94a4" stroke-width="1.8"/>`) +
    path('M-24-9H14Q26 0 14 9H-24Z', '#bcc4cf') +
    path('M-24 0H20Q20 6 14 9H-24Z', '#7d8797') +
    circle(12, 0, 6, '#1d2430'),
  tieVanguard: () =>
    path('M-4-11h8v-8h-8zM-4 11h8v8h-8z', '#7d8797') +
    twice(`<path d="M-20-26L-10-34H12L20-26L12-17H-10Z" fill="#2b3440" stroke="#9fb0c8" stroke-width="2"/>`) +
    circle(0, 0, 12.5, '#bcc4cf') +
    path('M0-12.5A12.5 12.5 0 0 1 0 12.5Z', '#7d8797') +
    circle(4, 0, 7, '#1d2430') +
    path('M-22-6l-14-6v24l14-6z', '#9fb0c8') +
    line('M-36 0h-8', '#8fe0ff', 2),
  destroyer: (hull = '#cdd4de') =>
    drive(-46, -6, 4.5, '#8fe0ff') +
    drive(-46, 0, 5, '#8fe0ff') +
    drive(-46, 6, 4.5, '#8fe0ff') +
    path('M-36-21L50 2L-36 21Z', dark(hull, 0.42)) +
    path('M-36-21L50 2L-36 4Z', hull) +
    path('M-28-12L14-1L-28 6Z', dark(hull, 0.18)) +
    path('M-27-13h14v-7h-4v-6h-6v6h-4z', light(hull, 0.3)) +
    line('M-32 8L24 3M-32-14L6-5', '#5a6473', 1.2) +
    each(
      [
        [-20, -6],
        [-8, -4],
        [2, -1],
        [-24, 10],
        [-10, 7],
      ],
      ([x, y]) => box(x!, y!, 2, 1.2, '#ffe9a8'),
    ),
  victory: () =>
    drive(-42, -6, 4, '#8fe0ff') +
    drive(-42, 6, 4, '#8fe0ff') +
    path('M-34-18L-8-24L44 1L-34 18Z', '#6f7988') +
    path('M-34-18L-8-24L44 1L-34 2Z', '#b6bfca') +
    path('M-30-14L-8-18L8-4L-28 2Z', '#98a2b0') +
    path('M-28-16h10v-9h-3v-4h-4v4h-3z', '#d3dae2') +
    path('M-34 10L-16 6L-30 16Z', '#565f6c'),
  carrack: () =>
    drive(-46, 0, 7, '#8fe0ff') +
    path('M-38-12H-16L-10-7H22L26-12H44L48-4V4L44 12H26L22 7H-10L-16 12H-38Z', '#aab3bf') +
    path('M-38 0H48V4L44 12H26L22 7H-10L-16 12H-38Z', '#6f7988') +
    repeat(5, (i) => box(-8 + i * 6, -5, 3, 3, '#4c5666')) +
    box(-28, -18, 8, 6, '#c3cad4'),
  falcon: () =>
    drive(-36, 0, 12, '#a8d8ff') +
    circle(-4, 0, 26, '#b9b7ad') +
    path('M-4-26A26 26 0 0 1-4 26Z', '#8f8d84') +
    path('M12-18L42-9V-3L16-2ZM12 18L42 9V3L16 2Z', '#cfcdc3') +
    circle(-4, 0, 8, '#7d7b73') +
    circle(-4, 0, 4, '#5a5852') +
    path('M10 14L26 26L34 24L32 17L16 10Z', '#b9b7ad') +
    oval(32, 22, 4, 3, GLASS) +
    line('M-26-8H-10M-26 8H-10M-4-24V-10M-4 10V24', '#6f6d65', 1.4) +
    path('M-16-16l7 3-3 5zM2 14l7 2-5 4z', '#a4563f'),
  freighter: () =>
    drive(-36, 0, 10, '#a8d8ff') +
    path('M-32-16Q-6-28 24-16L40-6V6L24 16Q-6 28-32 16Z', '#a8a090') +
    path('M-32 0H40V6L24 16Q-6 28-32 16Z', '#777060') +
    circle(-6, 0, 9, '#6a6456') +
    path('M22-7L38-4V4L22 7Z', GLASS) +
    line('M-28-8H-16M-28 8H-16M8-14V14', '#5f594c', 1.6) +
    path('M-30-16L-20-30H-10L-14-20Z', '#8f8878'),
  /** A hammerhead, eleven engines. */
  corvette: (mark = '#a5402f') =>
    each([-14, -8, -2, 4, 10, 15], (y) => drive(-48, y, 3.4, '#ffb08a')) +
    path('M-42-17H-22V17H-42Z', '#b9b4a6') +
    path('M-42 0H-22V17H-42Z', '#8a8578') +
    path('M-22-9H20L24-5H30V-15L40-12Q50 0 40 12L30 15V5H24L20 9H-22Z', '#e6e2d6') +
    path('M-22 0H48Q48 6 40 12L30 15V5H24L20 9H-22Z', '#aaa597') +
    box(-14, -9, 5, 18, mark) +
    box(-4, -9, 3, 18, mark) +
    oval(-2, -12, 7, 4, '#c9c4b6') +
    box(32, -7, 3, 14, mark),
  n1: (mark = '#8a6f1e') =>
    path('M-46 0L-8-4V4Z', '#c9d1dc') +
    twice(
      path('M-14-5L10-26H24L16-5Z', '#f2d25c') +
        path('M-26-26H26Q34-26 36-23Q34-20 26-20H-22Z', '#dfe4ea') +
        circle(-27, -23, 2.6, '#8fe0ff'),
    ) +
    path('M-8-7Q24-9 38 0Q24 9-8 7Z', '#f2d25c') +
    path('M-8 0H38Q24 9-8 7Z', '#c9a23a') +
    oval(12, -1, 6, 3.4, GLASS) +
    circle(0, 0, 3.2, mark),
  royal: () =>
    path('M-38 0Q-10-8 46-1Q48 0 46 1Q-10 8-38 0Z', '#eef3f8') +
    twice(path('M-22-4L-38-28Q-28-30-14-24L10-5Z', '#c9d4e0') + circle(-37, -26, 2.6, '#8fe0ff')) +
    path('M-38 0Q-10 8 46 1V0Z', '#9fb0c4') +
    oval(18, -1.4, 7, 2, GLASS) +
    line('M-18-18L0-6M-18 18L0 6', '#f6fafe', 1.4),
  yacht: () =>
    drive(-44, 0, 5, '#8fe0ff') +
    path('M-40 0Q-20-22 6-10L48 0L6 10Q-20 22-40 0Z', '#dfe6ee') +
    path('M-40 0H48L6 10Q-20 22-40 0Z', '#93a4b8') +
    path('M-34 0Q-22-30-10-30Q-18-14-10-6Z', '#c3ccd8') +
    oval(20, -2, 8, 2.4, GLASS),
  nabooCruiser: () =>
    drive(-46, -5, 4, '#8fe0ff') +
    drive(-46, 5, 4, '#8fe0ff') +
    path('M-40 0L-30-26H22Q44-18 48 0Q44 18 22 26H-30Z', '#d3dce6') +
    path('M-40 0H48Q44 18 22 26H-30Z', '#8d9db2') +
    path('M-24-8H20L34 0L20 8H-24Z', '#eef3f8') +
    oval(24, 0, 5, 3, GLASS),
  vulture: () =>
    twice(path('M-30-8L26-20L30-14L-4-4Z', '#cdb998') + path('M-26-14L18-30L24-26L-8-10Z', '#8b7a5c')) +
    path('M-20-7Q6-10 18 0Q6 10-20 7Z', '#6f5f47') +
    circle(10, -3, 2, '#ff5a4a') +
    circle(10, 3, 2, '#ff5a4a') +
    drive(-26, 0, 4, '#ffb46b'),
  ring: (mark = '#4f452f', spire = '') =>
    line('M26-16A30 30 0 1 0 26 16', '#8b7a5c', 13) +
    line('M24-15A27 27 0 1 0 24 15', '#cdb998', 5) +
    line('M-28 0h18', '#8b7a5c', 6) +
    circle(-2, 0, 12, '#cdb998') +
    path('M-2-12A12 12 0 0 1-2 12Z', '#8b7a5c') +
    circle(-2, 0, 5, mark) +
    (spire === '' ? '' : line('M-2-12V-30M-7-26h10M-2 12V30', spire, 2.4)),
  warFreighter: () =>
    line('M30-12A28 28 0 1 0 30 12', '#6f6556', 15) +
    line('M28-11A25 25 0 1 0 28 11', '#a89878', 4) +
    circle(0, 0, 13, '#a89878') +
    path('M0-13A13 13 0 0 1 0 13Z', '#6f6556') +
    repeat(4, (i) => box(-26 + i * 3, -22 + i * 12, 4, 4, '#ffb46b')),
  lander: () =>
    path('M-8-6L-40-34H-28L18-8ZM-8 6L-40 34H-28L18 8Z', '#b09a74') +
    path('M-20-4L-48-14V-8L-20 0ZM-20 4L-48 14V8L-20 0Z', '#8b7a5c') +
    path('M-24-9H26Q40-6 44 0Q40 6 26 9H-24Z', '#cdb998') +
    path('M-24 0H44Q40 6 26 9H-24Z', '#9c8660') +
    oval(30, -1, 6, 2.4, GLASS),
  republicCruiser: (hull = '#c2503f') =>
    path('M-40-12h18l4 6h30l6-7h12l8 8v10l-8 8h-12l-6-7h-30l-4 6h-18Z', hull) +
    path('M-40 2h82l-4 8h-12l-6-7h-30l-4 6h-26Z', dark(hull, 0.35)) +
    line('M-14-5v10M-4-5v10M6-5v10', '#e3d6c8', 3) +
    each([-9, 0, 9], (y) => drive(-50, y, 4, '#8fe0ff')),
  acclamator: () =>
    drive(-48, -7, 5, '#8fe0ff') +
    drive(-48, 7, 5, '#8fe0ff') +
    path('M-38-24L48 3L-38 22Z', '#7a6f6a') +
    path('M-38-24L48 3L-38 4Z', '#d3cabb') +
    path('M-30-14L20 0L-30 2Z', '#a5402f') +
    path('M-26-14h16v-8h-6v-5h-6v5h-4z', '#e6dfd0') +
    path('M-26-10L4-2L-26 0Z', '#d3cabb'),
  gozanti: () =>
    drive(-40, -10, 5, '#ffb46b') +
    drive(-40, 10, 5, '#ffb46b') +
    path('M-32-14H-8V-6H-32ZM-32 6H-8V14H-32Z', '#7a4f3a') +
    path('M-34-7H18L40-4V4L18 7H-34Z', '#a8704c') +
    path('M-34 0H40V4L18 7H-34Z', '#6f452f') +
    path('M8-7L14-16H26L30-6Z', '#8a5a3e') +
    oval(30, -1, 5, 2, GLASS),
  shuttle: (hull = '#c9c4b0', mark = '#6a7a4a') =>
    drive(-40, 0, 7, '#8fe0ff') +
    path('M-34-12H14Q40-10 44 2Q40 10 14 12H-34Z', hull) +
    path('M-34 2H44Q40 10 14 12H-34Z', dark(hull, 0.35)) +
    path('M-26-12L-36-28H-22L-4-12Z', mark) +
    oval(30, -2, 7, 3.4, GLASS) +
    box(-20, -4, 30, 4, mark),
  /** Open sails before a needle. */
  sailer: () =>
    path('M-10 0Q10-44 40-34Q26-14 30 0Q26 14 40 34Q10 44-10 0Z', '#d9b98a', 0.75) +
    line('M-10 0Q14-24 38-33M-10 0H30M-10 0Q14 24 38 33M-10 0Q12-12 30-14M-10 0Q12 12 30 14', '#8a6a44', 1.4) +
    path('M-46 0Q-30-9-4-6L4 0L-4 6Q-30 9-46 0Z', '#a5805c') +
    path('M-46 0H4L-4 6Q-30 9-46 0Z', '#6d4f36') +
    oval(-14, -2, 6, 2.4, GLASS),
  geonosian: (mark = '#8a5f3c') =>
    path('M-30-4L-8-7L46-16L10-2ZM-30 4L-8 7L46 16L10 2Z', mark) +
    circle(-18, 0, 14, '#b0885c') +
    path('M-18-14A14 14 0 0 1-18 14Z', '#7a5a3a') +
    circle(-12, 0, 6, GLASS) +
    drive(-40, 0, 5, '#ffb46b'),
  slave: () =>
    path('M-30-14Q-10-26 6-12L30-4V4L6 12Q-10 26-30 14Q-20 0-30-14Z', '#7d8f6a') +
    path('M6 12Q-10 26-30 14Q-20 0-30 0H30V4Z', '#54624a') +
    path('M8-6L30-3V3L8 6Z', '#a04a32') +
    oval(16, 0, 6, 3, GLASS) +
    drive(-42, 0, 8, '#ffb46b'),
  jedi: (mark = '#a5402f') =>
    drive(-36, -8, 3.4, '#8fe0ff') +
    drive(-36, 8, 3.4, '#8fe0ff') +
    path('M44 0L-32-24V24Z', '#d8cdb6') +
    path('M44 0L-32 24V0Z', '#9c917a') +
    path('M20-7L-32-24V-16L6-4ZM20 7L-32 24V16L6 4Z', mark) +
    oval(-2, 0, 8, 4, GLASS) +
    circle(-2, -11, 3.6, '#7a8aa0'),
  hyperRing: () =>
    `<circle cx="0" cy="0" r="28" fill="none" stroke="#8b95a1" stroke-width="8"/>` +
    line('M-12-25A28 28 0 0 1 26-10', '#dfe6ee', 3) +
    each([-28, 28], (y) => box(-16, y - 6, 32, 12, '#aab3c0', 4) + drive(-26, y, 6, '#8fe0ff')),
  guild: (hull = '#7f8a6a') =>
    drive(-44, -6, 5, '#ffb46b') +
    drive(-44, 6, 5, '#ffb46b') +
    path('M-36-14H-10L6-24H24L20-8L46-3V3L20 8L24 24H6L-10 14H-36Z', hull) +
    path('M-36 0H46V3L20 8L24 24H6L-10 14H-36Z', dark(hull, 0.35)) +
    oval(30, 0, 5, 2, GLASS) +
    line('M-24-14V14M-10-14V14', dark(hull, 0.45), 1.6),
  /** A tower with a ring of engines. */
  techno: () =>
    path('M-46-10L-20-16V16L-46 10Z', '#8f9a8a') +
    path('M-20-8H30Q46-4 48 0Q46 4 30 8H-20Z', '#b6bfae') +
    path('M-20 0H48Q46 4 30 8H-20Z', '#767f70') +
    each([-26, -15, 15, 26], (y) => box(-34, y - 4, 30, 8, '#8f9a8a', 4) + drive(-42, y, 4.4, '#ffb46b')) +
    oval(34, 0, 6, 2.6, GLASS),
  banking: () =>
    drive(-44, 0, 8, '#8fe0ff') +
    path('M-36-8H-14L-6-26L12-28L8-8H36L46 0L36 8H8L12 28L-6 26L-14 8H-36Z', '#9a96a8') +
    path('M-36 0H46L36 8H8L12 28L-6 26L-14 8H-36Z', '#5f5c70') +
    oval(32, 0, 5, 2.2, GLASS),
  infiltrator: () =>
    path('M-10-4H46L48 0L46 4H-10Z', '#6b6d78') +
    circle(-14, 0, 15, '#4b4d58') +
    twice(path('M-26-12L-18-28L-4-28L-6-13Z', '#32343d')) +
    circle(-14, 0, 7, '#8d8f9b') +
    circle(-14, 0, 3, '#b02a2a') +
    drive(-40, 0, 5, '#ff7a5c'),
  skyhopper: () =>
    path('M-20-5L-36-34H-26L8-6ZM-20 5L-36 34H-26L8 6Z', '#9aa5b4') +
    path('M-30-7H14L38 0L14 7H-30Z', '#dfe3e8') +
    path('M-30 0H38L14 7H-30Z', '#9aa3ae') +
    path('M-16-7L-26-24H-14L0-7Z', '#c23a2f') +
    oval(14, -1, 7, 3, GLASS),
  /** A wheel in orbit. */
  station: (c = '#8b95a1') =>
    `<ellipse cx="0" cy="0" rx="44" ry="15" fill="none" stroke="${c}" stroke-width="7"/>` +
    line('M-44 0H44M-24-12L24 12M24-12L-24 12', dark(c, 0.3), 2.6) +
    oval(0, 0, 15, 12, light(c, 0.2)) +
    path('M0-12A15 12 0 0 1 0 12Z', dark(c, 0.35), 0.6) +
    line('M0-12V-38M0 12V38', c, 4) +
    each([-36, -12, 12, 36], (x) => circle(x, 14 - Math.abs(x) / 5, 1.8, '#ffe9a8')),
  /** A moon that is none. */
  sphere: () =>
    circle(0, 0, 36, '#8a94a2') +
    path('M0-36A36 36 0 0 1 0 36A46 46 0 0 0 0-36Z', '#20262f', 0.65) +
    box(-36, -2, 72, 4, '#3a424f') +
    circle(-14, -15, 10, '#5c6675') +
    circle(-14, -15, 4, '#7fff9a'),
  /** Grown, not built. */
  coral: (c = '#a8604a') =>
    drive(-42, 0, 6, '#8fe06a') +
    path('M-34-8Q-30-24-10-22Q0-32 14-22Q40-18 46 0Q36 16 14 20Q-4 30-14 20Q-34 20-34-8Z', c) +
    path('M46 0Q36 16 14 20Q-4 30-14 20Q-34 20-34 2Q0 14 46 0Z', dark(c, 0.4), 0.7) +
    each(
      [
        [-16, -10, 4],
        [0, -16, 3],
        [12, -6, 5],
        [-6, 4, 3],
        [24, -8, 3],
      ],
      ([x, y, r]) => circle(x!, y!, r!, dark(c, 0.35)),
    ) +
    oval(32, -2, 6, 3, '#ffd36b'),
} satisfies Record<string, (...c: string[]) => string>;
