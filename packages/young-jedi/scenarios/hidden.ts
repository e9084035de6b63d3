/** The hidden first turn on a planet. */
import { DARK, LIGHT } from '../src/rules/state.ts';
import { scenario } from '../src/testing/index.ts';
import { view } from '../src/view.ts';

scenario('On the first turn at a planet everything deployed there comes face down', 'YJ-HID-01', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Watto, Slave Owner', 'Blaster', 'Da Dug Chaaa!'], turnsHere: 0 },
  });
  t.answer('Deploy Watto, Slave Owner face down', 'Deploy Blaster face down', 'Deploy Da Dug Chaaa face down');
  for (const name of ['Watto, Slave Owner', 'Dark Blaster', 'Da Dug Chaaa!'])
    t.card(name, { zone: 'Tatooine', faceDown: true });
  // From the second turn on they come face up.
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Watto, Slave Owner', 'Blaster', 'Da Dug Chaaa!'], turnsHere: 1 },
  });
  t.answer('Deploy Watto', 'Deploy Blaster', 'Deploy Da Dug Chaaa');
  for (const name of ['Watto, Slave Owner', 'Dark Blaster', 'Da Dug Chaaa!'])
    t.card(name, { zone: 'Tatooine', faceDown: false });
});

scenario('Six counters and one Effect at most are hidden', 'YJ-HID-02', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: {
      hand: ['Watto, Slave Owner', 'Da Dug Chaaa!', 'Sando Aqua Monster', 'Gragra, Chuba Peddler', 'Blaster Rifle'],
      turnsHere: 0,
    },
  });
  t.answer('Deploy Sando Aqua Monster'); // 2
  t.doesNotOffer('Deploy Da Dug Chaaa'); // a second Effect
  t.answer('Deploy Watto', 'Deploy Gragra'); // 6
  t.doesNotOffer('Deploy Blaster Rifle');
  t.offers('End the Deploy step');
});

scenario('Neither Battle cards nor Locations nor Starships are hidden', 'YJ-HID-03 YJ-HID-08', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: {
      hand: ['Sandstorm', 'Tatooine, Podrace Arena', 'Droid Starfighter [MDM]', 'Watto, Slave Owner'],
      turnsHere: 0,
    },
  });
  t.offers(
    'Deploy Watto, Slave Owner face down',
    'Play Tatooine, Podrace Arena as the new location',
    'Launch Droid Starfighter into Hyperspace',
    'End the Deploy step',
  );
  t.answer('Launch Droid Starfighter', 'Play Tatooine, Podrace Arena');
  t.card('Droid Starfighter [MDM]', { zone: 'hyperspace', faceDown: false });
  t.card('Tatooine, Podrace Arena', { zone: 'locations', faceDown: false });
  const seen = view(t.table, LIGHT).state;
  t.is(seen.def[t.find('Droid Starfighter [MDM]')]! >= 0, true);
});

scenario("Hidden cards turn up at the start of their owner's next turn, wherever", 'YJ-HID-04', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Watto, Slave Owner', 'Naboo, Theed Palace'], turnsHere: 0 },
    light: { turnsHere: 0 },
  });
  t.answer('Deploy Watto', 'End the Deploy step', 'Surrender Tatooine', 'Even up');
  t.card('Watto, Slave Owner', { faceDown: true }); // the planet is lost; he is still hidden
  t.answer('Dark: Go to Naboo', 'Dark: Take no Effect');
  t.card('Watto, Slave Owner', { faceDown: true });
  t.answer('Light: Take no Effect');
  t.asks('Dark', 'deploy'); // Dark's next turn
  t.card('Watto, Slave Owner', { zone: 'Tatooine', faceDown: false });

  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Watto, Slave Owner'], turnsHere: 0 },
    light: { turnsHere: 0 },
  });
  t.answer('Deploy Watto', 'End the Deploy step', 'Even up');
  t.asks('Light', 'deploy');
  t.card('Watto, Slave Owner', { faceDown: true });
  t.answer('End the Deploy step', 'Even up');
  t.asks('Dark', 'deploy');
  t.card('Watto, Slave Owner', { faceDown: false });
});

scenario('The text of a hidden card does not work', 'YJ-HID-05', (t) => {
  /** Light evacuates Tatooine; Anakin helps starfighters from anywhere. */
  const power = (anakin: string) => {
    t.board({
      at: 'Light deploys',
      location: 'Mos Espa',
      dark: { hyperspace: ['Droid Starfighter [MDM]'] },
      light: {
        Naboo: [anakin],
        Tatooine: ['Jawa, Thief'],
        hyperspace: ['Radiant VII, Republic Cruiser Transport', 'Bravo 2, Naboo Starfighter'],
      },
    });
    t.answer('Evacuate Tatooine', 'Dark: Intercept the evacuation of Tatooine');
    t.battle({ plan: { Light: ['Bravo 2'] } });
    return t.powers()[0]![1];
  };
  t.is(power('Anakin Skywalker, Rookie Pilot'), 3 + 3 + 1);
  t.is(power('hidden Anakin Skywalker, Rookie Pilot'), 3 + 3);
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { Tatooine: ['hidden Comlink', 'hidden Jedi Meditation'], hand: ['Eopie'] },
  });
  t.offers('Deploy Eopie', 'End the Deploy step'); // neither the Comlink nor the Effect may be used
});

