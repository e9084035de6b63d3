/** How those who played are spoken of: the one person at this device as oneself, everybody else by side. */
import { messages } from '../../messages/index.ts';
import type { MomentBase } from '../../session/moment.ts';
import { useStore } from '../../shell/store.ts';
import { sideName } from '../seats.ts';

export interface Who {
  /** The seat of the one person who played; null: several did, or nobody. */
  readonly me: number | null;
  /** Seats that won; nobody in a draw. */
  readonly winners: readonly number[];
  /** Whether I won; null: there is no such thing. */
  readonly won: boolean | null;
  /** The side's name, or null for one's own. */
  readonly nameOf: (seat: number) => string | null;
  readonly teamName: (team: number) => string;
  readonly sideOf: (team: number) => number;
  readonly verdict: string;
}

export function useWho({ result, places, viewer }: MomentBase): Who {
  const solo = useStore((page) => page.alone);
  const isOne = useStore((page) => page.alone !== null || page.seats?.filter((seat) => seat === 'human').length === 1);
  const me = isOne && viewer >= 0 ? (solo ?? viewer) : null;
  const winners = (result?.outcomes ?? []).flatMap((outcome, seat) => (outcome === 'won' ? [seat] : []));
  const isMine = (seat: number): boolean => me !== null && places[me]?.team === places[seat]?.team;
  const nameOf = (seat: number): string | null => (isMine(seat) ? null : sideName(places, seat));
  const ofTeam = (team: number): number => places.findIndex((place) => place.team === team);
  const won = me === null || winners.length === 0 ? null : isMine(winners[0]!);
  const verdict =
    winners.length === 0
      ? messages.drawn
      : won === null
        ? messages.won([...new Set(winners.map((seat) => sideName(places, seat)))].join(', '))
        : won
          ? messages.youWon
          : messages.youLost;
  return {
    me,
    winners,
    won,
    nameOf,
    teamName: (team) => nameOf(ofTeam(team)) ?? messages.you,
    sideOf: (team) => places[ofTeam(team)]?.side ?? -1,
    verdict,
  };
}
