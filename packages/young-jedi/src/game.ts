/** Young Jedi as the kernel sees it. */
import type { Game, Setup } from '@dejarik/kernel';
import { dealDecks, dealToFit, eventViews, newHandover, seatsOf, seeded, stored, usualSeats } from '@dejarik/kernel';
import { abilityCatalogue } from './abilities.ts';
import { type Catalogue, catalogue } from './cards/catalogue.ts';
import { cardVersion } from './cards/meaning.ts';
import { shippedCards } from './cards/shipped.ts';
import { checkDeck } from './decks/check.ts';
import { describeOption } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { givesAway } from './givesaway.ts';
import { rollout } from './rollout.ts';
import { battle } from './rules/battle.ts';
import { battleCard } from './rules/battlecards.ts';
import { deployStep, lookAtDeck } from './rules/deploy.ts';
import { destiny } from './rules/destiny.ts';
import { duel } from './rules/duel.ts';
import { EDITIONS, editionOf } from './rules/edition.ts';
import { evacuation } from './rules/evacuation.ts';
import { evenUp } from './rules/evenup.ts';
import type { Event } from './rules/event.ts';
import { lose } from './rules/events.ts';
import { fight } from './rules/fight.ts';
import { procedures } from './rules/flow.ts';
import { control, fetch } from './rules/planets.ts';
import type { Option } from './rules/questions.ts';
import { search } from './rules/search.ts';
import { game, setup } from './rules/setup.ts';
import { cloneState, emptyState, MOST_CARDS, SEATS, type State } from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { texts } from './rules/texts.ts';
import { turn } from './rules/turn.ts';
import { EVENTS } from './rules/visibility.ts';
import { stateShape } from './shape.ts';
import { describeEvent } from './tell.ts';
import { deal, view } from './view.ts';
import { violations } from './violations.ts';

const PROCEDURES = procedures({
  game,
  setup,
  fetch,
  turn,
  deployStep,
  lookAtDeck,
  search,
  texts,
  evacuation,
  duel,
  battle,
  fight,
  destiny,
  battleCard,
  evenUp,
  control,
});

export interface YoungJedi extends Game<State, Table, Event> {
  readonly cards: Catalogue;
}

const eventsSeen = eventViews(EVENTS);

const ABOUT = { name: 'Young Jedi', seats: SEATS, sides: SEATS.map(({ name }) => name) };

/** The game with a set of cards. */
export function youngJedi(cards: Catalogue = catalogue(shippedCards())): YoungJedi {
  const abilities = abilityCatalogue(cards);
  const table = (state: State): Table => {
    const g: Table = {
      state,
      procedures: PROCEDURES,
      handover: newHandover(),
      events: null,
      cards,
      uses: null,
      concede: (seat) => lose(g, seat, 'concession'), // YJ-OBJ-11: at any time, whoever is asked
    };
    return g;
  };
  return {
    id: 'young-jedi',
    name: ABOUT.name,
    editions: EDITIONS.map(({ id }) => id),
    sides: ABOUT.sides,
    seats: ABOUT.seats,
    victories: ['planets', 'deck', 'podrace'],
    cardsVersion: cards.version,
    cards,
    cardVersion: (id) => cardVersion(cards, id),
    cardsAt: ({ def }) => [...new Set(def)].map((index) => cards.cards[index]!.card.id),
    checkDeck: (deck, side, edition) => checkDeck(cards, deck, side, editionOf(edition)),
    start: (from) => start(cards, from),
    checkState(value) {
      const shape = stateShape({ procedures: PROCEDURES, cards }, value);
      return stored.checkedState(shape, value, (state) =>
        stored.unplayable({ table, clone: cloneState, violations }, state),
      );
    },
    table,
    clone: cloneState,
    view,
    ...eventsSeen,
    sample: (seen, random) =>
      dealToFit({ clone: cloneState, table }, seen, random, (s) => deal(cards, s, seen.seat, random)),
    evaluate,
    givesAway: (g, option) => givesAway(g, option as Option),
    rollout,
    abilities: () => abilities,
    violations,
    describeOption: (g, option) => describeOption(g, option as Option),
    describeEvent: (event, seats) => describeEvent(cards, event, seats),
  };
}

function start(cards: Catalogue, from: Setup): State {
  const seats = usualSeats(ABOUT, seatsOf(ABOUT, from));
  const { def, owner, decks } = dealDecks(
    from,
    seats.length,
    (id) => cards.byId.get(id)?.index,
    MOST_CARDS,
    'Young Jedi',
  );
  const state = emptyState(editionOf(from.edition).id, seats, def, owner);
  state.random = seeded(from.seed);
  state.deck = decks;
  state.frames.push({ proc: 'game', step: 0 });
  return state;
}
