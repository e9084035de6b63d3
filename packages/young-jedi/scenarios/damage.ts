/** Damage. */
import { nameOf } from '../src/naming.ts';
import { scenario } from '../src/testing/index.ts';

const PILOT = 'Battle Droid: Pilot, MTT Division';

scenario('Damage moves cards from the top of the deck, face up, to the discard pile', 'YJ-DMG-01', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Watto, Slave Owner'], deck: ['Sandstorm', 'STAP', 'Blaster'] },
    light: { plan: ['Obi-Wan Kenobi, Young Jedi'] },
  });
  t.is(t.titles('Dark', 'discard'), ['Watto, Slave Owner', 'Sandstorm', 'STAP']);
  t.is(t.titles('Dark', 'deck')[0], 'Blaster');
  t.is(
    t.events('lose').map((e) => [nameOf(t.table, e.card), t.knownTo(e)]),
    [
      ['Sandstorm', ['Dark', 'Light', 'spectator']],
      ['STAP', ['Dark', 'Light', 'spectator']],
    ],
  );
});

scenario('Damage is the number of the defeated card, whoever beat it', 'YJ-DMG-02', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Darth Maul, Sith Apprentice'] },
    light: { plan: ['Jar Jar Binks, Gungan Chuba Thief'] },
  });
  t.is(t.damage(), [['Light', 2]]);
});

scenario('DAMAGE is never less than 0, so one card cannot make up for another', 'YJ-DMG-03', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Theed Palace',
    light: {
      Naboo: new Array<string>(6).fill('R2-D2, Repair Droid'),
      hyperspace: ['Naboo Starfighter [DOTF]', 'Republic Cruiser, Transport'],
      hand: ['Naboo Fighter Attack'],
    },
    dark: {
      hyperspace: ["Darth Maul's Starfighter, Sith Infiltrator", 'Droid Control Ship, Trade Federation Transport'],
      hand: ['Starfighter Screen'],
    },
  });
  t.answer('Evacuate Naboo', 'Intercept the evacuation of Naboo');
  t.battle({
    cards: { Dark: ['Starfighter Screen'], Light: ['Naboo Fighter Attack'] },
    plan: {
      Dark: ['Starfighter Screen', "Darth Maul's Starfighter", 'Droid Control Ship'],
      Light: ['Naboo Fighter Attack', 'Naboo Starfighter', 'Republic Cruiser'],
    },
  });
  // Each of six R2-D2s takes 1 from the cruiser's 5; the starfighter's 1 remains.
  t.is(t.powers(), [[4 + 3 + 6, 2 + 2 + 3 + 5]]);
  t.is(t.damage(), [['Light', 1]]);
});

scenario('What changes DAMAGE changes it for each defeated card, then all is added', 'YJ-DMG-04', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['The Invasion Is On Schedule', PILOT, PILOT, PILOT] },
    light: { plan: ["Mace Windu's Lightsaber", 'Mace Windu, Jedi Master'], Tatooine: ['Uh-Oh!'] },
  });
  t.is(t.powers(), [[3 + 3 + 3, 6 + 2 + 3]]);
  t.is(t.damage(), [['Dark', (1 + 2) * 3]]);
});

scenario("A character's own text may make its defeat cheaper", 'YJ-DMG-04', (t) => {
  const amidala = (...plan: readonly string[]): unknown => {
    t.attack('Dark', 'Mos Espa', {
      dark: { plan: ['Sith Lightsaber', 'Darth Maul, Sith Apprentice'] },
      light: { plan: [...plan, 'Queen Amidala, Cunning Warrior'], deck: ['Boss Nass, Gungan Chief'] },
    });
    return t.damage();
  };
  t.is(amidala("Amidala's Blaster"), [['Light', 3 - 2]]);
  t.is(amidala('Blaster'), [['Light', 3]]);
});

scenario('A Bravo Pilot, Flyer on the current planet makes opposing starships cost 1 more', 'YJ-DMG-04', (t) => {
  const damages = (planet: 'Tatooine' | 'Coruscant'): unknown => {
    t.board({
      at: 'Dark deploys',
      location: 'Mos Espa',
      dark: { Tatooine: ['Watto, Slave Owner'], hyperspace: ['Battleship, Trade Federation Transport'] },
      light: { [planet]: ['Bravo Pilot, Flyer'], hyperspace: ['Radiant VII, Republic Cruiser Transport'] },
    });
    t.answer('Evacuate Tatooine', 'Intercept the evacuation of Tatooine');
    t.battle({ plan: {} });
    return t.damage();
  };
  t.is(damages('Tatooine'), [['Dark', 5 + 1]]);
  t.is(damages('Coruscant'), [['Dark', 5]]);
});

scenario('A character with DAMAGE 0 costs nothing, unless something adds to it', 'YJ-DMG-05', (t) => {
  const damages = (light: string): unknown => {
    t.attack('Dark', 'Mos Espa', { dark: { plan: ['TC-14, Protocol Droid'] }, light: { plan: [light] } });
    t.card('TC-14, Protocol Droid', { zone: 'discard' });
    return t.damage();
  };
  t.is(damages('Mace Windu, Jedi Master'), []);
  t.is(damages('Obi-Wan Kenobi, Jedi Avenger'), [['Dark', 2]]);
});

scenario(
  'Whom Obi-Wan Kenobi, Jedi Avenger defeats costs 2 more, each of a group, also by a group',
  'YJ-DMG-06',
  (t) => {
    t.attack('Light', 'Mos Espa', {
      light: { plan: ['Guardians Of The Queen', 'Qui-Gon Jinn, Jedi Master', 'Obi-Wan Kenobi, Jedi Avenger'] },
      dark: { plan: ['Begin Landing Your Troops', 'Destroyer Droid, Wheel Droid', 'Destroyer Droid, Defense Droid'] },
    });
    t.is(t.powers(), [[4 + 4 + 1, 6 + 1 + 5]]);
    t.is(t.damage(), [['Dark', 3 + 2 + (2 + 2)]]);
    // Not when he is the one who loses.
    t.attack('Light', 'Mos Espa', {
      light: { plan: ['Obi-Wan Kenobi, Jedi Avenger'] },
      dark: { plan: ['Darth Maul, Sith Apprentice'] },
    });
    t.is(t.damage(), [['Light', 5]]);
  },
);

scenario('Damage from game text is taken at once', 'YJ-DMG-07', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Capital City',
    dark: { hand: ['Darth Sidious, The Phantom Menace'], left: 20 },
    light: { left: 20 },
  });
  t.answer('Deploy Darth Sidious');
  t.asks('Dark', 'deploy');
  t.is(t.damage(), [['Light', 2]]);
  t.is(t.deckSize('Light'), 18);
  t.board({
    at: 'Dark deploys',
    location: 'Capital City',
    dark: { hand: ['Aurra Sing, Scoundrel'], left: 20 },
  });
  t.answer('Deploy Aurra Sing', 'search your deck for', 'Deploy nothing');
  t.asks('Dark', 'deploy');
  t.is(t.damage(), [['Dark', 1]]);
  t.is(t.deckSize('Dark'), 19);
});
