/** The Deploy step. */
import { DARK } from '../src/rules/state.ts';
import { type Play, scenario } from '../src/testing/index.ts';

/** Plays the rest of this turn without a fight. */
function endTurn(t: Play): void {
  t.answer('End the Deploy step');
  if (t.state.question?.kind === 'battle') t.answer('Start no battle');
  t.answer('Even up');
}

scenario('Six counters a Deploy step, whatever they are spent on', 'YJ-DEP-01', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: {
      hand: [
        'Watto, Slave Owner',
        'Sebulba, Bad-Tempered Dug',
        'Blaster Rifle',
        'Da Dug Chaaa!',
        'Darth Maul, Sith Lord',
      ],
    },
  });
  t.offersAlso('Deploy Darth Maul, Sith Lord to Tatooine for 6 counters'); // all of them
  t.answer('Deploy Watto'); // 2
  t.is(t.counters('Dark'), 4);
  t.doesNotOffer('Deploy Darth Maul');
  t.answer('Deploy Da Dug Chaaa'); // 4
  t.answer('Deploy Blaster Rifle'); // 5
  t.is(t.counters('Dark'), 1);
  t.offers('End the Deploy step'); // Sebulba costs 4
  t.refused(t.whyNot(DARK, { kind: 'deploy', card: t.find('Sebulba, Bad-Tempered Dug') }), 'YJ-DEP-01');
});

scenario('Unused counters are lost', 'YJ-DEP-02', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Gragra, Chuba Peddler'], Tatooine: ['Watto, Slave Owner'] },
    light: { Tatooine: ['Jawa, Thief'] },
  });
  t.is(t.counters('Dark'), 6);
  endTurn(t); // Dark's
  endTurn(t); // Light's
  t.is(t.counters('Dark'), 6);
  t.answer('Deploy Gragra');
  endTurn(t);
  endTurn(t);
  t.asks('Dark', 'deploy');
  t.is(t.counters('Dark'), 6); // what was spent is not missing either
});

scenario('Cards without counters come in any number', 'YJ-DEP-03', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: {
      hand: ['Qui-Gon Jinn, Jedi Master', 'Blaster', 'Blaster', 'Blaster', 'Kaadu', 'Comlink', 'Comlink', 'Eopie'],
    },
  });
  t.answer('Deploy Qui-Gon Jinn');
  for (const name of ['Blaster', 'Blaster', 'Blaster', 'Kaadu', 'Comlink', 'Comlink'])
    t.answer(`Deploy ${name} to Tatooine for free`);
  t.is(t.counters('Light'), 0);
  t.is(t.titles('Light', 'Tatooine').length, 7);
  t.doesNotOffer('Deploy Eopie');
});

scenario('To the planet, or with pilot and Podracer to the Objective', 'YJ-DEP-04', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Theed Palace',
    dark: {
      objective: true,
      hand: [
        'Gasgano, Podracer Pilot',
        "Gasgano's Podracer",
        'Blockade',
        'Droid Starfighter [MDM]',
        'Tatooine, Mos Espa',
      ],
    },
  });
  t.offers(
    'Deploy Gasgano, Podracer Pilot to Naboo for 2 counters',
    'Enter Gasgano, Podracer Pilot in the Podrace for 2 counters',
    "Deploy Gasgano's Podracer to Naboo for 1 counter",
    "Enter Gasgano's Podracer in the Podrace for 1 counter",
    'Deploy Blockade to Naboo for 2 counters',
    'Launch Droid Starfighter',
    'End the Deploy step',
  );
  t.answer('Enter Gasgano, Podracer Pilot in the Podrace', 'do not search');
  t.is(t.counters('Dark'), 4);
  t.answer("Deploy Gasgano's Podracer to Naboo", 'Deploy Blockade');
  t.is(t.counters('Dark'), 1);
  t.card('Gasgano, Podracer Pilot', { zone: 'race' });
  t.card("Gasgano's Podracer", { zone: 'Naboo' });
  t.card('Blockade', { zone: 'Naboo' });
  // The Objective has to be one's own.
  t.board({
    at: 'Dark deploys',
    location: 'Theed Palace',
    dark: { hand: ['Gasgano, Podracer Pilot'] },
    light: { objective: true },
  });
  t.offers('Deploy Gasgano, Podracer Pilot to Naboo', 'End the Deploy step');
});

scenario('A Weapon may lie where nobody can use it', 'YJ-DEP-05', (t) => {
  t.board({ at: 'Dark deploys', location: 'Mos Espa', dark: { hand: ['Sith Lightsaber', 'STAP'] } });
  t.answer('Deploy Sith Lightsaber'); // nobody there at all
  t.card('Sith Lightsaber', { zone: 'Tatooine' });
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Sith Lightsaber'], Tatooine: ['Watto, Slave Owner'] },
  });
  t.answer('Deploy Sith Lightsaber'); // nobody who can use it
  t.card('Sith Lightsaber', { zone: 'Tatooine' });
});

scenario('A card just deployed may duel and fight at once', 'YJ-DEP-06', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Darth Maul, Sith Assassin', 'Sith Lightsaber'] },
    light: { Tatooine: ['R2-D2, Astromech Droid', 'Jawa, Thief'] },
  });
  t.answer('Deploy Darth Maul', 'Deploy Sith Lightsaber', 'End the Deploy step');
  t.answer('Challenge R2-D2', 'Light: Face the challenge', 'Light: Use no weapon');
  t.battle({ plan: { Dark: ['Sith Lightsaber'] } });
  t.is(t.powers(), [[6 + 1 + 1 + 3, 2 + 1]]);
  t.card('Jawa, Thief', { zone: 'discard' });
});

