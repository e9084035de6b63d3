/** Section 29: Sense and Alter. */
import { type Play, scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';
const SENSE = 'Play Sense: Just after opponent plays an Interrupt';
const ALTER = 'Play Alter: Just after any player deploys Effect';
const ALTER_TABLE = 'Play Alter: Target 1 Effect';

/** Dark plays Ommni Box, which Light can sense. */
function shuffles(t: Play, light: { reserve?: string[]; here?: string[]; left?: number; force?: number }): void {
  t.board({
    at: 'Dark controls',
    locations: { [CANTINA]: light.here ?? ['Obi-Wan Kenobi', 'Luke Skywalker'] },
    dark: { hand: ['Ommni Box', 'Ommni Box', 'Sense', 'Alter'] },
    light: {
      hand: ['Sense', 'Alter'],
      reserve: light.reserve ?? [],
      left: light.left ?? 20,
      ...(light.force === undefined ? {} : { force: light.force }),
    },
  });
  t.act('Dark: Play Ommni Box', 'Dark: The Reserve Deck of Light');
}

scenario(
  'Sense cancels an Interrupt by a destiny below the highest ability',
  'CCG-SNS-01 CCG-SNS-02 CCG-SNS-10 CCG-INT-05',
  (t) => {
    shuffles(t, { reserve: ['Destiny 5'] });
    t.act(`Light: ${SENSE}`);
    t.is(t.events('destiny').length, 0); // nothing is drawn when it is declared
    t.settle('act');
    t.is(t.destinies(), [['Light', 5]]);
    t.is(t.happened('cancelled'), ['Ommni Box']);
    t.is(t.events('shuffled').length, 0);
    t.is(t.titles('Dark', 'lost'), ['Ommni Box']); // although it is a Used Interrupt
    t.is(t.titles('Light', 'used'), ['Sense', 'Destiny 5']);
  },
);

scenario('Sense fails if the destiny is not below that ability', 'CCG-SNS-02 CCG-SNS-10', (t) => {
  shuffles(t, { reserve: ['Destiny 6'] });
  t.act(`Light: ${SENSE}`);
  t.settle('act');
  t.is(t.events('cancelled').length, 0);
  t.is(t.events('shuffled').length, 1);
  t.is(t.titles('Dark', 'used'), ['Ommni Box']);
});

scenario('Without a character the comparison is with 0', 'CCG-SNS-11', (t) => {
  shuffles(t, { reserve: ['Destiny 0'], here: [] });
  t.act(`Light: ${SENSE}`);
  t.settle('act');
  t.is(t.events('shuffled').length, 1);
});

scenario("Only a character's ability counts: no permanent pilot's", 'CCG-SNS-03 CCG-CARD-099', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Dark Tatooine': ['Tantive IV'] },
    dark: { hand: ['Ommni Box'] },
    light: { hand: ['Sense'], reserve: ['Destiny 0'] },
  });
  t.act('Dark: Play Ommni Box', 'Dark: The Reserve Deck of Light', `Light: ${SENSE}`);
  t.settle('act');
  t.is(t.events('shuffled').length, 1);
});

scenario('A captive has no ability to sense with', 'CCG-SNS-04', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Death Star: Detention Block Corridor': ['Obi-Wan Kenobi, captive of Death Star: Detention Block Corridor'],
      [CANTINA]: ['Rebel Trooper'],
    },
    dark: { hand: ['Ommni Box'] },
    light: { hand: ['Sense'], reserve: ['Destiny 1'] },
  });
  t.act('Dark: Play Ommni Box', 'Dark: The Reserve Deck of Light', `Light: ${SENSE}`);
  t.settle('act');
  t.is(t.events('shuffled').length, 1);
});

scenario('With an empty Reserve Deck Sense fails: the opponent says 7', 'CCG-SNS-05', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [CANTINA]: ['Obi-Wan Kenobi'] },
    dark: { hand: ['Ommni Box'] },
    light: { hand: ['Sense'], left: 0 },
  });
  t.act('Dark: Play Ommni Box', 'Dark: The Reserve Deck of Dark', `Light: ${SENSE}`);
  t.settle('destinyNumber', 'Dark');
  t.answer('Dark: 7');
  t.settle('act');
  t.is(t.events('shuffled').length, 1);
});

