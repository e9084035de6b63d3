/** What rules leave out: cards and moments next to those that they speak of. */
import { DECK } from '../../src/rules/state.ts';
import { scenarioBoth, scenarioX } from '../../src/testing/index.ts';

const CARDS = `
1 Gambler   Light Character - Scoundrel   C
   cost 3   speed 50   power 1   health 4
   Pay any amount of Force -> Give this unit that much extra power this attack.

2 Thug   Dark Character - Scoundrel   C
   cost 2   speed 60   power 3   health 9

3 Mourner   Light Character - Squire   C
   cost 1   speed 10   power 1   health 9
   Avenge 2.

4 Martyr   Light Character - Squire   C
   cost 1   speed 10   power 1   health 9
   Discard this unit from Character -> Gain 1 Force.

5 Banker   Light Character - Noble   C
   cost 1   speed 10   power 1   health 9
   Build step: Pay 1 Force -> Put 3 credit counters on this unit.
   Build step: Pay 1 Force -> Gain 1 Force for each credit counter on this unit.

6 Drill Sergeant   Light Character - Officer   C
   cost 1   speed 10   power 1   health 9
   Each of your Squires has "Build step: Pay 1 Force -> Gain 2 Force."

7 Squire One   Light Character - Squire   C
   cost 1   speed 10   power 1   health 9

8 Squire Two   Light Character - Squire   C
   cost 1   speed 10   power 1   health 9

9 Wanderer (A)   Light Space - Transport   C
   cost 3   speed 20   power 2   health 5

10 Wanderer (B)   Light Space - Starfighter   C
   cost 3   speed 20   power 2   health 5

11 Mate   Light Character - Crew   C
   cost 1   speed 10   power 1   health 3
   Transport Pilot: +10 speed.

12 Crusher   Dark Character - Beast   C
   cost 3   speed 60   power 6   health 6
   Overkill.

13 Bomber   Light Character - Scout   C
   cost 1   speed 90   power 1   health 9
   Instead of attacking: Tap -> Choose 1 enemy unit in Character. This unit deals 1 die of damage to it.

14 Scout Ship   Light Space - Starfighter   C
   cost 3   speed 20   power 2   health 5

15 Wanderer (C)   Light Space - Starfighter   C
   cost 3   speed 20   power 2   health 5
   Alternative Cost: Pay 2 Force.

16 Saviour   Light Character - Noble   C
   cost 1   speed 10   power 1   health 9
   Each of your Officers is retreated without damage instead of discarded.

17 Runner   Light Character - Scout   C
   cost 1   speed 90   power 1   health 9
   Instead of attacking: Free -> Retreat this unit.

18 Meteor   Dark Ground - Beast   C
   cost 1   speed 10   power 1   health 9
   Build step: Tap -> This unit deals 30 damage to 1 enemy unit in Ground.

19 Bunker   Light Ground - Vehicle   C
   cost 1   speed 10   power 1   health 40
   Free -> Prevent at most 30 damage to this unit.

20 Aide   Light Character - Noble   C
   cost 1   speed 10   power 1   health 9
   Build step: Tap -> Show 1 of your partly built Space unit cards and put 3 build counters on it. Gain 1 Force.
`;

scenarioBoth('Who stops puts nothing out, and draws nothing for it', 'TCG-SETUP-32', (t) => {
  t.board({
    at: 'setup',
    cards: CARDS,
    dark: { hand: ['Thug', 'Thug'], deck: ['Thug', 'Thug'] },
    light: { hand: ['Mourner'], deck: ['Mourner'] },
  });
  t.answer('Dark: stop');
  t.is([t.titles('Dark', 'hand').length, t.titles('Dark', 'Character').length], [2, 0]);
  t.asks('Light', 'setup');
});

scenarioX('Any amount of Force is at least 1', 'TCG-ACT-26', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: [{ card: 'Thug', tapped: true }] },
    light: { force: 0, character: ['Gambler'] },
  });
  t.answer('Light: Gambler attacks Thug');
  t.is(t.state.question?.kind === 'chance', false);
});

scenarioX('Who left of its own accord is not avenged', 'TCG-KW-AVENGE-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [1, 1, 1, 6, 6],
    dark: { character: ['Thug'] },
    light: {
      character: [
        { card: 'Martyr', tapped: true },
        { card: 'Mourner', tapped: true },
      ],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Thug attacks Mourner', 'Light: Martyr: Discard this unit');
  t.passUntil('build');
  t.is(t.events('roll').filter(({ rollFor }) => rollFor === 'damage').length, 0);
});

scenarioX('As much as there are counters on a unit', 'TCG-CARD-36', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { force: 2, character: ['Banker'] },
  });
  t.answer('Light: Banker: Pay 1 Force -> Put 3', 'Light: Banker: Pay 1 Force -> Gain');
  t.is(t.force('Light'), 3);
});

