/** Captives, tractor beams, captured starships and the battles inside them. */
import { type Play, scenario } from '../src/testing/index.ts';

const CORRIDOR = 'Death Star: Detention Block Corridor';
const CONTROL = 'Death Star: Detention Block Control Room';

const payDamage = (t: Play): void => {
  while (t.state.question?.kind === 'damage') t.answer('Lose the top card of the Reserve Deck');
};

const NET = "Net   Dark Interrupt - Used   C1\ndestiny 1\nTarget 1 opponent's character -> Capture it.";

scenario(
  'A captured character lies beneath the Corridor: no presence, no battles, nothing new on it; what it carried is off',
  'CCG-CPT-01 CCG-CPT-02 CCG-CPT-04 CCG-CPT-05 CCG-CARD-177 CCG-PRS-14',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: {
        [CORRIDOR]: ['Stormtrooper'],
        'Dark Tatooine: Cantina': ['Luke Skywalker', "Obi-Wan's Lightsaber, on Luke Skywalker"],
      },
      dark: { hand: ['Net', 'Badge'] },
      cards: [NET, 'Badge   Dark Effect   C1\ndestiny 1\nDeploys on character.'],
    });
    t.act('Dark: Play Net');
    t.answer('Choose Luke Skywalker');
    t.settle('act');
    t.card('Luke Skywalker', { at: CORRIDOR, as: 'captive' });
    t.card("Obi-Wan's Lightsaber", { on: 'Luke Skywalker', off: true });
    t.is([t.hasPresence('Light', CORRIDOR), t.controls('Dark', CORRIDOR)], [false, true]);
    t.toPhase('deploy', 'Dark');
    t.act('Dark: Deploy Badge');
    t.doesNotOffer('On Luke Skywalker');
    t.answer('On Stormtrooper');
    t.toPhase('battle', 'Dark');
    t.doesNotOffer('Battle');
  },
);

scenario(
  'Without the Corridor nobody is captured, and the card is played all the same',
  'CCG-CPT-02 CCG-CPT-03',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: { 'Dark Tatooine: Cantina': ['Luke Skywalker'] },
      dark: { hand: ['Net'] },
      cards: [NET],
    });
    t.act('Dark: Play Net');
    t.answer('Choose Luke Skywalker');
    t.settle('act');
    t.card('Luke Skywalker', { at: 'Tatooine: Cantina', as: 'at' });
    t.card('Net', { zone: 'used' });
  },
);

scenario('A captive counts for uniqueness', 'CCG-CPT-09', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      [CORRIDOR]: ['Luke Skywalker, captive of Death Star: Detention Block Corridor'],
      'Light Tatooine: Cantina': [],
    },
    light: { hand: ['Luke Skywalker'] },
  });
  t.doesNotOffer('Deploy Luke Skywalker');
});

scenario(
  'As long as Light controls the Control Room captives are free at once, with what they carry',
  'CCG-READ-001 CCG-CPT-05 CCG-CPT-06',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: {
        [CORRIDOR]: [
          'Luke Skywalker, captive of Death Star: Detention Block Corridor',
          "off Obi-Wan's Lightsaber, on Luke Skywalker",
        ],
        [CONTROL]: [],
        'Light Tatooine: Cantina': [],
      },
      light: { hand: ['Han Solo'] },
      cards: [],
    });
    t.card('Luke Skywalker', { as: 'captive' });
    t.board({
      at: 'Light controls',
      locations: {
        [CORRIDOR]: [
          'Luke Skywalker, captive of Death Star: Detention Block Corridor',
          "off Obi-Wan's Lightsaber, on Luke Skywalker",
        ],
        [CONTROL]: ['Han Solo'],
      },
    });
    t.card('Luke Skywalker', { at: CORRIDOR, as: 'at' });
    t.card("Obi-Wan's Lightsaber", { off: false });
    t.is(t.hasPresence('Light', CORRIDOR), true);
  },
);

scenario("I'm Here To Rescue You: destiny and the spy's ability against the captive's", 'CCG-READ-121', (t) => {
  // Momaw Nadon has ability 3; Luke 4.
  for (const [destiny, luke, momaw] of [
    ['Destiny 2', 'at', 'at'],
    ['Destiny 1', 'captive', 'captive'],
  ] as const) {
    t.board({
      at: 'Light controls',
      locations: { [CORRIDOR]: ['Luke Skywalker, captive of Death Star: Detention Block Corridor', 'Momaw Nadon'] },
      light: { hand: ["I'm Here To Rescue You"], reserve: [destiny] },
    });
    t.act("Light: Play I'm Here To Rescue You");
    t.answer('Choose Momaw Nadon', 'Choose Luke Skywalker');
    t.settle('act');
    t.card('Luke Skywalker', { as: luke, at: CORRIDOR });
    t.card('Momaw Nadon', { as: momaw, at: CORRIDOR });
  }
});

