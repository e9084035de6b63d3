/** Effects that work through other cards: Beggar, A Disturbance In The Force, Spice Mines Of Kessel, the Necklace. */
import { type Play, scenario } from '../testing/index.ts';

const EISLEY = 'Tatooine: Mos Eisley';
const CANTINA = 'Tatooine: Cantina';

/** Light begs for so much Force, and it is Light's turn to act again. */
const beg = (t: Play, n: number): void => {
  t.act('Light: Use Beggar');
  t.answer(`${n}`);
  t.settle('act');
};

scenario(
  "Beggar helps to pay what There'll Be Hell To Pay asks for a further copy",
  'CCG-CARD-113 CCG-CARD-145 CCG-IMM-08',
  (t) => {
    const shuffle = (): void => t.act('Light: Play The Bith Shuffle', 'Light: The Reserve Deck of Light');
    t.board({
      at: 'Light controls',
      locations: { [`Light ${EISLEY}`]: ['Beggar'] },
      dark: { hand: ["There'll Be Hell To Pay"], force: 5 },
      light: { hand: ['The Bith Shuffle', 'The Bith Shuffle'], force: 1 },
    });
    shuffle();
    t.act("Dark: Deploy There'll Be Hell To Pay", 'On the table for 3 Force');
    t.settle('act', 'Light');
    t.doesNotOffer('Play The Bith Shuffle'); // 1 for each of the two that lie there then
    beg(t, 1);
    t.settle('act', 'Light');
    shuffle();
    t.is([t.count('Light', 'force'), t.count('Dark', 'force')], [0, 5 - 3 - 1]);
    t.settle('act');
    t.card('Beggar', { zone: 'table' });
    t.is(t.happened('stacked'), ['The Bith Shuffle', 'The Bith Shuffle']);
  },
);

scenario(
  "Nabrun Leids takes the opponent's Force too, and goes on though Beggar is lost for it",
  'CCG-CARD-113 CCG-MOV-13 CCG-ACT-03',
  (t) => {
    for (const begged of [2, 3]) {
      t.board({
        at: 'Light moves',
        locations: { [`Light ${EISLEY}`]: ['Beggar'], [`Light ${CANTINA}`]: ['Luke Skywalker', 'Leia Organa'] },
        light: { hand: ['Nabrun Leids'], force: 0, reserve: ['Destiny 3'] },
      });
      beg(t, begged);
      t.settle('act', 'Light');
      t.act('Light: Play Nabrun Leids', 'Choose Luke Skywalker', 'Choose Leia Organa', `Choose ${EISLEY}`);
      t.asks('Light', 'may');
      if (begged < 3) {
        t.offers('No'); // it takes 3 Force
        continue;
      }
      t.answer('Yes');
      t.card('Beggar', { zone: 'lost' });
      t.is([t.count('Dark', 'force'), t.count('Dark', 'used'), t.count('Light', 'force')], [10 - 3, 3, 0]);
      t.settle('act');
      for (const name of ['Luke Skywalker', 'Leia Organa']) t.card(name, { at: EISLEY });
    }
  },
);

scenario('Alter takes Beggar away, and with it what was begged for', 'CCG-CARD-113 CCG-EFF-02', (t) => {
  for (const destiny of ['Destiny 1', 'Destiny 7']) {
    const isAltered = destiny === 'Destiny 1';
    t.board({
      at: 'Light deploys',
      locations: { [`Light ${EISLEY}`]: ['Beggar'], [`Light ${CANTINA}`]: ['Darth Vader'] },
      dark: { hand: ['Alter'], reserve: [destiny] },
      light: { hand: ['Luke Skywalker'], force: 2 },
    });
    beg(t, 1);
    t.act('Dark: Play Alter: Target 1 Effect', 'Choose Beggar');
    t.settle('act', 'Light');
    t.card('Beggar', { zone: isAltered ? 'lost' : 'table' });
    if (isAltered) t.doesNotOffer('Deploy Luke Skywalker');
    else t.offersAlso('Deploy Luke Skywalker');
  }
});

