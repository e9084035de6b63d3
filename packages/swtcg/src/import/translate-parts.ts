/** The smaller parts of printed abilities: conditions, what stands after "gets", and costs. */
import type {
  Ability,
  Amount,
  Condition,
  Cost,
  Duration,
  Filter,
  Keyword,
  Mod,
  Ref,
  Stat,
  Target,
} from '../language/tree.ts';
import {
  ANY_NUMBER,
  arena,
  byName,
  CannotSay,
  filterOf,
  nounPhrase,
  number,
  place,
  reference,
  target,
  type Vocabulary,
} from './translate-nouns.ts';

/** Who speaks, and what a bare "it" means at this point of the text. */
export interface Speaker {
  readonly vocabulary: Vocabulary;
  pronoun: Ref;
  /** Translates an ability in quotes; given from outside because abilities are made of these parts. */
  readonly ability: (text: string) => Ability;
}

/** A printed phrase and what it means; the bracketed parts of the phrase are handed over as text. */
export type Phrase<Meaning> = readonly [RegExp, (speaker: Speaker, ...parts: string[]) => Meaning];

export function firstMeaning<Meaning>(
  phrases: readonly Phrase<Meaning>[],
  text: string,
  speaker: Speaker,
): Meaning | null {
  for (const [pattern, write] of phrases) {
    const match = pattern.exec(text);
    if (match) return write(speaker, ...match.slice(1).map((part) => part ?? ''));
  }
  return null;
}

/** One thing spoken of: a reference, or a description without regard to its number. */
export function oneOrKind(text: string, speaker: Speaker): Filter | Ref {
  return reference(text, speaker.pronoun) ?? nounPhrase(text, speaker.vocabulary).filter;
}

/** A target; a choice made here is what "it" means from now on. */
export function targetOf(text: string, speaker: Speaker): Target {
  const pointed = reference(text, speaker.pronoun);
  if (pointed !== null) return pointed;
  const found = target(nounPhrase(text, speaker.vocabulary));
  if (typeof found === 'object' && 'choose' in found) speaker.pronoun = 'it';
  return found;
}

export function referenceOf(text: string, speaker: Speaker): Ref {
  const pointed = reference(text, speaker.pronoun);
  if (pointed === null) throw new CannotSay(`"${text}" points at nothing`);
  return pointed;
}

const have = (who: 'you' | 'enemy' | 'any', what: Filter, least = 1, most = ANY_NUMBER): Condition => ({
  is: 'have',
  who,
  least,
  most,
  what,
});
const player = (text: string): 'you' | 'enemy' => (/^you$/i.test(text) ? 'you' : 'enemy');

