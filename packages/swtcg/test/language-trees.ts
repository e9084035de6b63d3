/** Random trees of the card language, bounded in depth, for the test that every tree survives print and parse. */
import * as fc from 'fast-check';
import { ARENAS } from '../src/cards/card.ts';
import { EXTENSIONS, type ExtensionName } from '../src/language/extensions.ts';
import type { Ability, Effect, Event, Mod, Restriction, Rule } from '../src/language/tree.ts';
import { GROUP_KINDS, INSTEADS, OWN_DISCARD, TIMED_RESTRICTIONS } from '../src/language/tree-expanded.ts';
import { PLAYED_KEYWORDS } from '../src/language/keywords.ts';
import { MOMENTS } from '../src/language/wording.ts';
import {
  amount,
  arena,
  condition,
  cost,
  filter,
  keyword,
  list,
  node,
  player,
  ref,
  signedAmount,
  small,
  stat,
  subtypes,
  target,
  token,
  unitTarget,
  until,
  valued,
  whole,
  yes,
} from './language-parts.ts';

const subject = fc.oneof(fc.constant('this' as const), filter);

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    on: fc.constant('moment' as const),
    moment: fc.constantFrom(
      'command starts' as const,
      'battle starts' as const,
      'battle ends' as const,
      'build roll' as const,
      'your draw step' as const,
      'the turn starts' as const,
      'the turn ends' as const,
      'your build step starts' as const,
      'your draw step starts' as const,
      'cards untap' as const,
      'players gain Force' as const,
      'your retreat step ends' as const,
    ),
  }),
  fc.record({ on: fc.constant('step' as const), arena }),
  node<Extract<Event, { on: 'attacks' }>>({ on: fc.constant('attacks'), whom: filter }, 'whom'),
  node<Extract<Event, { on: 'discarded' }>>({ on: fc.constant('discarded'), from: arena }, 'from'),
  fc.record({ on: fc.constant('stepEnds' as const), arena }),
  fc.record({ on: fc.constantFrom('isDiscarded' as const, 'deploys' as const), what: filter }),
  node<Extract<Event, { on: 'damaged' }>>({ on: fc.constant('damaged'), who: subject, by: fc.constant('enemy') }, 'by'),
  fc.record({ on: fc.constant('retreats' as const), who: subject }),
  fc.record({ on: fc.constantFrom('pays' as const, 'draws' as const), who: player }),
  fc.record({ on: fc.constant('played' as const) }),
  fc.record({ on: fc.constant('wouldDamage' as const), whom: filter }),
  fc.record({ on: fc.constantFrom('damages' as const, 'destroys' as const), whom: filter }),
  fc.record({ on: fc.constant('wouldBeDamaged' as const), by: filter }),
  fc.constantFrom<Event>({ on: 'attackEnds' }, { on: 'deployed' }, { on: 'rolledAgainst' }, { on: 'forcedDiscard' }),
);

const restriction: fc.Arbitrary<Restriction> = fc.oneof(
  fc.record({
    only: fc.constantFrom(
      'build step' as const,
      'instead of attacking' as const,
      'between attacks' as const,
      'before the roll' as const,
      'once per turn' as const,
    ),
  }),
  node<Extract<Restriction, { only: 'before attacks' }>>(
    { only: fc.constant('before attacks'), arena, whose: fc.constant('your') },
    'whose',
  ),
  fc.record({ only: fc.constant('if' as const), condition }),
  fc.record({ only: fc.constantFrom(...TIMED_RESTRICTIONS) }),
);

const attackKeyword = fc.constantFrom('Bombard' as const, 'Ion Cannon' as const);

interface Nodes {
  mod: Mod;
  rule: Rule;
  effect: Effect;
  body: readonly Effect[];
  unitAbility: Ability;
}

type Of<Name extends Effect['do']> = Extract<Effect, { do: Name }>;

