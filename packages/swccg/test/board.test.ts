// The table in a terminal: at every usual width it is to be seen whose icons are at a location, and how many.
import { Match, seenTable } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { boardLines } from '../src/board.ts';
import { nameOf } from '../src/naming.ts';
import { iconsAt } from '../src/rules/query.ts';
import { DARK, LIGHT } from '../src/rules/state.ts';
import { buildBoard, gameWith } from '../testing/index.ts';

/** The longest names, among them some that begin alike. */
const SITES = [
  'Death Star: Detention Block Control Room',
  'Death Star: Detention Block Corridor',
  'Death Star: Level 4 Military Corridor',
  'Dejarik Hologameboard',
  'Imperial Holotable',
  'Yavin 4: Massassi Throne Room',
  "Light Tatooine: Lars' Moisture Farm",
  'Light Tatooine: Docking Bay 94',
];
const TYPES = '  Light Character - Rebel   R1\n destiny 1   deploy 2   power 10.5   ability 1.5   forfeit 5';

test.each([80, 100, 120, 140])('icons and numbers are whole %i columns wide, and names told apart', (width) => {
  const game = gameWith([`•A Rebel With A Name For Two Or Three${TYPES}`]);
  const locations = Object.fromEntries(SITES.map((site) => [site, [] as string[]]));
  locations['Death Star: Level 4 Military Corridor'] = ['hit A Rebel With A Name For Two Or Three'];
  const state = buildBoard(game.cards, { at: 'Light controls', locations });
  const seen = seenTable(game, game.view(new Match(game, state).table, LIGHT));
  const lines = boardLines(seen, width);

  expect(lines.filter((line) => line.length > width)).toEqual([]);
  const told = [...lines.join('\n').matchAll(/\[(?<name>[^\]]+)\](?<icons>o*\|o*)/gu)].map(({ groups }) => groups!);
  const icons = (at: number, side: number): string => 'o'.repeat(iconsAt(seen, at, side));
  const there = state.groups.flat();
  expect(told.map(({ icons: shown }) => shown)).toEqual(there.map((at) => `${icons(at, DARK)}|${icons(at, LIGHT)}`));
  const namesOf = (begins: string): string[] =>
    there.map((at) => nameOf(seen, at).replace(/^[^:]+: /u, '')).filter((name) => name.startsWith(begins));
  expect(lines.join('\n')).toMatch(/A Rebel With.*… 10\.5\/1\.5 hit/u);
  expect(told.filter(({ name }) => namesOf(name!.replace('…', '')).length !== 1)).toEqual([]);
});