scenario('Battle cards are never deployed: they go from hand into a battle plan', 'YJ-DEP-07', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Sandstorm'], Tatooine: ['Watto, Slave Owner'] },
    light: { Tatooine: ['Jawa, Thief'] },
  });
  t.offers('End the Deploy step');
  t.refused(t.whyNot(DARK, { kind: 'deploy', card: t.find('Sandstorm') }), 'YJ-DEP-07');
  t.answer('End the Deploy step', 'Start a battle');
  t.offers('Declare Sandstorm', 'Declare no more');
  t.answer('Declare Sandstorm');
  t.card('Sandstorm', { zone: 'plan' });
});

scenario('Some Effects raise the limit: to seven, or to eight for a card', 'YJ-DEP-08', (t) => {
  for (const [seat, seven, eight, six] of [
    ['Dark', 'Sando Aqua Monster', 'This Is Too Close!', 'Darth Maul, Sith Lord'],
    ['Light', "There's Always A Bigger Fish", 'Kiss Your Trade Franchise Goodbye', 'Qui-Gon Jinn, Jedi Master'],
  ] as const) {
    const other = seat === 'Dark' ? 'Light' : 'Dark';
    const board = (effect: string): void => {
      const own = { Tatooine: [effect], hand: [six, 'Blaster Rifle', 'Blaster Rifle', 'Blaster'] };
      if (seat === 'Dark')
        t.board({ at: 'Dark deploys', location: 'Mos Espa', dark: own, light: { Tatooine: ['Jawa, Thief'] } });
      else
        t.board({ at: 'Light deploys', location: 'Mos Espa', light: own, dark: { Tatooine: ['Watto, Slave Owner'] } });
    };
    board(seven);
    t.is([t.counters(seat), t.counters(other)], [7, 6]); // the owner's only
    t.answer(`Deploy ${six}`, 'Deploy Blaster Rifle');
    t.doesNotOffer('Deploy Blaster Rifle');
    board(eight);
    t.is(t.counters(seat), 6);
    t.answer(`Deploy ${six}`);
    t.doesNotOffer('Deploy Blaster Rifle');
    t.answer(`Use ${eight}: discard Blaster to spend up to 8 counters`);
    t.is(t.counters(seat), 2);
    t.is(t.titles(seat, 'discard'), ['Blaster']);
    t.doesNotOffer('Use'); // once is enough
    t.answer('Deploy Blaster Rifle', 'Deploy Blaster Rifle');
    // In each Deploy step anew.
    endTurn(t);
    endTurn(t);
    t.is(t.counters(seat), 6);
    t.offersAlso(`Use ${eight}: discard`);
  }
});

scenario('An Effect that raises the limit helps at once, but its own price counts', 'YJ-DEP-09', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Sando Aqua Monster', 'Darth Sidious, Sith Master', 'Blaster Rifle'] }, // 2, 5, 1
  });
  t.answer('Deploy Sando Aqua Monster');
  t.is(t.counters('Dark'), 5);
  t.answer('Deploy Darth Sidious');
  t.is(t.counters('Dark'), 0);
  t.doesNotOffer('Deploy Blaster Rifle');
  // Face down it does not help.
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Sando Aqua Monster', 'Darth Sidious, Sith Master'], turnsHere: 0 },
  });
  t.answer('Deploy Sando Aqua Monster');
  t.is(t.counters('Dark'), 4);
  t.doesNotOffer('Deploy Darth Sidious');
});

scenario('Cheaper beside the very card that is named, face up on the same planet', 'YJ-DEP-10', (t) => {
  const price = (seat: 'Dark' | 'Light', card: string, partner: string, planet = 'Naboo') => {
    const side = { [planet]: [partner], hand: [card] };
    t.board({
      at: `${seat} deploys`,
      location: 'Theed Palace',
      ...(seat === 'Dark' ? { dark: side } : { light: side }),
    });
    return Number(/for (?<n>\d+) counters/u.exec(t.options[0]!)?.groups?.['n'] ?? -1);
  };
  t.is(price('Light', 'Qui-Gon Jinn, Jedi Ambassador', 'Qui-Gon Jinn, Jedi Master'), 3);
  t.is(price('Light', 'Qui-Gon Jinn, Jedi Ambassador', 'Qui-Gon Jinn, Jedi Mentor'), 6); // another version
  t.is(price('Light', 'Qui-Gon Jinn, Jedi Ambassador', 'hidden Qui-Gon Jinn, Jedi Master'), 6);
  t.is(price('Light', 'Mace Windu, Jedi Speaker', 'Yoda, Jedi Master'), 3);
  t.is(price('Light', 'Mace Windu, Jedi Speaker', 'Yoda, Jedi Elder'), 6);
  t.is(price('Light', 'Mace Windu, Jedi Speaker', 'Yoda, Jedi Master', 'Coruscant'), 6); // elsewhere
  t.is(price('Light', 'Yoda, Jedi Elder', 'Mace Windu, Jedi Master'), 2);
  t.is(price('Light', 'Yoda, Jedi Elder', 'Mace Windu, Jedi Speaker'), 4);
  t.is(price('Dark', 'Darth Maul, Dark Lord of the Sith', 'Darth Maul, Sith Apprentice'), 3);
  t.is(price('Dark', 'Darth Maul, Dark Lord of the Sith', 'Darth Maul, Sith Lord'), 6);
  t.is(price('Dark', 'Darth Maul, Dark Lord of the Sith', 'hidden Darth Maul, Sith Apprentice'), 6);
  // And that is what is paid.
  t.board({
    at: 'Dark deploys',
    location: 'Theed Palace',
    dark: { Naboo: ['Darth Maul, Sith Apprentice'], hand: ['Darth Maul, Dark Lord of the Sith'] },
  });
  t.answer('Deploy Darth Maul');
  t.is(t.counters('Dark'), 3);
});
