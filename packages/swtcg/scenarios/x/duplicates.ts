import { keywordsThatAre } from '../../src/language/keywords.ts';
import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioX('Values of cumulative keywords add up, those below 0 too', 'TCG-DUP-01 TCG-DUP-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      ['Marksman', 'Light Character - Jedi', 'Accuracy 1.', 'Accuracy 2.'],
      ['Clumsy', 'Light Character - Jedi', 'Accuracy 2.', 'Accuracy -3.'],
    ),
    dark: { character: ['Foe'] },
    light: { character: ['Marksman', 'Clumsy'] },
  });
  t.is([t.keyword('Marksman', 'Accuracy'), t.keyword('Clumsy', 'Accuracy')], [3, -1]);
});

scenarioX('An isolated keyword is there once, whatever gives it', 'TCG-DUP-03', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      ['Tank', 'Light Character - Jedi', 'cost 3   speed 10   power 1   health 4', 'Armor.'],
      ['Smith', 'Light Character - Noble', 'Each of your Jedi has Armor.'],
    ),
    dice: [5, 5, 4],
    dark: { character: ['Foe'] },
    light: {
      character: [
        { card: 'Tank', tapped: true },
        { card: 'Smith', tapped: true },
      ],
    },
  });
  t.is(t.keyword('Tank', 'Armor'), 1);
  t.answer('Dark: Foe attacks Tank');
  t.passChances();
  t.card('Tank', { damage: 2 }); // a 5 still hits
});

scenarioX('Every copy of a layered keyword is used, one after the other', 'TCG-DUP-05', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, ['Acrobat', 'Light Character - Jedi', 'Pay 1 Force -> Evade 1.', 'Pay 1 Force -> Evade 2.']),
    dice: [4, 4, 4],
    dark: { character: ['Foe'] },
    light: { force: 2, character: [{ card: 'Acrobat', tapped: true }] },
  });
  t.answer('Dark: Foe attacks Acrobat');
  t.passUntil('chance', 'Light');
  t.answer('Light: Acrobat: Pay 1 Force -> Evade 2');
  t.answer('Light: Acrobat: Pay 1 Force -> Evade 1');
  t.passChances();
  t.card('Acrobat', { damage: 0 });
});

scenarioX('Of a selective keyword one copy is chosen for each use, and none is lost', 'TCG-DUP-06', (t) => {
  const cards = written(
    FOE,
    FRIEND,
    ['Bodyguard', 'Light Character - Noble', 'Pay 1 Force -> Intercept.', 'Pay 2 Force -> Intercept.'],
    ['Second Foe', 'Dark Character - Rogue'],
  );
  t.board({
    at: 'Character battle',
    cards,
    dice: [1, 1, 1, 1, 1, 1],
    dark: { character: ['Foe', 'Second Foe'] },
    light: {
      force: 5,
      character: [
        { card: 'Friend', tapped: true },
        { card: 'Bodyguard', tapped: true },
      ],
    },
  });
  t.answer('Dark: Foe first');
  t.answer('Dark: Foe attacks Friend');
  t.passUntil('chance', 'Light');
  t.offersAlso('Bodyguard: Pay 1 Force', 'Bodyguard: Pay 2 Force');
  t.answer('Light: Bodyguard: Pay 2 Force');
  t.is(t.state.question?.kind === 'chance' && t.state.attackStage === 1, false); // it defends: nothing is left to intercept
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Second Foe attacks Friend');
  t.passUntil('chance', 'Light');
  t.offersAlso('Bodyguard: Pay 1 Force', 'Bodyguard: Pay 2 Force');
});

scenarioX('The class of each keyword', 'TCG-DUP-09 TCG-DUP-10 TCG-DUP-11 TCG-DUP-12', (t) => {
  const names = (list: string): string[] => list.split(', ').toSorted();
  t.is(
    keywordsThatAre('cumulative').toSorted(),
    names(
      'Accuracy, Area Damage, Avenge, Backfire, Barrage, Bombard, Critical Hit, Damage Control, Focus, Fury, Ion Cannon, Lucky, Parry, Resilience, Riposte, Shields, Stun, Surge',
    ),
  );
  t.is(
    keywordsThatAre('isolated').toSorted(),
    names(
      'Armor, Cunning, Double Damage, Double Strike, Ferocity, Fortitude, Inspiration, Intimidation, Meditate, Overkill, Precision, Stealth',
    ),
  );
  t.is(
    keywordsThatAre('layered').toSorted(),
    names(
      'Absorb, Ambush, Bounty, Deflect, Evade, Foresight, Forewarning, INSERT, Persuade, Pilot, Protect, Reserves, Retaliate, Stack, Switch, Upkeep',
    ),
  );
  t.is(
    keywordsThatAre('selective').toSorted(),
    names('Alternative Cost, Enhance, Equip, Hidden Cost, Intercept, Redirect, Reduced Cost, Velocity'),
  );
});

