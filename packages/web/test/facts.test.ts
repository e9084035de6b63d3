/** Two games call cards by the same ids; each keeps its own. */
import { expect, test } from 'vitest';
import type { CardFacts, Library } from '../src/session/protocol.ts';
import { factsOf } from '../src/shell/facts.ts';

const libraryOf = (title: string): Library => ({ cards: [{ id: 'ANH-1', title } as CardFacts] }) as unknown as Library;

test('a card is looked up among those of its game', () => {
  const libraries = { swtcg: libraryOf('Darth Vader'), swccg: libraryOf('Ackbar') };
  expect(factsOf({ libraries }, 'swtcg').get('ANH-1')?.title).toBe('Darth Vader');
  expect(factsOf({ libraries }, 'swccg').get('ANH-1')?.title).toBe('Ackbar');
  expect(factsOf({ libraries }, 'young-jedi').size).toBe(0);
  // The same map as long as the cards are the same, or everything would be drawn again.
  expect(factsOf({ libraries }, 'swtcg')).toBe(factsOf({ libraries: { ...libraries } }, 'swtcg'));
});
