/** Enhance: more is paid, and another effect had (TCG-KW-ENHANCE). */
import { scenarioX } from '../../src/testing/index.ts';
import { written } from './written.ts';

const CARDS = `
  1 Rally   Dark Battle   C
     Pay 1 Force -> Gain 1 build point.
     Enhance, pay 2 Force: Draw 1 card.
     Enhance instead, pay 1 Force, discard 1 card: Draw 3 cards.

  2 Study   Dark Mission   C
     cost 2
     Draw 1 card.
     Enhance instead, pay 2 Force: Draw 2 cards.

  3 Soldier   Dark Character - Soldier   C
     cost 3   speed 50   power 2   health 9
     Pay 1 Force -> Draw 1 card.
     Enhance, pay 1 Force: Gain 2 build points.

  4 Recruit   Light Character - Soldier   C
     cost 3   speed 10   power 2   health 9

  5 Jammer   Light Battle   C
     Free -> Disrupt a Battle card.
`;

const DECK = ['Soldier', 'Recruit', 'Study', 'Jammer'];

scenarioX('A Battle card is enhanced by more Force: with more, or with something else', 'TCG-KW-ENHANCE-01', (t) => {
  const board = (force: number): void =>
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dark: { force, character: ['Recruit'], hand: ['Rally', 'Study'], deck: DECK },
      light: { character: ['Recruit'] },
    });
  const plays = (): string[] => t.options.filter((option) => option.startsWith('play'));
  board(3);
  t.is(plays(), [
    'play Rally: Pay 1 Force -> Gain 1 build point.',
    'play Rally: Pay 1 Force -> Gain 1 build point. Enhance, pay 2 Force: Draw 1 card.',
    'play Rally: Pay 1 Force -> Gain 1 build point. Enhance instead, pay 1 Force, discard 1 card: Draw 3 cards.',
  ]);
  t.answer('Enhance, pay 2 Force');
  t.is([t.force('Dark'), t.points('Dark'), t.titles('Dark', 'hand').length], [0, 1, 2]);
  board(3);
  t.answer('Enhance instead');
  t.is([t.force('Dark'), t.points('Dark'), t.titles('Dark', 'hand').length], [1, 0, 3]);
  board(1);
  t.is(plays().length, 1);
});

scenarioX('A Mission and an ability are enhanced too', 'TCG-KW-ENHANCE-01', (t) => {
  t.board({
    cards: CARDS,
    at: 'Dark builds',
    dark: { force: 2, points: 2, character: ['Soldier'], hand: ['Study'], deck: DECK },
    light: { character: ['Recruit'] },
  });
  t.startBuilding();
  t.answer('Dark: complete Study for 2 build points: Enhance instead, pay 2 Force: Draw 2 cards.');
  t.is([t.force('Dark'), t.titles('Dark', 'hand').length], [0, 2]);
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { force: 2, character: ['Soldier'], deck: DECK },
    light: { character: ['Recruit'] },
  });
  t.answer('Dark: Soldier: Enhance, pay 1 Force');
  t.is([t.force('Dark'), t.points('Dark'), t.titles('Dark', 'hand').length], [0, 2, 1]);
  t.is(
    t.options.filter((option) => option.startsWith('Soldier: Pay')),
    [],
  ); // one copy is used for a use of the ability
});

scenarioX('It is declared and paid before the card can be disrupted', 'TCG-KW-ENHANCE-02', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { force: 3, character: ['Recruit'], hand: ['Rally'], deck: DECK },
    light: { character: ['Recruit'], hand: ['Jammer'] },
  });
  t.answer('Dark: Enhance, pay 2 Force');
  t.asks('Light', 'chance');
  t.is([t.force('Dark'), t.points('Dark'), t.titles('Dark', 'hand').length], [0, 0, 0]);
  t.answer('Light: play Jammer');
  t.is([t.force('Dark'), t.points('Dark'), t.titles('Dark', 'hand').length], [0, 0, 0]);
});

scenarioX('A Trap is enhanced as it is completed', 'TCG-KW-ENHANCE-01 TCG-KW-ENHANCE-02 TCG-TRAP-01', (t) => {
  for (const force of [1, 2]) {
    t.board({
      at: 'Light builds',
      cards: written(
        [
          'Snare',
          'Dark Mission - Trap',
          'cost 2',
          'Trap, when an enemy unit is deployed: Gain 1 build point.',
          'Enhance, pay 2 Force: Gain 3 build points.',
        ],
        ['Scout', 'Light Ground - Scout', 'cost 0   speed 10   power 1   health 2'],
      ),
      dark: { force, build: [{ down: 'Snare', counters: 2 }] },
      light: { hand: ['Scout'] },
    });
    t.startBuilding();
    t.answer('Light: deploy Scout');
    if (force === 1) t.offers('complete Snare', 'done');
  }
  t.answer('Dark: complete Snare Enhance');
  t.is([t.points('Dark'), t.force('Dark')], [4, 0]);
});
