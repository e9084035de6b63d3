/** How the Expanded Rulebook reads type lines: types, subtypes, and subtypes of several words (TCG-CARD-21 to 29, 42). */
import { scenarioX } from '../../src/testing/index.ts';
import type { Play } from '../../src/testing/index.ts';

/** A board on which every unit that `who` describes has 10 more speed; the names of those that it reaches. */
function reached(t: Play, who: string, ...typeLines: readonly string[]): string[] {
  const cards = typeLines.map(
    (line, i) => `${i + 2} U${i}   Light Character - ${line}   C\n   cost 1   speed 30   power 1   health 3`,
  );
  t.board({
    at: 'Character battle',
    light: { character: typeLines.map((_, i) => `U${i}`), space: ['Herald'] },
    cards: [
      `1 Herald   Light Space - Starfighter   C\n   cost 1   speed 10   power 1   health 1\n   Each ${who} has +10 speed.`,
      ...cards,
    ].join('\n\n'),
  });
  return typeLines.filter((_, i) => t.read(`U${i}`).speed === 40);
}

scenarioX('A subtype stands on the type line after the type, or the text says so', 'TCG-CARD-21 TCG-CARD-42', (t) => {
  t.board({
    at: 'Character battle',
    light: { character: ['Jedi Admirer', 'Novice', 'Convert', 'Herald'], space: ['Ground Shuttle'] },
    cards: `
      1 Herald   Light Character - Officer   C
         cost 1   speed 10   power 1   health 1
         Each Jedi has +10 speed.
         Each Character has +1 health.

      2 Jedi Admirer   Light Character - Officer   C
         cost 1   speed 30   power 1   health 3

      3 Novice   Light Character - Jedi   C
         cost 1   speed 30   power 1   health 3

      4 Convert   Light Character - Officer   C
         cost 1   speed 30   power 1   health 3
         Counts as Jedi.

      5 Ground Shuttle   Light Space - Character Transport   C
         cost 1   speed 30   power 1   health 3
    `,
  });
  t.card('Jedi Admirer', { speed: 30, health: 4 }); // its name does not count
  t.card('Novice', { speed: 40 });
  t.card('Convert', { speed: 40 });
  t.card('Ground Shuttle', { health: 3 }); // the word Character among its subtypes is no type
});

scenarioX('A subtype that is called like a type is no type', 'TCG-CARD-22 TCG-CARD-42', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { force: 4, space: ['Lander'], ground: ['Crawler'], character: ['Caller'] },
    cards: `
      1 Lander   Dark Space - Ground Transport   C
         cost 2   speed 30   power 2   health 3

      2 Crawler   Dark Ground - Walker   C
         cost 2   speed 30   power 2   health 3

      3 Caller   Dark Character - Officer   C
         cost 2   speed 30   power 2   health 3
         Each Ground unit has +1 power.
         Each Space unit has +2 power.
    `,
  });
  t.card('Lander', { power: 4 });
  t.card('Crawler', { power: 3 });
});

scenarioX('Each word of a subtype of two words counts, wherever it stands', 'TCG-CARD-23 TCG-CARD-24', (t) => {
  t.is(
    reached(
      t,
      'Imperial Officer',
      'Imperial Officer',
      'Officer Human Imperial',
      'Imperial Human Officer',
      'Officer',
      'Imperial',
    ),
    ['Imperial Officer', 'Officer Human Imperial', 'Imperial Human Officer'],
  );
});

scenarioX('Some subtypes of several words count only as a whole', 'TCG-CARD-25', (t) => {
  t.is(reached(t, 'Bounty Hunter', 'Bounty Hunter', 'Hunter Bounty', 'Bounty Droid Hunter'), ['Bounty Hunter']);
  t.is(reached(t, 'Trade Federation Officer', 'Officer Trade Federation', 'Federation Trade Officer'), [
    'Officer Trade Federation',
  ]);
  t.is(reached(t, 'IG Banking Clan unit', 'IG Banking Clan', 'Banking Clan IG'), ['IG Banking Clan']);
});

