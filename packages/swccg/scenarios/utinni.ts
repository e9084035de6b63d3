/** Section 26: Utinni Effects. */
import { type Play, scenario } from '../src/testing/index.ts';

const CANTINA = 'Tatooine: Cantina';
const WASTES = 'Tatooine: Jundland Wastes';

const deploy = (t: Play, seat: 'Dark' | 'Light', card: string, ...to: string[]): void => {
  t.act(`${seat}: Deploy ${card}`, ...to.map((one) => `${seat}: ${one}`));
  t.settle();
};

/** A card that moves another at any time. */
const CARRIER = (to: string): string =>
  `Carrier   Light Interrupt - Used   C1\n destiny 1\n Target 1 character or starship -> It goes to ${to}.`;

/** The card that it names is carried to the one place. */
function carry(t: Play, by: 'Carrier' | 'Return', card: string): void {
  t.act(`Light: Play ${by}`, `Light: Choose ${card}`);
  t.settle('where');
  t.answer('To');
  t.settle('act');
}

/** The battle goes on, without weapons and battle destiny, until somebody has won it. */
function compare(t: Play): void {
  while (t.events('battleWon').length === 0) {
    const { kind } = t.state.question!;
    t.answer(kind === 'weapons' ? 'Done' : kind === 'battleDestiny' ? 'Draw none' : 'Pass');
  }
}

scenario(
  'A Utinni Effect deploys on a location, names a target and works until it is reached',
  'CCG-UTI-01 CCG-UTI-02 CCG-UTI-04',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { [CANTINA]: ['Luke Skywalker', 'Han Solo'], [WASTES]: ['Leia Organa'] },
      dark: { hand: ['Luke? Luuuuke!'] },
      light: { hand: ['Carrier'] },
      cards: [CARRIER(WASTES)],
    });
    t.act('Dark: Deploy Luke? Luuuuke!');
    t.offers(`On ${CANTINA}`, `On ${WASTES}`);
    t.answer(`On ${WASTES}`);
    t.asks('Dark', 'target');
    t.offers('Choose Luke Skywalker', 'Choose Han Solo', 'Choose Leia Organa');
    t.answer('Choose Han Solo');
    t.settle();
    t.is(t.powerOf('Han Solo'), 2);
    t.is(t.forfeitOf('Han Solo'), 5);
    t.is(t.powerOf('Leia Organa'), 3); // not its target, although she is there
    carry(t, 'Carrier', 'Han Solo');
    t.card('Han Solo', { at: WASTES });
    t.card('Luke? Luuuuke!', { zone: 'lost' });
    t.is(t.powerOf('Han Solo'), 3);
  },
);

scenario('A passenger of what arrives has reached it too', 'CCG-UTI-02', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      'Dark Kessel': [],
      'Light Corellia': ['Millennium Falcon', 'Han Solo, passenger of Millennium Falcon'],
    },
    light: { hand: ['Kessel Run', 'Carrier'], lost: 8 },
    dark: { reserve: ['Destiny 2'] },
    cards: [CARRIER('Kessel')],
  });
  deploy(t, 'Light', 'Kessel Run', 'On Kessel', 'Choose Han Solo');
  carry(t, 'Carrier', 'Millennium Falcon');
  t.is(t.destinies(), [['Dark', 2]]);
});

scenario('If its target leaves play a Utinni Effect is lost', 'CCG-UTI-03', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [CANTINA]: ['Luke Skywalker'], [WASTES]: [] },
    dark: { hand: ['Luke? Luuuuke!', 'Away'] },
    cards: ['Away   Dark Interrupt - Lost   C1\n destiny 1\n Target 1 Luke Skywalker -> It is lost.'],
  });
  deploy(t, 'Dark', 'Luke? Luuuuke!', `On ${WASTES}`, 'Choose Luke Skywalker');
  t.act('Dark: Play Away', 'Dark: Choose Luke Skywalker');
  t.settle('act');
  t.card('Luke? Luuuuke!', { zone: 'lost' });
});

scenario('Captives are no targets', 'CCG-UTI-05', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: {
      'Death Star: Detention Block Corridor': ['Leia Organa, captive of Death Star: Detention Block Corridor'],
      [WASTES]: ['Luke Skywalker'],
    },
    dark: { hand: ['Luke? Luuuuke!'] },
  });
  t.act('Dark: Deploy Luke? Luuuuke!', `Dark: On ${WASTES}`);
  t.offers('Choose Luke Skywalker');
});

