import type { Event, EventOf } from '../../src/rules/event.ts';
import { DARK, LIGHT } from '../../src/rules/state.ts';
import { type Play, scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Gathering Storm   Dark Event   C
     Each of your units has +1 power.

  2 Long Night   Dark Event   C
     Each of your units has +10 speed.

  3 New Dawn   Light Event   C
     Each of your units has +1 health.

  4 Spice Mine   Dark Resource   C
     cost 3
     Build step: Pay 1 Force -> Draw 1 card.

  5 Water Farm   Light Resource   C
     cost 2
     Build step: Pay 1 Force -> Draw 1 card.

  7 Muster   Dark Event   C
     When you play this card: Search your deck for a unit card.

  6 Helper   Dark Subordinate - Character Droid   C
     speed 10   power 1   health 1
`;

const CLONES = new Array<string>(9).fill('Clone Squad');
const GUARDS = new Array<string>(9).fill('Geonosian Guard');

const board = {
  at: 'preparation',
  cards: CARDS,
  dark: { deck: ['Spice Mine', ...GUARDS, 'Spice Mine'], supply: ['Gathering Storm', 'Helper', 'Long Night'] },
  light: { deck: ['Water Farm', ...CLONES], supply: ['New Dawn'] },
} as const;

const kinds = (t: Play): string[] =>
  (t.match.events as Event[]).map((e) => `${e.kind} ${'seat' in e ? ['Dark', 'Light'][e.seat] : ''}`);

scenarioX('Points, Events, Resources, hands, mulligans, setup: in this order, Dark first', 'TCG-PREP-02', (t) => {
  t.board(board);
  t.is([t.points('Dark'), t.points('Light')], [30, 30]);
  t.is(t.titles('Dark', 'hand'), []);
  t.answer('Dark: play the Event Long Night', 'Light: play the Event New Dawn');
  t.answer('Dark: search Spice Mine', 'Light: search Water Farm');
  t.asks('Dark', 'mulligan');
  t.is(kinds(t), [
    'points Dark',
    'points Light',
    'place Dark',
    'place Light',
    'show Dark',
    'toHand Dark',
    'show Light',
    'toHand Light',
    ...new Array<string>(6).fill('draw Dark'),
    ...new Array<string>(6).fill('draw Light'),
  ]);
  t.answer('Dark: done', 'Light: done');
  t.asks('Dark', 'setup');
  t.is([t.points('Dark'), t.points('Light')], [30, 30]);
});

scenarioX('Each player may put one Event into play before anything is drawn', 'TCG-PREP-07', (t) => {
  t.board(board);
  // A Subordinate is no Event; one Event, or none.
  t.asks('Dark', 'event');
  t.offers('play the Event Gathering Storm', 'play the Event Long Night', 'done');
  t.answer('Dark: play the Event Gathering Storm');
  t.card('Gathering Storm', { zone: 'event', faceDown: false });
  t.card('Long Night', { zone: 'supply' });
  t.asks('Light', 'event');
  t.answer('Light: done');
  t.card('New Dawn', { zone: 'supply' });
  t.asks('Dark', 'search');
  t.is(t.titles('Dark', 'hand'), []);
});

scenarioX('What an Event says is carried out before the next player has one', 'TCG-PREP-07', (t) => {
  t.board({ ...board, dark: { deck: GUARDS, supply: ['Muster'] } });
  t.answer('Dark: play the Event Muster');
  t.asks('Dark', 'search');
  t.answer('Dark: search Geonosian Guard');
  t.is(t.titles('Dark', 'hand'), ['Geonosian Guard']);
  t.asks('Light', 'event');
});

scenarioX('A Resource is searched for, shown and taken, or not', 'TCG-PREP-08', (t) => {
  t.board(board);
  t.answer('Dark: done', 'Light: done');
  t.offers('search Spice Mine', 'done'); // both copies are the same
  t.answer('Dark: search Spice Mine');
  t.is(t.titles('Dark', 'hand'), ['Spice Mine']);
  // Light saw it.
  const seen = t.game.viewEvent(t.events('show')[0]!, LIGHT) as EventOf<'show'> | null;
  t.is(seen?.def, t.state.def[t.state.hand[DARK]![0]!]);
  t.answer('Light: done');
  t.is(t.events('show').length, 1);
  // What was not pulled is still in the deck, to be drawn like any card.
  const deck = [...t.titles('Light', 'deck'), ...t.titles('Light', 'hand')];
  t.is(deck.filter((name) => name === 'Water Farm').length, 1);
});

scenarioX('Nobody learns from the question what a deck does not hold', 'TCG-PREP-08', (t) => {
  t.board({ at: 'preparation', dark: { deck: GUARDS }, light: { deck: CLONES } });
  t.asks('Dark', 'search');
  t.offers('done');
  t.answer('Dark: done');
  t.asks('Light', 'search');
});

scenarioX('The opening hand is filled up to seven, with the Resource', 'TCG-PREP-11', (t) => {
  t.board(board);
  t.answer('Dark: done', 'Light: done', 'Dark: search Spice Mine', 'Light: done');
  t.is([t.titles('Dark', 'hand').length, t.titles('Light', 'hand').length], [7, 7]);
  t.is([t.titles('Dark', 'deck').length, t.titles('Light', 'deck').length], [4, 3]);
  t.is(t.events('draw').filter(({ seat }) => seat === DARK).length, 6);
  t.is(t.titles('Dark', 'hand').includes('Spice Mine'), true);
});
