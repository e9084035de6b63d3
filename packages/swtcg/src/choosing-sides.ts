/**
 * Who plays which side, before a game: as agreed, by a die, or by bidding starting build points down (TCG-PREP-04 to 06,
 * TCG-PREP-13). The two players are 0 and 1; what comes of it are the seats and handicaps of a `Setup`.
 */
import { below, type RandomState, type Reason } from '@dejarik/kernel';
import type { Edition } from './rules/edition.ts';

/** A bid names the side that its player wants, and the build points to start with. */
export interface Bid {
  readonly player: number;
  readonly side: number;
  readonly points: number;
}

export interface Auction {
  /** The two sides, in the order in which they act. */
  readonly sides: readonly number[];
  /** As many points everybody has who does not win the auction. */
  readonly most: number;
  readonly bids: readonly Bid[];
  /** Who bids next, or lets go. */
  readonly turn: number;
}

/** What becomes of an auction: by player the side, and by seat, in side order, the build points. */
export interface Sides {
  readonly sideOf: readonly number[];
  readonly handicaps: readonly number[];
}

export interface Throws {
  /** By player, one pair a throw: equal dice are thrown again. */
  readonly dice: readonly (readonly [number, number])[];
  readonly highest: number;
}

/** TCG-PREP-04, TCG-PREP-13: the highest die gets the side, or opens the auction. */
export function highestDie(random: RandomState): Throws {
  const dice: (readonly [number, number])[] = [];
  for (;;) {
    const pair = [below(random, 6) + 1, below(random, 6) + 1] as const;
    dice.push(pair);
    if (pair[0] !== pair[1]) return { dice, highest: pair[0] > pair[1] ? 0 : 1 };
  }
}

/** `sides`: which two the players have decks for. */
export function openAuction(edition: Edition, sides: readonly number[], opener: number): Auction {
  if (!edition.bidsForSides) throw new Error(`by the ${edition.name} sides are agreed or diced for (TCG-PREP-03)`);
  const inOrder = edition.sides.filter((side) => sides.includes(side));
  if (inOrder.length !== 2) throw new Error('two different sides are bid for');
  return { sides: inOrder, most: edition.setupLimit, bids: [], turn: opener };
}

/** Lower than the last one; of equal figures the one for the earlier side stands (TCG-PREP-06). */
export function whyNotBid({ sides, most, bids }: Auction, side: number, points: number): Reason | null {
  const no = (rule: string, why: string): Reason => ({ rule, why });
  if (!sides.includes(side)) return no('TCG-PREP-04', 'neither deck is of this side');
  if (!Number.isInteger(points) || points < 0 || points > most)
    return no('TCG-PREP-04', `a bid is a whole number of build points, ${most} at the most`);
  const last = bids.at(-1);
  if (last === undefined || points < last.points) return null;
  if (points > last.points) return no('TCG-PREP-04', `a bid has to be below ${last.points}`);
  return sides.indexOf(side) < sides.indexOf(last.side)
    ? null
    : no('TCG-PREP-06', `of equal bids the one for the earlier side stands`);
}

const otherPlayer = (player: number): number => (player === 0 ? 1 : 0);

export function bid(auction: Auction, side: number, points: number): Auction {
  const refused = whyNotBid(auction, side, points);
  if (refused !== null) throw new Error(`${refused.why} (${refused.rule})`);
  const { bids, turn: player } = auction;
  return { ...auction, bids: [...bids, { player, side, points }], turn: otherPlayer(player) };
}

/** Whoever bid last has the side at that figure; the other player has the other side, and all points. */
export function letGo({ sides, most, bids }: Auction): Sides {
  const last = bids.at(-1);
  if (last === undefined) throw new Error('whoever opens the auction has to name a figure (TCG-PREP-04)');
  const other = sides.find((side) => side !== last.side)!;
  return {
    sideOf: last.player === 0 ? [last.side, other] : [other, last.side],
    handicaps: sides.map((side) => (side === last.side ? last.points : most)),
  };
}