scenario('Luke? Luuuuke!: the target is lost when its forfeit is 0 or less; Luke suffers more', 'CCG-CARD-138', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [CANTINA]: ['Luke Skywalker', 'Weak'], [WASTES]: [] },
    dark: { hand: ['Luke? Luuuuke!'] },
    cards: ['•Weak   Light Character - Rebel   C1\n destiny 1   deploy 1   power 1   ability 1   forfeit 1'],
  });
  deploy(t, 'Dark', 'Luke? Luuuuke!', `On ${WASTES}`, 'Choose Weak');
  t.card('Weak', { zone: 'lost' });
  t.card('Luke? Luuuuke!', { zone: 'lost' }); // CCG-UTI-03
});

scenario(
  'Lateral Damage: the repair draw is made on reaching the system, and again in the next move phase',
  'CCG-CARD-137',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { 'Dark Kessel': [], 'Light Corellia': ['Red 1', 'Rebel Pilot, pilot of Red 1'] },
      dark: { hand: ['Lateral Damage'] },
      light: { hand: ['Carrier'], reserve: ['Destiny 2', 'Destiny 3'] },
      cards: [CARRIER('Kessel')],
    });
    deploy(t, 'Dark', 'Lateral Damage', 'On Kessel', 'Choose Red 1');
    t.is(t.powerOf('Red 1'), 0);
    t.is(t.forfeitOf('Red 1'), 0);
    carry(t, 'Carrier', 'Red 1');
    t.is(t.destinies(), [['Light', 2]]); // by the player of the target
    t.card('Lateral Damage', { zone: 'table' });
    t.toPhase('move');
    t.is(t.destinies().length, 2);
    t.card('Lateral Damage', { zone: 'lost' });
  },
);

scenario('Kessel Run: there and back again', 'CCG-READ-082', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Dark Kessel': [], 'Light Corellia': ['Millennium Falcon', 'Han Solo, pilot of Millennium Falcon'] },
    light: { hand: ['Kessel Run', 'Carrier', 'Return'], lost: 10 },
    dark: { reserve: ['Destiny 1'] },
    cards: [
      CARRIER('Kessel'),
      'Return   Light Interrupt - Used   C1\n destiny 1\n Target 1 starship -> It goes to Corellia.',
    ],
  });
  const parsecs = 8 - 1;
  deploy(t, 'Light', 'Kessel Run', 'On Kessel', 'Choose Han Solo');
  carry(t, 'Carrier', 'Millennium Falcon');
  t.is(t.events('retrieve').length, 0);
  t.card('Kessel Run', { zone: 'table' });
  carry(t, 'Return', 'Millennium Falcon');
  t.is(t.events('retrieve').length, parsecs);
  t.card('Kessel Run', { zone: 'lost' });

  t.board({
    at: 'Light deploys',
    locations: { 'Dark Kessel': [], 'Light Corellia': ['Millennium Falcon', 'Han Solo, pilot of Millennium Falcon'] },
    light: { hand: ['Kessel Run', 'Carrier'] },
    dark: { reserve: ['Destiny 0'] },
    cards: [CARRIER('Kessel')],
  });
  deploy(t, 'Light', 'Kessel Run', 'On Kessel', 'Choose Han Solo');
  carry(t, 'Carrier', 'Millennium Falcon');
  t.card('Millennium Falcon', { zone: 'lost' });
  t.card('Kessel Run', { zone: 'lost' });
});

scenario('Death Star Plans: stolen on the Death Star, brought to Yavin 4', 'CCG-READ-083', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      'Death Star: War Room': [],
      'Light Yavin 4: Massassi Ruins': [],
      [CANTINA]: ['R2-D2', 'Luke Skywalker'],
    },
    light: {
      hand: ['Death Star Plans', 'Carrier', 'Return'],
      lost: 20,
      reserve: ['Destiny 1', 'Destiny 2', 'Destiny 4'],
    },
    cards: [
      CARRIER('Death Star: War Room'),
      'Return   Light Interrupt - Used   C1\n destiny 1\n Target 1 droid -> It goes to Yavin 4: Massassi Ruins.',
    ],
  });
  t.act('Light: Deploy Death Star Plans', 'Light: On Death Star: War Room');
  t.offers('Choose R2-D2'); // one of your droids
  t.answer('Choose R2-D2');
  t.settle();
  carry(t, 'Carrier', 'R2-D2');
  t.card('Death Star Plans', { on: 'R2-D2', as: 'on' });
  carry(t, 'Return', 'R2-D2');
  t.is(t.events('retrieve').length, 7);
  t.card('Death Star Plans', { zone: 'lost' });
});

