/** Planets and locations. */
import { DARK, LIGHT, NABOO } from '../src/rules/state.ts';
import { callName, nameOf } from '../src/naming.ts';
import { type Play, scenario } from '../src/testing/index.ts';
import { view } from '../src/view.ts';

/** The Locations in play, the topmost last. */
const locations = (t: Play): string[] => t.state.locations.map((card) => nameOf(t.table, card));

/** The faces of a seat's discard pile that the viewer is shown. */
const discardSeenBy = (t: Play, viewer: number, owner: number): string[] => {
  const { def, discard } = view(t.table, viewer).state;
  return discard[owner]!.filter((card) => def[card]! >= 0).map((card) => nameOf(t.table, card));
};

scenario('Everything happens on the current planet', 'YJ-PLT-01', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Capital City',
    dark: {
      Tatooine: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'],
      hand: ['Gragra, Chuba Peddler', 'Blaster', 'Da Dug Chaaa!'],
      controls: ['Tatooine'],
    },
    light: { Tatooine: ['Obi-Wan Kenobi, Young Jedi'] },
  });
  // Gragra is at home on Tatooine, and all the same:
  t.offers(
    'Deploy Gragra to Coruscant',
    'Deploy Blaster to Coruscant',
    'Deploy Da Dug Chaaa to Coruscant',
    'End the Deploy step',
  );
  t.answer('Deploy Da Dug Chaaa', 'Deploy Gragra');
  t.card('Da Dug Chaaa!', { zone: 'Coruscant' });
  t.card('Gragra, Chuba Peddler', { zone: 'Coruscant' });
  // Darth Maul and Obi-Wan face each other, but elsewhere: neither a duel nor a battle.
  t.answer('End the Deploy step');
  t.asks('Dark', 'evenUp');
  for (const kind of ['duel', 'battle'] as const)
    t.refused(t.whyNot(DARK, { kind, card: t.find('Darth Maul, Sith Apprentice') }), 'YJ-PLT-01');
});

scenario('A Location of the same planet may cover the current one', 'YJ-PLT-02', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Tatooine, Podrace Arena', 'Coruscant, Capital City'], Tatooine: ['Darth Maul, Sith Lord'] },
    light: { Tatooine: ['Ishi Tib, Warrior'], hand: ['Tatooine, Desert Landing Site'] },
  });
  t.offers('Play Tatooine, Podrace Arena as the new location', 'End the Deploy step');
  t.refused(t.whyNot(DARK, { kind: 'locate', card: t.find('Coruscant, Capital City') }), 'YJ-PLT-02');
  t.answer('Play Tatooine, Podrace Arena');
  t.is(locations(t), ['Tatooine, Mos Espa', 'Tatooine, Podrace Arena']);
  t.is(t.state.current, 0);
  // In the Deploy step only, and only in one's own.
  t.answer('End the Deploy step');
  t.offers('Start a battle', 'Start no battle');
  t.answer('Start no battle');
  t.doesNotOffer('Play');
});

scenario('Covering costs nothing and changes only what goes by the location', 'YJ-PLT-03', (t) => {
  const covered = (cover: boolean) => {
    t.board({
      at: 'Light deploys',
      location: 'Mos Espa',
      dark: { Tatooine: ['Weequay, Enforcer'] },
      light: {
        Tatooine: ['Jawa, Thief', "There's Always A Bigger Fish"],
        hand: ['Tatooine, Podrace Arena', 'Cha Skrunee Da Pat, Sleemo', 'Ishi Tib, Warrior'],
      },
    });
    if (cover) t.answer('Play Tatooine, Podrace Arena');
    t.is(t.counters('Light'), 7);
    t.is(t.titles('Light', 'Tatooine'), ['Jawa, Thief', "There's Always A Bigger Fish"]);
    t.is(t.titles('Dark', 'Tatooine'), ['Weequay, Enforcer']);
    t.is(t.state.turnsHere, [2, 2]);
    t.is(t.state.turn, 5);
    t.offersAlso('Deploy Ishi Tib, Warrior to Tatooine for 2 counters'); // not hidden
    t.answer('End the Deploy step');
    t.battle({ cards: { Light: ['Cha Skrunee'] }, plan: { Light: ['Cha Skrunee', 'Jawa'] } });
    return t.powers();
  };
  t.is(covered(false), [[3 + 2, 2 + 1]]);
  t.is(covered(true), [[3, 2 + 1 + 4]]); // Weequay's dots are gone, and the Battle card is for the Podrace Arena
});

