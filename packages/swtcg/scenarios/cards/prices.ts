/** What Battle cards cost, and whose units they may choose. */
import { title } from '../../src/cards/card.ts';
import { catalogueWith, type Play, type SideSpec, scenario, type UnitSpec } from '../../src/testing/index.ts';

/** Name, Force, and whose units it chooses among. */
type Price = readonly [name: string, force: number, whose?: 'own' | 'enemy'];

const tapped = (...cards: readonly string[]): UnitSpec[] => cards.map((card) => ({ card, tapped: true }));

const DARK_SIDE: SideSpec = {
  space: ['Imperial Star Destroyer', ...tapped('TIE Fighter DS-55-6')],
  ground: ['Stormtrooper Squad', 'Swoop Bike'],
  character: ['Darth Vader (C)', ...tapped('Geonosian Guard')],
  build: ['Carrack Cruiser', 'Reek', 'Acklay'],
};
const LIGHT_SIDE: SideSpec = {
  space: ['N-1 Starfighter', ...tapped('X-Wing Red Two'), { card: 'Naboo Cruiser', damage: 2 }],
  ground: ['Clone Squad', ...tapped('Patrol Speeder')],
  character: ['Kit Fisto (A)', ...tapped('Jawa', 'Padmé Amidala (D)')],
  build: ['Republic Cruiser', 'Rebel Squad', 'Rebel Trooper'],
};

const sideOf = (name: string): 'dark' | 'light' =>
  catalogueWith().byTitle.get(name)!.card.side === 'Dark' ? 'dark' : 'light';

/** The board with the card in hand and so much Force. */
function deal(
  t: Play,
  name: string,
  force: number,
  at: 'battle starts' | 'Character battle',
  holder = sideOf(name),
): void {
  const dice = [6, 6, 6, 6, 6, 6, 6];
  const holding = { force, hand: [name] };
  t.board({
    at,
    dice,
    dark: holder === 'dark' ? { ...DARK_SIDE, ...holding } : DARK_SIDE,
    light: holder === 'light' ? { ...LIGHT_SIDE, ...holding } : LIGHT_SIDE,
  });
}

/** Plays it, taking the first of each choice; all units chosen among belong to whom the text says. */
function play(t: Play, [name, , whose]: Price, holder = sideOf(name)): void {
  const seat = holder === 'dark' ? 0 : 1;
  t.answer(t.options.find((option) => option.startsWith(`play ${name}`))!);
  for (
    let asked = t.state.question;
    asked !== null && ['choose', 'amount', 'arena', 'deflect', 'die', 'ram'].includes(asked.kind);
    asked = t.state.question
  ) {
    if (asked.kind === 'choose' && whose !== undefined)
      for (const option of asked.options)
        if (option.kind === 'choose')
          t.is(
            t.state.owner[option.card] === seat,
            whose === 'own',
            `${name} may choose ${title(t.game.cards.cards[t.state.def[option.card]!]!.card)}`,
          );
    t.answer(t.options[0]!);
  }
}

const offered = (t: Play, name: string): boolean => t.options.some((option) => option.startsWith(`play ${name}`));

/** With a Force too few it is not offered; with just enough it is, and nothing is left. */
function check(t: Play, price: Price, start: (force: number) => void, holder = sideOf(price[0])): void {
  const [name, force] = price;
  start(force - 1);
  t.is(t.state.question?.kind === 'chance' && offered(t, name), false, `${name} for ${force - 1}`);
  start(force);
  t.is(offered(t, name), true, `${name} for ${force}`);
  const before = t.events('force').length;
  play(t, price, holder);
  t.is(
    t
      .events('force')
      .slice(before)
      .find((e) => e.n < 0)?.n ?? 0,
    -force,
    `the Force paid for ${name}`,
  );
}

