import { happen } from '../../src/rules/events.ts';
import { ontoEvent } from '../../src/rules/make-events.ts';
import { CHARACTER } from '../../src/rules/state.ts';
import { defOf } from '../../src/rules/table.ts';
import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Pathfinder (A)   Light Character - Scout   C
     cost 4   speed 30   power 3   health 6

  2 Pathfinder (B)   Light Character - Scout   C
     cost 3   speed 30   power 2   health 3
     When you deploy this unit: Gain 5 Force.

  3 Pathfinder (C)   Light Ground - Scout   C
     cost 4   speed 30   power 3   health 4

  4 Pathfinder (D)   Light Ground - Scout   C
     cost 4   speed 30   power 3   health 4

  5 Pathfinder's Speeder (A)   Light Ground - Speeder   C
     cost 3   speed 50   power 2   health 2

  6 Pathfinder's Speeder (B)   Light Ground - Speeder   C
     cost 3   speed 50   power 2   health 2

  7 Herald   Light Character - Officer   C
     cost 2   speed 30   power 1   health 2
     When a Scout is deployed: Gain 2 Force.

  8 Old Blade (A)   Light Equipment - Character Weapon   C
     cost 2
     Equip: Pay 2 build points.
     Equipped: +2 power.

  9 Old Blade (B)   Light Equipment - Ground Weapon   C
     cost 5
     Equip: Pay 4 build points.
     Equipped: +5 power.

  10 Squad   Light Character - Soldier   C
     cost 2   speed 30   power 1   health 4

  11 Recruiter   Light Character - Officer   C
     cost 2   speed 30   power 1   health 2
     Each Scout costs 1 more to deploy.

  12 Pep Talk   Light Mission   C
     cost 0
     Give 1 of your Scouts +4 power this turn.

  13 Quartermaster   Light Character - Officer   C
     cost 2   speed 30   power 1   health 2
     Each Scout costs 1 less to deploy.

  14 Warband (A)   Light Character - Warband   C
     cost 4   speed 30   power 3   health 6
     Stack: Soldier cards or Scout cards.

  15 Warband (B)   Light Character - Warband   C
     cost 4   speed 30   power 3   health 6

  16 Name Taker (A)   Light Character - Warband   C
     cost 4   speed 30   power 3   health 6
     Stack: unit cards named Anakin Skywalker.

  17 Trapper   Light Character - Officer   C
     cost 2   speed 30   power 1   health 2
     When a Soldier is discarded: Gain 3 Force.

