/** Texts that speak of their arena are silent outside it. */
import { type Play, scenario } from '../../src/testing/index.ts';

/** Everybody's numbers and keywords. */
const numbers = (t: Play): unknown =>
  [...ALL_ROUND.dark, ...ALL_ROUND.light].map((name) => {
    const { speed, power, health } = t.read(name);
    return [name, speed, power, health, t.keyword(name, 'Accuracy'), t.keyword(name, 'Critical Hit')];
  });
const ALL_ROUND = {
  dark: [
    'Droid Starfighter Squadron',
    'TIE Fighter DS-55-6',
    'Devastator (A)',
    'Stormtrooper Squad',
    'Geonosian Squad',
    'Reek',
    'Jango Fett (D)',
    'Geonosian Guard',
    'Sandtrooper',
    'Mouse Droid',
    'Tusken Raider',
  ],
  light: [
    'Jedi Starfighter 3R3',
    'X-Wing Red Two',
    'Clone Squad',
    'Naboo Senatorial Escort',
    'Anakin Skywalker (C)',
    'Naboo Security Guard',
    'Clone Warrior 4/163',
    'Jawa',
    'Greedo (A)',
  ],
} as const;

scenario('Standing texts for an arena are silent in the build zone', '', (t) => {
  const board = (dark: readonly string[], light: readonly string[]): void =>
    t.board({
      at: 'turn ends',
      turn: 1,
      dark: {
        space: ALL_ROUND.dark.slice(0, 3),
        ground: ALL_ROUND.dark.slice(3, 6),
        character: ALL_ROUND.dark.slice(6),
        build: dark,
      },
      light: {
        space: ALL_ROUND.light.slice(0, 2),
        ground: ALL_ROUND.light.slice(2, 4),
        character: ALL_ROUND.light.slice(4),
        build: light,
      },
    });
  board([], []);
  const before = numbers(t);
  for (const name of [
    'Boba Fett (A)',
    'Droid Control Ship',
    'General Tagge (A)',
    'Geonosian Picadors',
    'Geonosian Sentry',
    'Imperial Control Station',
    'Luxury Airspeeder',
    'Passel Argente (A)',
    'Stormtrooper Squad Leader',
    'Sun Fac (A)',
    'Tusken Sharpshooter',
    'Commander Praji (A)',
    'Jawa Leader',
  ]) {
    board([name], []);
    t.is(numbers(t), before, name);
  }
  for (const name of [
    'Chancellor Palpatine (A)',
    'Chancellor Palpatine (B)',
    'Clone Officer',
    'Elan Sleazebaggano (A)',
    "Figrin D'an (A)",
    'Momaw Nadon (A)',
    'Padmé Amidala (A)',
    'Rebel Control Officer',
    'Taun We (A)',
    'Captain Typho (A)',
    'Sio Bibble (A)',
  ]) {
    board([], [name]);
    t.is(numbers(t), before, name);
  }
});

scenario(
  'Nexu, Wuher, C-3PO (C), Padmé Amidala (E), Slave I (A) and General Tagge change no rule from the build zone',
  '',
  (t) => {
    t.board({
      at: 'Light builds',
      dark: { build: ['Nexu', 'Wuher (A)'] },
      light: { points: 3, hand: ['R2-D2 (A)'], character: ['Yoda (B)'] },
    });
    t.offersAlso('Yoda: Gain 1 Force', 'deploy R2-D2');
    t.board({
      at: 'Light builds',
      light: { points: 2, hand: ['Princess Leia (C)', 'Greedo (A)'], build: ['C-3PO (C)', 'Padmé Amidala (E)'] },
    });
    t.doesNotOffer('deploy Princess Leia', 'deploy Greedo');
    t.board({
      at: 'Light retreats',
      dark: { build: ['Slave I (A)'] },
      light: { space: [{ card: 'Naboo Cruiser', damage: 1 }] },
    });
    t.offers('retreat Naboo Cruiser', 'done');
    t.board({
      at: 'Character battle',
      dark: { hand: ['Dark Speed'], character: ['Acklay'], build: ['General Tagge (A)'] },
      light: { character: ['Jawa'] },
    });
    t.offers('play Dark Speed', 'pass');
  },
);

scenario('Triggers for an arena are silent in the build zone', '', (t) => {
  t.board({
    at: 'battle ends',
    dark: { force: 3, build: ['Darth Sidious (A)', 'Imperial Sentry Droid'], space: ['Carrack Cruiser'] },
    light: {
      hand: ['Jawa'],
      build: ['Yoda (A)', 'Mace Windu (A)', 'Watto (A)', 'Princess Leia (A)', 'Remote Seeker Droid'],
      space: [{ card: 'X-Wing Red Two', damage: 1 }],
    },
  });
  t.asks('Dark', 'build');
  t.is([t.force('Dark'), t.force('Light')], [7, 4]); // the 4 of the new turn
  t.is(t.events('look').length, 0);
  t.board({
    at: 'battle starts',
    dark: { character: ['Acklay'] },
    light: {
      build: [{ card: "Obi-Wan's Starfighter (A)", damage: 1 }, 'Tusken Camp', { card: 'Aayla Secura (A)', damage: 1 }],
      character: [{ card: 'Tusken Raider', damage: 1 }],
    },
  });
  t.is(
    ["Obi-Wan's Starfighter (A)", 'Aayla Secura (A)', 'Tusken Raider'].map((name) => t.read(name).damage),
    [1, 1, 1],
  );
  t.board({
    at: 'Character battle',
    dark: {
      character: ['Acklay'],
      build: ['Zam Wesell (A)', 'Destroyer Droid, P Series', 'Destroyer Droid, W Series'],
    },
    light: { character: ['Jawa'] },
  });
  t.asks('Dark', 'unitTurn');
  t.board({
    at: 'turn starts',
    dark: { build: ['Nute Gunray (B)'] },
    light: { build: ['Jocasta Nu (A)'], deck: ['Reek', 'Nexu', 'Jawa'] },
    dice: [2],
  });
  t.asks('Dark', 'build');
  t.is(t.points('Dark'), 2);
  t.is(t.titles('Light', 'hand'), ['Reek']);
});
