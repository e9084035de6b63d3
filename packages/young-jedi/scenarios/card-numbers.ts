/** What the numbers and dots on a card do in a fight. */
import { LOCATIONS, PLANETS } from '../src/cards/card.ts';
import type { BoardSpec } from '../src/testing/index.ts';
import { type Play, scenario, shippedCatalogue } from '../src/testing/index.ts';

/** Dark starts a battle of one fight, Weapons and Battle cards first; who wins is told by the powers. */
function oneFight(
  t: Play,
  location: string,
  dark: readonly string[],
  light: readonly string[],
  more: { dark?: BoardSpec['dark']; light?: BoardSpec['light']; cards?: Parameters<Play['battle']>[0]['cards'] } = {},
): void {
  const planet = PLANETS[LOCATIONS.findIndex((names) => names.includes(location))]!;
  t.board({
    at: 'Dark battles',
    location,
    dark: { [planet]: dark, ...more.dark },
    light: { [planet]: light, ...more.light },
  });
  if (t.state.question?.kind === 'duel') t.answer('Start no duel');
  t.battle({
    cards: more.cards ?? {},
    plan: { Dark: [...(more.cards?.Dark ?? []), ...dark], Light: [...(more.cards?.Light ?? []), ...light] },
  });
}

scenario('A blue 3 and a red 4 are a 3 and a 4 and nothing else', 'YJ-CARD-04', (t) => {
  const withDestiny = (card: string) => {
    oneFight(t, 'Mos Espa', ['Blaster', 'Weequay, Enforcer'], ['Eopie', 'Ishi Tib, Warrior'], {
      dark: { deck: [card] },
    });
    return t.powers()[0]![0]! - 5; // Weequay with his two dots
  };
  t.is(
    [
      'Jabba the Hutt, Gangster',
      'Sith Lightsaber',
      'Watto, Slave Owner',
      'Gragra, Chuba Peddler',
      'Sandstorm',
      'Sith Probe Droid, Spy Drone',
    ].map(withDestiny),
    [1, 2, 3, 4, 5, 6],
  );
});

scenario('A Character fights with its power and its dots for the location', 'YJ-CARD-10', (t) => {
  oneFight(t, 'Mos Espa', ['Aurra Sing, Bounty Hunter'], ['Jar Jar Binks, Gungan Chuba Thief']);
  t.is(t.powers(), [[5 + 1, 4 + 2]]);
  for (const { card, type, bonus, damage } of shippedCatalogue().cards) {
    if (type !== 'Character') continue;
    t.is([bonus.length, damage >= 0], [3, true], card.id);
  }
});

scenario('Dots count only at the topmost location', 'YJ-CARD-11', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Podrace Arena',
    dark: { Tatooine: ['Quarren, Smuggler'], hand: ['Tatooine, Mos Espa'] }, // two dots at Mos Espa
    light: { Tatooine: ['Ishi Tib, Warrior'] }, // two dots at the Podrace Arena
  });
  t.answer('End the Deploy step');
  t.battle({ plan: {} });
  t.is(t.powers(), [[3, 5]]);
  t.board({
    at: 'Dark deploys',
    location: 'Podrace Arena',
    dark: { Tatooine: ['Quarren, Smuggler'], hand: ['Tatooine, Mos Espa'] },
    light: { Tatooine: ['Ishi Tib, Warrior'] },
  });
  t.answer('Play Tatooine, Mos Espa', 'End the Deploy step');
  t.battle({ plan: {} });
  t.is(t.powers(), [[5, 3]]);
});

