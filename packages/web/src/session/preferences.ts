/** How a player likes to be asked and shown. Free of the engine, because the page needs it too. */

/** `step`: at the first chance of each battle step only, and when something could be played. */
export type Stop = 'always' | 'possible' | 'step' | 'never';

export interface Stops {
  /** Before each attack and after the last one. */
  readonly general: Stop;
  /** After an attack was declared. */
  readonly attack: Stop;
  readonly reroll: Stop;
  readonly prevention: Stop;
  // By the Expanded Rulebook alone.
  /** After something was declared, played or completed. */
  readonly disrupt: Stop;
  /** While damage is pending, placed, or has units discarded, and when the attack ends. */
  readonly damage: Stop;
  /** At the start and end of battles and battle steps, and when a unit arrives. */
  readonly moments: Stop;

  // In the Star Wars CCG.

  /** The own Force: `possible` activates all of it while enough cards stay in the Reserve Deck, and drains as the player did before; `never` always. */
  readonly force: Stop;
  /** In the phases of the opponent's turn. */
  readonly theirs: Stop;
  /** To answer what was declared or has just happened. */
  readonly answers: Stop;
  readonly drains: Stop;
  readonly battles: Stop;
}

export const DEFAULT_STOPS: Stops = {
  general: 'step',
  attack: 'possible',
  reroll: 'possible',
  prevention: 'possible',
  disrupt: 'possible',
  damage: 'possible',
  moments: 'possible',
  force: 'possible',
  theirs: 'possible',
  answers: 'possible',
  drains: 'possible',
  battles: 'possible',
};

export const ALL_STOPS: Stops = {
  general: 'always',
  attack: 'always',
  reroll: 'always',
  prevention: 'always',
  disrupt: 'always',
  damage: 'always',
  moments: 'always',
  force: 'always',
  theirs: 'always',
  answers: 'always',
  drains: 'always',
  battles: 'always',
};

/** Until when the player passes without being asked; `event`: until something happens that one wants to be asked about;
 * `drains` (Star Wars CCG): first every Force drain of this turn is made, one after the other; or so
 * many cards are drawn, where it is said earlier with nothing more done before; `losses`: whatever Force is lost this turn
 * comes from the Reserve Deck; `moves`: nothing more before the own moves of this turn. */
export type PassUntil = 'none' | 'event' | 'step' | 'turn' | 'drains' | 'losses' | 'moves' | `draw ${number}`;

export interface Preferences {
  readonly stops: Stops;
  /** Stay in every chance, whatever the stops say. */
  readonly hold: boolean;
  /** Show each moment, not only those at which somebody has to decide. */
  readonly every: boolean;
}

export const DEFAULT_PREFERENCES: Preferences = { stops: DEFAULT_STOPS, hold: false, every: true };
