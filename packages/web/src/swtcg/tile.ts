/** The Star Wars TCG in one picture: the three arenas, divided by two gold lines, and the dice between them. */
import { CAST } from '../art/cast.ts';
import { box, circle, each, line, moved, oval } from '../art/draw.ts';
import type { Picture } from '../art/portrait.ts';
import { SHIPS } from '../art/ships.ts';
import { bigBlade, bust, clash, placed } from '../art/stage.ts';
import { VEHICLES } from '../art/vehicles.ts';
import { pictureOf as arenaOf } from './arenas.ts';

/** The part of the picture that one arena fills, and its own box of 400 by 520 in it. */
function arena(n: number, edge: string, x: number, width: number, inner: string): string {
  const { sky, draw } = arenaOf(n);
  const scale = Math.max(width / 400, 460 / 520);
  return `<clipPath id="tile-arena${n}"><path d="${edge}"/></clipPath><g clip-path="url(#tile-arena${n})">${
    box(x, -40, width, 460, sky[1]) + moved(`translate(${x} -40) scale(${scale})`, draw()) + inner
  }</g>`;
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [-10, -10],
    [10, 10],
    [-10, 10],
    [10, -10],
  ],
  [
    [-10, -10],
    [10, 10],
    [-10, 10],
    [10, -10],
    [0, 0],
  ],
  [
    [-10, -11],
    [10, 11],
    [-10, 11],
    [10, -11],
    [-10, 0],
    [10, 0],
  ],
];

const die = (x: number, y: number, turn: number, face: number): string =>
  oval(x, y + 27, 22, 6, '#000', 0, 0.45) +
  placed(
    x,
    y,
    1,
    turn,
    box(-20, -20, 40, 40, '#f6f3ea', 9) +
      box(0, -20, 20, 40, '#cfc8b8', 9, 0.35) +
      each(PIPS[face]!, ([px, py]) => circle(px, py, 3.6, '#1a1d24')),
  );

export const tile: Picture = {
  sky: ['#0b1430', '#05070b'],
  box: '0 -30 600 440',
  fit: 'slice',
  draw: () =>
    arena(
      0,
      'M-300 -340H260L174 420L140 720H-300Z',
      -60,
      320,
      placed(110, 62, 1.7, 24, SHIPS.destroyer()) +
        `<g class="drifting">${placed(120, 210, 1.05, -32, SHIPS.xwing())}${placed(58, 262, 0.7, -32, SHIPS.xwing())}</g>` +
        placed(176, 130, 0.55, 150, SHIPS.tie()) +
        line('M134 190L168 148M140 196L174 150', '#ff6a5a', 2.6),
    ) +
    arena(
      1,
      'M264 -340H434L348 420L314 720H144L178 420Z',
      140,
      300,
      placed(290, 160, 1.5, 0, VEHICLES.atat()) +
        placed(246, 254, 0.7, 0, VEHICLES.speeder()) +
        line('M368 152L392 160M292 246L272 254', '#ff6a5a', 3),
    ) +
    arena(
      2,
      'M438 -340H920V720H318L352 420Z',
      350,
      260,
      bust(CAST.vader, 392, 112, 300, true) +
        bust(CAST.luke, 300, 186, 226) +
        bigBlade('blue', 462, 392, 9, 236) +
        bigBlade('red', 560, 398, -37, 176) +
        clash(479, 290, 0.62),
    ) +
    line('M262 -340L142 720M436 -340L316 720', '#ffe08a', 2.4, 0.55) +
    `<g class="tile-dice">${die(304, 256, -18, 1) + die(350, 226, 14, 2) + die(346, 282, 32, 0)}</g>`,
};
