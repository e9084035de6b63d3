/** The die, the bids and what comes of them. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages/index.ts';
import { modeMessages } from '../../messages/modes-en.ts';
import type { Auction } from '../../session/swtcg/auction.ts';
import { Fault } from '../builder/Legality.tsx';
import type { Bidding as State } from './useBidding.ts';

const say = modeMessages.bid;
const sideOf = (side: number): string => messages.sides[side]!;

/** What is asked now: a new question takes the focus, so that no answer is given twice by one press too many. */
function Asked({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="bid-asked">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}

interface BiddingProps {
  readonly now: State;
  /** What the players are called. */
  readonly who: readonly string[];
  readonly onBid: (auction: Auction, side: number, points: number) => void;
  readonly onLetGo: (auction: Auction) => void;
  readonly onTake: (player: number, side: number) => void;
}

export function Bidding({ now, who, onBid, onLetGo, onTake }: BiddingProps) {
  const { way, opening, auction, settled } = now;
  const bids = auction?.bids ?? [];
  return (
    <>
      {opening === null ? null : (
        <p className="about">
          {say.thrown(who, opening.throws.dice)}{' '}
          {(way === 'bid' ? say.opens : say.chooses)(who[opening.throws.highest]!)}
        </p>
      )}
      {bids.length === 0 ? null : (
        <ol className="bids" aria-label={say.bids} aria-live="polite">
          {bids.map(({ player, side, points }, n) => (
            <li key={n} className={`side-${sideOf(side)}`}>
              {say.bid(who[player]!, points, sideOf(side))}
            </li>
          ))}
        </ol>
      )}
      {settled !== null ? null : way === 'die' && opening !== null ? (
        <Asked title={say.chooses(who[opening.throws.highest]!)}>
          <div className="deck-actions">
            {opening.auction.sides.map((side) => (
              <button key={side} type="button" className="answer" onClick={() => onTake(opening.throws.highest, side)}>
                {say.takes(sideOf(side))}
              </button>
            ))}
          </div>
        </Asked>
      ) : auction === null ? null : (
        <Bid key={bids.length} {...{ now, who, auction, onBid, onLetGo }} />
      )}
    </>
  );
}

type BidProps = Omit<BiddingProps, 'onTake'> & { readonly auction: Auction };

function Bid({ now, who, auction, onBid, onLetGo }: BidProps) {
  const { sides, most, bids, turn } = auction;
  const last = bids.at(-1);
  const [points, setPoints] = useState(String(last === undefined ? most : Math.max(0, last.points - 1)));
  const step = (by: number): void => setPoints(String(Math.min(most, Math.max(0, Math.trunc(Number(points)) + by))));
  const other = sides.find((side) => side !== last?.side)!;
  return (
    <Asked title={say.turn(who[turn]!)}>
      <p>
        {last === undefined
          ? say.first(most)
          : say.stands(who[last.player]!, last.points, sideOf(last.side), sideOf(other), most)}
      </p>
      <div className="bid-points">
        <label className="field">
          <span>{say.points}</span>
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            value={points}
            onChange={(event) => setPoints(event.target.value)}
          />
        </label>
        <button type="button" className="answer" aria-label={say.fewer} onClick={() => step(-1)}>
          −
        </button>
        <button type="button" className="answer" aria-label={say.more} onClick={() => step(1)}>
          +
        </button>
      </div>
      <div className="deck-actions">
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            className={`answer bid-for side-${sideOf(side)}`}
            disabled={points === ''}
            onClick={() => onBid(auction, side, Number(points))}
          >
            {say.bidFor(points, sideOf(side))}
          </button>
        ))}
        {last === undefined ? null : (
          <button type="button" className="answer" onClick={() => onLetGo(auction)}>
            {say.letGo}
          </button>
        )}
      </div>
      <div aria-live="polite">
        {now.refused === null ? null : (
          <p className="notice">
            <Fault fault={{ message: now.refused.why, rule: now.refused.rule }} />
          </p>
        )}
      </div>
    </Asked>
  );
}

interface SettledProps {
  readonly settled: NonNullable<State['settled']>;
  readonly who: readonly string[];
  /** By side. */
  readonly decks: readonly string[];
  readonly children: ReactNode;
}

export function Settled({ settled, who, decks, children }: SettledProps) {
  const { sideOf: sides, handicaps, letGo } = settled;
  return (
    <Asked title={say.settled}>
      {letGo === null ? null : <p>{say.lets(who[letGo]!)}</p>}
      <ul className="bids settled">
        {sides.map((side, player) => (
          <li key={side} className={`side-${sideOf(side)}`}>
            {say.plays(who[player]!, sideOf(side), decks[side]!, handicaps?.[side])}
          </li>
        ))}
      </ul>
      <div className="deck-actions">{children}</div>
    </Asked>
  );
}
