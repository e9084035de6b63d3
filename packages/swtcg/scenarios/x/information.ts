/** Free, derived and private information (TCG-INFO): what a view holds is what its viewer may know. */
import { SPECTATOR, UNKNOWN, viewersOf } from '@dejarik/kernel';
import { type Play, scenarioBoth, scenarioX } from '../../src/testing/index.ts';
import { power } from '../../src/rules/query.ts';
import { FOE, written } from './written.ts';

const VIEWERS = ['Dark', 'Light', null] as const;

/** A table with something in every zone. */
function table(t: Play): void {
  t.board({
    at: 'Dark builds',
    dark: {
      force: 3,
      points: 5,
      hand: ['Jawa', 'Geonosian Guard'],
      deck: ['Geonosian Warrior', 'Jawa', 'Swoop Bike'],
      discard: ['Swoop Bike'],
      character: [{ card: 'Darth Vader (B)', tapped: true, damage: 2 }],
      build: [{ down: 'Geonosian Guard', counters: 2 }, 'Battle Droid Squad'],
    },
    light: {
      force: 6,
      hand: ['Clone Warrior 4/163'],
      deck: ['Clone Trooper 6/298', 'Clone Warrior 4/163'],
      character: ['Luke Skywalker (B)', { card: 'Naboo Security Guard', damage: 1 }],
    },
  });
  t.startBuilding();
}

scenarioX('Free information is in every view', 'TCG-INFO-01 TCG-INFO-07', (t) => {
  table(t);
  const { state: s } = t;
  t.answer('deploy Jawa');
  for (const viewer of VIEWERS) {
    const seen = t.seenBy(viewer);
    for (const name of ['Darth Vader (B)', 'Luke Skywalker (B)', 'Battle Droid Squad', 'Swoop Bike']) {
      const card = t.find(name);
      t.is(seen.state.def[card], t.state.def[card], `${name}: what it is, and so its text`);
      t.is(
        [seen.state.zone[card], seen.state.tapped[card], seen.state.damage[card]],
        [t.state.zone[card], t.state.tapped[card], t.state.damage[card]],
      );
    }
    t.is([seen.state.force, seen.state.points, seen.state.turn], [t.state.force, t.state.points, s.turn]);
    // What happened, and how the numbers come about.
    const number = viewer === null ? SPECTATOR : t.state.seats.findIndex(({ name }) => name === viewer);
    t.is(
      t.events('deploy').map((event) => t.game.viewEvent(event, number) !== null),
      [true],
    );
    t.is(power(seen, t.find('Darth Vader (B)')), power(t.table, t.find('Darth Vader (B)')));
  }
});

scenarioX('Derived information can be worked out from the view', 'TCG-INFO-02 TCG-INFO-07', (t) => {
  table(t);
  for (const viewer of VIEWERS) {
    const { state } = t.seenBy(viewer);
    t.is(
      [state.hand, state.deck, state.discard, state.build].map((zones) => zones.map(({ length }) => length)),
      [
        [2, 1],
        [3, 2],
        [1, 0],
        [2, 0],
      ],
    );
    t.is(state.counters[t.state.build[0]![0]!], 2); // the counters on a card face down
  }
});

scenarioBoth(
  'Hands, decks and cards face down are private',
  { nh: 'TCG-INFO-05', x: 'TCG-INFO-03 TCG-INFO-05 TCG-INFO-07' },
  (t) => {
    table(t);
    const [dark, light] = [0, 1];
    const hidden = (viewer: (typeof VIEWERS)[number], cards: readonly number[]): boolean[] =>
      cards.map((card) => t.seenBy(viewer).state.def[card] === UNKNOWN);
    const { hand, deck, build } = t.state;
    t.is(hidden('Dark', hand[dark]!), [false, false]);
    t.is(hidden('Light', hand[dark]!), [true, true]);
    t.is(hidden(null, hand[dark]!), [true, true]);
    t.is(hidden('Dark', hand[light]!), [true]);
    t.is(hidden('Light', hand[light]!), [false]);
    // A player knows what is left in the own deck, but not in which order; nobody else knows anything of it.
    for (const viewer of VIEWERS)
      t.is(
        hidden(viewer, deck[dark]!),
        deck[dark]!.map(() => viewer !== 'Dark'),
      );
    t.is(hidden('Dark', build[dark]!), [false, false]);
    for (const viewer of ['Light', null] as const) t.is(hidden(viewer, build[dark]!), [true, false]);
    // The question is its seat's alone.
    t.is(t.seenBy('Light').state.question?.options ?? [], []);
    t.is(t.seenBy('Dark').state.question?.options.length, t.options.length);
  },
);

scenarioX('The record answers a judge in full, and nobody else learns of it', 'TCG-INFO-04 TCG-INFO-06', (t) => {
  table(t);
  const faceDown = t.state.build[0]![0]!;
  t.answer('add build counters to Geonosian Guard', '2');
  const views = (): string[] => VIEWERS.map((viewer) => JSON.stringify(t.seenBy(viewer).state));
  const before = views();
  // Whoever has the record looks at any decision with all that is hidden, face-down cards and hands too.
  const then = t.match.at(0).state;
  t.is(t.game.cards.cards[then.def[faceDown]!]!.card.name, 'Geonosian Guard');
  t.is(
    then.hand[0]!.map((card) => t.game.cards.cards[then.def[card]!]!.card.name),
    ['Jawa', 'Geonosian Guard'],
  );
  t.is(then.counters[faceDown], 2);
  // It leaves the game and its views as they are.
  t.is(t.state.counters[faceDown], 4);
  t.is(views(), before);
});

