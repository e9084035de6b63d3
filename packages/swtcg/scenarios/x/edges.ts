/** The least and the most that rules speak of, and whom they leave out. */
import { whyNotPutOutAnyhow } from '../../src/rules/setup.ts';
import { HAND } from '../../src/rules/state.ts';
import { scenarioBoth, scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioX('Parry 1 prevents 1', 'TCG-KW-PARRY-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, FRIEND, ['Fencer', 'Light Character - Jedi', 'Parry 1.']),
    dice: [4, 4, 1],
    dark: { character: ['Foe'] },
    light: { character: [{ card: 'Fencer', tapped: true }, 'Friend'] },
  });
  t.answer('Dark: Foe attacks Fencer');
  t.card('Fencer', { damage: 1 });
});

scenarioX('A single damage can be protected from', 'TCG-KW-PROTECT-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, FRIEND, ['Bodyguard', 'Light Character - Scout', 'Free -> Protect 2.']),
    dice: [4, 1, 1],
    dark: { character: ['Foe'] },
    light: {
      character: [
        { card: 'Friend', tapped: true },
        { card: 'Bodyguard', tapped: true },
      ],
    },
  });
  t.answer('Dark: Foe attacks Friend', 'Light: Bodyguard');
  t.card('Friend', { damage: 0 });
});

scenarioX('Who has much Force bids in two steps for control', 'TCG-CTRL-07', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, FRIEND, [
      'Offer',
      'Light Battle',
      'Choose 1 enemy unit in Character. Bid Force for control of it.',
    ]),
    dark: { force: 40, character: ['Foe'] },
    light: { force: 40, character: ['Friend'], hand: ['Offer'] },
  });
  t.answer('Light: play Offer', 'Dark: 20 to 29', 'Dark: bid 25', 'Light: 20 to 29', 'Light: bid 26');
  t.is([t.force('Dark'), t.force('Light')], [40, 14]);
  t.card('Foe', { controller: 'Light' });
});

scenarioX('The cheaper of two goes for nothing: no Force is paid', 'TCG-UNIQ-04', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(
      ['Twin (A)', 'Light Character - Jedi', 'cost 2   speed 10   power 1   health 4'],
      ['Twin (B)', 'Light Character - Jedi', 'cost 4   speed 10   power 1   health 4'],
    ),
    light: { force: 3, points: 4, character: ['Twin (A)'], hand: ['Twin (B)'] },
  });
  t.answer('Light: deploy Twin (B)', 'Light: discard Twin (A)');
  t.is([t.force('Light'), t.events('force').length], [3, 0]);
  t.is(t.titles('Light', 'Character'), ['Twin (B)']);
});

scenarioX('"That arena" is where the unit was that paid for it', 'TCG-GLOSS-15', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, FRIEND, [
      'Mourner',
      'Light Character - Noble',
      'Discard 1 of your Jedi in any arena -> Give each of your units in that arena +2 power this turn.',
    ]),
    dark: { character: ['Foe'] },
    light: { character: ['Mourner', 'Friend'] },
  });
  t.passUntil('chance', 'Light');
  t.answer('Light: Mourner');
  t.card('Friend', { zone: 'discard' });
  t.card('Mourner', { power: 5 });
});

scenarioBoth('What enemy units cannot use the own units can', 'TCG-KW-BOMBARD-01', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(
      ['Bomber', 'Light Space - Starfighter', 'Bombard 2.'],
      ['Raider', 'Dark Space - Starfighter', 'Bombard 2.'],
      ['Tank', 'Dark Ground - Tank'],
      ['Jeep', 'Light Ground - Tank'],
    ),
    dark: { space: ['Raider'], ground: [{ card: 'Tank', tapped: true }] },
    light: {
      points: 1,
      hand: ['Disrupt the Power System'],
      space: ['Bomber'],
      ground: [{ card: 'Jeep', tapped: true }],
    },
  });
  t.answer('Light: complete Disrupt the Power System');
  t.endCommand();
  t.passUntil('unitTurn', 'Dark');
  t.doesNotOffer('Bombard');
  t.answer('Dark: does not attack');
  t.passUntil('unitTurn', 'Light');
  t.offersAlso('Bomber attacks Tank with Bombard 2');
});

scenarioBoth('What goes from the hand under the deck leaves it like any other card', 'TCG-ZONE-05', (t) => {
  t.board({
    at: 'turn starts',
    dark: { character: ['Geonosian Guard'] },
    light: {
      character: ['Jocasta Nu (A)'],
      ground: ['AT-TE Walker 23X'],
      deck: ['Jedi Patrol', 'Elite Jedi Squad', 'Jedi Heroes', 'Yoda (A)'],
    },
  });
  if (t.by({ nh: false, x: true })) t.answer('Dark: done', 'Light: draw a card');
  const last = t.state.hand[1]!.at(-1)!;
  t.answer('Light: Jedi Patrol', 'Light: Elite Jedi Squad');
  const [first] = t.events('toBottom');
  t.is([first!.card, first!.from], [last, HAND]); // whichever card it was
  t.is(t.titles('Light', 'hand'), ['Jedi Heroes']);
});

