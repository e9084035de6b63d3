/** Two-Headed Troig: two against two (TCG-TROIG). The players of a team are called A, the primary player, and B. */
import { SPECTATOR } from '@dejarik/kernel';
import { EXPANDED, NEW_HOPE } from '../../src/editions.ts';
import { SEATS, TWO_HEADED } from '../../src/seats.ts';
import { type Play, scenarioX } from '../../src/testing/index.ts';
import { whyNot } from '../../src/whynot.ts';

const CARDS = `
1 Warrior   Dark Character - Soldier   C
   cost 3   speed 50   power 3   health 3
   Between attacks: Pay 1 Force -> Draw 1 card.

2 Watcher   Light Character - Soldier   C
   cost 3   speed 40   power 3   health 3
   Between attacks: Pay 1 Force -> Draw 1 card.

3 Herald   Dark Character - Officer   C
   cost 2   speed 30   power 1   health 5
   When battle starts: Gain 1 Force.

4 Scribe   Light Character - Officer   C
   cost 2   speed 30   power 1   health 5
   When battle starts: Gain 2 Force.

5 Steward   Dark Character - Officer   C
   cost 2   speed 30   power 1   health 5
   When your build step starts: Gain 1 Force.

6 Drain   Dark Battle   C
   Between attacks: Pay 1 Force -> The enemy loses 2 Force.

7 Extort   Dark Battle   C
   Between attacks: Pay 1 Force -> The enemy discards 1 card.

8 Threat   Dark Battle   C
   Between attacks: Pay 1 Force -> Unless the enemy pays 2 Force: Draw 1 card.

9 Tithe   Light Mission   C
   cost 0
   Dark loses 1 Force.

10 Grenade   Dark Battle   C
   Between attacks: Pay 1 Force -> Choose 1 enemy unit. This card deals 1 damage to it.

11 Bandage   Dark Battle   C
   Between attacks: Pay 1 Force -> Choose 1 of your units. Tap it.

12 Rancor Keeper   Neutral Character - Corellian   C
   cost 5   speed 20   power 2   health 5
   Each of your Creatures has +1 power, +1 health and "Pay 1 Force -> Intercept."

13 Rancor   Neutral Character - Creature   C
   cost 5   speed 10   power 4   health 4

14 Homestead   Light Location - Character Farm   C
   cost 2
   Each of your units with build cost 5 or less costs 1 less to deploy.
   Between attacks: Pay 1 Force -> Draw 1 card.

15 Farmhand   Light Character - Farmer   C
   cost 5   speed 20   power 2   health 2

16 Overseer   Light Character - Farmer   C
   cost 6   speed 20   power 2   health 2

17 Snow Beast   Neutral Ground - Creature   C
   cost 4   speed 30   power 6   health 4
   This unit can attack your other units in Ground.

18 Tauntaun   Neutral Ground - Beast   C
   cost 2   speed 10   power 1   health 4

19 Starfield   Neutral Location - Space Landscape   C
   cost 1
   Each Fighter has +1 power.

20 Scout   Light Space - Fighter   C
   cost 2   speed 40   power 1   health 1

21 Archivist   Dark Character - Officer   C
   cost 2   speed 30   power 1   health 5
   When you draw a card: Gain 1 Force.
   Build step start: Tap -> Draw 1 card.
`;

const passAll = (t: Play, ...names: readonly string[]): void => t.answer(...names.map((name) => `${name}: pass`));

scenarioX('Two teams of two of one side each, in side order', 'TCG-TROIG-01', (t) => {
  const refused = (sit: () => unknown): boolean => {
    try {
      sit();
      return false;
    } catch {
      return true;
    }
  };
  const game = { name: 'the game', seats: SEATS, sides: ['Dark', 'Light'] };
  t.is(EXPANDED.seating(game, TWO_HEADED), TWO_HEADED);
  const [darkA, darkB, lightA, lightB] = TWO_HEADED;
  for (const wrong of [
    [darkA!, lightA!, darkB!, lightB!],
    [lightA!, lightB!, darkA!, darkB!],
    [darkA!, darkB!, lightA!],
    [darkA!, { ...darkB!, team: 1 }, lightA!, lightB!],
    [darkA!, lightA!, { ...darkB!, team: 1 }, lightB!],
  ])
    t.is(
      refused(() => EXPANDED.seating(game, wrong)),
      true,
    );
  t.is(
    refused(() => NEW_HOPE.seating(game, TWO_HEADED)),
    true,
  );
});

