/** The battle phase: who attacks when (ledger section 11). */
import { type Play, scenarioBoth } from '../src/testing/index.ts';

/** A card for every general chance, so that each of them is seen. */
const SIGNAL = `
  1 Signal   Neutral Battle   C
     Gain 1 Force.
`;

const RIDERS = `${SIGNAL}
  2 Swoop   Dark Ground - Speeder   C
     cost 1   speed 60   power 1   health 2

  3 Landspeeder   Light Ground - Speeder   C
     cost 1   speed 40   power 1   health 2

  4 Crawler   Dark Ground - Vehicle   C
     cost 1   speed 20   power 1   health 2

  5 Bike   Light Ground - Vehicle   C
     cost 1   speed 40   power 1   health 2
`;

/** A general chance: Dark passes, then Light. */
function bothPass(t: Play): void {
  t.asks('Dark', 'chance');
  t.offersAlso('play Signal');
  t.answer('Dark: pass');
  t.asks('Light', 'chance');
  t.offersAlso('play Signal');
  t.answer('Light: pass');
}

scenarioBoth(
  'Chances and units alternate, the fastest unit first',
  { nh: 'TCG-BATTLE-01 TCG-BATTLE-08 TCG-BATTLE-12 TCG-POP-05', x: 'TCG-BATTLE-01 TCG-BATTLE-08 TCG-POP-05' },
  (t) => {
    t.board({
      at: 'Ground battle',
      cards: RIDERS,
      dice: [1],
      dark: { ground: ['Crawler', 'Swoop'], hand: ['Signal'] },
      light: { ground: ['Landspeeder'], hand: ['Signal'] },
    });
    bothPass(t); // before the first unit
    t.asks('Dark', 'unitTurn');
    t.offers('Swoop attacks Landspeeder', 'Swoop does not attack');
    t.answer('Swoop does not attack');
    bothPass(t); // before the second
    t.offers('Landspeeder attacks Swoop', 'Landspeeder attacks Crawler', 'Landspeeder does not attack');
    t.answer('Light: Landspeeder attacks Swoop');
    bothPass(t); // inside the attack
    bothPass(t); // before the third
    t.answer('Dark: Crawler does not attack');
    bothPass(t); // the last one of the step
    t.is(t.events('battleStep').length, 2, 'battle steps begun');
  },
);

scenarioBoth('Of units equally fast, Dark ones go first', 'TCG-BATTLE-02', (t) => {
  t.board({
    at: 'Ground battle',
    cards: RIDERS,
    dark: { ground: [{ card: 'Crawler', tapped: true }, 'Bike'] },
    light: { ground: ['Landspeeder'] },
  });
  t.asks('Dark', 'unitTurn');
  t.answer('Bike does not attack');
  t.asks('Light', 'unitTurn');
});

scenarioBoth('Of own units equally fast, their player says which goes first', 'TCG-BATTLE-03', (t) => {
  t.board({
    at: 'Ground battle',
    cards: RIDERS,
    dark: { ground: ['Crawler'] },
    light: { ground: ['Landspeeder', 'Bike'] },
  });
  t.asks('Light', 'order');
  t.offers('Landspeeder first', 'Bike first');
  t.answer('Bike first');
  t.offers('Bike attacks Crawler', 'Bike does not attack');
  t.answer('Bike does not attack');
  t.offers('Landspeeder attacks Crawler', 'Landspeeder does not attack');
});

