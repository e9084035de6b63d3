import { scenarioBoth, scenarioX } from '../../src/testing/index.ts';

const PLAIN = `
1 Supply Run   Light Mission   C
   cost 2
   Give 1 of your units +2 power this turn.

5 Grunt   Light Character - Soldier   C
   cost 2   speed 20   power 2   health 3
`;

const MISSIONS = `${PLAIN}
2 Long War   Light Mission - Campaign   C
   cost 2
   Gain 1 Force.
   Campaign: Each of your units has +1 power.

3 Blockade   Light Mission - Campaign   C
   cost 1
   Campaign: Each enemy unit has -10 speed.

4 Peace Talks   Dark Mission   C
   cost 0
   Discard 1 Campaign Mission.

6 Counterspy   Dark Character - Spy   C
   cost 2   speed 20   power 2   health 3
   Pay 1 Force -> Disrupt a Mission card.
`;

scenarioBoth('A Mission is completed, carried out and discarded', 'TCG-MISSION-01', (t) => {
  t.board({ at: 'Light builds', cards: PLAIN, light: { points: 2, character: ['Grunt'], hand: ['Supply Run'] } });
  t.answer('Light: complete Supply Run for 2 build points');
  t.card('Grunt', { power: 4 });
  t.card('Supply Run', { zone: 'discard' });
});

scenarioX('It lasts as long as it says', 'TCG-MISSION-03', (t) => {
  t.board({ at: 'Light builds', cards: MISSIONS, light: { points: 2, character: ['Grunt'], hand: ['Supply Run'] } });
  t.answer('Light: complete Supply Run');
  t.card('Grunt', { power: 4 });
  t.answer('Light: done', 'Light: done');
  t.is(t.state.turn, 3);
  t.card('Grunt', { power: 2 });
});

scenarioX('Missions are no plays of a chance', 'TCG-MISSION-04', (t) => {
  t.board({
    at: 'Character battle',
    cards: MISSIONS,
    dark: { character: ['Geonosian Guard'] },
    light: {
      force: 5,
      points: 5,
      character: ['Grunt'],
      hand: ['Supply Run'],
      build: [{ down: 'Supply Run', counters: 2 }],
    },
  });
  for (let i = 0; i < 6 && t.state.question!.kind === 'chance'; i++) {
    t.doesNotOffer('Supply Run');
    t.answer('pass');
  }
  t.is(t.titles('Light', 'discard'), []);
});

scenarioX('A Campaign stays, and goes on working, until it is discarded', 'TCG-CAMP-01', (t) => {
  t.board({
    at: 'Light builds',
    cards: MISSIONS,
    dark: { character: ['Geonosian Guard'], hand: ['Peace Talks'] },
    light: { points: 3, character: ['Grunt'], hand: ['Long War', 'Blockade'] },
  });
  const { speed } = t.read('Geonosian Guard');
  t.answer('Light: complete Long War for 2 build points');
  t.is(t.force('Light'), 1);
  t.card('Long War', { zone: 'completed', faceDown: false });
  t.card('Grunt', { power: 3 });
  t.answer('Light: complete Blockade for 1 build point');
  t.card('Geonosian Guard', { speed: speed - 10 });
  // It is still there in the next turn.
  t.answer('Light: done', 'Dark: done', 'Light: done');
  t.passUntil('unitTurn');
  t.answer('does not attack');
  t.passUntil('unitTurn');
  t.answer('does not attack');
  t.passUntil('build', 'Dark');
  t.is(t.state.turn, 3);
  t.card('Grunt', { power: 3 });
  t.answer('Dark: complete Peace Talks', 'choose Long War');
  t.card('Long War', { zone: 'discard' });
  t.card('Grunt', { power: 2 });
  t.card('Geonosian Guard', { speed: speed - 10 });
});

scenarioX('A disrupted Mission does nothing and is discarded', 'TCG-MISSION-03 TCG-BUILD-24', (t) => {
  t.board({
    at: 'Light builds',
    cards: MISSIONS,
    dark: { force: 1, character: ['Counterspy'] },
    light: { points: 2, character: ['Grunt'], hand: ['Supply Run'] },
  });
  t.answer('Light: complete Supply Run');
  t.answer('Dark: Counterspy: Disrupt a Mission card');
  t.passChances();
  t.card('Grunt', { power: 2 });
  t.card('Supply Run', { zone: 'discard' });
  t.is(t.points('Light'), 0);
});