scenario('The three pictures are the three locations of one planet, in their order', 'YJ-CARD-12', (t) => {
  const droids = [
    ['Pit Droid, Heavy Lifter', 'Battle Droid: Infantry, MTT Division', 'Pit Droid, Mechanic'],
    [
      'Battle Droid: Officer, Assault Division',
      'Battle Droid: Infantry, Assault Division',
      'Battle Droid: Security, Assault Division',
    ],
    [
      'Battle Droid: Security, Patrol Division',
      'Battle Droid: Officer, Patrol Division',
      'Battle Droid: Infantry, Patrol Division',
    ],
  ];
  const places = [
    ['Mos Espa', 'Desert Landing Site', 'Podrace Arena'],
    ['Jedi Council Chamber', 'Galactic Senate', 'Capital City'],
    ['Theed Palace', 'Battle Plains', 'Gungan Swamp'],
  ];
  // Each has two dots on one of its pictures.
  places.flat().forEach((location, here) => {
    droids.flat().forEach((droid, his) => {
      oneFight(t, location, [droid], ['Jawa, Bargainer']);
      const power = shippedCatalogue().find(droid)!.power;
      t.is(t.powers()[0]![0], power + (here === his ? 2 : 0), `${droid} at ${location}`);
    });
  });
});

scenario('Anakin draws destiny for his power, anew for each fight', 'YJ-CARD-13', (t) => {
  oneFight(t, 'Podrace Arena', ['Watto, Slave Owner'], ['Anakin Skywalker, Podracer Pilot'], {
    light: { deck: ['Queen Amidala, Royal Leader'] }, // destiny 6
  });
  t.is(t.powers(), [[4, 6 + 3]]);
  t.card('Queen Amidala, Royal Leader', { zone: 'hand' });
  // Nobody is defeated in a tie, so in the next battle he draws again.
  oneFight(t, 'Podrace Arena', ['Watto, Slave Owner'], ['Anakin Skywalker, Podracer Pilot'], {
    light: { deck: ['Qui-Gon Jinn, Jedi Master', 'R2-D2, Astromech Droid'] }, // 1, then 6
  });
  t.is(t.powers(), [[4, 1 + 3]]);
  t.answer('Dark: Even up', 'Light: End the Deploy step');
  t.battle({ plan: {} });
  t.is(t.powers(), [
    [4, 4],
    [4, 6 + 3],
  ]);
});

scenario('Losing Darth Maul costs his owner five cards', 'YJ-CARD-14', (t) => {
  oneFight(
    t,
    'Theed Palace',
    ['Darth Maul, Sith Apprentice'],
    ['Obi-Wan Kenobi, Jedi Negotiator', 'Mace Windu, Jedi Master'],
  );
  t.is(t.powers(), [[6, 5]]);
  t.is(t.damage()[0], ['Light', 6]);
  oneFight(t, 'Jedi Council Chamber', ['Darth Maul, Sith Apprentice'], ['Mace Windu, Jedi Master']);
  t.is(t.damage(), [['Dark', 5]]);
  t.is(t.deckSize('Dark'), 25);
  t.is(t.titles('Dark', 'discard').length, 6); // and the card itself
});

scenario('The same title is the same person, whatever the subtitle', 'YJ-CARD-15', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { Naboo: ['Queen Amidala, Ruler of Naboo'], hand: ['Queen Amidala, Royal Leader', 'Rabé, Handmaiden'] },
  });
  t.offers('Deploy Rabé', 'End the Deploy step');
  // However it is spelled.
  const titles = shippedCatalogue().cards.filter(({ card }) => /^jabba the hutt$/iu.test(card.title));
  t.is(new Set(titles.map(({ title }) => title)).size, 1);
  t.is(titles.length > 5, true);
});

scenario('A Weapon has a box for its intended user and one for others', 'YJ-CARD-16', (t) => {
  const saber = "Obi-Wan Kenobi's Lightsaber";
  const light = { deck: ["Captain Panaka's Blaster"] }; // destiny 4
  const fight = (...cards: string[]) => {
    oneFight(t, 'Battle Plains', ['Weequay, Enforcer'], cards, { light });
    return t.powers()[0]![1];
  };
  t.is(fight(saber, 'Obi-Wan Kenobi, Young Jedi'), 5 + 2 + 4);
  t.is(fight(saber, 'Plo Koon, Jedi Master'), 5 + 4);
  t.is(fight(saber, 'Ric Olié, Ace Pilot'), 4); // no Jedi
  // Each box with dots and cubes of its own.
  const boxes = (name: string) =>
    shippedCatalogue()
      .find(name)!
      .boxes.map(({ power, draws }) => [power, draws]);
  t.is(boxes("Adi Gallia's Lightsaber"), [
    [2, 1],
    [1, 1],
  ]);
  t.is(boxes("Darth Maul's Lightsaber [BON]"), [[0, 2]]);
});