scenarioX('A team has one build step, in which both act until both are done', 'TCG-TROIG-01 TCG-TROIG-02', (t) => {
  t.board({
    at: 'Dark builds',
    cards: CARDS,
    dark: { points: 4, hand: ['Warrior'] },
    darkB: { points: 3, hand: ['Warrior'] },
  });
  t.asks('Dark A', 'build');
  t.answer('Dark A: done', 'Dark B: deploy Warrior for 3');
  t.is([t.points('Dark A'), t.points('Dark B')], [4, 0]);
  t.answer('Dark B: done');
  // The partner did something, so the first may go on.
  t.answer('Dark A: deploy Warrior for 3', 'Dark A: done');
  t.is(t.points('Dark A'), 1, 'kept until the team is done');
  t.answer('Dark B: done');
  t.is(t.points('Dark A'), 0);
  t.asks('Light A', 'build');
  t.answer('Light A: done', 'Light B: done');
});

scenarioX('What a player has is paid with for that player alone', 'TCG-TROIG-02 TCG-TROIG-03', (t) => {
  t.board({
    at: 'Dark builds',
    cards: CARDS,
    dark: { points: 9, force: 9 },
    darkB: { points: 2, hand: ['Warrior'], deck: ['Grenade'] },
  });
  t.is(t.state.points, [9, 2, 0, 0]);
  t.asks('Dark B', 'buildStart'); // the deck of Dark A is empty
  t.answer('Dark B: draw');
  t.asks('Dark A', 'build');
  t.offers('done'); // nothing of the partner's hand
  t.answer('Dark A: done');
  t.asks('Dark B', 'build');
  t.offers('build Warrior', 'done');
});

scenarioX('A team retreats together', 'TCG-TROIG-01', (t) => {
  t.board({
    at: 'Dark retreats',
    cards: CARDS,
    dark: { character: ['Herald'] },
    darkB: { character: ['Warrior', 'Steward'] },
    light: { character: ['Watcher'] },
  });
  t.asks('Dark A', 'retreat');
  t.offers('retreat Herald', 'done');
  t.answer('Dark A: done');
  t.offers('retreat Warrior', 'retreat Steward', 'done');
  t.answer('Dark B: retreat Warrior', 'Dark B: done', 'Dark A: retreat Herald', 'Dark B: done', 'Light A: done');
  t.is(t.state.acting, -1);
  t.card('Warrior', { zone: 'build' });
  t.card('Herald', { zone: 'build' });
});

scenarioX('One play of a team, then one of the other; all four have to pass', 'TCG-TROIG-01', (t) => {
  const side = (unit: string) => ({ force: 2, character: [unit], deck: ['Grenade', 'Grenade'] });
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: side('Warrior'),
    darkB: side('Warrior'),
    light: side('Watcher'),
    lightB: side('Watcher'),
  });
  t.answer('Dark A: Warrior: Draw 1 card');
  passAll(t, 'Light A', 'Light B', 'Dark A');
  t.answer('Dark B: Warrior: Draw 1 card');
  passAll(t, 'Light A', 'Light B', 'Dark A', 'Dark B');
  // Both are as fast: the primary player says whose unit is first.
  t.asks('Dark A', 'order');
  t.offers('Warrior first');
  t.is(t.state.question!.options.length, 2);
});

scenarioX('A team controls arenas and wins as one', 'TCG-TROIG-01', (t) => {
  t.board({
    at: 'turn ends',
    cards: CARDS,
    dark: { ground: ['Tauntaun'] },
    darkB: { character: ['Warrior'] },
    lightB: { space: ['Scout'] },
  });
  t.is(t.state.result?.outcomes, ['won', 'won', 'lost', 'lost']);
  t.board({
    at: 'turn ends',
    cards: CARDS,
    dark: { ground: ['Tauntaun'] },
    darkB: { character: ['Warrior'] },
    light: { space: ['Scout'] },
    lightB: { character: ['Watcher'] },
  });
  t.is(t.state.result, null, 'what the result is');
});

