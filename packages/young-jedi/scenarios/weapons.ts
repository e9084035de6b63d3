/** Weapons: who may use them, and what they give. */
import { scenario } from '../src/testing/index.ts';

scenario('A Weapon that does not name its bearer gives nothing and survives him', 'YJ-WPN-01 YJ-WPN-06', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Sith Lightsaber', 'Aurra Sing, Bounty Hunter'] },
    light: { plan: ['Qui-Gon Jinn, Jedi Master'] },
  });
  t.is(t.powers(), [[5 + 1, 6 + 1]]);
  t.is(t.draws(), []);
  t.card('Aurra Sing, Bounty Hunter', { zone: 'discard' });
  t.card('Sith Lightsaber', { zone: 'Tatooine' });
});

scenario('The first user box that fits counts, else the back-up box', 'YJ-WPN-02 YJ-WPN-03', (t) => {
  t.attack('Light', 'Mos Espa', {
    light: { plan: ["Obi-Wan Kenobi's Lightsaber", 'Obi-Wan Kenobi, Young Jedi'], deck: ['Ithorian, Merchant'] },
    dark: { plan: ['Watto, Slave Owner'] },
  });
  t.is(t.powers(), [[3 + 1, 5 + 1 + 2 + 4]]);
  // For any other Jedi the same lightsaber only draws.
  t.attack('Light', 'Mos Espa', {
    light: { plan: ["Obi-Wan Kenobi's Lightsaber", 'Qui-Gon Jinn, Jedi Master'], deck: ['Ithorian, Merchant'] },
    dark: { plan: ['Watto, Slave Owner'] },
  });
  t.is(t.powers(), [[3 + 1, 6 + 1 + 4]]);
  t.is(t.draws(), [['Light', 'weapon', 4]]);
});

scenario('Two characters fighting together still use one Weapon', 'YJ-WPN-04', (t) => {
  t.attack('Light', 'Capital City', {
    light: {
      plan: [
        'Guardians Of The Queen',
        'Blaster',
        'Heavy Blaster',
        'Qui-Gon Jinn, Jedi Protector [TJC]',
        'Obi-Wan Kenobi, Jedi Apprentice',
      ],
      deck: ['Boss Nass, Gungan Chief', 'Jawa, Bargainer'],
    },
    dark: { plan: ['Darth Maul, Master of Evil'] },
  });
  t.is(t.draws(), [['Light', 'weapon', 1]]);
  t.is(t.powers(), [[6 + 1, 6 + 1 + 5 + 1 + 1]]);
});

scenario('A STAP carries a Battle Droid Squad; In Complete Control needs a diamond battle droid', 'YJ-WPN-05', (t) => {
  t.attack('Dark', 'Desert Landing Site', {
    dark: {
      plan: [
        'In Complete Control',
        'STAP',
        'Battle Droid Squad, Assault Unit',
        'In Complete Control',
        'Battle Droid: Pilot, MTT Division',
      ],
      deck: ['Pit Droid, Engineer'],
    },
    light: { plan: ['Captain Panaka, Protector of the Queen', 'Jawa, Thief'] },
  });
  t.is(t.powers(), [
    [4 + 1 + 2 + 5, 4 + 2],
    [2 + 1 + 2, 2 + 1],
  ]);
});

scenario('The Weapon of a defeated character is lost with him, the winner keeps his', 'YJ-WPN-07', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Thermal Detonator', 'Watto, Slave Owner'], deck: ['Multi Troop Transport'] },
    light: { plan: ["Qui-Gon Jinn's Lightsaber", 'Qui-Gon Jinn, Jedi Master'] },
  });
  t.card('Thermal Detonator', { zone: 'discard' });
  t.card("Qui-Gon Jinn's Lightsaber", { zone: 'Tatooine' });
});

