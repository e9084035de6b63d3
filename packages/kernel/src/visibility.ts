/**
 * Who may know what of an event: one table per game, with an entry for every kind of event and in it a word for every
 * field. The compiler wants both to be complete, and what the table does not show is not there. Whatever tells of
 * events (log, pictures, undo, a network) is given what `viewEvent` made of them.
 */
import type { GameEvent, Position, Table } from './procedure.ts';
import { isAmong, SPECTATOR, viewerBit, type Viewers } from './seats.ts';

/** An event that remembers who could see the card it is about when it happened, before it or after it. */
export interface WitnessedEvent extends GameEvent {
  witnesses?: Viewers;
}

/** Whether the viewer may see this card's face: a game's one answer, on which views, events and words rest. */
export type Sees<S> = (state: S, viewer: number, card: number) => boolean;

/**
 * Notes who sees the card that an event is about, if anybody listens. A game calls it before the event is carried out and
 * after it: whoever sees the card at either time knows which card it was.
 */
export function witness<S extends Position>(
  table: Table<S>,
  event: WitnessedEvent & { readonly card?: number },
  sees: Sees<S>,
): void {
  if (table.events === null) return; // first of all: simulations come here for every event
  const { state } = table;
  const { card = -1 } = event;
  if (card < 0) return;
  let viewers = event.witnesses ?? 0;
  for (let viewer = SPECTATOR; viewer < state.seats.length; viewer++)
    if (sees(state, viewer, card)) viewers |= viewerBit(viewer);
  event.witnesses = viewers;
}

/** `actor`: the seat in the event's field `seat`; `witnesses`: whoever saw the card it is about. */
export type Audience<E extends WitnessedEvent> =
  | 'all'
  | 'actor'
  | 'witnesses'
  | 'nobody'
  | ((event: E, viewer: number) => boolean);

/** What a seat comes to know by an event, so that an answer before it is not taken back. */
export type Lesson = 'nothing' | 'dice' | 'draw' | 'hidden' | 'intention';

export interface EventEntry<E extends WitnessedEvent> {
  /** Who may know that it happened at all. */
  readonly to: Audience<E>;
  /** Who may know each of its fields. To others a number is -1, a text empty, a list empty. */
  readonly fields: { readonly [F in Exclude<keyof E, 'kind' | 'witnesses'>]-?: Audience<E> };
  /** What a viewer who may know of it learns by it. It is given the event as viewed. */
  readonly teaches: Lesson | ((event: E, viewer: number) => Lesson);
  /** `quiet`: bookkeeping, worth no beat of its own; `loud`: whoever passes on by habit wants to be asked again. */
  readonly weight: 'quiet' | 'plain' | 'loud';
}

export type EventTable<E extends WitnessedEvent> = {
  readonly [K in E['kind']]: EventEntry<Extract<E, { readonly kind: K }>>;
};

declare const viewed: unique symbol;
/** What one viewer may know of an event. Only `viewEvent` makes it. */
export type Viewed<E> = E & { readonly [viewed]: true };

/** These fields are for all to know. */
export const open = <F extends string>(...fields: readonly F[]): { readonly [K in F]: 'all' } =>
  Object.fromEntries(fields.map((field) => [field, 'all'])) as { readonly [K in F]: 'all' };

function mayKnow<E extends WitnessedEvent>(audience: Audience<E>, event: E, viewer: number): boolean {
  if (audience === 'all') return true;
  if (audience === 'witnesses') return isAmong(event.witnesses ?? 0, viewer);
  if (audience === 'actor') return 'seat' in event && event.seat === viewer;
  return audience !== 'nobody' && audience(event, viewer);
}

/** What stands in place of a value that the viewer may not know. */
function blank(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return -1;
  return typeof value === 'string' ? '' : null;
}

export interface EventViews<E extends WitnessedEvent> {
  /** What the viewer may know of the event; null: not even that it happened. */
  readonly viewEvent: (event: E, viewer: number) => Viewed<E> | null;
  readonly lessonOf: (event: Viewed<E>, viewer: number) => Lesson;
  readonly weightOf: (event: Viewed<E>) => 'quiet' | 'plain' | 'loud';
}

export function eventViews<E extends WitnessedEvent>(table: EventTable<E>): EventViews<E> {
  const entries = new Map(Object.entries<EventEntry<E>>(table as Readonly<Record<E['kind'], EventEntry<E>>>));
  const fieldsOf = new Map(
    [...entries].map(([kind, { fields }]) => [kind, Object.entries(fields) as [keyof E & string, Audience<E>][]]),
  );
  const entryOf = ({ kind }: GameEvent): EventEntry<E> => {
    const entry = entries.get(kind);
    if (entry === undefined) throw new Error(`no event is called ${kind}`);
    return entry;
  };
  return {
    viewEvent(event, viewer) {
      if (!mayKnow(entryOf(event).to, event, viewer)) return null;
      const seen: Record<string, unknown> = { kind: event.kind };
      for (const [field, audience] of fieldsOf.get(event.kind)!) {
        const value = event[field];
        if (value !== undefined) seen[field] = mayKnow(audience, event, viewer) ? value : blank(value);
      }
      return seen as unknown as Viewed<E>;
    },
    lessonOf(event, viewer) {
      const { teaches } = entryOf(event);
      return typeof teaches === 'function' ? teaches(event, viewer) : teaches;
    },
    weightOf: (event) => entryOf(event).weight,
  };
}

const LESSONS: { readonly [L in Lesson]: string | null } = {
  nothing: null,
  dice: 'dice were rolled',
  draw: 'a card was drawn',
  hidden: 'something hidden was seen',
  intention: 'the opponent has acted on it',
};

/** Why it is too late to take back what came before, in words; null: it is not. */
export const lessonWords = (lesson: Lesson): string | null => LESSONS[lesson];
