/** Words of the glossary for where a card is and where it goes (TCG-GLOSS). */
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
