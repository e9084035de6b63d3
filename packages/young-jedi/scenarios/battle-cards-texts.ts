/** What Battle cards do in a fight, beyond adding to its power. */
import { nameOf } from '../src/naming.ts';
import { type Play, scenario } from '../src/testing/index.ts';

const [PILOT, SECOND] = ['Battle Droid: Pilot, MTT Division', 'Battle Droid: Pilot, AAT Division'] as const;

scenario("Qui-Gon's Final Stand stops a breakthrough if its user is last, even beaten", 'YJ-BC-13', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Darth Maul, Sith Apprentice', PILOT, SECOND] },
    light: { plan: ["Qui-Gon's Final Stand", 'Jawa, Thief'] },
  });
  t.is(t.powers(), [[7, 3]]);
  t.is(t.damage(), [['Light', 1]]);
  // Somebody behind him: two get through as usual.
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Darth Maul, Sith Apprentice', PILOT, SECOND, SECOND] },
    light: { plan: ["Qui-Gon's Final Stand", 'Jawa, Thief', 'Ishi Tib, Warrior'] },
  });
  t.is(t.damage(), [
    ['Light', 1],
    ['Light', 2],
  ]);
  t.attack('Light', 'Mos Espa', {
    light: { plan: ['Qui-Gon Jinn, Jedi Master', 'Jawa, Thief'] },
    dark: { plan: ['To The Death', PILOT] },
  });
  t.is(t.damage(), [['Dark', 1]]);
});

scenario('Some return to hand when defeated, with their Weapon and without damage', 'YJ-BC-14', (t) => {
  const maul = { plan: ['Sith Lightsaber', 'Darth Maul, Sith Apprentice'], deck: ['Sith Probe Droid, Spy Drone'] };
  t.attack('Dark', 'Mos Espa', {
    dark: maul,
    light: {
      plan: ['I Have A Bad Feeling About This', "Obi-Wan Kenobi's Lightsaber", 'Obi-Wan Kenobi, Young Jedi'],
    },
  });
  t.is(t.powers(), [[6 + 1 + 1 + 6, 5 + 1 + 2 + 3]]);
  t.is(t.damage(), []);
  t.card('Obi-Wan Kenobi, Young Jedi', { zone: 'hand' });
  t.card("Obi-Wan Kenobi's Lightsaber", { zone: 'hand' });
  // Whoever fights beside him is lost as usual.
  t.attack('Dark', 'Mos Espa', {
    dark: maul,
    light: {
      plan: [
        'Fear Attracts The Fearful & How Wude!',
        "Jar Jar Binks' Electropole",
        'Jar Jar Binks, Gungan Chuba Thief',
        'Anakin Skywalker, Podracer Pilot',
      ],
      deck: ['Boss Nass, Gungan Chief', 'Boss Nass, Gungan Chief'],
    },
  });
  t.is(t.powers(), [[14, 4 + 2 + 2 + 1 + 1 + 1 + 2]]);
  t.is(t.damage(), [['Light', 4]]);
  t.card('Jar Jar Binks, Gungan Chuba Thief', { zone: 'hand' });
  t.card("Jar Jar Binks' Electropole", { zone: 'hand' });
  t.card('Anakin Skywalker, Podracer Pilot', { zone: 'discard' });
});

scenario('Wisdom Of The Council: who defeats a diamond also fights the next fight', 'YJ-BC-15 YJ-BP-10', (t) => {
  t.attack('Light', 'Capital City', {
    light: {
      plan: [
        'Wisdom Of The Council',
        "Mace Windu's Lightsaber",
        'Mace Windu, Jedi Master',
        'Senator Palpatine',
        'Ishi Tib, Warrior',
      ],
      deck: ['Ithorian, Merchant', 'Jawa, Bargainer'],
    },
    dark: { plan: ['Rodian, Mercenary', 'Watto, Slave Owner', 'Sebulba, Podracer Pilot'] },
  });
  // The same lightsaber draws anew; Ishi Tib waits for the third fight with the other Battle card.
  t.is(t.powers(), [
    [2, 6 + 1 + 2 + 4],
    [3, 6 + 1 + 2 + 5],
    [4, 3 + 3],
  ]);
  t.card("Mace Windu's Lightsaber", { zone: 'Coruscant' });
});

