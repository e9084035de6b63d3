/** Questions that a strict referee would ask before the first turn, and about hits that are divided. */
import { bid, letGo, openAuction, whyNotBid } from '../../src/choosing-sides.ts';
import { EXPANDED } from '../../src/editions.ts';
import { DARK, LIGHT } from '../../src/rules/state.ts';
import { type Play, scenarioX } from '../../src/testing/index.ts';
import { FRIEND, written } from './written.ts';

const SPLIT =
  'Pay 1 Force -> You may divide the hits of this attack between the defender and 1 other enemy unit in its arena.';

const CARDS = written(
  ['Seven', 'Dark Ground - Walker', 'cost 7   speed 10   power 1   health 5'],
  ['Four', 'Dark Ground - Walker', 'cost 4   speed 10   power 1   health 5'],
  ['Five', 'Light Ground - Walker', 'cost 5   speed 10   power 1   health 5'],
  ['Two', 'Light Ground - Walker', 'cost 2   speed 10   power 1   health 5'],
  ['Mine', 'Dark Resource', 'cost 3', 'Each of your units has +1 power.'],
  ['Plot', 'Dark Mission', 'cost 1', 'Draw 1 card.'],
  ['Windfall', 'Dark Event', 'When you play this card: Draw 9 cards.'],
  ['Call to Arms', 'Dark Event', 'Each of your Walkers costs 2 less to deploy.'],
  ['Truce', 'Light Event', 'Build step: Pay 1 Force -> Draw 1 card.'],
  ['Ransom', 'Dark Event', 'When you play this card: Gain 2 Force.'],
  ['Pilot', 'Light Character - Rebel', 'cost 2   speed 40   power 2   health 2', 'Walker Pilot: +20 speed.'],
);

const ofEvent = (t: Play, dark: string): void => {
  t.board({
    at: 'preparation',
    cards: CARDS,
    dark: { deck: new Array<string>(12).fill('Four'), supply: [dark] },
    light: { deck: new Array<string>(9).fill('Two'), supply: ['Truce'] },
  });
  t.answer(`Dark: play the Event ${dark}`);
};

scenarioX('Whoever holds more than seven cards by an Event draws none for the opening hand', 'TCG-PREP-11', (t) => {
  ofEvent(t, 'Windfall');
  t.is(t.titles('Dark', 'hand').length, 9);
  t.answer('Light: done', 'Dark: done', 'Light: done');
  t.is([t.titles('Dark', 'hand').length, t.titles('Light', 'hand').length], [9, 7]);
});

scenarioX('Force from an Event is kept, and four more come in the first turn', 'TCG-PREP-07 TCG-PREP-12', (t) => {
  ofEvent(t, 'Ransom');
  t.is([t.force('Dark'), t.force('Light')], [2, 0]);
  t.answer('Light: done', 'Dark: done', 'Light: done', 'Dark: done', 'Light: done');
  t.answer('Dark: stop', 'Light: stop');
  t.is([t.state.turn, t.force('Dark'), t.force('Light')], [1, 6, 4]);
});

scenarioX('What deploying costs less by an Event, putting out in setup does not', 'TCG-SETUP-15 TCG-SETUP-18', (t) => {
  ofEvent(t, 'Call to Arms');
  t.answer('Light: done', 'Dark: done', 'Light: done', 'Dark: done', 'Light: done');
  t.answer('Dark: put out Four');
  t.is(t.points('Dark'), 26);
});

scenarioX('An Event that waits for its build step is not played in setup', 'TCG-SETUP-15 TCG-EVENT-04', (t) => {
  t.board({
    at: 'setup',
    cards: CARDS,
    dark: { hand: ['Four'] },
    light: { force: 1, event: 'Truce', hand: ['Five'], deck: ['Two'] },
  });
  t.answer('Dark: put out Four');
  t.asks('Light', 'setup');
  t.offers('put out Five', 'partly build Five', 'stop');
});

