/** Disrupts (TCG-DISR). */
import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
1 Raider   Dark Character - Bandit   C
   cost 3   speed 60   power 2   health 5
   When this unit attacks: Gain 2 Force.
   Pay 1 Force -> Give this unit +1 power this turn.

2 Guard   Light Character - Soldier   C
   cost 3   speed 20   power 1   health 5
   Before any unit in Character attacks: Pay 0 Force -> Give this unit +1 power this turn.

3 Halt   Light Battle   C
   Pay 1 Force -> Disrupt an attack.

4 Silence   Light Battle   C
   Pay 1 Force -> Disrupt an activated ability.

5 Negate   Neutral Battle   C
   Pay 1 Force -> Disrupt a Battle card.

6 Sabotage   Light Battle   C
   Pay 1 Force -> Disrupt a Mission card. Gain Force equal to its build cost.

7 Bombing   Dark Mission   C
   cost 3
   Choose 1 enemy unit in Character. This card deals 2 damage to it.

8 Ambushers   Light Battle   C
   Pay 1 Force -> Disrupt a unit card.

9 Windfall   Dark Battle   C
   Pay 1 Force -> Gain 5 Force.

10 Extortion   Light Battle   C
   Pay 1 Force -> Unless the enemy pays 2 Force: Disrupt a Battle card.

11 Censor   Light Character - Official   C
   cost 3   speed 10   power 1   health 5
   Pay 1 Force -> Disrupt an activated ability.

12 Disgrace   Light Battle   C
   Between attacks: Free -> If the last attack was made by an enemy unit in Ground or Character and rolled no hits, the enemy discards that unit.

13 Depot   Dark Location - Ground Base   C
   cost 2
   Each of your Ground units has +1 power.

14 Embargo   Light Battle   C
   Pay 1 Force -> Disrupt a Location card.

15 Pitfall   Light Battle   C
   Pay 1 Force -> Disrupt an attack. Put 5 damage counters on the attacker.
