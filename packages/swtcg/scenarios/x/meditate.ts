import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

const CARDS = written(
  FOE,
  FRIEND,
  ['Old Lesson', 'Light Battle', 'Pay 5 Force -> Gain 3 build points.', 'Meditate: Pay 1 Force.'],
  ['Foul', 'Dark Battle', 'Disrupt a Battle card.'],
  ['Listener', 'Light Character - Noble', 'When a unit is discarded: Gain 9 Force.'],
  ['Spirit', 'Light Character - Jedi', 'cost 6   speed 40   power 3   health 4', 'Meditate: Pay 2 Force.'],
  ['Shade (A)', 'Light Character - Jedi', 'cost 6   speed 40   power 3   health 4'],
  ['Shade (B)', 'Light Character - Jedi', 'cost 6   speed 40   power 3   health 4', 'Meditate: Pay 2 Force.'],
  ['Old Plan', 'Light Mission', 'cost 7', 'Gain 4 Force.', 'Meditate: Pay 1 Force.'],
  ['Pit', 'Light Mission - Trap', 'cost 4', 'Trap, when battle starts: Gain 5 Force.', 'Meditate: Pay 1 Force.'],
  ['Sacrifice', 'Light Mission', 'cost 0', 'Discard 1 of your Jedi.'],
  ['Summons', 'Light Mission', 'cost 0', 'Return 1 of your Jedi to your hand.'],
);

scenarioX(
  'A Battle card is played from the discard pile for its Meditate cost, when it could be played, and then is out of the game',
  'TCG-KW-MEDITATE-01 TCG-KW-MEDITATE-02',
  (t) => {
    const board = {
      at: 'Character battle',
      cards: CARDS,
      dark: { character: ['Foe'] },
      light: { force: 1, character: ['Friend'], discard: ['Old Lesson'] },
    } as const;
    t.board(board);
    t.offers('play Old Lesson by Meditate: Pay 1 Force.', 'pass');
    t.answer('Light: play Old Lesson');
    t.is([t.force('Light'), t.points('Light')], [0, 3]);
    t.card('Old Lesson', { zone: 'out of play' });
    t.is(
      t.state.expanded!.groups.map(({ kind }) => kind),
      ['removed from the game'],
    );
    // From the hand it costs what is printed, and is discarded.
    t.board({ ...board, light: { force: 4, character: ['Friend'], hand: ['Old Lesson'] } });
    t.doesNotOffer('Old Lesson');
    t.board({ ...board, light: { force: 5, character: ['Friend'], hand: ['Old Lesson'] } });
    t.answer('Light: play Old Lesson');
    t.card('Old Lesson', { zone: 'discard' });
    // Where a Battle card is not played, neither is this one.
    t.board({ ...board, at: 'Light builds' });
    t.doesNotOffer('Old Lesson');
  },
);

scenarioX('A card that was played by Meditate and disrupted is removed too', 'TCG-KW-MEDITATE-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Foe'], hand: ['Foul'] },
    light: { force: 1, character: ['Friend'], discard: ['Old Lesson'] },
  });
  t.answer('Dark: pass', 'Light: play Old Lesson', 'Dark: play Foul');
  t.card('Old Lesson', { zone: 'out of play' });
  t.is(t.points('Light'), 0);
});

scenarioX(
  'A unit is deployed from the discard pile in the own build step, and removed where it would be discarded',
  'TCG-KW-MEDITATE-01 TCG-KW-MEDITATE-02',
  (t) => {
    const light = { force: 2, character: ['Listener'], discard: ['Spirit'], hand: ['Sacrifice', 'Summons'] };
    t.board({ at: 'Dark builds', cards: CARDS, dark: { character: ['Foe'] }, light });
    t.doesNotOffer('Spirit');
    t.answer('Dark: done', 'Light: complete Spirit by Meditate: Pay 2 Force.');
    t.is(t.force('Light'), 0);
    t.card('Spirit', { zone: 'Character', tapped: false });
    t.answer('Light: complete Sacrifice');
    t.card('Spirit', { zone: 'out of play' });
    t.is(t.force('Light'), 0); // what replaces a discard leaves nothing to trigger from it
    t.doesNotOffer('Spirit');
    // Back in the hand it is a card like any other.
    t.board({ at: 'Light builds', cards: CARDS, dark: { character: ['Foe'] }, light: { ...light, points: 6 } });
    t.answer('Light: complete Spirit by Meditate: Pay 2 Force.', 'Light: complete Summons', 'Light: deploy Spirit');
    t.answer('Light: complete Sacrifice');
    t.card('Spirit', { zone: 'discard' });
    t.is(t.force('Light'), 9);
    t.offersAlso('complete Spirit by Meditate');
  },
);

