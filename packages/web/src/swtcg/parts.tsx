/** The Star Wars TCG on the screens around the table. */
import { messages } from '../messages/index.ts';
import { distinct, setFilter, sideFilter, typeFilter } from '../pages/filters.ts';
import type { Filter, GameParts } from '../pages/parts.ts';
import type { Facts } from '../session/swtcg/facts.ts';
import type { Moment } from '../session/swtcg/moment.ts';
import { CardArt } from './CardArt.tsx';
import { CardFace, Picture } from './CardFace.tsx';
import { CardSheet } from './CardSheet.tsx';
import { DeckCharts } from './DeckCharts.tsx';
import { situation } from './situation.tsx';
import { expanded, hasCost, hasNumbers, KEYWORD_NAMES, kindClass, setName, TYPES, typeName } from './words.ts';

const say = messages.cards;
const STATS = ['speed', 'power', 'health'] as const;
const COSTS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** This cost and more. */
const HIGHEST = '9';

const costFits = ({ type, cost }: Facts, wanted: string): boolean =>
  hasCost({ type }) && (wanted === HIGHEST ? cost >= Number(HIGHEST) : String(cost) === wanted);

const filters: readonly Filter<Facts>[] = [
  typeFilter(TYPES, typeName),
  sideFilter([...Object.keys(messages.sideNames), ...Object.keys(expanded.sideNames)]),
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
    options: (cards) => distinct(cards.flatMap(({ kinds }) => kinds)).sort(),
    fits: (card, subtype) => card.kinds.includes(subtype),
  },
  {
    key: 'keyword',
    label: say.keyword,
    options: () => KEYWORD_NAMES,
    fits: (card, keyword) => card.text.some((line) => line.includes(keyword)),
  },
  setFilter(setName),
];

export const parts: GameParts<Facts, Moment> = {
  Art: CardArt,
  CardFace,
  Picture,
  CardSheet,
  filters,
  words: ({ subtypes }) => subtypes,
  compare: (a, b) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type) || a.cost - b.cost || a.title.localeCompare(b.title),
  badge: (card) => ({
    text: hasCost(card) ? String(card.cost) : (typeName(card.type)[0] ?? ''),
    className: kindClass(card),
  }),
  typeName,
  numbers: (card) =>
    hasNumbers(card)
      ? STATS.map((stat) => [messages.short[stat], card.starred.includes(stat) ? '∗' : String(card[stat])] as const)
      : [],
  Charts: DeckCharts,
  hand: 7,
  situation,
  setName,
};
