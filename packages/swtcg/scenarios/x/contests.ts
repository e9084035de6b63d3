import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Rousing Speech   Light Battle   C
     Pay 1 Force -> Choose 1 Character in your build zone. Put it into its arena. Gain 4 Force.

  2 Twin Blade (A)   Neutral Equipment - Character Weapon   C
     cost 3
     Equip: Free.
     Equipped: +3 power.

  3 Twin Blade (B)   Neutral Equipment - Character Weapon   C
     cost 3
     Equip: Free.
     Equipped: +3 power.

  4 Watto (B)   Neutral Character - Tatooine Merchant   C
     cost 3   speed 20   power 2   health 3
`;

scenarioX('A contest comes before what brought the unit is finished', 'TCG-CONTEST-03 TCG-CONTEST-17', (t) => {
  t.board({
    at: 'Ground battle',
    cards: CARDS,
    dark: { force: 1, character: ['Watto (A)', 'Jawa'] },
    light: { force: 1, build: ['Watto (A)'], hand: ['Rousing Speech'] },
  });
  t.answer('Light: play Rousing Speech');
  // Light has paid its 1 Force, and the 4 are still to come.
  t.asks('Dark', 'bid');
  t.is(t.force('Light'), 0);
  t.answer('Dark: pass');
  t.card('Light Watto (A)', { zone: 'build' });
  t.is(t.force('Light'), 4);
});

scenarioX("The loser's unit moves to the build zone untapped, and has not retreated", 'TCG-CONTEST-11', (t) => {
  t.board({
    at: 'battle starts',
    dark: { character: ['Watto (A)', 'Jawa'] },
    light: { force: 1, character: ['Watto (A)', 'Jawa'] },
  });
  t.answer('Light: bid 1');
  t.card('Dark Watto (A)', { zone: 'build', faceDown: false, tapped: false });
  t.is(t.events('retreat').length, 0, 'retreats');
});

scenarioX('The winner is not tapped, and one that was stays it', 'TCG-CONTEST-14', (t) => {
  for (const tapped of [false, true]) {
    t.board({
      at: 'battle starts',
      dark: { character: [{ card: 'Watto (A)', tapped }, 'Jawa'] },
      light: { character: ['Watto (A)', 'Jawa'] },
    });
    t.card('Dark Watto (A)', { zone: 'Character', tapped });
    t.card('Light Watto (A)', { zone: 'build' });
  }
});

scenarioX('Unique Equipment is contested by its own cost; the loser is tapped where it is', 'TCG-CONTEST-13', (t) => {
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dark: { character: [{ card: 'Jawa', equipment: ['Twin Blade (A)'] }] },
    light: { force: 2, character: [{ card: 'Rebel Pilot', equipment: ['Twin Blade (B)'] }] },
  });
  const { power } = t.game.cards.byTitle.get('Jawa')!;
  t.card('Jawa', { power: power + 3 });
  t.asks('Light', 'bid');
  t.answer('Light: bid 1', 'Light: pass');
  t.card('Twin Blade (A)', { zone: 'attached', tapped: true, on: 'Jawa' });
  t.card('Jawa', { power, zone: 'Character' });
  t.card('Twin Blade (B)', { zone: 'attached', tapped: false });
  t.is(t.events('contest').length, 1, 'contests');
});

scenarioX('Of Equipment the stack counts in its contest', 'TCG-CONTEST-13', (t) => {
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dark: { character: [{ card: 'Jawa', equipment: ['Twin Blade (A)'] }] },
    light: { character: [{ card: 'Rebel Pilot', equipment: [{ card: 'Twin Blade (A)', under: ['Twin Blade (B)'] }] }] },
  });
  t.card('Dark Twin Blade (A)', { tapped: true });
  t.card('Light Twin Blade (A)', { tapped: false, under: 1 });
});

scenarioX('Units are contested before Equipment, which may be gone by then', 'TCG-CONTEST-12 TCG-CONTEST-18', (t) => {
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dark: { force: 1, character: [{ card: 'Watto (A)', equipment: ['Twin Blade (A)'] }, 'Jawa'] },
    light: { force: 1, character: ['Watto (A)', { card: 'Rebel Pilot', equipment: ['Twin Blade (B)'] }] },
  });
  t.asks('Light', 'bid');
  t.is(
    t.events('contest').map(({ card }) => card),
    [t.find('Dark Watto (A)')],
  );
  t.answer('Light: bid 1', 'Dark: pass');
  // Dark's blade went with its unit to the build zone.
  t.card('Dark Watto (A)', { zone: 'build' });
  t.is(t.events('contest').length, 1, 'contests');
  t.card('Twin Blade (B)', { tapped: false });
  // Had the other unit lost, both would still be there.
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dark: { character: [{ card: 'Watto (A)', equipment: ['Twin Blade (A)'] }, 'Jawa'] },
    light: { character: ['Watto (B)', { card: 'Rebel Pilot', equipment: ['Twin Blade (B)'] }] },
  });
  t.is(
    t.events('contest').map(({ card }) => card),
    [t.find('Dark Watto (A)'), t.find('Twin Blade (A)')],
  );
  t.card('Twin Blade (B)', { tapped: true });
});
