/** Moving Pilots, retreating with them, and who controls them, by the Expanded Rulebook (TCG-PILOT). */
import { whyNotRetreat } from '../../src/rules/retreat.ts';
import { whyNotRearrange } from '../../src/rules/stacks.ts';
import { scenarioX } from '../../src/testing/index.ts';
import { PILOT_CARDS as CARDS } from './pilot-cards.ts';

scenarioX(
  'Nobody is made to fall off after the one move; another who can pilot may come up',
  'TCG-PILOT-33 TCG-PILOT-34',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Light builds',
      light: {
        points: 2,
        space: ['Dart'],
        character: [{ card: 'Vet (A)', under: ['Vet (B)', 'Vet (C)'] }],
      },
    });
    t.startBuilding();
    t.answer('move Vet (A) onto Dart');
    t.offers('bring Vet (C) on top', 'done'); // the Speeder Pilot would have to come off
    t.refused(whyNotRearrange(t.table, t.find('Vet (B)')), 'TCG-PILOT-33');
    t.answer('bring Vet (C) on top');
    t.card('Dart', { power: 3, speed: 30, pilot: 'Vet (C)' });
    // Before the move both may come up, and bringing up the one that can pilot does not use the move.
    t.board({
      cards: CARDS,
      at: 'Light builds',
      light: { space: [{ card: 'Dart', pilot: { card: 'Vet (A)', under: ['Vet (B)', 'Vet (C)'] } }] },
    });
    t.startBuilding();
    t.offersAlso('bring Vet (B) on top', 'bring Vet (C) on top');
    t.answer('bring Vet (C) on top');
    t.offersAlso('move Vet (C) to the Character arena');
  },
);

scenarioX('A deployed version does not make a moved Pilot fall off either', 'TCG-PILOT-33', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: { points: 3, space: ['Dart'], character: ['Vet (A)'], hand: ['Vet (B)'] },
  });
  t.startBuilding();
  t.offersAlso('stack Vet (B) on top of Vet (A)');
  t.answer('move Vet (A) onto Dart');
  t.offersAlso('stack Vet (B) beneath Vet (A)');
  t.doesNotOffer('stack Vet (B) on top of Vet (A)');
});

scenarioX('A Pilot comes off a unit whose subtype changes', 'TCG-PILOT-47', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: { space: [{ card: 'Runner (A)', under: ['Runner (B)'], pilot: 'Vet (A)' }] },
  });
  t.startBuilding();
  t.answer('bring Runner (B) on top');
  t.asks('Light', 'pilotLeaves');
  t.offers('move Vet (A) to the Character arena', 'move Vet (A) to the build zone');
  t.answer('move Vet (A) to the build zone');
  t.card('Runner (B)', { pilot: null });
  t.card('Vet (A)', { zone: 'build' });
});

scenarioX('Unit and Pilot retreat together; of several Pilots one stays aboard', 'TCG-PILOT-36 TCG-PILOT-37', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light retreats',
    light: { space: [{ card: 'Frigate', pilots: ['Ace', 'Wingman', 'Ace'] }, { card: 'Dart', pilot: 'Ace' }, 'Arrow'] },
  });
  t.offers(
    'retreat Frigate with Ace',
    'retreat Frigate with Wingman',
    'retreat Frigate with Ace',
    'retreat Dart',
    'retreat Arrow',
    'done',
  );
  t.answer('retreat Frigate with Wingman');
  t.card('Frigate', { zone: 'build', tapped: true, pilot: 'Wingman' });
  t.card('Wingman', { zone: 'aboard', tapped: true });
  t.is(t.titles('Light', 'build').sort(), ['Ace', 'Ace', 'Frigate']); // units of their own, untapped
  t.is(t.state.build[1]!.filter((card) => t.state.tapped[card] === 1).length, 1);
  t.answer('retreat Dart');
  t.card('Dart', { tapped: true, pilot: 'Ace' });
});

scenarioX('The Pilot that stays aboard has to be untapped, the others do not', 'TCG-PILOT-48 TCG-PILOT-36', (t) => {
  const tapped = { card: 'Ace', tapped: true };
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: {
      space: [{ card: 'Dart', pilot: tapped }, { card: 'Frigate', pilots: [tapped, 'Wingman'] }, 'Arrow'],
    },
  });
  t.startBuilding();
  t.refused(whyNotRetreat(t.table, t.find('Dart')), 'TCG-PILOT-48');
  // Moved to the build zone first, it keeps nobody.
  t.answer('move Ace to the build zone', 'done', 'Light: retreat Dart', 'retreat Frigate with Wingman');
  t.card('Dart', { zone: 'build', pilot: null });
  t.card('Frigate', { zone: 'build', pilot: 'Wingman' });
  t.is(t.state.build[1]!.filter((card) => t.state.tapped[card] === 1).length, 4); // two units, two tapped Pilots
});

