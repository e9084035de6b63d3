/** Abilities in quotes: what a unit was given works where its own text would. */
import { type Play, scenarioX } from '../../src/testing/index.ts';
import { FRIEND, type Written, written } from './written.ts';

const TANK: Written = ['Tank', 'Light Ground - Tank'];
const FOE_TANK: Written = ['Foe Tank', 'Dark Ground - Tank'];

/** Each is given a trigger and a standing rule. */
const GIVEN = '"When battle starts: Gain 3 Force."; each of your Jedi has "Each of your Tanks has +1 power."';

/** The own Tank has this power, and this much Force is gained until the battle phase has begun. */
function upToBattle(t: Play, power: number, force: number): void {
  t.card('Tank', { power });
  t.endCommand();
  t.passUntil('unitTurn');
  t.is(t.force('Light'), force);
}

scenarioX('What a retreated unit was given is off as its own text is', 'TCG-PART-06 TCG-TRIG-06 TCG-STATIC-03', (t) => {
  const cards = written(FRIEND, TANK, FOE_TANK, [
    'War',
    'Light Mission - Campaign',
    'cost 1',
    `Campaign: Each of your Jedi has ${GIVEN}`,
  ]);
  for (const retreated of [false, true]) {
    t.board({
      at: 'Light retreats',
      cards,
      dark: { ground: ['Foe Tank'] },
      light: { completed: ['War'], ground: ['Tank'], [retreated ? 'build' : 'character']: ['Friend'] },
    });
    upToBattle(t, retreated ? 3 : 4, retreated ? 0 : 3);
  }
});

scenarioX('Equipment on a retreated unit gives it nothing to use', 'TCG-PART-06 TCG-ZONE-16', (t) => {
  t.board({
    at: 'Light retreats',
    cards: written(FRIEND, TANK, FOE_TANK, [
      'Horn',
      'Light Equipment - Character',
      'cost 1',
      'Equip: Free.',
      'Equipped: "When battle starts: Gain 3 Force."; "Each of your Tanks has +1 power."',
    ]),
    dark: { ground: ['Foe Tank'] },
    light: { ground: ['Tank'], build: [{ card: 'Friend', equipment: ['Horn'] }] },
  });
  upToBattle(t, 3, 0);
});

scenarioX('What a card was given is ignored while it pilots', 'TCG-PILOT-29', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(
      TANK,
      FOE_TANK,
      ['Oath', 'Light Mission', 'cost 0', 'Give 1 of your Jedi "When battle starts: Gain 3 Force." this turn.'],
      ['Zeal', 'Light Mission', 'cost 0', 'Give 1 of your Jedi "Each of your Tanks has +1 power." this turn.'],
      ['Ace', 'Light Character - Jedi', 'Starfighter Pilot: +1 power.'],
      ['Wing', 'Light Space - Starfighter'],
    ),
    dark: { ground: ['Foe Tank'] },
    light: { hand: ['Oath', 'Zeal'], space: ['Wing'], ground: ['Tank'], character: ['Ace'] },
  });
  t.startBuilding();
  t.answer('Light: complete Oath', 'Light: complete Zeal');
  t.card('Tank', { power: 4 });
  t.answer('Light: move Ace onto Wing');
  upToBattle(t, 3, 0);
});

scenarioX(
  'Reserves and Switch work for whoever is given them',
  'TCG-KW-RESERVES-01 TCG-KW-SWITCH-01 TCG-PILOT-39',
  (t) => {
    const cards = written(
      FRIEND,
      TANK,
      [
        'War',
        'Light Mission - Campaign',
        'cost 1',
        'Campaign: Each of your Scouts has "Switch: "Armor." / "Stun 1.".".',
      ],
      ['Amphibian', 'Light Ground/Character - Scout'],
      ['Wing', 'Light Space - Starfighter'],
      ['Ace', 'Light Character - Jedi', 'Starfighter Pilot: "Reserves: Each of your Tanks has +1 power."'],
      ['Twin (A)', 'Light Character - Noble', 'INSERT: Reserves: Each of your Tanks has +10 speed.'],
      ['Twin (B)', 'Light Character - Noble'],
    );
    const piloted = { card: 'Wing', pilot: 'Ace' };
    const stack = { card: 'Twin (B)', under: ['Twin (A)'] };
    const ground = ['Tank', 'Amphibian'];
    t.board({ at: 'Light builds', cards, light: { completed: ['War'], ground, build: [piloted, stack] } });
    t.card('Tank', { power: 4, speed: 50 });
    t.is([t.keyword('Amphibian', 'Armor'), t.keyword('Amphibian', 'Stun')], [1, 0]);
    t.board({
      at: 'Light builds',
      cards,
      light: { completed: ['War'], ground: ['Tank'], space: [piloted], character: [stack, 'Amphibian'] },
    });
    t.card('Tank', { power: 3, speed: 40 });
    t.is([t.keyword('Amphibian', 'Armor'), t.keyword('Amphibian', 'Stun')], [0, 1]);
  },
);

scenarioX(
  'What counts as something counts there in the build zone too, whoever gave it',
  'TCG-ZONE-16 TCG-KW-INSERT-02',
  (t) => {
    const cards = written(
      ['Census', 'Light Mission', 'cost 0', 'Gain 1 Force for each of your Jedi.'],
      ['Twin (A)', 'Light Character - Noble', 'INSERT: Counts as Jedi.'],
      ['Twin (B)', 'Light Character - Noble'],
      ['Wing', 'Light Space - Starfighter'],
      ['Ace', 'Light Character - Noble', 'Starfighter Pilot: "INSERT: Counts as Jedi."'],
    );
    const stack = { card: 'Twin (B)', under: ['Twin (A)'] };
    for (const unit of [stack, { card: 'Wing', pilot: 'Ace' }]) {
      t.board({ at: 'Light builds', cards, light: { hand: ['Census'], build: [unit] } });
      t.startBuilding();
      t.answer('Light: complete Census');
      t.is(t.force('Light'), 1, unit.card);
    }
  },
);
