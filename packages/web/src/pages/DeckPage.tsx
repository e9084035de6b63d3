/** The deck builder: cards on one side, the deck on the other, the rules checked while building. */
import type { DeckFault } from '@dejarik/kernel';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { messages } from '../messages/index.ts';
import { sentence } from '../messages/sentence.ts';
import type { CardFacts } from '../session/protocol.ts';
import { download } from '../shell/download.ts';
import { addressOf, ruleAddress } from '../shell/addresses.ts';
import { withChosen } from '../shell/settings.ts';
import type { OwnDeck } from '../shell/storage.ts';
import { useStore } from '../shell/store.ts';
import { useLibrary } from '../shell/useLibrary.ts';
import { CardDetail } from './CardDetail.tsx';
import { CardFilters, NO_FILTER, type Wanted, wantedCards } from './CardFilters.tsx';
import { Editions } from './Editions.tsx';
import { useGameHere } from './GameSwitch.tsx';
import { type DeckEntry, type GameParts, useParts } from './parts.ts';
import { SampleHand } from './SampleHand.tsx';

const SHOWN = 80;

const copiesOf = (deck: OwnDeck, id: string): number => deck.cards.find((entry) => entry.id === id)?.copies ?? 0;

function withCopies(deck: OwnDeck, id: string, copies: number): OwnDeck {
  const others = deck.cards.filter((entry) => entry.id !== id);
  return { ...deck, cards: copies <= 0 ? others : [...others, { id, copies }], changed: Date.now() };
}

interface Judgement {
  readonly faults: readonly DeckFault[];
  /** What the game draws of the deck. */
  readonly chart: unknown;
}

/** Broken rules and what there is to draw, asked of the engine after every change. */
function useJudgement({ game, name, cards, side }: OwnDeck, edition: string | undefined): Judgement | null {
  const adapter = useStore((page) => page.adapter);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  useEffect(() => {
    if (adapter === null || edition === undefined) return;
    let current = true;
    const deck = { name, cards };
    void Promise.all([
      adapter.ask('checkDeck', game, deck, messages.sides.indexOf(side), edition),
      adapter.ask('deckChart', game, deck, edition),
    ]).then(([faults, chart]) => {
      if (current) setJudgement({ faults, chart });
    });
    return () => {
      current = false;
    };
  }, [game, name, cards, side, edition, adapter]);
  return judgement;
}

function useEntries({ compare }: GameParts, deck: OwnDeck): readonly DeckEntry[] {
  const facts = useStore((page) => page.facts);
  return useMemo(
    () =>
      deck.cards
        .flatMap(({ id, copies }) => (facts.has(id) ? [{ card: facts.get(id)!, copies }] : []))
        .sort((a, b) => compare(a.card, b.card)),
    [deck, facts, compare],
  );
}

interface CardLineProps {
  readonly parts: GameParts;
  readonly card: CardFacts;
  readonly copies: number;
  readonly onOpen: () => void;
  readonly onCopies: (copies: number) => void;
}

