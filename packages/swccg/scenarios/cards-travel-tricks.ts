/** Cards about moving and being carried: what single characters and devices can do. */
import { scenario } from '../testing/index.ts';
import { never } from './fights.ts';

const ROW = {
  'Tatooine: Jundland Wastes': [],
  'Light Tatooine: Dune Sea': [],
  'Light Tatooine: Mos Eisley': [],
  'Light Tatooine: Docking Bay 94': [],
  'Light Tatooine: Cantina': [],
} as const;

scenario('Advosze has nothing of a weapon that comes from a Blaster Rack', 'CCG-READ-011', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { ...ROW, 'Tatooine: Jundland Wastes': ['Advosze', 'Stormtrooper'] },
    table: ['Blaster Rack', 'Dark Blaster Rifle, under Blaster Rack'],
    dark: { force: 3 },
  });
  t.act('Dark: Use Blaster Rack');
  t.settle('target', 'Dark');
  t.answer('Choose Blaster Rifle');
  t.settle('where', 'Dark');
  t.answer('On Stormtrooper');
  t.settle('act');
  t.card('Dark Blaster Rifle', { on: 'Stormtrooper' });
  t.is([t.count('Dark', 'force'), t.count('Dark', 'reserve')], [1, 20]);
});

scenario('Advosze: 1 Force is activated for each weapon or device deployed at his place', 'CCG-READ-011', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { ...ROW, 'Tatooine: Jundland Wastes': ['Advosze', 'Stormtrooper'] },
    dark: { hand: ['Comlink'], force: 3 },
  });
  t.act('Dark: Deploy Comlink', 'On Advosze for 1 Force');
  t.settle('act');
  t.is(t.count('Dark', 'force'), 3);
});

scenario('A Defel hides from a battle in the night', 'CCG-READ-015', (t) => {
  const dark =
    'Tatooine: Cave   Dark Location - Site   C1\ndestiny 0   Light 1   Dark 1\nexterior   planet\nDark: It is nighttime here.';
  t.board({
    at: 'Light battles',
    locations: { 'Tatooine: Cave': ['Defel', 'Stormtrooper', 'Luke Skywalker'] },
    cards: [dark],
  });
  t.act('Light: Battle at Cave', 'Dark: Use Defel');
  t.settle();
  t.is(t.state.battle!.cards.includes(t.find('Defel')), false);
  t.is(t.count('Dark', 'force'), 9);
});

scenario(
  'A squad of exactly three moves with its leader for 1 Force; Guards go with nobody else',
  'CCG-READ-037 CCG-READ-038 CCG-CHR-09',
  (t) => {
    const squad = ['Imperial Squad Leader', 'Stormtrooper', 'Stormtrooper', 'Stormtrooper'];
    t.board({ at: 'Dark moves', locations: { ...ROW, 'Light Tatooine: Dune Sea': squad } });
    t.act('Dark: Move Imperial Squad Leader with a squad', 'To Mos Eisley');
    t.answer('Choose Stormtrooper', 'Choose Stormtrooper', 'Choose Stormtrooper');
    t.settle('act');
    t.is(t.count('Dark', 'force'), 9);
    t.is(t.totalPower('Dark', 'Tatooine: Mos Eisley') > 3, true);
    t.doesNotOffer('Move Stormtrooper');
    t.board({
      at: 'Dark moves',
      locations: { ...ROW, 'Light Tatooine: Dune Sea': ['Imperial Squad Leader', 'Imperial Trooper Guard'] },
    });
    t.doesNotOffer('Move Imperial Trooper Guard');
    t.act('Dark: Move Imperial Squad Leader with a squad', 'To Mos Eisley', 'Choose Imperial Trooper Guard');
    t.is(t.count('Dark', 'force'), 8);
    t.card('Imperial Trooper Guard', { at: 'Tatooine: Mos Eisley' });
  },
);

scenario('The Rogue Bantha tramples one Tusken Raider of either side, as its player says', 'CCG-READ-040', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Tatooine: Jundland Wastes': ['Rogue Bantha', 'Luke Skywalker', 'Tusken Raider', 'Darth Vader'] },
  });
  t.act('Dark: Battle at Jundland');
  t.asks('Light', 'target');
  t.answer('Choose Tusken Raider');
  t.card('Tusken Raider', { zone: 'lost' });
});

