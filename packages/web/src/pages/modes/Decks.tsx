/** After the draft: decks from the pool, and games against the others at the table. */
import type { Deck } from '@dejarik/kernel';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { modeMessages } from '../../messages/modes-en.ts';
import type { LimitedTable, LimitedUpdate } from '../../session/limited.ts';
import type { Adapter } from '../../session/protocol.ts';
import { factsOf } from '../../shell/facts.ts';
import { useStore } from '../../shell/store.ts';
import { useLibrary } from '../../shell/useLibrary.ts';
import { Builder } from '../builder/Builder.tsx';
import type { Limits } from '../builder/useJudgement.ts';
import { useParts } from '../parts.ts';
import { PlayLimited } from './PlayLimited.tsx';
import { PoolList } from './PoolList.tsx';
import type { Holder } from './useLimited.ts';

const say = modeMessages.limited;
const SIDES = ['Dark', 'Light'] as const;

interface DecksProps {
  readonly adapter: Adapter;
  readonly table: LimitedTable;
  readonly holder: Holder | null;
  readonly change: (work: (open: Adapter) => Promise<LimitedUpdate>, keeps: number | null) => Promise<boolean>;
  readonly onHand: (seat: number | null) => Promise<void>;
  /** The button that ends the event. */
  readonly end: ReactNode;
  readonly children: ReactNode;
}

export function Decks({ table, holder, onHand, end, children, ...more }: DecksProps) {
  if (holder !== null)
    return (
      <OwnDecks key={holder.seat} {...more} table={table} holder={holder} onHand={onHand} end={end}>
        {children}
      </OwnDecks>
    );
  const { players, built } = table;
  return (
    <section className="limited-screen">
      <header className="screen-head">
        <h1>{say.who}</h1>
        <div className="deck-actions">{end}</div>
      </header>
      <p className="lead">{say.whoLead}</p>
      {children}
      <ul className="deck-list">
        {players.map(({ name, bot }, seat) =>
          bot ? null : (
            <li key={name}>
              <div className="deck">
                <b>
                  {say.status(
                    name,
                    SIDES.filter((_, side) => built[seat]![side]),
                  )}
                </b>
                <button type="button" className="answer" onClick={() => void onHand(seat)}>
                  {say.ready(name)}
                </button>
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

const size = ({ cards }: Deck): number => cards.reduce((sum, { copies }) => sum + copies, 0);

function OwnDecks({ adapter, table, holder, change, onHand, end, children }: DecksProps & { readonly holder: Holder }) {
  const { game, players, leastCards } = table;
  const { seat, pool, decks } = holder;
  const parts = useParts(game);
  useLibrary(game);
  const facts = useStore((page) => factsOf(page, game));
  const [building, setBuilding] = useState<number | null>(null);
  const save = useCallback(
    (side: number, cards: Deck['cards']): void => {
      const deck = { name: say.deckOf(SIDES[side]!), cards };
      void change((open) => open.ask('limitedDeck', seat, side, deck), seat);
    },
    [change, seat],
  );
  if (building !== null)
    return (
      <LimitedBuilder
        adapter={adapter}
        table={table}
        holder={holder}
        side={building}
        onCards={(cards) => save(building, cards)}
        onBack={() => setBuilding(null)}
      />
    );
  const isAlone = players.filter(({ bot }) => !bot).length === 1;
  const ofSide = (side: string): number =>
    pool.filter((id) => [side, 'Neutral'].includes(facts.get(id)?.side ?? '')).length;
  return (
    <section className="limited-screen">
      <header className="screen-head">
        <h1>{isAlone ? say.yours : say.build(players[seat]!.name)}</h1>
        <div className="deck-actions">
          {isAlone ? null : (
            <button type="button" className="answer" onClick={() => void onHand(null)}>
              {say.another}
            </button>
          )}
          {end}
        </div>
      </header>
      <p className="lead">{say.buildLead(pool.length, leastCards)}</p>
      {children}
      <ul className="deck-list">
        {SIDES.map((name, side) => {
          const deck = decks[side] ?? null;
          return (
            <li key={name}>
              <div className={`deck side-${name}`}>
                <b>{say.deckOf(name)}</b>
                <span>{say.inPool(ofSide(name))}</span>
                <span>{deck === null ? say.notBuilt : say.built(size(deck))}</span>
                <button type="button" className="answer" onClick={() => setBuilding(side)}>
                  {deck === null ? say.buildDeck(name) : say.changeDeck(name)}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <PlayLimited adapter={adapter} table={table} holder={holder} />
      <section aria-labelledby="taken">
        <h2 id="taken">{say.inPool(pool.length)}</h2>
        <PoolList game={game} parts={parts} pool={pool} />
      </section>
    </section>
  );
}

interface LimitedBuilderProps extends Pick<DecksProps, 'adapter' | 'table'> {
  readonly holder: Holder;
  readonly side: number;
  readonly onCards: (cards: Deck['cards']) => void;
  readonly onBack: () => void;
}

function LimitedBuilder({ adapter, table, holder, side, onCards, onBack }: LimitedBuilderProps) {
  const { seat, pool, decks } = holder;
  const name = SIDES[side]!;
  const limits = useMemo(
    (): Limits => ({
      size: table.leastCards,
      pool: new Map([...Map.groupBy(pool, (id) => id)].map(([id, all]) => [id, all.length])),
      judge: (deck) => adapter.ask('limitedFaults', seat, side, deck),
    }),
    [adapter, pool, seat, side, table.leastCards],
  );
  // What is kept comes after what is seen: pressed quickly, each press builds on the one before.
  const [cards, setCards] = useState(decks[side]?.cards ?? []);
  const set = (changed: Deck['cards']): void => {
    setCards(changed);
    onCards(changed);
  };
  const deck = useMemo(
    () => ({ game: table.game, name: say.deckOf(name), side: name, cards }),
    [table.game, name, cards],
  );
  const suggest = async (): Promise<void> => set((await adapter.ask('limitedSuggest', seat, side)).cards);
  return (
    <Builder deck={deck} edition={table.edition} onCards={set} limits={limits}>
      <button type="button" className="quiet back" onClick={onBack}>
        ‹ {say.backToTable}
      </button>
      <h1 className="visually-hidden">{say.deckOf(name)}</h1>
      <span className={`side-tag side-${name}`}>{say.deckOf(name)}</span>
      <div className="deck-tools">
        <button type="button" className="answer" onClick={() => void suggest()}>
          {say.suggest}
        </button>
        <button type="button" className="answer" disabled={cards.length === 0} onClick={() => set([])}>
          {say.clear}
        </button>
      </div>
    </Builder>
  );
}
