/** What a rule refuses, and what is next to the case that it is written for. */
import { scenario } from '../testing/index.ts';
import { ARMORY, battle } from './armory.ts';
import { alien, CANTINA, interrupt } from './corners.ts';
import { drawn, field, fight, never, on, passAll, totals } from './fights.ts';

const FARM = "Tatooine: Lars' Moisture Farm";
const KEEP = 'Keep   Dark Location - Site   C1\ndestiny 0   Light 0   Dark 3\ninterior';

scenario('Only a weapon that is there to be fired is fired', 'CCG-WPN-02', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      'Tatooine: Plain': ['Plain Rebel', 'Blaster, on Plain Rebel', 'undercover Plain Knight', 'Plain Trooper'],
    },
    cards: ARMORY,
  });
  battle(t, 'Light', 'Tatooine: Plain');
  t.refuses('CCG-WPN-02', 'Light', 'fire', 'Plain Rebel');
  t.refuses('CCG-WPN-02', 'Dark', 'fire', 'Blaster');
  t.is(t.whyNot('Light', 'fire', 'Blaster'), null);
});

scenario('The loss that a text asks for has to be there', 'CCG-FRC-13', (t) => {
  for (const left of [1, 4]) {
    t.board({
      at: 'Dark controls',
      dark: { hand: ['Price'], left, force: 1 },
      cards: [interrupt('Dark', 'Price', 'Lose 4 Force -> Activate 1 Force.')],
    });
    if (left === 1) t.refuses('CCG-FRC-13', 'Dark', 'use', 'Price');
    else t.offersAlso('Play Price');
  }
});

scenario('An empty pile cannot be chosen', 'CCG-PIL-22', (t) => {
  for (const lost of [0, 1]) {
    t.board({
      at: 'Dark controls',
      dark: { hand: ['Stir'], lost },
      cards: [interrupt('Dark', 'Stir', 'Choose your Lost Pile -> Shuffle the chosen pile.')],
    });
    if (lost === 0) t.refuses('CCG-PIL-22', 'Dark', 'use', 'Stir');
    else t.offersAlso('Play Stir');
  }
});

scenario('What was blown away is converted no more', 'CCG-BLW-04', (t) => {
  for (const gone of ['blown away ', '']) {
    t.board({
      at: 'Dark deploys',
      locations: { [`${gone}Light Yavin 4`]: [] },
      dark: { hand: ['Dark Yavin 4'] },
    });
    if (gone === '') t.is(t.whyNot('Dark', 'deploy', 'Dark Yavin 4'), null);
    else t.refuses('CCG-BLW-04', 'Dark', 'deploy', 'Dark Yavin 4');
  }
});

scenario('A text that waits for weapon destiny does not answer battle destiny', 'CCG-ACT-02', (t) => {
  field(t, ['Captain', 'Hero'], {
    light: { hand: ['Aim'] },
    cards: [interrupt('Light', 'Aim', 'Just after opponent draws weapon destiny: Activate 1 Force.')],
  });
  t.act('Dark: Battle at Field');
  on(t, 'battleDestiny', 'Dark');
  t.answer('Draw battle destiny');
  never(t, 'Play Aim');
  t.is(drawn(t, 'Dark'), 1);
});

scenario('The totals of a tied battle were compared too', 'CCG-BTL-19', (t) => {
  field(t, ['Captain', 'Knight'], {
    light: { hand: ['Judge'] },
    cards: [
      'Knight   Light Character - Rebel   C1\ndestiny 1   deploy 1   power 5   ability 4   forfeit 5',
      interrupt('Light', 'Judge', 'Just after the totals of a battle are compared: Activate 1 Force.'),
    ],
  });
  t.act('Dark: Battle at Field');
  for (const seat of ['Dark', 'Light'] as const) {
    on(t, 'battleDestiny', seat);
    t.answer('Draw none');
  }
  t.act('Light: Play Judge');
  t.is(t.events('battleTied').length, 1);
});

scenario('EG-6 doubles nothing for whoever is level', 'CCG-CARD-052', (t) => {
  for (const [more, power] of [
    [1, 6],
    [0, 10],
    [2, 7],
  ] as const) {
    field(t, ['Captain', 'Hero'], {
      dark: { hand: ['Push'], reserve: ['EG-6'] },
      cards: [interrupt('Dark', 'Push', `In a battle: Add ${more} to your total power.`)],
    });
    t.act('Dark: Battle at Field', 'Dark: Play Push');
    on(t, 'battleDestiny', 'Dark');
    t.answer('Draw battle destiny');
    on(t, 'battleDestiny', 'Light');
    t.answer('Draw none');
    passAll(t);
    t.is(totals(t), [power, 6]);
  }
});

