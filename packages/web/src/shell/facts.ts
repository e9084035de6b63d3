/** What the cards of a game show, by id. Two games may call a card by the same id: both have an A New Hope. */
import type { GameId } from '../session/moment.ts';
import type { CardFacts, Library } from '../session/protocol.ts';
import type { PageState } from './page-state.ts';

type Facts = ReadonlyMap<string, CardFacts>;

const NONE: Facts = new Map();
const known = new WeakMap<Library, Facts>();

export function factsOf({ libraries }: Pick<PageState, 'libraries'>, game: GameId): Facts {
  const library = libraries[game];
  if (library === undefined) return NONE;
  let facts = known.get(library);
  if (facts === undefined) {
    facts = new Map(library.cards.map((card) => [card.id, card]));
    known.set(library, facts);
  }
  return facts;
}
