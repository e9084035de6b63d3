/** The deck builder: cards on one side, the deck on the other, the rules checked while building. */
import type { DeckFault } from '@dejarik/kernel';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { messages } from '../messages/index.ts';
import { sentence } from '../messages/sentence.ts';
import type { Facts } from '../session/protocol.ts';
import { download } from '../shell/download.ts';
import type { OwnDeck } from '../shell/storage.ts';
import { useStore } from '../shell/store.ts';
import { CardDetail } from './CardDetail.tsx';
import { CardFilters, NO_WISH, type Wanted, wantedCards } from './CardFilters.tsx';
import { Curve, type DeckEntry, TypeCounts } from './DeckCharts.tsx';
import { SampleHand } from './SampleHand.tsx';

const SHOWN = 80;

const copiesOf = (deck: OwnDeck, id: string): number => deck.cards.find((entry) => entry.id === id)?.copies ?? 0;

function withCopies(deck: OwnDeck, id: string, copies: number): OwnDeck {
  const others = deck.cards.filter((entry) => entry.id !== id);
  return { ...deck, cards: copies <= 0 ? others : [...others, { id, copies }], changed: Date.now() };
}

/** Broken rules, asked of the engine after every change. */
function useFaults(deck: OwnDeck | undefined): readonly DeckFault[] | null {
  const adapter = useStore((page) => page.adapter);
  const [faults, setFaults] = useState<readonly DeckFault[] | null>(null);
  useEffect(() => {
    if (deck === undefined || adapter === null) return;
    let current = true;
    void adapter
      .ask('checkDeck', { name: deck.name, cards: deck.cards }, messages.sides.indexOf(deck.side))
      .then((found) => {
        if (current) setFaults(found);
      });
    return () => {
      current = false;
    };
  }, [deck, adapter]);
  return faults;
}

const TYPE_ORDER = Object.keys(messages.types);

function useEntries(deck: OwnDeck | undefined): readonly DeckEntry[] {
  const facts = useStore((page) => page.facts);
  return useMemo(
    () =>
      (deck?.cards ?? [])
        .flatMap(({ id, copies }) => (facts.has(id) ? [{ card: facts.get(id)!, copies }] : []))
        .sort(
          (a, b) =>
            TYPE_ORDER.indexOf(a.card.type) - TYPE_ORDER.indexOf(b.card.type) ||
            a.card.cost - b.card.cost ||
            a.card.title.localeCompare(b.card.title),
        ),
    [deck, facts],
  );
}

interface CardLineProps {
  readonly card: Facts;
  readonly copies: number;
  readonly onOpen: () => void;
  readonly onCopies: (copies: number) => void;
}

function CardLine({ card, copies, onOpen, onCopies }: CardLineProps) {
  return (
    <li className={`line ${card.type.toLowerCase()}`}>
      <span className="cost">{card.type === 'Battle' ? messages.types['Battle']?.[0] : card.cost}</span>
      <button type="button" className="link" onClick={onOpen}>
        {card.title}
      </button>
      <button
        type="button"
        className="count-button"
        disabled={copies === 0}
        onClick={() => onCopies(copies - 1)}
        aria-label={messages.decks.takeOut(card.title)}
      >
        −
      </button>
      <b aria-label={messages.decks.copies(copies)} role="img">
        {copies}
      </b>
      <button
        type="button"
        className="count-button"
        onClick={() => onCopies(copies + 1)}
        aria-label={messages.decks.add(card.title)}
      >
        +
      </button>
    </li>
  );
}

