/** Starships in Hyperspace, and planets that are evacuated. */
import { type Play, scenario } from '../src/testing/index.ts';

const END = 'End the Deploy step';
const LET_GO = 'Do not intercept the evacuation';

scenario('A Starship comes face up and free to its own pile, which belongs to no planet', 'YJ-SHP-01', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Theed Palace',
    dark: { hand: ['Droid Control Ship, Trade Federation Transport', 'Watto, Slave Owner'], turnsHere: 0 },
    light: { Naboo: ['Gungan Guard'] },
  });
  t.answer('Launch Droid Control Ship', 'Deploy Watto');
  t.card('Watto, Slave Owner', { zone: 'Naboo', faceDown: true });
  t.card('Droid Control Ship, Trade Federation Transport', { zone: 'hyperspace', faceDown: false });
  t.is(t.counters('Dark'), 6 - 2);
  t.is([t.titles('Dark', 'hyperspace').length, t.titles('Light', 'hyperspace').length], [1, 0]);
  t.is(t.titles('Dark', 'Naboo'), ['Watto, Slave Owner']);
});

scenario('Both players may look through both Hyperspace piles at any time', 'YJ-SHP-02', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Theed Palace',
    dark: { hyperspace: ['Droid Starfighter [MDM]', 'Battleship, Trade Federation Transport'] },
    light: { hyperspace: ['Bravo 1, Naboo Starfighter'] },
  });
  const ships = t.state.hyperspace.flat();
  for (const seat of t.state.seats.keys()) {
    const { def } = t.game.view(t.table, seat).state;
    t.is(
      ships.map((ship) => def[ship]),
      ships.map((ship) => t.state.def[ship]),
    );
  }
});

scenario('Starships fight only when an evacuation is intercepted', 'YJ-SHP-03', (t) => {
  const dark = { hyperspace: ["Darth Maul's Starfighter, Sith Infiltrator"] };
  const light = { hyperspace: ['Bravo 1, Naboo Starfighter', 'Republic Cruiser, Transport'] };
  // Without anything on a planet there is nothing to do with them, in any step.
  t.board({ at: 'Light deploys', location: 'Theed Palace', dark, light });
  t.offers(END);
  t.answer(END);
  t.asks('Light', 'evenUp');
  // They take no part in a battle on the planet.
  t.board({
    at: 'Light battles',
    location: 'Theed Palace',
    dark: { ...dark, Naboo: ['Watto, Slave Owner'] },
    light: { ...light, Naboo: ['Gungan Guard'] },
  });
  t.battle({ plan: {} });
  t.is(t.powers(), [[3, 2]]);
  t.is(t.events('fight').length, 1);
  t.is(t.damage(), [['Light', 1]]);
  // An evacuation that nobody intercepts brings no battle either.
  t.board({ at: 'Light deploys', location: 'Theed Palace', dark, light: { ...light, Naboo: ['Gungan Guard'] } });
  t.answer('Evacuate Naboo', LET_GO);
  t.is(t.events('battle').length, 0);
});

scenario('Evacuation needs a transport in Hyperspace and a Character or Weapon on the planet', 'YJ-SHP-04', (t) => {
  const deploy = (light: NonNullable<Parameters<Play['board']>[0]['light']>) =>
    t.board({ at: 'Light deploys', location: 'Mos Espa', light });
  // The current planet and controlled ones; a Weapon is enough.
  deploy({
    hyperspace: ['Republic Cruiser, Transport'],
    Tatooine: ['Jawa, Thief'],
    Naboo: ['Blaster'],
    controls: ['Naboo'],
  });
  t.offers('Evacuate Tatooine', 'Evacuate Naboo', END);
  // An Effect alone is not enough.
  deploy({ hyperspace: ['Republic Cruiser, Transport'], Tatooine: ['All-Out Defense'] });
  t.offers(END);
  // Nor is a starfighter.
  deploy({ hyperspace: ['Bravo 1, Naboo Starfighter'], Tatooine: ['Jawa, Thief'] });
  t.offers(END);
  // In the enemy's turn nobody flees.
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    light: { hyperspace: ['Republic Cruiser, Transport'], Tatooine: ['Jawa, Thief'] },
  });
  t.asks('Dark', 'deploy');
  t.offers(END);
});