const BETWEEN: readonly Price[] = [
  ['Battle Fatigue', 2],
  ["Dark Side's Command", 8, 'enemy'],
  ["Dark Side's Compulsion", 8, 'enemy'],
  ["Hero's Flaw", 3, 'enemy'],
  ['Interference in the Senate', 10],
  ['Power Dive', 3, 'own'],
  ['War Will Follow', 3, 'enemy'],
  ['Ward of the Jedi', 4, 'own'],
  ["Windu's Solution", 2, 'own'],
  ["Anakin's Inspiration", 2],
  ['Go to the Temple', 2, 'own'],
  ['Master and Apprentice', 3, 'own'],
  ['Knockdown', 4],
  ['Repulsorlift Malfunction', 5],
  ['Sonic Shockwave', 5],
  ['Most Desperate Hour', 5, 'own'],
  ['No Escape', 3, 'enemy'],
  ['Tractor Beam', 6, 'enemy'],
  ["Tarkin's Stench", 12],
  ["Vader's Leadership", 9],
  ['Impossible Victory', 12, 'own'],
  ['Jedi Bravery', 6],
  ['Unfriendly Fire', 7],
  ['Careful Targeting', 1],
  ['Clever Escape', 4, 'own'],
  ['Trade Federation Offensive', 4],
  ['Out of His Misery', 3, 'own'],
  ['Padawan and Senator', 5, 'own'],
  ['Retreat Underground', 1, 'own'],
  ["Hold 'Em Off", 4],
  ["Leia's Kiss", 3, 'own'],
  ['Astromech Assistance', 1, 'own'],
  ['Benefits of Training', 4],
  ['Death Star Plans', 6, 'enemy'],
  ['Stabilize Deflectors', 2],
  ['Stormtrooper Charge', 3],
  ['Synchronized Assault', 4],
  ["Vader's Grip", 7],
  ["Starfighter's End", 6],
  ['Nowhere to Run', 3, 'enemy'],
  ['Down in Flames', 4, 'enemy'],
];

scenario('What Battle cards between attacks cost, and among whose units they choose', '', (t) => {
  for (const price of BETWEEN)
    check(t, price, (force) => {
      deal(t, price[0], force, 'battle starts');
      if (t.state.question?.kind === 'chance' && !offered(t, price[0])) t.answer('pass');
    });
});

scenario('Dark Speed and Jedi Intervention cost nothing and choose among your own', '', (t) => {
  for (const price of [
    ['Dark Speed', 0, 'own'],
    ['Jedi Intervention', 0, 'own'],
    ['Jump to Lightspeed', 0, 'own'],
  ] as const) {
    deal(t, price[0], 0, 'battle starts');
    while (!offered(t, price[0])) t.answer('pass');
    play(t, price);
  }
});

/** In an attack of Kit Fisto, or of Darth Vader. */
function duringAttack(
  t: Play,
  name: string,
  force: number,
  attacker: 'dark' | 'light',
  holder: 'dark' | 'light',
): void {
  deal(t, name, force, 'Character battle', holder);
  t.passUntil('unitTurn', 'Dark');
  t.answer(attacker === 'dark' ? 'Darth Vader attacks Kit Fisto' : 'Darth Vader does not attack');
  if (attacker === 'light') {
    t.passUntil('unitTurn', 'Light');
    t.answer('Kit Fisto attacks Darth Vader');
  }
}

scenario('What Battle cards in an attack cost', '', (t) => {
  const mine: readonly Price[] = [
    ["Hero's Duty", 4],
    ['Strength of Hate', 2],
    ['Surge of Power', 1],
    ['Target Locked', 2],
    ['Aggressive Negotiations', 4],
    ['Brutal Assault', 2],
    ['Fate of the Dragon', 12],
    ["Han's Courage", 4],
    ['Preemptive Shot', 2],
    ['Stay Sharp', 2],
    ["Tyranus's Wrath", 8],
    ["Tyranus's Gift", 3],
    ['Weapon Response', 1],
    ['Rescue', 4],
    ['Blaster Barrage', 5],
  ];
  for (const price of mine)
    check(t, price, (force) => duringAttack(t, price[0], force, sideOf(price[0]), sideOf(price[0])));
  check(t, ['Attract Enemy Fire', 2, 'own'], (force) => duringAttack(t, 'Attract Enemy Fire', force, 'dark', 'light'));
});

scenario("Bonuses for an attack are for one's own attacker", '', (t) => {
  for (const name of [
    'Surge of Power',
    'Target Locked',
    'Aggressive Negotiations',
    'Fate of the Dragon',
    "Han's Courage",
    'Preemptive Shot',
    'Stay Sharp',
  ]) {
    duringAttack(t, name, 12, 'dark', 'light');
    while (t.state.question?.kind === 'chance') {
      t.is(offered(t, name), false, name);
      t.answer('pass');
    }
  }
  duringAttack(t, 'Strength of Hate', 12, 'light', 'dark');
  t.is(t.state.question?.kind === 'chance' && offered(t, 'Strength of Hate'), false);
  duringAttack(t, 'Attract Enemy Fire', 12, 'light', 'light');
  t.is(t.state.question?.kind === 'chance' && offered(t, 'Attract Enemy Fire'), false); // the attacker is not an enemy
});

