/** What a line means: its tree, and its effects as a flat program that a frame can walk through. */
import type { Effect, Line, Moment, Rule, RuleKind } from './tree.ts';

/** An effect, or a jump among them. */
export type Op =
  | Exclude<Effect, { readonly do: 'if' | 'ifElse' | 'may' | 'each' }>
  | { readonly do: 'unless'; readonly needs: Extract<Effect, { readonly do: 'if' }>['needs']; readonly to: number }
  | { readonly do: 'ask'; readonly to: number }
  | { readonly do: 'next'; readonly what: Extract<Effect, { readonly do: 'each' }>['what']; readonly to: number }
  | { readonly do: 'jump'; readonly to: number };

export interface Text {
  /** Its number among all texts. */
  readonly id: number;
  readonly card: string;
  /** The line as written. */
  readonly words: string;
  readonly line: Line;
  /** Of a location: the side whose player it is for; -1 elsewhere. */
  readonly side: number;
  readonly program: readonly Op[];
  /** The number of its card's title: copies are told by it (CCG-MOD-01). */
  readonly title: number;
  /** What it answers or waits for: the words by which it is noted when it has just happened. */
  readonly answers: readonly string[];
}

export function kindOf(rule: Rule): RuleKind {
  if (rule.rule === 'is') return rule.privilege;
  if (rule.rule === 'total') return rule.total;
  return rule.rule === 'times' ? 'stat' : rule.rule; // both apply in the order in which they began (CCG-MOD-05)
}

const NOTHING: readonly string[] = [];

/** A moment of card text may be any of several things that happen. */
function notesOf(moment: Moment): readonly string[] {
  if (moment.on === 'anyInterrupt') return ['interrupt'];
  if (moment.on === 'plays') return ['interrupt', 'deploys'];
  if (moment.on === 'lost') return moment.how === 'either' ? ['lost', 'forfeited'] : [moment.how];
  return [moment.on];
}

/** Whether what is noted by this word can be the moment. */
export const isNotedAs = (moment: Moment, note: string): boolean =>
  moment.on === 'anyInterrupt' || moment.on === 'plays' || moment.on === 'lost'
    ? notesOf(moment).includes(note)
    : moment.on === note;

/** The moment that a line answers or waits for, if it does. */
export function momentOf(line: Line): Moment | undefined {
  if (line.line === 'trigger') return line.moment;
  if (line.line === 'action') return line.timing?.timing === 'just' ? line.timing.moment : undefined;
  return line.line === 'deploy' || line.line === 'deployHere' ? line.when : undefined;
}

export function answersOf(line: Line): readonly string[] {
  const moment = momentOf(line);
  if (moment !== undefined) return notesOf(moment);
  if (line.line !== 'action' || line.timing === undefined) return NOTHING;
  // Steps of a battle that are reached, for texts that are used in them.
  return line.timing.timing === 'battle' ? ['inBattle'] : line.timing.timing === 'damage' ? ['damageStep'] : NOTHING;
}

/** Why the line cannot be carried out, although it can be read: what it chooses, or speaks of as chosen, is not there. */
export function senseless(line: Line): string | null {
  const pay = line.line === 'action' ? (line.pay ?? []) : [];
  for (const declaration of pay)
    if (declaration.declare === 'number' && typeof declaration.to === 'number' && declaration.from > declaration.to)
      return `there is no number from ${declaration.from} to ${declaration.to}`;
  const isChosen = pay.some(({ declare }) => declare === 'pile') || momentOf(line)?.on === 'shuffles';
  if (!isChosen && programOf(bodyOf(line)).some((op) => 'heap' in op && op.heap.heap === 'chosen'))
    return 'no pile was chosen';
  return null;
}

/** What a text does once it is carried out: of a weapon, what follows on its shot. */
export function bodyOf(line: Line): readonly Effect[] {
  if (line.line === 'fire') return line.then ?? [];
  return line.line === 'action' || line.line === 'trigger' ? line.body : [];
}

/** Of an Effect: a text that plays it from the hand. */
export const isFromHand = ({ program }: Text): boolean => program.some((op) => op.do === 'deployThis');

/** Lays blocks out one after another, with jumps past those that are not carried out. */
export function programOf(effects: readonly Effect[]): Op[] {
  const program: Op[] = [];
  lay(program, effects);
  return program;
}

function lay(program: Op[], effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (effect.do !== 'if' && effect.do !== 'ifElse' && effect.do !== 'may' && effect.do !== 'each') {
      program.push(effect);
      continue;
    }
    const at = program.length;
    program.push({ do: 'jump', to: 0 });
    lay(program, effect.then);
    if (effect.do === 'may') program[at] = { do: 'ask', to: program.length };
    else if (effect.do === 'each') {
      program.push({ do: 'jump', to: at });
      program[at] = { do: 'next', what: effect.what, to: program.length };
    } else if (effect.do === 'if') program[at] = { do: 'unless', needs: effect.needs, to: program.length };
    else {
      const jump = program.length;
      program.push({ do: 'jump', to: 0 });
      program[at] = { do: 'unless', needs: effect.needs, to: program.length };
      lay(program, effect.else);
      program[jump] = { do: 'jump', to: program.length };
    }
  }
}