/** What each viewer is told of everything that happened, in words. */
const told = (t: Play): string[][] =>
  viewersOf(t.state).map((viewer) =>
    (t.table.events ?? []).flatMap((event) => {
      const seen = t.game.viewEvent(event, viewer);
      return seen === null ? [] : [t.game.describeEvent(seen)];
    }),
  );

const PLAYED_HIDDEN = written(
  FOE,
  [
    'Digger',
    'Dark Ground - Rogue',
    'From your build zone, build step: Pay 1 Force -> Put 1 build counter on this card.',
  ],
  ['Crawler', 'Dark Ground - Rogue'],
  [
    'Amphibian',
    'Dark Ground/Character - Creature',
    'From your hand: Pay 1 Force -> Play this card. Put 1 damage counter on this card.',
  ],
  ['Omen', 'Dark Character - Rogue', 'From your hand, build step: Reveal this card -> Gain 1 Force.'],
  ['Secretive', 'Dark Character - Rogue', 'Hidden Cost 1.', 'To complete, discard 1 card.'],
  ['Censor', 'Light Character - Jedi', 'Pay 1 Force -> Disrupt an activated ability.'],
);

scenarioX('A face-down card whose text is played is shown first, and stays known', 'TCG-INFO-08 TCG-ZONE-28', (t) => {
  t.board({
    at: 'Dark builds',
    cards: PLAYED_HIDDEN,
    dark: {
      force: 1,
      build: [
        { down: 'Digger', counters: 1 },
        { down: 'Crawler', counters: 1 },
      ],
    },
    light: {},
  });
  t.startBuilding();
  t.answer('Dark: Digger: From your build zone');
  for (const sentences of told(t)) {
    const at = sentences.indexOf('Dark shows Digger.');
    t.is([at >= 0, sentences[at + 1]?.startsWith('Digger: ')], [true, true]);
  }
  const [digger, crawler] = t.state.build[0]!;
  t.card('Digger', { counters: 2 });
  for (const viewer of ['Light', null] as const)
    t.is(
      [digger!, crawler!].map((card) => t.seenBy(viewer).state.def[card] === UNKNOWN),
      [false, true],
    );
});

scenarioX(
  'A card whose text is played out of a hand is shown first, and where in the hand it was is not',
  'TCG-INFO-08',
  (t) => {
    const hands = [
      ['Omen', 'Crawler', 'Jawa'],
      ['Crawler', 'Omen', 'Jawa'],
      ['Crawler', 'Jawa', 'Omen'],
    ] as const;
    const events = hands.map((hand) => {
      t.board({ at: 'Dark builds', cards: PLAYED_HIDDEN, dark: { hand: [...hand] }, light: {} });
      t.startBuilding();
      t.answer('Dark: Omen: From your hand');
      t.is(t.events('show').length, 1);
      t.card('Omen', { zone: 'hand' });
      t.is(
        t.state.hand[0]!.map((card) => t.seenBy('Light').state.def[card]),
        [UNKNOWN, UNKNOWN, UNKNOWN],
      );
      for (const sentences of told(t)) t.is(sentences.includes('Dark shows Omen.'), true);
      return [1, SPECTATOR].map((viewer) => (t.table.events ?? []).map((event) => t.game.viewEvent(event, viewer)));
    });
    t.is([events[1], events[2]], [events[0], events[0]]);
  },
);

scenarioX(
  'What is played out of a hand comes to its place wherever it was in the hand, and is spoken of there',
  'TCG-INFO-08 TCG-GLOSS-08',
  (t) => {
    for (const hand of [
      ['Amphibian', 'Crawler', 'Jawa'],
      ['Crawler', 'Jawa', 'Amphibian'],
    ]) {
      t.board({
        at: 'Character battle',
        cards: PLAYED_HIDDEN,
        dark: { force: 1, character: ['Foe'], hand },
        light: {},
      });
      t.answer('Dark: Amphibian: From your hand', 'Dark: Character');
      t.card('Amphibian', { zone: 'Character', damage: 1 });
      t.is(t.titles('Dark', 'hand').toSorted(), ['Crawler', 'Jawa']);
    }
  },
);

scenarioX('What is disrupted out of a hand is named', 'TCG-INFO-08 TCG-DISR-03', (t) => {
  t.board({
    at: 'Character battle',
    cards: PLAYED_HIDDEN,
    dark: { force: 1, character: ['Foe'], hand: ['Crawler', 'Amphibian'] },
    light: { force: 1, character: ['Censor'] },
  });
  t.answer('Dark: Amphibian: From your hand', 'Light: Censor: Disrupt');
  t.card('Amphibian', { zone: 'hand' });
  for (const sentences of told(t)) t.is(sentences.includes('Amphibian is disrupted.'), true);
});

scenarioX('What a card asks for before it is turned up by its Hidden Cost shows it', 'TCG-INFO-08', (t) => {
  t.board({
    at: 'Character battle',
    cards: PLAYED_HIDDEN,
    dark: { force: 2, character: ['Foe'], build: [{ down: 'Secretive', counters: 2 }], hand: ['Crawler', 'Jawa'] },
    light: {},
  });
  t.answer('Dark: complete Secretive in the build zone');
  t.asks('Dark', 'discard');
  t.is(t.seenBy('Light').state.def[t.find('Secretive')] === UNKNOWN, false);
});
