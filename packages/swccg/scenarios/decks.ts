/** Section 2: building a deck. */
import type { Deck } from '@dejarik/kernel';
import { canStartAlone, TYPES } from '../src/cards/card.ts';
import { deckWarnings } from '../src/decks/check.ts';
import { starWarsCcg } from '../src/game.ts';
import { scenario } from '../testing/index.ts';

const game = starWarsCcg();
const CARDS = game.cards.cards.map(({ card }) => card);

/** Copies of cards by title, of one side unless told. */
const deck = (counts: Readonly<Record<string, number>>, side = 'Dark'): Deck => ({
  name: 'A deck',
  cards: Object.entries(counts).map(([title, copies]) => ({
    id: CARDS.find((card) => card.title === title && card.side === side)?.id ?? title,
    copies,
  })),
});

const faults = (list: Deck, seat = 0): string[] => game.checkDeck(list, seat, '1996').map(({ rule }) => rule);

scenario('Sixty cards of one side, as many of a title as one likes', 'CCG-DCK-01 CCG-DCK-02 CCG-DCK-03', (t) => {
  t.is(faults(deck({ Tatooine: 1, 'Darth Vader': 59 })), []);
  t.is(faults(deck({ Tatooine: 1, 'Darth Vader': 58 })), ['CCG-DCK-01']);
  t.is(faults(deck({ Tatooine: 1, 'Darth Vader': 60 })), ['CCG-DCK-01']);
  const mixed = [...deck({ Tatooine: 1, 'Darth Vader': 58 }).cards, ...deck({ 'Luke Skywalker': 1 }, 'Light').cards];
  t.is(faults({ name: 'Both', cards: mixed }), ['CCG-DCK-02']);
  t.is(faults(deck({ Tatooine: 1, 'Darth Vader': 59 }), 1), ['CCG-DCK-02']);
});

scenario('The pool: 324 cards of Premiere and 162 of A New Hope, none of the two-player game', 'CCG-DCK-04', (t) => {
  const of = (set: string): number => CARDS.filter(({ id }) => id.startsWith(set)).length;
  t.is([of('PRE'), of('ANH'), CARDS.length], [324, 162, 486]);
  for (const title of ['Death Star: Docking Control Room 327', "Vader's Obsession", 'Run Luke, Run'])
    t.is(faults(deck({ Tatooine: 1, 'Darth Vader': 58, [title]: 1 })).includes('CCG-DCK-04'), true);
});

scenario('Without a location that can start alone a deck is allowed, with a warning', 'CCG-DCK-06', (t) => {
  const cards = new Map(CARDS.map((card) => [card.id, card]));
  const without = deck({ 'Sandcrawler: Droid Junkheap': 1, 'Darth Vader': 59 });
  t.is(faults(without), []);
  t.is(
    deckWarnings(cards, without).map(({ rule }) => rule),
    ['CCG-DCK-06'],
  );
  t.is(deckWarnings(cards, deck({ Tatooine: 1, 'Darth Vader': 59 })), []);
  t.board({ at: 'setup', dark: { reserve: ['Sandcrawler: Droid Junkheap'] }, light: { reserve: ['Yavin 4'] } });
  t.offers('Start with no location');
  t.answer('Dark: Start with no location', 'Light: Start with Yavin 4');
  t.is(t.locations(), ['Yavin 4']);
});

scenario('The starting location is one of the sixty: 59 are left for hand and Reserve Deck', 'CCG-DCK-05', (t) => {
  t.board({
    at: 'setup',
    dark: { reserve: ['Tatooine'], left: 59, force: 0 },
    light: { reserve: ['Yavin 4'], left: 59, force: 0 },
  });
  t.answer('Dark: Start with Tatooine', 'Light: Start with Yavin 4');
  for (const seat of ['Dark', 'Light'] as const)
    t.is([t.count(seat, 'hand'), t.count(seat, 'reserve'), t.count(seat, 'force')], [8, 51, 0]);
});

scenario('Of all cards only locations can be laid out before the first turn', 'CCG-DCK-07', (t) => {
  t.is(
    CARDS.filter((card) => canStartAlone(card) && card.type !== 'Location').map(({ title }) => title),
    [],
  );
  t.is(
    [TYPES.Effect, TYPES.Interrupt, TYPES.Location].map(({ kinds }) => Object.keys(kinds)),
    [
      ['Utinni', 'Immediate'],
      ['Used', 'Lost'],
      ['Site', 'System'],
    ],
  );
  // Every site of the pool belongs to a system, a vehicle or a holotable.
  t.is(
    CARDS.filter(({ type, system, title }) => type === 'Location' && system === '' && !/holo/iu.test(title)).map(
      ({ title }) => title,
    ),
    [],
  );
});

scenario('Whatever lay turned or upside down on the table lies in a pile like any other card', 'CCG-DCK-08', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Dark Tatooine: Cantina': ['hit Stormtrooper'] },
    dark: { hand: ['Home'] },
    cards: ['Home   Dark Interrupt - Used   C1\n destiny 1\n Target 1 your character -> It goes to its Used Pile.'],
  });
  t.card('Stormtrooper', { hit: true });
  t.act('Dark: Play Home');
  t.answer('Choose Stormtrooper');
  t.settle('act');
  t.card('Stormtrooper', { zone: 'used', hit: false });
  t.toPhase('control', 'Light'); // recirculated, and nobody is asked anything about it
  t.card('Stormtrooper', { zone: 'reserve', hit: false });
});