scenarioX('A total below 0 counts as 0, but is counted on from where it is', 'TCG-DUP-13', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      FRIEND,
      ['Burden', 'Dark Battle', 'Give 1 enemy unit -5 power and -60 speed this turn.'],
      ['Boost', 'Light Battle', 'Give 1 of your units +3 power this turn.'],
    ),
    dark: { character: ['Foe'], hand: ['Burden'] },
    light: { character: ['Friend'], hand: ['Boost'] },
  });
  t.answer('Dark: play Burden');
  t.card('Friend', { power: 0, speed: 0 });
  t.answer('Light: play Boost');
  t.card('Friend', { power: 1 }); // 3 - 5 + 3
});

scenarioX(
  'Armor that was taken off is had again from a new grant; while it is barred for the turn it is not',
  'TCG-DUP-04',
  (t) => {
    const cards = written(
      FOE,
      ['Tank', 'Light Character - Jedi', 'Armor.'],
      ['Smith', 'Light Character - Noble', 'Each of your Jedi has Armor.'],
      ['Late Smith', 'Light Character - Noble', 'Each of your Jedi has Armor.'],
      ['Rust', 'Dark Mission', 'cost 0', 'Choose 1 enemy Jedi. Take Armor off it.'],
      ['Corrosion', 'Dark Mission', 'cost 0', 'Choose 1 enemy Jedi. Give it no Armor this turn.'],
      ['Polish', 'Light Mission', 'cost 0', 'Choose 1 of your Jedi. Give it Armor this turn.'],
    );
    const board = (loss: string): void => {
      t.board({
        at: 'Dark builds',
        cards,
        dark: { character: ['Foe'], hand: [loss, loss] },
        light: { points: 3, character: ['Tank', 'Smith'], hand: ['Polish', 'Late Smith'] },
      });
      t.is(t.keyword('Tank', 'Armor'), 1);
      t.answer(`Dark: complete ${loss}`);
      t.is(t.keyword('Tank', 'Armor'), 0); // what it had already, printed or given, is lost
    };
    board('Rust');
    t.answer('Dark: done', 'Light: complete Polish');
    t.is(t.keyword('Tank', 'Armor'), 1);
    board('Rust');
    t.answer('Dark: done', 'Light: deploy Late Smith');
    t.is(t.keyword('Tank', 'Armor'), 1);
    board('Corrosion');
    t.answer('Dark: done', 'Light: complete Polish');
    t.is(t.keyword('Tank', 'Armor'), 0);
    t.answer('Light: deploy Late Smith');
    t.is(t.keyword('Tank', 'Armor'), 0);
  },
);

scenarioX('What was given anew can be taken off anew, and the loss does not end with the turn', 'TCG-DUP-04', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(
      FOE,
      ['Tank', 'Light Character - Jedi', 'Armor.'],
      ['Rust', 'Light Mission', 'cost 0', 'Choose 1 of your Jedi. Take Armor off it.'],
      ['Polish', 'Light Mission', 'cost 0', 'Choose 1 of your Jedi. Give it Armor this turn.'],
    ),
    dark: { character: [{ card: 'Foe', tapped: true }] },
    light: { character: [{ card: 'Tank', tapped: true }], hand: ['Rust', 'Polish', 'Rust'] },
  });
  t.answer('Light: complete Rust', 'Light: complete Polish', 'Light: complete Rust');
  t.is(t.keyword('Tank', 'Armor'), 0);
  t.answer('Light: done');
  t.endCommand();
  t.passChances();
  t.is([t.state.turn, t.keyword('Tank', 'Armor')], [3, 0]);
});
