/** The procedures of the game: what each remembers, and what it returns. */
import type { Signature } from '@dejarik/kernel';
import type { Draw, Waiting } from './parts.ts';

interface Setup {
  /** The cards revealed to see who goes first, by seat, and the numbers chosen for them; 0: there was no choice. */
  revealed: number[];
  numbers: number[];
  first: number;
  /** How many cards from the top the next ones lie. */
  depth: number;
}

interface Fetch {
  /** Who looks for an Effect now. */
  seat: number;
  readonly first: number;
}

interface LookAtDeck {
  readonly seat: number;
  /** The card looked at. */
  readonly card: number;
}

export interface SearchMemory {
  readonly seat: number;
  readonly ability: number;
  /** The card whose text it is. */
  readonly source: number;
  /** The pilot or Podracer that the card searched for has to match, as a definition, or -1. */
  readonly match: number;
  /** Whether the price of the search is paid already, so that it cannot be declined. */
  readonly begun: boolean;
}

export interface TextsMemory {
  text: Waiting | null;
  /** Cards still to be discarded for it. */
  left: number;
}

interface Evacuation {
  readonly seat: number;
  readonly planet: number;
  /** The transports that went; one of them has to come back. */
  transports: number[];
}

interface DuelMemory {
  readonly duelist: number;
  readonly weapon: number;
  defender: number;
  /** The text of the card that hit, while its player decides. */
  text: number;
}

interface BattleMemory {
  /** Whose turn it is to declare or to plan. */
  seat: number;
}

/** A destiny draw that is due: for whom, what for, and the Character it is drawn for. */
export interface Due {
  readonly seat: number;
  readonly purpose: number;
  readonly by: number;
}

interface FightMemory {
  /** Whose choice it is. */
  seat: number;
  /** Draws still to be made, in the order of YJ-FGT-04 to 09. */
  due: Due[];
}

export interface DestinyMemory extends Due {
  /** Cards drawn of which one is used (Watto), and the one looked at now. */
  drawn: number[];
  card: number;
  numbers: number[];
}

export interface BattleCardMemory {
  readonly seat: number;
  /** The next of the card's texts. */
  at: number;
  /** The opponent that was picked (YJ-BC-19), and the printed numbers that were chosen. */
  opponent: number;
  numbers: number[];
}

interface Control {
  /** Who places the next Location. */
  placer: number;
  readonly winner: number;
  readonly loser: number;
}

export interface Procedures {
  game: Signature;
  setup: Signature<Setup>;
  fetch: Signature<Fetch>;
  turn: Signature;
  deployStep: Signature;
  lookAtDeck: Signature<LookAtDeck>;
  search: Signature<SearchMemory>;
  texts: Signature<TextsMemory>;
  evacuation: Signature<Evacuation>;
  duel: Signature<DuelMemory>;
  battle: Signature<BattleMemory>;
  fight: Signature<FightMemory>;
  /** Returns the draw that counts, or null: there was no card left. */
  destiny: Signature<DestinyMemory, Draw | null>;
  battleCard: Signature<BattleCardMemory>;
  evenUp: Signature;
  control: Signature<Control>;
}
