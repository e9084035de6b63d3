import { type Play, scenarioX } from '../../src/testing/index.ts';
import { FRIEND, written } from './written.ts';

function passWithout(t: Play, what: string): void {
  while (t.state.question?.kind === 'chance') {
    t.doesNotOffer(what);
    t.answer('pass');
  }
}

const RESOURCES = `
1 Spice Mine   Light Resource   C
   cost 2
   Pay 1 Force -> Give the attacker +1 power this attack.
   Build step: Pay 1 Force -> Gain 1 build point.
   Each of your units has +10 speed.

2 Shipyard   Light Resource   C
   cost 1
   Free -> Draw 1 card.

3 Grunt   Light Character - Soldier   C
   cost 2   speed 20   power 2   health 3

4 Embargo   Dark Mission   C
   cost 0
   Discard each enemy Resource.

5 Vault   Light Resource   C
   cost 1
   Build step: Pay 1 build point -> Put 1 resource counter on this card.
   Build step: Take 1 resource counter off this card -> Gain 2 Force.
`;

scenarioX('A Resource is built and completed into its zone, one for each player', 'TCG-RES-01 TCG-RES-02', (t) => {
  t.board({
    at: 'Light builds',
    cards: RESOURCES,
    light: { points: 5, hand: ['Shipyard'], build: [{ down: 'Spice Mine', counters: 2 }], character: ['Grunt'] },
  });
  t.answer('Light: complete Spice Mine for its 2 build counters');
  t.card('Spice Mine', { zone: 'resource', faceDown: false, counters: 0 });
  t.card('Grunt', { speed: 30 });
  t.offersAlso('build Shipyard');
  t.doesNotOffer('complete Shipyard');
  t.answer('Light: done', 'Light: done');
  t.passUntil('build', 'Dark');
  t.is(t.state.turn, 3);
  t.card('Spice Mine', { zone: 'resource' });
});

scenarioX('Nothing discards it', 'TCG-RES-02 TCG-ZONE-24', (t) => {
  t.board({ at: 'Dark builds', cards: RESOURCES, dark: { hand: ['Embargo'] }, light: { resource: 'Spice Mine' } });
  t.answer('Dark: complete Embargo');
  t.card('Spice Mine', { zone: 'resource' });
});

scenarioX('Of its effects one is played in a turn, and once', 'TCG-RES-03 TCG-RES-05', (t) => {
  t.board({
    at: 'Light builds',
    cards: RESOURCES,
    dark: { character: ['Geonosian Guard'] },
    light: { force: 9, resource: 'Spice Mine', character: ['Grunt'] },
  });
  // By the ordinary rules: this one in the build step, the other in an attack.
  t.doesNotOffer('Spice Mine: +1 power');
  t.answer('Light: Spice Mine: Gain 1 build point');
  t.is([t.points('Light'), t.force('Light')], [1, 8]);
  t.doesNotOffer('Spice Mine');
  t.answer('Light: done', 'Dark: done', 'Light: done');
  t.passUntil('unitTurn');
  while (t.state.question!.kind !== 'unitTurn' || t.state.question!.seat !== 1) t.answer('does not attack');
  t.answer('Light: Grunt attacks Geonosian Guard');
  passWithout(t, 'Spice Mine');
});

scenarioX('What could be played at every attack is played once', 'TCG-RES-03', (t) => {
  t.board({
    at: 'Character battle',
    cards: RESOURCES,
    dark: {
      character: [
        { card: 'Geonosian Guard', tapped: true },
        { card: 'Geonosian Guard', tapped: true },
      ],
    },
    light: { force: 9, resource: 'Spice Mine', character: ['Grunt', 'Grunt'] },
  });
  t.passUntil('order', 'Light');
  t.answer('Grunt first');
  t.answer('Grunt attacks Geonosian Guard');
  t.answer('Light: Spice Mine: +1 power');
  t.card('Spice Mine', { zone: 'resource' });
  passWithout(t, 'Spice Mine');
  t.answer('Grunt attacks Geonosian Guard');
  passWithout(t, 'Spice Mine');
});

scenarioX('Its counters are resource counters, put on it and taken off', 'TCG-RES-04', (t) => {
  t.board({ at: 'Light builds', cards: RESOURCES, light: { points: 1, resource: 'Vault', character: ['Grunt'] } });
  t.doesNotOffer('Vault: Gain 2 Force'); // there is none to take
  t.answer('Light: Vault: Put 1 resource counter');
  t.is(t.state.expanded!.tokens, [{ card: t.find('Vault'), kind: 'resource', n: 1 }]);
  t.answer('Light: done', 'Light: done', 'Dark: done');
  t.is(t.state.turn, 3);
  const before = t.force('Light');
  t.answer('Light: Vault: Gain 2 Force');
  t.is([t.force('Light') - before, t.state.expanded!.tokens], [2, []]);
});

scenarioX('Counters put on a Resource pay for its effects', 'TCG-RES-04 TCG-RES-03 TCG-ACT-33', (t) => {
  const cards = written(
    [
      'Vault',
      'Light Resource',
      'cost 1',
      'Build step: Put 2 resource counters on this card -> Draw 1 card.',
      'Build step: Take 3 resource counters off this card -> Gain 5 Force.',
    ],
    FRIEND,
  );
  t.board({ at: 'Light builds', cards, light: { resource: 'Vault', deck: ['Friend', 'Friend', 'Friend'] } });
  for (let turn = 0; turn < 2; turn++) {
    t.startBuilding();
    t.answer('Light: Vault: Put 2'); // too few to be taken off
    t.doesNotOffer('Vault');
    while (t.state.question?.seat !== 1 || t.state.question.kind !== 'buildStart') t.answer(t.options.at(-1)!);
  }
  t.startBuilding();
  t.offersAlso('Vault: Put 2');
  t.answer('Light: Vault: Take 3');
  t.is(t.force('Light'), 5 + 4 + 4);
});