scenario('A Battle card names its user and gives dots, cubes, or something in a duel', 'YJ-CARD-17', (t) => {
  const watto = (card: string) => {
    oneFight(t, 'Desert Landing Site', ['Watto, Slave Owner'], ['Ishi Tib, Warrior'], {
      dark: { hand: [card], deck: ['Sith Probe Droid, Spy Drone'] }, // destiny 6
      cards: { Dark: [card] },
    });
    return t.powers()[0]![0]! - 4;
  };
  t.is(watto('Sandstorm'), 3);
  t.is(watto("Watto's Wager"), 6);
  t.is(watto('Yoka To Bantha Poodoo'), 0); // Sebulba's
  const dueling = shippedCatalogue().cards.filter(({ by }) => by.duelRemoveHit ?? by.duelExtraHit ?? by.duelDraw);
  t.is(
    dueling.map(({ card }) => card.id),
    ['14', '16', '19', '21', '22', '45', '46', '47', '51', '53'].map((number) => `DOTF-${number}`),
  );
});

scenario('A starfighter draws one destiny for its power, a transport none', 'YJ-CARD-18', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    dark: { hyperspace: ['Droid Starfighter [MDM]'], deck: ['Sith Probe Droid, Spy Drone'] }, // destiny 6
    light: { Tatooine: ['Ishi Tib, Warrior'], hyperspace: ['Republic Cruiser, Transport'] },
  });
  t.answer('Light: Evacuate Tatooine', 'Dark: Intercept the evacuation of Tatooine');
  t.battle({ plan: {} });
  t.is(t.powers(), [[2 + 6, 5]]);
  t.is(t.events('destiny').length, 1);
  t.is(t.damage(), [['Light', 5]]);
});

scenario('Game text works while the card is face up', 'YJ-CARD-20', (t) => {
  const darkLord = (partner: string) => {
    t.board({
      at: 'Dark deploys',
      location: 'Theed Palace',
      dark: { Naboo: [partner], hand: ['Darth Maul, Dark Lord of the Sith'] },
    });
    return t.options[0];
  };
  t.is(darkLord('Darth Maul, Sith Apprentice'), 'Deploy Darth Maul, Dark Lord of the Sith to Naboo for 3 counters');
  t.is(
    darkLord('hidden Darth Maul, Sith Apprentice'),
    'Deploy Darth Maul, Dark Lord of the Sith to Naboo for 6 counters',
  );
  // The text of an Effect as well.
  const limit = (effect: string) => {
    t.board({ at: 'Dark deploys', location: 'Theed Palace', dark: { Naboo: [effect] } });
    return t.counters('Dark');
  };
  t.is([limit('Sando Aqua Monster'), limit('hidden Sando Aqua Monster')], [7, 6]);
});

scenario('A dot in a box is one power, a cube there one destiny', 'YJ-CARD-21', (t) => {
  const deck = ['Battle Droid: Pilot, MTT Division', 'Sandstorm']; // 4, 5
  const maul = (cards: readonly string[], hand: readonly string[] = []) => {
    oneFight(t, 'Battle Plains', [...cards, 'Darth Maul, Sith Apprentice'], ['Ishi Tib, Warrior'], {
      dark: { deck, hand },
      cards: { Dark: hand },
    });
    return t.powers()[0]![0];
  };
  t.is(maul([]), 6);
  t.is(maul(["Darth Maul's Lightsaber [BON]"]), 6 + 4 + 5); // two cubes
  t.is(maul(["Darth Maul's Lightsaber [TJC]"]), 6 + 2 + 4); // two dots and a cube
  // The dots of this Battle card need the lightsaber.
  t.is(maul(["Darth Maul's Lightsaber [TJC]"], ['Not For A Sith']), 6 + 2 + 4 + 2);
  t.is(maul([], ['Not For A Sith']), 6);
});
