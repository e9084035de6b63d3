/**
 * What game text means. A sentence of a card (text.ts) becomes one of these; the rules ask for them by kind. There
 * is no other way for a card to do anything.
 */
import type { CardType } from './card.ts';

/** Whom a text speaks of: the phrase, and for each card of the catalogue whether it is meant. */
export interface Who {
  readonly phrase: string;
  readonly includes: Uint8Array;
}

/** When a number of a text counts. `who` and `what` are matched against cards of the fight. */
export type Condition =
  | { readonly when: 'always' }
  | { readonly when: 'fighting'; readonly who: Who }
  | { readonly when: 'dueling'; readonly who: Who }
  | { readonly when: 'using'; readonly what: Who }
  | { readonly when: 'usingBattleCard'; readonly name: string }
  | { readonly when: 'hasFought'; readonly who: Who }
  | { readonly when: 'youControlled'; readonly planet: number }
  | { readonly when: 'opponentControlled' }
  | { readonly when: 'pilotFoughtOrThrusted' }
  | { readonly when: 'leadsRace' }
  | { readonly when: 'opponentControlsNotSurrendered' }
  | { readonly when: 'handRevealed' }
  | { readonly when: 'evacuating'; readonly who: Who }
  | { readonly when: 'atPlanet'; readonly planet: number };

/** One of the ways a Battle card may be used (YJ-CARD-17). */
export interface Use {
  /** The Characters or Starships that must follow it, in any order; one each. */
  readonly members: readonly Who[];
  /** The kinds of Weapon that must lie between and be used: one, or two that may then be used together (YJ-WPN-09). */
  readonly weapons: readonly Who[];
  /** The planet or the location at which the fight must be, or -1: 0 to 2 planets; location: planet * 3 + place. */
  readonly planet: number;
  readonly location: number;
  /** 'stack': cards of one title that is stackable (YJ-BC-11); 'different': of different titles (YJ-BC-30). */
  readonly titles: 'any' | 'stack' | 'different';
  /** Only for the first character of the plan (YJ-BC-12). */
  readonly first: boolean;
}

/** One of the user boxes of a Weapon (YJ-CARD-16); the first that fits counts (YJ-WPN-02). */
export interface UserBox {
  readonly who: Who;
  /** Whom its user must be fighting, or null. */
  readonly against: Who | null;
  readonly power: number;
  readonly draws: number;
  readonly duel: boolean;
}

export type Ability = { readonly id: number; readonly sentence: string } & Meaning;

export type Meaning =
  // Numbers of the card itself.
  | { readonly is: 'power'; readonly n: number; readonly on: Condition }
  | { readonly is: 'damage'; readonly n: number; readonly on: Condition }
  | { readonly is: 'price'; readonly n: number; readonly beside: Who }
  | { readonly is: 'countsAs' } // read by who.ts when phrases are matched
  | { readonly is: 'mayUse'; readonly what: Who }
  | { readonly is: 'redraw' } // Anakin Skywalker, Tested by the Jedi Council
  | { readonly is: 'drawTwo' } // Watto, Risk Taker
  | { readonly is: 'starfighter' } // draws a destiny for its power (YJ-CARD-18)
  | { readonly is: 'transport' }
  | { readonly is: 'builtIn'; readonly power: number; readonly draws: number; readonly lightsaber: boolean }
  // Numbers of other cards. `reach`: of the same planet, or of any.
  | {
      readonly is: 'aura';
      readonly whose: 'yours' | 'theirs';
      readonly who: Who;
      readonly power: number;
      readonly damage: number;
      readonly reach: 'here' | 'anywhere' | 'current'; // current: works while this card is on the current planet
      readonly turn: 'any' | 'yours' | 'theirs';
      readonly duel: boolean; // only in a duel, and for any other card
      /** Only for users of such a Weapon, or null. */
      readonly using: Who | null;
      /** Only while evacuating the planet this card is on. */
      readonly evacuatingHere: boolean;
    }
  | { readonly is: 'victimsDamage'; readonly n: number }
  | { readonly is: 'noWeapons'; readonly who: Who }
  | { readonly is: 'free'; readonly what: Who }
  | { readonly is: 'limit'; readonly n: number }
  | { readonly is: 'limitByDiscard'; readonly n: number }
  | { readonly is: 'evenUpTo'; readonly n: number }
  | { readonly is: 'handlingToo'; readonly n: number }
  // What happens when something is deployed. `planet`: only there, or -1.
  | {
      readonly is: 'deployFromDeck';
      readonly who: Who;
      readonly planet: number;
      readonly free: boolean;
    }
  | { readonly is: 'takeFromDeck'; readonly type: CardType }
  | { readonly is: 'drawWhenDeployed'; readonly planet: number }
  | { readonly is: 'damageWhenDeployed'; readonly planet: number; readonly n: number }
  | { readonly is: 'extraThrust' }
  | { readonly is: 'drawWhenHere'; readonly who: Who }
  | { readonly is: 'underOrDrawWhenHere'; readonly who: Who }
  | { readonly is: 'lightsaberFor'; readonly who: Who; readonly what: Who }
  // What a player may do in a step of the turn.
  | { readonly is: 'discardToDeploy'; readonly who: Who }
  | { readonly is: 'lookAtDeck' }
  | { readonly is: 'putUnder' }
  | { readonly is: 'showHandToDraw' }
  | { readonly is: 'discardDiamond' }
  // What follows a fight or the winning of a planet.
  | { readonly is: 'drawAfterDefeat' }
  | { readonly is: 'discardAfterDefeat' }
  | { readonly is: 'lapAfterDefeat' }
  | { readonly is: 'renewHand' }
  // Weapons.
  | { readonly is: 'box'; readonly box: UserBox }
  | { readonly is: 'ignoreWeapon' } // Gaderffii Stick
  // Battle cards.
  | { readonly is: 'use'; readonly uses: readonly Use[] }
  | { readonly is: 'bonus'; readonly n: number; readonly on: Condition }
  | { readonly is: 'draws'; readonly n: number }
  | { readonly is: 'noWeaponHere' }
  | { readonly is: 'onlyDefeated'; readonly who: Who }
  | { readonly is: 'returns'; readonly who: Who }
  | { readonly is: 'forcePush' }
  | { readonly is: 'fightsOn' }
  | { readonly is: 'swap' }
  | { readonly is: 'damageAsDestiny' }
  | { readonly is: 'difference' }
  | { readonly is: 'stakes'; readonly win: number; readonly lose: number }
  | { readonly is: 'noBreakthrough' }
  // Dueling text (YJ-DUEL-23).
  | { readonly is: 'duelRemoveHit' }
  | { readonly is: 'duelExtraHit'; readonly n: number; readonly discard: boolean }
  | { readonly is: 'duelDraw'; readonly n: number; readonly discard: boolean }
  // Double Impact: the cards it may be played as, by their titles.
  | { readonly is: 'half'; readonly title: string }
  // Boonta Eve Classic.
  | { readonly is: 'podrace' };

export type AbilityKind = Ability['is'];
