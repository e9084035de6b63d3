import { whyNotComplete, whyNotDeployAnyhow } from '../src/rules/building.ts';
import { DARK, LIGHT } from '../src/rules/state.ts';
import { sees } from '../src/rules/sight.ts';
import { type Play, scenario, scenarioBoth } from '../src/testing/index.ts';

/** By the Expanded Rulebook a unit may be deployed to the build zone as well. */
const retained = (t: Play, ...names: readonly string[]): readonly string[] =>
  t.by({ nh: [], x: names.map((name) => `bring ${name} into the build zone`) });

scenarioBoth('A card is built face down, a counter for a point, and at least 1', 'TCG-BUILD-01 TCG-BUILD-02', (t) => {
  t.board({ at: 'Dark builds', dark: { points: 4, hand: ['Tusken Squad'] } });
  t.answer('Dark: build Tusken Squad');
  t.asks('Dark', 'howMany');
  t.offers('1', '2', '3', '4');
  t.answer('Dark: 3');
  t.card('Tusken Squad', { zone: 'build', faceDown: true, counters: 3 });
  t.is([t.points('Dark'), t.titles('Dark', 'hand')], [1, []]);
});

scenarioBoth(
  'With one point left, 1 counter is put on the new card; with none left, nothing is built',
  'TCG-BUILD-02',
  (t) => {
    t.board({ at: 'Dark builds', dark: { points: 1, hand: ['Tusken Squad', 'Jawa Squad'] } });
    t.offers('build Tusken Squad', 'build Jawa Squad', 'done');
    t.answer('Dark: build Tusken Squad');
    t.card('Tusken Squad', { counters: 1 });
    t.asks('Dark', 'build');
    t.offers('done');
  },
);

scenarioBoth('Any number of cards are under construction, this turn and later', 'TCG-BUILD-03', (t) => {
  t.board({
    at: 'build roll',
    dice: [6, 2],
    dark: { hand: ['Tusken Squad', 'Krayt Dragon', 'Insignificant Power'] },
  });
  t.answer('Dark: build Tusken Squad', 'Dark: 1', 'Dark: build Krayt Dragon', 'Dark: 1');
  t.answer(
    'Dark: build Insignificant Power',
    'Dark: 1',
    'Dark: add build counters to Krayt Dragon',
    'Dark: 2',
    'Dark: done',
  );
  t.is(t.titles('Dark', 'build'), ['Tusken Squad', 'Krayt Dragon', 'Insignificant Power']);
  t.answer('Light: done');
  t.offers(
    'add build counters to Tusken Squad',
    'add build counters to Krayt Dragon',
    'add build counters to Insignificant Power',
    'done',
  );
  t.answer('Dark: add build counters to Krayt Dragon', 'Dark: 2');
  t.card('Krayt Dragon', { counters: 5 });
  t.card('Tusken Squad', { counters: 1 });
});

scenarioBoth('With fewer counters than its cost a card stays face down', 'TCG-BUILD-04', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 9,
      build: [
        { down: 'Tusken Squad', counters: 3 },
        { down: 'Insignificant Power', counters: 2 },
      ],
    },
  });
  // Points in hand do not count for a card that lies there already.
  t.offers('add build counters to Tusken Squad', 'add build counters to Insignificant Power', 'done');
  t.refused(whyNotDeployAnyhow(t.table, DARK, t.find('Tusken Squad')), 'TCG-BUILD-04');
  t.refused(whyNotComplete(t.table, DARK, t.find('Insignificant Power')), 'TCG-BUILD-04');
  t.answer('Dark: add build counters to Tusken Squad', 'Dark: 1');
  t.offersAlso('deploy Tusken Squad');
});

scenarioBoth('A bluff: counters beyond the cost are lost', 'TCG-BUILD-05', (t) => {
  t.board({ at: 'Dark builds', dark: { points: 6, hand: ['Jawa'] } });
  t.answer('Dark: build Jawa', 'Dark: 5');
  t.card('Jawa', { counters: 5 });
  t.answer('Dark: add build counters to Jawa', 'Dark: deploy Jawa');
  t.card('Jawa', { zone: 'Character', counters: 0 });
  t.is(t.points('Dark'), 0);
});

scenarioBoth(
  'With its cost in counters a card is turned face up and goes by the rule of its type',
  { nh: 'TCG-BUILD-06 TCG-BUILD-11', x: 'TCG-BUILD-06' },
  (t) => {
    t.board({
      at: 'Dark builds',
      dark: {
        build: [
          { down: 'Z-95 Headhunter', counters: 3 },
          { down: 'Tusken Squad', counters: 4 },
          { down: 'Jawa', counters: 2 },
          { down: 'Insignificant Power', counters: 3 },
        ],
      },
      light: { force: 6, build: [{ down: 'Rebel Squad', counters: 2 }] },
    });
    t.offers(
      'deploy Z-95 Headhunter',
      'deploy Tusken Squad',
      'deploy Jawa',
      ...retained(t, 'Z-95 Headhunter', 'Tusken Squad', 'Jawa'),
      'complete Insignificant Power',
      'done',
    );
    t.answer(
      'Dark: deploy Z-95 Headhunter',
      'Dark: deploy Tusken Squad',
      'Dark: deploy Jawa',
      'Dark: complete Insignificant Power',
    );
    t.card('Z-95 Headhunter', { zone: 'Space', faceDown: false, counters: 0 });
    t.card('Tusken Squad', { zone: 'Ground', faceDown: false, counters: 0 });
    t.card('Jawa', { zone: 'Character', faceDown: false, counters: 0 });
    t.card('Insignificant Power', { zone: 'discard', counters: 0 });
    t.is(t.force('Light'), 2);
    t.offers('done');
  },
);