scenarioX('A mulligan of nothing sets nothing aside, and there is no second one', 'TCG-MULL-02 TCG-MULL-06', (t) => {
  t.board({
    at: 'mulligan',
    cards: CARDS,
    dark: { hand: ['Plot', 'Four'], deck: ['Plot', 'Plot'] },
    light: { hand: ['Two'], deck: ['Two'] },
  });
  t.answer('Dark: done');
  t.is([t.events('shuffle').length, t.titles('Dark', 'hand').length], [0, 2]);
  t.asks('Light', 'mulligan');
  t.offers('done');
  // What replaces a card may be the same again, and stays.
  t.board({ at: 'mulligan', cards: CARDS, dark: { hand: ['Plot', 'Four'], deck: ['Plot', 'Plot'] } });
  t.answer('Dark: exchange Plot', 'Dark: done', 'Dark: discard the cards set aside');
  t.is(t.titles('Dark', 'hand').toSorted(), ['Four', 'Plot']);
  t.asks('Light', 'mulligan');
});

scenarioX('Who stops at once leaves the other to go on alone, with nothing to overtake', 'TCG-SETUP-12', (t) => {
  t.board({
    at: 'setup',
    cards: CARDS,
    dark: { hand: ['Seven'] },
    light: { hand: ['Two', 'Five'] },
  });
  t.answer('Dark: stop', 'Light: put out Two');
  t.asks('Light', 'setup');
  t.answer('Light: put out Five', 'Light: stop');
  t.is([t.state.turn, t.titles('Dark', 'hand').length], [1, 1]);
});

scenarioX('A Resource may be the last card, and is completed in the build step', 'TCG-SETUP-08 TCG-SETUP-17', (t) => {
  t.board({
    at: 'setup',
    cards: CARDS,
    dice: [1],
    dark: { points: 2, hand: ['Mine'] },
    light: { hand: ['Two'] },
  });
  t.answer('Dark: partly build Mine', 'Dark: 2');
  t.card('Mine', { zone: 'build', faceDown: true, counters: 2 });
  t.answer('Light: put out Two', 'Light: stop');
  t.passUntil('build', 'Dark');
  t.doesNotOffer('complete Mine');
  t.answer('Dark: add build counters to Mine', 'Dark: complete Mine for its 3 build counters');
  t.card('Mine', { zone: 'resource', counters: 0 });
  t.is(t.points('Dark'), 0);
});

scenarioX('Counters beyond the cost are lost when the card is deployed', 'TCG-SETUP-10', (t) => {
  t.board({
    at: 'setup',
    cards: CARDS,
    dice: [3],
    dark: { points: 6, hand: ['Four'] },
    light: { hand: ['Two'] },
  });
  t.answer('Dark: partly build Four', 'Dark: 6', 'Light: put out Two', 'Light: stop');
  t.passUntil('build', 'Dark');
  t.answer('Dark: deploy Four');
  t.card('Four', { zone: 'Ground', counters: 0 });
  t.is(t.points('Dark'), 3);
});

scenarioX('A Pilot is put out into its own arena, whatever it could fly', 'TCG-SETUP-30', (t) => {
  t.board({
    at: 'setup',
    cards: CARDS,
    dark: { ground: ['Four'], hand: ['Seven'] },
    light: { hand: ['Pilot', 'Five'] },
  });
  t.answer('Light: put out Pilot');
  t.card('Pilot', { zone: 'Character' });
  t.offers('put out Five', 'partly build Five', 'stop');
});

scenarioX('A bid as low as the one before is answered by a lower one alone', 'TCG-PREP-06', (t) => {
  const even = bid(bid(openAuction(EXPANDED, [DARK, LIGHT], 0), LIGHT, 28), DARK, 28);
  t.is(
    [29, 28].map((points) => whyNotBid(even, LIGHT, points)?.rule),
    ['TCG-PREP-04', 'TCG-PREP-06'],
  );
  t.is(whyNotBid(even, LIGHT, 27), null);
  t.is(letGo(bid(even, LIGHT, 27)), { sideOf: [LIGHT, DARK], handicaps: [30, 27] });
  // All of them may be given away.
  t.is(letGo(bid(even, LIGHT, 0)).handicaps, [30, 0]);
});

