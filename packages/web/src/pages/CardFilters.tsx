/** What cards are looked for, and finding them. Shared by the card browser and the deck builder. */
import { useMemo } from 'react';
import { messages } from '../messages/index.ts';
import type { CardFacts } from '../session/protocol.ts';
import type { Filter, GameParts } from './parts.ts';
import { plain, wordsIn } from './hits.ts';

/** By the key of the filter; `text` is what was typed. */
export type Wanted = Readonly<Record<string, string>>;

export const NO_FILTER: Wanted = {};

/** Everything of a card that can be searched, made once. */
const haystacks = new WeakMap<CardFacts, string>();
function haystack({ words }: GameParts, card: CardFacts): string {
  let text = haystacks.get(card);
  if (text === undefined) {
    text = plain([card.title, ...words(card), ...card.text].join(' '));
    haystacks.set(card, text);
  }
  return text;
}

export function wantedCards(parts: GameParts, cards: readonly CardFacts[], wanted: Wanted): readonly CardFacts[] {
  const words = wordsIn(wanted['text'] ?? '');
  const chosen = parts.filters.filter(({ key }) => (wanted[key] ?? '') !== '');
  return cards.filter(
    (card) =>
      chosen.every((filter) => filter.fits(card, wanted[filter.key]!)) &&
      words.every((word) => haystack(parts, card).includes(word)),
  );
}

interface SelectProps {
  readonly filter: Filter;
  readonly cards: readonly CardFacts[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Select({ filter, cards, value, onChange }: SelectProps) {
  const known = useMemo(() => filter.options(cards), [filter, cards]);
  // An address may ask for what there is not; it is shown rather than swallowed.
  const options = value === '' || known.includes(value) ? known : [value, ...known];
  return (
    <label className={`pill ${value === '' ? '' : 'set'}`}>
      <span className="visually-hidden">{filter.label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{value === '' ? filter.label : messages.cards.anyOf(filter.label)}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {filter.text?.(option) ?? option}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CardFiltersProps {
  readonly parts: GameParts;
  readonly cards: readonly CardFacts[];
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  /** False where only cards of one side are shown. */
  readonly sides?: boolean;
}

export function CardFilters({ parts, cards, wanted, onChange, sides = true }: CardFiltersProps) {
  const say = messages.cards;
  const by =
    (key: string) =>
    (value: string): void =>
      onChange({ ...wanted, [key]: value });
  const used = Object.values(wanted).some((value) => value !== '');
  return (
    <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="search">
        <span className="visually-hidden">{say.search}</span>
        <input
          type="search"
          value={wanted['text'] ?? ''}
          maxLength={100}
          onChange={(event) => by('text')(event.target.value)}
          placeholder={say.searchIn(cards.length)}
        />
      </label>
      {parts.filters
        .filter(({ key }) => sides || key !== 'side')
        .map((filter) => (
          <Select
            key={filter.key}
            filter={filter}
            cards={cards}
            value={wanted[filter.key] ?? ''}
            onChange={by(filter.key)}
          />
        ))}
      {used ? (
        <button type="button" className="quiet" onClick={() => onChange(NO_FILTER)}>
          {say.clear}
        </button>
      ) : null}
    </form>
  );
}
