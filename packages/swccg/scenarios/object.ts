/** Section 1: the object of the game, Life Force, numbers. */
import { scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';

scenario(
  'Who has no Life Force left has lost at once, whatever else there is',
  'CCG-OBJ-01 CCG-OBJ-02 CCG-OBJ-03 CCG-OBJ-04 CCG-OBJ-05',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { [`Light ${CANTINA}`]: ['Luke Skywalker'], 'Dark Tatooine: Mos Eisley': ['Darth Vader'] },
      dark: { hand: ['Greedo', 'Garindan'], left: 1, force: 0, used: 0, lost: 4 },
    });
    t.act('Light: Force drain at Tatooine: Cantina');
    t.settle('lose');
    t.answer('Dark: Lose Greedo');
    t.winner('undecided');
    t.answer('Dark: Reserve Deck');
    t.winner('Light');
  },
);

scenario('The last card turned up for its destiny is Life Force until it is on the Used Pile', 'CCG-OBJ-06', (t) => {
  t.board({
    at: 'Dark controls',
    dark: { hand: ['Roll'], left: 1, force: 0 },
    cards: ['Roll   Dark Interrupt - Used   C1\n destiny 1\n Draw 1 destiny.'],
  });
  t.act('Dark: Play Roll');
  t.settle('act');
  t.is(t.destinies(), [['Dark', 3]]);
  t.winner('undecided');
  t.is(t.count('Dark', 'used'), 2);
});

scenario('If both lose Force the turn player loses first, card by card', 'CCG-OBJ-07', (t) => {
  t.board({
    at: 'Light controls',
    light: { hand: ['Ruin'], left: 2, force: 0 },
    dark: { left: 1, force: 0 },
    cards: ['Ruin   Light Interrupt - Used   C1\n destiny 1\n Each player loses 2 Force.'],
  });
  t.act('Light: Play Ruin');
  t.settle('lose');
  t.asks('Light', 'lose');
  t.answer('Reserve Deck');
  t.asks('Light', 'lose');
  t.answer('Reserve Deck');
  t.winner('Dark');
});

scenario(
  'A number that is not there is 0; one that falls below 0 counts as 0 and is not forgotten',
  'CCG-OBJ-13 CCG-OBJ-15',
  (t) => {
    const power = (...more: string[]): [number, number] => {
      t.board({
        at: 'Dark moves',
        locations: { 'Dark Yavin 4: Jungle': ['Greedo', ...more] },
        cards: [
          'Weight   Light Effect   C1\n destiny 1\n Deploys on site.\n Greedo is power -5.',
          'Lift   Dark Effect   C1\n destiny 1\n Deploys on site.\n Greedo is power +4.',
        ],
      });
      return [t.powerOf('Greedo'), t.totalPower('Dark', 'Yavin 4: Jungle')];
    };
    t.is(power('Weight'), [-3, 0]);
    t.is(power('Weight', 'Lift'), [1, 1]);
  },
);

scenario('A number that a card cannot have is neither raised nor set', 'CCG-OBJ-14', (t) => {
  const fighter = (name: string, more: string): string =>
    `${name}   Light Starship - Starfighter: X-Wing   C1\n destiny 1   deploy 1   power 3   forfeit 1   maneuver 1${more}\n This card has 1 permanent pilot with ability 1.`;
  for (const [change, hyperspeed] of [
    ['is hyperspeed +9', 1 + 9],
    ['has hyperspeed 8', 8],
  ] as const) {
    t.board({
      at: 'Light moves',
      locations: { 'Dark Tatooine': ['Slow', 'Fast', 'Boost'], 'Light Alderaan': [], "Clak'dor VII": [] },
      cards: [
        fighter('Slow', '\n nav computer   No Hyperdrive'),
        fighter('Fast', '   hyperspeed 1\n nav computer'),
        `Boost   Light Effect   C1\n destiny 1\n Deploys on system.\n Starship here ${change}.`,
      ],
    });
    t.is(t.number('Fast', 'hyperspeed'), hyperspeed);
    t.offersAlso('Move Fast by hyperspeed');
    t.doesNotOffer('Move Slow by hyperspeed');
  }
});

scenario('Halves are kept', 'CCG-OBJ-16', (t) => {
  t.board({ at: 'Dark moves', locations: { [`Light ${CANTINA}`]: ['Greedo', 'Hunchback'] } });
  t.is(t.forfeitOf('Greedo'), 1.5);
  t.is(t.number('Hunchback', 'ability'), 1.5);
});

scenario('Card text beats a rule', 'CCG-OBJ-09', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Light Death Star: Trash Compactor': [] },
    light: { hand: ['Han Solo'] },
  });
  t.is(t.icons('Light', 'Death Star: Trash Compactor'), 0);
  t.act('Light: Deploy Han Solo', 'To Death Star: Trash Compactor');
});

scenario('A player may give up at any moment', 'CCG-OBJ-18', (t) => {
  t.board({ at: 'Light controls', locations: { [`Light ${CANTINA}`]: ['Luke Skywalker'] } });
  t.concede('Dark');
  t.winner('Light');
});
