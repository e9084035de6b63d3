import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

const DENIER = ['Denier', 'Dark Character - Rogue', 'Pay 1 Force -> Disrupt an activated ability.'] as const;

scenarioX('What a paragraph says is one effect: it is disrupted whole', 'TCG-PART-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(DENIER, [
      'Guardian',
      'Light Character - Jedi',
      'Pay 1 Force -> Give this unit Shields 1 and Intimidation this turn. Draw 1 card.',
    ]),
    dark: { force: 1, character: ['Denier'] },
    light: { force: 1, character: ['Guardian'], deck: ['Jedi Patrol'] },
  });
  t.answer('Light: Guardian: Pay 1 Force');
  t.answer('Dark: Denier: Pay 1 Force');
  t.is(
    [t.keyword('Guardian', 'Shields'), t.keyword('Guardian', 'Intimidation'), t.titles('Light', 'hand')],
    [0, 0, []],
  );
});

scenarioX('For 1 Force Absorb 1 and Intimidation for the turn: both, or neither', 'TCG-PART-03', (t) => {
  for (const disrupted of [false, true]) {
    t.board({
      at: 'Character battle',
      cards: written(DENIER, FRIEND, [
        'Guardian (A)',
        'Light Character - Jedi',
        'Pay 1 Force -> Absorb 1. Give this unit Intimidation this turn.',
      ]),
      dice: [4, 4, 1],
      dark: { force: 1, character: ['Denier'] },
      light: { force: 1, character: [{ card: 'Guardian (A)', tapped: true }, 'Friend'] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Denier attacks Guardian (A)');
    while (!t.options.some((option) => option.includes('Absorb'))) t.answer('pass');
    t.answer('Light: Guardian (A): Pay 1 Force', disrupted ? 'Dark: Denier: Pay 1 Force' : 'Dark: pass');
    t.passUntil('unitTurn', 'Light');
    t.card('Guardian (A)', { damage: disrupted ? 2 : 1, power: disrupted ? 3 : 4 });
    t.is([t.force('Light'), t.keyword('Guardian (A)', 'Intimidation')], [0, disrupted ? 0 : 1]);
  }
});

scenarioX('Parts at once in their order, one that lasts, one that comes later', 'TCG-PART-04', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, FRIEND, [
      'Grand Plan',
      'Light Battle',
      'Draw 1 card. Discard 1 card. Give 1 of your units +2 power this turn. When battle ends: Gain 1 Force.',
    ]),
    dark: { character: ['Foe'], ground: ['Destroyer Droid Squad'] },
    light: { character: ['Friend'], hand: ['Grand Plan'], deck: ['Jedi Patrol'] },
  });
  t.answer('Light: play Grand Plan');
  t.is([t.titles('Light', 'hand'), t.titles('Light', 'discard')], [[], ['Jedi Patrol', 'Grand Plan']]);
  t.card('Friend', { power: 5 });
  t.is(t.force('Light'), 0);
  t.answer('Dark: Foe does not attack');
  t.answer('Light: Friend does not attack');
  t.is(t.events('force').map(({ n, cause }) => [n, cause])[0], [1, 'effect']);
});

scenarioX('Of conditions joined by "or" one is enough, joined by "and" each is needed', 'TCG-PART-05', (t) => {
  const cards = written(
    FOE,
    FRIEND,
    [
      'Either One',
      'Light Character - Noble',
      'While either (this unit is damaged) or (you have a Jedi in Character): This unit has +2 power.',
    ],
    [
      'Both',
      'Light Character - Noble',
      'While this unit is damaged and you have a Jedi in Character: This unit has +2 power.',
    ],
  );
  const powers = (damage: number, jedi: boolean): number[] => {
    t.board({
      at: 'Character battle',
      cards,
      dark: { character: ['Foe'] },
      light: {
        character: [{ card: 'Either One', damage }, { card: 'Both', damage }, ...(jedi ? ['Friend'] : [])],
      },
    });
    return [t.read('Either One').power, t.read('Both').power];
  };
  t.is(
    [powers(0, false), powers(1, false), powers(0, true), powers(1, true)],
    [
      [3, 3],
      [5, 3],
      [5, 3],
      [5, 5],
    ],
  );
});

