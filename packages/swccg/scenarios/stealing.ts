/** Stealing. */
import { scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';

scenario(
  'Kabe steals with a destiny below that of the thing: it is Light’s for good, and lost to the Light Lost Pile',
  'CCG-STL-01 CCG-STL-07 CCG-CARD-035',
  (t) => {
    // A Blaster Rifle has destiny 3.
    for (const [destiny, on] of [
      ['Destiny 3', 'Stormtrooper'],
      ['Destiny 1', 'Kabe'],
    ] as const) {
      t.board({
        at: 'Light controls',
        locations: { [`Dark ${CANTINA}`]: ['Kabe', 'Stormtrooper', 'Dark Blaster Rifle, on Stormtrooper'] },
        light: { reserve: [destiny] },
        dark: { hand: ['Zap'] },
        cards: ['Zap   Dark Interrupt - Used   C1\ndestiny 1\nTarget 1 weapon -> It is lost.'],
      });
      t.act('Light: Use Kabe');
      t.answer('Choose Blaster Rifle');
      t.settle('act');
      t.card('Blaster Rifle', { on });
      t.doesNotOffer('Use Kabe');
    }
    t.act('Dark: Play Zap');
    t.answer('Choose Blaster Rifle');
    t.settle('act');
    t.is(t.titles('Light', 'lost'), ['Blaster Rifle']);
  },
);

scenario('A weapon that Kabe stole she only holds, and hands to a warrior free', 'CCG-CARD-035 CCG-STL-03', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      [`Dark ${CANTINA}`]: ['Kabe', 'Light Blaster Rifle, on Kabe', 'Luke Skywalker', 'Momaw Nadon', 'Darth Vader'],
    },
    light: { force: 0 },
  });
  t.act('Light: Hand over Blaster Rifle');
  t.offers('On Luke Skywalker for free');
});

scenario(
  'A device that Kabe stole she uses if it could deploy on her, and only holds otherwise',
  'CCG-CARD-035 CCG-STL-03',
  (t) => {
    const kabe = (device: string): number => {
      t.board({
        at: 'Light controls',
        locations: { [`Dark ${CANTINA}`]: ['Kabe', 'Stormtrooper', `${device}, on Stormtrooper`] },
        light: { reserve: ['Destiny 0'] },
        cards: ['Charm   Dark Device   C1\ndestiny 6\nDeploys on trooper.\nThe bearer is power +1.'],
      });
      t.act('Light: Use Kabe');
      t.answer(`Choose ${device}`);
      t.settle('act');
      t.card(device, { on: 'Kabe', controller: 'Light' });
      return t.powerOf('Kabe');
    };
    // The belt deploys on aliens, the charm on troopers.
    t.is(kabe('Stormtrooper Utility Belt'), 2);
    t.is(kabe('Charm'), 1);
  },
);

scenario('What does not deploy on characters Kabe cannot take', 'CCG-STL-02 CCG-CARD-035', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [`Dark ${CANTINA}`]: ['Kabe', 'Box', 'Stormtrooper'] },
    cards: ['Box   Dark Device   C1\ndestiny 6\nDeploys on site.'],
  });
  t.doesNotOffer('Use Kabe');
});

scenario(
  'Momaw Nadon snares a bantha, with what is on it; riders get off',
  'CCG-CARD-038 CCG-STL-06 CCG-STL-08',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: {
        [`Dark ${CANTINA}`]: ['Momaw Nadon', 'Bantha', 'Tusken Raider, driver of Bantha', 'Badge, on Bantha'],
      },
      cards: ['Badge   Dark Device   C1\ndestiny 6\nDeploys on vehicle.'],
    });
    t.act('Light: Use Momaw Nadon');
    t.answer('Choose Bantha');
    t.settle('act');
    t.card('Bantha', { controller: 'Light' });
    t.card('Badge', { controller: 'Light', on: 'Bantha' });
    t.card('Tusken Raider', { controller: 'Dark', as: 'at', at: CANTINA });
  },
);

