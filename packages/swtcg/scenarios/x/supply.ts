import { checkDeck } from '../../src/decks/check.ts';
import { EXPANDED } from '../../src/editions.ts';
import { DARK, LIGHT } from '../../src/rules/state.ts';
import { type Play, scenarioX } from '../../src/testing/index.ts';

const SUPPLIES = `
1 Militia   Light Subordinate - Character Soldier   S
   speed 10   power 1   health 1

2 Captain Vex (A)   Light Subordinate - Character Officer   S
   speed 10   power 3   health 3
   When this unit is discarded from Character: Gain 2 Force.

3 Captain Vex (B)   Light Subordinate - Character Officer   S
   speed 20   power 2   health 4

4 Crawler   Light Subordinate - Ground/Character Vehicle   S
   speed 10   power 2   health 2

5 Muster   Light Mission   C
   cost 1
   To complete, pay 2 Force: Take 2 Soldier Subordinates from your supply.

6 Promote   Light Mission   C
   cost 0
   Take 1 Officer Subordinate from your supply.

7 Wheels   Light Mission   C
   cost 0
   Take 1 Subordinate named Crawler with power 2 or less from your supply.

8 Purge   Dark Mission   C
   cost 0
   Discard each enemy unit in Character.

9 Recall   Light Mission   C
   cost 0
   Return 1 of your units from any arena to your hand.

10 Blade   Light Equipment - Character Weapon   C
   cost 1
   Equip: Free.
   Equipped: +1 power.

11 Ransom   Light Character - Noble   C
   cost 2   speed 10   power 1   health 3
   Build step: Discard 1 of your other Characters -> Gain Force equal to its build cost.

12 Survey   Light Mission   C
   cost 0
   Gain 1 Force for each of your units.

13 Library   Light Mission   C
   cost 0
   Search your deck for a card.

14 Old Feud   Light Event   C
   Each of your units has +1 power.

15 Dark Feud   Dark Event   C
   Each of your units has +1 power.

40 Hauler   Light Subordinate - Ground Speeder   S
   speed 10   power 2   health 2

41 Driver   Light Character - Soldier   C
   cost 2   speed 10   power 1   health 3
   Speeder Pilot: +10 speed.

42 Exile   Light Mission   C
   cost 0
   Put 1 of your Soldiers out of the game.

43 Levy   Light Mission   C
   cost 0
   Take 1 Subordinate with power 2 or more from your supply.
`;

const sixty = (side: 'Light' | 'Dark') =>
  (side === 'Light'
    ? ['N-1 Starfighter', 'Clone Squad', 'Naboo Security Guard']
    : ['TIE Fighter DS-3-12', 'Stormtrooper Squad', 'Geonosian Guard']
  ).map((title) => ({ title, copies: 20 }));

/** The rules that a deck of these cards breaks, those about many copies of a card of the deck left out. */
function broken(
  t: Play,
  supply: readonly { readonly title: string; readonly copies: number }[],
  side = LIGHT,
): string[] {
  t.board({ at: 'Dark builds', cards: SUPPLIES });
  const { byTitle } = t.table.cards;
  const cards = [...sixty(side === LIGHT ? 'Light' : 'Dark'), ...supply].map(({ title, copies }) => ({
    id: byTitle.get(title)!.card.id,
    copies,
  }));
  return checkDeck(t.table.cards, { name: 'supplied', cards }, side, EXPANDED)
    .map(({ rule }) => rule)
    .filter((rule) => rule !== 'TCG-DECK-07');
}

scenarioX('A deck has a supply or none; it holds any number of Subordinates', 'TCG-SUPPLY-01 TCG-SUPPLY-02', (t) => {
  t.is(broken(t, []), []);
  t.is(
    broken(t, [
      { title: 'Militia', copies: 9 },
      { title: 'Old Feud', copies: 1 },
    ]),
    [],
  );
});

