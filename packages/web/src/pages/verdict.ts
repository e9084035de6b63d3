/** How a kept game went, in words. */
import { messages } from '../messages/index.ts';
import type { Place } from '../session/moment.ts';
import { ownSeat, type PlayedGame } from '../shell/history.ts';
import { sideName } from '../table/seats.ts';

export const placesOf = ({ replay }: { readonly replay: Pick<PlayedGame['replay'], 'seats'> }): readonly Place[] =>
  replay.seats ?? messages.sides.map((_, side) => ({ side, team: side }));

/** How it went, for the one person who played it, or for whoever won. */
export function verdictOf(game: PlayedGame): string {
  const { history } = messages;
  const outcome = game.outcomes[ownSeat(game)];
  if (outcome !== undefined) return history.outcomes[outcome];
  const places = placesOf(game);
  const winners = game.outcomes.flatMap((one, seat) => (one === 'won' ? [sideName(places, seat)] : []));
  return winners.length === 0 ? history.outcomes.drawn : messages.won([...new Set(winners)].join(', '));
}
