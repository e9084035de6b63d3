/** Section 16: deploying cards. */
import { type Play, scenario } from '../testing/index.ts';
import { field } from './fights.ts';

const CANTINA = 'Tatooine: Cantina';

/** Deploys and lets it resolve. */
const deploy = (t: Play, seat: 'Dark' | 'Light', card: string, to: string): void => {
  t.act(`${seat}: Deploy ${card}`, `${seat}: ${to}`);
  t.settle();
};

scenario(
  'Cards are deployed one at a time, in the own deploy phase, and paid when declared',
  'CCG-DEP-01 CCG-DEP-10 CCG-DEP-11 CCG-DEP-19',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: { [`Light ${CANTINA}`]: [] },
      light: { hand: ['Han Solo', 'Talz'], force: 4 },
      dark: { hand: ['Stormtrooper'] },
    });
    t.act('Light: Deploy Han Solo');
    t.offers(`To ${CANTINA} for 3 Force`);
    t.answer(`To ${CANTINA} for 3 Force`);
    t.is(t.count('Light', 'force'), 1);
    t.card('Han Solo', { zone: 'played' });
    t.settle();
    t.card('Han Solo', { zone: 'table', at: CANTINA, as: 'at' });
    t.is(t.state.side[t.find('Han Solo')], 1);
    t.asks('Dark', 'act'); // one deployment is one action
    t.doesNotOffer('Deploy Stormtrooper');
    t.refuses('CCG-DEP-01', 'Dark', 'deploy', 'Stormtrooper', CANTINA);
    deploy(t, 'Light', 'Talz', `To ${CANTINA} for 1 Force`);
    t.is(t.count('Light', 'force'), 0);
    t.toPhase('battle');
    t.doesNotOffer('Deploy');
  },
);

scenario(
  'A card with no number and no price in its text is free; one that is too dear is not offered',
  'CCG-DEP-10 CCG-FRC-12',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { [`Dark ${CANTINA}`]: [] },
      dark: { hand: ['Presence Of The Force', 'Darth Vader'], force: 5 },
    });
    t.offersAlso('Deploy Presence Of The Force');
    t.doesNotOffer('Deploy Darth Vader');
    t.refuses('CCG-FRC-12', 'Dark', 'deploy', 'Darth Vader', CANTINA);
    deploy(t, 'Dark', 'Presence Of The Force', `On ${CANTINA} for free`);
    t.is(t.count('Dark', 'force'), 5);
  },
);

scenario(
  'Characters, vehicles and starships need presence or a Force icon of their own there',
  'CCG-DEP-02 CCG-DEP-03 CCG-DEP-05',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Death Star: Trash Compactor': [],
        "Light Tatooine: Obi-Wan's Hut": [],
        'Light Yavin 4: Massassi Ruins': ['Stormtrooper'],
        'Dark Alderaan': [],
      },
      dark: { hand: ['Garindan', 'Black 3', 'Presence Of The Force', 'Bantha'] },
    });
    // Neither icon nor presence, not even for a spy.
    t.refuses('CCG-DEP-02', 'Dark', 'deploy', 'Garindan', "Tatooine: Obi-Wan's Hut");
    t.refuses('CCG-DEP-02', 'Dark', 'deploy', 'Black 3', 'Alderaan');
    t.doesNotOffer('Deploy Black 3');
    t.act('Dark: Deploy Garindan');
    t.offers('To Yavin 4: Massassi Ruins for 2 Force');
    t.answer('To Yavin 4: Massassi Ruins');
    t.settle();
    // An Effect goes anywhere.
    t.act('Dark: Deploy Presence Of The Force', "Dark: On Tatooine: Obi-Wan's Hut");
    t.settle();
    t.is(t.icons('Dark', "Tatooine: Obi-Wan's Hut"), 1);
    t.act('Dark: Deploy Bantha');
    t.offersAlso("To Tatooine: Obi-Wan's Hut");
  },
);

scenario('A spy of one’s own under cover is as good as presence for deploying', 'CCG-DEP-04', (t) => {
  const board = (...there: string[]): void =>
    t.board({
      at: 'Dark deploys',
      locations: { "Light Tatooine: Obi-Wan's Hut": there },
      dark: { hand: ['Stormtrooper'] },
    });
  board('undercover Garindan', 'Dark Undercover, on Garindan');
  t.act('Dark: Deploy Stormtrooper', "To Tatooine: Obi-Wan's Hut for 1 Force");
  board('Beru Lars');
  t.doesNotOffer('Deploy Stormtrooper');
});

