/** What an edition of the rulebook decides. What differs between editions stands here, once for each difference. */
import type { Procedures, Reason, Seat, usualSeats } from '@dejarik/kernel';
import type { Card, Rarity } from '../cards/card.ts';
import type { Definition } from '../cards/catalogue.ts';
import type { CatalogueRules } from '../cards/subtypes.ts';
import type { IntentKind } from '../intents.ts';
import type { Compiled } from '../language/meaning.ts';
import type { Event, EventOf } from './event.ts';
import type { Keywords } from './keywords/rule.ts';
import type { BuildMove, ContestOf, ExpandedMove, Finish } from './options.ts';
import type { Table } from './table.ts';

interface DeckLimits {
  /** TCG-DECK-01 */
  readonly leastCards: number;
  /** TCG-DECK-04: of each type of unit */
  readonly leastOfAType: number;
  /** TCG-DECK-09: of units in all; 0: as many as the types together need. */
  readonly leastUnits: number;
  /** The rule that a deck of another side breaks (TCG-DECK-19, TCG-DECK-20). */
  readonly sideRule: string;
  /** TCG-DECK-05: how many times as many units one type may have as another */
  readonly mostToFewest: number;
  /** TCG-DECK-07 */
  readonly mostCopies: number;
  /** What is counted as one card for that, by a name (TCG-CARD-31). */
  readonly copyOf: (card: Card) => string;
}

/** The bonus that each card beneath gives its unit. */
interface StackBonus {
  readonly speed: number;
  readonly power: number;
  readonly health: number;
}

type About = Parameters<typeof usualSeats>[0];

/** Moves of the build step that only some editions have. */
export interface MoreMoves {
  offer(g: Table, seat: number, options: BuildMove[]): void;
  /** Does what was chosen. */
  take(g: Table, seat: number, move: ExpandedMove): void;
}

/** What may be done at nearly any moment, besides playing abilities and cards (TCG-STATIC-07). */
export interface Anytime {
  /** Whether the seat is asked, by public facts alone. */
  couldPlay(g: Table, seat: number, window: number): boolean;
  plays(g: Table, seat: number): readonly Finish[];
  play(g: Table, seat: number, option: Finish): void;
}

export const NEVER: Anytime = { couldPlay: () => false, plays: () => [], play() {} };

/** How a card comes into play: as a unit, into a stack, or to where it stays. */
export type Arrival = EventOf<'deploy' | 'stack' | 'place'>;

export const NO_MORE_MOVES: MoreMoves = {
  offer() {},
  take(_g, _seat, { kind }) {
    throw new Error(`there is no ${kind} in this edition`);
  },
};

/** What may be put out before the first turn (TCG-SETUP). */
export interface SetupRules {
  /** Build points that the seat has left for it. */
  readonly left: (g: Table, seat: number) => number;
  /** The zones where its owner could put the card out by itself, or why it cannot be put out or built at all. */
  readonly placesFor: (g: Table, card: number) => readonly number[] | Reason;
  /** Why it cannot come on top of the unit, whatever it costs. */
  readonly whyNotOnTop: (g: Table, card: number, unit: number) => Reason | null;
  readonly tooDear: Reason;
  /** The last card may be begun with fewer counters than there are points (TCG-SETUP-07, TCG-SETUP-08). */
  readonly anyCounters: boolean;
}

/** The rules behind lines of the log, as far as editions disagree on them (log-rules.ts). */
export interface LogRules {
  /** TCG-MULL-01, TCG-MULL-02 */
  readonly mulligan: string;
  /** TCG-SETUP-07, TCG-SETUP-08 */
  readonly lastSetupCard: string;
  /** TCG-SETUP-09, TCG-SETUP-10 */
  readonly stop: string;
  /** TCG-PILOT-16, TCG-PILOT-17 */
  readonly disembark: string;
  /** TCG-UNIQ-03, TCG-UNIQ-04 */
  readonly duplicate: string;
}

/** Values, policies and procedures; how the edition reads cards (`phrases`, `uniqueName`) is among them. */
export interface Edition extends CatalogueRules {
  readonly id: string;
  readonly name: string;

  // Values.

