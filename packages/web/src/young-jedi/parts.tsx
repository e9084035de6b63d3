/** Young Jedi on the screens around the table. */
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import { yjPages } from '../messages/young-jedi-pages-en.ts';
import { distinct, setFilter, sideFilter, typeFilter } from '../pages/filters.ts';
import type { Filter, GameParts } from '../pages/parts.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import type { Moment } from '../session/young-jedi/moment.ts';
import '../style/card.css';
import '../style/sheet.css';
import './style/card.css';
import './style/sheet.css';
import { CardArt } from './CardArt.tsx';
import { CardFace, Picture } from './CardFace.tsx';
import { DeckCharts, TYPES } from './DeckCharts.tsx';
import { CardSheet } from './CardSheet.tsx';
import { situation } from './situation.tsx';

const setName = (set: string): string => yjPages.sets[set] ?? set;
const typeName = (type: string): string => yj.types[type] ?? type;
const WILD = 'wild';
const NONE = '-1';
const byNumber = (a: string, b: string): number => Number(a) - Number(b);

const filters: readonly Filter<Facts>[] = [
  typeFilter(TYPES, typeName),
  sideFilter(messages.sides),
  {
    key: 'planet',
    label: yjPages.planet,
    options: () => ['0', '1', '2', NONE],
    text: (planet) => yj.planets[Number(planet)] ?? yjPages.noPlanet,
    fits: (card, planet) => String(card.planet) === planet,
  },
  {
    key: 'dot',
    label: yjPages.dot,
    options: () => [...Object.keys(yj.dots), WILD],
    text: (dot) => (dot === WILD ? yjPages.wild : (yj.dots[dot] ?? dot)),
    fits: ({ dots }, dot) => (dot === WILD ? dots.length > 1 : dots.some((own) => own === dot)),
  },
  {
    key: 'counters',
    label: yjPages.counters,
    options: (cards) => distinct(cards.map(({ counters }) => String(counters))).sort(byNumber),
    fits: (card, counters) => String(card.counters) === counters,
  },
  {
    key: 'destiny',
    label: yjPages.destiny,
    options: () => ['1', '2', '3', '4', '5', '6'],
    fits: (card, destiny) => card.destiny.includes(Number(destiny)),
  },
  {
    key: 'uniqueness',
    label: yjPages.uniqueness,
    options: () => Object.keys(yjPages.uniquenessNames),
    text: (uniqueness) => yjPages.uniquenessNames[uniqueness] ?? uniqueness,
    fits: (card, uniqueness) => card.uniqueness === uniqueness,
  },
  setFilter(setName),
];

export const parts: GameParts<Facts, Moment> = {
  Art: CardArt,
  CardFace,
  Picture,
  CardSheet,
  filters,
  words: ({ subtitle, weapon, traits }) => [subtitle, weapon, ...traits],
  compare: (a, b) =>
    TYPES.indexOf(a.type) - TYPES.indexOf(b.type) || a.counters - b.counters || a.title.localeCompare(b.title),
  badge: ({ counters, dots }) => ({
    text: String(counters),
    className: `dot-${dots.length > 1 ? WILD : dots[0]}`,
  }),
  typeName,
  numbers: ({ destiny, power, damage, type }) => [
    ...(destiny.length === 0 ? [] : [[yjPages.destiny, yj.cube(destiny)] as const]),
    ...(type === 'Character' || type === 'Starship'
      ? [
          [yj.short.power, power === null ? yj.drawn : String(power)] as const,
          [yj.short.damage, String(damage)] as const,
        ]
      : []),
  ],
  Charts: DeckCharts,
  hand: 6,
  situation,
  setName,
};
