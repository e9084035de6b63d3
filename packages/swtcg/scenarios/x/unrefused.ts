/** What is offered at moments that only this rulebook has is not refused then, and at others it is. */
import type { Intent } from '../../src/intents.ts';
import { type Play, scenarioX, type Seat } from '../../src/testing/index.ts';
import { whyNot } from '../../src/whynot.ts';

const CARDS = `
  1 Fund   Dark Resource   C
     cost 0

  2 Camp   Dark Location - Ground Base   C
     cost 2

  3 Quartermaster   Dark Character - Officer   C
     cost 2   speed 20   power 1   health 2
     Build step start: Pay 1 Force -> Gain 2 build points.
     Retreat step: Pay 1 Force -> Gain 3 Force.

  4 Boomerang   Dark Character - Droid   C
     cost 2   speed 20   power 1   health 2
     From your discard pile: Pay 1 Force -> Return this card to your hand.

  5 Blockade   Dark Mission - Campaign   C
     cost 1
     Campaign: Each enemy unit has -10 speed.

  6 Ambush Site   Dark Mission - Trap   C
     cost 3
     Trap, when battle starts: Draw 1 card.

  7 Sleeper   Dark Character - Spy   C
     cost 6   speed 10   power 2   health 9
     Hidden Cost 3.

  8 Fencer   Dark Character - Bandit   C
     cost 3   speed 50   power 2   health 9
     Double Strike.

  9 Recruit   Light Character - Soldier   C
     cost 1   speed 10   power 1   health 9

  10 Deserter   Dark Character - Soldier   C
     cost 2   speed 20   power 2   health 3
     To complete, pay 2 Force.

  11 Crate (A)   Dark Equipment - Character Device   C
     cost 3
     Equip: Free.
     Equipped: +1 power.

  12 Crate (B)   Dark Equipment - Character Device   C
     cost 3
     Equip: Free.
     Equipped: +2 power.
`;

const refusal = (t: Play, kind: Intent['kind'], name: string, target?: string, seat: Seat = 'Dark') =>
  whyNot(t.seenBy(seat), { kind, card: t.find(name), ...(target === undefined ? {} : { target: t.find(target) }) });

const allows = (t: Play, kind: Intent['kind'], name: string, target?: string): void =>
  t.is(refusal(t, kind, name, target), null, `${kind} ${name}`);

const refuses = (t: Play, kind: Intent['kind'], name: string, rule: string): void =>
  t.refused(refusal(t, kind, name), rule);

scenarioX('In setup a Resource is completed, not deployed', 'TCG-SETUP-17 TCG-BUILD-06', (t) => {
  t.board({ at: 'setup', cards: CARDS, dark: { hand: ['Fund', 'Camp'] }, light: { hand: ['Recruit'] } });
  t.offersAlso('complete Fund');
  allows(t, 'complete', 'Fund');
  allows(t, 'build', 'Fund');
  refuses(t, 'deploy', 'Fund', 'TCG-BUILD-06');
  refuses(t, 'complete', 'Camp', 'TCG-SETUP-17');
});

scenarioX('What was exchanged is not exchanged again while it is decided on', 'TCG-MULL-06 TCG-MULL-07', (t) => {
  t.board({ at: 'mulligan', cards: CARDS, dark: { hand: ['Fund', 'Camp', 'Fencer'], deck: ['Swoop Bike'] } });
  allows(t, 'exchange', 'Fund');
  refuses(t, 'exchange', 'Fencer', 'TCG-MULL-07');
  t.answer('Dark: exchange Fund');
  refuses(t, 'exchange', 'Fund', 'TCG-MULL-06');
  t.answer('Dark: done');
  t.asks('Dark', 'setAside');
  refuses(t, 'exchange', 'Camp', 'TCG-MULL-06');
});

scenarioX('Effects of the start of the build step are for that start', 'TCG-COMMAND-11', (t) => {
  t.board({ at: 'turn starts', cards: CARDS, dark: { force: 1, character: ['Quartermaster'], deck: ['Swoop Bike'] } });
  t.asks('Dark', 'buildStart');
  allows(t, 'ability', 'Quartermaster');
  t.answer('Dark: done');
  t.doesNotOffer('Quartermaster');
  refuses(t, 'ability', 'Quartermaster', 'TCG-COMMAND-11');
});

