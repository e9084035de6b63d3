/** Effects: how many, for whom, where, and the texts a player uses. */
import { nameOf } from '../src/naming.ts';
import { LIGHT } from '../src/rules/state.ts';
import { type Play, scenario } from '../src/testing/index.ts';

scenario('An Effect is deployed to the current planet for its counters, and stays', 'YJ-EFF-01', (t) => {
  t.board({ at: 'Light deploys', location: 'Theed Palace', light: { hand: ['Bombad General'] } });
  t.answer('Deploy Bombad General to Naboo for 3 counters');
  t.is(t.counters('Light'), 3);
  t.card('Bombad General', { zone: 'Naboo', faceDown: false });
  t.answer('End the Deploy step', 'Even up', 'Dark: End the Deploy step', 'Even up');
  t.card('Bombad General', { zone: 'Naboo' });
});

scenario('Each player may have one Effect on a planet', 'YJ-EFF-02', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Theed Palace',
    light: { hand: ['Bombad General', 'Uh-Oh!', 'Gunga City & Gungan Energy Shield'], Coruscant: ['Senate Guard'] },
    dark: { Naboo: ['Blockade'] },
  });
  t.offersAlso('Deploy Bombad General', 'Deploy Uh-Oh!', 'Deploy Gunga City');
  t.answer('Deploy Uh-Oh!');
  t.is(t.counters('Light'), 4);
  t.offers('End the Deploy step');
  t.refused(t.whyNot(LIGHT, { kind: 'deploy', card: t.find('Bombad General') }), 'YJ-EFF-02');
});

scenario('An Objective is no Effect', 'YJ-EFF-03', (t) => {
  t.board({ at: 'Light deploys', location: 'Theed Palace', light: { hand: ['Uh-Oh!'], objective: true } });
  t.answer('Deploy Uh-Oh!');
  t.card('Uh-Oh!', { zone: 'Naboo' });
});

scenario('An Effect is not replaced; when it has left play there is room for another', 'YJ-EFF-04', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Theed Palace',
    dark: {
      Naboo: ['The Duel Begins', 'Darth Maul, Sith Apprentice'],
      hand: ['Sando Aqua Monster', 'Darth Maul, Dark Lord of the Sith'],
      deck: ['Sith Lightsaber'],
    },
  });
  t.doesNotOffer('Deploy Sando Aqua Monster');
  t.answer('Deploy Darth Maul', 'search your deck for', 'Deploy Sith Lightsaber');
  t.card('The Duel Begins', { zone: 'discard' });
  t.answer('Deploy Sando Aqua Monster');
});

scenario("A helpful Effect serves its owner's cards, a harmful one hits the opponent's", 'YJ-EFF-05', (t) => {
  t.attack('Dark', 'Capital City', {
    dark: { plan: ['Watto, Slave Owner'], Coruscant: ['All-Out Attack'] },
    light: { plan: ['Ishi Tib, Warrior'] },
  });
  t.is(t.powers(), [[3 + 1, 3]]);
  // Uh-Oh! makes a battle droid of the opponent cost 2 more; After Her! the same for Queen Amidala.
  t.attack('Dark', 'Capital City', {
    dark: { plan: ['Rodian, Mercenary', 'Battle Droid: Pilot, MTT Division'], Coruscant: ['After Her!'] },
    light: { plan: ['Ishi Tib, Warrior', 'Obi-Wan Kenobi, Young Jedi'], Coruscant: ['Uh-Oh!'] },
  });
  t.is(t.damage(), [
    ['Dark', 1],
    ['Dark', 1 + 2],
  ]);
  t.attack('Dark', 'Capital City', {
    dark: { plan: ['Watto, Slave Owner'], Coruscant: ['After Her!'] },
    light: { plan: ['Queen Amidala, Ruler of Naboo'] },
  });
  t.is(t.damage(), [['Light', 3 + 2]]);
});

scenario('A Gungan Energy Shield helps those who use a fambaa', 'YJ-EFF-05', (t) => {
  t.attack('Light', 'Theed Palace', {
    light: {
      plan: ['Fambaa', 'Boss Nass, Gungan Chief', 'Kaadu', 'Rep Been, Gungan'],
      Naboo: ['Gungan Energy Shield'],
    },
    dark: { plan: ['Watto, Slave Owner', 'Watto, Slave Owner'] },
  });
  t.is(t.powers(), [
    [3, 4 + 1 + 2 + 3 + 2],
    [3, 4 + 1 + 3],
  ]);
});

