/** From the printed English of a card to abilities of the card language; what it cannot say it refuses. */
import type { CardType } from '../cards/card.ts';
import type { Ability, Cost, Condition, Event, Mod, Restriction } from '../language/tree.ts';
import { abilityTexts, cleanText, sentences } from './clean.ts';
import type { LackeyCard } from './lackey.ts';
import { effects } from './translate-effects.ts';
import { arena, CannotSay, nounPhrase, subtype, type Vocabulary } from './translate-nouns.ts';
import { condition, costs, firstMeaning, keyword, mods, type Phrase, type Speaker } from './translate-parts.ts';
import { staticAbility } from './translate-rules.ts';

export function translateCard(card: LackeyCard, vocabulary: Vocabulary): readonly Ability[] {
  const text = cleanText(card);
  if (text === '') return [];
  if (card.type === 'Mission') return [missionAbility(text.replace(/\.?\s*\|\s*/g, '. '), vocabulary)];
  return abilityTexts(text).map((ability) => translateAbility(ability, card.type, vocabulary));
}

/** At first a bare "it" means the card that speaks. */
const speakerOf = (vocabulary: Vocabulary): Speaker => ({
  vocabulary,
  pronoun: 'this',
  ability: (quoted) => translateAbility(quoted, 'Character', vocabulary),
});

