/** All that one viewer knows: whatever is shown to people is made from this and from nothing else. */
import {
  type Game,
  type GameEvent,
  type Match,
  type Position,
  type Seen,
  seenTable,
  type Table,
  type Update,
  type Viewed,
} from '@dejarik/kernel';
import type { Arrival, Asked, Choice, HappeningBase, MomentBase, Prepared } from './moment.ts';

export interface Known<T extends Table = Table, E extends GameEvent = GameEvent> {
  /** The table with nothing on it that the viewer may not know. */
  readonly table: Seen<T>;
  readonly events: readonly Viewed<E>[];
  /** How many commands led here. */
  readonly decision: number;
}

/** What was told of a table, as something to look at. */
export const knownFrom = <S extends Position, T extends Table<S>, E extends GameEvent>(
  game: Game<S, T, E>,
  { view, events, decision }: Pick<Update<S>, 'view' | 'events' | 'decision'>,
): Known<T, E> => ({
  table: seenTable(game, view),
  // A feed is of one game, and gives the events of that game.
  events: events as readonly Viewed<E>[],
  decision,
});

/** All that a viewer knew at an earlier decision of a match. */
export function pastOf<S extends Position, T extends Table<S>>(
  match: Match<S, T>,
  viewer: number,
  decision: number,
): Update<S> {
  const { game } = match;
  const past = match.at(decision);
  const events = (past.events ?? []).flatMap((event) => game.viewEvent(event, viewer) ?? []);
  return { version: 0, decision, view: game.view(past, viewer), keep: 0, events };
}

/** The part of a moment that is the same for all games. */
export function momentFrame<H extends HappeningBase>(
  { table: { state, viewer }, decision }: Known,
  arrival: Arrival<H>,
  prepared: Prepared | null,
): Omit<MomentBase<H>, 'game' | 'question'> {
  return {
    decision,
    viewer,
    places: state.seats.map(({ side, team }) => ({ side, team })),
    turn: state.turn ?? 0,
    result: state.result,
    lesson: prepared?.step === undefined ? null : { step: prepared.step, mine: state.question?.seat === viewer },
    ...arrival,
  };
}

/** The open question; its choices only for the seat that is asked, and in a guided game the prepared one alone. */
export function askedOf<C extends Choice>(
  { state: { question }, viewer }: Seen<Table>,
  faceOf: (card: number) => string | null,
  choices: () => readonly C[],
  prepared: Prepared | null,
): Asked<C> | null {
  if (question === null) return null;
  const { seat, kind, about } = question;
  if (seat !== viewer) return { seat, kind, about: -1, aboutFace: null, choices: [] };
  const only = prepared?.answer ?? null;
  return {
    seat,
    kind,
    about,
    aboutFace: about < 0 ? null : faceOf(about),
    choices: choices().filter(({ index }) => only === null || index === only),
  };
}

/** The numbers of the options that can be taken. */
export function optionsLeft({ question, failed }: Table['state']): number[] {
  return (question?.options ?? []).flatMap((_, index) => (failed.includes(index) ? [] : [index]));
}

/** The id of the card with this place in the catalogue, or null for one that is not known. */
export const idOf = (
  { cards }: { readonly cards: readonly { readonly card: { readonly id: string } }[] },
  def: number | undefined,
): string | null => cards[def ?? -1]?.card.id ?? null;

/** What every event may say: of whom, which card, and which cards were shown. */
interface Told {
  readonly kind: string;
  readonly seat?: number;
  readonly card?: number;
  readonly def?: number;
}

/** What every game tells of an event. `shown`: cards that the viewer was shown by it. */
export const happeningOf = <E extends Told>(
  catalogue: Parameters<typeof idOf>[0],
  { kind, seat = -1, card = -1, def }: E,
  shown: readonly number[],
): HappeningBase & { readonly kind: E['kind'] } => ({
  kind,
  seat,
  card,
  face: idOf(catalogue, def),
  seen: shown.flatMap((each) => idOf(catalogue, each) ?? []),
});
