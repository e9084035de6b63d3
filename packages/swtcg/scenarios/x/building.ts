import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
1 Scout   Light Character - Soldier Clone   C
   cost 3   speed 20   power 2   health 3
   When you deploy this unit: Gain 1 Force.

2 Quartermaster   Light Character - Clone   C
   cost 3   speed 20   power 2   health 3
   Each Clone costs 2 less to deploy.

3 Runner   Light Character - Clone   C
   cost 1   speed 20   power 2   health 3

4 Rifle   Light Equipment - Character Weapon   C
   cost 2
   Equip: Free.

5 Camp   Light Location - Ground Base   C
   cost 2

6 Fund   Light Resource   C
   cost 2

7 Raise   Light Mission   C
   cost 2
   Choose 1 Soldier card in your discard pile. Put it into its arena.

8 Ritual   Light Mission   C
   cost 1
   To complete, pay 3 Force: Draw 1 card.

9 Whim   Light Mission   C
   cost 0
   Gain 1 Force.

10 Charm   Light Battle   C
   Pay 1 Force -> Draw 1 card.

11 Ace   Light Character - Human   C
   cost 2   speed 20   power 2   health 3
   Starfighter Pilot: +1 power.

12 Fighter   Light Space - Starfighter   C
   cost 2   speed 20   power 2   health 3

13 Sabotage   Dark Mission   C
   cost 0
   Take 3 build counters off 1 enemy partly built card.

14 Overtime   Light Mission   C
   cost 0
   Put 2 build counters on 1 of your partly built cards.

15 Works   Light Character - Engineer   C
   cost 2   speed 20   power 2   health 3
   Build step: Pay 2 build points -> Gain 3 Force.