scenario(
  'Characters go to sites or aboard, starships to systems; presence counts where the ship is',
  'CCG-DEP-06 CCG-DEP-07 CCG-DEP-08 CCG-LOC-24 CCG-LOC-25',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: {
        'Light Tatooine': ['Ship'],
        'Light Tatooine: Docking Bay 94': [],
        [`Light ${CANTINA}`]: [],
        'Dark Alderaan': [],
        'Death Star': ['Other Ship'],
      },
      light: { hand: ['Biggs Darklighter', 'Red 1'] },
      cards: ['Ship', 'Other Ship'].map(
        (name) =>
          `${name}   Light Starship - Starfighter: X-Wing   C1\n destiny 1   deploy 1   power 1   forfeit 1   maneuver 1   hyperspeed 1\n This card carries 1 pilot.`,
      ),
    });
    t.refuses('CCG-LOC-24', 'Light', 'deploy', 'Biggs Darklighter', 'Dark Alderaan');
    t.refuses('CCG-LOC-25', 'Light', 'deploy', 'Red 1', CANTINA);
    t.act('Light: Deploy Biggs Darklighter');
    // No icon at the Death Star.
    t.offers(`To ${CANTINA} for 2 Force`, 'To Tatooine: Docking Bay 94 for 2 Force', 'Aboard Ship as pilot');
    t.answer(`To ${CANTINA}`);
    t.settle();
    t.act('Light: Deploy Red 1');
    t.offers('To Tatooine for', 'To Alderaan for'); // not to the bay
  },
);

scenario('A TIE deploys to the system, and not into a hold', 'CCG-DEP-08', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { 'Dark Tatooine': ['Devastator', 'Admiral Motti, pilot of Devastator'] },
    dark: { hand: ['TIE Fighter'] },
  });
  t.act('Dark: Deploy TIE Fighter');
  t.offers('To Tatooine');
});

scenario('An unpiloted starship may be deployed', 'CCG-DEP-09', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Light Tatooine': [] },
    light: { hand: ['Red 3'] },
  });
  deploy(t, 'Light', 'Red 3', 'To Tatooine');
  t.card('Red 3', { at: 'Tatooine' });
  t.is(t.hasPresence('Light', 'Tatooine'), false);
  // It fires nothing either.
  const guns = (pilot: readonly string[]): boolean => {
    t.board({
      at: 'Light battles',
      locations: {
        'Light Tatooine': [
          'Red 3',
          'Proton Torpedoes, on Red 3',
          ...pilot,
          'Tantive IV',
          'Black 2',
          'DS-61-2, pilot of Black 2',
        ],
      },
      light: { hand: ['Talz'] },
    });
    t.act('Light: Battle at Tatooine');
    t.settle('weapons', 'Light');
    return t.options.some((option) => option.includes('Fire Proton Torpedoes'));
  };
  t.is([guns([]), guns(['Biggs Darklighter, pilot of Red 3'])], [false, true]);
});

scenario('Free is free of the base cost only; what others add is paid', 'CCG-DEP-12 CCG-DEP-13', (t) => {
  const board = (...table: string[]): void =>
    t.board({
      at: 'Dark deploys',
      locations: { [`Dark ${CANTINA}`]: ['Grand Moff Tarkin'], 'Dark Tatooine: Mos Eisley': [] },
      table,
      dark: { hand: ['Stormtrooper'] },
    });
  board();
  t.act('Dark: Deploy Stormtrooper');
  t.offers(`To ${CANTINA} for free`, 'To Tatooine: Mos Eisley for 1 Force');
  board('Restricted Deployment');
  t.act('Dark: Deploy Stormtrooper');
  t.offers(`To ${CANTINA} for 1 Force`, 'To Tatooine: Mos Eisley for 2 Force');
});

scenario('A reduction never goes below 0', 'CCG-DEP-13', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Light Dantooine': [] },
    light: { hand: ['Cheap'] },
    cards: [
      'Cheap   Light Starship - Starfighter: X-Wing   C1\n destiny 1   deploy 0   power 1   forfeit 1   maneuver 1   hyperspeed 1',
    ],
  });
  t.act('Light: Deploy Cheap');
  t.offers('To Dantooine for free');
});

