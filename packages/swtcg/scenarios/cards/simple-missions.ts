/** Missions of few words, and units that do the like. */
import { scenario } from '../../src/testing/index.ts';
import { toBattle } from './steps.ts';

scenario(
  "Force gained and lost: Dark Rendezvous, Insignificant Power, Capture Obi-Wan, Seek the Council's Wisdom, Wedding of Destiny",
  '',
  (t) => {
    t.board({
      at: 'Dark builds',
      dark: { points: 9, hand: ['Dark Rendezvous', 'Insignificant Power', 'Capture Obi-Wan'] },
      light: {
        force: 15,
        points: 4,
        hand: ["Seek the Council's Wisdom", 'Wedding of Destiny'],
        deck: ['Jawa', 'Nexu', 'Reek', 'Acklay'],
      },
    });
    t.answer('complete Dark Rendezvous');
    t.is(t.force('Light'), 8);
    t.answer('complete Insignificant Power');
    t.is(t.force('Light'), 4);
    t.answer('complete Capture Obi-Wan', 'Dark: done');
    t.is([t.force('Dark'), t.force('Light')], [2, 2]);
    t.answer("complete Seek the Council's Wisdom", 'complete Wedding of Destiny');
    t.is(t.force('Light'), 7);
    t.is(t.titles('Light', 'hand').length, 3);
  },
);

scenario('Plot the Secession: the hand goes, five cards come', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 3,
      hand: ['Plot the Secession', 'Jawa', 'Reek'],
      deck: ['Nexu', 'Acklay', 'Massiff', 'Mending', 'Knockdown', 'Greedo (A)'],
    },
  });
  t.answer('complete Plot the Secession');
  t.is(t.titles('Dark', 'hand').length, 5);
  t.is(t.titles('Dark', 'deck'), ['Greedo (A)']);
  t.is(t.titles('Dark', 'discard').sort(), ['Jawa', 'Plot the Secession', 'Reek']);
});

scenario('Looking at the enemy hand: Underworld Connections, Aiwha Rider, Imperial Sentry Droid', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { hand: ['Reek', 'Nexu'] },
    light: { points: 4, hand: ['Underworld Connections', 'Aiwha Rider'] },
  });
  t.answer('complete Underworld Connections', 'deploy Aiwha Rider');
  t.is(
    t.events('look').map((look) => look.defs?.length),
    [2, 2],
  );
  t.is(t.force('Light'), 1);
  t.board({
    at: 'battle ends',
    dark: { character: ['Imperial Sentry Droid'] },
    light: { hand: ['Jawa', 'Reek', 'Nexu'] },
  });
  t.is(
    t.events('look').map((look) => [look.seat, look.defs?.length]),
    [[0, 3]],
  );
});

scenario(
  'Repairs: Return to Spaceport, Starship Refit, Reassemble C-3PO, Visit the Lake Retreat, R2-D2 (B), Female Tusken Raider',
  '',
  (t) => {
    t.board({
      at: 'Light builds',
      light: {
        points: 6,
        hand: ['Return to Spaceport', 'Starship Refit', 'Reassemble C-3PO', 'Visit the Lake Retreat'],
        space: [{ card: 'Naboo Cruiser', damage: 6 }],
        ground: [{ card: 'Naboo Defense Station', damage: 7 }],
        character: [{ card: 'Kit Fisto (A)', damage: 3 }, 'R2-D2 (B)'],
      },
    });
    t.answer('complete Return to Spaceport', '4', 'complete Starship Refit', '3');
    t.card('Naboo Defense Station', { damage: 3 });
    t.card('Naboo Cruiser', { damage: 3 });
    t.answer('complete Reassemble C-3PO', 'choose Kit Fisto', '1');
    t.card('Kit Fisto (A)', { damage: 2 });
    t.answer('complete Visit the Lake Retreat', '2', '2', '2');
    t.card('Naboo Cruiser', { damage: 1 });
    t.card('Naboo Defense Station', { damage: 1 });
    t.card('Kit Fisto (A)', { damage: 0 });
    t.answer('R2-D2');
    t.card('Naboo Cruiser', { damage: 0 });
    t.board({
      at: 'Light builds',
      dark: { character: [{ card: 'Massiff', damage: 1 }] },
      light: {
        ground: [{ card: 'Tusken Squad', damage: 2 }],
        character: ['Female Tusken Raider', { card: 'Tusken Raider', damage: 1 }, { card: 'Jawa', damage: 1 }],
      },
    });
    t.answer('Female Tusken Raider');
    t.is(
      ['Tusken Squad', 'Tusken Raider', 'Jawa', 'Massiff'].map((name) => t.read(name).damage),
      [1, 0, 1, 1],
    );
  },
);

