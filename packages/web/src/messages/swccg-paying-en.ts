/** What shots and answers of the Star Wars CCG come to and cost, and how likely they do what they are for. */
import type { DrawOdds } from '../session/swccg/odds.ts';
import { stakes } from './stakes-en.ts';

const force = (n: number): string => `${n} Force`;

export const paying = {
  /** What the shot came to, and what that was held against. */
  shotNeeds: (total: string, needs: readonly string[]) => `= ${total}, needs ${needs.join(', ')}`,
  immune: (names: readonly string[]) => `immune to it: ${names.join(', ')}`,
  loseAllFrom: 'All from the ',
  loseAll: (n: number, pile: number) =>
    `Lose all ${n} from the ${['Reserve Deck', 'Force Pile', 'Used Pile'][pile] ?? ''}`,
  /** What an answer costs, and where it leads. */
  costs: (cost: number, to: string) =>
    `${cost === 0 ? 'free' : force(cost)}${to === '' ? '' : ` · to ${to.replace(/^[^:]+: /u, '')}`}`,
  /** `47%`, or of several targets the likeliest. */
  chance: ({ chance, best, immune }: DrawOdds) =>
    immune ? 'immune' : `${best ? 'up to ' : ''}${stakes.percent(chance)}`,
  /** What has to be drawn for it. */
  drawNeeds: ({ draws, needs, best, immune }: DrawOdds) =>
    best || immune ? '' : `${draws === 1 ? 'needs' : `${draws} draws,`} ${needs.join(' or ')}`,
} as const;
