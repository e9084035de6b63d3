/** What the rulebooks disagree on, one scenario a subject, played by both: the turn, building, unique cards, Pilots. */
import { type Play, scenarioBoth } from '../src/testing/index.ts';
import { FOE, FRIEND, type Written, written } from './x/written.ts';

const offered = (t: Play): string[] =>
  t.state.question!.options.map((option) => t.game.describeOption(t.table, option));
const isOffered = (t: Play, start: string): boolean => offered(t).some((option) => option.startsWith(start));

scenarioBoth('When a player draws, and whether it is compulsory', { nh: 'TCG-READY-03', x: 'TCG-READY-04' }, (t) => {
  t.board({ at: 'turn starts', dark: { deck: ['Geonosian Guard'] }, light: { deck: ['Jedi Patrol'] } });
  t.asks('Dark', t.by({ nh: 'build', x: 'buildStart' }));
  t.is(t.titles('Dark', 'hand').length, t.by({ nh: 1, x: 0 }));
  if (t.edition === 'x') t.answer('Dark: done'); // worded as optional
  t.is(t.titles('Dark', 'hand').length, t.by({ nh: 1, x: 0 }));
});

scenarioBoth('Effects in the ready phase', { nh: 'TCG-READY-05', x: 'TCG-READY-06' }, (t) => {
  const cards = written(['Early Bird', 'Dark Character - Rogue', 'When the turn starts: Gain 30 Force.']);
  t.board({ at: 'turn starts', cards, dark: { character: ['Early Bird'] }, light: {} });
  t.is(t.force('Dark'), t.by({ nh: 4, x: 34 }));
});

scenarioBoth('What can be built', { nh: 'TCG-BUILD-09', x: 'TCG-BUILD-10' }, (t) => {
  const cards = `
    1 Old Mill   Dark Location - Ground Farm   C
       cost 2
       Each of your units has +1 power.

    2 Blade   Dark Equipment - Character Weapon   C
       cost 2
       Equip: Free.
       Equipped: +1 power.

    3 Spice Mine   Dark Resource   C
       cost 2
       Build step: Pay 1 Force -> Draw 1 card.
  `;
  t.board({ at: 'Dark builds', cards, dark: { points: 9, hand: ['Old Mill', 'Blade', 'Spice Mine'] } });
  t.is(offered(t).filter((option) => option.startsWith('complete ')).length, t.by({ nh: 0, x: 3 }));
});

scenarioBoth('Where a unit may be deployed', { nh: 'TCG-BUILD-11', x: 'TCG-BUILD-12' }, (t) => {
  t.board({ at: 'Dark builds', cards: written(FOE), dark: { points: 3, hand: ['Foe'] } });
  t.is(
    [isOffered(t, 'deploy Foe'), isOffered(t, 'bring Foe into the build zone')],
    [true, t.by({ nh: false, x: true })],
  );
});

const NAMED: readonly Written[] = [
  ['Maul (A)', 'Dark Character - Sith', 'cost 5   speed 50   power 5   health 5'],
  ['Darth Maul (A)', 'Dark Character - Sith', 'cost 3   speed 30   power 3   health 3'],
  ['Drill', 'Dark Mission', 'cost 0', 'Give 1 unit named Maul +10 power this turn.'],
];

scenarioBoth('Two own copies of a unique unit', { nh: 'TCG-UNIQ-03', x: 'TCG-UNIQ-04' }, (t) => {
  t.board({
    at: 'Dark builds',
    cards: written(...NAMED),
    dark: { force: 2, points: 5, character: ['Maul (A)'], hand: ['Maul (A)'] },
  });
  t.answer('Dark: deploy Maul (A)');
  if (t.edition === 'x') t.asks('Dark', 'giveUp');
  t.is(t.titles('Dark', 'discard'), t.by<string[]>({ nh: ['Maul (A)'], x: [] })); // the newest, or one of the two
});

scenarioBoth('Names of one person', { nh: 'TCG-UNIQ-10', x: 'TCG-UNIQ-11' }, (t) => {
  t.board({
    at: 'Dark builds',
    cards: written(...NAMED),
    dark: { force: 2, points: 3, character: ['Maul (A)'], hand: ['Darth Maul (A)'] },
  });
  t.is(isOffered(t, 'stack Darth Maul (A) beneath Maul (A)'), t.by({ nh: false, x: true }));
});

scenarioBoth('A name in a text, and other names of that person', { nh: 'TCG-UNIQ-14', x: 'TCG-UNIQ-15' }, (t) => {
  t.board({
    at: 'Dark builds',
    cards: written(...NAMED),
    dark: { character: ['Darth Maul (A)'], hand: ['Drill'] },
  });
  t.answer('Dark: complete Drill');
  t.card('Darth Maul (A)', { power: t.by({ nh: 3, x: 13 }) });
});

scenarioBoth('A stack rearranged to too little health', { nh: 'TCG-STACK-22', x: 'TCG-STACK-21' }, (t) => {
  const cards = written(
    ['Veteran (A)', 'Light Character - Rebel', 'cost 3   speed 30   power 3   health 6'],
    ['Veteran (B)', 'Light Character - Rebel', 'cost 3   speed 30   power 3   health 2'],
  );
  t.board({
    at: 'Light builds',
    cards,
    light: { character: [{ card: 'Veteran (A)', under: ['Veteran (B)'], damage: 4 }] },
  });
  t.answer('Light: bring Veteran (B) on top');
  t.is(t.titles('Light', 'discard').length, 2); // said, or by the general test: at once by both
});