const DISTURBANCE = 'A Disturbance In The Force';

/** Dark has put it into Light's Reserve Deck; how many cards lie above it. */
const insert = (t: Play): number => {
  t.act(`Dark: Deploy ${DISTURBANCE}`, "Into the other player's Reserve Deck");
  t.settle('act');
  return t.titles('Light', 'reserve').indexOf(DISTURBANCE);
};

scenario(
  'Beru Stew activates as far as A Disturbance In The Force lets it, and is not played where that has ended activation',
  'CCG-CARD-109 CCG-CARD-067 CCG-EFF-05',
  (t) => {
    const board = (left: number, seed: number): void =>
      t.board({
        at: 'Dark deploys',
        locations: { [`Light ${CANTINA}`]: [] },
        dark: { hand: [DISTURBANCE] },
        light: { hand: ['Beru Stew'], left, force: 0 },
        seed,
      });
    board(3, 2);
    t.is(insert(t), 1);
    t.act('Light: Play Beru Stew');
    t.settle('act');
    t.is(t.titles('Dark', 'lost'), [DISTURBANCE]);
    t.is([t.count('Light', 'force'), t.count('Dark', 'force')], [1, 10 + 2]);
    // Light's own activation brings it to the top: no Beru Stew in that turn, but in the next.
    board(6, 4);
    t.is(insert(t), 1);
    t.toPhase('activate', 'Light');
    t.act('Light: Activate Force', 'Activate 2 Force');
    t.is([t.count('Light', 'force'), t.count('Light', 'reserve')], [1, 5]);
    t.toPhase('deploy', 'Light');
    t.refuses('CCG-ACT-02', 'Light', 'use', 'Beru Stew');
    t.toPhase('control', 'Dark');
    t.is(t.whyNot('Light', 'use', 'Beru Stew'), null);
  },
);

scenario(
  'A Hydroponics Station gives the first card to the hand, and A Disturbance In The Force beneath it ends the activation',
  'CCG-CARD-109 CCG-READ-056 CCG-EFF-05',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { [`Light ${EISLEY}`]: ['Hydroponics Station'] },
      dark: { hand: [DISTURBANCE] },
      light: { left: 6, force: 0 },
      seed: 4,
    });
    t.is(insert(t), 1);
    t.toPhase('activate', 'Light');
    t.act('Light: Activate Force', 'Activate 3 Force');
    t.asks('Light', 'may');
    t.answer('Yes');
    t.settle('act');
    t.is([t.count('Light', 'hand'), t.count('Light', 'force'), t.count('Light', 'reserve')], [1, 0, 5]);
    t.is(t.titles('Dark', 'lost'), [DISTURBANCE]);
  },
);

scenario(
  "A Disturbance In The Force is no destiny: of the two draws for Obi-Wan's Lightsaber the second is the card beneath",
  'CCG-CARD-109 CCG-EFF-06 CCG-WPN-04',
  (t) => {
    const saber = "Obi-Wan's Lightsaber";
    t.board({
      at: 'Dark deploys',
      locations: { [`Light ${CANTINA}`]: ['Obi-Wan Kenobi', `${saber}, on Obi-Wan Kenobi`, 'Grand Moff Tarkin'] },
      dark: { hand: [DISTURBANCE] },
      light: { left: 3 },
      seed: 2,
    });
    t.is(insert(t), 1);
    t.toPhase('battle', 'Dark');
    t.act(`Dark: Battle at ${CANTINA}`);
    t.settle('weapons', 'Light');
    t.answer(`Fire ${saber}`, 'Choose Grand Moff Tarkin');
    t.settle('battleDestiny');
    t.is(t.happened('destiny'), ['Destiny 3', 'Destiny 3']);
    t.is(t.titles('Dark', 'lost'), [DISTURBANCE]);
    t.card('Grand Moff Tarkin', { hit: true }); // 6 against ability 4
  },
);

const MINES = 'Spice Mines Of Kessel';
const CORRIDOR = 'Death Star: Detention Block Corridor';

