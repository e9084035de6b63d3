import { setupPrice, setupTotal } from '../src/rules/setup.ts';
import { whyNotStack } from '../src/rules/stacks.ts';
import { LIGHT, ON_TOP, UNDERNEATH } from '../src/rules/state.ts';
import { type Play, scenarioBoth } from '../src/testing/index.ts';

/** Light has these cards of Anakin Skywalker to put out beside the one that is out. */
function anakin(t: Play, out: string | { card: string; under: readonly string[] }, ...hand: readonly string[]): void {
  t.board({
    at: 'setup',
    dark: {
      ground: ['Trade Federation Battleship Core', 'Trade Federation Battleship Core'],
      hand: ['Geonosian Guard'],
    },
    light: { character: [out], hand },
  });
  t.asks('Light', 'setup');
}

const total = (t: Play): number => setupTotal(t.table, LIGHT);

const inHand = (t: Play, name: string): number =>
  t.state.hand[LIGHT]!.find((card) => t.state.def[card] === t.game.cards.byTitle.get(name)!.index)!;

scenarioBoth('Stacks stay as they are in setup', 'TCG-SETUP-21', (t) => {
  anakin(t, { card: 'Anakin Skywalker (C)', under: ['Anakin Skywalker (D)'] }, 'Clone Squad');
  // Not even what would cost nothing in a build step.
  t.offers('put out Clone Squad', 'partly build Clone Squad', 'stop');
});

scenarioBoth('The same version is not put out twice', 'TCG-SETUP-22', (t) => {
  anakin(t, 'Anakin Skywalker (C)', 'Anakin Skywalker (C)', 'Clone Squad');
  t.offers('put out Clone Squad', 'partly build Anakin Skywalker (C)', 'partly build Clone Squad', 'stop');
  t.refused(whyNotStack(t.table, inHand(t, 'Anakin Skywalker (C)'), t.find('Anakin Skywalker (C)')), 'TCG-STACK-04');
});

scenarioBoth('Nor the version that lies in a stack', 'TCG-SETUP-22', (t) => {
  anakin(t, { card: 'Anakin Skywalker (A)', under: ['Anakin Skywalker (C)'] }, 'Anakin Skywalker (C)');
  t.offers('partly build Anakin Skywalker (C)', 'stop');
});

scenarioBoth('Another version is stacked, never put beside', 'TCG-SETUP-23 TCG-SETUP-24', (t) => {
  anakin(t, 'Anakin Skywalker (C)', 'Anakin Skywalker (D)', 'Anakin Skywalker (B)', 'Anakin Skywalker (A)');
  // C costs 5, D 4, B 5 and A 7.
  t.offers(
    'stack Anakin Skywalker (D) beneath Anakin Skywalker (C)',
    'stack Anakin Skywalker (B) beneath Anakin Skywalker (C)',
    'stack Anakin Skywalker (B) on top of Anakin Skywalker (C)',
    'stack Anakin Skywalker (A) beneath Anakin Skywalker (C)',
    'stack Anakin Skywalker (A) on top of Anakin Skywalker (C)',
    'partly build Anakin Skywalker (D)',
    'partly build Anakin Skywalker (B)',
    'partly build Anakin Skywalker (A)',
    'stop',
  );
  const cheaper = setupPrice(t.table, inHand(t, 'Anakin Skywalker (D)'), t.find('Anakin Skywalker (C)'), ON_TOP);
  t.refused(typeof cheaper === 'number' ? null : cheaper, 'TCG-SETUP-24');
});

scenarioBoth('The present top card decides what goes on top', 'TCG-SETUP-24', (t) => {
  anakin(t, { card: 'Anakin Skywalker (D)', under: ['Anakin Skywalker (A)'] }, 'Anakin Skywalker (B)');
  // 5 is less than the 7 beneath, but more than the 4 on top.
  t.offersAlso('stack Anakin Skywalker (B) on top of Anakin Skywalker (D)');
  t.answer('stack Anakin Skywalker (B) on top');
  t.card('Anakin Skywalker (B)', { zone: 'Character', under: 2 });
});

scenarioBoth('A stack counts its top card and 1 for each other', 'TCG-SETUP-26', (t) => {
  anakin(t, { card: 'Anakin Skywalker (A)', under: ['Anakin Skywalker (C)', 'Anakin Skywalker (E)'] }, 'Clone Squad');
  t.is(total(t), 7 + 1 + 1);
});

scenarioBoth('7 on top of 5 makes 8', 'TCG-SETUP-28 TCG-SETUP-27', (t) => {
  anakin(t, 'Anakin Skywalker (C)', 'Anakin Skywalker (A)');
  t.is(total(t), 5);
  const price = (place: number) =>
    setupPrice(t.table, inHand(t, 'Anakin Skywalker (A)'), t.find('Anakin Skywalker (C)'), place);
  t.is([price(ON_TOP), price(UNDERNEATH)], [3, 1]);
  t.answer('stack Anakin Skywalker (A) on top');
  t.is(total(t), 8);
  t.card('Anakin Skywalker (A)', { under: 1 });
});

scenarioBoth('Beneath adds 1', 'TCG-SETUP-27', (t) => {
  anakin(t, 'Anakin Skywalker (C)', 'Anakin Skywalker (A)');
  t.answer('stack Anakin Skywalker (A) beneath');
  t.is(total(t), 6);
  t.card('Anakin Skywalker (C)', { under: 1 });
});

scenarioBoth('What a stack adds is what has to fit under 30', 'TCG-SETUP-26 TCG-SETUP-27', (t) => {
  t.board({
    at: 'setup',
    dark: { ground: ['Trade Federation Battleship Core'] },
    light: {
      character: ['Anakin Skywalker (C)'],
      space: ['Acclamator-Class Assault Ship', 'Acclamator-Class Assault Ship', 'Acclamator-Class Assault Ship'],
      hand: ['Anakin Skywalker (A)'],
    },
  });
  t.answer('Dark: stop');
  // 29 of 30: the 3 of going on top are too many, the 1 of going beneath fits.
  t.is(total(t), 29);
  t.offers('stack Anakin Skywalker (A) beneath Anakin Skywalker (C)', 'partly build Anakin Skywalker (A)', 'stop');
});

scenarioBoth('Both may have the same unique unit until battle', 'TCG-SETUP-29', (t) => {
  t.board({
    at: 'setup',
    dark: { hand: ['Dannik Jerriko (A)'] },
    light: { hand: ['Dannik Jerriko (A)', 'Clone Squad'] },
  });
  t.answer('Dark: put out Dannik Jerriko (A)', 'Light: put out Dannik Jerriko (A)', 'Light: stop', 'Dark: stop');
  t.is(
    [t.titles('Dark', 'Character'), t.titles('Light', 'Character')],
    [['Dannik Jerriko (A)'], ['Dannik Jerriko (A)']],
  );
  t.answer('Dark: done', 'Light: done', 'Dark: done');
  t.is(t.events('contest').length, 0);
  t.answer('Light: done');
  // The battle phase begins, and now they are contested.
  t.is(t.events('contest').length, 1);
  t.asks('Light', 'bid');
});
