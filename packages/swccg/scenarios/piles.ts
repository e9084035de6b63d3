/** Section 3: piles, zones, and who may see what. */
import { scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';
const UNSEEN = -1;

scenario(
  'Three piles lie face down, the Lost Pile shows its top card, what is out of play is open',
  'CCG-PIL-01 CCG-PIL-02 CCG-PIL-03 CCG-PIL-04 CCG-PIL-05 CCG-PIL-06',
  (t) => {
    t.board({
      at: 'Light controls',
      dark: {
        hand: ['Greedo'],
        reserve: ['Darth Vader'],
        force: ['Garindan'],
        used: ['Mosep'],
        lost: ['Stormtrooper', 'Dathcha'],
        out: ['DS-61-3'],
      },
    });
    const light = t.seenBy(1).state;
    const sees = (name: string): boolean => light.def[t.find(name)] !== UNSEEN;
    t.is(['Greedo', 'Darth Vader', 'Garindan', 'Mosep', 'Dathcha'].filter(sees), []);
    t.is(['Stormtrooper', 'DS-61-3'].filter(sees), ['Stormtrooper', 'DS-61-3']);
    t.is(t.seenBy(0).state.def[t.find('Greedo')] !== UNSEEN, true);
  },
);

scenario(
  'Sizes of hand and Life Force piles are open, that of a Lost Pile is nobody’s to know',
  'CCG-PIL-08 CCG-PIL-09 CCG-PIL-10',
  (t) => {
    t.board({ at: 'Light controls', dark: { hand: ['Greedo'], left: 7, force: 4, used: 3, lost: 6 } });
    for (const viewer of [0, 1, -1]) {
      const { piles } = t.seenBy(viewer).state;
      t.is(
        piles.slice(0, 3).map((list) => list.length),
        [7, 4, 3],
      );
      t.is(piles[3]!.length, 1);
      t.is(piles[5]!.length, 1);
    }
  },
);

scenario('Nobody looks through a pile, not even an own one', 'CCG-PIL-07 CCG-PIL-12', (t) => {
  t.board({ at: 'Light controls', light: { reserve: ['Luke Skywalker', 'Han Solo'], lost: ['Talz', 'Owen Lars'] } });
  const own = t.seenBy(1).state;
  t.is(own.def[t.find('Owen Lars')] === t.state.def[t.find('Owen Lars')], false);
  t.offers('Pass'); // nothing moves cards between piles
});

scenario('A card lost from a pile is its top card, and all see it', 'CCG-PIL-15 CCG-PIL-16', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [`Light ${CANTINA}`]: ['Luke Skywalker'] },
    dark: { reserve: ['Darth Vader', 'Greedo'] },
  });
  t.act('Light: Force drain');
  t.settle('lose');
  t.answer('Reserve Deck');
  t.is(t.titles('Dark', 'lost'), ['Darth Vader']);
  t.is(t.seenBy(1).state.def[t.find('Darth Vader')] === UNSEEN, false);
});

scenario('Cards go to the piles of their owner, stolen ones to the thief’s', 'CCG-PIL-18', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['stolen C-3PO', 'Talz'] },
    dark: { hand: ['Kill', 'Kill'] },
    cards: ['Kill   Dark Interrupt - Used   C1\n destiny 1\n Target 1 character -> It is lost.'],
  });
  t.act('Dark: Play Kill', 'Dark: C-3PO');
  t.settle();
  t.act('Dark: Play Kill', 'Dark: Talz');
  t.settle();
  t.is([t.titles('Dark', 'lost'), t.titles('Light', 'lost')], [['C-3PO'], ['Talz']]);
});

scenario('A shuffle is of the named pile alone, and chance is the engine’s', 'CCG-PIL-21 CCG-PIL-30', (t) => {
  t.board({
    at: 'Light controls',
    light: { hand: ['Luck'], lost: ['Luke Skywalker', 'Han Solo', 'Talz'], reserve: ['Owen Lars', 'Beru Lars'] },
    cards: ['Luck   Light Interrupt - Used   C1\n destiny 1\n Retrieve 1 Force at random.'],
  });
  t.act('Light: Play Luck');
  t.settle();
  t.is(
    t.events('shuffled').map(({ seat, pile }) => [seat, pile]),
    [[1, 3]],
  );
  t.is(t.titles('Light', 'reserve').slice(0, 2), ['Owen Lars', 'Beru Lars']);
});

