/** The Even Up step. */
import { scenario } from '../src/testing/index.ts';

/** Somebody of each side, so that nobody takes the planet. */
const crowd = { dark: { Tatooine: ['Watto, Slave Owner'] }, light: { Tatooine: ['Jawa, Thief'] } };

scenario('You even up in your own turn only', 'YJ-EVN-01', (t) => {
  t.board({
    at: 'Light evens up',
    location: 'Mos Espa',
    dark: { ...crowd.dark, hand: ['Sandstorm', 'Blaster'] },
    light: { ...crowd.light, hand: ['Eopie'] },
  });
  t.answer('Light: Even up');
  t.is([t.handSize('Light'), t.handSize('Dark')], [6, 2]);
  t.answer('Dark: End the Deploy step', 'Start no battle', 'Even up');
  t.is([t.handSize('Light'), t.handSize('Dark')], [6, 6]);
});

scenario('Up to six cards, or down to six of your choice', 'YJ-EVN-02', (t) => {
  const six = ['Sandstorm', 'Blaster', 'Sniper', 'STAP', 'Blaster Rifle', 'Thermal Detonator'];
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: { ...crowd.dark, hand: six.slice(0, 4) },
    light: crowd.light,
  });
  t.answer('Even up to 6 cards');
  t.is([t.handSize('Dark'), t.deckSize('Dark')], [6, 28]);
  t.asks('Light', 'deploy');
  t.board({ at: 'Dark evens up', location: 'Mos Espa', dark: { ...crowd.dark, hand: six }, light: crowd.light });
  t.answer('Even up to 6 cards');
  t.is([t.titles('Dark', 'hand'), t.deckSize('Dark')], [six, 30]);
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: { ...crowd.dark, hand: [...six, 'Opee Sea Killer', 'I Object!'] },
    light: crowd.light,
  });
  t.answer('Even up to 6 cards');
  t.asks('Dark', 'discardDown');
  t.offers(...six.map((name) => `Discard ${name}`), 'Discard Opee Sea Killer', 'Discard I Object!');
  t.answer('Discard Sniper', 'Discard I Object!');
  t.asks('Light', 'deploy');
  t.is(t.titles('Dark', 'discard'), ['Sniper', 'I Object!']);
  t.is([t.handSize('Dark'), t.deckSize('Dark')], [6, 30]);
});

scenario('The whole hand may be given up for six new cards: all of it or nothing', 'YJ-EVN-03', (t) => {
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: { ...crowd.dark, hand: ['Sandstorm', 'Blaster', 'Sniper'] },
    light: crowd.light,
  });
  t.offers('Discard your whole hand, then draw 6 cards', 'Surrender Tatooine', 'Even up');
  t.answer('Discard your whole hand');
  t.is(t.titles('Dark', 'discard').toSorted(), ['Blaster', 'Sandstorm', 'Sniper']);
  t.is(t.titles('Dark', 'hand'), new Array<string>(6).fill('Rodian, Mercenary'));
  t.asks('Light', 'deploy');
});

scenario('Locations may be discarded from hand before evening up', 'YJ-EVN-04', (t) => {
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: {
      ...crowd.dark,
      hand: ['Sandstorm', 'Tatooine, Podrace Arena', 'Naboo, Theed Palace', 'Coruscant, Capital City'],
    },
    light: crowd.light,
  });
  t.offers(
    'Discard Tatooine, Podrace Arena from hand',
    'Discard Naboo, Theed Palace from hand',
    'Discard Coruscant, Capital City from hand',
    'Discard your whole hand',
    'Surrender Tatooine',
    'Even up',
  );
  t.answer('Discard Naboo, Theed Palace', 'Discard Tatooine, Podrace Arena', 'Even up');
  t.is(t.titles('Dark', 'discard'), ['Naboo, Theed Palace', 'Tatooine, Podrace Arena']);
  t.is([t.handSize('Dark'), t.deckSize('Dark')], [6, 26]);
});

