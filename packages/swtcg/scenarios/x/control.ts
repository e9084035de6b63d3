import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

const THEFT = written(
  FOE,
  FRIEND,
  ['Mind Trick', 'Light Battle', 'Gain control of 1 enemy unit in Character this turn.'],
  ['Conversion', 'Light Battle', 'Gain control of 1 enemy unit in Character.'],
  ['Exile', 'Light Battle', 'Put 1 of your Rogues out of the game.'],
  [
    'Hired Gun',
    'Dark Character - Rogue',
    'cost 3   speed 20   power 3   health 1',
    'When this unit is discarded: Draw 1 card.',
    'Each of your Jedi has +2 power.',
  ],
);

scenarioX(
  'A controlled unit is used as the own; its owner stays the same',
  'TCG-CTRL-01 TCG-CTRL-02 TCG-CTRL-05',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: THEFT,
      dice: [6, 6, 6],
      dark: { character: ['Foe', 'Hired Gun'], deck: ['Swoop Bike'] },
      light: { character: ['Friend'], hand: ['Conversion'], deck: ['Jedi Patrol'] },
    });
    t.answer('Light: play Conversion');
    t.answer('Hired Gun');
    t.card('Hired Gun', { zone: 'Character', controller: 'Light' });
    t.is(t.titles('Light', 'Character'), ['Friend', 'Hired Gun']);
    t.card('Friend', { power: 5 }); // "your Jedi" are those of the controller
    t.answer('Dark: Foe attacks Hired Gun');
    t.is(
      [t.titles('Dark', 'discard'), t.titles('Light', 'hand'), t.titles('Dark', 'hand')],
      [['Hired Gun'], ['Jedi Patrol'], []],
    );
  },
);

scenarioX('Control for a while goes back to whoever had it', 'TCG-CTRL-04', (t) => {
  t.board({
    at: 'Character battle',
    cards: THEFT,
    dark: { character: [{ card: 'Foe', tapped: true }], ground: ['Destroyer Droid Squad'], deck: ['Swoop Bike'] },
    light: { character: [{ card: 'Friend', tapped: true }], hand: ['Mind Trick'] },
  });
  t.answer('Light: play Mind Trick');
  t.is(
    t.events('control').map(({ seat }) => seat),
    [1, 0],
  );
  t.card('Foe', { zone: 'Character', controller: 'Dark' });
});

scenarioX("A unit that comes back from out of the game is its owner's again", 'TCG-CTRL-06', (t) => {
  t.board({
    at: 'Character battle',
    cards: THEFT,
    dark: { character: ['Foe'] },
    light: { character: ['Friend'], hand: ['Conversion', 'Exile'] },
  });
  t.answer('Light: play Conversion');
  t.card('Foe', { controller: 'Light' });
  t.answer('Light: play Exile');
  t.card('Foe', { zone: 'out of play', controller: 'Dark' });
});

scenarioX('Bids for control are secret; the higher is paid, and the first in order wins a tie', 'TCG-CTRL-07', (t) => {
  const cards = written(FOE, FRIEND, [
    'Offer',
    'Light Battle',
    'Choose 1 enemy unit in Character. Bid Force for control of it.',
  ]);
  for (const [dark, light] of [
    [2, 3],
    [3, 3],
  ]) {
    t.board({
      at: 'Character battle',
      cards,
      dark: { force: 4, character: ['Foe'] },
      light: { force: 4, character: ['Friend'], hand: ['Offer'] },
    });
    t.answer('Light: play Offer');
    t.answer(`Dark: bid ${dark}`);
    const frame = t.seenBy('Light').state.frames.at(-1);
    t.is(frame?.proc === 'secretBid' && frame.bids, [-1, -1]);
    t.answer(`Light: bid ${light}`);
    t.is([t.force('Dark'), t.force('Light')], light! > dark! ? [4, 1] : [1, 4]);
    t.card('Foe', { controller: light! > dark! ? 'Light' : 'Dark' });
  }
});

scenarioX('Whoever controls a unit may add versions of it', 'TCG-CTRL-03', (t) => {
  t.board({
    at: 'Light builds',
    cards: written(
      FOE,
      FRIEND,
      ['Drifter (A)', 'Neutral Character - Rogue'],
      ['Drifter (B)', 'Neutral Character - Rogue'],
      ['Recruiter', 'Light Character - Noble', 'Build step: Free -> Gain control of 1 enemy Rogue in Character.'],
    ),
    dark: { character: ['Drifter (A)'] },
    light: { points: 9, character: ['Recruiter'], hand: ['Drifter (B)'] },
  });
  t.doesNotOffer('stack Drifter (B)');
  t.answer('Light: Recruiter: Build step');
  t.answer('Light: stack Drifter (B) on top of Drifter (A)');
  t.card('Drifter (B)', { zone: 'Character', controller: 'Light', under: 1 });
});
