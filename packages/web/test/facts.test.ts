// What the page knows of cards: each game its own, and what they are looked for by.
import { expect, test } from 'vitest';
import type { CardFacts, Library } from '../src/session/protocol.ts';
import { swtcg } from '../src/session/swtcg/engine.ts';
import { allFacts } from '../src/session/swtcg/facts.ts';
import { factsOf } from '../src/shell/facts.ts';

const libraryOf = (title: string): Library => ({ cards: [{ id: 'ANH-1', title } as CardFacts] }) as unknown as Library;

/** Two games call cards by the same ids. */
test('a card is looked up among those of its game', () => {
  const libraries = { swtcg: libraryOf('Darth Vader'), swccg: libraryOf('Ackbar') };
  expect(factsOf({ libraries }, 'swtcg').get('ANH-1')?.title).toBe('Darth Vader');
  expect(factsOf({ libraries }, 'swccg').get('ANH-1')?.title).toBe('Ackbar');
  expect(factsOf({ libraries }, 'young-jedi').size).toBe(0);
  // The same map as long as the cards are the same, or everything would be drawn again.
  expect(factsOf({ libraries }, 'swtcg')).toBe(factsOf({ libraries: { ...libraries } }, 'swtcg'));
});

test('subtypes of the Star Wars TCG are looked for as wholes', () => {
  const cards = allFacts(swtcg());
  const offered = new Set(cards.flatMap(({ kinds }) => kinds));
  for (const whole of ['Kel Dor', 'Clone Boy', 'Bounty Hunter', 'Trade Federation', 'Diner Owner'])
    expect(offered).toContain(whole);
  for (const half of ['Kel', 'Dor', 'Boy', 'Bounty', 'Hunter', 'Federation', 'Union', 'Guild', 'Vong', 'Diner'])
    expect(offered).not.toContain(half);
  // Nothing of a type line is lost by that: each word of it belongs to something that the card is found by.
  const lost = cards.flatMap(({ title, subtypes, kinds }) => {
    const found = new Set(kinds.join(' ').split(' '));
    return subtypes.filter((word) => !found.has(word)).map((word) => `${title}: ${word}`);
  });
  expect(lost).toEqual([]);
});
