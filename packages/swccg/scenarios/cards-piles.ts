/** Rulings on Interrupts about hands and piles (sections 45 and 46). */
import { scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';

scenario("The Empire's Back: who it is, is chosen on resolution", 'CCG-CARD-106', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [CANTINA]: [] },
    dark: { hand: ["The Empire's Back"], reserve: ['Destiny 1', 'Darth Vader', 'General Tagge', 'Stormtrooper'] },
    light: { hand: ['Sense'] },
  });
  t.act("Dark: Play The Empire's Back: Use 4 Force");
  t.asks('Light', 'respond');
  t.settle('found', 'Dark');
  t.offers('Choose Darth Vader', 'Choose General Tagge');
  t.answer('Choose General Tagge');
  t.is(t.titles('Dark', 'hand'), ['General Tagge']);
});

scenario('Scanning Crew: one Rebel at most goes from the hand to the Used Pile', 'CCG-READ-106', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [CANTINA]: [] },
    dark: { hand: ['Scanning Crew'] },
    light: { hand: ['Luke Skywalker', 'Leia Organa', 'R2-D2'] },
  });
  t.act('Dark: Play Scanning Crew');
  t.settle('found', 'Dark');
  t.offers('Choose Luke Skywalker', 'Choose Leia Organa', 'Done');
  t.is(
    t.events('look').map(({ seat, cards }) => [seat, cards.length]),
    [[0, 3]],
  );
  t.answer('Choose Leia Organa');
  t.settle('act');
  t.is(t.titles('Light', 'used'), ['Leia Organa']);
  t.is(t.titles('Light', 'hand'), ['Luke Skywalker', 'R2-D2']);
});

scenario(
  'Hyperwave Scan: Scanning Crew is immune to Sense, and takes cards with Rebel in their name from a hand of 13',
  'CCG-READ-078 CCG-SNS-09',
  (t) => {
    const play = (n: number): void => {
      t.board({
        at: 'Dark controls',
        locations: { [CANTINA]: ['Obi-Wan Kenobi'] },
        table: ['Hyperwave Scan'],
        dark: { hand: ['Scanning Crew'] },
        light: {
          hand: [
            'Sense',
            'Rebel Trooper',
            'Rebel Guard',
            'Luke Skywalker',
            ...Array.from({ length: n - 4 }, () => 'Destiny 3'),
          ],
        },
      });
      t.act('Dark: Play Scanning Crew');
      t.doesNotOffer('Play Sense');
      t.settle('found', 'Dark');
      t.answer('Done');
    };
    play(13);
    t.is(t.titles('Light', 'lost').toSorted(), ['Rebel Guard', 'Rebel Trooper']);
    play(12);
    t.is(t.count('Light', 'lost'), 0);
  },
);

scenario('Radar Scanner: Jawas but not Dathcha, and Tusken Raiders, go to the Used Pile', 'CCG-READ-105', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Light Corellia': ['Red 1'] },
    dark: { hand: ['Dark Jawa', 'Dathcha', 'Tusken Raider', 'Stormtrooper'].filter((name) => name !== 'Dathcha') },
    light: { hand: ['Radar Scanner'] },
  });
  t.act('Light: Play Radar Scanner');
  t.settle('found', 'Light');
  t.offers('Choose Jawa', 'Choose Tusken Raider', 'Done');
  t.answer('Choose Jawa', 'Choose Tusken Raider');
  t.answer('Done');
  t.is(t.titles('Dark', 'used').toSorted(), ['Jawa', 'Tusken Raider']);
  t.is(t.titles('Dark', 'hand'), ['Stormtrooper']);
});

scenario('Scanner Techs: from a hand of more than 13 they are lost, and Stormtroopers too', 'CCG-READ-077', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Light Corellia': ['Red 1'] },
    table: ['Scanner Techs'],
    dark: { hand: ['Tusken Raider', 'Stormtrooper', ...Array.from({ length: 12 }, () => 'Destiny 3')] },
    light: { hand: ['Radar Scanner'] },
  });
  t.act('Light: Play Radar Scanner');
  t.settle('found', 'Light');
  t.answer('Done');
  t.is(t.titles('Dark', 'lost').toSorted(), ['Stormtrooper', 'Tusken Raider']);
});