scenario('Let Them Make The First Move works for the defender as well', 'YJ-BC-15', (t) => {
  t.attack('Light', 'Capital City', {
    light: { plan: ['Jawa, Thief', 'Qui-Gon Jinn, Jedi Master', 'Ishi Tib, Warrior'] },
    dark: {
      plan: ['Let Them Make The First Move', 'Sith Lightsaber', 'Darth Maul, Master of Evil', 'Watto, Slave Owner'],
      deck: ['Battle Droid: Pilot, MTT Division', 'Sith Lightsaber'],
    },
  });
  t.is(t.powers(), [
    [6 + 1 + 1 + 4, 2],
    [6 + 1 + 1 + 2, 6],
    [3, 3],
  ]);
  t.is(t.damage(), [
    ['Light', 1],
    ['Light', 5],
  ]);
});

scenario('Without a next opponent there is no extra fight, nor does he break through', 'YJ-BC-16', (t) => {
  t.attack('Light', 'Capital City', {
    light: { plan: ['Wisdom Of The Council', 'Mace Windu, Jedi Master', 'Ishi Tib, Warrior'] },
    dark: { plan: ['Rodian, Mercenary'] },
  });
  t.is(t.powers(), [[2, 6 + 1]]);
  t.is(t.damage(), [
    ['Dark', 1],
    ['Dark', 1],
  ]);
});

scenario('Mace Windu, Jedi Warrior gets his 2 in both fights of Wisdom, and against anybody', 'YJ-BC-17', (t) => {
  const wise = (...dark: readonly string[]): number[][] => {
    t.attack('Light', 'Capital City', {
      light: { plan: ['Wisdom Of The Council', 'Mace Windu, Jedi Warrior'] },
      dark: { plan: dark },
    });
    return t.powers();
  };
  t.is(wise('Rodian, Mercenary', 'Watto, Slave Owner'), [
    [2, 6 + 1 + 2],
    [3, 6 + 1 + 2],
  ]);
  t.is(wise('Watto, Slave Owner', 'Rodian, Mercenary'), [[3, 6 + 1 + 2]]);
});

scenario('You Are Strong With The Force adds what the own printed destiny is lower', 'YJ-BC-22 YJ-BC-18', (t) => {
  const strong = (light: string, dark: string): number => {
    t.attack('Light', 'Mos Espa', {
      light: { plan: ['You Are Strong With The Force', 'Blaster', light], deck: ['Naboo Starfighter [MDM]'] },
      dark: { plan: ['Blaster', dark], deck: ['Multi Troop Transport'] },
    });
    return t.powers()[0]![1]!;
  };
  // The numbers drawn, a 6 and a 1, have no part in it.
  t.is(strong('Qui-Gon Jinn, Jedi Master', PILOT), 6 + 1 + 6 + (4 - 1));
  t.is(strong('Ithorian, Merchant', PILOT), 2 + 2 + 6);
  t.is(strong('Padmé Naberrie, Handmaiden', PILOT), 3 + 2 + 6);
  t.attack('Light', 'Mos Espa', {
    dark: { plan: ['Darth Maul Defiant', 'Darth Maul, Sith Apprentice'] },
    light: { plan: ['Padmé Naberrie, Handmaiden'] },
  });
  t.is(t.powers(), [[6 + 1 + (5 - 1), 3 + 2]]);
});

scenario('Against a group its player picks one opponent', 'YJ-BC-19', (t) => {
  t.attack('Light', 'Mos Espa', {
    light: { plan: ['You Are Strong With The Force', 'Qui-Gon Jinn, Jedi Master'] },
    dark: { plan: ['Begin Landing Your Troops', 'Destroyer Droid, Defense Droid', 'Destroyer Droid, Wheel Droid'] },
  });
  t.asks('Light', 'opponent');
  t.offers('Compare with Destroyer Droid, Defense Droid', 'Compare with Destroyer Droid, Wheel Droid');
  t.answer('Compare with Destroyer Droid, Wheel Droid');
  t.is(t.powers(), [[4 + 4 + 1, 6 + 1 + (3 - 1)]]);
});

