/** CCG-MOD-01 wherever something is added up: prices, seats, what is done to a battle, to a shot, to an Epic Event. */
import { type BoardSpec, type Play, scenario } from '../testing/index.ts';
import { field, never, on, passAll } from './fights.ts';

const effect = (title: string, text: string, side = 'Dark'): string =>
  `${title}   ${side} Effect   C1\ndestiny 1\n${text}`;
const interrupt = (title: string, text: string): string => `${title}   Light Interrupt - Used   C1\ndestiny 1\n${text}`;

/** With these Effects on the table, of two titles that say the same. */
const tolls = (effects: readonly string[], text: string): Pick<BoardSpec, 'table' | 'cards'> => ({
  table: effects,
  cards: [effect('Toll', text), effect('Levy', text)],
});
const SETS = [['Toll'], ['Toll', 'Toll'], ['Toll', 'Levy'], ['Toll', 'Levy', 'Toll', 'Levy']];

scenario('Copies make a deployment dearer once, another title once more', 'CCG-MOD-01 CCG-DEP-11', (t) => {
  const offers = SETS.map((effects) => {
    t.board({
      at: 'Light deploys',
      locations: { 'Light Tatooine: Cantina': [] },
      light: { hand: ['Talz'] },
      ...tolls(effects, "Opponent's character deploys +1."),
    });
    t.act('Light: Deploy Talz');
    return t.options;
  });
  t.is(
    offers,
    [2, 2, 3, 3].map((n) => [`To Tatooine: Cantina for ${n} Force`]),
  );
});

scenario('Copies that free a card of nothing add no more to its price either', 'CCG-MOD-01 CCG-DEP-12', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Light Tatooine: Cantina': [] },
    light: { hand: ['Talz'] },
    table: ['Toll', 'Gift', 'Toll'],
    cards: [effect('Toll', "Opponent's character deploys +1."), effect('Gift', 'Your Talz deploys free.', 'Light')],
  });
  t.act('Light: Deploy Talz');
  t.offers('To Tatooine: Cantina for 1 Force');
});

scenario('Copies make a Force drain dearer once', 'CCG-MOD-01', (t) => {
  const paid = SETS.map((effects) => {
    t.board({
      at: 'Light controls',
      locations: { 'Light Tatooine: Cantina': ['Talz'] },
      ...tolls(effects, "Opponent's Force drain at site costs 1 Force."),
    });
    t.act('Light: Force drain at Cantina');
    return 10 - t.count('Light', 'force');
  });
  t.is(paid, [1, 1, 2, 2]);
});

scenario('Copies make a way dearer once', 'CCG-MOD-01 CCG-MOV-17', (t) => {
  const offers = SETS.map((effects) => {
    t.board({
      at: 'Light moves',
      locations: { 'Light Tatooine: Cantina': ['Talz'], 'Light Tatooine: Mos Eisley': effects },
      cards: ['Toll', 'Levy'].map((title) => effect(title, 'Character moves to here for 1 more Force.')),
    });
    t.act('Light: Move Talz by landspeed');
    return t.options;
  });
  t.is(
    offers,
    [2, 2, 3, 3].map((n) => [`To Tatooine: Mos Eisley for ${n} Force`]),
  );
});

scenario('Of copies that add differently the one that adds most counts', 'CCG-MOD-01', (t) => {
  const bar = (greedos: number): readonly string[] => ['Bard', ...new Array<string>(greedos).fill('Greedo')];
  const paid = [
    [1, 3],
    [3, 1],
    [2, 0],
  ].map(([left = 0, right = 0]) => {
    t.board({
      at: 'Light controls',
      locations: {
        "Light Tatooine: Obi-Wan's Hut": bar(left),
        'Light Tatooine: Dune Sea': ['Talz'],
        'Light Tatooine: Mos Eisley': bar(right),
      },
      cards: [
        "Bard   Dark Character - Alien   C1\ndestiny 1   deploy 1   power 1   ability 1   forfeit 1\nOpponent's Force drain at an adjacent site costs number of Greedo present Force.",
      ],
    });
    t.act('Light: Force drain at Dune Sea');
    return 10 - t.count('Light', 'force');
  });
  t.is(paid, [3, 3, 2]);
});

scenario('Sentences of one copy add up, those of two copies do not', 'CCG-MOD-01', (t) => {
  const power = (...badges: readonly string[]): number => {
    t.board({
      at: 'Light controls',
      locations: { 'Light Tatooine: Cantina': ['Leia Organa', 'Talz', 'C-3PO', ...badges] },
      cards: [
        effect(
          'Badge',
          'Deploys on character.\nWhile the bearer is a alien: Rebel at same site is power +1.\nWhile the bearer is a droid: Rebel at same site is power +2.\nRebel at same site is power +3.',
          'Light',
        ),
      ],
    });
    return t.powerOf('Leia Organa') - 3;
  };
  t.is(power('Badge, on Talz'), 1 + 3);
  t.is(power('Badge, on C-3PO'), 2 + 3);
  t.is(power('Badge, on Talz', 'Badge, on C-3PO'), 2 + 3);
  t.is(power('Badge, on C-3PO', 'Badge, on Talz'), 2 + 3);
});

