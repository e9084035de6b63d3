/** Characteristics: what a card is by its title and subtitle. */
import { catalogue } from '../src/cards/catalogue.ts';
import { shippedCards } from '../src/cards/shipped.ts';
import { type Play, scenario, shippedCatalogue } from '../src/testing/index.ts';
import type { Kind } from '../src/cards/who.ts';

/** Dark's and Light's power when the last of each plan meet. */
function clash(t: Play, location: string, dark: readonly string[], light: readonly string[]): number[] {
  t.attack('Dark', location, { dark: { plan: dark }, light: { plan: light } });
  return t.powers()[0]!;
}

const nameOf = (index: number): string => shippedCatalogue().nameOf(shippedCatalogue().cards[index]!);

/** Everybody a phrase means, reprints left out. */
const meant = (phrase: string, kind: Kind): string[] => {
  const { cards, who } = shippedCatalogue();
  const { includes } = who(phrase, kind);
  return cards
    .filter(({ index, card }) => includes[index] === 1 && card.reprintOf === null)
    .map(({ index }) => nameOf(index));
};

scenario('Only the words of title and subtitle make a card a Jedi, a senator or a Neimoidian', 'YJ-CHR-01', (t) => {
  // At Last We Will Have Revenge: 3 more against any Jedi.
  const revenge = (foe: string): number =>
    clash(t, 'Capital City', ['At Last We Will Have Revenge', 'Darth Maul, Master of Evil'], [foe])[0]!;
  t.is(revenge('Yoda, Jedi Master'), 6 + 1 + 3);
  t.is(revenge('Depa Billaba, Jedi Master'), 6 + 1 + 3);
  t.is(revenge("Padmé Naberrie, Queen's Handmaiden"), 6 + 1);
  // A Neimoidian by title and one by subtitle fire the rifle of the droids; Watto cannot.
  const rifle = (user: string): number =>
    clash(t, 'Capital City', ['Battle Droid Blaster Rifle', user], ['Yoda, Jedi Master'])[0]!;
  t.is(rifle('Neimoidian Aide, Trade Federation Delegate'), 1 + 1 + 1 + 3);
  t.is(rifle('Tey How, Neimoidian Comm Officer'), 1 + 1 + 3);
  t.is(rifle('Watto, Slave Owner'), 3);
  t.is(meant('any Hutt', 'character').length, 6);
  t.is(meant('any senator', 'character').length, 13);
});

/** Dark's power with its revenge on Jedi, and how often a Jedi's lightsaber is drawn for. */
function jediOrNot(t: Play, user: string): number[] {
  t.attack('Light', 'Battle Plains', {
    dark: { plan: ['At Last We Will Have Revenge', 'Darth Maul, Evil Sith Lord'] },
    light: { plan: ["Obi-Wan Kenobi's Lightsaber", user] },
  });
  while (t.state.question?.kind === 'redraw') t.answer('Keep');
  return [t.powers()[0]![0]!, t.draws().filter(([, purpose]) => purpose === 'weapon').length];
}

scenario('Anakin Skywalker, Padawan is no Jedi', 'YJ-CHR-02', (t) => {
  t.is(jediOrNot(t, 'Anakin Skywalker, Padawan'), [3 + 2, 0]);
  t.is(jediOrNot(t, 'Yoda, Jedi Elder'), [3 + 2 + 3, 1]);
});

scenario('Anakin Skywalker, Tested by the Jedi Council is no Jedi either', 'YJ-CHR-03', (t) => {
  t.is(jediOrNot(t, 'Anakin Skywalker, Tested by the Jedi Council'), [3 + 2, 0]);
});

scenario('Sebulba, Bad-Tempered Dug is a Podracer pilot', 'YJ-CHR-04', (t) => {
  // By the Grueling Contest, and in the Podracer of another pilot.
  const power = (user: string): number =>
    clash(t, 'Mos Espa', ['Grueling Contest', "Gasgano's Podracer", user], ['Yoda, Jedi Master'])[0]!;
  t.is(power('Sebulba, Bad-Tempered Dug'), 4 + 1 + 2 + 3);
  t.is(power('Watto, Slave Owner'), 3 + 1);
});