scenario(
  "Look Sir, Droids: droids in the opponent's Used Pile, or one droid for its deploy cost",
  'CCG-READ-101',
  (t) => {
    const board = {
      at: 'Dark controls',
      locations: { [CANTINA]: ['C-3PO', '2X-3KPR'] },
      dark: { hand: ['Look Sir, Droids'], force: 2 },
      light: { used: ['Luke Skywalker', 'CZ-3', 'Han Solo'] },
    } as const;
    t.board(board);
    t.act('Dark: Play Look Sir, Droids: Use 1 Force');
    t.settle('found');
    t.offers('Choose CZ-3', 'Done');
    t.answer('Choose CZ-3');
    t.is(t.titles('Light', 'lost'), ['CZ-3']);
    t.is(t.titles('Light', 'used'), ['Luke Skywalker', 'Han Solo']); // in their order
    t.board(board);
    t.act('Dark: Play Look Sir, Droids: Target 1 droid');
    t.offers('Choose 2X-3KPR'); // C-3PO costs 3 Force
    t.answer('Choose 2X-3KPR');
    t.is(t.count('Dark', 'force'), 0);
    t.settle('act');
    t.card('2X-3KPR', { zone: 'lost' });
  },
);

scenario('Monnok: all but 8 of a hand of 13; or what is there twice', 'CCG-READ-102 CCG-PIL-30', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [CANTINA]: [] },
    dark: { hand: ['Monnok'] },
    light: { hand: Array.from({ length: 13 }, () => 'Destiny 3') },
  });
  t.act('Dark: Play Monnok: Used');
  t.settle('act');
  t.is([t.count('Light', 'hand'), t.count('Light', 'used')], [8, 5]);
  t.is(t.titles('Dark', 'used'), ['Monnok']);
  t.board({
    at: 'Dark controls',
    locations: { [CANTINA]: [] },
    dark: { hand: ['Monnok'] },
    light: { hand: ['Luke Skywalker', 'Jawa', 'Jawa', 'Sense', 'Sense', 'Sense', 'Alter'] },
  });
  t.doesNotOffer('Play Monnok: Used');
  t.act('Dark: Play Monnok: Lost');
  t.settle('act');
  t.is(t.titles('Light', 'hand').toSorted(), ['Alter', 'Luke Skywalker']);
  t.is(t.count('Light', 'lost'), 5);
  t.is(t.events('show').length, 1);
});

scenario('Grimtaash cancels Molator on the table', 'CCG-CARD-081 CCG-CARD-189', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [CANTINA]: [] },
    table: ['Molator'],
    light: { hand: ['Grimtaash'] },
  });
  t.act('Light: Play Grimtaash: Lost: target 1 Molator', 'Light: Choose Molator');
  t.settle('act');
  t.card('Molator', { zone: 'lost' });
});

scenario('On The Edge: the number is chosen before the draw; failure loses the Rebel', 'CCG-READ-103', (t) => {
  const play = (destiny: string): void => {
    t.board({
      at: 'Light controls',
      locations: { [CANTINA]: ['Luke Skywalker', 'Rebel Trooper'] },
      light: { hand: ['On The Edge'], lost: 6, reserve: [destiny] },
    });
    t.act('Light: Play On The Edge');
    t.offers('Choose Luke Skywalker');
    t.answer('Choose Luke Skywalker', '4');
  };
  play('Destiny 5');
  t.settle('may');
  t.answer('Yes');
  t.settle('act');
  t.is(t.events('retrieve').length, 4);
  t.card('Luke Skywalker', { zone: 'table' });
  play('Destiny 4');
  t.settle('act');
  t.is(t.events('retrieve').length, 0);
  t.is(t.happened('lost').includes('Luke Skywalker'), true);
  t.is(t.events('forfeited').length, 0);
});

