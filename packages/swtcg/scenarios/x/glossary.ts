import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioX(
  '"Discard a card" means one from hand; "draw" the top card of the own deck',
  'TCG-GLOSS-01 TCG-GLOSS-22',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: written(FOE, FRIEND, ['Exchange', 'Light Battle', 'Draw 1 card. Discard 1 card.']),
      dark: { character: ['Foe'] },
      light: { character: ['Friend'], hand: ['Exchange'], deck: ['Jedi Patrol', 'Rebel Fighter Wing'] },
    });
    t.answer('Light: play Exchange');
    t.is(
      [t.titles('Light', 'discard'), t.titles('Light', 'deck')],
      [['Jedi Patrol', 'Exchange'], ['Rebel Fighter Wing']],
    );
    t.card('Friend', { zone: 'Character' });
  },
);

scenarioX('What is put somewhere is not discarded, deployed or drawn', 'TCG-GLOSS-02', (t) => {
  const cards = written(
    FOE,
    FRIEND,
    ['Recruit', 'Light Character - Clone'],
    [
      'Listener',
      'Light Character - Noble',
      'When a unit is discarded: Gain 1 Force.',
      'When a unit is deployed: Gain 10 Force.',
      'When you draw a card: Gain 100 Force.',
    ],
    ['Burial', 'Light Battle', 'Put 1 of your Jedi into its discard pile.'],
    ['Summons', 'Light Battle', 'Choose 1 unit card in your discard pile. Put it into its arena.'],
    ['Quest', 'Light Battle', 'Search your deck for a Clone card.'],
  );
  t.board({
    at: 'Character battle',
    cards,
    dark: { character: ['Foe'] },
    light: { character: ['Friend', 'Listener'], hand: ['Burial', 'Summons', 'Quest'], deck: ['Recruit'] },
  });
  t.answer('Light: play Burial');
  t.card('Friend', { zone: 'discard' });
  t.answer('Light: play Summons');
  t.card('Friend', { zone: 'Character' });
  t.answer('Light: play Quest');
  t.answer('Light: search Recruit');
  t.card('Recruit', { zone: 'hand' });
  t.is(t.force('Light'), 0);
});

scenarioX('A discard that is replaced pays no cost', 'TCG-GLOSS-03', (t) => {
  const cards = written(
    FOE,
    ['Volunteer', 'Light Character - Jedi', 'Discard this unit from Character -> Gain 5 Force.'],
    ['Saviour', 'Light Character - Noble', 'Each of your Jedi is retreated without damage instead of discarded.'],
  );
  for (const saved of [false, true]) {
    t.board({
      at: 'Character battle',
      cards,
      dark: { character: ['Foe'] },
      light: { character: ['Volunteer', ...(saved ? ['Saviour'] : [])] },
    });
    t.answer('Light: Volunteer: Discard this unit');
    t.card('Volunteer', { zone: saved ? 'build' : 'discard' });
    t.is(t.events('force').filter(({ cause }) => cause === 'effect').length, saved ? 0 : 1);
  }
});

scenarioX('A card being built is not in play', 'TCG-GLOSS-04', (t) => {
  const cards = written(FOE, FRIEND, [
    'Counter',
    'Light Character - Noble',
    'This unit has +1 power for each of your Jedi.',
  ]);
  const power = (build: ({ down: string } | string)[]): number => {
    t.board({ at: 'Character battle', cards, dark: { character: ['Foe'] }, light: { character: ['Counter'], build } });
    return t.read('Counter').power;
  };
  t.is([power([{ down: 'Friend' }]), power(['Friend'])], [3, 4]); // face up in the build zone it is
});

scenarioX('"Return to your hand" without a place works from an arena alone', 'TCG-GLOSS-05', (t) => {
  const cards = written(
    FOE,
    FRIEND,
    ['Hidden One', 'Light Character - Jedi'],
    ['Recall', 'Light Battle', 'Return 1 of your Jedi to your hand.'],
    ['Full Recall', 'Light Battle', 'Return 1 of your Jedi from your build zone to your hand.'],
  );
  t.board({
    at: 'Character battle',
    cards,
    dark: { character: ['Foe'] },
    light: { character: ['Friend'], build: ['Hidden One'], hand: ['Recall', 'Full Recall'] },
  });
  t.answer('Light: play Recall');
  t.card('Friend', { zone: 'hand' });
  t.answer('Light: play Full Recall');
  t.card('Hidden One', { zone: 'hand' });
});