scenario('Wioslea buys with a destiny over that of the droid, for its deploy number', 'CCG-CARD-046', (t) => {
  const board = (destiny: string): void =>
    t.board({
      at: 'Light controls',
      locations: { [`Dark ${CANTINA}`]: ['Wioslea', '5D6-RA-7'] },
      light: { reserve: [destiny] },
    });
  board('Destiny 2');
  t.act('Light: Use Wioslea');
  t.answer('Choose 5D6-RA-7');
  t.settle('act');
  t.card('5D6-RA-7', { controller: 'Dark' });
  t.is(t.count('Light', 'force'), 9);
  board('Destiny 3');
  t.act('Light: Use Wioslea');
  t.answer('Choose 5D6-RA-7');
  t.settle('may', 'Light');
  t.answer('Yes');
  t.settle('act');
  t.card('5D6-RA-7', { controller: 'Light', at: CANTINA });
  t.is(t.count('Light', 'force'), 9 - 4);
  t.doesNotOffer('Use Wioslea');
});

scenario('Reegesk takes a thing from the Lost Pile of Light into hand, for good', 'CCG-READ-039', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Reegesk', 'Stormtrooper'] },
    light: { lost: ['Luke Skywalker', "Obi-Wan's Lightsaber", 'Han Solo'] },
  });
  t.act('Dark: Use Reegesk');
  t.settle('lose', 'Dark');
  t.answer('Lose the top card of the Reserve Deck');
  t.settle('found', 'Dark');
  t.offers("Choose Obi-Wan's Lightsaber", 'Done');
  t.answer("Choose Obi-Wan's Lightsaber");
  t.settle('act');
  t.is(t.titles('Dark', 'hand'), ["Obi-Wan's Lightsaber"]);
  t.card("Obi-Wan's Lightsaber", { controller: 'Dark', zone: 'hand' });
});

scenario(
  'The Tonnika Sisters draw twice for a 2; then two weapons or devices are theirs or lost',
  'CCG-CARD-043',
  (t) => {
    const board = (draws: readonly string[]): void =>
      t.board({
        at: 'Dark controls',
        locations: {
          [`Dark ${CANTINA}`]: [
            'Tonnika Sisters',
            'Luke Skywalker',
            "Obi-Wan's Lightsaber, on Luke Skywalker",
            'Han Solo',
            "Han's Heavy Blaster Pistol, on Han Solo",
          ],
        },
        dark: { reserve: draws },
      });
    board(['Destiny 3', 'Destiny 1']);
    t.act('Dark: Use Tonnika Sisters');
    t.settle('act');
    t.is(t.count('Dark', 'force'), 8);
    board(['Destiny 1', 'Destiny 2']);
    t.act('Dark: Use Tonnika Sisters');
    t.settle('target', 'Dark');
    t.answer("Choose Obi-Wan's Lightsaber", 'Yes', "Choose Han's Heavy Blaster Pistol", 'No');
    t.settle('act');
    t.card("Obi-Wan's Lightsaber", { on: 'Tonnika Sisters', controller: 'Dark' });
    t.card("Han's Heavy Blaster Pistol", { zone: 'lost', controller: 'Light' });
  },
);

scenario('Double Agent takes the sisters over', 'CCG-STL-01', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [`Dark ${CANTINA}`]: ['Tonnika Sisters'] },
    light: { hand: ['Double Agent'] },
  });
  t.act('Light: Play Double Agent');
  t.answer('Choose Tonnika Sisters');
  t.settle('act');
  t.card('Tonnika Sisters', { controller: 'Light', at: CANTINA });
  t.is(t.controls('Light', CANTINA), true);
});

