import { viewersOf } from '@dejarik/kernel';
import { ARENAS } from '../../src/cards/card.ts';
import type { EventOf } from '../../src/rules/event.ts';
import { scenarioBoth, scenarioX } from '../../src/testing/index.ts';

const RALLY = `
1 Herald   Light Character - Soldier   C
   cost 3   speed 10   power 1   health 3
   Each of your other Soldiers has +2 power.

2 Recruit   Light Character - Soldier   C
   cost 3   speed 10   power 1   health 3
`;

scenarioBoth(
  'A standing rule of a retreated unit',
  { nh: 'TCG-STATIC-02 TCG-ZONE-17', x: 'TCG-STATIC-03 TCG-ZONE-16' },
  (t) => {
    t.board({ at: 'Dark builds', cards: RALLY, light: { character: ['Recruit'], build: ['Herald'] } });
    t.card('Recruit', { power: t.by({ nh: 3, x: 1 }) });
  },
);

const ZONES = `${RALLY}
3 Cause   Light Event   C
   Each of your units has +1 power.

4 Treasury   Light Resource   C
   cost 1
   Each of your units has +10 speed.

5 Militia   Light Subordinate - Character Soldier   S
   speed 10   power 1   health 1
   Each of your other units has +5 power.

6 Draft   Light Mission   C
   cost 0
   Gain 1 Force for each of your units.

7 Exile   Light Mission   C
   cost 0
   Set 1 enemy unit in Character aside.

8 Banish   Light Mission   C
   cost 0
   Remove 1 enemy unit in Character from the game.

9 Drill   Light Mission   C
   cost 0
   Draw 2 cards.

10 Hunt   Dark Mission   C
   cost 0
   Choose 1 enemy Soldier card in the enemy build zone. Discard it.

11 Probe   Dark Mission   C
   cost 0
   Choose 1 enemy partly built Soldier card. Discard it.

12 Herald of Peace   Light Character - Diplomat   C
   cost 3   speed 10   power 1   health 3
   Counts as Jedi.

13 Calling   Light Mission   C
   cost 0
   Search your deck for a Jedi card.

14 Purge   Dark Mission   C
   cost 0
   Put 3 damage counters on each enemy unit.
`;

scenarioX('Supply, Event and Resource zone, and out of play', 'TCG-ZONE-02 TCG-ZONE-25', (t) => {
  t.board({
    at: 'Light builds',
    cards: ZONES,
    dark: { character: ['Geonosian Guard'] },
    light: { supply: ['Militia'], event: 'Cause', resource: 'Treasury', character: ['Recruit'], hand: ['Exile'] },
  });
  t.card('Militia', { zone: 'supply' });
  t.card('Cause', { zone: 'event' });
  t.card('Treasury', { zone: 'resource' });
  // What lies in the supply is not in play, and nobody else sees it.
  t.card('Recruit', { power: 2, speed: 20 });
  const seen = (viewer: 'Dark' | 'Light' | null) => t.seenBy(viewer).state.def[t.find('Militia')]! >= 0;
  t.is([seen('Light'), seen('Dark'), seen(null)], [true, false, false]);
  t.answer('Light: complete Exile');
  t.card('Geonosian Guard', { zone: 'out of play' });
});

scenarioX('A draw from an empty deck yields nothing, and play goes on', 'TCG-ZONE-04', (t) => {
  t.board({
    at: 'Light builds',
    cards: ZONES,
    light: { hand: ['Drill'], deck: ['Recruit'], space: ['N-1 Starfighter'] },
  });
  t.answer('Light: done', 'Light: complete Drill');
  t.is(t.titles('Light', 'hand'), ['Recruit']);
  t.winner('undecided');
  t.asks('Light', 'build');
});

scenarioX('Battle goes from Space over Ground to Character', 'TCG-ZONE-14', (t) => {
  t.is(ARENAS, ['Space', 'Ground', 'Character']);
  t.board({
    at: 'battle starts',
    dark: { space: ['TIE Fighter DS-3-12'], ground: ['Stormtrooper Squad'], character: ['Geonosian Guard'] },
    light: { space: ['N-1 Starfighter'], ground: ['Clone Squad'], character: ['Naboo Security Guard'] },
  });
  for (let i = 0; i < 60 && t.state.turn === 2; i++)
    t.answer(t.options.find((text) => text.includes('does not attack')) ?? 'pass');
  t.is(
    t.events('battleStep').map(({ arena }) => arena),
    [0, 1, 2],
  );
});

