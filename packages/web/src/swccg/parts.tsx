/** The Star Wars CCG on the screens around the table. */
import { messages } from '../messages/index.ts';
import { ccg } from '../messages/swccg-en.ts';
import { ccgPages } from '../messages/swccg-pages-en.ts';
import { distinct, setFilter, sideFilter, typeFilter } from '../pages/filters.ts';
import type { Filter, GameParts } from '../pages/parts.ts';
import type { Facts } from '../session/swccg/facts.ts';
import type { Moment } from '../session/swccg/moment.ts';
import '../style/card.css';
import '../style/sheet.css';
import './style/card.css';
import { CardArt } from './CardArt.tsx';
import { CardFace, Picture } from './CardFace.tsx';
import { CardSheet } from './CardSheet.tsx';
import { DeckCharts, SKILLS, TYPES } from './DeckCharts.tsx';
import { situation } from './situation.tsx';

const setName = (set: string): string => ccgPages.sets[set] ?? set;
const typeName = (type: string): string => ccg.types[type] ?? type;
const byNumber = (a: string, b: string): number => Number(a) - Number(b);
const byName = (a: string, b: string): number => a.localeCompare(b, 'en');

const filters: readonly Filter<Facts>[] = [
  typeFilter(TYPES, typeName),
  sideFilter(messages.sides),
  {
    key: 'kind',
    label: ccgPages.kind,
    options: (cards) => distinct(cards.flatMap(({ kinds }) => kinds)).sort(byName),
    fits: ({ kinds }, kind) => kinds.some((own) => own === kind),
  },
  {
    key: 'destiny',
    label: ccgPages.destiny,
    options: (cards) => distinct(cards.flatMap(({ destiny }) => destiny)).sort(byNumber),
    fits: ({ destiny }, n) => destiny.includes(n),
  },
  {
    key: 'deploy',
    label: ccgPages.deploy,
    options: (cards) => distinct(cards.map(({ deploy }) => deploy).filter((n) => n !== '')).sort(byNumber),
    fits: ({ deploy }, n) => deploy === n,
  },
  {
    key: 'icon',
    label: ccgPages.icon,
    options: () => SKILLS,
    text: (icon) => ccg.iconNames[icon] ?? icon,
    fits: ({ icons }, icon) => icons.some((own) => own === icon),
  },
  {
    key: 'system',
    label: ccgPages.system,
    options: (cards) => distinct(cards.map(({ system }) => system).filter((system) => system !== '')).sort(byName),
    fits: (card, system) => card.system === system,
  },
  {
    key: 'uniqueness',
    label: ccgPages.uniqueness,
    options: () => ['0', '1', '2', '3'],
    text: (dots) => ccgPages.dots[dots] ?? dots,
    fits: ({ dots }, n) => String(dots) === n,
  },
  setFilter(setName),
];

export const parts: GameParts<Facts, Moment> = {
  Art: CardArt,
  CardFace,
  Picture,
  CardSheet,
  filters,
  words: ({ kinds, traits, system, starshipClass, icons }) => [...kinds, ...traits, ...icons, system, starshipClass],
  compare: (a, b) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type) || a.title.localeCompare(b.title, 'en'),
  badge: ({ destiny, type }) => ({
    text: destiny.join('/'),
    className: `ccg-${type.toLowerCase().replace(' ', '-')}`,
  }),
  typeName,
  numbers: ({ deploy, numbers }) => [
    ...(deploy === '' ? [] : [[ccgPages.deploy, deploy] as const]),
    ...numbers.map(({ stat, text }) => [ccg.short[stat] ?? stat, text] as const),
  ],
  Charts: DeckCharts,
  hand: 8,
  situation,
  setName,
};