scenario('Da Dug Chaaa! is for Dark pilots', 'YJ-EFF-06 YJ-EFF-05', (t) => {
  const race = (dark: string, light: string): [number[][], unknown] => {
    t.attack('Dark', 'Mos Espa', {
      dark: { plan: [dark], Tatooine: ['Da Dug Chaaa!'] },
      light: { plan: [light] },
    });
    return [t.powers(), t.damage()];
  };
  t.is(race('Gasgano, Podracer Pilot', 'Boles Roor, Podracer Pilot'), [[[2 + 1, 2]], [['Light', 1]]]);
  t.is(race('Gasgano, Podracer Pilot', 'Obi-Wan Kenobi, Young Jedi'), [[[2 + 1, 6]], [['Dark', 2 - 1]]]);
});

scenario('Captain Panaka, Royal Defender gets 2 from Naboo Royal Security Forces, not 8', 'YJ-EFF-07', (t) => {
  t.attack('Light', 'Theed Palace', {
    light: { plan: ['Captain Panaka, Royal Defender'], Naboo: ['Naboo Royal Security Forces'] },
    dark: { plan: ['Watto, Slave Owner'] },
  });
  t.is(t.powers(), [[3, 4 + 1 + 2]]);
});

/** Light evacuates this planet with a Naboo Starfighter and a Republic Cruiser; the powers of the two fights. */
const evacuated = (t: Play, planet: 'Tatooine' | 'Coruscant'): number[][] => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: {
      Tatooine: ['Bravo Squadron', 'Jawa, Thief'],
      Coruscant: ['Jawa, Bargainer'],
      hyperspace: ['Naboo Starfighter [MDM]', 'Republic Cruiser, Transport'],
      controls: ['Coruscant'],
    },
    dark: { hyperspace: ['Droid Starfighter [MDM]', 'Battleship, Trade Federation Transport'] },
  });
  t.answer(`Evacuate ${planet}`, `Intercept the evacuation of ${planet}`);
  t.battle({ plan: { Dark: ['Droid Starfighter', 'Battleship'], Light: ['Naboo Starfighter', 'Republic Cruiser'] } });
  return t.powers();
};

scenario('An Effect works for what happens on its planet', 'YJ-EFF-08', (t) => {
  t.attack('Light', 'Mos Espa', {
    light: { plan: ['Gungan Guard'], Naboo: ['Bombad General'] },
    dark: { plan: ['Watto, Slave Owner'] },
  });
  t.is(t.powers(), [[3 + 1, 2]]);
  t.is(evacuated(t, 'Tatooine'), [
    [2 + 3, 2 + 3 + 2],
    [5, 5 + 2],
  ]);
  t.is(evacuated(t, 'Coruscant'), [
    [2 + 3, 2 + 3],
    [5, 5],
  ]);
});

scenario(
  'Bravo Squadron: of Starships every Naboo Starfighter and Republic Cruiser, not the diamonds alone',
  'YJ-EFF-08',
  (t) => {
    t.board({
      at: 'Light deploys',
      location: 'Mos Espa',
      light: {
        Tatooine: ['Bravo Squadron', 'Jawa, Thief'],
        hyperspace: ['Bravo 1, Naboo Starfighter', 'Radiant VII, Republic Cruiser Transport'],
      },
      dark: { hyperspace: ['Droid Starfighter [MDM]', 'Battleship, Trade Federation Transport'] },
    });
    t.answer('Evacuate Tatooine', 'Intercept the evacuation of Tatooine');
    t.battle({ plan: { Dark: ['Droid Starfighter', 'Battleship'], Light: ['Bravo 1', 'Radiant VII'] } });
    t.is(t.powers(), [
      [2 + 3, 4 + 3 + 2],
      [5, 6 + 2],
    ]);
  },
);

