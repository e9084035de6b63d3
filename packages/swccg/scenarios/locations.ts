/** Section 8: locations. */
import { type Play, scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';
const HUT = "Tatooine: Obi-Wan's Hut";

const adjacent = (t: Play): string[] => {
  // Whoever can walk one site goes to the adjacent ones.
  t.act('Light: Move Luke Skywalker by landspeed');
  return t.options.map((text) => text.replace(/^To (.*?) for .*$/u, '$1')).toSorted();
};

scenario('Locations deploy free, any number, without presence or icons', 'CCG-LOC-02 CCG-LOC-03 CCG-LOC-04', (t) => {
  t.board({
    at: 'Light deploys',
    light: { hand: ['Tatooine', 'Yavin 4: Jungle', 'Death Star: Trash Compactor'], force: 0 },
  });
  for (const title of ['Yavin 4: Jungle', 'Tatooine', 'Death Star: Trash Compactor']) {
    t.act(`Light: Deploy ${title}`, 'Light: On the table');
    t.card(title, { as: 'location' });
  }
  t.is(t.state.groups.length, 3); // a site without its system, a system without its sites
});

scenario(
  'A group has its system at one end, then exterior sites, those that are both, and interior ones',
  'CCG-LOC-05 CCG-LOC-06 CCG-LOC-07 CCG-LOC-12',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: {
        'Light Tatooine': [],
        [`Light ${HUT}`]: [],
        'Light Tatooine: Docking Bay 94': [],
        [`Light ${CANTINA}`]: [],
      },
      light: { hand: ['Tatooine: Dune Sea', 'Yavin 4'] },
    });
    t.act('Light: Deploy Tatooine: Dune Sea');
    t.offers(`Between Tatooine and ${HUT}`, `Between ${HUT} and Tatooine: Docking Bay 94`);
    t.answer(`Between ${HUT} and Tatooine: Docking Bay 94`);
    t.is(t.locations(), ['Tatooine', HUT, 'Tatooine: Dune Sea', 'Tatooine: Docking Bay 94', CANTINA]);
    t.act('Light: Deploy Yavin 4', 'On the table');
    t.is(
      t.state.groups.map((group) => group.length),
      [5, 1],
    );
  },
);

scenario('A system that comes later stands at the end', 'CCG-LOC-06', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [`Light ${HUT}`]: [], [`Light ${CANTINA}`]: [] },
    light: { hand: ['Tatooine'] },
  });
  t.act('Light: Deploy Tatooine');
  t.offers(`Left of ${HUT}`);
});

scenario('Sites side by side are adjacent; systems never are', 'CCG-LOC-08 CCG-LOC-09 CCG-LOC-14', (t) => {
  const locations = {
    'Light Tatooine': [],
    [`Light ${HUT}`]: ['Luke Skywalker'],
    'Light Tatooine: Docking Bay 94': [],
    [`Light ${CANTINA}`]: [],
    'Light Death Star: Trash Compactor': [],
  };
  t.board({ at: 'Light moves', locations });
  t.is(adjacent(t), ['Tatooine: Docking Bay 94']);
  t.is(t.state.groups.length, 2); // the Death Star's sites lie apart
  // Texts see it alike.
  t.board({
    at: 'Light moves',
    locations: {
      'Light Tatooine': ['Red 5', 'Biggs Darklighter, pilot of Red 5'],
      [`Light ${HUT}`]: ['Aura', 'Luke Skywalker'],
      'Light Tatooine: Docking Bay 94': ['Han Solo'],
      [`Light ${CANTINA}`]: ['Rebel Trooper'],
    },
    cards: ['Aura   Light Effect   C1\ndestiny 1\nDeploys on site.\nCharacter at an adjacent site is forfeit +5.'],
  });
  t.is(
    ['Biggs Darklighter', 'Luke Skywalker', 'Han Solo', 'Rebel Trooper'].map((name) => t.forfeitOf(name)),
    [5, 7, 6 + 5, 2],
  );
});

