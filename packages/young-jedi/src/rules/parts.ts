/** What a state holds while somebody battles, fights or duels: plain data, and how it is copied. */
import { columns, emptyLists } from '@dejarik/kernel';

/** A card drawn for destiny: which, the number that counts, and what for. */
export interface Draw {
  readonly def: number;
  readonly n: number;
  readonly purpose: number;
}

/** One side of a fight or duel. */
export interface Camp {
  /** The Characters or Starships that fight; the first of them uses the Weapon. */
  cards: number[];
  /** Weapons in use, with the dots and draws of the user box that counts. */
  weapons: number[];
  dots: number[];
  cubes: number[];
  /** Weapons revealed and not used: they are back on the planet afterwards. */
  aside: number[];
  /** Armed & Dangerous Characters whose built-in weapon is ignored. */
  disarmed: number[];
  /** Battle cards revealed, in order. */
  battleCards: number[];
  /** The Battle card that works and the definition it works as (a half of a Double Impact card), or -1. */
  battle: number;
  form: number;
  /** The Battle card that let this fighter stay for another fight (YJ-BC-15), or -1. */
  stays: number;
  draws: Draw[];
  /** Power from the Battle card once it resolves. */
  bonus: number;
  /** Damage more for the loser if this side wins, and for this side if it loses. */
  damageIfWon: number;
  damageIfLost: number;
}

export interface Fight {
  readonly duel: boolean;
  readonly ships: boolean;
  readonly planet: number;
  /** The attacker, or who started the duel. */
  readonly attacker: number;
  /** By seat. */
  readonly camps: Camp[];
}

/** Who stays for another fight: the card, or -1, its Weapons, and the Battle card that allows it. */
export interface Staying {
  readonly card: number;
  readonly weapons: readonly number[];
  readonly form: number;
}

export interface Battle {
  readonly attacker: number;
  readonly ships: boolean;
  readonly planet: number;
  /** What each seat has still face down, first fight first. In a view of the enemy's, in no order. */
  plan: number[][];
  /** Fights each plan has had. */
  fights: number[];
  staying: Staying[];
  /** No breakthrough against this seat (YJ-BC-13). */
  firm: boolean[];
}

export interface Duel {
  readonly initiator: number;
  hand: number[][];
  pile: number[][];
  hits: number[];
  /** Whose attack is to be made or blocked; the attack card or -1 and its number. */
  attacker: number;
  attack: number;
  n: number;
}

/** Game text that waits for its turn: which ability of which card, and the card it is about. */
export interface Waiting {
  readonly ability: number;
  readonly seat: number;
  readonly card: number;
  readonly about: number;
}

export const NOBODY_STAYS: Staying = { card: -1, weapons: [], form: -1 };

const emptyCamp = (): Camp => ({
  cards: [],
  weapons: [],
  dots: [],
  cubes: [],
  aside: [],
  disarmed: [],
  battleCards: [],
  battle: -1,
  form: -1,
  stays: -1,
  draws: [],
  bonus: 0,
  damageIfWon: 0,
  damageIfLost: 0,
});

function nobodyStays(seats: number): Staying[] {
  const staying: Staying[] = [];
  for (let seat = 0; seat < seats; seat++) staying.push(NOBODY_STAYS);
  return staying;
}

export const newBattle = (seats: number, attacker: number, ships: boolean, planet: number): Battle => ({
  attacker,
  ships,
  planet,
  plan: emptyLists(seats),
  fights: new Array<number>(seats).fill(0),
  staying: nobodyStays(seats),
  firm: new Array<boolean>(seats).fill(false),
});

export function newFight(seats: number, { duel, ships, planet, attacker }: Omit<Fight, 'camps'>): Fight {
  const camps: Camp[] = [];
  for (let seat = 0; seat < seats; seat++) camps.push(emptyCamp());
  return { duel, ships, planet, attacker, camps };
}

export const newDuel = (seats: number, initiator: number): Duel => ({
  initiator,
  hand: emptyLists(seats),
  pile: emptyLists(seats),
  hits: new Array<number>(seats).fill(0),
  attacker: initiator,
  attack: -1,
  n: 0,
});

const cloneCamp = (c: Camp): Camp => ({
  cards: c.cards.slice(),
  weapons: c.weapons.slice(),
  dots: c.dots.slice(),
  cubes: c.cubes.slice(),
  aside: c.aside.slice(),
  disarmed: c.disarmed.slice(),
  battleCards: c.battleCards.slice(),
  battle: c.battle,
  form: c.form,
  stays: c.stays,
  draws: c.draws.slice(),
  bonus: c.bonus,
  damageIfWon: c.damageIfWon,
  damageIfLost: c.damageIfLost,
});

export const cloneFight = (f: Fight): Fight => ({
  duel: f.duel,
  ships: f.ships,
  planet: f.planet,
  attacker: f.attacker,
  camps: f.camps.map(cloneCamp),
});

export const cloneBattle = (b: Battle): Battle => ({
  attacker: b.attacker,
  ships: b.ships,
  planet: b.planet,
  plan: columns(b.plan),
  fights: b.fights.slice(),
  staying: b.staying.slice(),
  firm: b.firm.slice(),
});

export const cloneDuel = (d: Duel): Duel => ({
  initiator: d.initiator,
  hand: columns(d.hand),
  pile: columns(d.pile),
  hits: d.hits.slice(),
  attacker: d.attacker,
  attack: d.attack,
  n: d.n,
});
