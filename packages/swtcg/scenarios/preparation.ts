import { Match } from '@dejarik/kernel';
import { DARK, LIGHT, type State } from '../src/rules/state.ts';
import type { Table } from '../src/rules/table.ts';
import { fail, gameWith, scenario, scenarioBoth } from '../src/testing/index.ts';
import { deckOf, legalDeck } from './deck-lists.ts';

const game = gameWith();

const BOTH_DECKS = [legalDeck('Dark'), legalDeck('Light')];

/** From the start to the opening hands: no Resource is wanted. */
function start(seed: number, decks = BOTH_DECKS, edition = 'nh'): Match<State, Table> {
  const match = Match.start(game, { edition, seed, decks });
  for (let open = match.state.question; open?.kind === 'search'; open = match.state.question)
    match.answer(open.seat, open.options.length - 1);
  return match;
}

/** Answers with the first option of this kind. */
function give(match: Match<State, Table>, seat: number, question: string, kind: string): void {
  const open = match.state.question;
  if (open?.seat !== seat || open.kind !== question) fail(`seat ${seat} should be asked ${question}`);
  match.answer(
    seat,
    open.options.findIndex((option) => option.kind === kind),
  );
}

scenario('From the decks to the first turn', 'TCG-PREP-01 TCG-MULL-05', (t) => {
  const match = start(1);
  // Both hands are drawn before anything is asked.
  t.is(
    match.events.map((e) => e.kind),
    new Array(14).fill('draw'),
  );
  give(match, DARK, 'mulligan', 'done');
  give(match, LIGHT, 'mulligan', 'done');
  give(match, DARK, 'setup', 'setUp');
  give(match, LIGHT, 'setup', 'stop');
  t.is(match.state.turn, 0);
  give(match, DARK, 'setup', 'stop');
  t.is(match.state.turn, 1);
  // The hand comes from the shuffled deck, not from the list as it was brought.
  const hands = [1, 2, 3, 4].map((seed) =>
    start(seed)
      .state.hand.flat()
      .map((card) => start(seed).state.def[card]),
  );
  t.is(new Set(hands.map((hand) => JSON.stringify(hand))).size, 4, 'different hands');
});

scenario('Who plays which side is up to the players', 'TCG-PREP-03', (t) => {
  // The side is a seat that one takes; with Neutral cards only, the same two decks are played either way round.
  const one = deckOf('Neutral', [20, 20, 20]);
  const other = deckOf('Neutral', [20, 16, 20, 4]);
  for (const decks of [
    [one, other],
    [other, one],
  ]) {
    decks.forEach((list, seat) => t.is(game.checkDeck(list, seat, 'nh'), []));
    const { state } = start(1, decks);
    const brought = (seat: number): number[] =>
      state.def.filter((_, card) => state.owner[card] === seat).sort((a, b) => a - b);
    const listed = (list: (typeof decks)[number]): number[] =>
      list.cards
        .flatMap(({ id, copies }) => new Array<number>(copies).fill(game.cards.byId.get(id)!.index))
        .sort((a, b) => a - b);
    t.is([brought(DARK), brought(LIGHT)], decks.map(listed));
    t.is(state.question!.seat, DARK);
  }
});

scenarioBoth('A shuffled deck is in any order', 'TCG-PREP-09', (t) => {
  const games = 600;
  const list = legalDeck('Dark');
  const listed = list.cards.flatMap(({ id, copies }) => new Array<number>(copies).fill(game.cards.byId.get(id)!.index));
  // How often each different card came first, and second: for each it should be its share of the deck.
  const first = new Map<number, number>();
  const second = new Map<number, number>();
  for (let seed = 0; seed < games; seed++) {
    const { state } = start(seed, BOTH_DECKS, t.edition);
    const own = state.def.slice(0, 60);
    if (seed < 5)
      t.is(
        [...own].sort((a, b) => a - b),
        [...listed].sort((a, b) => a - b),
        'the cards of the deck',
      );
    for (const [place, count] of [
      [0, first],
      [1, second],
    ] as const) {
      const def = state.def[state.hand[DARK]![place]!]!;
      count.set(def, (count.get(def) ?? 0) + 1);
    }
  }
  const share = games / (60 / 4);
  for (const count of [first, second]) {
    t.is(count.size, 15, 'the different cards that came');
    for (const [def, n] of count)
      if (n < share / 2 || n > share * 2)
        fail(`${game.cards.cards[def]!.card.name} came ${n} times, not about ${share}`);
  }
});

scenario('The opening hand has seven cards', 'TCG-PREP-10', (t) => {
  const { state } = start(3);
  t.is(
    state.hand.map((hand) => hand.length),
    [7, 7],
  );
  t.is(
    state.deck.map((left) => left.length),
    [53, 53],
  );
});

scenarioBoth('Nobody starts with Force', 'TCG-PREP-12', (t) => {
  const match = start(1, BOTH_DECKS, t.edition);
  t.is(match.state.force, [0, 0]);
  give(match, DARK, 'mulligan', 'done');
  give(match, LIGHT, 'mulligan', 'done');
  give(match, DARK, 'setup', 'stop');
  t.is(match.state.force, [0, 0]);
  give(match, LIGHT, 'setup', 'stop');
  t.is(match.state.force, [4, 4]); // the first turn began
});

