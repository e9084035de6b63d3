/** A deck as a link holds it: its cards, and what it is built for, so that it is judged by the same rules elsewhere. */
import type { GameId } from '../session/moment.ts';
import { GAMES } from '../shell/games.ts';
import { isSharedDeck } from '../shell/kept.ts';
import type { NewDeck } from './useImport.ts';

/** Letters of a deck's name. */
const MOST_NAME = 200;

/** Edition: also where the deck itself names none because it is the usual one; whoever opens the link may play another. */
export const sharedText = (
  { name, side, cards, format }: Pick<NewDeck, 'name' | 'side' | 'cards'> & { readonly format?: string | undefined },
  edition: string | undefined,
): string => JSON.stringify({ name, side, cards, edition, format });

/** Null: it is no deck. An edition that this page does not know is left out; so are other fields. */
export function sharedDeck(text: string, game: GameId): NewDeck | null {
  let deck: unknown;
  try {
    deck = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isSharedDeck(deck)) return null;
  const { name, side, cards, edition, format } = deck;
  return {
    name: name.slice(0, MOST_NAME),
    side,
    cards,
    ...(edition !== undefined && Object.hasOwn(GAMES[game].texts.editions, edition) ? { edition } : {}),
    ...(format === undefined ? {} : { format }),
  };
}
