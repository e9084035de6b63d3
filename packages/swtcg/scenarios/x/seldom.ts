/** What seldom comes to pass: the second of two, one that is away, a choice among what does not meet the eye. */
import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioX('Of several units that fell each counts, where it fell', 'TCG-ACT-13 TCG-MULTI-02', (t) => {
  const elegy = (who: string): string =>
    `Only if one of your ${who} was discarded from any arena this turn: Free -> Gain 1 Force.`;
  t.board({
    at: 'Character battle',
    cards: written(
      ['Storm', 'Dark Character - Rogue', 'cost 3   speed 90   power 3   health 9', 'Free -> Discard 3 enemy units.'],
      ['Bard', 'Light Ground/Character - Jedi'],
      ['Clerk', 'Light Character - Noble'],
      ['Knight', 'Light Character - Hunter'],
      ['Last', 'Light Character - Jedi'],
      ['First', 'Light Battle', elegy('Nobles')],
      ['Second', 'Light Battle', elegy('Hunters')],
      ['There', 'Light Battle', elegy('Ground units')],
    ),
    dark: { character: ['Storm'] },
    light: { character: ['Bard', 'Clerk', 'Knight', 'Last'], hand: ['First', 'Second', 'There'] },
  });
  t.answer('Dark: Storm: Discard', 'Dark: Bard', 'Dark: Clerk', 'Dark: Knight');
  t.asks('Light', 'chance');
  t.offers('play First', 'play Second', 'pass'); // the Bard was none of the Ground units where it fell
});

scenarioX('A text that discards means units in the arenas, whatever else it says of them', 'TCG-ZONE-16', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, FRIEND, ['Snare', 'Light Battle', 'Discard 1 enemy tapped unit.']),
    dark: { character: [{ card: 'Foe', tapped: true }], build: [{ card: 'Foe', tapped: true }] },
    light: { hand: ['Snare'], character: ['Friend'] },
  });
  t.passUntil('chance', 'Light');
  t.answer('Light: play Snare'); // one fits, so nobody is asked
  t.is([t.titles('Dark', 'Character'), t.titles('Dark', 'build')], [[], ['Foe']]);
});

scenarioX(
  'Completed by Alternative Cost a Location takes the place of the old one',
  'TCG-KW-ALTCOST-01 TCG-LOC-06',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: written(
        ['Hut', 'Light Location - Ground Farm', 'cost 1', 'Each of your units has +1 power.'],
        [
          'Palace',
          'Light Location - Ground City',
          'cost 9',
          'Alternative Cost: Pay 1 Force.',
          'Each of your units has +1 power.',
        ],
      ),
      light: { force: 1, hand: ['Palace'], locations: { ground: 'Hut' } },
    });
    t.answer('Light: complete Palace in the Ground arena');
    t.is(t.titles('Light', 'discard'), ['Hut']);
  },
);

scenarioX('A Space Location is none in the Ground arena', 'TCG-LOC-01 TCG-MULTI-03', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(
      ['Orbit', 'Light Location - Space Landscape', 'cost 1', 'Each of your units has +1 power.'],
      ['Hut', 'Light Location - Ground Farm', 'cost 1', 'Each of your units has +1 power.'],
      ['Survey', 'Light Mission', 'cost 0', 'Gain 1 Force for each of your Space Locations.'],
    ),
    light: { hand: ['Survey'], locations: { space: 'Orbit', ground: 'Hut' } },
  });
  t.answer('Light: complete Survey');
  t.is(t.force('Light'), 1);
});

scenarioX('Who fell and strikes back collects its Bounty, and nothing else that it says', 'TCG-KW-BOUNTY-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      ['Bully', 'Dark Character - Rogue', 'cost 3   speed 90   power 3   health 1'],
      [
        'Avenger',
        'Light Character - Hunter',
        'cost 3   speed 10   power 1   health 1',
        'When your build step starts: Gain 9 Force.',
        'Free -> Retaliate 1.',
        'Bounty: Gain 2 Force.',
      ],
      FOE,
      FRIEND,
    ),
    dice: [6, 1, 1, 6],
    dark: { character: ['Bully', { card: 'Foe', tapped: true }] },
    light: { character: [{ card: 'Avenger', tapped: true }], deck: [] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Bully attacks Avenger', 'Light: Avenger: Free -> Retaliate 1');
  t.card('Bully', { zone: 'discard' });
  t.is(t.state.expanded!.due.length, 1);
});