const CONDITIONS: readonly Phrase<Condition>[] = [
  [
    /^you have this unit and (.*) in (the \w+ arena)$/i,
    (speaker, what, where) => ({
      is: 'and',
      all: [
        { is: 'in', who: 'this', place: place(where) },
        have('you', { ...nounPhrase(what, speaker.vocabulary).filter, in: place(where) }),
      ],
    }),
  ],
  [/^you have more units in the (\w+) arena than your opponent$/i, (_, where) => ({ is: 'more', place: arena(where) })],
  [/^you have (\d+) or more units in each arena$/i, (_, n) => ({ is: 'eachArena', least: number(n) })],
  [
    /^(you|your opponent) (?:have|has) (?:one or more|any) (.*)$/i,
    (speaker, who, what) => have(player(who), filterOf(what, speaker.vocabulary)),
  ],
  [
    /^(you|your opponent) (?:have|has) (\d+) or more (.*)$/i,
    (speaker, who, n, what) => have(player(who), filterOf(what, speaker.vocabulary), number(n)),
  ],
  [
    /^(you|your opponent) (?:have|has) exactly (\d+) (.*)$/i,
    (speaker, who, n, what) => have(player(who), filterOf(what, speaker.vocabulary), number(n), number(n)),
  ],
  [
    /^(you|your opponent) (?:have|has) no (.*)$/i,
    (speaker, who, what) => have(player(who), filterOf(what, speaker.vocabulary), 0, 0),
  ],
  [
    /^(you|your opponent) (?:have|has) (an? .*|another .*)$/i,
    (speaker, who, what) => have(player(who), nounPhrase(what, speaker.vocabulary).filter),
  ],
  [/^there are one or more (.*)$/i, (speaker, what) => have('any', filterOf(what, speaker.vocabulary))],
  [/^there is (an? .*)$/i, (speaker, what) => have('any', nounPhrase(what, speaker.vocabulary).filter)],
  [/^there are no damage counters on (it|this unit)$/i, (speaker, what) => undamaged(what, speaker)],
  [/^(it|this unit) has no damage counters on it$/i, (speaker, what) => undamaged(what, speaker)],
  [
    /^(it|this unit|the \w+) has (?:1|one) or more damage counters on it$/i,
    (speaker, what) => ({ is: 'damaged', who: referenceOf(what, speaker) }),
  ],
  [/^all units in all arenas are tapped$/i, () => ({ is: 'allTapped' })],
  [
    /^one of your (.*) (?:has been|was) discarded from (the \w+ arena) this turn$/i,
    (speaker, what, where) => ({
      is: 'lostThisTurn',
      what: { ...filterOf(`your ${what}`, speaker.vocabulary), in: place(where) },
    }),
  ],
  [
    /^(this unit|it|he|she)(?:'s| is) attacking (.*)$/i,
    (speaker, who, whom) => ({ is: 'attacking', who: referenceOf(who, speaker), whom: oneOrKind(whom, speaker) }),
  ],
  [
    /^((?:this|that) \w+|it|he|she)(?:'s| is) in (.*)$/i,
    (speaker, who, where) => ({ is: 'in', who: referenceOf(who, speaker), place: place(where) }),
  ],
  [/^(.*) is in (the \w+ arena|any arena)$/i, (speaker, name, where) => nameIsIn(name, where, speaker)],
];

function undamaged(text: string, speaker: Speaker): Condition {
  return { is: 'undamaged', who: referenceOf(text, speaker) };
}

function nameIsIn(text: string, where: string, speaker: Speaker): Condition {
  const named = speaker.vocabulary.names.find((name) => name.toLowerCase() === text.toLowerCase());
  if (named === undefined) throw new CannotSay(`"${text}" is no card of this set`);
  return have('any', { ...byName(named), in: place(where) });
}

export function condition(text: string, speaker: Speaker): Condition {
  const found = firstMeaning(CONDITIONS, text, speaker);
  if (found !== null) return found;
  throw new CannotSay(`no condition of the language: "${text}"`);
}

/** Cuts at the words that join, but never inside quotes. */
function cutOutsideQuotes(text: string, joint: RegExp): readonly string[] {
  const kept: string[] = [];
  const hidden = text.replace(/"[^"]*"/g, (quote) => `"${kept.push(quote) - 1}"`);
  return hidden.split(joint).map((part) => part.replace(/"(\d+)"/g, (_, at: string) => kept[Number(at)] ?? ''));
}

const KEYWORD = /^(Accuracy|Bombard|Critical Hit|Ion Cannon|Shields|Stun) (\d+)$/i;
const KEYWORDS: readonly Keyword[] = ['Accuracy', 'Bombard', 'Critical Hit', 'Ion Cannon', 'Shields', 'Stun'];

/** `Shields 1` as keyword and number, or null. */
export function keyword(text: string): { readonly keyword: Keyword; readonly n: number } | null {
  const [, word = '', n = ''] = KEYWORD.exec(text) ?? [];
  const found = KEYWORDS.find((known) => known.toLowerCase() === word.toLowerCase());
  return found === undefined ? null : { keyword: found, n: Number(n) };
}

/** What stands after "gets": `+20 speed and +2 power`, also with a tail `for each …`. */
export function mods(text: string, speaker: Speaker): readonly Mod[] {
  const [, list = text, each] = /^(.*?) for each (.*)$/i.exec(text) ?? [];
  return cutOutsideQuotes(list, /,? and |, /i).map((part) => mod(part, each, speaker));
}

function mod(text: string, each: string | undefined, speaker: Speaker): Mod {
  const stat = /^([+-]\d+) (speed|power|health)$/i.exec(text);
  if (stat) {
    const n = Number(stat[1]);
    return {
      is: 'stat',
      stat: (stat[2] ?? '').toLowerCase() as Stat,
      n: each === undefined ? n : forEach(n, each, speaker),
    };
  }
  if (each !== undefined) throw new CannotSay(`"for each" does not go with "${text}"`);
  const word = keyword(text);
  if (word !== null) return { is: 'keyword', ...word };
  const quoted = /^"(.*)"$/.exec(text);
  if (quoted) return { is: 'ability', ability: speaker.ability(quoted[1] ?? '') };
  throw new CannotSay(`nothing that a unit can get: "${text}"`);
}

/** An amount for each card of a kind, or for each damage counter. */
export function forEach(per: number, each: string, speaker: Speaker): Amount {
  const counter = /^damage counter on (.*)$/i.exec(each);
  if (counter) return { per, damageOn: referenceOf(counter[1] ?? '', speaker) };
  return { per, each: filterOf(each.replace(/^of /i, ''), speaker.vocabulary) };
}

const DURATIONS: ReadonlyMap<string, Duration> = new Map([
  ['for this attack', 'for this attack'],
  ['until end of battle', 'until end of battle'],
  ['until end of turn', 'until end of turn'],
  ['this turn', 'until end of turn'],
]);

export function duration(text: string): Duration {
  const found = DURATIONS.get(text.toLowerCase());
  if (found === undefined) throw new CannotSay(`no duration of the language: "${text}"`);
  return found;
}

const COSTS: readonly Phrase<Cost>[] = [
  [/^\[tap\]$/i, () => ({ is: 'tap' })],
  [/^pay (\d+) force$/i, (_, n) => ({ is: 'force', n: number(n) })],
  [
    /^pay force equal to (that \w+|its?)(?:'s)? (?:total )?build cost$/i,
    () => ({ is: 'force', n: { buildCostOf: 'it' } }),
  ],
  [/^pay (\d+) build points?$/i, (_, n) => ({ is: 'build', n: number(n) })],
  [/^discard this unit from the (\w+) arena$/i, (_, from) => ({ is: 'discardThis', from: arena(from) })],
  [/^discard (\d+|an?|one) cards? from your hand$/i, (_, n) => ({ is: 'discardCards', n: number(n) })],
  [/^discard (one of your .*)$/i, (speaker, what) => ({ is: 'discardUnit', what: chosen(what, speaker) })],
  [/^tap (one of your untapped .*)$/i, (speaker, what) => ({ is: 'tapUnit', what: chosen(what, speaker) })],
  [/^put (\d+) damage counters? on this unit$/i, (_, n) => ({ is: 'hurtThis', n: number(n) })],
  [/^retreat (?:this unit|it|him|her)$/i, () => ({ is: 'retreatThis' })],
  [
    /^put any number of damage counters on (one of your .*)$/i,
    (speaker, what) => ({ is: 'hurtOther', what: chosen(what, speaker) }),
  ],
];

function chosen(text: string, speaker: Speaker): Filter {
  speaker.pronoun = 'it';
  return nounPhrase(text, speaker.vocabulary).filter;
}

export function costs(text: string, speaker: Speaker): readonly Cost[] {
  return text.split(/(?:, |; | and )(?=pay|discard|tap|\[tap\]|put|retreat)/i).map((part) => {
    const found = firstMeaning(COSTS, part.trim(), speaker);
    if (found === null) throw new CannotSay(`no cost of the language: "${part.trim()}"`);
    return found;
  });
}
