/** The page's state as the table of the Star Wars TCG sees it. */
import type { Facts } from '../session/swtcg/facts.ts';
import type { Moment } from '../session/swtcg/moment.ts';
import { pageOf } from '../table/page.ts';
import type { Scene } from './scenes.ts';

export const { usePage, pageNow, useFacts } = pageOf<Moment, Scene, Facts>();
