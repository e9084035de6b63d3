/** What ends when a unit leaves play or the turn is over, and conditions that hold only for a while. */
import { scenario, scenarioBoth } from '../src/testing/index.ts';
import { view } from '../src/view.ts';

const CARDS = `
  1 Old Hermit   Light Character - Human   C
     cost 1   speed 10   power 1   health 3
     Build step: Discard this unit from Character -> Return 1 Character card from your discard pile to your hand.

  2 Safe Passage   Light Mission   C
     cost 1
     Choose 1 of your units. This turn: all damage to it is prevented.

  3 Young Recruit   Light Character - Human   C
     cost 1   speed 10   power 1   health 3

  4 Brawler   Dark Character - Human   C
     cost 1   speed 50   power 6   health 9

  5 Summoner   Light Character - Human   C
     cost 1   speed 60   power 6   health 9
     Build step: Tap -> Choose 1 of your Jedi. Put it into its arena.

  6 Star Jedi (A)   Light Character - Jedi   C
     cost 1   speed 10   power 1   health 3
     Starfighter Pilot: "When this unit is discarded from Space: Give each of your other Starfighters +2 power this turn."

  7 Light Fighter   Light Space - Starfighter   C
     cost 1   speed 10   power 1   health 3

  8 Bolster   Light Battle   C
     Give 1 of your units +2 health this turn.

  9 Quick Fighter   Dark Space - Starfighter   C
     cost 1   speed 90   power 3   health 3

  10 Slow Fighter   Dark Space - Starfighter   C
     cost 1   speed 30   power 1   health 3

  11 False Orders   Light Battle   C
     Choose 1 enemy unit in Space. You may choose what it attacks next this turn, among the other enemy units in its arena.

  12 Jedi Caller   Light Character - Human   C
     cost 1   speed 10   power 1   health 3
     Tap 1 of your untapped Jedi -> Draw 1 card.

  13 Guarded   Light Character - Human   C
     cost 1   speed 10   power 1   health 9
     When an enemy Character would damage this unit, if you have a Jedi in Character: Prevent all damage to this unit.

  14 Grim Brawler   Dark Character - Human   C
     cost 1   speed 50   power 3   health 9
     While this unit is damaged: Damage from this unit's attacks can't be prevented.

  16 Escort Fighter   Light Space - Starfighter   C
     cost 1   speed 10   power 1   health 3

  17 Wing Leader (A)   Light Character - Human   C
     cost 1   speed 10   power 1   health 3
     Starfighter Pilot: +1 power.
     Pay 1 Force -> Give 1 of your units Critical Hit 1 this attack.

  18 Careful   Light Character - Human   C
     cost 1   speed 10   power 1   health 9
     Pay 1 Force -> Either: Gain 1 Force. Or: Evade 2.

  19 Recruiter   Light Character - Human   C
     cost 1   speed 10   power 1   health 9
     Build step: Tap -> Show 1 of your Human Character cards and put 1 build counter on it.

  15 Dodger   Light Character - Human   C
     cost 1   speed 10   power 1   health 9
     Pay 1 Force -> Evade 3.
`;

scenarioBoth('What protects a unit does not pass on to the next one from the same hand', 'TCG-PART-01', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    dice: [6, 6, 6, 6, 6, 6],
    dark: { character: ['Brawler'] },
    light: { points: 3, hand: ['Young Recruit', 'Safe Passage'], character: ['Old Hermit'] },
  });
  t.answer('complete Safe Passage', 'Old Hermit: Discard this unit', 'deploy Young Recruit', 'done', 'done', 'done');
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Brawler attacks Young Recruit');
  t.passChances();
  t.card('Young Recruit', { zone: 'discard' });
});

scenario('An order to attack is for one unit, whatever its number', 'TCG-ATKLIM-08', (t) => {
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dark: { space: [{ card: 'Quick Fighter', tapped: true }, 'Quick Fighter', 'Slow Fighter'] },
    light: { hand: ['False Orders'], space: ['Light Fighter'] },
  });
  t.answer('Light: play False Orders', 'choose Slow Fighter');
  t.asks('Dark', 'unitTurn');
  t.offers('Quick Fighter attacks Light Fighter', 'Quick Fighter does not attack');
  t.answer('does not attack');
  t.asks('Light', 'steer');
});

scenarioBoth('A Pilot that an effect puts into its arena leaves its unit', 'TCG-PILOT-11', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { character: ['Summoner'], space: [{ card: 'Light Fighter', pilot: { card: 'Star Jedi (A)', damage: 1 } }] },
  });
  t.answer('Summoner: Put it into its arena');
  t.card('Light Fighter', { pilot: null });
  t.card('Star Jedi (A)', { zone: 'Character', damage: 1 });
});

