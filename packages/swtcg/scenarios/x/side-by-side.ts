/** Rules that meet: what one says in a situation that another has made. */
import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
1 Recruit   Light Character - Soldier   C
   cost 3   speed 10   power 2   health 5
   Upkeep: Discard 1 card.

2 Tenant   Light Character - Noble   C
   cost 3   speed 10   power 2   health 5
   Upkeep: Pay 2 Force.
   When your build step starts: Gain 2 Force.

3 Sleeper   Dark Character - Spy   C
   cost 4   speed 30   power 1   health 3
   Hidden Cost 2.

4 Strider   Light Ground/Character - Walker   C
   cost 4   speed 20   power 1   health 3
   Discard this unit from Character -> Protect 2.

5 Barracks   Light Ground - Walker   C
   cost 1   speed 20   power 1   health 9
   Each of your Character units costs 1 less to deploy.

6 Garage   Light Ground - Walker   C
   cost 1   speed 20   power 1   health 9
   Each of your Ground units costs 1 less to deploy.

7 Roamer (A)   Dark Space - Starfighter   C
   cost 3   speed 20   power 1   health 5

8 Roamer (B)   Dark Ground - Speeder   C
   cost 4   speed 20   power 1   health 5
   Hidden Cost 1.

9 Pit   Dark Mission - Trap   C
   cost 5
   Reduced Cost 2: If you have a unit in Space.
   Trap, when battle starts: Gain 3 Force.

10 Thug   Dark Character - Scoundrel   C
   cost 2   speed 60   power 3   health 9

11 Idol   Light Character - Noble   C
   cost 2   speed 10   power 1   health 9
   Shields 1.

12 Seer   Dark Character - Sith   C
   cost 3   speed 60   power 1   health 6
   Foresight: Gain 2 Force.

13 Drifter (A)   Neutral Character - Rogue   C
   cost 2   speed 20   power 2   health 3

14 Drifter (B)   Neutral Character - Rogue   C
   cost 3   speed 20   power 2   health 3

15 Recruiter   Light Character - Noble   C
   cost 1   speed 5   power 1   health 6
   Build step: Free -> Gain control of 1 enemy Rogue in Character.

16 Recall   Light Mission   C
   cost 0
   Choose 1 of your Characters in Character. Return it to your hand.

17 Shelter   Light Mission   C
   cost 0
   Choose 1 of your Characters in Character. Discard it.