scenario('Alter cancels a Sense just played without a draw, and Sense an Alter', 'CCG-SNS-06', (t) => {
  shuffles(t, { reserve: ['Destiny 0'] });
  t.act(`Light: ${SENSE}`, 'Dark: Play Alter: Just after opponent plays Sense');
  t.settle('act');
  t.is(t.events('destiny').length, 0);
  t.is(t.happened('cancelled'), ['Sense']);
  t.is(t.titles('Light', 'lost'), ['Sense']);
  t.is(t.events('shuffled').length, 1);

  shuffles(t, { reserve: ['Destiny 0'] });
  t.act(`Light: ${SENSE}`, 'Dark: Play Alter: Just after opponent plays Sense', 'Light: Pass');
  t.board({
    at: 'Dark deploys',
    locations: { [CANTINA]: ['Obi-Wan Kenobi', 'Darth Vader'] },
    dark: { hand: ['I Find Your Lack Of Faith Disturbing', 'Sense'] },
    light: { hand: ['Alter'], reserve: ['Destiny 0'] },
  });
  t.act('Dark: Deploy I Find Your Lack Of Faith Disturbing', 'Dark: On Darth Vader', `Light: ${ALTER}`);
  t.act('Dark: Play Sense: Just after opponent plays Alter');
  t.settle('act');
  t.is(t.events('destiny').length, 0);
  t.card('I Find Your Lack Of Faith Disturbing', { on: 'Darth Vader' });
  t.is(t.titles('Light', 'lost'), ['Alter']);

  t.board({
    at: 'Light controls',
    locations: { [CANTINA]: ['Obi-Wan Kenobi', 'Darth Vader'] },
    dark: { hand: ['Sense'] },
    light: { hand: ['Think', 'Alter'] },
    cards: ['Think   Light Interrupt - Used   C1\ndestiny 1\nActivate 1 Force.'],
  });
  t.act('Light: Play Think', 'Dark: Play Sense: an Interrupt', 'Light: Play Alter: opponent plays Sense');
  t.settle('act');
  t.is(t.happened('cancelled'), ['Sense']);
});

scenario('Alter answers the deployment of an Effect', 'CCG-SNS-01 CCG-CARD-066 CCG-DEP-11', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [CANTINA]: ['Obi-Wan Kenobi', 'Darth Vader'] },
    dark: { hand: ['I Find Your Lack Of Faith Disturbing'], force: 3 },
    light: { hand: ['Alter'], reserve: ['Destiny 2'] },
  });
  t.act('Dark: Deploy I Find Your Lack Of Faith Disturbing', 'Dark: On Darth Vader', `Light: ${ALTER}`);
  t.settle('act');
  t.card('I Find Your Lack Of Faith Disturbing', { zone: 'lost' });
  t.is(t.count('Dark', 'force'), 2);
  t.is(t.titles('Light', 'used')[0], 'Alter');
});

scenario(
  'Alter is aimed at an Effect or Utinni Effect on the table',
  'CCG-SNS-01 CCG-CARD-066 CCG-UTI-06 CCG-EFF-02',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { [CANTINA]: ['Luke Skywalker', 'Darth Vader'], 'Tatooine: Jundland Wastes': ['Han Solo'] },
      table: ['Light Traffic Control', 'Grappling Hook'],
      dark: { hand: ['Luke? Luuuuke!'] },
      light: { hand: ['Alter'], reserve: ['Destiny 2'] },
    });
    t.act('Dark: Deploy Luke? Luuuuke!', 'Dark: On Jundland Wastes', 'Dark: Choose Luke Skywalker');
    t.settle('act');
    t.is(t.powerOf('Luke Skywalker'), 0);
    t.act(`Light: ${ALTER_TABLE}`);
    t.offers('Choose Luke? Luuuuke!', 'Choose Traffic Control'); // no Immediate Effect
    t.answer('Light: Choose Luke? Luuuuke!');
    t.settle('act');
    t.card('Luke? Luuuuke!', { zone: 'lost' });
    t.is(t.powerOf('Luke Skywalker'), 3);
  },
);

scenario('What is immune to Alter cannot be altered, on the way or on the table', 'CCG-SNS-09 CCG-EFF-03', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [CANTINA]: ['Obi-Wan Kenobi', 'Darth Vader'] },
    table: ['Hard Shell'],
    dark: { hand: ['A Disturbance In The Force'] },
    light: { hand: ['Alter'] },
    cards: ['Hard Shell   Dark Effect   C1\n destiny 1\n Deploys on table.\n This card is immune to Alter.'],
  });
  t.act('Dark: Deploy A Disturbance In The Force', "Dark: Into the other player's Reserve Deck");
  t.doesNotOffer('Play Alter');
  t.settle('act');
  t.refuses('CCG-ACT-02', 'Light', 'use', 'Alter');
});

