/**
 * From the tree of an ability to what the engine runs: a flat program whose place is one number (so that progress
 * is plain data), and the windows and use limits that the rulebook reads out of the wording (TCG-ACT-12 to 19).
 */
import type { ExtensionName } from './extensions.ts';
import type { PlayedKeyword } from './keywords.ts';
import type { Ability, Condition, Cost, Effect, Filter, Mod, Restriction, Target } from './tree.ts';

/** The chances at which something may be played, as bits. */
export const GENERAL = 1; // before an attack and after the last one of a battle step
export const IN_ATTACK = 2; // after the declaration of an attack
export const REROLL = 4;
export const PREVENTION = 8;
export const BUILD_STEP = 16;
export const WOULD_ATTACK = 32;
/**
 * Those of the Expanded Rulebook alone (TCG-ATTACK-04, TCG-BATTLE-11, TCG-READY-06, TCG-COMMAND-11, TCG-RETREAT-11), the
 * first of them next to the last above.
 */
export const EXPANDED_WINDOWS = {
  disrupt: 64,
  pendingDamage: 128,
  damagePlacement: 256,
  unitDiscard: 512,
  attackEnd: 1024,
  battleStepStart: 2048,
  battleStepEnd: 4096,
  battlePhaseStart: 8192,
  buildStepStart: 16_384,
  retreatStep: 32_768,
  // The bands of a reroll chance before and after `REROLL` (TCG-POP-11).
  addDice: 65_536,
  alterDice: 131_072,
  // A unit came into an arena (TCG-KW-AMBUSH-02).
  arrival: 262_144,
} as const;
/** All of them. */
export const EVERY_WINDOW = 2 * EXPANDED_WINDOWS.arrival - 1;

/** How often one ability may be played. */
type Limit = 'chance' | 'attack' | 'turn' | 'roll' | 'damage' | 'occasion';

export type Chosen = Exclude<Target, string | { readonly each: Filter }>;

/** What a choice is for; it narrows the candidates to those the effect can do something to. */
export type Purpose = 'any' | 'this attack' | 'attacker' | 'prevent' | 'heal' | 'untap' | 'leave' | 'return';

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
}

type Enhance = Extract<Ability, { readonly is: 'enhance' }>;

