/** Missions and their conditions, costs and choices; cards that search, look and bring back. */
import { scenario } from '../../src/testing/index.ts';
import { toBattle, unitDoes } from './steps.ts';

scenario('Jedi Call for Help: only with a Jedi in Character; nothing has to be taken', '', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 3,
      hand: ['Jedi Call for Help'],
      space: ['Jedi Starfighter 3R3'],
      build: ['Kit Fisto (A)'],
      deck: ['Reek', 'Second Effort', 'Jawa'],
    },
  });
  t.doesNotOffer('complete Jedi Call');
  t.answer('return Kit Fisto', 'complete Jedi Call');
  t.offers('search Reek', 'search Jawa', 'done');
  t.answer('done');
  t.is(t.titles('Light', 'deck').length, 3);
  t.is(t.titles('Light', 'hand'), []);
});

scenario('Jedi Council Summons: any card of that subtype, then 1 Force', '', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 2,
      hand: ['Jedi Council Summons'],
      deck: ['Jedi Starfighter 3R3', 'Jedi Bravery', 'Kit Fisto (A)', 'Jawa'],
    },
  });
  t.answer('complete Jedi Council Summons');
  t.offers('search Jedi Starfighter 3R3', 'search Kit Fisto', 'done'); // a name makes no Jedi
  t.answer('search Jedi Starfighter');
  t.is(t.titles('Light', 'hand'), ['Jedi Starfighter 3R3']);
  t.is(t.force('Light'), 1);
});

scenario('Splinter the Republic: a card of the same name as a unit of yours in an arena', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 1,
      hand: ['Splinter the Republic'],
      character: ['Jango Fett (C)'],
      build: ['Nute Gunray (A)'],
      deck: ['Jango Fett (A)', 'Nute Gunray (B)', 'Reek', 'Acklay'],
    },
    light: { ground: ['Reek'] },
  });
  t.answer('complete Splinter the Republic');
  t.offers('search Jango Fett (A)', 'done');
});

scenario('Luke Skywalker (A), Tatooine Sandcrawler and R5-D4 (A) look for their own kinds', '', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      ground: ['Tatooine Sandcrawler'],
      character: ['Luke Skywalker (A)'],
      deck: ['Luke Skywalker (D)', "Luke's Speeder (A)", 'R2-D2 (A)', 'Jawa Leader', 'Reek'],
    },
  });
  t.answer('Luke Skywalker');
  t.offers('search Luke Skywalker (D)', 'done');
  t.answer('search Luke Skywalker', 'Tatooine Sandcrawler');
  t.offers('search R2-D2', 'search Jawa Leader', 'done');
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6],
    dark: { character: ['Geonosian Warrior'] },
    light: { character: ['R5-D4 (A)', 'Jawa'], deck: ['R2-D2 (A)', 'C-3PO (A)', 'Reek'] },
  });
  unitDoes(t, 'attacks R5-D4');
  t.offers('search R2-D2', 'done');
});

scenario('Slumming on Coruscant and IT-0: a Battle or Mission card out of the enemy hand', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 1, hand: ['Slumming on Coruscant'], character: ['IT-0 Interrogator Droid'] },
    light: { hand: ['Jawa', 'Knockdown', 'Mending', 'Reek'] },
  });
  t.answer('complete Slumming on Coruscant');
  t.offers('discard Knockdown', 'discard Mending');
  t.answer('Dark: discard Mending', 'IT-0 Interrogator Droid');
  t.is(t.titles('Light', 'discard'), ['Mending', 'Knockdown']);
  t.is(t.titles('Light', 'hand').sort(), ['Jawa', 'Reek']);
});

scenario('Rebel Blockade Runner: made to be discarded by the enemy, it may come into Space', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 5, hand: ['Death Star Scanning Technician'] },
    light: { hand: ['Rebel Blockade Runner', 'Jawa'] },
  });
  t.answer('deploy Death Star Scanning Technician');
  t.offers('discard Rebel Blockade Runner', 'discard Jawa');
  t.answer('discard Rebel Blockade Runner');
  t.asks('Light', 'offer');
  t.answer('yes');
  t.card('Rebel Blockade Runner', { zone: 'Space', tapped: false });
});

