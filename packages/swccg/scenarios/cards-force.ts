/** Cards about Force drains and losses, activation, and what deploying costs. */
import { type Play, scenario } from '../testing/index.ts';
import { fight, owed } from './fights.ts';

const CANTINA = 'Tatooine: Cantina';
const EISLEY = 'Tatooine: Mos Eisley';

/** Where the card may go, and for how much. */
const places = (t: Play, seat: 'Dark' | 'Light', card: string): string[] => {
  t.act(`${seat}: Deploy ${card}`);
  return t.options;
};

scenario(
  'Counter Assault: a destiny for each card present against the power there; the lower total loses the difference',
  'CCG-CARD-069 CCG-CARD-102',
  (t) => {
    const board = (reserve: string[]): void =>
      t.board({
        at: 'Light controls',
        locations: { [`Light ${EISLEY}`]: ['Luke Skywalker', 'Talz'] }, // power 3 and 1
        dark: { hand: ['Counter Assault'], reserve },
      });
    board(['Destiny 5', 'Destiny 2']);
    t.act('Light: Force drain', 'Dark: Play Counter Assault');
    t.settle('lose', 'Light');
    t.answer('Reserve Deck', 'Reserve Deck', 'Reserve Deck');
    t.settle();
    t.asks('Light', 'act');
    t.is([t.count('Light', 'lost'), t.titles('Dark', 'lost')], [3, ['Counter Assault']]);
    board(['Destiny 1', 'Destiny 1']);
    t.act('Light: Force drain', 'Dark: Play Counter Assault');
    t.settle('lose', 'Dark');
    t.answer('Reserve Deck', 'Reserve Deck');
    t.is([t.count('Dark', 'lost'), t.count('Light', 'lost')], [3, 0]);
    // At a system: three ships, a pilot and an astromech; no passenger, and no permanent pilot.
    t.board({
      at: 'Light controls',
      locations: {
        'Dark Alderaan': [
          'X-wing',
          'Red 3',
          'Biggs Darklighter, pilot of Red 3',
          'R2-X2, astromech of Red 3',
          'Gold 1',
          'Leia Organa, passenger of Gold 1',
        ],
      },
      table: ['Beacon'],
      dark: { hand: ['Counter Assault'], reserve: ['Destiny 1', 'Destiny 1', 'Destiny 1', 'Destiny 1', 'Destiny 1'] },
      cards: ['Beacon   Light Effect   C1\ndestiny 1\nYour Force drain at Alderaan is +1.'],
    });
    t.act('Light: Force drain', 'Dark: Play Counter Assault');
    t.settle('lose', 'Dark');
    t.is(t.destinies().length, 5);
    // 3 of the X-wing; 3, 2 of Biggs and 1 of the droid in Red 3; nobody pilots Gold 1.
    for (let i = 0; i < 9 - 5; i++) t.answer('Dark: Reserve Deck');
    t.settle('act');
    t.is([t.count('Dark', 'lost'), t.count('Light', 'lost')], [4 + 1, 0]);
  },
);

scenario('Thank The Maker counts what all drains of the phase took', 'CCG-CARD-105', (t) => {
  const board = (): void =>
    t.board({
      at: 'Dark controls',
      locations: {
        [`Light ${CANTINA}`]: ['Greedo'],
        [`Light ${EISLEY}`]: ['Garindan'],
        "Light Tatooine: Obi-Wan's Hut": ['Mosep', 'C-3PO'],
      },
      light: { hand: ['Thank The Maker'], reserve: ['Talz'] },
    });
  board();
  t.act('Dark: Force drain at Tatooine: Cantina');
  t.settle('lose');
  t.answer('Force Pile', 'Force Pile');
  t.doesNotOffer('Play Thank The Maker');
  t.act('Dark: Force drain at Tatooine: Mos Eisley');
  t.settle('lose');
  t.answer('Reserve Deck', 'Reserve Deck');
  t.act("Dark: Force drain at Tatooine: Obi-Wan's Hut");
  t.settle('lose');
  t.answer('Reserve Deck', 'Reserve Deck', 'Reserve Deck');
  t.act('Light: Play Thank The Maker');
  t.settle();
  t.is(t.happened('retrieve').length, 3); // Destiny 3
});

scenario('We’re Doomed halves each loss of the turn: rounded up, or down with R2-D2 or C-3PO', 'CCG-READ-114', (t) => {
  const lost = (...droids: string[]): number => {
    t.board({
      at: 'Dark controls',
      locations: { "Light Tatooine: Obi-Wan's Hut": ['Greedo', ...droids] }, // 2 icons and 1 for Dark's text
      light: { hand: ["We're Doomed"], left: 6, force: 6 },
    });
    t.act("Light: Play We're Doomed");
    t.settle();
    t.act('Dark: Force drain');
    t.settle('lose');
    let n = 0;
    while (t.state.question?.kind === 'lose') {
      t.answer('Force Pile');
      n++;
    }
    return n;
  };
  t.is(lost(), 2);
  t.is(lost('R2-D2'), 1);
});

