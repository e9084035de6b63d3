/**
 * A sealed or draft event of people and bots at one table: boosters are opened or drafted, and decks are built from what
 * each got. Plain data; what one player may know of it is `seenBy`.
 */
import { type Deck, type LimitedPlay, seeded, stored } from '@dejarik/kernel';
import { namesFault } from './changes.ts';
import { type Draft, isDrafted, MOST_DRAFTERS, pick, startDraft } from './draft.ts';
import { bestPick, deckFromPool, withLent } from './limited.ts';
import { MOST_PACKS, packNamed, sealedPool } from './packs.ts';
import { LONGEST_NAME, LONGEST_SEED, type Mode, TournamentError } from './tournament.ts';

export interface Drafter {
  readonly name: string;
  readonly bot: boolean;
}

export interface LimitedSettings {
  readonly mode: Exclude<Mode, 'constructed'>;
  readonly seed: string;
  /** The boosters that each player opens, by id, in this order. */
  readonly packs: readonly string[];
  /** A deck has so many cards at least. */
  readonly leastCards: number;
  readonly players: readonly Drafter[];
}

export interface LimitedEvent extends LimitedSettings {
  readonly version: 1;
  readonly draft: Draft;
  /** The place of the card that each wants of the pack before them; null: has not chosen yet. */
  readonly chosen: readonly (number | null)[];
  /** By player, then by side; null: not built yet. */
  readonly decks: readonly (readonly (Deck | null)[])[];
}

/** A deck of a bot has about so many cards, if its pool does. */
const BOTS_DECK = 30;
export const MOST_IN_LIMITED_DECK = 400;

export function newLimitedEvent(limited: LimitedPlay, sides: number, settings: LimitedSettings): LimitedEvent {
  const fault = settingsFault(settings);
  if (fault !== null) throw new TournamentError(fault);
  const { mode, packs, players } = settings;
  const random = seeded(settings.seed);
  const boosters = packs.map((id) => packNamed(limited, id));
  const opened = (): Draft => ({
    packs: players.map(() => []),
    pools: players.map(() => sealedPool(limited, boosters, random)),
    sealed: players.map(() => []),
    opened: packs.length,
  });
  return {
    ...settings,
    version: 1,
    draft: mode === 'sealed' ? opened() : startDraft(limited, boosters, players.length, random),
    chosen: players.map(() => null),
    decks: players.map(() => Array.from({ length: sides }, () => null)),
  };
}

function settingsFault({ seed, packs, leastCards, players }: LimitedSettings): string | null {
  if (players.length < 2 || players.length > MOST_DRAFTERS) return `2 to ${MOST_DRAFTERS} players sit at the table.`;
  if (players.every(({ bot }) => bot)) return 'At least one of the players has to be a person.';
  if (packs.length === 0 || packs.length > MOST_PACKS) return `Each player opens 1 to ${MOST_PACKS} boosters.`;
  if (!Number.isInteger(leastCards) || leastCards < 1 || leastCards > MOST_IN_LIMITED_DECK)
    return `The least size of a deck is 1 to ${MOST_IN_LIMITED_DECK} cards.`;
  if (seed.length > LONGEST_SEED) return `A seed has at most ${LONGEST_SEED} letters.`;
  return namesFault(players.map(({ name }) => name));
}

/** The person who has to take a card now; null: the draft is over, or there was none. */
export function drafterAsked({ players, draft, chosen }: LimitedEvent): number | null {
  if (isDrafted(draft)) return null;
  const seat = players.findIndex(({ bot }, at) => !bot && chosen[at] === null);
  return seat < 0 ? null : seat;
}

/** The person takes the card with this number out of the pack. When all people have, the bots do, and the packs go on. */
export function take(limited: LimitedPlay, event: LimitedEvent, seat: number, place: number): LimitedEvent {
  const { draft, players } = event;
  if (drafterAsked(event) !== seat) throw new TournamentError('It is not for this player to take a card now.');
  if (draft.packs[seat]![place] === undefined) throw new TournamentError('There is no such card in the pack.');
  const after = { ...event, chosen: event.chosen.map((one, at) => (at === seat ? place : one)) };
  if (drafterAsked(after) !== null) return after;
  const choices = players.map((_, at) => after.chosen[at] ?? bestPick(limited, draft.packs[at]!, draft.pools[at]!));
  return { ...after, draft: pick(draft, choices), chosen: players.map(() => null) };
}

/** What one player may know of the event beyond what all may. */
export interface LimitedSeat {
  /** The pack before the player, while a card is to be taken. */
  readonly pack: readonly string[];
  readonly pool: readonly string[];
  /** By side. */
  readonly decks: readonly (Deck | null)[];
}