/** Dark sends a captive to Kessel, with the Stormtrooper in the Corridor. */
const send = (t: Play, captive: string): void => {
  t.act(`Dark: Deploy ${MINES}`, 'On Kessel');
  t.settle('target', 'Dark');
  t.answer(`Choose ${captive}`);
  t.settle('target', 'Dark');
  t.answer('Choose Stormtrooper');
  t.settle('act');
  t.card(captive, { as: 'captive', on: 'Stormtrooper' });
};

scenario('Elis Helrot takes no captive along: whoever escorts one is not carried', 'CCG-CARD-141 CCG-CPT-07', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: {
      'Dark Kessel': [],
      [CORRIDOR]: [`Luke Skywalker, captive of ${CORRIDOR}`, 'Stormtrooper', 'Death Star Trooper'],
      [`Dark ${CANTINA}`]: [],
    },
    dark: { hand: [MINES, 'Elis Helrot'], reserve: ['Destiny 1'] },
  });
  send(t, 'Luke Skywalker');
  t.act('Dark: Play Elis Helrot');
  t.offers('Choose Death Star Trooper');
  t.answer('Choose Death Star Trooper', `Choose ${CANTINA}`, 'Yes');
  t.settle('act');
  t.card('Death Star Trooper', { at: CANTINA });
  t.card('Luke Skywalker', { at: CORRIDOR, as: 'captive', on: 'Stormtrooper' });
});

scenario(
  'Light takes the Detention Block Control Room: the captive on the way to Kessel is free, and Spice Mines are lost',
  'CCG-CARD-141 CCG-READ-001 CCG-CPT-06',
  (t) => {
    const room = 'Death Star: Detention Block Control Room';
    t.board({
      at: 'Dark deploys',
      locations: {
        'Dark Kessel': [],
        [CORRIDOR]: [`Luke Skywalker, captive of ${CORRIDOR}`, 'Stormtrooper'],
        [room]: ['Chewbacca', 'Death Star Trooper'],
        'Death Star: War Room': [],
      },
      dark: { hand: [MINES] },
    });
    send(t, 'Luke Skywalker');
    t.toPhase('move', 'Dark');
    t.act('Dark: Move Death Star Trooper by landspeed', 'To Death Star: War Room');
    t.settle('act');
    t.is(t.controls('Light', room), true);
    t.card('Luke Skywalker', { at: CORRIDOR, as: 'at', controller: 'Light' });
    t.card(MINES, { zone: 'lost' });
    t.is(t.happened('retrieve'), []);
  },
);

scenario(
  'Spice Mines bring what the captive is worth at Kessel: a Rebel Trooper 1 less while Dark leads the War Room',
  'CCG-CARD-141 CCG-CPT-07 CCG-TRM-07',
  (t) => {
    for (const [leader, forfeit] of [
      ['Darth Vader', 2],
      ['Grand Moff Tarkin', 1],
    ] as const) {
      t.board({
        at: 'Dark deploys',
        locations: {
          'Dark Kessel': [],
          'Death Star': ['Devastator'],
          'Dark Death Star: Docking Bay 327': [],
          [CORRIDOR]: [`Rebel Trooper, captive of ${CORRIDOR}`, 'Stormtrooper'],
          'Death Star: War Room': [leader],
        },
        deathStar: { parsec: 7 },
        dark: { hand: [MINES], lost: 5 },
      });
      send(t, 'Rebel Trooper');
      t.is(t.forfeitOf('Rebel Trooper'), forfeit);
      t.toPhase('move', 'Dark');
      t.act('Dark: Move Stormtrooper by landspeed', 'To Death Star: Docking Bay 327');
      t.act('Dark: Move Stormtrooper by shuttling', 'Aboard Devastator as passenger');
      t.act('Dark: Move Devastator by hyperspeed', 'To Kessel');
      t.settle('act');
      t.card('Rebel Trooper', { zone: 'lost' });
      t.is(t.happened('retrieve').length, forfeit);
    }
  },
);

