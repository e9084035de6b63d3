// Over whole games: nothing of a card that a viewer has never seen reaches that viewer, in no moment and no answer.
import { accessTo, livelyBot } from '@dejarik/bots';
import { type GameEvent, type Position, seeded, type Table, viewersOf } from '@dejarik/kernel';
import { describe, expect, it } from 'vitest';
import type { PageGame } from '../src/session/game.ts';
import { GAME_IDS, loadGame } from '../src/session/games.ts';
import { LocalTable } from '../src/session/local-table.ts';
import { Viewpoint } from '../src/session/viewpoint.ts';

const SEEDS = ['first', 'second', 'third'] as const;
const MOST = 3000;
/** Decisions from one look to the next. */
const EVERY = 5;

type Ids = ReadonlySet<string>;
type Visit = (value: unknown, key: string, path: string, within: unknown) => void;

function walk(value: unknown, visit: Visit, key = '', path = '', within: unknown = null): void {
  visit(value, key, path, within);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    walk(part, visit, Array.isArray(value) ? key : name, `${path}.${name}`, value);
}

/** What one viewer was ever shown of which card something is. */
class Seen {
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
function leaks(told: unknown, cards: Ids, seen: Ids): string[] {
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

interface Cards {
  readonly cards: { readonly cards: readonly { readonly card: { readonly id: string } }[] };
}

/** What can be asked of the game about cards, whatever they are. */
function answersOf(page: PageGame, known: Viewpoint<Position, Table, GameEvent>): unknown[] {
  const { def } = known.table.state as unknown as { readonly def: readonly number[] };
  if (page.kit.game.id !== 'swtcg') return [page.askGame(known, 'plan', [...def.keys()])];
  return [...def.keys()].map((card) => page.askGame(known, 'explain', card));
}

describe.each(GAME_IDS)('%s', (id) => {
  it.each(SEEDS)('shows nobody a card that they have not seen: game %s', async (seed) => {
    const page = await loadGame(id);
    const { game } = page.kit;
    const definitions = (game as unknown as Cards).cards.cards;
    const idOf = (def: number): string | undefined => definitions[def]?.card.id;
    const cards = new Set(definitions.map(({ card }) => card.id));
    const decks = page.kit.starterDecks().map(({ name, cards: list }) => ({ name, cards: list }));
    const table = new LocalTable(game, { edition: page.edition, seed, decks, seats: decks.map(() => 'human') });
    const viewers = viewersOf(table.match.state);
    const viewpoints = new Map(viewers.map((viewer) => [viewer, new Viewpoint(page.kit, viewer)]));
    const seen = new Map(viewers.map((viewer) => [viewer, new Seen(idOf)]));
    let looks = 0;
    table.follow(viewers, (updates) => {
      for (const update of updates) {
        const viewpoint = viewpoints.get(update.view.seat)!;
        const own = seen.get(update.view.seat)!;
        viewpoint.take(update);
        own.take(update.view.state);
        own.take(update.events);
        if (update.decision % EVERY !== 0) continue;
        const happened = page.happenings(viewpoint, viewpoint.shown) as never;
        viewpoint.setShown();
        const arrival = { version: 1, canUndo: false, happened, log: viewpoint.log(false) };
        const told = [page.momentOf(viewpoint, arrival, null), ...answersOf(page, viewpoint)];
        expect(leaks(told, cards, own.ids), `decision ${update.decision}, viewer ${update.view.seat}`).toEqual([]);
        looks++;
      }
    });
    const bot = livelyBot();
    const random = seeded(seed);
    for (let n = 0; n < MOST && table.match.state.question !== null; n++) {
      const { match } = table;
      table.answer(match.state.question!.seat, match.commands.length, bot.choose(accessTo(game, match.table), random));
    }
    expect(table.match.state.result).not.toBeNull();
    expect(looks).toBeGreaterThan(60);
    // Cards of the enemy's deck that were never drawn are never known: the test could fail.
    for (const own of seen.values()) expect(own.ids.size).toBeLessThan(cards.size);
  });
});
