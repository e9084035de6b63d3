/** The sentences of printed effects. Each row is a printed phrase and what it does; the first that fits is meant. */
import type { Arena } from '../cards/card.ts';
import type { Effect, Filter, Keyword, Noun, PlayedKeyword, Ref, Target, Who } from '../language/tree.ts';
import { arena, CannotSay, filterOf, nounPhrase, number, target } from './translate-nouns.ts';
import {
  condition,
  duration,
  firstMeaning,
  forEach,
  keyword,
  mods,
  type Phrase,
  referenceOf,
  type Speaker,
  targetOf,
} from './translate-parts.ts';
import { rule } from './translate-rules.ts';

const EVERY_ARENA: readonly Arena[] = ['Space', 'Ground', 'Character'];
const WHILE = 'for this attack|until end of battle|until end of turn';

const who = (text: string): Who => {
  if (text === '' || /^you$/i.test(text)) return 'you';
  if (/dark/i.test(text)) return 'Dark';
  return /light/i.test(text) ? 'Light' : 'enemy';
};
const gained = (verb: string, n: string): number => (/^lose/i.test(verb) ? -number(n) : number(n));
const howMuch = (upTo: string, n: string): { n: number | 'all'; upTo?: true } => ({
  n: n.toLowerCase() === 'all' ? 'all' : number(n),
  ...(upTo === '' ? {} : { upTo: true }),
});

const CHOICES: readonly Phrase<Effect>[] = [
  [/^choose an arena$/i, () => ({ do: 'chooseArena', among: EVERY_ARENA })],
  [
    /^choose an arena where no unit has attacked this turn$/i,
    () => ({ do: 'chooseArena', among: EVERY_ARENA, quiet: true }),
  ],
  [
    /^choose (space|ground|character) or (space|ground|character)$/i,
    (_, one, other) => ({ do: 'chooseArena', among: [arena(one), arena(other)] }),
  ],
  [/^choose (.*)$/i, (speaker, what) => ({ do: 'choose', target: targetOf(what, speaker) })],
  [
    /^your opponent chooses (one of his or her .*)$/i,
    (speaker, what) => ({ do: 'choose', target: chosenByEnemy(what, speaker) }),
  ],
];

function chosenByEnemy(text: string, speaker: Speaker): Target {
  const found = targetOf(text, speaker);
  if (typeof found !== 'object' || !('choose' in found)) throw new CannotSay(`no choice: "${text}"`);
  return { ...found, by: 'enemy' };
}

const RESOURCES: readonly Phrase<Effect>[] = [
  [
    /^(?:(you|your opponent) )?(gains?|loses?) (\d+) force(?: for each (.*))?$/i,
    (speaker, player, verb, n, per) => ({
      do: 'force',
      who: who(player),
      n: per === '' ? gained(verb, n) : forEach(gained(verb, n), per, speaker),
    }),
  ],
  [
    /^(?:you )?gain (?:additional )?force equal to the damage prevented$/i,
    () => ({ do: 'force', who: 'you', n: 'that much' }),
  ],
  [
    /^(?:(you|your opponent|the (?:dark|light) side) )?gets? ([+-]\d+) build points?(?: this turn)?(?: for each (.*))?$/i,
    (speaker, player, n, per) => ({
      do: 'buildPoints',
      who: who(player),
      n: per === '' ? Number(n) : forEach(Number(n), per, speaker),
    }),
  ],
  [/^(?:you )?gain (\d+) build points?(?: this turn)?$/i, (_, n) => ({ do: 'buildPoints', who: 'you', n: number(n) })],
  [
    /^you get a number of build points equal to that \w+'s total build cost$/i,
    () => ({ do: 'buildPoints', who: 'you', n: { buildCostOf: 'it' } }),
  ],
];

