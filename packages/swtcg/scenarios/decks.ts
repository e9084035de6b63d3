import type { Deck } from '@dejarik/kernel';
import { Match } from '@dejarik/kernel';
import { DARK, LIGHT } from '../src/rules/state.ts';
import { buildBoard, fail, gameWith, scenario, scenarioBoth } from '../src/testing/index.ts';
import { cardsOf, copiesOf, deck, deckOf, legalDeck } from './deck-lists.ts';

/** The rules a deck breaks on a seat, each once for each fault. */
const faults = (list: Deck, seat: number = DARK, edition = 'nh'): string[] =>
  gameWith()
    .checkDeck(list, seat, edition)
    .map((fault) => fault.rule);

scenarioBoth('A deck has 60 cards or more', 'TCG-DECK-01', (t) => {
  t.is(faults(deckOf('Dark', [20, 20, 20]), DARK, t.edition), []);
  t.is(faults(deckOf('Dark', [20, 20, 19]), DARK, t.edition), ['TCG-DECK-01']);
  t.is(faults(deckOf('Dark', [100, 100, 100, 60, 60]), DARK, t.edition), []);
});

scenarioBoth('A deck is of one side', 'TCG-DECK-02', (t) => {
  t.is(faults(legalDeck('Dark'), DARK, t.edition), []);
  t.is(faults(legalDeck('Light'), LIGHT, t.edition), []);
  const mixed = deck(legalDeck('Dark').cards, copiesOf("Leia's Kiss", 1));
  for (const seat of [DARK, LIGHT, -1]) t.is(faults(mixed, seat, t.edition), ['TCG-DECK-02']);
});

scenarioBoth('Neutral cards fit in every deck', 'TCG-DECK-03', (t) => {
  const neutral = [...cardsOf('Neutral', 'Ground', 4), ...cardsOf('Neutral', 'Battle', 4)];
  t.is(faults(deck(legalDeck('Dark').cards, neutral), DARK, t.edition), []);
  t.is(faults(deck(legalDeck('Light').cards, neutral), LIGHT, t.edition), []);
});

scenarioBoth('Twelve units for each arena', 'TCG-DECK-04', (t) => {
  t.is(faults(deckOf('Dark', [12, 20, 20, 8]), DARK, t.edition), []);
  t.is(faults(deckOf('Dark', [11, 20, 20, 9]), DARK, t.edition), ['TCG-DECK-04']);
  t.is(faults(deckOf('Dark', [20, 12, 20, 8]), DARK, t.edition), []);
  t.is(faults(deckOf('Dark', [20, 11, 20, 9]), DARK, t.edition), ['TCG-DECK-04']);
  t.is(faults(deckOf('Dark', [20, 20, 12, 8]), DARK, t.edition), []);
  t.is(faults(deckOf('Dark', [20, 20, 11, 9]), DARK, t.edition), ['TCG-DECK-04']);
});

scenarioBoth('No unit type more than twice as often as another', 'TCG-DECK-05', (t) => {
  for (const [few, many, third] of [
    [0, 1, 2],
    [1, 0, 2],
    [0, 2, 1],
    [2, 0, 1],
    [1, 2, 0],
    [2, 1, 0],
  ] as const) {
    const counts = [0, 0, 0, 10];
    counts[few] = 13;
    counts[third] = 20;
    counts[many] = 26;
    t.is(faults(deckOf('Dark', counts), DARK, t.edition), [], `${counts.join(', ')}: faults`);
    counts[many] = 27;
    t.is(faults(deckOf('Dark', counts), DARK, t.edition), ['TCG-DECK-05'], `${counts.join(', ')}: faults`);
  }
});

scenario('12 Space units allow 24 Ground units, not 25', 'TCG-DECK-06', (t) => {
  t.is(faults(deckOf('Dark', [12, 25, 23])), ['TCG-DECK-05']);
  t.is(faults(deckOf('Dark', [12, 24, 24])), []);
});