scenarioBoth('A unit made faster between attacks overtakes the others', 'TCG-BATTLE-04', (t) => {
  t.board({
    at: 'Ground battle',
    cards: RIDERS,
    dark: { ground: ['Swoop', 'Bike'] },
    light: { force: 2, ground: [{ card: 'Landspeeder', tapped: true }, 'Crawler'], hand: ["Windu's Solution"] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Swoop does not attack');
  t.card('Crawler', { speed: 20 });
  t.answer("Light: play Windu's Solution", 'choose Crawler');
  t.card('Crawler', { speed: 50 });
  t.passUntil('unitTurn');
  t.asks('Light', 'unitTurn');
  t.offersAlso('Crawler attacks Bike');
});

scenarioBoth('A unit that does not attack is tapped', 'TCG-BATTLE-06', (t) => {
  t.board({ at: 'Ground battle', cards: RIDERS, dark: { ground: ['Swoop'] }, light: { ground: ['Landspeeder'] } });
  t.answer('Dark: Swoop does not attack');
  t.card('Swoop', { tapped: true });
  t.is(t.events('attack').length, 0, 'attacks');
});

scenarioBoth('A unit untapped in its battle step attacks again', 'TCG-BATTLE-09', (t) => {
  t.board({
    at: 'Ground battle',
    cards: RIDERS,
    dice: [5, 5],
    dark: { ground: [{ card: 'Crawler', damage: 0 }] },
    light: { force: 3, ground: ['Landspeeder'], hand: ['Power Dive'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('Landspeeder attacks Crawler');
  t.passChances();
  t.card('Crawler', { damage: 1 });
  t.answer('Dark: Crawler does not attack');
  t.answer('Light: play Power Dive');
  t.passUntil('unitTurn', 'Light');
  t.answer('Landspeeder attacks Crawler');
  t.passChances();
  t.card('Crawler', { zone: 'discard' });
});

scenarioBoth('An untap in the last chance keeps the battle step going', 'TCG-BATTLE-08 TCG-BATTLE-17', (t) => {
  t.board({
    at: 'Ground battle',
    cards: RIDERS,
    dark: { ground: ['Swoop'], hand: ['Signal'] },
    light: { force: 3, ground: [{ card: 'Landspeeder', tapped: true }], hand: ['Power Dive', 'Signal'] },
  });
  bothPass(t);
  t.answer('Dark: Swoop does not attack');
  t.answer('Dark: pass', 'Light: play Power Dive'); // nobody is untapped: this is the last chance
  t.answer('Dark: pass', 'Light: pass');
  t.offers('Landspeeder attacks Swoop', 'Landspeeder does not attack');
  t.answer('Landspeeder does not attack');
  t.is(t.events('battleStep').length, 1, 'battle steps begun');
  bothPass(t); // a last chance again; nobody is untapped now
  t.is(t.events('battleStep').length, 2, 'battle steps begun');
});

scenarioBoth('When its battle step is over, a unit untapped cannot attack any more', 'TCG-BATTLE-10', (t) => {
  t.board({
    at: 'Ground battle',
    dark: { space: ['TIE Fighter DS-61-9'] },
    light: { force: 3, space: [{ card: 'X-Wing Red One', tapped: true }], hand: ['Power Dive'] },
  });
  t.answer('Light: play Power Dive');
  t.card('X-Wing Red One', { tapped: false });
  t.passChances();
  t.startBuilding();
  t.asks('Dark', 'build'); // of the next turn
  t.is(t.events('attack').length, 0, 'attacks');
  t.is(t.events('skip').length, 0, 'units passed over');
});

scenarioBoth('Without an enemy in the arena, units still have their turns', 'TCG-BATTLE-14 TCG-ATKLIM-02', (t) => {
  t.board({
    at: 'battle starts',
    cards: `
      1 Courier   Dark Space - Transport   C
         cost 2   speed 60   power 3   health 3

      2 Listener   Dark Space - Transport   C
         cost 2   speed 40   power 1   health 3
         Instead of attacking: Tap -> Draw 1 card.
    `,
    dark: { space: ['Victory-Class Star Destroyer', 'Listener', 'Courier'], deck: ['Strength of Hate'] },
    light: { ground: ['Rebel Squad'] },
  });
  t.card('Courier', { tapped: true }); // it can do nothing, and was the fastest
  t.card('Listener', { tapped: false });
  t.offers('Listener: Instead of attacking: Tap -> Draw 1 card', 'Listener does not attack');
  t.answer('Listener: Draw 1 card');
  t.is(t.titles('Dark', 'hand'), ['Strength of Hate']);
  t.passChances();
  t.offers('Star Destroyer attacks Rebel Squad with Bombard 2', 'Star Destroyer does not attack');
});

scenarioBoth('A unit that arrives untapped in its battle step joins in', 'TCG-BATTLE-15', (t) => {
  t.board({
    at: 'battle starts',
    dark: { force: 3, space: ['Victory-Class Star Destroyer'], hand: ['War Will Follow'] },
    light: { build: [{ card: 'X-Wing Red Three', tapped: true }] },
  });
  t.answer('Dark: play War Will Follow');
  t.card('X-Wing Red Three', { zone: 'Space', tapped: false });
  t.passUntil('unitTurn');
  t.asks('Light', 'unitTurn'); // speed 60
  t.offers('X-Wing Red Three attacks Victory-Class Star Destroyer', 'X-Wing Red Three does not attack');
});
