/** Triggered abilities (ledger section 14.2). */
import { parseAbility } from '../src/language/parse.ts';
import { printAbility } from '../src/language/print.ts';
import { isUnit } from '../src/cards/card.ts';
import { nameOf } from '../src/describe.ts';
import { fail, type Play, scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Brute   Dark Character - Soldier   C
     cost 2   speed 50   power 3   health 9

  2 Guard   Light Character - Soldier   C
     cost 2   speed 10   power 2   health 9

  3 Raider   Dark Character - Soldier   C
     cost 2   speed 60   power 2   health 3
     When this unit attacks: Draw 1 card.

  4 Thief   Dark Character - Rogue   C
     cost 2   speed 60   power 2   health 3
     When this unit damages a Character: Draw 1 card.

  5 Signal   Neutral Battle   C
     Gain 1 Force.

  6 Host   Dark Character - Merchant   C
     cost 2   speed 10   power 1   health 3
     When battle ends: Gain 1 Force.
`;

/** The cards whose abilities took effect, in order. */
const triggered = (t: Play): string[] => t.events('trigger').map(({ card }) => nameOf(t.table, card));

const refused = (line: string): void => {
  try {
    parseAbility(line, 'Character');
  } catch {
    return;
  }
  fail(`"${line}" is read`);
};

scenarioBoth(
  '"When" makes a triggered ability, an arrow an activated one',
  { nh: 'TCG-TRIG-01 TCG-TRIG-03 TCG-STATIC-01', x: 'TCG-STATIC-01' },
  (t) => {
    t.board({ at: 'turn starts', dark: { character: ['Darth Vader (A)'] } });
    for (const { card } of t.game.cards.cards)
      if (isUnit(card))
        for (const ability of card.abilities) {
          if (ability.is === 'pilot') continue; // what a Pilot gives stands in quotes
          const text = printAbility(ability, card.type);
          const arrow = text.replaceAll(/"[^"]*"/gu, '').includes('->');
          t.is(ability.is === 'triggered', text.startsWith('When '), `${card.name}, ${text}: triggered`);
          t.is(ability.is === 'activated', arrow, `${card.name}, ${text}: activated`);
        }
    t.is(parseAbility('When this unit attacks: Draw 1 card.', 'Character').is, 'triggered');
    t.is(parseAbility('Pay 1 Force -> Draw 1 card.', 'Character').is, 'activated');
    t.is(parseAbility('This unit has +1 power.', 'Character').is, 'static');
    refused('When this unit attacks: Pay 1 Force -> Draw 1 card.');
    refused('After battle: Draw 1 card.');
    // Printed cards may say "at"; it is the same.
    const [at, when] = ['At the end of battle: Draw 1 card.', 'When battle ends: Draw 1 card.'] as const;
    t.is(parseAbility(at, 'Character'), parseAbility(when, 'Character'));
  },
);

scenario('When this unit attacks, draw a card', 'TCG-TRIG-01 TCG-TRIG-04', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Raider'], deck: ['Yoda (A)', 'Yoda (B)'] },
    light: { character: ['Guard'], hand: ['Signal'] },
  });
  t.answer('Light: pass');
  t.is(t.titles('Dark', 'hand'), []);
  t.answer('Dark: Raider attacks Guard');
  t.asks('Dark', 'chance'); // in the attack
  t.is(t.titles('Dark', 'hand'), ['Yoda (A)']);
  t.is(triggered(t), ['Raider']);
});

scenario('Triggered abilities work in the build zone unless they name a place', 'TCG-TRIG-05', (t) => {
  t.board({
    at: 'battle ends',
    cards: CARDS,
    dark: {
      build: [
        { card: 'Host', tapped: true },
        { card: 'Darth Sidious (A)', tapped: true },
      ],
    },
    light: { character: ['Yoda (A)'] },
  });
  t.is([t.force('Dark'), t.force('Light')], [1 + 4, 1 + 4], 'Force, with that of the new turn');
  t.is(triggered(t), ['Host', 'Yoda (A)']); // Sidious would have to be in Character
});

scenarioBoth('A trigger takes effect after what set it off, and after the chance under way', 'TCG-TRIG-07', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 1],
    dark: { character: ['Thief'], deck: ['Yoda (A)', 'Yoda (B)'] },
    light: { force: 9, character: ['Anakin Skywalker (D)'], hand: ['Signal'] },
  });
  t.passUntil('unitTurn');
  t.answer('Dark: Thief attacks Anakin Skywalker', 'Light: pass', 'Light: pass');
  t.offers('Anakin Skywalker: Evade 1', 'pass');
  t.is(t.titles('Dark', 'hand'), []);
  t.answer('Light: pass');
  t.card('Anakin Skywalker (D)', { damage: 1 });
  t.is(t.titles('Dark', 'hand'), ['Yoda (A)']);
});

scenarioBoth('Damage that was prevented sets nothing off', 'TCG-TRIG-07', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 1],
    dark: { character: ['Thief'], deck: ['Yoda (A)', 'Yoda (B)'] },
    light: { force: 9, character: ['Anakin Skywalker (D)'] },
  });
  t.passUntil('unitTurn');
  t.answer('Dark: Thief attacks Anakin Skywalker', 'Light: Anakin Skywalker: Evade 1');
  t.asks('Light', 'unitTurn');
  t.is(triggered(t), []);
});

const MARTYR = `
  7 Martyr   Light Character - Jedi   C
     cost 2   speed 10   power 1   health 3
     Discard this unit from Character -> Prevent 1 damage to 1 of your Characters.
     When this unit is discarded from Character: Draw 1 card.
`;

scenarioBoth('No trigger but prevention takes effect in a chance to prevent', 'TCG-TRIG-08 TCG-TRIG-07', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS + MARTYR,
    dice: [6, 6, 1],
    dark: { character: ['Brute'], hand: ['Signal'] },
    light: { force: 9, character: ['Guard', 'Martyr'], deck: ['Yoda (A)', 'Yoda (B)'], hand: ["Hero's Dodge"] },
  });
  t.passUntil('unitTurn');
  t.answer('Dark: Brute attacks Guard');
  while (!t.options.some((text) => text.startsWith('Martyr'))) t.answer('pass');
  t.answer('Light: Martyr: Prevent 1 damage');
  t.card('Martyr', { zone: 'discard' });
  t.asks('Light', 'chance'); // 1 damage is still pending
  t.is(t.titles('Light', 'hand'), ["Hero's Dodge"]);
  t.answer('pass');
  t.card('Guard', { damage: 1 });
  t.asks('Dark', 'chance'); // the next chance, and the trigger came first
  t.is(t.titles('Light', 'hand'), ["Hero's Dodge", 'Yoda (A)']);
});

scenarioBoth(
  "Jar Jar's reroll happens in the chance to reroll, and only then",
  { nh: 'TCG-TRIG-08 TCG-TRIG-09', x: 'TCG-TRIG-08' },
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [6, 6, 6, 1, 2, 3],
      dark: { character: ['Brute'], hand: ['Signal'] },
      light: { character: ['Jar Jar Binks (A)', 'Guard'], hand: ['Signal'] },
    });
    t.answer('Dark: pass');
    t.offers('play Signal', 'pass'); // nothing of Jar Jar's
    t.answer('Light: pass', 'Dark: Brute attacks Jar Jar Binks', 'Dark: pass');
    t.offers('play Signal', 'pass');
    t.answer('Light: pass');
    t.asks('Light', 'die');
    t.offers('reroll die 1 showing 6', 'reroll die 2 showing 6', 'reroll die 3 showing 6', 'done');
    t.answer('reroll die 1', 'reroll die 2', 'reroll die 3');
    t.is(t.events('hits').at(0)?.dice, [1, 2, 3], 'the dice that count');
    t.card('Jar Jar Binks (A)', { damage: 0 });
  },
);

scenario('An attack on another unit gives Jar Jar no reroll', 'TCG-TRIG-09', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 1, 1],
    dark: { character: ['Brute'] },
    light: { character: [{ card: 'Jar Jar Binks (A)', tapped: true }, 'Guard'] },
  });
  t.answer('Dark: Brute attacks Guard');
  t.asks('Light', 'unitTurn');
  t.card('Guard', { damage: 1 });
});

const ENDS = `
  11 Alpha   Dark Character - Officer   C
     cost 2   speed 10   power 1   health 3
     When battle ends: Gain 1 Force.

  12 Beta   Dark Character - Officer   C
     cost 2   speed 10   power 1   health 3
     When battle ends: Gain 1 Force.

  13 Gamma   Dark Character - Officer   C
     cost 2   speed 10   power 1   health 3
     When battle ends: Gain 1 Force.

  14 Omega   Light Character - Officer   C
     cost 2   speed 10   power 1   health 3
     When battle ends: This unit deals 1 damage to each enemy Droid in Character.

  15 Relic   Dark Character - Droid   C
     cost 2   speed 10   power 1   health 1
     When this unit is discarded from Character: Gain 5 Force.
`;

scenarioBoth(
  'Waiting triggers: one of Dark, one of Light, each in the order of its player',
  'TCG-TRIG-10 TCG-TRIG-11',
  (t) => {
    t.board({
      at: 'battle ends',
      cards: ENDS,
      dark: { character: ['Alpha', 'Beta', 'Gamma'] },
      light: { character: ['Omega'] },
    });
    t.asks('Dark', 'trigger');
    t.offers('Alpha: When battle ends', 'Beta: When battle ends', 'Gamma: When battle ends');
    t.answer('Beta');
    t.is(triggered(t), ['Beta', 'Omega']); // Light's only one needs no question
    t.offers('Alpha: When battle ends', 'Gamma: When battle ends');
    t.answer('Gamma');
    t.is(triggered(t), ['Beta', 'Omega', 'Gamma', 'Alpha']); // Light has none left
  },
);

scenarioBoth('A trigger set off by a trigger waits with the others', 'TCG-TRIG-12', (t) => {
  t.board({
    at: 'battle ends',
    cards: ENDS,
    dark: { character: ['Alpha', 'Beta', 'Relic'] },
    light: { character: ['Omega'] },
  });
  t.answer('Dark: Alpha');
  t.card('Relic', { zone: 'discard' }); // by Omega
  t.is(triggered(t), ['Alpha', 'Omega']);
  t.asks('Dark', 'trigger');
  t.offers('Beta: When battle ends', 'Relic: When this unit is discarded');
  t.answer('Beta');
  t.is(triggered(t), ['Alpha', 'Omega', 'Beta', 'Relic']);
});

scenario('A chance that a trigger opens is finished before the next trigger', 'TCG-TRIG-13', (t) => {
  t.board({
    at: 'battle ends',
    cards: `${ENDS}
      16 Avenger   Dark Character - Soldier   C
         cost 2   speed 10   power 1   health 3
         When battle ends: This unit deals 1 damage to each enemy Jedi.

      17 Informer   Light Character - Spy   C
         cost 2   speed 10   power 1   health 3
         When battle ends: Gain 1 Force.
    `,
    dark: { character: ['Avenger'] },
    light: { force: 1, character: ['Shaak Ti (A)', 'Informer'] }, // Pay 1 Force -> Evade 1.
  });
  t.asks('Light', 'chance');
  t.offers('Shaak Ti: Evade 1', 'pass');
  t.is(triggered(t), ['Avenger']);
  t.is(t.force('Light'), 1, 'Force'); // the Informer is still waiting
  t.answer('pass');
  t.card('Shaak Ti (A)', { damage: 1 });
  t.is(triggered(t), ['Avenger', 'Informer']);
});

scenarioBoth('What must happen happens; what may happen is asked', 'TCG-TRIG-17', (t) => {
  t.board({
    at: 'battle ends',
    cards: ENDS,
    dark: { character: ['Alpha', { card: 'Relic', damage: 0 }] },
    light: { character: ['Watto (A)'], ground: [{ card: 'Luxury Airspeeder', damage: 1 }] },
  });
  t.is(t.force('Dark'), 1, 'Force'); // without a question
  t.asks('Light', 'offer');
  t.offers('yes', 'no');
  t.answer('no');
  t.card('Luxury Airspeeder', { damage: 1 });
  t.is(triggered(t), ['Alpha', 'Watto (A)']);
});
