/** Texts whose cards have gone, whose numbers are short, or who say several things one after another. */
import { scenario } from '../testing/index.ts';
import { ARMORY, battle } from './armory.ts';
import { CANTINA, droid, interrupt } from './corners.ts';
import { field, fight, on, passAll } from './fights.ts';

const EISLEY = 'Tatooine: Mos Eisley';

scenario("Beggar has nothing to ask for while the opponent's Force Pile is empty", 'CCG-PIL-22 CCG-CARD-113', (t) => {
  for (const force of [0, 1]) {
    t.board({
      at: 'Light deploys',
      locations: { [`Light ${EISLEY}`]: ['Beggar'] },
      light: { force: 2 },
      dark: { force },
    });
    if (force === 0) t.doesNotOffer('Use Beggar');
    else t.offersAlso('Use Beggar');
  }
});

scenario('What has left the table meanwhile is not cancelled', 'CCG-ACT-19', (t) => {
  const board = (hand: readonly string[]): void => {
    t.board({
      at: 'Light controls',
      table: ['Jawa Siesta'],
      light: { hand: ['Utinni!'] },
      dark: { hand },
      cards: [interrupt('Dark', 'Sweep', 'Target 1 Effect -> It is lost.')],
    });
    t.act('Light: Play Utinni!');
    if (t.state.question?.kind === 'target') t.answer('Choose Jawa Siesta');
  };
  board([]);
  t.settle('act');
  t.is(t.happened('cancelled'), ['Jawa Siesta']);
  board(['Sweep']);
  t.act('Dark: Play Sweep', 'Choose Jawa Siesta');
  t.settle('act');
  t.card('Jawa Siesta', { zone: 'lost' });
  t.is(t.happened('cancelled'), []);
});

scenario('Any number together is also one alone', 'CCG-ACT-20', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Light Jawa', 'Stormtrooper', 'Stormtrooper'] },
    dark: { hand: ['Dead Jawa'], reserve: ['Destiny 5'] },
  });
  t.act('Dark: Play Dead Jawa');
  if (t.state.question?.kind === 'target') t.answer('Choose Jawa');
  t.settle('act');
  t.card('Jawa', { zone: 'lost' });
});

scenario('What a text says first is over before the next thing begins', 'CCG-ACT-10', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Luke Skywalker'], [`Dark ${EISLEY}`]: [] },
    dark: { hand: ['Rout'] },
    light: { hand: ['Han Solo'] },
    cards: [interrupt('Dark', 'Rout', 'Target 1 Luke Skywalker -> It moves away free. Opponent loses 1 Force.')],
  });
  t.act('Dark: Play Rout', 'Choose Luke');
  t.settle('where', 'Light');
  t.answer('To Tatooine: Mos Eisley');
  t.settle('lose', 'Light');
  t.card('Luke Skywalker', { at: EISLEY });
});

scenario('A shot that hits is not told as a miss', 'CCG-WPN-06', (t) => {
  for (const [destiny, missed] of [
    ['Destiny 6', 0],
    ['Destiny 0', 1],
  ] as const) {
    t.board({
      at: 'Dark battles',
      locations: { 'Tatooine: Plain': ['Plain Trooper', 'Imperial Blaster, on Plain Trooper', 'Luke Skywalker'] },
      dark: { reserve: [destiny] },
      cards: ARMORY,
    });
    battle(t, 'Dark', 'Plain');
    t.act('Dark: Fire Imperial Blaster', 'Choose Luke Skywalker');
    passAll(t);
    t.card('Luke Skywalker', { hit: missed === 0 });
    t.is(t.events('missed').length, missed);
  }
});