scenario('All-Out Attack counts in its own turn, All-Out Defense in the other', 'YJ-EFF-09', (t) => {
  const sides = {
    dark: { plan: ['Watto, Slave Owner'], Coruscant: ['All-Out Attack'] },
    light: { plan: ['Ishi Tib, Warrior'], Coruscant: ['All-Out Defense'] },
  };
  t.attack('Dark', 'Capital City', sides);
  t.is(t.powers(), [[3 + 1, 3 + 1]]);
  t.attack('Light', 'Capital City', sides);
  t.is(t.powers(), [[3, 3]]);
  // The same in duels: the dueling hands are as large as the powers.
  const duel = (seat: 'Dark' | 'Light'): number[][] => {
    t.board({
      at: `${seat} battles`,
      location: 'Capital City',
      dark: { Coruscant: ['Darth Maul, Master of Evil', 'Sith Lightsaber', 'All-Out Attack'] },
      light: { Coruscant: ['Yoda, Jedi Master', "Mace Windu's Lightsaber", 'All-Out Defense'] },
    });
    t.answer('Challenge', 'Face the challenge', 'Use no weapon');
    return t.powers();
  };
  t.is(duel('Dark'), [[6 + 1 + 1 + 1, 4 + 1 + 1]]);
  t.is(duel('Light'), [[6 + 1, 4 + 1]]);
});

/** Dark holds Tatooine at the end of its turn; Light goes on to Naboo. */
const nextPlanet = (t: Play, light: readonly string[]): void => {
  t.board({
    at: 'Dark ends the turn',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'], deck: ['Blockade', 'Sando Aqua Monster', 'Sandstorm'] },
    light: { hand: ['Naboo, Theed Palace'], deck: light },
  });
  t.answer('Light: Go to Naboo');
};

scenario('At a new planet each player may take an Effect, whoever placed the Location first', 'YJ-EFF-10', (t) => {
  nextPlanet(t, ['Uh-Oh!', 'Bombad General', 'Jawa, Thief']);
  t.asks('Light', 'fetchEffect');
  t.offers('Take Uh-Oh!', 'Take Bombad General', 'Take no Effect');
  t.answer('Take Uh-Oh!');
  t.card('Uh-Oh!', { zone: 'hand' });
  t.asks('Dark', 'fetchEffect');
  t.offers('Take Blockade', 'Take Sando Aqua Monster', 'Take no Effect');
  t.answer('Take Blockade');
  t.card('Blockade', { zone: 'hand' });
  // Both are shown, and both decks shuffled afterwards; Light's also after the search for a Location.
  t.is(
    t.events('take').map((e) => t.knownTo(e).length),
    [3, 3], // both players and whoever watches
  );
  t.is(
    t.events('shuffle').map(({ seat }) => seat),
    [1, 1, 0],
  );
  t.asks('Light', 'deploy');
});

scenario('Who looks through the deck and takes nothing shuffles it, too', 'YJ-EFF-10 YJ-TXT-03', (t) => {
  nextPlanet(t, ['Uh-Oh!', 'Bombad General', 'Jawa, Thief']);
  t.answer('Light: Take no Effect', 'Dark: Take no Effect');
  t.is(
    t.events('shuffle').map(({ seat }) => seat),
    [1, 1, 0],
  );
});

scenario('What a search finds tells nothing of how the deck lay', 'YJ-EFF-10 YJ-TXT-03', (t) => {
  const seen = (deck: readonly string[]): unknown[] => {
    nextPlanet(t, deck);
    const { state } = t.game.view(t.table, LIGHT);
    return [t.options, state.question, state.def, state.deck];
  };
  const deck = ['Uh-Oh!', 'Bombad General', 'Jawa, Thief', 'Bravo Squadron', 'Eopie', 'Uh-Oh!'];
  t.is(seen(deck.toReversed()), seen(deck));
});

scenario('At the start of the game it is the first player who takes an Effect first', 'YJ-EFF-10', (t) => {
  const effects = (name: string): string[] => new Array<string>(9).fill(name);
  t.board({
    at: 'setup',
    dark: { deck: ['Tatooine, Mos Espa', ...effects('Blockade')], left: 10 },
    light: { deck: ['Naboo, Theed Palace', ...effects('Uh-Oh!')], left: 10 },
  });
  const first = t.asker('firstPlanet');
  t.answer('Go to');
  t.is(t.asker('fetchEffect'), first);
  t.is(t.handSize(first), 6);
  t.answer(first === 'Dark' ? 'Take Blockade' : 'Take Uh-Oh!');
  t.is(t.handSize(first), 7);
  t.asks(first === 'Dark' ? 'Light' : 'Dark', 'fetchEffect');
});

scenario('Taking no Effect costs nothing, whether or not there is one', 'YJ-EFF-11', (t) => {
  nextPlanet(t, ['Jawa, Thief']);
  t.offers('Take no Effect');
  t.answer('Light: Take no Effect', 'Dark: Take no Effect');
  t.is(t.damage(), []);
  t.is([t.deckSize('Light'), t.deckSize('Dark')], [31, 33]);
});

