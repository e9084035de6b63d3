/** Bodies: sentences one after the other, and the blocks that take all that follows on their line. */
import { EXTENSIONS, type ExtensionName } from './extensions.ts';
import { condition } from './parse-condition.ts';
import { costs } from './parse-cost.ts';
import { sentence } from './parse-effect.ts';
import type { Reader } from './reader.ts';
import type { Condition, Effect } from './tree.ts';
import { OWN_DISCARD } from './tree-expanded.ts';
import { MOMENTS, type Person, STEER } from './wording.ts';

const EXTENSION_NAMES = Object.keys(EXTENSIONS) as ExtensionName[];

/** All sentences up to the end of the line, the quote or the brackets, or up to `Otherwise:` or `Or:`. */
export function body(r: Reader): Effect[] {
  const effects = [effect(r)];
  while (!seesEnd(r)) effects.push(effect(r));
  return effects;
}

const seesEnd = (r: Reader): boolean =>
  r.atEnd() || r.sees('"') || r.sees(')') || r.sees('Otherwise:') || r.sees('Or:');

function effect(r: Reader): Effect {
  r.mustKnowIn(EXTENSIONS.anotherBattleStep, 'that arena');
  const extension = EXTENSION_NAMES.find((name) => r.takeText(EXTENSIONS[name]));
  if (extension !== undefined) return { do: 'extension', name: extension };
  if (r.take('(')) {
    const inside = block(r) ?? r.fail('"If", "When", "You may", "The enemy may", "Unless" or "Either"');
    r.need(')');
    return inside;
  }
  return block(r) ?? sentence(r);
}

function block(r: Reader): Effect | undefined {
  if (r.take('when')) return when(r);
  if (r.take('if')) return ifBlock(r);
  if (r.take('unless')) return unless(r);
  if (r.take('either:')) return either(r);
  if (!r.sees(STEER) && r.take('you may')) return may(r, 'you');
  if (r.take('the enemy may')) return may(r, 'enemy');
  return undefined;
}

function when(r: Reader): Effect {
  const event = r.take(`${r.self} is discarded`) ? OWN_DISCARD : r.needOneOf(MOMENTS);
  r.need(':');
  const now = r.known;
  const later = inner(r);
  r.known = now;
  return { do: 'when', event, body: later };
}

const inner = (r: Reader): Effect[] => r.inside(body);

/** A branch that is taken in place of the one before: it knows no more than `before`. After both, either may have been. */
function otherBranch(r: Reader, before: Reader['known']): Effect[] {
  const { known } = r;
  r.known = before;
  const other = inner(r);
  r.speaksOf(...known);
  return other;
}

function ifBlock(r: Reader): Effect {
  const held = condition(r);
  r.need(':');
  const before = r.known;
  const then = inner(r);
  return r.take('Otherwise:')
    ? { do: 'if', condition: held, then, otherwise: otherBranch(r, before) }
    : { do: 'if', condition: held, then };
}

function may(r: Reader, who: 'you' | 'enemy'): Effect {
  const paid = r.sees(':') ? [] : costs(r, 'pay');
  r.need(':');
  return { do: 'may', who, costs: paid, body: inner(r) };
}

/** `Unless the enemy pays 3 Force:`, with a condition before it, or with a condition alone. */
function unless(r: Reader): Effect {
  const payer = whoPays(r);
  if (payer !== undefined) return unlessPaid(r, payer);
  const held = condition(r);
  if (r.take(':')) return { do: 'unless', who: 'you', condition: held, costs: [], body: inner(r) };
  r.need('and');
  return unlessPaid(r, whoPays(r) ?? whoHas(held) ?? r.fail('"you" or "the enemy"'), held);
}

function whoPays(r: Reader): 'you' | 'enemy' | undefined {
  if (!r.sees('you have') && r.take('you')) return 'you';
  return !r.sees('the enemy has') && r.take('the enemy') ? 'enemy' : undefined;
}

/** `the enemy has a Jedi and pays 2 Force`: the one who has it pays. */
const whoHas = (held: Condition): 'you' | 'enemy' | undefined =>
  held.is === 'have' && held.who !== 'any' ? held.who : undefined;

function unlessPaid(r: Reader, who: 'you' | 'enemy', held?: Condition): Effect {
  const person: Person = who === 'you' ? 'pay' : 'pays';
  const unpaid = r.known;
  const paid = costs(r, person);
  r.need(':');
  const rest = { do: 'unless', who, costs: paid, body: otherBranch(r, unpaid) } as const;
  return held === undefined ? rest : { ...rest, condition: held };
}

function either(r: Reader): Effect {
  const before = r.known;
  const options = [inner(r)];
  while (r.take('Or:')) options.push(otherBranch(r, before));
  if (options.length < 2) r.fail('"Or:"');
  return { do: 'either', options };
}