const trees = fc.letrec<Nodes>((tie: fc.LetrecTypedTie<Nodes>) => ({
  mod: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'tree' },
    fc.record({ is: fc.constant('stat' as const), stat, n: signedAmount }),
    valued.map((value) => ({ is: 'keyword' as const, ...value })),
    fc.record({ is: fc.constant('lose' as const), keyword }),
    fc.record({ is: fc.constant('dice' as const), n: whole }),
    fc.record({ is: fc.constant('ability' as const), ability: tie('unitAbility') }),
  ),
  rule: fc.oneof(
    node<Extract<Rule, { rule: 'gets' }>>(
      { rule: fc.constant('gets'), who: subject, mods: list(tie('mod')), attacking: fc.oneof(filter, ref) },
      'attacking',
    ),
    fc.record({ rule: fc.constant('deployCost' as const), who: filter, n: whole }),
    fc.record({ rule: fc.constantFrom('abilityCost' as const, 'battleCost' as const), n: whole }),
    fc.record({ rule: fc.constant('cannotBeAttacked' as const), who: fc.oneof(ref, filter) }),
    fc.record({
      rule: fc.constantFrom('mustAttackThis' as const, 'cannotRetreat' as const),
      who: filter,
    }),
    fc.record({
      rule: fc.constant('staysBehind' as const),
      who: filter,
      arena: fc.constantFrom('Space' as const, 'Ground' as const, 'Character' as const),
    }),
    fc.record({
      rule: fc.constant('cannotPlay' as const),
      who: player,
      what: fc.constantFrom('Battle cards' as const, 'activated abilities' as const),
    }),
    fc.record({ rule: fc.constant('cannotUse' as const), keywords: list(attackKeyword, 1, 2) }),
    fc.record({ rule: fc.constant('noEvade' as const), against: ref }),
    fc.record({
      rule: fc.constant('cannotPlayKeyword' as const),
      who: fc.oneof(ref, filter),
      keyword: fc.constantFrom(...PLAYED_KEYWORDS),
    }),
    node<Extract<Rule, { rule: 'controlsArena' }>>(
      { rule: fc.constant('controlsArena'), who: fc.oneof(ref, filter), not: fc.constant(true) },
      'not',
    ),
    fc.record({ rule: fc.constant('wins' as const), who: player }),
    fc.record({
      rule: fc.constant('cannotEnd' as const),
      who: player,
      how: fc.constantFrom('win' as const, 'lose' as const),
    }),
    fc.record({
      rule: fc.constant('printed' as const),
      stat,
      n: amount.filter((n) => n !== 'that much'),
    }),
    fc.record({
      rule: fc.constant('insteadOfDiscard' as const),
      who: subject,
      to: fc.constantFrom(...INSTEADS),
    }),
    fc.record({ rule: fc.constant('canAttack' as const), whom: filter }),
    node<Extract<Rule, { rule: 'cannotAttack' }>>({ rule: fc.constant('cannotAttack'), whom: filter }, 'whom'),
    node<Extract<Rule, { rule: 'prevents' }>>(
      { rule: fc.constant('prevents'), to: fc.oneof(ref, filter), by: filter },
      'to',
      'by',
    ),
    node<Extract<Rule, { rule: 'noPrevention' }>>({ rule: fc.constant('noPrevention'), except: filter }, 'except'),
    fc.record({ rule: fc.constant('pilotedAs' as const), of: fc.constantFrom('Starfighter', 'Capital Ship') }),
    fc.constantFrom<Rule>({ rule: 'cannotSpendBuildPoints' }, { rule: 'buildsFaceUp' }, { rule: 'extraPilot' }),
  ),
  effect: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'tree' },
    sentences(tie),
    fc.record({ do: fc.constant('when' as const), event: fc.constantFrom(...MOMENTS, OWN_DISCARD), body: tie('body') }),
    node<Of<'if'>>({ do: fc.constant('if'), condition, then: tie('body'), otherwise: tie('body') }, 'otherwise'),
    fc.record({ do: fc.constant('may' as const), who: player, costs: list(cost, 0), body: tie('body') }),
    node<Of<'unless'>>(
      { do: fc.constant('unless'), who: player, condition, costs: list(cost), body: tie('body') },
      'condition',
    ),
    fc.record({
      do: fc.constant('unless' as const),
      who: fc.constant('you' as const),
      condition,
      costs: fc.constant([]),
      body: tie('body'),
    }),
    fc.record({ do: fc.constant('either' as const), options: list(tie('body'), 2) }),
  ),
  body: list(tie('effect')),
  unitAbility: fc.oneof(
    valued.map((value) => ({ is: 'keyword' as const, ...value })),
    fc.record({ is: fc.constant('treat' as const), as: subtypes }),
    fc.record({
      is: fc.constant('activated' as const),
      when: list(restriction, 0),
      costs: list(cost, 0),
      body: tie('body'),
    }),
    node<Extract<Ability, { is: 'triggered' }>>(
      { is: fc.constant('triggered'), event, if: condition, body: tie('body') },
      'if',
    ),
    node<Extract<Ability, { is: 'static' }>>(
      { is: fc.constant('static'), while: condition, rules: list(tie('rule')) },
      'while',
    ),
    fc.record({
      is: fc.constant('pilot' as const),
      of: fc.constantFrom('Starfighter', 'Capital Ship'),
      grants: list(tie('mod')),
    }),
    ...keywordTexts(tie),
  ),
}));

