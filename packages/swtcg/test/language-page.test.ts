/** docs/card-language.md: every example on it is read and written back, and every production of the language has one. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CardType } from '../src/cards/card.ts';
import { KEYWORDS, PLAYED_KEYWORDS } from '../src/language/keywords.ts';
import { CardTextError, parseAbility } from '../src/language/parse.ts';
import { printAbility } from '../src/language/print.ts';
import * as examples from './language-examples.ts';

const page = readFileSync(new URL('../../../docs/card-language.md', import.meta.url), 'utf8');

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const TYPES: readonly CardType[] = ['Character', 'Battle', 'Mission', 'Equipment'];

/** How an example becomes a whole line, by the heading it stands under; the first that is understood counts. */
const LINES: Readonly<Record<string, readonly ((words: string) => string)[]>> = {
  Abilities: [(line) => line],
  Restrictions: [(words) => `${words} Tap -> Draw 1 card.`, (line) => line],
  Costs: [
    (words) => `${capital(words)} -> Draw 1 card.`,
    (words) => `When battle starts: You may ${words}: Draw 1 card.`,
    (words) => `Tap 1 of your Droids, ${words} -> Draw 1 card.`,
  ],
  'Which cards': [
    (words) => `Choose 1 ${words}.`,
    (words) => `Choose 1 unit. Tap 1 unit ${words}.`,
    (words) => `Tap -> Tap 1 unit ${words}.`,
    (words) => `Choose ${words}.`,
    (words) => `Tap ${words}.`,
    (words) => `Tap -> Tap ${words}.`,
    (words) => `Tap -> Choose 1 unit. Tap ${words}.`,
    (words) => `Choose 1 unit. Gain ${words}.`,
    (words) => `Tap -> Choose 1 unit. This unit deals ${words} to it.`,
    (words) => `Tap -> Gain ${words}.`,
    (words) => `Choose 1 unit. Prevent all damage to it. Gain ${words}.`,
    (words) => `Choose 1 unit. Prevent all damage to it. Give it ${words} this turn.`,
    (words) => `Tap -> Give this unit ${words} this turn.`,
    (words) => `Choose 1 unit. Give it ${words} this turn.`,
    (words) => `While ${words}: This unit has +1 power.`,
    (words) => `While there is ${words}: This unit has +1 power.`,
    (line) => line,
  ],
  'What a unit has or is given': [(words) => `This unit has ${words}.`, (words) => `This unit has ${words}`],
  Conditions: [
    (words) => `While ${words}: This unit has +1 power.`,
    (words) => `When this unit attacks, if ${words}: Draw 1 card.`,
  ],
  Events: [(words) => `When ${words}: Draw 1 card.`],
  Effects: [
    (line) => line,
    (line) => `Choose 1 unit. ${line}`,
    (line) => `Tap -> ${line}`,
    (line) => `Tap -> Choose 1 unit. ${line}`,
    (line) => `When this unit would damage a Jedi: ${line}`,
    (line) => `From your hand: Tap -> ${line}`,
    (line) => `Choose 1 unit. Prevent all damage to it. ${line}`,
  ],
  Rules: [(words) => `${capital(words)}.`, (words) => `Choose 1 unit. This turn: ${capital(words)}.`],
};

/** The examples: what stands in backquotes in the tables, as far as it is a whole. */
function examplesUnder(heading: string): string[] {
  const [, text = ''] = page.split(`## ${heading}\n`);
  const rows = text
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return rows
    .flatMap((row) => [...row.matchAll(/`([^`]+)`/gu)].map(([, words]) => words!))
    .filter((words) => !words.includes('…') && !/\b[A-Z]{4,}\b/u.test(words.replace('INSERT', '')));
}

function tryTree(line: string, type: CardType): unknown {
  try {
    const tree = parseAbility(line, type);
    return printAbility(tree, type) === line ? tree : undefined;
  } catch (error) {
    if (error instanceof CardTextError) return undefined;
    throw error;
  }
}

/** The tree of a whole line made of the example; undefined: nothing that can be made of it is read and written back. */
const treeOf = (heading: string, words: string): unknown =>
  LINES[heading]!.flatMap((whole) => TYPES.map((type) => tryTree(whole(words), type))).find(
    (tree) => tree !== undefined,
  );

/** What is no whole phrase: parts of phrases that other examples have whole. */
const PARTS = new Set([
  ':',
  '->',
  'has',
  'When',
  'your',
  'enemy',
  'tapped',
  'untapped',
  'damaged',
  'retreated',
  'unique',
  'partly built',
  'Tap',
  'captivity',
  'corruption',
  'credit',
  'mastery',
  'redemption',
  'resource',
  'this battle',
  'this turn',
  'battle starts',
  'battle ends',
  'the turn ends',
  'speed',
  'health',
  'it',
  'this unit',
  'the attacker',
  'the defender',
  'that much',
  'Dark Jedi',
]);

describe.each(Object.keys(LINES))('the page: %s', (heading) => {
  test.each(examplesUnder(heading).filter((words) => !PARTS.has(words)))('%s', (words) => {
    expect(treeOf(heading, words)).toBeDefined();
  });
});

function values(tree: unknown, key: string): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([part, inside]) =>
    part === key && typeof inside === 'string' ? [inside] : values(inside, key),
  );
}

test('every production has an example on the page', () => {
  const trees = Object.keys(LINES).flatMap((heading) => examplesUnder(heading).map((words) => treeOf(heading, words)));
  const tables = [
    ['is', examples.ABILITIES],
    ['do', examples.EFFECTS],
    ['rule', examples.RULES],
    ['on', examples.EVENTS],
    ['is', examples.CONDITIONS],
    ['is', examples.COSTS],
    ['is', examples.MODS],
    ['only', examples.RESTRICTIONS],
  ] as const;
  const shown = (key: string): ReadonlySet<string> => new Set(trees.flatMap((tree) => values(tree, key)));
  const missing = tables.flatMap(([key, table]) => Object.keys(table).filter((member) => !shown(key).has(member)));
  expect(missing.filter((member) => member !== 'extension')).toEqual([]); // those have a list of their own
  for (const keyword of [...KEYWORDS, ...PLAYED_KEYWORDS]) expect(page).toContain(`\`${keyword}\``);
});
