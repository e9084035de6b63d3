// The card of the Star Wars CCG shown large: what its signs mean, and what a location's totals are made of.
import type { BoardSpec } from '@dejarik/swccg/testing';
import { expect, test } from 'vitest';
import { swccgTo } from '../e2e/support/swccg.ts';
import { starWarsCcg } from '../src/session/swccg/engine.ts';
import type { Explained } from '../src/session/swccg/explain.ts';
import { allFacts } from '../src/session/swccg/facts.ts';
import { starWarsCcgPage } from '../src/session/swccg/page-game.ts';
import { meaningsOf } from '../src/swccg/meanings.ts';
import { open } from './support/playing.ts';

const cards = allFacts(starWarsCcg());
const meaningOf = (title: string) => new Map(meaningsOf(cards.find((card) => card.title === title)!));

test('every icon, kind and trait of every card is explained', () => {
  for (const card of cards) {
    const names = meaningsOf(card)
      .map(([name]) => name)
      .join(', ');
    for (const trait of card.traits) expect(names).toContain(trait);
    expect(meaningsOf(card).length).toBeGreaterThanOrEqual(
      Math.min(1, card.kinds.length + card.icons.length + card.traits.length),
    );
    for (const [name, meaning] of meaningsOf(card)) expect([name, meaning === '']).toEqual([name, false]);
  }
});

test('an icon says what it does on this card', () => {
  expect(meaningOf('Red 5').get('Scomp link')).toMatch(/aboard/u);
  expect(meaningOf('Death Star: War Room').get('Scomp link')).toMatch(/Droids/u);
  expect(meaningOf('Imperial-Class Star Destroyer').get('pilot')).toMatch(/of its own/u);
  expect(meaningOf('Luke Skywalker').get('pilot')).toMatch(/Can pilot/u);
});

test('what only other cards speak of is told in one line', () => {
  const meanings = meaningsOf(cards.find(({ title }) => title === 'Darth Vader')!);
  expect(meanings.filter(([, meaning]) => meaning.startsWith('Texts of other cards'))).toHaveLength(1);
});

const BOARD: BoardSpec = {
  at: 'Light controls',
  locations: {
    'Light Tatooine: Cantina': ['Luke Skywalker', 'Rebel Trooper', 'Darth Vader'],
  },
};

test('a location on the table tells whose power its totals are made of', () => {
  const page = starWarsCcgPage();
  const { session, now } = open(page, swccgTo(BOARD, 1, 'act'));
  const place = now()
    .groups.flatMap(({ locations }) => locations)
    .find(({ name }) => name === 'Cantina')!;
  const explained = page.askGame(session.known, 'explain', place.card) as Explained[];
  const totals = explained.filter(({ seat }) => seat !== undefined);
  expect(totals.map(({ seat, n }) => [seat, n])).toEqual(place.power.map((n, seat) => [seat, n]));
  expect(totals[0]!.parts).toEqual(['6 Darth Vader']);
  expect(totals[1]!.parts).toEqual(expect.arrayContaining(['3 Luke Skywalker', '1 Rebel Trooper']));
});

test('what is aboard says what it adds to the numbers of what carries it', () => {
  const board: BoardSpec = {
    at: 'Light controls',
    locations: {
      'Dark Kessel': ['Red 5', 'Luke Skywalker, pilot of Red 5', 'R2-D2 (Artoo-Detoo), astromech of Red 5'],
    },
  };
  const { now } = open(starWarsCcgPage(), swccgTo(board, 1, 'act'));
  const [ship] = now().groups.flatMap(({ locations }) => locations.flatMap(({ sides }) => sides[1]!));
  const nameOf = (face: string | null): string | undefined => cards.find(({ id }) => id === face)?.name;
  const adds = Object.fromEntries(ship!.with.map((view) => [nameOf(view.face), view.adds]));
  expect(adds['Luke Skywalker']).toContainEqual(expect.objectContaining({ stat: 'power' }));
});
