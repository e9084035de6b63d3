/** What the rulebooks disagree on, one scenario a subject, played by both: sides, cards, decks, preparation, setup. */
import { DARK, LIGHT, YUUZHAN_VONG } from '../src/cards/card.ts';
import { EDITIONS } from '../src/editions.ts';
import { starterDecks } from '../src/decks/shipped.ts';
import type { Deck } from '@dejarik/kernel';
import { VONG_FOR_DARK } from '../src/seats.ts';
import { catalogueWith, gameWith } from '../src/testing/board.ts';
import { type Play, scenarioBoth } from '../src/testing/index.ts';

/** The rules that a deck of so many copies breaks. */
const broken = (t: Play, text: string, list: Readonly<Record<string, number>>, side: number): string[] => {
  const game = gameWith(text);
  const cards = Object.entries(list).map(([name, copies]) => ({ id: game.cards.byTitle.get(name)!.card.id, copies }));
  return [...new Set(game.checkDeck({ name: 'Deck', cards } satisfies Deck, side, t.edition).map(({ rule }) => rule))];
};

const POOL = `
  1 Ship One   Neutral Space - Ship   C
     cost 1   speed 10   power 1   health 1

  2 Tank One   Neutral Ground - Tank   C
     cost 1   speed 10   power 1   health 1

  3 Man One   Neutral Character - Man   C
     cost 1   speed 10   power 1   health 1

  4 Tank Two   Neutral Ground - Tank   P
     cost 1   speed 10   power 1   health 1

  5 Old Mill   Neutral Location - Ground Farm   C
     cost 1
     Each of your units has +1 power.

  6 Walker One   Neutral Ground/Character - Walker   C
     cost 1   speed 10   power 1   health 1

  7 Ploy   Neutral Mission   C
     cost 1
     Draw 1 card.
`;
/** Of many names, so that the limit of copies does not matter: the same card, many times over, is told apart by its fault. */
const COPIES = 'TCG-DECK-07';
const faults = (t: Play, list: Readonly<Record<string, number>>, side = DARK): string[] =>
  broken(t, POOL, list, side).filter((rule) => rule !== COPIES);
const PLAIN = { 'Ship One': 20, 'Tank One': 20, 'Man One': 20 } as const;

scenarioBoth('Which sides sit at a table, and who is first', { nh: 'TCG-PRIME-02', x: 'TCG-PRIME-03' }, (t) => {
  const decks = starterDecks(catalogueWith());
  let first = 'nobody';
  try {
    t.start({ seed: 1, decks, seats: VONG_FOR_DARK });
    first = t.state.seats[t.state.question!.seat]!.name;
  } catch {
    first = 'refused';
  }
  t.is(first, t.by({ nh: 'refused', x: 'Yuuzhan Vong' }));
});

scenarioBoth('Card types that a deck may hold', { nh: 'TCG-CARD-01', x: 'TCG-CARD-02' }, (t) => {
  t.is(faults(t, PLAIN), []);
  t.is(faults(t, { ...PLAIN, 'Old Mill': 1 }), t.by({ nh: ['TCG-CARD-01'], x: [] }));
});

scenarioBoth('Rarities that a card may have', { nh: 'TCG-CARD-38', x: 'TCG-CARD-39' }, (t) => {
  t.is(faults(t, { ...PLAIN, 'Tank Two': 1 }), t.by({ nh: ['TCG-CARD-38'], x: [] }));
});

scenarioBoth('The least number of units in a deck', { nh: 'TCG-DECK-10', x: 'TCG-DECK-09' }, (t) => {
  // Twelve of each type in 24 cards, because one kind counts for two types.
  const list = { 'Ship One': 12, 'Walker One': 12, Ploy: 36 };
  t.is(faults(t, list), t.by({ nh: ['TCG-CARD-01', 'TCG-DECK-01', 'TCG-DECK-04', 'TCG-DECK-05'], x: ['TCG-DECK-09'] }));
  t.is(faults(t, { 'Ship One': 12, 'Tank One': 12, 'Man One': 12, Ploy: 24 }), []);
  t.is(faults(t, { ...list, 'Man One': 12 }).includes('TCG-DECK-09'), false);
});

scenarioBoth('A deck of Neutral cards alone', { nh: 'TCG-DECK-13', x: 'TCG-DECK-12' }, (t) => {
  // It may stand for each side that the rulebook has.
  const { sides } = EDITIONS.find(({ id }) => id === t.edition)!;
  t.is(
    sides.map((side) => [side, faults(t, PLAIN, side)]),
    t.by<unknown>({
      nh: [
        [DARK, []],
        [LIGHT, []],
      ],
      x: [
        [DARK, []],
        [YUUZHAN_VONG, []],
        [LIGHT, []],
      ],
    }),
  );
});

const CARDS = `
  1 Herald   Light Character - Jedi   C
     cost 3   speed 10   power 1   health 3

  2 Hunt   Dark Mission   C
     cost 0
     Put 1 enemy Jedi card in the enemy build zone into its discard pile.

  3 Spice Mine   Dark Resource   C
     cost 3
     Build step: Pay 1 Force -> Draw 1 card.

  4 Long Night   Dark Event   C
     Each of your units has +1 power.

  5 Brute   Dark Character - Thug   C
     cost 3   speed 10   power 2   health 3
     This unit has +5 power.

  6 Scheme   Dark Mission   C
     cost 2
     Draw 1 card.
`;
const GUARDS = new Array<string>(9).fill('Geonosian Guard');