scenarioBoth('What a text gives to several units each of them can use', 'TCG-ACT-11', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { force: 2, character: ['Drill Sergeant', 'Squire One', 'Squire Two'] },
  });
  t.offersAlso('Squire One: Pay 1 Force', 'Squire Two: Pay 1 Force');
});

scenarioX('Each Pilot that cannot fly what the unit has become leaves it', 'TCG-PILOT-47', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { points: 3, space: [{ card: 'Wanderer (A)', under: ['Wanderer (B)'], pilots: ['Mate', 'Mate'] }] },
  });
  t.answer('Light: bring Wanderer (B) on top');
  for (let left = 0; left < 2; left++) {
    t.asks('Light', 'pilotLeaves');
    t.answer('Light: move Mate to Character');
  }
  t.is(t.titles('Light', 'Character').length, 2);
});

scenarioX('Who has Overkill may leave all of it on the defender', 'TCG-KW-OVERKILL-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [4, 4, 4, 4, 4, 4],
    dark: { character: ['Crusher'] },
    light: {
      character: [
        { card: 'Gambler', tapped: true },
        { card: 'Squire One', tapped: true },
      ],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Crusher attacks Gambler');
  t.asks('Dark', 'divide');
  t.answer('Dark: done');
  t.card('Squire One', { damage: 0 });
  t.is(
    t.events('damage').map(({ n }) => n),
    [6],
  );
});

scenarioX('One die of damage is rolled too', 'TCG-DMG-06', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [1],
    dark: { character: [{ card: 'Thug', tapped: true }] },
    light: { character: ['Bomber'] },
  });
  t.answer('Light: Bomber: Tap');
  const thrown = t.events('roll').filter(({ rollFor }) => rollFor === 'damage');
  t.is(
    thrown.map(({ dice }) => dice),
    [[1]],
  );
  t.card('Thug', { damage: 0 });
});

scenarioBoth('Another battle step can begin in Space', 'TCG-BATTLE-01', (t) => {
  t.board({
    at: 'Ground battle',
    cards: CARDS,
    dark: { space: [{ card: 'Geonosian Fighter', tapped: true }] },
    light: { force: 5, hand: ["It's Not Over Yet"], space: [{ card: 'Scout Ship', tapped: true }] },
  });
  t.passUntil('chance', 'Light');
  const { turn } = t.state;
  t.answer("Light: play It's Not Over Yet", 'Space');
  t.passUntil('unitTurn', 'Dark');
  t.offersAlso('Geonosian Fighter attacks Scout Ship');
  t.is(t.state.turn, turn);
});

scenarioBoth('Who did something instead of attacking does not skip its turn besides', 'TCG-BATTLE-06', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: [{ card: 'Thug', tapped: true }] },
    light: { character: ['Runner', 'Squire One'] },
  });
  t.answer('Light: Runner: Instead of attacking');
  t.asks('Light', 'unitTurn');
  t.card('Runner', { zone: 'build', tapped: false });
  t.is(t.events('skip').length, 0);
});

scenarioX('A Pilot leaves a unit that another price has changed', 'TCG-PILOT-47', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { force: 2, points: 1, hand: ['Wanderer (C)'], space: [{ card: 'Wanderer (A)', pilots: ['Mate'] }] },
  });
  t.answer('Light: complete Wanderer (C) on top of Wanderer (A) by');
  t.asks('Light', 'pilotLeaves');
});

scenarioX('What replaces a discard of some units leaves the others alone', 'TCG-GLOSS-03', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: [{ card: 'Thug', tapped: true }] },
    light: { character: ['Martyr', 'Saviour', 'Drill Sergeant'] },
  });
  t.answer('Light: Martyr: Discard this unit');
  t.card('Martyr', { zone: 'discard' });
  t.is(t.events('force').filter(({ cause }) => cause === 'effect').length, 1);
});

scenarioX('Of much damage how much is prevented is asked in two steps', 'TCG-PREV-01', (t) => {
  t.board({ at: 'Dark builds', cards: CARDS, dark: { ground: ['Meteor'] }, light: { ground: ['Bunker'] } });
  t.startBuilding();
  t.answer('Dark: Meteor: Tap', 'Light: Bunker: Prevent', '21 to 30');
  t.asks('Light', 'amount');
  t.answer('25');
  t.card('Bunker', { damage: 5 });
});

scenarioX('Where there is nothing to show the rest is done', 'TCG-PART-04', (t) => {
  t.board({ at: 'Light builds', cards: CARDS, light: { character: ['Aide'] } });
  t.answer('Light: Aide: Tap');
  t.is(t.force('Light'), 1);
  t.is(t.events('show').length, 0);
});

scenarioX('What is drawn is told to come from the deck', 'TCG-GLOSS-22', (t) => {
  t.board({ at: 'Light builds', cards: CARDS, light: { character: ['Aide'], deck: ['Mate'] } });
  t.answer('Light: draw a card');
  t.is(
    t.events('draw').map(({ card, from }) => [card, from]),
    [[t.find('Mate'), DECK]],
  );
});
