/** Units of few words. */
import { scenario } from '../../src/testing/index.ts';
import { attackDice, unitDoes } from './steps.ts';

scenario(
  'Cards for cards: Shu Mai, Jedi Patrol, Reek, Jawa Sandcrawler, C-3PO (A), Coruscant Freighter AA-9',
  '',
  (t) => {
    const deck = ['Nexu', 'Acklay', 'Massiff', 'Greedo (A)'];
    const draws = (
      unit: string,
      arena: 'space' | 'ground' | 'character',
      hand: readonly string[],
      discards: readonly string[],
      left: readonly string[],
    ): void => {
      t.board({ at: 'Dark builds', dark: { hand, deck, [arena]: [unit] } });
      t.answer(unit);
      for (const card of discards) t.answer(`discard ${card}`);
      t.asks('Dark', 'build');
      t.is(t.titles('Dark', 'hand').sort(), left, unit);
      t.card(unit, { tapped: true });
    };
    draws('Shu Mai (A)', 'character', ['Jawa'], ['Nexu'], ['Jawa']);
    draws('Reek', 'ground', ['Jawa'], ['Jawa'], ['Nexu']);
    draws('Jawa Sandcrawler', 'ground', ['Jawa'], ['Jawa', 'Acklay'], ['Nexu']);
    draws('Coruscant Freighter AA-9 (A)', 'space', [], ['Massiff', 'Acklay'], ['Nexu']);
    draws('Trade Federation C-9979', 'space', [], [], ['Nexu']);
    draws('C-3PO (A)', 'character', ['Jawa', 'Mending'], [], ['Acklay', 'Nexu']);
    draws('Corellian Star Shuttle', 'space', [], [], ['Nexu']);
    draws('Rebel Blockade Runner', 'space', [], [], ['Nexu']);
    draws('Jedi Patrol', 'ground', ['Jawa'], ['Nexu'], ['Jawa']);
  },
);

scenario('C-3PO (A) and Mouse Droid: no cost, no card', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { hand: ['Dark Speed'], deck: ['Nexu'], character: ['C-3PO (A)', 'Mouse Droid'] },
  });
  t.offers('done');
  t.board({ at: 'Dark builds', dark: { points: 1, deck: ['Nexu', 'Acklay'], character: ['Mouse Droid'] } });
  t.answer('Mouse Droid');
  t.is(t.points('Dark'), 0);
  t.is(t.titles('Dark', 'hand'), ['Nexu']);
  t.is(t.titles('Dark', 'deck'), ['Acklay']);
  t.card('Mouse Droid', { tapped: true });
});

scenario('Nute Gunray (A) and Destruction of Hope: the holder chooses what goes', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 2, hand: ['Destruction of Hope'], character: ['Nute Gunray (A)'] },
    light: { hand: ['Jawa', 'Mending', 'Knockdown', 'Greedo (A)'] },
  });
  t.answer(
    'Nute Gunray',
    'Light: discard Mending',
    'complete Destruction of Hope',
    'Light: discard Jawa',
    'Light: discard Greedo',
  );
  t.is(t.titles('Light', 'hand'), ['Knockdown']);
  t.is(t.force('Dark'), 1);
});

scenario("Yavin 4 Hangar Base, Plan of Attack, Tyranus's Geonosian Speeder: searches", '', (t) => {
  const deck = ['N-1 Starfighter', 'Jedi Starfighter Wing', 'Knockdown', 'Mending'];
  t.board({
    at: 'Light builds',
    light: { points: 2, hand: ['Plan of Attack'], deck, ground: ['Yavin 4 Hangar Base'], character: ['Jawa'] },
  });
  t.answer('Yavin 4 Hangar Base');
  t.offers('search N-1 Starfighter', 'done'); // a Squadron is no Starfighter
  t.answer('done', 'complete Plan of Attack');
  t.offers('search Knockdown', 'done');
  t.card('Jawa', { tapped: true });
  t.board({ at: 'Dark builds', dark: { deck, ground: ["Tyranus's Geonosian Speeder (A)"] } });
  t.answer("Tyranus's Geonosian Speeder");
  t.offers('search Knockdown', 'done');
});

scenario('R2-D2 (A) and General Dodonna (A): for the units there are, until battle or turn ends', '', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 2,
      hand: ['N-1 Starfighter'],
      space: ['Naboo Cruiser'],
      ground: ['Clone Squad'],
      character: ['R2-D2 (A)', 'General Dodonna (A)'],
    },
  });
  t.answer('R2-D2', 'General Dodonna', 'choose Clone Squad', 'deploy N-1 Starfighter');
  t.is(t.keyword('Naboo Cruiser', 'Critical Hit'), 1);
  t.is(t.keyword('N-1 Starfighter', 'Critical Hit'), 0);
  t.is(t.keyword('Clone Squad', 'Accuracy'), 1);
});