scenario('A unit is deployed into its own stack, in battle or retreated', 'TCG-BUILD-11', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 2,
      character: ['Luke Skywalker (C)'],
      build: ['Anakin Skywalker (D)'],
      hand: ['Luke Skywalker (D)', 'Anakin Skywalker (B)'],
    },
  });
  t.answer('Light: stack Luke Skywalker (D) beneath', 'Light: stack Anakin Skywalker (B) beneath');
  t.card('Luke Skywalker (C)', { zone: 'Character', under: 1 });
  t.card('Anakin Skywalker (D)', { zone: 'build', faceDown: false, under: 1 });
});

scenarioBoth('Nobody has to deploy a unit or complete a Mission', 'TCG-BUILD-07 TCG-MISSION-02', (t) => {
  t.board({
    at: 'build roll',
    dice: [1, 1],
    dark: {
      build: [
        { down: 'Jawa', counters: 2 },
        { down: 'Insignificant Power', counters: 3 },
      ],
    },
    light: { force: 9 },
  });
  t.offersAlso('deploy Jawa', 'complete Insignificant Power', 'done');
  t.answer('Dark: done', 'Light: done');
  t.is(t.state.turn, 3);
  t.asks('Dark', 'build');
  t.card('Jawa', { zone: 'build', faceDown: true, counters: 2 });
  t.card('Insignificant Power', { zone: 'build', faceDown: true, counters: 3 });
  t.offersAlso('deploy Jawa', 'complete Insignificant Power', 'done');
});

scenarioBoth('From hand straight to its arena for the whole cost', 'TCG-BUILD-08', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 7, hand: ['Tusken Squad', 'Insignificant Power', 'Jawa'] },
    light: { force: 4 },
  });
  t.answer('Dark: deploy Tusken Squad');
  t.card('Tusken Squad', { zone: 'Ground' });
  t.is(t.points('Dark'), 3);
  t.answer('Dark: complete Insignificant Power');
  t.is([t.points('Dark'), t.force('Light')], [0, 0]);
  t.offers('done');
});

scenario('Unit cards and Missions are built, Battle cards are not', 'TCG-BUILD-09', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 1,
      force: 9,
      hand: ["Vader's Grip", 'Z-95 Headhunter', 'Tusken Squad', 'Jawa', 'Insignificant Power'],
    },
  });
  t.offers('build Z-95 Headhunter', 'build Tusken Squad', 'build Jawa', 'build Insignificant Power', 'done');
  t.refused(whyNotComplete(t.table, DARK, t.find("Vader's Grip")), 'TCG-BUILD-09');
});

scenarioBoth('A unit just deployed is untapped and attacks in the same turn', 'TCG-BUILD-13', (t) => {
  t.board({ at: 'Dark builds', dark: { points: 2, hand: ['Jawa'] }, light: { character: ['Owen Lars (A)'] } });
  t.answer('Dark: deploy Jawa');
  t.card('Jawa', { tapped: false });
  t.answer('Dark: done', 'Light: done', 'Dark: done', 'Light: done');
  t.passUntil('unitTurn', 'Dark');
  t.offers('Jawa attacks Owen Lars (A)', 'Jawa does not attack');
});

scenario('What costs nothing is deployed or completed with no counter on it', 'TCG-BUILD-25', (t) => {
  t.board({
    at: 'Light builds',
    cards: `
      1 Stray Womp Rat   Neutral Character - Tatooine Creature   C
         cost 0   speed 10   power 1   health 1

      2 Idle Talk   Neutral Mission   C
         cost 0
         Gain 1 Force.
    `,
    light: { hand: ['Stray Womp Rat', 'Idle Talk'] },
  });
  t.offers('deploy Stray Womp Rat', 'complete Idle Talk', 'done');
  t.answer('Light: deploy Stray Womp Rat', 'Light: complete Idle Talk');
  t.card('Stray Womp Rat', { zone: 'Character' });
  t.card('Idle Talk', { zone: 'discard' });
  t.is(t.force('Light'), 1);
});

scenarioBoth('The card partly built in setup is shown; one built in the game is not', 'TCG-BUILD-26', (t) => {
  t.board({
    at: 'setup',
    dice: [3],
    dark: { hand: ['Krayt Dragon', 'Tusken Squad'] },
    light: { hand: ['Rebel Squad'] },
  });
  t.answer('Dark: partly build Krayt Dragon');
  t.answer(...t.by({ nh: [], x: ['Dark: from 21 to 30', 'Dark: 30'] }));
  t.answer('Light: stop');
  t.card('Krayt Dragon', { faceDown: true, counters: 30 });
  t.is(sees(t.state, LIGHT, t.find('Krayt Dragon')), true, 'Light knows the Krayt Dragon');
  t.answer('Dark: build Tusken Squad', 'Dark: 1');
  t.is(sees(t.state, LIGHT, t.find('Tusken Squad')), false, 'Light knows the Tusken Squad');
  t.is(sees(t.state, DARK, t.find('Tusken Squad')), true, 'Dark knows the own Tusken Squad');
});

scenarioBoth('Many build points are asked for in steps', 'TCG-BUILD-05', (t) => {
  t.board({ at: 'Light builds', light: { points: 34, hand: ['Rebel Squad'] } });
  t.answer('Light: build Rebel Squad');
  t.offers('from 1 to 10', 'from 11 to 20', 'from 21 to 30', 'from 31 to 34');
  t.answer('Light: from 31 to 34', 'Light: 33');
  t.card('Rebel Squad', { counters: 33 });
  t.is(t.points('Light'), 1);
});