type Tie = fc.LetrecTypedTie<Nodes>;

function keywordTexts(tie: Tie): fc.Arbitrary<Ability>[] {
  return [
    fc.record({
      is: fc.constantFrom('bounty' as const, 'foresight' as const, 'forewarning' as const),
      body: tie('body'),
    }),
    fc.record({ is: fc.constantFrom('reserves' as const, 'insert' as const), ability: tie('unitAbility') }),
    fc.record({
      is: fc.constantFrom('alternativeCost' as const, 'equip' as const, 'meditate' as const),
      costs: list(cost, 0),
    }),
    fc.record({ is: fc.constant('toComplete' as const), costs: list(cost) }),
    fc.record({ is: fc.constant('upkeep' as const), ways: list(list(cost)) }),
    fc.record({ is: fc.constant('switch' as const), lists: list(list(tie('unitAbility'), 0), 2) }),
    fc.record({ is: fc.constant('stackWith' as const), what: filter }),
    fc.record({ is: fc.constant('enhance' as const), costs: list(cost), instead: fc.boolean(), body: tie('body') }),
    fc.record({ is: fc.constant('reducedCost' as const), n: small, if: condition }),
    fc.record({ is: fc.constant('equipped' as const), grants: list(tie('mod')) }),
    fc.record({ is: fc.constant('attachWhen' as const), event }),
  ];
}