scenario(
  'How Did We Get Into This Mess?: the whole hand for as many cards, one more with C-3PO',
  'CCG-READ-094',
  (t) => {
    const play = (droid: string, left: number): void => {
      t.board({
        at: 'Light controls',
        locations: { 'Light Tatooine: Dune Sea': [droid] },
        light: { hand: ['How Did We Get Into This Mess?', 'Luke Skywalker', 'Han Solo', 'Leia Organa'], left },
      });
      t.act('Light: Play How Did We');
      t.settle('act');
    };
    play('CZ-3', 10);
    t.is([t.count('Light', 'hand'), t.count('Light', 'used'), t.count('Light', 'reserve')], [3, 3 + 2, 7]);
    play('C-3PO', 10);
    t.is(t.count('Light', 'hand'), 4);
    play('CZ-3', 2);
    t.is(t.count('Light', 'hand'), 2);
  },
);

scenario('Spaceport Speeders: the offer must be taken', 'CCG-READ-108', (t) => {
  const sell = (card: string, left: number): void => {
    t.board({
      at: 'Light controls',
      locations: { 'Light Tatooine: Mos Eisley': ['CZ-3', "Luke's X-34 Landspeeder"] },
      light: { hand: ['Spaceport Speeders'], reserve: ['Destiny 2', 'Destiny 1', 'Destiny 3'], left, force: 0 },
    });
    t.act('Light: Play Spaceport Speeders', `Light: Choose ${card}`);
    t.settle('act');
    t.card(card, { zone: 'lost' });
  };
  sell('CZ-3', 20);
  t.is(t.count('Light', 'force'), 3);
  sell("Luke's X-34 Landspeeder", 20);
  t.is(t.count('Light', 'force'), 6);
  sell('CZ-3', 1);
  t.is(t.count('Light', 'force'), 2); // as far as possible
});

scenario('Trinto Duaba: every card of the Used Pile with that destiny number is lost', 'CCG-READ-110', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { [CANTINA]: [] },
    dark: { hand: ['Trinto Duaba'], reserve: ['Destiny 5'] },
    light: { used: ['Destiny 5', 'Destiny 2', 'Destiny 5'] },
  });
  t.act('Dark: Play Trinto Duaba');
  t.settle('act');
  t.is(t.titles('Light', 'lost'), ['Destiny 5', 'Destiny 5']);
  t.is(t.titles('Light', 'used'), ['Destiny 2']);
});

scenario('Tusken Scavengers counts Tusken Raiders of both players', 'CCG-READ-112', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Tatooine: Jundland Wastes': ['Tusken Raider', 'stolen Tusken Raider'] },
    dark: { hand: ['Tusken Scavengers'], reserve: ['Destiny 1'] },
    light: { used: ['Caller', 'Luke Skywalker', 'Bowcaster'] },
  });
  t.act('Dark: Play Tusken Scavengers');
  t.settle('may');
  t.answer('Yes');
  t.settle('act');
  t.is(t.titles('Light', 'lost').toSorted(), ['Bowcaster', 'Caller']);
  t.is(t.titles('Light', 'used'), ['Luke Skywalker']);
});

scenario('The Circle Is Now Complete: the lower of the two is out of play for good', 'CCG-READ-092 CCG-UNQ-05', (t) => {
  const duel = (...more: string[]): void => {
    t.board({
      at: 'Dark deploys',
      locations: { [CANTINA]: ['Darth Vader', 'Obi-Wan Kenobi', ...more] },
      dark: { hand: ['The Circle Is Now Complete', 'Darth Vader'] },
      light: { hand: ['Obi-Wan Kenobi'] },
    });
    t.act('Dark: Play The Circle Is Now Complete');
    t.settle('act');
  };
  duel();
  t.is([t.powerOf('Darth Vader'), t.happened('outOfPlay')], [6, ['Obi-Wan Kenobi']]);
  t.toPhase('deploy', 'Light');
  t.refuses('CCG-UNQ-05', 'Light', 'deploy', 'Obi-Wan Kenobi');
  duel("Obi-Wan's Lightsaber, on Obi-Wan Kenobi");
  t.is(t.happened('outOfPlay'), ['Darth Vader']);
});