scenario('A loss begins the count of quiet turns anew', 'CCG-OBJ-18', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [`Light ${CANTINA}`]: ['Luke Skywalker'] },
    light: { hand: [] },
  });
  for (let i = 0; i < 58; i++) t.endTurn();
  t.toPhase('control', 'Light');
  t.act('Light: Force drain');
  t.settle('lose');
  while (t.state.question?.kind === 'lose') t.answer('Lose the top card of the Reserve Deck');
  for (let i = 0; i < 59; i++) t.endTurn();
  t.is(t.state.result, null);
});

scenario('Up to two are two at most, or none', 'CCG-ACT-20', (t) => {
  const board = (): void => {
    t.board({
      at: 'Dark controls',
      locations: { [CANTINA]: ['Luke Skywalker', 'Han Solo', 'Leia Organa'] },
      dark: { hand: ['Purge'] },
      cards: [interrupt('Dark', 'Purge', 'Target up to 2 character -> It is lost.')],
    });
    t.act('Dark: Play Purge');
  };
  board();
  t.answer('Choose Luke Skywalker', 'Choose Han Solo');
  t.settle('act');
  t.is(t.happened('lost').toSorted(), ['Han Solo', 'Luke Skywalker']);
  board();
  t.answer('Done');
  t.settle('act');
  t.is(t.happened('lost'), []);
});

scenario('Equal strength ends the duel without a loser', 'CCG-READ-092', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [CANTINA]: ['Darth Vader', 'Obi-Wan Kenobi', 'Coach'] },
    dark: { hand: ['The Circle Is Now Complete'] },
    cards: [alien('Light', 'Coach', 'Obi-Wan Kenobi here is power +1.')],
  });
  t.is([t.powerOf('Darth Vader'), t.powerOf('Obi-Wan Kenobi')], [6, 6]);
  t.act('Dark: Play The Circle Is Now Complete');
  t.settle('act');
  t.is(t.happened('outOfPlay'), []);
});

scenario('Nobody duels with somebody who has gone meanwhile', 'CCG-READ-092', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [CANTINA]: ['Darth Vader', 'Obi-Wan Kenobi'] },
    dark: { hand: ['The Circle Is Now Complete'] },
    light: { hand: ['Vanish'] },
    cards: [
      interrupt('Light', 'Vanish', 'Just after opponent plays The Circle Is Now Complete: Obi-Wan Kenobi is lost.'),
    ],
  });
  t.act('Dark: Play The Circle Is Now Complete', 'Light: Play Vanish');
  t.settle('act');
  t.is([t.happened('outOfPlay'), t.happened('lost')], [[], ['Obi-Wan Kenobi', 'The Circle Is Now Complete']]);
});

scenario('Brainiac counts the icons of all locations', 'CCG-CARD-027', (t) => {
  field(t, ['Brainiac'], {
    at: 'Light moves',
    locations: { Keep: [] },
    cards: [KEEP],
  });
  // 3 (0 - 0) + 2 (4 - 1) + pi
  t.is(Math.abs(t.powerOf('Brainiac') - Math.sqrt(6 + Math.PI)) < 0.002, true);
});

scenario('Evader ends each Revolution, and whoever made it loses Force', 'CCG-CARD-131', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Dark Tatooine: Mos Eisley': ['Revolution', 'Presence Of The Force'] },
    dark: { hand: ['Evader'] },
  });
  t.act('Dark: Play Evader: Each Revolution');
  t.settle('lose', 'Light');
  t.answer('Lose the top card of the Reserve Deck');
  t.settle('act');
  t.card('Revolution', { zone: 'lost' });
  t.card('Presence Of The Force', { zone: 'table' });
  t.is([t.count('Light', 'lost'), t.count('Dark', 'lost')], [2, 0]);
});

scenario('What lies on a side of the table lies on the side that its text names', 'CCG-EFF-07', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [CANTINA]: [] },
    light: { hand: ['Logistical Delay', 'Shelf'] },
    cards: ['Shelf   Light Effect   C1\n destiny 1\n Deploys on your side of table.\n Your Rebel is power +1.'],
  });
  for (const name of ['Logistical Delay', 'Shelf']) {
    t.act(`Light: Deploy ${name}`, 'On the table');
    t.settle('act');
  }
  t.is(
    ['Logistical Delay', 'Shelf'].map((name) => t.nameOfSeat(t.state.side[t.find(name)]!)),
    ['Dark', 'Light'],
  );
});

scenario('A Fire Extinguisher keeps a Program Trap at the same place from exploding', 'CCG-CARD-132', (t) => {
  for (const [at, zone] of [
    [CANTINA, 'table'],
    [FARM, 'lost'],
  ] as const) {
    const beside = (site: string): string[] => (site === at ? ['R2-D2', 'Fire Extinguisher, on R2-D2'] : []);
    t.board({
      at: 'Light controls',
      locations: {
        [CANTINA]: ['CZ-3', 'Program Trap, on CZ-3', 'Luke Skywalker', ...beside(CANTINA)],
        [FARM]: beside(FARM),
      },
      light: { hand: ['Draw'], reserve: [at === CANTINA ? 'Destiny 3' : 'Destiny 2'] },
      cards: ['Draw   Light Interrupt - Lost   C1\n destiny 1\n Draw 1 destiny.'],
    });
    t.act('Light: Play Draw');
    t.settle('act');
    t.card('Luke Skywalker', { zone });
    t.card('Program Trap', { zone: 'lost' });
  }
});

