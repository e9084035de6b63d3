/** The parts of Young Jedi that the page's worker uses, in one place. */
import type { Seen, Viewed } from '@dejarik/kernel';
import type { Event, Table, YoungJedi as Game } from '@dejarik/young-jedi';
import type { Known } from '../known.ts';

export * from '@dejarik/young-jedi';
export * from '@dejarik/young-jedi/table';
export type YoungJedi = Game;
export type YjTable = Table;
/** A table with nothing on it that its viewer may not know. */
export type SeenTable = Seen<Table>;
export type SeenEvent = Viewed<Event>;
export type YjKnown = Known<Table, Event>;