scenario(
  'Reinforcements: as many as the destiny from the Lost Pile, if the opponent has more cards',
  'CCG-FRC-21 CCG-SHP-07',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: { [CANTINA]: ['Luke Skywalker', 'Han Solo', 'Darth Vader'] },
      dark: {
        hand: ['Imperial Reinforcements'],
        reserve: ['Destiny 2'],
        lost: ['Stormtrooper', 'Garindan', 'Black 2', 'Stormtrooper', 'TIE Scout'],
      },
      light: { hand: ['Rebel Reinforcements'] },
    });
    t.refuses('CCG-ACT-02', 'Light', 'use', 'Rebel Reinforcements');
    t.act('Dark: Play Imperial Reinforcements');
    t.settle('found');
    t.offers('Choose Stormtrooper', 'Choose Black 2', 'Done');
    t.answer('Choose Black 2', 'Choose Stormtrooper');
    t.settle('act');
    t.is(t.happened('retrieve'), ['Black 2', 'Stormtrooper']);
  },
);

scenario(
  'Scomp Link Access and Imperial Code Cylinder look at a Reserve Deck and shuffle it',
  'CCG-PIL-25 CCG-PIL-21',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { 'Light Yavin 4: Massassi War Room': ['R2-D2'], [CANTINA]: [] },
      dark: { left: 7 },
      light: { hand: ['Scomp Link Access'] },
    });
    t.act('Light: Play Scomp Link Access', 'Light: The Reserve Deck of Dark');
    t.settle('act');
    t.is(
      t.events('look').map(({ seat, cards }) => [seat, cards.length]),
      [[1, 7]],
    );
    t.is(
      t.events('shuffled').map(({ seat }) => seat),
      [0],
    );
  },
);

scenario(
  'Boring Conversation Anyway cancels cards by name, as they are played or on the table',
  'CCG-INT-05 CCG-ACT-28',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: { [CANTINA]: ['General Tagge', 'Garindan'] },
      dark: { hand: ['Boring Conversation Anyway', 'Boring Conversation Anyway'] },
      light: { hand: ['Demotion', 'Rebel Reinforcements'], reserve: ['Destiny 1'] },
    });
    t.act('Light: Play Rebel Reinforcements', 'Dark: Play Boring Conversation Anyway: Just after');
    t.settle('act');
    t.is(t.titles('Light', 'lost'), ['Rebel Reinforcements']);
    t.is(t.destinies(), []);
    t.act('Light: Deploy Demotion', 'Light: On General Tagge');
    t.settle('act');
    t.act('Dark: Play Boring Conversation Anyway: Target', 'Dark: Choose Demotion');
    t.settle('act');
    t.card('Demotion', { zone: 'lost' });
  },
);

scenario(
  'Electrobinoculars: a peek for 2 Force at any time, and the card may go to the Force Pile',
  'CCG-CARD-156',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: { [CANTINA]: ['Luke Skywalker', 'Electrobinoculars, on Luke Skywalker'] },
      light: { reserve: ['Han Solo'], force: 3 },
    });
    t.act('Light: Use Electrobinoculars');
    t.settle('may');
    t.is(t.events('look').length, 1);
    t.answer('Yes');
    t.settle('act');
    t.is(t.titles('Light', 'force')[0], 'Han Solo');
    t.is(t.count('Light', 'force'), 2);
  },
);

scenario('Fire Extinguisher aboard a starship cancels its Lateral Damage', 'CCG-CARD-157', (t) => {
  const board = (where: string): void => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Dark Kessel': [],
        'Light Corellia': [
          'Red 1',
          'Rebel Pilot, pilot of Red 1',
          'Red 3',
          `R2-D2, astromech of ${where}`,
          'Fire Extinguisher, on R2-D2',
        ],
      },
      dark: { hand: ['Lateral Damage'] },
    });
    t.act('Dark: Deploy Lateral Damage', 'Dark: On Kessel', 'Dark: Choose Red 1');
    t.settle('act');
  };
  board('Red 1');
  t.card('Lateral Damage', { zone: 'lost' });
  board('Red 3');
  t.card('Lateral Damage', { zone: 'table' });
});
