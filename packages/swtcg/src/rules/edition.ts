/** What an edition of the rulebook decides. What differs between editions stands here, once for each difference. */
import type { Procedures } from '@dejarik/kernel';
import type { CatalogueRules } from '../cards/subtypes.ts';

export interface DeckLimits {
  /** TCG-DECK-01 */
  readonly leastCards: number;
  /** TCG-DECK-04: of each type of unit */
  readonly leastOfAType: number;
  /** TCG-DECK-05: how many times as many units one type may have as another */
  readonly mostToFewest: number;
  /** TCG-DECK-07 */
  readonly mostCopies: number;
}

/** The bonus that each card beneath gives its unit. */
export interface StackBonus {
  readonly speed: number;
  readonly power: number;
  readonly health: number;
}

/** Values, policies and procedures; how the edition reads cards (`phrases`, `uniqueName`) is among them. */
export interface Edition extends CatalogueRules {
  readonly id: string;
  readonly name: string;

  // Values.

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
  readonly deck: DeckLimits;
  /** Turns without progress after which the game is a draw. The rulebook is silent; see docs/decisions.md. */
  readonly idleTurnLimit: number;
  /** The moments at which things may be played (language/meaning.ts), as bits: one that is missing never comes. */
  readonly windows: number;

  // Procedures.

  /** Every procedure of the game; `withSteps` changes a step of one. */
  readonly procedures: Procedures;
}
