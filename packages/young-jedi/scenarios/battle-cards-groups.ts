/** Battle cards by which characters fight together. */
import { scenario } from '../src/testing/index.ts';

scenario('Characters fighting together add powers and location dots; the card counts once', 'YJ-BC-08', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: {
      plan: [
        'Begin Landing Your Troops',
        'Destroyer Droid, Wheel Droid',
        'Destroyer Droid, Defense Droid',
        'The Invasion Is On Schedule',
        'Battle Droid: Pilot, MTT Division',
        'Battle Droid: Security, MTT Division',
        'Battle Droid: Infantry, MTT Division',
      ],
    },
    light: { plan: ['Qui-Gon Jinn, Jedi Master', 'Obi-Wan Kenobi, Young Jedi'] },
  });
  t.is(t.powers(), [
    [3 + 1 + 3 + 1 + 1, 6 + 1],
    [2 + 1 + 2 + 2 + 2, 5 + 1],
  ]);
});

scenario('Only the first of a group can use the Weapon, which lies before them all', 'YJ-BC-09', (t) => {
  const [quiGon, obiWan, saber] = [
    'Qui-Gon Jinn, Jedi Master',
    'Obi-Wan Kenobi, Young Jedi',
    "Obi-Wan Kenobi's Lightsaber",
  ] as const;
  const powersOf = (...plan: readonly string[]): number[][] => {
    t.attack('Light', 'Mos Espa', {
      light: { plan: ['Guardians Of The Queen', ...plan] },
      dark: { plan: ['Darth Maul, Sith Apprentice', 'Watto, Slave Owner'] },
    });
    return t.powers();
  };
  t.is(powersOf(saber, obiWan, quiGon), [[6 + 1, 5 + 1 + 6 + 1 + 2 + 3]]);
  t.is(powersOf(saber, quiGon, obiWan), [[6 + 1, 5 + 1 + 6 + 1 + 3]]);
  // A Weapon between them parts them: the Battle card does nothing.
  t.is(powersOf(quiGon, saber, obiWan), [
    [6 + 1, 6 + 1],
    [3 + 1, 5 + 1 + 2 + 3],
  ]);
});

scenario('A group that loses is defeated to the last, and its DAMAGE is added up', 'YJ-BC-10', (t) => {
  t.attack('Light', 'Mos Espa', {
    light: {
      plan: ['Are You An Angel?', 'Blaster Rifle', 'Padmé Naberrie, Handmaiden', 'Anakin Skywalker, Podracer Pilot'],
      deck: ['Boss Nass, Gungan Chief', 'Boss Nass, Gungan Chief'],
    },
    dark: {
      plan: ['Sith Lightsaber', 'Darth Maul, Sith Apprentice'],
      deck: ['Sith Probe Droid, Spy Drone'],
    },
  });
  t.is(t.powers(), [[6 + 1 + 1 + 6, 3 + 2 + 1 + 1 + 1 + 3]]);
  t.is(t.damage(), [['Light', 2 + 4]]);
  for (const lost of ['Padmé Naberrie, Handmaiden', 'Anakin Skywalker, Podracer Pilot', 'Light Blaster Rifle'])
    t.card(lost, { zone: 'discard' });
});

scenario('Yousa Guys Bombad! is for two cards of one stack', 'YJ-BC-11', (t) => {
  const powersOf = (...pair: readonly string[]): number[][] => {
    t.attack('Light', 'Capital City', {
      light: { plan: ['Yousa Guys Bombad!', ...pair] },
      dark: { plan: ['Watto, Slave Owner', 'Watto, Slave Owner'] },
    });
    return t.powers();
  };
  t.is(powersOf('Jar Jar Binks, Gungan Outcast', 'Jar Jar Binks, Gungan Chuba Thief'), [[3, 4 + 2 + 4]]);
  // Two diamonds of one title are no stack, nor are two titles.
  const apart = (a: number, b: number): number[][] => [
    [3, a],
    [3, b],
  ];
  t.is(powersOf('Gungan Soldier, Scout', 'Gungan Soldier, Veteran'), apart(2, 2));
  t.is(powersOf('Jar Jar Binks, Gungan Outcast', 'Rep Been, Gungan'), apart(6, 4));
});

scenario('Counterparts: two draws, and no Weapon for R2-D2 and C-3PO', 'YJ-BC-28', (t) => {
  for (const [card, bonus] of [
    ['Counterparts', 0],
    ['Brave Little Droid & Counterparts', 3],
  ] as const) {
    t.attack('Light', 'Mos Espa', {
      light: {
        plan: [card, 'Blaster Rifle', 'R2-D2, Astromech Droid', "C-3PO, Anakin's Creation"],
        deck: ['Ithorian, Merchant', 'Jawa, Bargainer', 'Jawa, Bargainer'],
      },
      dark: { plan: ['Darth Maul, Sith Apprentice', 'Battle Droid: Pilot, MTT Division'] },
    });
    t.is(t.draws(), [
      ['Light', 'Battle card', 4],
      ['Light', 'Battle card', 5],
    ]);
    t.is(t.powers(), [[6 + 1, 1 + 1 + 1 + 1 + 4 + 5 + bonus]]);
  }
});

