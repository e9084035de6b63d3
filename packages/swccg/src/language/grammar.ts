/** The grammar of card text, from the tables of templates. Names are the titles of the cards that there are. */
import { type Grammar, grammar } from '@dejarik/language';
import { STATS } from '../cards/card.ts';
import { CONDITIONS } from './conditions.ts';
import { DECLARATIONS, EFFECTS } from './effects.ts';
import { LINES } from './lines.ts';
import { LIMITS, MOMENTS, TIMINGS, VERBS } from './moments.ts';
import { AMOUNTS, COUNTS, FILTER, PLACES, POSSESSIVES, QUALITIES, QUOTAS, REFS } from './nouns.ts';
import { HEAPS } from './blocks/piles.ts';
import { EXTENSIONS } from './extensions.ts';
import { ROOMS, RULES } from './rules.ts';
import type { Types, Who } from './tree.ts';
import { SKILLS, SYSTEMS, VOCABULARY } from './vocabulary.ts';
import { DEFENCES, FIRINGS, HITS, RESULTS } from './weapons.ts';

/** Each player doing it. */
function said(verb: keyof typeof VERBS): Readonly<Record<Who, string>> {
  const [you, others] = VERBS[verb];
  return {
    you: `you ${you}`,
    opponent: `opponent ${others}`,
    'any player': `any player ${others}`,
    'each player': `each player ${others}`,
    Dark: `Dark ${others}`,
    Light: `Light ${others}`,
  };
}

export const cardGrammar = (titles: Iterable<string>): Grammar<Types> =>
  grammar<Types>(
    ({ choice, record, either, list, sentences, words, longest, phrases, number, decimal, signed, names }) => {
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
        who: words('you', 'opponent', 'any player', 'each player', 'Dark', 'Light'),
        initiates: phrases(said('initiates')),
        declares: phrases(said('declares')),
        plays: phrases(said('plays')),
        playsOrDeploys: phrases(said('playsOrDeploys')),
        reacts: phrases(said('reacts')),
        deploys: phrases(said('deploys')),
        fires: phrases(said('fires')),
        draws: phrases(said('draws')),
        wins: phrases(said('wins')),
        loses: phrases(said('loses')),
        shuffles: phrases(said('shuffles')),
        looks: phrases(said('looks')),
        has: phrases(said('has')),
        is: phrases(said('is')),
        side: words('Dark', 'Light'),
        stat: words(...STATS),
        stats: list('stat', { between: ', ', last: ' and ' }),
        quality: words(...QUALITIES),
        qualities: list('quality', { between: ' ' }),
        than: words('>', '<', '=', 'at least', 'at most'),
        pile: words('Reserve Deck', 'Force Pile', 'Used Pile', 'Lost Pile', 'hand'),
        piles: list('pile', { between: ', ', last: ' or ' }),
        heap: choice('heap', HEAPS),
        phase: words('activate', 'control', 'deploy', 'battle', 'move', 'draw'),
        draw: words('battle', 'weapon', 'any'),
        ref: phrases(REFS),
        possessive: phrases(POSSESSIVES),
        other: words('opponent', 'any player', 'each player', 'Dark', 'Light'),
        filter: record(FILTER),
        whom: either('ref', 'filter'),
        place: choice('place', PLACES),
        here: words('here'),
        spot: either('here', 'filter'),
        amounts: choice('of', AMOUNTS),
        amount: either('number', 'amounts'),
        count: choice('count', COUNTS),
        quota: choice('quota', QUOTAS),
        condition: choice('is', CONDITIONS),
        conditions: list('condition', { between: ' and ' }),
        rule: choice('rule', RULES),
        rules: list('rule', { between: '; ' }),
        moment: choice('on', MOMENTS),
        timing: choice('timing', TIMINGS),
        limit: phrases(LIMITS),
        mode: words('Used', 'Lost'),
        deed: words(
          'move',
          'battle',
          'deploy',
          'drain',
          'react',
          'fire weapons',
          'carry weapons',
          'use ability in battles',
          'board starfighters',
          'board enclosed vehicles',
          'be stolen',
          'be targeted',
          'be moved',
        ),
        skill: words(...SKILLS),
        set: words('bluff', 'Trench', 'dejarik'),
        round: words('up', 'down'),
        until: words('this battle', 'this turn', 'until end of your next turn', 'from now on'),
        room: choice('seats', ROOMS),
        rooms: list('room', { between: ', ', last: ' and ' }),
        declaration: choice('declare', DECLARATIONS),
        declarations: list('declaration', { between: ', ' }),
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
    },
  );
