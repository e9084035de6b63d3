/** From the text of a source row to one plain text for each ability, in which the card calls itself `this unit`. */
import type { LackeyCard } from './lackey.ts';

/** Slips of the pen, and spellings that differ from set to set: each is brought to one form before translation. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/gu, ' '],
  [/(\w)_(s\b)/g, "$1'$2"],
  [/\byours and your opponent's\b/gi, 'yours and theirs'],
  // The source now and then loses a letter of "your" or an apostrophe.
  [/\b(of|during) you (?=\w)/gi, '$1 your '],
  [/\byou opponents?\b/gi, 'your opponent'],
  [
    /\b(?:your|an) opponents (?=\w+s\b|unit|hand|deck|character)(?!chooses|discards|loses|gains|pays)/gi,
    "your opponent's ",
  ],
  [/\byour opponents (?=chooses|discards|loses|gains|pays)/gi, 'your opponent '],
  [/\bone your\b/gi, 'one of your'],
  [/\bone of more\b/gi, 'one or more'],
  [/\bits attacking\b/gi, "it's attacking"],
  [/\bbattle steps starts\b/gi, 'battle step starts'],
  [/\bunits cards\b/gi, 'unit cards'],
  [/\bif this unit is the (\w+ arena)/gi, 'if this unit is in the $1'],
  [/\bCharactger/g, 'Character'],
  [/\bdoes't\b/g, "doesn't"],
  [/\b(attacks) you may\b/gi, '$1, you may'],
  [/\bchoose one ?- ?/gi, 'choose one: '],
  [/\b(ends) (?=this unit does)/gi, '$1, '],
  // Other sets, other customs.
  [/\b(?:the end of|end of the) (battle|turn)\b/gi, 'end of $1'],
  [/\bfor that attack\b/gi, 'for this attack'],
  [/\bgain \+(\d)/gi, 'gain $1'],
  [/\bgains \+(\d)/gi, 'gains $1'],
  [/\bgain an extra \+?(\d)/gi, 'gain $1'],
  [/\bloses an extra (\d)/gi, 'loses $1'],
  [/\btheir (?=hand|deck|retreat step|build step)/gi, 'his or her '],
  [/\bPay (\d+) ->/gi, 'Pay $1 Force ->'],
  [/\b(\d+) Force pay ->/gi, 'Pay $1 Force ->'],
  [/\bforce\b/g, 'Force'],
  [/\bPlay this (?:ability |card )?only\b/gi, 'Play only'],
  [/\bchoose (one of [^.,]+), that\b/gi, 'Choose $1. That'],
  [/\.{2,}/g, '.'],
  [/\s+/g, ' '],
];

/**
 * Text in brackets that only reminds of a rule: behind a keyword, or one of a few sentences. Other brackets may count,
 * so they stay and stop the translation.
 */
const REMINDERS: readonly RegExp[] = [
  /(?<=\b(?:Accuracy|Bombard|Critical Hit|Deflect|Evade|Intercept|Ion Cannon|Shields|Stun)(?: \d+)?\.?)\s*\([^()]*\)/gi,
  /\s*\((?:This includes your|Those) units(?: may attack again)?\.\)/gi,
  /\s*\(Battle cards with no Force cost now cost \d+ Force to play\.\)/gi,
  /\s*\(Also return all cards stacked with it and its Pilots?(?:, if any)?, to your hand\.\)/gi,
  /\s*\((?:Follow normal stacking rules|Up to the damage pending)\.\)/gi,
];
const BOTH_PLAYERS = /\s*\(yours (?:and|or) (?:theirs|your opponent's)\)/gi;

export function cleanText(card: LackeyCard): string {
  const tapped = card.text.replace(/\[tap\]/gi, '[tap]').replace(/(^|\| ?)Tap(?= ?(?:,|->))/g, '$1[tap]');
  // In what a Pilot gives, "this unit" is the piloted one, so the Pilot's own name must not become that.
  const named = REMINDERS.reduce((text, reminder) => text.replace(reminder, ''), tapped)
    .split('|')
    .map((part) => (/^\s*(?:\[pilot\]|[\w ]+ Pilot\.)/i.test(part) ? part : nameItself(part, card)))
    .join('|');
  // Named before mended: a slip such as a missing "in" is only seen once the name has become "this unit".
  const mended = SPELLINGS.reduce((text, [wrong, right]) => text.replace(wrong, right), named);
  return mended.replace(BOTH_PLAYERS, '').trim();
}

/** A card speaks of itself by its whole name, by a part of it, or as "this unit". */
function nameItself(text: string, card: LackeyCard): string {
  const self = card.type === 'Battle' || card.type === 'Mission' ? 'this card' : 'this unit';
  return namesOf(card).reduce((spoken, name) => {
    // A card with the same name in the deck ("take a NAME card") is another card.
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return spoken.replace(
      new RegExp(`(?<!\\b(?:an?|one) (?:[\\w-]+ )?)(?<![\\w'-])(?:[Tt]he )?${escaped}(?![\\w-])`, 'g'),
      self,
    );
  }, text);
}

const TOO_COMMON = new Set(['a', 'an', 'and', 'in', 'of', 'on', 'the', 'to', 'for', 'with', 'i', 'ii', 'iii', 'iv']);

/** Every run of words of the name that can only mean this card; the longest first. */
function namesOf(card: LackeyCard): readonly string[] {
  const words = card.name.split(' ');
  const runs = new Set([card.name, card.name.replaceAll('-', '')]);
  if (card.version !== '') {
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= words.length; to++) {
        const run = words.slice(from, to);
        const plain = run.every((word) => TOO_COMMON.has(word.toLowerCase()) || card.subtypes.includes(word));
        if (!plain && !TOO_COMMON.has((run.at(-1) ?? '').toLowerCase())) runs.add(run.join(' '));
      }
    }
  }
  return [...runs].sort((one, other) => other.length - one.length);
}

/** The sentences of a text; a full stop inside quotes ends none. */
export function sentences(text: string): readonly string[] {
  const found: string[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted;
    const ends = text[at] === '.' || (text[at] === '"' && !quoted && text[at - 1] === '.');
    if (ends && !quoted && (at + 1 === text.length || text[at + 1] === ' ')) {
      found.push(text.slice(start, at + 1).trim());
      start = at + 1;
    }
  }
  return [...found, text.slice(start).trim()].filter((sentence) => sentence !== '');
}

const TRIGGER_OF_ITS_OWN = /^when (?:this unit is discarded|the battle phase|you deploy|the \w+ battle step)\b/i;
const ACTIVATED = /^(?:\[tap\]|pay \d+ force|discard this unit)[^.]*->/i;
const STATIC_OR_TRIGGER = /^(?:as long as|when)\b/i;

/**
 * A bar cuts the text into abilities. Where the source lost one, a sentence that opens with a trigger or a cost of
 * its own starts a new ability, unless it may belong to an effect before it.
 */
export function abilityTexts(text: string): readonly string[] {
  return text.split(/\s*\|\s*/).flatMap((part) => {
    const abilities: string[] = [];
    for (const sentence of sentences(part)) {
      const before = abilities.at(-1);
      const opens =
        before === undefined ||
        ACTIVATED.test(sentence) ||
        (TRIGGER_OF_ITS_OWN.test(sentence) && STATIC_OR_TRIGGER.test(before));
      if (opens) abilities.push(sentence);
      else abilities[abilities.length - 1] = `${before} ${sentence}`;
    }
    return abilities;
  });
}
