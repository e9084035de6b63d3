/** Drawing destiny. */
import { power } from '../src/rules/stats.ts';
import { type Play, scenario } from '../src/testing/index.ts';

scenario('Destiny is the number of the top card, which then goes to hand', 'YJ-DST-01 YJ-DST-02', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Blaster', 'Watto, Slave Owner'], deck: ['Sith Probe Droid, Spy Drone', 'Sith Lightsaber'] },
    light: { plan: ['Jawa, Thief'] },
  });
  t.is(t.powers(), [[3 + 1 + 6, 2 + 1]]);
  t.is(t.titles('Dark', 'hand'), ['Sith Probe Droid, Spy Drone']);
  t.is(t.titles('Dark', 'deck')[0], 'Sith Lightsaber');
});

scenario('A Battle card drawn for destiny does not come into the present plan', 'YJ-DST-03', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Blaster', 'Watto, Slave Owner', 'Gaderffii Stick', 'Tusken Raider, Nomad'], deck: ['Sandstorm'] },
    light: { plan: ['Jawa, Thief', 'Blaster', 'Jawa, Bargainer'] },
  });
  t.asks('Dark', 'ignore');
  t.card('Sandstorm', { zone: 'hand' });
  t.answer('Let all');
  t.is(t.powers(), [
    [3 + 1 + 5, 2 + 1],
    [2 + 1 + 1 + 3, 1 + 1 + 3],
  ]);
  t.card('Sandstorm', { zone: 'hand' });
});

scenario('A draw from an empty deck counts as 0', 'YJ-DST-04', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Blaster', 'Watto, Slave Owner'] },
    light: {
      plan: ['Counterparts', 'R2-D2, Astromech Droid', "C-3PO, Anakin's Creation"],
      deck: ['Ithorian, Merchant'],
      left: 0,
    },
  });
  // The game is over before the powers are compared; this is what they are.
  t.winner('Dark');
  t.is(
    t.state.seats.map((_, seat) => power(t.table, t.state.fight!, seat)),
    [3 + 1 + 3, 1 + 1 + 1 + 1 + 4],
  );
});

scenario('Several draws for one thing are added', 'YJ-DST-05', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: {
      plan: ["Darth Maul's Lightsaber [BON]", 'Darth Maul, Sith Apprentice'],
      deck: ['Sith Lightsaber', 'Pit Droid, Engineer'],
    },
    light: { plan: ['Counterparts', 'R2-D2, Astromech Droid', "C-3PO, Anakin's Creation"] },
  });
  t.is(t.powers(), [[6 + 1 + 2 + 5, 4 + 3 + 3]]);
});

const TESTED = 'Anakin Skywalker, Tested by the Jedi Council';

scenario('Anakin, tested by the Council, may discard a destiny card and draw again, once a turn', 'YJ-DST-06', (t) => {
  t.attack('Dark', 'Capital City', {
    dark: { plan: ['Rodian, Mercenary', 'Blaster'] },
    light: {
      plan: ["Anakin Skywalker's Podracer", TESTED],
      deck: ['Boss Nass, Gungan Chief', 'Jawa, Bargainer', 'Ithorian, Merchant'],
    },
  });
  // Right after the draw for his Podracer, before the one for his power.
  t.asks('Light', 'redraw');
  t.is(t.draws(), [['Light', 'weapon', 1]]);
  t.answer('Discard Boss Nass, Gungan Chief and draw destiny again');
  t.card('Boss Nass, Gungan Chief', { zone: 'discard' });
  t.asks('Dark', 'evenUp');
  t.is(t.powers(), [[2, 3 + 5 + 4 + 1]]);
  t.is(t.titles('Light', 'hand'), ['Jawa, Bargainer', 'Ithorian, Merchant']);
});

scenario('Each copy of that Anakin may do so, for power as well, and again in the next turn', 'YJ-DST-06', (t) => {
  t.attack('Dark', 'Capital City', {
    dark: { plan: ['Watto, Slave Owner', 'Darth Maul, Master of Evil'] },
    light: {
      plan: ['Yousa Guys Bombad!', TESTED, TESTED],
      deck: [
        'Boss Nass, Gungan Chief',
        'Ithorian, Merchant',
        'Boss Nass, Gungan Chief',
        'Jawa, Bargainer',
        'Ithorian, Merchant',
        'Jawa, Bargainer',
        'Jawa, Bargainer',
      ],
    },
  });
  t.answer('Light: Discard Boss Nass', 'Light: Discard Boss Nass');
  t.is(t.powers(), [[3, 4 + 1 + 5 + 1]]);
  t.answer('Dark: Even up', 'Light: End the Deploy step');
  t.battle({ plan: { Light: [TESTED, TESTED], Dark: ['Darth Maul'] } });
  t.asks('Light', 'redraw');
  t.answer('Keep Jawa, Bargainer with destiny 5');
});

scenario('What another draws beside that Anakin is not his', 'YJ-DST-06', (t) => {
  t.attack('Dark', 'Capital City', {
    dark: { plan: ['Watto, Slave Owner'] },
    light: {
      plan: ['Are You An Angel?', 'Blaster', 'Padmé Naberrie, Loyal Handmaiden', TESTED],
      deck: ['Ithorian, Merchant', 'Jawa, Bargainer'],
    },
  });
  t.is(t.draws(), [
    ['Light', 'weapon', 4],
    ['Light', 'power', 5],
  ]);
  t.answer('Light: Keep Jawa, Bargainer with destiny 5');
  t.is(t.powers(), [[3, 3 + 4 + 5 + 1 + 3]]);
});

const RISK = 'Watto, Risk Taker';

const gamble = (t: Play, ...before: readonly string[]): void =>
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: [...before, RISK], deck: ['Multi Troop Transport', 'Sith Probe Droid, Spy Drone'] },
    light: { plan: ['Qui-Gon Jinn, Jedi Master'] },
  });

scenario('Watto, Risk Taker draws two for a Battle card or Weapon and uses one', 'YJ-DST-07', (t) => {
  gamble(t, 'Blaster');
  t.offers('Use the 1 of Multi Troop Transport', 'Use the 6 of Sith Probe Droid');
  t.answer('Dark: Use the 6');
  t.is(t.powers(), [[3 + 1 + 6, 6 + 1]]);
  t.is(t.titles('Dark', 'hand'), ['Multi Troop Transport', 'Sith Probe Droid, Spy Drone']);
  gamble(t, "Watto's Wager");
  t.answer('Dark: Use the 1');
  t.is(t.powers(), [[3 + 1 + 1, 6 + 1]]);
  t.is(t.titles('Dark', 'hand'), ['Multi Troop Transport', 'Sith Probe Droid, Spy Drone']);
});

scenario('Of two destiny numbers its owner chooses one as the card is drawn', 'YJ-DST-08', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Blaster', 'Watto, Slave Owner'] },
    light: { plan: ['Blaster', 'Jawa, Thief'], deck: ['Boss Nass, Gungan Chief & Fambaa'] },
  });
  t.asks('Light', 'number');
  t.offers('Use 1', 'Use 4');
  // Dark has not drawn yet.
  t.is(t.draws().length, 1);
  t.answer('Use 4');
  t.is(t.powers(), [[3 + 1 + 3, 2 + 1 + 4]]);
});
