/** What the card language refuses although its words are known: pronouns without a meaning, and what is too much. */
import { describe, expect, test } from 'vitest';
import type { CardType } from '../src/cards/card.ts';
import { CardTextError, parseAbility } from '../src/language/parse.ts';
import { printAbility } from '../src/language/print.ts';
import { EVENTS } from './language-examples.ts';

/** The error that this line is refused with. */
function refusal(line: string, type: CardType): CardTextError {
  try {
    parseAbility(line, type);
  } catch (error) {
    if (error instanceof CardTextError) return error;
    throw error;
  }
  throw new Error(`not refused: ${line}`);
}

describe('a pronoun', () => {
  test.each<[string, CardType, string]>([
    ['its', 'Character', 'Between attacks: Tap -> Choose 1 unit in its arena.'],
    ['it', 'Battle', 'Tap it.'],
    ['It', 'Mission', 'It deals 2 damage to this card.'],
    ['it', 'Battle', 'Tap each Jedi. Untap it.'],
    ['it', 'Battle', 'Search your deck for a Jedi card. Discard it.'],
    ['it', 'Battle', 'Only if it is a Jedi: Draw 1 card.'],
    ['it', 'Mission', 'Only if it is damaged: Draw 1 card.'],
    ['its', 'Character', 'Pay Force equal to its build cost -> Draw 1 card.'],
    ['its', 'Character', "While this unit is in Space: Your other units in its arena can't be attacked."],
    ['it', 'Character', 'This unit has +1 power for each damage counter on it.'],
    ['It', 'Character', "It can't be attacked."],
    ['its', 'Character', 'Starfighter Pilot: +1 power for each 10 of its speed.'],
    ['it', 'Character', 'When battle starts, if it is damaged: Draw 1 card.'],
    ['it', 'Character', "When this unit's attack ends: Discard it."],
    ['it', 'Battle', 'Choose 1 unit. Give each Jedi "Tap -> Untap it." this turn.'],
    ['it', 'Battle', 'If this card is in Space: Choose 1 unit. Otherwise: Tap it.'],
    ['it', 'Battle', 'Either: Choose 1 unit. Or: Tap it.'],
    ['it', 'Battle', '(When battle ends: Choose 1 unit.) Tap it.'],
    ['it', 'Battle', 'Unless you discard 1 of your units: Tap it.'],
    ['it', 'Battle', 'Put it into its arena.'],
    ['It', 'Battle', 'Prevent all damage to each Jedi. It may deal that much damage to 1 unit in Space.'],
    ['it', 'Battle', 'The attacker attacks it instead.'],
    ['it', 'Battle', 'You may choose what it attacks next this turn, among the other enemy units in its arena.'],
    ['that arena', 'Battle', 'Tap each unit in that arena.'],
    ['that arena', 'Battle', 'Choose 1 unit. Untap each unit in that arena. Another battle step begins there.'],
    ['that much', 'Battle', 'Draw 2 cards. Gain that much Force.'],
    ['that much', 'Battle', 'Choose 1 unit. Give it that much extra power this turn.'],
    ['that many', 'Battle', 'Take 2 damage counters off this card. Gain that many build points.'],
    ['that damage', 'Battle', 'Prevent that damage.'],
    ['there', 'Battle', 'Choose 1 Battle card there. The enemy discards it.'],
  ])('%s with nothing it can mean is refused: %s: %s', (pronoun, type, line) => {
    const places = [...line.matchAll(new RegExp(`\\b${pronoun}\\b`, 'g'))].map((match) => match.index + 1);
    const { expected, column } = refusal(line, type);
    expect(expected).toMatch(/^something that "[a-z ]+" can mean: /);
    expect(places).toContain(column);
  });

  test.each<[CardType, string]>([
    ['Character', 'Tap 1 of your Jedi in any arena, pay Force equal to its build cost -> Give it +1 power this turn.'],
    ['Character', 'Tap 1 of your Jedi in any arena -> Tap each unit in that arena.'],
    ['Character', 'When this unit attacks, if it is a Jedi: Tap it.'],
    ['Character', 'When this unit damages a Jedi: Gain that much Force.'],
    ['Character', 'When an enemy Jedi would damage this unit: Tap it.'],
    ['Character', 'When you deploy this unit: Tap it.'],
    ['Battle', 'Choose 1 unit. If this card is in Space: Draw 1 card. Otherwise: Tap it.'],
    ['Battle', '(You may: Choose 1 unit.) Tap it.'],
    ['Battle', 'Choose 1 unit. When battle ends: Tap each unit in that arena.'],
    ['Battle', 'Take at most 2 damage counters off 1 of your units. Gain that much Force.'],
    ['Battle', 'Give 1 of your units extra power equal to its build cost this turn.'],
  ])('with something it can mean is read: %s: %s', (type, line) => {
    expect(printAbility(parseAbility(line, type), type)).toBe(line);
  });
});