scenario(
  'In the Podrace every Anakin and every Sebulba is a pilot, elsewhere only those called so',
  'YJ-CHR-05',
  (t) => {
    t.board({
      at: 'Light deploys',
      location: 'Capital City',
      light: {
        objective: true,
        hand: [
          'Anakin Skywalker, Child of Prophecy',
          'Anakin Skywalker, Padawan',
          'Neva Kee, Podracer Pilot',
          'Yoda, Jedi Master',
        ],
      },
    });
    t.offersAlso('Enter Anakin Skywalker, Child of Prophecy', 'Enter Anakin Skywalker, Padawan', 'Enter Neva Kee');
    t.doesNotOffer('Enter Yoda');
    for (const { card, type, racer } of t.game.cards.cards)
      if (type === 'Character' && ['Anakin Skywalker', 'Sebulba'].includes(card.title)) t.is(racer, true, card.id);
    // In a fight the Podracer of another takes only a Podracer pilot.
    const draws = (user: string): number => {
      t.attack('Light', 'Mos Espa', {
        light: { plan: ["Neva Kee's Podracer", user] },
        dark: { plan: ['Watto, Slave Owner'] },
      });
      return t.draws().filter(([, purpose]) => purpose === 'weapon').length;
    };
    t.is(draws('Anakin Skywalker, Podracer Pilot'), 1);
    t.is(draws('Anakin Skywalker, Child of Prophecy'), 0);
  },
);

scenario('Case and plural make no difference', 'YJ-CHR-06', (t) => {
  // "Leader of the Gungans" rides a kaadu.
  t.is(clash(t, 'Mos Espa', ['Watto, Slave Owner'], ['Kaadu', 'Boss Nass, Leader of the Gungans'])[1], 4 + 1 + 3);
  // Lott Dod is a Neimoidian, for the rifle, and a senator, for the taxi.
  const lottDod = (weapon: string): number =>
    clash(t, 'Capital City', [weapon, 'Lott Dod, Neimoidian Senator'], ['Yoda, Jedi Master'])[0]!;
  t.is(lottDod('Battle Droid Blaster Rifle'), 2 + 1 + 3);
  t.is(lottDod('Coruscant Taxi'), 2 + 1 + 3);
  // "Any pit droid" is a Pit Droid.
  t.is(clash(t, 'Mos Espa', ['Grueling Contest', 'Pit Droid, Mechanic'], ['Yoda, Jedi Master'])[0], 1 + 2);
});

scenario('Members of the Jedi Council are Jedi', 'YJ-CHR-07', (t) => {
  for (const [member, power] of [
    ['Mace Windu, Senior Jedi Council Member', 6],
    ['Yoda, Jedi Council Member', 4],
  ] as const) {
    t.attack('Dark', 'Capital City', {
      dark: { plan: ['At Last We Will Have Revenge', 'Darth Maul, Master of Evil'] },
      light: { plan: ["Adi Gallia's Lightsaber", member] },
    });
    t.is(t.powers(), [[6 + 1 + 3, power + 1 + 3]]);
  }
});

scenario('Squads and commanders are battle droids and destroyer droids, but no diamond ones', 'YJ-CHR-08', (t) => {
  const stap = (user: string): number[] =>
    clash(t, 'Capital City', ['In Complete Control', 'STAP', user], ['Mace Windu, Jedi Master']);
  t.is(stap('Battle Droid Squad, Guard Unit')[0], 4 + 2 + 3);
  t.is(stap('OOM-9, Battle Droid Commander')[0], 3 + 2 + 3);
  t.is(stap('OWO-1, Battle Droid Command Officer')[0], 3 + 2 + 3);
  t.is(stap('Battle Droid: Pilot, Patrol Division')[0], 2 + 2 + 3 + 2);
  const transport = (user: string): number =>
    clash(
      t,
      'Capital City',
      ['Begin Landing Your Troops', 'Multi Troop Transport', user, 'Destroyer Droid, Wheel Droid'],
      ['Mace Windu, Jedi Master'],
    )[0]!;
  t.is(transport('Destroyer Droid Squad, Guard Division'), 5 + 2 + 3);
  t.is(transport('P-59, Destroyer Droid Commander'), 4 + 2 + 3);
  t.is(transport('Destroyer Droid, Vanguard Droid'), 3 + 3 + 2 + 3 + 1);
});

scenario('A first name means every card of that character', 'YJ-CHR-09', (t) => {
  const titles = {
    Anakin: 'Anakin Skywalker',
    Padmé: 'Padmé Naberrie',
    'Obi-Wan': 'Obi-Wan Kenobi',
    'Qui-Gon': 'Qui-Gon Jinn',
    Jabba: 'Jabba the Hutt',
    'Jar Jar': 'Jar Jar Binks',
  };
  for (const [name, title] of Object.entries(titles)) {
    const all = shippedCatalogue().cards.filter(
      ({ card, type }) => card.title === title && type === 'Character' && card.reprintOf === null,
    );
    t.is(
      meant(name, 'character'),
      all.map(({ index }) => nameOf(index)),
      name,
    );
    t.is(all.length >= 3, true, name);
  }
  t.attack('Light', 'Capital City', {
    light: { plan: ['Are You An Angel?', 'Padmé Naberrie, Loyal Handmaiden', 'Anakin Skywalker, Rookie Pilot'] },
    dark: { plan: ['Watto, Slave Owner'] },
  });
  t.is(t.powers(), [[3, 3 + 3 + 3]]);
});

