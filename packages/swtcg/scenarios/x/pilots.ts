/** Pilots by the Expanded Rulebook: how many, what they give, and what reaches them (TCG-PILOT). */
import { whyNotEquip, whyNotDetach } from '../../src/rules/expanded/equipment.ts';
import { whyNotBoard } from '../../src/rules/pilots.ts';
import { scenarioX } from '../../src/testing/index.ts';
import { PILOT_CARDS as CARDS } from './pilot-cards.ts';
import { written } from './written.ts';

scenarioX('One, two or three Pilots by subtype', 'TCG-PILOT-05 TCG-PILOT-08', (t) => {
  const room = (unit: string): number => {
    t.board({
      cards: CARDS,
      at: 'Light builds',
      light: { space: [unit], character: ['Ace', 'Ace', 'Ace', 'Ace'] },
    });
    t.startBuilding();
    for (let aboard = 0; ; aboard++) {
      if (t.state.question?.options.every(({ kind }) => kind !== 'board') === true) return aboard;
      t.answer(`move Ace onto ${unit}`);
    }
  };
  t.is([room('Dart'), room('Shuttle'), room('Frigate'), room('Armed Frigate')], [1, 2, 3, 3]);
  for (const [words, most] of [
    [['Army', 'Capital Ship', 'Cruiser', 'Fleet', 'Fortification', 'Station'], 3],
    [['Gunship', 'Patrol Ship', 'Squad', 'Squadron', 'Transport', 'Walker'], 2],
    [['Starfighter', 'Speeder', 'Ship'], 1],
  ] as const)
    for (const word of words) t.is(t.table.edition.pilotLimit(new Set([word])), most, word);
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: { space: [{ card: 'Shuttle', pilots: ['Ace', 'Ace'] }], character: ['Wingman'] },
  });
  t.refused(whyNotBoard(t.table, t.find('Wingman'), t.find('Shuttle')), 'TCG-PILOT-05');
});

scenarioX('An extra Pilot is one more: 2 for a Transport and 1', 'TCG-PILOT-06 TCG-PILOT-07', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: { space: [{ card: 'Millennium Falcon', pilots: ['Ace', 'Ace'] }], character: ['Wingman', 'Ace'] },
  });
  t.startBuilding();
  t.answer('move Wingman onto Millennium Falcon');
  t.refused(whyNotBoard(t.table, t.find('Light Ace'), t.find('Millennium Falcon')), 'TCG-PILOT-05');
  t.card('Millennium Falcon', { power: 2 + 1, speed: 30 + 20 + 20 }); // what each of them gives
});

scenarioX('Going from unit to unit is one move, and so is coming off', 'TCG-PILOT-17', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: { space: [{ card: 'Dart', pilot: 'Ace' }, 'Arrow'], character: ['Wingman'] },
  });
  t.startBuilding();
  t.offers(
    'move Ace onto Arrow',
    'move Ace to the Character arena',
    'move Ace to the build zone',
    'move Wingman onto Arrow', // Wingman, who is on no unit, does not go to the build zone
    'done',
  );
  t.answer('move Ace onto Arrow');
  t.offers('move Wingman onto Dart', 'done');
});

scenarioX('Outside the build step the one move does not bind', 'TCG-PILOT-18', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    dark: { ground: ['Crawler'], space: ['Hulk'] },
    light: { force: 1, space: ['Dart'], ground: ['Skimmer'], character: ['Ace'], hand: ['Bailout'] },
  });
  t.startBuilding();
  t.answer('move Ace onto Dart', 'done');
  t.endCommand();
  t.passUntil('chance', 'Light');
  t.answer('play Bailout');
  t.card('Ace', { zone: 'build' });
});

const reach = (card: string, dart: number, ace: number): void => {
  scenarioX(
    `A Pilot on a unit is no Character and no unit, save as a card: ${card}`,
    'TCG-PILOT-22 TCG-PILOT-46',
    (t) => {
      t.board({
        cards: CARDS,
        at: 'battle starts',
        dark: { force: 1, space: ['Hulk'], hand: [card] },
        light: { space: [{ card: 'Dart', damage: 1, pilot: { card: 'Ace', damage: 1 } }] },
      });
      t.passUntil('chance', 'Dark');
      t.answer(`Dark: play ${card}`);
      t.card('Dart', { damage: dart });
      t.card('Ace', { damage: ace });
    },
  );
};
reach('Hail', 2, 1); // each enemy unit
reach('Curse', 1, 1); // each enemy Character
reach('Flak', 1, 2); // each enemy Pilot
reach('Purge', 1, 2); // each enemy Officer
reach('Decree', 1, 2); // each enemy Character card
reach('Mending', 0, 1); // removes counters from each unit

scenarioX('All other text of a card that pilots is ignored', 'TCG-PILOT-29', (t) => {
  const offers = (light: object): boolean => {
    t.board({ cards: CARDS, at: 'Light builds', light: { force: 2, deck: ['Recruit', 'Recruit'], ...light } });
    t.startBuilding();
    return t.state.question!.options.some(({ kind }) => kind === 'ability');
  };
  t.is(offers({ space: [{ card: 'Dart', pilot: 'Commander' }], ground: ['Skimmer'] }), false);
  t.card('Skimmer', { health: 5 }); // what it says of piloting works
  t.card('Dart', { power: 3, health: 6 }); // its Pilot line counts, its other line does not
  t.is(offers({ space: ['Dart'], ground: ['Skimmer'], character: ['Commander'] }), true);
  t.card('Skimmer', { health: 3 });
  t.card('Dart', { power: 2, health: 7 });
  t.card('Commander', { zone: 'Character' });
});