describe('after "When"', () => {
  test.each<[string, number]>([
    ['When pigs fly: Draw 1 card.', 6],
    ['When the moon rises: Draw 1 card.', 6],
    ['When the enemy sleeps: Draw 1 card.', 6],
    ['When you sleep: Draw 1 card.', 6],
    ['When a Jedi sleeps: Draw 1 card.', 13],
  ])('an event that is not known is answered with those that are: %s', (line, at) => {
    const { column, expected } = refusal(line, 'Character');
    expect(column).toBe(at);
    for (const event of [
      'battle ends',
      'the Character battle starts',
      'this unit attacks a Jedi',
      'you deploy this unit',
    ])
      expect(expected).toContain(`"${event}"`);
  });

  test('every kind of event is among those that are listed, and every one of these is read', () => {
    const { expected } = refusal('When pigs fly: Draw 1 card.', 'Character');
    const kinds = [...expected.matchAll(/"([^"]+)"/gu)].map(([, event]) => {
      const ability = parseAbility(`When ${event}: Draw 1 card.`, 'Character');
      return ability.is === 'triggered' ? ability.event.on : ability.is;
    });
    expect(new Set(kinds)).toEqual(new Set(Object.keys(EVENTS)));
  });
});

describe('what is too much is refused where it gets too much', () => {
  const around = (open: string, inside: string, close: string, times: number): string =>
    `${open.repeat(times)}${inside}${close.repeat(times)}`;
  test.each<[string, CardType, (times: number) => string]>([
    ['blocks', 'Battle', (n) => around('You may: ', 'Draw 1 card.', '', n)],
    ['brackets', 'Battle', (n) => around('(You may: ', 'Draw 1 card.', ')', n)],
    ['conditions', 'Battle', (n) => `If ${around('not (', 'this card is damaged', ')', n)}: Draw 1 card.`],
    ['quotes', 'Battle', (n) => around('Give each Jedi "Free -> ', 'Draw 1 card.', '" this turn.', n)],
    ['names', 'Battle', (n) => `Tap 1 unit ${around('named like a unit ', 'in Space', '', n)}.`],
  ])('%s inside each other', (_, type, nested) => {
    expect(() => parseAbility(nested(8), type)).not.toThrow();
    const { column, expected } = refusal(nested(20), type);
    expect(expected).toContain('no more than 16');
    expect(column).toBeGreaterThan(1);
    expect(refusal(nested(100_000), type).expected).toContain('at most 1000 characters');
  });

  test('a long line', () => {
    const line = `${'Draw 1 card. '.repeat(76)}Draw 1 card.`;
    expect(line).toHaveLength(1000);
    expect(() => parseAbility(line, 'Battle')).not.toThrow();
    expect(refusal(`${line} Draw 1 card.`, 'Battle')).toMatchObject({
      column: 1001,
      expected: 'at most 1000 characters in a line',
    });
  });

  test.each<[CardType, string, number]>([
    ['Battle', 'Draw 1000 cards.', 6],
    ['Character', `Pay ${'9'.repeat(400)} Force -> Evade 1.`, 5],
    ['Character', 'This unit has +1000 power.', 15],
    ['Character', `Shields ${'9'.repeat(400)}.`, 9],
  ])('a big number: %s: %s', (type, line, at) => {
    const { column, expected, message } = refusal(line, type);
    expect({ column, expected }).toEqual({ column: at, expected: 'a number up to 999' });
    expect(message.length).toBeLessThan(120);
  });
});
