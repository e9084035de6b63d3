/** The deck builder: cards on one side, the deck on the other, the rules checked while building. */
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { messages } from '../../messages/index.ts';
import type { CardFacts, Format } from '../../session/protocol.ts';
import type { GameId } from '../../session/moment.ts';
import { factsOf } from '../../shell/facts.ts';
import { useStore } from '../../shell/store.ts';
import { useLibrary } from '../../shell/useLibrary.ts';
import { Inspector } from '../../table/Inspector.tsx';
import { CardFilters, NO_FILTER, type Wanted, wantedCards } from '../CardFilters.tsx';
import { poolOf } from '../Formats.tsx';
import { type DeckEntry, type GameParts, useParts } from '../parts.ts';
import { SampleHand } from '../SampleHand.tsx';
import { DeckList } from './DeckList.tsx';
import { Legality } from './Legality.tsx';
import { type Change, Pool } from './Pool.tsx';
import { type Cards, copiesOf, withCopies } from './steps.ts';
import { type Built, type Limits, useChart, useFaults, useWarnings } from './useJudgement.ts';
import { type Undoing, useSteps } from './useSteps.ts';
import '../../style/builder.css';
import '../../style/builder-deck.css';
import '../../style/builder-sizes.css';
import '../../style/charts.css';
import '../../style/dialogs.css';

const say = messages.decks;

function useEntries(game: GameId, { compare }: GameParts, cards: Cards): readonly DeckEntry[] {
  const facts = useStore((page) => factsOf(page, game));
  return useMemo(
    () =>
      cards
        .flatMap(({ id, copies }) => (facts.has(id) ? [{ card: facts.get(id)!, copies }] : []))
        .sort((a, b) => compare(a.card, b.card)),
    [cards, facts, compare],
  );
}

const idsOf = (cards: Cards): ReadonlySet<string> => new Set(cards.map(({ id }) => id));

/** Stays the same function, so that only the card that changed is drawn again. */
function useChange(cards: Cards, onCards: (cards: Cards) => void): Change {
  const latest = useRef({ cards, onCards });
  useLayoutEffect(() => {
    latest.current = { cards, onCards };
  });
  return useCallback((id, by) => {
    const now = latest.current;
    now.onCards(withCopies(now.cards, id, copiesOf(now.cards, id) + by));
  }, []);
}

interface ToolsProps extends Undoing {
  readonly mineFirst: boolean;
  readonly onMineFirst: () => void;
}

function Tools({ undo, redo, mineFirst, onMineFirst }: ToolsProps) {
  const view = useStore((page) => page.settings.cardsAs);
  const change = useStore((page) => page.change);
  return (
    <div className="builder-tools">
      <button type="button" className="tool" aria-pressed={mineFirst} onClick={onMineFirst}>
        {say.mineFirst}
      </button>
      <button
        type="button"
        className="tool"
        disabled={undo === null}
        onClick={() => undo?.()}
        aria-label={say.undo}
        title={`${say.undo} (Ctrl+Z)`}
      >
        ↶
      </button>
      <button
        type="button"
        className="tool"
        disabled={redo === null}
        onClick={() => redo?.()}
        aria-label={say.redo}
        title={`${say.redo} (Ctrl+Y)`}
      >
        ↷
      </button>
      <span className="switch" role="group" aria-label={say.view}>
        {(['grid', 'rows'] as const).map((as) => (
          <button
            key={as}
            type="button"
            className="tool"
            aria-pressed={view === as}
            onClick={() => change({ cardsAs: as })}
          >
            {say.views[as]}
          </button>
        ))}
      </span>
    </div>
  );
}

interface BuilderProps {
  readonly deck: Built;
  readonly edition: string | undefined;
  readonly format?: Format | undefined;
  readonly onCards: (cards: Cards) => void;
  readonly limits?: Limits;
  /** What can be set above the deck's list. */
  readonly settings?: ReactNode;
  /** What can be done with the deck, and whether it is legal; null: not known yet. */
  readonly tools?: (legal: boolean | null) => ReactNode;
  /** The head of the screen. */
  readonly children: ReactNode;
}

