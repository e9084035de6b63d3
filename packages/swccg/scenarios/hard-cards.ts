/** The cards with the longest reach, two or three of them at a time. */
import { type Play, scenario } from '../testing/index.ts';
import { fight, isInBattle, never, on, totals } from './fights.ts';

const EISLEY = 'Tatooine: Mos Eisley';

/** Light shuffles its Reserve Deck, and whoever wants to answers. */
const shuffle = (t: Play): void => {
  t.act('Light: Play The Bith Shuffle', 'Light: The Reserve Deck of Light');
};

scenario(
  "There'll Be Hell To Pay: each further copy is stacked and costs as much as lies there; one that is sensed stays",
  'CCG-CARD-145 CCG-CARD-146 CCG-IMM-08',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { [`Light ${EISLEY}`]: ['Luke Skywalker', 'Darth Vader'] },
      dark: { hand: ["There'll Be Hell To Pay", 'Dark Sense'], reserve: ['Destiny 1'] },
      light: { hand: ['The Bith Shuffle', 'The Bith Shuffle', 'The Bith Shuffle'] },
    });
    shuffle(t);
    t.answer("Dark: Deploy There'll Be Hell To Pay");
    t.answer('On the table for 3 Force');
    t.settle('act');
    shuffle(t);
    t.is(t.count('Light', 'force'), 10 - 2);
    t.settle('act');
    shuffle(t);
    t.is(t.count('Light', 'force'), 10 - 2 - 3);
    t.answer('Dark: Play Sense');
    t.settle('act');
    t.is(t.events('shuffled').length, 2); // the third was cancelled
    t.is([t.count('Light', 'lost'), t.titles('Light', 'used').includes('The Bith Shuffle')], [0, false]);
    t.is(t.count('Light', 'force'), 5);
  },
);

scenario(
  'Krayt Dragon Bones work twice for the two draws of a lightsaber, and whoever deploys comes in between',
  'CCG-READ-072',
  (t) => {
    t.board({
      at: 'Light battles',
      locations: {
        [`Light ${EISLEY}`]: ['Obi-Wan Kenobi', "Obi-Wan's Lightsaber, on Obi-Wan Kenobi", 'Grand Moff Tarkin'],
      },
      table: ['Krayt Dragon Bones'],
      dark: { hand: ['Stormtrooper'], lost: 2 },
      light: { reserve: ['Destiny 5', 'Destiny 4'] },
    });
    t.act(`Light: Battle at ${EISLEY}`);
    t.settle('weapons', 'Light');
    t.answer("Fire Obi-Wan's Lightsaber", 'Choose Grand Moff Tarkin');
    t.settle('found', 'Dark');
    t.is(t.destinies().length, 1);
    t.answer('Choose Stormtrooper');
    t.settle('where', 'Dark');
    t.answer(`To ${EISLEY} for free`);
    t.settle('battleDestiny', 'Light');
    t.card('Stormtrooper', { at: EISLEY });
    t.is([t.count('Dark', 'force'), t.count('Dark', 'lost')], [10, 1]); // the 4 retrieved a card
    t.card('Grand Moff Tarkin', { hit: true });
  },
);

scenario(
  'A cancelled destiny is a destiny that was drawn: Krayt Dragon Bones do their work, the shot does not',
  'CCG-READ-072 CCG-CARD-025',
  (t) => {
    t.board({
      at: 'Light battles',
      locations: {
        [`Light ${EISLEY}`]: ['Luke Skywalker', 'Blaster, on Luke Skywalker', 'Darth Vader', 'Grand Moff Tarkin'],
      },
      table: ['Krayt Dragon Bones'],
      dark: { lost: 2 },
      light: { reserve: ['Destiny 4'] },
    });
    t.act(`Light: Battle at ${EISLEY}`);
    t.settle('weapons', 'Light');
    t.answer('Fire Blaster', 'Choose Grand Moff Tarkin');
    t.act('Dark: Use Grand Moff Tarkin');
    t.settle('battleDestiny', 'Light');
    t.card('Grand Moff Tarkin', { hit: false });
    t.is(t.count('Dark', 'lost'), 1);
  },
);

