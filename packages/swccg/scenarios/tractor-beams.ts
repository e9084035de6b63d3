/** Tractor beams, captured starships and the battles inside them. */
import { type Play, scenario } from '../testing/index.ts';

const CORRIDOR = 'Death Star: Detention Block Corridor';

const payDamage = (t: Play): void => {
  while (t.state.question?.kind === 'damage') t.answer('Lose the top card of the Reserve Deck');
};

const SHIP = ['Devastator', 'Admiral Motti, pilot of Devastator', 'Tractor Beam, on Devastator'];
const HELD = ['Y-wing, held by Devastator', 'Biggs Darklighter, pilot of Y-wing'];

const BAY = 'Death Star: Docking Bay 327';
const inBay = (
  t: Play,
  more: readonly string[],
  rest: { readonly [title: string]: readonly string[] } = {},
  hand: readonly string[] = [],
): void =>
  t.board({
    at: 'Light controls',
    locations: {
      'Death Star': [],
      [`Dark ${BAY}`]: [
        'Death Star Tractor Beam',
        `Y-wing, held by ${BAY}`,
        'Biggs Darklighter, pilot of Y-wing',
        ...more,
      ],
      ...rest,
    },
    light: { hand },
  });

const SIEGE = [
  ...SHIP,
  'Stormtrooper, passenger of Devastator',
  ...HELD,
  'Luke Skywalker, passenger of Y-wing',
  'Besieged, on Y-wing',
];

scenario(
  'A starship with nobody aboard is stolen at once; its permanent pilot is no character',
  'CCG-TRB-03 CCG-TRB-12',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: { 'Dark Tatooine': [...SHIP, 'Y-wing, held by Devastator', 'Proton Torpedoes, on Y-wing'] },
    });
    t.card('Y-wing', { at: 'Tatooine', as: 'at', controller: 'Dark' });
    t.card('Proton Torpedoes', { controller: 'Dark', on: 'Y-wing' });
  },
);

scenario('Trapped characters are no captives, give no presence and nobody joins them', 'CCG-TRB-02 CCG-TRB-04', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Light Tatooine': [...SHIP, ...HELD] },
    light: { hand: ['Luke Skywalker'] },
  });
  t.card('Biggs Darklighter', { as: 'pilot', on: 'Y-wing' });
  t.is([t.hasPresence('Light', 'Tatooine'), t.controls('Dark', 'Tatooine')], [false, true]);
  t.doesNotOffer('Deploy Luke Skywalker');
});

scenario(
  'If the Star Destroyer leaves play, what it holds is lost; if only the beam does, it is free',
  'CCG-TRB-10 CCG-TRB-11',
  (t) => {
    const zap = (what: string): void => {
      t.board({
        at: 'Dark controls',
        locations: { 'Dark Tatooine': [...SHIP, ...HELD] },
        dark: { hand: ['Zap'] },
        cards: ['Zap   Dark Interrupt - Used   C1\ndestiny 1\nTarget 1 starship or device -> It is lost.'],
      });
      t.act('Dark: Play Zap');
      t.answer(`Choose ${what}`);
      t.settle('act');
    };
    zap('Devastator');
    t.card('Y-wing', { zone: 'lost' });
    t.card('Biggs Darklighter', { zone: 'lost' });
    zap('Tractor Beam');
    t.card('Y-wing', { at: 'Tatooine', as: 'at', controller: 'Light' });
  },
);

scenario(
  'Light in control of Central Core cancels the beam of the Death Star and frees the ships',
  'CCG-CARD-004 CCG-TRB-11',
  (t) => {
    inBay(t, [], { 'Death Star: Central Core': ['Han Solo'] });
    t.card('Death Star Tractor Beam', { zone: 'lost' });
    t.card('Y-wing', { at: 'Death Star', as: 'at', controller: 'Light' });
  },
);

scenario(
  'Out Of Commission frees a ship, but none of the Death Star while Central Core is there',
  'CCG-TRB-11',
  (t) => {
    inBay(t, [], {}, ['Out Of Commission']);
    t.act('Light: Play Out Of Commission');
    t.answer('Choose Y-wing');
    t.settle('act');
    t.card('Y-wing', { at: 'Death Star', as: 'at' });
    inBay(t, [], { 'Death Star: Central Core': [] }, ['Out Of Commission']);
    t.doesNotOffer('Play Out Of Commission');
    t.board({
      at: 'Light controls',
      locations: { 'Dark Tatooine': [...SHIP, ...HELD], 'Death Star: Central Core': [] },
      light: { hand: ['Out Of Commission'] },
    });
    t.act('Light: Play Out Of Commission');
  },
);

scenario(
  'From the bay of the Death Star the trapped go out while Light controls it; then the ship is stolen',
  'CCG-TRB-08 CCG-TRB-06',
  (t) => {
    inBay(t, []);
    t.toPhase('move', 'Light');
    t.doesNotOffer('leave the captured ship');
    inBay(t, ['Han Solo']);
    t.toPhase('move', 'Light');
    t.act('Light: Let Biggs Darklighter leave the captured ship');
    t.card('Biggs Darklighter', { at: BAY, as: 'at' });
    t.settle('act');
    t.card('Y-wing', { at: 'Death Star', as: 'at', controller: 'Dark' });
    t.is(t.count('Light', 'force'), 10);
  },
);