scenario('A Double Impact card with an Effect half is an Effect to be taken', 'YJ-EFF-12', (t) => {
  nextPlanet(t, ['Gunga City & Gungan Energy Shield', "The Negotiations Were Short & Qui-Gon's Final Stand"]);
  t.offers('Take Gunga City & Gungan Energy Shield', 'Take no Effect');
  t.answer('Take Gunga City');
  t.card('Gunga City & Gungan Energy Shield', { zone: 'hand' });
});

/** Light, with Jedi Training on Coruscant, deploys the card. */
const train = (t: Play, jedi: string, turnsHere = 2): void => {
  t.board({
    at: 'Light deploys',
    location: 'Capital City',
    light: {
      Coruscant: ['Jedi Training'],
      hand: [jedi],
      deck: [
        "Mace Windu's Lightsaber",
        "Qui-Gon Jinn's Lightsaber, Wielded by Obi-Wan Kenobi",
        'Electropole',
        "Adi Gallia, Corellian Jedi Master & Adi Gallia's Lightsaber",
      ],
      turnsHere,
    },
  });
  t.answer(`Deploy ${jedi}`);
};

scenario('Jedi Training is discarded for a lightsaber when a Jedi is deployed', 'YJ-EFF-13', (t) => {
  train(t, 'Yoda, Jedi Master');
  t.answer('Jedi Training: search your deck for');
  t.card('Jedi Training', { zone: 'discard' });
  // Neither of them is Yoda's own; both are paid for.
  t.offers(
    "Deploy Mace Windu's Lightsaber to Coruscant for free",
    "Deploy Qui-Gon Jinn's Lightsaber, Wielded by Obi-Wan Kenobi to Coruscant for 1 counter",
    'Deploy nothing',
  );
  t.answer('Wielded by Obi-Wan');
  t.card("Qui-Gon Jinn's Lightsaber, Wielded by Obi-Wan Kenobi", { zone: 'Coruscant' });
  t.is(t.counters('Light'), 6 - 4 - 1);
  train(t, 'Yoda, Jedi Master');
  t.answer('Jedi Training: do not search');
  t.card('Jedi Training', { zone: 'Coruscant' });
  // Not for others, and not for one who comes face down.
  train(t, 'Jawa, Thief');
  t.asks('Light', 'deploy');
  train(t, 'Yoda, Jedi Master', 0);
  t.card('Yoda, Jedi Master', { faceDown: true });
  t.asks('Light', 'deploy');
});

scenario("He Can See Things Before They Happen: the opponent's top card, once a Deploy step", 'YJ-EFF-14', (t) => {
  const look = (): void => {
    t.board({
      at: 'Light deploys',
      location: 'Capital City',
      light: { Coruscant: ['He Can See Things Before They Happen'] },
      dark: { deck: ['Sando Aqua Monster', 'Blockade'] },
    });
    t.answer("look at the top card of the opponent's deck");
  };
  const deck = (): string[] => t.state.deck[0]!.map((card) => nameOf(t.table, card)).toReversed();
  look();
  t.asks('Light', 'topCard');
  t.offers('Leave Sando Aqua Monster on top', "Put Sando Aqua Monster under the opponent's deck");
  t.answer('Leave');
  t.is(deck()[0], 'Sando Aqua Monster');
  t.doesNotOffer('look at the top card');
  look();
  t.answer('under');
  t.is([deck()[0], deck().at(-1)], ['Blockade', 'Sando Aqua Monster']);
  t.doesNotOffer('look at the top card');
  t.answer('End the Deploy step', 'Even up', 'Dark: End the Deploy step', 'Even up');
  t.asks('Light', 'deploy');
  t.offersAlso('look at the top card');
});

scenario('Where Are Those Droidekas? brings Multi Troop Transports for free, not the armed P-59', 'YJ-EFF-15', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Theed Palace',
    dark: {
      Naboo: ['Where Are Those Droidekas?'],
      hand: ['Multi Troop Transport', 'P-59, Destroyer Droid Commander & Multi Troop Transport', 'STAP'],
    },
  });
  t.offersAlso(
    'Deploy Multi Troop Transport to Naboo for free',
    'Deploy P-59 for 5 counters',
    'Deploy STAP for 2 counters',
  );
});
