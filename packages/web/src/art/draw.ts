/** SVG text by code: the few shapes and tones that every picture is made of. Nothing from outside is ever put into it. */

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export const mix = (from: string, to: string, part: number): string => {
  const goal = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + (goal[i]! - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
/** Towards night, and towards light. */
export const dark = (colour: string, part = 0.22): string => mix(colour, '#0a0810', part);
export const light = (colour: string, part = 0.2): string => mix(colour, '#fff6e4', part);

const veil = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${opacity}"`);
export const path = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}"${veil(opacity)}/>`;
export const line = (d: string, stroke: string, width = 2, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${veil(opacity)}/>`;
export const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${veil(opacity)}/>`;
export const ring = (x: number, y: number, r: number, stroke: string, width = 2, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"${veil(opacity)}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0, opacity = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`}${veil(opacity)}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, round = 0, opacity = 1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${round === 0 ? '' : ` rx="${round}"`}${veil(opacity)}/>`;
export const moved = (transform: string, inner: string): string => `<g transform="${transform}">${inner}</g>`;
/** The same again on the right of the figure's middle line, x = 60. */
export const both = (half: string): string => half + moved('translate(120 0) scale(-1 1)', half);
/** A shape and, over its right half, its shade. */
export const shaded = (whole: string, right: string, colour: string, part = 0.35): string =>
  path(whole, colour) + path(right, dark(colour, part), 0.55);
export const each = <T>(list: readonly T[], draw: (item: T, i: number) => string): string => list.map(draw).join('');
export const repeat = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');
export const tenth = (n: number): number => Math.round(n * 10) / 10;

/** Colours that parts are ordered by name; anything else is six digits. */
const COLOURS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    fair: '#f1cfac',
    tan: '#dfae84',
    olive: '#c99670',
    bronze: '#a87450',
    brown: '#7a4e33',
    deep: '#5a3826',
    old: '#e6c7aa',
    pale: '#e4d8cc',
    black: '#1b1b21',
    soot: '#2b2a31',
    ash: '#54565e',
    grey: '#8f949c',
    silver: '#c3cad4',
    white: '#eef0f2',
    snow: '#f3f6fa',
    cream: '#e6dec9',
    sand: '#d8c7a3',
    straw: '#cf9f55',
    gold: '#e3b341',
    ochre: '#b98a3c',
    orange: '#e07f33',
    rust: '#a5512f',
    red: '#c23a2f',
    wine: '#6d2130',
    pink: '#d98a94',
    plum: '#5b3a68',
    violet: '#7a5aa8',
    navy: '#26365a',
    blue: '#2f66c9',
    sky: '#6f9ed6',
    teal: '#2f7a78',
    jade: '#3f6b60',
    green: '#5f8a4a',
    moss: '#626b5f',
    leaf: '#93b668',
    hide: '#75502d',
    bark: '#5d412b',
    chestnut: '#6b4222',
    dusk: '#3a2416',
    auburn: '#9a5f34',
    tawny: '#8c6233',
    stone: '#9a9078',
    khaki: '#8a7a55',
  }),
);
export const colour = (word: string): string => COLOURS.get(word) ?? `#${word}`;

/** Parts by name, each drawn from its colours. */
export type Parts = Readonly<Record<string, (...colours: string[]) => string>>;
/** A part's name and its colours, such as "tunic cream sand". */
export type Part<T extends Parts> = (keyof T & string) | `${keyof T & string} ${string}`;
export function drawPart<T extends Parts>(parts: T, order: Part<T>): string {
  const [name, ...colours] = order.split(' ') as [keyof T & string, ...string[]];
  return parts[name]!(...colours.map(colour));
}