scenario(
  'Our Most Desperate Hour: 1 for each Force-attuned character, 2 for sensitive ones and Jedi',
  'CCG-READ-084',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: {
        'Light Alderaan': [],
        [CANTINA]: ['Luke Skywalker', 'Obi-Wan Kenobi', 'Han Solo', 'Rebel Trooper', 'Darth Vader'],
      },
      light: { hand: ['Our Most Desperate Hour', 'Carrier'], lost: 20 },
      cards: [CARRIER('Alderaan')],
    });
    deploy(t, 'Light', 'Our Most Desperate Hour', 'On Alderaan', 'Choose Rebel Trooper');
    carry(t, 'Carrier', 'Rebel Trooper');
    t.is(t.events('retrieve').length, 2 + 2 + 1);
    t.card('Our Most Desperate Hour', { zone: 'lost' });
  },
);

scenario(
  "Organa's Ceremonial Necklace: the Imperial takes it, and it passes on during drains",
  'CCG-CARD-139 CCG-UTI-03',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Light Yavin 4: Jungle': ['Darth Vader'],
        'Light Yavin 4: Massassi Ruins': ['General Tagge'],
        [CANTINA]: ['Stormtrooper'],
      },
      dark: { hand: ["Organa's Ceremonial Necklace", 'Away'] },
      cards: ['Away   Dark Interrupt - Lost   C1\n destiny 1\n Target 1 Darth Vader -> It is lost.'],
    });
    const before = t.drain('Dark', 'Yavin 4: Jungle');
    deploy(t, 'Dark', "Organa's Ceremonial Necklace", 'On Yavin 4: Jungle', 'Choose Darth Vader');
    t.card("Organa's Ceremonial Necklace", { on: 'Darth Vader', as: 'on' });
    t.is(t.drain('Dark', 'Yavin 4: Jungle'), before + 1);
    t.toPhase('control', 'Dark');
    t.act('Dark: Force drain at Yavin 4: Jungle');
    t.settle('lose');
    for (let i = 0; i < before + 1; i++) t.answer('Lose the top card of the Force Pile');
    t.asks('Dark', 'target');
    t.offers('Choose General Tagge', 'Done');
    t.answer('Choose General Tagge');
    t.card("Organa's Ceremonial Necklace", { on: 'General Tagge' });
    t.act('Dark: Play Away', 'Dark: Choose Darth Vader');
    t.settle('act');
    t.card("Organa's Ceremonial Necklace", { zone: 'table', on: 'General Tagge' });
  },
);

scenario('Juri Juice: the alien uses no ability in battles until it comes to drink', 'CCG-READ-079', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [CANTINA]: [], [WASTES]: ['Light Kabe', 'BoShek'] },
    dark: { hand: ['Juri Juice'] },
    light: { hand: ['Carrier'] },
    cards: [CARRIER(CANTINA)],
  });
  t.is(t.hasPresence('Light', WASTES), true);
  deploy(t, 'Dark', 'Juri Juice', 'On BoShek');
  t.is(t.totalAbility('Light', WASTES), 5); // presence as before
  carry(t, 'Carrier', 'BoShek');
  t.card('Juri Juice', { zone: 'lost' });
});