scenario('Merc Sunlet makes a thief of a character, or guards a weapon', 'CCG-STL-02', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      [`Dark ${CANTINA}`]: [
        'Luke Skywalker',
        'Merc Sunlet, on Luke Skywalker',
        'Stormtrooper',
        'Badge, on Stormtrooper',
      ],
    },
    light: { reserve: ['Destiny 1'] },
    cards: ['Badge   Dark Device   C1\ndestiny 6\nDeploys on character.'],
  });
  t.act('Light: Use Merc Sunlet');
  t.answer('Choose Badge');
  t.settle('act');
  t.card('Badge', { on: 'Luke Skywalker', controller: 'Light' });
  t.board({
    at: 'Light controls',
    locations: {
      [`Dark ${CANTINA}`]: [
        'Kabe',
        'Stormtrooper',
        'Dark Blaster Rifle, on Stormtrooper',
        'Swilla Corey, on Dark Blaster Rifle',
      ],
    },
    light: { reserve: ['Destiny 0'] },
  });
  t.doesNotOffer('Use Swilla Corey');
  t.act('Light: Use Kabe');
  t.answer('Choose Blaster Rifle');
  t.settle('act');
  t.card('Blaster Rifle', { on: 'Stormtrooper', controller: 'Dark' });
});

scenario('A thief may take the own cards, and hold what only others can use', 'CCG-STL-03 CCG-STL-04', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [`Dark ${CANTINA}`]: ['Momaw Nadon', 'stolen Bantha'] },
  });
  t.act('Light: Use Momaw Nadon');
  t.answer('Choose Bantha');
  t.settle('act');
  t.card('Bantha', { controller: 'Light' });
  t.board({
    at: 'Light battles',
    locations: {
      [`Dark ${CANTINA}`]: ['Kabe', 'stolen Dark Blaster Rifle, on Kabe', 'Luke Skywalker', 'Stormtrooper'],
    },
  });
  t.act('Light: Battle at Tatooine: Cantina');
  t.settle();
  t.doesNotOffer('Fire Blaster Rifle');
});

scenario('Caller takes a droid with a Restraining Bolt, which goes back to its owner', 'CCG-READ-054', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      [`Dark ${CANTINA}`]: [
        'Djas Puhr',
        'Stormtrooper',
        'Dark Caller, on Stormtrooper',
        'R2-D2',
        'Dark Restraining Bolt, on R2-D2',
        'C-3PO',
      ],
    },
  });
  t.act('Dark: Use Caller');
  t.offers('Choose R2-D2');
  t.answer('Choose R2-D2');
  t.settle('act');
  t.card('R2-D2', { controller: 'Dark', at: CANTINA });
  t.is(t.titles('Dark', 'hand'), ['Restraining Bolt']);
});

scenario('What does not deploy on characters the Tonnika Sisters can only destroy', 'CCG-STL-02', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      [`Dark ${CANTINA}`]: ['Tonnika Sisters', 'Laser Projector', 'Luke Skywalker', 'Blaster, on Luke Skywalker'],
    },
    dark: { reserve: ['Destiny 2', 'Destiny 1'] },
  });
  t.act('Dark: Use Tonnika Sisters');
  t.settle('target');
  t.answer('Choose Laser Projector');
  t.card('Laser Projector', { zone: 'lost' });
  t.answer('Choose Blaster');
  t.answer('Yes');
  t.card('Blaster', { on: 'Tonnika Sisters', controller: 'Dark' });
});

scenario('The sisters cross over at a site, not out of a starship', 'CCG-LOC-24 CCG-STL-01', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Light Corellia': ['Devastator', 'Tonnika Sisters, passenger of Devastator'] },
    light: { hand: ['Double Agent'] },
  });
  t.doesNotOffer('Play Double Agent');
});

scenario('A Restraining Bolt stays on a droid that a Caller cannot steal', 'CCG-READ-054 CCG-CARD-074', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Light Tatooine: Cantina': [
        'Dark Jawa',
        'Dark Caller, on Dark Jawa',
        'Dark Jawa',
        'Dark Caller, on Dark Jawa',
        'C-3PO',
        'Dark Restraining Bolt, on C-3PO',
      ],
    },
    light: { hand: ['Droid Shutdown'] },
  });
  t.act('Dark: Use Caller', 'Choose C-3PO', 'Light: Play Droid Shutdown');
  t.settle();
  t.act('Dark: Use Caller', 'Choose C-3PO'); // the other one, in the same turn
  t.settle();
  t.card('C-3PO', { controller: 'Light' });
  t.card('Dark Restraining Bolt', { zone: 'table' });
});
