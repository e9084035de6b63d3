import { whyNotStack } from '../src/rules/stacks.ts';
import { scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Fall Back   Light Mission   C
     cost 0
     Return 1 of your Characters to your hand.
`;

scenario('Only unique cards stack', 'TCG-STACK-01', (t) => {
  t.board({ at: 'Light builds', light: { points: 2, ground: ['Rebel Squad'], hand: ['Rebel Squad'] } });
  t.offers('build Rebel Squad', 'deploy Rebel Squad', 'done');
  t.answer('Light: deploy Rebel Squad');
  t.is(t.titles('Light', 'Ground'), ['Rebel Squad', 'Rebel Squad']);
});

scenarioBoth('A stack takes a fourth card but no fifth', 'TCG-STACK-02', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 2,
      character: [{ card: 'Jango Fett (A)', under: ['Jango Fett (B)', 'Jango Fett (C)'] }],
      build: [{ down: 'Jango Fett (E)', counters: 1 }],
      hand: ['Jango Fett (D)'],
    },
  });
  t.offersAlso('stack Jango Fett (D) beneath Jango Fett (A)', 'stack Jango Fett (E) beneath Jango Fett (A)');
  t.answer('Dark: stack Jango Fett (D) beneath');
  t.card('Jango Fett (A)', { under: 3 });
  t.doesNotOffer('stack Jango Fett (E)');
  t.refused(whyNotStack(t.table, t.find('Jango Fett (E)'), t.find('Jango Fett (A)')), 'TCG-STACK-02');
});

scenario('Stacked cards share a name or have equivalent ones', 'TCG-STACK-03', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 5,
      character: ['Anakin Skywalker (A)'],
      hand: ['Obi-Wan Kenobi (C)', 'Anakin Skywalker (D)', 'Darth Vader (B)'],
    },
  });
  t.offers(
    'build Obi-Wan Kenobi (C)',
    'deploy Obi-Wan Kenobi (C)',
    'build Anakin Skywalker (D)',
    'stack Anakin Skywalker (D) beneath Anakin Skywalker (A)',
    'stack Anakin Skywalker (D) on top of Anakin Skywalker (A)',
    'build Darth Vader (B)',
    'stack Darth Vader (B) beneath Anakin Skywalker (A)',
    'stack Darth Vader (B) on top of Anakin Skywalker (A)',
    'done',
  );
});

scenarioBoth(
  'No version is twice in a stack; versions are told apart by name and letter',
  'TCG-STACK-04 TCG-STACK-05',
  (t) => {
    t.board({
      at: 'Light builds',
      light: {
        points: 2, // too few to deploy one beside the stack
        character: [{ card: 'Anakin Skywalker (A)', under: ['Anakin Skywalker (D)'] }],
        hand: ['Anakin Skywalker (A)', 'Anakin Skywalker (D)', 'Darth Vader (A)'],
      },
    });
    t.offers(
      'build Anakin Skywalker (A)',
      'build Anakin Skywalker (D)',
      'build Darth Vader (A)',
      'stack Darth Vader (A) beneath Anakin Skywalker (A)',
      'stack Darth Vader (A) on top of Anakin Skywalker (A)',
      'bring Anakin Skywalker (D) on top',
      'done',
    );
    const stack = t.find('Anakin Skywalker (A)');
    for (const card of t.state.hand.flat().slice(0, 2)) t.refused(whyNotStack(t.table, card, stack), 'TCG-STACK-04');
  },
);

scenarioBoth('A stack is what its top card says; the cards beneath are ignored', 'TCG-STACK-06', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 1,
      force: 9,
      character: ['Padmé Amidala (A)', { card: 'Luke Skywalker (D)', under: ['Luke Skywalker (A)'] }],
    },
    dark: { character: [{ card: 'Jango Fett (C)', under: ['Jango Fett (D)'] }] },
  });
  // Luke A would search the deck and is a Jedi, whom Padmé gives +10 speed; Luke D is a farmer. Jango D has Critical Hit 1.
  t.offers('done');
  t.card('Luke Skywalker (D)', { speed: 40 + 10, power: 2 + 1, health: 2 + 1, buildCost: 2 + 1 });
  t.is(t.keyword('Jango Fett (C)', 'Critical Hit'), 0, 'Critical Hit of Jango C');
});

scenarioBoth('The top card that gives a stack its text', 'TCG-STACK-06', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 3,
      character: ['Padmé Amidala (A)', { card: 'Luke Skywalker (A)', under: ['Luke Skywalker (D)'] }],
    },
  });
  t.offers('Luke Skywalker (A): Build step: search your deck', 'bring Luke Skywalker (D) on top', 'done');
  t.card('Luke Skywalker (A)', { speed: 50 + 10 + 10, power: 4 + 1, health: 4 + 1, buildCost: 5 + 1 });
  t.answer('Light: bring Luke Skywalker (D) on top');
  t.card('Luke Skywalker (D)', { speed: 40 + 10, power: 2 + 1, health: 2 + 1, buildCost: 2 + 1, under: 1 });
  t.offers('bring Luke Skywalker (A) on top', 'done');
});

scenarioBoth(
  'Each card beneath gives +10 speed, +1 power, +1 health and +1 total build cost',
  'TCG-STACK-07 TCG-STACK-08',
  (t) => {
    t.board({
      at: 'Dark builds',
      dark: {
        character: [{ card: 'Jango Fett (D)', under: ['Jango Fett (A)', 'Jango Fett (B)', 'Jango Fett (C)'] }],
        build: [{ card: 'Darth Tyranus (C)', under: ['Darth Tyranus (B)', 'Darth Tyranus (A)'] }],
      },
    });
    t.card('Jango Fett (D)', { speed: 50 + 30, power: 4 + 3, health: 3 + 3, buildCost: 4 + 3 });
    const { speed, power, health, cost } = t.game.cards.byTitle.get('Darth Tyranus (C)')!;
    t.card('Darth Tyranus (C)', { speed: speed + 20, power: power + 2, health: health + 2, buildCost: cost + 2 });
  },
);

scenario('Luke Skywalker D on top of another Luke is 50/3/3', 'TCG-STACK-09', (t) => {
  t.board({
    at: 'Light builds',
    light: { points: 1, character: ['Luke Skywalker (C)'], hand: ['Luke Skywalker (D)'] },
  });
  t.answer('Light: stack Luke Skywalker (D) on top of Luke Skywalker (C)');
  t.card('Luke Skywalker (D)', { zone: 'Character', speed: 50, power: 3, health: 3 });
});

scenarioBoth('A stack retreats, comes back and is discarded as one unit', 'TCG-STACK-10', (t) => {
  t.board({
    at: 'Light retreats',
    dice: [1, 4, 4, 4, 4, 4],
    dark: { character: ['Jango Fett (A)'], force: 0 },
    light: { character: [{ card: 'Luke Skywalker (D)', under: ['Luke Skywalker (C)', 'Luke Skywalker (B)'] }] },
  });
  t.offers('retreat Luke Skywalker (D)', 'done');
  t.answer('Light: retreat Luke Skywalker (D)');
  t.is([t.titles('Light', 'Character'), t.titles('Light', 'build')], [[], ['Luke Skywalker (D)']]);
  t.card('Luke Skywalker (D)', { under: 2 });
  t.passUntil('build', 'Dark');
  t.answer('Dark: done', 'Light: return Luke Skywalker (D)', 'Light: done', 'Dark: done', 'Light: done');
  t.card('Luke Skywalker (D)', { zone: 'Character', under: 2, health: 4 });
  t.passUntil('unitTurn', 'Dark');
  t.offers('Jango Fett (A) attacks Luke Skywalker (D)', 'Jango Fett (A) does not attack');
  t.answer('Dark: Jango Fett (A) attacks Luke Skywalker (D)');
  t.passUntil('build', 'Dark');
  t.is(t.titles('Light', 'discard').sort(), ['Luke Skywalker (B)', 'Luke Skywalker (C)', 'Luke Skywalker (D)']);
});

scenarioBoth('A stack returns to hand whole; no card of it can be taken out', 'TCG-STACK-10 TCG-STACK-11', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: {
      points: 9,
      character: [{ card: 'Luke Skywalker (C)', under: ['Luke Skywalker (D)'] }, 'Rebel Pilot'],
      build: [{ card: 'Anakin Skywalker (D)', under: ['Anakin Skywalker (B)'] }],
      hand: ['Fall Back'],
    },
  });
  t.offers(
    'bring Luke Skywalker (D) on top of Luke Skywalker (C)',
    'bring Anakin Skywalker (B) on top of Anakin Skywalker (D)',
    'return Anakin Skywalker (D) to battle',
    'build Fall Back',
    'complete Fall Back',
    'done',
  );
  t.answer('Light: complete Fall Back');
  t.offers('Luke Skywalker (C)', 'Rebel Pilot', ...t.by({ nh: ['Anakin Skywalker (D)'], x: [] }));
  t.answer('Light: Luke Skywalker (C)');
  t.is(t.titles('Light', 'hand').sort(), ['Luke Skywalker (C)', 'Luke Skywalker (D)']);
});

scenarioBoth(
  'Anakin D on top of or beneath Anakin C for 1 counter',
  { nh: 'TCG-STACK-12 TCG-STACK-14', x: 'TCG-STACK-12' },
  (t) => {
    t.board({
      at: 'Light builds',
      light: { points: 1, character: ['Anakin Skywalker (C)'], hand: ['Anakin Skywalker (D)'] },
    });
    t.offers(
      'build Anakin Skywalker (D)',
      'stack Anakin Skywalker (D) beneath Anakin Skywalker (C)',
      'stack Anakin Skywalker (D) on top of Anakin Skywalker (C)',
      'done',
    );
    t.answer('Light: stack Anakin Skywalker (D) on top of Anakin Skywalker (C)');
    t.is([t.titles('Light', 'Character'), t.points('Light')], [['Anakin Skywalker (D)'], 0]);
  },
);

scenarioBoth('A version of equal cost goes on top for 1 counter, and for none not at all', 'TCG-STACK-12', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      character: ['Anakin Skywalker (C)'],
      build: [{ down: 'Anakin Skywalker (F)', counters: 1 }],
      hand: ['Anakin Skywalker (B)'],
    },
  });
  t.offers(
    'stack Anakin Skywalker (F) beneath Anakin Skywalker (C)',
    'stack Anakin Skywalker (F) on top of Anakin Skywalker (C)',
    'done',
  );
});

scenarioBoth(
  'Anakin A goes beneath Anakin C for 1 counter, on top of it for 3',
  { nh: 'TCG-STACK-13 TCG-STACK-15', x: 'TCG-STACK-13' },
  (t) => {
    t.board({
      at: 'Light builds',
      light: { points: 3, character: ['Anakin Skywalker (C)'], hand: ['Anakin Skywalker (A)'] },
    });
    const onTop = 'stack Anakin Skywalker (A) on top of Anakin Skywalker (C)';
    const beneath = 'stack Anakin Skywalker (A) beneath Anakin Skywalker (C)';
    t.offers('build Anakin Skywalker (A)', onTop, beneath, 'done');
    t.answer('Light: build Anakin Skywalker (A)', 'Light: 2');
    t.offers('add build counters to Anakin Skywalker (A)', beneath, 'done');
    t.answer('Light: add build counters to Anakin Skywalker (A)');
    t.offers(onTop, beneath, 'done');
    t.answer(`Light: ${onTop}`);
    t.card('Anakin Skywalker (A)', { zone: 'Character', under: 1, counters: 0 });
  },
);

scenarioBoth(
  'Straight from hand on top, the whole difference and 1 is paid, beneath 1',
  { nh: 'TCG-STACK-13 TCG-STACK-15', x: 'TCG-STACK-13' },
  (t) => {
    for (const [place, left] of [
      ['on top of', 2],
      ['beneath', 4],
    ] as const) {
      t.board({
        at: 'Light builds',
        light: { points: 5, character: ['Anakin Skywalker (C)'], hand: ['Anakin Skywalker (A)'] },
      });
      t.answer(`Light: stack Anakin Skywalker (A) ${place} Anakin Skywalker (C)`);
      t.is(t.points('Light'), left);
    }
  },
);

scenarioBoth('A new version is compared with the top card, not with the whole stack', 'TCG-STACK-16', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      character: [{ card: 'Anakin Skywalker (C)', under: ['Anakin Skywalker (B)', 'Anakin Skywalker (F)'] }],
      build: [{ down: 'Anakin Skywalker (A)', counters: 2 }],
    },
  });
  // The stack's total build cost is 7, like Anakin A's cost; its top card's is 5.
  t.card('Anakin Skywalker (C)', { buildCost: 7 });
  t.doesNotOffer('stack Anakin Skywalker (A) on top');
  t.offersAlso('stack Anakin Skywalker (A) beneath Anakin Skywalker (C)');
});

scenarioBoth('The stacking price holds for a retreated unit too', 'TCG-STACK-17', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      build: [
        { card: 'Anakin Skywalker (C)', tapped: true },
        { down: 'Anakin Skywalker (A)', counters: 3 },
        { down: 'Anakin Skywalker (D)', counters: 1 },
      ],
    },
  });
  t.offers(
    'return Anakin Skywalker (C) to battle',
    'stack Anakin Skywalker (A) beneath Anakin Skywalker (C)',
    'stack Anakin Skywalker (A) on top of Anakin Skywalker (C)',
    'stack Anakin Skywalker (D) beneath Anakin Skywalker (C)',
    'stack Anakin Skywalker (D) on top of Anakin Skywalker (C)',
    'done',
  );
  t.answer('Light: stack Anakin Skywalker (A) on top');
  t.card('Anakin Skywalker (A)', { zone: 'build', faceDown: false, under: 1 });
});

scenarioBoth(
  'A dearer card comes on top for the difference in build points, any other for nothing',
  'TCG-STACK-18',
  (t) => {
    t.board({
      at: 'Light builds',
      light: {
        points: 2,
        character: [
          {
            card: 'Anakin Skywalker (C)',
            under: ['Anakin Skywalker (A)', 'Anakin Skywalker (D)', 'Anakin Skywalker (F)'],
          },
        ],
      },
    });
    t.offers(
      'bring Anakin Skywalker (A) on top',
      'bring Anakin Skywalker (D) on top',
      'bring Anakin Skywalker (F) on top',
      'done',
    );
    t.answer('Light: bring Anakin Skywalker (F) on top');
    t.is(t.points('Light'), 2);
    t.answer('Light: bring Anakin Skywalker (A) on top');
    t.is([t.titles('Light', 'Character'), t.points('Light')], [['Anakin Skywalker (A)'], 0]);
    t.answer('Light: bring Anakin Skywalker (D) on top');
    t.is([t.titles('Light', 'Character'), t.points('Light')], [['Anakin Skywalker (D)'], 0]);
    t.offers('done');
  },
);

scenario('The price of rearranging cannot be saved up', 'TCG-STACK-19', (t) => {
  t.board({
    at: 'build roll',
    dice: [1, 1, 2],
    light: { character: [{ card: 'Anakin Skywalker (C)', under: ['Anakin Skywalker (A)'] }] },
  });
  for (let turn = 0; turn < 2; turn++) {
    t.answer('Dark: done');
    t.is(t.points('Light'), 1);
    t.offers('done');
    t.answer('Light: done', 'Light: done');
  }
  t.answer('Dark: done');
  t.offers('bring Anakin Skywalker (A) on top of Anakin Skywalker (C)', 'done');
});

scenarioBoth('Stacking and rearranging leave the damage counters alone', 'TCG-STACK-20', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 3,
      character: [{ card: 'Anakin Skywalker (C)', damage: 2 }],
      hand: ['Anakin Skywalker (D)', 'Anakin Skywalker (F)'],
    },
  });
  t.answer('Light: stack Anakin Skywalker (D) on top');
  t.card('Anakin Skywalker (D)', { damage: 2, health: 4 });
  t.answer('Light: stack Anakin Skywalker (F) beneath');
  t.card('Anakin Skywalker (D)', { damage: 2, health: 5 });
  t.answer('Light: bring Anakin Skywalker (C) on top');
  t.card('Anakin Skywalker (C)', { damage: 2, health: 6 });
});

scenario('A stack rearranged to less health than its damage is discarded at once', 'TCG-STACK-22', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      character: [{ card: 'Anakin Skywalker (A)', under: ['Anakin Skywalker (D)', 'Anakin Skywalker (C)'], damage: 5 }],
    },
  });
  t.answer('Light: bring Anakin Skywalker (C) on top');
  t.card('Anakin Skywalker (C)', { zone: 'Character', damage: 5, health: 6 });
  t.answer('Light: bring Anakin Skywalker (D) on top');
  t.is([t.titles('Light', 'Character'), t.titles('Light', 'discard').length], [[], 3]);
  t.asks('Light', 'build');
});

scenarioBoth(
  'Counters from before the stack existed count toward its price; the surplus is lost',
  'TCG-STACK-32',
  (t) => {
    t.board({
      at: 'Light builds',
      light: { points: 5, hand: ['Anakin Skywalker (C)'], build: [{ down: 'Anakin Skywalker (A)', counters: 5 }] },
    });
    t.doesNotOffer('deploy Anakin Skywalker (A)');
    t.answer('Light: deploy Anakin Skywalker (C)');
    t.offers(
      'stack Anakin Skywalker (A) beneath Anakin Skywalker (C)',
      'stack Anakin Skywalker (A) on top of Anakin Skywalker (C)',
      'done',
    );
    t.answer('Light: stack Anakin Skywalker (A) on top');
    t.card('Anakin Skywalker (A)', { zone: 'Character', under: 1, counters: 0 });
    t.is(t.points('Light'), 0);
  },
);