scenarioBoth('The moment of a contest', { nh: 'TCG-CONTEST-02', x: 'TCG-CONTEST-03' }, (t) => {
  t.board({
    at: 'Ground battle',
    dark: { force: 1, character: ['Watto (A)'] },
    light: { force: 1, build: ['Watto (A)'], hand: ['Rousing Speech'] },
    cards: written([
      'Rousing Speech',
      'Light Battle',
      'Pay 1 Force -> Choose 1 of your retreated units. Put it into its arena. Gain 4 Force.',
    ]),
  });
  t.answer('Light: play Rousing Speech');
  t.asks(t.by({ nh: 'Light', x: 'Dark' }), 'bid');
  t.is(t.force('Light'), t.by({ nh: 4, x: 0 })); // after the effect that brought it, or before that is finished
});

scenarioBoth('The loser of a contest', { nh: 'TCG-CONTEST-10', x: 'TCG-CONTEST-11' }, (t) => {
  t.board({ at: 'battle starts', dark: { character: ['Watto (A)'] }, light: { character: ['Watto (A)'] } });
  t.card('Light Watto (A)', { zone: 'build', tapped: false });
  const retreats = t.match.events.filter(({ kind }) => kind === 'retreat').length;
  t.is(retreats, t.by({ nh: 1, x: 0 }));
});

const FLIERS: readonly Written[] = [
  ['Ace', 'Light Character - Rebel', 'Starfighter Pilot: +1 power.', 'Build step: Tap -> Draw 1 card.'],
  ['Wing', 'Light Space - Starfighter Squadron'],
  ['Dart', 'Light Space - Starfighter'],
  [
    'Shove',
    'Light Mission',
    'cost 0',
    'Give each of your Characters "Pay 1 Force -> Evade 1." this turn. Tap each of your Characters.',
  ],
];

scenarioBoth('How many Pilots a unit takes', { nh: 'TCG-PILOT-04', x: 'TCG-PILOT-05' }, (t) => {
  t.board({
    at: 'Light builds',
    cards: written(...FLIERS),
    light: { space: [{ card: 'Wing', pilot: 'Ace' }], character: ['Ace'] },
  });
  t.startBuilding();
  t.is(isOffered(t, 'move Ace onto Wing'), t.by({ nh: false, x: true }));
});

scenarioBoth(
  'Where Pilots move',
  { nh: 'TCG-PILOT-14 TCG-PILOT-15 TCG-PILOT-16', x: 'TCG-PILOT-17 TCG-PILOT-49' },
  (t) => {
    const board = (light: object): void => {
      t.board({ at: 'Light builds', cards: written(...FLIERS), light });
      t.startBuilding();
    };
    board({ space: [{ card: 'Dart', pilot: 'Ace' }, 'Wing'] });
    t.is(isOffered(t, 'move Ace onto Wing'), true); // across
    board({ space: [{ card: 'Dart', pilot: 'Ace' }] });
    t.is([isOffered(t, 'move Ace to the Character'), isOffered(t, 'move Ace to the build zone')], [true, true]);
    board({ build: ['Dart'], character: ['Ace'] });
    t.is(isOffered(t, 'move Ace onto Dart'), t.by({ nh: false, x: true })); // a retreated unit
  },
);

scenarioBoth('Words for Characters, and a Pilot on a unit', { nh: 'TCG-PILOT-21', x: 'TCG-PILOT-22' }, (t) => {
  t.board({
    at: 'Light builds',
    cards: written(...FLIERS),
    light: { space: [{ card: 'Dart', pilot: 'Ace' }], hand: ['Shove'] },
  });
  t.startBuilding();
  t.answer('Light: complete Shove');
  t.card('Ace', { tapped: t.by({ nh: true, x: false }) });
});

scenarioBoth('Other text of a Pilot on a unit', { nh: 'TCG-PILOT-27', x: 'TCG-PILOT-29' }, (t) => {
  t.board({
    at: 'Light builds',
    cards: written(...FLIERS),
    light: { space: [{ card: 'Dart', pilot: 'Ace' }], deck: ['Jedi Patrol'] },
  });
  t.startBuilding();
  t.is(isOffered(t, 'Ace: Build step'), t.by({ nh: true, x: false }));
});

scenarioBoth('Retreating with Pilots', { nh: 'TCG-PILOT-35', x: 'TCG-PILOT-36' }, (t) => {
  t.board({
    at: 'Light retreats',
    cards: written(...FLIERS),
    light: { space: [{ card: 'Dart', pilot: 'Ace' }, 'Wing'] },
  });
  t.offers('retreat Dart', ...t.by({ nh: ['retreat Ace'], x: [] }), 'retreat Wing', 'done');
  t.answer('Light: retreat Dart');
  t.card('Dart', { zone: 'build', tapped: true, pilot: 'Ace' });
});

scenarioBoth('The order at the end of a turn', { nh: 'TCG-WIN-04 TCG-WIN-06', x: 'TCG-WIN-05' }, (t) => {
  const cards = written(
    FOE,
    FRIEND,
    ['Bell', 'Light Mission', 'cost 0', 'Give 1 of your Jedi +5 health this turn.'],
    ['Watch', 'Light Space - Ship', 'When battle ends: Gain 1 Force for each of your Jedi in Character.'],
  );
  t.board({
    at: 'Light builds',
    cards,
    dark: { character: [{ card: 'Foe', tapped: true }] },
    light: { space: ['Watch'], character: [{ card: 'Friend', tapped: true, damage: 3 }], hand: ['Bell'] },
  });
  t.startBuilding();
  t.answer('Light: complete Bell');
  t.endCommand();
  t.passChances();
  const order = t.match.events.map(({ kind }) => kind).filter((kind) => ['trigger', 'expire'].includes(kind));
  t.is(order.slice(-2), t.by({ nh: ['trigger', 'expire'], x: ['expire', 'trigger'] }));
});
