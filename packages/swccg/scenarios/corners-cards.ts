/** The same of single cards: what stands beside the case that their text speaks of. */
import { scenario } from '../testing/index.ts';
import { ARMORY, battle } from './armory.ts';
import { CANTINA, interrupt } from './corners.ts';
import { field, on, passAll } from './fights.ts';

const CORRIDOR = 'Death Star: Detention Block Corridor';
const WASTES = 'Tatooine: Jundland Wastes';
const DRAW = 'Draw   Light Interrupt - Lost   C1\n destiny 1\n Draw 1 destiny.';

scenario('Program Trap in a vehicle counts all who are at the site', 'CCG-CARD-132', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      [WASTES]: [
        "Luke's X-34 Landspeeder",
        "Owen Lars, driver of Luke's X-34 Landspeeder",
        "CZ-3, passenger of Luke's X-34 Landspeeder",
        'Program Trap, on CZ-3',
        'Stormtrooper',
      ],
    },
    light: { hand: ['Draw'], reserve: ['Destiny 3'] },
    cards: [DRAW],
  });
  t.act('Light: Play Draw');
  t.settle('act');
  for (const name of ['Owen Lars', 'CZ-3', 'Stormtrooper']) t.card(name, { zone: 'lost' });
});

scenario('Of two sites in a sandcrawler one is chosen for whom a Suction Tube takes', 'CCG-READ-059', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      [WASTES]: ['Dark Sandcrawler', 'Dark Magnetic Suction Tube, on Sandcrawler', 'Owen Lars'],
      'Sandcrawler: Droid Junkheap': [],
      'Sandcrawler: Loading Bay': [],
    },
    dark: { reserve: ['Destiny 5'] },
  });
  t.act('Dark: Use Magnetic Suction Tube', 'Choose Owen');
  on(t, 'target', 'Dark');
  t.offers('Choose Sandcrawler: Droid Junkheap', 'Choose Sandcrawler: Loading Bay');
  t.answer('Choose Sandcrawler: Loading Bay');
  t.settle('act');
  t.card('Owen Lars', { at: 'Sandcrawler: Loading Bay' });
});

scenario('This Is All Your Fault: the droid has the forfeit of whom the shot was aimed at', 'CCG-READ-109', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Tatooine: Plain': ['Plain Trooper', 'Imperial Blaster, on Plain Trooper', 'Luke Skywalker', 'R2-D2'],
    },
    light: { hand: ['This Is All Your Fault'] },
    dark: { reserve: ['Destiny 6'] },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Plain');
  t.act('Dark: Fire Imperial Blaster', 'Choose Luke Skywalker', 'Light: Play This Is All Your Fault', 'Choose R2-D2');
  passAll(t);
  t.is(t.number('R2-D2', 'forfeit'), 7);
});

scenario('A rescue out of the Spice Mines frees one captive, not another', 'CCG-CARD-141', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: {
      'Dark Kessel': [],
      [CORRIDOR]: [`Luke Skywalker, captive of ${CORRIDOR}`, 'Stormtrooper'],
      [CANTINA]: ['Darth Vader', 'Han Solo, captive of Darth Vader'],
    },
    dark: { hand: ['Spice Mines Of Kessel'] },
    light: { hand: ["I'm Here To Rescue You"] },
  });
  t.act('Dark: Deploy Spice Mines Of Kessel', 'On Kessel');
  t.settle('target', 'Dark');
  t.answer('Choose Luke Skywalker');
  t.settle('target', 'Dark');
  t.answer('Choose Stormtrooper');
  t.act("Light: Play I'm Here To Rescue You", 'Choose Spice Mines Of Kessel');
  t.settle('act');
  t.card('Luke Skywalker', { as: 'at' });
  t.card('Han Solo', { as: 'captive' });
});

scenario('Local Trouble is the first action of the battle phase, and of no other', 'CCG-READ-100 CCG-TRN-06', (t) => {
  const board = (at: 'Dark battles' | 'Dark moves') =>
    t.board({
      at,
      locations: { [`Dark ${CANTINA}`]: ['Stormtrooper', 'Stormtrooper', 'Luke Skywalker'] },
      dark: { hand: ['Local Trouble'] },
    });
  board('Dark battles');
  t.offersAlso('Play Local Trouble');
  board('Dark moves');
  t.doesNotOffer('Play Local Trouble');
});

scenario('What may come to a battle does not come to a Force drain', 'CCG-RCT-01 CCG-READ-060', (t) => {
  const board = (at: 'Light controls' | 'Light battles') =>
    field(t, ['Beacon, on Field', 'Hero', ...(at === 'Light battles' ? ['Guard'] : [])], {
      at,
      dark: { hand: ['Captain'] },
      cards: [
        'Beacon   Dark Effect   C1\n destiny 1\n Deploys on site.\n Your card may react by deploying to a battle here.',
      ],
    });
  board('Light battles');
  t.act('Light: Battle at Field');
  t.offersAlso('React: deploy Captain');
  board('Light controls');
  t.act('Light: Drain at Field');
  for (; t.state.question!.kind === 'respond'; t.pass()) t.doesNotOffer('React: deploy Captain');
});

scenario('Thank The Maker counts the drains of one phase, not of the turn before', 'CCG-CARD-105', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      "Light Tatooine: Obi-Wan's Hut": ['Mosep', 'C-3PO'],
      [`Light ${CANTINA}`]: ['Greedo'],
    },
    light: { hand: ['Thank The Maker'] },
  });
  const loseTo = (site: string): void => {
    t.act(`Dark: Force drain at ${site}`);
    t.settle('lose');
    while (t.state.question?.kind === 'lose') t.answer('Reserve Deck');
  };
  loseTo("Tatooine: Obi-Wan's Hut");
  loseTo(CANTINA);
  t.settle('act', 'Light');
  t.offersAlso('Play Thank The Maker');
  t.toPhase('control', 'Light');
  t.toPhase('control', 'Dark');
  t.settle('act', 'Light');
  t.doesNotOffer('Play Thank The Maker');
});

scenario(
  'A beam that ends sets its starship free, also at the system that is the first card of all',
  'CCG-TRB-11',
  (t) => {
    let isFirst = false;
    for (let left = 20; left < 60 && !isFirst; left++) {
      t.board({
        at: 'Dark controls',
        locations: {
          'Dark Tatooine': [
            'Devastator',
            'Admiral Motti, pilot of Devastator',
            'Tractor Beam, on Devastator',
            'Y-wing, held by Devastator',
            'Biggs Darklighter, pilot of Y-wing',
          ],
        },
        dark: { hand: ['Zap'], left },
        cards: [interrupt('Dark', 'Zap', 'Target 1 Tractor Beam -> It is lost.')],
      });
      isFirst = t.find('Tatooine') === 0;
      if (!isFirst) continue;
      t.act('Dark: Play Zap', 'Choose Tractor Beam');
      t.settle('act');
      t.card('Y-wing', { at: 'Tatooine', as: 'at', controller: 'Light' });
    }
    t.is(isFirst, true);
  },
);