scenarioX('Each of the subtypes that count only as a whole', 'TCG-CARD-25 TCG-CARD-27', (t) => {
  const ofAnOrder =
    'Black Sun, Bounty Hunter, Commerce Guild, Council Member, Crime Gang, Crime Lord, Dark Jedi, Death Watch, Fel Imperial, Final Order, First Order, Force Sensitive, Force Wielder, Galactic Alliance, IG Banking Clan, Kel Dor, Lost Tribe, Mining Collective, Mon Calamari, Nar Shaddaa, New Imperial, New Republic, Nite Owl, Old Republic, Polis Massa, Rogue One, Silvasu Fi, Star System, Techno Union, Trade Federation, Yuuzhan Vong';
  const ofAClass = 'Battle Station, Capital Ship, Heavy Starfighter, Military Droid, Patrol Ship';
  const all = [...ofAnOrder.split(', '), ...ofAClass.split(', ')];
  t.is(all.length, 36);
  for (const phrase of all) {
    const words = phrase.split(' ');
    // A text cannot name Rogue One, since "one" is a number there.
    if (phrase !== 'Rogue One')
      t.is(reached(t, `${phrase} unit`, phrase, words.toReversed().join(' ')), [phrase], phrase);
    t.is(reached(t, `${words[0]!} unit`, phrase), [], phrase);
    // Alone only the word of a class counts.
    if (phrase !== 'Rogue One')
      t.is(reached(t, `${words.at(-1)!} unit`, phrase), ofAClass.includes(phrase) ? [phrase] : [], phrase);
  }
});

scenarioX('So do the ranks of Jedi and Sith, and an Owner with what is owned', 'TCG-CARD-26', (t) => {
  t.is(reached(t, 'Jedi Master', 'Jedi Master', 'Jedi Council Master', 'Master Jedi', 'Jedi'), ['Jedi Master']);
  t.is(reached(t, 'Sith Lord', 'Dark Jedi Knight Sith Lord', 'Sith Dark Lord', 'Lord Sith'), [
    'Dark Jedi Knight Sith Lord',
  ]);
  for (const rank of ['Jedi Knight', 'Jedi Padawan', 'Sith Master', 'Sith Apprentice']) {
    const [order, grade] = rank.split(' ');
    t.is(reached(t, rank, rank, `${order} Human ${grade}`), [rank]);
  }
  t.is(reached(t, 'Jedi', 'Jedi Master', 'Jedi Knight', 'Sith Master'), ['Jedi Master', 'Jedi Knight']);
  t.is(reached(t, 'Cantina Owner', 'Cantina Owner', 'Cantina Human Owner', 'Podracer Owner'), ['Cantina Owner']);
  t.is(reached(t, 'Podracer', 'Podracer', 'Podracer Owner'), ['Podracer']);
});

scenarioX('What names a kind of a class is of the class; what names an order is not', 'TCG-CARD-27', (t) => {
  t.is(reached(t, 'Droid', 'Military Droid', 'Droid', 'Battle Droid'), ['Military Droid', 'Droid', 'Battle Droid']);
  t.is(reached(t, 'Starfighter', 'Heavy Starfighter'), ['Heavy Starfighter']);
  t.is(reached(t, 'Station', 'Battle Station'), ['Battle Station']);
  t.is(reached(t, 'Jedi', 'Dark Jedi', 'Jedi'), ['Jedi']);
  t.is(reached(t, 'Republic unit', 'New Republic', 'Old Republic', 'Republic'), ['Republic']);
  t.is(reached(t, 'Imperial unit', 'Fel Imperial', 'New Imperial', 'Imperial'), ['Imperial']);
});

scenarioX('non-Jedi means all that are no Jedi', 'TCG-CARD-28', (t) => {
  t.is(reached(t, 'non-Jedi Character', 'Jedi Knight', 'Dark Jedi', 'Officer'), ['Dark Jedi', 'Officer']);
});

scenarioX('The same type line is the same word for word', 'TCG-CARD-29', (t) => {
  t.is(
    reached(t, 'Character typed like one of your Scouts', 'Scout Human', 'Scout Human', 'Human Scout', 'Human').length,
    3, // every Scout is typed like itself
  );
  t.board({
    at: 'Light builds',
    light: { points: 5, character: ['Scout'], deck: ['Twin', 'Cousin', 'Rider'], hand: ['Call'] },
    cards: `
      1 Scout   Light Character - Rebel Human   C
         cost 2   speed 30   power 2   health 3

      2 Twin   Light Character - Rebel Human   C
         cost 2   speed 30   power 2   health 3

      3 Cousin   Light Character - Human Rebel   C
         cost 2   speed 30   power 2   health 3

      4 Rider   Light Ground - Rebel Human   C
         cost 2   speed 30   power 2   health 3

      5 Call   Light Mission   C
         cost 1
         Search your deck for a unit card typed like one of your Characters.
    `,
  });
  t.startBuilding();
  t.answer('complete Call');
  t.offers('search Twin', 'done'); // neither other words in another order, nor another type
});
