/** Abilities: whole lines of a card. */
import { ARENAS, type Arena, type CardType } from '../cards/card.ts';
import { body } from './parse-block.ts';
import { condition } from './parse-condition.ts';
import { costs } from './parse-cost.ts';
import { indefinite, place, seesIndefinite, subtypes } from './parse-filter.ts';
import { keywordText } from './parse-keywords.ts';
import { keywordName, keywordValue, mod, OLD_NAME, rule } from './parse-rule.ts';
import { KEYWORDS } from './keywords.ts';
import type { Reader, Spoken } from './reader.ts';
import type { Ability, Event, Filter, Mod, Restriction } from './tree.ts';
import type { OwnZone } from './tree-expanded.ts';
import { EVENT_MOMENTS, FIXED_RESTRICTIONS } from './wording.ts';

const OWN_ZONES: readonly OwnZone[] = ['your hand', 'your discard pile', 'your build zone'];

const arena = (r: Reader): Arena => r.oneOf(ARENAS) ?? r.fail('an arena');

/** Keywords that Mission and Battle cards can have: they say how the card itself is played. */
const OF_PLAYED_CARDS = ['Enhance', 'Alternative Cost:', 'Hidden Cost', 'Reduced Cost', 'Meditate:'] as const;

export function ability(r: Reader, type: CardType): Ability {
  if (OF_PLAYED_CARDS.some((words) => r.sees(words))) return unitAbility(r);
  if (type === 'Mission') return mission(r);
  if (type === 'Battle') return battle(r);
  return unitAbility(r);
}

/** An ability of a unit. In quotes it is also what a unit gets from another card. */
export function unitAbility(r: Reader): Ability {
  if (seesRestriction(r) || r.clauseHas('->')) return activated(r);
  const text = keywordText(r, KEYWORD_PARTS);
  if (text !== undefined) return text;
  if (r.take('when') || r.take('whenever')) return triggered(r, event(r)); // TCG-TRIG-02
  if (r.take('at the')) return triggered(r, boundary(r));
  if (r.take('Counts as')) return treat(r);
  if (seesPilot(r)) return pilot(r);
  const keyword = KEYWORD_OPENINGS.has(r.word().text) ? keywordName(r) : undefined;
  if (keyword === undefined) return staticAbility(r);
  const n = keywordValue(r, keyword);
  r.fullStop();
  return { is: 'keyword', keyword, n };
}

/** A Battle card without a cost has no arrow; on a unit the arrow is what tells that an ability is played. */
function battle(r: Reader): Ability {
  const when = restrictions(r);
  const paid = r.clauseHas('->') ? costsAndArrow(r) : [];
  return { is: 'activated', when, costs: paid, body: body(r) };
}

function activated(r: Reader): Ability {
  const when = restrictions(r);
  const paid = costsAndArrow(r);
  return { is: 'activated', when, costs: paid, body: body(r) };
}

function costsAndArrow(r: Reader) {
  const paid = r.take('free') ? [] : costs(r, 'pay');
  r.need('->');
  return paid;
}

function mission(r: Reader): Ability {
  if (r.take('Trap, when')) return trap(r);
  if (r.take('Campaign:')) return unitAbility(r);
  const held = r.take('only if') ? condition(r) : undefined;
  if (held !== undefined) r.need(':');
  const extra = r.take('to complete,') ? costs(r, 'pay') : [];
  if (extra.length > 0) r.need(':');
  return { is: 'mission', ...(held === undefined ? {} : { if: held }), costs: extra, body: body(r) };
}

/** A Trap is completed when something happens (TCG-TRAP-01). */
function trap(r: Reader): Ability {
  const { is: _is, ...rest } = triggered(r, event(r)) as Extract<Ability, { is: 'triggered' }>;
  return { is: 'trap', ...rest };
}

/** How restrictions begin: looking for each of them takes its time. */
const RESTRICTION_OPENINGS: ReadonlySet<string> = new Set(
  [...FIXED_RESTRICTIONS, 'before', 'only', 'from'].map((words) => words.split(' ')[0]!),
);

