/** The toy game alone, in place of the games there are. */
import type { GameKit } from '@dejarik/kernel';
import { masksKit } from '@dejarik/kernel/testing';
import type { Registry } from '../../src/registry.ts';

export const GAMES: Registry = {
  games: new Map([
    [
      'masks',
      { name: 'Masks', kit: () => Promise.resolve(masksKit() as GameKit), scenarios: () => Promise.resolve([]) },
    ],
  ]),
  usual: 'masks',
};