const ELSEWHERE = written(
  FOE,
  FRIEND,
  ['Shade (A)', 'Light Character - Jedi', 'From your discard pile: Pay 1 Force -> Return this card to your hand.'],
  ['Shade (B)', 'Light Character - Jedi'],
  ['Omen', 'Light Character - Jedi', 'From your hand: Reveal this card -> Gain 2 Force.'],
  ['Reserve', 'Light Character - Rebel', 'From your hand: Pay 1 Force -> Play this card.'],
  ['Scribe', 'Light Character - Noble', 'When a unit is deployed: Gain 9 Force.'],
);

scenarioX('What is said of "this card" works where it says, not in a stack', 'TCG-GLOSS-06 TCG-GLOSS-07', (t) => {
  t.board({
    at: 'Character battle',
    cards: ELSEWHERE,
    dark: { character: ['Foe'] },
    light: { force: 1, character: ['Friend'], discard: ['Shade (A)'], hand: ['Omen'] },
  });
  t.offersAlso('Shade (A): From your discard pile', 'Omen: From your hand');
  t.board({
    at: 'Character battle',
    cards: ELSEWHERE,
    dark: { character: ['Foe'] },
    light: { force: 1, character: ['Omen', { card: 'Shade (B)', under: ['Shade (A)'] }] },
  });
  t.doesNotOffer('From your'); // in play they are not where their text says
});

scenarioX('To reveal a card is to show it to the other player', 'TCG-GLOSS-25', (t) => {
  t.board({
    at: 'Character battle',
    cards: ELSEWHERE,
    dark: { character: ['Foe'] },
    light: { character: ['Friend'], hand: ['Omen'] },
  });
  t.answer('Light: Omen: From your hand');
  t.is([t.events('show').map(({ def }) => def), t.force('Light')], [[t.state.def[t.find('Omen')]], 2]);
  t.card('Omen', { zone: 'hand' });
});

scenarioX('"Play this card" brings it into its place untapped, which is no deploying', 'TCG-GLOSS-08', (t) => {
  t.board({
    at: 'Character battle',
    cards: ELSEWHERE,
    dark: { character: ['Foe'] },
    light: { force: 1, character: ['Friend', 'Scribe'], hand: ['Reserve'] },
  });
  t.answer('Light: Reserve: From your hand');
  t.card('Reserve', { zone: 'Character', tapped: false });
  t.is(t.force('Light'), 0);
});

scenarioX("A place that is the unit's own adds nothing", 'TCG-GLOSS-12', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      ['Plain', 'Light Character - Jedi', 'This unit has +1 power.'],
      ['Wordy', 'Light Character - Jedi', 'While this unit is in Character: This unit has +1 power.'],
    ),
    dark: { character: ['Foe'] },
    light: { character: ['Plain', 'Wordy'] },
  });
  t.is([t.read('Plain').power, t.read('Wordy').power], [4, 4]);
});

scenarioX(
  '"Counts as" adds a subtype: by itself everywhere, within an ability where that works',
  'TCG-GLOSS-13 TCG-GLOSS-26',
  (t) => {
    const cards = written(
      FOE,
      ['Born', 'Light Character - Rebel', 'Counts as Jedi.'],
      ['Made', 'Light Character - Rebel', 'While this unit is in Character: This unit has "Counts as Jedi."'],
      [
        'Rally',
        'Light Battle',
        'Give each of your Jedi +1 power this turn. Give each of your Rebels +10 power this turn.',
      ],
      ['Draft', 'Light Battle', 'Search your deck for a Jedi card.'],
    );
    t.board({
      at: 'Character battle',
      cards,
      dark: { character: ['Foe'] },
      light: { character: ['Born', 'Made'], hand: ['Rally'] },
    });
    t.answer('Light: play Rally');
    t.is([t.read('Born').power, t.read('Made').power], [14, 14]);
    t.board({
      at: 'Character battle',
      cards,
      dark: { character: ['Foe'] },
      light: { character: ['Born'], build: ['Made'], hand: ['Rally', 'Draft'], deck: ['Made', 'Born'] },
    });
    t.answer('Light: play Rally');
    t.is(t.read('Made').power, 13); // no Jedi in the build zone
    t.answer('Light: play Draft');
    t.offers('search Born', 'done');
  },
);