scenarioX('Of each Event one, and all of the side of the deck', 'TCG-EVENT-03 TCG-SUPPLY-03', (t) => {
  t.is(broken(t, [{ title: 'Old Feud', copies: 2 }]), ['TCG-EVENT-03']);
  t.is(broken(t, [{ title: 'Dark Feud', copies: 1 }]), ['TCG-SUPPLY-03']);
  t.is(broken(t, [{ title: 'Dark Feud', copies: 1 }], DARK), []);
});

scenarioX(
  'Subordinates stay out of reach in the supply until an effect takes them',
  'TCG-SUB-01 TCG-SUB-02 TCG-SUB-10 TCG-BUILD-14',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: SUPPLIES,
      light: {
        force: 2,
        points: 1,
        hand: ['Muster', 'Library'],
        deck: ['Clone Squad'],
        supply: ['Militia', 'Militia', 'Militia', 'Captain Vex (A)'],
      },
    });
    t.answer('Light: done', 'Light: complete Library');
    t.offers('search Clone Squad', 'done');
    t.answer('done');
    // It costs what the effect costs, and nothing of a price of their own.
    t.answer('Light: complete Muster for 1 build point; pay 2 Force');
    t.is(t.force('Light'), 0);
    t.offers('search Militia', 'done');
    t.answer('search Militia', 'search Militia');
    t.is(t.titles('Light', 'Character'), ['Militia', 'Militia']);
    t.is(t.events('deploy').length, 0);
    t.is(t.state.expanded!.supply[LIGHT]!.length, 2);
  },
);

scenarioX('Without the cost none comes', 'TCG-SUB-02', (t) => {
  t.board({
    at: 'Light builds',
    cards: SUPPLIES,
    light: { force: 1, points: 1, hand: ['Muster'], supply: ['Militia'] },
  });
  t.doesNotOffer('complete Muster');
});

scenarioX('In an arena it is a unit, and only there', 'TCG-SUB-03', (t) => {
  t.board({
    at: 'Light builds',
    cards: SUPPLIES,
    light: { hand: ['Survey'], character: ['Militia'], supply: ['Militia', 'Captain Vex (A)'] },
  });
  t.answer('Light: complete Survey');
  t.is(t.force('Light'), 1);
});

scenarioX('It has no build cost: what goes by one gets nothing from it', 'TCG-SUB-04', (t) => {
  t.board({ at: 'Light builds', cards: SUPPLIES, light: { points: 5, character: ['Ransom', 'Militia'] } });
  t.answer('Light: Ransom: Gain Force');
  t.card('Militia', { zone: 'supply' });
  t.is(t.force('Light'), 0);
  t.doesNotOffer('build Militia', 'deploy Militia');
});

scenarioX('Wherever it gets to, it goes on to the supply', 'TCG-SUB-05', (t) => {
  t.board({
    at: 'Dark builds',
    cards: SUPPLIES,
    dark: { hand: ['Purge'] },
    light: { character: ['Captain Vex (A)'], space: ['N-1 Starfighter'] },
  });
  t.answer('Dark: complete Purge');
  t.card('Captain Vex (A)', { zone: 'supply' });
  // It was discarded first, and its text heard of it.
  t.is(t.force('Light'), 2);
  t.is(t.titles('Light', 'discard'), []);
  t.board({ at: 'Light builds', cards: SUPPLIES, light: { hand: ['Recall'], character: ['Militia'] } });
  t.answer('Light: complete Recall');
  t.card('Militia', { zone: 'supply' });
  t.board({
    at: 'Light retreats',
    cards: SUPPLIES,
    dark: { character: ['Geonosian Guard'] },
    light: { character: ['Militia'] },
  });
  t.answer('Light: retreat Militia');
  t.card('Militia', { zone: 'supply', tapped: false });
});