scenario(
  'Limited Resources: 2 Force, 4 in one’s own turn, while the opponent has two cards or fewer',
  'CCG-READ-099',
  (t) => {
    const board = (at: 'Dark controls' | 'Light controls', hand: string[]): void =>
      t.board({ at, dark: { hand: ['Limited Resources'] }, light: { hand, left: 10 } });
    board('Dark controls', ['Talz', 'Kabe', 'Beru Lars']);
    t.doesNotOffer('Play Limited Resources');
    for (const [at, n] of [
      ['Dark controls', 4],
      ['Light controls', 2],
    ] as const) {
      board(at, ['Talz', 'Kabe']);
      t.act('Dark: Play Limited Resources');
      t.settle('lose');
      for (let i = 0; i < n; i++) {
        t.settle('lose');
        t.answer('Light: Reserve Deck');
      }
      t.settle('act');
      t.is(t.count('Light', 'lost'), n);
      t.is(t.state.question?.kind, 'act');
    }
  },
);

scenario(
  'What Limited Resources takes is one loss, 2 less with Supply Tanks aboard a starship',
  'CCG-READ-099',
  (t) => {
    for (const [at, tanks, n] of [
      ['Dark controls', false, 4],
      ['Dark controls', true, 2],
      ['Light controls', false, 2],
      ['Light controls', true, 0],
    ] as const) {
      t.board({
        at,
        locations: { Tatooine: ['X-wing', ...(tanks ? ['Light Fusion Generator Supply Tanks, on X-wing'] : [])] },
        dark: { hand: ['Limited Resources'] },
        light: { hand: ['It Could Be Worse'] },
      });
      t.act('Dark: Play Limited Resources');
      if (n > 0) t.act('Light: Play It Could Be Worse', `Light: ${n}`);
      t.settle('act');
      t.is(t.count('Light', 'lost'), 0);
    }
  },
);

scenario('Beru Stew needs that both can activate 2, and gives Light more for the family', 'CCG-CARD-067', (t) => {
  const board = (left: number): void =>
    t.board({
      at: 'Light controls',
      locations: { [`Light ${EISLEY}`]: ['Beru Lars', 'Owen Lars'] },
      light: { hand: ['Beru Stew'] },
      dark: { left },
    });
  board(1);
  t.doesNotOffer('Play Beru Stew');
  board(2);
  t.act('Light: Play Beru Stew');
  t.settle('number');
  t.is([t.count('Light', 'force'), t.count('Dark', 'force')], [12, 12]);
  t.offers('0', '1', '2');
  t.answer('1');
  t.is(t.count('Light', 'force'), 13);
});

scenario('Blue Milk lets the player say who activates, or takes Juri Juice away', 'CCG-ACT-31', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [`Dark ${CANTINA}`]: [], 'Dark Tatooine: Jundland Wastes': ['Talz', 'Juri Juice, on Talz'] },
    light: { hand: ['Blue Milk'] },
  });
  t.offersAlso('Play Blue Milk: Activate', 'Play Blue Milk: Opponent activates', 'Play Blue Milk: Juri Juice');
  t.act('Light: Play Blue Milk: Juri Juice', 'Light: Juri Juice');
  t.settle();
  t.card('Juri Juice', { zone: 'lost' });
  t.card('Blue Milk', { zone: 'lost' });
});

scenario('What makes a kind of card dearer makes no other dearer', 'CCG-DEP-13', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [`Dark ${EISLEY}`]: [], 'Dark Tatooine': [] },
    table: ['Logistical Delay', 'Restricted Deployment'],
    dark: { hand: ['Black 3', 'Greedo', 'Mosep'] },
  });
  t.act('Dark: Deploy Greedo'); // a warrior
  t.offers('To Tatooine: Mos Eisley for 2 Force');
  t.answer('To Tatooine: Mos Eisley');
  t.settle();
  t.act('Dark: Deploy Black 3');
  t.offers('To Tatooine for 2 Force');
  t.answer('To Tatooine');
  t.settle();
  t.is(places(t, 'Dark', 'Mosep'), ['To Tatooine: Mos Eisley for 3 Force']);
});

scenario(
  'Dathcha and Het Nkik with their deployment made dearer: the own part alone grows',
  'CCG-CARD-030 CCG-READ-135',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { [`Dark ${EISLEY}`]: [] },
      table: ['Restricted Deployment'],
      dark: { hand: ['Dathcha'] },
    });
    t.act('Dark: Deploy Dathcha', 'To Tatooine: Mos Eisley for 3 Force');
    t.is([t.count('Dark', 'force'), t.count('Light', 'force')], [7, 8]);
    t.board({
      at: 'Light deploys',
      locations: { [`Dark ${EISLEY}`]: [] },
      table: ['Wrong Turn'],
      light: { hand: ['Het Nkik'] },
    });
    t.act('Light: Deploy Het Nkik', 'To Tatooine: Mos Eisley for 3 Force');
    t.is([t.count('Light', 'force'), t.count('Dark', 'force')], [7, 8]);
  },
);

