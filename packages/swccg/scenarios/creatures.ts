/** Section 31 of the ledger: creatures. */
import { type BoardSpec, scenario } from '../testing/index.ts';
import { ARMORY, shoot } from './armory.ts';

const CORRIDOR =
  '•Death Star: Corridor   Dark Location - Site   C1\n   destiny 0   Light 1   Dark 1\n   interior   mobile';
const SEWER = '•Death Star: Sewer   Dark Location - Site   C1\n   destiny 0   Light 1   Dark 1\n   interior   mobile';
const COMPACTOR = 'Light Death Star: Trash Compactor';

const CARDS = [...ARMORY, CORRIDOR, SEWER];

scenario('A creature gives no presence and takes no part in battles', 'CCG-CRE-01', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { [COMPACTOR]: ['Dianoga', 'Plain Droid'] },
    cards: CARDS,
  });
  t.is(t.hasPresence('Dark', 'Death Star: Trash Compactor'), false);
  t.refuses('CCG-BTL-01', 'Dark', 'battle', 'Death Star: Trash Compactor');
});

scenario('A creature deploys inside its habitat alone, without presence or icons', 'CCG-CRE-02', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [COMPACTOR]: [], 'Death Star: Corridor': ['Plain Trooper'], 'Death Star: Sewer': ['Dark Waters'] },
    dark: { hand: ['Dianoga'] },
    cards: CARDS,
  });
  t.act('Dark: Deploy Dianoga');
  t.offers('To Death Star: Trash Compactor for 4 Force', 'To Death Star: Sewer for 4 Force');
});

scenario('A creature with nothing to eat must move, free, inside its habitat', 'CCG-CRE-03', (t) => {
  t.board({
    at: 'Dark moves',
    locations: { [COMPACTOR]: ['Dianoga', 'Plain Droid'], 'Death Star: Sewer': ['Dark Waters'] },
    dark: { force: 0 },
    cards: CARDS,
  });
  t.asks('Dark', 'where');
  t.offers('To Death Star: Sewer for free');
  t.answer('To Death Star: Sewer');
  t.card('Dianoga', { at: 'Death Star: Sewer' });
});

scenario('A creature with a possible meal stays, and so does one that has nowhere to go', 'CCG-CRE-03', (t) => {
  t.board({
    at: 'Dark moves',
    locations: { [COMPACTOR]: ['Dianoga', 'Plain Farmer'], 'Death Star: Sewer': ['Dark Waters'] },
    cards: CARDS,
  });
  t.asks('Dark', 'act');
  t.board({
    at: 'Dark moves',
    locations: { [COMPACTOR]: ['Dianoga'], 'Death Star: Corridor': [] },
    cards: CARDS,
  });
  t.asks('Dark', 'act');
  t.board({
    at: 'Light moves',
    locations: { [COMPACTOR]: ['Dianoga'], 'Death Star: Sewer': ['Dark Waters'] },
    cards: CARDS,
  });
  t.asks('Light', 'act');
});

scenario('Two creatures attack each other at once: the weaker is eaten', 'CCG-CRE-04 CCG-CRE-05', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      [COMPACTOR]: ['Dianoga'],
      'Death Star: Sewer': ['Dark Waters'],
      'Death Star: Corridor': ['Dark Waters', 'Dianoga'],
    },
    dark: { reserve: ['Destiny 2', 'Destiny 5'] },
    cards: CARDS,
  });
  t.asks('Dark', 'where');
  t.answer('To Death Star: Sewer');
  t.answer('To Death Star: Sewer');
  t.is(t.destinies(), [
    ['Dark', 2],
    ['Dark', 5],
  ]);
  t.is(t.titles('Dark', 'lost'), ['Dianoga']);
  t.card('Dianoga', { at: 'Death Star: Sewer' });
});

scenario('Two creatures of equal ferocity are both lost', 'CCG-CRE-05', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [COMPACTOR]: ['Dianoga', 'Dianoga'] },
    dark: { reserve: ['Destiny 4', 'Destiny 4'] },
    cards: CARDS,
  });
  t.is(t.titles('Dark', 'lost'), ['Dianoga', 'Dianoga']);
});