scenarioX('Its Equipment does not go with it', 'TCG-SUB-06', (t) => {
  t.board({
    at: 'Dark builds',
    cards: SUPPLIES,
    dark: { hand: ['Purge'] },
    light: { character: [{ card: 'Militia', equipment: ['Blade'] }], space: ['N-1 Starfighter'] },
  });
  t.answer('Dark: complete Purge');
  t.card('Militia', { zone: 'supply' });
  t.card('Blade', { zone: 'completed' });
  t.board({
    at: 'Light retreats',
    cards: SUPPLIES,
    dark: { character: ['Geonosian Guard'] },
    light: { character: [{ card: 'Militia', equipment: ['Blade'] }] },
  });
  t.answer('Light: retreat Militia');
  t.card('Militia', { zone: 'supply' });
  t.card('Blade', { zone: 'completed' });
});

scenarioX('Its Pilot does not go with it either, and stays retreated', 'TCG-SUB-06', (t) => {
  t.board({ at: 'Light retreats', cards: SUPPLIES, light: { ground: [{ card: 'Hauler', pilot: 'Driver' }] } });
  t.answer('Light: retreat Hauler');
  t.card('Hauler', { zone: 'supply' });
  t.card('Driver', { zone: 'build', faceDown: false });
});

scenarioX('Another version joins the stack for what taking it costs', 'TCG-SUB-08 TCG-SUB-09', (t) => {
  t.board({
    at: 'Light builds',
    cards: SUPPLIES,
    light: { hand: ['Promote'], character: ['Captain Vex (A)'], supply: ['Captain Vex (B)'] },
  });
  t.answer('Light: complete Promote', 'search Captain Vex (B)');
  t.offersAlso('stack Captain Vex (B) on top of Captain Vex (A)', 'stack Captain Vex (B) beneath Captain Vex (A)');
  t.answer('Light: stack Captain Vex (B) on top of Captain Vex (A)');
  // No build cost is 0, and 1 for the card beneath.
  t.card('Captain Vex (B)', { zone: 'Character', under: 1, power: 3, buildCost: 1 });
  t.is(t.points('Light'), 0);
});

scenarioX('By its name and numbers it is found, and put into an arena that it fits', 'TCG-SUB-02 TCG-SUB-10', (t) => {
  t.board({
    at: 'Light builds',
    cards: SUPPLIES,
    light: { hand: ['Wheels'], supply: ['Crawler', 'Militia', 'Captain Vex (A)'] },
  });
  t.answer('Light: complete Wheels');
  t.offers('search Crawler', 'done');
  t.answer('search Crawler');
  t.offers('Ground', 'Character');
  t.answer('Ground');
  t.card('Crawler', { zone: 'Ground' });
});

scenarioX('Of two own unique ones either goes', 'TCG-SUB-07', (t) => {
  for (const [gone, kept] of [
    ['Captain Vex (A)', 'Captain Vex (B)'],
    ['Captain Vex (B)', 'Captain Vex (A)'],
  ] as const) {
    t.board({
      at: 'Light builds',
      cards: SUPPLIES,
      light: { hand: ['Promote'], character: ['Captain Vex (A)'], supply: ['Captain Vex (B)'] },
    });
    t.answer('Light: complete Promote', 'search Captain Vex (B)', 'Light: no');
    t.offers('discard Captain Vex (A)', 'discard Captain Vex (B)');
    t.answer(`Light: discard ${gone}`);
    t.card(kept, { zone: 'Character' });
    t.card(gone, { zone: 'supply' });
  }
});

scenarioX('Out of the game it does not stay either', 'TCG-SUB-05', (t) => {
  t.board({ at: 'Light builds', cards: SUPPLIES, light: { hand: ['Exile'], character: ['Militia'] } });
  t.answer('Light: complete Exile');
  t.card('Militia', { zone: 'supply' });
});

scenarioX('"Or more" is a bound as well', 'TCG-SUB-10', (t) => {
  t.board({
    at: 'Light builds',
    cards: SUPPLIES,
    light: { hand: ['Levy'], supply: ['Crawler', 'Militia', 'Hauler'] },
  });
  t.answer('Light: complete Levy');
  const strong = ['Crawler', 'Militia', 'Hauler'].filter((name) => t.table.cards.byTitle.get(name)!.power >= 2);
  t.is(strong.length, 2);
  t.offers(...strong.map((name) => `search ${name}`), 'done');
});