function Legality({ faults }: { readonly faults: readonly DeckFault[] | null }) {
  if (faults === null) return null;
  if (faults.length === 0) return <p className="legal">✓ {messages.decks.legal}</p>;
  return (
    <div className="illegal" aria-live="polite">
      <h3>{messages.decks.faults}</h3>
      <ul>
        {faults.map((fault) => (
          <li key={fault.rule + fault.message}>
            {sentence(fault.message)} <Link href={`/rules/${fault.rule}`}>{fault.rule}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DeckTools({ deck }: { readonly deck: OwnDeck }) {
  const adapter = useStore((page) => page.adapter);
  const decks = useStore((page) => page.decks);
  const keepDecks = useStore((page) => page.keepDecks);
  const change = useStore((page) => page.change);
  const chosen = useStore((page) => page.settings.chosen);
  const [, go] = useLocation();
  const [sure, setSure] = useState(false);
  const [copied, setCopied] = useState(false);
  const write = async (format: 'text' | 'lackey'): Promise<string> =>
    (await adapter?.ask('writeDeck', { name: deck.name, cards: deck.cards }, deck.side, format)) ?? '';
  const save = async (format: 'text' | 'lackey'): Promise<void> =>
    download(`${deck.name}.${format === 'text' ? 'txt' : 'dek'}`, await write(format));
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(await write('text'));
    setCopied(true);
  };
  const remove = (): void => {
    if (!sure) return setSure(true);
    keepDecks(decks.filter((own) => own.id !== deck.id));
    go('/decks');
  };
  const play = (): void => {
    const side = messages.sides.indexOf(deck.side);
    change({ side, chosen: side === 0 ? [deck.id, chosen[1]] : [chosen[0], deck.id] });
    go('/');
  };
  return (
    <div className="deck-tools">
      <button type="button" className="answer primary" onClick={play}>
        {messages.decks.play}
      </button>
      <button type="button" className="answer" onClick={() => void save('text')}>
        {messages.decks.exportText}
      </button>
      <button type="button" className="answer" onClick={() => void save('lackey')}>
        {messages.decks.exportLackey}
      </button>
      <button type="button" className="answer" onClick={() => void copy()}>
        {copied ? messages.decks.copied : messages.decks.copyText}
      </button>
      <button type="button" className="answer danger" onClick={remove} onBlur={() => setSure(false)}>
        {sure ? messages.decks.removeSure : messages.decks.remove}
      </button>
    </div>
  );
}

export function DeckPage() {
  const { id } = useParams<{ id: string }>();
  const library = useStore((page) => page.library);
  const decks = useStore((page) => page.decks);
  const keepDecks = useStore((page) => page.keepDecks);
  const [wanted, setWanted] = useState<Wanted>(NO_WISH);
  const [open, setOpen] = useState<Facts | null>(null);
  const deck = decks.find((own) => own.id === id);
  const faults = useFaults(deck);
  const entries = useEntries(deck);
  const wish = useDeferredValue(wanted);
  const side = deck?.side;
  const pool = useMemo(
    () => (library?.cards ?? []).filter((card) => card.side === side || card.side === 'Neutral'),
    [library, side],
  );
  const found = useMemo(() => wantedCards(pool, wish), [pool, wish]);
  if (deck === undefined)
    return (
      <section>
        <h1>{messages.decks.gone}</h1>
        <Link href="/decks">{messages.decks.back}</Link>
      </section>
    );
  const save = (changed: OwnDeck): void => keepDecks(decks.map((own) => (own.id === changed.id ? changed : own)));
  const set = (card: string, copies: number): void => save(withCopies(deck, card, copies));
  const total = deck.cards.reduce((sum, { copies }) => sum + copies, 0);
  const line = (card: Facts) => (
    <CardLine
      key={card.id}
      card={card}
      copies={copiesOf(deck, card.id)}
      onOpen={() => setOpen(card)}
      onCopies={(copies) => set(card.id, copies)}
    />
  );
  return (
    <section className="builder">
      <header>
        <Link href="/decks" className="back">
          ‹ {messages.decks.back}
        </Link>
        <h1 className="visually-hidden">{deck.name}</h1>
        <label className="field name">
          <span>{messages.decks.name}</span>
          <input value={deck.name} onChange={(event) => save({ ...deck, name: event.target.value })} />
        </label>
        <span className={`side-tag side-${deck.side}`}>{deck.side}</span>
        <DeckTools deck={deck} />
      </header>
      <div className="columns">
        <section className="pool" aria-label={messages.decks.pool}>
          <h2>{messages.decks.pool}</h2>
          <CardFilters cards={pool} wanted={wanted} onChange={setWanted} sides={false} />
          <p className="count" aria-live="polite">
            {messages.cards.found(found.length)}
          </p>
          <ul className="lines">{found.slice(0, SHOWN).map(line)}</ul>
        </section>
        <section className="chosen" aria-label={messages.decks.chosen}>
          <h2>{messages.decks.total(total)}</h2>
          <Legality faults={faults} />
          <TypeCounts entries={entries} />
          <Curve entries={entries} />
          <ul className="lines">{entries.map(({ card }) => line(card))}</ul>
          <SampleHand cards={entries.flatMap(({ card, copies }) => new Array<Facts>(copies).fill(card))} />
        </section>
        <CardDetail facts={open} onClose={() => setOpen(null)} />
      </div>
    </section>
  );
}
