/** Building a deck. */
import type { Deck } from '@dejarik/kernel';
import { DOTS } from '../src/cards/card.ts';
import { youngJedi } from '../src/game.ts';
import { scenario, shippedCatalogue } from '../src/testing/index.ts';
import { copies, type Counts, deck, plainCards } from './deck-lists.ts';

/** The rules a Dark deck breaks, each once. */
const faults = (list: Deck, edition = 'faq'): string[] => [
  ...new Set(
    youngJedi(shippedCatalogue())
      .checkDeck(list, 0, edition)
      .map(({ rule }) => rule),
  ),
];

const messages = (list: Deck): string[] =>
  youngJedi(shippedCatalogue())
    .checkDeck(list, 0, 'faq')
    .map(({ message }) => message);

/** Dark's ordinary cards, nine of the colours named and ten of the others. */
const nineOf = (...colours: (keyof Counts)[]): ReturnType<typeof plainCards> =>
  plainCards('Dark', Object.fromEntries(colours.map((colour) => [colour, 9])));

/** A wild card with six white dots. */
const wild = (n: number) => copies('Dark', 'Darth Maul, Sith Assassin', n);
const objective = (n = 1) => copies('Dark', 'Boonta Eve Classic', n);

scenario('Sixty cards, ten of each colour', 'YJ-DECK-01', (t) => {
  t.is(faults(deck(plainCards('Dark'))), []);
  for (const [green, size] of [
    [9, 59],
    [11, 61],
  ] as const) {
    const list = deck(plainCards('Dark', { green }));
    t.is(faults(list), ['YJ-DECK-01']);
    t.is(
      messages(list).map((message) => message.split(';')[0]),
      [`${size} cards`, `${green} green cards`],
    );
  }
  for (const few of DOTS)
    for (const many of DOTS)
      if (few !== many)
        t.is(faults(deck(plainCards('Dark', { [few]: 9, [many]: 11 }))), ['YJ-DECK-01'], `more ${many} than ${few}`);
});

scenario('Ten Tanks of one kind, as the champion of 1999 had them', 'YJ-DECK-02', (t) => {
  const tanks = deck(plainCards('Dark', { red: 0 }), copies('Dark', 'Trade Federation Tank, Armored Division', 10));
  t.is(faults(tanks), []);
});

scenario('A Location of each planet', 'YJ-DECK-03', (t) => {
  const ships = (n: number) => copies('Dark', 'Battleship, Trade Federation Transport', n);
  const rest = plainCards('Dark').filter(({ id }) => !/^(?:TJC-135|BON-135|BON-136|MDM-140)$/u.test(id));
  const places = {
    Tatooine: copies('Dark', 'Tatooine, Podrace Arena', 1),
    Coruscant: copies('Dark', 'Coruscant, Capital City', 1),
    Naboo: copies('Dark', 'Naboo, Theed Palace', 1),
  };
  t.is(faults(deck(rest, Object.values(places), ships(7))), []);
  for (const missing of Object.keys(places)) {
    const others = Object.entries(places).flatMap(([planet, entry]) => (planet === missing ? [] : [entry]));
    t.is(faults(deck(rest, others, ships(8))), ['YJ-DECK-03'], `without ${missing}`);
  }
  // Any of its three locations will do.
  const swamp = copies('Dark', 'Naboo, Gungan Swamp', 1);
  t.is(faults(deck(rest, places.Tatooine, places.Coruscant, swamp, ships(7))), []);
});

scenario('A wild card fills any colour in which it has a white dot', 'YJ-DECK-04', (t) => {
  for (const colour of DOTS) t.is(faults(deck(nineOf(colour), wild(1))), [], colour);
  // The Objective has white dots in three colours.
  for (const colour of DOTS)
    t.is(
      faults(deck(nineOf(colour), objective())).length === 0,
      ['orange', 'yellow', 'purple'].includes(colour),
      colour,
    );
  t.is(faults(deck(nineOf('red'), copies('Dark', 'Aurra Sing, Scoundrel', 1))), []);
});

scenario('One wild card a colour', 'YJ-DECK-05', (t) => {
  t.is(faults(deck(nineOf('red', 'green'), wild(2))), []);
  t.is(faults(deck(plainCards('Dark', { red: 8 }), wild(2))).includes('YJ-DECK-05'), true);
  t.is(faults(deck(plainCards('Dark', { red: 8, green: 9 }), wild(3))).length > 0, true);
  // Different ones as well as copies of one.
  const three = ['Darth Maul, Sith Assassin', 'Watto, Risk Taker', 'Sebulba, Champion Podracer Pilot'];
  t.is(
    faults(
      deck(
        nineOf('red', 'blue', 'purple'),
        three.map((name) => copies('Dark', name, 1)),
      ),
    ),
    [],
  );
  t.is(
    faults(
      deck(
        plainCards('Dark', { red: 8, blue: 9 }),
        three.map((name) => copies('Dark', name, 1)),
      ),
    ).length > 0,
    true,
  );
});

scenario('Six wild cards: nine ordinary cards and a wild one in every colour', 'YJ-DECK-06', (t) => {
  t.is(faults(deck(nineOf(...DOTS), wild(6))), []);
  // A seventh has no place.
  t.is(
    faults(deck(plainCards('Dark', { red: 8, orange: 9, blue: 9, yellow: 9, green: 9, purple: 9 }), wild(7))).length >
      0,
    true,
  );
});

scenario('The deck is legal if the wild cards fit in any way at all', 'YJ-DECK-07', (t) => {
  // The Objective cannot be the tenth red or green card: the others have to make room for it.
  for (const colour of ['orange', 'yellow', 'purple'] as const) {
    t.is(faults(deck(nineOf('red', 'green', colour), wild(2), objective())), [], colour);
    t.is(faults(deck(objective(), nineOf('red', 'green', colour), wild(2))), [], colour);
  }
  t.is(faults(deck(nineOf('red', 'green', 'blue'), wild(2), objective())).length > 0, true);
});