scenario('Of two Weapons before one character the nearest is used, and only it can be lost', 'YJ-WPN-08', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: {
      plan: ["Watto's Datapad", 'Thermal Detonator', 'Watto, Slave Owner'],
      deck: ['Multi Troop Transport', 'Pit Droid, Engineer'],
    },
    light: { plan: ['Qui-Gon Jinn, Jedi Master'] },
  });
  t.is(t.powers(), [[3 + 1 + 1 + 1, 6 + 1]]);
  t.card('Thermal Detonator', { zone: 'discard' });
  t.card("Watto's Datapad", { zone: 'Tatooine' });
});

scenario('Gungan Mounted Troops use kaadu and electropole in one fight, and lose both', 'YJ-WPN-09', (t) => {
  const riders = ['Kaadu', 'Electropole', 'Blaster', 'Gungan Soldier, Scout'];
  const ones = ['Boss Nass, Gungan Chief', 'Boss Nass, Gungan Chief', 'Jawa, Bargainer'];
  t.attack('Light', 'Battle Plains', {
    light: { plan: ['Gungan Mounted Troops', ...riders], deck: ones },
    dark: { plan: ['Trade Federation Tank, Armored Division'] },
  });
  // The soldier 2 and 2 here, kaadu 1 and a 1, electropole 2 and a 1; the blaster is one Weapon too many.
  t.is(t.powers(), [[5 + 2, 2 + 2 + 1 + 1 + 2 + 1]]);
  t.attack('Light', 'Battle Plains', {
    light: { plan: ['Celebration & Gungan Mounted Troops', ...riders], deck: ones },
    dark: { plan: ['Sith Lightsaber', 'Darth Maul, Evil Sith Lord', 'STAP'], deck: ['Sith Probe Droid, Spy Drone'] },
  });
  t.is(t.powers(), [[3 + 2 + 1 + 6, 9 + 2]]);
  t.is(t.draws().length, 3);
  t.card('Kaadu', { zone: 'discard' });
  t.card('Electropole', { zone: 'discard' });
  t.card('Light Blaster', { zone: 'Naboo' });
});

scenario('Come On, Move! and Battle Droid Patrol allow speeder and blaster, STAP and rifle', 'YJ-WPN-09', (t) => {
  const ones = ['Multi Troop Transport', 'Multi Troop Transport'];
  for (const [card, bonus] of [
    ['Battle Droid Patrol', 0],
    ['Battle Droid Patrol & In Complete Control', 2],
  ] as const) {
    t.attack('Dark', 'Battle Plains', {
      dark: { plan: [card, 'STAP', 'Battle Droid Blaster Rifle', 'Battle Droid: Pilot, Patrol Division'], deck: ones },
      light: {
        plan: ['Come On, Move!', 'Naboo Blaster', 'Flash Speeder', 'Naboo Officer, Squad Leader'],
        deck: ['Ithorian, Merchant', 'Jawa, Bargainer'],
      },
    });
    // The Flash Speeder gives an Officer 2 and a draw, the Naboo Blaster only a draw.
    t.is(t.powers(), [[2 + 1 + 2 + 1 + 1 + 1 + bonus, 3 + 2 + 2 + 4 + 5]]);
  }
  // With the wrong Weapons the card does nothing, and the nearest of them is used alone.
  t.attack('Dark', 'Battle Plains', {
    dark: { plan: ['Battle Droid Patrol', 'STAP', 'Blaster', 'Battle Droid: Pilot, Patrol Division'], deck: ones },
    light: { plan: ['Gungan Soldier, Scout'] },
  });
  t.is(t.powers(), [[2 + 1 + 1, 2 + 2]]);
});

scenario("Darth Maul's two-bladed lightsaber has no dots but draws twice", 'YJ-WPN-10 YJ-WPN-03', (t) => {
  t.attack('Dark', 'Theed Palace', {
    dark: {
      plan: ["Darth Maul's Lightsaber [BON]", 'Darth Maul, Evil Sith Lord'],
      deck: ['Battle Droid: Pilot, MTT Division', 'Pit Droid, Engineer'],
    },
    light: { plan: ['Boss Nass, Gungan Chief'] },
  });
  t.is(t.powers(), [[3 + 2 + 4 + 5, 4 + 1]]);
});