scenario('Text for the moment of deployment is lost on a hidden card', 'YJ-HID-06', (t) => {
  const deck = ["Captain Panaka's Blaster"];
  const hand = ['Captain Panaka, Security Commander'];
  t.board({ at: 'Light deploys', location: 'Mos Espa', light: { hand, deck } });
  t.answer('Deploy Captain Panaka');
  t.asks('Light', 'search');
  t.board({ at: 'Light deploys', location: 'Mos Espa', light: { hand, deck, turnsHere: 0 } });
  t.answer('Deploy Captain Panaka, Security Commander face down');
  t.asks('Light', 'deploy');
  t.answer('End the Deploy step', 'Even up', 'Dark: End the Deploy step', 'Even up');
  // Turned up, it is not deployed again.
  t.card('Captain Panaka, Security Commander', { faceDown: false });
  t.asks('Light', 'deploy');
});

scenario('Nobody fights while cards lie hidden: the second player attacks first', 'YJ-HID-07', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Theed Palace',
    dark: { hand: ['Darth Maul, Sith Assassin', 'Sith Lightsaber'], turnsHere: 0 },
    light: { hand: ['Jawa, Thief', 'Blaster'], turnsHere: 0 },
  });
  t.answer('Deploy Darth Maul', 'Deploy Sith Lightsaber', 'End the Deploy step');
  t.asks('Dark', 'evenUp');
  t.answer('Even up');
  t.answer('Light: Deploy Jawa, Thief', 'End the Deploy step');
  t.asks('Light', 'evenUp');
  t.answer('Even up');
  // Dark's cards are open now, Light's are not.
  t.answer('Dark: End the Deploy step');
  t.asks('Dark', 'evenUp');
  const maul = t.find('Darth Maul, Sith Assassin');
  t.refused(t.whyNot(DARK, { kind: 'battle', card: maul }), 'YJ-HID-07');
  t.refused(t.whyNot(DARK, { kind: 'duel', card: maul }), 'YJ-HID-07');
  t.answer('Even up');
  t.answer('Light: End the Deploy step');
  t.asks('Light', 'battle');
  t.answer('Start no battle', 'Even up', 'Dark: End the Deploy step');
  t.asks('Dark', 'duel');
  // A hidden Weapon or Effect is enough to prevent it.
  for (const hidden of ['hidden Blaster', 'hidden Bombad General']) {
    t.board({
      at: 'Dark battles',
      location: 'Theed Palace',
      dark: { Naboo: ['Darth Maul, Sith Assassin', 'Sith Lightsaber'] },
      light: { Naboo: ['Jawa, Thief', hidden] },
    });
    t.asks('Dark', 'evenUp');
  }
});

scenario('Pilot and Podracer at the Objective are never hidden, but cost the same counters', 'YJ-HID-09', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: {
      objective: true,
      hand: ['Sebulba, Dug Podracer Pilot', "Sebulba's Podracer", 'Watto, Slave Owner'],
      turnsHere: 0,
    },
  });
  t.answer('Enter Sebulba, Dug Podracer Pilot in the Podrace for 4 counters', 'do not search');
  t.answer("Enter Sebulba's Podracer in the Podrace for 1 counter");
  t.card('Sebulba, Dug Podracer Pilot', { zone: 'race', faceDown: false });
  t.card("Sebulba's Podracer", { zone: 'race', faceDown: false });
  const seen = view(t.table, LIGHT).state;
  t.is(seen.def[t.find('Sebulba, Dug Podracer Pilot')]! >= 0, true);
  t.is(t.counters('Dark'), 1);
  t.doesNotOffer('Deploy Watto');
});

scenario('Hidden cards are secret from the opponent; their number is not', 'YJ-HID-10', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Watto, Slave Owner', 'Da Dug Chaaa!', 'Sebulba, Bad-Tempered Dug'], turnsHere: 0 },
  });
  t.answer('Deploy Watto', 'Deploy Da Dug Chaaa');
  const [watto, effect] = [t.find('Watto, Slave Owner'), t.find('Da Dug Chaaa!')];
  for (const [viewer, known] of [
    [DARK, true],
    [LIGHT, false],
    [-1, false],
  ] as const) {
    const { def, planet, effects } = view(t.table, viewer).state;
    t.is([def[watto]! >= 0, def[effect]! >= 0], [known, known]);
    // Two cards lie there; that one of them is an Effect is for the owner to know.
    t.is([planet[DARK * 3]!.length, effects[DARK * 3]!.length], known ? [1, 1] : [2, 0]);
  }
  // Nothing illegal can be hidden: Sebulba would be eight counters.
  t.offers('End the Deploy step');
  // What was deployed is told without its name.
  t.is(
    t.events('deploy').map((e) => t.knownTo(e)),
    [['Dark'], ['Dark']],
  );
});

scenario('Unique and stackable titles are looked at when a card is hidden', 'YJ-HID-11', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: {
      Naboo: ['Queen Amidala, Ruler of Naboo'],
      Tatooine: ["hidden Kitster, Anakin's Friend", 'hidden Bombad General'],
      hand: ['Queen Amidala, Royal Leader', "Kitster, Anakin's Friend", 'Uh-Oh!', 'Jawa, Thief'],
      turnsHere: 0,
    },
  });
  t.offers('Deploy Jawa, Thief face down', 'End the Deploy step');
});
