/** Effects in words: whole sentences with capitals and full stops. */
import { counted } from '@dejarik/kernel';
import { listed, stopped, upperFirst } from '@dejarik/language';
import { ARENAS } from '../cards/card.ts';
import { EXTENSIONS } from './extensions.ts';
import { expandedWords, isTaken, opposite } from './print-expanded.ts';
import {
  afterNumber,
  amountWords,
  enemyChoice,
  indefinite,
  many,
  refWords,
  single,
  targetWords,
  type Voice,
} from './print-filter.ts';
import { conditionWords, costsWords, modsWords, ruleWords } from './print-rule.ts';
import type { Amount, Duration, Effect, Target, Who } from './tree.ts';
import { OWN_DISCARD } from './tree-expanded.ts';
import {
  ATTACK_INSTEAD,
  BUILD_COUNTERS,
  BUILD_POINTS,
  DAMAGE,
  DICE_OF_DAMAGE,
  DURATIONS,
  FORCE,
  LOOK_HAND,
  QUIET,
  REROLLED,
  STEER,
  type Unit,
} from './wording.ts';

type Of<Name extends Effect['do']> = Extract<Effect, { do: Name }>;

const BLOCKS = new Set<Effect['do']>(['when', 'if', 'may', 'unless', 'either']);

/**
 * Sentences one after the other. A block takes all that follows it, so one that must end earlier stands in
 * brackets: any but the last, and the last one too when `open` says that something follows this body.
 */
export function bodyWords(body: readonly Effect[], voice: Voice, open = false): string {
  const words = body.map((effect, i) => {
    const sentence = effectWords(effect, voice);
    const ends = i === body.length - 1 && !open;
    return BLOCKS.has(effect.do) && !ends ? `(${sentence})` : sentence;
  });
  return words.join(' ');
}

function effectWords(effect: Effect, voice: Voice): string {
  switch (effect.do) {
    case 'when':
      return `When ${effect.event === OWN_DISCARD ? `${voice.self} is discarded` : effect.event}: ${bodyWords(effect.body, voice)}`;
    case 'if':
      return ifWords(effect, voice);
    case 'may':
      return mayWords(effect, voice);
    case 'unless':
      return unlessWords(effect, voice);
    case 'either':
      return eitherWords(effect, voice);
    case 'lookHand':
      return LOOK_HAND;
    case 'attackInstead':
      return ATTACK_INSTEAD;
    case 'steer':
      return STEER;
    case 'extension':
      return EXTENSIONS[effect.name];
    case 'rule':
      return ruleSentence(effect, voice);
    default:
      return upperFirst(stopped(sentenceWords(effect, voice)));
  }
}

type Sentence = Exclude<
  Effect,
  { do: 'when' | 'if' | 'may' | 'unless' | 'either' | 'lookHand' | 'attackInstead' | 'steer' | 'extension' | 'rule' }
>;

function sentenceWords(effect: Sentence, voice: Voice): string {
  switch (effect.do) {
    case 'choose':
      return chooseWords(effect.target, voice);
    case 'chooseArena':
      return chooseArenaWords(effect);
    case 'gets':
      return getsWords(effect, voice);
    case 'force':
      return resourceWords(effect.who, effect.n, FORCE, voice);
    case 'buildPoints':
      return resourceWords(effect.who, effect.n, BUILD_POINTS, voice);
    case 'draw':
      return `draw ${effect.upTo ? 'up to ' : ''}${cards(effect.n)}`;
    case 'discardCards': {
      const or = effect.or === undefined ? '' : ` or ${single(effect.or)}`;
      return `${effect.who === 'you' ? 'discard' : 'the enemy discards'} ${cards(effect.n)}${or}`;
    }
    case 'discardHand':
      return effect.who === 'you' ? 'discard your hand' : 'the enemy discards their hand';
    case 'bottom':
      return `put ${cards(effect.n)} from your hand under your deck`;
    case 'discardSeen':
      return `choose ${single(effect.what)} there. The enemy discards it`;
    case 'damage':
      return damageWords(effect, voice);
    case 'prevent':
      return preventWords(effect, voice);
    case 'rebound':
      return `it may deal that much damage to ${single(effect.whom)}`;
    case 'heal':
      return `take ${atMost(effect)}${damageCounters(effect.n)} off ${targetWords(effect.target, voice)}`;
    case 'healDivided':
      return healDividedWords(effect);
    case 'tap':
    case 'untap':
    case 'retreat':
    case 'discard':
      return `${effect.do} ${targetWords(effect.target, voice)}`;
    case 'toHand':
      return `return ${targetWords(effect.target, voice, 'from')} to your hand`;
    case 'toArena':
      return `put it into its arena${effect.tapped === undefined ? '' : effect.tapped ? ' tapped' : ' untapped'}`;
    case 'search':
      return searchWords(effect);
    case 'showAndBuild':
      return `show ${single(effect.what)} and put ${amountWords(effect.n, BUILD_COUNTERS, voice)} on it`;
    case 'addDice':
      return `roll ${effect.n} more attack ${effect.n === 1 ? 'die' : 'dice'}`;
    case 'turnDie':
      return `turn 1 of ${effect.whose === 'your' ? 'your' : 'the enemy'} attack dice to ${effect.to}`;
    case 'reroll':
      return `reroll ${effect.which === 'one' ? '1' : effect.which} of ${REROLLED[effect.whose]}`;
    case 'keyword':
      return effect.n === 0 ? effect.keyword : `${effect.keyword} ${effect.n}`;
    default:
      return expandedWords(effect, voice);
  }
}

