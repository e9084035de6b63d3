/** Two-Headed Troig: in what order effects of a team happen, and whom they reach (TCG-TROIG-04 to TCG-TROIG-09). */
import { scenarioX } from '../../src/testing/index.ts';
import { whyNot } from '../../src/whynot.ts';
import { TROIG_CARDS as CARDS } from './troig-cards.ts';

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
      light: {
        force: 1,
        space: ['Scout'],
        deck: ['Tithe'],
        locations: { character: 'Lars Homestead', space: 'Starfield' },
      },
      lightB: { force: 1, character, space: ['Scout'], deck: ['Tithe'] },
    });
  board(['Scribe']);
  // The one who completed it has nobody there; the partner has.
  t.asks('Light B', 'chance');
  const homestead = t.find('Lars Homestead');
  t.is(whyNot(t.seenBy('Light B'), { kind: 'ability', card: homestead }), null);
  t.is(whyNot(t.seenBy('Light A'), { kind: 'ability', card: homestead }) === null, false);
  t.answer('Light B: Lars Homestead');
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
    darkB: { ground: ['Tauntaun', 'Wampa'], character: ['Archivist'] },
    light: { character: ['Scribe'], space: ['Scout', 'Scout', 'Scout'] },
    lightB: { points: 3, hand: ['Clear the Skies'], character: ['Watcher', 'Farmhand', 'Overseer'] },
  });
  t.answer('Light A: done', 'Light B: complete Clear the Skies');
  // First Dark, one from each arena in which the two of them have enough.
  t.asks('Dark A', 'discard');
  t.offers('Tauntaun', 'Wampa');
  t.answer('Dark A: Wampa');
  t.asks('Dark A', 'discard');
  t.offers('Herald', 'Warrior', 'Steward', 'Archivist');
  t.answer('Dark A: Herald');
  t.asks('Light A', 'discard');
  t.offers('Scribe', 'Watcher', 'Farmhand', 'Overseer');
  t.answer('Light A: Watcher');
  t.is([t.titles('Dark A', 'discard'), t.titles('Dark B', 'discard')], [['Herald'], ['Wampa']]);
  t.is([t.titles('Light A', 'discard'), t.titles('Light B', 'discard')], [[], ['Watcher', 'Clear the Skies']]);
});

scenarioX('What a unit gives its player’s units, a Location gives the team’s', 'TCG-TROIG-07', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    dark: { character: ['Herald'] },
    light: { points: 5, character: ['Malakili (A)', 'Rancor'], hand: ['Farmhand', 'Overseer'] },
    lightB: {
      points: 5,
      character: ['Rancor'],
      hand: ['Farmhand', 'Overseer'],
      locations: { character: 'Lars Homestead' },
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

scenarioX('The Intercept that a unit gives is for its player’s units too', 'TCG-TROIG-07', (t) => {
  const attackOn = (defender: string): void => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [6, 6, 6],
      dark: { character: ['Warrior'] },
      light: { force: 1, character: [{ card: 'Malakili (A)', tapped: true }, 'Rancor'] },
      lightB: { force: 1, character: [{ card: 'Scribe', tapped: true }, 'Rancor'] },
    });
    t.passUntil('unitTurn', 'Dark A');
    t.answer(`Dark A: Warrior attacks ${defender}`);
  };
  attackOn('Malakili (A)');
  t.asks('Light A', 'chance');
  t.answer('Light A: Rancor: Pay 1 Force -> Intercept');
  t.card('Light A Rancor', { damage: 3 });
  t.is(t.force('Light A'), 0);
  attackOn('Scribe');
  t.passUntil('order', 'Light A'); // nobody was offered to intercept for Light B
  t.card('Light B Rancor', { damage: 0 });
  t.is(t.force('Light B'), 1);
});

scenarioX('What may attack your units never reaches the partner’s', 'TCG-TROIG-08 TCG-TROIG-09', (t) => {
  t.board({
    at: 'Ground battle',
    cards: CARDS,
    dice: [6, 6, 6, 1, 1, 1],
    dark: { ground: ['Wampa', { card: 'Tauntaun', tapped: true }] },
    darkB: { ground: [{ card: 'Swoop Bike', tapped: true }] },
    lightB: { ground: [{ card: 'Tatooine Sandcrawler', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark A');
  t.offers('Wampa attacks Tauntaun', 'Wampa attacks Tatooine Sandcrawler', 'does not attack');
  t.answer('Dark A: Wampa attacks Tauntaun');
  t.passChances();
  t.card('Tauntaun', { damage: 3 });
});