`;

scenarioX('Only unique cards stack', 'TCG-STACK-01', (t) => {
  t.board({ at: 'Light builds', light: { points: 2, ground: ['Rebel Squad'], hand: ['Rebel Squad'] } });
  t.doesNotOffer('stack');
  t.answer('Light: deploy Rebel Squad');
  t.is(t.titles('Light', 'Ground'), ['Rebel Squad', 'Rebel Squad']);
});

scenarioX('Stacked cards share a name or have equivalent ones', 'TCG-STACK-03', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 5,
      character: ['Anakin Skywalker (A)'],
      hand: ['Obi-Wan Kenobi (C)', 'Anakin Skywalker (D)', 'Darth Vader (B)'],
    },
  });
  t.doesNotOffer('stack Obi-Wan');
  t.offersAlso(
    'stack Anakin Skywalker (D) beneath Anakin Skywalker (A)',
    'stack Darth Vader (B) on top of Anakin Skywalker (A)',
  );
});

scenarioX('Brought to less health than its damage a stack is discarded at once', 'TCG-STACK-21', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { character: [{ card: 'Pathfinder (A)', under: ['Pathfinder (B)'], damage: 4 }] },
  });
  t.answer('Light: bring Pathfinder (B) on top');
  t.is([t.titles('Light', 'Character'), t.titles('Light', 'discard').length], [[], 2]);
});

scenarioX('Put beneath, a version is deployed for others, and not for itself', 'TCG-STACK-23', (t) => {
  for (const [place, force] of [
    ['beneath', 2],
    ['on top of', 7],
  ] as const) {
    t.board({
      at: 'Light builds',
      cards: CARDS,
      light: { points: 1, character: ['Pathfinder (A)', 'Herald'], hand: ['Pathfinder (B)'] },
    });
    t.answer(`Light: stack Pathfinder (B) ${place} Pathfinder (A)`);
    while (t.state.question?.kind === 'trigger') t.answer(t.options[0]!);
    t.is(t.force('Light'), force, place);
  }
});

scenarioX('What somebody owns is a stack of its own', 'TCG-STACK-24', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: {
      points: 1,
      ground: ["Pathfinder's Speeder (A)"],
      hand: ['Pathfinder (C)', "Pathfinder's Speeder (B)"],
    },
  });
  t.offersAlso("stack Pathfinder's Speeder (B) beneath Pathfinder's Speeder (A)");
  t.doesNotOffer('stack Pathfinder (C)');
});

scenarioX('A version of another type on top moves the stack, once a turn', 'TCG-STACK-25', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { points: 9, character: ['Pathfinder (A)'], hand: ['Pathfinder (C)', 'Pathfinder (B)'] },
  });
  t.answer('Light: stack Pathfinder (C) on top of Pathfinder (A)');
  t.card('Pathfinder (C)', { zone: 'Ground', under: 1 });
  // It has moved: a card of the Character arena only goes beneath.
  t.offersAlso('stack Pathfinder (B) beneath Pathfinder (C)');
  t.doesNotOffer('stack Pathfinder (B) on top of');
  t.doesNotOffer('bring Pathfinder (A) on top');
  // In the build zone there is nothing to move.
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { points: 9, build: ['Pathfinder (A)'], hand: ['Pathfinder (C)', 'Pathfinder (B)'] },
  });
  t.answer('Light: stack Pathfinder (C) on top of Pathfinder (A)', 'Light: stack Pathfinder (B) on top');
  t.card('Pathfinder (B)', { zone: 'build', under: 2 });
});

scenarioX('An effect that brings a version of another type on top moves the stack in any case', 'TCG-STACK-26', (t) => {
  t.board({
    at: 'Ground battle',
    cards: CARDS,
    dark: { ground: ['Swoop Bike'] },
    light: { ground: [{ card: 'Pathfinder (C)', under: ['Pathfinder (A)'] }] },
  });
  // No text of the language does it: the event is played on a copy, so that the record of the game stays true.
  const g = t.game.table(t.game.clone(t.state));
  const unit = t.find('Pathfinder (C)');
  g.state.expanded!.shifted[unit] = g.state.turn;
  happen(g, ontoEvent(g, 'rearrange', 1, t.find('Pathfinder (A)'), unit));
  t.is([defOf(g, unit).card.version, g.state.zone[unit], g.state.beneath[unit]], ['A', CHARACTER, 1]);
});

scenarioX('Equipment stacks at the prices of units', 'TCG-STACK-27', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: {
      points: 9,
      character: [{ card: 'Squad', equipment: ['Old Blade (A)'] }],
      hand: ['Old Blade (B)'],
    },
  });
  t.offersAlso(
    'stack Old Blade (B) beneath Old Blade (A) for 1 build point',
    'stack Old Blade (B) on top of Old Blade (A) for 4 build points',
  );
  t.answer('Light: stack Old Blade (B) beneath Old Blade (A)');
  t.card('Old Blade (A)', { zone: 'attached', on: 'Squad', under: 1 });
  t.card('Squad', { power: 1 + 2 });
  // Only the difference in build costs, and no equip cost.
  t.answer('Light: bring Old Blade (B) on top of Old Blade (A) for 3 build points');
  t.is(t.points('Light'), 9 - 1 - 3);
  t.card('Old Blade (B)', { zone: 'attached', on: 'Squad', under: 1 });
});

scenarioX("A stack of Equipment is attached for its top card's cost", 'TCG-STACK-27', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { points: 3, character: ['Squad'], completed: ['Old Blade (A)'], hand: ['Old Blade (B)'] },
  });
  t.answer('Light: stack Old Blade (B) beneath Old Blade (A)');
  t.answer('Light: equip Squad with Old Blade (A): pay 2 build points');
  t.card('Old Blade (A)', { zone: 'attached', under: 1 });
  t.is(t.points('Light'), 0);
});

scenarioX('Equipment whose top card does not fit stays attached and gives nothing', 'TCG-STACK-28', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: {
      points: 3,
      character: [{ card: 'Squad', equipment: [{ card: 'Old Blade (A)', under: ['Old Blade (B)'] }] }],
    },
  });
  t.card('Squad', { power: 3 });
  t.answer('Light: bring Old Blade (B) on top of Old Blade (A)');
  t.card('Old Blade (B)', { zone: 'attached', on: 'Squad' });
  t.card('Squad', { power: 1 });
});

scenarioX('Every version that is deployed is shown, and all names of a stack are open', 'TCG-STACK-29', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { points: 1, character: ['Pathfinder (A)'], hand: ['Pathfinder (B)'] },
  });
  t.answer('Light: stack Pathfinder (B) beneath Pathfinder (A)');
  const card = t.find('Pathfinder (B)');
  for (const viewer of ['Dark', 'Light', null] as const)
    t.is(t.seenBy(viewer).state.def[card], t.state.def[card], `the card that ${viewer} sees`);
});

scenarioX('The price of adding a version follows what effects make of it', 'TCG-STACK-31 TCG-STACK-33', (t) => {
  for (const [officer, price] of [
    ['Herald', '1 build point'],
    ['Recruiter', '2 build points'],
  ] as const) {
    t.board({
      at: 'Light builds',
      cards: CARDS,
      light: { points: 5, character: ['Pathfinder (A)', officer], hand: ['Pathfinder (B)'] },
    });
    t.offersAlso(`stack Pathfinder (B) beneath Pathfinder (A) for ${price}`);
  }
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { character: ['Pathfinder (A)', 'Quartermaster'], hand: ['Pathfinder (B)'] },
  });
  t.answer('Light: stack Pathfinder (B) beneath Pathfinder (A)');
  t.card('Pathfinder (A)', { under: 1 });
});

scenarioX('What the top card was given stays with the stack', 'TCG-STACK-34', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { character: [{ card: 'Pathfinder (A)', under: ['Pathfinder (B)'] }], hand: ['Pep Talk'] },
  });
  t.answer('Light: complete Pep Talk');
  t.card('Pathfinder (A)', { power: 3 + 1 + 4 });
  t.answer('Light: bring Pathfinder (B) on top');
  t.card('Pathfinder (B)', { power: 2 + 1 + 4 });
});

scenarioX('Stack: listed cards go beneath, never on top, for 1 build point', 'TCG-KW-STACK-01 TCG-KW-STACK-06', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { points: 2, character: ['Warband (A)'], hand: ['Squad', 'Pathfinder (B)', 'Herald'] },
  });
  t.offersAlso(
    'stack Squad beneath Warband (A) for 1 build point',
    'stack Pathfinder (B) beneath Warband (A) for 1 build point',
  );
  t.doesNotOffer('stack Herald');
  t.doesNotOffer('stack Squad on top');
  t.answer('Light: stack Squad beneath Warband (A)');
  t.card('Warband (A)', { under: 1, power: 4, health: 7, speed: 40 });
  t.doesNotOffer('bring Squad on top');
});

scenarioX('Stack works in setup for the same price', 'TCG-KW-STACK-06', (t) => {
  t.board({ at: 'setup', cards: CARDS, light: { hand: ['Warband (A)', 'Squad'] } });
  t.answer('Dark: stop', 'Light: put out Warband (A)');
  t.offersAlso('stack Squad beneath Warband (A)');
  t.answer('Light: stack Squad beneath Warband (A)');
  t.card('Warband (A)', { under: 1, buildCost: 5 });
});

scenarioX('The unit does not count as what is listed, and is not contested with it', 'TCG-KW-STACK-02', (t) => {
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dark: { force: 3, character: ['Pathfinder (A)'] },
    light: { force: 3, character: [{ card: 'Warband (A)', under: ['Pathfinder (B)'] }] },
  });
  t.is(t.events('contest').length, 0, 'contests');
});

scenarioX('A card listed by name has that name, or one of the same person', 'TCG-KW-STACK-03', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { points: 1, character: ['Name Taker (A)'], hand: ['Darth Vader (B)', 'Obi-Wan Kenobi (C)'] },
  });
  t.offersAlso('stack Darth Vader (B) beneath Name Taker (A)');
  t.doesNotOffer('stack Obi-Wan');
});

scenarioX('One version of a unique card that is listed, others as often as there is room', 'TCG-KW-STACK-04', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: {
      points: 9,
      character: [{ card: 'Warband (A)', under: ['Pathfinder (B)'] }],
      hand: ['Pathfinder (A)', 'Squad', 'Squad', 'Squad'],
    },
  });
  t.doesNotOffer('stack Pathfinder (A)');
  t.answer('Light: stack Squad beneath', 'Light: stack Squad beneath');
  t.card('Warband (A)', { under: 3 });
  t.doesNotOffer('stack Squad');
});

scenarioX('With another card on top what does not fit is put into the discard pile', 'TCG-KW-STACK-05', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { character: [{ card: 'Warband (A)', under: ['Warband (B)', 'Squad'] }, 'Trapper'] },
  });
  t.answer('Light: bring Warband (B) on top');
  t.card('Warband (B)', { under: 1 });
  t.card('Squad', { zone: 'discard' });
  // It was not discarded.
  t.is(t.force('Light'), 0);
});
