/** All cards: filters and instant search. */
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { messages } from '../messages/index.ts';
import { useStore } from '../shell/store.ts';
import { CardFace } from '../swtcg/CardFace.tsx';
import { CardDetail } from './CardDetail.tsx';
import { CardFilters, NO_WISH, type Wanted, wantedCards } from './CardFilters.tsx';

/** More than a screenful is drawn only when somebody asks for it. */
const FIRST = 48;

export function CardsPage() {
  const library = useStore((page) => page.library);
  const [wanted, setWanted] = useState<Wanted>(NO_WISH);
  const [shown, setShown] = useState(FIRST);
  const { id } = useParams<{ id?: string }>();
  const [, go] = useLocation();
  const open = useStore((page) => (id === undefined ? null : (page.facts.get(id) ?? null)));
  const wish = useDeferredValue(wanted);
  const found = useMemo(() => wantedCards(library?.cards ?? [], wish), [library, wish]);
  return (
    <section className="cards-screen">
      <h1>{messages.nav.cards}</h1>
      <CardFilters
        cards={library?.cards ?? []}
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
                onPick={() => go(open === facts ? '/cards' : `/cards/${facts.id}`, { replace: true })}
              />
            </li>
          ))}
        </ul>
        <CardDetail facts={open} onClose={() => go('/cards', { replace: true })} />
      </div>
      {found.length > shown ? (
        <button type="button" className="answer more" onClick={() => setShown(shown + FIRST * 2)}>
          {messages.cards.more(found.length - shown)}
        </button>
      ) : null}
    </section>
  );
}
