/**
 * From the tree of an ability to what the engine runs: a flat program whose place is one number (so that progress
 * is plain data), and the windows and use limits that the rulebook reads out of the wording (TCG-ACT-12 to 19).
 */
import type { ExtensionName } from './extensions.ts';
import type { PlayedKeyword } from './keywords.ts';
import { type Purpose, purposeOf } from './purpose.ts';
import { type Limit, PLAYED_AT, type PlayRules, PREVENTION, timing } from './timing.ts';
import type { Ability, Condition, Cost, Effect, Filter, Restriction, Target } from './tree.ts';
import type { OwnZone } from './tree-expanded.ts';

export type Chosen = Exclude<Target, string | { readonly each: Filter }>;

/** Steps of a program: plain effects as they stand in the tree, and those that steer. */
export type Op =
  | Exclude<Effect, { readonly do: 'choose' | 'if' | 'may' | 'unless' | 'either' | 'when' }>
  | { readonly do: 'choose'; readonly target: Chosen; readonly purpose: Purpose }
  | { readonly do: 'pay'; readonly who: 'you' | 'enemy'; readonly cost: Cost }
  | { readonly do: 'jump'; readonly to: number }
  | { readonly do: 'ifNot'; readonly condition: Condition; readonly to: number }
  | {
      readonly do: 'offer';
      readonly who: 'you' | 'enemy';
      readonly condition: Condition | null;
      readonly costs: readonly Cost[];
      readonly declined: number;
      readonly start: number;
    }
  | { readonly do: 'either'; readonly starts: readonly number[] }
  | { readonly do: 'later'; readonly moment: string; readonly to: number }
  | { readonly do: 'disruptChance' } // the costs are paid: what was played may be disrupted (TCG-DISR-01, TCG-DISR-02)
  | { readonly do: 'attachThis' } // Equipment goes onto the unit that `amount` is the number of
  | { readonly do: 'attachTrait' } // if its controller wishes, to a unit of theirs
  | { readonly do: 'stop' };

export interface Mode {
  readonly start: number;
  readonly windows: number;
  readonly limit: Limit;
  /** A choice that has to be made: without a candidate the mode is not offered. */
  readonly needs: { readonly target: Chosen; readonly purpose: Purpose } | null;
  /** It does something for the attacker alone, and speaks of the unit itself: that unit has to be attacking. */
  readonly asAttacker: boolean;
  /** The odd step it begins with, if it does. */
  readonly extension: ExtensionName | null;
  /** It is played with this line, whose costs are paid with the others (TCG-KW-ENHANCE-01). */
  readonly enhanced?: Enhance;
  /** It is played from the discard pile for this cost instead (TCG-KW-MEDITATE-01). */
  readonly meditated?: Meditate;
}

type Enhance = Extract<Ability, { readonly is: 'enhance' }>;
type Meditate = Extract<Ability, { readonly is: 'alternativeCost' | 'equip' | 'meditate' }>;

/** Other lines of a card that are ways to play this one. */
export interface Beside {
  /** Of these one may be used besides. */
  readonly enhancing: readonly Enhance[];
  readonly meditate?: Meditate;
}
const ALONE: Beside = { enhancing: [] };

export interface Compiled {
  readonly id: number;
  readonly tree: Ability;
  /** The line as it stands on the card, where that is another: Traps and Traits wait for something as triggered abilities do. */
  readonly line?: Ability;
  readonly program: readonly Op[];
  readonly modes: readonly Mode[];
  readonly costs: readonly Cost[];
  readonly restrictions: readonly Restriction[];
  /** Where its card is when it is played, if the text says so; otherwise in play. */
  readonly from: OwnZone | undefined;
  /** Only damage prevention works from the build zone (TCG-ACT-05, TCG-PREV-02). */
  readonly prevents: boolean;
  /** It speaks of the unit itself, and so is of no use to a Pilot on a unit (TCG-PILOT-27). */
  readonly ofItself: boolean;
  /** It works in the build zone and nowhere else (TCG-KW-RESERVES-01). */
  readonly inReserve?: true;
}

type Node = Readonly<Record<string, unknown>>;

/** Whether some node of the text, at any depth, is such a one. */
function somewhere(text: unknown, test: (node: Node) => boolean): boolean {
  if (typeof text !== 'object' || text === null) return false;
  return (!Array.isArray(text) && test(text as Node)) || Object.values(text).some((part) => somewhere(part, test));
}

const isPrevention = (node: Node): boolean =>
  node['do'] === 'prevent' ||
  node['rule'] === 'prevents' ||
  (node['do'] === 'keyword' && PLAYED_AT[node['keyword'] as PlayedKeyword].windows === PREVENTION);

const OWN_COSTS: ReadonlySet<unknown> = new Set(['hurtThis', 'retreatThis', 'discardThis']);
const isOfItself = (node: Node): boolean =>
  node['do'] === 'keyword' || OWN_COSTS.has(node['is']) || Object.values(node).includes('this');

const FIRST_RULES: PlayRules = { untimed: 'chance', disrupts: false };
const DISRUPT: readonly Op[] = [{ do: 'disruptChance' }];