scenarioX('What is granted reaches units in the build zone, where granted abilities are off', 'TCG-PART-06', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      FRIEND,
      ['Teacher', 'Light Character - Noble', 'Each of your Jedi has +1 power and "Pay 1 Force -> Draw 1 card."'],
      ['Pupil', 'Light Character - Jedi Padawan'],
    ),
    dark: { character: ['Foe'] },
    light: { force: 2, character: ['Teacher', 'Friend'], build: ['Pupil'], deck: ['Jedi Patrol'] },
  });
  t.card('Pupil', { power: 4 });
  t.offersAlso('Friend: Pay 1 Force');
  t.doesNotOffer('Pupil: Pay 1 Force');
});

scenarioX('"This battle" and "this turn" have the same end', 'TCG-PART-08', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      FRIEND,
      ['Long Cheer', 'Light Battle', 'Give 1 of your units +10 power this battle. Give it +100 power this turn.'],
      ['Witness', 'Light Character - Noble', 'When battle ends: Give this unit +1 power this turn.'],
    ),
    dice: [1],
    dark: { character: [{ card: 'Foe', tapped: true }], ground: ['Destroyer Droid Squad'] },
    light: { character: [{ card: 'Friend', tapped: true }], hand: ['Long Cheer'] },
  });
  t.answer('Light: play Long Cheer');
  // Still in the battle phase; both are over as soon as it is.
  t.is(t.events('gets').length, 2);
  t.is(t.state.effects, []);
  t.card('Friend', { power: 3 });
});

scenarioX(
  'A duration in front reaches those who come later; "each of your units" does not',
  'TCG-PART-09 TCG-PART-10',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: written(
        FOE,
        FRIEND,
        ['Latecomer', 'Light Character - Jedi', 'From your hand: Free -> Play this card.'],
        ['Vow', 'Light Battle', 'This turn: Each of your Jedi has +10 power.'],
        ['Gift', 'Light Battle', 'Give each of your Jedi +1 power this turn.'],
      ),
      dark: { character: ['Foe'] },
      light: { character: ['Friend'], hand: ['Vow', 'Gift', 'Latecomer'] },
    });
    t.answer('Light: play Vow');
    t.answer('Light: play Gift');
    t.answer('Light: Latecomer: From your hand');
    t.card('Friend', { power: 14 });
    t.card('Latecomer', { zone: 'Character', power: 13 });
  },
);

scenarioX('A choice of an arena holds for whoever comes there', 'TCG-PART-11', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      FRIEND,
      ['Reserve', 'Light Character - Rebel'],
      ['High Ground', 'Light Battle', 'Choose an arena. This turn: Each of your units in that arena has +2 power.'],
      ['Muster', 'Light Battle', 'Choose 1 unit in your build zone. Put it into its arena.'],
    ),
    dark: { character: ['Foe'] },
    light: { character: ['Friend'], build: ['Reserve'], hand: ['High Ground', 'Muster'] },
  });
  t.answer('Light: play High Ground');
  t.answer('Light: Character');
  t.card('Friend', { power: 5 });
  t.card('Reserve', { power: 3 });
  t.answer('Light: play Muster');
  t.card('Reserve', { zone: 'Character', power: 5 });
});

scenarioX('What is replaced does not happen, and nothing triggers from it', 'TCG-PART-12', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      [
        'Survivor',
        'Light Character - Jedi',
        'cost 3   speed 10   power 1   health 1',
        'This unit is retreated without damage instead of discarded.',
      ],
      ['Mourner', 'Dark Character - Rogue', 'When a Jedi is discarded: Gain 3 Force.'],
    ),
    dice: [6, 6, 6],
    dark: { character: ['Foe', { card: 'Mourner', tapped: true }] },
    light: { character: [{ card: 'Survivor', tapped: true }] },
  });
  t.answer('Dark: Foe attacks Survivor');
  t.card('Survivor', { zone: 'build', damage: 0 });
  t.is([t.events('discard').length, t.events('force').filter(({ cause }) => cause === 'effect').length], [0, 0]);
});

scenarioX('What is lost is off, printed and granted, as long as the loss lasts', 'TCG-PART-13', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      ['Bulwark', 'Light Character - Jedi', 'Shields 2.', 'Pay 1 Force -> Give this unit Shields 1 this turn.'],
      ['Breach', 'Dark Battle', 'Give 1 enemy unit no Shields this turn.'],
    ),
    dark: { character: ['Foe'], hand: ['Breach'] },
    light: { force: 1, character: ['Bulwark'] },
  });
  t.is(t.keyword('Bulwark', 'Shields'), 2);
  t.answer('Dark: play Breach');
  t.is(t.keyword('Bulwark', 'Shields'), 0);
  t.answer('Light: Bulwark: Pay 1 Force'); // it may be given, and does nothing
  t.is(t.keyword('Bulwark', 'Shields'), 0);
});