scenarioBoth('Force is kept, however much', 'TCG-PREP-12', (t) => {
  t.board({
    at: 'turn ends',
    dark: { force: 7, space: ['TIE Fighter DS-3-12'] },
    light: { force: 99, space: ['N-1 Starfighter'] },
  });
  t.asks('Dark', 'build');
  t.is([t.force('Dark'), t.force('Light')], [11, 103]);
});

const HAND = ['Blaster Barrage', 'Destroy Alderaan', 'Geonosian Guard', 'Carrack Cruiser', 'Blaster Barrage'];

scenario('A mulligan exchanges Battle and Mission cards', 'TCG-MULL-01 TCG-MULL-07', (t) => {
  t.board({
    at: 'mulligan',
    dark: { hand: HAND, deck: ['Stormtrooper Squad', 'Admiral Motti (A)', 'Capture the Falcon', 'Geonosian Warrior'] },
    light: { hand: ["Leia's Kiss", 'Naboo Security Guard'] },
  });
  t.asks('Dark', 'mulligan');
  t.offers('exchange Blaster Barrage', 'exchange Destroy Alderaan', 'done');
  t.answer('exchange Blaster Barrage', 'exchange Destroy Alderaan', 'done');
  t.is(t.titles('Dark', 'discard').sort(), ['Blaster Barrage', 'Destroy Alderaan']);
  t.is(t.titles('Dark', 'hand').sort(), [
    'Admiral Motti (A)',
    'Blaster Barrage',
    'Carrack Cruiser',
    'Geonosian Guard',
    'Stormtrooper Squad',
  ]);
  t.is(t.titles('Dark', 'deck'), ['Capture the Falcon', 'Geonosian Warrior']);
});

scenario('A mulligan may be for everything or for nothing', 'TCG-MULL-01', (t) => {
  t.board({
    at: 'mulligan',
    dark: { hand: HAND, deck: ['Stormtrooper Squad', 'Admiral Motti (A)', 'Geonosian Warrior'] },
    light: { hand: ["Leia's Kiss"], deck: ['Clone Squad'] },
  });
  t.answer('Dark: exchange Blaster Barrage', 'exchange Blaster Barrage', 'exchange Destroy Alderaan');
  t.offers('done');
  t.answer('done', 'Light: done');
  t.is([t.titles('Dark', 'hand').length, t.titles('Dark', 'discard').length], [5, 3]);
  t.is([t.titles('Light', 'hand'), t.titles('Light', 'discard')], [["Leia's Kiss"], []]);
});

scenarioBoth('Dark finishes the mulligan first, and each has one', 'TCG-MULL-05 TCG-MULL-06', (t) => {
  t.board({
    at: 'mulligan',
    dark: { hand: ['Blaster Barrage', 'Geonosian Guard'], deck: ['Blaster Barrage', 'Blaster Barrage'] },
    light: { hand: ["Leia's Kiss", 'Naboo Security Guard'], deck: ["Leia's Kiss", "Leia's Kiss"] },
  });
  t.answer('Dark: exchange Blaster Barrage', 'Dark: done');
  if (t.edition === 'x') t.answer('Dark: discard the cards set aside');
  // Dark's new card is a Battle card again, and stays; it was drawn before Light decides.
  t.asks('Light', 'mulligan');
  t.is(t.titles('Dark', 'hand').sort(), ['Blaster Barrage', 'Geonosian Guard']);
  t.answer("Light: exchange Leia's Kiss", 'Light: done');
  if (t.edition === 'x') t.answer('Light: return the cards set aside to the deck');
  t.asks('Dark', 'setup');
  // From the first unit in an arena on there is no way back.
  t.answer('put out Geonosian Guard', 'Light: put out Naboo Security Guard', 'Light: stop', 'Dark: stop');
  t.is(
    t.events('mulligan').map((e) => [e.seat, e.n]),
    [
      [DARK, 1],
      [LIGHT, 1],
    ],
  );
  t.startBuilding();
  t.asks('Dark', 'build');
});

scenarioBoth('Mulligans are before setup', 'TCG-MULL-06', (t) => {
  t.board({
    at: 'setup',
    dark: { hand: ['Blaster Barrage', 'Geonosian Guard'] },
    light: { hand: ["Leia's Kiss", 'Naboo Security Guard', 'Clone Squad'] },
  });
  t.answer('Dark: put out Geonosian Guard');
  t.asks('Light', 'setup');
  t.doesNotOffer('exchange');
  t.answer('put out Naboo Security Guard');
  t.doesNotOffer('exchange');
});

scenario('What is exchanged does not come back', 'TCG-MULL-08', (t) => {
  t.board({
    at: 'mulligan',
    dark: { hand: HAND, deck: ['Stormtrooper Squad'] },
    light: {},
  });
  t.answer('exchange Blaster Barrage', 'exchange Destroy Alderaan', 'done');
  const order = t.match.events.map((e) => e.kind).filter((kind) => kind === 'discard' || kind === 'draw');
  t.is(order, ['discard', 'discard', 'draw', 'draw']);
  // Two cards for two, but the deck had only one, and discards are no part of it.
  t.is(t.titles('Dark', 'hand').sort(), [
    'Blaster Barrage',
    'Carrack Cruiser',
    'Geonosian Guard',
    'Stormtrooper Squad',
  ]);
  t.is(t.titles('Dark', 'discard').length, 2);
});
