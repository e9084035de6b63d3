/** What happened, in sentences, for one viewer. */
import type { GameEvent } from '@dejarik/kernel';
import type { Catalogue } from './cards/catalogue.ts';

export const describeEvent = (_cards: Catalogue, event: GameEvent, _seat: number): string => event.kind;
