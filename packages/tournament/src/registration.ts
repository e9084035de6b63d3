/** What a player brings to a constructed event: a deck for each side, each of them sound by itself. */
import type { Deck, DeckFault, Game, OrganisedPlay, PlayFormat } from '@dejarik/kernel';

type Rules = Pick<Game, 'sides' | 'checkDeck'>;

export interface Event {
  readonly edition: string;
  /** Null: all cards. */
  readonly format: PlayFormat | null;
  readonly organised?: OrganisedPlay | undefined;
  /** The rule that asks for a deck of each side. */
  readonly rule: string;
}

/** `decks`: by side, in the order of the game's sides. */
export function registrationFaults(
  game: Rules,
  decks: readonly (Deck | undefined)[],
  { edition, format, organised, rule }: Event,
): DeckFault[] {
  return game.sides.flatMap((name, side) => {
    const deck = decks[side];
    if (deck === undefined) return [{ rule, message: `there is no ${name} deck` }];
    return [
      ...game.checkDeck(deck, side, edition),
      ...(format === null || organised === undefined ? [] : organised.faults(deck, format)),
    ];
  });
}