scenarioX('Who gave all points away in the auction has nothing to put out', 'TCG-PREP-04 TCG-SETUP-13', (t) => {
  t.board({ at: 'setup', cards: CARDS, dark: { points: 0, hand: ['Four'] }, light: { hand: ['Two'] } });
  t.answer('Light: put out Two', 'Light: stop');
  t.is([t.state.turn, t.titles('Dark', 'hand')], [1, ['Four']]);
});

const divided = written(
  FRIEND,
  ['Raider', 'Dark Character - Bandit', 'cost 3   speed 60   power 2   health 5', 'Critical Hit 1.'],
  [
    'Fanatic',
    'Dark Character - Bandit',
    'cost 3   speed 60   power 2   health 5',
    "Damage from this unit's attacks can't be prevented.",
  ],
  [
    'Crusher',
    'Dark Character - Bandit',
    'cost 3   speed 60   power 6   health 5',
    'Overkill.',
    "Damage from this unit's attacks can't be prevented.",
  ],
  ['Split', 'Dark Battle', SPLIT],
  ['Dodger', 'Light Character - Jedi', 'cost 3   speed 10   power 1   health 9', 'Free -> Evade 3.'],
  ['Onlooker', 'Dark Character - Bandit'],
);

const TARGETS = { character: ['Friend', 'Dodger'].map((card) => ({ card, tapped: true })) };

