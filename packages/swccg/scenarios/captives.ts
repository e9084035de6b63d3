/** Captives. */
import { scenario } from '../testing/index.ts';
import { never, on } from './fights.ts';

const CORRIDOR = 'Death Star: Detention Block Corridor';
const CONTROL = 'Death Star: Detention Block Control Room';

const NET = "Net   Dark Interrupt - Used   C1\ndestiny 1\nTarget 1 opponent's character -> It is captured.";

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

scenario('A captive who is set free where nobody can stand goes to the Used Pile', 'CCG-CPT-06', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      'Dark Kessel': [
        'Devastator',
        'Admiral Motti, pilot of Devastator',
        'Stormtrooper, passenger of Devastator',
        'Luke Skywalker, captive of Stormtrooper',
      ],
    },
    light: { hand: ['Zap'] },
    cards: ['Zap   Light Interrupt - Used   C1\ndestiny 1\nTarget 1 stormtrooper -> It is lost.'],
  });
  t.act('Light: Play Zap', 'Choose Stormtrooper');
  t.settle('act');
  t.card('Luke Skywalker', { zone: 'used' });
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
  const asked = (type: string, answers: 'Yes' | 'No'): void => {
    t.act(
      "Dark: Use Hypo: Once per turn, in your control phase: only if this card was not used this turn and there is a opponent's captive character here: Ask",
    );
    t.settle('mode', 'Dark');
    t.answer(type);
    t.asks('Light', 'may');
    t.answer(answers);
  };
  asked('Character', 'Yes');
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
  // There is no starship in the hand; and whoever gives no answer loses 1 Force.
  board();
  asked('Starship', 'Yes');
  t.settle('act');
  t.is(t.events('chosen').at(-1)!.n, 0);
  board();
  asked('Character', 'No');
  t.settle('lose', 'Light');
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
      cards: [NET, 'Key   Dark Interrupt - Used   C1\ndestiny 1\nTarget 1 captive character -> It is released.'],
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

scenario('Where a trooper is lost with what he rides in, his captive is free', 'CCG-CPT-06 CCG-CPT-07', (t) => {
  const crash =
    'Crash   Light Interrupt - Used   C1\n destiny 1\n Target 1 vehicle -> It is lost.\n Target 1 starship -> It is lost.';
  const light = { hand: ['Crash'] };
  const riding = (ship: string): string[] => [
    ship,
    `Stormtrooper, passenger of ${ship}`,
    'Luke Skywalker, captive of Stormtrooper',
  ];
  const locations = { 'Dark Tatooine: Mos Eisley': riding('Ubrikkian 9000 Z001') };
  t.board({ at: 'Light controls', locations, light, cards: [crash] });
  t.act('Light: Play Crash: Target 1 vehicle', 'Choose Ubrikkian 9000 Z001');
  t.settle('act');
  t.card('Luke Skywalker', { zone: 'table', at: 'Tatooine: Mos Eisley', as: 'at' });
  // At a system there is no site for him to stand at.
  t.board({ at: 'Light controls', locations: { 'Dark Tatooine': riding('Devastator') }, light, cards: [crash] });
  t.act('Light: Play Crash: Target 1 starship', 'Choose Devastator');
  t.settle('act');
  t.card('Luke Skywalker', { zone: 'used' });
});

scenario('A captive whose escort is lost with the very site is lost too', 'CCG-BLW-01', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      'Light Tatooine: Jawa Camp': ['Light Sandcrawler'],
      'Sandcrawler: Loading Bay': ['Stormtrooper', 'Luke Skywalker, captive of Stormtrooper'],
    },
    light: { hand: ['Crash'] },
    cards: ['Crash   Light Interrupt - Used   C1\n destiny 1\n Target 1 vehicle -> It is lost.'],
  });
  t.act('Light: Play Crash', 'Choose Sandcrawler');
  t.settle('act');
  t.card('Luke Skywalker', { zone: 'lost' });
});

scenario('A spy who is a captive rescues nobody', 'CCG-READ-121 CCG-CPT-04', (t) => {
  for (const spy of ['Commander Vanden Willard', `Commander Vanden Willard, captive of ${CORRIDOR}`]) {
    t.board({
      at: 'Light controls',
      locations: { [CORRIDOR]: [spy, `Luke Skywalker, captive of ${CORRIDOR}`] },
      light: { hand: ["I'm Here To Rescue You"] },
    });
    if (spy === 'Commander Vanden Willard') t.offersAlso("Play I'm Here To Rescue You");
    else t.doesNotOffer("Play I'm Here To Rescue You");
  }
});