scenario('An effect that the end of the turn sets off ends with that turn', 'TCG-PART-07 TCG-WIN-06', (t) => {
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dice: [6, 6, 6, 1],
    dark: { space: ['Quick Fighter'], character: ['Brawler'] },
    light: {
      hand: ['Bolster'],
      space: [
        { card: 'Escort Fighter', tapped: true, pilot: 'Star Jedi (A)' },
        { card: 'Light Fighter', tapped: true },
      ],
      character: [{ card: 'Young Recruit', tapped: true }],
    },
  });
  t.answer('Light: play Bolster', 'choose Escort Fighter', 'Dark: Quick Fighter attacks Escort Fighter');
  t.card('Escort Fighter', { zone: 'Space', damage: 3 });
  t.answer('Brawler does not attack');
  t.is(t.state.turn, 3, 'turn');
  t.card('Escort Fighter', { zone: 'discard' });
  t.is(t.events('trigger').length, 1, 'triggers');
  t.card('Light Fighter', { power: 1 });
});

scenarioBoth('A Pilot on a unit cannot pay what takes a unit', 'TCG-ACT-02', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Brawler'] },
    light: {
      deck: ['Brawler'],
      character: ['Jedi Caller'],
      space: [{ card: 'Light Fighter', pilot: 'Star Jedi (A)' }],
    },
  });
  t.asks('Dark', 'unitTurn');
});

scenarioBoth('The condition of a triggered prevention is looked at', 'TCG-TRIG-08', (t) => {
  for (const [jedi, damage] of [
    [[], 6],
    [['Star Jedi (A)'], 0],
  ] as const) {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [6, 6, 6, 6, 6, 6],
      dark: { character: ['Brawler'] },
      light: { character: ['Guarded', ...jedi] },
    });
    t.answer('Brawler attacks Guarded');
    t.card('Guarded', { damage });
  }
});

scenario('Damage cannot be prevented only while the text says so', 'TCG-STATIC-01', (t) => {
  for (const damage of [0, 1]) {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [6, 6, 6],
      dark: { character: [{ card: 'Grim Brawler', damage }] },
      light: { force: 1, character: ['Dodger'] },
    });
    t.answer('Grim Brawler attacks Dodger');
    t.is(t.state.question?.kind === 'chance', damage === 0, 'a chance to prevent');
  }
});

scenario('A keyword that a Pilot gives to other units makes sense while piloting', 'TCG-PILOT-27', (t) => {
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dark: { space: [{ card: 'Slow Fighter', tapped: true }] },
    light: { force: 1, space: [{ card: 'Light Fighter', pilot: 'Wing Leader (A)' }] },
  });
  t.answer('Light Fighter attacks Slow Fighter');
  t.offers('Wing Leader: Critical Hit 1', 'pass');
});

scenarioBoth('One fitting card or several: a player who chooses among hidden cards is asked', 'TCG-INFO-05', (t) => {
  for (const others of [[], ['R2-D2 (A)']] as const) {
    t.board({
      at: 'Light builds',
      light: { points: 1, build: [{ down: 'Jawa Supply Trip', counters: 1 }], hand: ['R2-D2 (A)', ...others] },
    });
    t.answer('complete Jawa Supply Trip');
    t.asks('Light', 'choose');
  }
});

scenarioBoth('Evade as one of two ways: its amount is chosen as ever', 'TCG-ACT-19 TCG-KW-EVADE-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6, 1, 1, 1, 1],
    dark: { character: ['Brawler'] },
    light: { force: 1, character: ['Careful'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Brawler attacks Careful', 'Light: pass');
  t.offers('Careful: Evade 2', 'Careful: Evade 1', 'pass');
  t.answer('Careful: Evade 1');
  t.card('Careful', { damage: 1 });
});

scenario('Counters are put on cards being built, not on those in hand or deck', 'TCG-BUILD-03', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: {
      character: ['Recruiter'],
      hand: ['Young Recruit'],
      deck: ['Dodger'],
      build: [{ down: 'Careful', counters: 1 }],
    },
  });
  t.answer('Recruiter: build counter');
  t.offers('choose Careful');
});

scenarioBoth(
  'Whoever chooses an enemy card that is being built does not see its face',
  'TCG-ZONE-09 TCG-INFO-05',
  (t) => {
    t.board({
      at: 'Dark builds',
      dark: { build: [{ down: 'Error in Judgment', counters: 9 }] },
      light: {
        build: [
          { down: 'Luke Skywalker (B)', counters: 2 },
          { down: 'Rebel Squad', counters: 1 },
        ],
      },
    });
    t.answer('complete Error in Judgment');
    t.offers('choose the face-down card with 2 build counters', 'choose the face-down card with 1 build counter');
    const seen = view(t.table, 0).state.def;
    t.is(
      t.state.question!.options.map((option) => seen['card' in option ? option.card : -1]),
      [-1, -1],
      'faces',
    );
  },
);
