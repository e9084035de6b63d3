/**
 * Sealed and draft events at this device. The worker holds the event; the page is told what everybody at the table may
 * know, and what one player may only when that player has the device.
 */
import type { Deck, DeckFault, LimitedPlay } from '@dejarik/kernel';
import {
  checkLimitedEvent,
  drafterAsked,
  eventDeckFaults,
  limitedDeck,
  type LimitedEvent,
  type LimitedSeat,
  type LimitedSettings,
  newLimitedEvent,
  seenBy,
  take,
  withDeck,
} from '@dejarik/tournament';
import type { PageGame } from './game.ts';
import { loadGame } from './games.ts';
import type { GameId } from './moment.ts';
import type { SeatKind } from './new-game.ts';
import type { NewGameRequest } from './protocol.ts';

export interface Booster {
  readonly id: string;
  readonly name: string;
  readonly cards: number;
}

export interface NewLimited extends LimitedSettings {
  readonly game: GameId;
  readonly edition: string;
}

/** For the browser's keeping: it holds what everybody has. */
export interface KeptLimited {
  readonly game: GameId;
  readonly edition: string;
  readonly event: LimitedEvent;
}

/** What everybody at the table knows. */
export interface LimitedTable {
  readonly game: GameId;
  readonly edition: string;
  readonly mode: LimitedSettings['mode'];
  readonly leastCards: number;
  readonly players: LimitedSettings['players'];
  /** The names of the boosters that each opens. */
  readonly packs: readonly string[];
  /** Which of them is being drafted, from 1 on, and how many cards are left of it. */
  readonly opened: number;
  readonly left: number;
  /** How many cards each has taken. */
  readonly taken: number;
  /** The person who has to take a card; null: the decks are built. */
  readonly asked: number | null;
  /** Who has built a deck for which side: by player, then by side. */
  readonly built: readonly (readonly boolean[])[];
}

export interface LimitedUpdate {
  readonly table: LimitedTable;
  readonly kept: KeptLimited;
}

/** A game of a player with the deck for this side against another of the table. */
export interface LimitedMatch {
  readonly seat: number;
  readonly side: number;
  readonly opponent: number;
  readonly level: Exclude<SeatKind, 'human'>;
  readonly seed: string;
}

interface Running {
  readonly game: PageGame;
  readonly id: GameId;
  readonly limited: LimitedPlay;
  readonly edition: string;
  event: LimitedEvent;
}

const limitedOf = async (game: PageGame): Promise<LimitedPlay> => {
  const limited = (await game.kit.organised?.())?.limited;
  if (limited === undefined) throw new Error(`there are no boosters of ${game.kit.game.name}`);
  return limited;
};

const sidesOf = ({ kit }: PageGame): number => kit.game.seats.length;

export class LimitedDesk {
  #running: Running | null = null;

  /** None where the game says nothing of what is in its boosters. */
  async boosters(id: GameId): Promise<readonly Booster[]> {
    const organised = await (await loadGame(id)).kit.organised?.();
    return (organised?.limited?.packs ?? []).map((pack) => ({
      id: pack.id,
      name: pack.name,
      cards: pack.slots.reduce((sum, { count }) => sum + count, 0),
    }));
  }

  async open({ game: id, edition, ...settings }: NewLimited): Promise<LimitedUpdate> {
    const game = await loadGame(id);
    const limited = await limitedOf(game);
    this.#running = { game, id, limited, edition, event: newLimitedEvent(limited, sidesOf(game), settings) };
    return this.#told();
  }

  async resume(kept: KeptLimited): Promise<LimitedUpdate> {
    const game = await loadGame(kept.game);
    const limited = await limitedOf(game);
    if (!game.kit.game.editions.includes(kept.edition)) throw new Error('there is no such edition');
    const event = checkLimitedEvent(limited, sidesOf(game), kept.event);
    this.#running = { game, id: kept.game, limited, edition: kept.edition, event };
    return this.#told();
  }

  /** What the player who has the device may know. */
  seat(seat: number): LimitedSeat {
    const { event, limited } = this.#open();
    if (event.players[seat]?.bot !== false) throw new Error('nobody here plays that seat');
    return seenBy(limited, event, seat);
  }

  /** `taken`: how many cards the player had; one that comes twice, or late, does nothing. */
  take(seat: number, taken: number, place: number): LimitedUpdate {
    const running = this.#open();
    const { event, limited } = running;
    if (drafterAsked(event) === seat && event.draft.pools[seat]!.length === taken)
      running.event = take(limited, event, seat, place);
    return this.#told();
  }

  keepDeck(seat: number, side: number, deck: Deck): LimitedUpdate {
    const running = this.#open();
    running.event = withDeck(running.event, seat, side, deck);
    return this.#told();
  }

  /** The best deck of the player's pool. */
  suggest(seat: number, side: number): Deck {
    const { event, limited } = this.#open();
    const none = { ...event, decks: event.decks.map((own) => own.map(() => null)) };
    return limitedDeck(limited, none, seat, side);
  }

  faults(seat: number, side: number, deck: Deck): readonly DeckFault[] {
    const { event, limited, edition, game } = this.#open();
    const { mode, leastCards } = event;
    const rules = { game: game.kit.game, limited, edition, leastCards, rule: limited.rules[mode] };
    return eventDeckFaults(rules, deck, side, event.draft.pools[seat]!);
  }

  match({ seat, side, opponent, level, seed }: LimitedMatch): NewGameRequest {
    const { id, event, limited, edition, game } = this.#open();
    const { players } = event;
    const rival = players[opponent];
    if (rival === undefined || opponent === seat) throw new Error('there is no such opponent');
    const sides = [...game.kit.game.seats.keys()];
    return {
      game: id,
      edition,
      seed,
      decks: sides.map((of) => ({
        ...limitedDeck(limited, event, of === side ? seat : opponent, of),
        name: players[of === side ? seat : opponent]!.name,
      })),
      seats: sides.map((of): SeatKind => (of === side || !rival.bot ? 'human' : level)),
    };
  }

  #open(): Running {
    if (this.#running === null) throw new Error('no sealed or draft event is open');
    return this.#running;
  }

  #told(): LimitedUpdate {
    const { id, edition, event, limited } = this.#open();
    const { mode, leastCards, players, draft } = event;
    const names = new Map(limited.packs.map((pack) => [pack.id, pack.name]));
    const table: LimitedTable = {
      game: id,
      edition,
      mode,
      leastCards,
      players,
      packs: event.packs.map((pack) => names.get(pack) ?? pack),
      opened: draft.opened,
      left: draft.packs[0]!.length,
      taken: draft.pools[0]!.length,
      asked: drafterAsked(event),
      built: event.decks.map((own) => own.map((deck) => deck !== null)),
    };
    return { table, kept: { game: id, edition, event } };
  }
}
