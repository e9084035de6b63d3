/** Cards in play, gathered: copies lie on one another, versions of one title side by side, Weapons after Characters. */
import type { Facts } from '../session/young-jedi/facts.ts';
import type { CardView, PartView } from '../session/young-jedi/moment.ts';

export interface Entry {
  readonly key: string;
  readonly facts: Facts | null;
  readonly cards: readonly number[];
  readonly down: boolean;
  readonly power: number;
  /** Of a stack with several versions: where in it the card lies. */
  readonly stack: '' | 'first' | 'inner' | 'last';
}

interface InPlay extends CardView {
  readonly parts?: readonly PartView[];
}

const TYPES: readonly string[] = ['Character', 'Starship', 'Weapon', 'Effect'];
const rankOf = (facts: Facts | null): number => (facts === null ? TYPES.length : TYPES.indexOf(facts.type));

export const sumOf = (parts: readonly PartView[]): number => parts.reduce((sum, { n }) => sum + n, 0);

export function entriesOf(cards: readonly InPlay[], faces: ReadonlyMap<string, Facts>): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { card, face, down, parts = [] } of cards) {
    const facts = face === null ? null : (faces.get(face) ?? null);
    const key = facts === null ? 'backs' : `${facts.id} ${down}`;
    const known = entries.get(key);
    entries.set(
      key,
      known === undefined
        ? { key, facts, cards: [card], down, power: sumOf(parts), stack: '' }
        : { ...known, cards: [...known.cards, card] },
    );
  }
  // Titles keep the order in which they came; whatever comes later joins its title.
  const titles = [...new Set([...entries.values()].map(({ facts }) => facts?.name ?? ''))];
  const sorted = [...entries.values()].sort(
    (a, b) =>
      rankOf(a.facts) - rankOf(b.facts) ||
      titles.indexOf(a.facts?.name ?? '') - titles.indexOf(b.facts?.name ?? '') ||
      a.key.localeCompare(b.key, 'en'),
  );
  return sorted.map((entry, i) => ({ ...entry, stack: placeIn(sorted, i) }));
}

const sameStack = (a: Entry | undefined, b: Entry | undefined): boolean =>
  a?.facts !== null &&
  a?.facts !== undefined &&
  a.facts.uniqueness === 'stackable' &&
  a.facts.name === b?.facts?.name &&
  a.facts.type === b.facts.type;

function placeIn(entries: readonly Entry[], i: number): Entry['stack'] {
  const before = sameStack(entries[i], entries[i - 1]);
  const after = sameStack(entries[i], entries[i + 1]);
  if (before && after) return 'inner';
  return after ? 'first' : before ? 'last' : '';
}