scenarioX('A team shares 50 points in setup, and either player puts out the next unit', 'TCG-TROIG-02', (t) => {
  t.board({
    at: 'preparation',
    cards: CARDS,
    dark: { deck: ['Warrior', 'Herald', 'Steward'] },
    darkB: { deck: ['Rancor', 'Rancor Keeper'] },
    light: { deck: ['Watcher'] },
    lightB: { deck: ['Scout'] },
  });
  while (t.state.question?.kind === 'search') t.answer('done');
  while (t.state.question?.kind === 'mulligan') t.answer('done');
  t.is(t.state.points, [50, 0, 50, 0]);
  t.answer('Dark A: pass');
  t.asks('Dark B', 'setup');
  t.doesNotOffer('pass'); // one of them puts something out, or is finished
  t.answer('Dark B: put out Rancor Keeper');
  t.is(t.state.points, [45, 0, 50, 0]);
  t.answer('Light A: put out Watcher', 'Light A: pass', 'Light B: put out Scout');
  // Each team has spent 5: Dark wins the tie, and its total is that of both players.
  t.is(t.state.points, [45, 0, 45, 0]);
  t.asks('Light B', 'setup');
});

scenarioX('A card that names a side means both players of it', 'TCG-TROIG-02', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    dark: { force: 3 },
    darkB: { force: 2 },
    light: { force: 4, hand: ['Tithe'] },
    lightB: { force: 4 },
  });
  t.answer('Light A: complete Tithe');
  t.is(t.state.force, [2, 1, 4, 4]);
});

scenarioX('Each player has Force and build points of their own', 'TCG-TROIG-02', (t) => {
  t.board({ at: 'turn starts', dice: [3], cards: CARDS, darkB: { force: 2 } });
  t.is(t.state.force, [4, 6, 4, 4]);
  t.is(
    t.events('roll').map(({ seat }) => TWO_HEADED[seat]!.name),
    ['Light A'],
  );
  t.is(t.state.points, [3, 3, 3, 3]);
});

scenarioX("Partners see each other's hands, opponents do not", 'TCG-TROIG-03', (t) => {
  t.board({
    at: 'Dark builds',
    cards: CARDS,
    dark: { hand: ['Grenade'] },
    darkB: { points: 1, hand: ['Bandage', 'Warrior'], deck: ['Drain', 'Extort'], supply: ['Herald'] },
  });
  const known = (viewer: 'Dark A' | 'Light A' | null, zone: 'hand' | 'deck' | 'build'): boolean[] => {
    const { state } = t.seenBy(viewer);
    return state[zone][1]!.map((card) => state.def[card]! >= 0);
  };
  t.is(known('Dark A', 'hand'), [true, true]);
  t.is(known('Dark A', 'deck'), [false, false]);
  t.is(
    [known('Light A', 'hand'), known(null, 'hand')],
    [
      [false, false],
      [false, false],
    ],
  );
  const { state } = t.seenBy('Dark A');
  t.is(state.def[state.expanded!.supply[1]![0]!], -1, 'what is known of the supply');
  // What the partner draws and lays down.
  t.answer('Dark B: draw', 'Dark A: done', 'Dark B: build Warrior');
  const [drawn] = t.events('draw');
  const [laid] = t.events('layDown');
  const seen = (event: typeof drawn | typeof laid): boolean[] =>
    [0, 2, SPECTATOR].map((viewer) => (t.game.viewEvent(event!, viewer) as { def: number }).def >= 0);
  t.is(
    [seen(drawn), seen(laid)],
    [
      [true, false, false],
      [true, false, false],
    ],
  );
  t.is([known('Dark A', 'build'), known('Light A', 'build')], [[true], [false]]);
});

scenarioX("Nobody plays with the partner's cards", 'TCG-TROIG-03', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { force: 3, character: ['Herald'], deck: ['Drain'] },
    darkB: { force: 3, character: ['Warrior'], hand: ['Grenade'], deck: ['Drain'] },
    light: { character: ['Watcher'] },
  });
  // Dark A has no card in hand and nothing to play with.
  t.asks('Dark B', 'chance');
  t.offers('Warrior: Draw 1 card', 'play Grenade', 'pass');
  t.refused(whyNot(t.seenBy('Dark A'), { kind: 'battle', card: t.find('Grenade') }), 'TCG-PRIME-14');
  passAll(t, 'Dark B');
  t.asks('Dark B', 'unitTurn');
});

