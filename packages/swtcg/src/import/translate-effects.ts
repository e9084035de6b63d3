/** What happens: printed effects sentence by sentence, and the blocks that some sentences open. */
import type { Effect, Target } from '../language/tree.ts';
import { sentences } from './clean.ts';
import { CannotSay } from './translate-nouns.ts';
import { condition, costs, firstMeaning, type Phrase, type Speaker } from './translate-parts.ts';
import { sentenceEffect } from './translate-sentences.ts';

/** Turns of phrase that run over several sentences, brought to one sentence each before the text is cut. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [
    /search your deck(?:\. you may take| for) (an? [^.,]*?)(?: from your? deck)?( with the same name as [^.,]*)?(?:\.|,) (?:show|reveal) it to your opponent,? and put it into your hand\. then shuffle your deck/gi,
    'search your deck for $1$2',
  ],
  [
    /search your deck(?:\. you may take| for) (an? [^.,]*?)(?: from your deck)?(?:\.|,) (?:show|reveal) it to your opponent,? and put it (?:face[- ]down in|into) your build zone with (\d+) build counters? on it\. then shuffle your deck/gi,
    'search your deck for $1 to build with $2',
  ],
  [
    /put that \w+ into the \w+ arena\. if (?:it's|that \w+ is) (?:un)?tapped, ((?:un)?tap) (?:it|that \w+)\b/gi,
    'put it into its arena $1ped',
  ],
  [
    /choose one or more of (your(?: opponent's)? attack dice)\. (?:your opponent rerolls|reroll) those dice/gi,
    'reroll any of $1',
  ],
  [
    /show (one of your [^.]*) to your opponent\. put (\d+) build counters? on it/gi,
    'show $1 and put $2 build counters on it',
  ],
  [
    /if (?:there are|your opponent has) any ([^.]*) there, choose one of them\. your opponent discards that card/gi,
    'your opponent discards a seen $1',
  ],
  [/choose one of those cards\. your opponent discards that card/gi, 'your opponent discards a seen card'],
  [
    /count the number of ([^.]*?) you have in ([^.]*)\. you gain that much force/gi,
    'you gain 1 Force for each of your $1 in $2',
  ],
  [/untap ([^.]*) in one arena/gi, 'choose an arena. untap $1 in that arena'],
  [/ at the time this card is played/gi, ''],
  [/you may give (it|him|her) ([^.]*?)(?: for this attack)?\. if you do, /gi, 'you may: $1 gets $2 for this attack. '],
  [
    /(^|\. (?:if you do, )?)(?!when|if)([^.]*) when (?:this unit's|the|this) attack ends(?=\.|$)/gi,
    '$1when this attack ends, $2',
  ],
  [/(^|\. )then /gi, '$1'],
  [/,? (?:and )?then (?=draw|discard|you gain|gain|put)/gi, '. '],
];

type Opener = readonly [RegExp, (speaker: Speaker, rest: string, price: string) => Effect];

/** These take the rest of the text, as their blocks do in the card language. */
const OPENERS: readonly Opener[] = [
  [
    /^when the battle phase starts, /i,
    (speaker, rest) => ({ do: 'when', event: 'battle starts', body: body(rest, speaker) }),
  ],
  [
    /^when the battle phase ends, /i,
    (speaker, rest) => ({ do: 'when', event: 'battle ends', body: body(rest, speaker) }),
  ],
  [
    /^when (?:this|the) attack ends, /i,
    (speaker, rest) => ({ do: 'when', event: 'this attack ends', body: body(rest, speaker) }),
  ],
  [/^you may: /i, (speaker, rest) => ({ do: 'may', who: 'you', costs: [], body: body(rest, speaker) })],
  [
    /^you may ((?:pay|discard one of your) [^.]*)\. if you do, /i,
    (speaker, rest, price) => ({ do: 'may', who: 'you', costs: costs(price, speaker), body: body(rest, speaker) }),
  ],
  [
    /^your opponent may (pay [^.]*)\. if he or she does, /i,
    (speaker, rest, price) => ({ do: 'may', who: 'enemy', costs: costs(price, speaker), body: body(rest, speaker) }),
  ],
  [/^choose one: /i, (speaker, rest) => ({ do: 'either', options: options(rest, speaker) })],
];

