// The log as players read it: nothing is said of nothing, and one thing in one line.
import { expect, test } from 'vitest';
import { logLines } from '../src/log.ts';
import type { Event } from '../src/rules/event.ts';
import { game } from './setups.ts';

const { cards } = game.cards;
const stormtrooper = cards.find(({ title }) => title === 'Stormtrooper')!.index;
const cantina = cards.find(({ title }) => title === 'Tatooine: Cantina')!.index;

const textOf = (...events: readonly Event[]): string[] =>
  logLines(
    game.cards,
    events.map((event) => game.viewEvent(event, 0)!),
  )
    .map(({ text }) => text)
    .filter((text) => text !== '');

const played: Event = { kind: 'played', seat: 0, card: 7, def: stormtrooper, from: 5, witnesses: 7 };
const paid: Event = { kind: 'useForce', seat: 0, card: 9, def: -1, from: 1, witnesses: 0 };
const deployed: Event = {
  ...played,
  kind: 'deployed',
  on: 3,
  onDef: cantina,
  as: 1,
};

test('whoever looks at nothing is not mentioned', () => {
  expect(textOf({ kind: 'look', seat: 1, cards: [], defs: [] })).toEqual([]);
  expect(textOf({ kind: 'look', seat: 1, cards: [4, 5], defs: [] })).toEqual(['Light looks at 2 cards.']);
});

test('a card that is deployed at once is named once', () => {
  expect(textOf(played, paid, deployed)).toEqual(['Dark deploys Stormtrooper to Tatooine: Cantina.']);
  expect(textOf(played, paid)).toEqual(['Dark plays Stormtrooper.']);
  expect(textOf(played, paid, { ...deployed, card: 8 })[0]).toBe('Dark plays Stormtrooper.');
});

test('a card that becomes another thing where it lies is told by what it becomes', () => {
  const of = (kind: 'undercover' | 'coverBroken' | 'turnedOff' | 'turnedOn' | 'blownAway'): string[] =>
    textOf({ kind, seat: 0, card: 7, def: stormtrooper, witnesses: 7 });
  expect(of('undercover')).toEqual(['Stormtrooper goes Undercover.']);
  expect(of('coverBroken')).toEqual(['Stormtrooper is no longer Undercover.']);
  expect(of('turnedOff')).toEqual(['Stormtrooper is turned off.']);
  expect(of('turnedOn')).toEqual(['Stormtrooper is turned on.']);
  expect(of('blownAway')).toEqual(['Stormtrooper is blown away.']);
});

test('a shot tells what it came to and what that was held against', () => {
  const shot: Event = {
    kind: 'shot',
    seat: 0,
    card: 7,
    def: stormtrooper,
    witnesses: 7,
    n: 6000,
    than: '>',
    need: 3000,
    against: 'ability',
  };
  expect(textOf(shot)).toEqual(['Stormtrooper: 6, and it takes > ability 3.']);
  expect(textOf({ ...shot, than: 'at most', against: '' })).toEqual(['Stormtrooper: 6, and it takes at most 3.']);
});
