/** The page's state as the table of the Star Wars CCG sees it. */
import type { Facts } from '../session/swccg/facts.ts';
import type { Moment } from '../session/swccg/moment.ts';
import { pageOf } from '../table/page.ts';
import type { Scene } from './scenes.ts';

export const { usePage, pageNow, useFacts } = pageOf<Moment, Scene, Facts>();