scenario('One Objective at most, which is one of the sixty', 'YJ-DECK-08', (t) => {
  t.is(faults(deck(nineOf('yellow'), objective())), []);
  t.is(faults(deck(plainCards('Dark'), objective())).includes('YJ-DECK-01'), true); // 61 cards
  t.is(faults(deck(nineOf('yellow', 'purple'), objective(2))), ['YJ-DECK-08']);
});

scenario('The Objective is the wild card of an orange, yellow or purple place', 'YJ-DECK-09', (t) => {
  for (const colour of DOTS) {
    const fits = ['orange', 'yellow', 'purple'].includes(colour);
    t.is(faults(deck(nineOf(colour), objective())).length === 0, fits, colour);
    // Another wild card in the same colour is one too many.
    t.is(faults(deck(plainCards('Dark', { [colour]: 8 }), objective(), wild(1))).length === 0, false, colour);
  }
  t.is(faults(deck(nineOf('yellow', 'orange'), objective(), wild(1))), []);
});

scenario('The Objective is never in the draw deck, which has 59 cards then', 'YJ-DECK-10', (t) => {
  const game = youngJedi(shippedCatalogue());
  const list = deck(nineOf('yellow'), objective());
  t.is(game.checkDeck(list, 0, 'faq'), []);
  const names = list.cards.flatMap(({ id, copies: n }) =>
    new Array<string>(n).fill(shippedCatalogue().nameOf(shippedCatalogue().byId.get(id)!)),
  );
  t.is(names.length, 60);
  t.board({ at: 'setup', dark: { deck: names, left: 0 }, light: { deck: ['Naboo, Theed Palace'], left: 59 } });
  t.card('Dark Boonta Eve Classic', { zone: 'objective' });
  t.is([t.deckSize('Dark'), t.deckSize('Light')], [59, 60]);
});

scenario('In play a wild card is like any other', 'YJ-DECK-11', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: {
      Naboo: ['Watto, Slave Owner'],
      Tatooine: ['Darth Maul, Sith Lord'],
      hand: ['Darth Maul, Sith Assassin', 'Watto, Risk Taker'],
      deck: ['Aurra Sing, Scoundrel'], // a wild card drawn for destiny: 6
    },
    light: { Tatooine: ['Jawa, Thief', 'Ishi Tib, Warrior'] },
  });
  // It joins its stack, pays its counters, and is bound to the planet of its stack.
  t.offers('Deploy Darth Maul, Sith Assassin to Tatooine for 5 counters', 'End the Deploy step');
  t.board({
    at: 'Dark battles',
    location: 'Mos Espa',
    dark: { Tatooine: ['Darth Maul, Sith Assassin', 'Blaster'], deck: ['Aurra Sing, Scoundrel'] },
    light: { Tatooine: ['Jawa, Thief'] },
  });
  t.battle({ plan: { Dark: ['Blaster'] } });
  t.is(t.powers(), [[6 + 1 + 6, 3]]);
});

scenario('Several copies of a unique card in the deck, one in play', 'YJ-DECK-12', (t) => {
  const list = deck(
    plainCards('Dark', { green: 7, purple: 7 }),
    copies('Dark', 'Rum Sleg, Bounty Hunter', 3),
    copies('Dark', 'Droid Control Ship, Trade Federation Transport', 3),
  );
  t.is(faults(list), []);
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: {
      hand: [
        'Droid Control Ship, Trade Federation Transport',
        'Droid Control Ship, Trade Federation Transport',
        'Rum Sleg, Bounty Hunter',
        'Rum Sleg, Bounty Hunter',
      ],
    },
  });
  t.answer('Launch Droid Control Ship', 'Deploy Rum Sleg', 'Take nothing');
  t.offers('Evacuate Tatooine', 'End the Deploy step');
});

scenario('The casual starter game: thirty cards, five of each colour', 'YJ-DECK-13', (t) => {
  const small = deck(plainCards('Dark', {}, 5));
  t.is(faults(small, 'starter'), []);
  t.is(faults(small), ['YJ-DECK-01']); // nothing for the game proper
  t.is(faults(deck(plainCards('Dark')), 'starter'), ['YJ-DECK-13']);
  t.is(faults(deck(plainCards('Dark', { red: 4, green: 6 }, 5)), 'starter'), ['YJ-DECK-13']);
  // Otherwise it is the same game.
  const game = youngJedi(shippedCatalogue());
  t.is(game.editions, ['faq', 'starter']); // the game proper comes first
  const starter = game.start({ edition: 'starter', seed: 1, decks: [small, deck(plainCards('Light', {}, 5))] });
  t.is([starter.edition, starter.def.length], ['starter', 60]);
});

scenario('Reprints and foils count as the card they are', 'YJ-DECK-14', (t) => {
  // Ten of one card in four prints: the colour is full, and they are one stack.
  const foils = ['BON-71', 'BON-F10'].map((id) => ({ id, copies: 5 }));
  t.is(faults(deck(plainCards('Dark', { red: 0 }), foils)), []);
  // A wild card is wild in its other print too.
  t.is(faults(deck(nineOf('red'), { id: 'REF-R42', copies: 1 })), []);
  t.is(
    faults(deck(plainCards('Dark', { red: 8 }), { id: 'REF-R42', copies: 1 }, wild(1))).includes('YJ-DECK-05'),
    true,
  );
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { Naboo: ['Darth Maul, Dark Lord of the Sith [BON F10]'], hand: ['Darth Maul, Dark Lord of the Sith'] },
  });
  t.offers('End the Deploy step');
});
