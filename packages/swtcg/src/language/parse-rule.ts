/** Modifiers (what a unit has or is given) and the standing rules of static abilities. */
import { ARENAS } from '../cards/card.ts';
import { attacked } from './parse-condition.ts';
import { bareName, counted, indefinite, many, seesName, subtypes } from './parse-filter.ts';
import { equalTo, forEach, ref, seesRef, takeThatMuch } from './parse-target.ts';
import { isBare, KEYWORDS, PLAYED_KEYWORDS } from './keywords.ts';
import type { Reader } from './reader.ts';
import type { Filter, Keyword, Mod, PlayedKeyword, Rule } from './tree.ts';
import { INSTEADS, type Subject } from './tree-expanded.ts';
import { ATTACK_KEYWORDS, STATS } from './wording.ts';

/** `+10 speed, +1 power and Critical Hit 2`. */
export function mods(r: Reader): Mod[] {
  const all = [mod(r)];
  while (r.take(',')) all.push(mod(r));
  if (r.take('and')) all.push(mod(r));
  return all;
}

export function mod(r: Reader): Mod {
  if (r.sees('"')) return { is: 'ability', ability: r.quoted() };
  if (r.take('no')) return { is: 'lose', keyword: keywordName(r) ?? r.fail('a keyword') };
  if (r.take('extra')) return { is: 'stat', stat: stat(r), n: equalTo(r) };
  if (takeThatMuch(r)) {
    r.need('extra');
    return { is: 'stat', stat: stat(r), n: 'that much' };
  }
  const keyword = keywordName(r);
  if (keyword !== undefined) return { is: 'keyword', keyword, n: keywordValue(r, keyword) };
  return signedMod(r);
}

/** Elude is an old name of Precision (TCG-KW-GEN-02). */
export const OLD_NAME = 'Elude';
export const keywordName = (r: Reader): Keyword | undefined => (r.take(OLD_NAME) ? 'Precision' : r.oneOf(KEYWORDS));

/** The number after a keyword, which may be negative (TCG-KW-ACCURACY-04); one without counts as 1. */
export function keywordValue(r: Reader, keyword: Keyword): number {
  if (isBare(keyword)) return 1;
  return r.word().text.startsWith('-') ? r.modifier() : r.number();
}

/** `+2 power`, `-1 to its attack dice`. */
function signedMod(r: Reader): Mod {
  const n = r.modifier();
  if (r.take('to its attack dice')) return { is: 'dice', n };
  return { is: 'stat', stat: stat(r), n: forEach(r, n) };
}

const stat = (r: Reader) => r.needOneOf(STATS);

export function rule(r: Reader): Rule {
  if (r.take('each')) return ruleOfEach(r, counted(r, 'one'));
  if (r.take('the enemy')) return ruleOfEnemy(r);
  if (r.take('you win the game')) return { rule: 'wins', who: 'you' };
  if (r.take('you')) return cannotPlay(r, 'you');
  if (r.take('activated abilities of enemy units cost')) return { rule: 'abilityCost', n: dearer(r, 'Force') };
  if (r.take('Battle cards cost')) return { rule: 'battleCost', n: dearer(r, 'Force') };
  const attacks = ATTACK_KEYWORDS.some((keyword) => r.sees(`enemy units can't use ${keyword}`));
  if (attacks && r.take("enemy units can't use")) return { rule: 'cannotUse', keywords: attackKeywords(r) };
  if (r.take('damage from')) return noPrevention(r);
  if (r.take('all damage')) return prevents(r);
  if (r.sees(`${r.self}'s`)) return printedRule(r);
  if (seesRef(r)) return ruleOfRef(r);
  const ofMany = ["can't", 'control'].some((word) => r.clauseHas(word));
  if (seesName(r) && !ofMany) return getsOrCosts(r, bareName(r)) ?? r.fail('"has" or "costs"');
  return ofMany ? ruleOfMany(r) : r.fail('an ability');
}

/** `this unit's power is 1 for each of your Jedi`. */
function printedRule(r: Reader): Rule {
  r.need(`${r.self}'s`);
  const of = stat(r);
  r.need('is');
  const n = r.sees('equal to') ? equalTo(r) : forEach(r, r.number());
  return n === 'that much' ? r.fail('a number') : { rule: 'printed', stat: of, n };
}

/** After `each Clone`. */
function ruleOfEach(r: Reader, who: Filter): Rule {
  if (!r.take('that can attack')) return getsOrCosts(r, who) ?? r.fail('"has", "costs" or "that can attack"');
  r.need(r.self);
  r.need('must do so');
  return { rule: 'mustAttackThis', who };
}

/** Printed cards say `gets`. */
const takeHas = (r: Reader): boolean => r.oneOf(['has', 'gets'] as const) !== undefined;

/** After `each Clone`, or after a name. */
function getsOrCosts(r: Reader, who: Filter): Rule | undefined {
  if (takeHas(r)) return gets(r, who);
  if (r.take('costs')) return { rule: 'deployCost', who, n: dearer(r, 'to deploy') };
  return instead(r, who);
}