scenario(
  'Whom Krayt Dragon Bones bring to a battle that draws destiny takes no part in it',
  'CCG-BTL-25 CCG-READ-072',
  (t) => {
    t.board({
      at: 'Light battles',
      locations: { [`Light ${EISLEY}`]: ['Luke Skywalker', 'Greedo'] },
      table: ['Krayt Dragon Bones'],
      dark: { hand: ['Stormtrooper'] },
      light: { reserve: ['Destiny 5'] },
    });
    t.act(`Light: Battle at ${EISLEY}`);
    on(t, 'battleDestiny', 'Light');
    t.answer('Draw battle destiny');
    t.settle('found', 'Dark');
    t.answer('Choose Stormtrooper');
    t.settle('where', 'Dark');
    t.answer(`To ${EISLEY} for free`);
    t.settle('damage', 'Dark');
    t.card('Stormtrooper', { at: EISLEY });
    t.is([isInBattle(t, 'Greedo'), isInBattle(t, 'Stormtrooper')], [true, false]);
    t.is(totals(t)[0], t.powerOf('Greedo'));
    t.doesNotOffer('Forfeit Stormtrooper');
  },
);

scenario(
  'A Laser Gate bars who walks and is weak, not a Lift Tube with such aboard, nor whom Elis Helrot carries',
  'CCG-READ-058 CCG-VEH-04 CCG-MOV-13',
  (t) => {
    t.board({
      at: 'Dark moves',
      locations: {
        'Death Star: War Room': [
          'Laser Gate',
          'Stormtrooper',
          'Darth Vader',
          'Dark Lift Tube',
          'Death Star Trooper, passenger of Dark Lift Tube',
        ],
        'Death Star: Central Core': [],
      },
      dark: { hand: ['Elis Helrot'], reserve: ['Destiny 1'] },
    });
    t.doesNotOffer('Move Stormtrooper by landspeed');
    t.offersAlso('Move Darth Vader by landspeed');
    t.act('Dark: Move Lift Tube by landspeed', 'To Death Star: Central Core');
    t.card('Death Star Trooper', { at: 'Death Star: Central Core' });
    t.act('Dark: Play Elis Helrot', 'Choose Stormtrooper', 'Done', 'Choose Death Star: Central Core', 'Yes');
    t.settle('act');
    t.card('Stormtrooper', { at: 'Death Star: Central Core' });
    t.doesNotOffer('Move Stormtrooper by landspeed'); // it bars the way back too
  },
);

scenario(
  'Dark Maneuvers after the total of a Combined Attack: neither weapon hits, both were paid for',
  'CCG-CARD-068 CCG-CARD-071',
  (t) => {
    const board = (hand: readonly string[]): void => {
      t.board({
        at: 'Light battles',
        locations: {
          'Dark Yavin 4': [
            'X-wing',
            'Proton Torpedoes, on X-wing',
            'Millennium Falcon',
            'Han Solo, pilot of Millennium Falcon',
            'Quad Laser Cannon, on Millennium Falcon',
            'Black 3',
            'DS-61-3, pilot of Black 3',
          ],
        },
        dark: { hand },
        light: { hand: ['Combined Attack'], reserve: ['Destiny 2', 'Destiny 3'] },
      });
      t.act('Light: Battle at Yavin 4', 'Light: Play Combined Attack', 'Choose Black 3');
      t.answer('Choose Proton Torpedoes', 'Choose Quad Laser Cannon');
      t.is(t.count('Light', 'force'), 10 - 1 - 2);
    };
    // 5 against a maneuver of 3 and 1 for its pilot; the cannon has 1 more.
    board([]);
    t.settle('battleDestiny', 'Light');
    t.card('Black 3', { hit: true });
    board(['Dark Maneuvers']);
    t.act('Dark: Play Dark Maneuvers', 'Choose Black 3');
    t.settle('battleDestiny', 'Light');
    t.card('Black 3', { hit: false });
  },
);