scenario('A Caller takes a droid of either side that carries a Restraining Bolt', 'CCG-READ-054', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      ...ROW,
      'Light Tatooine: Dune Sea': [
        'Stormtrooper',
        'Dark Caller, on Stormtrooper',
        'CZ-3',
        'Dark Restraining Bolt, on CZ-3',
        'R2-X2',
      ],
    },
  });
  t.act('Dark: Use Caller');
  t.offers('Choose CZ-3');
  t.answer('Choose CZ-3');
  t.settle('act');
  t.card('CZ-3', { controller: 'Dark' });
  t.card('Dark Restraining Bolt', { zone: 'hand' });
});

scenario('A Magnetic Suction Tube takes a character inside, or to the Used Pile', 'CCG-READ-059', (t) => {
  const board = (more: { readonly [title: string]: readonly string[] }) =>
    t.board({
      at: 'Dark controls',
      locations: {
        ...ROW,
        'Tatooine: Jundland Wastes': ['Dark Sandcrawler', 'Dark Magnetic Suction Tube, on Sandcrawler', 'Owen Lars'],
        ...more,
      },
      dark: { reserve: ['Destiny 5'] },
    });
  board({ 'Sandcrawler: Droid Junkheap': [] });
  t.act('Dark: Use Magnetic Suction Tube', 'Choose Owen');
  t.settle('act');
  t.card('Owen Lars', { at: 'Sandcrawler: Droid Junkheap', controller: 'Light' });
  board({});
  t.act('Dark: Use Magnetic Suction Tube', 'Choose Owen');
  t.settle('act');
  t.card('Owen Lars', { zone: 'used' });
});

scenario('Informant: each character that comes to the spy is a react of its own, free', 'CCG-READ-120', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      ...ROW,
      'Light Tatooine: Dune Sea': [
        'Luke Skywalker',
        'Darth Vader',
        'undercover Garindan',
        'Dark Undercover, on Garindan',
      ],
      'Light Tatooine: Mos Eisley': ['Stormtrooper'],
      'Tatooine: Jundland Wastes': ['Tusken Raider'],
    },
    dark: { hand: ['Informant'] },
  });
  t.act('Light: Battle at Dune Sea', 'Dark: Play Informant', 'Choose Stormtrooper', 'Choose Tusken Raider');
  t.settle('battleDestiny');
  t.card('Stormtrooper', { at: 'Tatooine: Dune Sea' });
  t.card('Tusken Raider', { at: 'Tatooine: Dune Sea' });
  t.is(t.count('Dark', 'force'), 10);
  t.is(t.state.battle!.cards.includes(t.find('Tusken Raider')), true);
});

scenario(
  'Quite A Mercenary answers a transport of Elis Helrot: all that were carried are lost',
  'CCG-READ-123',
  (t) => {
    t.board({
      at: 'Dark moves',
      locations: { ...ROW, 'Light Tatooine: Cantina': ['Darth Vader', 'Stormtrooper'] },
      dark: { hand: ['Elis Helrot'], reserve: ['Destiny 1'] },
      light: { hand: ['Quite A Mercenary'] },
    });
    t.act('Dark: Play Elis Helrot', 'Choose Darth Vader', 'Done', 'Choose Tatooine: Dune Sea', 'Dark: Yes');
    t.act('Light: Play Quite A Mercenary');
    t.settle();
    t.card('Darth Vader', { zone: 'lost' });
    t.card('Stormtrooper', { at: 'Tatooine: Cantina' });
    t.card('Elis Helrot', { zone: 'lost' });
  },
);

scenario(
  'Oo-ta Goo-ta, Solo? captures the Rebels that Nabrun carried, if there is a cell for them',
  'CCG-READ-122',
  (t) => {
    for (const [cell, zone] of [
      [{ 'Death Star: Detention Block Corridor': [] }, 'captive'],
      [{}, 'at'],
    ] as const) {
      t.board({
        at: 'Light moves',
        locations: { ...ROW, 'Light Tatooine: Cantina': ['Luke Skywalker'], ...cell },
        light: { hand: ['Nabrun Leids'], reserve: ['Destiny 1'] },
        dark: { hand: ['Oo-ta Goo-ta, Solo?'] },
      });
      t.act('Light: Play Nabrun Leids', 'Choose Luke', 'Choose Tatooine: Dune Sea', 'Light: Yes');
      t.act('Dark: Play Oo-ta Goo-ta');
      t.settle();
      t.card('Luke Skywalker', { as: zone });
      t.card('Nabrun Leids', { zone: 'lost' });
    }
  },
);