scenarioBoth('Who looks at cards sees them, and the log keeps them', 'TCG-ZONE-03', (t) => {
  t.board({
    at: 'Light builds',
    dark: { deck: ['Swoop Bike', 'Geonosian Guard', 'Geonosian Warrior', 'Jawa'] },
    light: { character: ['R2-D2 (C)'] },
  });
  t.answer('Light: R2-D2 (C): Tap');
  const { cards } = t.game.cardsOf(t.edition);
  t.is(
    t.events('look').map(({ defs }) => defs.map((def) => cards[def]!.card.name).toSorted()),
    [['Geonosian Guard', 'Geonosian Warrior', 'Swoop Bike']],
  );
});

scenarioBoth('Why a card cannot be put out in any way', 'TCG-SETUP-22 TCG-SETUP-24', (t) => {
  t.board({
    at: 'setup',
    dark: { hand: ['Swoop Bike'] },
    light: {
      character: ['Luke Skywalker (D)'],
      hand: ['Luke Skywalker (D)', 'Luke Skywalker (C)', 'Jedi Patrol'],
    },
  });
  const why = (name: string): string | undefined => {
    const card = t.state.hand[1]!.find(
      (number) => t.state.def[number] === t.game.cardsOf(t.edition).byTitle.get(name)!.index,
    );
    return whyNotPutOutAnyhow(t.table, 1, card!)?.rule;
  };
  t.is([why('Luke Skywalker (C)'), why('Jedi Patrol')], [undefined, undefined]);
  t.is(why('Luke Skywalker (D)') === undefined, false);
});

scenarioX('Barrage is used from the Ground arena too', 'TCG-KW-BARRAGE-01', (t) => {
  t.board({
    at: 'Ground battle',
    cards: written(FRIEND, ['Mortar', 'Dark Ground - Tank', 'Barrage 2.']),
    dark: { ground: ['Mortar'] },
    light: { character: ['Friend'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.offers('Mortar attacks Friend with Barrage 2', 'Mortar does not attack');
});

scenarioX('Only the own units are protected', 'TCG-KW-PROTECT-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      ['Brute', 'Dark Character - Rogue', 'Pay 1 Force -> This unit deals 2 damage to each other unit in Character.'],
      ['Guard', 'Dark Character - Rogue', 'Free -> Protect 2.'],
      FRIEND,
    ),
    dark: { force: 1, character: ['Brute', 'Guard'] },
    light: { character: ['Friend'] },
  });
  t.answer('Dark: Brute: Pay 1 Force');
  t.card('Friend', { damage: 2 }); // nobody was asked
  t.card('Guard', { damage: 2 });
});

scenarioX('Riposte strikes before Retaliate, which was played', 'TCG-ATTACK-18', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, FRIEND, ['Fencer', 'Light Character - Jedi', 'Riposte 1.', 'Free -> Retaliate 1.']),
    dice: [2, 1, 1, 6],
    dark: { character: ['Foe'] },
    light: { character: [{ card: 'Fencer', tapped: true }, 'Friend'] },
  });
  t.answer('Dark: Foe attacks Fencer', 'Light: Fencer: Retaliate');
  const course = t.match.events.flatMap((event) => {
    const { kind, rollFor } = event as { kind: string; rollFor?: string };
    return kind === 'damage' || (kind === 'roll' && rollFor === 'damage') ? [kind] : [];
  });
  t.is(course, ['damage', 'roll', 'damage']);
});

scenarioX('What triggers in a prevention chance waits for its end', 'TCG-HELD-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      ['Taxer', 'Dark Character - Rogue', 'When the enemy pays Force: Gain 3 Force.'],
      ['Dodger', 'Light Character - Jedi', 'Pay 1 Force -> Evade 1.', 'Pay 1 Force -> Evade 1.'],
      FRIEND,
    ),
    dice: [4, 4, 4],
    dark: { character: ['Taxer'] },
    light: { force: 2, character: [{ card: 'Dodger', tapped: true }, 'Friend'] },
  });
  t.answer('Dark: Taxer attacks Dodger', 'Light: Dodger: Evade');
  t.asks('Light', 'chance'); // the same chance
  t.is(t.force('Dark'), 0);
  t.answer('Light: pass');
  t.card('Dodger', { damage: 2 });
  t.is(t.force('Dark'), 3);
});

scenarioX('Of several Pilots one stays aboard whatever retreats the unit', 'TCG-PILOT-36', (t) => {
  t.board({
    at: 'Dark builds',
    cards: written(
      ['Order', 'Dark Mission', 'cost 0', 'Choose 1 enemy unit in Space. Retreat it.'],
      ['Barge', 'Light Space - Transport'],
      ['Mate', 'Light Character - Crew', 'Transport Pilot: +1 power.'],
    ),
    dark: { hand: ['Order'] },
    light: { space: [{ card: 'Barge', pilots: ['Mate', 'Mate'] }] },
  });
  t.startBuilding();
  t.answer('Dark: complete Order', 'choose Mate');
  t.card('Barge', { zone: 'build', pilot: 'Mate' });
  t.is(t.titles('Light', 'build').toSorted(), ['Barge', 'Mate']);
});

scenarioX('Counters do nothing to health that nobody knows, whatever happens next', 'TCG-VAR-03', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(FRIEND, [
      'Echo',
      'Light Character - Droid',
      'cost 3   speed 40   power 2   health *',
      "While you have a Noble in Character: This unit's health is 4.",
    ]),
    light: { points: 3, character: [{ card: 'Echo', damage: 3 }], hand: ['Friend'] },
  });
  t.answer('Light: deploy Friend');
  t.card('Echo', { zone: 'Character', damage: 3 });
});