`;

scenarioX('Upkeep is paid before or after the card of the turn is drawn', 'TCG-COMMAND-11 TCG-KW-UPKEEP-01', (t) => {
  const board = { at: 'Light builds', cards: CARDS, light: { character: ['Recruit'], deck: ['Idol'] } } as const;
  t.board(board);
  t.offers('Recruit: Upkeep', 'draw a card');
  t.answer('Light: draw a card'); // the only card to pay with
  t.answer('Light: upkeep of Recruit: discard 1 card');
  t.is(t.titles('Light', 'hand'), []);
  t.card('Idol', { zone: 'discard' });
  t.board(board);
  t.answer('Light: Recruit: Upkeep', 'Light: draw a card');
  t.is(t.titles('Light', 'hand'), ['Idol']);
});

scenarioX(
  'What else the start of the build step gives may pay for Upkeep or come too late for it',
  'TCG-COMMAND-11',
  (t) => {
    const board = { at: 'Light builds', cards: CARDS, light: { character: ['Tenant'] } } as const;
    t.board(board);
    t.answer('Light: Tenant: When your build step starts');
    t.answer('Light: upkeep of Tenant: pay 2 Force');
    t.is(t.force('Light'), 0);
    t.board(board);
    t.answer('Light: Tenant: Upkeep');
    t.is(t.force('Light'), 2);
  },
);

scenarioX(
  'For Force too a unit is completed into an arena or into the build zone',
  'TCG-BUILD-12 TCG-KW-HIDDEN-01',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { force: 2, character: ['Thug'], build: [{ down: 'Sleeper', counters: 2 }] },
      light: { character: ['Idol'] },
    });
    t.offers('complete Sleeper for 2 Force', 'complete Sleeper in the build zone for 2 Force', 'pass');
    t.answer('Dark: complete Sleeper in the build zone');
    t.card('Sleeper', { zone: 'build', faceDown: false, tapped: false });
    t.is(t.force('Dark'), 0);
  },
);

scenarioX('In battle no version comes on top that would move the unit to another arena', 'TCG-STACK-25', (t) => {
  const dark = { force: 9, space: ['Roamer (A)'], character: ['Thug'], build: [{ down: 'Roamer (B)', counters: 4 }] };
  t.board({ at: 'Character battle', cards: CARDS, dark, light: { character: ['Idol'] } });
  t.offersAlso('complete Roamer (B) beneath Roamer (A)');
  t.doesNotOffer('complete Roamer (B) on top of Roamer (A)');
  t.board({ at: 'Dark builds', cards: CARDS, dark, light: { character: ['Idol'] } });
  t.startBuilding();
  t.answer('Dark: complete Roamer (B) on top of Roamer (A)');
  t.card('Roamer (B)', { zone: 'Ground', under: 1 });
});

scenarioX('A card of two types costs less by what is said of either', 'TCG-MULTI-01', (t) => {
  for (const cheaper of ['Garage', 'Barracks']) {
    t.board({ at: 'Light builds', cards: CARDS, light: { points: 3, hand: ['Strider'], ground: [cheaper] } });
    t.offersAlso('deploy Strider in the Ground arena for 3', 'deploy Strider in the Character arena for 3');
  }
  t.board({ at: 'Light builds', cards: CARDS, light: { points: 3, hand: ['Strider'] } });
  t.doesNotOffer('deploy Strider');
});

scenarioX('One of two arenas that leaves to protect counts as still where it was', 'TCG-KW-PROTECT-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6, 6],
    dark: { character: ['Thug'] },
    light: {
      character: [
        { card: 'Strider', tapped: true },
        { card: 'Recruit', tapped: true },
      ],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Thug attacks Recruit', 'Light: Strider', 'Light: 2');
  t.card('Strider', { zone: 'discard' });
  t.card('Recruit', { damage: 1 });
});

scenarioX('A Trap costs what it costs when it is completed', 'TCG-TRAP-01 TCG-KW-REDCOST-01', (t) => {
  const board = (counters: number, space: readonly string[]): void =>
    t.board({
      at: 'battle starts',
      cards: CARDS,
      dark: { space, character: ['Thug'], build: [{ down: 'Pit', counters }] },
      light: { character: ['Idol'] },
    });
  board(2, ['Roamer (A)']);
  t.answer('Dark: complete Pit'); // before anybody plays anything
  t.is(t.force('Dark'), 3);
  board(1, ['Roamer (A)']);
  t.is(t.state.question?.kind, 'chance');
  board(2, []);
  t.asks('Dark', 'trap'); // by what all can see it could be
  t.offers('done');
  board(5, []);
  t.offers('complete Pit', 'done');
});

scenarioX('That an attack without dice makes no hits can be foretold', 'TCG-KW-FORESIGHT-01 TCG-ATTACK-13', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Seer', 'Thug'] },
    light: { character: [{ card: 'Idol', tapped: true }] },
  });
  t.passUntil('order', 'Dark');
  t.answer('Dark: Seer', 'Dark: Seer attacks Idol');
  t.asks('Dark', 'predict');
  t.offers('0', 'done');
  t.answer('Dark: 0');
  t.is([t.events('roll').length, t.force('Dark')], [0, 2]);
});

scenarioX(
  'In a stack of two players each card stays with its owner, whichever is on top',
  'TCG-PRIME-11 TCG-CTRL-01',
  (t) => {
    for (const [mission, zone] of [
      ['Recall', 'hand'],
      ['Shelter', 'discard'],
    ] as const) {
      t.board({
        at: 'Light builds',
        cards: CARDS,
        dark: { character: ['Drifter (A)'] },
        light: { points: 2, character: ['Recruiter'], hand: ['Drifter (B)', mission] },
      });
      t.answer('Light: Recruiter', 'Light: stack Drifter (B) on top of Drifter (A)');
      t.answer(`Light: complete ${mission}`, 'Light: Drifter (B)');
      t.is(
        [t.titles('Dark', zone), t.titles('Light', zone)],
        [['Drifter (A)'], zone === 'hand' ? ['Drifter (B)'] : ['Drifter (B)', 'Shelter']],
      );
    }
  },
);

scenarioX('Armor and Stun are off in the build zone', 'TCG-ZONE-16 TCG-KW-ARMOR-01 TCG-KW-STUN-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: `
      1 Raider   Dark Character - Scoundrel   C
         cost 3   speed 60   power 2   health 6
         Armor.
         Pending damage: Free -> Retreat this unit.

      2 Stinger   Light Character - Soldier   C
         cost 3   speed 10   power 2   health 6
         Stun 1.
         Free -> Retaliate 2.
         Pending damage: Free -> Retreat this unit.

      3 Bystander   Light Character - Soldier   C
         cost 3   speed 10   power 2   health 6
    `,
    dice: [6, 1, 4, 5],
    dark: { character: ['Raider'] },
    light: { character: [{ card: 'Stinger', tapped: true }, 'Bystander'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Stinger', 'Light: Stinger: Retaliate');
  t.answer('Dark: Raider: Pending damage', 'Light: Stinger: Pending damage');
  t.card('Stinger', { zone: 'build', damage: 1 });
  t.card('Raider', { zone: 'build', damage: 2, power: 2 }); // hit by a 4, and not stunned
});

scenarioX('The keywords of a Pilot do nothing on its unit', 'TCG-PILOT-29', (t) => {
  t.board({
    at: 'Dark builds',
    cards: `
      1 Gunner   Dark Space - Starfighter   C
         cost 1   speed 90   power 1   health 9
         Build step: Free -> This unit deals 1 die of damage to 1 enemy Crew.

      2 Ace   Light Character - Crew   C
         cost 1   speed 10   power 1   health 3
         Armor.
         Starfighter Pilot: +10 speed.

      3 Dart   Light Space - Starfighter   C
         cost 1   speed 10   power 1   health 3
    `,
    dice: [4],
    dark: { space: ['Gunner'] },
    light: { space: [{ card: 'Dart', pilot: 'Ace' }] },
  });
  t.startBuilding();
  t.answer('Dark: Gunner: Build step');
  t.card('Ace', { damage: 1 });
});