scenarioX('Pilots on a retreated unit stay, but give it nothing there', 'TCG-PILOT-39 TCG-PILOT-49', (t) => {
  t.board({ cards: CARDS, at: 'Light builds', light: { build: ['Dart'], character: ['Ace', 'Wingman'] } });
  t.startBuilding();
  t.answer('move Ace onto Dart');
  t.card('Dart', { zone: 'build', pilot: 'Ace', speed: 30 });
  t.answer('return Dart to battle');
  t.card('Dart', { zone: 'Space', pilot: 'Ace', speed: 50 });
});

scenarioX('A card that pilots keeps its Equipment, and none is put on or taken off', 'TCG-PILOT-40', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: {
      force: 4,
      space: ['Dart'],
      character: [{ card: 'Ace', equipment: ['Blaster'] }],
      completed: ['Blaster'],
    },
  });
  t.startBuilding();
  t.offersAlso('move Ace onto Dart', 'equip Ace with Blaster', 'take Blaster off Ace');
  const [worn, loose] = t.state.def.flatMap((_, card) =>
    t.game.cards.cards[t.state.def[card]!]?.card.name === 'Blaster' ? [card] : [],
  ) as [number, number];
  t.answer('move Ace onto Dart');
  t.is([t.state.on[worn], t.state.on[loose]], [t.find('Ace'), -1]);
  t.refused(whyNotEquip(t.table, 1, loose, t.find('Ace')), 'TCG-PILOT-40');
  t.refused(whyNotDetach(t.table, worn), 'TCG-PILOT-40');
  t.offersAlso('done');
});

scenarioX('Several Pilot lines for one subtype work as one', 'TCG-PILOT-41', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: { space: [{ card: 'Dart', pilot: 'Double Ace' }], ground: [{ card: 'Skimmer', pilot: 'Double Ace' }] },
  });
  t.card('Dart', { speed: 40, power: 3 }); // both lines about Starfighters, not the one about Speeders
  t.card('Skimmer', { speed: 10, power: 1, health: 5 });
});

scenarioX('A Pilot is a unit card with the keyword in whatever zone, and that is no subtype', 'TCG-PILOT-42', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: { character: ['Recruiter'], deck: ['Ace', 'Poser', 'Recruit', 'Wingman'] },
  });
  t.startBuilding();
  t.answer('Recruiter: Search your deck');
  t.offers('search Ace', 'search Wingman', 'done'); // not the Poser, on whose type line the word stands
});

scenarioX('Effects damage and discard a Pilot on a unit', 'TCG-PILOT-50 TCG-PILOT-51', (t) => {
  t.board({
    cards: CARDS,
    at: 'battle starts',
    dark: { force: 1, space: ['Hulk'], hand: ['Flak'] },
    light: { space: [{ card: 'Frigate', under: [], pilots: [{ card: 'Ace', damage: 2 }, 'Wingman'] }] },
  });
  // All see the Pilots' cards, which are no part of the stack.
  for (const viewer of ['Dark', 'Light', null] as const)
    t.is(
      ['Ace', 'Wingman'].map((name) => t.seenBy(viewer).state.def[t.find(name)]),
      ['Ace', 'Wingman'].map((name) => t.state.def[t.find(name)]),
    );
  t.card('Frigate', { under: 0 });
  t.passUntil('chance', 'Dark');
  t.answer('Dark: play Flak');
  t.card('Ace', { zone: 'discard' });
  t.card('Wingman', { zone: 'aboard', damage: 1 }); // the second Pilot on the unit too
  t.card('Frigate', { pilot: 'Wingman' });
});

scenarioX('Piloted as if it were a Starfighter, a unit is none for anything else', 'TCG-GLOSS-11', (t) => {
  const cards = written(
    ['Ace', 'Light Character - Rebel', 'Starfighter Pilot: +2 power.'],
    ['Rookie', 'Light Character - Rebel', 'Speeder Pilot: +9 power.'],
    ['Rogue Flight', 'Light Space - Rebel', 'This unit is piloted as if it were a Starfighter.'],
    ['Plain Flight', 'Light Space - Rebel'],
    ['Hangar', 'Light Ground - Base', 'Each Starfighter has +5 power.'],
    ['Dart', 'Light Space - Starfighter'],
  );
  t.board({
    at: 'Light builds',
    cards,
    light: {
      space: ['Rogue Flight', 'Plain Flight', 'Dart'],
      ground: ['Hangar'],
      character: ['Ace', 'Rookie'],
    },
  });
  t.offersAlso('move Ace onto Rogue Flight', 'move Ace onto Dart');
  t.doesNotOffer('onto Plain Flight');
  t.doesNotOffer('move Rookie onto Rogue Flight');
  t.card('Dart', { power: 8 });
  t.answer('Light: move Ace onto Rogue Flight');
  t.card('Rogue Flight', { power: 5 });
});
