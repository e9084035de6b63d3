/** The Star Wars TCG as the kernel sees it. */
import type { Game, Option as AnyOption, Setup } from '@dejarik/kernel';
import { dealDecks, dealToFit, hash, seatsOf, seeded, stored, StoredStateError } from '@dejarik/kernel';
import { abilityCatalogue } from './abilities.ts';
import { type Card, isSupplied, SIDES } from './cards/card.ts';
import { type Catalogue, catalogue } from './cards/catalogue.ts';
import { everyCard } from './cards/shipped.ts';
import { checkDeck } from './decks/check.ts';
import { describeOption } from './describe.ts';
import { EDITIONS } from './editions.ts';
import { evaluate } from './evaluate.ts';
import { givesAway } from './givesaway.ts';
import { openTable } from './open-table.ts';
import { rollout } from './rollout.ts';
import type { Edition } from './rules/edition.ts';
import type { Event } from './rules/event.ts';
import { move } from './rules/moves.ts';
import type { Option } from './rules/options.ts';
import { SUPPLY } from './rules/state-expanded.ts';
import { cloneState, emptyState, MOST_CARDS, type State } from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { OTHER_TABLES, SEATS, VONG_FOR_DARK, VONG_FOR_LIGHT } from './seats.ts';
import { stateShape } from './shape.ts';
import { describeEvent } from './tell.ts';
import { deal, view } from './view.ts';
import { violations } from './violations.ts';
import { eventsSeen } from './visibility.ts';

export interface Swtcg extends Game<State, Table, Event> {
  /** The cards that the first edition has, as it reads them; their numbers and titles are those of every edition. */
  readonly cards: Catalogue;
  /** All cards that any edition has, as the first one reads them. */
  everyCard(): Catalogue;
  edition(id: string): Edition;
  /** The cards as this edition reads them. */
  cardsOf(edition: string): Catalogue;
}

const NAME = 'the Star Wars TCG';
const TABLES_OF_TWO = [SEATS, VONG_FOR_DARK, VONG_FOR_LIGHT];
const ABOUT = { name: NAME, seats: SEATS, sides: SIDES };

/** The game with these cards and editions; players may bring more cards than the shipped ones. */
export function swtcg(cards: readonly Card[] = everyCard(), editions: readonly Edition[] = EDITIONS): Swtcg {
  const editionOf = (id: string): Edition => {
    const edition = editions.find((known) => known.id === id);
    if (edition === undefined)
      throw new Error(`${NAME} has no edition ${id}; there is ${editions.map((known) => known.id).join(', ')}`);
    return edition;
  };
  const catalogues = new Map<string, Catalogue>();
  const cardsOf = (id: string): Catalogue => {
    const known = catalogues.get(id) ?? catalogue(cardsIn(editionOf(id)), editionOf(id));
    catalogues.set(id, known);
    return known;
  };
  const cardsIn = ({ withoutSets }: Edition): Card[] => cards.filter(({ set }) => !withoutSets.has(set));
  const table = (state: State): Table => {
    const edition = editionOf(state.edition);
    return openTable(state, cardsOf(edition.id), edition);
  };
  const known = new Map<string, ReturnType<typeof abilityCatalogue>>();
  const abilitiesOf = (id: string): ReturnType<typeof abilityCatalogue> => {
    const { sides } = editionOf(id);
    const tables = TABLES_OF_TWO.filter((seats) => seats.every(({ side }) => sides.includes(side)));
    const abilities = known.get(id) ?? abilityCatalogue(cardsOf(id), tables);
    known.set(id, abilities);
    return abilities;
  };
  const first = cardsOf(editions[0]!.id);
  const used = cards.filter(({ set }) => editions.some(({ withoutSets }) => !withoutSets.has(set)));
  let all: Catalogue | null = used.length === first.cards.length ? first : null;
  const named = (): Catalogue => (all ??= catalogue(used, editions[0]!)); // only when somebody asks
  return {
    id: 'swtcg',
    name: 'Star Wars TCG',
    editions: editions.map((edition) => edition.id),
    sides: SIDES,
    seats: SEATS,
    otherSeats: OTHER_TABLES,
    bidsForSides: (edition) => editionOf(edition).bidsForSides,
    victories: ['arenas'],
    cardsVersion: first.version,
    cards: first,
    everyCard: named,
    edition: editionOf,
    cardsOf,
    cardVersion: cardVersions(used),
    cardsAt: ({ def }) => [...new Set(def)].map((index) => used[index]!.id),
    checkDeck: (deck, side, edition) => checkDeck(cardsOf(edition), deck, side, editionOf(edition), used),
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
    abilities: abilitiesOf,
    violations,
    describeOption: (g, option) => describeOption(g, option as Option),
    describeEvent: (event, seats) => describeEvent(named(), event, seats),
  };
}

/** What a card means: all of it but where it was printed. Worked out when it is first asked for. */
function cardVersions(cards: readonly Card[]): Swtcg['cardVersion'] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const known = new Map<string, string>();
  return (id) => {
    const card = byId.get(id);
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
  if (setup.handicaps !== undefined) takeHandicaps(state, edition, setup.handicaps);
  if (edition.expanded)
    // TCG-DECK-17
    for (const card of decks.flat()) if (isSupplied(cards.cards[def[card]!]!.card)) move(state, card, SUPPLY);
  state.frames.push({ proc: 'game', step: 0 });
  return state;
}

/** TCG-PREP-04: whoever won the auction begins with the build points that were bid, everybody else with all. */
function takeHandicaps({ expanded, seats }: State, edition: Edition, handicaps: readonly number[]): void {
  const { bidsForSides, setupLimit: most } = edition;
  if (!bidsForSides || expanded === undefined) throw new Error(`${NAME}: by the ${edition.name} sides are not bid for`);
  const lower = handicaps.filter((points) => points !== most);
  const isBid = (points: number): boolean => Number.isInteger(points) && points >= 0 && points < most;
  if (handicaps.length !== seats.length || lower.length > 1 || !lower.every(isBid))
    throw new Error(`${NAME}: the build points to start with are ${most} for each seat, and fewer for one at the most`);
  expanded.starting = handicaps.slice();
}

function checkState(table: (state: State) => Table, editions: readonly Edition[], value: unknown): State {
  const refuse = (wrong: string): never => {
    throw new StoredStateError(`the stored state cannot be played: ${wrong}`);
  };
  const claimed = value as Partial<State> | null;
  const edition = editions.find(({ id }) => id === claimed?.edition);
  if (edition === undefined) return refuse('it names no edition of the game');
  const shape = stateShape(table(value as State), value);
  return stored.checkedState(shape, value, (state) => {
    const wrong = unseated(edition, state);
    if (wrong !== null) return [wrong];
    return asksMidway(state)
      ? violations(table(state))
      : stored.unplayable({ table, clone: cloneState, violations }, state);
  });
}

const NUMBERS: ReadonlySet<Option['kind']> = new Set(['amount', 'bid', 'range']);

/** A text that is being carried out asks in the midst of its step, and a number is asked for in several. */
const asksMidway = ({ frames, question }: State): boolean =>
  frames.at(-1)?.proc === 'resolve' || question?.options.some(({ kind }) => NUMBERS.has(kind)) === true;

/** Why nobody plays at such a table by this edition; null: they do. */
function unseated(edition: Edition, { seats }: State): string | null {
  try {
    edition.seating(ABOUT, seats);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