const LASTING: readonly Phrase<Effect>[] = [
  [
    new RegExp(`^(this turn|${WHILE}), (.*)$`, 'i'),
    (speaker, lasting, what) => ({ do: 'rule', until: duration(lasting), rule: rule(what, speaker) }),
  ],
  [
    new RegExp(`^(.*?) (?:each )?gets? (.*?) (${WHILE})$`, 'i'),
    (speaker, whom, given, lasting) => ({
      do: 'gets',
      target: targetOf(whom, speaker),
      mods: mods(given, speaker),
      until: duration(lasting),
    }),
  ],
  [
    new RegExp(`^(.*) loses ([\\w ]+) (${WHILE})$`, 'i'),
    (speaker, whom, lost, lasting) => ({
      do: 'gets',
      target: targetOf(whom, speaker),
      mods: [{ is: 'lose', keyword: lostKeyword(lost) }],
      until: duration(lasting),
    }),
  ],
  [
    new RegExp(`^as long as (that \\w+ is in an arena), (.*) (this turn|${WHILE})$`, 'i'),
    // The arena is the unit's, wherever it goes.
    (speaker, when, what, lasting) =>
      lastingRule(what.replace(/ in that arena\b/i, ' in the same arena'), lasting, when, speaker),
  ],
  [
    new RegExp(`^(.*) (this turn|${WHILE})(?: as long as (.*))?$`, 'i'),
    (speaker, what, lasting, when) => lastingRule(what, lasting, when, speaker),
  ],
];

function lostKeyword(text: string): Keyword {
  const found = keyword(`${text} 1`);
  if (found === null) throw new CannotSay(`"${text}" is no keyword that can be lost`);
  return found.keyword;
}

function lastingRule(what: string, lasting: string, when: string, speaker: Speaker): Effect {
  const until = duration(lasting);
  if (when === '') return { do: 'rule', until, rule: rule(what, speaker) };
  return { do: 'rule', until, while: condition(when, speaker), rule: rule(what, speaker) };
}