`;

scenarioX('Units, Equipment, Locations, Missions and Resources are built', 'TCG-BUILD-10', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { points: 1, force: 5, hand: ['Scout', 'Rifle', 'Camp', 'Fund', 'Raise', 'Charm'] },
  });
  t.offers('build Scout', 'build Rifle', 'build Camp', 'build Fund', 'build Raise', 'done');
});

scenarioX('A unit is deployed to its arena or to the build zone', 'TCG-BUILD-12 TCG-BUILD-16', (t) => {
  t.board({ at: 'Light builds', cards: CARDS, light: { points: 6, hand: ['Scout', 'Scout'] } });
  t.answer('Light: bring Scout into the build zone for 3 build points');
  t.card('Scout', { zone: 'build', faceDown: false });
  // What happens "when deployed" is for the arena.
  t.is(t.force('Light'), 0);
  t.answer('Light: deploy Scout for 3 build points');
  t.is([t.force('Light'), t.titles('Light', 'Character')], [1, ['Scout']]);
  t.offersAlso('return Scout to battle');
});

scenarioX('What is put into an arena was not deployed', 'TCG-BUILD-14', (t) => {
  t.board({ at: 'Light builds', cards: CARDS, light: { points: 2, hand: ['Raise'], discard: ['Scout'] } });
  t.answer('Light: complete Raise');
  t.card('Scout', { zone: 'Character' });
  t.is(t.force('Light'), 0);
});

scenarioX('Coming through the build zone is no move', 'TCG-BUILD-15', (t) => {
  t.board({ at: 'Light builds', cards: CARDS, light: { points: 2, hand: ['Ace'], space: ['Fighter'] } });
  t.answer('Light: deploy Ace', 'Light: move Ace onto Fighter');
  t.card('Fighter', { pilot: 'Ace', power: 3 });
});

scenarioX('A unit brings its text with it, but not for its own deployment', 'TCG-BUILD-17 TCG-BUILD-21', (t) => {
  t.board({ at: 'Light builds', cards: CARDS, light: { points: 4, hand: ['Quartermaster', 'Scout', 'Runner'] } });
  t.answer('Light: deploy Quartermaster for 3 build points');
  t.answer('Light: deploy Scout for 1 build point');
  t.is(t.points('Light'), 0);
  // Two less than one is nothing, and not less.
  t.answer('Light: deploy Runner');
  t.is([t.points('Light'), t.titles('Light', 'Character')], [0, ['Quartermaster', 'Scout', 'Runner']]);
});

scenarioX('What completing costs besides is paid with the build cost', 'TCG-BUILD-18', (t) => {
  for (const force of [2, 3]) {
    t.board({ at: 'Light builds', cards: CARDS, light: { force, points: 1, hand: ['Ritual'], deck: ['Fighter'] } });
    t.answer('Light: done');
    if (force < 3) t.doesNotOffer('complete Ritual');
    else {
      t.answer('Light: complete Ritual for 1 build point; pay 3 Force');
      t.is([t.force('Light'), t.points('Light'), t.titles('Light', 'hand')], [0, 0, ['Fighter']]);
    }
  }
});

scenarioX('What costs nothing is completed from hand, in the own build step only', 'TCG-BUILD-19', (t) => {
  t.board({
    at: 'Dark builds',
    cards: CARDS,
    dark: { character: ['Geonosian Guard'] },
    light: { force: 4, hand: ['Whim'], character: ['Runner'] },
  });
  t.answer('Dark: done');
  t.answer('Light: complete Whim');
  t.is(t.force('Light'), 5);
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dark: { character: ['Geonosian Guard'] },
    light: { force: 4, hand: ['Whim'], character: ['Runner'] },
  });
  for (let i = 0; i < 20 && t.state.turn === 2; i++) {
    t.doesNotOffer('Whim');
    t.answer(t.options.find((text) => text.includes('does not attack')) ?? 'pass');
  }
  t.card('Whim', { zone: 'hand' });
});

scenarioX('Laid face down it has at least 1 counter, though it needs none', 'TCG-BUILD-20', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { points: 2, hand: ['Runner'], character: ['Quartermaster'] },
  });
  t.answer('Light: build Runner');
  t.offers('1', '2');
  t.answer('Light: 1');
  t.card('Runner', { zone: 'build', faceDown: true, counters: 1 });
});

scenarioX('Surplus counters give nothing back', 'TCG-BUILD-21', (t) => {
  t.board({ at: 'Light builds', cards: CARDS, light: { points: 1, build: [{ down: 'Runner', counters: 5 }] } });
  t.answer('Light: deploy Runner for its 5 build counters');
  t.is(t.points('Light'), 1);
});

scenarioX('Counters are taken as far as there are any; the card stays face down', 'TCG-BUILD-22 TCG-BUILD-23', (t) => {
  t.board({
    at: 'Dark builds',
    cards: CARDS,
    dark: { hand: ['Sabotage', 'Sabotage'] },
    light: { build: [{ down: 'Scout', counters: 4 }] },
  });
  t.answer('Dark: complete Sabotage');
  t.card('Scout', { counters: 1 });
  t.answer('Dark: complete Sabotage');
  t.card('Scout', { zone: 'build', faceDown: true, counters: 0 });
});

scenarioX('Counters that an effect puts cost no build points', 'TCG-BUILD-23', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { points: 1, hand: ['Overtime'], build: [{ down: 'Scout', counters: 1 }] },
  });
  t.answer('Light: complete Overtime');
  t.card('Scout', { counters: 3 });
  t.is(t.points('Light'), 1);
});

scenarioX('Build points pay for abilities that ask for them', 'TCG-BUILD-27', (t) => {
  t.board({ at: 'Light builds', cards: CARDS, light: { points: 2, character: ['Works'] } });
  t.answer('Light: Works: Gain 3 Force');
  t.is([t.points('Light'), t.force('Light')], [0, 3]);
});

const SPY = `
1 Counterspy   Dark Character - Spy   C
   cost 2   speed 20   power 2   health 3
   Pay 1 Force -> Disrupt a unit card.

2 Scout   Light Character - Soldier   C
   cost 3   speed 20   power 2   health 3
`;

scenarioX('A disrupted deployment ends in the discard pile', 'TCG-BUILD-24', (t) => {
  t.board({
    at: 'Light builds',
    cards: SPY,
    dark: { force: 1, character: ['Counterspy'] },
    light: { points: 3, hand: ['Scout'] },
  });
  t.answer('Light: deploy Scout', 'Dark: Counterspy: Disrupt a unit card');
  t.passChances();
  t.card('Scout', { zone: 'discard' });
  t.is(t.points('Light'), 0);
});