scenarioX('Divided hits are the attack’s own, on the second unit too', 'TCG-DMG-14 TCG-PREV-07', (t) => {
  t.board({
    at: 'Character battle',
    cards: divided,
    dice: [5, 5],
    dark: { force: 1, character: ['Fanatic', { card: 'Onlooker', tapped: true }], hand: ['Split'] },
    light: TARGETS,
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Fanatic attacks Friend', 'Dark: play Split');
  t.offers('1 of the hits to Dodger', '2 of the hits to Dodger', 'done'); // not to one's own unit
  t.answer('Dark: 1 of the hits to Dodger', 'Light: Dodger: Evade 1');
  t.passChances();
  t.card('Friend', { damage: 1 });
  t.card('Dodger', { damage: 1 }); // evaded in vain
});

scenarioX('What Overkill sends on is not the attack’s own, and can be prevented', 'TCG-KW-OVERKILL-03', (t) => {
  t.board({
    at: 'Character battle',
    cards: divided,
    dice: [5, 5, 5, 5, 5, 5],
    dark: { character: ['Crusher'] },
    light: TARGETS,
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Crusher attacks Friend', 'Dark: 2 of the hits to Dodger', 'Light: Dodger: Evade 2');
  t.passChances();
  t.card('Friend', { zone: 'discard' });
  t.card('Dodger', { damage: 0 });
});

scenarioX('Overkill in an arena with no other unit is not asked about', 'TCG-KW-OVERKILL-01', (t) => {
  t.board({
    at: 'battle starts',
    cards: written(
      ['Bomber', 'Dark Space - Bomber', 'Bombard 6.', 'Overkill.'],
      ['Rider', 'Light Ground - Speeder'],
      ['Wing', 'Light Space - Starfighter'],
    ),
    dice: [5, 5, 5, 5, 5, 5],
    dark: { space: ['Bomber'] },
    light: { space: [{ card: 'Wing', tapped: true }], ground: ['Rider'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Bomber attacks Rider with Bombard 6');
  t.passChances();
  t.card('Rider', { zone: 'discard' });
  t.is(
    t.events('damage').map(({ n }) => n),
    [6],
  );
});

scenarioX('One hit alone is divided too, but not without a second unit', 'TCG-DMG-14', (t) => {
  for (const second of [true, false]) {
    t.board({
      at: 'Character battle',
      cards: divided,
      dice: [5, 1],
      dark: { force: 1, character: ['Raider'], hand: ['Split'] },
      light: second ? TARGETS : { character: [{ card: 'Friend', tapped: true }] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Raider attacks Friend', 'Dark: play Split');
    if (second) {
      t.offers('1 of the hits to Dodger', 'done');
      t.answer('Dark: done');
    }
    t.passChances();
    t.card('Friend', { damage: 1 });
  }
});

scenarioX('Critical Hit stays with the defender, though all hits go to the other', 'TCG-DMG-14', (t) => {
  t.board({
    at: 'Character battle',
    cards: divided,
    dice: [6, 6],
    dark: { force: 1, character: ['Raider'], hand: ['Split'] },
    light: TARGETS,
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Friend', 'Dark: play Split', 'Dark: 2 of the hits to Dodger');
  t.passChances();
  t.card('Dodger', { damage: 2 });
  t.card('Friend', { damage: 1 });
});

scenarioX('The last point of setup goes onto the last card without a question', 'TCG-SETUP-08', (t) => {
  t.board({ at: 'setup', cards: CARDS, dark: { points: 1, hand: ['Four'] }, light: { hand: ['Two'] } });
  t.answer('Dark: partly build Four');
  t.card('Four', { zone: 'build', faceDown: true, counters: 1 });
  t.asks('Light', 'setup');
});

scenarioX('Where nobody plays Light, no step of Light comes first', 'TCG-PRIME-03 TCG-PRIME-13', (t) => {
  t.board({
    at: 'Dark builds',
    cards: written([
      'Feint',
      'Dark Mission',
      'cost 0',
      'Your build step pauses for the Light build step. Light retreats before Dark this turn.',
    ]),
    dark: { hand: ['Feint'] },
    vong: {},
  });
  t.answer('Dark: complete Feint');
  t.asks('Dark', 'build');
});

scenarioX('Text of units in Ground or Character speaks of no others', 'TCG-PART-05', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(
      FRIEND,
      ['Rider', 'Light Ground - Speeder'],
      ['Wing', 'Light Space - Starfighter'],
      ['Banner', 'Light Mission', 'cost 0', 'Give each of your units in Ground or Character +1 power this turn.'],
    ),
    light: { space: ['Wing'], ground: ['Rider'], character: ['Friend'], hand: ['Banner'] },
  });
  t.answer('Light: complete Banner');
  for (const [name, power] of [
    ['Wing', 3],
    ['Rider', 4],
    ['Friend', 4],
  ] as const)
    t.card(name, { power });
});

scenarioX('On a Location "this card’s arena" is the one it lies in', 'TCG-LOC-01', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(
      FRIEND,
      ['Rider', 'Light Ground - Speeder'],
      ['Plain', 'Light Location - Ground Field', 'cost 1', "Each unit in this card's arena has +1 power."],
    ),
    light: { ground: ['Rider'], character: ['Friend'], locations: { ground: 'Plain' } },
  });
  t.card('Rider', { power: 4 });
  t.card('Friend', { power: 3 });
});

scenarioX('Other cards than units are played into their own places', 'TCG-GLOSS-08', (t) => {
  const text = 'When the enemy makes you discard this card from your hand: Play this card.';
  const cards = written(
    ['Extortion', 'Dark Mission', 'cost 0', 'The enemy discards 1 card.'],
    ['Relic', 'Light Equipment - Character', 'cost 5', 'Equip: Free.', 'Equipped: +1 power.', text],
    ['Mine', 'Light Resource', 'cost 5', text],
    ['Shaft', 'Light Resource', 'cost 5', text],
  );
  for (const [name, resource, zone] of [
    ['Relic', undefined, 'completed'],
    ['Mine', undefined, 'resource'],
    ['Mine', 'Shaft', 'discard'], // there is one already
  ] as const) {
    t.board({
      at: 'Dark builds',
      cards,
      dark: { hand: ['Extortion'] },
      light: { hand: [name], ...(resource === undefined ? {} : { resource }) },
    });
    t.answer('Dark: complete Extortion');
    t.card(name, { zone });
  }
});