scenario('A site is related to its system and the other sites of it', 'CCG-LOC-10', (t) => {
  const power = (ships: string[]): number => {
    t.board({
      at: 'Light battles',
      locations: {
        'Light Tatooine': ships,
        [`Light ${HUT}`]: ['Luke Skywalker', 'Darth Vader'],
        'Light Yavin 4: Jungle': ['Han Solo'],
      },
      cards: [
        'Manned   Light Starship - Starfighter: X-Wing   C1\n destiny 1   deploy 1   power 3   forfeit 1   maneuver 1   hyperspeed 1\n This card has 1 permanent pilot with ability 1.',
      ],
    });
    t.act(`Light: Battle at ${HUT}`);
    t.is(t.totalPower('Light', 'Yavin 4: Jungle'), t.powerOf('Han Solo'));
    return t.totalPower('Light', HUT) - t.powerOf('Luke Skywalker');
  };
  t.is(power([]), 0);
  t.is(power(['Manned', 'Manned']), 2);
});

scenario(
  'The text of a location works for the player on whose side it is, controlled or not',
  'CCG-LOC-18 CCG-OBJ-17',
  (t) => {
    t.board({
      at: 'Dark moves',
      locations: { [`Light ${CANTINA}`]: ['Talz', 'Greedo', 'Tusken Raider', 'Luke Skywalker'] },
    });
    t.is([t.powerOf('Talz'), t.forfeitOf('Talz')], [2, 4]);
    t.is([t.powerOf('Greedo'), t.forfeitOf('Greedo')], [2, 1.5]);
    t.is(t.forfeitOf('Tusken Raider'), 1);
  },
);

scenario(
  'A location is converted by the other version, back and forth, with all that is there',
  'CCG-LOC-19 CCG-LOC-20 CCG-LOC-21 CCG-LOC-22',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { 'Light Tatooine: Mos Eisley': ['Luke Skywalker', 'Presence Of The Force'] },
      dark: { hand: ['Tatooine: Mos Eisley', 'Tatooine: Mos Eisley'] },
      light: { hand: ['Tatooine: Mos Eisley'] },
    });
    t.is([t.icons('Dark', 'Tatooine: Mos Eisley'), t.icons('Light', 'Tatooine: Mos Eisley')], [2, 3]);
    t.is(t.count('Dark', 'force'), 10);
    t.act('Dark: Deploy Tatooine: Mos Eisley', 'On Tatooine: Mos Eisley');
    t.is([t.icons('Dark', 'Tatooine: Mos Eisley'), t.icons('Light', 'Tatooine: Mos Eisley')], [3, 2]);
    t.card('Luke Skywalker', { at: 'Tatooine: Mos Eisley', as: 'at' });
    t.card('Presence Of The Force', { as: 'on', on: 'Tatooine: Mos Eisley' });
    t.is(t.count('Dark', 'force'), 10);
    t.is(t.state.groups, [[t.find('Dark Tatooine: Mos Eisley')]]);
    t.act('Light: Pass');
    t.doesNotOffer('Deploy Tatooine: Mos Eisley'); // one's own version is on top
    t.toPhase('deploy', 'Light');
    t.act('Light: Deploy Tatooine: Mos Eisley', 'On Tatooine: Mos Eisley');
    t.is([t.icons('Dark', 'Tatooine: Mos Eisley'), t.icons('Light', 'Tatooine: Mos Eisley')], [2, 3]);
    t.toPhase('deploy', 'Dark');
    t.offersAlso('Deploy Tatooine: Mos Eisley');
  },
);

scenario('The two holosites convert each other', 'CCG-LOC-23', (t) => {
  t.board({ at: 'Light deploys', locations: { 'Imperial Holotable': [] }, light: { hand: ['Dejarik Hologameboard'] } });
  t.act('Light: Deploy Dejarik Hologameboard', 'On Imperial Holotable');
  t.is(t.locations(), ['Dejarik Hologameboard']);
});