export interface Compiled {
  readonly id: number;
  readonly tree: Ability;
  /** The line as it stands on the card, where that is another: Traps and Traits wait for something as triggered abilities do. */
  readonly line?: Ability;
  readonly program: readonly Op[];
  readonly modes: readonly Mode[];
  readonly costs: readonly Cost[];
  readonly restrictions: readonly Restriction[];
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

/** When the keywords are played that are, and how often. */
interface Timing {
  readonly windows: number;
  readonly limit: Limit;
}
const FOR_DAMAGE: Timing = { windows: PREVENTION, limit: 'damage' };
const FOR_ATTACK: Timing = { windows: IN_ATTACK, limit: 'attack' };
const PLAYED_AT: Readonly<Record<PlayedKeyword, Timing>> = {
  Absorb: FOR_DAMAGE,
  Ambush: { windows: EXPANDED_WINDOWS.arrival, limit: 'occasion' },
  Deflect: FOR_DAMAGE,
  Evade: FOR_DAMAGE,
  Intercept: FOR_ATTACK,
  Persuade: FOR_DAMAGE,
  Protect: FOR_DAMAGE,
  Redirect: FOR_ATTACK,
  Retaliate: FOR_ATTACK,
};

const isPrevention = (node: Node): boolean =>
  node['do'] === 'prevent' ||
  node['rule'] === 'prevents' ||
  (node['do'] === 'keyword' && PLAYED_AT[node['keyword'] as PlayedKeyword].windows === PREVENTION);

const OWN_COSTS: ReadonlySet<unknown> = new Set(['hurtThis', 'retreatThis', 'discardThis']);
const isOfItself = (node: Node): boolean =>
  node['do'] === 'keyword' || OWN_COSTS.has(node['is']) || Object.values(node).includes('this');

/** How an edition reads what is played. */
export interface PlayRules {
  /** How often an ability that is tied to no moment may be played (TCG-ACT-07, TCG-ACT-08). */
  readonly untimed: Limit & ('chance' | 'turn');
  /** What is played can be disrupted once its costs are paid (TCG-DISR-01). */
  readonly disrupts: boolean;
}

const FIRST_RULES: PlayRules = { untimed: 'chance', disrupts: false };
const DISRUPT: readonly Op[] = [{ do: 'disruptChance' }];

/** `enhancing`: the lines that stand beneath it and enhance it, of which one may be used. */
export function compile(
  tree: Ability,
  id: number,
  rules: PlayRules = FIRST_RULES,
  enhancing: readonly Enhance[] = [],
): Compiled {
  const paid = rules.disrupts ? DISRUPT : [];
  const base = {
    id,
    tree,
    program: [] as Op[],
    modes: [] as Mode[],
    costs: [],
    restrictions: [],
    prevents: false,
    ofItself: somewhere(tree, isOfItself),
  };
  switch (tree.is) {
    case 'activated': {
      const either = tree.body.length === 1 && tree.body[0]?.do === 'either' ? tree.body[0].options : [tree.body];
      const program: Op[] = [];
      const modes: Mode[] = [];
      for (const enhanced of [undefined, ...enhancing])
        for (const plain of either) {
          const start = program.length;
          const body = enhancedBody(plain, enhanced);
          lowerPlay([...tree.costs, ...(enhanced?.costs ?? [])], body, program, paid);
          program.push({ do: 'stop' });
          modes.push({
            start,
            ...timing(tree.when, body, rules),
            needs: firstNeed(program, start),
            ...firstEffect(body[0]),
            ...(enhanced === undefined ? {} : { enhanced }),
          });
        }
      return {
        ...base,
        program,
        modes,
        costs: tree.costs,
        restrictions: tree.when,
        prevents: somewhere(tree.body, isPrevention),
      };
    }
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
      base.program.push(...paid);
      lower(tree.body, base.program);
      base.program.push({ do: 'stop' });
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
export const costsOf = ({ costs }: Compiled, { enhanced }: Mode): readonly Cost[] =>
  enhanced === undefined ? costs : [...costs, ...enhanced.costs];

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

/** Shields, health and abilities matter to the unit that is attacked; everything else "for this attack" to the attacker. */
const helpsDefender = (mod: Mod): boolean =>
  mod.is === 'ability' ||
  (mod.is === 'keyword' && mod.keyword === 'Shields') ||
  (mod.is === 'stat' && mod.stat === 'health');

const purposeOf = (effect: Effect): Purpose => {
  switch (effect.do) {
    case 'gets':
      if (effect.until !== 'for this attack') return 'any';
      return effect.mods.some(helpsDefender) ? 'this attack' : 'attacker';
    case 'prevent':
      return 'prevent';
    case 'heal':
      return 'heal';
    case 'untap':
      return 'untap';
    case 'retreat':
    case 'discard':
      return 'leave';
    case 'toHand':
      return 'return';
    default:
      return 'any';
  }
};

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

const ANY_BATTLE = GENERAL | IN_ATTACK;

/** TCG-ACT-12 to TCG-ACT-19, TCG-PREV-01: the wording says when something may be played and how often. */
function timing(
  when: readonly Restriction[],
  body: readonly Effect[],
  { untimed }: PlayRules,
): { windows: number; limit: Limit } {
  const implied = impliedBy(body);
  const said = statedIn(when, implied.windows);
  const limit = when.some((restriction) => restriction.only === 'once per turn')
    ? 'turn'
    : (said?.limit ?? implied.limit);
  return { windows: said?.windows ?? implied.windows, limit: limit === 'chance' ? untimed : limit };
}

/** TCG-STATIC-07: any moment but those kept for answers to a roll, to damage or to what is played. */
const ANYTIME =
  EVERY_WINDOW &
  ~(
    REROLL |
    PREVENTION |
    WOULD_ATTACK |
    EXPANDED_WINDOWS.disrupt |
    EXPANDED_WINDOWS.addDice |
    EXPANDED_WINDOWS.alterDice
  );

/** The moment that the words before the colon name, if they do. */
const STATED: Readonly<Partial<Record<Restriction['only'], { readonly windows: number; readonly limit: Limit }>>> = {
  anytime: { windows: ANYTIME, limit: 'turn' },
  'build step start': { windows: EXPANDED_WINDOWS.buildStepStart, limit: 'occasion' },
  'retreat step': { windows: EXPANDED_WINDOWS.retreatStep, limit: 'occasion' },
  'battle phase start': { windows: EXPANDED_WINDOWS.battlePhaseStart, limit: 'occasion' },
  'battle step start': { windows: EXPANDED_WINDOWS.battleStepStart, limit: 'occasion' },
  'battle step end': { windows: EXPANDED_WINDOWS.battleStepEnd, limit: 'occasion' },
  'pending damage': { windows: EXPANDED_WINDOWS.pendingDamage, limit: 'occasion' },
  'damage placement': { windows: EXPANDED_WINDOWS.damagePlacement, limit: 'occasion' },
  'unit discard': { windows: EXPANDED_WINDOWS.unitDiscard, limit: 'occasion' },
  'attack end': { windows: EXPANDED_WINDOWS.attackEnd, limit: 'occasion' },
};

function statedIn(when: readonly Restriction[], implied: number): { windows: number; limit: Limit } | null {
  for (const restriction of when) {
    switch (restriction.only) {
      case 'build step':
        return { windows: BUILD_STEP, limit: 'turn' };
      case 'instead of attacking':
        return { windows: WOULD_ATTACK, limit: 'occasion' };
      case 'between attacks':
        return { windows: GENERAL, limit: 'turn' };
      case 'before the roll':
        return { windows: IN_ATTACK, limit: 'attack' };
      case 'before attacks': // a condition: any chance will do, to prevent damage also that for it
        return { windows: implied === PREVENTION ? ANY_BATTLE | PREVENTION : implied, limit: 'turn' };
      default: {
        const stated = STATED[restriction.only];
        if (stated !== undefined) return stated;
      }
    }
  }
  return null;
}

/** What an effect may go on to do at once. */
function blocksOf(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.do) {
    case 'if':
      return [effect.then, effect.otherwise ?? []];
    case 'may':
    case 'unless':
      return [effect.body];
    case 'either':
      return effect.options;
    default:
      return [];
  }
}

function impliedBy(body: readonly Effect[]): { windows: number; limit: Limit } {
  let windows = ANY_BATTLE;
  let limit: Limit = 'chance';
  for (const effect of body) {
    if (effect.do === 'keyword') return PLAYED_AT[effect.keyword];
    if (effect.do === 'prevent') return FOR_DAMAGE;
    if (effect.do === 'rule' && effect.rule.rule === 'prevents') return { windows: PREVENTION, limit: 'turn' };
    if (effect.do === 'disrupt') return { windows: EXPANDED_WINDOWS.disrupt, limit: 'occasion' };
    if (effect.do === 'changeDamage') return { windows: EXPANDED_WINDOWS.pendingDamage, limit: 'occasion' };
    if (effect.do === 'reroll') return { windows: REROLL, limit: 'roll' };
    if (effect.do === 'addDice') return { windows: EXPANDED_WINDOWS.addDice, limit: 'roll' };
    if (effect.do === 'turnDie') return { windows: EXPANDED_WINDOWS.alterDice, limit: 'roll' };
    if (effect.do === 'attackInstead') return FOR_ATTACK;
    const until = effect.do === 'gets' || effect.do === 'rule' ? effect.until : null;
    if (until === 'for this attack') return { windows: IN_ATTACK, limit: 'attack' };
    if (until !== null || effect.do === 'steer') limit = 'turn';
    for (const inner of blocksOf(effect).map(impliedBy)) {
      if (inner.windows !== ANY_BATTLE) return inner;
      if (inner.limit !== 'chance') limit = inner.limit;
    }
    if (effect.do === 'when' && effect.event === 'this attack ends') windows = IN_ATTACK;
    if (effect.do === 'extension' && effect.name === 'anotherBattleStep') windows = GENERAL; // an attack is never interrupted by another
  }
  return { windows, limit };
}
