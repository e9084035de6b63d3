/** Section 15: presence, occupying, controlling, alone. */
import { scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';
const alien = (side: 'Dark' | 'Light', name: string, ability: number, ...lines: string[]): string =>
  `${name}   ${side} Character - Alien   C1\n destiny 1   deploy 1   power 1   ability ${ability}   forfeit 1\n ${lines.join('\n ')}`;
const ship = (name: string, ...lines: string[]): string =>
  `${name}   Light Starship - Starfighter: X-Wing   C1\n destiny 1   deploy 1   power 3   forfeit 1   maneuver 1   hyperspeed 1\n ${lines.join('\n ')}`;

scenario(
  'Presence takes a total ability of 1; alone it is control',
  'CCG-PRS-01 CCG-PRS-02 CCG-PRS-03 CCG-PRS-04 CCG-PRS-10',
  (t) => {
    const at = (...there: string[]): [boolean, boolean] => {
      t.board({
        at: 'Dark moves',
        locations: { [`Dark ${CANTINA}`]: there },
        cards: [
          'Beast   Dark Vehicle - Creature   C1\n destiny 1   deploy 1   power 1   landspeed 1   forfeit 1\n This card has ability 0.5.',
        ],
      });
      return [t.hasPresence('Dark', CANTINA), t.controls('Dark', CANTINA)];
    };
    t.is(at('Greedo'), [true, true]);
    t.is(at('Greedo', 'Talz'), [true, false]);
    t.is(at('Greedo', 'C-3PO'), [true, true]);
    t.is(at('U-3PO'), [false, false]);
    t.is(at('Beast'), [false, false]);
    t.is(at('Beast', 'Beast'), [true, true]);
  },
);

scenario(
  'At a system pilots give presence and are present; passengers do neither',
  'CCG-PRS-05 CCG-PRS-06 CCG-PRS-07',
  (t) => {
    const cards = [
      ship('Wing', 'This card carries 1 pilot, 2 passenger and 1 astromech.'),
      'Tool   Light Effect   C1\n destiny 1\n Deploys on your side of table.\n In your control phase: target 1 your character present with Wing -> Activate 1 Force.',
    ];
    const at = (seat: string): boolean => {
      t.board({
        at: 'Light controls',
        locations: { 'Light Tatooine': ['Wing', `Luke Skywalker, ${seat} of Wing`] },
        table: ['Tool'],
        cards,
      });
      return t.hasPresence('Light', 'Tatooine');
    };
    t.is(at('pilot'), true);
    t.offersAlso('Use Tool');
    t.is(at('passenger'), false);
    t.doesNotOffer('Use Tool');
    t.is(t.generation('Light'), 1 + 2); // and Luke is not present, off Tatooine or not
    for (const [seat, isPresent] of [
      ['astromech', true],
      ['passenger', false],
    ] as const) {
      t.board({
        at: 'Light controls',
        locations: { 'Light Tatooine': ['Wing', `R2-X2, ${seat} of Wing`] },
        table: ['Tool'],
        cards,
      });
      t.is(
        t.options.some((option) => option.startsWith('Use Tool')),
        isPresent,
      );
    }
    t.board({
      at: 'Light controls',
      locations: { 'Light Tatooine': ['Manned'] },
      cards: [ship('Manned', 'This card has 1 permanent pilot with ability 1.')],
    });
    t.is(t.hasPresence('Light', 'Tatooine'), true);
  },
);

scenario(
  'Inside an enclosed vehicle ability counts for presence, but its crew is not present outside',
  'CCG-PRS-08 CCG-PRS-09',
  (t) => {
    const board = (vehicle: string): void =>
      t.board({
        at: 'Dark controls',
        locations: { 'Dark Tatooine: Mos Eisley': [vehicle, `Greedo, passenger of ${vehicle}`, 'Nurse'] },
        cards: [
          'Crawler   Dark Vehicle - Transport   C1\n destiny 1   deploy 1   power 1   landspeed 1   forfeit 1\n enclosed\n This card carries 4 aboard.',
          'Sled   Dark Vehicle - Transport   C1\n destiny 1   deploy 1   power 1   landspeed 1   forfeit 1\n This card carries 4 aboard.',
          'Nurse   Dark Character - Droid   C1\n destiny 1   deploy 1   power 1   forfeit 1\n In your control phase: target 1 Greedo present -> Activate 1 Force.',
        ],
      });
    board('Crawler');
    t.is(t.hasPresence('Dark', 'Tatooine: Mos Eisley'), true);
    t.doesNotOffer('Use Nurse');
    board('Sled');
    t.is(t.hasPresence('Dark', 'Tatooine: Mos Eisley'), true);
    t.offersAlso('Use Nurse');
  },
);

scenario('A spy under cover gives no presence', 'CCG-PRS-12 CCG-PRS-14', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      [`Light ${CANTINA}`]: ['undercover Garindan', 'Dark Undercover, on Garindan'],
      'Light Tatooine: Mos Eisley': ['off Talz'],
    },
  });
  t.is([t.hasPresence('Dark', CANTINA), t.hasPresence('Light', CANTINA)], [false, false]);
  t.is(t.hasPresence('Light', 'Tatooine: Mos Eisley'), false);
});