scenarioX('The primary player orders the effects of the team', 'TCG-TROIG-04', (t) => {
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dark: { character: ['Herald'] },
    darkB: { character: ['Herald'] },
    lightB: { character: ['Scribe', 'Scribe'] },
  });
  t.asks('Dark A', 'trigger');
  const { options } = t.state.question!;
  t.is(
    options.map((option) => ('card' in option ? t.state.owner[option.card] : -1)),
    [0, 1],
  );
  t.answer('Dark A: Herald');
  // One of each team in turn; those of one player too are the primary player's to order.
  t.asks('Light A', 'trigger');
  t.answer('Light A: Scribe');
  t.is(t.state.force, [1, 1, 0, 4]);
});

scenarioX('So does the primary player at the start of the build step', 'TCG-TROIG-04', (t) => {
  t.board({
    at: 'Dark builds',
    cards: CARDS,
    dark: { character: ['Steward'], deck: ['Drain'] },
    darkB: { character: ['Steward', 'Archivist', 'Archivist'], deck: ['Grenade', 'Drain'] },
  });
  t.asks('Dark A', 'buildStart');
  t.is(
    t.state.question!.options.map((option) => ('card' in option ? t.state.owner[option.card] : option.kind)),
    [0, 1, 'draw'],
  );
  t.answer('Dark A: draw', 'Dark A: Steward');
  t.is([t.state.force.slice(0, 2), t.titles('Dark A', 'hand')], [[1, 1], ['Drain']]);
  t.answer('Dark B: draw a card');
  t.asks('Dark A', 'trigger');
  t.answer('Dark A: Archivist');
  t.is(t.state.force.slice(0, 2), [1, 3]);
  // What triggers meanwhile is the primary player's to order as well, whoever is at it.
  t.answer('Dark B: Archivist: Tap');
  t.asks('Dark A', 'buildStart');
  t.offers('Archivist: When you draw a card');
  t.answer('Dark A: Archivist');
  t.is(t.state.force.slice(0, 2), [1, 5]);
});

scenarioX('Your opponent is both players opposite', 'TCG-TROIG-05', (t) => {
  const board = (card: string): void =>
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { force: 1, character: ['Herald'], hand: [card], deck: ['Tithe'] },
      darkB: { force: 5, hand: ['Drain', 'Drain'] },
      light: { force: 5, hand: ['Tithe', 'Watcher'] },
      lightB: { force: 3, hand: ['Scout', 'Farmhand'] },
    });
  board('Drain');
  t.answer('Dark A: play Drain');
  t.is(t.state.force, [0, 5, 3, 1]);
  // Each of them chooses from their own hand.
  board('Extort');
  t.answer('Dark A: play Extort', 'Light A: discard Tithe', 'Light B: discard Farmhand');
  t.is([t.titles('Light A', 'hand'), t.titles('Light B', 'hand')], [['Watcher'], ['Scout']]);
  t.is(t.titles('Dark B', 'hand'), ['Drain', 'Drain']);
  // What one does not pay the other may.
  board('Threat');
  t.answer('Dark A: play Threat', 'Light A: no', 'Light B: pay 2 Force');
  t.is([t.state.force, t.titles('Dark A', 'hand')], [[0, 5, 5, 1], []]);
  board('Threat');
  t.answer('Dark A: play Threat', 'Light A: no', 'Light B: no');
  t.is([t.state.force, t.titles('Dark A', 'hand')], [[0, 5, 5, 3], ['Tithe']]);
});

scenarioX("A partner's units are neither yours nor the enemy's", 'TCG-TROIG-05', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { force: 2, character: ['Herald', 'Steward'], hand: ['Grenade', 'Bandage'] },
    darkB: { character: ['Warrior'] },
    light: { character: ['Watcher'] },
    lightB: { character: ['Scribe'] },
  });
  t.answer('Dark A: play Grenade');
  t.offers('choose Watcher', 'choose Scribe');
  t.answer('choose Scribe', 'Dark A: pass', 'Dark A: play Bandage'); // nothing is prevented
  t.offers('choose Herald', 'choose Steward');
});