function CardLine({ parts, card, copies, onOpen, onCopies }: CardLineProps) {
  const { text, className } = parts.badge(card);
  return (
    <li className={`line ${className}`}>
      <span className="cost">{text}</span>
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
            {sentence(fault.message)} <Link href={ruleAddress(fault.rule)}>{fault.rule}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DeckTools({ deck }: { readonly deck: OwnDeck }) {
  const adapter = useStore((page) => page.adapter);
  const changeDecks = useStore((page) => page.changeDecks);
  const change = useStore((page) => page.change);
  const chosen = useStore((page) => page.settings.chosen);
  const [, go] = useLocation();
  const [sure, setSure] = useState(false);
  const [copied, setCopied] = useState(false);
  const write = async (format: 'text' | 'lackey'): Promise<string> =>
    (await adapter?.ask('writeDeck', deck.game, { name: deck.name, cards: deck.cards }, deck.side, format)) ?? '';
  const save = async (format: 'text' | 'lackey'): Promise<void> =>
    download(`${deck.name}.${format === 'text' ? 'txt' : 'dek'}`, await write(format));
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(await write('text'));
    setCopied(true);
  };
  const remove = (): void => {
    if (!sure) return setSure(true);
    changeDecks((decks) => decks.filter((own) => own.id !== deck.id));
    go(addressOf(deck.game, '/decks'));
  };
  const play = (): void => {
    const side = messages.sides.indexOf(deck.side);
    change({ game: deck.game, side, chosen: withChosen(chosen, deck.game, side, deck.id) });
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
  const game = useGameHere();
  const deck = useStore((page) => page.decks.find((own) => own.id === id));
  if (deck === undefined)
    return (
      <section>
        <h1>{messages.decks.gone}</h1>
        <Link href={addressOf(game, '/decks')}>{messages.decks.back}</Link>
      </section>
    );
  return <Builder deck={deck} />;
}

function Builder({ deck }: { readonly deck: OwnDeck }) {
  const { game, side } = deck;
  const parts = useParts(game);
  const library = useLibrary(game);
  const changeDecks = useStore((page) => page.changeDecks);
  const [wanted, setWanted] = useState<Wanted>(NO_FILTER);
  const [open, setOpen] = useState<CardFacts | null>(null);
  const [chosen, setEdition] = useState<string | null>(null);
  const edition = chosen ?? library?.editions[0];
  const judgement = useJudgement(deck, edition);
  const entries = useEntries(parts, deck);
  const deferred = useDeferredValue(wanted);
  const pool = useMemo(
    () => (library?.cards ?? []).filter((card) => card.side === side || card.side === 'Neutral'),
    [library, side],
  );
  const found = useMemo(() => wantedCards(parts, pool, deferred), [parts, pool, deferred]);
  const save = (changed: OwnDeck): void =>
    changeDecks((decks) => decks.map((own) => (own.id === changed.id ? changed : own)));
  const set = (card: string, copies: number): void => save(withCopies(deck, card, copies));
  const total = deck.cards.reduce((sum, { copies }) => sum + copies, 0);
  const { Charts } = parts;
  const line = (card: CardFacts) => (
    <CardLine
      key={card.id}
      parts={parts}
      card={card}
      copies={copiesOf(deck, card.id)}
      onOpen={() => setOpen(card)}
      onCopies={(copies) => set(card.id, copies)}
    />
  );
  return (
    <section className="builder">
      <header>
        <Link href={addressOf(game, '/decks')} className="back">
          ‹ {messages.decks.back}
        </Link>
        <h1 className="visually-hidden">{deck.name}</h1>
        <label className="field name">
          <span>{messages.decks.name}</span>
          <input value={deck.name} maxLength={200} onChange={(event) => save({ ...deck, name: event.target.value })} />
        </label>
        <span className={`side-tag side-${side}`}>{side}</span>
        <DeckTools deck={deck} />
      </header>
      <div className="columns">
        <section className="pool" aria-label={messages.decks.pool}>
          <h2>{messages.decks.pool}</h2>
          <CardFilters parts={parts} cards={pool} wanted={wanted} onChange={setWanted} sides={false} />
          <p className="count" aria-live="polite">
            {messages.cards.found(found.length)}
          </p>
          <ul className="lines">{found.slice(0, SHOWN).map(line)}</ul>
        </section>
        <section className="chosen" aria-label={messages.decks.chosen}>
          <h2>{messages.decks.total(total)}</h2>
          <Editions game={game} editions={library?.editions ?? []} value={edition} onChange={setEdition} />
          <Legality faults={judgement?.faults ?? null} />
          <Charts entries={entries} chart={judgement?.chart ?? null} />
          <ul className="lines">{entries.map(({ card }) => line(card))}</ul>
          <SampleHand
            parts={parts}
            cards={entries.flatMap(({ card, copies }) => new Array<CardFacts>(copies).fill(card))}
          />
        </section>
        <CardDetail parts={parts} facts={open} onClose={() => setOpen(null)} />
      </div>
    </section>
  );
}
