/** The parts of the engine that the page's worker uses, in one place. */
import type { Seen, Viewed } from '@dejarik/kernel';
import type { Event, Swtcg as Game, Table } from '@dejarik/swtcg';
import type { Known } from '../known.ts';

export * from '@dejarik/swtcg';
export * from '@dejarik/swtcg/table';
export type Swtcg = Game;
export type SwtcgTable = Table;
/** A table with nothing on it that its viewer may not know. */
export type SeenTable = Seen<Table>;
export type SeenEvent = Viewed<Event>;
export type SwtcgKnown = Known<Table, Event>;
