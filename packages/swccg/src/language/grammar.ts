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
import type { Doers, Types, Who } from './tree.ts';
import { SKILLS, SYSTEMS, VOCABULARY } from './vocabulary.ts';

/** Each player doing each of these; in an effect, what you do is said as a command. */
function doers({ phrases }: Kit<Types>): { readonly [V in keyof Doers]: Rule<Who> } {
  const said = (you: string, [own, others]: readonly [string, string]): Rule<Who> =>
    phrases(
      Object.fromEntries(nouns.PLAYERS.map((who) => [who, who === 'you' ? you + own : `${who} ${others}`])) as {
        readonly [W in Who]: string;
      },
    );
  return Object.fromEntries([
    ...Object.entries(VERBS).map(([name, verb]) => [name, said('you ', verb)]),
    ...Object.entries(COMMANDS).map(([name, verb]) => [name, said('', verb)]),
  ]) as { readonly [V in keyof Doers]: Rule<Who> };
}

export const cardGrammar = (titles: Iterable<string>): Grammar<Types> =>
  grammar<Types>((kit) => {
    const { choice, record, either, list, sentences, words, longest, phrases, number, decimal, signed, names } = kit;
    const known = new Set(VOCABULARY);
    const proper = [...new Set(titles)].filter((title) => !known.has(title));
    return {
      number: number(),
      decimal: decimal(),
      signed: signed(),
      name: names(proper),
      names: list('name', { between: ', ', last: ' or ' }),
      system: words(...SYSTEMS),
      kindWord: longest(...VOCABULARY, ...proper),
      kind: list('kindWord', { between: ' ' }),
      kinds: list('kind', { between: ', ', last: ' or ' }),
      whose: phrases({ your: 'your', "opponent's": "opponent's", any: "any player's" }),
      who: words(...nouns.PLAYERS),
      ...doers(kit),
      side: words('Dark', 'Light'),
      stat: words(...STATS),
      stats: list('stat', { between: ', ', last: ' and ' }),
      quality: words(...nouns.QUALITIES),
      qualities: list('quality', { between: ' ' }),
      than: words('>', '<', '=', 'at least', 'at most'),
      pile: words('Reserve Deck', 'Force Pile', 'Used Pile', 'Lost Pile', 'hand'),
      piles: list('pile', { between: ', ', last: ' or ' }),
      heap: choice('heap', nouns.HEAPS),
      phase: words('activate', 'control', 'deploy', 'battle', 'move', 'draw'),
      draw: words('battle', 'weapon', 'any'),
      ref: phrases(nouns.REFS),
      possessive: phrases(nouns.POSSESSIVES),
      filter: record(nouns.FILTER),
      whom: either('ref', 'filter'),
      seating: phrases(nouns.SEATINGS),
      place: choice('place', nouns.PLACES),
      here: words('here'),
      spot: either('here', 'filter'),
      amounts: choice('of', nouns.AMOUNTS),
      amount: either('number', 'amounts'),
      count: choice('count', nouns.COUNTS),
      quota: choice('quota', nouns.QUOTAS),
      holding: words('control', 'occupy'),
      state: phrases(STATES),
      epic: words(...EPICS),
      condition: choice('is', CONDITIONS),
      conditions: list('condition', { between: ' and ' }),
      rule: choice('rule', RULES),
      rules: list('rule', { between: '; ' }),
      privilege: phrases(PRIVILEGES),
      total: phrases(TOTALS),
      loss: phrases(LOSSES),
      moment: choice('on', MOMENTS),
      timing: choice('timing', TIMINGS),
      limit: phrases(LIMITS),
      mode: words('Used', 'Lost'),
      deed: words(...nouns.DEEDS),
      skill: words(...SKILLS),
      set: words('bluff', 'Trench', 'dejarik'),
      until: words('this battle', 'this turn', 'until end of your next turn', 'from now on'),
      room: choice('seats', ROOMS),
      rooms: list('room', { between: ', ', last: ' and ' }),
      declaration: choice('declare', DECLARATIONS),
      declarations: list('declaration', { between: ', ' }),
      fate: phrases(FATES),
      lostFate: phrases(LOST_FATES),
      cancellable: phrases(CANCELLABLE),
      moreOrLess: words('more', 'less'),
      effect: choice('do', EFFECTS),
      effects: sentences('effect'),
      rest: sentences('effect'),
      tableside: words('your side of table', "opponent's side of table", 'table', 'either Lost Pile'),
      firing: choice('fires', FIRINGS),
      defence: words(...DEFENCES),
      against: either('number', 'defence'),
      result: words(...RESULTS),
      hit: choice('hits', HITS),
      hits: list('hit', { between: '; ' }),
      extension: words(...EXTENSIONS),
      line: choice('line', LINES),
      lines: sentences('line'),
    };
  });