scenario('An action about the cards of an empty pile cannot be started', 'CCG-PIL-22', (t) => {
  for (const force of [0, 2]) {
    t.board({
      at: 'Dark controls',
      locations: { [`Dark ${CANTINA}`]: ['Greedo'], 'Dark Tatooine: Mos Eisley': ['Hunchback'] },
      dark: { force },
    });
    t.act('Dark: Force drain at Tatooine: Cantina');
    t.asks('Light', 'respond');
    if (force === 0) t.offers('Pass');
    else t.offers('Use Hunchback', 'Pass');
  }
  for (const [lost, table] of [
    [[], []],
    [['Han Solo'], []],
    [[], ['Crash Site Memorial', 'C-3PO, under Crash Site Memorial']],
  ] as const) {
    t.board({
      at: 'Dark controls',
      locations: { [`Dark ${CANTINA}`]: ['Reegesk'] },
      table,
      light: { lost },
    });
    if (lost.length + table.length === 0) t.doesNotOffer('Use Reegesk');
    else t.offersAlso('Use Reegesk');
  }
});

scenario('An inserted card counts for the size of the Reserve Deck, and nobody sees where it is', 'CCG-PIL-11', (t) => {
  t.board({
    at: 'Dark deploys',
    dark: { hand: ['A Disturbance In The Force'] },
    light: { left: 6 },
    seed: 7,
  });
  t.act('Dark: Deploy A Disturbance', "Into the other player's Reserve Deck for free");
  t.settle('act');
  const inserted = t.find('A Disturbance In The Force');
  t.is(t.titles('Light', 'reserve').indexOf('A Disturbance In The Force') < 6, true); // not at the bottom
  for (const viewer of [-1, 0, 1]) {
    const deck = t.seenBy(viewer).state.piles.find((list) => list.includes(inserted))!;
    t.is(deck.length, 7, `viewer ${viewer}`);
    // All know that it is in there; wherever it is, the cards are shown in the order of their numbers.
    t.is(
      deck,
      deck.toSorted((a, b) => a - b),
      `viewer ${viewer}`,
    );
  }
});

scenario(
  'Of cards that are lost at once the owner says how they lie; what differs in nothing is not asked about',
  'CCG-PIL-17',
  (t) => {
    const board = (...aboard: readonly string[]): void =>
      t.board({
        at: 'Dark controls',
        locations: { 'Dark Tatooine': ['Gold 1', ...aboard.map((who) => `${who} of Gold 1`)] },
        dark: { hand: ['Zap'] },
        light: { lost: ['Beggar'] },
        cards: ['Zap   Dark Interrupt - Used   C1\ndestiny 1\nTarget 1 starship -> It is lost.'],
      });
    const zap = (): void => {
      t.act('Dark: Play Zap', 'Choose Gold 1');
      t.settle();
    };
    board('Luke Skywalker, pilot', 'Han Solo, passenger');
    zap();
    t.asks('Light', 'arrange');
    t.offers('Gold 1 on top', 'Luke Skywalker on top', 'Han Solo on top', 'Pass');
    t.answer('Luke Skywalker on top');
    t.offers('Gold 1 on top', 'Han Solo on top', 'Pass');
    t.answer('Gold 1 on top');
    t.settle('act');
    t.is(t.titles('Light', 'lost'), ['Luke Skywalker', 'Gold 1', 'Han Solo', 'Beggar']);
    // Whoever passes leaves them as they came; while it is asked, both still see them, and then the top card alone.
    board('Luke Skywalker, pilot');
    zap();
    const darkSeesIt = (): boolean => t.seenBy(0).state.def[t.find('Gold 1')] !== UNSEEN;
    t.is(darkSeesIt(), true);
    t.pass();
    t.settle('act');
    t.is(t.titles('Light', 'lost'), ['Luke Skywalker', 'Gold 1', 'Beggar']);
    t.is(darkSeesIt(), false);
    board();
    zap();
    t.settle('act');
    t.is(t.titles('Light', 'lost'), ['Gold 1', 'Beggar']);
  },
);
