/** The Star Wars TCG as the kernel sees it. */
import type { Game, Option as AnyOption, Setup } from '@dejarik/kernel';
import { dealDecks, dealToFit, hash, newHandover, seatsOf, seeded, StoredStateError } from '@dejarik/kernel';
import { abilityCatalogue } from './abilities.ts';
import { type Card, isSupplied, SIDES } from './cards/card.ts';
import { type Catalogue, catalogue } from './cards/catalogue.ts';
import { shippedCards } from './cards/shipped.ts';
import { checkDeck } from './decks/check.ts';
import { describeOption } from './describe.ts';
import { EDITIONS } from './editions.ts';
import { evaluate } from './evaluate.ts';
import { givesAway } from './givesaway.ts';
import { rollout } from './rollout.ts';
import type { Edition } from './rules/edition.ts';
import type { Event } from './rules/event.ts';
import { newLive } from './rules/live.ts';
import { move } from './rules/moves.ts';
import type { Option } from './rules/options.ts';
import { cloneState, emptyState, MOST_CARDS, type State } from './rules/state.ts';
import { SUPPLY } from './rules/state-expanded.ts';
import type { Table } from './rules/table.ts';
import { concede } from './rules/turn.ts';
import { SEATS, VONG_FOR_DARK, VONG_FOR_LIGHT } from './seats.ts';
import { shapeFault } from './shape.ts';
import { describeEvent } from './tell.ts';
import { deal, view } from './view.ts';
import { violations } from './violations.ts';
import { eventsSeen } from './visibility.ts';

export interface Swtcg extends Game<State, Table, Event> {
  /** The cards as the first edition reads them; their numbers and titles are those of every edition. */
  readonly cards: Catalogue;
  /** The cards as this edition reads them. */
  cardsOf(edition: string): Catalogue;
}

const NAME = 'the Star Wars TCG';
const ABOUT = { name: NAME, seats: SEATS, sides: SIDES };

/** The game with these cards and editions; players may bring more cards than the shipped ones. */
export function swtcg(cards: readonly Card[] = shippedCards(), editions: readonly Edition[] = EDITIONS): Swtcg {
  const editionOf = (id: string): Edition => {
    const edition = editions.find((known) => known.id === id);
    if (edition === undefined)
      throw new Error(`${NAME} has no edition ${id}; there is ${editions.map((known) => known.id).join(', ')}`);
    return edition;
  };
  const catalogues = new Map<string, Catalogue>();
  const cardsOf = (id: string): Catalogue => {
    const known = catalogues.get(id) ?? catalogue(cards, editionOf(id));
    catalogues.set(id, known);
    return known;
  };
  const table = (state: State): Table => {
    const edition = editionOf(state.edition);
    const g: Table = {
      state,
      procedures: edition.procedures,
      handover: newHandover(),
      events: null,
      cards: cardsOf(edition.id),
      edition,
      live: newLive(),
      uses: null,
      unsettled: false,
      newUniques: true,
      blame: [],
      concede: (seat) => concede(g, seat),
    };
    return g;
  };
  const first = cardsOf(editions[0]!.id);
  return {
    id: 'swtcg',
    name: 'Star Wars TCG',
    editions: editions.map((edition) => edition.id),
    sides: SIDES,
    seats: SEATS,
    otherSeats: [VONG_FOR_DARK, VONG_FOR_LIGHT],
    victories: ['arenas'],
    cardsVersion: first.version,
    cards: first,
    cardsOf,
    cardVersion: cardVersions(first),
    cardsAt: ({ def }) => [...new Set(def)].map((index) => first.cards[index]!.card.id),
    checkDeck: (deck, side, edition) => checkDeck(cardsOf(edition), deck, side, editionOf(edition)),
    start: (setup) => start(cardsOf(setup.edition), editionOf(setup.edition), setup),
    checkState: (value) => checkState(table, editions, value),
    table,
    clone: cloneState,
    view,
    ...eventsSeen,
    sample: (seen, random) =>
      dealToFit({ clone: cloneState, table }, seen, random, (s) => deal(cardsOf(s.edition), s, seen.seat, random)),
    evaluate,
    givesAway: (g, option: AnyOption) => givesAway(g, option as Option),
    rollout,
    abilities: abilityCatalogue(first),
    violations,
    describeOption: (g, option) => describeOption(g, option as Option),
    describeEvent: (event) => describeEvent(first, event),
  };
}

/** What a card means: all of it but where it was printed. Worked out when it is first asked for. */
function cardVersions({ byId }: Catalogue): Swtcg['cardVersion'] {
  const known = new Map<string, string>();
  return (id) => {
    const card = byId.get(id)?.card;
    if (card === undefined) return null;
    const { set: _set, number: _number, rarity: _rarity, ...meaning } = card;
    const version = known.get(id) ?? hash(meaning);
    known.set(id, version);
    return version;
  };
}

function start(cards: Catalogue, edition: Edition, setup: Setup): State {
  const seats = edition.seating(ABOUT, seatsOf(ABOUT, setup));
  const { def, owner, decks } = dealDecks(setup, seats.length, (id) => cards.byId.get(id)?.index, MOST_CARDS, NAME);
  const state = emptyState(setup.edition, seats, { def, owner }, edition.expanded);
  state.random = seeded(setup.seed);
  state.deck = decks;
  if (edition.expanded)
    // TCG-DECK-17
    for (const card of decks.flat()) if (isSupplied(cards.cards[def[card]!]!.card)) move(state, card, SUPPLY);
  state.frames.push({ proc: 'game', step: 0 });
  return state;
}

function checkState(table: (state: State) => Table, editions: readonly Edition[], value: unknown): State {
  const refuse = (wrong: string): never => {
    throw new StoredStateError(`the stored state cannot be played: ${wrong}`);
  };
  const claimed = value as Partial<State> | null;
  const edition = editions.find(({ id }) => id === claimed?.edition);
  if (edition === undefined) return refuse('it names no edition of the game');
  const g = table(value as State);
  const wrong = shapeFault(g, value) ?? violations(g)[0];
  if (wrong !== undefined) refuse(wrong);
  edition.seating(ABOUT, g.state.seats);
  return g.state;
}