scenarioBoth('The zones there are', { nh: 'TCG-ZONE-01', x: 'TCG-ZONE-02' }, (t) => {
  t.board({ at: 'Dark builds' });
  const { supply, event, resource, outOfPlay } = t.state.expanded ?? {};
  t.is(
    [supply, event, resource, outOfPlay].map((zone) => zone?.length),
    t.by<unknown>({ nh: [undefined, undefined, undefined, undefined], x: [2, 2, 2, 2] }),
  );
});

scenarioBoth('Words for a kind of card, and cards face down', { nh: 'TCG-ZONE-20', x: 'TCG-ZONE-19' }, (t) => {
  t.board({
    at: 'Dark builds',
    cards: CARDS,
    dark: { hand: ['Hunt'] },
    light: { build: [{ down: 'Herald', counters: 1 }] },
  });
  t.answer('Dark: complete Hunt');
  t.card('Herald', { zone: t.by({ nh: 'discard', x: 'build' }) });
});

/** What is asked and what happened of these kinds, before anything was answered. */
const atFirst = (t: Play): unknown => [
  t.state.question?.kind,
  [...new Set(t.match.events.map(({ kind }) => kind).filter((kind) => ['points', 'draw', 'shuffle'].includes(kind)))],
];

scenarioBoth('The order of preparation', { nh: 'TCG-PREP-01', x: 'TCG-PREP-02' }, (t) => {
  t.board({ at: 'preparation', cards: CARDS, dark: { deck: GUARDS }, light: { deck: GUARDS } });
  t.is(atFirst(t), t.by<unknown>({ nh: ['mulligan', ['draw']], x: ['search', ['points']] }));
});

scenarioBoth('The opening hand', { nh: 'TCG-PREP-10', x: 'TCG-PREP-11' }, (t) => {
  t.board({ at: 'preparation', cards: CARDS, dark: { deck: ['Spice Mine', ...GUARDS] }, light: { deck: GUARDS } });
  if (t.edition === 'x') t.answer('Dark: search Spice Mine', 'Light: done');
  t.is(t.titles('Dark', 'hand').length, 7);
  t.is(t.events('draw').filter(({ seat }) => seat === DARK).length, t.by({ nh: 7, x: 6 }));
});

scenarioBoth('A mulligan', { nh: 'TCG-MULL-01', x: 'TCG-MULL-02' }, (t) => {
  t.board({ at: 'mulligan', cards: CARDS, dark: { hand: ['Scheme'], deck: ['Geonosian Guard'] }, light: {} });
  t.answer('Dark: exchange Scheme', 'Dark: done');
  t.is(t.titles('Dark', 'hand'), ['Geonosian Guard']);
  // The cards given up are discarded, or their player chooses between that and the deck.
  t.is(
    [t.titles('Dark', 'discard'), t.state.question?.kind],
    t.by<unknown>({ nh: [['Scheme'], 'mulligan'], x: [[], 'setAside'] }),
  );
});

scenarioBoth(
  'What can be put out in setup, and at what price',
  { nh: 'TCG-SETUP-01 TCG-SETUP-16', x: 'TCG-SETUP-02 TCG-SETUP-17' },
  (t) => {
    t.board({ at: 'setup', cards: CARDS, dark: { hand: ['Brute', 'Spice Mine'] }, light: {} });
    const options = t.state.question!.options.map((option) => t.game.describeOption(t.table, option));
    t.is(
      options.some((option) => option.startsWith('put out Brute')),
      true,
    );
    t.is(
      options.some((option) => option.includes('Spice Mine') && !option.startsWith('partly')),
      t.by({ nh: false, x: true }),
    );
    t.answer('Dark: put out Brute');
    t.is(t.points('Dark'), t.by({ nh: 0, x: 27 }));
  },
);

scenarioBoth('How much is put out in setup', { nh: 'TCG-SETUP-05', x: 'TCG-SETUP-06' }, (t) => {
  t.board({ at: 'setup', cards: CARDS, dark: { points: 2, hand: ['Brute'] }, light: {} });
  const most = t.state.question!.options.some(({ kind }) => kind === 'setUp');
  t.is(most, t.by({ nh: true, x: false })); // 30 for everybody, or the own points
});

scenarioBoth(
  'The counters on the last card of setup',
  { nh: 'TCG-SETUP-07 TCG-SETUP-09', x: 'TCG-SETUP-08 TCG-SETUP-10' },
  (t) => {
    t.board({ at: 'setup', cards: CARDS, dark: { hand: ['Brute'] }, light: {} });
    t.answer('Dark: partly build Brute');
    if (t.edition === 'x') t.answer('Dark: from 1 to 10', 'Dark: 5'); // as many as wanted, more than it costs too
    t.card('Brute', { counters: t.by({ nh: 30, x: 5 }), faceDown: true });
  },
);

scenarioBoth('Text during setup', { nh: 'TCG-SETUP-14', x: 'TCG-SETUP-15' }, (t) => {
  const event = t.edition === 'x' ? { event: 'Long Night' } : {};
  t.board({ at: 'setup', cards: CARDS, dark: { ...event, character: ['Brute'] }, light: {} });
  t.card('Brute', { power: t.by({ nh: 2, x: 3 }) }); // its own text never counts
});