scenario('The new location has another name; either player covers it; any number of times', 'YJ-PLT-04', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa', // Dark's
    light: {
      hand: ['Tatooine, Mos Espa', 'Tatooine, Podrace Arena', 'Tatooine, Desert Landing Site'],
      Tatooine: ['Jawa, Thief'],
    },
    dark: { Tatooine: ['Rodian, Mercenary'], hand: ['Tatooine, Mos Espa'] },
  });
  t.offers('Play Tatooine, Podrace Arena', 'Play Tatooine, Desert Landing Site', 'End the Deploy step');
  t.refused(t.whyNot(LIGHT, { kind: 'locate', card: t.state.hand[LIGHT]![0]! }), 'YJ-PLT-04');
  t.answer('Play Tatooine, Desert Landing Site', 'Play Tatooine, Podrace Arena');
  t.offers('Play Tatooine, Mos Espa', 'End the Deploy step'); // now it is another one
  t.answer('End the Deploy step');
  // Light's Location serves Dark's Rodian with his two dots there as well.
  t.battle({ plan: {} });
  t.is(t.powers(), [[4, 3]]);
});

scenario('Locations come face up, on the first turn too', 'YJ-PLT-05', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Tatooine, Podrace Arena', 'Watto, Slave Owner'], turnsHere: 0 },
  });
  t.offers('Play Tatooine, Podrace Arena', 'Deploy Watto, Slave Owner face down', 'End the Deploy step');
  t.answer('Play Tatooine, Podrace Arena');
  t.card('Tatooine, Podrace Arena', { zone: 'locations', faceDown: false });
  const seen = view(t.table, LIGHT).state;
  t.is(seen.def[seen.locations.at(-1)!]! >= 0, true);
});

scenario('Covered Locations stay where they are and are found by no search', 'YJ-PLT-06', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Theed Palace',
    dark: { Naboo: ['Watto, Slave Owner'] },
    light: {
      hand: ['Naboo, Battle Plains', 'Coruscant, Capital City', "Melee, Anakin's Friend"],
      deck: ['Tatooine, Mos Espa'],
    },
  });
  t.answer('Play Naboo, Battle Plains', 'Deploy Melee');
  t.offers('Take Tatooine, Mos Espa from your deck into hand', 'Take nothing');
  t.answer('Take Tatooine');
  t.board({
    at: 'Light deploys',
    location: 'Theed Palace',
    dark: { Naboo: ['Watto, Slave Owner'] },
    light: { hand: ['Naboo, Battle Plains', 'Coruscant, Capital City'] },
  });
  t.answer('Play Naboo, Battle Plains', 'End the Deploy step', 'Even up');
  t.asks('Light', 'nextPlanet');
  t.offers('Go to Coruscant, Capital City from your hand');
  t.answer('Go to Coruscant');
  t.is(locations(t), ['Naboo, Theed Palace', 'Naboo, Battle Plains', 'Coruscant, Capital City']);
  t.is([t.titles('Dark', 'discard'), t.titles('Light', 'discard')], [[], []]);
});

scenario('A planet once controlled is finished', 'YJ-PLT-07', (t) => {
  t.board({
    at: 'Dark starts a turn',
    location: 'Theed Palace',
    dark: {
      Tatooine: ['Watto, Slave Owner'],
      Naboo: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'],
      controls: ['Tatooine'],
      hand: ['Tatooine, Mos Espa', 'Tusken Raider, Nomad', 'Blaster', 'Sando Aqua Monster'],
    },
    light: { Tatooine: ['Obi-Wan Kenobi, Young Jedi'], Naboo: ['Jawa, Thief'] },
  });
  t.offers(
    'Deploy Tusken Raider, Nomad to Naboo',
    'Deploy Blaster to Naboo',
    'Deploy Sando Aqua Monster to Naboo',
    'End the Deploy step',
  );
  t.answer('End the Deploy step');
  // Obi-Wan cannot be challenged there, and the battle is fought on Naboo alone.
  t.offers('Challenge Jawa, Thief with Darth Maul', 'Start no duel');
  t.answer('Start no duel');
  t.offers('Start a battle on Naboo', 'Start no battle');
  t.battle({ plan: { Dark: ['Sith Lightsaber'] } });
  t.is(
    t.events('fight').map(({ sides }) => sides.map(({ defs }) => callName(t.game.cards, defs[0]!))),
    [['Darth Maul, Sith Apprentice', 'Jawa, Thief']],
  );
});