scenario('Parsecs are the difference of two numbers, whatever lies between', 'CCG-LOC-26', (t) => {
  const reach = (hyperspeed: number): string[] => {
    t.board({
      at: 'Light moves',
      locations: { 'Light Alderaan': ['Manned'], 'Light Dantooine': [], 'Light Tatooine': [] },
      cards: [
        `Manned   Light Starship - Starfighter: X-Wing   C1\n destiny 1   deploy 1   power 3   forfeit 1   maneuver 1   hyperspeed ${hyperspeed}\n nav computer\n This card has 1 permanent pilot with ability 1.`,
      ],
    });
    if (!t.options.some((text) => text.includes('hyperspeed'))) return [];
    t.answer('Move Manned by hyperspeed');
    return t.options.map((text) => text.replace(/^To (.*?) for .*$/u, '$1'));
  };
  t.is(reach(2), []);
  t.is(reach(3), ['Dantooine']);
  t.is(reach(5), ['Dantooine', 'Tatooine']);
});

scenario(
  'Vehicles keep out of mobile interior sites, but not of docking bays',
  'CCG-LOC-13 CCG-LOC-15 CCG-LOC-11 CCG-LOC-01',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Dark Death Star: Docking Bay 327': [],
        'Death Star: War Room': [],
        'Dark Tatooine: Mos Eisley': [],
        'Dark Tatooine': [],
      },
      dark: { hand: ['Sled'] },
      cards: ['Sled   Dark Vehicle - Transport   C1\n destiny 1   deploy 1   power 1   landspeed 1   forfeit 1'],
    });
    t.act('Dark: Deploy Sled');
    t.offers('To Death Star: Docking Bay 327', 'To Tatooine: Mos Eisley');
  },
);

scenario('Night is where a card says so, and day everywhere else', 'CCG-LOC-29 CCG-TRM-13', (t) => {
  t.board({
    at: 'Dark moves',
    locations: { 'Dark Tatooine: Mos Eisley': ['Dusk', 'Owl'], 'Dark Yavin 4: Jungle': ['Owl'] },
    cards: [
      'Dusk   Dark Effect   C1\n destiny 1\n Deploys on site.\n It is nighttime here.',
      'Owl   Dark Character - Droid   C1\n destiny 1   deploy 1   power 1   forfeit 1\n While it is nighttime here: this card is power +4.',
    ],
  });
  t.is([t.totalPower('Dark', 'Tatooine: Mos Eisley'), t.totalPower('Dark', 'Yavin 4: Jungle')], [5, 1]);
});

scenario('A Scomp link at a site serves both players, one of a starship those aboard it', 'CCG-LOC-28', (t) => {
  const isOffered = (play: string, locations: { readonly [title: string]: readonly string[] }): boolean => {
    t.board({
      at: 'Light controls',
      locations,
      light: { hand: ['Scomp Link Access'] },
      dark: { hand: ['Imperial Code Cylinder'] },
      cards: [
        'Barge   Light Starship - Starfighter: Barge   C1\n destiny 1   deploy 1   power 1   maneuver 1   forfeit 1\n This card carries 1 pilot and 1 passenger.',
      ],
    });
    if (play === 'Imperial Code Cylinder') t.pass();
    return t.options.some((option) => option.includes(`Play ${play}`));
  };
  const WAR_ROOM = 'Death Star: War Room';
  t.is(isOffered('Scomp Link Access', { [WAR_ROOM]: ['R2-D2'] }), true);
  t.is(isOffered('Scomp Link Access', { [WAR_ROOM]: ['C-3PO'] }), false);
  t.is(isOffered('Scomp Link Access', { 'Dark Tatooine: Mos Eisley': ['R2-D2'] }), false);
  t.is(isOffered('Imperial Code Cylinder', { [WAR_ROOM]: ['Grand Moff Tarkin'] }), true);
  // Of a ship: whoever is aboard, and nobody else there.
  const SKY = 'Dark Tatooine';
  t.is(isOffered('Scomp Link Access', { [SKY]: ['Millennium Falcon', 'R2-D2, passenger of Millennium Falcon'] }), true);
  t.is(isOffered('Scomp Link Access', { [SKY]: ['Devastator', 'Barge', 'R2-D2, passenger of Barge'] }), false);
});
