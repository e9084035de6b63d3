/** Standing rules of the printed cards: "As long as …", "each … gets …", "can't …". */
import type { Ability, Condition, Filter, Ref, Rule } from '../language/tree.ts';
import { CannotSay, filterOf, nounPhrase, number, reference } from './translate-nouns.ts';
import { condition, firstMeaning, mods, oneOrKind, type Phrase, referenceOf, type Speaker } from './translate-parts.ts';

const enemy = (filter: Filter): Filter => ({ ...filter, whose: 'enemy' });

const RULES: readonly Phrase<Rule>[] = [
  [
    /^(each .*) costs (\d+) (fewer|less|more) build (?:counters?|points?) to deploy$/i,
    (speaker, what, n, direction) => ({
      rule: 'deployCost',
      who: nounPhrase(what, speaker.vocabulary).filter,
      n: direction.toLowerCase() === 'more' ? number(n) : -number(n),
    }),
  ],
  [
    /^each activated ability of your opponent's units costs (\d+) more force to play$/i,
    (_, n) => ({ rule: 'abilityCost', n: number(n) }),
  ],
  [/^(?:each )?battle cards? costs? (\d+) more force to play$/i, (_, n) => ({ rule: 'battleCost', n: number(n) })],
  [/^this unit can't attack$/i, () => ({ rule: 'cannotAttack' })],
  [
    /^(.*) can't be attacked$/i,
    (speaker, what) => ({
      rule: 'cannotBeAttacked',
      who: reference(what, speaker.pronoun) ?? filterOf(what, speaker.vocabulary),
    }),
  ],
  [
    /^anytime (an? .*) can attack this unit, (?:it|that \w+) must do so$/i,
    (speaker, what) => ({ rule: 'mustAttackThis', who: nounPhrase(what, speaker.vocabulary).filter }),
  ],
  [
    /^your opponent can't retreat (?:any )?(.*) during his or her retreat step$/i,
    (speaker, what) => ({ rule: 'cannotRetreat', who: enemy(filterOf(what, speaker.vocabulary)) }),
  ],
  [/^you can't play battle cards$/i, () => ({ rule: 'cannotPlay', who: 'you', what: 'Battle cards' })],
  [/^your opponent can't play battle cards$/i, () => ({ rule: 'cannotPlay', who: 'enemy', what: 'Battle cards' })],
  [
    /^your opponent can't play activated abilities$/i,
    () => ({ rule: 'cannotPlay', who: 'enemy', what: 'activated abilities' }),
  ],
  [/^your opponent can't spend build points$/i, () => ({ rule: 'cannotSpendBuildPoints' })],
  [
    /^your opponent's units can't use bombard or ion cannon$/i,
    () => ({ rule: 'cannotUse', keywords: ['Bombard', 'Ion Cannon'] }),
  ],
  [
    /^your opponent's units can't use (bombard|ion cannon)$/i,
    (_, keyword) => ({
      rule: 'cannotUse',
      keywords: [keyword.toLowerCase() === 'bombard' ? 'Bombard' : 'Ion Cannon'],
    }),
  ],
  [
    /^your opponent can't use evade to prevent damage from (this unit|it)$/i,
    (speaker, what) => ({ rule: 'noEvade', against: referenceOf(what, speaker) }),
  ],
  [/^damage from this unit's attacks? can't be prevented$/i, () => ({ rule: 'noPrevention' })],
  [
    /^(subtract|add) (\d+) (?:from|to) each of this unit's attack dice$/i,
    (_, direction, n) => ({
      rule: 'gets',
      who: 'this',
      mods: [{ is: 'dice', n: direction.toLowerCase() === 'add' ? number(n) : -number(n) }],
    }),
  ],
  [
    /^prevent all damage (?:that would be )?done by (.*)$/i,
    (speaker, by) => ({ rule: 'prevents', by: filterOf(by, speaker.vocabulary) }),
  ],
  [/^prevent all damage to (.*)$/i, (speaker, to) => ({ rule: 'prevents', to: oneOrKind(to, speaker) })],
  [
    // Cards built that way still count as face down; that is what the language's sentence means.
    /^your opponent builds all cards face up\.?(?: the cards are still considered "face-down"\.?)?$/i,
    () => ({ rule: 'buildsFaceUp' }),
  ],
  [
    /^(.*?) gets? (.*)$/i,
    (speaker, who, what) => ({ rule: 'gets', who: holder(who, speaker), mods: mods(what, speaker) }),
  ],
];

/** Who holds a lasting bonus: the card itself, or every card of a kind, or whatever has that name. */
function holder(text: string, speaker: Speaker): 'this' | Filter {
  const pointed: Ref | null = reference(text, speaker.pronoun);
  if (pointed === 'this') return 'this';
  if (pointed !== null) throw new CannotSay(`a lasting bonus for "${text}"`);
  const { count, filter } = nounPhrase(text, speaker.vocabulary);
  if (count !== 'each' && filter.named === undefined) throw new CannotSay(`a lasting bonus for "${text}"`);
  return filter;
}

/** A bonus that counts only in some attacks: `each Jedi gets -3 power as long as it's attacking this unit`. */
const IN_ATTACK = /^(.*?) gets? (.*) as long as (?:it|he or she|he|she|that \w+)(?:'s| is) (.*)$/i;

export function rule(text: string, speaker: Speaker): Rule {
  const [, who, what, how] = IN_ATTACK.exec(text) ?? [];
  if (who !== undefined && what !== undefined && how !== undefined) {
    const bearer = holder(who, speaker);
    const attacking = /^attacking (.*)$/i.exec(how)?.[1];
    const given = mods(what, speaker);
    if (attacking !== undefined)
      return { rule: 'gets', who: bearer, mods: given, attacking: oneOrKind(attacking, speaker) };
    if (bearer === 'this') throw new CannotSay(`no rule of the language: "${text}"`);
    // "Using" describes the units, so it is read together with them.
    return { rule: 'gets', who: nounPhrase(`${who} ${how}`, speaker.vocabulary).filter, mods: given };
  }
  const found = firstMeaning(RULES, text, speaker);
  if (found === null) throw new CannotSay(`no rule of the language: "${text}"`);
  return found;
}

/** Several rules in one sentence: each "and" is tried as the joint. */
function rules(text: string, speaker: Speaker): readonly Rule[] {
  try {
    return [rule(text, speaker)];
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error;
    for (const joint of text.matchAll(/,? and /gi)) {
      const rest = text.slice(joint.index + joint[0].length);
      try {
        return [rule(text.slice(0, joint.index), speaker), ...rules(rest, speaker)];
      } catch (inner) {
        if (!(inner instanceof CannotSay)) throw inner;
      }
    }
    throw error;
  }
}

const AS_LONG_AS: readonly (readonly [RegExp, (match: readonly string[]) => readonly [string, string]])[] = [
  [/^as long as (.*?), (.*)$/i, ([while_ = '', what = '']) => [while_, what]],
  [
    // Where the unit itself attacks, the attack is the condition; elsewhere it belongs to the bonus.
    /^(this unit gets .*) as long as (?:it|he|she)('s| is) (attacking .*)$/i,
    ([what = '', , how = '']) => [`this unit is ${how}`, what],
  ],
  [
    /^(each .* as long as (?:it|he|she|that \w+)(?:'s| is) attacking this unit) and (.*)$/i,
    ([what = '', while_ = '']) => [while_, what],
  ],
  [/^(?!each .* as long as .* attacking)(.*) as long as (.*)$/i, ([what = '', while_ = '']) => [while_, what]],
  [/^(this unit can't attack) if (.*)$/i, ([what = '', while_ = '']) => [while_, what]],
];

function splitWhile(text: string): { readonly condition?: string; readonly rest: string } {
  for (const [pattern, parts] of AS_LONG_AS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [while_, rest] = parts(match.slice(1));
    return { condition: while_, rest };
  }
  return { rest: text };
}

export function staticAbility(text: string, speaker: Speaker): Ability {
  const split = splitWhile(text);
  if (split.condition === undefined) return { is: 'static', rules: rules(split.rest, speaker) };
  // "That arena" is the one that the condition names.
  const named = / in (the \w+ arena)$/i.exec(split.condition)?.[1];
  const rest = named === undefined ? split.rest : split.rest.replaceAll('that arena', named);
  const holds: Condition = condition(split.condition, speaker);
  return { is: 'static', while: holds, rules: rules(rest, speaker) };
}