scenario('Copies make room for one more only', 'CCG-MOD-01 CCG-CAP-01', (t) => {
  const seats = (...benches: readonly string[]): number => {
    t.board({
      at: 'Light deploys',
      locations: { 'Light Tatooine': ['Skiff', 'Biggs Darklighter, pilot of Skiff', ...benches] },
      light: { hand: ['Talz', 'Leia Organa'] },
      cards: [
        'Skiff   Light Starship - Starfighter: X-Wing   C1\ndestiny 1   deploy 1   power 1   maneuver 1   hyperspeed 1   forfeit 1\nThis card carries 1 pilot.',
        ...['Bench', 'Stool'].map((title) =>
          effect(title, 'Deploys on starship.\nThe bearer carries 1 passenger more.', 'Light'),
        ),
      ],
    });
    for (const [n, who] of ['Talz', 'Leia Organa'].entries()) {
      if (!t.options.some((option) => option.includes(`Deploy ${who}`))) return n;
      t.act(`Light: Deploy ${who}`, 'Aboard Skiff as passenger');
      t.settle('act');
    }
    return 2;
  };
  t.is(seats(), 0);
  t.is(seats('Bench, on Skiff'), 1);
  t.is(seats('Bench, on Skiff', 'Bench, on Skiff'), 1);
  t.is(seats('Bench, on Skiff', 'Stool, on Skiff'), 2);
});

scenario('What copies of an Interrupt do to a battle they do once', 'CCG-MOD-01', (t) => {
  for (const [title, other, text, read] of [
    ['Push', 'Shove', 'Add 1 to your total power.', (): number => t.bonus('Light', 'power')],
    ['Curse', 'Hex', "Opponent's total battle destiny is -1.", (): number => -t.bonus('Dark', 'destiny')],
    ['Rage', 'Fury', 'Battle damage is times 2 if you win.', (): number => t.damageTimes('Light') / 2],
  ] as const) {
    const done = [[title], [title, title], [title, other]].map((hand) => {
      field(t, ['Captain', 'Scout'], {
        light: { hand },
        cards: [title, other].map((name) => interrupt(name, `In a battle: ${text}`)),
      });
      t.act('Dark: Battle at Field');
      for (const card of hand) t.act(`Light: Play ${card}`);
      passAll(t);
      return read();
    });
    t.is(done, [1, 1, 2]);
  }
});

/** Light fires at the Captain with what is drawn and 1 more, and these Interrupts of Dark weaken the shot by 2 each. */
const isHit = (t: Play, ducks: readonly string[], destiny: number): boolean => {
  t.board({
    at: 'Light controls',
    locations: { Field: ['Han Solo', 'Gun, on Han Solo', 'Captain'] },
    dark: { hand: ducks },
    light: { hand: ['Shoot'], reserve: [`Destiny ${destiny}`] },
    cards: [
      'Field   Light Location - Site   C1\ndestiny 0   Light 1   Dark 1\nexterior   planet',
      'Captain   Dark Character - Imperial   C1\ndestiny 1   deploy 1   power 1   ability 2   forfeit 3',
      'Gun   Light Weapon - Character   C1\ndestiny 1\nDeploys on warrior.\nFires free: 1 destiny; character hit if destiny > ability.',
      interrupt('Shoot', 'Fire 1 of your weapons with +1 to destiny from Han Solo.'),
      ...['Duck', 'Dodge'].map((title) =>
        interrupt(title, 'Just after opponent fires weapon: Each destiny of that shot is -2.').replace('Light', 'Dark'),
      ),
    ],
  });
  t.act('Light: Play Shoot');
  on(t, 'target');
  t.answer('Choose Gun');
  t.settle('target', 'Light');
  t.answer('Choose Captain');
  for (const duck of ducks) t.act(`Dark: Play ${duck}`);
  never(t, 'Play Shoot');
  return t.read('Captain').zone === 'lost';
};

scenario('Copies weaken a shot once; what strengthens it stays', 'CCG-MOD-01 CCG-MOD-03', (t) => {
  t.is([isHit(t, [], 2), isHit(t, [], 1)], [true, false]); // more than ability 2
  t.is([isHit(t, ['Duck'], 4), isHit(t, ['Duck'], 3)], [true, false]);
  t.is([isHit(t, ['Duck', 'Duck'], 4), isHit(t, ['Duck', 'Duck'], 3)], [true, false]);
  t.is([isHit(t, ['Duck', 'Dodge'], 6), isHit(t, ['Duck', 'Dodge'], 5)], [true, false]);
});

scenario('What copies add to an Attack Run they add once', 'CCG-MOD-01 CCG-EPC-08', (t) => {
  // 6 + 5, 2 for Biggs, 1 site: 14, and it takes more than 15.
  for (const [cheers, isBlownAway] of [
    [['Cheer', 'Cheer'], false],
    [['Cheer', 'Hurrah'], true],
  ] as const) {
    t.board({
      at: 'Light moves',
      locations: {
        'Death Star': ['Y-wing', 'Biggs Darklighter, pilot of Y-wing', 'Proton Torpedoes, on Y-wing'],
        'Death Star: Trench': ['Attack Run'],
        'Light Yavin 4: Jungle': [],
      },
      light: { hand: cheers, reserve: ['Destiny 6', 'Destiny 5'] },
      cards: ['Cheer', 'Hurrah'].map((title) =>
        interrupt(title, 'Just after an Attack Run is under fire: This turn: the total of Attack Run is +1.'),
      ),
    });
    t.act('Light: Use Attack Run', 'Choose Y-wing', 'Choose Y-wing');
    for (const cheer of cheers) t.act(`Light: Play ${cheer}`);
    t.settle(isBlownAway ? 'lose' : 'act');
    t.is(t.locations().includes('Death Star: Trench'), !isBlownAway);
  }
});
