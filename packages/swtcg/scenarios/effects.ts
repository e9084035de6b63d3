/** Static abilities, how long effects last, what adds up, and Battle cards (ledger sections 14.4 to 14.7). */
import { END } from '../src/rules/state.ts';
import { IN_ATTACK } from '../src/language/timing.ts';
import { whyNotBattleCard } from '../src/rules/play.ts';
import { type Play, scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Brute   Dark Character - Soldier   C
     cost 2   speed 50   power 3   health 9

  2 Guard   Light Character - Soldier   C
     cost 2   speed 10   power 2   health 9

  3 Signal   Neutral Battle   C
     Gain 1 Force.

  4 Clone Rookie   Light Character - Clone   C
     cost 2   speed 20   power 1   health 2

  5 Trainer   Light Character - Officer   C
     cost 2   speed 10   power 1   health 2
     Each of your Clones has +1 power.
`;

scenarioBoth('A static ability is on or off with the state of the game', 'TCG-STATIC-01', (t) => {
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dark: { space: [{ card: 'TIE Fighter DS-61-9', tapped: true }] },
    light: { space: ['Hyperdrive Ring', 'X-Wing Red Three'], hand: ['Jump to Lightspeed', 'Signal'] },
  });
  t.card('Hyperdrive Ring', { power: 3 }); // +2 while you have a Starfighter in Space
  t.answer('Light: play Jump to Lightspeed', 'choose X-Wing Red Three');
  t.card('Hyperdrive Ring', { power: 1 });
});

scenario('A static ability works from the build zone unless it names a place', 'TCG-STATIC-02', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    dark: { character: ['Brute'] },
    light: { character: ['Clone Rookie'], build: ['Trainer', 'Clone Officer'] },
  });
  t.card('Clone Rookie', { power: 2 }); // by the Trainer; the Officer would have to be in Character
  t.answer('Light: return Clone Officer');
  t.card('Clone Rookie', { power: 3 });
  t.board({ at: 'Light builds', cards: CARDS, light: { character: ['Clone Rookie'], build: [{ down: 'Trainer' }] } });
  t.card('Clone Rookie', { power: 1 }); // not while it is face down
});

scenarioBoth(
  'Palpatine slows the enemy Characters as long as he is in Character',
  { nh: 'TCG-STATIC-04 TCG-STATIC-01', x: 'TCG-STATIC-01' },
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { ground: ['Reek'], character: ['Brute', 'Geonosian Warrior'] },
      light: { force: 2, character: ['Chancellor Palpatine (A)', 'Guard'], hand: ['Go to the Temple'] },
    });
    t.is(
      ['Brute', 'Geonosian Warrior', 'Guard', 'Reek'].map((name) => t.read(name).speed),
      [40, 40, 10, 50],
      'speeds',
    );
    t.answer('Light: play Go to the Temple', 'Character', 'choose Chancellor Palpatine', 'done');
    t.card('Chancellor Palpatine (A)', { zone: 'build' });
    t.is(
      ['Brute', 'Geonosian Warrior', 'Guard', 'Reek'].map((name) => t.read(name).speed),
      [50, 50, 10, 50],
      'speeds',
    );
  },
);

scenarioBoth('One-shot effects happen; continuous ones last as long as they say', 'TCG-PART-01 TCG-PART-19', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1, 1, 1, 1],
    cards: `${CARDS}
      6 Cadet   Dark Character - Officer   C
         cost 2   speed 60   power 1   health 2
         While you have a Capital Ship in Space: This unit has +2 power.
         When this unit attacks: Draw 1 card.
    `,
    dark: {
      force: 2,
      space: ['Victory-Class Star Destroyer'],
      character: ['Cadet'],
      hand: ['Signal', 'Strength of Hate'],
      deck: ['Brute', 'Brute', 'Brute'],
    },
    light: { space: ['X-Wing Red Three'], character: ['Guard'] },
  });
  t.card('Cadet', { power: 3 });
  t.answer('Dark: play Signal', 'pass', 'Cadet attacks Guard');
  t.is([t.force('Dark'), t.titles('Dark', 'hand').length], [3, 2], 'Force, cards in hand');
  t.answer('play Strength of Hate');
  t.card('Cadet', { power: 6 });
  t.passUntil('unitTurn', 'Light');
  t.card('Cadet', { power: 3 }); // what was said of the attack is over, the ship is still there
  t.is([t.force('Dark'), t.titles('Dark', 'hand').length], [1, 1], 'Force, cards in hand'); // and nothing came again
});

const BONUSES = `${CARDS}
  6 Drill   Dark Character - Officer   C
     cost 2   speed 60   power 1   health 2
     Build step: Tap -> Give 1 of your Characters +1 health this battle. It deals 2 damage to itself.

  7 Pep Talk   Dark Character - Officer   C
     cost 2   speed 60   power 1   health 2
     Build step: Tap -> Give 1 of your Characters +1 health this turn. It deals 2 damage to itself.

  8 Weak   Dark Character - Clone   C
     cost 2   speed 10   power 1   health 2

  9 Frail   Dark Character - Droid   C
     cost 2   speed 10   power 1   health 2
`;

scenario('"This battle" stops with the battle phase, "this turn" with the turn', 'TCG-PART-07', (t) => {
  t.board({
    at: 'Dark builds',
    cards: BONUSES,
    dark: { character: ['Drill', 'Pep Talk', 'Weak', 'Frail'] },
    light: { character: [{ card: 'Guard', tapped: true }] },
  });
  t.answer('Dark: Drill: Tap', 'choose Weak', 'Pep Talk: Tap', 'choose Frail', 'done');
  t.answer('Light: done', 'Dark: done');
  t.asks('Dark', 'order');
  t.card('Weak', { damage: 2, health: 3 }); // the bonus alone keeps them in play
  t.card('Frail', { damage: 2, health: 3 });
  t.answer('Weak first', 'Weak does not attack', 'Frail does not attack');
  const { events } = t.match;
  const left = (name: string): number => events.indexOf(t.events('discard').find(({ card }) => card === t.find(name))!);
  const ended = events.indexOf(t.events('phase').find(({ phase }) => phase === END)!);
  t.is(left('Weak') > 0 && left('Weak') < ended, true, 'Weak is discarded with the end of the battle phase');
  t.is(left('Frail') > ended, true, 'Frail is discarded at the end of the turn');
});

scenario('"Until end of battle" lasts through all three battles', 'TCG-PART-07', (t) => {
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dark: { ground: ['Reek'], character: ['Brute'] },
    light: { force: 2, ground: ['Rebel Squad'], character: ['Guard'], hand: ["Windu's Solution"] },
  });
  t.answer("Light: play Windu's Solution", 'choose Guard'); // in the Space battle
  t.passUntil('unitTurn', 'Dark');
  t.answer('Reek does not attack', 'Rebel Squad does not attack');
  t.asks('Dark', 'unitTurn');
  t.card('Guard', { speed: 40, power: 4 }); // in the Character battle
  t.answer('Brute does not attack', 'Guard does not attack');
  t.asks('Dark', 'build');
  t.card('Guard', { speed: 10, power: 2 });
});

const KEYWORDS = `${CARDS}
  6 Gunship   Dark Space - Starfighter   C
     cost 2   speed 50   power 1   health 3
     Critical Hit 3.
     Accuracy 1.
     Stun 1.
     While you have a Capital Ship in Space: This unit has Critical Hit 1, Accuracy 1 and Stun 1.

  7 Bunker Ship   Light Space - Starfighter   C
     cost 2   speed 10   power 4   health 9
     Shields 1.

  8 Twister   Light Character - Jedi   C
     cost 2   speed 10   power 2   health 9
     Pay 1 Force -> Evade 1.
     Pay 2 Force -> Evade 2.

  9 Double Bomber   Dark Space - Starfighter   C
     cost 2   speed 50   power 1   health 3
     Bombard 2.
     Bombard 4.
`;

scenario('Two Critical Hits add up, and so do Accuracy and Stun', 'TCG-DUP-07', (t) => {
  t.board({
    at: 'battle starts',
    cards: KEYWORDS,
    dice: [6],
    dark: { space: ['Gunship', { card: 'Victory-Class Star Destroyer', tapped: true }] },
    light: { space: [{ card: 'X-Wing Attack Formation', tapped: true }, 'Tantive IV (A)'] }, // Shields 1
  });
  t.is(
    (['Critical Hit', 'Accuracy', 'Stun'] as const).map((keyword) => t.keyword('Gunship', keyword)),
    [4, 2, 2],
    'values',
  );
  t.answer('Dark: Gunship attacks X-Wing Attack Formation');
  t.card('X-Wing Attack Formation', { zone: 'discard' }); // 1 + 3 + 1 damage to a health of 4
  t.is(
    t.events('damage').map(({ n }) => n),
    [5],
    'damage',
  );
});

scenario('Two Stuns add up on the unit that was damaged, a 2 hits with two Accuracies', 'TCG-DUP-07', (t) => {
  t.board({
    at: 'battle starts',
    cards: KEYWORDS,
    dice: [2],
    dark: { space: ['Gunship', { card: 'Victory-Class Star Destroyer', tapped: true }] },
    light: { space: ['Y-Wing Gold Squadron'] }, // power 4
  });
  t.answer('Dark: Gunship attacks Y-Wing Gold Squadron');
  t.asks('Light', 'unitTurn');
  t.card('Y-Wing Gold Squadron', { damage: 1, power: 2 });
});

scenario('Two Shields take away their sum', 'TCG-DUP-07', (t) => {
  t.board({
    at: 'battle starts',
    cards: KEYWORDS,
    dark: { space: ['Victory-Class Star Destroyer'] }, // power 6
    light: { force: 2, space: [{ card: 'Bunker Ship', tapped: true }], hand: ['Stabilize Deflectors'] }, // Shields 1 each
  });
  t.answer('Light: play Stabilize Deflectors');
  t.answer('Dark: Star Destroyer attacks Bunker Ship');
  t.is(t.events('roll').at(0)?.dice.length, 4, 'dice');
});

scenario('Two Evades are two abilities', 'TCG-DUP-07', (t) => {
  t.board({
    at: 'Character battle',
    cards: KEYWORDS,
    dice: [6, 6, 6],
    dark: { character: ['Brute'] },
    light: { force: 9, character: ['Twister'] },
  });
  t.answer('Dark: Brute attacks Twister');
  t.offers('Twister: Evade 2', 'Twister: Evade 1', 'Twister: Evade 1 and no more', 'pass');
  t.answer('Twister: Evade 2');
  t.offers('Twister: Evade 1', 'pass');
  t.answer('Twister: Evade 1');
  t.card('Twister', { damage: 0 });
  t.is(t.force('Light'), 6, 'Force');
});

scenario('Of two Bombard values the attacker uses one', 'TCG-DUP-08', (t) => {
  t.board({
    at: 'battle starts',
    cards: KEYWORDS,
    dark: { space: ['Double Bomber'] },
    light: { ground: ['Rebel Squad'] },
  });
  t.offers(
    'Double Bomber attacks Rebel Squad with Bombard 2',
    'Double Bomber attacks Rebel Squad with Bombard 4',
    'Double Bomber does not attack',
  );
  t.answer('Double Bomber attacks Rebel Squad with Bombard 2');
  t.is(t.events('roll').at(0)?.dice.length, 2, 'dice');
});

scenario('Bonuses and penalties add up, below 0 as well', 'TCG-DUP-14', (t) => {
  t.board({
    at: 'Character battle',
    cards: `${CARDS}
      6 Mud   Dark Battle   C
         Give each enemy Character -30 speed and -4 power this turn.
    `,
    dark: { character: [{ card: 'Brute', tapped: true }], hand: ['Mud'] },
    light: { force: 3, character: ['Guard', 'Clone Rookie'], hand: ['Master and Apprentice'] },
  });
  t.answer('Dark: play Mud');
  t.card('Guard', { speed: -20, power: -2 });
  t.card('Clone Rookie', { speed: -10, power: -3 });
  t.answer('Light: play Master and Apprentice', 'choose Guard', 'choose Clone Rookie'); // +2 power
  t.card('Guard', { power: 0 });
  t.card('Clone Rookie', { power: -1 });
  t.asks('Light', 'unitTurn');
  t.offers('Clone Rookie attacks Brute', 'Clone Rookie does not attack'); // -10 is faster than -20
});

scenarioBoth('A Battle card: pay, carry out, discard', 'TCG-BCARD-01 TCG-BCARD-02', (t) => {
  const play = (force: number): void =>
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { character: ['Brute'] },
      light: { force, character: ['Guard', 'Clone Rookie'], hand: ["Windu's Solution", 'Signal'] },
    });
  play(2);
  t.offers("play Windu's Solution", 'play Signal', 'pass');
  t.answer("play Windu's Solution");
  t.is(t.force('Light'), 0, 'Force'); // paid at once
  t.card("Windu's Solution", { zone: 'played' });
  t.answer('choose Guard');
  t.card('Guard', { power: 4 });
  t.is(t.titles('Light', 'discard'), ["Windu's Solution"]);
  t.is(t.titles('Light', 'hand'), ['Signal']);
  play(1);
  t.offers('play Signal', 'pass');
  t.refused(whyNotBattleCard(t.table, 1, t.find("Windu's Solution"), IN_ATTACK), 'TCG-ACT-02');
});

scenarioBoth('A cost other than Force has to be paid, too', 'TCG-BCARD-01 TCG-BCARD-02', (t) => {
  // Obi-Wan's Plan: Tap 1 of your untapped units in Character -> Give 1 of your other Characters +40 speed this turn.
  const board = (tapped: boolean): void =>
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { character: ['Brute'] },
      light: {
        character: [
          { card: 'Guard', tapped },
          { card: 'Clone Rookie', tapped: true },
        ],
        hand: ["Obi-Wan's Plan"],
      },
    });
  board(false);
  t.answer("Light: play Obi-Wan's Plan");
  t.card('Guard', { tapped: true });
  t.card('Clone Rookie', { speed: 60 });
  board(true);
  t.asks('Light', 'chance');
  t.offers('pass');
});

/** Passes until the seat is asked in a chance of which this can be said. */
function passTo(t: Play, isIt: () => boolean): void {
  for (let i = 0; i < 50 && !isIt(); i++) t.answer('pass');
}

scenarioBoth('Battle cards keep to the times of what they do', 'TCG-BCARD-04', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 1, 1],
    dark: { force: 9, character: ['Brute'], hand: ['Strength of Hate', 'Cheat the Game'] },
    light: { force: 9, character: ['Guard'], hand: ['Go to the Temple', "Hero's Dodge"] },
  });
  t.offers('pass'); // for this attack, reroll: not yet
  t.answer('Dark: pass');
  t.offers('play Go to the Temple', 'pass'); // only between attacks
  t.answer('Light: pass', 'Dark: Brute attacks Guard');
  t.offers('play Strength of Hate', 'pass');
  t.answer('Dark: pass');
  t.offers('pass');
  t.answer('Light: pass');
  t.offers('play Cheat the Game', 'pass'); // after the roll
  t.answer('Dark: pass');
  t.offers('pass');
  t.answer('Light: pass', 'Dark: pass');
  t.offers("play Hero's Dodge", 'pass'); // while damage is pending
  passTo(t, () => t.options.some((text) => text.includes('Go to the Temple')));
  t.offers('play Go to the Temple', 'pass'); // between attacks again
});

const CLERK = `${CARDS}
  6 Clerk   Light Character - Officer   C
     cost 2   speed 20   power 1   health 3
     Pay 1 Force -> Draw 1 card.
`;

scenarioBoth('A Battle card with an arrow is no activated ability', 'TCG-ACT-32', (t) => {
  t.board({
    at: 'Dark builds',
    cards: CLERK,
    dark: { points: 4, character: ['Brute'], hand: ['Disturbance in the Force'] }, // no activated abilities this turn
    light: { force: 9, character: ['Clerk', 'Guard'], hand: ["Windu's Solution"] },
  });
  t.answer('Dark: complete Disturbance in the Force', 'done', 'Light: done', 'Dark: done', 'Light: done');
  t.asks('Light', 'chance');
  t.offers("play Windu's Solution", 'pass');
});

scenarioBoth('What makes abilities dearer leaves Battle cards alone', 'TCG-ACT-32', (t) => {
  t.board({
    at: 'Character battle',
    cards: CLERK,
    dark: { character: [{ card: 'Nexu', tapped: true }] }, // Activated abilities of enemy units cost 1 more Force.
    light: { force: 5, character: ['Clerk'], deck: ['Yoda (A)'], hand: ["Windu's Solution"] },
  });
  t.answer("Light: play Windu's Solution");
  t.is(t.force('Light'), 3, 'Force');
  t.answer('Light: Clerk: Draw 1 card');
  t.is(t.force('Light'), 1, 'Force');
});
