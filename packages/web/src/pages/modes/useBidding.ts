/** How it is settled who plays which side: the engine keeps the bids, the computer is the second player. */
import type { Deck, Reason } from '@dejarik/kernel';
import { useState } from 'react';
import type { SideWay } from '../../messages/modes-en.ts';
import type { Adapter } from '../../session/protocol.ts';
import type { Auction, AuctionRequests, Opening } from '../../session/swtcg/auction.ts';
import { freshSeed } from '../../shell/store.ts';
import { otherSide } from '../../table/seats.ts';

export const COMPUTER = 1;

interface Settled {
  /** By player. */
  readonly sideOf: readonly number[];
  /** By side; null: nothing was bid. */
  readonly handicaps: readonly number[] | null;
  /** Who let go of the bidding, or null. */
  readonly letGo: number | null;
}

export interface Bidding {
  readonly way: SideWay;
  /** Null: nothing is thrown for. */
  readonly opening: Opening | null;
  readonly auction: Auction | null;
  readonly refused: Reason | null;
  readonly settled: Settled | null;
}

export interface Beginning {
  readonly way: SideWay;
  /** One a side. */
  readonly decks: readonly Deck[];
  readonly computer: boolean;
  /** What is agreed: the side of the first player. */
  readonly side: number;
}

const sidesOf = (player: number, side: number): Settled => ({
  sideOf: player === 0 ? [side, otherSide(side)] : [otherSide(side), side],
  handicaps: null,
  letGo: null,
});

export function useBidding(adapter: Adapter | null) {
  const [now, setNow] = useState<Bidding | null>(null);
  const [busy, setBusy] = useState(false);
  const [seed, setSeed] = useState('');

  const ask = <R extends keyof AuctionRequests>(
    what: R,
    about: AuctionRequests[R]['about'],
  ): Promise<AuctionRequests[R]['result']> =>
    adapter!.ask('askMode', 'swtcg', 'auction', what, about) as Promise<AuctionRequests[R]['result']>;

  /** One thing at a time: a second press while the worker thinks is none. */
  const work = (thing: () => Promise<Bidding>): void => {
    if (busy || adapter === null) return;
    setBusy(true);
    void thing()
      .then(setNow)
      .finally(() => setBusy(false));
  };

  const withoutBidder = async (bidding: Bidding, auction: Auction): Promise<Bidding> => ({
    ...bidding,
    auction,
    refused: null,
    settled: { ...(await ask('letGo', auction)), letGo: auction.turn },
  });

  /** The computer answers a bid at once. */
  const answered = async (bidding: Bidding, auction: Auction, chance: string): Promise<Bidding> => {
    const lowest = bidding.opening?.lowest ?? null;
    if (lowest === null || auction.turn !== COMPUTER) return { ...bidding, auction, refused: null };
    const next = await ask('computer', { auction, lowest, seed: chance });
    return next === null ? withoutBidder(bidding, auction) : { ...bidding, auction: next, refused: null };
  };

  return {
    now,
    busy,
    open: ({ way, decks, computer, side }: Beginning): void =>
      work(async () => {
        const none = { way, opening: null, auction: null, refused: null, settled: null };
        if (way === 'agreed') return { ...none, settled: sidesOf(0, side) };
        const chance = freshSeed();
        setSeed(chance);
        const opening = await ask('open', { decks, computer, seed: chance });
        const bidding = { ...none, opening };
        if (way === 'bid') return answered(bidding, opening.auction, chance);
        const { highest } = opening.throws;
        if (opening.lowest === null || highest !== COMPUTER) return bidding;
        const better = opening.lowest[0]! < opening.lowest[1]! ? 0 : 1;
        return { ...bidding, settled: sidesOf(COMPUTER, opening.auction.sides[better]!) };
      }),
    bid: (bidding: Bidding, auction: Auction, side: number, points: number): void =>
      work(async () => {
        const { auction: next, refused } = await ask('bid', { auction, side, points });
        return refused === null ? answered(bidding, next, seed) : { ...bidding, refused };
      }),
    letGo: (bidding: Bidding, auction: Auction): void => work(() => withoutBidder(bidding, auction)),
    take: (bidding: Bidding, player: number, side: number): void =>
      setNow({ ...bidding, settled: sidesOf(player, side) }),
    again: (): void => setNow(null),
  };
}