const seesRestriction = (r: Reader): boolean =>
  RESTRICTION_OPENINGS.has(r.word().plain) &&
  (FIXED_RESTRICTIONS.some((words) => r.sees(words)) ||
    r.sees('before any') ||
    r.sees('only if') ||
    OWN_ZONES.some((zone) => r.sees(`from ${zone}`)));

function restrictions(r: Reader): Restriction[] {
  if (!seesRestriction(r)) return [];
  const all = [restriction(r)];
  while (r.take(',')) all.push(restriction(r));
  r.need(':');
  return all;
}

function restriction(r: Reader): Restriction {
  const only = r.oneOf(FIXED_RESTRICTIONS);
  if (only !== undefined) return { only };
  if (r.take('only if')) return { only: 'if', condition: condition(r) };
  const own = OWN_ZONES.find((zone) => r.take(`from ${zone}`));
  if (own !== undefined) {
    r.self = 'this card'; // it is no unit there
    return { only: 'from', place: own };
  }
  if (!r.take('before any')) r.fail('a restriction');
  const yours = r.take('of your units in');
  if (!yours) r.need('unit in');
  const where = arena(r);
  r.need('attacks');
  return yours ? { only: 'before attacks', arena: where, whose: 'your' } : { only: 'before attacks', arena: where };
}

/** How the lines begin that are a keyword and its number: looking for each of them takes its time. */
const KEYWORD_OPENINGS: ReadonlySet<string> = new Set([OLD_NAME, ...KEYWORDS.map((keyword) => keyword.split(' ')[0]!)]);

const KEYWORD_PARTS = { ability: unitAbility, event };

/** `At the end of battle:` is read as `When battle ends:`. */
function boundary(r: Reader): Event {
  const verb = r.needOneOf(['start of', 'end of']) === 'start of' ? 'starts' : 'ends';
  for (const [moment, words] of EVENT_MOMENTS)
    if (words.endsWith(` ${verb}`) && r.take(words.slice(0, -verb.length - 1))) return { on: 'moment', moment };
  return r.fail('"the turn", "battle" or "your build step"');
}

function triggered(r: Reader, waitsFor: Event): Ability {
  r.speaksOf(...(SPOKEN_OF.get(waitsFor.on) ?? []));
  const held = r.take(', if') ? condition(r) : undefined;
  r.need(':');
  return { is: 'triggered', event: waitsFor, ...(held === undefined ? {} : { if: held }), body: body(r) };
}

/** What an event brings along: the unit that was met, deployed or discarded, and the damage. */
const SPOKEN_OF: ReadonlyMap<Event['on'], readonly Spoken[]> = new Map([
  ['attacks', ['it']],
  ['damages', ['it', 'that much']],
  ['destroys', ['it']],
  ['discarded', ['it']],
  ['deployed', ['it']],
  ['wouldBeDamaged', ['it', 'that damage']],
  ['forcedDiscard', ['it']],
  ['isDiscarded', ['it']],
  ['damaged', ['it', 'that much']],
  ['retreats', ['it']],
  ['deploys', ['it']],
  ['pays', ['that much']],
  ['wouldDamage', ['it']],
]);

/** The known events as they are written, for the message about one that is not. */
const eventsOf = (self: Reader['self']): string =>
  [
    ...EVENT_MOMENTS.map(([, words]) => words),
    'the Character battle starts',
    `${self} attacks`,
    `${self} attacks a Jedi`,
    `${self}'s attack ends`,
    `${self} is discarded from Character`,
    `you deploy ${self}`,
    `${self} damages a Character`,
    `damage from ${self} discards a Jedi`,
    `the enemy rolls attack dice against ${self}`,
    `an enemy Character would damage ${self}`,
    'the enemy makes you discard this card from your hand',
    'the Character battle ends',
    'a Jedi is discarded',
    `${self} is damaged`,
    'one of your units retreats',
    'a Jedi is deployed',
    'the enemy pays Force',
    'you draw a card',
    'you play this card',
    `${self} would damage a Jedi`,
  ]
    .map((words) => `"${words}"`)
    .join(', ');