function sentences(tie: Tie): fc.Arbitrary<Effect> {
  const upTo = fc.option(yes, { nil: undefined });
  const withUpTo = <T extends object>(effect: T, up: true | undefined): T => (up ? { ...effect, upTo: true } : effect);
  return fc.oneof(
    fc.record({
      do: fc.constantFrom('choose' as const, 'tap' as const, 'untap' as const, 'retreat' as const, 'toHand' as const),
      target,
    }),
    fc.record({ do: fc.constant('discard' as const), target: unitTarget }),
    node<Of<'chooseArena'>>(
      { do: fc.constant('chooseArena'), among: fc.shuffledSubarray([...ARENAS], { minLength: 1 }), quiet: yes },
      'quiet',
    ),
    fc.record({ do: fc.constant('gets' as const), target, mods: list(tie('mod')), until }),
    node<Of<'rule'>>({ do: fc.constant('rule'), until, while: condition, rule: tie('rule') }, 'while'),
    fc.record({
      do: fc.constantFrom('force' as const, 'buildPoints' as const),
      who: fc.constantFrom(
        'you' as const,
        'enemy' as const,
        'Dark' as const,
        'Light' as const,
        'Yuuzhan Vong' as const,
      ),
      n: signedAmount,
    }),
    fc.record({ do: fc.constant('bottom' as const), n: small }),
    node<Of<'draw'>>({ do: fc.constant('draw'), n: small, upTo: yes }, 'upTo'),
    node<Of<'discardCards'>>({ do: fc.constant('discardCards'), who: player, n: small, or: filter }, 'or'),
    fc.record({ do: fc.constant('discardHand' as const), who: player }),
    fc.record({ do: fc.constant('discardSeen' as const), what: filter }),
    node<Of<'damage'>>(
      { do: fc.constant('damage'), by: ref, target, n: amount, dice: yes, evadable: filter },
      'dice',
      'evadable',
    ),
    fc.tuple(target, amount, upTo).map(([whom, n, up]): Effect => withUpTo({ do: 'prevent', target: whom, n }, up)),
    fc.record({ do: fc.constant('prevent' as const), target, n: fc.constant('all' as const) }),
    fc.record({ do: fc.constant('rebound' as const), whom: filter }),
    fc.tuple(target, small, upTo).map(([whom, n, up]): Effect => withUpTo({ do: 'heal', target: whom, n }, up)),
    fc.record({ do: fc.constant('heal' as const), target, n: fc.constant('all' as const) }),
    fc.record({ do: fc.constant('healDivided' as const), n: small, among: filter }),
    node<Of<'toArena'>>({ do: fc.constant('toArena'), tapped: fc.boolean() }, 'tapped'),
    fc.record({ do: fc.constant('search' as const), what: filter, buildCounters: small }),
    node<Of<'search'>>(
      { do: fc.constant('search'), what: filter, n: small, buildCounters: fc.constant(undefined) },
      'n',
      'buildCounters',
    ).map(({ buildCounters: _none, ...search }) => search),
    fc.record({ do: fc.constant('showAndBuild' as const), what: filter, n: amount }),
    fc.record({
      do: fc.constant('reroll' as const),
      whose: fc.constantFrom('your' as const, 'enemy' as const, 'any' as const),
      which: fc.constantFrom('all' as const, 'any' as const, 'one' as const),
    }),
    fc.record({ do: fc.constant('addDice' as const), n: small }),
    fc.record({
      do: fc.constant('turnDie' as const),
      whose: fc.constantFrom('your' as const, 'enemy' as const),
      to: small,
    }),
    fc.record({ do: fc.constant('keyword' as const), keyword: fc.constantFrom(...PLAYED_KEYWORDS), n: small }),
    ...expandedSentences(),
    fc.constantFrom<Effect>({ do: 'lookHand' }, { do: 'attackInstead' }, { do: 'steer' }),
    fc
      .constantFrom(...(Object.keys(EXTENSIONS) as ExtensionName[]))
      .map((extension): Effect => ({ do: 'extension', name: extension })),
  );
}

/** Those of tree-expanded.ts. */
function expandedSentences(): fc.Arbitrary<Effect>[] {
  return [
    fc.record({ do: fc.constant('hurt' as const), target, n: amount }),
    fc.record({ do: fc.constant('tokens' as const), target, token, n: signedAmount }),
    node<Of<'control'>>({ do: fc.constant('control'), target, until }, 'until'),
    node<Of<'putAway'>>(
      { do: fc.constant('putAway'), target, how: fc.constantFrom(...GROUP_KINDS), down: yes },
      'down',
    ),
    fc.record({ do: fc.constant('toPile' as const), target }),
    fc.record({ do: fc.constant('strip' as const), target, keyword }),
    fc.record({ do: fc.constant('buildCounters' as const), target, n: whole }),
    fc.record({
      do: fc.constant('disrupt' as const),
      what: fc.oneof(fc.constantFrom('attack' as const, 'activated ability' as const), filter),
    }),
    fc.record({ do: fc.constant('changeDamage' as const), n: whole }),
    fc.record({ do: fc.constant('win' as const), who: player }),
    fc.constantFrom<Effect>({ do: 'bidForControl' }, { do: 'playThis' }),
  ];
}

export const unitAbility = trees.unitAbility;
export const battleAbility: fc.Arbitrary<Ability> = fc.record({
  is: fc.constant('activated' as const),
  when: list(restriction, 0),
  costs: list(cost, 0),
  body: trees.body,
});
export const missionAbility = node<Extract<Ability, { is: 'mission' }>>(
  { is: fc.constant('mission'), if: condition, costs: list(cost, 0), body: trees.body },
  'if',
);