export function Builder({ deck, edition, format, onCards, limits, settings, tools, children }: BuilderProps) {
  const { game, side, cards } = deck;
  const parts = useParts(game);
  const library = useLibrary(game);
  const view = useStore((page) => page.settings.cardsAs);
  const [wanted, setWanted] = useState<Wanted>(NO_FILTER);
  /** On a small screen one of the two is seen at a time. */
  const [inFront, setInFront] = useState<'pool' | 'deck'>('pool');
  const faults = useFaults(deck, edition, limits);
  const warnings = useWarnings(deck);
  const chart = useChart(deck, edition);
  const entries = useEntries(game, parts, cards);
  const steps = useSteps(cards, onCards);
  const change = useChange(cards, onCards);
  const deferred = useDeferredValue(wanted);
  const pool = useMemo(
    () =>
      poolOf(library?.cards ?? [], edition, format).filter(
        (card) => (card.side === side || card.side === 'Neutral') && limits?.pool.has(card.id) !== false,
      ),
    [library, edition, format, side, limits],
  );
  /** Those that were in the deck when they were put first: a card that is added stays where it is. */
  const [mine, setMine] = useState<ReadonlySet<string> | null>(() => idsOf(cards));
  const found = useMemo(() => {
    const fitting = wantedCards(parts, pool, deferred);
    if (mine === null) return fitting;
    return [...fitting.filter(({ id }) => mine.has(id)), ...fitting.filter(({ id }) => !mine.has(id))];
  }, [parts, pool, deferred, mine]);
  const total = cards.reduce((sum, { copies }) => sum + copies, 0);
  const size = limits?.size ?? library?.deckSizes[library.editions.indexOf(edition ?? '')] ?? 0;
  const { Charts, CardSheet } = parts;
  const inspect = useStore((page) => page.inspect);
  // What was looked at elsewhere, or here, is not looked at any more.
  useEffect(() => {
    inspect(null);
    return () => inspect(null);
  }, [inspect]);
  return (
    <section className={`builder front-${inFront}`}>
      <div className="builder-body">
        <header className="builder-head">{children}</header>
        <section className="pool" aria-label={say.pool} data-drop="pool">
          <div className="pool-head">
            <CardFilters parts={parts} cards={pool} wanted={wanted} onChange={setWanted} sides={false} />
            <p className="count" aria-live="polite">
              {messages.cards.found(found.length)}
            </p>
            <Tools
              {...steps}
              mineFirst={mine !== null}
              onMineFirst={() => setMine(mine === null ? idsOf(cards) : null)}
            />
          </div>
          <div className="pool-cards">
            <Pool parts={parts} found={found} cards={cards} pool={limits?.pool ?? null} as={view} onChange={change} />
          </div>
        </section>
        <section className="chosen" aria-label={say.chosen} data-drop="deck">
          <div className="deck-state">
            <h2>{say.total(total)}</h2>
            <Legality faults={faults} warnings={warnings} filled={{ total, size }} />
          </div>
          <div className="deck-body">
            {settings}
            <Charts entries={entries} chart={chart} />
            {entries.length === 0 ? <p className="lead">{say.empty}</p> : null}
            <DeckList parts={parts} entries={entries} pool={limits?.pool ?? null} onChange={change} />
          </div>
          {tools === undefined ? null : (
            <div className="deck-tools">{tools(faults === null ? null : faults.length === 0)}</div>
          )}
        </section>
        <SampleHand
          parts={parts}
          cards={entries.flatMap(({ card, copies }) => new Array<CardFacts>(copies).fill(card))}
        />
      </div>
      <div className="fronts" role="group" aria-label={say.fronts}>
        {(['pool', 'deck'] as const).map((front) => (
          <button
            key={front}
            type="button"
            aria-pressed={inFront === front}
            data-drop={front}
            onClick={() => setInFront(front)}
          >
            {front === 'pool' ? say.frontPool(found.length) : say.frontDeck(total)}
          </button>
        ))}
      </div>
      <Inspector sheet={(facts) => <CardSheet facts={facts} />} />
    </section>
  );
}
