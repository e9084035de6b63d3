// Over whole games: nothing of a card that a viewer has never seen reaches that viewer, in no moment and no answer.
import { accessTo, livelyBot } from '@dejarik/bots';
import { type Deck, type GameEvent, type Position, seeded, type Table, viewersOf } from '@dejarik/kernel';
import { describe, expect, it } from 'vitest';
import type { PageGame } from '../src/session/game.ts';
import { GAME_IDS, loadGame } from '../src/session/games.ts';
import { LocalTable } from '../src/session/local-table.ts';
import type { GameId } from '../src/session/moment.ts';
import { Viewpoint } from '../src/session/viewpoint.ts';
import { definitionsOf, leaks, Seen } from './support/seen.ts';

const SEEDS = ['first', 'second', 'third'] as const;
const MOST = 3000;
/** Decisions from one look to the next. */
const EVERY = 5;

/** Each game by its usual edition; the Star Wars TCG by the Expanded Rulebook too, with the decks of its cards. */
const PLAYED: readonly (readonly [game: GameId, edition: string | null])[] = [
  ...GAME_IDS.map((id) => [id, null] as const),
  ['swtcg', 'x'],
];
const decksOf = ({ kit }: PageGame, edition: string | null): readonly Deck[] =>
  edition === null
    ? kit.starterDecks()
    : kit.game.sides.map((side) => kit.decks().findLast((deck) => deck.side === side)!);

/** What can be asked of the game about cards, whatever they are. */
function answersOf(page: PageGame, known: Viewpoint<Position, Table, GameEvent>): unknown[] {
  const { def } = known.table.state as unknown as { readonly def: readonly number[] };
  if (page.kit.game.id === 'young-jedi') return [page.askGame(known, 'plan', [...def.keys()])];
  return [...def.keys()].map((card) => page.askGame(known, 'explain', card));
}

describe.each(PLAYED)('%s %s', (id, special) => {
  it.each(SEEDS)('shows nobody a card that they have not seen: game %s', async (seed) => {
    const page = await loadGame(id);
    const { game } = page.kit;
    const edition = special ?? page.edition;
    const definitions = definitionsOf(game, edition);
    const idOf = (def: number): string | undefined => definitions[def];
    const cards = new Set(definitions);
    const decks = decksOf(page, special).map(({ name, cards: list }) => ({ name, cards: list }));
    const table = new LocalTable(game, { edition, seed, decks, seats: decks.map(() => 'human') });
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