scenario('Who is excluded before battle destiny is drawn adds no ability to the draw', 'CCG-BTL-05', (t) => {
  for (const isBarred of [false, true]) {
    field(t, ['Captain', 'Hero', 'Scout'], {
      dark: { hand: ['Bar'] },
      cards: [
        interrupt(
          'Dark',
          'Bar',
          'Just after opponent is about to draw battle destiny at site: target 1 Hero -> It is excluded from the battle.',
        ),
      ],
    });
    t.act('Dark: Battle at Field');
    on(t, 'battleDestiny', 'Dark');
    t.answer('Dark: Draw none');
    if (isBarred) t.act('Dark: Play Bar', 'Choose Hero');
    fight(t);
    t.is(t.events('destiny').length, isBarred ? 0 : 1);
  }
});

scenario('Talz lets whom it saves be worth what it was before', 'CCG-CARD-042', (t) => {
  field(t, ['Captain', 'Guard', 'Saber, on Captain', 'Talz', 'Hero'], {
    dark: { reserve: ['Destiny 6'] },
    cards: [
      'Saber   Dark Weapon - Character   C1\n destiny 1\n Deploys on your character.\n Fires free: 1 destiny; character hit with forfeit 0 if destiny > ability.',
    ],
  });
  t.act('Dark: Battle at Field', 'Dark: Fire Saber', 'Choose Hero');
  passAll(t);
  t.is(t.forfeitOf('Hero'), 0);
  fight(t, false);
  t.answer('Light: Forfeit Talz in place of Hero');
  passAll(t);
  t.is(t.forfeitOf('Hero'), 5);
});

scenario('Several cards that come to their end are lost together', 'CCG-ACT-15', (t) => {
  const bearers = ['Greedo', 'Luke Skywalker', 'Garindan'];
  t.board({
    at: 'Dark controls',
    locations: {
      [`Dark ${CANTINA}`]: ['Light Jawa', ...bearers, ...bearers.map((who) => `Hold, on ${who}`)],
    },
    dark: { hand: ['Kill'] },
    cards: [
      interrupt('Dark', 'Kill', 'Target 1 Jawa -> It is lost.'),
      'Hold   Dark Effect   C1\n destiny 1\n Deploys on character.\n While not (there is a Jawa on table): this card comes to its end.',
    ],
  });
  t.act('Dark: Play Kill', 'Choose Jawa');
  t.settle('act');
  t.is(t.titles('Dark', 'lost').filter((title) => title === 'Hold').length, 3);
});

scenario('Who has left the table goes nowhere, and nobody else does', 'CCG-ACT-19', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      [`Light ${EISLEY}`]: ['Stormtrooper', 'Greedo', 'Luke Skywalker'],
      [`Light ${CANTINA}`]: [],
      'Light Tatooine: Dune Sea': [],
    },
    light: { hand: ['Go'] },
    dark: { hand: ['Kill'] },
    cards: [
      interrupt('Light', 'Go', 'Target 1 Luke Skywalker -> It goes to Tatooine site.'),
      interrupt('Dark', 'Kill', 'Target 1 Luke Skywalker -> It is lost.'),
    ],
  });
  t.act('Light: Play Go', 'Choose Luke', 'Dark: Play Kill', 'Choose Luke');
  t.settle('act');
  t.card('Luke Skywalker', { zone: 'lost' });
  t.is(t.events('moved').length, 0);
});

scenario('A spy who is lost in time frees no captive', 'CCG-READ-121 CCG-ACT-19', (t) => {
  const CORRIDOR = 'Death Star: Detention Block Corridor';
  t.board({
    at: 'Light controls',
    locations: { [CORRIDOR]: ['Darth Vader', `Luke Skywalker, captive of ${CORRIDOR}`, 'Momaw Nadon'] },
    light: { hand: ["I'm Here To Rescue You"], reserve: ['Destiny 5'] },
    dark: { hand: ['Kill'] },
    cards: [interrupt('Dark', 'Kill', 'Target 1 Momaw Nadon -> It is lost.')],
  });
  t.act(
    "Light: Play I'm Here To Rescue You",
    'Choose Momaw Nadon',
    'Choose Luke Skywalker',
    'Dark: Play Kill',
    'Choose Momaw',
  );
  t.settle('act');
  t.card('Momaw Nadon', { zone: 'lost' });
  t.card('Luke Skywalker', { as: 'captive' });
});