scenarioX('What a card says of other moments is no answer to its being discarded from the hand', 'TCG-TRIG-06', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      ['Gain', 'Light Character - Jedi', 'When this unit attacks: Gain 3 Force.'],
      ['Grab', 'Dark Battle', 'Free -> The enemy discards 1 card.'],
      FRIEND,
    ),
    dark: { character: ['Foe'], hand: ['Grab'] },
    light: { character: ['Friend'], hand: ['Gain'] },
  });
  t.answer('Dark: play Grab');
  t.is([t.titles('Light', 'discard'), t.force('Light')], [['Gain'], 0]);
});

scenarioX('To reroll all of the dice can be declined', 'TCG-TRIG-08', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      ['Foe', 'Dark Character - Rogue', 'cost 3   speed 90   power 1   health 9'],
      [
        'Ward',
        'Light Character - Jedi',
        'When the enemy rolls attack dice against this unit: You may: Reroll all of the enemy attack dice.',
      ],
    ),
    dice: [1, 6],
    dark: { character: ['Foe'] },
    light: { character: ['Ward'] },
  });
  t.answer('Dark: Foe attacks Ward', 'Light: no');
  t.card('Ward', { damage: 0 });
});

scenarioX('A text may count the tens of a speed', 'TCG-CARD-36', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(FOE, [
      'Dash',
      'Light Mission',
      'cost 0',
      'Choose 1 enemy unit. Gain 2 Force for each 10 of its speed.',
    ]),
    dark: { character: ['Foe'] },
    light: { hand: ['Dash'] },
  });
  t.answer('Light: complete Dash');
  t.is(t.force('Light'), 8);
});

scenarioX('A version joins the one that is on a retreated unit', 'TCG-PILOT-39 TCG-STACK-12', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(
      ['Hull', 'Light Space - Starfighter'],
      ['Ace (A)', 'Light Character - Rogue', 'Starfighter Pilot: +1 power.'],
      ['Ace (B)', 'Light Character - Rogue', 'Starfighter Pilot: +1 power.'],
      FRIEND,
    ),
    light: { points: 1, hand: ['Ace (B)'], build: [{ card: 'Hull', pilot: 'Ace (A)' }] },
  });
  t.answer('Light: stack Ace (B) beneath Ace (A)');
  t.is(t.points('Light'), 0);
});

scenarioX(
  'In setup a player of a team has every choice besides that of leaving it to the partner',
  'TCG-TROIG-02',
  (t) => {
    t.board({
      at: 'preparation',
      cards: written(FOE, ['Officer', 'Dark Character - Officer'], FRIEND),
      dark: { deck: ['Foe', 'Officer'] },
      darkB: { deck: ['Foe'] },
      light: { deck: ['Friend'] },
      lightB: { deck: ['Friend'] },
    });
    while (t.state.question?.kind === 'search' || t.state.question?.kind === 'mulligan') t.answer('done');
    t.is(t.options.filter((option) => option.includes('Foe')).length, 2);
    t.is(t.options.filter((option) => option.includes('Officer')).length, 2);
    t.is(t.options.slice(4), ['pass, and leave it to your partner', 'stop']);
  },
);

scenarioX(
  '"Play this card" asks for the arena where there are several',
  'TCG-GLOSS-08 TCG-LOC-06 TCG-MULTI-06',
  (t) => {
    const again = 'From your discard pile, build step: Pay 1 Force -> Play this card.';
    const board = (...discard: string[]): void =>
      t.board({
        at: 'Light builds',
        cards: written(
          FOE,
          ['Ranger', 'Light Ground/Character - Scout', again],
          ['Meadow', 'Light Location - Ground/Character Farm', 'cost 2', 'Each of your units has +1 power.', again],
          ['Castle', 'Light Location - Ground Farm', 'cost 3', 'Each of your units has +1 power.'],
        ),
        light: { force: 1, discard, ...(discard.includes('Meadow') ? { locations: { ground: 'Castle' } } : {}) },
      });
    board('Ranger');
    t.answer('Light: Ranger: From your discard pile');
    t.offers('Ground', 'Character');
    t.answer('Light: Character');
    t.card('Ranger', { zone: 'Character' });
    board('Meadow'); // the Castle was dearer, and nothing is paid
    t.answer('Light: Meadow: From your discard pile');
    t.is(t.titles('Light', 'discard'), []);
    t.is(
      t.state.expanded!.location.map(({ length }) => length),
      [0, 1, 1],
    );
  },
);