scenarioBoth('Four copies of a card', 'TCG-DECK-07', (t) => {
  const rest = deckOf('Light', [20, 20, 20]).cards;
  for (const title of ["Leia's Kiss", 'Surprise Attack', 'Rebel Honor Company']) {
    t.is(faults(deck(rest, copiesOf(title, 4)), LIGHT, t.edition), [], title);
    t.is(faults(deck(rest, copiesOf(title, 5)), LIGHT, t.edition), ['TCG-DECK-07'], title);
    // They are counted together wherever they stand in the list.
    t.is(faults(deck(copiesOf(title, 3), rest, copiesOf(title, 2)), LIGHT, t.edition), ['TCG-DECK-07'], title);
  }
});

scenario('Luke Skywalker in several versions', 'TCG-DECK-08', (t) => {
  const rest = deckOf('Light', [20, 20, 20]).cards;
  const twoVersions = deck(rest, copiesOf('Luke Skywalker (A)', 4), copiesOf('Luke Skywalker (C)', 2));
  t.is(faults(twoVersions, LIGHT), []);
  t.is(faults(deck(rest, copiesOf('Luke Skywalker (B)', 5)), LIGHT), ['TCG-DECK-07']);
});

scenario('36 units are enough, each counted for one arena', 'TCG-DECK-10', (t) => {
  t.is(faults(deckOf('Dark', [12, 12, 12, 12, 12])), []);
  for (const counts of [
    [11, 12, 12, 13, 12],
    [12, 11, 12, 13, 12],
    [12, 12, 11, 13, 12],
  ])
    t.is(faults(deckOf('Dark', counts)), ['TCG-DECK-04']);
  const both = '1 Speeder Ship   Dark Space/Ground - Ship   C\n   cost 3   speed 30   power 3   health 3';
  const two = deck(legalDeck('Dark').cards, { id: 'TEST-1', copies: 1 });
  const wrong = gameWith(both).checkDeck(two, DARK, 'nh');
  t.is(
    wrong.map(({ rule }) => rule),
    ['TCG-CARD-01'],
    'cards for two arenas',
  );
});

scenario('A deck of Neutral cards fits either side', 'TCG-DECK-13', (t) => {
  const neutral = deckOf('Neutral', [20, 20, 20]);
  for (const seat of [DARK, LIGHT, -1]) t.is(faults(neutral, seat), []);
});

scenarioBoth('A card that nobody knows is in no deck', 'TCG-DECK-22', (t) => {
  const unknown = deck(legalDeck('Dark').cards, { id: 'ANH-999', copies: 1 });
  t.is(faults(unknown, DARK, t.edition), ['TCG-DECK-22']);
});

scenario('What the game is played with', 'TCG-DECK-20', (t) => {
  const game = gameWith();
  // One Dark deck and one Light deck: neither takes the place of the other.
  t.is(faults(legalDeck('Light'), DARK), ['TCG-DECK-20']);
  t.is(faults(legalDeck('Dark'), LIGHT), ['TCG-DECK-20']);
  // A die has six sides.
  const rolled = new Set<number>();
  for (let seed = 1; seed <= 200; seed++) {
    const match = new Match(game, buildBoard(game.cards, { at: 'build roll', seed }));
    rolled.add(match.state.points[DARK]!);
  }
  t.is(
    [...rolled].sort((a, b) => a - b),
    [1, 2, 3, 4, 5, 6],
  );
  // Trackers: Force for each player, damage for each card.
  const { state } = Match.start(game, { edition: 'nh', seed: 1, decks: [legalDeck('Dark'), legalDeck('Light')] });
  t.is([state.force.length, state.damage.length], [2, 120]);
  if (state.question === null) fail('the game did not begin');
});

scenarioBoth('One person under two names is two cards for the copy limit', 'TCG-DECK-21', (t) => {
  const game = gameWith(`
    1 Beru Whitesun (A)   Light Character - Tatooine Farmer   R
       cost 2   speed 10   power 1   health 2
  `);
  const rest = deckOf('Light', [20, 20, 20]).cards;
  const check = (list: Deck): string[] => game.checkDeck(list, LIGHT, t.edition).map((fault) => fault.rule);
  const lars = copiesOf('Beru Lars (A)', 4);
  t.is(check(deck(rest, lars, { id: 'TEST-1', copies: 4 })), []);
  t.is(check(deck(rest, lars, { id: 'TEST-1', copies: 5 })), ['TCG-DECK-07']);
});
