/** Guards, groups of Tusken Raiders, captives on their way. */
import { scenario } from '../testing/index.ts';
import { field, fight, isInBattle } from './fights.ts';

scenario('A guard has power 4 while it defends a battle, and none at any other time', 'CCG-CHR-08', (t) => {
  for (const [guard, attacker, own, foe] of [
    ['Rebel Guard', 'Dark', 'Scout', 'Captain'],
    ['Imperial Trooper Guard', 'Light', 'Clerk', 'Hero'],
  ] as const) {
    field(t, [guard, own, foe], { at: `${attacker} battles` });
    t.is(t.powerOf(guard), 0);
    t.act(`${attacker}: Battle at Field`);
    t.is([isInBattle(t, guard), t.powerOf(guard)], [true, 4]);
    field(t, [guard, own, foe], { at: `${attacker === 'Dark' ? 'Light' : 'Dark'} battles` });
    t.act('Battle at Field');
    t.is([isInBattle(t, guard), t.powerOf(guard)], [true, 0]);
  }
});

scenario('One to four Tusken Raiders have power 1, 3, 6 or 10 together; a fifth may not come', 'CCG-CHR-13', (t) => {
  const WASTES = 'Tatooine: Jundland Wastes';
  const raiders = (n: number): string[] => ["URoRRuR'R'R", ...Array.from({ length: n - 1 }, () => 'Tusken Raider')];
  for (const [n, power] of [
    [2, 3],
    [3, 6],
    [4, 10],
  ] as const) {
    t.board({
      at: 'Dark deploys',
      locations: { [`Dark ${WASTES}`]: raiders(n), 'Dark Tatooine: Mos Eisley': ['Tusken Raider'] },
      dark: { hand: ['Tusken Raider'] },
    });
    t.is([t.totalPower('Dark', WASTES), t.totalPower('Dark', 'Tatooine: Mos Eisley')], [power, 1]);
    t.act('Dark: Deploy Tusken Raider');
    t.is(
      t.options.some((option) => option.includes(WASTES)),
      n < 4,
    );
  }
  t.board({
    at: 'Dark moves',
    locations: { [`Dark ${WASTES}`]: raiders(4), 'Dark Tatooine: Mos Eisley': ['Tusken Raider'] },
  });
  t.doesNotOffer('Move Tusken Raider from Tatooine: Mos Eisley');
});

const CORRIDOR = 'Death Star: Detention Block Corridor';

scenario(
  'Nobody escorts, frees or sells a captive: he lies where he is until somebody rescues him',
  'CCG-CPT-08',
  (t) => {
    t.board({
      at: 'Dark activates',
      locations: {
        [CORRIDOR]: ['Darth Vader', 'Stormtrooper', `Luke Skywalker, captive of ${CORRIDOR}`],
        'Death Star: War Room': ['Boba Fett'],
      },
      cards: [
        '•Boba Fett   Dark Character - Alien   R1\n destiny 1   deploy 2   power 3   ability 3   forfeit 4\n warrior',
      ],
    });
    for (const phase of ['control', 'deploy', 'battle', 'move', 'draw'] as const) {
      t.toPhase(phase, 'Dark');
      t.is(
        t.options.filter((option) => option.includes('Luke')),
        [],
      );
    }
    t.toPhase('move', 'Light');
    t.card('Luke Skywalker', { at: CORRIDOR, as: 'captive', zone: 'table' });
  },
);

scenario('Neither a captive nor who is turned off fights, or can be forfeited', 'CCG-CPT-04 CCG-OUT-08', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      [CORRIDOR]: ['Darth Vader', 'Han Solo', `Luke Skywalker, captive of ${CORRIDOR}`, 'off R2-D2'],
    },
    dark: { reserve: ['Destiny 7'] },
  });
  t.act(`Dark: Battle at ${CORRIDOR}`);
  t.is([isInBattle(t, 'Han Solo'), isInBattle(t, 'Luke Skywalker'), isInBattle(t, 'R2-D2')], [true, false, false]);
  fight(t);
  t.asks('Light', 'damage');
  t.doesNotOffer('Forfeit Luke Skywalker', 'Forfeit R2-D2');
});

scenario('A captive who is moved takes a passenger seat', 'CCG-CAP-13', (t) => {
  for (const [seats, offered] of [
    [1, false],
    [2, true],
  ] as const) {
    t.board({
      at: 'Dark moves',
      locations: { 'Dark Tatooine: Mos Eisley': ['Cart', 'Stormtrooper', 'Luke Skywalker, captive of Stormtrooper'] },
      cards: [
        `Cart   Dark Vehicle - Transport   C1\n destiny 1   deploy 1   power 1   maneuver 1   landspeed 1   forfeit 1\n This card carries ${seats} passenger.`,
      ],
    });
    t.is(
      t.options.some((option) => option.startsWith('Move Stormtrooper aboard')),
      offered,
    );
  }
});

scenario('A weapon that takes all forfeit loses the Septoid droid at once', 'CCG-CARD-061', (t) => {
  const droid = "WED15-I7 'Septoid' Droid";
  field(t, [droid, 'Captain', 'Obi-Wan Kenobi', "Obi-Wan's Lightsaber, on Obi-Wan Kenobi"], {
    at: 'Light battles',
    light: { reserve: ['Destiny 5', 'Destiny 5'] },
  });
  t.act('Light: Battle at Field');
  t.settle('weapons', 'Light');
  t.answer("Fire Obi-Wan's Lightsaber", `Choose ${droid}`);
  t.settle();
  t.card(droid, { zone: 'lost' });
});

scenario('Obi-Wan pushes a pilot out of his seat: to a passenger seat, or he is lost', 'CCG-CARD-019', (t) => {
  for (const [seats, expected] of [
    ['1 pilot and 1 passenger', { zone: 'table', as: 'passenger', on: 'Tub' }],
    ['1 pilot', { zone: 'lost' }],
  ] as const) {
    t.board({
      at: 'Dark battles',
      locations: {
        'Dark Tatooine': [
          'Millennium Falcon',
          'Obi-Wan Kenobi, pilot of Millennium Falcon',
          'Ellorrs Madak, on Obi-Wan Kenobi',
          'Tub',
          'Rookie, pilot of Tub',
          'Devastator',
        ],
      },
      cards: [
        `Tub   Dark Starship - Starfighter: TIE/LN   C1\n destiny 1   deploy 1   power 1   maneuver 1   forfeit 1\n This card carries ${seats}.`,
        'Rookie   Dark Character - Imperial   C1\n destiny 1   deploy 1   power 1   ability 1   forfeit 1\n pilot',
      ],
    });
    t.act('Dark: Battle at Tatooine', 'Light: Use Obi-Wan Kenobi', 'Light: Choose Rookie');
    t.settle();
    if (t.state.question?.kind === 'where') t.answer('Aboard Tub as passenger');
    t.card('Rookie', expected);
  }
});

scenario('U-3PO gives Light the power that it has now', 'CCG-CARD-059', (t) => {
  field(t, ['undercover U-3PO', 'EG-6', 'Captain', 'Scout']);
  const before = t.totalPower('Light', 'Field');
  t.is(t.powerOf('U-3PO'), 2);
  t.act('Dark: Battle at Field');
  t.is(t.totalPower('Light', 'Field'), before + 2);
});