scenario('IT-O adds a Force to the drain for each captive, but never for Light', 'CCG-CARD-053', (t) => {
  const captives = ['Luke Skywalker', 'Han Solo'].map((name) => `${name}, captive of ${CORRIDOR}`);
  t.board({ at: 'Dark controls', locations: { [CORRIDOR]: [...captives, 'Stormtrooper'] } });
  const plain = t.drain('Dark', CORRIDOR);
  t.board({ at: 'Dark controls', locations: { [CORRIDOR]: [...captives, 'Stormtrooper', 'IT-O'] } });
  t.is(t.drain('Dark', CORRIDOR), plain + 2);
  t.board({ at: 'Light controls', locations: { [CORRIDOR]: [...captives, 'Leia Organa', 'stolen IT-O'] } });
  t.is(t.drain('Light', CORRIDOR), 1 + 1);
});

scenario('Hypo asks about the hand and the answer is true, or adds 1 to the drain', 'CCG-READ-062', (t) => {
  const board = (): void =>
    t.board({
      at: 'Dark controls',
      locations: { [CORRIDOR]: [`Luke Skywalker, captive of ${CORRIDOR}`, 'Stormtrooper', 'IT-O', 'Hypo, on IT-O'] },
      light: { hand: ['Han Solo'] },
    });
  board();
  const before = t.drain('Dark', CORRIDOR);
  t.act(
    "Dark: Use Hypo: Once per turn, in your control phase: only if this card was not used this turn and there is a opponent's captive character here: Ask",
  );
  t.settle('mode', 'Dark');
  t.answer('0');
  t.asks('Light', 'may');
  t.answer('Yes');
  t.settle('act');
  t.is(
    t.events('chosen').map(({ seat, n }) => [seat, n]),
    [
      [0, 0],
      [1, 1],
    ],
  );
  t.doesNotOffer('Use Hypo');
  board();
  t.act('Dark: Use Hypo: drain');
  t.settle('act');
  t.is(t.drain('Dark', CORRIDOR), before + 1);
  t.doesNotOffer('Use Hypo');
});

const SHIP = ['Devastator', 'Admiral Motti, pilot of Devastator', 'Tractor Beam, on Devastator'];
const HELD = ['Y-wing, held by Devastator', 'Biggs Darklighter, pilot of Y-wing'];

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

const SIEGE = [
  ...SHIP,
  'Stormtrooper, passenger of Devastator',
  ...HELD,
  'Luke Skywalker, passenger of Y-wing',
  'Besieged, on Y-wing',
];

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

scenario('We Have A Prisoner: who is forfeited from a battle is a captive instead', 'CCG-READ-125', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { [CORRIDOR]: [], 'Dark Tatooine: Cantina': ['Darth Vader', 'Leia Organa'] },
    dark: { hand: ['We Have A Prisoner'] },
  });
  t.act('Dark: Battle at Tatooine: Cantina');
  t.settle('weapons', 'Dark');
  t.answer('Done');
  t.settle('battleDestiny', 'Dark');
  t.answer('Draw none');
  t.settle('damage', 'Light');
  t.answer('Forfeit Leia Organa');
  t.act('Dark: Play We Have A Prisoner');
  t.settle();
  t.card('Leia Organa', { at: CORRIDOR, as: 'captive' });
  t.card('We Have A Prisoner', { zone: 'lost' });
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

scenario(
  'A captive who was a spy is no spy any more, and a released one is present again',
  'CCG-CPT-04 CCG-CPT-06',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: {
        [CORRIDOR]: [],
        'Dark Tatooine: Cantina': ['undercover Momaw Nadon', 'Light Undercover, on Momaw Nadon', 'Stormtrooper'],
      },
      dark: { hand: ['Net', 'Key'] },
      cards: [NET, 'Key   Dark Interrupt - Used   C1\ndestiny 1\nTarget 1 captive character -> Release it.'],
    });
    t.act('Dark: Play Net');
    t.answer('Choose Momaw Nadon');
    t.settle('act');
    t.card('Momaw Nadon', { as: 'captive', undercover: false });
    t.card('Undercover', { zone: 'lost' });
    t.act('Dark: Play Key');
    t.answer('Choose Momaw Nadon');
    t.settle('act');
    t.card('Momaw Nadon', { as: 'at', at: CORRIDOR });
    t.is(t.hasPresence('Light', CORRIDOR), true);
  },
);

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