scenario('A Hold-Out Blaster adds 3, and draws for the great against the small', 'YJ-WPN-11', (t) => {
  const fight = (dark: readonly string[], light: readonly string[]): number[] => {
    t.attack('Dark', 'Capital City', { dark: { plan: ['Hold-Out Blaster', ...dark] }, light: { plan: light } });
    return t.powers()[0]!;
  };
  t.is(fight(['Watto, Slave Owner'], ['Yoda, Jedi Master']), [3 + 3, 4 + 1]);
  t.is(fight(['Rodian, Mercenary'], ['Jawa, Thief']), [2 + 3, 2]);
  t.is(fight(['Watto, Slave Owner'], ['Jawa, Thief']), [3 + 3 + 3, 2]);
  // Of several opponents one diamond is enough.
  const group = ['Gungan Battle Cry', 'Captain Tarpals, Gungan Guard', 'Gungan Guard'];
  t.is(fight(['Watto, Slave Owner'], group), [3 + 3 + 3, 3 + 2]);
});

scenario('In a duel the plain box of a Hold-Out Blaster is of no use', 'YJ-WPN-11', (t) => {
  t.board({
    at: 'Dark battles',
    location: 'Capital City',
    dark: { Coruscant: ['Darth Maul, Master of Evil', 'Sith Lightsaber'] },
    light: { Coruscant: ['Yoda, Jedi Master', 'Hold-Out Blaster', 'Comlink'] },
  });
  t.answer('Dark: Challenge Yoda', 'Light: Face the challenge');
  t.offers('Use no weapon');
});

scenario('A Comlink adds 2 without a draw, or calls for another Weapon', 'YJ-WPN-12', (t) => {
  t.attack('Light', 'Capital City', {
    light: { plan: ['Comlink', 'Yoda, Jedi Master'] },
    dark: { plan: ['Tatooine Backpack', 'Watto, Slave Owner'] },
  });
  t.is(t.powers(), [[3 + 2, 4 + 1 + 2]]);
  t.is(t.draws(), []);
  t.board({
    at: 'Light deploys',
    location: 'Capital City',
    dark: {},
    light: {
      Coruscant: ['Comlink', 'hidden Comlink'],
      hand: ['Comlink'],
      deck: ['Coruscant Guard Blaster Rifle', 'Electropole'],
      left: 5,
    },
  });
  t.is(t.options.filter((option) => option.startsWith('Discard Comlink')).length, 1);
  t.answer('Discard Comlink to deploy any weapon');
  t.offers('Deploy Coruscant Guard Blaster Rifle 2 counters', 'Deploy Electropole 2 counters', 'Deploy nothing');
  t.answer('Deploy Electropole');
  t.card('Electropole', { zone: 'Coruscant', faceDown: false });
  t.is(t.counters('Light'), 4);
  t.is(t.titles('Light', 'discard'), ['Comlink']);
});

scenario(
  'A Gaderffii Stick is given up before any weapon destiny, so it draws nothing itself',
  'YJ-WPN-13 YJ-FGT-03',
  (t) => {
    const clash = (): void =>
      t.attack('Dark', 'Mos Espa', {
        dark: { plan: ['Gaderffii Stick', 'Tusken Raider, Nomad'] },
        light: { plan: ["Qui-Gon Jinn's Lightsaber", 'Qui-Gon Jinn, Jedi Master'] },
      });
    clash();
    t.is(t.draws(), []);
    t.answer("Dark: Discard Gaderffii Stick so that Qui-Gon Jinn's Lightsaber counts for nothing");
    t.is(t.powers(), [[2 + 1, 6 + 1]]);
    t.is(t.draws(), []);
    t.card('Gaderffii Stick', { zone: 'discard' });
    // Or it is used like any other Weapon.
    clash();
    t.answer('Dark: Let all weapons count');
    t.is(t.powers(), [[2 + 1 + 1 + 3, 6 + 1 + 2 + 3]]);
  },
);

