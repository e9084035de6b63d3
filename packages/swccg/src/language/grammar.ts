/** The grammar of card text, from the tables of templates. Names are the titles of the cards that there are. */
import { type Grammar, grammar, type Kit, type Rule } from '@dejarik/language';
import { STATS } from '../cards/card.ts';
import { CONDITIONS, EPICS, STATES } from './conditions.ts';
import { CANCELLABLE, DECLARATIONS, EFFECTS, FATES, LOST_FATES } from './effects.ts';
import { EXTENSIONS } from './extensions.ts';
import { DEFENCES, FIRINGS, HITS, LINES, RESULTS } from './lines.ts';
import { COMMANDS, LIMITS, LOSSES, MOMENTS, TIMINGS, VERBS } from './moments.ts';
import * as nouns from './nouns.ts';
import { PRIVILEGES, ROOMS, RULES, TOTALS } from './rules.ts';
import type { Types, Who } from './tree.ts';
import { SKILLS, SYSTEMS, VOCABULARY } from './vocabulary.ts';

/** Types of which each is one of these words. */
export const WORDS = {
  system: SYSTEMS,
  who: nouns.PLAYERS,
  side: ['Dark', 'Light'],
  stat: STATS,
  quality: nouns.QUALITIES,
  than: ['>', '<', '=', 'at least', 'at most'],
  pile: ['Reserve Deck', 'Force Pile', 'Used Pile', 'Lost Pile', 'hand'],
  phase: ['activate', 'control', 'deploy', 'battle', 'move', 'draw'],
  draw: ['battle', 'weapon', 'any'],
  here: ['here'],
  holding: ['control', 'occupy'],
  epic: EPICS,
  mode: ['Used', 'Lost'],
  deed: nouns.DEEDS,
  skill: SKILLS,
  set: ['bluff', 'Trench', 'dejarik'],
  until: ['this battle', 'this turn', 'until end of your next turn', 'from now on'],
  moreOrLess: ['more', 'less'],
  tableside: ['your side of table', "opponent's side of table", 'table', 'either Lost Pile'],
  defence: DEFENCES,
  result: RESULTS,
  extension: EXTENSIONS,
} as const;

/** Types of which each is one of these names, written as the table says. */
export const PHRASES = {
  whose: { your: 'your', "opponent's": "opponent's", any: "any player's" },
  ref: nouns.REFS,
  possessive: nouns.POSSESSIVES,
  seating: nouns.SEATINGS,
  state: STATES,
  privilege: PRIVILEGES,
  total: TOTALS,
  loss: LOSSES,
  limit: LIMITS,
  fate: FATES,
  lostFate: LOST_FATES,
  cancellable: CANCELLABLE,
} as const;

type Rules<K extends keyof Types> = { readonly [N in K]: Rule<Types[N]> };

/** A rule for each entry of a table. */
const each = <K extends keyof Types, V>(table: { readonly [N in K]: V }, rule: (entry: V) => unknown): Rules<K> =>
  Object.fromEntries(Object.entries<V>(table).map(([name, entry]) => [name, rule(entry)])) as Rules<K>;

/** A player with a verb; in an effect, what you do is said as a command. */
const doing = ({ phrases }: Kit<Types>, you: string, [own, others]: readonly [string, string]): Rule<Who> =>
  phrases(
    Object.fromEntries(nouns.PLAYERS.map((who) => [who, who === 'you' ? you + own : `${who} ${others}`])) as {
      readonly [W in Who]: string;
    },
  );

export const cardGrammar = (titles: Iterable<string>): Grammar<Types> =>
  grammar<Types>((kit) => {
    const { choice, record, either, list, sentences, longest, number, decimal, signed, names } = kit;
    const known = new Set(VOCABULARY);
    const proper = [...new Set(titles)].filter((title) => !known.has(title));
    return {
      ...each(WORDS, (words) => kit.words(...words)),
      ...each(PHRASES, (phrases: { readonly [name: string]: string }) => kit.phrases(phrases)),
      number: number(),
      decimal: decimal(),
      signed: signed(),
      name: names(proper),
      names: list('name', { between: ', ', last: ' or ' }),
      kindWord: longest(...VOCABULARY, ...proper),
      kind: list('kindWord', { between: ' ' }),
      kinds: list('kind', { between: ', ', last: ' or ' }),
      ...each(VERBS, (verb) => doing(kit, 'you ', verb)),
      ...each(COMMANDS, (verb) => doing(kit, '', verb)),
      stats: list('stat', { between: ', ', last: ' and ' }),
      qualities: list('quality', { between: ' ' }),
      piles: list('pile', { between: ', ', last: ' or ' }),
      heap: choice('heap', nouns.HEAPS),
      filter: record(nouns.FILTER),
      whom: either('ref', 'filter'),
      place: choice('place', nouns.PLACES),
      spot: either('here', 'filter'),
      amounts: choice('of', nouns.AMOUNTS),
      amount: either('number', 'amounts'),
      count: choice('count', nouns.COUNTS),
      quota: choice('quota', nouns.QUOTAS),
      condition: choice('is', CONDITIONS),
      conditions: list('condition', { between: ' and ' }),
      rule: choice('rule', RULES),
      rules: list('rule', { between: '; ' }),
      moment: choice('on', MOMENTS),
      timing: choice('timing', TIMINGS),
      room: choice('seats', ROOMS),
      rooms: list('room', { between: ', ', last: ' and ' }),
      declaration: choice('declare', DECLARATIONS),
      declarations: list('declaration', { between: ', ' }),
      effect: choice('do', EFFECTS),
      effects: sentences('effect'),
      rest: sentences('effect'),
      firing: choice('fires', FIRINGS),
      against: either('number', 'defence'),
      hit: choice('hits', HITS),
      hits: list('hit', { between: '; ' }),
      line: choice('line', LINES),
      lines: sentences('line'),
    };
  });