scenario('All Characters and Weapons of a planet go together', 'YJ-SHP-05 YJ-SHP-08', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'] },
    light: {
      hyperspace: ['Republic Cruiser, Transport'],
      Tatooine: ['Jawa, Thief', 'Blaster', 'Yoda, Jedi Master'],
      Naboo: ['Gungan Guard'],
      left: 20,
    },
  });
  t.answer('Evacuate Tatooine', `Dark: ${LET_GO}`);
  t.is(t.titles('Light', 'Tatooine'), []);
  t.is(t.deckSize('Light'), 23);
  t.is(t.events('shuffle').length, 1);
  t.card('Yoda, Jedi Master', { zone: 'deck' });
  // Only from this planet, and only one's own.
  t.is([t.titles('Light', 'Naboo').length, t.titles('Dark', 'Tatooine').length], [1, 1]);
  t.card('Republic Cruiser, Transport', { zone: 'hyperspace' });
});

scenario('Every ship in Hyperspace goes along, transports too', 'YJ-SHP-06', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    dark: { hyperspace: ['Battleship, Trade Federation Transport'] },
    light: {
      hyperspace: ['Republic Cruiser, Transport', "Amidala's Starship, Royal Transport", 'Bravo 1, Naboo Starfighter'],
      Tatooine: ['Jawa, Thief'],
    },
  });
  t.answer('Evacuate Tatooine', 'Intercept the evacuation of Tatooine');
  t.answer('Dark: Declare no more', 'Light: Declare no more');
  t.asks('Light', 'plan');
  t.offers('Put Republic Cruiser', "Put Amidala's Starship", 'Put Bravo 1');
  t.answer('Put Bravo 1');
  t.offers('Put Republic Cruiser', "Put Amidala's Starship");
});

scenario('Before deciding, the opponent may add Starships from hand; then all of them intercept', 'YJ-SHP-07', (t) => {
  const flee = (hyperspace: readonly string[]) => {
    t.board({
      at: 'Light deploys',
      location: 'Mos Espa',
      dark: {
        hand: ['Droid Control Ship, Trade Federation Transport', 'Droid Starfighter [MDM]', 'Blaster'],
        hyperspace,
      },
      light: { hyperspace: ['Republic Cruiser, Transport'], Tatooine: ['Jawa, Thief'] },
    });
    t.answer('Evacuate Tatooine');
    t.asks('Dark', 'intercept');
  };
  flee([]);
  t.offers('Launch Droid Control Ship', 'Launch Droid Starfighter', LET_GO);
  t.answer('Launch Droid Control Ship');
  t.offers('Launch Droid Starfighter', 'Intercept the evacuation', LET_GO);
  t.answer('Launch Droid Starfighter', 'Dark: Intercept the evacuation of Tatooine');
  t.answer('Dark: Declare no more', 'Light: Declare no more');
  t.asks('Dark', 'plan');
  t.offers('Put Droid Control Ship', 'Put Droid Starfighter');
  // A second Droid Control Ship may not be added.
  flee(['Droid Control Ship, Trade Federation Transport']);
  t.offers('Launch Droid Starfighter', 'Intercept the evacuation', LET_GO);
  // Having added ships, one may still let them go.
  t.answer('Launch Droid Starfighter', LET_GO);
  t.is(t.events('battle').length, 0);
  t.card('Jawa, Thief', { zone: 'deck' });
});