  /** The sides that seats can play, in the order in which they act (TCG-PRIME-02, TCG-PRIME-03). */
  readonly sides: readonly number[];
  /** Whether sides may be bid for with starting build points (TCG-PREP-03, TCG-PREP-04). */
  readonly bidsForSides: boolean;
  /** TCG-PREP-10 */
  readonly openingHand: number;
  /** TCG-SETUP-05 */
  readonly setupLimit: number;
  /** TCG-READY-02 */
  readonly forcePerTurn: number;
  /** A die showing this or more is a hit, or 1 damage (TCG-ATTACK-11, TCG-DMG-06). */
  readonly hit: number;
  /** TCG-WIN-01 */
  readonly arenasToWin: number;
  /** TCG-STACK-02 */
  readonly stackLimit: number;
  /** TCG-STACK-07 */
  readonly stackBonus: StackBonus;
  /** What speed, power and health come to at the least (TCG-DUP-13, TCG-DUP-14). */
  readonly leastTotal: number;
  /** Whether "return to your hand" that names no place reaches retreated units (TCG-GLOSS-05). */
  readonly returnsRetreated: boolean;
  readonly deck: DeckLimits;
  /** Turns without progress after which the game is a draw. The rulebook is silent; see docs/decisions.md. */
  readonly idleTurnLimit: number;
  /** Whether prevention may be played against damage that cannot be prevented, to no effect (TCG-PREV-07). */
  readonly vainPrevention: boolean;
  /** A version that a stack would take may be completed by itself too, and then one of the two goes (TCG-UNIQ-04). */
  readonly secondVersions: boolean;
  /** A name in a text also means the own unit under an equivalent name (TCG-UNIQ-14, TCG-UNIQ-15). */
  readonly ownEquivalents: boolean;
  /** Whether Deflect may pass damage on to the unit itself (TCG-KW-DEFLECT-06). */
  readonly deflectsToItself: boolean;
  /** Whether the stacking bonus adds to the X of Bombard and Ion Cannon, and whether several of them add up (TCG-KW-BOMBARD-04, TCG-KW-BOMBARD-08). */
  readonly cannonsStacked: boolean;
  readonly cannonsAdded: boolean;
  /** The moments at which things may be played (language/meaning.ts), as bits: one that is missing never comes. */
  readonly windows: number;

  /** Sets that are not of this edition, by their codes: it knows none of their cards. */
  readonly withoutSets: ReadonlySet<string>;
  /** The rarities that cards can have (TCG-CARD-38, TCG-CARD-39). */
  readonly rarities: ReadonlySet<Rarity>;
  /** Whether texts that say "card" mean cards in play as well, where they name no zone (TCG-CARD-15, TCG-CARD-16). */
  readonly cardsInPlay: boolean;
  /** What a bare "build cost" means (TCG-CARD-36). */
  readonly bareBuildCost: 'printed' | 'total';

  /** What a player can want to do. */
  readonly intents: readonly IntentKind[];
  /** Why something is not allowed, where this rulebook says it otherwise than reasons.ts. */
  readonly reasons: ReadonlyMap<Reason, Reason>;
  readonly logRules: LogRules;

  // Policies.

  /** Who may sit at the table; refuses other seats. */
  seating(game: About, seats: readonly Seat[]): readonly Seat[];
  /** What works of a retreated unit's text: by itself (null: all of it), and to be played (TCG-ZONE-16 to 18, TCG-ACT-05, TCG-ACT-06). */
  readonly retreated: {
    readonly live: ((ability: Compiled) => boolean) | null;
    readonly playable: (ability: Compiled) => boolean;
  };
  readonly setup: SetupRules;
  /** Where a unit may be deployed, besides into its own stack: one place, or several to choose from (TCG-BUILD-11, TCG-BUILD-12). */
  deployedTo(card: Definition): readonly number[];
  /** Whether words for a type or subtype of cards mean those face down in the build zone too (TCG-ZONE-19, TCG-ZONE-20). */
  readonly kindsReachFaceDown: boolean;
  /** How many Pilots a unit with these subtypes takes (TCG-PILOT-04, TCG-PILOT-05). */
  readonly pilotLimit: (words: ReadonlySet<string>) => number;
  /** Whether a Pilot in an arena or the build zone gets onto a retreated unit (TCG-PILOT-14, TCG-PILOT-49). */
  readonly boardsRetreated: boolean;
  /** Whether a Pilot on a unit is still a Character for texts (TCG-PILOT-21, TCG-PILOT-22). */
  readonly pilotsAreCharacters: boolean;
  /** What works of the other text of a Pilot on a unit; null: all of it (TCG-PILOT-27, TCG-PILOT-29). */
  readonly pilotText: ((ability: Compiled) => boolean) | null;
  /** Whether a Pilot gives a retreated unit what it lists (TCG-PILOT-39). */
  readonly pilotsGiveRetreated: boolean;
  /** Whether a Pilot may be made to come off though it was moved before (TCG-PILOT-33). */
  readonly fallsOffAgain: boolean;
  /** Whether a Pilot has to come off when its unit changes (TCG-PILOT-47). */
  readonly vehiclesChange: boolean;
  /** Why a unit, or a Pilot on one, cannot retreat because of piloting (TCG-PILOT-35, TCG-PILOT-36). */
  whyNotRetreatPiloting(g: Table, card: number): Reason | null;
  /** The rules of keywords, by what they have a say in. */
  readonly keywords: Keywords;
  /** Two of one unique name on one side: what becomes of them, or nothing and their player is asked (TCG-UNIQ-03, TCG-UNIQ-04). */
  duplicates(g: Table): readonly Event[];
  /** Pairs of cards that are contested now, the first seat's with its rival (TCG-CONTEST-01, TCG-CONTEST-13). */
  contested(g: Table): readonly ContestOf[];
  /** A card that was paid for comes into play: at once, or unless it is disrupted (TCG-DISR-01). */
  arrive(g: Table, arrival: Arrival): void;
  /** What can be done in the build step besides what both rulebooks have (TCG-COMMAND-09). */
  readonly buildMoves: MoreMoves;

  readonly anytime: Anytime;

  // Procedures.

  /** Every procedure of the game; `withSteps` changes a step of one. */
  readonly procedures: Procedures;
}