scenario('Jawa Camp: one Force from the own pile only; free with a sandcrawler there', 'CCG-CARD-034', (t) => {
  const board = (side: 'Dark' | 'Light', ...there: string[]): void =>
    t.board({
      at: 'Light deploys',
      locations: { [`${side} Tatooine: Jawa Camp`]: there },
      light: { hand: ['Jawa'] },
      dark: { force: 0 },
    });
  board('Light');
  t.is(places(t, 'Light', 'Jawa'), ['To Tatooine: Jawa Camp for 1 Force']);
  t.answer('To Tatooine: Jawa Camp');
  t.is(t.count('Light', 'force'), 9);
  board('Light', 'Light Sandcrawler');
  t.act('Light: Deploy Jawa');
  t.offersAlso('To Tatooine: Jawa Camp for free');
  board('Dark');
  t.doesNotOffer('Deploy Jawa');
});

scenario('Tusken Raiders together have 1, 3, 6 or 10; each of them alone has 1', 'CCG-CARD-044 CCG-CARD-064', (t) => {
  const power = (...there: string[]): number => {
    t.board({ at: 'Dark moves', locations: { 'Tatooine: Jundland Wastes': there } });
    return t.totalPower('Dark', 'Tatooine: Jundland Wastes');
  };
  const raider = 'Tusken Raider';
  t.is([power(raider), power(raider, raider), power(raider, raider, raider)], [1, 3, 6]);
  t.is(power(raider, raider, raider, "URoRRuR'R'R"), 10);
  t.is(t.powerOf(raider), 1);
});

scenario(
  'Death Star Troopers deploy only there and are weaker at other sites; Dathcha is stronger away from Tatooine',
  'CCG-DEP-14',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Death Star: War Room': [],
        [`Dark ${EISLEY}`]: ['Death Star Trooper', 'Dathcha'],
        'Dark Yavin 4: Docking Bay': [],
      },
      dark: { hand: ['Death Star Trooper'] },
    });
    t.is(t.powerOf('Death Star Trooper'), 1);
    t.is(t.powerOf('Dathcha'), 2);
    t.is(places(t, 'Dark', 'Death Star Trooper'), ['To Death Star: War Room for 2 Force']);
    // Both may go elsewhere later.
    t.board({
      at: 'Dark moves',
      locations: {
        'Dark Death Star: Docking Bay 327': ['Death Star Trooper'],
        'Dark Tatooine: Docking Bay 94': ['Dathcha'],
        'Dark Yavin 4: Docking Bay': [],
      },
    });
    t.is([t.powerOf('Death Star Trooper'), t.powerOf('Dathcha')], [2, 2]);
    t.act('Dark: Docking bay transit from Death Star', 'To Yavin 4', 'Choose Death Star Trooper');
    t.act('Dark: Docking bay transit from Tatooine', 'To Yavin 4', 'Choose Dathcha');
    t.is([t.powerOf('Death Star Trooper'), t.powerOf('Dathcha')], [1, 4]);
  },
);

scenario('Guards have power 4 while defending, and otherwise 0', 'CCG-CARD-026 CCG-CARD-167', (t) => {
  for (const attacker of ['Dark', 'Light'] as const) {
    t.board({
      at: `${attacker} battles`,
      locations: {
        'Dark Yavin 4: Docking Bay': ['Darth Vader', 'Luke Skywalker', 'Imperial Trooper Guard', 'Rebel Guard'],
      },
    });
    t.is([t.powerOf('Imperial Trooper Guard'), t.powerOf('Rebel Guard')], [0, 0]);
    t.act(`${attacker}: Battle`);
    t.is([t.powerOf('Imperial Trooper Guard'), t.powerOf('Rebel Guard')], attacker === 'Dark' ? [0, 4] : [4, 0]);
  }
});

scenario('A lesser trooper is free where a better of its side is', 'CCG-DEP-12', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [`Light ${EISLEY}`]: ['Luke Skywalker'], [`Light ${CANTINA}`]: ['Beru Lars'] },
    light: { hand: ['Rebel Trooper'] },
  });
  t.is(places(t, 'Light', 'Rebel Trooper'), ['To Tatooine: Mos Eisley for free', 'To Tatooine: Cantina for 1 Force']);
});

scenario("We're Doomed: battle damage paid with Force is cut in half too", 'CCG-READ-114 CCG-DMG-22', (t) => {
  for (const [more, damage, lost] of [
    [[], 5, 3],
    [['C-3PO', 'Dark Restraining Bolt, on C-3PO'], 5, 2],
  ] as const) {
    t.board({
      at: 'Dark controls',
      locations: { 'Light Tatooine: Cantina': ['Darth Vader', 'Rebel Trooper', ...more] },
      light: { hand: ["We're Doomed"], left: 6, force: 6 },
    });
    t.act("Light: Play We're Doomed");
    t.settle();
    t.toPhase('battle', 'Dark');
    t.act('Dark: Battle at Tatooine: Cantina');
    fight(t, false);
    t.is(owed(t, 'Light')[1], damage);
    const before = t.count('Light', 'reserve');
    while (owed(t, 'Light')[1] > 0) t.answer('Lose the top card of the Reserve Deck');
    t.is(before - t.count('Light', 'reserve'), lost);
  }
});
