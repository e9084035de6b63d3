/** How near the end of the game is: planets, what this turn's end decides, and decks that run out. */
import { opponentOf } from '@dejarik/kernel';
import type { Stakes as AnyStakes, Warning as AnyWarning } from '../stakes.ts';
import { EVEN_UP, evenUpTo, hasCharacter, isHidden, newController, PLANETS_TO_WIN, type SeenTable } from './engine.ts';

/**
 * `planet`: the end of this turn gives somebody the current planet. `deck`: few cards are left to draw. `evenUp`: evening up
 * would draw the last of them. `lap`: one lap token is missing.
 */
type WarningKind = 'planet' | 'deck' | 'evenUp' | 'lap';
type Warning = AnyWarning<WarningKind>;

export interface Stakes extends AnyStakes<WarningKind> {
  /** Who alone has Characters on the current planet; -1: both or nobody. */
  readonly holder: number;
  readonly contested: boolean;
}

/** Decks with fewer cards than this are a worry. */
const FEW_CARDS = 8;
const LAPS = 3;

/** Who would control the planet if the turn ended as things are, or -1. */
function controllerAtEnd(g: SeenTable): number {
  const s = g.state;
  if (s.current < 0 || s.acting < 0) return -1;
  const turnsHere = s.turnsHere.with(s.acting, s.turnsHere[s.acting]! + 1);
  return newController({ ...g, state: { ...s, turnsHere } });
}

function ofPlanet(g: SeenTable, won: readonly number[]): Warning[] {
  const seat = controllerAtEnd(g);
  if (seat < 0) return [];
  const n = won[seat]! + 1;
  return [{ kind: 'planet', seat, at: [g.state.current], n, ends: n >= PLANETS_TO_WIN }];
}

function ofDeck(g: SeenTable, seat: number): Warning[] {
  const s = g.state;
  const n = s.deck[seat]!.length;
  if (s.current < 0 || n >= FEW_CARDS) return [];
  const gains = opponentOf(s, seat);
  const draws = evenUpTo(g, seat) - s.hand[seat]!.length;
  const last = s.acting === seat && s.step <= EVEN_UP && draws >= n;
  return [{ kind: last ? 'evenUp' : 'deck', seat: gains, at: [], n, ends: last }];
}

const ofRace = ({ state: s }: SeenTable, seat: number): Warning[] =>
  s.lapTokens[seat] === LAPS - 1 ? [{ kind: 'lap', seat, at: [], n: LAPS - 1, ends: false }] : [];

export function stakesOf(g: SeenTable): Stakes {
  const s = g.state;
  const seats = [...s.seats.keys()];
  const won = seats.map((seat) => s.control.filter((by) => by === seat).length);
  const present = s.current < 0 ? [] : seats.filter((seat) => hasCharacter(g, seat, s.current));
  const hidden = s.current >= 0 && seats.some((seat) => isHidden(s, seat, s.current));
  const warnings =
    s.result !== null || s.turn === 0
      ? []
      : [...ofPlanet(g, won), ...seats.flatMap((seat) => [...ofDeck(g, seat), ...ofRace(g, seat)])];
  return {
    won,
    needed: PLANETS_TO_WIN,
    holder: present.length === 1 && !hidden ? present[0]! : -1,
    contested: present.length > 1,
    warnings: warnings.toSorted((a, b) => Number(b.ends) - Number(a.ends)),
  };
}
