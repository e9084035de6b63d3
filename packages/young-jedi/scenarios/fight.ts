/** One fight, in its exact order. */
import { type Play, scenario } from '../src/testing/index.ts';

const PILOT = 'Battle Droid: Pilot, MTT Division';
const BATTLESHIP = 'Battleship, Trade Federation Transport';

scenario(
  'Darth Maul defeats Obi-Wan at the Desert Landing Site, 13 against 11',
  'YJ-FGT-21 YJ-FGT-13 YJ-FGT-14 YJ-FGT-15 YJ-WPN-07',
  (t) => {
    t.attack('Dark', 'Desert Landing Site', {
      dark: { plan: ['Sith Lightsaber', 'Darth Maul, Sith Apprentice'], deck: [PILOT] },
      light: { plan: ["Obi-Wan Kenobi's Lightsaber", 'Obi-Wan Kenobi, Young Jedi'], deck: ['Ishi Tib, Warrior'] },
    });
    t.is(t.powers(), [[6 + 1 + 2 + 4, 5 + 1 + 2 + 3]]);
    t.card('Obi-Wan Kenobi, Young Jedi', { zone: 'discard' });
    t.card("Obi-Wan Kenobi's Lightsaber", { zone: 'discard' });
    t.is(t.damage(), [['Light', 5]]);
    t.is(t.titles('Dark', 'Tatooine'), ['Sith Lightsaber', 'Darth Maul, Sith Apprentice']);
  },
);

scenario('Both sides reveal up to a character, or to the group a Battle card needs', 'YJ-FGT-01', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['The Invasion Is On Schedule', 'STAP', PILOT, PILOT, PILOT, 'Watto, Slave Owner'] },
    light: { plan: ['Jawa, Thief', 'Qui-Gon Jinn, Jedi Master', 'Ishi Tib, Warrior'] },
  });
  t.is(t.fights(), [
    'Battle Droid: Pilot + Battle Droid: Pilot + Battle Droid: Pilot against Jawa',
    'Watto against Qui-Gon Jinn',
  ]);
});

scenario('Battle card, Weapon and whatever forbids it are settled before anything is drawn', 'YJ-FGT-02', (t) => {
  t.attack('Light', 'Theed Palace', {
    light: { plan: ['Your Occupation Here Has Ended', 'Booma', 'Jar Jar Binks, Gungan Outcast'] },
    dark: {
      plan: ['Armored Assault', 'Trade Federation Tank Laser Cannon', 'Trade Federation Tank, Armored Division'],
    },
  });
  const told = t.match.events.map(({ kind }) => kind).filter((kind) => /^(works|wasted|ignored|destiny)$/u.test(kind));
  t.is(told, ['works', 'wasted', 'destiny', 'destiny']);
  t.is(t.powers(), [[5 + 2 + 3, 4 + 3 + 2 + 3]]);
});

scenario('The defender is first to use a Gaderffii Stick, before any weapon draw', 'YJ-FGT-03', (t) => {
  t.attack('Light', 'Mos Espa', {
    light: { plan: ['Blaster', 'Qui-Gon Jinn, Jedi Master'] },
    dark: { plan: ['Gaderffii Stick', 'Tusken Raider, Nomad'] },
  });
  t.asks('Dark', 'ignore');
  t.is(t.draws(), []);
  t.answer('Discard Gaderffii Stick');
  t.is(t.powers(), [[2 + 1, 6 + 1]]);
});

/** Dark draws once for its Battle card, Light twice; Dark also for the datapad. */
const battleCardDraws = (t: Play, attacker: 'Dark' | 'Light'): unknown => {
  t.attack(attacker, 'Mos Espa', {
    dark: { plan: ["Watto's Wager", "Watto's Datapad", 'Watto, Slave Owner'] },
    light: { plan: ['Counterparts', 'R2-D2, Astromech Droid', "C-3PO, Anakin's Creation"] },
  });
  return t.draws().map(([seat, purpose]) => `${seat}, ${purpose}`);
};

scenario('Draws 1 and 2 are for the Battle cards, first the one of the defender', 'YJ-FGT-04 YJ-FGT-05', (t) => {
  const [dark, light] = ['Dark, Battle card', 'Light, Battle card'];
  t.is(battleCardDraws(t, 'Dark'), [light, light, dark, 'Dark, weapon']);
  t.is(battleCardDraws(t, 'Light'), [dark, light, light, 'Dark, weapon']);
});

/** A Weapon on either side, one of them built in, and Anakin beside. */
const weaponDraws = (t: Play, attacker: 'Dark' | 'Light'): unknown => {
  t.attack(attacker, 'Mos Espa', {
    dark: { plan: ['Toonbuck Toora, Senator & Coruscant Taxi'] },
    light: { plan: ["Anakin Skywalker's Podracer", 'Anakin Skywalker, Podracer Pilot'] },
  });
  return t.draws().map(([seat, purpose]) => `${seat}, ${purpose}`);
};