scenario('Rebel Blockade Runner: a whole hand discarded brings each of them; by your own doing none', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 10, hand: ['Destroy Alderaan'] },
    light: { points: 1, hand: ['Rebel Blockade Runner', 'Jawa', 'Rebel Blockade Runner'] },
  });
  t.answer('complete Destroy Alderaan');
  if (t.state.question?.kind === 'trigger') t.answer('Rebel Blockade Runner');
  t.answer('Light: yes', 'Light: yes');
  t.is(t.titles('Light', 'Space'), ['Rebel Blockade Runner', 'Rebel Blockade Runner']);
  t.is(t.titles('Light', 'hand'), []);
  t.board({
    at: 'Light builds',
    light: { points: 1, hand: ['Rebel Blockade Runner', 'Our Only Hope'], build: [{ down: 'Naboo Cruiser' }] },
  });
  t.answer('complete Our Only Hope');
  t.asks('Light', 'build');
  t.card('Rebel Blockade Runner', { zone: 'discard' });
});

scenario("Obi-Wan's Task and Plan of Attack: completed by tapping as well", '', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 3,
      hand: ["Obi-Wan's Task", 'Plan of Attack'],
      deck: ['Second Effort', 'Mending', 'Jawa'],
      character: [{ card: 'Kit Fisto (A)', tapped: true }, 'Shaak Ti (A)'],
      ground: ['Elite Jedi Squad'],
    },
  });
  t.answer("complete Obi-Wan's Task");
  t.card('Shaak Ti (A)', { tapped: true });
  t.is(t.points('Light'), 5);
  t.doesNotOffer('complete Plan of Attack'); // nobody untapped is left in Character
});

scenario('Departure Time and Price of Failure: a unit may be given up; without it there is nothing', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 4,
      hand: ['Departure Time', 'Price of Failure'],
      ground: ['Reek'],
      build: ['Acklay'],
      deck: ['Nexu', 'Jawa', 'Massiff', 'Mending', 'Knockdown'],
    },
  });
  t.answer('complete Departure Time', 'no');
  t.is(t.points('Dark'), 2);
  t.card('Reek', { zone: 'Ground' });
  t.answer('complete Price of Failure', 'yes');
  t.card('Reek', { zone: 'discard' });
  t.card('Acklay', { zone: 'build' });
  t.is(t.titles('Dark', 'hand').length, 4);
  t.is(t.force('Dark'), 1);
  t.board({ at: 'Dark builds', dark: { points: 2, hand: ['Departure Time'], ground: ['Reek'] } });
  t.answer('complete Departure Time', 'yes');
  t.is(t.points('Dark'), 4);
  t.card('Reek', { zone: 'discard' });
});

scenario('Error in Judgment: a card being built is lost unless 5 Force are paid', '', (t) => {
  const board = (force: number): void =>
    t.board({
      at: 'Dark builds',
      dark: { points: 4, hand: ['Error in Judgment'], build: [{ down: 'Reek' }] },
      light: { force, build: [{ down: 'Naboo Cruiser', counters: 5 }, { card: 'Rebel Trooper' }] },
    });
  board(4);
  t.answer('complete Error in Judgment');
  t.card('Naboo Cruiser', { zone: 'discard', counters: 0 });
  t.card('Rebel Trooper', { zone: 'build' });
  board(5);
  t.answer('complete Error in Judgment', 'Light: yes');
  t.card('Naboo Cruiser', { zone: 'build', counters: 5 });
  t.is(t.force('Light'), 0);
});