scenario('Hidden cards are evacuated unseen; Effects and Locations stay', 'YJ-SHP-21', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: {
      hyperspace: ['Republic Cruiser, Transport'],
      Tatooine: ['hidden Yoda, Jedi Master', 'hidden All-Out Defense'],
      turnsHere: 0,
    },
  });
  t.answer('Evacuate Tatooine', LET_GO);
  t.is(t.titles('Light', 'Tatooine'), ['All-Out Defense']);
  t.is([t.state.locations.length, t.state.current], [1, 0]);
  const [back] = t.events('toDeck');
  t.is(t.told(back!, 0).includes('Yoda'), false);
  t.is(t.told(back!, 1).includes('Yoda'), true);
});

scenario('Planets are evacuated one after another; the current one may be lost by it', 'YJ-SHP-22', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'] },
    light: {
      hyperspace: ['Republic Cruiser, Transport'],
      Tatooine: ['Jawa, Thief'],
      Coruscant: ['Yoda, Jedi Master'],
      Naboo: ['Gungan Guard'],
      hand: ['Naboo, Theed Palace'],
    },
  });
  t.answer('Evacuate Naboo', LET_GO, 'Evacuate Coruscant', LET_GO);
  t.offers('Evacuate Tatooine', END);
  t.answer('Evacuate Tatooine', LET_GO);
  t.offers(END);
  t.is(t.state.control, [-1, -1, -1]);
  t.answer(END, 'Even up');
  t.is(t.state.control, [0, -1, -1]);
});

scenario('Starfighter Droids and Droid Starfighters call for one another', 'YJ-SHP-23', (t) => {
  const dark = {
    Naboo: ['Starfighter Droid, DFS-1104'],
    hyperspace: ['Droid Starfighter [DOTF]', 'Droid Starfighter [MDM]'],
  };
  const deploy = (deck: readonly string[]) =>
    t.board({
      at: 'Dark deploys',
      location: 'Mos Espa',
      dark: { ...dark, deck },
      light: { Tatooine: ['Jawa, Thief'] },
    });
  deploy(['Droid Starfighter [DOTF]', 'Starfighter Droid, DFS-1138']);
  // The Menace of Darth Maul starfighter has no such text.
  t.offers('Discard Starfighter Droid', 'Discard Droid Starfighter [DOTF]', END);
  t.answer('Discard Starfighter Droid, DFS-1104');
  t.offers('Launch Droid Starfighter', 'Deploy nothing');
  t.answer('Launch Droid Starfighter');
  t.is(t.titles('Dark', 'discard'), ['Starfighter Droid, DFS-1104']);
  t.is(t.titles('Dark', 'hyperspace').length, 3);
  t.is(t.damage(), []);

  deploy(['Droid Starfighter [DOTF]', 'Starfighter Droid, DFS-1138']);
  t.answer('Discard Droid Starfighter [DOTF]');
  t.offers('Deploy Starfighter Droid, DFS-1138 1 counter', 'Deploy nothing');
  t.answer('Deploy Starfighter Droid');
  t.is(t.titles('Dark', 'Tatooine'), ['Starfighter Droid, DFS-1138']);
  t.is(t.counters('Dark'), 5);

  // Whoever finds none takes 1 damage.
  deploy([]);
  t.answer('Discard Starfighter Droid, DFS-1104', 'Deploy nothing');
  t.is(t.damage(), [['Dark', 1]]);
});

scenario('No ship is spent by an evacuation, and none flies straight from hand', 'YJ-SHP-24', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    dark: { hyperspace: ['Droid Starfighter [MDM]'] },
    light: { hand: ['Republic Cruiser, Transport'], Tatooine: ['Jawa, Thief'] },
  });
  t.offers('Launch Republic Cruiser', END);
  t.answer('Launch Republic Cruiser', 'Evacuate Tatooine', 'Intercept the evacuation of Tatooine');
  t.battle({ plan: {} });
  t.is(t.powers(), [[2 + 3, 5]]);
  t.card('Republic Cruiser, Transport', { zone: 'hyperspace' });
  t.card('Droid Starfighter [MDM]', { zone: 'hyperspace' });
});