/** What is lent lies with the pool when it is to be built of. */
export const seenBy = (limited: LimitedPlay, event: LimitedEvent, seat: number): LimitedSeat => ({
  pack: drafterAsked(event) === seat ? event.draft.packs[seat]! : [],
  pool: isDrafted(event.draft) ? withLent(limited, event.draft.pools[seat]!) : event.draft.pools[seat]!,
  decks: event.decks[seat]!,
});

export function withDeck(event: LimitedEvent, seat: number, side: number, deck: Deck): LimitedEvent {
  if (event.decks[seat]?.[side] === undefined) throw new TournamentError('There is no such player or side.');
  if (deckShape(deck, 'deck') !== null) throw new TournamentError('This is no deck.');
  const decks = event.decks.map((own, at) => (at === seat ? own.map((old, of) => (of === side ? deck : old)) : own));
  return { ...event, decks };
}

/** The deck that the player has built for the side; a bot's, and that of whoever built none, is the best of the pool. */
export const limitedDeck = (limited: LimitedPlay, event: LimitedEvent, seat: number, side: number): Deck =>
  event.decks[seat]?.[side] ??
  deckFromPool(limited, event.draft.pools[seat] ?? [], side, Math.max(BOTS_DECK, event.leastCards));

// What was kept and comes back.

const { fields, int, list, nullable, oneOf, text } = stored;

const LONGEST_ID = 60;
/** More than any pack or pool has. */
const MOST_CARDS = 2000;

const cards = list(text(LONGEST_ID), undefined, MOST_CARDS);
const deckShape = fields<Deck>({
  name: text(200),
  cards: list(
    fields<Deck['cards'][number]>({ id: text(LONGEST_ID), copies: int(1, MOST_IN_LIMITED_DECK) }),
    undefined,
    MOST_IN_LIMITED_DECK,
  ),
});
const isFlag: stored.Check<boolean> = oneOf(true, false);

const shape = fields<LimitedEvent>({
  version: oneOf(1),
  mode: oneOf('sealed', 'draft'),
  seed: text(LONGEST_SEED),
  packs: list(text(LONGEST_ID), undefined, MOST_PACKS),
  leastCards: int(1, MOST_IN_LIMITED_DECK),
  players: list(fields<Drafter>({ name: text(LONGEST_NAME), bot: isFlag }), undefined, MOST_DRAFTERS),
  draft: fields<Draft>({
    packs: list(cards, undefined, MOST_DRAFTERS),
    pools: list(cards, undefined, MOST_DRAFTERS),
    sealed: list(list(cards, undefined, MOST_PACKS), undefined, MOST_DRAFTERS),
    opened: int(1, MOST_PACKS),
  }),
  chosen: list(nullable(int(0, MOST_CARDS)), undefined, MOST_DRAFTERS),
  decks: list(list(nullable(deckShape), undefined, MOST_DRAFTERS), undefined, MOST_DRAFTERS),
});

/** The value as an event of this game, or an error that says what is wrong with it. */
export function checkLimitedEvent(limited: LimitedPlay, sides: number, value: unknown): LimitedEvent {
  const wrong = shape(value, 'event');
  if (wrong !== null) throw new TournamentError(`This is no sealed or draft event: ${wrong}.`);
  const event = value as LimitedEvent;
  const fault = settingsFault(event) ?? stateFault(limited, sides, event);
  if (fault !== null) throw new TournamentError(`The event cannot be: ${fault.replace(/\.$/u, '')}.`);
  return event;
}

function stateFault(
  limited: LimitedPlay,
  sides: number,
  { players, draft, chosen, decks }: LimitedEvent,
): string | null {
  const { packs, pools, sealed } = draft;
  if ([packs, pools, sealed, chosen, decks].some((bySeat) => bySeat.length !== players.length))
    return 'somebody at the table has no place in it';
  if (decks.some((own) => own.length !== sides)) return 'a player has not one deck a side';
  const known = new Set(limited.cards.map(({ id }) => id));
  if ([packs, pools, sealed.flat()].flat().some((some) => some.some((id) => !known.has(id))))
    return 'there are cards in it that are not in the game';
  const alike = (lists: readonly (readonly unknown[])[]): boolean => new Set(lists.map((some) => some.length)).size < 2;
  if (!alike(packs) || !alike(pools) || !alike(sealed) || sealed.some((own) => own.some((pack) => pack.length === 0)))
    return 'the packs are not of one size';
  if (packs[0]!.length === 0 && sealed[0]!.length > 0) return 'nobody has opened the next packs';
  if (chosen.some((place, seat) => place !== null && packs[seat]![place] === undefined))
    return 'somebody took a card that is not in the pack';
  return players.some(({ bot }, seat) => bot && chosen[seat] !== null) ? 'a bot has taken a card too early' : null;
}