scenario('The loser of a planet chooses the next, from hand, draw deck or discard pile', 'YJ-PLT-08 YJ-PLT-10', (t) => {
  t.board({
    at: 'Dark ends the turn',
    location: 'Theed Palace',
    dark: { Naboo: ['Watto, Slave Owner'], hand: ['Coruscant, Galactic Senate'] },
    light: {
      hand: ['Coruscant, Capital City', 'Naboo, Battle Plains'],
      deck: ['Tatooine, Mos Espa', 'Naboo, Gungan Swamp', 'Tatooine, Mos Espa'],
      discard: ['Jawa, Thief', 'Tatooine, Podrace Arena', 'Naboo, Theed Palace', 'Eopie'],
    },
  });
  t.asks('Light', 'nextPlanet');
  t.offers(
    'Go to Coruscant, Capital City from your hand',
    'Go to Tatooine, Mos Espa from your deck',
    'Go to Tatooine, Podrace Arena from your discard pile',
  );
  // To choose, Light looks through the pile; Dark does not.
  t.is(discardSeenBy(t, LIGHT, LIGHT), ['Tatooine, Podrace Arena', 'Eopie']);
  t.is(discardSeenBy(t, DARK, LIGHT), ['Eopie']);
  t.answer('Go to Tatooine, Podrace Arena');
  t.is(t.state.current, 0);
  t.is(t.titles('Light', 'discard'), ['Jawa, Thief', 'Naboo, Theed Palace', 'Eopie']);
  t.card('Tatooine, Podrace Arena', { zone: 'locations' });
});

scenario('Nobody looks through a discard pile for anything else', 'YJ-PLT-10', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Theed Palace',
    dark: { discard: ['Sandstorm', 'Blaster'] },
    light: { discard: ['Tatooine, Podrace Arena', 'Jawa, Thief', 'Eopie'], hand: ["Wald, Anakin's Friend"] },
  });
  for (const viewer of [DARK, LIGHT, -1]) {
    t.is(discardSeenBy(t, viewer, LIGHT), ['Eopie']);
    t.is(discardSeenBy(t, viewer, DARK), ['Blaster']);
  }
  t.answer('Deploy Wald');
  t.offers('Take Ishi Tib, Warrior', 'Take nothing'); // from the deck, not the Jawa of the pile
});

scenario('A searched deck is shuffled, and who chose the planet moves first', 'YJ-PLT-09', (t) => {
  const choose = (from: string): string[] => {
    t.board({
      at: 'Light ends the turn',
      location: 'Theed Palace',
      dark: { Naboo: ['Watto, Slave Owner'] },
      light: { hand: ['Coruscant, Capital City'], deck: ['Tatooine, Mos Espa', 'Eopie', 'Kaadu', 'Fambaa'] },
    });
    t.answer(`Go to ${from}`);
    t.is(t.events('shuffle').length, 1); // looked through, wherever the Location comes from
    t.answer('Light: Take no Effect', 'Dark: Take no Effect');
    t.asks('Light', 'deploy'); // though the last turn was Light's too
    return t.titles('Light', 'deck');
  };
  t.is(choose('Coruscant, Capital City from your hand').slice(0, 3).join() === 'Tatooine, Mos Espa,Eopie,Kaadu', false);
  t.is(choose('Tatooine, Mos Espa from your deck').slice(0, 3).join() === 'Eopie,Kaadu,Fambaa', false);
  t.board({
    at: 'Dark ends the turn',
    location: 'Theed Palace',
    dark: { Naboo: ['Watto, Slave Owner'] },
    light: { hand: ['Coruscant, Capital City'] },
  });
  t.answer('Light: Go to Coruscant', 'Light: Take no Effect', 'Dark: Take no Effect');
  t.asks('Light', 'deploy');
});