scenario('A Wookiee who is a captive has survived no battle there', 'CCG-CARD-089 CCG-CPT-04', (t) => {
  for (const [chewie, offered] of [
    ['Chewbacca', true],
    [`Chewbacca, captive of ${CORRIDOR}`, false],
  ] as const) {
    t.board({
      at: 'Dark battles',
      locations: { [CORRIDOR]: [chewie, 'Rebel Trooper', 'Darth Vader', 'Stormtrooper', 'Stormtrooper'] },
      light: { hand: ['Let The Wookiee Win'] },
    });
    t.act(`Dark: Battle at ${CORRIDOR}`);
    let seen = false;
    for (let i = 0; t.state.question?.kind !== 'act' && i < 40; i++) {
      seen ||= t.options.some((option) => option.includes('Play Let The Wookiee Win: Just after'));
      const quiet = ['Pass', 'Done', 'Draw none', 'Lose the top card of the Reserve Deck'];
      t.answer(quiet.find((one) => t.options.includes(one))!);
    }
    t.is(seen, offered);
  }
});

scenario('Captives are out of it: no mine, accident or agent reaches them, and they help nobody', 'CCG-CPT-04', (t) => {
  const cell = 'Death Star: Detention Block Corridor';
  const leia = `Leia Organa, captive of ${cell}`;
  t.board({
    at: 'Dark starts a turn',
    locations: { [cell]: [leia, 'Luke Skywalker', 'Dark Timer Mine'] },
    dark: { reserve: ['Destiny 2'] },
  });
  t.answer('Choose Luke Skywalker');
  t.settle('act');
  t.card('Luke Skywalker', { zone: 'lost' });
  t.card('Leia Organa', { zone: 'table' });
  t.board({
    at: 'Dark battles',
    locations: { [cell]: [leia, 'Luke Skywalker', 'Blaster, on Luke Skywalker', 'Darth Vader'] },
    dark: { hand: ['Collateral Damage'] },
    light: { hand: ['Friendly Fire'] },
  });
  t.act(`Dark: Battle at ${cell}`);
  never(t, 'Play Collateral Damage');
  // A spy who is a captive.
  t.board({
    at: 'Light controls',
    locations: { [cell]: [leia, 'Garindan', 'Talz'] },
    light: { hand: ['Double Agent'] },
  });
  t.doesNotOffer('Play Double Agent');
  t.board({
    at: 'Dark controls',
    locations: { [cell]: [leia, 'Garindan', 'Talz'] },
    dark: { hand: ['Nevar Yalnal'] },
  });
  t.doesNotOffer('Play Nevar Yalnal');
  t.board({
    at: 'Light battles',
    locations: {
      [cell]: [`Obi-Wan Kenobi, captive of ${cell}`, 'Talz'],
      'Death Star: War Room': ['Luke Skywalker', 'Darth Vader'],
    },
    light: { hand: ['Help Me Obi-Wan Kenobi'] },
  });
  t.act('Light: Battle at Death Star: War Room');
  on(t, 'weapons', 'Light');
  t.doesNotOffer('Play Help Me Obi-Wan Kenobi');
});

scenario('A Program Trap does not count captives', 'CCG-CARD-132 CCG-CPT-04', (t) => {
  const cell = 'Death Star: Detention Block Corridor';
  for (const destiny of [2, 3]) {
    t.board({
      at: 'Light controls',
      locations: { [cell]: [`Leia Organa, captive of ${cell}`, 'CZ-3', 'Program Trap, on CZ-3', 'Darth Vader'] },
      light: { hand: ['Draw'], reserve: [`Destiny ${destiny}`] },
      cards: ['Draw   Light Interrupt - Lost   C1\ndestiny 1\nDraw 1 destiny.'],
    });
    t.act('Light: Play Draw');
    t.settle('act');
    t.card('Darth Vader', { zone: destiny === 2 ? 'lost' : 'table' });
    t.card('Leia Organa', { zone: 'table' });
  }
});