const CARDS: readonly Phrase<Effect>[] = [
  [/^draw (an?|\d+) (?:extra )?cards?$/i, (_, n) => ({ do: 'draw', n: number(n) })],
  [
    /^(your opponent )?(?:chooses and )?discards? (an?|\d+) cards? from (?:your|his or her) hand$/i,
    (_, enemy, n) => ({ do: 'discardCards', who: enemy === '' ? 'you' : 'enemy', n: number(n) }),
  ],
  [/^discard your hand$/i, () => ({ do: 'discardHand', who: 'you' })],
  [/^your opponent discards his or her hand$/i, () => ({ do: 'discardHand', who: 'enemy' })],
  [/^put (\d+) cards? from your hand on the bottom of your deck$/i, (_, n) => ({ do: 'bottom', n: number(n) })],
  [/^look at your opponent's hand$/i, () => ({ do: 'lookHand' })],
  [
    /^your opponent discards a seen (.*)$/i,
    (speaker, what) => ({ do: 'discardSeen', what: filterOf(what, speaker.vocabulary) }),
  ],
  [
    /^search your deck for (an? .*?)(?: to build with (\d+))?$/i,
    (speaker, text, n) => {
      const what = asCards(nounPhrase(text, speaker.vocabulary).filter);
      return n === '' ? { do: 'search', what } : { do: 'search', what, buildCounters: number(n) };
    },
  ],
  [
    /^show one of (your .*) and put (\d+) build counters on it$/i,
    (speaker, what, n) => ({ do: 'showAndBuild', what: filterOf(what, speaker.vocabulary), n: number(n) }),
  ],
  [/^return (.*) to your hand$/i, (speaker, what) => ({ do: 'toHand', target: returned(what, speaker) })],
];

/** Outside the arenas there are no units, only their cards. */
const AS_CARDS: ReadonlyMap<Noun, Noun> = new Map([
  ['', 'card'],
  ['unit', 'unit card'],
  ['Space unit', 'Space unit card'],
  ['Ground unit', 'Ground unit card'],
  ['Character unit', 'Character card'],
  ['Character', 'Character card'],
]);

const asCards = (filter: Filter): Filter => ({
  ...filter,
  kinds: filter.kinds.map((kind) => ({ ...kind, noun: AS_CARDS.get(kind.noun) ?? kind.noun })),
});

function returned(text: string, speaker: Speaker): Target {
  // A card that was just discarded is what the event was about: `it`.
  if (/^this (?:unit|card) from your discard pile$/i.test(text)) return 'it';
  const phrase = nounPhrase(text, speaker.vocabulary);
  if (phrase.filter.in !== 'your discard pile') return targetOf(text, speaker);
  return target({ ...phrase, filter: asCards(phrase.filter) });
}

const DAMAGE: readonly Phrase<Effect>[] = [
  [
    // Where nobody is named, the card itself does it.
    /^(?:(.*) does|do) (an?|\d+) (dice of )?damage to (.*)$/i,
    (speaker, by, n, dice, whom) => {
      const source = by === '' ? 'this' : referenceOf(by, speaker);
      const effect = { do: 'damage', by: source, target: victim(whom, source, speaker), n: number(n) } as const;
      return dice === '' ? effect : { ...effect, dice: true };
    },
  ],
  [/^prevent that damage$/i, () => ({ do: 'prevent', target: 'this', n: 'all' })],
  [
    /^prevent that much damage to (.*)$/i,
    (speaker, whom) => ({ do: 'prevent', target: targetOf(whom, speaker), n: 'that much' }),
  ],
  [
    /^prevent (up to )?(all|\d+) damage to (.*)$/i,
    (speaker, upTo, n, whom) => ({ do: 'prevent', target: targetOf(whom, speaker), ...howMuch(upTo, n) }),
  ],
  [
    /^that \w+ may do that much damage to (an? .*) of your choice in the same arena$/i,
    (speaker, whom) => ({ do: 'rebound', whom: rebounded(nounPhrase(whom, speaker.vocabulary).filter) }),
  ],
  [
    /^remove up to (\d+) damage counters from any number of (your .*) in one arena, divided$/i,
    (speaker, n, among) => ({ do: 'healDivided', n: number(n), among: filterOf(among, speaker.vocabulary) }),
  ],
  [
    /^remove (up to )?(all|an?|one|\d+) damage counters? from (.*)$/i,
    (speaker, upTo, n, whom) => ({ do: 'heal', target: targetOf(whom, speaker), ...howMuch(upTo, n) }),
  ],
];

const rebounded = (whom: Filter): Filter => ({ ...whom, in: 'its arena' });

function victim(text: string, source: Ref, speaker: Speaker): Target {
  return /^(?:it|him|her)self$/i.test(text) ? source : targetOf(text, speaker);
}

const UNITS: readonly Phrase<Effect>[] = [
  [/^retreat (.*)$/i, (speaker, what) => ({ do: 'retreat', target: targetOf(what, speaker) })],
  [/^(that \w+) retreats$/i, (speaker, what) => ({ do: 'retreat', target: referenceOf(what, speaker) })],
  [/^untap (.*)$/i, (speaker, what) => ({ do: 'untap', target: targetOf(what, speaker) })],
  [/^tap (.*)$/i, (speaker, what) => ({ do: 'tap', target: targetOf(what, speaker) })],
  [
    /^your opponent (?:chooses and )?discards (one of his or her .*)$/i,
    (speaker, what) => ({ do: 'discard', target: chosenByEnemy(what, speaker) }),
  ],
  [/^(?:your opponent )?discards? (.*)$/i, (speaker, what) => ({ do: 'discard', target: targetOf(what, speaker) })],
  [
    /^put it into its arena (tapped|untapped)$/i,
    (_, how) => ({ do: 'toArena', tapped: how.toLowerCase() === 'tapped' }),
  ],
  [/^put it into the \w+ arena from your discard pile$/i, () => ({ do: 'toArena' })],
];

const ATTACKS: readonly Phrase<Effect>[] = [
  [/^reroll all (?:of )?your attack dice$/i, () => ({ do: 'reroll', whose: 'your', which: 'all' })],
  [/^reroll any of your attack dice$/i, () => ({ do: 'reroll', whose: 'your', which: 'any' })],
  [/^reroll any of (?:your opponent's attack|those) dice$/i, () => ({ do: 'reroll', whose: 'enemy', which: 'any' })],
  [/^(evade|deflect) (\d+)$/i, (_, word, n) => ({ do: 'keyword', keyword: played(word), n: number(n) })],
  [/^intercept$/i, () => ({ do: 'keyword', keyword: 'Intercept', n: 0 })],
  [
    // That the unit must be one that can be attacked is part of what the sentence of the language means.
    /^the attacking unit now attacks that unit instead of the original defending unit, unless that unit can't be attacked$/i,
    () => ({ do: 'attackInstead' }),
  ],
  [
    /^the next time it would attack this turn, you may have it attack another of your opponent's units in the \w+ arena$/i,
    () => ({ do: 'steer' }),
  ],
];

const played = (word: string): PlayedKeyword => (/^evade$/i.test(word) ? 'Evade' : 'Deflect');

/** Narrow phrases stand before wide ones that would swallow them. */
const SENTENCES = [...CHOICES, ...RESOURCES, ...ATTACKS, ...CARDS, ...LASTING, ...DAMAGE, ...UNITS];

export function sentenceEffect(text: string, speaker: Speaker): Effect {
  const found = firstMeaning(SENTENCES, text, speaker);
  if (found === null) throw new CannotSay(`no effect of the language: "${text}"`);
  return found;
}