scenario('A Fire Extinguisher where a Program Trap is set: the trap goes and nobody else', 'CCG-CARD-132', (t) => {
  const board = (extinguisher: readonly string[]): void => {
    t.board({
      at: 'Light controls',
      locations: { [`Light ${EISLEY}`]: ['R2-X2', ...extinguisher, 'CZ-3', 'Program Trap, on CZ-3', "Figrin D'an"] },
      light: { reserve: ['Destiny 3'] },
    });
    t.act("Light: Use Figrin D'an");
    while (t.state.question?.kind !== 'act') t.answer(t.options.at(-1)!); // pass, or retrieve nothing
  };
  board(['Fire Extinguisher, on R2-X2']);
  for (const name of ['R2-X2', 'CZ-3', "Figrin D'an"]) t.card(name, { zone: 'table' });
  t.card('Program Trap', { zone: 'lost' });
  board([]);
  for (const name of ['R2-X2', 'CZ-3', "Figrin D'an", 'Program Trap']) t.card(name, { zone: 'lost' });
});

scenario(
  'Dannik Jerriko eats no droid, nobody who is taken prisoner, and one in a battle; his victims make him stronger',
  'CCG-CARD-029 CCG-CPT-02',
  (t) => {
    t.board({
      at: 'Dark battles',
      locations: {
        [`Light ${EISLEY}`]: ['Darth Vader', 'Dannik Jerriko', 'Talz', 'Rebel Trooper', 'R2-D2', 'Kabe'],
        'Death Star: Detention Block Corridor': [],
      },
      dark: { hand: ['We Have A Prisoner'], reserve: ['Destiny 7'] },
    });
    t.act(`Dark: Battle at ${EISLEY}`);
    on(t, 'battleDestiny', 'Dark');
    t.answer('Draw battle destiny');
    fight(t);
    t.asks('Light', 'damage');
    t.answer('Forfeit R2-D2');
    t.doesNotOffer('Use Dannik Jerriko');
    t.settle('damage', 'Light');
    t.answer('Forfeit Talz', 'Dark: Play We Have A Prisoner');
    t.settle('damage', 'Light');
    t.card('Talz', { as: 'captive' });
    t.answer('Forfeit Rebel Trooper', 'Dark: Use Dannik Jerriko');
    t.settle('damage', 'Light');
    t.card('Rebel Trooper', { zone: 'out' });
    t.is(t.powerOf('Dannik Jerriko'), 1 + 1);
    t.answer('Forfeit Kabe');
    never(t, 'Use Dannik Jerriko');
    t.card('Kabe', { zone: 'lost' });
  },
);

scenario('Whom Old Ben brings back has been forfeited, and cannot be once more', 'CCG-OUT-03 CCG-BTL-25', (t) => {
  // Both as the one who was there first, and as a later one.
  for (const friend of ['Talz', 'Kabe']) {
    t.board({
      at: 'Dark battles',
      locations: { [`Light ${EISLEY}`]: ['Talz', 'Kabe', 'Darth Vader'] },
      dark: { reserve: ['Destiny 7'] },
      light: { hand: ['Old Ben'] },
    });
    t.act(`Dark: Battle at ${EISLEY}`);
    on(t, 'battleDestiny', 'Dark');
    t.answer('Draw battle destiny');
    t.settle('damage', 'Light');
    t.answer(`Forfeit ${friend}`, 'Light: Play Old Ben');
    t.settle('damage', 'Light');
    t.card(friend, { zone: 'table', at: EISLEY });
    t.offersAlso(`Forfeit ${friend === 'Talz' ? 'Kabe' : 'Talz'}`);
    t.doesNotOffer(`Forfeit ${friend}`);
  }
});

scenario(
  'Revolution turns Expand The Empire round too: what is now Light’s text is spread, and to Light alone',
  'CCG-CARD-131 CCG-CARD-123',
  (t) => {
    const next = (...effects: readonly string[]): number[] => {
      t.board({
        at: 'Dark controls',
        locations: { 'Light Tatooine: Cantina': effects, [`Light ${EISLEY}`]: ['Greedo', 'Talz'] },
      });
      return ['Greedo', 'Talz'].flatMap((name) => [t.powerOf(name), t.forfeitOf(name)]);
    };
    const [power, forfeit, strength, worth] = next() as [number, number, number, number];
    t.is(next('Expand The Empire'), [power, forfeit + 1, strength, worth]);
    t.is(next('Expand The Empire', 'Revolution'), [power, forfeit, strength, worth + 1]);
    t.is(next('Revolution'), [power, forfeit, strength, worth]);
  },
);

