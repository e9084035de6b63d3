/** Cards that do something only at one place, with one partner or once: the war room, the Trench, a holosite, a squadron. */
import { scenario } from '../testing/index.ts';

scenario('Commander Vanden Willard leads starships from a war room that you control', 'CCG-MOD-09', (t) => {
  const power = (...more: readonly string[]): number => {
    t.board({
      at: 'Light controls',
      locations: {
        'Light Yavin 4': ['Red 1', 'Red Leader, pilot of Red 1'],
        'Yavin 4: Massassi War Room': more,
        'Yavin 4: Jungle': ['Commander Vanden Willard'].filter((name) => !more.includes(name)),
      },
    });
    return t.powerOf('Red 1');
  };
  const alone = power();
  t.is(power('Commander Vanden Willard'), alone + 1);
  t.is(power('Commander Vanden Willard', 'Darth Vader'), alone);
});

scenario('A Bothan spy deploys free where a Rebel Commander is', 'CCG-DEP-12', (t) => {
  const spy = (people: string): string =>
    `Agent   Light Character - Alien   C1\ndestiny 1   deploy 4   power 1   ability 1   forfeit 1\n${people}spy`;
  for (const [people, price] of [
    ['Bothan   ', 'for free'],
    ['', 'for 4 Force'],
  ] as const) {
    t.board({
      at: 'Light deploys',
      locations: { 'Light Tatooine: Cantina': ['Rebel Commander'] },
      light: { hand: ['Agent'] },
      cards: [spy(people)],
    });
    t.act('Light: Deploy Agent');
    t.offers(`To Tatooine: Cantina ${price}`);
  }
});

scenario('Jawas of both sides are forfeit +2 inside the Droid Junkheap', 'CCG-CARD-010 CCG-OBJ-17', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Dark Tatooine: Jundland Wastes': ['Dark Sandcrawler'],
      'Sandcrawler: Droid Junkheap': [],
      'Dark Tatooine: Mos Eisley': ['Dark Jawa'],
    },
  });
  const outside = t.forfeitOf('Jawa');
  t.board({
    at: 'Dark controls',
    locations: {
      'Dark Tatooine: Jundland Wastes': ['Dark Sandcrawler'],
      'Sandcrawler: Droid Junkheap': ['Dark Jawa', 'Light Jawa'],
    },
  });
  // The text does not say whose.
  t.is([t.forfeitOf('Dark Jawa'), t.forfeitOf('Light Jawa')], [outside + 2, outside + 2]);
});

scenario('What is fixed to its place is not moved', 'CCG-MOV-14', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      'Dark Tatooine: Cantina': ['Droid Detector', 'Laser Projector', 'Observation Holocam'],
      'Dark Tatooine: Mos Eisley': [],
    },
  });
  for (const card of ['Droid Detector', 'Laser Projector', 'Observation Holocam'])
    t.refuses('CCG-MOV-14', 'Dark', 'move', card, 'Tatooine: Mos Eisley');
  t.board({
    at: 'Light moves',
    locations: { 'Light Tatooine: Dune Sea': ['Hydroponics Station', 'Vaporator'], 'Light Tatooine: Mos Eisley': [] },
  });
  for (const card of ['Hydroponics Station', 'Vaporator'])
    t.refuses('CCG-MOV-14', 'Light', 'move', card, 'Tatooine: Mos Eisley');
});

scenario('A weapon may be aimed at a Laser Projector, which falls to a destiny above 1', 'CCG-READ-058', (t) => {
  for (const [destiny, zone] of [
    ['Destiny 2', 'lost'],
    ['Destiny 1', 'table'],
  ] as const) {
    t.board({
      at: 'Light battles',
      locations: {
        'Dark Tatooine: Cantina': ['Laser Projector', 'Han Solo', 'Blaster, on Han Solo', 'Stormtrooper'],
      },
      light: { reserve: [destiny] },
    });
    t.act('Light: Battle at Tatooine: Cantina');
    t.settle('weapons', 'Light');
    t.answer('Fire Blaster', 'Choose Laser Projector');
    t.settle();
    t.card('Laser Projector', { zone });
  }
});

