/** Words of the glossary for what a text means, counts and asks for (TCG-GLOSS). */
import { scenarioX } from '../../src/testing/index.ts';
import type { SideSpec } from '../../src/testing/board.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioX("A place that is the unit's own adds nothing", 'TCG-GLOSS-12', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FOE,
      ['Plain', 'Light Character - Jedi', 'This unit has +1 power.'],
      ['Wordy', 'Light Character - Jedi', 'While this unit is in Character: This unit has +1 power.'],
    ),
    dark: { character: ['Foe'] },
    light: { character: ['Plain', 'Wordy'] },
  });
  t.is([t.read('Plain').power, t.read('Wordy').power], [4, 4]);
});

scenarioX(
  '"Counts as" adds a subtype: by itself everywhere, within an ability where that works',
  'TCG-GLOSS-13 TCG-GLOSS-26',
  (t) => {
    const cards = written(
      FOE,
      FRIEND,
      ['Born', 'Light Character - Rebel', 'Counts as Bounty Hunter.'],
      ['Made', 'Light Character - Rebel', 'While this unit is in Character: This unit has "Counts as Bounty Hunter."'],
      [
        'Rally',
        'Light Battle',
        'Give each of your Bounty Hunters +1 power this turn. Give each of your Rebels +10 power this turn.',
      ],
      ['Draft', 'Light Battle', 'Search your deck for a Bounty Hunter card.'],
      ['Enlist', 'Light Battle', 'Choose 1 Bounty Hunter card in your hand. Put it into its arena.'],
      ['Revive', 'Light Battle', 'Choose 1 Bounty Hunter card in your discard pile. Put it into its arena.'],
    );
    const both = ['Made', 'Born'];
    const rallied = (light: SideSpec): number[] => {
      t.board({
        at: 'Character battle',
        cards,
        dark: { character: ['Foe'] },
        light: { character: ['Friend'], hand: ['Rally'], ...light },
      });
      t.answer('Light: play Rally');
      return both.map((name) => t.read(name).power);
    };
    t.is(rallied({ character: both }), [14, 14]);
    t.is(rallied({ build: both }), [13, 14]);
    // In the deck, the hand and the discard pile only the one that counts as such by itself is found.
    const play = (card: string, where: SideSpec): void => {
      t.board({
        at: 'Character battle',
        cards,
        dark: { character: ['Foe'] },
        light: { character: ['Friend'], ...where, hand: [card, ...(where.hand ?? [])] },
      });
      t.answer(`Light: play ${card}`);
    };
    play('Draft', { deck: both });
    t.offers('search Born', 'done');
    play('Enlist', { hand: both });
    t.is([t.read('Born').zone, t.read('Made').zone], ['Character', 'hand']);
    play('Revive', { discard: both });
    t.is([t.read('Born').zone, t.read('Made').zone], ['Character', 'discard']);
  },
);

scenarioX('Two cards, or one of the kind that is named', 'TCG-GLOSS-14', (t) => {
  const cards = written(FOE, FRIEND, ['Toll', 'Dark Battle', 'The enemy discards 2 cards or 1 Jedi card.']);
  const play = (): void => {
    t.board({
      at: 'Character battle',
      cards,
      dark: { character: ['Foe'], hand: ['Toll'] },
      light: { character: ['Friend'], hand: ['Friend', 'Rebel Fighter Wing', 'X-Wing Red One'] },
    });
    t.answer('Dark: play Toll');
  };
  play();
  t.answer('Light: discard Friend');
  t.offersAlso('done');
  t.answer('Light: done');
  t.is(t.titles('Light', 'discard'), ['Friend']);
  play();
  t.answer('Light: discard Friend');
  t.answer('Light: discard Rebel Fighter Wing');
  t.is(t.titles('Light', 'discard').length, 2);
});

