/** What cards are looked for, and finding them. Shared by the card browser and the deck builder. */
import { useMemo } from 'react';
import { messages } from '../messages/index.ts';
import type { Facts } from '../session/protocol.ts';

export interface Wanted {
  readonly text: string;
  readonly set: string;
  readonly side: string;
  readonly type: string;
  readonly subtype: string;
  readonly keyword: string;
  readonly cost: string;
}

export const NO_WISH: Wanted = { text: '', set: '', side: '', type: '', subtype: '', keyword: '', cost: '' };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Everything of a card that can be searched, made once. */
const haystacks = new WeakMap<Facts, string>();
function haystack(card: Facts): string {
  let text = haystacks.get(card);
  if (text === undefined) {
    text = plain([card.title, card.subtypes.join(' '), ...card.text].join(' '));
    haystacks.set(card, text);
  }
  return text;
}

export function wantedCards(cards: readonly Facts[], wanted: Wanted): Facts[] {
  const words = plain(wanted.text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return cards.filter(
    (card) =>
      (wanted.set === '' || card.set === wanted.set) &&
      (wanted.side === '' || card.side === wanted.side) &&
      (wanted.type === '' || card.type === wanted.type) &&
      (wanted.subtype === '' || card.subtypes.includes(wanted.subtype)) &&
      (wanted.keyword === '' || card.text.some((line) => line.includes(wanted.keyword))) &&
      (wanted.cost === '' ||
        (card.type !== 'Battle' && (wanted.cost === '9' ? card.cost >= 9 : String(card.cost) === wanted.cost))) &&
      words.every((word) => haystack(card).includes(word)),
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
  readonly text?: (option: string) => string;
}

function Filter({ label, value, options, onChange, text = (option) => option }: FilterProps) {
  return (
    <label className={`field ${value === '' ? '' : 'set'}`}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{messages.cards.any}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {text(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

const COSTS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const TYPES = Object.keys(messages.types);
const KEYWORDS = Object.keys(messages.keywords);
const SIDES = Object.keys(messages.sideNames);

interface CardFiltersProps {
  readonly cards: readonly Facts[];
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  /** False where only cards of one side are shown. */
  readonly sides?: boolean;
}

export function CardFilters({ cards, wanted, onChange, sides = true }: CardFiltersProps) {
  const sets = useMemo(() => [...new Set(cards.map((card) => card.set))], [cards]);
  const subtypes = useMemo(() => [...new Set(cards.flatMap((card) => card.subtypes))].sort(), [cards]);
  const say = messages.cards;
  const by =
    (key: keyof Wanted) =>
    (value: string): void =>
      onChange({ ...wanted, [key]: value });
  const used = Object.values(wanted).some((value) => value !== '');
  return (
    <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="field wide">
        <span>{say.search}</span>
        <input
          type="search"
          value={wanted.text}
          onChange={(event) => by('text')(event.target.value)}
          placeholder={say.searchHint}
        />
      </label>
      <Filter
        label={say.type}
        value={wanted.type}
        options={TYPES}
        onChange={by('type')}
        text={(type) => messages.types[type] ?? type}
      />
      {sides ? <Filter label={say.side} value={wanted.side} options={SIDES} onChange={by('side')} /> : null}
      <Filter
        label={say.cost}
        value={wanted.cost}
        options={COSTS}
        onChange={by('cost')}
        text={(cost) => (cost === '9' ? '9+' : cost)}
      />
      <Filter label={say.subtype} value={wanted.subtype} options={subtypes} onChange={by('subtype')} />
      <Filter label={say.keyword} value={wanted.keyword} options={KEYWORDS} onChange={by('keyword')} />
      <Filter
        label={say.set}
        value={wanted.set}
        options={sets}
        onChange={by('set')}
        text={(set) => messages.setNames[set] ?? set}
      />
      {used ? (
        <button type="button" className="quiet" onClick={() => onChange(NO_WISH)}>
          {say.clear}
        </button>
      ) : null}
    </form>
  );
}