scenario("A loser without a Location gets one of the winner's, and moves first", 'YJ-PLT-11 YJ-PLT-12', (t) => {
  t.board({
    at: 'Dark ends the turn',
    location: 'Theed Palace',
    dark: {
      Naboo: ['Watto, Slave Owner'],
      hand: ['Coruscant, Galactic Senate'],
      deck: ['Naboo, Battle Plains', 'Sando Aqua Monster'],
    },
    light: { hand: ['Naboo, Battle Plains'], deck: ['Bombad General'] },
  });
  t.asks('Dark', 'nextPlanet');
  t.offers('Go to Coruscant, Galactic Senate from your hand');
  t.answer('Go to Coruscant');
  // Whoever placed the Location takes his Effect first.
  t.answer('Dark: Take Sando Aqua Monster', 'Light: Take Bombad General');
  t.asks('Light', 'deploy');
});

scenario('A new planet brings each player an Effect, and a hidden first turn', 'YJ-PLT-12 YJ-PLT-13', (t) => {
  t.board({
    at: 'Dark ends the turn',
    location: 'Theed Palace',
    dark: { Naboo: ['Watto, Slave Owner'], deck: ['Sando Aqua Monster'], hand: ['Rodian, Mercenary'] },
    light: { hand: ['Coruscant, Galactic Senate', 'Jawa, Thief'], deck: ['Bombad General'] },
  });
  t.answer('Light: Go to Coruscant');
  t.answer('Light: Take Bombad General', 'Dark: Take Sando Aqua Monster');
  t.answer('Light: Deploy Jawa, Thief face down', 'End the Deploy step', 'Even up');
  t.answer('Dark: Deploy Rodian, Mercenary face down', 'End the Deploy step', 'Even up');
  t.asks('Light', 'deploy');
  t.card('Jawa, Thief', { zone: 'Coruscant', faceDown: false });
  t.card('Rodian, Mercenary', { faceDown: true });
  t.doesNotOffer('face down'); // the second turn there
  t.offersAlso('Deploy Bombad General');
});

scenario('On a planet and at a location', 'YJ-PLT-14', (t) => {
  /** What the Battle card adds to a power of 3 without dots. */
  const gives = (card: string, location: string) => {
    const planet = location === 'Capital City' ? 'Coruscant' : location === 'Gungan Swamp' ? 'Naboo' : 'Tatooine';
    t.board({
      at: 'Dark battles',
      location,
      dark: { [planet]: ["Twi'lek Diplomat, Senator"], hand: [card] },
      light: { [planet]: ['Jawa, Thief'] },
    });
    t.battle({ cards: { Dark: [card] }, plan: { Dark: [card, "Twi'lek"] } });
    return t.powers()[0]![0]! - 3;
  };
  t.is(gives('Sandstorm', 'Mos Espa'), 3); // on Tatooine
  t.is(gives('Sandstorm', 'Podrace Arena'), 3);
  t.is(gives('Sandstorm', 'Capital City'), 0);
  t.is(gives('Sniper', 'Desert Landing Site'), 4); // at the Desert Landing Site
  t.is(gives('Sniper', 'Mos Espa'), 0);
  t.is(gives("Don't Spect A Werm Welcome", 'Gungan Swamp'), 4);
  t.is(gives('Death From Above', 'Gungan Swamp'), 3);
  t.is(gives('Death From Above', 'Mos Espa'), 0);
});

scenario('Starships fight at the planet that is evacuated', 'YJ-PLT-15', (t) => {
  const power = (evacuated: 'Naboo' | 'Tatooine', location: string) => {
    t.board({
      at: 'Dark deploys',
      location,
      dark: { [evacuated]: ['Rodian, Mercenary'], hyperspace: ['Battleship, Trade Federation Transport'] },
      light: { hyperspace: ['Naboo Starfighter [DOTF]'] },
    });
    t.answer(`Dark: Evacuate ${evacuated}`, `Light: Intercept the evacuation of ${evacuated}`);
    t.is(t.state.battle!.planet, evacuated === 'Naboo' ? NABOO : 0);
    t.battle({ plan: {} });
    return t.powers()[0]![1];
  };
  t.is(power('Naboo', 'Mos Espa'), 2 + 3 + 2);
  t.is(power('Naboo', 'Theed Palace'), 2 + 3 + 2);
  t.is(power('Tatooine', 'Theed Palace'), 2 + 3);
});