scenario('Draws 3 and 4 are for Weapons and built-in weapons', 'YJ-FGT-06 YJ-FGT-07', (t) => {
  t.is(weaponDraws(t, 'Dark'), ['Light, weapon', 'Dark, weapon', 'Light, power']);
  t.is(weaponDraws(t, 'Light'), ['Dark, weapon', 'Light, weapon', 'Light, power']);
});

scenario('Draws 5 and 6 are for the power of characters and starfighters', 'YJ-FGT-08 YJ-FGT-09', (t) => {
  t.attack('Dark', 'Podrace Arena', {
    dark: { plan: ['Blaster', 'Watto, Slave Owner'], deck: [PILOT] },
    light: { plan: ['Anakin Skywalker, Podracer Pilot'], deck: ['Jawa, Bargainer'] },
  });
  t.is(t.draws(), [
    ['Dark', 'weapon', 4],
    ['Light', 'power', 5],
  ]);
  t.is(t.powers(), [[3 + 1 + 4, 5 + 3]]);
  for (const [seat, other] of [
    ['Light', 'Dark'],
    ['Dark', 'Light'],
  ] as const) {
    t.board({
      at: `${seat} deploys`,
      location: 'Mos Espa',
      light: { Tatooine: ['Jawa, Thief'], hyperspace: ['Naboo Starfighter [MDM]', 'Republic Cruiser, Transport'] },
      dark: { Tatooine: ['Watto, Slave Owner'], hyperspace: ['Droid Starfighter [MDM]', BATTLESHIP] },
    });
    t.answer('Evacuate Tatooine', 'Intercept the evacuation of Tatooine');
    t.battle({ plan: { Dark: ['Droid Starfighter', 'Battleship'], Light: ['Naboo Starfighter', 'Republic Cruiser'] } });
    // Who evacuates is the defender, and draws first.
    t.is(t.draws(), [
      [seat, 'power', 3],
      [other, 'power', 3],
    ]);
  }
});

scenario('An empty deck is noticed after all draws of the fight, and before its damage', 'YJ-FGT-10', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Blaster', 'Watto, Slave Owner'] },
    light: { plan: ['Blaster', 'Qui-Gon Jinn, Jedi Master'], deck: ['Ithorian, Merchant'], left: 0 },
  });
  t.is(t.draws(), [
    ['Light', 'weapon', 4],
    ['Dark', 'weapon', 3],
  ]);
  t.winner('Dark');
  t.is(t.powers(), []);
  t.is(t.damage(), []);
});

/** Dark attacks with a 2 against a 5, and both may swap numbers. */
const swaps = (t: Play): void =>
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Change In Tactics', 'Blaster', 'Watto, Slave Owner'], deck: ['Sith Lightsaber'] },
    light: { plan: ['Twist Of Fate', 'Blaster', 'Jawa, Thief'], deck: ['Jawa, Bargainer'] },
  });

scenario(
  "The attacker's Battle card resolves first; the defender's sees what came of it",
  'YJ-FGT-11 YJ-FGT-12',
  (t) => {
    swaps(t);
    t.answer('Dark: Swap the 2');
    t.offers('Swap the 2 for the 5', 'Swap no');
    t.answer('Light: Swap the 2');
    t.is(t.powers(), [[3 + 1 + 2, 2 + 1 + 5]]);
    // If Dark leaves the numbers as they are, Light has no lower one to swap.
    swaps(t);
    t.answer('Dark: Swap no');
    t.asks('Dark', 'evenUp');
    t.is(t.powers(), [[3 + 1 + 2, 2 + 1 + 5]]);
  },
);

scenario('Power is everything together: dots, Weapon, Battle card, game text and Effects', 'YJ-FGT-13', (t) => {
  t.attack('Light', 'Battle Plains', {
    light: {
      plan: ['Your Occupation Here Has Ended', 'Booma', 'Jar Jar Binks, Bombad Gungan General'],
      Naboo: ['Bombad General'],
    },
    dark: { plan: ['Trade Federation Tank, Armored Division'] },
  });
  // 4 printed, 1 here, 4 against a Tank, the booma 2 and a 3, the Battle card 3, the Effect 1.
  t.is(t.powers(), [[5 + 2, 4 + 1 + 4 + 2 + 3 + 3 + 1]]);
});

scenario('Game text counts only when its condition holds', 'YJ-FGT-13', (t) => {
  // Aurra Sing's is for fighting any Jedi, Qui-Gon's for dueling Darth Maul.
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Aurra Sing, Trophy Collector', 'Darth Maul, Sith Apprentice'] },
    light: { plan: ['Obi-Wan Kenobi, Young Jedi', 'Qui-Gon Jinn, Jedi Mentor'] },
  });
  t.is(t.powers(), [
    [5 + 2, 5 + 1],
    [6 + 1, 6],
  ]);
});