scenario('A Powerful Opponent: the printed DAMAGE instead of a drawn number', 'YJ-BC-20', (t) => {
  const one = ['Boss Nass, Gungan Chief'];
  const plan = ['A Powerful Opponent', "Amidala's Blaster", 'Queen Amidala, Cunning Warrior'];
  const opponent = { dark: { plan: ['Blaster', 'Darth Maul, Sith Apprentice'] } };
  t.attack('Light', 'Mos Espa', { light: { plan, deck: one }, ...opponent });
  t.offers('Count 3 instead of the 1 of Boss Nass', 'Let all destiny numbers stand');
  t.answer('Light: Count 3');
  t.is(t.powers(), [[6 + 1 + 3, 3 + 3 + 3]]);
  t.attack('Light', 'Mos Espa', { light: { plan, deck: one }, ...opponent });
  t.answer('stand');
  t.is(t.powers(), [[10, 3 + 3 + 1]]);
  // With no number of one's own there is nothing to replace.
  t.attack('Light', 'Mos Espa', { light: { plan: ['A Powerful Opponent', 'Jawa, Thief'] }, ...opponent });
  t.asks('Light', 'evenUp');
});

/** Light with Twist Of Fate and one draw against the two draws of Darth Maul, 5 and 3. */
const twist = (t: Play, drawn: string): void =>
  t.attack('Light', 'Mos Espa', {
    light: { plan: ['Twist Of Fate', 'Blaster', 'R2-D2, Astromech Droid'], deck: [drawn] },
    dark: {
      plan: ["Darth Maul's Lightsaber [BON]", 'Darth Maul, Sith Apprentice'],
      deck: ['Pit Droid, Engineer', 'Rodian, Mercenary'],
    },
  });

scenario('Twist Of Fate swaps a drawn number for a higher one, if its player likes', 'YJ-BC-21 YJ-BC-18', (t) => {
  twist(t, 'Ithorian, Merchant');
  t.offers('Swap the 4 of Ithorian, Merchant for the 5 of Pit Droid, Engineer', 'Swap no destiny numbers');
  t.answer('Light: Swap the 4');
  t.is(t.powers(), [[6 + 1 + 4 + 3, 1 + 1 + 5]]);
  twist(t, 'Ithorian, Merchant');
  t.answer('Light: Swap no');
  t.is(t.powers(), [[6 + 1 + 5 + 3, 1 + 1 + 4]]);
  twist(t, 'Boss Nass, Gungan Chief');
  t.offers('Swap the 1 for the 5', 'Swap the 1 for the 3', 'Swap no');
  t.answer('for the 3');
  t.is(t.powers(), [[6 + 1 + 5 + 1, 1 + 1 + 3]]);
  // Only a lower number can be swapped, whatever is printed on the characters.
  twist(t, 'Jawa, Bargainer');
  t.asks('Light', 'evenUp');
});

scenario('Critical Confrontation: 2 more damage for the loser, or 1 for its player', 'YJ-BC-23', (t) => {
  const damages = (light: string): unknown => {
    t.attack('Light', 'Mos Espa', {
      light: { plan: ['Critical Confrontation', light] },
      dark: { plan: ['Watto, Slave Owner'] },
    });
    return t.damage();
  };
  t.is(damages('Obi-Wan Kenobi, Young Jedi'), [['Dark', 2 + 2]]);
  t.is(damages('Jawa, Thief'), [['Light', 1 + 1]]);
  t.is(damages('Ithorian, Merchant'), []);
  t.attack('Light', 'Mos Espa', {
    light: { plan: ['Jawa, Thief'] },
    dark: { plan: ['Dangerous Encounter', 'Watto, Slave Owner'] },
  });
  t.is(t.damage(), [['Light', 1 + 2]]);
});

scenario('Dis Is Nutsen needs a card in hand to show', 'YJ-BC-24', (t) => {
  const nutsen = (hand: readonly string[]): void =>
    t.attack('Light', 'Mos Espa', {
      light: { plan: ['Dis Is Nutsen', 'Jawa, Thief'], hand },
      dark: { plan: ['Watto, Slave Owner'] },
    });
  nutsen([]);
  t.asks('Light', 'evenUp');
  t.is(t.powers(), [[4, 3]]);
  nutsen(['Eopie']);
  t.answer('Light: Show your hand for +2 power');
  t.is(t.powers(), [[4, 3 + 2]]);
  nutsen(['Eopie']);
  t.answer('Light: Keep your hand hidden');
  t.is(t.powers(), [[4, 3]]);
});

