/** Phrases of the card language that only cards of the Expanded Rulebook use, each on a card written on the spot. */
import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioX(
  'Dice of whatever roll are rerolled where the text says so: any of them, or one',
  'TCG-DICE-05 TCG-DICE-04',
  (t) => {
    const cards = written(
      FOE,
      ['Grenade', 'Dark Battle', 'Choose 1 enemy unit in Character. This card deals 3 dice of damage to it.'],
      [
        'Gambler',
        'Light Character - Rogue',
        'cost 3   speed 10   power 1   health 9',
        'Free -> Reroll any of the dice.',
      ],
      [
        'Sharper',
        'Light Character - Rogue',
        'cost 3   speed 10   power 1   health 9',
        'Free -> Reroll 1 of the enemy attack dice.',
      ],
    );
    t.board({
      at: 'Character battle',
      cards,
      dice: [6, 6, 1, 2, 2],
      dark: { character: [{ card: 'Foe', tapped: true }], hand: ['Grenade'] },
      light: { character: [{ card: 'Gambler', tapped: true }] },
    });
    t.answer('Dark: play Grenade');
    t.answer('Light: Gambler: Free', 'Light: reroll die 1 showing', 'Light: reroll die 2 showing', 'Light: done');
    t.passChances();
    t.card('Gambler', { damage: 0 });
    // Of attack dice one and no more; dice of damage are not meant.
    t.board({
      at: 'Character battle',
      cards,
      dice: [6, 6, 6, 2],
      dark: { character: ['Foe'] },
      light: { character: [{ card: 'Sharper', tapped: true }] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Foe attacks Sharper', 'Light: Sharper: Free', 'Light: reroll die 2 showing');
    t.passChances();
    t.card('Sharper', { damage: 2 });
    t.board({
      at: 'Character battle',
      cards,
      dice: [6, 6, 6],
      dark: { character: [{ card: 'Foe', tapped: true }], hand: ['Grenade'] },
      light: { character: [{ card: 'Sharper', tapped: true }] },
    });
    t.answer('Dark: play Grenade');
    t.passChances();
    t.is(t.events('reroll').length, 0);
  },
);

scenarioX('An amount can be a number of a unit: its total power, speed or health', 'TCG-CARD-36', (t) => {
  const gained = (stat: string): number => {
    t.board({
      at: 'Character battle',
      cards: written(
        FOE,
        FRIEND,
        ['Banner', 'Light Character - Noble', 'Each of your Jedi has +1 power, +10 speed and +2 health.'],
        ['Tribute', 'Light Battle', `Choose 1 of your Jedi. Gain build points equal to its ${stat}.`],
      ),
      dark: { character: ['Foe'] },
      light: { character: ['Friend', 'Banner'], hand: ['Tribute'] },
    });
    t.answer('Light: play Tribute');
    return t.events('points').findLast(({ cause }) => cause === 'effect')?.n ?? 0;
  };
  t.is([gained('power'), gained('speed'), gained('health')], [4, 50, 6]);
});

scenarioX(
  '"In this unit\'s arena" is where that unit is; counters put on are no damage',
  'TCG-DMG-05 TCG-CARD-36',
  (t) => {
    const cards = written(
      [
        'Quake',
        'Dark Ground - Walker',
        "Pay 1 Force -> Put 2 damage counters on each other unit in this unit's arena.",
      ],
      ['Skiff', 'Light Ground - Speeder', 'cost 3   speed 10   power 1   health 5', 'Free -> Evade 2.'],
      FRIEND,
    );
    t.board({
      at: 'battle starts',
      cards,
      dark: { force: 1, ground: ['Quake'] },
      light: { ground: ['Skiff'], character: ['Friend'] },
    });
    t.passUntil('chance', 'Dark');
    t.answer('Dark: Quake: Pay 1 Force');
    t.is([t.read('Quake').damage, t.read('Skiff').damage, t.read('Friend').damage], [0, 2, 0]);
    t.is(t.events('damage').length, 0);
  },
);