scenario(
  'Back from the discard pile: Hatch a Clone, Take the Initiative, Senatorial Cruiser, Beru Lars, Moisture Farm',
  '',
  (t) => {
    const discard = ['Clone Squad', 'Reek', 'N-1 Starfighter', 'Naboo Cruiser', 'Kit Fisto (A)', 'Jawa', 'Mending'];
    t.board({
      at: 'Light builds',
      light: {
        points: 8,
        hand: ['Hatch a Clone', 'Take the Initiative', 'Senatorial Cruiser'],
        discard,
        ground: ['Moisture Farm'],
        character: ['Beru Lars (A)'],
      },
    });
    t.answer('complete Hatch a Clone');
    t.offers('choose Clone Squad', 'choose Reek', 'done');
    t.answer('choose Reek', 'done', 'complete Take the Initiative');
    t.offers('choose N-1 Starfighter', 'choose Naboo Cruiser', 'done');
    t.answer('choose Naboo Cruiser', 'done', 'deploy Senatorial Cruiser', 'yes');
    t.is(t.titles('Light', 'hand').sort(), ['N-1 Starfighter', 'Naboo Cruiser', 'Reek']);
    t.answer('Moisture Farm');
    t.card('Moisture Farm', { zone: 'discard' });
    t.is(t.titles('Light', 'hand').includes('Kit Fisto (A)'), true);
    t.answer('Beru Lars', 'choose Jawa');
    t.is(t.titles('Light', 'hand').includes('Jawa'), true);
    t.is(t.titles('Light', 'discard').includes('Beru Lars (A)'), true);
  },
);

scenario('Tapped by a card: Capture the Falcon, Into Hiding, Imperial Detention Block', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 5,
      hand: ['Capture the Falcon', 'Into Hiding'],
      ground: ['Imperial Detention Block'],
      character: ['Darth Vader (C)'],
    },
    light: {
      space: ['Naboo Cruiser', { card: 'N-1 Starfighter', tapped: true }],
      character: ['Jawa', 'Kit Fisto (A)', 'Rebel Trooper'],
    },
  });
  t.answer('complete Capture the Falcon');
  t.card('Naboo Cruiser', { tapped: true });
  t.answer('complete Into Hiding');
  t.offers('choose Jawa', 'choose Rebel Trooper'); // no Jedi, no Dark Jedi
  t.answer('choose Jawa', 'Imperial Detention Block');
  t.card('Rebel Trooper', { tapped: true });
});

scenario('Disrupt the Power System: neither Bombard nor Ion Cannon this turn, and 1 Force', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { ground: ['Death Star Cannon Tower'], space: ['Imperial Star Destroyer'] },
    light: {
      points: 1,
      hand: ['Disrupt the Power System'],
      space: [{ card: 'Naboo Cruiser', tapped: true }],
      ground: [{ card: 'Naboo Spaceport', tapped: true }],
    },
  });
  t.answer('complete Disrupt the Power System');
  t.is(t.force('Light'), 1);
  toBattle(t);
  t.passUntil('unitTurn', 'Dark');
  t.offers('Star Destroyer attacks Naboo Cruiser', 'Star Destroyer does not attack');
  t.answer('does not attack');
  t.passUntil('unitTurn', 'Dark');
  t.offers('Cannon Tower attacks Naboo Spaceport', 'Cannon Tower does not attack');
});

scenario('Visit the Lake Retreat speaks of units: a Pilot on a ship is none', 'TCG-PILOT-21', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 3,
      hand: ['Visit the Lake Retreat'],
      space: [{ card: 'X-Wing Red Two', pilot: { card: 'Wedge Antilles (A)', damage: 1 } }],
    },
  });
  t.answer('complete Visit the Lake Retreat');
  t.asks('Light', 'build');
  t.card('Wedge Antilles (A)', { damage: 1 });
});