scenarioX('Two cards, or one of the kind that is named', 'TCG-GLOSS-14', (t) => {
  const cards = written(FOE, FRIEND, ['Toll', 'Dark Battle', 'The enemy discards 2 cards or 1 Jedi card.']);
  const play = (): void => {
    t.board({
      at: 'Character battle',
      cards,
      dark: { character: ['Foe'], hand: ['Toll'] },
      light: { character: ['Friend'], hand: ['Friend', 'Rebel Fighter Wing', 'X-Wing Red One'] },
    });
    t.answer('Dark: play Toll');
  };
  play();
  t.answer('Light: discard Friend');
  t.offersAlso('done');
  t.answer('Light: done');
  t.is(t.titles('Light', 'discard'), ['Friend']);
  play();
  t.answer('Light: discard Friend');
  t.answer('Light: discard Rebel Fighter Wing');
  t.is(t.titles('Light', 'discard').length, 2);
});

scenarioX('"It" is what the effect named last, or else its cost', 'TCG-GLOSS-15 TCG-GLOSS-16', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, FRIEND, [
      'Tactician',
      'Light Character - Noble',
      'Tap 1 of your Jedi in Character -> Give it +1 power this turn. Choose 1 enemy unit in Character. Give it -1 power this turn.',
    ]),
    dark: { character: ['Foe'] },
    light: { character: ['Friend', 'Tactician'] },
  });
  t.answer('Light: Tactician: Tap 1');
  t.is(
    ['Friend', 'Foe', 'Tactician'].map((name) => t.read(name).power),
    [4, 2, 3],
  );
});

scenarioX('"At least X" includes all lower values', 'TCG-GLOSS-17', (t) => {
  const cards = written(FOE, [
    'Adept',
    'Light Character - Jedi',
    'Pay 1 Force -> Put 2 mastery counters on this unit.',
    'While this unit has 1 or more mastery counters: This unit has +1 power.',
    'While this unit has 2 or more mastery counters: This unit has +10 power.',
    'While this unit has 3 or more mastery counters: This unit has +100 power.',
  ]);
  t.board({ at: 'Character battle', cards, dark: { character: ['Foe'] }, light: { force: 1, character: ['Adept'] } });
  t.answer('Light: Adept: Pay 1 Force');
  t.card('Adept', { power: 14 });
});

const UNDER = written(
  FOE,
  [
    'Hoarder (A)',
    'Light Character - Jedi',
    'cost 3   speed 40   power 3   health 3',
    'Free -> Choose 1 card in your hand. Put it under this card face down.',
  ],
  ['Doom', 'Light Battle', 'Discard 1 of your Jedi in Character.'],
);

scenarioX('Cards put under a unit are no stack, and stay out of the game when it goes', 'TCG-GLOSS-18', (t) => {
  t.board({
    at: 'Character battle',
    cards: UNDER,
    dark: { character: ['Foe'] },
    light: { character: ['Hoarder (A)'], hand: ['Jedi Patrol', 'Doom'] },
  });
  t.answer('Light: Hoarder (A): Free');
  t.answer('Jedi Patrol');
  t.card('Jedi Patrol', { zone: 'out of play', faceDown: true });
  t.card('Hoarder (A)', { power: 3, health: 3, under: 0 });
  t.answer('Light: play Doom');
  t.card('Hoarder (A)', { zone: 'discard' });
  t.card('Jedi Patrol', { zone: 'out of play' });
});

scenarioX('Counters of different kinds are different, and all go with a discard', 'TCG-GLOSS-19', (t) => {
  const cards = written(
    FOE,
    [
      'Banker',
      'Light Character - Jedi',
      'Pay 1 Force -> Put 1 credit counter on this unit. Put 2 resource counters on this unit.',
      'Take 2 credit counters off this unit -> Draw 1 card.',
    ],
    ['Doom', 'Light Battle', 'Discard 1 of your Jedi in Character.'],
  );
  t.board({
    at: 'Character battle',
    cards,
    dark: { character: ['Foe'] },
    light: { force: 1, character: ['Banker'], hand: ['Doom'] },
  });
  t.answer('Light: Banker: Pay 1 Force');
  t.is(
    t.state.expanded!.tokens.map(({ kind, n }) => [kind, n]),
    [
      ['credit', 1],
      ['resource', 2],
    ],
  );
  t.doesNotOffer('Banker: Take 2 credit');
  t.answer('Light: play Doom');
  t.is(t.state.expanded!.tokens, []);
});

scenarioX('Only an untapped card in play can be tapped', 'TCG-GLOSS-20', (t) => {
  const cards = written(FOE, FRIEND, ['Officer', 'Light Character - Noble', 'Tap 1 of your Jedi -> Gain 1 Force.']);
  const board = (tapped: boolean): void =>
    t.board({
      at: 'Character battle',
      cards,
      dark: { character: ['Foe'] },
      light: { character: ['Officer', { card: 'Friend', tapped }] },
    });
  board(false);
  t.offersAlso('Officer: Tap 1');
  board(true);
  t.asks('Dark', 'unitTurn');
});

