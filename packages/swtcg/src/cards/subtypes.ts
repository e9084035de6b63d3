/** How an edition reads the words of type lines: word by word, save for subtypes of several words. */
import type { PlayRules } from '../language/timing.ts';
import type { Ability } from '../language/tree.ts';
import type { CardType } from './kinds.ts';

/** Stands for whatever word is there. */
export const ANY_WORD = '*';

/** Words of the type line that are one subtype together: each alone means nothing of the whole. */
export interface Phrase {
  readonly words: string;
  /** What the whole also counts as: a Military Droid as a Droid, where an edition says so. */
  readonly countsAs: readonly string[];
}

/** What the rules of an edition say about reading cards. */
export interface CatalogueRules extends PlayRules {
  /** Whether there are the zones, counters and groups of state-expanded.ts (TCG-ZONE-02). */
  readonly expanded: boolean;
  /** The kinds of cards there are (TCG-CARD-01, TCG-CARD-02). */
  readonly kinds: ReadonlySet<CardType>;
  readonly phrases: readonly Phrase[];
  /** The name under which a unique card is one of a kind (TCG-UNIQ-10). */
  uniqueName(name: string): string;
}

/** From words to subtypes, the longest phrase first. */
export function subtypesBy(phrases: readonly Phrase[]): (words: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const wholes = phrases.map(({ words }) => words.split(' ')).sort((a, b) => b.length - a.length);
  const read = (text: string): readonly string[] => {
    const words = text.split(' ').filter((word) => word !== '');
    const found: string[] = [];
    for (let at = 0; at < words.length; ) {
      const fits = (word: string, i: number): boolean =>
        word === ANY_WORD ? words[at + i] !== undefined : words[at + i] === word;
      const length = wholes.find((phrase) => phrase.every(fits))?.length ?? 1;
      found.push(words.slice(at, at + length).join(' '));
      at += length;
    }
    return found;
  };
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = read(text);
    known.set(text, found);
    return found;
  };
}

/** The ability with its kinds of cards read by the edition's phrases; without any, the ability itself. */
export const withSubtypes = (
  ability: Ability,
  phrases: readonly Phrase[],
  subtypesIn: (words: string) => readonly string[],
): Ability => (phrases.length === 0 ? ability : (rewritten(ability, subtypesIn) as Ability));

function rewritten(part: unknown, subtypesIn: (words: string) => readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((entry) => rewritten(entry, subtypesIn));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'subtypes' ? subtypesIn((value as readonly string[]).join(' ')) : rewritten(value, subtypesIn),
    ]),
  );
}