scenarioX('Who cannot use Evade can still deflect and prevent', 'TCG-PART-14 TCG-PART-15', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      ['Tracker', 'Dark Character - Rogue', "Enemy Jedi can't use Evade."],
      [
        'Dodger',
        'Light Character - Jedi',
        'Pay 1 Force -> Evade 1.',
        'Pay 1 Force -> Deflect 1.',
        'Pay 1 Force -> Prevent 1 damage to this unit.',
      ],
    ),
    dice: [4, 4, 4],
    dark: { character: ['Tracker'] },
    light: { force: 3, character: [{ card: 'Dodger', tapped: true }] },
  });
  t.answer('Dark: Tracker attacks Dodger');
  t.passUntil('chance', 'Light');
  t.offersAlso('Dodger: Pay 1 Force -> Deflect', 'Dodger: Pay 1 Force -> Prevent');
  t.doesNotOffer('Evade');
});

scenarioX('As much as can be done is done', 'TCG-PART-16', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, FRIEND, ['Long Night', 'Light Battle', 'Draw 5 cards.']),
    dark: { character: ['Foe'] },
    light: { character: ['Friend'], hand: ['Long Night'], deck: ['Jedi Patrol', 'Jawa'] },
  });
  t.answer('Light: play Long Night');
  t.is(t.titles('Light', 'hand'), ['Jedi Patrol', 'Jawa']);
});

scenarioX('Of three named units that are searched for, the two that are there are taken', 'TCG-PART-17', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      FRIEND,
      ['Sergeant', 'Light Character - Clone'],
      ['Medic', 'Light Character - Clone'],
      ['Gunner', 'Light Character - Clone'],
      [
        'Call to Arms',
        'Light Battle',
        'Search your deck for a card named Sergeant. Search your deck for a card named Medic. Search your deck for a card named Gunner.',
      ],
    ),
    dark: { character: ['Foe'] },
    light: { character: ['Friend'], hand: ['Call to Arms'], deck: ['Gunner', 'Jedi Patrol', 'Sergeant'] },
  });
  t.answer('Light: play Call to Arms');
  t.answer('Light: search Sergeant');
  t.offers('done'); // no Medic is there
  t.answer('Light: done', 'Light: search Gunner');
  t.is(t.titles('Light', 'hand').toSorted(), ['Gunner', 'Sergeant']);
});

scenarioX(
  '"Draw up to X" is any number from 1 to X; a draw that is a cost is not cut down',
  'TCG-PART-18 TCG-PART-20',
  (t) => {
    const cards = written(
      FOE,
      ['Reader', 'Light Character - Jedi', 'Draw 2 cards -> Gain 1 Force.'],
      ['Insight', 'Light Battle', 'Draw up to 3 cards.'],
    );
    const light = { character: ['Reader'], hand: ['Insight'] };
    t.board({
      at: 'Character battle',
      cards,
      dark: { character: ['Foe'] },
      light: { ...light, deck: ['Jedi Patrol', 'Jedi Patrol', 'Jedi Patrol', 'Jedi Patrol'] },
    });
    t.offersAlso('Reader: Draw 2 cards');
    t.answer('Light: play Insight');
    t.offers('3', '2', '1');
    t.answer('2');
    t.is(t.titles('Light', 'hand').length, 2);
    t.board({
      at: 'Character battle',
      cards,
      dark: { character: ['Foe'] },
      light: { ...light, deck: ['Jedi Patrol'] },
    });
    t.doesNotOffer('Reader: Draw 2 cards');
  },
);

scenarioX('Of many cards how many are drawn is asked in two steps', 'TCG-PART-18', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, FRIEND, ['Great Insight', 'Light Battle', 'Draw up to 30 cards.']),
    dark: { character: ['Foe'] },
    light: { character: ['Friend'], hand: ['Great Insight'], deck: Array.from({ length: 30 }, () => 'Jedi Patrol') },
  });
  t.answer('Light: play Great Insight');
  t.is(t.options.length, 3);
  t.answer('11 to 20');
  t.asks('Light', 'amount');
  t.answer('12');
  t.is(t.titles('Light', 'hand').length, 12);
});