scenario('With one of two Effects you even up to seven, like it or not', 'YJ-EVN-05', (t) => {
  for (const [seat, effect] of [
    ['Dark', 'They Will Not Stay Hidden For Long'],
    ['Light', 'We Wish To Form An Alliance'],
  ] as const) {
    const other = seat === 'Dark' ? 'Light' : 'Dark';
    const board = (hand: number): void => {
      const cards = new Array<string>(hand).fill('Blaster');
      t.board({
        at: `${seat} evens up`,
        location: 'Mos Espa',
        dark: { Tatooine: [...crowd.dark.Tatooine, ...(seat === 'Dark' ? [effect] : [])], hand: cards },
        light: { Tatooine: [...crowd.light.Tatooine, ...(seat === 'Light' ? [effect] : [])], hand: cards },
      });
    };
    board(6);
    t.offers('Discard your whole hand, then draw 7 cards', 'Surrender', 'Even up to 7 cards');
    t.answer('Even up');
    t.is(t.handSize(seat), 7);
    t.answer(`${other}: End the Deploy step`, 'Start no battle', 'Even up to 6 cards');
    t.is(t.handSize(other), 6);
    board(7);
    t.answer('Even up');
    t.asks(other, 'deploy'); // seven may be kept
    board(9);
    t.answer('Even up', 'Discard Blaster', 'Discard Blaster');
    t.is(t.handSize(seat), 7);
    t.asks(other, 'deploy');
  }
});

scenario('The last card drawn to even up loses at once, before any planet is won', 'YJ-EVN-06', (t) => {
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'], controls: ['Naboo'], hand: ['Sandstorm', 'Blaster'], left: 4 },
  });
  t.answer('Even up');
  t.winner('Light');
  t.is(t.state.result!.reason, 'deck');
  t.is(t.events('control').length, 0);
});

scenario('With fewer cards than needed you draw them all and lose', 'YJ-EVN-07', (t) => {
  t.board({ at: 'Dark evens up', location: 'Mos Espa', dark: { ...crowd.dark, left: 2 }, light: crowd.light });
  t.answer('Even up');
  t.winner('Light');
  t.is([t.handSize('Dark'), t.deckSize('Dark')], [2, 0]);
});

scenario('Blockade and Pounded Unto Death take a diamond card, without damage', 'YJ-EVN-08', (t) => {
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: {
      Tatooine: ['Blockade', 'Watto, Slave Owner', 'Rodian, Mercenary'],
      Naboo: ['Battle Droid: Pilot, Patrol Division'],
    },
    light: {
      Tatooine: [
        'Ishi Tib, Warrior',
        'Kaadu',
        'Jar Jar Binks, Gungan Chuba Thief',
        "Captain Panaka's Blaster",
        'hidden Jawa, Thief',
      ],
      Naboo: ['Gungan Guard'],
    },
  });
  // Neither a stack nor a hidden card nor one on another planet; a Weapon as well as a Character.
  t.offers(
    'Discard Blockade to discard Ishi Tib',
    'Discard Blockade to discard Kaadu',
    'Surrender Tatooine',
    'Even up',
  );
  t.answer('Discard Blockade to discard Ishi Tib');
  t.card('Blockade', { zone: 'discard' });
  t.is(t.titles('Light', 'discard'), ['Ishi Tib, Warrior']);
  t.is(t.damage(), []);
  t.is(t.deckSize('Light'), 30);
  t.is(t.handSize('Dark'), 0); // evening up is still to come
  t.offers('Surrender Tatooine', 'Even up');
  t.board({
    at: 'Light evens up',
    location: 'Mos Espa',
    dark: { Tatooine: ['Rodian, Mercenary'] },
    light: { Tatooine: ['Pounded Unto Death', 'Jawa, Thief'] },
  });
  t.answer('Discard Pounded Unto Death to discard Rodian');
  t.is([t.titles('Dark', 'discard'), t.titles('Light', 'discard')], [['Rodian, Mercenary'], ['Pounded Unto Death']]);
  t.is(t.damage(), []);
  // Only in its owner's step.
  t.board({
    at: 'Light evens up',
    location: 'Mos Espa',
    dark: { Tatooine: ['Blockade', 'Rodian, Mercenary'] },
    light: crowd.light,
  });
  t.doesNotOffer('Discard Blockade');
});