scenario('Send A Detachment Down: attrition +1 in Tatooine battles while the trooper is there', 'CCG-CARD-140', (t) => {
  const board = (moves: boolean): void => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Death Star: War Room': ['Death Star Trooper'],
        [WASTES]: [],
        [CANTINA]: ['Stormtrooper', 'Rebel Trooper', 'Rebel Trooper'],
      },
      dark: { hand: ['Send A Detachment Down'] },
      light: { hand: ['Carrier'] },
      cards: [CARRIER(WASTES)],
    });
    t.act('Dark: Deploy Send A Detachment Down');
    t.offers(`On ${WASTES} for 2 Force`, `On ${CANTINA} for 2 Force`);
    t.answer(`On ${WASTES}`);
    t.offers('Choose Death Star Trooper'); // on the Death Star
    t.answer('Choose Death Star Trooper');
    t.settle();
    if (moves) carry(t, 'Carrier', 'Death Star Trooper');
    t.toPhase('battle');
    t.act('Dark: Battle at Cantina');
    compare(t);
  };
  board(true);
  t.is(t.state.battle!.attrition[1]! / 1000, 1); // although no battle destiny was drawn
  board(false);
  t.is(t.state.battle!.attrition[1]! / 1000, 0);
});

scenario(
  'Yerka Mig lowers the power of the opponent around him, moves for 1 Force, and is apprehended by his target',
  'CCG-CARD-142',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: { [CANTINA]: ['Stormtrooper', 'Stormtrooper'], [WASTES]: [], 'Tatooine: Dune Sea': ['Darth Vader'] },
      light: { hand: ['Yerka Mig', 'Carrier'] },
      cards: [CARRIER(WASTES)],
    });
    t.is(t.totalPower('Dark', CANTINA), 2);
    deploy(t, 'Light', 'Yerka Mig', `To ${CANTINA}`, 'Choose Darth Vader');
    t.is(t.totalPower('Dark', CANTINA), 1);
    t.toPhase('move');
    t.act('Light: Move Yerka Mig by landspeed');
    t.answer(`Light: To ${WASTES} for 1 Force`);
    t.settle('act');
    t.card('Yerka Mig', { at: WASTES });
    t.doesNotOffer('Move Yerka Mig');
    t.is(t.totalPower('Dark', CANTINA), 1); // adjacent
    t.is(t.totalPower('Dark', 'Tatooine: Dune Sea'), 5);
    carry(t, 'Carrier', 'Darth Vader');
    t.card('Yerka Mig', { zone: 'lost' });
  },
);

scenario('Yerka Mig rides in one passenger seat, and does nothing at systems', 'CCG-CARD-142', (t) => {
  const SPEEDER = "Luke's X-34 Landspeeder";
  const JUNGLE = 'Yavin 4: Jungle';
  const board = (riders: readonly string[]): void =>
    t.board({
      at: 'Light deploys',
      locations: {
        [`Light ${JUNGLE}`]: [SPEEDER, ...riders.map((who) => `${who} of ${SPEEDER}`), 'Stormtrooper'],
        'Light Yavin 4': ['Tantive IV', 'Devastator', 'Darth Vader, pilot of Devastator'],
      },
      light: { hand: ['Yerka Mig'] },
    });
  board([]);
  deploy(t, 'Light', 'Yerka Mig', `To ${JUNGLE}`, 'Choose Darth Vader');
  t.toPhase('move');
  t.act('Light: Move Yerka Mig aboard', `Aboard ${SPEEDER} as passenger`);
  t.settle('act');
  t.card('Yerka Mig', { on: SPEEDER, as: 'passenger' });
  t.is(t.totalPower('Dark', JUNGLE), 0); // he works from there
  board(['Luke Skywalker, driver', 'Rebel Trooper, passenger', 'Rebel Guard, passenger']);
  deploy(t, 'Light', 'Yerka Mig', `To ${JUNGLE}`, 'Choose Darth Vader');
  t.toPhase('move');
  t.doesNotOffer('Move Yerka Mig aboard'); // the three seats are taken
  t.act('Light: Move Yerka Mig by shuttling', 'Aboard Tantive IV as passenger for 1 Force');
  t.settle('act');
  t.card('Yerka Mig', { on: 'Tantive IV', as: 'passenger' }); // Vader is at the system, and not present with a passenger
  const power = t.totalPower('Dark', 'Yavin 4');
  board([]);
  t.is(t.totalPower('Dark', 'Yavin 4'), power); // nothing is lowered at a system
  deploy(t, 'Light', 'Yerka Mig', 'To Yavin 4 for free', 'Choose Stormtrooper');
  t.card('Yerka Mig', { at: 'Yavin 4', as: 'at' });
  t.is(t.totalPower('Dark', 'Yavin 4'), power);
  t.toPhase('move');
  t.act('Light: Move Yerka Mig aboard', 'Aboard Tantive IV as passenger');
  // By docking bay he goes at the price of his own player: 1 Force here, and not the 2 of Dark.
  t.board({
    at: 'Light moves',
    locations: { 'Light Tatooine: Docking Bay 94': ['Yerka Mig'], 'Light Yavin 4: Docking Bay': [] },
  });
  t.act('Light: Move Yerka Mig by landspeed');
  t.offers('To Yavin 4: Docking Bay for 1 Force');
});

