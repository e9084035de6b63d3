import { type Deck, Match } from '@dejarik/kernel';
import { DARK, LIGHT } from '../../src/rules/state.ts';
import { YUUZHAN_VONG } from '../../src/cards/card.ts';
import { VONG_FOR_DARK } from '../../src/seats.ts';
import { fail, gameWith, scenarioX } from '../../src/testing/index.ts';
import { cardsOf, copiesOf, deck, deckOf, type Entry, legalDeck } from '../deck-lists.ts';

const CARDS = `
  1 Skimmer   Dark Space/Ground - Ship   C
     cost 3   speed 30   power 3   health 3

  2 Crawler   Dark Space/Ground - Ship   C
     cost 3   speed 30   power 3   health 3

  3 Warrior   Yuuzhan Vong Character - Soldier   C
     cost 3   speed 30   power 3   health 3

  4 Uprising   Dark Event   C
     Each of your units has +1 power.

  5 Drone   Dark Subordinate - Character Droid   C
     speed 10   power 1   health 1

  6 Mine   Dark Resource   C
     cost 3

  7 Fort   Dark Location - Ground Facility   C
     cost 3

  8 Blade   Dark Equipment - Character Weapon   C
     cost 3
     Equip: Free.
     Equipped: +1 power.

  9 Battle Droid Squad   Dark Ground - Droid   C
     cost 3   speed 30   power 3   health 3
`;
const game = gameWith(CARDS);
const faults = (list: Deck, side: number): string[] => game.checkDeck(list, side, 'x').map(({ rule }) => rule);
const written = (number: number, copies: number): Entry => ({ id: `TEST-${number}`, copies });

scenarioX('A card of two types counts for each of them, and once toward the 36', 'TCG-DECK-09', (t) => {
  // 8 + 4, 8 + 4 and 12: twelve of each type, in 32 cards.
  const few = deck(deckOf('Dark', [8, 8, 12, 20, 8]).cards, written(1, 4));
  t.is(faults(few, DARK), ['TCG-DECK-09']);
  t.is(faults(deck(deckOf('Dark', [8, 8, 16, 20, 8]).cards, written(1, 4)), DARK), []);
  t.is(faults(deckOf('Dark', [8, 12, 16, 20, 8]), DARK), ['TCG-DECK-04']);
});

scenarioX('It counts for each of them in the comparison of types too', 'TCG-DECK-11', (t) => {
  const rest = deckOf('Dark', [20, 20, 12, 8]).cards;
  t.is(faults(deck(rest, written(1, 4)), DARK), []); // 24, 24, 12
  t.is(faults(deck(rest, written(1, 4), written(2, 1)), DARK), ['TCG-DECK-05', 'TCG-DECK-05']); // 25, 25, 12
});

scenarioX('A deck may be Neutral altogether, and takes any side', 'TCG-DECK-12 TCG-DECK-19', (t) => {
  const neutral = deckOf('Neutral', [20, 20, 20]);
  for (const side of [DARK, LIGHT, YUUZHAN_VONG, -1]) t.is(faults(neutral, side), []);
  t.is(faults(legalDeck('Light'), DARK), ['TCG-DECK-19']);
  t.is(faults(legalDeck('Dark'), LIGHT), ['TCG-DECK-19']);
});

scenarioX('Yuuzhan Vong cards go with Neutral ones alone', 'TCG-DECK-14 TCG-DECK-19', (t) => {
  const vong = deck(deckOf('Neutral', [20, 20, 20]).cards, written(3, 4));
  t.is(faults(vong, YUUZHAN_VONG), []);
  t.is(faults(vong, DARK), ['TCG-DECK-19']);
  for (const side of ['Dark', 'Light'] as const)
    t.is(faults(deck(legalDeck(side).cards, written(3, 1)), -1), ['TCG-DECK-14']);
  // Their deck takes the place of a side's.
  const match = Match.start(game, { edition: 'x', seed: 1, seats: VONG_FOR_DARK, decks: [vong, legalDeck('Light')] });
  t.is(
    match.state.seats.map(({ name }) => name),
    ['Yuuzhan Vong', 'Light'],
  );
  let refused = false;
  try {
    Match.start(game, { edition: 'x', seed: 1, seats: VONG_FOR_DARK.toReversed(), decks: [legalDeck('Light'), vong] });
  } catch {
    refused = true;
  }
  if (!refused) fail('Light sat before the Yuuzhan Vong');
});

scenarioX('Cards of one name that are not unique count by expansion', 'TCG-DECK-15', (t) => {
  const rest = deckOf('Dark', [20, 20, 20, 4]).cards.filter(({ id }) => id !== copiesOf('Battle Droid Squad', 1).id);
  t.is(faults(deck(rest, copiesOf('Battle Droid Squad', 4), written(9, 4)), DARK), []);
  t.is(faults(deck(rest, copiesOf('Battle Droid Squad', 5)), DARK), ['TCG-DECK-07']);
});

scenarioX('Each version of a unique card is a card of its own', 'TCG-DECK-16', (t) => {
  const rest = deckOf('Light', [20, 20, 20]).cards;
  const luke = (a: number, c: number): Deck =>
    deck(rest, copiesOf('Luke Skywalker (A)', a), copiesOf('Luke Skywalker (C)', c));
  t.is(faults(luke(4, 4), LIGHT), []);
  t.is(faults(luke(5, 1), LIGHT), ['TCG-DECK-07']);
});

scenarioX('Events and Subordinates are kept in the supply and no cards of the deck', 'TCG-DECK-17', (t) => {
  t.is(faults(deck(deckOf('Dark', [20, 20, 19]).cards, written(4, 1), written(5, 8)), DARK), ['TCG-DECK-01']);
  const list = deck(deckOf('Dark', [20, 20, 20]).cards, written(4, 1), written(5, 8));
  t.is(faults(list, DARK), []);
  const { state } = Match.start(game, { edition: 'x', seed: 1, decks: [list, legalDeck('Light')] });
  t.is([state.deck[DARK]!.length, state.expanded!.supply[DARK]!.length], [60, 9]);
});

scenarioX('Resources, Locations, Equipment, Battle and Mission cards are cards of the deck', 'TCG-DECK-18', (t) => {
  const others = [...cardsOf('Dark', 'Battle', 4), ...cardsOf('Dark', 'Mission', 4)];
  const units = deckOf('Dark', [14, 13, 13]).cards;
  t.is(faults(deck(units, others, written(6, 4), written(7, 4), written(8, 4)), DARK), []); // 40 + 20
  for (const number of [6, 7, 8])
    t.is(faults(deck(units, others, cardsOf('Dark', 'Battle', 8), written(number, 5)), DARK).at(-1), 'TCG-DECK-07');
});