scenarioX('A Pilot does not retreat without its unit', 'TCG-PILOT-36', (t) => {
  t.board({ cards: CARDS, at: 'Light retreats', light: { space: [{ card: 'Dart', pilot: 'Ace' }] } });
  t.offers('retreat Dart', 'done');
  t.refused(whyNotRetreat(t.table, t.find('Ace')), 'TCG-PILOT-36');
});

scenarioX('A unit that changes sides keeps its Pilots, who go on giving and may leave', 'TCG-PILOT-43', (t) => {
  t.board({
    cards: CARDS,
    at: 'battle starts',
    dark: { force: 1, space: ['Hulk'], hand: ['Mutiny'], character: ['Baron'] },
    light: { space: [{ card: 'Dart', pilot: 'Ace' }, 'Arrow'], ground: ['Skimmer'], character: ['Recruit'] },
  });
  t.passUntil('chance', 'Dark');
  t.answer('Dark: play Mutiny', 'choose Dart');
  t.card('Dart', { controller: 'Dark', speed: 50, pilot: 'Ace' });
  t.card('Ace', { controller: 'Light', zone: 'aboard' });
  for (let i = 0; i < 200 && t.state.question?.kind !== 'build'; i++)
    t.answer(
      t.state.question?.kind === 'chance' ? 'pass' : t.state.question?.kind === 'unitTurn' ? 'does not attack' : 'done',
    );
  t.asks('Dark', 'build');
  t.is(
    t.state.question!.options.some((option) => 'unit' in option && option.unit === t.find('Ace')),
    false,
  );
  t.answer('done');
  t.startBuilding();
  t.offersAlso('move Ace onto Arrow', 'move Ace to the Character arena', 'move Ace to the build zone');
  t.answer('move Ace onto Arrow');
  t.card('Dart', { pilot: null, controller: 'Dark' });
});

scenarioX('When a unit with Pilots of both retreats, each Pilot goes to its controller', 'TCG-PILOT-44', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    dark: { force: 2, hand: ['Mutiny', 'Scare'], space: ['Hulk'] },
    light: { space: [{ card: 'Frigate', pilots: ['Ace', 'Wingman'] }], character: ['Recruit', 'Recruit'] },
  });
  t.endCommand();
  t.passUntil('chance', 'Dark');
  t.answer('Dark: play Mutiny');
  t.passUntil('chance', 'Dark');
  t.answer('Dark: play Scare', 'choose Frigate');
  t.card('Frigate', { zone: 'build', controller: 'Dark', pilot: null });
  t.is(t.titles('Light', 'build').sort(), ['Ace', 'Wingman']);
});

scenarioX('Control of a Pilot comes and goes while it stays on its unit', 'TCG-PILOT-45', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    dark: { force: 1, hand: ['Bribe'], space: ['Hulk'], ground: ['Crawler'] },
    light: { space: ['Dart'], character: ['Ace', 'Recruit'], ground: ['Skimmer'] },
  });
  t.startBuilding();
  t.answer('move Ace onto Dart');
  t.endCommand();
  t.passUntil('chance', 'Dark');
  t.answer('Dark: play Bribe');
  t.card('Ace', { controller: 'Dark', zone: 'aboard', on: 'Dart' });
  t.is(t.state.moved[t.find('Ace')], 0); // the new controller has not moved it yet
  t.card('Dart', { speed: 50, controller: 'Light' });
  for (let i = 0; i < 200 && t.state.question?.kind !== 'build'; i++)
    t.answer(
      t.state.question?.kind === 'chance' ? 'pass' : t.state.question?.kind === 'unitTurn' ? 'does not attack' : 'done',
    );
  t.card('Ace', { controller: 'Light', zone: 'aboard', on: 'Dart' });
});

scenarioX(
  'Where an effect has a unit retreat, its controller picks the Pilot that stays aboard',
  'TCG-PILOT-37',
  (t) => {
    t.board({
      at: 'Dark builds',
      cards: `${CARDS}
      90 Rout   Dark Mission   C
         cost 0
         Retreat each enemy unit in Space.
    `,
      dark: { hand: ['Rout'] },
      light: {
        space: [
          { card: 'Frigate', pilots: ['Ace', 'Wingman'] },
          { card: 'Dart', pilot: 'Ace' },
        ],
      },
    });
    t.answer('Dark: complete Rout');
    t.asks('Light', 'choose');
    t.answer('Light: choose Wingman');
    t.card('Frigate', { zone: 'build', pilot: 'Wingman', tapped: false });
    t.card('Dart', { zone: 'build', pilot: 'Ace' });
    t.is(t.titles('Light', 'build').sort(), ['Ace', 'Dart', 'Frigate']);
  },
);