scenarioX('"It" is what the effect named last, or else its cost', 'TCG-GLOSS-15 TCG-GLOSS-16', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, FRIEND, [
      'Tactician',
      'Light Character - Noble',
      'Tap 1 of your Jedi in Character -> Give it +1 power this turn. Choose 1 enemy unit in Character. Give it -1 power this turn.',
    ]),
    dark: { character: ['Foe'] },
    light: { character: ['Friend', 'Tactician'] },
  });
  t.answer('Light: Tactician: Tap 1');
  t.is(
    ['Friend', 'Foe', 'Tactician'].map((name) => t.read(name).power),
    [4, 2, 3],
  );
});

scenarioX('"At least X" includes all lower values', 'TCG-GLOSS-17', (t) => {
  const cards = written(FOE, [
    'Adept',
    'Light Character - Jedi',
    'Pay 1 Force -> Put 2 mastery counters on this unit.',
    'While this unit has 1 or more mastery counters: This unit has +1 power.',
    'While this unit has 2 or more mastery counters: This unit has +10 power.',
    'While this unit has 3 or more mastery counters: This unit has +100 power.',
  ]);
  t.board({ at: 'Character battle', cards, dark: { character: ['Foe'] }, light: { force: 1, character: ['Adept'] } });
  t.answer('Light: Adept: Pay 1 Force');
  t.card('Adept', { power: 14 });
});

scenarioX('Counters of different kinds are different, and all go with a discard', 'TCG-GLOSS-19', (t) => {
  const cards = written(
    FOE,
    [
      'Banker',
      'Light Character - Jedi',
      'Pay 1 Force -> Put 1 credit counter on this unit. Put 2 resource counters on this unit.',
      'Take 2 credit counters off this unit -> Draw 1 card.',
    ],
    ['Doom', 'Light Battle', 'Discard 1 of your Jedi in Character.'],
  );
  t.board({
    at: 'Character battle',
    cards,
    dark: { character: ['Foe'] },
    light: { force: 1, character: ['Banker'], hand: ['Doom'] },
  });
  t.answer('Light: Banker: Pay 1 Force');
  t.is(
    t.state.expanded!.tokens.map(({ kind, n }) => [kind, n]),
    [
      ['credit', 1],
      ['resource', 2],
    ],
  );
  t.doesNotOffer('Banker: Take 2 credit');
  t.answer('Light: play Doom');
  t.is(t.state.expanded!.tokens, []);
});

scenarioX('Only an untapped card in play can be tapped', 'TCG-GLOSS-20', (t) => {
  const cards = written(FOE, FRIEND, ['Officer', 'Light Character - Noble', 'Tap 1 of your Jedi -> Gain 1 Force.']);
  const board = (tapped: boolean): void =>
    t.board({
      at: 'Character battle',
      cards,
      dark: { character: ['Foe'] },
      light: { character: ['Officer', { card: 'Friend', tapped }] },
    });
  board(false);
  t.offersAlso('Officer: Tap 1');
  board(true);
  t.asks('Dark', 'unitTurn');
});

scenarioX('What names no moment is played in the general chances of the battle phase', 'TCG-GLOSS-21', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(FOE, ['Scholar', 'Light Character - Jedi', 'Pay 1 Force -> Draw 1 card.']),
    dark: { character: ['Foe'] },
    light: { force: 1, character: [{ card: 'Scholar', tapped: true }], deck: ['Jedi Patrol'] },
  });
  const frame = t.state.frames.at(-1);
  t.is(frame?.proc === 'chance' && frame.window, 1); // not the chance as the step starts
});

scenarioX('"On a unit" is to pilot it', 'TCG-GLOSS-28', (t) => {
  const cards = written(
    FOE,
    [
      'Ace',
      'Light Character - Jedi',
      'Starfighter Pilot: +10 speed.',
      'While this unit is on a unit: Each of your Noble Characters has +2 power.',
    ],
    ['Queen', 'Light Character - Noble'],
  );
  t.board({ at: 'Character battle', cards, dark: { character: ['Foe'] }, light: { character: ['Queen', 'Ace'] } });
  t.card('Queen', { power: 3 });
  t.board({
    at: 'Character battle',
    cards,
    dark: { character: ['Foe'] },
    light: { character: ['Queen'], space: [{ card: 'X-Wing Red One', pilot: 'Ace' }] },
  });
  t.card('Queen', { power: 5 });
});