scenarioX(
  'Face up in an arena is in play, face down in a build zone is not',
  'TCG-ZONE-15 TCG-ZONE-28 TCG-ZONE-30',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: ZONES,
      light: {
        hand: ['Draft'],
        character: ['Recruit'],
        build: [
          { down: 'Herald', counters: 3 },
          { down: 'Herald', counters: 3, shown: true },
        ],
      },
    });
    // Neither does its text work, nor is it a unit, though all were shown one of the two.
    t.card('Recruit', { power: 1 });
    t.answer('Light: complete Draft');
    t.is(t.force('Light'), 1);
  },
);

scenarioX('What was shown still counts as face down', 'TCG-ZONE-28', (t) => {
  t.board({
    at: 'Dark builds',
    cards: ZONES,
    dark: { hand: ['Purge', 'Probe'] },
    light: { build: [{ down: 'Herald', counters: 3, shown: true }] },
  });
  t.answer('Dark: complete Purge');
  t.card('Herald', { zone: 'build', faceDown: true, damage: 0 });
  t.answer('Dark: complete Probe');
  t.card('Herald', { zone: 'discard' });
});

scenarioX('Words for a kind of card reach those face down only if they say so', 'TCG-ZONE-19', (t) => {
  const light = { build: [{ down: 'Herald', counters: 1 }] } as const;
  t.board({ at: 'Dark builds', cards: ZONES, dark: { hand: ['Hunt'] }, light });
  t.answer('Dark: complete Hunt');
  t.card('Herald', { zone: 'build', faceDown: true });
  t.board({ at: 'Dark builds', cards: ZONES, dark: { hand: ['Probe'] }, light });
  t.answer('Dark: complete Probe');
  t.card('Herald', { zone: 'discard' });
});

scenarioX('In hand, deck and discard pile text is silent, but "counts as" is not', 'TCG-ZONE-21', (t) => {
  t.board({
    at: 'Light builds',
    cards: ZONES,
    light: {
      character: ['Recruit'],
      hand: ['Herald', 'Calling'],
      deck: ['Herald', 'Herald of Peace'],
      discard: ['Herald'],
    },
  });
  t.card('Recruit', { power: 1 });
  t.answer('Light: done', 'Light: complete Calling');
  t.offers('search Herald of Peace', 'done');
});

scenarioX(
  'Each use of such an effect makes a group of its own, and none is the other',
  'TCG-ZONE-26 TCG-ZONE-27',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: ZONES,
      dark: { character: ['Jawa', 'Geonosian Guard', 'Geonosian Warrior'] },
      light: { hand: ['Exile', 'Exile', 'Banish', 'Draft'], character: ['Recruit'] },
    });
    t.answer('Light: complete Exile', 'choose Jawa', 'Light: complete Exile', 'choose Geonosian Guard');
    t.answer('Light: complete Banish');
    const { groups, group } = t.state.expanded!;
    t.is(
      groups.map(({ kind }) => kind),
      ['set aside', 'set aside', 'removed from the game'],
    );
    t.is(new Set(['Jawa', 'Geonosian Guard', 'Geonosian Warrior'].map((name) => group[t.find(name)])).size, 3);
    // They are no units any more, for anybody.
    t.answer('Light: complete Draft');
    t.is([t.force('Light'), t.titles('Dark', 'Character')], [1, []]);
  },
);

scenarioX('An Event is on in setup already, a Resource is not', 'TCG-ZONE-23 TCG-ZONE-24', (t) => {
  t.board({
    at: 'setup',
    cards: ZONES,
    dark: { hand: ['Geonosian Guard'] },
    light: { event: 'Cause', resource: 'Treasury', hand: ['Recruit', 'Recruit'] },
  });
  t.answer('Dark: put out Geonosian Guard', 'Light: put out Recruit');
  t.card('Recruit', { zone: 'Character', power: 2, speed: 10 });
  t.is(
    t.state.expanded!.event.map(({ length }) => length),
    [0, 1],
  );
  t.is(
    t.state.expanded!.resource.map(({ length }) => length),
    [0, 1],
  );
});

