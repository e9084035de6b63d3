import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioX('"Whenever" makes a triggered effect as "when" does', 'TCG-TRIG-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, [
      'Herald',
      'Light Character - Jedi',
      'cost 3   speed 50   power 1   health 4',
      'Whenever this unit attacks: Draw 1 card.',
    ]),
    dice: [1],
    dark: { character: ['Foe'] },
    light: { character: ['Herald'], deck: ['Jedi Patrol'] },
  });
  t.answer('Light: Herald attacks Foe');
  t.is(t.titles('Light', 'hand'), ['Jedi Patrol']);
});

scenarioX('Triggered abilities of retreated units do not work', 'TCG-TRIG-06', (t) => {
  for (const retreated of [false, true]) {
    t.board({
      at: 'battle starts',
      cards: written(FOE, FRIEND, ['Watcher', 'Light Character - Jedi', 'When battle starts: Gain 1 Force.']),
      dark: { character: ['Foe'] },
      light: { character: ['Friend', ...(retreated ? [] : ['Watcher'])], build: retreated ? ['Watcher'] : [] },
    });
    t.is(t.force('Light'), retreated ? 0 : 1);
  }
});

const OMENS = written(
  FRIEND,
  ['Ambusher', 'Dark Character - Rogue', 'When battle starts: Discard 1 enemy Jedi in Character.'],
  ['Banner', 'Light Character - Noble', 'When battle starts, if you have a Jedi in Character: Draw 1 card.'],
);

scenarioX('What has triggered takes effect, though its condition is no longer true', 'TCG-TRIG-14', (t) => {
  t.board({
    at: 'battle starts',
    cards: OMENS,
    dark: { character: ['Ambusher'] },
    light: { character: ['Friend', 'Banner'], deck: ['Jedi Patrol'] },
  });
  t.card('Friend', { zone: 'discard' }); // Dark's is first
  t.is(t.titles('Light', 'hand'), ['Jedi Patrol']);
});

scenarioX('What has triggered takes effect, though its unit has left play', 'TCG-TRIG-14', (t) => {
  t.board({
    at: 'battle starts',
    cards: written(
      ['Ambusher', 'Dark Character - Rogue', 'When battle starts: Discard 1 enemy Jedi in Character.'],
      ['Martyr', 'Light Character - Jedi', 'When battle starts: Gain 3 Force.'],
    ),
    dark: { character: ['Ambusher'] },
    light: { character: ['Martyr'] },
  });
  t.card('Martyr', { zone: 'discard' });
  t.is(
    t.events('force').flatMap(({ cause, n }) => (cause === 'effect' ? [n] : [])),
    [3],
  );
});

scenarioX('Every "when" and every "if" has to be true', 'TCG-TRIG-15', (t) => {
  t.board({
    at: 'battle starts',
    cards: OMENS,
    dark: { ground: ['Destroyer Droid Squad'] },
    light: { character: ['Banner'], deck: ['Jedi Patrol'] },
  });
  t.is(t.titles('Light', 'hand'), []);
});

scenarioX('What is not worded as an offer happens without being asked for', 'TCG-TRIG-16', (t) => {
  t.board({
    at: 'battle starts',
    cards: written(FOE, ['Spendthrift', 'Light Character - Jedi', 'When battle starts: Lose 2 Force.']),
    dark: { character: ['Foe'] },
    light: { force: 3, character: ['Spendthrift'] },
  });
  t.is(t.force('Light'), 1);
});

scenarioX('A draw of several cards triggers once for each, when all are drawn', 'TCG-TRIG-18', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      ['Student of Cards', 'Light Character - Jedi', 'When you draw a card: Gain 1 Force.'],
      ['Deep Thought', 'Light Battle', 'Draw 3 cards.'],
    ),
    dark: { character: ['Foe'] },
    light: {
      character: ['Student of Cards'],
      hand: ['Deep Thought'],
      deck: ['Jedi Patrol', 'Jedi Patrol', 'Jedi Patrol', 'Jedi Patrol'],
    },
  });
  t.answer('Light: play Deep Thought');
  while (t.state.question?.kind === 'trigger') t.answer('Light: Student of Cards');
  const order = t.table.events!.flatMap(({ kind }) => (kind === 'draw' || kind === 'force' ? [kind] : []));
  t.is(order, ['draw', 'draw', 'draw', 'force', 'force', 'force']);
});

scenarioX(
  '"Is discarded" wants the discard pile: a replacement keeps it from triggering, a way back does not',
  'TCG-TRIG-19',
  (t) => {
    const cards = written(
      FOE,
      [
        'Phoenix',
        'Light Character - Jedi',
        'cost 3   speed 10   power 1   health 1',
        'When this unit is discarded: Return it to your hand.',
        'When this unit is discarded: Gain 2 Force.',
      ],
      ['Keeper', 'Light Character - Noble', 'Each of your Jedi is put out of the game instead of discarded.'],
    );
    for (const kept of [false, true]) {
      t.board({
        at: 'Character battle',
        cards,
        dice: [6, 6, 6],
        dark: { character: ['Foe'] },
        light: { character: [{ card: 'Phoenix', tapped: true }, ...(kept ? [{ card: 'Keeper', tapped: true }] : [])] },
      });
      t.answer('Dark: Foe attacks Phoenix');
      if (!kept) t.answer('Light: Phoenix: When this unit is discarded: Return');
      t.card('Phoenix', { zone: kept ? 'out of play' : 'hand' });
      const gained = t.events('force').filter(({ cause }) => cause === 'effect').length;
      t.is(gained, kept ? 0 : 1);
    }
  },
);

