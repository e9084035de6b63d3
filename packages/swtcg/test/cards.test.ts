import { describe, expect, test } from 'vitest';
import { ANH } from '../src/cards/ANH.cards.ts';
import { AOTC } from '../src/cards/AOTC.cards.ts';
import { type Card, isUnit, title } from '../src/cards/card.ts';
import { readCards, writeCards } from '../src/cards/cardfile.ts';
import { SR } from '../src/cards/SR.cards.ts';
import { KNOWN_SUBTYPES } from '../src/import/subtypes.ts';
import { parseAbility } from '../src/language/parse.ts';
import { printAbility } from '../src/language/print.ts';

const SETS = [
  ['AOTC', AOTC, 180],
  ['SR', SR, 90],
  ['ANH', ANH, 180],
] as const;
const ALL: readonly Card[] = SETS.flatMap(([, text]) => readCards(text).cards);

/** The ability lines of each card, as they stand in the file. */
function linesOf(text: string): { readonly type: Card['type']; readonly lines: string[] }[] {
  const byNumber = new Map(readCards(text).cards.map((card) => [card.number, card]));
  return text
    .trim()
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const [header = '', ...rest] = block.split('\n').map((line) => line.trim());
      const card = byNumber.get(Number.parseInt(header, 10));
      if (card === undefined) throw new Error(`no card for "${header}"`);
      return { type: card.type, lines: card.type === 'Battle' ? rest : rest.slice(1) };
    });
}

describe.each(SETS)('%s', (code, text, count) => {
  const file = readCards(text);

  test('is read without faults, and every card is playable', () => {
    expect(file.faults).toEqual([]);
    expect(file.unplayable).toEqual([]);
    expect(file.set).toBe(code);
    expect(file.cards).toHaveLength(count);
  });

  test('numbers its cards from 1 without gaps', () => {
    expect(file.cards.map((card) => card.number)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  });

  test('has as many common as uncommon and rare cards', () => {
    for (const rarity of ['C', 'U', 'R'])
      expect(file.cards.filter((card) => card.rarity === rarity)).toHaveLength(count / 3);
  });

  test('stands in the canonical form', () => {
    expect(writeCards(file)).toBe(text);
    for (const { type, lines } of linesOf(text))
      expect(lines.map((line) => printAbility(parseAbility(line, type), type))).toEqual(lines);
  });
});

describe('the cards of the three sets', () => {
  test('have ids and titles of their own', () => {
    expect(new Set(ALL.map((card) => card.id)).size).toBe(450);
    expect(new Set(ALL.map(title)).size).toBe(450);
  });

  test('take their subtypes from the known ones', () => {
    const used = new Set(ALL.flatMap((card) => card.subtypes));
    expect([...used].filter((word) => !KNOWN_SUBTYPES.includes(word))).toEqual([]);
    expect(KNOWN_SUBTYPES.filter((word) => !used.has(word))).toEqual([]);
  });

  test('have plausible numbers on units', () => {
    const inRange = (n: number, least: number, most: number): boolean => n >= least && n <= most;
    const odd = ALL.filter(isUnit).filter(
      ({ cost, speed, power, health, subtypes }) =>
        subtypes.length === 0 ||
        speed % 10 !== 0 ||
        !inRange(cost, 2, 10) ||
        !inRange(speed, 10, 70) ||
        !inRange(power, 0, 12) ||
        !inRange(health, 1, 14),
    );
    expect(odd.map(title)).toEqual([]);
  });

  test('give Battle and Mission cards one text and no subtypes, and Missions alone a cost', () => {
    const odd = ALL.filter(
      ({ abilities, subtypes, cost, type }) =>
        (type === 'Battle' && !(cost === 0 && abilities[0]?.is === 'activated')) ||
        (type === 'Mission' && !(cost > 0 && abilities[0]?.is === 'mission')) ||
        ((type === 'Battle' || type === 'Mission') && !(abilities.length === 1 && subtypes.length === 0)),
    );
    expect(odd.map(title)).toEqual([]);
  });

  test('let only Characters be Pilots, each of one kind of unit that exists', () => {
    const pilots = ALL.filter((card) => card.abilities.some((ability) => ability.is === 'pilot'));
    expect(pilots.length).toBeGreaterThan(0);
    expect(pilots.filter((card) => card.type !== 'Character').map(title)).toEqual([]);
    const piloted = pilots.flatMap((card) =>
      card.abilities.flatMap((ability) => (ability.is === 'pilot' ? ability.of : [])),
    );
    const exists = (of: string): boolean =>
      ALL.some((unit) => of.split(' ').every((word) => unit.subtypes.includes(word)));
    expect(piloted.filter((of) => !exists(of))).toEqual([]);
  });

  test('speak only of subtypes and names that exist', () => {
    const subtypes: string[] = [];
    const names: string[] = [];
    const collect = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(collect);
      else if (typeof value === 'object' && value !== null) {
        for (const [key, part] of Object.entries(value)) {
          if (key === 'subtypes' || key === 'as') subtypes.push(...(part as string[]));
          else if (key === 'not' && Array.isArray(part))
            subtypes.push(...part.flatMap((words: string) => words.split(' ')));
          else if (key === 'named') names.push(String(part));
          else collect(part);
        }
      }
    };
    collect(ALL.map((card) => card.abilities));
    expect(subtypes.filter((word) => !KNOWN_SUBTYPES.includes(word))).toEqual([]);
    expect(names.filter((name) => ALL.every((card) => card.name !== name))).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  });
});