function translateAbility(text: string, type: CardType, vocabulary: Vocabulary): Ability {
  const bare = text.replace(/\.$/, '');
  const speaker = speakerOf(vocabulary);
  const word = keyword(bare);
  if (word !== null) return { is: 'keyword', ...word };
  const pilot = /^(?:\[pilot\] )?([\w ]+) Pilot\. (?:the|this) \1 gets:? (.*)$/i.exec(text);
  if (pilot) return pilotAbility(pilot[1] ?? '', pilot[2] ?? '', speaker);
  const treated = /^treat this unit as an? (.*)$/i.exec(bare);
  if (treated) return { is: 'treat', as: (treated[1] ?? '').split(' ').map((part) => subtype(part, vocabulary)) };
  if (/^[^"]*->/.test(text) || type === 'Battle') return activatedAbility(text, speaker);
  const drawn = /^as long as (.*?), (draw \d+ extra cards) during your draw step(.*)$/i.exec(bare);
  if (drawn) return drawAbility(drawn[1] ?? '', `${drawn[2]}${drawn[3]}`, speaker);
  if (/^(?:when|whenever) /i.test(text)) return triggeredAbility(text, speaker);
  return staticAbility(bare, speaker);
}

/** What a Pilot gives stands in a list; a plain bonus is a bonus, everything else an ability of the piloted unit. */
function pilotAbility(of: string, granted: string, speaker: Speaker): Ability {
  const spoken = granted.replaceAll(new RegExp(`\\b(?:this|the) ${of}\\b`, 'gi'), 'this unit');
  const items = spoken
    .split(/(?:^|\s)\*\s/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const words = of.split(' ').map((word) => subtype(word, speaker.vocabulary));
  return { is: 'pilot', of: words.join(' '), grants: items.flatMap((item) => grants(item, speaker)) };
}

function grants(item: string, speaker: Speaker): readonly Mod[] {
  try {
    return mods(item.replace(/\.$/, ''), speaker);
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error;
    return [{ is: 'ability', ability: speaker.ability(item) }];
  }
}

type Restrictions = readonly Restriction[];
const RESTRICTIONS: readonly Phrase<Restrictions>[] = [
  [/^during (?:your|the) build step$/i, () => [{ only: 'build step' }]],
  [/^when this unit would attack$/i, () => [{ only: 'instead of attacking' }]],
  [/^(?:if|when) no unit is attacking$/i, () => [{ only: 'between attacks' }]],
  [/^once per turn$/i, () => [{ only: 'once per turn' }]],
  // Neither says more than the rules do: abilities are played in battle, and prevention once for each damage.
  [/^during battle$/i, () => []],
  [/^once each time damage would be done to this unit$/i, () => []],
  [/^before any unit in the (\w+) arena attacks$/i, (_, where) => [{ only: 'before attacks', arena: arena(where) }]],
  [
    /^before any of your (\w+) units attacks?$/i,
    (_, where) => [{ only: 'before attacks', arena: arena(where), whose: 'your' }],
  ],
  [
    /^before your opponent rolls attack dice$/i,
    () => [
      { only: 'before the roll' },
      {
        only: 'if',
        condition: { is: 'kind', who: 'attacker', what: { whose: 'enemy', kinds: [{ subtypes: [], noun: 'unit' }] } },
      },
    ],
  ],
  [/^if (.*)$/i, (speaker, when) => [{ only: 'if', condition: condition(when, speaker) }]],
];

/** Takes the sentences "Play only …" out of a text. */
function takeRestrictions(text: string, speaker: Speaker): { readonly when: Restrictions; readonly rest: string } {
  const isRestriction = (sentence: string): boolean => /^play only /i.test(sentence);
  const all = sentences(text);
  const when = all.filter(isRestriction).flatMap((sentence) =>
    sentence
      .replace(/^play only /i, '')
      .replace(/\.$/, '')
      .split(/ and only /i)
      .flatMap((part) => {
        const found = firstMeaning(RESTRICTIONS, part, speaker);
        if (found === null) throw new CannotSay(`no restriction of the language: "${part}"`);
        return found;
      }),
  );
  return { when, rest: all.filter((sentence) => !isRestriction(sentence)).join(' ') };
}

function activatedAbility(text: string, speaker: Speaker): Ability {
  const [, price, does = text] = /^([^"]*?) -> (.*)$/.exec(text) ?? [];
  const { when, rest } = takeRestrictions(does, speaker);
  const paid: readonly Cost[] = price === undefined ? [] : costs(price, speaker);
  return { is: 'activated', when, costs: paid, body: effects(rest, speaker) };
}

const EVENTS: readonly Phrase<Event>[] = [
  [/^the battle phase starts$/i, () => ({ on: 'moment', moment: 'battle starts' })],
  [/^the battle phase ends$/i, () => ({ on: 'moment', moment: 'battle ends' })],
  [/^the roll for build points is made$/i, () => ({ on: 'moment', moment: 'build roll' })],
  [/^the (\w+) battle step starts$/i, (_, where) => ({ on: 'step', arena: arena(where) })],
  [/^this unit attacks$/i, () => ({ on: 'attacks' })],
  [/^this unit attacks (.*)$/i, (speaker, whom) => ({ on: 'attacks', whom: kindOf(whom, speaker) })],
  [/^(?:its|this unit's) attack ends$/i, () => ({ on: 'attackEnds' })],
  [/^this unit is discarded from the (\w+) arena$/i, (_, where) => ({ on: 'discarded', from: arena(where) })],
  [/^you deploy this unit$/i, () => ({ on: 'deployed' })],
  [
    /^this unit damages (an(?:other)? unit) and the other unit is discarded$/i,
    (speaker, whom) => ({ on: 'destroys', whom: kindOf(whom, speaker) }),
  ],
  [/^this unit damages (.*)$/i, (speaker, whom) => ({ on: 'damages', whom: kindOf(whom, speaker) })],
  [
    /^damage from this unit causes (.*) to be discarded$/i,
    (speaker, whom) => ({ on: 'destroys', whom: kindOf(whom, speaker) }),
  ],
  [/^your opponent rolls one or more dice in an attack on this unit$/i, () => ({ on: 'rolledAgainst' })],
  [
    /^(one of your opponent's .*) would damage this unit$/i,
    (speaker, by) => ({ on: 'wouldBeDamaged', by: kindOf(by, speaker) }),
  ],
  [/^one of your opponent's effects causes you to discard this card from your hand$/i, () => ({ on: 'forcedDiscard' })],
];

const kindOf = (text: string, speaker: Speaker) => nounPhrase(text, speaker.vocabulary).filter;

function triggeredAbility(text: string, speaker: Speaker): Ability {
  const [, when = '', if_, does = ''] = /^when(?:ever)? (.*?), (?:if (.*?), )?(.*)$/i.exec(text) ?? [];
  const event = firstMeaning(EVENTS, when, speaker);
  if (event === null) throw new CannotSay(`no event of the language: "${when}"`);
  return triggered(event, if_, does, speaker);
}

function drawAbility(holds: string, does: string, speaker: Speaker): Ability {
  return triggered({ on: 'moment', moment: 'your draw step' }, holds, does, speaker);
}

/** Where two units meet, a pronoun as the object of a verb may mean either. */
const AMBIGUOUS = /\b(?:tap|untap|retreat|discard|from|to) (?:it|him|her)\b/i;

function triggered(event: Event, holds: string | undefined, does: string, speaker: Speaker): Ability {
  if (('whom' in event || 'by' in event) && AMBIGUOUS.test(does))
    throw new CannotSay(`which of two units is meant: "${does}"`);
  // Here "it" is the card that was discarded, not a unit any more.
  if (event.on === 'forcedDiscard') speaker.pronoun = 'it';
  const test: Condition | undefined = holds === undefined ? undefined : condition(holds, speaker);
  const body = effects(does, speaker);
  return test === undefined ? { is: 'triggered', event, body } : { is: 'triggered', event, if: test, body };
}

const ONLY_IF = /^you may complete this (?:card|mission) only if (.*)$/i;
const TO_COMPLETE = /^to complete this (?:card|mission), you must (?:also )?(.*)$/i;

/** A Mission is one effect; what completing it asks for may stand in sentences of its own. */
function missionAbility(text: string, vocabulary: Vocabulary): Ability {
  const speaker = speakerOf(vocabulary);
  let test: Condition | undefined;
  const price: Cost[] = [];
  const does: string[] = [];
  for (const sentence of sentences(text)) {
    const bare = sentence.replace(/\.$/, '');
    const [, only] = ONLY_IF.exec(bare) ?? [];
    const [, pay] = TO_COMPLETE.exec(bare) ?? [];
    if (only !== undefined) test = condition(only, speaker);
    else if (pay !== undefined) price.push(...costs(pay, speaker));
    else does.push(sentence);
  }
  const body = effects(does.join(' '), speaker);
  return test === undefined ? { is: 'mission', costs: price, body } : { is: 'mission', if: test, costs: price, body };
}
