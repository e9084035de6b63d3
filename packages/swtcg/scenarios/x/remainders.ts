/** Parts of rules whose other parts are shown elsewhere. */
import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioX(
  'The dice of Retaliate can stun, and a unit that attacks itself strikes itself',
  'TCG-KW-RETALIATE-05',
  (t) => {
    const cards = written(
      ['Brute', 'Dark Character - Rogue', 'cost 3   speed 60   power 1   health 9'],
      ['Viper', 'Light Character - Jedi', 'cost 3   speed 10   power 1   health 9', 'Stun 2.', 'Free -> Retaliate 1.'],
      [
        'Mad Beast',
        'Light Character - Creature',
        'cost 3   speed 60   power 1   health 9',
        'This unit can attack your units.',
        'Free -> Retaliate 2.',
      ],
    );
    t.board({
      at: 'Character battle',
      cards,
      dice: [1, 6],
      dark: { character: ['Brute', { card: 'Brute', tapped: true }] },
      light: { character: ['Viper'] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Brute attacks Viper', 'Light: Viper: Free -> Retaliate 1');
    t.passUntil('unitTurn', 'Light');
    t.is(t.state.stun.filter((stun) => stun === 2).length, 1);
    t.board({
      at: 'Character battle',
      cards,
      dice: [6, 6, 6],
      dark: { character: [{ card: 'Brute', tapped: true }] },
      light: { character: ['Mad Beast'] },
    });
    t.passUntil('unitTurn', 'Light');
    t.answer('Light: Mad Beast attacks Mad Beast', 'Light: Mad Beast: Free -> Retaliate 2');
    t.passChances();
    t.card('Mad Beast', { damage: 3 }); // 1 by the attack, 2 by itself
  },
);

scenarioX('Damaged, a unit with Stealth becomes the defender it offers to be', 'TCG-KW-STEALTH-03', (t) => {
  const cards = written(
    ['Brute', 'Dark Character - Rogue', 'cost 3   speed 60   power 1   health 9'],
    ['Shade', 'Light Character - Spy', 'cost 3   speed 10   power 1   health 9', 'Stealth.', 'Free -> Intercept.'],
    FRIEND,
  );
  for (const damage of [0, 1]) {
    t.board({
      at: 'Character battle',
      cards,
      dice: [6],
      dark: { character: ['Brute'] },
      light: {
        character: [
          { card: 'Shade', damage },
          { card: 'Friend', tapped: true },
        ],
      },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Brute attacks Friend', 'Light: Shade: Free -> Intercept');
    t.passUntil('unitTurn', 'Light');
    t.is([t.read('Shade').damage, t.read('Friend').damage], damage === 1 ? [2, 0] : [0, 1]);
  }
});

scenarioX(
  'What counts as a Jedi by itself does so in hand and discard pile, but not beneath a stack',
  'TCG-GLOSS-13',
  (t) => {
    const cards = written(
      FOE,
      ['Born (A)', 'Light Character - Rebel', 'Counts as Jedi.'],
      ['Born (B)', 'Light Character - Rebel'],
      ['Cheer', 'Light Mission', 'cost 0', 'Give each of your Jedi +5 power this turn.'],
      ['Return', 'Light Mission', 'cost 0', 'Return 1 Jedi card from your discard pile to your hand.'],
      ['Toll', 'Light Mission', 'cost 0', 'Discard 2 cards or 1 Jedi card.'],
    );
    const light = { hand: ['Cheer', 'Return', 'Toll'], discard: ['Born (B)', 'Born (A)'] };
    t.board({
      at: 'Light builds',
      cards,
      dark: { character: ['Foe'] },
      light: { ...light, character: [{ card: 'Born (B)', under: ['Born (A)'] }] },
    });
    t.startBuilding();
    t.answer('Light: complete Cheer');
    t.is(t.titles('Light', 'Character').length, 1);
    t.card('Born (B)', { power: 4 }); // the stacking bonus alone
    t.answer('Light: complete Return');
    t.is(t.titles('Light', 'hand').sort(), ['Born (A)', 'Toll']);
    t.answer('Light: complete Toll');
    t.offersAlso('discard Born (A)');
    t.answer('Light: discard Born (A)');
    t.asks('Light', 'build'); // one Jedi card is enough
  },
);

scenarioX(
  'Of two of one name the choice comes before anything that waits for the gain of control',
  'TCG-UNIQ-04 TCG-UNIQ-05',
  (t) => {
    const cards = written(
      ['Envoy (A)', 'Neutral Character - Diplomat', 'cost 5   speed 30   power 3   health 3'],
      ['Envoy (B)', 'Neutral Character - Diplomat', 'cost 3   speed 30   power 3   health 3'],
      ['Lure', 'Light Mission', 'cost 0', 'Gain control of 1 enemy unit in Character. Gain 9 Force.'],
    );
    const board = (): void => {
      t.board({
        at: 'Light builds',
        cards,
        dark: { character: ['Envoy (A)'] },
        light: { force: 2, character: ['Envoy (B)'], hand: ['Lure'] },
      });
      t.answer('Light: complete Lure');
      t.asks('Light', 'giveUp');
      t.is(t.force('Light'), 2); // the rest of the text waits
    };
    board();
    t.offers('discard Envoy (B)', 'discard Envoy (A) for 2 Force');
    t.answer('Light: discard Envoy (A) for 2 Force');
    t.card('Envoy (A)', { zone: 'discard' });
    t.is([t.titles('Dark', 'discard'), t.force('Light')], [['Envoy (A)'], 9]);
    board();
    t.answer('Light: discard Envoy (B)');
    t.is([t.titles('Light', 'Character'), t.force('Light')], [['Envoy (A)'], 11]);
  },
);

scenarioX('Each use has the price of its own time', 'TCG-ACT-25', (t) => {
  const cards = written(
    FOE,
    FRIEND,
    ['Patron', 'Light Character - Noble', 'Battle cards cost 2 less Force.'],
    ['Loud Cry', 'Light Battle', 'Pay 3 Force -> Discard 1 of your units in Character.'],
  );
  t.board({
    at: 'Character battle',
    cards,
    dark: { character: ['Foe'] },
    light: { force: 4, character: ['Friend', 'Patron'], hand: ['Loud Cry', 'Loud Cry'] },
  });
  t.answer('Light: play Loud Cry', 'Light: choose Patron');
  t.answer('Light: play Loud Cry');
  t.is(
    t.events('force').flatMap(({ cause, n }) => (cause === 'cost' ? [-n] : [])),
    [1, 3],
  );
});

scenarioX('What Absorb gains while the attack is disrupted counts for the attack to come', 'TCG-KW-ABSORB-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      ['Sponge', 'Dark Character - Rogue', 'cost 3   speed 60   power 1   health 9', 'Free -> Absorb 2.'],
      FRIEND,
      ['Backlash', 'Light Battle', 'Free -> Disrupt an attack. This card deals 2 damage to the attacker.'],
    ),
    dark: { character: ['Sponge'] },
    light: { hand: ['Backlash'], character: ['Friend'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Sponge attacks Friend', 'Light: play Backlash', 'Dark: Sponge: Free -> Absorb 2');
  t.card('Sponge', { damage: 0 });
  t.is(t.state.expanded!.nextPower[t.find('Sponge')], 2);
});

scenarioX('More hits than there are dice can be foretold where a text adds some', 'TCG-KW-FORESIGHT-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      ['Seer', 'Dark Character - Sith', 'cost 3   speed 60   power 1   health 9', 'Foresight: Gain 2 Force.'],
      ['Flurry', 'Dark Battle', 'Free -> Roll 2 more attack dice.'],
      FRIEND,
    ),
    dice: [4, 4, 4],
    dark: { hand: ['Flurry'], character: ['Seer'] },
    light: { character: ['Friend'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Seer attacks Friend');
  t.passUntil('predict', 'Dark');
  t.answer('Dark: 3', 'Dark: play Flurry');
  t.is([t.force('Dark'), t.read('Friend').damage], [2, 3]);
});

scenarioX('With two such texts even more hits can be foretold', 'TCG-KW-FORESIGHT-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      ['Seer', 'Dark Character - Sith', 'cost 3   speed 60   power 1   health 9', 'Foresight: Gain 2 Force.'],
      ['Flurry', 'Dark Battle', 'Free -> Roll 2 more attack dice.'],
      ['Rock', 'Light Character - Guard', 'cost 3   speed 10   power 1   health 9'],
    ),
    dice: [4, 4, 4, 4, 4],
    dark: { hand: ['Flurry', 'Flurry'], character: ['Seer'] },
    light: { character: ['Rock'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Seer attacks Rock');
  t.passUntil('predict', 'Dark');
  t.offers('0', '1', '2', '3', 'from 4 to 103', 'done');
  t.answer('Dark: from 4 to 103', 'Dark: from 4 to 13', 'Dark: 5', 'Dark: play Flurry', 'Dark: play Flurry');
  t.card('Rock', { damage: 5 });
  t.is(t.force('Dark'), 2);
});

scenarioX('What Absorb gained is lost with the unit that leaves play', 'TCG-KW-ABSORB-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      ['Sponge', 'Light Character - Rogue', 'cost 3   speed 10   power 1   health 9', 'Free -> Absorb 2.'],
      ['Recall', 'Light Battle', 'Between attacks: Free -> Return 1 of your units from any arena to your hand.'],
    ),
    dice: [6, 6, 6],
    dark: { character: ['Foe'] },
    light: { hand: ['Recall'], character: [{ card: 'Sponge', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Foe attacks Sponge');
  while (t.options.join() === 'pass') t.answer('pass');
  t.answer('Light: Sponge: Free -> Absorb 2');
  t.is(t.state.expanded!.nextPower[t.find('Sponge')], 2);
  while (!t.options.some((words) => words.startsWith('play Recall'))) t.answer('pass');
  t.answer('Light: play Recall');
  t.is(t.titles('Light', 'hand'), ['Sponge']);
  t.is(
    [...t.state.expanded!.nextPower].every((power) => power === 0),
    true,
  );
});