scenario('Immunity to Sense is that of the function an Interrupt is played for', 'CCG-SNS-09', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [CANTINA]: ['Obi-Wan Kenobi', 'Darth Vader'] },
    dark: { hand: ['Two Ways'] },
    light: { hand: ['Sense'] },
    cards: ['Two Ways   Dark Interrupt - Used   C1\n destiny 1\n Immune to Sense -> Retrieve 1 Force.\n Lose 1 Force.'],
  });
  t.act('Dark: Play Two Ways: Immune');
  t.doesNotOffer('Play Sense');
  t.board({
    at: 'Dark controls',
    locations: { [CANTINA]: ['Obi-Wan Kenobi', 'Darth Vader'] },
    dark: { hand: ['Two Ways'] },
    light: { hand: ['Sense'] },
    cards: ['Two Ways   Dark Interrupt - Used   C1\n destiny 1\n Immune to Sense -> Retrieve 1 Force.\n Lose 1 Force.'],
  });
  t.act('Dark: Play Two Ways: Lose');
  t.offersAlso(SENSE);
});

scenario(
  'Alter cannot be played in a battle, but against a Sense played there',
  'CCG-SNS-07 CCG-CARD-066 CCG-INT-09',
  (t) => {
    t.board({
      at: 'Dark battles',
      locations: { [CANTINA]: ['Obi-Wan Kenobi', 'Darth Vader'] },
      table: ['Reactor Terminal'],
      dark: { hand: ['Answer', 'Alter'] },
      light: { hand: ['Sense', 'Alter', "Han's Back"], reserve: ['Destiny 0'] },
      cards: ['Answer   Dark Interrupt - Used   C1\n destiny 1\n Just after you initiate a battle: Retrieve 1 Force.'],
    });
    t.act('Dark: Battle at Cantina', 'Dark: Play Answer');
    t.doesNotOffer('Play Alter', "Play Han's Back");
    t.answer(`Light: ${SENSE}`);
    t.answer('Dark: Play Alter: Just after opponent plays Sense');
    t.settle();
    t.is(t.happened('cancelled'), ['Sense']);
  },
);

scenario('The ability is that of the moment when Sense resolves', 'CCG-SNS-11', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [CANTINA]: ['Obi-Wan Kenobi', 'Rebel Trooper'] },
    dark: { hand: ['Ommni Box', 'Away'] },
    light: { hand: ['Sense'], reserve: ['Destiny 3'] },
    cards: ['Away   Dark Interrupt - Lost   C1\n destiny 1\n Target 1 Obi-Wan Kenobi -> It is lost.'],
  });
  t.act(
    'Dark: Play Ommni Box',
    'Dark: The Reserve Deck of Light',
    `Light: ${SENSE}`,
    'Dark: Play Away',
    'Dark: Choose Obi-Wan Kenobi',
  );
  t.settle('act');
  t.is(t.events('cancelled').length, 0);
  t.is(t.events('shuffled').length, 1);
});

scenario('Sense stops one react: each card that reacts is one of its own', 'CCG-SNS-08 CCG-SNS-01', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      [CANTINA]: ['Darth Vader', 'Luke Skywalker'],
      'Tatooine: Mos Eisley': ['Shistavanen Wolfman', 'Runner'],
    },
    dark: { hand: ['Sense'], reserve: ['Destiny 1'] },
    cards: [
      '•Runner   Light Character - Alien   C1\n destiny 1   deploy 1   power 1   ability 1   forfeit 1\n This card may react by moving.',
    ],
  });
  t.act('Dark: Battle at Cantina', 'Light: React: move Shistavanen Wolfman');
  t.answer('Dark: Play Sense: Just after opponent reacts');
  t.act('Light: React: move Runner');
  t.settle();
  t.card('Shistavanen Wolfman', { at: 'Tatooine: Mos Eisley' });
  t.card('Runner', { at: CANTINA });
});

scenario(
  'A unique Interrupt that was cancelled leaves room for another copy in the same turn',
  'CCG-UNQ-03 CCG-INT-05',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: { [CANTINA]: ['Obi-Wan Kenobi'] },
      dark: { hand: ['Once', 'Once'] },
      light: { hand: ['Sense'], reserve: ['Destiny 1'] },
      cards: ['•Once   Dark Interrupt - Used   C1\n destiny 1\n Shuffle your Reserve Deck.'],
    });
    t.act('Dark: Play Once', `Light: ${SENSE}`);
    t.settle('act');
    t.is(t.happened('cancelled'), ['Once']);
    t.act('Dark: Play Once');
    t.settle('act');
    t.pass();
    t.is(t.titles('Dark', 'used'), ['Once']);
  },
);
