/** All cards: filters and instant search. */
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { messages } from '../messages/index.ts';
import type { CardFacts } from '../session/protocol.ts';
import { addressOf } from '../shell/addresses.ts';
import { useLibrary } from '../shell/useLibrary.ts';
import { CardDetail } from './CardDetail.tsx';
import { CardFilters, NO_FILTER, type Wanted, wantedCards } from './CardFilters.tsx';
import { GameSwitch, useGameHere } from './GameSwitch.tsx';
import { useParts } from './parts.ts';

/** More than a screenful is drawn only when somebody asks for it. */
const FIRST = 48;
const NONE: readonly CardFacts[] = [];

export function CardsPage() {
  const game = useGameHere();
  const parts = useParts(game);
  const library = useLibrary(game);
  const cards = library?.cards ?? NONE;
  const [wanted, setWanted] = useState<Wanted>(NO_FILTER);
  const [shown, setShown] = useState(FIRST);
  const { id } = useParams<{ id?: string }>();
  const [, go] = useLocation();
  const open = cards.find((card) => card.id === id) ?? null;
  const applied = useDeferredValue(wanted);
  const found = useMemo(() => wantedCards(parts, cards, applied), [parts, cards, applied]);
  const all = addressOf(game, '/cards');
  const { CardFace } = parts;
  return (
    <section className="cards-screen">
      <header className="screen-head">
        <h1>{messages.nav.cards}</h1>
        <GameSwitch screen="/cards" />
      </header>
      <CardFilters
        parts={parts}
        cards={cards}
        wanted={wanted}
        onChange={(next) => {
          setWanted(next);
          setShown(FIRST);
        }}
      />
      <p className="count" aria-live="polite">
        {library === null ? messages.loading : messages.cards.found(found.length)}
      </p>
      <div className="browser">
        <ul className="card-grid">
          {found.slice(0, shown).map((facts) => (
            <li key={facts.id}>
              <CardFace
                facts={facts}
                label={facts.title}
                state={open === facts ? 'selected' : ''}
                pressed={open === facts}
                onPick={() => go(open === facts ? all : `${all}/${facts.id}`, { replace: true })}
              />
            </li>
          ))}
        </ul>
        <CardDetail parts={parts} facts={open} onClose={() => go(all, { replace: true })} />
      </div>
      {found.length > shown ? (
        <button type="button" className="answer more" onClick={() => setShown(shown + FIRST * 2)}>
          {messages.cards.more(found.length - shown)}
        </button>
      ) : null}
    </section>
  );
}
