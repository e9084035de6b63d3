/** The parts of the Star Wars CCG that the page's worker uses, in one place. */
import type { Seen, Viewed } from '@dejarik/kernel';
import type { Event, StarWarsCcg as Game, Table } from '@dejarik/swccg';
import type { Known } from '../known.ts';

export * from '@dejarik/swccg';
export * from '@dejarik/swccg/table';
export type StarWarsCcg = Game;
export type CcgTable = Table;
/** A table with nothing on it that its viewer may not know. */
export type SeenTable = Seen<Table>;
export type SeenEvent = Viewed<Event>;
export type CcgKnown = Known<Table, Event>;
export const EDITION = '1996';