scenario('Alternatives To Fighting takes all from a captured ship to a docking bay', 'CCG-TRB-06', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Dark Tatooine': [...SHIP, ...HELD], 'Light Tatooine: Docking Bay 94': [] },
    light: { hand: ['Alternatives To Fighting'] },
  });
  t.act('Light: Play Alternatives To Fighting: bay');
  t.answer('Choose Y-wing', 'Choose Tatooine: Docking Bay 94');
  t.settle('act');
  t.card('Biggs Darklighter', { at: 'Tatooine: Docking Bay 94', as: 'at' });
  t.card('Y-wing', { at: 'Tatooine', controller: 'Dark' });
});

scenario('We Have A Prisoner captures all aboard a captured ship for 2 Force each', 'CCG-TRB-06', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Dark Tatooine': [...SHIP, ...HELD, 'R2-D2, astromech of Y-wing'],
      [CORRIDOR]: [],
    },
    dark: { hand: ['We Have A Prisoner'] },
  });
  t.act('Dark: Play We Have A Prisoner');
  t.answer('Choose Y-wing');
  t.settle('act');
  t.is(t.count('Dark', 'force'), 6);
  for (const name of ['Biggs Darklighter', 'R2-D2']) t.card(name, { at: CORRIDOR, as: 'captive' });
  t.card('Y-wing', { controller: 'Dark' });
});

scenario(
  'Besieged: those on the Star Destroyer fight the trapped as at a site',
  'CCG-TRB-05 CCG-TRB-06 CCG-CARD-114',
  (t) => {
    t.board({ at: 'Dark battles', locations: { 'Dark Tatooine': SIEGE } });
    t.act('Dark: Battle at Y-wing');
    t.settle('battleDestiny', 'Dark');
    t.answer('Draw none');
    t.settle('battleDestiny', 'Light');
    t.answer('Draw none');
    // Motti 3 and a trooper 1 against Luke 3 and Biggs 2.
    t.settle('damage', 'Dark');
    t.is(
      t.events('power').map(({ n }) => n / 1000),
      [4, 5],
    );
  },
);

scenario(
  'If all who besiege are gone the ship escapes; if all trapped are gone it is stolen',
  'CCG-TRB-06 CCG-TRB-07 CCG-CARD-114',
  (t) => {
    const one = (trapped: readonly string[], besieging: readonly string[]): void => {
      t.board({
        at: 'Dark battles',
        locations: {
          'Dark Tatooine': [
            'Devastator',
            'Tractor Beam, on Devastator',
            ...besieging.map((name) => `${name}, passenger of Devastator`),
            'Y-wing, held by Devastator',
            ...trapped.map((name) => `${name}, passenger of Y-wing`),
            'Besieged, on Y-wing',
          ],
        },
      });
      t.act('Dark: Battle at Y-wing');
    };
    one(['Luke Skywalker'], ['Stormtrooper']);
    t.settle('battleDestiny', 'Light');
    t.answer('Draw none');
    t.settle('damage', 'Dark');
    t.answer('Forfeit Stormtrooper');
    payDamage(t);
    t.settle('act');
    t.card('Y-wing', { at: 'Tatooine', as: 'at', controller: 'Light' });
    one(['Leia Organa'], ['Darth Vader', 'Stormtrooper']);
    t.settle('battleDestiny', 'Dark');
    t.answer('Draw none');
    t.settle('damage', 'Light');
    t.answer('Forfeit Leia Organa');
    payDamage(t);
    t.settle('act');
    t.card('Y-wing', { at: 'Tatooine', as: 'at', controller: 'Dark' });
    t.card('Besieged', { on: 'Y-wing', zone: 'table' });
  },
);

scenario('The group in the bay and the group aboard are not both fought in a turn', 'CCG-TRB-09 CCG-TRB-13', (t) => {
  inBay(t, ['Stormtrooper', 'Han Solo', 'Besieged, on Y-wing']);
  t.toPhase('battle', 'Light');
  t.offersAlso('Battle at Death Star: Docking Bay 327', 'Battle at Y-wing');
  t.act('Light: Battle at Y-wing');
  t.settle('damage', 'Dark');
  t.answer('Forfeit Stormtrooper');
  payDamage(t);
  t.settle('act');
  // Those who fought from the bay are gone: it escapes.
  t.card('Y-wing', { at: 'Death Star', as: 'at', controller: 'Light' });
  inBay(t, ['Stormtrooper', 'Darth Vader', 'Han Solo', 'Besieged, on Y-wing']);
  t.toPhase('battle', 'Light');
  t.act('Light: Battle at Y-wing');
  t.settle('battleDestiny', 'Dark');
  t.answer('Draw none');
  t.settle('damage', 'Light');
  payDamage(t);
  t.settle('act');
  t.refuses('CCG-TRB-09', 'Light', 'battle', BAY);
});

