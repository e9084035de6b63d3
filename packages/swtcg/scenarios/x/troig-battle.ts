/** Two-Headed Troig beyond the build step: preparation, setup and battle with a partner (TCG-TROIG). */
import { type Play, scenarioX } from '../../src/testing/index.ts';
import { written } from './written.ts';

const CARDS = written(
  ['Raider', 'Dark Character - Bandit', 'cost 3   speed 60   power 2   health 5'],
  [
    'Split',
    'Dark Battle',
    'Pay 1 Force -> You may divide the hits of this attack between the defender and 1 other enemy unit in its arena.',
  ],
  ['Beast', 'Neutral Character - Creature', 'This unit can attack your other units in Character.'],
  ['Wall', 'Light Character - Guard', 'cost 2   speed 10   power 1   health 5'],
  ['Gate', 'Light Character - Guard', 'cost 2   speed 10   power 1   health 5'],
  ['Guard', 'Light Character - Soldier', 'cost 2   speed 10   power 1   health 5', 'Pay 1 Force -> Intercept.'],
  ['Warden', 'Light Character - Soldier', 'cost 2   speed 10   power 1   health 5', 'Pay 1 Force -> Protect 2.'],
  ['Storm', 'Dark Event', 'When you play this card: Draw 2 cards.'],
  ['Night', 'Dark Event', 'Each of your units has +10 speed.'],
  ['Dawn', 'Light Event', 'Each of your units has +1 health.'],
  ['Mine', 'Dark Resource', 'cost 3', 'Each of your units has +1 power.'],
  ['Ambush', 'Dark Battle', 'Pay 1 Force -> Gain 1 Force.'],
);
const down = (card: string): { card: string; tapped: true } => ({ card, tapped: true });

const attackOnWall = (t: Play): void => {
  t.passUntil('unitTurn', 'Dark A');
  t.answer('Dark A: Raider attacks Wall');
};

scenarioX('Hits are divided with a unit of either player opposite', 'TCG-TROIG-05 TCG-DMG-14', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6],
    dark: { force: 1, character: ['Raider'], hand: ['Split'] },
    darkB: { character: [down('Raider')] },
    light: { character: [down('Wall')] },
    lightB: { character: [down('Gate')] },
  });
  attackOnWall(t);
  t.answer('Dark A: play Split');
  t.asks('Dark A', 'divide');
  t.offers('1 of the hits to Gate', '2 of the hits to Gate', 'done');
  t.answer('Dark A: 1 of the hits to Gate');
  t.card('Wall', { damage: 1 });
  t.card('Gate', { damage: 1 });
});

scenarioX('Nobody steps between the attacker and a unit of the partner', 'TCG-TROIG-05 TCG-KW-INTERCEPT-01', (t) => {
  const offered = (light: readonly string[], lightB: readonly string[]): boolean => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [1, 1],
      dark: { character: ['Raider'] },
      light: { force: 1, character: light.map(down) },
      lightB: { force: 1, character: lightB.map(down) },
    });
    attackOnWall(t);
    return t.state.question?.options.some(({ kind }) => kind === 'ability') === true;
  };
  t.is([offered(['Wall', 'Guard'], []), offered(['Wall'], ['Guard'])], [true, false]);
});

scenarioX('Nor is a unit of the partner protected', 'TCG-TROIG-05 TCG-KW-PROTECT-01', (t) => {
  for (const [light, lightB, left] of [
    [['Wall', 'Warden'], [], 0],
    [['Wall'], ['Warden'], 2],
  ] as const) {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [6, 6],
      dark: { character: ['Raider'] },
      light: { force: 1, character: light.map(down) },
      lightB: { force: 1, character: lightB.map(down) },
    });
    attackOnWall(t);
    if (left === 0) t.answer('Light A: Warden: Pay 1 Force', 'Light A: 2');
    t.passChances();
    t.card('Wall', { damage: left });
  }
});

scenarioX(
  'Each of the four has an Event, a Resource, a hand and a mulligan',
  'TCG-TROIG-02 TCG-PREP-07 TCG-MULL-06',
  (t) => {
    const deck = (card: string): string[] => new Array<string>(9).fill(card);
    t.board({
      at: 'preparation',
      cards: CARDS,
      dark: { deck: [...deck('Ambush'), 'Mine'], supply: ['Storm'] },
      darkB: { deck: [...deck('Ambush'), 'Mine'], supply: ['Night'] },
      light: { deck: deck('Wall'), supply: ['Dawn'] },
      lightB: { deck: deck('Gate'), supply: ['Dawn'] },
    });
    t.answer('Dark A: play the Event Storm', 'Dark B: play the Event Night', 'Light A: play the Event Dawn');
    t.answer('Light B: play the Event Dawn');
    t.answer('Dark A: search Mine', 'Dark B: search Mine', 'Light A: done', 'Light B: done');
    // What the Event drew and the Resource are among the seven.
    t.is(
      (['Dark A', 'Dark B', 'Light A', 'Light B'] as const).map((player) => t.titles(player, 'hand').length),
      [7, 7, 7, 7],
    );
    t.answer('Dark A: exchange Ambush', 'Dark A: done', 'Dark A: discard the cards set aside');
    t.asks('Dark B', 'mulligan');
    t.answer('Dark B: done', 'Light A: done', 'Light B: done');
    t.is([t.titles('Dark A', 'discard'), t.titles('Dark B', 'discard')], [['Ambush'], []]);
    t.asks('Dark A', 'setup');
  },
);

scenarioX('Who stops in setup stops alone; the partner goes on with what is left', 'TCG-TROIG-02 TCG-SETUP-12', (t) => {
  t.board({
    at: 'setup',
    cards: CARDS,
    dark: { points: 50, hand: ['Raider', 'Mine'], deck: ['Raider'] },
    darkB: { hand: ['Raider', 'Mine'] },
    light: { points: 50, hand: ['Wall'] },
    lightB: { hand: ['Gate', 'Gate'] },
  });
  t.answer('Dark A: complete Mine', 'Light A: put out Wall', 'Light A: pass', 'Light B: put out Gate');
  t.is(
    t.state.points.filter((n) => n > 0),
    [47, 46],
  );
  t.answer('Dark A: stop');
  t.asks('Dark B', 'setup');
  t.offersAlso('complete Mine'); // a Resource of one's own
  t.answer('Dark B: complete Mine');
  t.is(
    t.state.points.filter((n) => n > 0),
    [44, 46],
  );
  t.card('Dark A Mine', { zone: 'resource' });
  t.card('Dark B Mine', { zone: 'resource' });
});

scenarioX('Who gives up, gives up for the partner too', 'TCG-TROIG-01', (t) => {
  t.board({ at: 'Dark builds', cards: CARDS, dark: { character: ['Raider'] }, lightB: { character: ['Wall'] } });
  t.concede('Light B');
  t.is(t.state.result?.reason, 'concession');
  t.is(t.events('result')[0]?.winners.length, 2);
});