scenario('Ability that is lent is missing where the lender fights', 'CCG-READ-093', (t) => {
  for (const lent of [0, 3]) {
    field(t, ['Captain', 'Scout'], {
      locations: { Hall: ['Obi-Wan Kenobi'], Keep: ['Guard'] },
      light: { hand: ['Help Me Obi-Wan Kenobi'] },
      dark: { hand: ['Ride'] },
      cards: [KEEP, interrupt('Dark', 'Ride', 'In your battle phase: target 1 your Guard -> It moves free to Hall.')],
    });
    t.act('Dark: Battle at Field');
    if (lent > 0) t.act('Light: Play Help Me Obi-Wan Kenobi', 'Choose Obi-Wan Kenobi', `${lent}`);
    fight(t, false);
    for (; t.state.battle !== null; passAll(t))
      if (t.state.question?.kind === 'damage') t.answer('Lose the top card of the Reserve Deck');
    t.act('Dark: Play Ride', 'Choose Guard');
    t.act('Dark: Battle at Hall');
    if (lent === 0) on(t, 'battleDestiny', 'Light');
    else fight(t);
    t.is(drawn(t, 'Light'), 0);
    t.is(t.state.question?.kind === 'battleDestiny', lent === 0);
  }
});

scenario('What an action deploys was deployed', 'CCG-ACT-12', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Tatooine: Plain': [
        'Plain Trooper',
        'Imperial Blaster, on Plain Trooper',
        'Plain Rebel',
        'Blaster, on Plain Rebel',
      ],
    },
    dark: { hand: ['Dark Disarmed'] },
    light: { hand: ['Sob'] },
    cards: [...ARMORY, interrupt('Light', 'Sob', 'Just after opponent has deployed Effect: Activate 1 Force.')],
  });
  t.act('Dark: Play Disarmed', 'Choose Plain Rebel');
  t.act('Light: Play Sob');
  t.card('Disarmed', { on: 'Plain Rebel' });
});

scenario('Djas Puhr counts the icons of Dark', 'CCG-CARD-031', (t) => {
  field(t, [], { locations: { Keep: ['Djas Puhr'] }, cards: [KEEP] });
  t.is(t.powerOf('Djas Puhr'), 1 + 3);
});

scenario('What a weapon adds to a Force drain is its use of the turn', 'CCG-DRN-10 CCG-WPN-09', (t) => {
  for (const added of ['Yes', 'No'] as const) {
    t.board({
      at: 'Light controls',
      locations: {
        [`Light ${CANTINA}`]: ['Luke Skywalker', 'Jedi Lightsaber, on Luke Skywalker', 'Blaster, on Luke Skywalker'],
        [`Light ${FARM}`]: [],
      },
    });
    t.act('Light: Force drain');
    t.answer(added);
    t.is(t.state.fired[t.find('Jedi Lightsaber')] === t.state.turn, added === 'Yes');
  }
});

scenario('Destiny that is canceled comes to nothing, whatever it was drawn for', 'CCG-DST-07', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [CANTINA]: ['Luke Skywalker'] },
    dark: { hand: ['Fate'], reserve: ['Destiny 6'] },
    light: { hand: ['Luck'] },
    cards: [
      interrupt('Dark', 'Fate', 'Target 1 character -> Draw 1 destiny. If destiny > its ability: It is lost.'),
      interrupt('Light', 'Luck', 'Just after opponent draws any destiny: Cancel that destiny.'),
    ],
  });
  t.act('Dark: Play Fate', 'Choose Luke Skywalker', 'Light: Play Luck');
  t.settle('act');
  t.is(t.destinies(), [['Dark', 6]]);
  t.card('Luke Skywalker', { zone: 'table' });
});

scenario('Who is aboard as a passenger does not pilot', 'CCG-CAP-01', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Light Tatooine': [
        'Millennium Falcon',
        'Han Solo, pilot of Millennium Falcon',
        'Leia Organa, passenger of Millennium Falcon',
      ],
    },
    dark: { hand: ['Eject', 'Evict'] },
    cards: [
      interrupt('Dark', 'Eject', 'Target 1 character piloting starship -> Activate 1 Force.'),
      interrupt('Dark', 'Evict', 'Target 1 character a passenger of starship -> It is lost.'),
    ],
  });
  t.act('Dark: Play Eject');
  t.offers('Choose Han Solo');
  t.answer('Choose Han Solo');
  t.act('Dark: Play Evict');
  t.offers('Choose Leia Organa');
  t.answer('Choose Leia Organa');
  t.settle('act');
  t.card('Leia Organa', { zone: 'lost' });
});
