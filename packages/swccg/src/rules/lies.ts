/** How a card lies on the table, and what it is marked with there. */

// How a card on the table lies there: `as`. With `on`, the card it lies at, on, in or beneath.
/** A location in its group. */
export const LOCATION = 0;
/** At a location, on the half of the seat `side`. */
export const AT = 1;
export const PILOT = 2;
export const DRIVER = 3;
export const PASSENGER = 4;
export const ASTROMECH = 5;
/** A vehicle or TIE in the hold of a starship. */
export const CARGO = 6;
/** Deployed on another card, a location or not. */
export const ON = 7;
/** On the half `side` of the table, at no location. */
export const SIDE_OF_TABLE = 8;
/** Beneath the Detention Block Corridor. */
export const CAPTIVE = 9;
/** A captured starship beneath what holds the tractor beam. */
export const HELD = 10;
// How a card under another lies there.
/** The other player's version of a location, covered by the card on top. */
export const COVERED = 11;
export const STACKED = 12;
export const BLUFF = 13;
/** Face down: what it is, nobody can see. */
export const FACE_DOWN = 14;
/** Beside the Lost Pile of a seat: this and the seat's number. */
export const BESIDE = 15;
/** Face down in the other player's Reserve Deck: where a card can be deployed to, not how it lies on the table. */
export const INSERTED = 17;

export const isAboard = (as: number): boolean => as >= PILOT && as <= CARGO;

// Flags of a card on the table.
export const HIT = 1;
export const UNDERCOVER = 2;
/** Turned face down where it lies: off (M-HYD, a captive's cards). */
export const OFF = 4;
export const BLOWN_AWAY = 8;
/** Of a Utinni Effect: its target has reached it. */
export const REACHED = 32;
/** Hit by a weapon that leaves it no forfeit (CCG-WPN-07). */
export const FORFEIT_0 = 16;

export const ALL_FLAGS = HIT | UNDERCOVER | OFF | BLOWN_AWAY | FORFEIT_0 | REACHED;
