/** What a card means to a game: its numbers and its text as it is read. Two that mean the same have the same version. */
import { hash } from '@dejarik/kernel';
import type { Catalogue, Definition } from './catalogue.ts';

const versions = new WeakMap<Catalogue, Map<string, string>>();

/** The version of the card with this id, or null: there is no such card. */
export function cardVersion(cards: Catalogue, id: string): string | null {
  const definition = cards.byId.get(id);
  if (definition === undefined) return null;
  const known = versions.get(cards) ?? new Map<string, string>();
  versions.set(cards, known);
  const version = known.get(id) ?? hash(meaningOf(definition));
  known.set(id, version);
  return version;
}

/** Where it was printed, and in which words, means nothing to a game. */
function meaningOf({ card, handling, abilities, halves }: Definition): unknown {
  const { id: _, set: __, number: ___, rarity: ____, reprintOf: _____, text: ______, ...printed } = card;
  return { printed, handling, text: abilities.map(readable), halves: halves.map(meaningOf) };
}

/** Whom a text means is told by its phrase; which cards of a catalogue these are changes with every set. */
function readable(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(readable);
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(([key]) => key !== 'includes' && key !== 'id' && key !== 'sentence');
  return Object.fromEntries(kept.map(([key, value]) => [key, readable(value)]));
}