scenario('A smuggler that was just deployed is kept from moving this turn', 'CCG-READ-123', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { ...ROW },
    light: { hand: ['Han Solo'] },
    dark: { hand: ['Oo-ta Goo-ta, Solo?'] },
  });
  t.act('Light: Deploy Han Solo', 'To Dune Sea');
  t.act('Dark: Play Oo-ta Goo-ta');
  t.settle();
  t.toPhase('move', 'Light');
  t.doesNotOffer('Move Han Solo');
});

scenario('Nabrun Leids works as Elis Helrot does', 'CCG-CARD-090', (t) => {
  t.board({
    at: 'Light moves',
    locations: { ...ROW, 'Light Tatooine: Cantina': ['Luke Skywalker'] },
    light: { hand: ['Nabrun Leids'], reserve: ['Destiny 2'] },
  });
  t.act('Light: Play Nabrun Leids', 'Choose Luke', 'Choose Tatooine: Dune Sea', 'Light: Yes');
  t.is(t.count('Light', 'force'), 8);
  t.settle();
  t.act('Light: Move Luke Skywalker by landspeed', 'To Mos Eisley');
});

scenario('Skills for hire: pilots and warriors are made, or made better', 'CCG-ACT-31', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      'Light Tatooine': ['Red 3', 'Red 1', 'Jek Porkins, pilot of Red 1'],
      'Light Tatooine: Dune Sea': ['Owen Lars', 'Rebel Trooper'],
    },
    light: { hand: ['Ellorrs Madak', "Sai'torr Kal Fas"] },
  });
  t.act('Light: Deploy Ellorrs Madak', 'On Jek Porkins');
  t.settle();
  t.is(t.powerOf('Red 1'), 3 + 2 + 1);
  t.act("Light: Deploy Sai'torr", 'On Rebel Trooper');
  t.settle();
  t.is(t.powerOf('Rebel Trooper'), 2);
});

scenario(
  'Chewbacca saves vehicles, starships and droids that are hit at his site, and nobody else',
  'CCG-CARD-028',
  (t) => {
    const bomb = 'Bomb   Dark Interrupt - Used   C1\ndestiny 3\nTarget 1 card -> It is lost.';
    const lose = (card: string): string => {
      t.board({
        at: 'Light moves',
        locations: { ...ROW, 'Light Tatooine: Dune Sea': ['Chewbacca', card, 'Luke Skywalker'] },
        dark: { hand: ['Bomb'] },
        cards: [bomb],
      });
      const name = card.replace('hit ', '');
      t.act('Dark: Play Bomb', `Choose ${name}`);
      t.settle('act');
      return t.read(name).zone;
    };
    t.is(
      [lose('hit CZ-3'), lose('CZ-3'), lose('hit SoroSuub V-35 Landspeeder'), lose('hit Owen Lars')],
      ['used', 'lost', 'used', 'lost'],
    );
  },
);

scenario('A Defel profits from Revolution at a site, not aboard a starship', 'CCG-READ-015', (t) => {
  for (const [place, defel, kind] of [
    ['Light Corellia', ['Devastator', 'Defel, passenger of Devastator'], 'act'],
    ['Light Tatooine: Cantina', ['Defel'], 'lose'],
  ] as const) {
    t.board({ at: 'Dark controls', locations: { [place]: [...defel, 'Revolution'] } });
    t.is(t.state.question?.kind, kind);
  }
});

scenario('Who cannot move goes neither between Mos Eisley and the Cantina nor down the chute', 'CCG-MOV-14', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      'Light Tatooine: Mos Eisley': ['Rebel Guard'],
      'Light Tatooine: Cantina': ['CZ-3', 'Dark Restraining Bolt, on CZ-3'],
    },
  });
  t.doesNotOffer('Use Tatooine: Mos Eisley');
  // All or none.
  t.board({
    at: 'Dark battles',
    locations: {
      'Light Death Star: Docking Bay 327': ['Darth Vader', 'Luke Skywalker', 'Rebel Guard'],
      'Death Star: Trash Compactor': [],
    },
    light: { hand: ['Into The Garbage Chute, Flyboy'] },
  });
  t.act('Dark: Battle at Death Star: Docking Bay 327');
  never(t, 'Garbage Chute');
});