/** `is retreated without damage instead of discarded`. */
function instead(r: Reader, who: Subject): Rule | undefined {
  const to = INSTEADS.find((known) => r.take(`is ${known} instead of discarded`));
  return to === undefined ? undefined : { rule: 'insteadOfDiscard', who, to };
}

/** `can't use Evade`. */
const playedKeyword = (r: Reader): PlayedKeyword => r.needOneOf(PLAYED_KEYWORDS);

function gets(r: Reader, who: 'this' | Filter): Rule {
  const list = mods(r);
  return r.take('while attacking')
    ? { rule: 'gets', who, mods: list, attacking: attacked(r) }
    : { rule: 'gets', who, mods: list };
}

/** `1 more …` and `1 less …`; what makes cheaper counts below 0. */
function dearer(r: Reader, what: string): number {
  const n = r.number();
  const less = r.take('less');
  if (!less) r.need('more');
  r.need(what);
  return less ? 0 - n : n;
}

function ruleOfEnemy(r: Reader): Rule {
  if (r.take('wins the game')) return { rule: 'wins', who: 'enemy' };
  if (r.take('builds face up')) return { rule: 'buildsFaceUp' };
  if (r.take("can't spend build points")) return { rule: 'cannotSpendBuildPoints' };
  if (r.take("can't Evade damage from")) return { rule: 'noEvade', against: ref(r) };
  if (r.take("can't put")) {
    const who = many(r);
    r.need('into');
    const arena = r.oneOf(ARENAS) ?? r.fail('an arena');
    r.need('; those deployed stay in the build zone');
    return { rule: 'staysBehind', who, arena };
  }
  return cannotPlay(r, 'enemy');
}

function cannotPlay(r: Reader, who: 'you' | 'enemy'): Rule {
  for (const how of ['win', 'lose'] as const)
    if (r.take(`can't ${how} the game`)) return { rule: 'cannotEnd', who, how };
  r.need("can't play");
  const what = r.needOneOf(['Battle cards', 'activated abilities']);
  return { rule: 'cannotPlay', who, what };
}

function attackKeywords(r: Reader): (typeof ATTACK_KEYWORDS)[number][] {
  const all: (typeof ATTACK_KEYWORDS)[number][] = [];
  do all.push(r.needOneOf(ATTACK_KEYWORDS));
  while (r.take('or'));
  return all;
}

function noPrevention(r: Reader): Rule {
  r.need(`${r.self}'s attacks can't be prevented`);
  return r.take('except by') ? { rule: 'noPrevention', except: indefinite(r) } : { rule: 'noPrevention' };
}

/** `all damage to it done by Space units is prevented`; either part may be left out. */
function prevents(r: Reader): Rule {
  const to = r.take('to') ? (seesRef(r) ? ref(r) : many(r)) : undefined;
  const by = r.take('done by') ? many(r) : undefined;
  r.need('is prevented');
  return { rule: 'prevents', ...(to === undefined ? {} : { to }), ...(by === undefined ? {} : { by }) };
}

function ruleOfRef(r: Reader): Rule {
  const self = r.sees(r.self);
  const who = ref(r);
  if (r.take("can't be attacked")) return { rule: 'cannotBeAttacked', who };
  if (r.take("can't use")) return { rule: 'cannotPlayKeyword', who, keyword: playedKeyword(r) };
  if (r.take('controls its arena')) return { rule: 'controlsArena', who };
  if (r.take("doesn't control its arena")) return { rule: 'controlsArena', who, not: true };
  if (!self) return r.fail('"can\'t be attacked"');
  if (r.take('takes an extra Pilot')) return { rule: 'extraPilot' };
  if (r.take('is piloted as if it were')) return { rule: 'pilotedAs', of: aSubtype(r) };
  if (r.take("can't attack"))
    return r.sees('.') || r.sees(';') ? { rule: 'cannotAttack' } : { rule: 'cannotAttack', whom: many(r) };
  if (r.take('can attack')) return { rule: 'canAttack', whom: many(r) };
  if (takeHas(r)) return gets(r, 'this');
  const replaced = instead(r, 'this');
  if (replaced !== undefined) return replaced;
  return r.fail('"has", "can\'t attack" or "can\'t be attacked"');
}

/** `a Starfighter`. */
function aSubtype(r: Reader): string {
  if (!r.take('a')) r.need('an');
  return subtypes(r).join(' ');
}

function ruleOfMany(r: Reader): Rule {
  const who = many(r);
  if (r.take("can't be attacked")) return { rule: 'cannotBeAttacked', who };
  if (r.take("can't use")) return { rule: 'cannotPlayKeyword', who, keyword: playedKeyword(r) };
  if (r.take('control their arena')) return { rule: 'controlsArena', who };
  if (r.take("don't control their arena")) return { rule: 'controlsArena', who, not: true };
  if (r.take("can't be retreated in the retreat step")) return { rule: 'cannotRetreat', who };
  return r.fail('"can\'t be attacked" or "can\'t be retreated in the retreat step"');
}
