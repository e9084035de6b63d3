/** Choosing sides for the page: the die, bids with what is wrong with them, and how the computer bids. */
import {
  type Auction,
  bid,
  highestDie,
  letGo,
  openAuction,
  type Sides,
  type Throws,
  whyNotBid,
} from '@dejarik/swtcg/sides';
import { accessTo, livelyBot } from '@dejarik/bots';
import { answer, below, type Deck, type RandomState, type Reason, run, seeded } from '@dejarik/kernel';
import type { PageMode } from '../game.ts';
import { EDITIONS, type Edition, type State, type Swtcg } from './engine.ts';

export type { Auction, Sides, Throws };

/** The rulebook that has it. */
const EDITION = 'x';

/** By side, as low as the computer goes for it. */
export type Lowest = readonly number[];

/** Who opens, before anything is bid. */
export interface Opening {
  readonly throws: Throws;
  readonly auction: Auction;
  /** Null where two people bid. */
  readonly lowest: Lowest | null;
}

/** What the page can ask, by name: what is told, and what comes back. */
export interface AuctionRequests {
  /** `decks`: one a side. */
  open: {
    about: { readonly decks: readonly Deck[]; readonly computer: boolean; readonly seed: string };
    result: Opening;
  };
  bid: {
    about: { readonly auction: Auction; readonly side: number; readonly points: number };
    result: { readonly auction: Auction; readonly refused: Reason | null };
  };
  /** Null: the computer lets go. */
  computer: {
    about: { readonly auction: Auction; readonly lowest: Lowest; readonly seed: string };
    result: Auction | null;
  };
  letGo: { about: Auction; result: Sides };
}

interface Bidding {
  readonly game: Swtcg;
  readonly edition: Edition;
}

/** So many quick games the computer plays with both decks in its head, */
const GAMES = 32;
/** and looks how they stand when they last longer than this; */
const MOST_DECISIONS = 1200;
/** a build point more or less changes about so much of what a deck wins in them; */
const WORTH_OF_A_POINT = 0.022;
/** and further down it does not go, whatever it believes of the decks. */
const MOST_DOWN = 8;
/** The longest step down. */
const LONGEST_STEP = 3;

/** How much of the quick games the deck of the first side wins. */
function share({ game }: Bidding, decks: readonly Deck[], random: RandomState): number {
  const bots = [livelyBot(), livelyBot()];
  let won = 0;
  for (let n = 0; n < GAMES; n++) {
    const g = game.table(game.start({ edition: EDITION, seed: below(random, 2 ** 32), decks }));
    run(g);
    for (let asked = 0; g.state.question !== null && asked < MOST_DECISIONS; asked++) {
      const { seat } = g.state.question;
      answer(g, seat, bots[seat]!.choose(accessTo(game, g), random));
    }
    won += game.evaluate(g, 0);
  }
  return won / GAMES;
}

/** As many points for the deck that wins more as make it even with the other. */
function lowestOf(bidding: Bidding, decks: readonly Deck[], random: RandomState): Lowest {
  const ahead = share(bidding, decks, random) - 0.5;
  const down = Math.min(MOST_DOWN, Math.round(Math.abs(ahead) / WORTH_OF_A_POINT));
  const most = bidding.edition.setupLimit;
  return ahead > 0 ? [most - down, most] : [most, most - down];
}

function computersBid(auction: Auction, lowest: Lowest, random: RandomState): Auction | null {
  const { sides, most, bids } = auction;
  const last = bids.at(-1);
  const favourite = lowest[0]! < lowest[1]! ? 0 : 1;
  const side = sides[favourite]!;
  // Whoever wants the other side leaves it the better one for nothing.
  if (last !== undefined && last.side !== side) return null;
  const top = last === undefined ? most : last.points - 1;
  if (top < lowest[favourite]!) return null;
  return bid(auction, side, Math.max(lowest[favourite]!, top - below(random, LONGEST_STEP)));
}

const ANSWERS: {
  readonly [R in keyof AuctionRequests]: (
    bidding: Bidding,
    about: AuctionRequests[R]['about'],
  ) => AuctionRequests[R]['result'];
} = {
  open(bidding, { decks, computer, seed }) {
    const { edition, game } = bidding;
    const random = seeded(seed);
    const throws = highestDie(random);
    const sides = game.seats.map(({ side }) => side);
    const auction = openAuction(edition, sides, throws.highest);
    return { throws, auction, lowest: computer ? lowestOf(bidding, decks, random) : null };
  },
  bid(_, { auction, side, points }) {
    const refused = whyNotBid(auction, side, points);
    return { auction: refused === null ? bid(auction, side, points) : auction, refused };
  },
  computer: (_, { auction, lowest, seed }) => computersBid(auction, lowest, seeded(`${seed} ${auction.bids.length}`)),
  letGo: (_, auction) => letGo(auction),
};

const answers: ReadonlyMap<string, (bidding: Bidding, about: never) => unknown> = new Map(Object.entries(ANSWERS));

export const auctionMode = (game: Swtcg): PageMode<State> => ({
  ask(what, about) {
    const found = answers.get(what);
    if (found === undefined) throw new Error(`the bidding for sides has no answer to ${what}`);
    return found({ game, edition: EDITIONS.find(({ id }) => id === EDITION)! }, about as never);
  },
});