scenario('Of two opposing Weapons a Gaderffii Stick makes one count for nothing', 'YJ-WPN-13 YJ-WPN-16', (t) => {
  const clash = (): void =>
    t.attack('Dark', 'Battle Plains', {
      dark: { plan: ['Gaderffii Stick', "Orr'UrRuuR'R, Tusken Raider Leader"] },
      light: {
        plan: ['Gungan Mounted Troops', 'Kaadu', 'Electropole', 'Gungan Guard'],
        deck: ['Boss Nass, Gungan Chief', 'Jawa, Bargainer'],
      },
    });
  clash();
  t.offers('so that Kaadu counts for nothing', 'so that Electropole counts for nothing', 'Let all weapons count');
  t.answer('Electropole');
  t.is(t.powers(), [[3, 2 + 1 + 1]]);
  clash();
  t.answer('Kaadu');
  t.is(t.powers(), [[3, 2 + 2 + 1]]);
});

scenario('A booma is good in the hands of Jar Jar, and of anybody against a Tank', 'YJ-WPN-14', (t) => {
  const booma = (light: string, dark: string): number => {
    t.attack('Light', 'Theed Palace', { light: { plan: ['Booma', light] }, dark: { plan: [dark] } });
    return t.powers()[0]![1]!;
  };
  t.is(booma('Jar Jar Binks, Gungan Outcast', 'Watto, Slave Owner'), 4 + 2 + 3);
  t.is(booma('Ishi Tib, Warrior', 'Trade Federation Tank, Armored Division'), 3 + 2 + 3);
  t.is(booma('Ishi Tib, Warrior', 'Watto, Slave Owner'), 3 + 3);
});

scenario('Under a Gungan Energy Shield a Tank cannot fire, and its cannon is not lost', 'YJ-WPN-15', (t) => {
  t.attack('Dark', 'Theed Palace', {
    dark: {
      plan: [
        'Trade Federation Tank Laser Cannon',
        'Trade Federation Tank, Armored Division',
        'STAP',
        'Battle Droid: Pilot, Patrol Division',
      ],
    },
    light: { plan: ['Qui-Gon Jinn, Jedi Ambassador', 'Gungan Guard'], Naboo: ['Gungan Energy Shield'] },
  });
  t.is(t.powers(), [
    [5, 6 + 1],
    [2 + 1 + 2 + 3, 2],
  ]);
  t.card('Trade Federation Tank, Armored Division', { zone: 'discard' });
  t.card('Trade Federation Tank Laser Cannon', { zone: 'Naboo' });
});

scenario('An ignored Weapon gives nothing, counts for no text, and is not lost', 'YJ-WPN-16', (t) => {
  t.attack('Light', 'Capital City', {
    light: { plan: ['Jedi Force Push', 'Qui-Gon Jinn, Jedi Protector [TJC]'] },
    dark: { plan: ["Aurra Sing's Blaster Rifle", 'Aurra Sing, Mercenary'] },
  });
  t.is(t.powers(), [[5, 6 + 1]]);
  t.is(t.draws(), []);
  t.card('Aurra Sing, Mercenary', { zone: 'discard' });
  t.card("Aurra Sing's Blaster Rifle", { zone: 'Coruscant' });
  // The same for one ignored because of a Gaderffii Stick.
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Gaderffii Stick', "Orr'UrRuuR'R, Tusken Raider Leader"] },
    light: { plan: ["Amidala's Blaster", 'Queen Amidala, Cunning Warrior'] },
  });
  t.answer('Discard Gaderffii Stick');
  t.is(t.powers(), [[3, 3]]);
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Gaderffii Stick', "Orr'UrRuuR'R, Tusken Raider Leader"], Tatooine: ['All-Out Attack'] },
    light: { plan: ["Amidala's Blaster", 'Queen Amidala, Cunning Warrior'] },
  });
  t.answer('Discard Gaderffii Stick');
  // Her damage would be 2 less if she were using the blaster.
  t.is(t.damage(), [['Light', 3]]);
  t.card("Amidala's Blaster", { zone: 'Tatooine' });
});
