import { scenarioX } from '../../src/testing/index.ts';

const EVENTS = `
1 Clone Wars   Neutral Event   C
   Each of your units has +1 power.
   Build step: Pay 1 Force -> Draw 1 card.

2 Cold War   Neutral Event   C
   Each of your units has -1 power.

3 Grunt   Light Character - Soldier   C
   cost 2   speed 20   power 2   health 3

4 Amnesty   Dark Mission   C
   cost 0
   Discard each enemy Event.

5 Archive   Light Mission   C
   cost 0
   Search your deck for an Event card.

6 Old Archive   Light Mission   C
   cost 0
   Search your deck for a card.
`;

scenarioX('An Event stays to the end, and its text works like any other', 'TCG-EVENT-01 TCG-EVENT-04', (t) => {
  t.board({
    at: 'Dark builds',
    cards: EVENTS,
    dark: { hand: ['Amnesty'] },
    light: { force: 1, event: 'Clone Wars', character: ['Grunt'], deck: ['Grunt'] },
  });
  t.card('Grunt', { power: 3 });
  t.answer('Dark: complete Amnesty');
  t.card('Clone Wars', { zone: 'event' });
  t.answer('Dark: done', 'Light: done', 'Light: Clone Wars: Draw 1 card');
  t.is([t.force('Light'), t.titles('Light', 'hand')], [0, ['Grunt']]);
});

scenarioX('In the supply it is out of play, and no search of the deck finds it', 'TCG-EVENT-02 TCG-SUPPLY-01', (t) => {
  t.board({
    at: 'Light builds',
    cards: EVENTS,
    light: { supply: ['Cold War'], hand: ['Old Archive'], deck: ['Grunt'], character: ['Grunt'] },
  });
  t.card('Grunt', { power: 2 });
  t.answer('Light: done');
  t.doesNotOffer('Cold War'); // it was to be played before setup
  t.answer('Light: complete Old Archive');
  t.offers('search Grunt', 'done');
  t.card('Cold War', { zone: 'supply' });
});