scenario('At the start of every battle phase a creature attacks', 'CCG-CRE-06 CCG-CRE-09', (t) => {
  // Chance chooses, but never a droid.
  for (const at of ['Dark battles', 'Light battles'] as const)
    for (let seed = 1; seed <= 4; seed++) {
      t.board({
        at,
        locations: { [COMPACTOR]: ['Dianoga', 'Plain Farmer', 'Plain Droid'] },
        dark: { reserve: ['Destiny 2'] },
        cards: CARDS,
        seed,
      });
      t.card('Plain Farmer', { zone: 'lost' });
      t.card('Plain Droid', { zone: 'table' });
    }
  t.board({
    at: 'Light battles',
    locations: { [COMPACTOR]: ['Dianoga', 'Plain Farmer'] },
    dark: { reserve: ['Destiny 1'] },
    cards: CARDS,
  });
  t.card('Plain Farmer', { zone: 'table' });
});

scenario('It attacks the side with more non-droid characters; on a tie its owner says which', 'CCG-CRE-07', (t) => {
  t.board({
    at: 'Light battles',
    locations: { [COMPACTOR]: ['Dianoga', 'Plain Farmer', 'Plain Trooper', 'Plain Officer'] },
    dark: { reserve: ['Destiny 7'] },
    cards: CARDS,
  });
  t.is(t.count('Dark', 'lost'), 1);
  t.card('Plain Farmer', { zone: 'table' });
  t.board({
    at: 'Light battles',
    locations: { [COMPACTOR]: ['Dianoga', 'Plain Farmer', 'Plain Trooper'] },
    dark: { reserve: ['Destiny 7'] },
    cards: CARDS,
  });
  t.asks('Dark', 'mode');
  t.answer('Light');
  t.card('Plain Farmer', { zone: 'lost' });
});

scenario('The victim is picked by chance', 'CCG-CRE-08', (t) => {
  const eaten = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    t.board({
      at: 'Light battles',
      locations: { [COMPACTOR]: ['Dianoga', 'Plain Farmer', 'Plain Rebel'] },
      dark: { reserve: ['Destiny 7'] },
      seed,
      cards: CARDS,
    });
    eaten.add(t.titles('Light', 'lost').join());
  }
  t.is([...eaten].toSorted(), ['Plain Farmer', 'Plain Rebel']);
});

scenario('A victim with ability 4 or more adds a destiny to its power', 'CCG-CRE-09', (t) => {
  for (const [own, zone] of [
    ['Destiny 3', 'table'],
    ['Destiny 2', 'lost'],
  ] as const) {
    t.board({
      at: 'Light battles',
      locations: { [COMPACTOR]: ['Dianoga', 'Plain Knight'] },
      dark: { reserve: ['Destiny 7'] },
      light: { reserve: [own] },
      cards: CARDS,
    });
    t.card('Plain Knight', { zone });
  }
});

/** A creature that has not noticed anybody yet: it attacks only when a battle phase begins. */
const HARMLESS = { reserve: ['Destiny 0'] };

scenario('A creature is attacked for 1 Force where one has presence', 'CCG-CRE-10 CCG-CRE-13', (t) => {
  t.board({
    at: 'Light battles',
    locations: { [COMPACTOR]: ['Dianoga', 'Plain Rebel', 'Plain Rebel'] },
    dark: { reserve: ['Destiny 0', 'Destiny 1'] },
    light: { reserve: ['Destiny 3'] },
    cards: CARDS,
  });
  t.act('Light: Attack Dianoga');
  t.settle();
  t.is(t.count('Light', 'force'), 9);
  // Power 4 and destiny 3 against ferocity 1 and defense 5.
  t.card('Dianoga', { zone: 'lost' });
});

scenario('Without presence there is no attack', 'CCG-CRE-10', (t) => {
  t.board({
    at: 'Light battles',
    locations: { [COMPACTOR]: ['Dianoga', 'Plain Droid'] },
    cards: CARDS,
  });
  t.refuses('CCG-CRE-10', 'Light', 'attack', 'Dianoga');
  t.doesNotOffer('Attack');
});

scenario('In the own battle phase a creature is attacked, and nothing else is', 'CCG-CRE-10 CCG-TRN-01', (t) => {
  const board = (at: BoardSpec['at']): void =>
    t.board({
      at,
      locations: { [COMPACTOR]: ['Plain Rebel', 'Plain Rebel', 'Dianoga', 'Plain Trooper'] },
      dark: HARMLESS,
      cards: CARDS,
    });
  board('Light battles');
  t.is(t.whyNot('Light', 'attack', 'Dianoga'), null);
  t.offersAlso('Attack Dianoga');
  t.refuses('CCG-CRE-10', 'Light', 'attack', 'Plain Trooper');
  t.refuses('CCG-CRE-10', 'Light', 'attack', 'Death Star: Trash Compactor');
  for (const at of ['Light controls', 'Light deploys', 'Light moves', 'Dark moves'] as const) {
    board(at);
    t.refuses('CCG-TRN-01', 'Light', 'attack', 'Dianoga');
    t.doesNotOffer('Attack Dianoga');
  }
  t.board({
    at: 'Dark battles',
    locations: { [COMPACTOR]: ['Plain Trooper'] },
    dark: { hand: ['Dianoga'] },
    cards: CARDS,
  });
  t.refuses('CCG-CRE-10', 'Dark', 'attack', 'Dianoga'); // it is in hand
});