scenario('A TIE Assault Squadron takes the place of three TIE/ln', 'CCG-CARD-182 CCG-READ-050', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { 'Dark Tatooine': ['TIE Fighter', 'TIE Fighter', 'TIE Fighter'] },
    dark: { hand: ['TIE Assault Squadron'] },
  });
  t.act('Dark: Deploy TIE Assault Squadron', 'To Tatooine');
  for (let i = 0; i < 3; i++) t.answer('Choose TIE Fighter');
  t.settle('act');
  t.card('TIE Assault Squadron', { at: 'Tatooine' });
});

scenario('Let The Wookiee Win adds a destiny at a holosite', 'CCG-BTL-28 CCG-DST-12', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Imperial Holotable': ['Kintan Strider', 'Houjix'] },
    light: { hand: ['Let The Wookiee Win'] },
  });
  t.act('Dark: Battle at Imperial Holotable', 'Light: Play Let The Wookiee Win');
  t.settle('battleDestiny', 'Light');
});

scenario('Tiree in Gold 2 adds 1 to an Attack Run', 'CCG-EPC-06 CCG-EPC-08', (t) => {
  for (const [pilot, falls] of [
    ['Tiree', true],
    ['Dutch', false],
  ] as const) {
    t.board({
      at: 'Light moves',
      locations: {
        'Death Star': ['Gold 2', `${pilot}, pilot of Gold 2`, 'Proton Torpedoes, on Gold 2'],
        'Death Star: Trench': ['Attack Run'],
        'Light Yavin 4: Jungle': [],
      },
      light: { reserve: ['Destiny 6', 'Destiny 6'] },
    });
    t.act('Light: Use Attack Run');
    t.answer('Choose Gold 2', 'Choose Gold 2');
    t.settle(falls ? 'lose' : 'act');
    t.is(t.locations().includes('Death Star: Trench'), !falls);
  }
});

scenario('Ellorrs Madak makes a pilot, who then adds 2', 'CCG-ACT-31 CCG-MOD-09', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Light Tatooine': ['Tantive IV'], 'Light Tatooine: Docking Bay 94': ['Leia Organa'] },
    light: { hand: ['Ellorrs Madak'] },
  });
  const power = t.powerOf('Tantive IV');
  t.act('Light: Deploy Ellorrs Madak', 'On Leia Organa');
  t.settle('act');
  t.toPhase('move', 'Light');
  t.act('Light: Move Leia Organa by shuttling', 'Aboard Tantive IV as pilot');
  t.settle('act');
  t.is(t.powerOf('Tantive IV'), power + 2);
});

scenario('Solomahal: a scout that has reacted is power +2', 'CCG-ACT-31 CCG-RCT-02', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      'Light Tatooine: Dune Sea': ['Shistavanen Wolfman'],
      'Light Tatooine: Mos Eisley': ['Luke Skywalker', 'Darth Vader'],
    },
    light: { hand: ['Solomahal'] },
  });
  const power = t.powerOf('Shistavanen Wolfman');
  t.act('Light: Deploy Solomahal', 'On Shistavanen Wolfman for free, way 2');
  t.settle('act');
  t.toPhase('battle', 'Dark');
  t.act('Dark: Battle at Tatooine: Mos Eisley', 'Light: React: move Shistavanen Wolfman');
  t.settle('battleDestiny');
  t.is(t.powerOf('Shistavanen Wolfman'), power + 2);
});

scenario('What pilots do to the maneuver of their ships', 'CCG-MOD-09', (t) => {
  for (const [ship, pilot, by] of [
    ['Black 2', 'Lieutenant Tanbris', -1],
    ['Gold 2', 'Tiree', 1],
    ['Red 6', 'Jek Porkins', 1],
    ['Gold 5', 'Pops', 1],
    ['Black 3', 'DS-61-3', 1],
    ['Millennium Falcon', 'Chewbacca', 1],
  ] as const) {
    const maneuver = (who: string): number => {
      t.board({ at: 'Dark controls', locations: { 'Dark Tatooine': [ship, `${who}, pilot of ${ship}`] } });
      return t.number(ship, 'maneuver');
    };
    t.is(maneuver(pilot), maneuver(ship.startsWith('Black') ? 'Imperial Pilot' : 'Rebel Pilot') + by);
  }
});

