/** The Star Wars TCG as the kernel sees it. */
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
import { attack } from './rules/attack.ts';
import { battleStep, unitTurn } from './rules/battle.ts';
import { buildStep, mission } from './rules/build.ts';
import { chance } from './rules/chance.ts';
import { contest } from './rules/contest.ts';
import { damage } from './rules/damage.ts';
import { roll } from './rules/dice.ts';
import { EDITIONS } from './rules/edition.ts';
import { newLive } from './rules/live.ts';
import { battleCard } from './rules/play.ts';
import { resolve } from './rules/resolve.ts';
import { retreatStep } from './rules/retreat.ts';
import { game, mulligan, setup } from './rules/setup.ts';
import { cloneState, emptyState, MOST_CARDS, type State } from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { triggers } from './rules/triggers.ts';
import { concede, turn } from './rules/turn.ts';
import { describeEvent } from './tell.ts';
import { sample, view } from './view.ts';
import { violations } from './violations.ts';

const PROCEDURES = procedures(
  game,
  mulligan,
  setup,
  turn,
  buildStep,
  mission,
  retreatStep,
  battleStep,
  unitTurn,
  attack,
  chance,
  battleCard,
  resolve,
  triggers,
  roll,
  damage,
  contest,
);

export interface Swtcg extends Game<State, Table> {
  readonly cards: Catalogue;
}

/** The game with a set of cards; players may bring more than the shipped ones. */
export function swtcg(cards: Catalogue = catalogue(shippedCards())): Swtcg {
  const editionOf = (id: string) => {
    const edition = EDITIONS.find((known) => known.id === id);
    if (edition === undefined)
      throw new Error(`the Star Wars TCG has no edition ${id}; there is ${EDITIONS.map((e) => e.id).join(', ')}`);
    return edition;
  };
  const table = (state: State): Table => {
    const g: Table = {
      state,
      procedures: PROCEDURES,
      events: null,
      cards,
      edition: editionOf(state.edition),
      live: newLive(),
      uses: null,
      unsettled: false,
      blame: [],
      concede: (seat) => concede(g, seat),
    };
    return g;
  };
  return {
    id: 'swtcg',
    name: 'Star Wars TCG',
    editions: EDITIONS.map((edition) => edition.id),
    seats: ['Dark', 'Light'],
    victories: ['arenas'],
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
    throw new Error(`the Star Wars TCG is played with 2 decks, a Dark and a Light one; ${decks.length} were given`);
  const lists = decks.map((deck) => cardNumbers(deck, (id) => cards.byId.get(id)?.index, MOST_CARDS));
  const total = lists[0]!.length + lists[1]!.length;
  if (total > MOST_CARDS)
    throw new Error(`the decks have ${total} cards together; a table holds at most ${MOST_CARDS}`);
  const state = emptyState(
    edition,
    lists.map((list) => list.length),
  );
  state.random = seeded(seed);
  state.def = lists.flat();
  state.deck = [Array.from(lists[0]!, (_, i) => i), Array.from(lists[1]!, (_, i) => lists[0]!.length + i)];
  state.frames.push({ proc: 'game', step: 0 });
  return state;
}