scenario('Subtle Assassination: power 3 or less, as it is now', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 3, hand: ['Subtle Assassination'], character: ['Geonosian Guard'] },
    light: {
      ground: ['Clone Squad'],
      character: ['Clone Warrior 5/373', 'Clone Officer', 'Padmé Amidala (D)', 'Naboo Security Guard'],
    },
  });
  t.answer('complete Subtle Assassination');
  t.answer('choose Padmé');
  t.card('Padmé Amidala (D)', { zone: 'discard' });
  t.board({
    at: 'Dark builds',
    dark: { points: 3, hand: ['Subtle Assassination'], character: ['Geonosian Guard'] },
    light: {
      ground: ['Clone Squad'],
      character: ['Clone Warrior 5/373', 'Clone Officer', 'Padmé Amidala (D)', 'Naboo Security Guard'],
    },
  });
  t.answer('complete Subtle Assassination');
  t.offers('choose Padmé', 'choose Naboo Security Guard'); // the Officer makes the Clone Warrior's 3 a 4
});

scenario('Dissolve the Senate and Support in the Senate count the Diplomats of both sides in Character', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 5, hand: ['Dissolve the Senate'], character: ['Nute Gunray (A)', 'Acklay'] },
    light: {
      points: 2,
      hand: ['Support in the Senate'],
      character: ['Padmé Amidala (D)', 'Jawa'],
      build: ['Bail Organa (A)'],
    },
  });
  t.answer('complete Dissolve the Senate');
  t.is(t.titles('Dark', 'Character'), ['Acklay']);
  t.is(t.titles('Light', 'Character'), ['Jawa']);
  t.card('Bail Organa (A)', { zone: 'build' });
  t.board({
    at: 'Light builds',
    dark: { character: ['Nute Gunray (A)'] },
    light: { points: 2, hand: ['Support in the Senate'], character: ['Padmé Amidala (D)'], build: ['Bail Organa (A)'] },
  });
  t.answer('complete Support in the Senate');
  t.is(t.points('Light'), 2);
});

scenario('Demonstration of Power: Dark units with power 5 or more at that moment', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 8,
      hand: ['Demonstration of Power', 'Darth Tyranus (C)'],
      space: ['Carrack Cruiser', 'Gozanti Cruiser'],
      character: ['Acklay'],
    },
  });
  t.answer('complete Demonstration of Power', 'deploy Darth Tyranus');
  t.card('Carrack Cruiser', { power: 8 });
  t.card('Gozanti Cruiser', { power: 5 }); // Neutral
  t.card('Acklay', { power: 3 });
  t.card('Darth Tyranus (C)', { power: 5 }); // came later
});

scenario('Strategy Session reaches units that come later, Desperate Confrontation does not', '', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 8,
      force: 2,
      hand: ['Strategy Session', 'Desperate Confrontation', 'Rebel Trooper'],
      character: ['Jawa'],
    },
    dark: { character: [{ card: 'Acklay', tapped: true }] },
    dice: [1, 1, 1, 1, 1, 1],
  });
  t.answer('complete Strategy Session', 'complete Desperate Confrontation', 'deploy Rebel Trooper');
  t.is(t.keyword('Rebel Trooper', 'Accuracy'), 1);
  t.is(t.keyword('Jawa', 'Accuracy'), 1);
  toBattle(t);
  t.passUntil('unitTurn', 'Light');
  t.answer('Jawa attacks Acklay', 'Light: Jawa: Give this unit +2 power');
  t.card('Jawa', { tapped: true });
  t.is(t.force('Light'), 1);
  t.answer('Rebel Trooper attacks Acklay');
  t.doesNotOffer('Rebel Trooper: Give this unit +2 power');
});

scenario('Press the Advantage: one kind of units loses 3 power, on both sides', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 3, hand: ['Press the Advantage'], ground: ['Battle Droid Squad'], character: ['Darth Vader (C)'] },
    light: { space: ['Jedi Starfighter 3R3'], character: ['Kit Fisto (A)', 'R2-D2 (A)'] },
  });
  t.answer('complete Press the Advantage', 'Jedi');
  t.card('Darth Vader (C)', { power: 2 });
  t.card('Kit Fisto (A)', { power: 1 });
  t.card('Jedi Starfighter 3R3', { power: 0 });
  t.card('Battle Droid Squad', { power: 2 });
  for (const [kind, clone, droid] of [
    ['Clone', 0, 3],
    ['Droid', 3, 0],
  ] as const) {
    t.board({
      at: 'Dark builds',
      dark: { points: 3, hand: ['Press the Advantage'], space: ['Droid Starfighter Squadron'] },
      light: { ground: ['Clone Squad'] },
    });
    t.answer('complete Press the Advantage', kind);
    t.card('Clone Squad', { power: clone });
    t.card('Droid Starfighter Squadron', { power: droid });
  }
});

