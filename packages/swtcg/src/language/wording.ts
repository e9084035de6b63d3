/** The closed lists of the language, in the words in which both the parser and the printer know them. */
import { ARENAS } from '../cards/sides.ts';
import type { Duration, Event, Figure, Moment, Noun, Place, Quality, Restriction, Stat } from './tree.ts';
import {
  type GroupKind,
  type KeptGroup,
  type OWN_DISCARD,
  TIMED_RESTRICTIONS,
  type TokenKind,
} from './tree-expanded.ts';

export const STATS: readonly Stat[] = ['speed', 'power', 'health'];
export const FIGURES: readonly Figure[] = [
  ...STATS,
  ...STATS.map((stat) => `printed ${stat}` as const),
  'remaining health',
  'build cost',
  'total build cost',
];
export const ATTACK_KEYWORDS = ['Bombard', 'Ion Cannon'] as const;
/** In the order in which they are written. */
export const QUALITIES: readonly Quality[] = ['tapped', 'untapped', 'damaged', 'retreated', 'unique', 'partly built'];

/** What stands after `in`; longer ones first, where one begins like another. */
export const PLACES: readonly (readonly [Place, string])[] = [
  ['Ground or Character', 'Ground or Character'],
  ['Space', 'Space'],
  ['Ground', 'Ground'],
  ['Character', 'Character'],
  ['any arena', 'any arena'],
  ['that arena', 'that arena'],
  ['its arena', 'its arena'],
  ["the attacker's arena", "the attacker's arena"],
  ["this unit's arena", "this unit's arena"],
  ["this card's arena", "this card's arena"],
  ['your build zone', 'your build zone'],
  ['enemy build zone', 'the enemy build zone'],
  ['your hand', 'your hand'],
  ['your deck', 'your deck'],
  ['your discard pile', 'your discard pile'],
];

/** A noun that is not counted has one form: `1 Equipment`, `each of your Equipment`. */
const KEPT_NOUNS: readonly (readonly [Exclude<Noun, ''>, string, string])[] = [
  ...(['Location', 'Equipment', 'Resource', 'Event', 'Subordinate'] as const).map(
    (type) => [`${type} card`, `${type} card`, `${type} cards`] as const,
  ),
  ...ARENAS.flatMap((arena) => [
    [`${arena} Location`, `${arena} Location`, `${arena} Locations`] as const,
    [`${arena} Equipment`, `${arena} Equipment`, `${arena} Equipment`] as const,
  ]),
  ['Equipment', 'Equipment', 'Equipment'],
  ...(['Location', 'Resource', 'Event', 'Subordinate', 'Mission'] as const).map(
    (type) => [type, type, `${type}s`] as const,
  ),
];

/** Nouns of one and of many; longer ones first. The noun '' is written as the plural of its last subtype. */
export const NOUNS: readonly (readonly [Exclude<Noun, ''>, string, string])[] = [
  ['Space unit card', 'Space unit card', 'Space unit cards'],
  ['Ground unit card', 'Ground unit card', 'Ground unit cards'],
  ['Character card', 'Character card', 'Character cards'],
  ['unit card', 'unit card', 'unit cards'],
  ['Battle card', 'Battle card', 'Battle cards'],
  ['Mission card', 'Mission card', 'Mission cards'],
  ...KEPT_NOUNS,
  ['Space unit', 'Space unit', 'Space units'],
  ['Ground unit', 'Ground unit', 'Ground units'],
  ['Character unit', 'Character unit', 'Character units'],
  ['Character', 'Character', 'Characters'],
  ['unit', 'unit', 'units'],
  ['card', 'card', 'cards'],
];

/** The words in which something is counted: `build point`, `build points`; what is not counted has one form. */
export interface Unit {
  readonly one: string;
  readonly many: string;
}
export const FORCE: Unit = { one: 'Force', many: 'Force' };
export const BUILD_POINTS: Unit = { one: 'build point', many: 'build points' };
export const BUILD_COUNTERS: Unit = { one: 'build counter', many: 'build counters' };
export const DAMAGE: Unit = { one: 'damage', many: 'damage' };
export const DICE_OF_DAMAGE: Unit = { one: 'die of damage', many: 'dice of damage' };
export const CARDS: Unit = { one: 'card', many: 'cards' };
export const DAMAGE_COUNTERS: Unit = { one: 'damage counter', many: 'damage counters' };

export const tokenUnit = (token: TokenKind): Unit => ({ one: `${token} counter`, many: `${token} counters` });

/** How a text speaks of the cards that it put out of play, and how it puts them there. */
export const AWAY: readonly (readonly [KeptGroup, string])[] = [
  ['under a card', 'put under this card'],
  ['set aside', 'set aside by this card'],
  ['out of the game', 'put out of the game by this card'],
];
export const PUT_AWAY: Readonly<Record<GroupKind, readonly [verb: string, where: string]>> = {
  'under a card': ['put', 'under this card'],
  'set aside': ['set', 'aside'],
  'out of the game': ['put', 'out of the game'],
  'removed from the game': ['remove', 'from the game'],
};

/** `the enemy pays`, but `you pay` and `you may pay`. */
export type Person = 'pay' | 'pays';

/** How long something lasts: before the colon of a rule, and at the end of what is given. */
export const DURATIONS: readonly (readonly [Duration, string])[] = [
  ['for this attack', 'this attack'],
  ['until end of battle', 'this battle'],
  ['until end of turn', 'this turn'],
];

/** Those that are nothing but their words. */
export const MOMENTS: readonly Exclude<Moment, typeof OWN_DISCARD>[] = [
  'battle starts',
  'battle ends',
  'this attack ends',
  'the turn ends',
];

type EventMoment = Extract<Event, { on: 'moment' }>['moment'];
export const EVENT_MOMENTS: readonly (readonly [EventMoment, string])[] = [
  ['command starts', 'command starts'],
  ['battle starts', 'battle starts'],
  ['battle ends', 'battle ends'],
  ['build roll', 'build points are rolled'],
  ['your draw step', 'you draw for the turn'],
  ['the turn starts', 'the turn starts'],
  ['cards untap', 'cards untap'],
  ['players gain Force', 'players gain Force'],
  ['the turn ends', 'the turn ends'],
  ['your build step starts', 'your build step starts'],
  ['your draw step starts', 'your draw step starts'],
  ['your retreat step ends', 'your retreat step ends'],
];

type FixedRestriction = Exclude<Restriction['only'], 'before attacks' | 'if' | 'from'>;
export const FIXED_RESTRICTIONS: readonly FixedRestriction[] = [
  ...TIMED_RESTRICTIONS, // before `build step`, with which one of them begins
  'build step',
  'instead of attacking',
  'between attacks',
  'before the roll',
  'once per turn',
];

/** Whose dice are rolled again. */
export const REROLLED = { your: 'your attack dice', enemy: 'the enemy attack dice', any: 'the dice' } as const;

/** Sentences without a part that varies. */
export const LOOK_HAND = 'Look at the enemy hand.';
export const ATTACK_INSTEAD = 'The attacker attacks it instead.';
export const STEER = 'You may choose what it attacks next this turn, among the other enemy units in its arena.';
export const QUIET = 'that has seen no attack this turn';
export const ALL_TAPPED = 'every unit in every arena is tapped';