/** Blocks of one sentence. In the language a block reaches to the end of its line, so nothing may follow them. */
const CLOSING_SENTENCES: readonly Phrase<Effect>[] = [
  [/^you may (.*)$/i, (speaker, what) => ({ do: 'may', who: 'you', costs: [], body: body(what, speaker) })],
  [
    /^unless your opponent pays (\d+) force, (?:he or she|your opponent) discards (that \w+)$/i,
    (speaker, n, what) => unless(`your opponent pays ${n} Force`, `discard ${what}`, speaker),
  ],
  [/^(?!.*\bnow attacks\b)(.*) unless (your opponent .*)$/i, (speaker, what, price) => unless(price, what, speaker)],
  [/^if (.*?), (prevent .*) instead$/i, () => cannotReplace()],
  [
    /^if (.*?), (.*)$/i,
    (speaker, when, what) => ({ do: 'if', condition: condition(when, speaker), then: body(what, speaker) }),
  ],
  [
    /^(prevent .*), or (prevent .*)$/i,
    (speaker, one, other) => ({ do: 'either', options: [one, other].map((option) => body(option, { ...speaker })) }),
  ],
];

function cannotReplace(): never {
  throw new CannotSay('an effect that takes the place of an earlier sentence');
}

function unless(price: string, what: string, speaker: Speaker): Effect {
  const [, has, n] = /^your opponent (?:(has .*) and )?pays (\d+) force$/i.exec(price) ?? [];
  if (n === undefined) throw new CannotSay(`no price of the language: "${price}"`);
  const paid = costs(`pay ${n} Force`, speaker);
  const withheld = body(what, speaker);
  if (has === undefined) return { do: 'unless', who: 'enemy', costs: paid, body: withheld };
  return {
    do: 'unless',
    who: 'enemy',
    condition: condition(`your opponent ${has}`, speaker),
    costs: paid,
    body: withheld,
  };
}

const LASTS = / (?:for this attack|until end of (?:turn|battle))$/i;

/** `A, or B`; a duration named once, at the end, holds for both. */
function options(text: string, speaker: Speaker): readonly (readonly Effect[])[] {
  const parts = text
    .replace(/\.$/, '')
    .split(/,? or (?=remove|prevent|gain|you gain|draw|one of|this unit|tap|untap)/i);
  if (parts.length < 2) throw new CannotSay(`no list of choices: "${text}"`);
  const lasting = LASTS.exec(parts.at(-1) ?? '')?.[0] ?? '';
  return parts.map((part) => body(/ gets? /i.test(part) && !LASTS.test(part) ? part + lasting : part, { ...speaker }));
}

/** The effects of a text that holds nothing but effects. */
export function effects(text: string, speaker: Speaker): readonly Effect[] {
  return body(
    IDIOMS.reduce((said, [printed, plain]) => said.replace(printed, plain), text),
    speaker,
  );
}

/** Gains and losses joined by "and" are effects of their own. */
const TWO_IN_ONE = / and (?=(?:you )?gain \d|your opponent (?:gains|loses) \d)/i;

function body(text: string, speaker: Speaker): readonly Effect[] {
  const found: Effect[] = [];
  for (let rest = text.trim(); rest !== ''; ) {
    const opened = open(rest, speaker);
    if (opened !== null) return foldChoices([...found, opened]);
    const [first = ''] = sentences(rest);
    rest = rest.slice(first.length).trim();
    const sentence = first.replace(/\.$/, '');
    const closing = firstMeaning(CLOSING_SENTENCES, sentence, speaker);
    if (closing !== null && rest !== '') throw new CannotSay(`more text after "${sentence}"`);
    if (closing !== null) found.push(closing);
    else found.push(...sentence.split(TWO_IN_ONE).map((part) => sentenceEffect(part, speaker)));
  }
  if (found.length === 0) throw new CannotSay('an effect is missing');
  return foldChoices(found);
}

function open(text: string, speaker: Speaker): Effect | null {
  for (const [pattern, write] of OPENERS) {
    const match = pattern.exec(text);
    if (match) return write(speaker, text.slice(match[0].length), match[1] ?? '');
  }
  return null;
}

/** "Choose a unit. Tap that unit." says no more than "Tap 1 unit." */
function foldChoices(found: readonly Effect[]): readonly Effect[] {
  const folded: Effect[] = [];
  for (const effect of found) {
    const before = folded.at(-1);
    if (before?.do === 'choose' && isChoiceOfYours(before.target) && actsOnIt(effect)) {
      folded.pop();
      folded.push({ ...effect, target: before.target });
    } else folded.push(effect);
  }
  return folded;
}

const isChoiceOfYours = (target: Target): boolean =>
  typeof target === 'object' && 'choose' in target && target.by === undefined;

type OnTarget = Extract<Effect, { readonly do: 'tap' | 'untap' | 'retreat' | 'discard' | 'gets' }>;
const actsOnIt = (effect: Effect): effect is OnTarget =>
  (effect.do === 'tap' ||
    effect.do === 'untap' ||
    effect.do === 'retreat' ||
    effect.do === 'discard' ||
    effect.do === 'gets') &&
  effect.target === 'it';