function event(r: Reader): Event {
  for (const [moment, words] of EVENT_MOMENTS) if (r.take(words)) return { on: 'moment', moment };
  if (r.take('the enemy makes you discard this card from your hand')) return { on: 'forcedDiscard' };
  if (r.take(`the enemy rolls attack dice against ${r.self}`)) return { on: 'rolledAgainst' };
  if (r.take(`you deploy ${r.self}`)) return { on: 'deployed' };
  if (r.take('you pay Force')) return { on: 'pays', who: 'you' };
  if (r.take('the enemy pays Force')) return { on: 'pays', who: 'enemy' };
  if (r.take('you play this card')) return { on: 'played' };
  if (r.take('you draw a card')) return { on: 'draws', who: 'you' };
  if (r.take('the enemy draws a card')) return { on: 'draws', who: 'enemy' };
  if (r.take(`damage from ${r.self} discards`)) return { on: 'destroys', whom: indefinite(r) };
  if (r.take(`${r.self}'s attack ends`)) return { on: 'attackEnds' };
  if (r.take(r.self)) return eventOfThis(r);
  const started = ARENAS.find((where) => r.take(`the ${where} battle starts`));
  if (started !== undefined) return { on: 'step', arena: started };
  const ended = ARENAS.find((where) => r.take(`the ${where} battle ends`));
  if (ended !== undefined) return { on: 'stepEnds', arena: ended };
  const by = seesIndefinite(r) ? indefinite(r) : undefined;
  if (by !== undefined && r.take(`would damage ${r.self}`)) return { on: 'wouldBeDamaged', by };
  const ofAnother = by === undefined ? undefined : eventOf(r, by);
  if (ofAnother !== undefined) return ofAnother;
  return r.fail(`an event: one of ${eventsOf(r.self)}`);
}

const damaged = (r: Reader, who: 'this' | Filter): Event =>
  r.take('by the enemy') ? { on: 'damaged', who, by: 'enemy' } : { on: 'damaged', who };

/** After `a Jedi`. */
function eventOf(r: Reader, what: Filter): Event | undefined {
  if (r.take('is damaged')) return damaged(r, what);
  if (r.take('retreats')) return { on: 'retreats', who: what };
  if (r.take('is deployed')) return { on: 'deploys', what };
  if (!r.take('is discarded')) return undefined;
  return { on: 'isDiscarded', what: r.take('from') ? { ...what, in: place(r) } : what };
}

function eventOfThis(r: Reader): Event {
  if (r.take('is damaged')) return damaged(r, 'this');
  if (r.take('retreats')) return { on: 'retreats', who: 'this' };
  if (r.take('would damage')) return { on: 'wouldDamage', whom: indefinite(r) };
  if (r.take('attacks'))
    return r.sees(':') || r.sees(',') || r.sees('.') ? { on: 'attacks' } : { on: 'attacks', whom: indefinite(r) };
  if (r.take('damages')) return { on: 'damages', whom: indefinite(r) };
  if (r.take('is discarded from')) return { on: 'discarded', from: arena(r) };
  if (r.take('is discarded')) return { on: 'discarded' };
  return r.fail('"attacks", "damages", "is damaged", "is discarded", "retreats" or "would damage"');
}

function treat(r: Reader): Ability {
  r.oneOf(['a', 'an'] as const);
  const as = subtypes(r);
  if (as.length === 0) r.fail('a subtype');
  r.fullStop();
  return { is: 'treat', as };
}

/** `Capital Ship Pilot:` — capitalised words, the last of them `Pilot`, before the colon. */
function seesPilot(r: Reader): boolean {
  let i = 0;
  while (/^[A-Z]/.test(r.word(i).text) && r.word(i).text !== 'Pilot') i += 1;
  return i > 0 && r.sees('Pilot:', i);
}

function pilot(r: Reader): Ability {
  const of: string[] = [];
  while (r.word().text !== 'Pilot') {
    of.push(r.word().text);
    r.skip();
  }
  r.need('Pilot:');
  const grants: Mod[] = [mod(r)];
  while (r.take(';')) grants.push(mod(r));
  r.fullStop();
  return { is: 'pilot', of: of.join(' '), grants };
}

function staticAbility(r: Reader): Ability {
  const held = r.take('while') ? condition(r) : undefined;
  if (held !== undefined) r.need(':');
  const rules = [rule(r)];
  while (r.take(';')) rules.push(rule(r));
  r.fullStop();
  return { is: 'static', ...(held === undefined ? {} : { while: held }), rules };
}