scenario(
  'Dark fires a weapon in the Trench free, and the same weapon elsewhere for Force',
  'CCG-EPC-16 CCG-READ-053',
  (t) => {
    const ships = ['Y-wing', 'Biggs Darklighter, pilot of Y-wing', 'Proton Torpedoes, on Y-wing'];
    const draws = ['Destiny 1', 'Destiny 1'];
    for (const force of [0, 2]) {
      t.board({
        at: 'Light moves',
        locations: { 'Death Star': ships, 'Death Star: Trench': ['Attack Run', 'Turbolaser Battery'] },
        dark: { force, reserve: draws },
      });
      t.act('Light: Use Attack Run');
      t.answer('Choose Y-wing', 'Choose Y-wing');
      t.settle('weapons', 'Dark');
      t.answer('Fire Turbolaser Battery', 'Choose Y-wing');
      t.is([t.count('Dark', 'force'), t.events('fires').length], [force, 1]);
      t.is(t.state.fired[t.find('Turbolaser Battery')], t.state.turn); // it is used as any weapon
    }
    for (const force of [0, 2]) {
      t.board({
        at: 'Light battles',
        locations: {
          'Death Star': [...ships, 'Black 2', 'DS-61-2, pilot of Black 2', 'Turbolaser Battery'],
          'Death Star: Trench': ['Attack Run'],
        },
        dark: { force, reserve: draws },
      });
      t.act('Light: Battle at Death Star');
      t.settle('weapons', 'Light');
      if (force === 0) {
        t.refuses('CCG-FRC-12', 'Dark', 'fire', 'Turbolaser Battery');
        continue;
      }
      t.answer('Done');
      t.settle('weapons', 'Dark');
      t.answer('Fire Turbolaser Battery', 'Choose Y-wing');
      t.is([t.count('Dark', 'force'), t.events('fires').length], [0, 1]);
    }
  },
);

scenario('A leader in the Massassi Ruins makes starships at the Death Star stronger', 'CCG-MOD-09', (t) => {
  const power = (...people: readonly string[]): number => {
    t.board({
      at: 'Light controls',
      locations: {
        'Death Star': ['Red 1', 'Red Leader, pilot of Red 1'],
        'Yavin 4: Massassi Ruins': people,
      },
    });
    return t.powerOf('Red 1');
  };
  const alone = power('Luke Skywalker');
  t.is(power('General Dodonna'), alone + 1);
  t.is(power('General Dodonna', 'Darth Vader'), alone);
});

scenario('Weapons cost 1 less on the starship that Lieutenant Tanbris pilots', 'CCG-DEP-13', (t) => {
  const price = (pilot: string): number => {
    t.board({
      at: 'Dark deploys',
      locations: { 'Dark Tatooine': ['Devastator', `${pilot}, pilot of Devastator`] },
      dark: { hand: ['Turbolaser Battery'] },
    });
    t.act('Dark: Deploy Turbolaser Battery', 'On Devastator');
    t.settle('act');
    return 10 - t.count('Dark', 'force');
  };
  t.is(price('Imperial Pilot'), 3);
  t.is(price('Lieutenant Tanbris'), 2);
});

scenario('Oo-ta Goo-ta, Solo? ends a Kessel Run', 'CCG-READ-122', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      Kessel: ['Kessel Run, on Kessel'],
      'Light Corellia': ['Millennium Falcon', 'Han Solo, pilot of Millennium Falcon'],
    },
    dark: { hand: ['Oo-ta Goo-ta, Solo?'] },
  });
  t.act('Dark: Play Oo-ta Goo-ta', 'Choose Kessel Run');
  t.settle('act');
  t.card('Kessel Run', { zone: 'lost' });
});
