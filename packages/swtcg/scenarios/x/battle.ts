/** Battle steps by the Expanded Rulebook (TCG-BATTLE). */
import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
1 Runner   Dark Character - Scout   C
   cost 3   speed 60   power 1   health 5

2 Walker   Light Character - Scout   C
   cost 3   speed 30   power 1   health 5
   Pay 1 Force -> Give this unit +50 speed this turn.

3 Sage   Dark Character - Mystic   C
   cost 3   speed 50   power 2   health 5
   Instead of attacking: Pay 1 Force -> Draw 1 card.
   Tap -> Gain 1 Force.
   When this unit attacks: Gain 5 Force.

4 Rally   Dark Battle   C
   Pay 1 Force -> Untap 1 of your Characters.
`;

scenarioX('Speed that changes after a declaration does not undo it', 'TCG-BATTLE-05', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6],
    dark: { character: ['Runner'] },
    light: { force: 1, character: ['Walker'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Runner attacks Walker', 'Light: Walker: Give this unit +50 speed');
  t.is(t.read('Walker').speed > t.read('Runner').speed, true);
  t.passChances();
  t.card('Walker', { damage: 1, tapped: false }); // the attack went on
  t.asks('Light', 'unitTurn');
});

scenarioX('A unit that is tapped to skip has not attacked', 'TCG-BATTLE-07 TCG-ATKLIM-17', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { force: 1, character: ['Sage'], deck: ['Rally', 'Rally'] },
    light: { character: [{ card: 'Walker', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  // What it does instead of attacking sets nothing off either.
  t.answer('Dark: Sage: Draw 1 card');
  t.is([t.force('Dark'), t.events('trigger').length], [0, 0]);
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Sage does not attack');
  t.card('Sage', { tapped: true });
  t.passChances();
  t.is([t.force('Dark'), t.events('trigger').length, t.events('attack').length], [4, 0, 0]); // 4: of the next turn
});

scenarioX(
  'A unit untapped in its battle step may attack, act instead of it, or tap for what it may still play',
  'TCG-BATTLE-16',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { force: 3, character: ['Sage'], hand: ['Rally'], deck: ['Rally'] },
      light: { character: [{ card: 'Walker', tapped: true }] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Sage does not attack');
    t.card('Sage', { tapped: true });
    t.doesNotOffer('Sage');
    t.answer('Dark: play Rally');
    t.offersAlso('Sage: Gain 1 Force');
    t.passUntil('unitTurn', 'Dark');
    t.offers('Sage attacks Walker', 'Sage: Draw 1 card', 'Sage does not attack');
  },
);

const HERALDS = `
1 Herald   Dark Character - Scout   C
   cost 3   speed 60   power 1   health 5
   Battle step start: Free -> Gain 1 Force.
   Battle step end: Free -> Gain 2 Force.
   Free -> Give this unit +1 power this turn.
   Anytime: Free -> Draw 1 card.

2 Mark   Light Character - Scout   C
   cost 3   speed 30   power 0   health 5

3 Encore   Dark Battle   C
   Between attacks: Free -> Choose Character. Untap each unit in that arena. Another battle step begins there.
`;

scenarioX('A battle step has chances of its own at its start and at its end', 'TCG-BATTLE-11 TCG-BATTLE-18', (t) => {
  t.board({
    at: 'Character battle',
    cards: HERALDS,
    dark: { character: ['Herald'] },
    light: { character: [{ card: 'Mark', tapped: true }] },
  });
  // For what is written for the moment, and for what may be played anytime.
  t.offers('Herald: Battle step start', 'Herald: Anytime', 'pass');
  t.answer('pass');
  t.offers('Herald: Give this unit +1 power', 'Herald: Anytime', 'pass');
  t.answer('pass', 'Dark: Herald does not attack');
  t.offers('Herald: Give this unit +1 power', 'Herald: Anytime', 'pass');
  t.answer('pass');
  t.offers('Herald: Battle step end', 'Herald: Anytime', 'pass');
});

scenarioX('Another battle in a battle step has its own start and end', 'TCG-BATTLE-13', (t) => {
  t.board({
    at: 'Character battle',
    cards: HERALDS,
    dark: { character: ['Herald'], hand: ['Encore'] },
    light: { character: [{ card: 'Mark', tapped: true }] },
  });
  t.answer('Dark: Herald: Battle step start', 'Dark: pass', 'Dark: play Encore');
  t.offersAlso('Herald: Battle step start');
  t.answer('Dark: Herald: Battle step start');
  t.is(t.force('Dark'), 2);
});

scenarioX('A unit untapped at the end of a battle step still has its turn', 'TCG-BATTLE-17', (t) => {
  const cards = `
1 Sleeper   Dark Character - Scout   C
   cost 3   speed 60   power 1   health 5
   Battle step end, once per turn: Pay 1 Force -> Untap this unit.

2 Mark   Light Character - Scout   C
   cost 3   speed 30   power 0   health 5
`;
  t.board({
    at: 'Character battle',
    cards,
    dark: { force: 1, character: ['Sleeper'] },
    light: { character: [{ card: 'Mark', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Sleeper does not attack', 'Dark: Sleeper: Untap this unit');
  t.passUntil('unitTurn', 'Dark');
  t.offers('Sleeper attacks Mark', 'Sleeper does not attack');
});
