import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioX('A static ability is off outside the arenas', 'TCG-STATIC-03', (t) => {
  const cards = written(FOE, FRIEND, ['Leader', 'Light Character - Noble', 'Each of your Jedi has +2 power.']);
  t.board({ at: 'Character battle', cards, dark: { character: ['Foe'] }, light: { character: ['Friend', 'Leader'] } });
  t.card('Friend', { power: 5 });
  t.board({
    at: 'Character battle',
    cards,
    dark: { character: ['Foe'] },
    light: { character: ['Friend'], build: ['Leader'] },
  });
  t.card('Friend', { power: 3 });
});

scenarioX(
  'Static effects cost nothing, wait for nothing and last as long as they are true',
  'TCG-STATIC-05 TCG-STATIC-06',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: written(
        FOE,
        FRIEND,
        ['Companion', 'Light Character - Noble', 'While you have a Jedi in Character: This unit has +2 power.'],
        ['Farewell', 'Light Battle', 'Retreat 1 of your Jedi.'],
      ),
      dark: { character: ['Foe'] },
      light: { character: ['Friend', 'Companion'], hand: ['Farewell'] },
    });
    t.card('Companion', { power: 5 }); // nobody played anything
    t.doesNotOffer('Companion');
    t.answer('Light: play Farewell');
    t.card('Companion', { power: 3 });
  },
);

scenarioX(
  'Anytime: also outside the battle phase, but not in chances to reroll, to prevent or to disrupt',
  'TCG-STATIC-07',
  (t) => {
    const cards = written(FOE, ['Ready Mind', 'Light Character - Jedi', 'Anytime: Pay 1 Force -> Draw 1 card.']);
    t.board({
      at: 'Light builds',
      cards,
      dark: { character: ['Foe'] },
      light: { force: 1, character: ['Ready Mind'], deck: ['Jedi Patrol'] },
    });
    t.answer('Light: done'); // the card of the turn
    t.offersAlso('Ready Mind: Anytime');
    t.board({
      at: 'Character battle',
      cards,
      dice: [4, 4, 4],
      dark: { character: ['Foe'] },
      light: { force: 1, character: [{ card: 'Ready Mind', tapped: true }], deck: ['Jedi Patrol'] },
    });
    t.offersAlso('Ready Mind: Anytime'); // as the battle step starts
    const windows: number[] = [];
    while (t.state.question?.kind === 'chance' || t.state.question?.kind === 'unitTurn') {
      if (t.state.question.kind === 'unitTurn') t.answer('Dark: Foe attacks Ready Mind');
      else {
        const frame = t.state.frames.at(-1);
        if (frame?.proc === 'chance') windows.push(frame.window);
        t.answer('pass');
      }
    }
    t.is(
      [4, 8, 64].filter((window) => windows.includes(window)),
      [],
    );
    t.is(t.events('damage').length, 1);
  },
);
