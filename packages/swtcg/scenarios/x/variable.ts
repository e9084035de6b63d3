import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

const STARS = written(
  FOE,
  FRIEND,
  [
    'Legion',
    'Light Character - Clone',
    'cost 3   speed 40   power *   health 4',
    "This unit's power is 2 for each of your Jedi in any arena.",
    'Starfighter Pilot: +10 speed.',
  ],
  [
    'Pep Talk',
    'Light Battle',
    'Give 1 of your Clones +1 power this turn. Tap each Clone with printed power 3 or more.',
  ],
  [
    'Echo',
    'Light Character - Droid',
    'cost 3   speed 40   power 2   health *',
    "While you have a Jedi in any arena: This unit's health is 3.",
  ],
  ['Doom', 'Dark Battle', 'Discard 1 enemy Jedi.'],
);

scenarioX('A printed * is what the card itself says, and that is the printed value', 'TCG-VAR-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: STARS,
    dark: { character: ['Foe'] },
    light: { character: ['Legion', 'Friend'], hand: ['Pep Talk'] },
  });
  t.card('Legion', { power: 2 });
  t.answer('Light: play Pep Talk');
  t.card('Legion', { power: 3, tapped: false }); // 3 in all, 2 printed
});

scenarioX('It follows the effect in the build zone and aboard, too', 'TCG-VAR-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: STARS,
    dark: { character: ['Foe'] },
    light: { character: ['Friend', 'Friend'], build: ['Legion'] },
  });
  t.card('Legion', { power: 4 });
  t.board({
    at: 'Character battle',
    cards: STARS,
    dark: { character: ['Foe'] },
    light: { character: ['Friend'], space: [{ card: 'X-Wing Red One', pilot: 'Legion' }] },
  });
  t.card('Legion', { power: 2 });
});

scenarioX(
  'Health not yet known suffers nothing from damage, and is not discarded for it',
  'TCG-VAR-03 TCG-VAR-05',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: STARS,
      dice: [6, 6, 6],
      dark: { character: ['Foe'] },
      light: { character: [{ card: 'Echo', tapped: true }] },
    });
    t.answer('Dark: Foe attacks Echo');
    t.passUntil('build');
    t.is(t.state.turn, 3);
    t.card('Echo', { zone: 'Character', damage: 3 });
  },
);

scenarioX('Health that was known and is not at the end of the turn is 0', 'TCG-VAR-04', (t) => {
  t.board({
    at: 'Character battle',
    cards: STARS,
    dice: [1, 1],
    dark: { character: [{ card: 'Foe', tapped: true }], hand: ['Doom'], ground: ['Destroyer Droid Squad'] },
    light: { character: ['Echo', { card: 'Friend', tapped: true }], ground: ['AT-TE Walker 23X'] },
  });
  t.card('Echo', { health: 3 });
  t.answer('Dark: play Doom');
  t.card('Echo', { zone: 'Character' });
  t.answer('Light: Echo does not attack');
  t.card('Echo', { zone: 'discard' });
});

scenarioX('X is what the effect says it is', 'TCG-VAR-06', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, [
      'Spender',
      'Light Character - Jedi',
      'Pay any amount of Force -> Put that many credit counters on this unit.',
    ]),
    dark: { character: ['Foe'] },
    light: { force: 5, character: ['Spender'] },
  });
  t.answer('Light: Spender: Pay any amount');
  t.answer('3');
  t.is([t.force('Light'), t.state.expanded!.tokens[0]?.n], [2, 3]);
});

scenarioX('The number of cards in a stack includes the top card: alone it is 1', 'TCG-STACK-30 TCG-VAR-06', (t) => {
  const cards = written(
    FOE,
    ['Elder (A)', 'Light Character - Jedi', "Pay 1 Force -> Gain 1 build point for each card in this unit's stack."],
    ['Elder (B)', 'Light Character - Jedi'],
    ['Elder (C)', 'Light Character - Jedi'],
  );
  const gained = (under: string[]): number => {
    t.board({
      at: 'Character battle',
      cards,
      dark: { character: ['Foe'] },
      light: { force: 1, character: [{ card: 'Elder (A)', under }] },
    });
    t.answer('Light: Elder (A): Pay 1 Force');
    return t.points('Light');
  };
  t.is([gained([]), gained(['Elder (B)']), gained(['Elder (B)', 'Elder (C)'])], [1, 2, 3]);
});

scenarioX('What is unknown again counts as a printed 0', 'TCG-VAR-04', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      FRIEND,
      [
        'Shadow',
        'Light Character - Droid',
        'cost 3   speed 40   power *   health 4',
        "While you have a Jedi in any arena: This unit's power is 3.",
      ],
      ['Usher', 'Light Character - Noble', 'Each of your Droids with printed power 0 or less has +10 speed.'],
      ['Doom', 'Dark Battle', 'Discard 1 enemy Jedi.'],
    ),
    dark: { character: [{ card: 'Foe', tapped: true }], hand: ['Doom'] },
    light: { character: ['Friend', 'Shadow', 'Usher'].map((card) => ({ card, tapped: true })) },
  });
  t.card('Shadow', { power: 3, speed: 40 });
  t.answer('Dark: play Doom');
  t.passUntil('build');
  t.card('Shadow', { power: 0, speed: 50 });
});