scenarioX('"Damages a unit" triggers when the counters are placed, on itself too', 'TCG-TRIG-20', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, [
      'Berserker',
      'Light Character - Jedi',
      'When this unit damages a unit: Gain that much Force.',
      'Between attacks: Free -> This unit deals 2 damage to itself.',
      'Pay 1 Force -> Prevent 1 damage to this unit.',
    ]),
    dark: { character: ['Foe'] },
    light: { force: 1, character: ['Berserker'] },
  });
  t.answer('Light: Berserker: Between attacks');
  t.answer('Light: Berserker: Pay 1 Force'); // in the prevention chance nothing has triggered yet
  t.card('Berserker', { damage: 1 });
  t.is(t.force('Light'), 1);
});

scenarioX('Without a roll for build points nothing triggers on it', 'TCG-TRIG-21', (t) => {
  const cards = written(FOE, ['Gambler', 'Light Character - Jedi', 'When build points are rolled: Gain 5 Force.']);
  t.board({ at: 'Dark builds', cards, dark: { character: ['Foe'] }, light: { character: ['Gambler'] } });
  t.is(t.force('Light'), 0);
  t.board({ at: 'build roll', cards, dice: [2], dark: { character: ['Foe'] }, light: { character: ['Gambler'] } });
  t.is(t.force('Light'), 5);
});

scenarioX('At the start of battle, with nobody there to choose, nothing happens', 'TCG-TRIG-22', (t) => {
  const cards = written(FOE, [
    'Sniper',
    'Light Character - Jedi',
    'When battle starts: Choose 1 enemy unit in Ground. Put 1 damage counter on it.',
  ]);
  t.board({ at: 'battle starts', cards, dark: { character: ['Foe'] }, light: { character: ['Sniper'] } });
  t.card('Foe', { damage: 0 });
  t.is(t.events('counters'), []);
});

scenarioX('When the turn ends, what waits for it takes effect', 'TCG-TRIG-07', (t) => {
  t.board({
    at: 'battle ends',
    cards: written(FOE, [
      'Reaper',
      'Light Character - Jedi',
      'When the turn ends: Put 1 damage counter on each enemy unit in Character.',
    ]),
    dark: { character: ['Foe'], ground: ['Destroyer Droid Squad'] },
    light: { character: ['Reaper'] },
  });
  t.card('Foe', { damage: 1 });
  t.card('Destroyer Droid Squad', { damage: 0 });
});

scenarioX('Discards of any kind, retreats, damage and payments are heard', 'TCG-TRIG-07', (t) => {
  const cards = written(
    FOE,
    FRIEND,
    [
      'Chronicler',
      'Light Character - Noble',
      'When a Jedi is discarded: Gain 1 Force.',
      'When one of your cards is discarded from your hand: Gain 10 Force.',
      'When one of your units retreats: Gain 100 Force.',
      'When the enemy pays Force: Gain that much Force.',
    ],
    ['Payer', 'Dark Character - Rogue', 'Pay 3 Force -> Gain 1 build point.'],
    ['Purge', 'Light Battle', 'Discard 1 card. Discard 1 of your Jedi.'],
    ['Withdraw', 'Light Battle', 'Retreat 1 of your Jedi in Character.'],
  );
  t.board({
    at: 'Character battle',
    cards,
    dark: { force: 3, character: ['Foe', 'Payer'] },
    light: { character: ['Friend', 'Chronicler'], hand: ['Purge', 'Jedi Patrol'] },
  });
  t.answer('Dark: Payer: Pay 3 Force');
  t.is(t.force('Light'), 3);
  t.answer('Light: play Purge');
  t.answer('Light: Chronicler: When a Jedi');
  t.is(t.force('Light'), 14);
  t.board({
    at: 'Character battle',
    cards,
    dark: { character: ['Foe'] },
    light: { character: ['Friend', 'Chronicler'], hand: ['Withdraw'] },
  });
  t.answer('Light: play Withdraw');
  t.is(t.force('Light'), 100);
});

scenarioX('A unit hears of its own retreat, which it made out of its arena', 'TCG-TRIG-06 TCG-TRIG-07', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      ['Runaway', 'Light Character - Jedi', 'When this unit retreats: Gain 1 Force.'],
      ['Withdraw', 'Light Battle', 'Retreat 1 of your Jedi in Character.'],
    ),
    dark: { character: ['Foe'] },
    light: { character: ['Runaway'], hand: ['Withdraw'] },
  });
  t.answer('Light: play Withdraw');
  t.card('Runaway', { zone: 'build' });
  t.is(t.events('trigger').length, 1);
});

scenarioX('What waits for the end of the battle in an arena takes effect then', 'TCG-TRIG-07', (t) => {
  t.board({
    at: 'Ground battle',
    cards: written(FOE, ['Mourner', 'Light Character - Jedi', 'When the Character battle ends: Gain 1 Force.']),
    dark: { character: [{ card: 'Foe', tapped: true }] },
    light: { character: [{ card: 'Mourner', tapped: true }] },
  });
  t.passUntil('build', 'Dark');
  // With the Force of the new turn.
  t.is(t.force('Light') - t.force('Dark'), 1);
});