scenarioX('On a Location you are the players of its side with units in that arena', 'TCG-TROIG-05', (t) => {
  const board = (character: readonly string[]): void =>
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { force: 1, character: ['Herald'] },
      light: { force: 1, space: ['Scout'], deck: ['Tithe'], locations: { character: 'Homestead', space: 'Starfield' } },
      lightB: { force: 1, character, space: ['Scout'], deck: ['Tithe'] },
    });
  board(['Scribe']);
  // The one who completed it has nobody there; the partner has.
  t.asks('Light B', 'chance');
  const homestead = t.find('Homestead');
  t.is(whyNot(t.seenBy('Light B'), { kind: 'ability', card: homestead }), null);
  t.is(whyNot(t.seenBy('Light A'), { kind: 'ability', card: homestead }) === null, false);
  t.answer('Light B: Homestead');
  t.is([t.state.force, t.titles('Light B', 'hand')], [[1, 0, 1, 0], ['Tithe']]);
  // A text that speaks of nobody's units counts once.
  t.card('Light A Scout', { power: 2 });
  t.card('Light B Scout', { power: 2 });
  board([]);
  t.is([t.state.question!.kind, t.state.turn], ['build', 3]);
});

scenarioX('Clear the Skies: each team chooses one unit of both its players', 'TCG-TROIG-06', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    dark: { ground: ['Tauntaun', 'Tauntaun'], character: ['Herald', 'Warrior', 'Steward'] },
    darkB: { ground: ['Tauntaun', 'Snow Beast'] },
    light: { character: ['Scribe'] },
    lightB: { points: 3, hand: ['Clear the Skies'], character: ['Watcher', 'Farmhand', 'Overseer'] },
  });
  t.answer('Light A: done', 'Light B: complete Clear the Skies');
  t.asks('Dark A', 'discard');
  t.offers('Tauntaun', 'Snow Beast');
  t.answer('Dark A: Snow Beast');
  t.asks('Light A', 'discard');
  t.offers('Scribe', 'Watcher', 'Farmhand', 'Overseer');
  t.answer('Light A: Watcher');
  t.is(
    [t.titles('Dark B', 'discard'), t.titles('Light B', 'discard')],
    [['Snow Beast'], ['Watcher', 'Clear the Skies']],
  );
});

scenarioX('What a unit gives its player’s units, a Location gives the team’s', 'TCG-TROIG-07', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    dark: { character: ['Herald'] },
    light: { points: 5, character: ['Rancor Keeper', 'Rancor'], hand: ['Farmhand', 'Overseer'] },
    lightB: {
      points: 5,
      character: ['Rancor'],
      hand: ['Farmhand', 'Overseer'],
      locations: { character: 'Homestead' },
    },
  });
  t.card('Light A Rancor', { power: 5, health: 5 });
  t.card('Light B Rancor', { power: 4, health: 4 });
  for (const player of ['Light A', 'Light B'] as const) {
    t.doesNotOffer('deploy Overseer');
    t.answer(`${player}: deploy Farmhand for 4`);
    t.is(t.points(player), 1);
    t.answer(`${player}: done`);
  }
});

scenarioX('What may attack your units never reaches the partner’s', 'TCG-TROIG-08 TCG-TROIG-09', (t) => {
  t.board({
    at: 'Ground battle',
    cards: CARDS,
    dice: [6, 6, 6, 1, 1, 1],
    dark: { ground: ['Snow Beast', { card: 'Tauntaun', tapped: true }] },
    darkB: { ground: [{ card: 'Swoop Bike', tapped: true }] },
    lightB: { ground: [{ card: 'Tatooine Sandcrawler', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark A');
  t.offers('Snow Beast attacks Tauntaun', 'Snow Beast attacks Tatooine Sandcrawler', 'does not attack');
  t.answer('Dark A: Snow Beast attacks Tauntaun');
  t.passChances();
  t.card('Tauntaun', { damage: 3 });
});