`;

scenarioX(
  'A disrupted attack never took place, and the attacker stays tapped',
  'TCG-ATTACK-05 TCG-ATKLIM-07 TCG-DISR-01 TCG-DMG-12',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { character: ['Raider'] },
      light: { force: 1, character: [{ card: 'Guard', tapped: true }], hand: ['Halt', 'Disgrace'] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Raider attacks Guard');
    // Before anything triggers on it, and with nothing else to be played.
    t.is(t.events('trigger').length, 0);
    t.asks('Light', 'chance');
    t.offers('play Halt', 'pass');
    t.answer('play Halt');
    t.card('Raider', { tapped: true });
    t.is([t.events('trigger').length, t.events('roll').length, t.force('Dark')], [0, 0, 0]);
    // It has rolled no hits, and nobody there has attacked.
    t.offersAlso('Guard: Before any unit in Character attacks');
    t.answer('Light: play Disgrace');
    t.card('Raider', { zone: 'discard' });
  },
);

scenarioX('It never took place though its attacker is gone by then', 'TCG-ATTACK-05', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Raider'] },
    light: { force: 1, character: [{ card: 'Guard', tapped: true }], hand: ['Pitfall'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Guard', 'Light: play Pitfall');
  t.card('Raider', { zone: 'discard' });
  t.is(
    t.state.attacksMade.map((n) => n),
    [0, 0, 0, 0, 0, 0],
  );
});

scenarioX(
  'A disrupted ability is paid for and used, and does nothing',
  'TCG-DISR-01 TCG-DISR-02 TCG-DISR-03 TCG-DISR-08',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { force: 5, character: ['Raider'] },
      light: { force: 2, character: ['Censor'] },
    });
    t.answer('Dark: Raider: Give this unit +1 power');
    t.asks('Light', 'chance');
    t.is(t.force('Dark'), 4);
    t.card('Raider', { power: 2 }); // the effect waits
    t.answer('Light: Censor: Disrupt an activated ability');
    t.card('Raider', { power: 2 });
    t.is(t.force('Dark'), 4);
    // Once a turn is once a turn: it is not offered again.
    while (t.state.question?.kind === 'chance') {
      t.doesNotOffer('Raider: Give');
      t.answer('pass');
    }
    t.asks('Dark', 'unitTurn');
  },
);

scenarioX('Disrupts are disrupted, the last played first', 'TCG-DISR-04 TCG-DISR-05 TCG-DISR-09', (t) => {
  const board = (dark: string[], light: string[]): void =>
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { force: 3, character: ['Raider'], hand: ['Windfall', ...dark] },
      light: { force: 2, character: [{ card: 'Guard', tapped: true }], hand: light },
    });
  board([], ['Negate']);
  t.answer('Dark: play Windfall', 'Light: play Negate');
  t.passUntil('unitTurn', 'Dark');
  t.is(t.force('Dark'), 2); // disrupted
  board(['Negate'], ['Negate']);
  t.answer('Dark: play Windfall', 'Dark: pass', 'Light: play Negate', 'Dark: play Negate');
  t.passUntil('unitTurn', 'Dark');
  t.is(t.force('Dark'), 6); // the disrupt was disrupted: paid 2, gained 5
  board(['Negate'], ['Negate', 'Negate']);
  t.answer('Dark: play Windfall', 'Dark: pass', 'Light: play Negate', 'Dark: play Negate', 'Light: play Negate');
  t.passUntil('unitTurn', 'Dark');
  t.is(t.force('Dark'), 1); // and that disrupt too
  board(['Negate'], []);
  t.answer('Dark: play Windfall', 'Dark: play Negate'); // one's own
  t.passUntil('unitTurn', 'Dark');
  t.is(t.force('Dark'), 1);
});

scenarioX('The rest of a disrupt comes with it or not at all', 'TCG-DISR-06 TCG-DISR-07 TCG-DISR-01', (t) => {
  const board = (dark: string[]): void =>
    t.board({
      at: 'Dark builds',
      cards: CARDS,
      dark: { force: 1, points: 3, hand: ['Bombing', ...dark] },
      light: { force: 1, character: ['Guard'], hand: ['Sabotage'] },
    });
  board([]);
  t.startBuilding();
  t.answer('Dark: complete Bombing', 'Light: play Sabotage');
  t.card('Guard', { damage: 0 });
  t.card('Bombing', { zone: 'discard' });
  t.is([t.force('Light'), t.points('Dark')], [3, 0]);
  board(['Negate']);
  t.startBuilding();
  t.answer('Dark: complete Bombing', 'Dark: pass', 'Light: play Sabotage', 'Dark: play Negate');
  t.card('Guard', { damage: 2 });
  t.is(t.force('Light'), 0);
});

scenarioX('What is deployed or completed can be disrupted, and is discarded', 'TCG-DISR-01', (t) => {
  const board = (light: string): void =>
    t.board({
      at: 'Dark builds',
      cards: CARDS,
      dark: { points: 3, build: [{ down: 'Raider', counters: 3 }], hand: ['Depot'] },
      light: { force: 1, character: ['Guard'], hand: [light] },
    });
  board('Ambushers');
  t.startBuilding();
  t.answer('Dark: deploy Raider');
  t.card('Raider', { zone: 'played' }); // shown, and not there yet
  t.answer('Light: play Ambushers');
  t.card('Raider', { zone: 'discard' });
  board('Ambushers');
  t.startBuilding();
  t.answer('Dark: deploy Raider', 'Light: pass');
  t.card('Raider', { zone: 'Character' });
  board('Embargo');
  t.startBuilding();
  t.answer('Dark: complete Depot', 'Light: play Embargo');
  t.card('Depot', { zone: 'discard' });
  t.is(t.points('Dark'), 1);
});

scenarioX('A disrupt that can be bought off asks when it resolves', 'TCG-DISR-11', (t) => {
  const board = (force: number, dark: string[]): void =>
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { force, character: ['Raider'], hand: ['Windfall', ...dark] },
      light: { force: 1, character: [{ card: 'Guard', tapped: true }], hand: ['Extortion'] },
    });
  board(3, []);
  t.answer('Dark: play Windfall', 'Light: play Extortion');
  t.asks('Dark', 'offer');
  t.answer('Dark: pay 2 Force');
  t.passUntil('unitTurn', 'Dark');
  t.is(t.force('Dark'), 5);
  board(3, []);
  t.answer('Dark: play Windfall', 'Light: play Extortion', 'Dark: no');
  t.passUntil('unitTurn', 'Dark');
  t.is(t.force('Dark'), 2);
  board(4, ['Negate']); // a disrupted disrupt asks for nothing
  t.answer('Dark: play Windfall', 'Dark: pass', 'Light: play Extortion', 'Dark: play Negate');
  t.passUntil('unitTurn', 'Dark');
  t.is(t.force('Dark'), 7);
});

scenarioX('The chance to disrupt is always given', 'TCG-POP-17', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { force: 3, character: ['Raider'], hand: ['Windfall'] },
    light: { force: 1, character: [{ card: 'Guard', tapped: true }], hand: ['Halt'] },
  });
  // Whatever Light holds: by what can be seen it could hold a card for this.
  t.answer('Dark: play Windfall');
  t.asks('Light', 'chance');
  t.offers('pass');
  t.answer('Light: pass');
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Guard');
  t.asks('Light', 'chance');
  t.offers('play Halt', 'pass');
});

scenarioX('A cost that something else takes the place of is not paid: no effect, no chance', 'TCG-DISR-10', (t) => {
  const cards = `
1 Martyr   Dark Character - Zealot   C
   cost 3   speed 60   power 1   health 5
   This unit is returned to its hand instead of discarded.
   Discard this unit from Character -> Gain 5 Force.

2 Zealot   Dark Character - Zealot   C
   cost 3   speed 60   power 1   health 5
   Discard this unit from Character -> Gain 5 Force.

3 Censor   Light Character - Official   C
   cost 3   speed 10   power 1   health 5
   Pay 1 Force -> Disrupt an activated ability.
`;
  const board = (unit: string): void =>
    t.board({
      at: 'Character battle',
      cards,
      dark: { character: [unit] },
      light: { force: 1, character: ['Censor'] },
    });
  board('Zealot');
  t.answer('Dark: Zealot: Gain 5 Force');
  t.offers('Censor: Disrupt an activated ability', 'pass');
  t.answer('Light: pass');
  t.is(t.events('force').filter(({ n }) => n === 5).length, 1);
  board('Martyr');
  t.answer('Dark: Martyr: Gain 5 Force');
  t.card('Martyr', { zone: 'hand' });
  t.is(t.events('force').filter(({ n }) => n === 5).length, 0);
  t.doesNotOffer('Censor');
});