scenario('A card drawn for destiny in this fight is in the hand that is shown', 'YJ-BC-25', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['He Always Wins!', 'Blaster', 'Watto, Slave Owner'], deck: ['Pit Droid, Engineer'] },
    light: { plan: ['Jawa, Thief'] },
  });
  t.answer('Dark: Show your hand');
  t.is(t.powers(), [[3 + 1 + 5 + 2, 3]]);
  t.is(
    t.events('show').map(({ defs }) => defs?.map((def) => t.game.cards.cards[def]!.card.title)),
    [['Pit Droid']],
  );
});

scenario("A Force Push without a Weapon of one's own takes away the other's", 'YJ-BC-26', (t) => {
  const tank = {
    plan: ['Open Fire!', 'Trade Federation Tank Laser Cannon', 'Trade Federation Tank, Armored Division'],
  };
  t.attack('Light', 'Theed Palace', {
    light: { plan: ['Jedi Force Push', 'Qui-Gon Jinn, Jedi Ambassador'] },
    dark: tank,
  });
  t.is(t.powers(), [[5, 6 + 1]]);
  t.is(t.draws(), []);
  t.card('Trade Federation Tank, Armored Division', { zone: 'discard' });
  t.card('Trade Federation Tank Laser Cannon', { zone: 'Naboo' });
  // With his lightsaber in use Qui-Gon pushes nothing.
  t.attack('Light', 'Theed Palace', {
    light: { plan: ['Jedi Force Push', "Qui-Gon Jinn's Lightsaber", 'Qui-Gon Jinn, Jedi Ambassador'] },
    dark: tank,
  });
  t.is(t.powers(), [[5 + 2 + 3 + 3, 6 + 1 + 2 + 3]]);
  t.attack('Light', 'Theed Palace', {
    light: { plan: ["Obi-Wan Kenobi's Lightsaber", 'Obi-Wan Kenobi, Jedi Knight'] },
    dark: { plan: ['Sith Force Push', 'Darth Maul, Dark Lord of the Sith'] },
  });
  t.is(t.powers(), [[6 + 1, 5 + 1]]);
  t.card("Obi-Wan Kenobi's Lightsaber", { zone: 'Naboo' });
});

scenario('A Force Push comes before the first destiny draw; two of them do no more', 'YJ-BC-27 YJ-FGT-02', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: {
      plan: ["Watto's Wager", "Watto's Datapad", 'Watto, Slave Owner'],
      deck: ['OWO-1, Battle Droid Command Officer & STAP'],
    },
    light: { plan: ['Jedi Force Push', 'Qui-Gon Jinn, Jedi Master'] },
  });
  // The first draw, for the Wager, has two numbers: its owner is asked, and the datapad is out already.
  t.asks('Dark', 'number');
  t.is(
    t.events('ignored').map(({ card }) => nameOf(t.table, card)),
    ["Watto's Datapad"],
  );
  t.answer('Use 4');
  t.is(t.powers(), [[3 + 1 + 4, 6 + 1]]);
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Sith Force Push', 'Darth Maul, Sith Apprentice'] },
    light: { plan: ['Jedi Force Push', 'Qui-Gon Jinn, Jedi Master'] },
  });
  t.is(t.powers(), [[7, 7]]);
  // With his lightsaber Qui-Gon pushes nobody, and it is taken away.
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Sith Force Push', 'Darth Maul, Sith Apprentice'] },
    light: { plan: ['Jedi Force Push', "Qui-Gon Jinn's Lightsaber", 'Qui-Gon Jinn, Jedi Master'] },
  });
  t.is(t.powers(), [[7, 7]]);
});

scenario(
  'Open Fire! may be used only with the cannon: without it the next Battle card works',
  'YJ-BC-04 YJ-BC-05',
  (t) => {
    const [tank, cannon] = ['Trade Federation Tank, Armored Division', 'Trade Federation Tank Laser Cannon'] as const;
    const powersOf = (...plan: readonly string[]): number[][] => {
      t.attack('Dark', 'Theed Palace', { dark: { plan }, light: { plan: ['Ishi Tib, Warrior'] } });
      return t.powers();
    };
    t.is(powersOf('Open Fire!', 'Death From Above', tank), [[5 + 3, 3]]);
    t.is(powersOf('Open Fire!', 'Death From Above', cannon, tank), [[5 + 2 + 3 + 3, 3]]);
    // Another Weapon will not do.
    t.is(powersOf('Open Fire!', 'Death From Above', 'Blaster', tank), [[5 + 3 + 3, 3]]);
  },
);