scenario('What Battle cards that prevent or reroll cost, and whom they save', '', (t) => {
  const saving: readonly Price[] = [
    ["Yoda's Intervention", 3],
    ["Jedi Knight's Deflection", 6],
    ["Hero's Dodge", 1],
    ['High-Force Dodge', 5],
    ["Padawan's Deflection", 3],
    ['Moment of Truth', 1],
    ['Into the Garbage Chute', 4],
    ["Luke's Warning", 2],
    ["Obi-Wan's Prowess", 4],
    ['Rescue', 4],
    ['Slipping Through', 8],
    ['Shoot Her or Something', 2],
  ];
  for (const price of saving)
    check(
      t,
      price,
      (force) => {
        duringAttack(t, price[0], force, 'dark', 'light');
        while (t.state.question?.kind === 'chance' && !offered(t, price[0])) t.answer('pass');
      },
      'light',
    );
  for (const price of [
    ['Second Effort', 5],
    ['Cheat the Game', 3],
  ] as const)
    check(
      t,
      price,
      (force) => {
        duringAttack(t, price[0], force, 'light', 'light');
        while (t.state.question?.kind === 'chance' && !offered(t, price[0])) t.answer('pass');
      },
      'light',
    );
});

scenario('Cards that save your own units are of no use to the enemy hit by you', '', (t) => {
  for (const name of [
    "Yoda's Intervention",
    "Jedi Knight's Deflection",
    "Hero's Dodge",
    'High-Force Dodge',
    "Padawan's Deflection",
    "Luke's Warning",
    "Obi-Wan's Prowess",
  ]) {
    duringAttack(t, name, 12, 'light', 'light');
    while (t.state.question?.kind === 'chance') {
      t.is(offered(t, name), false, name);
      t.answer('pass');
    }
  }
});

scenario("It's Not Over Yet costs 5, Rebel Surrender 4", '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { force: 5, hand: ["It's Not Over Yet"], character: tapped('Acklay') },
    light: { character: tapped('Jawa') },
  });
  t.answer("play It's Not Over Yet", 'Character');
  t.is(t.force('Dark'), 0);
  t.board({
    at: 'Character battle',
    dice: [1, 1],
    dark: { force: 4, hand: ['Rebel Surrender'], character: [{ card: 'Acklay', tapped: true }] },
    light: { character: ['Jawa', 'R5-D4 (A)'] },
  });
  t.offers('pass'); // nobody has attacked yet
  t.passUntil('unitTurn', 'Light');
  t.answer('Jawa attacks Acklay');
  t.passUntil('chance');
  while (!t.options.some((option) => option.startsWith('play Rebel Surrender'))) t.answer('pass');
  t.answer('Dark: play Rebel Surrender');
  t.is(t.force('Dark'), 0);
  t.card('Jawa', { zone: 'discard' });
});

scenario('Every option says what it costs, and no two read the same', 'TCG-ACT-01', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6],
    cards: `
      1 Wary Scout   Light Character - Scout   C
         cost 1   speed 10   power 1   health 4
         Pay 3 Force -> Evade 1.
         Pay 1 Force -> Evade 1.
         Pay 1 Force -> Evade 2.
    `,
    dark: { character: ['Geonosian Guard'] },
    light: { force: 9, hand: ["Hero's Dodge"], character: [{ card: 'Wary Scout', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Wary Scout');
  while (t.options.length === 1) t.answer('pass');
  t.is(t.options, [
    'Wary Scout: Pay 3 Force -> Evade 1.',
    'Wary Scout: Pay 1 Force -> Evade 1.',
    'Wary Scout: Pay 1 Force -> Evade 2.',
    'Wary Scout: Pay 1 Force -> Evade 1 and no more.',
    "play Hero's Dodge for 1 Force",
    'pass',
  ]);
  t.board({
    at: 'Light builds',
    light: {
      points: 9,
      hand: ['Luke Skywalker (A)', 'Plan of Attack', 'Rebel Trooper'],
      character: [{ card: 'Luke Skywalker (D)', under: ['Luke Skywalker (C)'] }],
      build: [{ down: 'Luke Skywalker (C)', counters: 3 }],
    },
  });
  t.is(
    t.options.filter((option) => !option.startsWith('build')),
    [
      'stack Luke Skywalker (A) beneath Luke Skywalker (D) for 1 build point',
      'stack Luke Skywalker (A) on top of Luke Skywalker (D) for 4 build points',
      'complete Plan of Attack for 2 build points; tap 1 of your untapped units in Character',
      'deploy Rebel Trooper for 2 build points',
      'add build counters to Luke Skywalker (C)',
      'deploy Luke Skywalker (C) for its 3 build counters, to be discarded at once: one is in play',
      'bring Luke Skywalker (C) on top of Luke Skywalker (D) for 1 build point',
      'done',
    ],
  );
});
