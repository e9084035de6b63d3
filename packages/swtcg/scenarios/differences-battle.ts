/** What the rulebooks disagree on, one scenario a subject, played by both: battle, chances, effects, keywords. */
import { type Play, scenarioBoth } from '../src/testing/index.ts';
import { FOE, FRIEND, written } from './x/written.ts';

const offered = (t: Play): string[] =>
  t.state.question!.options.map((option) => t.game.describeOption(t.table, option));
const isOffered = (t: Play, part: string): boolean => offered(t).some((option) => option.includes(part));

scenarioBoth('The chances of a battle step', { nh: 'TCG-BATTLE-12', x: 'TCG-BATTLE-11' }, (t) => {
  const cards = written(['Herald', 'Dark Character - Rogue', 'Battle step start: Pay 1 Force -> Draw 1 card.'], FRIEND);
  t.board({
    at: 'Character battle',
    cards,
    dark: { force: 1, character: ['Herald'], deck: ['Geonosian Guard'] },
    light: { character: [{ card: 'Friend', tapped: true }] },
  });
  t.asks('Dark', t.by({ nh: 'unitTurn', x: 'chance' }));
  t.is(isOffered(t, 'Battle step start'), t.by({ nh: false, x: true }));
});

scenarioBoth(
  'The steps of an attack, and the end of what is for this attack',
  { nh: 'TCG-ATTACK-03 TCG-ATTACK-21', x: 'TCG-ATTACK-04 TCG-ATTACK-23' },
  (t) => {
    const cards = written(
      [
        'Gunner',
        'Dark Character - Rogue',
        'cost 3   speed 60   power 2   health 4',
        "When this unit's attack ends: Gain 1 Force for each enemy unit with Shields in Character.",
      ],
      [
        'Wall',
        'Light Character - Guard',
        'cost 3   speed 10   power 1   health 9',
        'Attack end: Pay 1 Force -> Draw 1 card.',
      ],
      ['Cover', 'Light Battle', 'Give 1 of your units Shields 1 this attack.'],
    );
    t.board({
      at: 'Character battle',
      cards,
      dice: [6],
      dark: { character: ['Gunner'] },
      light: { force: 1, character: [{ card: 'Wall', tapped: true }], hand: ['Cover'], deck: ['Jedi Patrol'] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Gunner attacks Wall', 'Light: play Cover');
    if (t.edition === 'x') t.passUntil('chance', 'Light');
    t.is(isOffered(t, 'Attack end'), t.by({ nh: false, x: true })); // an eighth step
    t.passChances();
    const gained = t.events('force').filter(({ cause }) => cause === 'effect').length;
    t.is(gained, 0); // by both the Shields are over by then
  },
);

scenarioBoth('Damage that is passed on', { nh: 'TCG-POP-09', x: 'TCG-POP-10' }, (t) => {
  const cards = written(
    ['Raider', 'Dark Character - Rogue', 'cost 3   speed 60   power 2   health 4', 'Free -> Evade 1.'],
    ['Prism', 'Light Character - Jedi', 'cost 3   speed 10   power 1   health 4', 'Pay 1 Force -> Deflect 1.'],
  );
  t.board({
    at: 'Character battle',
    cards,
    dice: [6, 6],
    dark: { character: ['Raider'] },
    light: { force: 1, character: ['Prism'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Prism', 'Light: Prism: Pay 1 Force', 'Light: deal 1 damage to Raider');
  t.asks('Dark', 'chance'); // whether to Evade what came back
  t.card('Prism', { damage: t.by({ nh: 1, x: 0 }) }); // before the chain, or after all of it
  t.answer('Dark: pass');
  t.card('Prism', { damage: 1 });
});

scenarioBoth('What is done to dice that lie there', { nh: 'TCG-POP-12', x: 'TCG-POP-11' }, (t) => {
  const cards = written(
    ['Gambler', 'Dark Character - Rogue', 'cost 3   speed 60   power 1   health 4', 'Free -> Roll 1 more attack die.'],
    ['Mark', 'Light Character - Jedi', 'cost 3   speed 10   power 1   health 4'],
  );
  t.board({
    at: 'Character battle',
    cards,
    dice: [1, 6],
    dark: { character: ['Gambler'] },
    light: { character: [{ card: 'Mark', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Gambler attacks Mark');
  t.is(t.state.question?.kind === 'chance' && isOffered(t, 'Roll 1 more'), t.by({ nh: false, x: true }));
});

scenarioBoth('How often an ability without a time is used', { nh: 'TCG-ACT-07', x: 'TCG-ACT-08' }, (t) => {
  const cards = written(['Patron', 'Light Character - Noble', 'Pay 1 Force -> Gain 1 build point.'], FOE, [
    'Second Foe',
    'Dark Character - Rogue',
  ]);
  t.board({
    at: 'Character battle',
    cards,
    dice: [1, 1, 1],
    dark: { character: ['Foe', 'Second Foe'] },
    light: { force: 9, character: [{ card: 'Patron', tapped: true }] },
  });
  t.passUntil('chance', 'Light');
  t.answer('Light: Patron: Pay 1 Force');
  t.passUntil('order', 'Dark');
  t.answer('Dark: Foe first');
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Foe does not attack');
  // In the next chance: once each time it applies, or once a turn.
  t.is(t.state.question?.kind === 'chance' && isOffered(t, 'Patron'), t.by({ nh: true, x: false }));
});

scenarioBoth('Between attacks', { nh: 'TCG-ACT-14', x: 'TCG-ACT-15' }, (t) => {
  const cards = written(FOE, ['Planner', 'Light Character - Jedi', 'Between attacks: Free -> Gain 1 build point.']);
  const light = { character: [{ card: 'Planner', tapped: true }] };
  t.board({ at: 'Character battle', cards, dice: [1, 1, 1], dark: { character: ['Foe'] }, light });
  t.asks('Light', 'chance');
  t.answer('Light: pass', 'Dark: Foe attacks Planner');
  t.is([t.events('attackEnds').length, isOffered(t, 'Planner: Between attacks')], [1, true]); // in the attack nobody was asked
  t.answer('Light: Planner: Between attacks');
  t.is(t.events('points').filter(({ cause }) => cause === 'effect').length, 1);
});

scenarioBoth('The words that make an ability triggered', { nh: 'TCG-TRIG-01', x: 'TCG-TRIG-02' }, (t) => {
  for (const line of [
    'When battle ends: Gain 1 Force.',
    'Whenever battle ends: Gain 1 Force.',
    'At the end of battle: Gain 1 Force.',
  ]) {
    t.board({
      at: 'battle ends',
      cards: written(['Crier', 'Light Character - Jedi', line], FOE),
      dark: { space: [], character: [{ card: 'Foe', tapped: true }] },
      light: { character: [{ card: 'Crier', tapped: true }] },
    });
    t.is(t.events('trigger').length, 1, line);
  }
});

scenarioBoth('"This battle" and "this turn"', { nh: 'TCG-PART-07', x: 'TCG-PART-08' }, (t) => {
  const cards = written(FOE, FRIEND, [
    'Cheer',
    'Light Mission',
    'cost 0',
    'Give 1 of your Jedi +1 power this battle. Give it +10 power this turn.',
  ]);
  t.board({
    at: 'Light builds',
    cards,
    dark: { character: [{ card: 'Foe', tapped: true }] },
    light: { character: [{ card: 'Friend', tapped: true }], hand: ['Cheer'] },
  });
  t.startBuilding();
  t.answer('Light: complete Cheer');
  t.endCommand();
  t.passChances();
  const order = t.match.events.map(({ kind }) => kind).filter((kind) => ['expire', 'phase', 'turn'].includes(kind));
  // The one before the end of the turn and the other in it, or both at the same time.
  t.is(
    order.slice(order.indexOf('expire'), order.lastIndexOf('turn')),
    t.by({ nh: ['expire', 'phase', 'expire'], x: ['expire', 'expire', 'phase'] }),
  );
});

scenarioBoth('Totals below 0', { nh: 'TCG-DUP-14', x: 'TCG-DUP-13' }, (t) => {
  const cards = written(FOE, FRIEND, ['Chill', 'Dark Character - Rogue', 'Each enemy unit has -90 speed.']);
  t.board({ at: 'Character battle', cards, dark: { character: ['Foe', 'Chill'] }, light: { character: ['Friend'] } });
  t.card('Friend', { speed: t.by({ nh: -50, x: 0 }) });
});

scenarioBoth('Prevention in the build zone', { nh: 'TCG-PREV-02 TCG-ACT-05', x: 'TCG-PREV-03 TCG-ACT-06' }, (t) => {
  const cards = written(
    ['Bomb', 'Dark Battle', 'Choose 1 unit in the enemy build zone. This card deals 1 damage to it.'],
    ['Dodger', 'Light Character - Jedi', 'Free -> Evade 1.'],
    FOE,
  );
  t.board({
    at: 'Character battle',
    cards,
    dark: { character: ['Foe'], hand: ['Bomb'] },
    light: { build: ['Dodger'], character: ['Dodger'] },
  });
  t.answer('Dark: play Bomb');
  if (t.edition === 'nh') t.answer('Light: Dodger: Free -> Evade 1');
  t.is(
    t.state.damage.some((damage) => damage > 0),
    t.by({ nh: false, x: true }),
  );
});

scenarioBoth('The keywords there are', { nh: 'TCG-KW-GEN-01', x: 'TCG-KW-GEN-02' }, (t) => {
  const cards = written(
    ['Shooter', 'Dark Character - Rogue', 'cost 3   speed 60   power 2   health 4'],
    ['Tank', 'Light Character - Guard', 'cost 3   speed 10   power 1   health 9', 'Armor.'],
  );
  t.board({
    at: 'Character battle',
    cards,
    dice: [4, 5],
    dark: { character: ['Shooter'] },
    light: { character: [{ card: 'Tank', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Shooter attacks Tank');
  t.passChances();
  t.card('Tank', { damage: t.by({ nh: 2, x: 1 }) }); // Armor is none of the ten
});

scenarioBoth('Two values of Bombard', { nh: 'TCG-DUP-08', x: 'TCG-KW-BOMBARD-08' }, (t) => {
  const cards = written(
    ['Bomber', 'Dark Space - Ship', 'Bombard 2.', 'Bombard 3.'],
    ['Bunker', 'Light Ground - Base', 'cost 3   speed 10   power 1   health 9'],
  );
  t.board({
    at: 'battle starts',
    cards,
    dark: { space: ['Bomber'] },
    light: { ground: [{ card: 'Bunker', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.is(
    offered(t).filter((option) => option.includes('Bombard')),
    t.by({
      nh: ['Bomber attacks Bunker with Bombard 2', 'Bomber attacks Bunker with Bombard 3'],
      x: ['Bomber attacks Bunker with Bombard 5'],
    }),
  );
});