scenarioX('Without the means to pay it a card is not meditated', 'TCG-KW-MEDITATE-01', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    dark: { character: ['Foe'] },
    light: { force: 1, points: 9, character: ['Listener'], discard: ['Spirit', 'Old Plan', 'Pit'] },
  });
  t.offers('complete Old Plan by Meditate: Pay 1 Force.', 'done'); // a Trap waits for its time
  t.answer('Light: complete Old Plan');
  t.is(t.force('Light'), 4);
  t.card('Old Plan', { zone: 'out of play' });
});

scenarioX('Only the card that was meditated is removed, wherever it lies in a stack', 'TCG-KW-MEDITATE-01', (t) => {
  const board = {
    at: 'Light builds',
    cards: CARDS,
    dark: { character: ['Foe'] },
    light: { force: 2, points: 9, character: ['Shade (A)'], discard: ['Shade (B)'], hand: ['Sacrifice'] },
  } as const;
  t.board(board);
  t.answer('Light: complete Shade (B) on top of Shade (A) by Meditate');
  t.card('Shade (B)', { zone: 'Character', under: 1 });
  t.is([t.points('Light'), t.force('Light')], [8, 0]); // adding a version has its price besides
  t.answer('Light: complete Sacrifice');
  t.card('Shade (A)', { zone: 'discard' });
  t.card('Shade (B)', { zone: 'out of play' });
  t.board(board);
  t.answer('Light: complete Shade (B) beneath Shade (A) by Meditate');
  t.card('Shade (A)', { zone: 'Character', under: 1 });
  t.answer('Light: complete Sacrifice');
  t.card('Shade (A)', { zone: 'discard' });
  t.card('Shade (B)', { zone: 'out of play' });
});

scenarioX('A Trap in the discard pile is completed when what it waits for happens', 'TCG-KW-MEDITATE-02', (t) => {
  const board = {
    at: 'battle starts',
    cards: CARDS,
    dark: { character: ['Foe'] },
    light: { force: 1, character: ['Friend'], discard: ['Pit'] },
  } as const;
  t.board(board);
  t.asks('Light', 'trap');
  t.answer('Light: complete Pit');
  t.is(t.force('Light'), 5);
  t.card('Pit', { zone: 'out of play' });
  t.board({ ...board, light: { character: ['Friend'], discard: ['Pit'] } });
  t.is(t.state.question?.kind, 'unitTurn'); // nothing to pay with
});

scenarioX(
  'The build point for adding a version comes on top of another price: Meditate, or an Alternative Cost',
  'TCG-STACK-33',
  (t) => {
    const cards = written(
      ['Elder (A)', 'Light Character - Jedi'],
      ['Elder (B)', 'Light Character - Jedi', 'Alternative Cost: Pay 2 Force.', 'Meditate: Pay 2 Force.'],
    );
    for (const from of ['hand', 'discard'] as const)
      for (const points of [0, 1]) {
        t.board({
          at: 'Light builds',
          cards,
          light: { force: 2, points, character: ['Elder (A)'], [from]: ['Elder (B)'] },
        });
        const isOffered = t.options.some((option) => option.includes('beneath Elder (A) by'));
        t.is(isOffered, points === 1, `${from}, ${points}`);
        if (!isOffered) continue;
        t.answer('Light: complete Elder (B) beneath Elder (A) by');
        t.is([t.points('Light'), t.force('Light'), t.read('Elder (A)').under], [0, 0, 1]);
      }
  },
);

scenarioX('One that was meditated stays when another is discarded', 'TCG-KW-MEDITATE-01', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    dark: { character: ['Foe'] },
    light: { force: 2, character: ['Friend'], discard: ['Spirit'], hand: ['Sacrifice'] },
  });
  t.answer('Light: complete Spirit by Meditate: Pay 2 Force.', 'Light: complete Sacrifice', 'Friend');
  t.card('Friend', { zone: 'discard' });
  t.card('Spirit', { zone: 'Character' });
});

scenarioX(
  'A Trap that is discarded from the hand waits in the discard pile from then on',
  'TCG-KW-MEDITATE-02',
  (t) => {
    t.board({
      at: 'battle starts',
      cards: written(
        FOE,
        FRIEND,
        ['Early Pit', 'Light Mission - Trap', 'cost 4', 'Trap, when battle starts: Gain 5 Force.'],
        [
          'Late Pit',
          'Light Mission - Trap',
          'cost 4',
          'Trap, when the Character battle starts: Gain 5 Force.',
          'Meditate: Pay 1 Force.',
        ],
        ['Thrower', 'Light Space - Starfighter', 'Discard 1 card -> Gain 1 Force.'],
      ),
      dark: { character: ['Foe'] },
      light: { space: ['Thrower'], character: ['Friend'], hand: ['Late Pit'] },
    });
    t.passUntil('chance', 'Light');
    t.answer('Light: Thrower: Discard 1 card');
    t.card('Late Pit', { zone: 'discard' });
    t.passUntil('trap', 'Light');
    t.offersAlso('complete Late Pit');
  },
);