scenario('Where a card may deploy binds it only then', 'CCG-DEP-14', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { 'Dark Tatooine: Mos Eisley': [], 'Yavin 4: Docking Bay': ['Jawa'] },
    dark: { hand: ['Tusken Raider'] },
  });
  t.refuses('CCG-DEP-14', 'Dark', 'deploy', 'Tusken Raider', 'Yavin 4: Docking Bay');
  t.card('Jawa', { at: 'Yavin 4: Docking Bay' });
  t.act('Dark: Deploy Tusken Raider');
  t.offers('To Tatooine: Mos Eisley');
});

scenario('What is deployed on an opponent’s card stays its owner’s', 'CCG-DEP-15 CCG-OUT-01', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Luke Skywalker', 'Mark, on Luke Skywalker', 'Loser'] },
    cards: [
      'Mark   Dark Effect   C1\n destiny 1\n Deploys on character.',
      "Loser   Dark Character - Alien   C1\n destiny 1   deploy 1   power 1   ability 1   forfeit 1\n In your control phase: target 1 opponent's character here -> It is lost.",
    ],
  });
  t.act('Dark: Use Loser', 'Dark: Luke Skywalker');
  t.settle();
  t.is(t.titles('Dark', 'lost'), ['Mark']);
  t.is(t.titles('Light', 'lost'), ['Luke Skywalker']);
});

scenario('An Effect for characters does not go on a permanent pilot’s ship', 'CCG-DEP-16', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { 'Dark Tatooine': ['Corellian Corvette'], [CANTINA]: ['Luke Skywalker'] },
    dark: { hand: ['Mark'] },
    cards: ['Mark   Dark Effect   C1\n destiny 1\n Deploys on character.'],
  });
  t.act('Dark: Deploy Mark');
  t.offers('On Luke Skywalker');
});

scenario('Nothing is deployed as an answer unless a card says so', 'CCG-DEP-17', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [`Light ${CANTINA}`]: ['Greedo'] },
    light: { hand: ['Han Solo'] },
    dark: { hand: ['Stormtrooper', 'Limited Resources'] },
  });
  t.act('Light: Deploy Han Solo', `Light: To ${CANTINA}`);
  t.asks('Dark', 'respond');
  t.doesNotOffer('Deploy');
  t.offersAlso('Pass');
});

scenario(
  'Jawas take Force from both players, who cannot refuse; without it they stay in hand',
  'CCG-DEP-20 CCG-CARD-034 CCG-FRC-23',
  (t) => {
    const board = (their: number): void =>
      t.board({
        at: 'Dark deploys',
        locations: { [`Dark ${CANTINA}`]: [] },
        dark: { hand: ['Jawa', 'Jawa Pack'], force: 4 },
        light: { force: their },
      });
    board(4);
    t.act('Dark: Deploy Jawa', `Dark: To ${CANTINA} for 1 Force`);
    t.is([t.count('Dark', 'force'), t.count('Light', 'force')], [3, 3]);
    t.is([t.count('Dark', 'used'), t.count('Light', 'used')], [1, 1]);
    t.settle();
    deploy(t, 'Dark', 'Jawa Pack', 'On the table for 3 Force');
    t.is([t.count('Dark', 'force'), t.count('Light', 'force')], [0, 0]);
    t.is(t.forfeitOf('Dark Jawa'), 2);
    board(0);
    t.doesNotOffer('Deploy Jawa', 'Deploy Jawa Pack');
    t.refuses('CCG-DEP-20', 'Dark', 'deploy', 'Jawa', CANTINA);
  },
);

scenario('Whom Emergency Deployment brings keeps to where his text lets him go', 'CCG-DEP-18', (t) => {
  field(t, ['Hero', 'Hero', 'Guard'], {
    at: 'Light battles',
    dark: { hand: ['Emergency Deployment'], reserve: ['Tusken Raider', 'Captain', 'Destiny 3'], force: 0 },
  });
  t.act('Light: Battle at Field', 'Dark: Play Emergency Deployment', 'Dark: 3');
  t.offers('Choose Captain', 'Done'); // a Tusken Raider deploys on Tatooine only
});