scenario(
  'A Tractor Beam works once in each battle, at its end: destiny over armor or maneuver captures',
  'CCG-TRB-01 CCG-TRB-02 CCG-READ-063',
  (t) => {
    for (const [destiny, as] of [
      ['Destiny 4', 'held'],
      ['Destiny 3', 'at'],
    ] as const) {
      t.board({
        at: 'Dark battles',
        locations: { 'Dark Tatooine': [...SHIP, 'Y-wing', 'Biggs Darklighter, pilot of Y-wing'] },
        dark: { reserve: [destiny], force: 3 },
        light: { left: 30 },
      });
      t.is(t.number('Y-wing', 'maneuver'), 3);
      t.act('Dark: Battle at Tatooine');
      t.settle('battleDestiny', 'Dark');
      t.answer('Draw none');
      t.settle('damage', 'Light');
      payDamage(t);
      t.act('Dark: Use Tractor Beam');
      t.answer('Choose Y-wing');
      t.settle('act');
      t.card('Y-wing', { as, controller: 'Light' });
      t.is(t.happened('captured'), as === 'held' ? ['Y-wing'] : []);
      t.card('Biggs Darklighter', { as: 'pilot', on: 'Y-wing' });
      t.is(t.count('Dark', 'force'), 0);
    }
  },
);

scenario('The beam of the Death Star needs a battle at its system', 'CCG-READ-064', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Death Star': [
        'Devastator',
        'Admiral Motti, pilot of Devastator',
        'Y-wing',
        'Biggs Darklighter, pilot of Y-wing',
      ],
      [`Dark ${BAY}`]: ['Death Star Tractor Beam', 'Stormtrooper', 'Leia Organa'],
    },
    dark: { reserve: ['Destiny 2', 'Destiny 2'] },
  });
  t.act(`Dark: Battle at ${BAY}`);
  t.settle('damage');
  payDamage(t);
  t.settle('act');
  t.is(t.happened('text'), []);
  t.act('Dark: Battle at Death Star');
  t.settle('battleDestiny', 'Dark');
  t.answer('Draw none');
  t.settle('damage', 'Light');
  payDamage(t);
  t.act('Dark: Use Death Star Tractor Beam');
  t.answer('Choose Y-wing');
  t.settle('act');
  t.card('Y-wing', { as: 'held', on: BAY });
});

scenario('One beam holds several starships', 'CCG-TRB-01', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Dark Tatooine': [...SHIP, ...HELD, 'X-wing, held by Devastator', 'Wedge Antilles, pilot of X-wing'],
    },
  });
  for (const ship of ['Y-wing', 'X-wing']) t.card(ship, { as: 'held', on: 'Devastator', controller: 'Light' });
});

scenario('A siege needs Besieged, and somebody on each side who can fight', 'CCG-TRB-05', (t) => {
  t.board({ at: 'Dark battles', locations: { 'Dark Tatooine': [...SHIP, ...HELD] } });
  t.doesNotOffer('Battle at Y-wing');
  t.board({
    at: 'Dark battles',
    locations: { 'Dark Tatooine': ['Devastator', 'Tractor Beam, on Devastator', ...HELD, 'Besieged, on Y-wing'] },
  });
  t.doesNotOffer('Battle at Y-wing');
  t.board({ at: 'Light battles', locations: { 'Dark Tatooine': SIEGE } });
  t.act('Light: Battle at Y-wing');
  t.is(t.state.battle!.cards.length, 4);
});

scenario('Besieged deploys on a captured starship only', 'CCG-TRB-05', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { 'Dark Tatooine': [...SHIP, ...HELD, 'X-wing', 'Wedge Antilles, pilot of X-wing'] },
    dark: { hand: ['Besieged'] },
  });
  t.act('Dark: Deploy Besieged');
  t.offers('On Y-wing for free');
});

scenario('A beam takes nothing that another beam holds', 'CCG-TRB-02 CCG-READ-063 CCG-READ-064', (t) => {
  const beamed = (system: string, more: { readonly [title: string]: readonly string[] }): boolean => {
    t.board({
      at: 'Dark battles',
      locations: { [system]: [...SHIP, ...HELD, 'Red 5', 'Wedge Antilles, pilot of Red 5', 'Conquest'], ...more },
    });
    t.act(`Dark: Battle at ${system.replace('Light ', '')}`);
    t.settle('battleDestiny', 'Dark');
    t.answer('Draw none');
    t.settle('damage', 'Light');
    t.answer('Forfeit Red 5');
    let seen = false;
    for (let i = 0; t.state.question?.kind !== 'act' && i < 40; i++) {
      seen ||= t.options.some((option) => option.includes('Tractor Beam'));
      t.answer(t.options.includes('Pass') ? 'Pass' : 'Lose the top card of the Reserve Deck');
    }
    return seen;
  };
  t.is(beamed('Light Corellia', {}), false);
  t.is(beamed('Death Star', { [`Dark ${BAY}`]: ['Death Star Tractor Beam'] }), false);
});