scenario('Equal power: nobody is defeated and both stay', 'YJ-FGT-14', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Thermal Detonator', 'Darth Maul, Sith Apprentice'], deck: ['Multi Troop Transport'] },
    light: { plan: ["Qui-Gon Jinn's Lightsaber", 'Qui-Gon Jinn, Jedi Master'], deck: ['Obi-Wan Kenobi, Jedi Knight'] },
  });
  t.is(t.powers(), [[6 + 1 + 1 + 1, 6 + 1 + 2 + 1]]);
  t.is(t.damage(), [['Dark', 5]]);
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Blaster', 'Darth Maul, Sith Apprentice'] },
    light: { plan: ['Blaster', 'Qui-Gon Jinn, Jedi Master'] },
  });
  t.is(t.powers(), [[6 + 1 + 3, 6 + 1 + 3]]);
  t.is(t.damage(), []);
  t.is(t.titles('Dark', 'Tatooine'), ['Blaster', 'Darth Maul, Sith Apprentice']);
  t.is(t.titles('Light', 'Tatooine'), ['Blaster', 'Qui-Gon Jinn, Jedi Master']);
});

scenario('The loser goes, with the Weapon he used, and costs his DAMAGE', 'YJ-FGT-15', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Blaster', 'Darth Maul, Sith Lord'], deck: ['Multi Troop Transport'], left: 20 },
    light: { plan: ['Qui-Gon Jinn, Jedi Master'] },
  });
  t.is(t.powers(), [[3 + 2 + 1, 6 + 1]]);
  t.is(t.titles('Dark', 'Tatooine'), []);
  t.is(t.damage(), [['Dark', 6]]);
  t.is(t.deckSize('Dark'), 20 - 6);
});

scenario('Who has won waits aside and does not fight again', 'YJ-FGT-16 YJ-BP-10', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Darth Maul, Sith Apprentice'] },
    light: { plan: ['Jawa, Thief', 'Ishi Tib, Warrior', 'Ithorian, Merchant'] },
  });
  t.is(t.fights(), ['Darth Maul against Jawa']);
  t.is(t.titles('Light', 'Tatooine'), ['Ishi Tib, Warrior', 'Ithorian, Merchant']);
});

scenario('Who fights has fought this turn once the fight is over, on either side', 'YJ-FGT-19', (t) => {
  const padme = 'Padmé Naberrie, Loyal Handmaiden';
  const powersOf = (light: readonly string[], dark: readonly string[]): number[] => {
    t.attack('Light', 'Mos Espa', { light: { plan: light }, dark: { plan: dark } });
    return t.powers().map(([, power]) => power!);
  };
  t.is(powersOf([padme, 'Rabé, Handmaiden'], [PILOT, PILOT]), [3 + 1, 2 + 1]);
  t.is(powersOf(['Rabé, Handmaiden', padme], [PILOT, PILOT]), [2 + 1, 3 + 1 + 2]);
  t.is(powersOf(['Jawa, Thief', padme], [PILOT, PILOT]), [2 + 1, 3 + 1]);
  // Darth Maul's fight counts for Obi-Wan afterwards, not while they fight each other.
  const [obiWan, maul] = ['Obi-Wan Kenobi, Jedi Student', 'Darth Maul, Sith Apprentice'];
  t.is(powersOf(['Jawa, Thief', obiWan], [maul, PILOT]), [2 + 1, 5 + 2]);
  t.is(powersOf([obiWan, 'Jawa, Thief'], [maul, PILOT]), [5, 2 + 1]);
  // A duel is a fight too.
  t.board({
    at: 'Dark battles',
    location: 'Mos Espa',
    dark: { Tatooine: [maul, 'Sith Lightsaber'] },
    light: { Tatooine: ['R2-D2, Astromech Droid', obiWan] },
  });
  t.answer('Dark: Challenge R2-D2', 'Light: Face the challenge with R2-D2', 'Light: Use no weapon');
  t.battle({ plan: { Dark: ['Sith Lightsaber', 'Darth Maul'], Light: ['Obi-Wan'] } });
  t.is(t.powers(), [[6 + 1 + 1 + 3, 5 + 2]]);
});

scenario('Text for defeating a character comes after the damage', 'YJ-FGT-20', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Aurra Sing, Formidable Adversary'] },
    light: { plan: ['Jar Jar Binks, Gungan Outcast'], left: 20 },
  });
  t.asks('Dark', 'draw');
  t.is(t.deckSize('Light'), 20 - 2);
  t.card('Jar Jar Binks, Gungan Outcast', { zone: 'discard' });
  t.answer('draw a card');
  t.is(t.handSize('Dark'), 1);
  t.attack('Light', 'Mos Espa', {
    light: { plan: ['Jawa, Bargainer'], hand: ['Eopie', 'Kaadu'] },
    dark: { plan: ["UrrOr'RuuR, Tusken Raider Warrior"] },
  });
  t.is(t.powers(), [[2 + 1, 1 + 1]]);
  t.is(t.damage(), [['Light', 2]]);
  t.offers('Discard Eopie', 'Discard Kaadu');
  t.answer('Light: Discard Kaadu');
  t.is(t.titles('Light', 'hand'), ['Eopie']);
  // Where the damage ends the game, nothing follows.
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Aurra Sing, Formidable Adversary'] },
    light: { plan: ['Jar Jar Binks, Gungan Outcast'], left: 2 },
  });
  t.winner('Dark');
  t.is(t.handSize('Dark'), 0);
});
