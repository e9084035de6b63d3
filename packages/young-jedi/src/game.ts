/** Young Jedi as the kernel sees it. */
import type { Game, Setup } from '@dejarik/kernel';
import { cardNumbers, dealToFit, procedures, seeded } from '@dejarik/kernel';
import { type Catalogue, catalogue } from './cards/catalogue.ts';
import { shippedCards } from './cards/shipped.ts';
import { checkDeck } from './decks/check.ts';
import { describeOption } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { givesAway } from './givesaway.ts';
import { quick } from './quick.ts';
import { repertoire } from './repertoire.ts';
import { battle } from './rules/battle.ts';
import { battleCard } from './rules/battlecards.ts';
import { deployStep, lookAtDeck } from './rules/deploy.ts';
import { destiny } from './rules/destiny.ts';
import { duel } from './rules/duel.ts';
import { EDITIONS, editionOf } from './rules/edition.ts';
import { evacuation } from './rules/evacuation.ts';
import { evenUp } from './rules/evenup.ts';
import { oneFight } from './rules/fight.ts';
import { control, fetch } from './rules/planets.ts';
import { search } from './rules/search.ts';
import { game, setup } from './rules/setup.ts';
import { concede } from './rules/events.ts';
import { cloneState, emptyState, MOST_CARDS, type State } from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { texts } from './rules/texts.ts';
import { turn } from './rules/turn.ts';
import { describeEvent } from './tell.ts';
import { sample, view } from './view.ts';
import { violations } from './violations.ts';

const PROCEDURES = procedures(
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
  oneFight,
  destiny,
  battleCard,
  evenUp,
  control,
);

export { EDITION } from './rules/edition.ts';

export interface YoungJedi extends Game<State, Table> {
  readonly cards: Catalogue;
}

/** The game with a set of cards. */
export function youngJedi(cards: Catalogue = catalogue(shippedCards())): YoungJedi {
  const table = (state: State): Table => {
    const g: Table = {
      state,
      procedures: PROCEDURES,
      events: null,
      cards,
      uses: null,
      concede: (seat) => concede(g, seat),
    };
    return g;
  };
  return {
    id: 'young-jedi',
    name: 'Young Jedi',
    editions: EDITIONS.map(({ id }) => id),
    seats: ['Dark', 'Light'],
    victories: ['planets', 'deck', 'podrace'],
    cardsVersion: cards.version,
    cards,
    checkDeck: (deck, seat, edition) => checkDeck(cards, deck, seat, editionOf(edition)),
    start: (from) => start(cards, from),
    table,
    clone: cloneState,
    view,
    sample: (seen, random) => dealToFit(seen, () => table(sample(cards, seen, random))),
    evaluate,
    givesAway,
    quick,
    repertoire: repertoire(cards),
    violations,
    describeOption,
    describeEvent: (event, seat) => describeEvent(cards, event, seat),
  };
}

function start(cards: Catalogue, { edition, seed, decks }: Setup): State {
  if (decks.length !== 2)
    throw new Error(`Young Jedi is played with 2 decks, a Dark and a Light one; ${decks.length} were given`);
  const lists = decks.map((deck) => cardNumbers(deck, (id) => cards.byId.get(id)?.index, MOST_CARDS));
  const total = lists[0]!.length + lists[1]!.length;
  if (total > MOST_CARDS)
    throw new Error(`the decks have ${total} cards together; a table holds at most ${MOST_CARDS}`);
  const state = emptyState(
    editionOf(edition).id,
    lists.map((list) => list.length),
  );
  state.random = seeded(seed);
  state.def = lists.flat();
  state.deck = [Array.from(lists[0]!, (_, i) => i), Array.from(lists[1]!, (_, i) => lists[0]!.length + i)];
  state.frames.push({ proc: 'game', step: 0 });
  return state;
}
