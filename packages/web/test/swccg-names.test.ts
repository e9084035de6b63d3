/** Names of the Star Wars CCG in little room: every card has one that fits. */
import { expect, test } from 'vitest';
import { starWarsCcg } from '../src/session/swccg/engine.ts';
import { allFacts } from '../src/session/swccg/facts.ts';
import { beginningIn, fits, nameIn, type NameRoom, parted, widthOf } from '../src/swccg/names.ts';

const cards = allFacts(starWarsCcg());
const nameOf = ({ name }: { readonly name: string }): string => name.replace(/^[^:]+: /u, '');

/** The smallest token that shows a name, a location's lowest and narrowest plate, a card of a large hand on a phone. */
const TOKEN: NameRoom = { width: 43, size: 11, lines: 1 };
const PLATE: NameRoom = { width: 36, size: 11, lines: 1 };
/** A cell of the folded map on a phone held sideways, with fourteen locations. */
const CELL: NameRoom = { width: 30, size: 11, lines: 1 };
const HELD: NameRoom = { width: 43, size: 11, lines: 2 };

test('all cards are looked at', () => expect(cards).toHaveLength(486));

test('whatever stands at a location has a name that fits the smallest token', () => {
  const standing = cards.filter(({ type }) => ['Character', 'Starship', 'Vehicle', 'Creature'].includes(type));
  expect(standing.length).toBeGreaterThan(150);
  const called = standing.map((card) => [card.name, nameIn(nameOf(card), TOKEN)] as const);
  expect(called.filter(([, brief]) => brief.length < 2 || widthOf(brief, TOKEN.size) > TOKEN.width)).toEqual([]);
});

test.for([
  ['the narrowest plate', PLATE],
  ['a cell of the folded map', CELL],
] as const)('every location has a name of its own that fits %s', ([, room]) => {
  const locations = cards.filter(({ type }) => type === 'Location');
  const called = new Map(locations.map((card) => [card.name, nameIn(nameOf(card), room)]));
  expect([...called].filter(([, brief]) => brief === '' || !fits(brief, room))).toEqual([]);
  // In one system no two are called the same.
  const inSystem = locations.map(({ name, system }) => `${system}: ${called.get(name)}`);
  expect(new Set(inSystem).size).toBe(called.size);
});

test('every card of a hand has a name or its beginning, and no word is broken', () => {
  const called = cards.map((card) => [card.name, beginningIn(nameOf(card), HELD)] as const);
  expect(called.filter(([, brief]) => brief.length < 2 || !fits(brief, HELD))).toEqual([]);
});

test('short forms are what players say', () => {
  const token = (name: string): string => nameIn(name, TOKEN);
  expect(['Millennium Falcon', 'Obi-Wan Kenobi', 'Momaw Nadon', 'Tusken Raider', 'Dice Ibegon'].map(token)).toEqual([
    'Falcon',
    'Obi-Wan',
    'Momaw',
    'Tusken',
    'Dice',
  ]);
  expect(nameIn('Docking Bay 94', PLATE)).toBe('Bay 94');
  expect(nameIn('Massassi War Room', { width: 60, size: 11, lines: 2 })).toBe('Massassi War Room');
  expect(nameIn('Yavin 4', { width: 12, size: 11, lines: 1 })).toBe('');
  expect(beginningIn('How Did We Get Into This Mess?', HELD)).toBe('How Did We Get…');
});

test('long words are parted where they are said in two', () => {
  expect(parted('Stormtrooper')).toBe('Storm\u00adtrooper');
  expect(parted('Han Solo')).toBe('Han Solo');
});

/** What hangs from a card on a phone, and on a laptop. */
const TABS: readonly NameRoom[] = [
  { width: 44, size: 12, lines: 1 },
  { width: 78, size: 12, lines: 1 },
];

test('weapons and devices are called by what they are, not by whose', () => {
  const carried = cards.filter(({ type }) => type === 'Weapon' || type === 'Device');
  for (const room of TABS) {
    const called = carried.map((card) => [card.name, nameIn(nameOf(card), room)] as const);
    expect(called.filter(([, brief]) => brief === '' || /['’]s(?: Heavy)?$/u.test(brief))).toEqual([]);
  }
  const tab = (name: string): string => nameIn(name, TABS[0]!);
  expect(["Vader's Lightsaber", "Han's Heavy Blaster Pistol", 'Proton Torpedoes'].map(tab)).toEqual([
    'Saber',
    'Blaster',
    'Torp.',
  ]);
});
