/** The Star Wars TCG on the screens around the table. */
import { messages } from '../messages/index.ts';
import { distinct, setFilter, sideFilter, typeFilter } from '../pages/filters.ts';
import type { Filter, GameParts } from '../pages/parts.ts';
import type { Facts } from '../session/swtcg/facts.ts';
import { CardFace } from './CardFace.tsx';
import { CardSheet } from './CardSheet.tsx';
import { Curve, TypeCounts } from './DeckCharts.tsx';

const say = messages.cards;
const setName = (set: string): string => messages.setNames[set] ?? set;
const TYPES = Object.keys(messages.types);
const COSTS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** This cost and more. */
const HIGHEST = '9';

const costFits = ({ type, cost }: Facts, wanted: string): boolean =>
  type !== 'Battle' && (wanted === HIGHEST ? cost >= Number(HIGHEST) : String(cost) === wanted);

const filters: readonly Filter<Facts>[] = [
  typeFilter(TYPES, (type) => messages.types[type] ?? type),
  sideFilter(Object.keys(messages.sideNames)),
  {
    key: 'cost',
    label: say.cost,
    options: () => COSTS,
    text: (cost) => (cost === HIGHEST ? `${cost}+` : cost),
    fits: costFits,
  },
  {
    key: 'subtype',
    label: say.subtype,
    options: (cards) => distinct(cards.flatMap(({ subtypes }) => subtypes)).sort(),
    fits: (card, subtype) => card.subtypes.includes(subtype),
  },
  {
    key: 'keyword',
    label: say.keyword,
    options: () => Object.keys(messages.keywords),
    fits: (card, keyword) => card.text.some((line) => line.includes(keyword)),
  },
  setFilter(setName),
];

export const parts: GameParts<Facts> = {
  CardFace,
  CardSheet,
  filters,
  words: ({ subtypes }) => subtypes,
  compare: (a, b) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type) || a.cost - b.cost || a.title.localeCompare(b.title),
  badge: ({ type, cost }) => ({
    text: type === 'Battle' ? (messages.types[type]?.[0] ?? '') : String(cost),
    className: type.toLowerCase(),
  }),
  Charts: ({ entries }) => (
    <>
      <TypeCounts entries={entries} />
      <Curve entries={entries} />
    </>
  ),
  hand: 7,
  setName,
};