scenarioX('What names no moment is played in the general chances of the battle phase', 'TCG-GLOSS-21', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, ['Scholar', 'Light Character - Jedi', 'Pay 1 Force -> Draw 1 card.']),
    dark: { character: ['Foe'] },
    light: { force: 1, character: [{ card: 'Scholar', tapped: true }], deck: ['Jedi Patrol'] },
  });
  const frame = t.state.frames.at(-1);
  t.is(frame?.proc === 'chance' && frame.window, 1); // not the chance as the step starts
});

scenarioX('What is removed from the game is nowhere, and its stack goes with it', 'TCG-GLOSS-23', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      ['Relic (A)', 'Light Character - Jedi'],
      ['Relic (B)', 'Light Character - Jedi'],
      ['Oblivion', 'Light Battle', 'Remove 1 of your Jedi from the game.'],
      ['Digger', 'Light Character - Noble', 'Pay 0 Force -> Return 1 Jedi card from your discard pile to your hand.'],
    ),
    dark: { character: ['Foe'] },
    light: { character: [{ card: 'Relic (A)', under: ['Relic (B)'] }, 'Digger'], hand: ['Oblivion'] },
  });
  t.answer('Light: play Oblivion');
  t.is([t.read('Relic (A)').zone, t.read('Relic (B)').zone], ['out of play', 'out of play']);
  t.is(t.titles('Light', 'discard'), ['Oblivion']);
  t.doesNotOffer('Pay 0 Force');
});

scenarioX('"On a unit" is to pilot it', 'TCG-GLOSS-28', (t) => {
  const cards = written(
    FOE,
    [
      'Ace',
      'Light Character - Jedi',
      'Starfighter Pilot: +10 speed.',
      'While this unit is on a unit: Each of your Noble Characters has +2 power.',
    ],
    ['Queen', 'Light Character - Noble'],
  );
  t.board({ at: 'Character battle', cards, dark: { character: ['Foe'] }, light: { character: ['Queen', 'Ace'] } });
  t.card('Queen', { power: 3 });
  t.board({
    at: 'Character battle',
    cards,
    dark: { character: ['Foe'] },
    light: { character: ['Queen'], space: [{ card: 'X-Wing Red One', pilot: 'Ace' }] },
  });
  t.card('Queen', { power: 5 });
});

scenarioX('"In battle" is in an arena, "retreated" in the build zone', 'TCG-GLOSS-29', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      FRIEND,
      ['Rear Guard', 'Light Character - Rebel'],
      [
        'Roll Call',
        'Light Battle',
        'Gain 1 Force for each of your units in battle. Gain 10 Force for each of your retreated units.',
      ],
    ),
    dark: { character: ['Foe'] },
    light: { character: ['Friend', 'Friend'], build: ['Rear Guard'], hand: ['Roll Call'] },
  });
  t.answer('Light: play Roll Call');
  t.is(t.force('Light'), 12);
});

scenarioX(
  'The cards of a unit and all its Pilots come back together; Equipment was not among them',
  'TCG-GLOSS-09 TCG-GLOSS-10',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: written(
        FOE,
        [
          'Lucky Ship',
          'Light Space - Starfighter',
          'cost 3   speed 40   power 3   health 4',
          'When this unit is discarded from Space: Return the cards of this unit and its Pilot from your discard pile to your hand.',
        ],
        ['Ace', 'Light Character - Jedi', 'Starfighter Pilot: +10 speed.'],
        ['Wingman', 'Light Character - Rebel', 'Starfighter Pilot: +10 speed.'],
        ['Turret', 'Light Equipment - Space Weapon', 'cost 2', 'Equip: Free.', 'Equipped: +1 power.'],
        ['Doom', 'Dark Battle', 'Discard 1 enemy Starfighter in Space.'],
      ),
      dark: { character: ['Foe'], hand: ['Doom'] },
      light: {
        character: ['Ace'],
        space: [{ card: 'Lucky Ship', pilots: ['Ace', 'Wingman'], equipment: ['Turret'] }],
      },
    });
    t.answer('Dark: play Doom');
    t.is(t.titles('Light', 'hand').toSorted(), ['Ace', 'Lucky Ship', 'Wingman']);
    t.card('Turret', { zone: 'completed' });
  },
);