scenarioX('When the retreats are over, the effects of the retreat step are played', 'TCG-RETREAT-11', (t) => {
  t.board({
    at: 'Dark retreats',
    cards: CARDS,
    dark: { force: 1, character: ['Quartermaster'], ground: ['Swoop Bike'] },
  });
  allows(t, 'retreat', 'Swoop Bike');
  t.answer('Dark: done');
  t.offers('Quartermaster: Retreat step: Pay 1 Force -> Gain 3 Force.', 'done');
  allows(t, 'ability', 'Quartermaster');
  refuses(t, 'retreat', 'Swoop Bike', 'TCG-RETREAT-11');
});

scenarioX('An ability is played where its text says', 'TCG-GLOSS-07', (t) => {
  const at = { at: 'Character battle', cards: CARDS, light: { character: ['Recruit'] } } as const;
  t.board({ ...at, dark: { force: 1, character: ['Fencer'], discard: ['Boomerang'] } });
  t.offersAlso('Boomerang');
  allows(t, 'ability', 'Boomerang');
  t.board({ ...at, dark: { force: 1, character: ['Fencer', 'Boomerang'] } });
  t.doesNotOffer('Boomerang');
  refuses(t, 'ability', 'Boomerang', 'TCG-GLOSS-07');
});

scenarioX('A Campaign is completed like other cards that stay', 'TCG-CAMP-01 TCG-BUILD-10', (t) => {
  t.board({ at: 'Dark builds', cards: CARDS, dark: { points: 1, hand: ['Blockade'] } });
  allows(t, 'complete', 'Blockade');
  refuses(t, 'deploy', 'Blockade', 'TCG-BUILD-06');
  t.answer('Dark: complete Blockade');
  t.card('Blockade', { zone: 'completed' });
});

scenarioX('A Trap is completed at its moment alone', 'TCG-TRAP-01', (t) => {
  t.board({
    at: 'Dark retreats',
    cards: CARDS,
    dark: { build: [{ down: 'Ambush Site', counters: 3 }], character: ['Fencer'], deck: ['Swoop Bike'] },
    light: { character: ['Recruit'] },
  });
  refuses(t, 'complete', 'Ambush Site', 'TCG-TRAP-01');
  t.endCommand();
  t.asks('Dark', 'trap');
  allows(t, 'complete', 'Ambush Site');
});

scenarioX('By its Hidden Cost a card is deployed in battle too', 'TCG-KW-HIDDEN-03', (t) => {
  const sleeper = (force: number): void =>
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { force, character: ['Fencer'], build: [{ down: 'Sleeper', counters: 3 }] },
      light: { character: ['Recruit'] },
    });
  sleeper(3);
  t.offersAlso('complete Sleeper');
  allows(t, 'deploy', 'Sleeper');
  sleeper(2);
  refuses(t, 'deploy', 'Sleeper', 'TCG-COMMAND-08');
});

scenarioX('Who may strike twice is not refused for being tapped', 'TCG-KW-DBLSTRIKE-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [1, 1],
    dark: { character: ['Fencer'] },
    light: { character: ['Recruit'], ground: ['AT-TE Walker 23X'] },
  });
  t.answer('Dark: Fencer attacks Recruit');
  t.asks('Dark', 'doubleStrike');
  allows(t, 'attack', 'Fencer');
  allows(t, 'attack', 'Fencer', 'Recruit');
  t.refused(refusal(t, 'attack', 'Fencer', 'AT-TE Walker 23X'), 'TCG-ZONE-13');
});

scenarioX('A card that asks for more is deployed when all of it can be paid', 'TCG-BUILD-18', (t) => {
  const deserter = (force: number, points: number): void =>
    t.board({ at: 'Dark builds', cards: CARDS, dark: { force, points, hand: ['Deserter'] } });
  deserter(2, 2);
  t.offersAlso('complete Deserter');
  allows(t, 'deploy', 'Deserter');
  deserter(1, 2);
  refuses(t, 'deploy', 'Deserter', 'TCG-ACT-02');
  deserter(2, 1);
  refuses(t, 'deploy', 'Deserter', 'TCG-ACT-27');
});

scenarioX('Equipment that is too dear by itself may join its stack', 'TCG-STACK-27', (t) => {
  t.board({
    at: 'Dark builds',
    cards: CARDS,
    dark: { points: 1, character: ['Fencer'], completed: ['Crate (A)'], hand: ['Crate (B)'] },
  });
  t.offersAlso('Crate (B)');
  allows(t, 'complete', 'Crate (B)');
});