const NECKLACE = "Organa's Ceremonial Necklace";
const [JUNGLE, RUINS] = ['Yavin 4: Jungle', 'Yavin 4: Massassi Ruins'];

scenario(
  'A mouse droid fetches the Necklace for an Imperial, who has it as a plain Effect, and comes back to the hand',
  'CCG-CARD-139 CCG-CARD-056 CCG-UTI-02',
  (t) => {
    const mouse = "MSE-6 'Mouse' Droid";
    for (const first of [NECKLACE, mouse]) {
      t.board({
        at: 'Dark deploys',
        locations: { [`Light ${JUNGLE}`]: ['Stormtrooper'], [`Light ${RUINS}`]: [] },
        dark: { hand: [NECKLACE, mouse] },
      });
      t.act(`Dark: Deploy ${NECKLACE}`, `On ${RUINS}`, 'Choose Stormtrooper');
      t.settle('act');
      const drain = t.drain('Dark', JUNGLE);
      t.act(`Dark: Deploy ${mouse}`, `To ${JUNGLE}`);
      t.toPhase('move', 'Dark');
      t.act(`Dark: Move ${mouse} by landspeed`, `To ${RUINS}`);
      t.settle('act');
      t.card(NECKLACE, { on: mouse });
      t.endTurn();
      t.toPhase('move', 'Dark');
      t.act(`Dark: Move ${mouse} by landspeed`, `To ${JUNGLE}`);
      t.answer(`Dark: ${first} first`); // it is there for both of them
      t.settle('act');
      t.card(NECKLACE, { on: 'Stormtrooper' });
      t.card(mouse, { zone: 'hand' });
      t.is(t.drain('Dark', JUNGLE), drain + 1);
    }
  },
);

scenario(
  'A Surprise Assault cancels the drain, and the Necklace that would have been passed on stays',
  'CCG-CARD-139 CCG-DRN-08',
  (t) => {
    for (const hand of [[], ['Surprise Assault']]) {
      t.board({
        at: 'Dark deploys',
        locations: { [`Light ${JUNGLE}`]: ['Stormtrooper'], [`Light ${RUINS}`]: ['General Tagge'] },
        dark: { hand: [NECKLACE] },
        light: { hand, reserve: ['Destiny 1'] },
      });
      t.act(`Dark: Deploy ${NECKLACE}`, `On ${JUNGLE}`, 'Choose Stormtrooper');
      t.toPhase('control', 'Light');
      t.toPhase('control', 'Dark');
      t.act(`Dark: Force drain at ${JUNGLE}`);
      if (hand.length > 0) {
        t.act('Light: Play Surprise Assault');
        t.settle('act');
      } else {
        t.settle('lose', 'Light');
        while (t.state.question?.kind === 'lose') t.answer('Lose the top card of the Reserve Deck');
        t.answer('Choose General Tagge');
      }
      t.card(NECKLACE, { on: hand.length > 0 ? 'Stormtrooper' : 'General Tagge' });
    }
  },
);

scenario("The Necklace and Vader's Lightsaber both add to a drain", 'CCG-CARD-139 CCG-WPN-20 CCG-MOD-03', (t) => {
  const lost = (...carried: readonly string[]): number => {
    t.board({
      at: 'Dark controls',
      locations: { [`Light ${JUNGLE}`]: ['Darth Vader', ...carried.map((card) => `${card}, on Darth Vader`)] },
    });
    t.act(`Dark: Force drain at ${JUNGLE}`);
    if (t.state.question?.kind === 'may') t.answer('Yes');
    t.settle('lose', 'Light');
    for (let n = 0; ; n++) {
      if (t.state.question?.kind !== 'lose') return n;
      t.answer('Lose the top card of the Reserve Deck');
    }
  };
  const [saber, plain] = ["Vader's Lightsaber", lost()];
  t.is([lost(NECKLACE), lost(saber), lost(NECKLACE, saber)], [plain + 1, plain + 1, plain + 2]);
});
