/** Finds the cards that a deck file names. All that a game adds is the list of its cards and how they are written. */
import { brief, folded } from '../words.ts';

export interface DeckCard {
  readonly id: string;
  readonly title: string;
  readonly set: string;
  readonly number: string;
  /** Another print of a card of that title: meant only where its own set and number are named. */
  readonly reprint?: boolean;
  /** One of the game's sides, where both have cards of one title. */
  readonly side?: string;
  /** What GEMP calls it, for instance `1_168`. */
  readonly gemp?: string;
}

/** What Holotable has to be told about a game's cards. */
export interface HolotableCards {
  /** The picture on the back of each side's cards, in the order of the sides. */
  readonly backs: readonly string[];
  /** The card's picture, and its lines there: the first has the title, the second begins with the side. */
  readonly card: (id: string) => { readonly image: string; readonly lines: readonly string[] };
}

/** What deck files have to know about a game. */
export interface DeckCards<Side extends string = string> {
  readonly cards: readonly DeckCard[];
  /** In the order of the seats. */
  readonly sides: readonly Side[];
  /** A line of a deck as its players would write it. */
  readonly example: string;
  /** What LackeyCCG calls the game. */
  readonly lackeyGame: string;
  /** Takes off what other programs add to a title, the mark of a printing for instance. */
  readonly bare: (title: string) => string;
  /** Of a game that is played on Holotable. */
  readonly holotable?: HolotableCards;
}

/** A card as a file names it; set and number only tell cards of one title apart. */
export interface WantedCard {
  readonly title: string;
  readonly set?: string | undefined;
  readonly number?: string | undefined;
  /** The side of the deck, or of the card. */
  readonly side?: string | undefined;
  readonly gemp?: string | undefined;
}

const MOST_NAMED = 3;
const LONGEST_TITLE = 200;

export const withPlace = ({ title, set, number }: DeckCard): string => `${title} [${set} ${number}]`;

export class CardIndex<Side extends string = string> {
  readonly game: DeckCards<Side>;
  readonly #byId: ReadonlyMap<string, DeckCard>;
  readonly #byTitle: ReadonlyMap<string, readonly DeckCard[]>;
  readonly #byGemp: ReadonlyMap<string, DeckCard>;

  constructor(game: DeckCards<Side>) {
    this.game = game;
    this.#byId = new Map(game.cards.map((card) => [card.id, card]));
    this.#byTitle = Map.groupBy(game.cards, ({ title }) => folded(title));
    this.#byGemp = new Map(game.cards.flatMap((card) => (card.gemp === undefined ? [] : [[card.gemp, card]])));
  }

  /** The card, or a sentence that says there is none; with `guess` it names the nearest. */
  find({ title, set, number, side, gemp }: WantedCard, guess = true): DeckCard | string {
    if (title.length > LONGEST_TITLE) return `no card has a title of ${title.length} letters ("${brief(title)}")`;
    const titled = this.#titled(title);
    const named = gemp === undefined ? undefined : this.#byGemp.get(gemp);
    if (named !== undefined) {
      if (titled.length === 0 || titled.includes(named)) return named;
      return `${named.gemp} is ${named.title}, not "${brief(title)}"; correct the one or the other`;
    }
    if (titled.length === 0) {
      const near = guess && title !== '' ? this.#nearest(title) : [];
      const wanted = title === '' && gemp !== undefined ? gemp : title;
      return `there is no card "${brief(wanted)}"${near.length === 0 ? '' : `; did you mean ${near.join(', ')}?`}`;
    }
    const own = titled.filter((card) => card.side === side);
    const alike = side === undefined || own.length === 0 ? titled : own;
    if (alike.length === 1) return alike[0]!;
    const meant = alike.filter(
      (card) => (set === undefined || card.set === set) && (number === undefined || card.number === number),
    );
    if (meant.length === 1) return meant[0]!;
    const originals = (meant.length > 0 ? meant : alike).filter(({ reprint }) => reprint !== true);
    return originals.length === 1
      ? originals[0]!
      : `more than one card is called "${brief(title)}"; write ${originals.map(withPlace).join(' or ')}`;
  }

  #titled(title: string): readonly DeckCard[] {
    const alike = this.#byTitle.get(folded(title)) ?? this.#byTitle.get(folded(this.game.bare(title))) ?? [];
    const exact = alike.filter((card) => card.title === title);
    return exact.length > 0 ? exact : alike;
  }

  #nearest(wanted: string): string[] {
    const target = folded(wanted);
    const most = Math.max(3, Math.floor(target.length / 2));
    const found: { title: string; distance: number }[] = [];
    for (const [key, [card]] of this.#byTitle) {
      // A title that begins as written only lacks its end, its version letter for instance.
      const distance = key.startsWith(target) ? 1 : editDistance(target, key, most);
      if (distance <= most) found.push({ title: card!.title, distance });
    }
    found.sort((a, b) => a.distance - b.distance || (a.title < b.title ? -1 : 1));
    return found.slice(0, MOST_NAMED).map(({ title }) => title);
  }

  /** The card of a deck that is to be written. */
  card(id: string): DeckCard {
    const card = this.#byId.get(id);
    if (card === undefined) throw new Error(`the deck has a card ${id} that the game does not know`);
    return card;
  }

  /** How a deck names the card so that it is found again; `side`: in a file that says whose deck it is. */
  nameOf(id: string, side?: string): string {
    const card = this.card(id);
    return this.find({ title: card.title, side }) === card ? card.title : withPlace(card);
  }

  /** The side that all these cards are of; null where they are not, or do not say. */
  sideOf(cards: Iterable<DeckCard>): Side | null {
    let found: Side | null = null;
    for (const { side } of cards) {
      const known = this.game.sides.find((one) => one === side);
      if (known === undefined || (found !== null && found !== known)) return null;
      found = known;
    }
    return found;
  }
}

/** Letters to insert, leave out or exchange (Levenshtein); where that is more than `most`, some number above it. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const exchanged = before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const distance = Math.min(exchanged, before[j]! + 1, row[j - 1]! + 1);
      row.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return least;
    before = row;
  }
  return before[b.length]!;
}
