/** Two against two at the page's table: who is told what, and what is kept of it. */
import { opponentsOf, partnersOf } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { LocalTable } from '../src/session/local-table.ts';
import { type NewGame, newGameOf, type SavedGame } from '../src/session/new-game.ts';
import { Session } from '../src/session/session.ts';
import type { Moment } from '../src/session/swtcg/moment.ts';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { enemiesOf, isPrimary, letterOf, seatName, teamOf } from '../src/table/seats.ts';

const page = swtcgPage();
const { game } = page.kit;
const seating = game.otherSeats!.find((seats) => seats.length === 4)!;
const decks = seating.map(({ side }, seat) => {
  const own = page.kit.decks().filter((deck) => deck.side === game.sides[side]);
  return own[seat % own.length]!;
});

function begin(setup: NewGame): { readonly saved: () => SavedGame; readonly moments: Moment[] } {
  const moments: Moment[] = [];
  const table = new LocalTable(game, setup);
  new Session(page, table, { seats: setup.seats, publish: (moment) => moments.push(moment) }).begin();
  return { saved: () => table.saved(), moments };
}

const SETUP: NewGame = {
  edition: 'x',
  seed: 'teams',
  decks,
  table: seating,
  seats: ['easy', 'easy', 'human', 'easy'],
};

test('a partner’s hand is seen, an enemy’s is counted (TCG-TROIG-03)', () => {
  const { moments } = begin(SETUP);
  const { sides, viewer, places, setup } = moments.at(-1)!;
  expect(viewer).toBe(2);
  expect(places).toEqual(seating.map(({ side, team }) => ({ side, team })));
  for (const seat of [2, 3]) expect(sides[seat]!.hand.every(({ face }) => face !== null)).toBe(true);
  for (const seat of [0, 1]) {
    expect(sides[seat]!.hand.length).toBeGreaterThan(0);
    expect(sides[seat]!.hand.every(({ face }) => face === null)).toBe(true);
  }
  // TCG-TROIG-02
  expect(setup?.limits ?? [50, 50, 50, 50]).toEqual([50, 50, 50, 50]);
});

test('it is told by seats, and goes on after it was kept', () => {
  const first = begin(SETUP);
  const told = first.moments.flatMap(({ log }) => log.more.map(({ text }) => text)).join('\n');
  expect(told).toMatch(/\b(?:Dark|Light) [AB]\b/u);
  expect(told).not.toContain('Nobody');
  const saved = first.saved();
  expect(saved.replay.seats).toEqual(seating);
  const again = begin(newGameOf(JSON.parse(JSON.stringify(saved)) as typeof saved));
  expect(again.moments.at(-1)!.places).toHaveLength(4);
});

test('the page’s words for teams are those of the kernel', () => {
  const places = seating.map(({ side, team }) => ({ side, team }));
  for (const seat of places.keys()) {
    expect(enemiesOf(places, seat)).toEqual(opponentsOf({ seats: seating }, seat).toSorted((a, b) => a - b));
    expect(teamOf(places, seat)).toEqual([seat, ...partnersOf({ seats: seating }, seat)]);
    expect(seatName(places, seat)).toBe(seating[seat]!.name);
  }
  expect([0, 1, 2, 3].map((seat) => isPrimary(places, seat))).toEqual([true, false, true, false]);
  const two = places.filter((_, seat) => seat % 2 === 0);
  expect([letterOf(two, 0), isPrimary(two, 0), seatName(two, 1)]).toEqual(['', false, 'Light']);
});