const cards = (n: number): string => counted(n, 'card', 'cards');
const atMost = (effect: { readonly upTo?: true }): string => (effect.upTo ? 'at most ' : '');
const damageCounters = (n: number | 'all'): string =>
  n === 'all' ? 'all damage counters' : counted(n, 'damage counter', 'damage counters');

function chooseWords(target: Target, voice: Voice): string {
  if (typeof target === 'object' && 'choose' in target && target.by === 'enemy') {
    return `the enemy chooses ${enemyChoice(target.choose, target.min, target.max)}`;
  }
  return `choose ${targetWords(target, voice)}`;
}

function chooseArenaWords({ among, quiet }: Of<'chooseArena'>): string {
  const all = among.length === ARENAS.length && among.every((arena, i) => arena === ARENAS[i]);
  return `choose ${all ? 'an arena' : listed(among, 'or')}${quiet ? ` ${QUIET}` : ''}`;
}

const durationWords = (until: Duration): string => DURATIONS.find(([known]) => known === until)?.[1] ?? until;

function getsWords({ target, mods, until }: Of<'gets'>, voice: Voice): string {
  return `give ${targetWords(target, voice)} ${modsWords(mods, voice)} ${durationWords(until)}`;
}

function ruleSentence(effect: Of<'rule'>, voice: Voice): string {
  const held = effect.while === undefined ? '' : `, while ${conditionWords(effect.while, voice)}`;
  return `${upperFirst(durationWords(effect.until))}${held}: ${stopped(upperFirst(ruleWords(effect.rule, voice)))}`;
}

/** `gain 2 Force`, `the enemy loses 2 Force`. */
function resourceWords(who: Who, n: Amount, unit: Unit, voice: Voice): string {
  const verb = isTaken(n) ? 'lose' : 'gain';
  const amount = amountWords(isTaken(n) ? opposite(n) : n, unit, voice);
  if (who === 'you') return `${verb} ${amount}`;
  return `${who === 'enemy' ? 'the enemy' : who} ${verb}s ${amount}`;
}

function damageWords({ by, target, n, dice, evadable }: Of<'damage'>, voice: Voice): string {
  const whom = target === by ? 'itself' : targetWords(target, voice);
  const deals = `${refWords(by, voice)} deals ${amountWords(n, dice ? DICE_OF_DAMAGE : DAMAGE, voice)} to ${whom}`;
  return evadable === undefined ? deals : `${deals}, which only ${indefinite(evadable)} may Evade`;
}

function preventWords(effect: Of<'prevent'>, voice: Voice): string {
  const n = effect.n === 'all' ? 'all damage' : amountWords(effect.n, DAMAGE, voice);
  return `prevent ${atMost(effect)}${n} to ${targetWords(effect.target, voice)}`;
}

function healDividedWords({ n, among }: Of<'healDivided'>): string {
  const where = among.in === undefined ? ' in one arena' : '';
  return `take at most ${damageCounters(n)}, divided as you like, off ${many(among)}${where}`;
}

function searchWords({ what, n, buildCounters }: Of<'search'>): string {
  const found = `search your deck for ${n === undefined ? indefinite(what) : `up to ${n} ${afterNumber(what, 'many')}`}`;
  if (buildCounters === undefined) return found;
  return `${found} and put it into your build zone with ${counted(buildCounters, 'build counter', 'build counters')}`;
}

function ifWords({ condition, then, otherwise }: Of<'if'>, voice: Voice): string {
  const words = `If ${conditionWords(condition, voice)}: ${bodyWords(then, voice, otherwise !== undefined)}`;
  return otherwise === undefined ? words : `${words} Otherwise: ${bodyWords(otherwise, voice)}`;
}

function mayWords({ who, costs, body }: Of<'may'>, voice: Voice): string {
  const paid = costs.length === 0 ? '' : ` ${costsWords(costs, 'pay', voice)}`;
  return `${who === 'you' ? 'You' : 'The enemy'} may${paid}: ${bodyWords(body, voice)}`;
}

/** The one who has what the condition asks for is not named again: `the enemy has a Jedi and pays 2 Force`. */
function unlessWords({ who, condition, costs, body }: Of<'unless'>, voice: Voice): string {
  const held = condition === undefined ? undefined : conditionWords(condition, voice);
  const paid = costsWords(costs, who === 'you' ? 'pay' : 'pays', voice);
  const payer = condition?.is === 'have' && condition.who === who ? '' : who === 'you' ? 'you ' : 'the enemy ';
  const parts = [held, costs.length === 0 ? undefined : `${payer}${paid}`].filter((part) => part !== undefined);
  return `Unless ${parts.join(' and ')}: ${bodyWords(body, voice)}`;
}

function eitherWords({ options }: Of<'either'>, voice: Voice): string {
  const words = options.map((option, i) => bodyWords(option, voice, i < options.length - 1));
  return `Either: ${words.join(' Or: ')}`;
}
