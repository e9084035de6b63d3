/** What somebody was ever shown of which card something is, and what stands in something told that they cannot know. */
type Ids = ReadonlySet<string>;
type Visit = (value: unknown, key: string, path: string, within: unknown) => void;

function walk(value: unknown, visit: Visit, key = '', path = '', within: unknown = null): void {
  visit(value, key, path, within);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    walk(part, visit, Array.isArray(value) ? key : name, `${path}.${name}`, value);
}

/** What one viewer was ever shown of which card something is. */
export class Seen {
  readonly ids = new Set<string>();
  readonly #idOf: (def: number) => string | undefined;

  constructor(idOf: (def: number) => string | undefined) {
    this.#idOf = idOf;
  }

  /** Definitions stand under names that say so, in states and in events. */
  take(told: unknown): void {
    walk(told, (value, key) => {
      const id = typeof value === 'number' && /(?:^def|Def|^form)s?$/u.test(key) ? this.#idOf(value) : undefined;
      if (id !== undefined) this.ids.add(id);
    });
  }
}

const NUMBERS = ['speed', 'power', 'health'];

/** Where something stands that the viewer cannot know. */
export function leaks(told: unknown, cards: Ids, seen: Ids): string[] {
  const found: string[] = [];
  walk(told, (value, key, path, within) => {
    if (typeof value === 'string' && cards.has(value) && !seen.has(value)) found.push(`${path}: ${value}`);
    if (key === 'face' && value === null && (within as { card?: number }).card! >= 0) {
      const card = within as Readonly<Record<string, unknown>>;
      for (const name of NUMBERS) if (Number(card[name] ?? 0) !== 0) found.push(`${path}: ${name} of a hidden card`);
      if (((card['parts'] ?? []) as unknown[]).length > 0) found.push(`${path}: parts of a hidden card`);
    }
  });
  return found;
}

interface Catalogue {
  readonly cards: readonly { readonly card: { readonly id: string } }[];
}

interface Cards {
  readonly cards: Catalogue;
  /** Where editions have cards of their own. */
  cardsOf?(edition: string): Catalogue;
}

/** The ids of the cards of a game's edition, by their definitions. */
export function definitionsOf(game: unknown, edition: string): readonly string[] {
  const ofGame = game as Cards;
  return (ofGame.cardsOf?.(edition) ?? ofGame.cards).cards.map(({ card }) => card.id);
}