scenario(
  'The Necklace that was taken is an Effect: Utinni! leaves it alone, Alter does not, and it is lost with its bearer',
  'CCG-CARD-139 CCG-CARD-135',
  (t) => {
    const RUINS = 'Yavin 4: Massassi Ruins';
    const board = (): void => {
      t.board({
        at: 'Dark deploys',
        locations: {
          'Light Yavin 4: Jungle': ['Stormtrooper', 'Light Jawa'],
          [`Light ${RUINS}`]: ['Luke Skywalker', 'Light Jawa'],
        },
        dark: { hand: ["Organa's Ceremonial Necklace"] },
        light: { hand: ['Utinni!', 'Light Alter', 'Zap'], reserve: ['Destiny 1'] },
        cards: ['Zap   Light Interrupt - Used   C1\ndestiny 1\nTarget 1 Stormtrooper -> It is lost.'],
      });
      t.act("Dark: Deploy Organa's Ceremonial Necklace");
    };
    // On the way it may still be taken.
    board();
    t.answer(`On ${RUINS}`, 'Choose Stormtrooper');
    t.settle('act');
    t.offersAlso('Play Utinni!: Target 1 Utinni Effect');
    board();
    t.answer('On Yavin 4: Jungle', 'Choose Stormtrooper');
    t.settle('act');
    t.card("Organa's Ceremonial Necklace", { on: 'Stormtrooper' });
    t.asks('Light', 'act');
    t.doesNotOffer('Play Utinni!: Target 1 Utinni Effect');
    t.act('Light: Play Alter', "Choose Organa's Ceremonial Necklace");
    t.settle('act');
    t.card("Organa's Ceremonial Necklace", { zone: 'lost' });
    board();
    t.answer('On Yavin 4: Jungle', 'Choose Stormtrooper');
    t.settle('act');
    t.act('Light: Play Zap', 'Choose Stormtrooper');
    t.settle('act');
    t.card("Organa's Ceremonial Necklace", { zone: 'lost' });
  },
);

scenario(
  'A Laser Gate stands between other sites when Retract The Bridge has put them in another order',
  'CCG-CARD-098 CCG-READ-058 CCG-READ-130',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Death Star: War Room': ['Laser Gate'],
        'Death Star: Central Core': ['Death Star Trooper'],
        'Death Star: Conference Room': ['Stormtrooper'],
      },
      dark: { hand: ['Retract The Bridge'] },
    });
    const ways = (name: string): string[] => {
      t.toPhase('move', 'Dark');
      if (t.options.every((option) => !option.includes(`Move ${name} by landspeed`))) return [];
      t.answer(`Move ${name} by landspeed`);
      return t.options.map((option) => option.replace(' for 1 Force', ''));
    };
    t.act('Dark: Play Retract The Bridge');
    t.settle('target', 'Dark');
    t.answer('Choose Death Star: War Room', 'Choose Death Star: Conference Room');
    t.settle('act');
    // War Room, gate, Conference Room, Central Core.
    t.is(t.locations(), ['Death Star: War Room', 'Death Star: Conference Room', 'Death Star: Central Core']);
    t.is(ways('Stormtrooper'), ['To Death Star: Central Core']);
  },
);

scenario('Sabotage reaches things of both sides, for what they cost', 'CCG-READ-119', (t) => {
  const board = (destiny: string): void => {
    t.board({
      at: 'Light controls',
      locations: {
        [`Light ${EISLEY}`]: [
          'undercover Momaw Nadon',
          'Light Undercover, on Momaw Nadon',
          "Luke's X-34 Landspeeder",
          'Darth Vader',
          "Vader's Lightsaber, on Darth Vader",
        ],
      },
      light: { hand: ['Sabotage'], reserve: [destiny] },
    });
    t.act('Light: Play Sabotage');
    t.offers("Choose Luke's X-34 Landspeeder", "Choose Vader's Lightsaber");
    t.answer("Choose Vader's Lightsaber");
    t.settle('act');
  };
  // What deploys free is lost to a 1.
  board('Destiny 0');
  t.card("Vader's Lightsaber", { zone: 'table' });
  board('Destiny 1');
  t.card("Vader's Lightsaber", { zone: 'lost' });
});