scenario('What lowers total ability can take presence away', 'CCG-PRS-13 CCG-CARD-111', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [`Light ${CANTINA}`]: ['Sage', 'Talz'] },
    cards: [alien('Dark', 'Sage', 1, "Opponent's total ability here is -1.")],
  });
  t.is(t.totalAbility('Light', CANTINA), 0);
  t.is([t.hasPresence('Light', CANTINA), t.controls('Dark', CANTINA)], [false, true]);
  t.is(t.number('Talz', 'ability'), 1);
});

scenario(
  'Alone is without other own characters or cards with ability that are present; spies are ignored',
  'CCG-PRS-15 CCG-PRS-16 CCG-PRS-18 CCG-READ-004',
  (t) => {
    const power = (...others: string[]): number => {
      t.board({
        at: 'Light battles',
        locations: { 'Light Yavin 4: Massassi War Room': ['Luke Skywalker', 'Judge', ...others] },
        cards: [
          'Judge   Dark Effect   C1\n destiny 1\n Deploys on location.\n Lone Rebel here is power +5.',
          alien('Light', 'Mole', 1),
        ],
      });
      return t.powerOf('Luke Skywalker');
    };
    const alone = power();
    t.is(power('Greedo'), alone);
    t.is(power('undercover Mole', 'Light Undercover, on Mole'), alone);
    t.is(power('C-3PO'), alone - 5); // any character of one's own
    t.is(power('Talz'), alone - 5);
  },
);

scenario(
  'At a system a passenger does not spoil alone, an astromech and another ship with a pilot do',
  'CCG-PRS-18',
  (t) => {
    const power = (...others: string[]): number => {
      t.board({
        at: 'Light battles',
        locations: { 'Light Yavin 4': ['Wing', 'Luke Skywalker, pilot of Wing', 'Judge', ...others] },
        cards: [
          ship('Wing', 'This card carries 1 pilot, 2 passenger and 1 astromech.'),
          ship('Manned', 'This card has 1 permanent pilot with ability 1.'),
          'Judge   Dark Effect   C1\n destiny 1\n Deploys on location.\n Lone Rebel here is power +5.',
        ],
      });
      return t.powerOf('Luke Skywalker');
    };
    const alone = power();
    t.is(power('Talz, passenger of Wing'), alone);
    t.is(power('R2-D2, astromech of Wing'), alone - 5);
    t.is(power('Manned'), alone - 5);
  },
);

scenario('Together aboard is aboard the same ship', 'CCG-PRS-17', (t) => {
  const board = (where: string): void =>
    t.board({
      at: 'Light controls',
      locations: { 'Light Tatooine': ['Wing', 'Barge', 'Medic, passenger of Wing', `Talz, passenger of ${where}`] },
      cards: [
        ship('Wing', 'This card carries 3 passenger.'),
        ship('Barge', 'This card carries 3 passenger.'),
        alien('Light', 'Medic', 1, 'In your control phase: target 1 Talz here -> Activate 1 Force.'),
      ],
    });
  board('Wing');
  t.offersAlso('Use Medic');
});