scenario(
  'What was not answered when battle damage was paid is not answered at the end of the battle',
  'CCG-ACT-12',
  (t) => {
    field(t, ['Captain', 'Scout', 'Moaner'], {
      cards: [droid('Light', 'Moaner', 'Just after you have lost Force in a battle: Opponent loses 1 Force.')],
    });
    t.act('Dark: Battle at Field');
    fight(t, false);
    while (t.state.question?.kind === 'damage') t.answer('Lose the top card of the Reserve Deck');
    t.answer('Light: Pass', 'Light: Pass');
    t.asks('Light', 'act');
  },
);

scenario(
  'An Immediate Effect that answers a Force drain goes where it may, not only to the drain',
  'CCG-IMM-01',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: { [`Dark ${CANTINA}`]: ['Stormtrooper'], [`Dark ${EISLEY}`]: [] },
      light: { hand: ['Relay'] },
      cards: [
        'Relay   Light Effect - Immediate   C1\n destiny 1\n Just after opponent declares a Force drain: deploys on Tatooine site for 1 Force.',
      ],
    });
    t.act('Dark: Force drain at Cantina', 'Light: Deploy Relay');
    t.offers('On Tatooine: Cantina for 1', 'On Tatooine: Mos Eisley for 1');
  },
);

scenario('A spy that comes to the table anew lies on its own side', 'CCG-SPY-01', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [`Light ${CANTINA}`]: ['Momaw Nadon', 'Plain Cover, on Momaw Nadon'] },
    light: { hand: ['Back'] },
    cards: [...ARMORY, interrupt('Light', 'Back', 'Target 1 Momaw Nadon -> It returns to hand with all on it.')],
  });
  t.is(t.state.side[t.find('Momaw Nadon')], 0);
  t.act('Light: Play Back', 'Choose Momaw');
  t.settle('act', 'Light');
  t.act('Light: Deploy Momaw Nadon', 'To Tatooine: Cantina');
  t.settle('act');
  t.is(t.state.side[t.find('Momaw Nadon')], 1);
});

scenario('Sixty turns in a row without a loss make the game a draw', 'CCG-OBJ-18', (t) => {
  t.board({ at: 'Light draws', locations: { [`Light ${CANTINA}`]: [] } });
  // Cards that are drawn are no loss.
  t.answer('Draw');
  for (let i = 0; i < 59; i++) t.endTurn();
  t.is(t.state.result, null);
  t.endTurn();
  t.is(t.state.result, { outcomes: ['drawn', 'drawn'], reason: 'idle' });
});

scenario('What takes a text away only under a condition leaves it otherwise', 'CCG-ACT-33', (t) => {
  for (const isThere of [true, false]) {
    t.board({
      at: 'Dark controls',
      locations: {
        [`Dark ${CANTINA}`]: ['Boaster', 'Gag, on Boaster', ...(isThere ? ['Light Jawa'] : [])],
      },
      cards: [
        droid('Light', 'Boaster', 'This card is power +3.'),
        'Gag   Dark Effect   C1\n destiny 1\n Deploys on character.\n While there is a Jawa on table: the bearer has no text.',
      ],
    });
    t.is(t.powerOf('Boaster'), isThere ? 1 : 4);
  }
});

scenario('Kiffex counts neither what is in a hold nor what is captured', 'CCG-CAP-16 CCG-TRB-02', (t) => {
  const devastator = ['Devastator', 'TIE Fighter, cargo of Devastator', 'Tractor Beam, on Devastator'];
  t.board({
    at: 'Dark controls',
    locations: {
      'Dark Kiffex': [
        ...devastator,
        'Red 5',
        'Wedge Antilles, pilot of Red 5',
        'Red 1, held by Devastator',
        'Luke Skywalker, pilot of Red 1',
      ],
    },
  });
  t.is(t.totalPower('Dark', 'Kiffex'), t.powerOf('Devastator'));
  t.is(t.totalPower('Light', 'Kiffex'), t.powerOf('Red 5'));
});