scenario('A location sees an attack or a battle of a player in a turn', 'CCG-CRE-11', (t) => {
  t.board({
    at: 'Light battles',
    locations: { [COMPACTOR]: ['Dianoga', 'Plain Farmer', 'Plain Farmer', 'Plain Trooper'] },
    dark: { reserve: ['Destiny 0', 'Destiny 7'] },
    cards: CARDS,
  });
  t.act('Light: Attack Dianoga');
  t.settle();
  t.card('Dianoga', { zone: 'table' });
  t.refuses('CCG-BTL-02', 'Light', 'battle', 'Death Star: Trash Compactor');
  t.refuses('CCG-CRE-11', 'Light', 'attack', 'Dianoga');
  // And the reverse.
  t.board({
    at: 'Light battles',
    locations: { [COMPACTOR]: ['Dianoga', 'Plain Farmer', 'Plain Farmer', 'Plain Trooper'] },
    dark: { reserve: ['Destiny 0'] },
    cards: CARDS,
  });
  t.act('Light: Battle at Death Star: Trash Compactor');
  while (t.state.question?.kind !== 'act') {
    const { kind } = t.state.question!;
    t.answer(kind === 'weapons' ? 'Done' : kind === 'respond' ? 'Pass' : t.options[0]!);
  }
  t.card('Dianoga', { zone: 'table' });
  t.refuses('CCG-CRE-11', 'Light', 'attack', 'Dianoga');
});

scenario(
  'Weapons are fired at a creature as at characters, on its defense; hit, it is lost',
  'CCG-CRE-12 CCG-CRE-15 CCG-CRE-17',
  (t) => {
    for (const [destiny, zone] of [
      ['Destiny 5', 'table'],
      ['Destiny 6', 'lost'],
    ] as const) {
      t.board({
        at: 'Light battles',
        locations: { [COMPACTOR]: ['Dianoga', 'Plain Rebel', 'Blaster, on Plain Rebel'] },
        dark: HARMLESS,
        light: { reserve: [destiny] },
        cards: CARDS,
      });
      t.is(t.number('Dianoga', 'defense'), 5);
      t.act('Light: Attack Dianoga');
      t.asks('Light', 'weapons');
      shoot(t, 'Blaster', 'Dianoga');
      t.card('Dianoga', { zone });
      t.is(t.count('Light', 'force'), 8);
    }
  },
);

scenario('An attack that fails costs nobody anything', 'CCG-CRE-14', (t) => {
  t.board({
    at: 'Light battles',
    locations: { [COMPACTOR]: ['Dianoga', 'Plain Farmer'] },
    dark: HARMLESS,
    cards: CARDS,
  });
  t.act('Light: Attack Dianoga');
  t.settle();
  t.is([t.count('Dark', 'lost'), t.count('Light', 'lost')], [0, 0]);
  t.card('Plain Farmer', { zone: 'table' });
});

scenario('Ferocity is the last meal and a destiny drawn each time it is needed', 'CCG-CRE-16 CCG-CARD-164', (t) => {
  t.board({
    at: 'Light battles',
    locations: { [COMPACTOR]: ['Dianoga', 'Plain Rebel', 'Plain Rebel'] },
    dark: { reserve: ['Destiny 3', 'Destiny 1'] },
    cards: CARDS,
  });
  t.is(t.count('Light', 'lost'), 1);
  t.act('Light: Attack Dianoga');
  t.settle();
  t.is(t.destinies(), [
    ['Dark', 3],
    ['Dark', 1],
  ]);
  // The meal of power 2: in Dark's next battle phase 2 and 1 are more than 2.
  t.board({
    at: 'Light battles',
    locations: { [COMPACTOR]: ['Dianoga', 'Plain Rebel', 'Plain Rebel'] },
    dark: { reserve: ['Destiny 3', 'Destiny 1'] },
    cards: CARDS,
  });
  t.toPhase('battle', 'Dark');
  t.is(t.count('Light', 'lost'), 2);
});
