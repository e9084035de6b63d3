// What a press on something that is no answer asks of the engine: the reason stands where the card wanted to go.
import type { BoardSpec } from '@dejarik/swccg/testing';
import { expect, test } from 'vitest';
import { swccgTo } from '../e2e/support/swccg.ts';
import type { Facts } from '../src/session/swccg/facts.ts';
import type { Moment } from '../src/session/swccg/moment.ts';
import { starWarsCcgPage } from '../src/session/swccg/page-game.ts';
import { intentFor } from '../src/swccg/why.ts';
import { open } from './support/playing.ts';

const page = starWarsCcgPage();
const faces = new Map(page.facts().map((facts) => [facts.id, facts as Facts]));

const LOCATIONS = {
  'Light Tatooine: Mos Eisley': [],
  'Light Tatooine: Docking Bay 94': ['Luke Skywalker'],
  'Light Tatooine: Cantina': [],
  'Dark Kessel': [],
};
const placeIn = ({ groups }: Moment, name: string): number =>
  groups.flatMap(({ locations }) => locations).find((location) => location.name === name)!.card;

function reasonAt(board: BoardSpec, before: string, place: string) {
  const { session, now } = open(page, swccgTo(board, 1, 'where', [before]));
  const intent = intentFor(now(), placeIn(now(), place), faces);
  return [intent?.kind, page.kit.whyNot(session.known.table, intent!)?.rule];
}

test('where a card of the hand is to go, a place says why it cannot go there', () => {
  const board: BoardSpec = {
    at: 'Light deploys',
    locations: LOCATIONS,
    light: { hand: ['Leia Organa'], force: ['X-wing', 'X-wing', 'X-wing', 'X-wing'] },
  };
  const [kind, rule] = reasonAt(board, 'Deploy Leia Organa', 'Kessel');
  expect(kind).toBe('deploy');
  expect(rule).toBe('CCG-LOC-24');
});

test('where a card of the table is to go, too', () => {
  const board: BoardSpec = { at: 'Light moves', locations: LOCATIONS, light: { force: ['X-wing', 'X-wing'] } };
  const [kind, rule] = reasonAt(board, 'Move Luke Skywalker', 'Kessel');
  expect(kind).toBe('move');
  expect(rule).toBe('CCG-LOC-24');
});
