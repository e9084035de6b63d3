/** Young Jedi in one picture: three planets on an arc, and crossed blades before a copper dusk. */
import { CAST } from '../art/cast.ts';
import { box, circle, each, line, moved, path, ring } from '../art/draw.ts';
import type { Picture } from '../art/portrait.ts';
import { bigBlade, bust, clash, sky } from '../art/stage.ts';

const globe = (x: number, y: number, r: number, c: string, shade: string): string =>
  circle(x, y, r + 5, c, 0.14) +
  circle(x, y, r, c) +
  path(`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}A${r * 1.3} ${r * 1.3} 0 0 0 ${x} ${y - r}Z`, shade, 0.6);

const LIGHTS = [
  [300, 84],
  [312, 92],
  [322, 82],
  [306, 104],
  [318, 106],
  [328, 98],
  [298, 96],
] as const;

const DUSK = `<linearGradient id="tile-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#171233"/><stop offset=".5" stop-color="#5a2f4a"/><stop offset="1" stop-color="#d98447"/></linearGradient>${box(-300, -40, 960, 330, 'url(#tile-dusk)')}`;

export const tile: Picture = {
  sky: ['#171233', '#3a1c22'],
  box: '-80 -34 520 450',
  fit: 'slice',
  draw: () =>
    DUSK +
    moved('translate(-80 -30)', sky(96, 520, 230, 'young tile')) +
    `<path d="M20 70Q180 -24 340 74" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.4" stroke-dasharray="3 6"/>` +
    globe(180, 66, 52, '#d99c55', '#5a3018') +
    line('M131 52Q180 70 230 48M129 74Q180 94 231 70M140 98Q180 110 222 94', '#8a5526', 6, 0.55) +
    globe(48, 92, 31, '#58ab8c', '#153a44') +
    path('M24 84Q44 74 52 90Q64 100 76 88Q70 116 48 112Q30 108 24 84Z', '#2a6f5c', 0.8) +
    globe(312, 94, 31, '#5b64b8', '#161a40') +
    each(LIGHTS, ([x, y]) => circle(x, y, 1.8, '#ffe3a0')) +
    ring(312, 94, 13, '#ffe3a0', 1.4, 0.6) +
    path('M-300 268Q90 240 190 262T660 252V720H-300Z', '#3a1c22') +
    bust(CAST.kenobi, -18, 130, 206) +
    bust(CAST.maul, 176, 128, 206, true) +
    bigBlade('blue', 96, 330, 32, 190) +
    bigBlade('red', 262, 330, -32, 190) +
    clash(180, 196, 0.9),
};