scenario('Tactical Re-Call answers a battle that Dark has just won elsewhere', 'CCG-READ-086', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { [CANTINA]: ['Darth Vader', 'Luke Skywalker', 'R2-D2'], 'Light Yavin 4: Jungle': ['Han Solo'] },
    dark: { hand: ['Tactical Re-Call'] },
    light: { hand: ['Carrier'] },
    cards: [CARRIER('Yavin 4: Jungle')],
  });
  t.doesNotOffer('Deploy Tactical Re-Call');
  t.act('Dark: Battle at Cantina');
  compare(t);
  t.act('Dark: Deploy Tactical Re-Call', 'Dark: On Yavin 4: Jungle');
  t.offers('Choose Luke Skywalker', 'Choose Darth Vader'); // warriors of that battle
  t.answer('Choose Luke Skywalker');
  t.settle('damage');
  t.is(t.powerOf('Luke Skywalker'), 1);
  t.is(t.forfeitOf('Luke Skywalker'), 5);
});

scenario(
  'Tusken Breath Mask: where you have just won on Tatooine; immune to attrition of exactly 3',
  'CCG-READ-081',
  (t) => {
    t.board({
      at: 'Light battles',
      locations: {
        [CANTINA]: ['Stormtrooper', 'Luke Skywalker', 'Obi-Wan Kenobi'],
        'Light Yavin 4: Jungle': ['Han Solo'],
      },
      light: { hand: ['Tusken Breath Mask', 'Carrier'] },
      cards: [CARRIER(CANTINA)],
    });
    t.act('Light: Battle at Cantina');
    compare(t);
    t.act('Light: Deploy Tusken Breath Mask');
    t.offers(`On ${CANTINA}`);
    t.answer(`On ${CANTINA}`);
    t.offers('Choose Han Solo'); // not at Tatooine
    t.answer('Choose Han Solo');
    t.settle('damage');
    t.answer('Forfeit Stormtrooper');
    while (t.state.question?.kind === 'damage') t.answer('Lose the top card of the Force Pile');
    const power = t.powerOf('Han Solo');
    carry(t, 'Carrier', 'Han Solo');
    t.card('Tusken Breath Mask', { on: 'Han Solo' });
    t.is(t.powerOf('Han Solo'), power + 2);
  },
);

scenario(
  'Plastoid Armor: where a Stormtrooper was just lost; a spy with more power, and hard to hit',
  'CCG-READ-080',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { 'Death Star: War Room': ['Stormtrooper'], [CANTINA]: ['Han Solo', 'Stormtrooper'] },
      light: { hand: ['Plastoid Armor', 'Carrier', 'Away', 'Away'] },
      cards: [
        CARRIER('Death Star: War Room'),
        'Away   Light Interrupt - Lost   C1\n destiny 1\n Target 1 Stormtrooper on Tatooine -> It is lost.\n Target 1 Stormtrooper on Death Star -> It is lost.',
      ],
    });
    t.act('Light: Play Away on Tatooine', 'Light: Choose Stormtrooper');
    t.settle('act');
    t.act('Light: Play Away on Death Star', 'Light: Choose Stormtrooper');
    t.act('Light: Deploy Plastoid Armor');
    t.offers('On Death Star: War Room'); // not in the Cantina
    t.answer('On Death Star: War Room', 'Choose Han Solo');
    t.settle('act');
    t.is(t.powerOf('Han Solo'), 3);
    carry(t, 'Carrier', 'Han Solo');
    t.card('Plastoid Armor', { on: 'Han Solo' });
    t.is([t.powerOf('Han Solo'), t.forfeitOf('Han Solo')], [5, 8]);
  },
);