scenario("Oil Bath divides its four counters among units of one arena; Luke's Repairs takes one from each", '', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 5,
      hand: ['Oil Bath', "Luke's Repairs"],
      space: [
        { card: 'Naboo Cruiser', damage: 3 },
        { card: 'Republic Cruiser', damage: 2 },
      ],
      character: [{ card: 'Rebel Trooper', damage: 2 }],
    },
  });
  t.answer('complete Oil Bath');
  t.offers('from Naboo Cruiser', 'from Republic Cruiser', 'from Rebel Trooper', 'done');
  t.answer('from Naboo Cruiser');
  t.offers('from Naboo Cruiser', 'from Republic Cruiser', 'done');
  t.answer('from Republic Cruiser', 'from Naboo Cruiser', 'done');
  t.card('Naboo Cruiser', { damage: 1 });
  t.answer("complete Luke's Repairs");
  t.card('Naboo Cruiser', { damage: 0 });
  t.card('Republic Cruiser', { damage: 0 });
  t.card('Rebel Trooper', { damage: 1 });
});

scenario('Jocasta Nu (A): two more cards in the draw step, and two from the hand to the bottom', '', (t) => {
  t.board({
    at: 'turn starts',
    light: { character: ['Jocasta Nu (A)'], hand: ['Jawa'], deck: ['Reek', 'Nexu', 'Acklay', 'Mending'] },
    dark: { deck: ['Massiff'] },
  });
  t.asks('Light', 'bottom');
  t.offers('Jawa', 'Reek', 'Nexu', 'Acklay');
  t.answer('Jawa', 'Nexu');
  t.is(t.titles('Light', 'hand').sort(), ['Acklay', 'Reek']);
  t.is(t.titles('Light', 'deck')[0], 'Mending');
  t.is(t.titles('Light', 'deck').slice(1).sort(), ['Jawa', 'Nexu']);
});

scenario("Regroup on Yavin, Maul's Strategy, Recognition of Valor", '', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 4,
      hand: ['Regroup on Yavin', 'Recognition of Valor'],
      space: ['Jedi Starfighter 3R3', 'N-1 Starfighter'],
      ground: ['Elite Jedi Squad', 'Clone Squad'],
      character: ['Kit Fisto (A)'],
      build: ['Shaak Ti (A)'],
    },
  });
  t.answer('complete Recognition of Valor');
  t.is(t.force('Light'), 3);
  t.answer('complete Regroup on Yavin');
  t.is(t.points('Light'), 0); // one Character only
  t.board({
    at: 'Dark builds',
    dark: { points: 3, hand: ["Maul's Strategy"], character: ['Darth Maul (D)'] },
    light: { force: 5 },
  });
  t.answer("complete Maul's Strategy");
  t.is([t.force('Dark'), t.force('Light')], [3, 2]);
  t.board({
    at: 'Dark builds',
    dark: { points: 3, hand: ["Maul's Strategy"], build: ['Darth Maul (D)'] },
    light: { force: 5 },
  });
  t.answer("complete Maul's Strategy");
  t.is([t.force('Dark'), t.force('Light')], [2, 3]);
  t.board({
    at: 'Light builds',
    light: {
      points: 1,
      hand: ['Regroup on Yavin'],
      space: ['N-1 Starfighter', 'N-1 Starfighter'],
      ground: ['Clone Squad', 'Clone Squad'],
      character: ['Jawa', 'Jawa'],
    },
  });
  t.answer('complete Regroup on Yavin');
  t.is(t.points('Light'), 3);
});
