/** Battles at systems, and the battles that follow the same steps elsewhere. */
import { scenario } from '../testing/index.ts';
import { ARMORY, battle } from './armory.ts';
import { fight, on } from './fights.ts';

scenario('A starship’s immunity to attrition is that of everybody aboard', 'CCG-SHP-10', (t) => {
  for (const [pilot, asked] of [
    ['Han Solo', false],
    ['Wedge Antilles', true],
  ] as const) {
    t.board({
      at: 'Dark battles',
      locations: {
        'Dark Tatooine': [
          'Millennium Falcon',
          `${pilot}, pilot of Millennium Falcon`,
          'Luke Skywalker, passenger of Millennium Falcon',
          'Drone',
        ],
      },
      dark: { reserve: ['Destiny 3'] },
      cards: [
        'Drone   Dark Starship - Starfighter: TIE/LN   C1\n destiny 1   deploy 1   power 0   maneuver 3   forfeit 3\n This card has 1 permanent pilot with ability 4.',
      ],
    });
    t.act('Dark: Battle at Tatooine');
    on(t, 'battleDestiny', 'Dark');
    t.answer('Draw battle destiny');
    let isAsked = false;
    while (t.state.battle !== null) {
      isAsked ||= t.state.question?.kind === 'damage' && t.nameOfSeat(t.state.question.seat) === 'Light';
      t.answer(t.options.find((option) => /^(?:Draw none|Lose the top|Pass|Done)/u.test(option)) ?? t.options.at(-1)!);
    }
    t.is(isAsked, asked, pilot);
    t.is(t.destinies()[0], ['Dark', 3]);
  }
});

scenario('Character weapons and devices do nothing in a starship battle', 'CCG-SHP-11', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Empty Space': [
        'Devastator',
        'Darth Vader, pilot of Devastator',
        'Dark Jedi Lightsaber, on Darth Vader',
        'Turbolaser Battery, on Devastator',
        'Plain Fighter',
        'Red 5',
        'Luke Skywalker, pilot of Red 5', // present, as pilots are
      ],
      'Tatooine: Plain': ['Plain Trooper', 'Dark Blaster Rifle, on Plain Trooper', 'Plain Rebel'],
    },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Empty Space');
  t.offers('Fire Turbolaser Battery', 'Done');
});

scenario('The attacker fires all his weapons, then the defender his', 'CCG-BTL-08', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      'Tatooine: Plain': [
        'Plain Rebel',
        'Blaster, on Plain Rebel',
        'Plain Knight',
        'Light Blaster Rifle, on Plain Knight',
        'Plain Trooper',
        'Dark Blaster Rifle, on Plain Trooper',
        'Plain Officer',
      ],
    },
    light: { reserve: ['Destiny 0', 'Destiny 0'] },
    cards: ARMORY,
  });
  battle(t, 'Light', 'Plain');
  t.offers('Fire Blaster', 'Fire Blaster Rifle', 'Done');
  t.answer('Fire Blaster Rifle', 'Choose Plain Officer');
  t.settle('weapons');
  t.asks('Light', 'weapons');
  t.answer('Fire Blaster');
  t.answer('Choose Plain Officer');
  t.settle('weapons');
  t.asks('Dark', 'weapons');
  t.offers('Fire Blaster Rifle', 'Done');
  t.answer('Done');
  t.settle('battleDestiny');
});

scenario('A battle of dejariks and a siege take the steps of any battle', 'CCG-BTL-28', (t) => {
  const stepsOf = (words: string): string[] => {
    t.act(`Dark: Battle at ${words}`);
    on(t, 'battleDestiny');
    fight(t);
    const isDamage = t.state.question?.kind === 'damage';
    while (t.state.question?.kind === 'damage') t.answer(t.options[0]!);
    t.settle('act');
    const told = (['battle', 'power', 'battleEnds'] as const).map((kind) => String(t.events(kind).length));
    return [String(isDamage), ...told];
  };
  t.board({
    at: 'Dark battles',
    locations: { 'Dark Tatooine: Cantina': ['Darth Vader', 'Luke Skywalker', 'Leia Organa'] },
  });
  const usual = stepsOf('Tatooine: Cantina');
  t.board({
    at: 'Dark battles',
    locations: { 'Imperial Holotable': ['Kintan Strider', 'Molator', "Ng'ok", "K'lor'slug"] },
  });
  t.is(stepsOf('Imperial Holotable'), usual);
  t.board({
    at: 'Dark battles',
    locations: {
      'Dark Tatooine': [
        'Devastator',
        'Admiral Motti, pilot of Devastator',
        'Tractor Beam, on Devastator',
        'Darth Vader, passenger of Devastator',
        'Y-wing, held by Devastator',
        'Biggs Darklighter, pilot of Y-wing',
        'Luke Skywalker, passenger of Y-wing',
        'Besieged, on Y-wing',
      ],
    },
  });
  t.is(stepsOf('Y-wing'), usual);
});