scenario(
  'Standing bonuses: Luxury Airspeeder, Taun We, Commander Praji, Geonosian Picadors, Plo Koon, Super Battle Droid 5TE',
  '',
  (t) => {
    t.board({
      at: 'Dark builds',
      dark: {
        ground: ['Geonosian Picadors', 'Reek', 'Luxury Airspeeder'],
        character: ['Acklay', 'Commander Praji (A)', 'Super Battle Droid 5TE', 'Mouse Droid'],
      },
      light: { ground: ['Clone Squad'], character: ['Taun We (A)', 'Plo Koon (A)', 'Kit Fisto (A)', 'Clone Captain'] },
    });
    t.answer('done');
    t.card('Reek', { speed: 60, power: 3 });
    t.card('Luxury Airspeeder', { speed: 60 });
    t.card('Acklay', { speed: 50, power: 4 });
    t.card('Commander Praji (A)', { speed: 30 });
    t.card('Super Battle Droid 5TE', { speed: 60, power: 5 });
    t.card('Clone Squad', { speed: 20 });
    t.card('Clone Captain', { speed: 50 });
    t.card('Plo Koon (A)', { power: 6, speed: 50 });
  },
);

scenario(
  "Bought for this attack: Darth Tyranus (B), Obi-Wan Kenobi (B), Darth Vader (B), Vader's TIE Fighter (B)",
  '',
  (t) => {
    const strikes = (
      side: 'dark' | 'light',
      unit: string,
      arena: 'space' | 'character',
      victim: string,
      dice: number,
      damage: number,
      force: number,
    ): void => {
      const own = { force, [arena]: [unit] };
      const other = { [arena]: [{ card: victim, tapped: true }] };
      t.board({
        at: arena === 'space' ? 'battle starts' : 'Character battle',
        dice: [6, ...Array.from({ length: dice - 1 }, () => 1)],
        dark: side === 'dark' ? own : other,
        light: side === 'dark' ? other : own,
      });
      t.passUntil('unitTurn');
      t.answer(`${unit} attacks ${victim}`, `${unit}: this attack`);
      t.passChances();
      t.is(attackDice(t), dice, unit);
      t.card(victim, { damage });
      t.is(t.events('force').find((e) => e.n < 0)?.n, -force, unit);
    };
    strikes('dark', 'Darth Tyranus (B)', 'character', 'Mace Windu (A)', 6, 3, 2);
    strikes('light', 'Obi-Wan Kenobi (B)', 'character', 'Darth Maul (A)', 5, 3, 2);
    strikes('dark', 'Darth Vader (B)', 'character', 'Mace Windu (A)', 8, 1, 2);
    strikes('dark', "Vader's TIE Fighter (B)", 'space', 'Naboo Cruiser', 4, 1, 1);
  },
);

scenario('Luke Skywalker (B) buys speed once a turn; Obi-Wan Kenobi (B) shields Anakin, and only him', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: ['Jango Fett (D)'] },
    light: { force: 4, character: ['Luke Skywalker (B)'] },
  });
  t.answer('Light: Luke Skywalker: +20 speed');
  t.card('Luke Skywalker (B)', { speed: 70 });
  t.asks('Light', 'unitTurn'); // and cannot do so again
  t.is(t.force('Light'), 2);
  const board = (): void =>
    t.board({
      at: 'Character battle',
      dice: [6, 6, 1],
      dark: { character: ['Geonosian Warrior'] },
      light: {
        force: 1,
        character: [
          { card: 'Obi-Wan Kenobi (B)', tapped: true },
          { card: 'Anakin Skywalker (C)', tapped: true },
          'Jawa',
        ],
      },
    });
  board();
  unitDoes(t, 'attacks Obi-Wan');
  t.asks('Light', 'unitTurn');
  t.is(t.force('Light'), 1);
  board();
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Anakin', 'Light: Obi-Wan Kenobi: Prevent 1 damage');
  t.card('Anakin Skywalker (C)', { damage: 1 });
  t.is(t.force('Light'), 0);
});

scenario('Yoda (C): a Sith Master may Evade him as well, a Jedi Knight may not', '', (t) => {
  const board = (victim: string): void => {
    t.board({
      at: 'Character battle',
      dark: { force: 2, character: [{ card: victim, tapped: true }] },
      light: { force: 2, character: ['Yoda (C)'] },
    });
    t.passUntil('unitTurn', 'Light');
    t.answer('Yoda: deals 4 damage');
  };
  board('Darth Sidious (B)');
  t.asks('Dark', 'chance');
  t.answer('Darth Sidious: Evade 2');
  t.card('Darth Sidious (B)', { damage: 2 });
  board('Darth Vader (C)');
  t.card('Darth Vader (C)', { damage: 4 }); // was not asked
});

scenario('Lost with a price: Tantive IV (A), C-3PO (B), YV-664 Light Freighter', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [6, 6, 6, 6, 6],
    dark: { force: 4, space: ['Carrack Cruiser'], character: ['Acklay'] },
    light: {
      space: [{ card: 'Tantive IV (A)', damage: 2, tapped: true }],
      character: [{ card: 'C-3PO (B)', tapped: true, damage: 2 }, 'Jawa'],
      deck: ['Reek', 'Nexu', 'Massiff', 'Acklay'],
    },
  });
  unitDoes(t, 'attacks Tantive IV');
  t.is(t.force('Dark'), 1);
  unitDoes(t, 'attacks C-3PO');
  t.is(t.titles('Light', 'hand').length, 2);
  t.is(t.titles('Light', 'deck').length, 2);
  t.board({ at: 'Light builds', light: { points: 1, space: ['YV-664 Light Freighter'] } });
  t.answer('YV-664 Light Freighter');
  t.is(t.points('Light'), 3);
  t.card('YV-664 Light Freighter', { zone: 'discard' });
});