export function compile(
  tree: Ability,
  id: number,
  rules: PlayRules = FIRST_RULES,
  { enhancing, meditate }: Beside = ALONE,
): Compiled {
  const instead = meditate === undefined ? [undefined] : [undefined, meditate];
  const paid = rules.disrupts ? DISRUPT : [];
  const base = {
    id,
    tree,
    program: [] as Op[],
    modes: [] as Mode[],
    costs: [],
    restrictions: [],
    from: undefined,
    prevents: false,
    ofItself: somewhere(tree, isOfItself),
  };
  switch (tree.is) {
    case 'activated': {
      const either = tree.body.length === 1 && tree.body[0]?.do === 'either' ? tree.body[0].options : [tree.body];
      const program: Op[] = [];
      const modes: Mode[] = [];
      for (const meditated of instead)
        for (const enhanced of [undefined, ...enhancing])
          for (const plain of either) {
            const start = program.length;
            const body = enhancedBody(plain, enhanced);
            lowerPlay([...(meditated ?? tree).costs, ...(enhanced?.costs ?? [])], body, program, paid);
            program.push({ do: 'stop' });
            modes.push({
              start,
              ...timing(tree.when, body, rules),
              needs: firstNeed(program, start),
              ...firstEffect(body[0]),
              ...(enhanced === undefined ? {} : { enhanced }),
              ...(meditated === undefined ? {} : { meditated }),
            });
          }
      return {
        ...base,
        program,
        modes,
        costs: tree.costs,
        restrictions: tree.when,
        from: tree.when.find((restriction) => restriction.only === 'from')?.place,
        prevents: somewhere(tree.body, isPrevention),
      };
    }
    case 'static': // TCG-WIN-15: "you win" is carried out like a trigger
      for (const rule of tree.rules) if (rule.rule === 'wins') base.program.push({ do: 'win', who: rule.who });
      return base;
    case 'triggered':
    case 'bounty':
    case 'foresight':
    case 'forewarning': {
      lower(tree.body, base.program);
      base.program.push({ do: 'stop' });
      return base;
    }
    case 'mission': {
      for (const enhanced of [undefined, ...enhancing]) {
        const start = base.program.length;
        for (const cost of [...tree.costs, ...(enhanced?.costs ?? [])])
          base.program.push({ do: 'pay', who: 'you', cost });
        base.program.push(...paid);
        lower(enhancedBody(tree.body, enhanced), base.program);
        base.program.push({ do: 'stop' });
        if (enhanced !== undefined) base.modes.push({ ...COMPLETED_SO, start, enhanced });
      }
      return { ...base, costs: tree.costs };
    }
    case 'trap':
      for (const meditated of instead)
        for (const enhanced of [undefined, ...enhancing]) {
          const start = base.program.length;
          for (const cost of [...(meditated?.costs ?? []), ...(enhanced?.costs ?? [])])
            base.program.push({ do: 'pay', who: 'you', cost });
          base.program.push(...paid);
          lower(enhancedBody(tree.body, enhanced), base.program);
          base.program.push({ do: 'stop' });
          base.modes.push({
            ...COMPLETED_SO,
            start,
            ...(enhanced === undefined ? {} : { enhanced }),
            ...(meditated === undefined ? {} : { meditated }),
          });
        }
      return { ...base, line: tree, tree: { ...tree, is: 'triggered' } };
    case 'attachWhen':
      base.program.push({ do: 'attachTrait' }, { do: 'stop' });
      return { ...base, line: tree, tree: { is: 'triggered', event: tree.event, body: [] } };
    case 'upkeep':
      for (const costs of tree.ways) {
        const start = base.program.length;
        for (const cost of costs) base.program.push({ do: 'pay', who: 'you', cost });
        base.program.push({ do: 'stop' });
        base.modes.push({ start, windows: 0, limit: 'occasion', needs: null, asAttacker: false, extension: null });
      }
      return base;
    case 'alternativeCost':
    case 'toComplete':
    case 'meditate':
      for (const cost of tree.costs) base.program.push({ do: 'pay', who: 'you', cost });
      base.program.push({ do: 'stop' });
      return { ...base, costs: tree.costs };
    case 'equip':
      for (const cost of tree.costs) base.program.push({ do: 'pay', who: 'you', cost });
      base.program.push(...paid, { do: 'attachThis' }, { do: 'stop' });
      return { ...base, costs: tree.costs };
    default:
      return base;
  }
}

/** A Mission is completed in the build step: its ways have no timing of their own. */
const COMPLETED_SO = { windows: 0, limit: 'occasion', needs: null, asAttacker: false, extension: null } as const;

const enhancedBody = (plain: readonly Effect[], enhanced: Enhance | undefined): readonly Effect[] =>
  enhanced === undefined ? plain : enhanced.instead ? enhanced.body : [...plain, ...enhanced.body];

/** What is paid to play it in this way. */
export const costsOf = ({ costs }: Compiled, { enhanced, meditated }: Mode): readonly Cost[] => {
  const own = meditated?.costs ?? costs;
  return enhanced === undefined ? own : [...own, ...enhanced.costs];
};

