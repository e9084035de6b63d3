import { scenarioX } from '../../src/testing/index.ts';
import { FOE, written } from './written.ts';

const CARDS = written(
  FOE,
  [
    'Hoarder (A)',
    'Light Character - Jedi',
    'Build step: Free -> Choose 1 card in your hand. Put it under this card face down. When this unit is discarded: Put it into its discard pile.',
    'This unit has +1 power for each card put under this card.',
  ],
  ['Hoarder (B)', 'Light Character - Jedi'],
  ['Hoarder (C)', 'Light Character - Jedi', 'This unit has +10 speed for each card put under this card.'],
  ['Doom', 'Light Mission', 'cost 0', 'Discard 1 of your Jedi in Character.'],
  ['Recall', 'Light Mission', 'cost 0', 'Return 1 of your Jedi to your hand.'],
);

const board = {
  at: 'Light builds',
  cards: CARDS,
  dark: { character: ['Foe'] },
  light: {
    points: 9,
    character: ['Hoarder (A)'],
    hand: ['Jedi Patrol', 'Hoarder (B)', 'Hoarder (C)', 'Doom', 'Recall'],
  },
} as const;

scenarioX(
  'Under another version the effect that put cards there is off; what it said of a later moment still holds',
  'TCG-GLOSS-27',
  (t) => {
    t.board(board);
    t.answer('Light: Hoarder (A): Build step', 'Light: choose Jedi Patrol');
    t.card('Jedi Patrol', { zone: 'out of play' });
    t.card('Hoarder (A)', { power: 4 });
    t.answer('Light: stack Hoarder (B) on top of Hoarder (A)');
    t.card('Hoarder (B)', { power: 4, speed: 50 }); // the stacking bonus alone
    t.doesNotOffer('Build step: Free');
    t.answer('Light: complete Doom');
    t.card('Jedi Patrol', { zone: 'discard' });
    // Whoever lies on top makes use of the cards if its own text does.
    t.board(board);
    t.answer('Light: Hoarder (A): Build step', 'Light: choose Jedi Patrol');
    t.answer('Light: stack Hoarder (C) on top of Hoarder (A)');
    t.card('Hoarder (C)', { power: 4, speed: 60 });
  },
);

scenarioX('A unit that leaves otherwise than by a discard takes the directions with it', 'TCG-GLOSS-27', (t) => {
  t.board(board);
  t.answer('Light: Hoarder (A): Build step', 'Light: choose Jedi Patrol', 'Light: complete Recall');
  t.card('Hoarder (A)', { zone: 'hand' });
  t.answer('Light: deploy Hoarder (B)', 'Light: complete Doom');
  t.card('Hoarder (B)', { zone: 'discard' });
  t.card('Jedi Patrol', { zone: 'out of play' });
});

scenarioX('The directions hold in later turns too', 'TCG-GLOSS-27', (t) => {
  t.board({ ...board, dark: { character: [{ card: 'Foe', tapped: true }] } });
  t.answer('Light: Hoarder (A): Build step', 'Light: choose Jedi Patrol');
  while (t.state.turn === 2 || t.state.question?.kind !== 'build' || t.state.question.seat === 0) {
    const { options } = t.state.question!;
    const [quiet] = ['done', 'pass', 'skip'].filter((kind) => options.some((option) => option.kind === kind));
    t.answer(quiet === 'skip' ? 'does not attack' : quiet!);
  }
  t.answer('Light: complete Doom');
  t.card('Jedi Patrol', { zone: 'discard' });
});