scenario('Captain Panaka, Royal Defender counts as three kinds of diamond for his own side', 'YJ-CHR-10', (t) => {
  const panaka = 'Captain Panaka, Royal Defender';
  const watto = 'Watto, Slave Owner';
  // Diamond Naboo Officer for The Federation Has Gone Too Far, Royal Guard for Security Volunteers.
  t.is(
    clash(t, 'Mos Espa', [watto], ['The Federation Has Gone Too Far', panaka, 'Naboo Officer, Commander'])[1],
    4 + 2 + 1,
  );
  t.is(clash(t, 'Mos Espa', [watto], ['Security Volunteers', panaka])[1], 4 + 2);
  // Diamond Naboo Security (or Royal Guard) for the better box of the Naboo Blaster.
  t.is(clash(t, 'Mos Espa', [watto], ['Naboo Blaster', panaka])[1], 4 + 2 + 3);
  t.is(clash(t, 'Mos Espa', [watto], ['Naboo Blaster', 'Captain Panaka, Veteran Leader'])[1], 4 + 3);
  t.is(meant('any diamond Naboo Security', 'character').includes(panaka), true);
  // To the enemy he is no diamond: the Hold-Out Blaster draws nothing, the Blockade cannot touch him.
  t.is(clash(t, 'Mos Espa', ['Hold-Out Blaster', watto], [panaka])[0], 3 + 1 + 3);
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: { Tatooine: ['Blockade'] },
    light: { Tatooine: [panaka, 'Jawa, Thief'] },
  });
  t.offersAlso('Discard Blockade to discard Jawa, Thief');
  t.doesNotOffer('Discard Blockade to discard Captain Panaka');
  // And he is one person, on one planet.
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { hand: [panaka], Naboo: ['Captain Panaka, Veteran Leader'] },
  });
  t.doesNotOffer('Deploy Captain Panaka');
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { hand: [panaka], Tatooine: ['Captain Panaka, Veteran Leader'] },
  });
  t.offersAlso('Deploy Captain Panaka');
});

scenario('Weapons and Starships have characteristics too', 'YJ-CHR-11', (t) => {
  t.is(meant('any electropole', 'weapon'), [
    "Jar Jar Binks' Electropole",
    'Electropole',
    "Captain Tarpals' Electropole",
  ]);
  t.is(meant('any fambaa', 'weapon'), ['Fambaa']);
  t.is(meant('any speeder', 'weapon'), ['Flash Speeder', 'Gian Speeder', "Darth Maul's Sith Speeder"]);
  t.is(meant('any lightsaber', 'weapon').length, 11);
  t.is(meant('any Podracer', 'weapon').length, 15);
  // Jar Jar rides with his own electropole by Gungan Mounted Troops.
  t.is(
    clash(
      t,
      'Mos Espa',
      ['Watto, Slave Owner'],
      ['Gungan Mounted Troops', 'Kaadu', "Jar Jar Binks' Electropole", 'Jar Jar Binks, Gungan Outcast'],
    )[1],
    4 + 1 + 3 + 2 + 3,
  );
  // A Starship is starfighter or transport by its cube, whatever it is called.
  const ships = t.game.cards.cards.filter(({ type }) => type === 'Starship');
  for (const { starfighter, transport, card } of ships) t.is(starfighter !== transport, true, card.id);
  t.is(meant('any transport', 'starship').includes("Darth Maul's Starfighter, Sith Infiltrator"), false);
  t.is(meant('any starfighter', 'starship').includes("Darth Maul's Starfighter, Sith Infiltrator"), true);
  t.is(meant('any transport', 'starship').includes("Amidala's Starship, Royal Transport"), true);
});

scenario('A new card is what its title says, without a trait of its own', 'YJ-CHR-12', (t) => {
  const yaddle = shippedCards().find(({ title }) => title === 'Yaddle')!;
  const coleman = {
    ...yaddle,
    id: 'NEW-1',
    set: 'NEW',
    number: '1',
    title: 'Coleman Trebor',
    subtitle: 'Vurk Jedi Master',
  };
  const driver = { ...coleman, id: 'NEW-2', number: '2', title: 'Sebwiss', subtitle: 'Podracer Pilot' };
  const { cards, who } = catalogue([...shippedCards(), coleman, driver]);
  const [jedi, pilot] = cards.slice(-2) as [(typeof cards)[number], (typeof cards)[number]];
  t.is([jedi.jedi, jedi.dueling, jedi.racer], [true, true, false]);
  t.is([pilot.jedi, pilot.dueling, pilot.racer], [false, false, true]);
  t.is(
    [jedi, pilot].map(({ index }) => who('any Jedi', 'character').includes[index]),
    [1, 0],
  );
  t.is(
    [jedi, pilot].map(({ index }) => who('any Podracer pilot', 'character').includes[index]),
    [0, 1],
  );
});
