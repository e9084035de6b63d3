/** A deck shown by a few of its cards, as one holds them in the hand. */
import { Suspense, useMemo } from 'react';
import type { GameId } from '../../session/moment.ts';
import { factsOf } from '../../shell/facts.ts';
import { useStore } from '../../shell/store.ts';
import { useParts } from '../parts.ts';
import { type PlayableDeck, showpieces } from './decks.ts';

const SHOWN = 5;

interface DeckFanProps {
  readonly game: GameId;
  /** Undefined as long as the decks are not there. */
  readonly deck: PlayableDeck | undefined;
}

function Cards({ game, deck }: DeckFanProps & { readonly deck: PlayableDeck }) {
  const { Art, badge, compare } = useParts(game);
  const facts = useStore((page) => factsOf(page, game));
  const cards = useMemo(() => showpieces(deck, facts, compare, SHOWN), [deck, facts, compare]);
  return cards.map((card) => (
    <span key={card.id} className={`fan-card ${badge(card).className}`} title={card.title}>
      <Art facts={card} />
    </span>
  ));
}

const Blank = () => Array.from({ length: SHOWN }, (_, i) => <span key={i} className="fan-card" />);

/** For the eyes alone: the deck's name says the same. */
export const DeckFan = (props: DeckFanProps) => (
  <span className="deck-fan" aria-hidden="true">
    <Suspense fallback={<Blank />}>
      {props.deck === undefined ? <Blank /> : <Cards game={props.game} deck={props.deck} />}
    </Suspense>
  </span>
);