/** What the first effect alone says about when the whole would be pointless. */
function firstEffect(effect: Effect | undefined): Pick<Mode, 'asAttacker' | 'extension'> {
  const bonus = effect?.do === 'gets' && effect.target === 'this' && purposeOf(effect) === 'attacker';
  const noEvade =
    effect?.do === 'rule' &&
    effect.until === 'for this attack' &&
    effect.rule.rule === 'noEvade' &&
    effect.rule.against === 'this';
  return { asAttacker: bonus || noEvade, extension: effect?.do === 'extension' ? effect.name : null };
}

/**
 * Costs first, then the effect. But whom to save is chosen among those in danger before the cost is paid: a unit that
 * is discarded to save somebody may be the one it saves.
 */
function lowerPlay(costs: readonly Cost[], body: readonly Effect[], program: Op[], paid: readonly Op[]): void {
  const [first, ...rest] = body;
  const opening: Op[] = [];
  if (first?.do === 'prevent' && !costs.some((cost) => 'what' in cost)) lower([first], opening, rest);
  if (opening[0]?.do === 'choose') program.push(opening.shift()!);
  for (const cost of costs) program.push({ do: 'pay', who: 'you', cost });
  program.push(...paid, ...opening);
  lower(opening.length > 0 ? rest : body, program);
}

function firstNeed(program: readonly Op[], start: number): Mode['needs'] {
  for (let at = start; at < program.length; at++) {
    const op = program[at] as Op;
    if (op.do === 'pay' || op.do === 'disruptChance') continue;
    return op.do === 'choose' && op.target.min > 0 ? { target: op.target, purpose: op.purpose } : null;
  }
  return null;
}

const isDoneToIt = (node: Node): boolean => node['target'] === 'it';

/**
 * Appends the effects to the program; a choice inside an effect becomes a step of its own, and then `it`. Whatever else
 * is done to what was chosen, now or `after`, may be reason enough to choose it: then nothing narrows the choice.
 */
function lower(body: readonly Effect[], program: Op[], after: readonly Effect[] = []): void {
  for (const [i, effect] of body.entries()) {
    switch (effect.do) {
      case 'choose': {
        const target = effect.target;
        if (typeof target === 'object' && 'choose' in target) program.push({ do: 'choose', target, purpose: 'any' });
        break;
      }
      case 'if': {
        const test = program.push({ do: 'stop' }) - 1;
        lower(effect.then, program);
        const skip = effect.otherwise === undefined ? -1 : program.push({ do: 'stop' }) - 1;
        program[test] = { do: 'ifNot', condition: effect.condition, to: program.length };
        if (effect.otherwise === undefined) break;
        lower(effect.otherwise, program);
        program[skip] = { do: 'jump', to: program.length };
        break;
      }
      case 'may': {
        const offer = program.push({ do: 'stop' }) - 1;
        for (const cost of effect.costs) program.push({ do: 'pay', who: effect.who, cost });
        lower(effect.body, program);
        program[offer] = {
          do: 'offer',
          who: effect.who,
          condition: null,
          costs: effect.costs,
          declined: program.length,
          start: offer + 1,
        };
        break;
      }
      case 'unless': {
        // Paying skips the body: the payment stands before it and jumps over it.
        const offer = program.push({ do: 'stop' }) - 1;
        for (const cost of effect.costs) program.push({ do: 'pay', who: effect.who, cost });
        const skip = program.push({ do: 'stop' }) - 1;
        const bodyAt = program.length;
        lower(effect.body, program);
        program[skip] = { do: 'jump', to: program.length };
        program[offer] = {
          do: 'offer',
          who: effect.who,
          condition: effect.condition ?? null,
          costs: effect.costs,
          declined: bodyAt,
          start: offer + 1,
        };
        break;
      }
      case 'either': {
        const either = program.push({ do: 'stop' }) - 1;
        const starts: number[] = [];
        const ends: number[] = [];
        for (const option of effect.options) {
          starts.push(program.length);
          lower(option, program);
          ends.push(program.push({ do: 'stop' }) - 1);
        }
        for (const end of ends) program[end] = { do: 'jump', to: program.length };
        program[either] = { do: 'either', starts };
        break;
      }
      case 'when': {
        const later = program.push({ do: 'stop' }) - 1;
        lower(effect.body, program);
        program.push({ do: 'stop' });
        program[later] = { do: 'later', moment: effect.event, to: program.length };
        break;
      }
      case 'takeSubordinates':
        program.push(effect, { do: 'toArena' });
        break;
      default: {
        const target = 'target' in effect ? effect.target : undefined;
        if (typeof target === 'object' && 'choose' in target) {
          const more = somewhere([body.slice(i + 1), after], isDoneToIt);
          program.push({ do: 'choose', target, purpose: more ? 'any' : purposeOf(effect) });
          program.push({ ...effect, target: 'it' } as Op);
        } else program.push(effect);
      }
    }
  }
}
