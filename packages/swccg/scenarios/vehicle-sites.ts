/** The way into a Sandcrawler, and the doubled sisters. */
import { ONE } from '../src/exact.ts';
import { scenario } from '../testing/index.ts';
import { interrupt } from './corners.ts';

const INSIDE = 'Sandcrawler: Loading Bay';
scenario(
  'Going in and out is free for the owner, 1 Force each for the other player',
  'CCG-VSI-02 CCG-VSI-06 CCG-VSI-07',
  (t) => {
    for (const [at, who, cost] of [
      ['Light moves', 'Luke Skywalker', 'for free'],
      ['Dark moves', 'Stormtrooper', 'for 1 Force'],
    ] as const) {
      t.board({
        at,
        locations: {
          'Light Tatooine: Jawa Camp': ['Light Sandcrawler', 'Luke Skywalker', 'Stormtrooper'],
          [INSIDE]: [],
        },
      });
      t.act(`Move ${who} by landspeed`);
      t.settle('where');
      t.offersAlso(`To ${INSIDE} ${cost}`);
      t.answer(`To ${INSIDE}`);
      t.settle('act');
      t.card(who, { at: INSIDE });
      t.doesNotOffer(`Move ${who}`);
    }
  },
);

scenario('Kiffex doubles the sisters: every number, destiny too', 'CCG-CARD-009 CCG-CARD-043', (t) => {
  const board = (ships: readonly string[]): void =>
    t.board({
      at: 'Dark controls',
      locations: { 'Tatooine: Bluffs': ['Tonnika Sisters'], Kiffex: ships },
    });
  board(['Devastator', 'Admiral Motti, pilot of Devastator']);
  t.is([t.powerOf('Tonnika Sisters'), t.number('Tonnika Sisters', 'ability')], [2, 2]);
  board(['Devastator', 'Admiral Motti, pilot of Devastator', 'Black 2', 'DS-61-2, pilot of Black 2']);
  t.is(
    [t.powerOf('Tonnika Sisters'), t.number('Tonnika Sisters', 'ability'), t.forfeitOf('Tonnika Sisters')],
    [4, 4, 4],
  );
  t.is(t.number('Tonnika Sisters', 'destiny'), 4);
});

const DOUBLED = ['Devastator', 'Admiral Motti, pilot of Devastator', 'Black 2', 'DS-61-2, pilot of Black 2'];

scenario('Drawn as destiny while they are doubled, the sisters count 4, and 1 more with Darth Vader', 'CCG-CARD-009', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Tatooine: Bluffs': ['Darth Vader', 'Rebel Trooper'], Kiffex: DOUBLED },
    dark: { reserve: ['Tonnika Sisters'], left: 0 },
  });
  t.act('Dark: Battle at Tatooine: Bluffs');
  t.settle('battleDestiny');
  t.answer('Draw battle destiny');
  t.is(
    t.events('destiny').map(({ n }) => n),
    [5 * ONE],
  );
});

scenario('When the doubling ends, the sisters keep two weapons of the three that they carry', 'CCG-CARD-009', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      'Tatooine: Bluffs': [
        'Tonnika Sisters',
        'Blaster Rifle, on Tonnika Sisters',
        'Dark Jedi Lightsaber, on Tonnika Sisters',
        'Imperial Blaster, on Tonnika Sisters',
      ],
      Kiffex: DOUBLED,
      'Dark Alderaan': [],
    },
  });
  t.act('Dark: Move Devastator by hyperspeed', 'To Alderaan');
  t.settle('target', 'Dark');
  t.offers('Choose Blaster Rifle', 'Choose Dark Jedi Lightsaber', 'Choose Imperial Blaster');
  t.answer('Choose Imperial Blaster');
  t.card('Imperial Blaster', { zone: 'lost' });
  t.card('Blaster Rifle', { on: 'Tonnika Sisters' });
  t.card('Dark Jedi Lightsaber', { on: 'Tonnika Sisters' });
  t.settle('act');
});

scenario('Doubled, the sisters steal four times a turn with 4 Force, four draws and a 4', 'CCG-CARD-009', (t) => {
  const armed = ['Blaster', "Obi-Wan's Lightsaber", "Han's Heavy Blaster Pistol"];
  t.board({
    at: 'Dark controls',
    locations: {
      'Tatooine: Bluffs': [
        'Tonnika Sisters',
        ...armed.flatMap((weapon) => [`Rebel Trooper`, `${weapon}, on Rebel Trooper`]),
      ],
      Kiffex: DOUBLED,
    },
    dark: {
      force: 20,
      reserve: ['Destiny 2', 'Destiny 2', 'Destiny 2', 'Destiny 4', ...Array.from({ length: 12 }, () => 'Destiny 2')],
    },
  });
  t.act('Dark: Use Tonnika Sisters');
  t.settle('target', 'Dark');
  t.is([t.count('Dark', 'force'), t.destinies().length], [16, 4]);
  for (const weapon of armed) t.answer(`Choose ${weapon}`, 'Yes');
  t.settle('act');
  for (const weapon of armed) t.card(weapon, { on: 'Tonnika Sisters', controller: 'Dark' });
  for (let uses = 2; uses <= 4; uses++) {
    t.act('Dark: Use Tonnika Sisters');
    t.settle('act');
  }
  t.is([t.count('Dark', 'force'), t.destinies().length], [4, 16]);
  t.doesNotOffer('Use Tonnika Sisters');
});

scenario(
  'Up to three of a title are laid; characters inside take no seat and drive nothing',
  'CCG-VSI-04 CCG-VSI-05 CCG-VSI-10',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: {
        'Light Tatooine: Jawa Camp': ['Light Sandcrawler'],
        [INSIDE]: ['Luke Skywalker', 'Han Solo'],
        [`${INSIDE} #2`]: [],
        [`${INSIDE} #3`]: [],
      },
      light: { hand: [INSIDE] },
    });
    t.doesNotOffer(`Deploy ${INSIDE}`);
    t.toPhase('move', 'Light');
    t.doesNotOffer('Move Sandcrawler');
  },
);

scenario('Aboard a starship the inside of a Sandcrawler is next to nothing', 'CCG-VSI-09', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      'Dark Tatooine': ['Devastator', 'Dark Sandcrawler, cargo of Devastator'],
      'Dark Tatooine: Jawa Camp': [],
      'Sandcrawler: Droid Junkheap': ['Stormtrooper'],
    },
  });
  t.doesNotOffer('Move Stormtrooper by landspeed');
});

scenario('When the doubling ends, one weapon and one device too many go before anybody acts', 'CCG-CARD-009', (t) => {
  const arms = ['Blaster Rifle', 'Dark Jedi Lightsaber', 'Imperial Blaster', 'Comlink', 'Droid Detector', 'Comlink'];
  t.board({
    at: 'Dark moves',
    locations: {
      'Tatooine: Bluffs': ['Tonnika Sisters', ...arms.map((one) => `${one}, on Tonnika Sisters`)],
      Kiffex: DOUBLED,
    },
    dark: { hand: ['Zap'] },
    cards: [interrupt('Dark', 'Zap', 'Target 1 Devastator -> It is lost.')],
  });
  t.act('Dark: Play Zap', 'Choose Devastator');
  t.settle('target', 'Dark');
  t.answer('Choose Imperial Blaster');
  t.asks('Dark', 'target');
  t.offersAlso('Choose Droid Detector');
  t.answer('Choose Droid Detector');
  t.settle('act');
  for (const kept of ['Blaster Rifle', 'Dark Jedi Lightsaber', 'Comlink']) t.card(kept, { on: 'Tonnika Sisters' });
});
