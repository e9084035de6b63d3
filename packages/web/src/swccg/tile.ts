/** The Star Wars CCG in one picture: the battle station, plates of places, and the Force in rings of light. */
import { CAST } from '../art/cast.ts';
import { box, circle, each, line, moved, path, ring } from '../art/draw.ts';
import { PLACES } from '../art/places.ts';
import type { Picture } from '../art/portrait.ts';
import { bust, sky } from '../art/stage.ts';
import { WORLDS } from '../art/worlds.ts';

const station =
  circle(264, 84, 80, '#7a8592', 0.16) +
  circle(264, 84, 74, '#8e99a6') +
  path('M264 10A74 74 0 0 1 264 158A96 96 0 0 0 264 10Z', '#1d242d', 0.65) +
  circle(240, 58, 19, '#5a6572') +
  ring(240, 58, 19, '#2a323c', 3) +
  circle(237, 55, 5, '#2a323c') +
  line('M190 92Q264 104 338 88', '#2a323c', 5) +
  line('M200 112H252M270 118H320M212 126H246M274 60H318M286 48H322M206 74H216', '#3a434f', 3);

const PLATES: readonly (readonly [x: number, rim: string, place: () => string])[] = [
  [20, '#6cc4ff', WORLDS.tatooine],
  [132, '#ff7a6e', PLACES.deathBay],
  [244, '#6cc4ff', PLACES.cantina],
];

const plate = (x: number, i: number, rim: string, place: string): string =>
  `<g transform="translate(${x} ${i === 1 ? 178 : 186}) skewY(${(1 - i) * -5})">${box(-3, -3, 102, 78, rim, 10, 0.9)}<clipPath id="tile-plate${i}"><rect width="96" height="72" rx="8"/></clipPath><g clip-path="url(#tile-plate${i})"><g transform="translate(-10) scale(.72)">${place}</g></g></g>`;

const wave = (r: number): string =>
  `<ellipse cx="180" cy="282" rx="${r * 1.7}" ry="${r * 0.5}" fill="none" stroke="#7fd4ff" stroke-opacity=".5" stroke-width="1.6"/>`;

export const tile: Picture = {
  sky: ['#071a26', '#0d3a44'],
  box: '-80 -34 520 450',
  fit: 'slice',
  draw: () =>
    moved('translate(-80 -30)', sky(110, 520, 240, 'places tile')) +
    station +
    bust(CAST.ben, -22, 70, 176) +
    path('M-300 246Q180 226 660 246V720H-300Z', '#06141a', 0.75) +
    each(PLATES, ([x, rim, place], i) => plate(x, i, rim, place())) +
    `<path d="M68 262Q110 300 180 282T292 258" stroke="#7fd4ff" stroke-width="3" fill="none" opacity=".8" stroke-dasharray="2 9" stroke-linecap="round"/>` +
    each([70, 50, 30], wave) +
    circle(180, 280, 46, '#7fd4ff', 0.16) +
    circle(180, 280, 28, '#7fd4ff', 0.25) +
    circle(180, 280, 12, '#eafaff'),
};
