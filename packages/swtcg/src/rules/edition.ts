/** What an edition of the rulebook fixes. What differs between editions stands here, once for each difference. */
export interface Edition {
  readonly id: string;
  readonly name: string;
  /** TCG-PREP-10 */
  readonly openingHand: number;
  /** TCG-SETUP-05 */
  readonly setupLimit: number;
  /** TCG-READY-02 */
  readonly forcePerTurn: number;
  /** TCG-STACK-02 */
  readonly stackLimit: number;
  /** TCG-UNIQ-10: names that count as one for uniqueness, stacking and contests only. */
  readonly sameUnique: readonly (readonly [string, string])[];
  /** Turns without progress after which the game is a draw. The rulebook is silent; see docs/decisions.md. */
  readonly idleTurnLimit: number;
}

const NEW_HOPE: Edition = {
  id: 'nh',
  name: 'A New Hope rulebook, 2002',
  openingHand: 7,
  setupLimit: 30,
  forcePerTurn: 4,
  stackLimit: 4,
  sameUnique: [
    ['Anakin Skywalker', 'Darth Vader'],
    ['Beru Lars', 'Beru Whitesun'],
    ['Padmé Amidala', 'Padmé Skywalker'],
  ],
  idleTurnLimit: 12,
};

export const EDITIONS: readonly Edition[] = [NEW_HOPE];

/** The name under which a unique card is one of a kind. */
export const uniqueName = (edition: Edition, name: string): string =>
  edition.sameUnique.find((pair) => pair.includes(name))?.[0] ?? name;