scenario('Two-Pronged Attack is for one or two Starfighter Droids, or Droid Starfighters', 'YJ-BC-31', (t) => {
  const droids = ['Two-Pronged Attack', 'Starfighter Droid, DFS-327', 'Starfighter Droid, DFS-1104'];
  const attack = (plan: readonly string[]): void =>
    t.attack('Dark', 'Capital City', {
      dark: { plan },
      light: { plan: ['Jar Jar Binks, Gungan Outcast', 'Yoda, Jedi Master'] },
    });
  attack(droids);
  t.offers('Use Two-Pronged Attack with 1 fighter', 'Use Two-Pronged Attack with 2 fighters');
  t.answer('with 2 fighters');
  t.is(t.powers(), [[2 + 1 + 2 + 2, 4 + 2]]);
  attack(droids);
  t.answer('with 1 fighter');
  t.is(t.powers(), [
    [2 + 1 + 2, 4 + 2],
    [2, 4 + 1],
  ]);
  attack(droids.slice(0, 2));
  t.is(t.powers(), [[2 + 1 + 2, 4 + 2]]);
  attack(['Two-Pronged Attack', 'Watto, Slave Owner']);
  t.is(t.powers(), [[3, 4 + 2]]);
});

scenario('Two-Pronged Attack sends two Droid Starfighters against a transport', 'YJ-BC-31', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Capital City',
    light: { Coruscant: ['Jawa, Thief'], hyperspace: ['Republic Cruiser, Transport'] },
    dark: {
      hyperspace: ['Droid Starfighter [MDM]', 'Droid Starfighter [DOTF]', 'Battleship, Trade Federation Transport'],
      hand: ['Two-Pronged Attack'],
    },
  });
  t.answer('Light: Evacuate Coruscant', 'Dark: Intercept the evacuation of Coruscant');
  t.battle({
    cards: { Dark: ['Two-Pronged Attack'] },
    plan: { Dark: ['Two-Pronged Attack', 'Droid Starfighter [MDM]', 'Droid Starfighter [DOTF]', 'Battleship'] },
  });
  t.answer('with 2 fighters');
  t.is(t.powers(), [[2 + 3 + 2 + 3 + 2, 5]]);
});

scenario('Of some groups only the diamond is defeated, and a Weapon of the other stays', 'YJ-BC-32', (t) => {
  const light = { plan: ["Mace Windu's Lightsaber", 'Mace Windu, Jedi Speaker'], deck: ['Naboo Starfighter [MDM]'] };
  const dark = {
    plan: ["Darth Maul's Lightsaber [TJC]", 'Darth Maul, Sith Lord'],
    deck: ['Sith Probe Droid, Spy Drone'],
  };
  const one = ['Multi Troop Transport'];
  t.attack('Dark', 'Battle Plains', {
    dark: {
      plan: [
        'Armored Assault',
        'Trade Federation Tank Laser Cannon',
        'Trade Federation Tank, Guard Division',
        'Battle Droid: Pilot, Patrol Division',
      ],
      deck: one,
    },
    light,
  });
  t.is(t.powers(), [[5 + 2 + 1 + 2 + 1, 6 + 2 + 6]]);
  t.is(t.damage(), [['Dark', 1]]);
  t.card('Battle Droid: Pilot, Patrol Division', { zone: 'discard' });
  t.card('Trade Federation Tank, Guard Division', { zone: 'Naboo' });
  t.card('Trade Federation Tank Laser Cannon', { zone: 'Naboo' });

  t.attack('Dark', 'Battle Plains', {
    dark: { plan: ['I Will Make It Legal', 'Neimoidian Advisor, Bureaucrat', 'Darth Sidious, Sith Manipulator'] },
    light,
  });
  t.is(t.titles('Dark', 'Naboo'), ['Darth Sidious, Sith Manipulator']);
  t.is(t.damage(), [['Dark', 2]]);

  t.attack('Dark', 'Battle Plains', {
    dark: {
      plan: ["It's A Standoff!", 'Destroyer Droid, Vanguard Droid', 'P-59, Destroyer Droid Commander'],
    },
    light,
  });
  t.is(t.powers(), [[3 + 1 + 4 + 1 + 2, 6 + 2 + 6]]);
  t.is(t.titles('Dark', 'Naboo'), ['P-59, Destroyer Droid Commander']);
  t.is(t.damage(), [['Dark', 3]]);

  t.attack('Dark', 'Battle Plains', {
    light: { plan: ['Gungan Battle Cry', 'Gungan Guard, Lookout', 'Captain Tarpals, Gungan Officer'] },
    dark,
  });
  t.is(t.titles('Light', 'Naboo'), ['Captain Tarpals, Gungan Officer']);
  t.is(t.damage(), [['Light', 1]]);

  t.attack('Dark', 'Battle Plains', {
    light: {
      plan: ['Masquerade', 'Heavy Blaster', 'Sabé, Handmaiden Decoy Queen', 'Queen Amidala, Resolute Negotiator'],
    },
    dark,
  });
  t.is(t.titles('Light', 'Naboo'), ['Queen Amidala, Resolute Negotiator']);
  t.is(t.damage(), [['Light', 1]]);
  // The handmaiden was first and used it.
  t.card('Heavy Blaster', { zone: 'discard' });
});
