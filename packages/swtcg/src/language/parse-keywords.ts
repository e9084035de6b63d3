/** The lines of keywords that have text of their own (tree-keywords.ts). */
import { body } from './parse-block.ts';
import { condition } from './parse-condition.ts';
import { costs } from './parse-cost.ts';
import { many } from './parse-filter.ts';
import { mod } from './parse-rule.ts';
import type { Reader } from './reader.ts';
import type { Ability, Cost, Event, Mod } from './tree.ts';
import type { KeywordText } from './tree-keywords.ts';

/** How the reader of abilities, which reads these lines too, reads what stands inside them. */
interface Parts {
  readonly ability: (r: Reader) => Ability;
  readonly event: (r: Reader) => Event;
}

const BODIES = [
  ['bounty', 'Bounty:'],
  ['foresight', 'Foresight:'],
  ['forewarning', 'Forewarning:'],
] as const;
const ABILITIES = [
  ['reserves', 'Reserves:'],
  ['insert', 'INSERT:'],
] as const;
const PRICES = [
  ['alternativeCost', 'Alternative Cost:'],
  ['equip', 'Equip:'],
  ['meditate', 'Meditate:'],
] as const;

/** How these lines begin. */
const OPENINGS: ReadonlySet<string> = new Set(
  [...BODIES, ...ABILITIES, ...PRICES]
    .map(([, words]) => words.replace(/[ :].*$/u, ''))
    .concat('Upkeep', 'Switch', 'Stack', 'Enhance', 'Reduced', 'Equipped', 'Attach', 'To'),
);

/** The line, if it is one of these. */
export function keywordText(r: Reader, parts: Parts): KeywordText | undefined {
  if (!OPENINGS.has(r.word().text)) return undefined;
  for (const [is, words] of BODIES) if (r.take(words)) return { is, body: body(r) };
  for (const [is, words] of ABILITIES) if (r.take(words)) return { is, ability: r.inside(parts.ability) };
  for (const [is, words] of PRICES) if (r.take(words)) return { is, costs: price(r) };
  if (r.take('To complete,')) return { is: 'toComplete', costs: ended(r, costs(r, 'pay')) };
  if (r.take('Upkeep:')) return { is: 'upkeep', ways: ways(r) };
  if (r.take('Switch:')) return { is: 'switch', lists: switched(r) };
  if (r.take('Stack:')) return { is: 'stackWith', what: ended(r, many(r)) };
  if (r.take('Enhance')) return enhance(r);
  if (r.take('Reduced Cost')) return reducedCost(r);
  if (r.take('Equipped:')) return { is: 'equipped', grants: grants(r) };
  if (r.take('Attach when')) return { is: 'attachWhen', event: ended(r, parts.event(r)) };
  return undefined;
}

function ended<Read>(r: Reader, read: Read): Read {
  r.fullStop();
  return read;
}

const price = (r: Reader): Cost[] => ended(r, r.take('free') ? [] : costs(r, 'pay'));

function ways(r: Reader): Cost[][] {
  const all = [costs(r, 'pay')];
  while (r.take('; or')) all.push(costs(r, 'pay'));
  return ended(r, all);
}

/** One list for each arena of the type line (TCG-KW-SWITCH-01). */
function switched(r: Reader): Ability[][] {
  const all = [quotedAbilities(r)];
  while (r.take('/')) all.push(quotedAbilities(r));
  return ended(r, all);
}

function quotedAbilities(r: Reader): Ability[] {
  if (r.take('none')) return [];
  const all = [r.quoted()];
  while (r.sees('"')) all.push(r.quoted());
  return all;
}

function enhance(r: Reader): KeywordText {
  const instead = r.take('instead');
  r.need(',');
  const paid = costs(r, 'pay');
  r.need(':');
  return { is: 'enhance', costs: paid, instead, body: body(r) };
}

function reducedCost(r: Reader): KeywordText {
  const n = r.number();
  r.need(': if');
  return { is: 'reducedCost', n, if: ended(r, condition(r)) };
}

function grants(r: Reader): Mod[] {
  const all = [mod(r)];
  while (r.take(';')) all.push(mod(r));
  return ended(r, all);
}