scenarioX(
  'What is put aside face down is known to who saw it before, and to nobody else',
  'TCG-ZONE-26 TCG-INFO-05',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: `
      1 Convoy   Light Space - Transport   C
         cost 3   speed 20   power 1   health 6
         Build step: Free -> Choose 1 card in your hand. Put it under this card face down.
    `,
      dark: { space: ['Devastator (A)'] },
      light: { space: ['Convoy'], hand: ['Jedi Patrol'], deck: ['Elite Jedi Squad', 'Jedi Heroes'] },
    });
    t.startBuilding();
    t.answer('Light: Convoy: Build step');
    const { def } = t.state;
    const card = t.state.zone.findIndex((_, i) => t.game.cardsOf('x').cards[def[i]!]?.card.name === 'Jedi Patrol');
    t.is(
      [0, 1].map((seat) => t.game.view(t.table, seat).state.def[card] === def[card]),
      [false, true],
    );
  },
);

scenarioX('What comes back from there to the hand is told to nobody else', 'TCG-ZONE-26 TCG-INFO-05', (t) => {
  t.board({
    at: 'Light builds',
    cards: `
      1 Convoy   Light Space - Transport   C
         cost 3   speed 20   power 1   health 6
         Build step: Free -> Choose 1 card in your hand. Put it under this card face down.
         Build step: Free -> Return 1 card put under this card to your hand.
    `,
    light: { space: ['Convoy'], hand: ['Jedi Patrol'] },
  });
  t.startBuilding();
  t.answer('Light: Convoy: Build step: Choose 1 card');
  while (t.state.question?.kind !== 'build') t.answer('Jedi Patrol');
  t.answer('Light: Convoy: Build step: Return 1 card');
  while (t.state.question?.kind !== 'build') t.answer('Jedi Patrol');
  const [back] = t.events('toHand');
  t.is(back?.def, t.state.def[t.find('Jedi Patrol')]);
  t.is(
    viewersOf(t.state).map((viewer) => (t.game.viewEvent(back!, viewer) as EventOf<'toHand'>).def === back!.def),
    [false, true, false],
  );
});

scenarioX('What works of a unit in the build zone, and what does not', 'TCG-ZONE-16', (t) => {
  t.board({
    at: 'Light builds',
    cards: `
      1 Jack   Light Character - Rebel   C
         cost 3   speed 20   power 1   health 6
         Counts as Jedi.
         Upkeep: Pay 1 Force.
         Starfighter Pilot: +10 speed.
         Reserves: Build step: Free -> Gain 3 Force.
         Build step: Free -> Gain 5 Force.
         Each of your units has +10 power.
         Shields 2.

      2 Census   Light Mission   C
         cost 0
         Gain 1 Force for each of your Jedi.

      3 Dart   Light Space - Starfighter   C
         cost 3   speed 20   power 1   health 6
    `,
    light: { force: 1, build: ['Jack'], space: ['Dart'], hand: ['Census'] },
  });
  t.answer('Light: upkeep of Jack: pay 1 Force'); // due there too
  t.offersAlso('Jack: Build step: Free -> Gain 3 Force.', 'move Jack onto Dart');
  t.doesNotOffer('Gain 5 Force');
  t.card('Dart', { power: 1 });
  t.is(t.keyword('Jack', 'Shields'), 0);
  t.answer('Light: complete Census');
  t.is(t.force('Light'), 1);
});

scenarioX('A text speaks of what it put aside itself', 'TCG-ZONE-26', (t) => {
  t.board({
    at: 'Light builds',
    cards: `
      1 Vault   Light Ground - Base   C
         cost 3   speed 20   power 1   health 6
         Build step: Free -> Choose 1 card in your hand. Put it under this card.
         Build step: Free -> Return 1 card put under this card to your hand.

      2 Safe   Light Ground - Base   C
         cost 3   speed 20   power 1   health 6
         Build step: Free -> Return 1 card put under this card to your hand.
    `,
    light: { ground: ['Vault', 'Safe'], hand: ['Jedi Patrol'] },
  });
  t.answer('Light: Vault: Put it under this card');
  t.is(t.titles('Light', 'hand'), []);
  t.doesNotOffer('Safe');
  t.answer('Light: Vault: Return 1 card');
  t.is(t.titles('Light', 'hand'), ['Jedi Patrol']);
});
