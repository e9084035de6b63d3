/** What a player is told who wants something that is not offered: the rule that is in the way. */
import { type Play, scenario, scenarioBoth, type Seat } from '../src/testing/index.ts';
import type { IntentKind } from '../src/intents.ts';
import { whyNot } from '../src/whynot.ts';

function refuses(t: Play, seat: Seat, kind: IntentKind, name: string, rule: string, target?: string): void {
  const intent = { kind, card: t.find(name) };
  t.refused(whyNot(t.seenBy(seat), target === undefined ? intent : { ...intent, target: t.find(target) }), rule);
}

scenario('A Battle card is for the battle phase, whatever else is in its way', 'TCG-BCARD-03 TCG-POP-18', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      hand: ['Unfriendly Fire', 'Second Effort', 'High-Force Dodge', 'Penetrate the Shields'],
      character: ['Assassin Droid ASN-121 (A)'],
    },
    light: { character: ['Jawa'] },
  });
  const all = ['Unfriendly Fire', 'Second Effort', 'High-Force Dodge', 'Penetrate the Shields'];
  for (const name of all) refuses(t, 'Dark', 'battle', name, 'TCG-BCARD-03');
  t.answer('Dark: done');
  for (const name of all) refuses(t, 'Dark', 'battle', name, 'TCG-BCARD-03');
  // Also where damage could be prevented by it: in the build step abilities alone are played.
  t.board({
    at: 'Dark builds',
    cards: `
      1 Planned Strike   Dark Mission   C
         cost 0
         This card deals 2 damage to 1 enemy Character.
    `,
    dark: { hand: ['Planned Strike'] },
    light: { force: 9, hand: ['High-Force Dodge'], character: ['Luke Skywalker (B)'] },
  });
  t.answer('Dark: complete Planned Strike');
  t.asks('Light', 'chance');
  t.doesNotOffer('High-Force Dodge');
  refuses(t, 'Light', 'battle', 'High-Force Dodge', 'TCG-BCARD-03');
});

scenario(
  'In the battle phase a Battle card waits for its own kind of chance',
  'TCG-ACT-12 TCG-ACT-17 TCG-PREV-01',
  (t) => {
    t.board({
      at: 'Character battle',
      dark: {
        force: 9,
        hand: ['Surge of Power', 'Second Effort', 'High-Force Dodge', 'Strike Me Down'],
        character: ['Acklay'],
      },
      light: { character: ['Jawa'] },
    });
    refuses(t, 'Dark', 'battle', 'Surge of Power', 'TCG-ACT-12');
    refuses(t, 'Dark', 'battle', 'Second Effort', 'TCG-ACT-17');
    refuses(t, 'Dark', 'battle', 'High-Force Dodge', 'TCG-PREV-01');
  },
);

scenario(
  'Abilities wait for their time, and the rule says which it is',
  'TCG-COMMAND-14 TCG-ATKLIM-18 TCG-POP-05',
  (t) => {
    t.board({
      at: 'Dark builds',
      dark: { character: ['San Hill (A)', 'Assassin Droid ASN-121 (A)'] },
      light: { force: 4, character: ['Bail Organa (A)', 'Luke Skywalker (B)'] },
    });
    refuses(t, 'Light', 'ability', 'Bail Organa (A)', 'TCG-COMMAND-14'); // in the enemy's build step
    refuses(t, 'Dark', 'ability', 'Assassin Droid ASN-121 (A)', 'TCG-ATKLIM-18');
    refuses(t, 'Light', 'ability', 'San Hill (A)', 'TCG-PRIME-14');
  },
);

scenario('A Pilot does not get onto a retreated ship', 'TCG-PILOT-14', (t) => {
  t.board({
    at: 'Light builds',
    light: { space: ['X-Wing Red Three'], character: ['Wedge Antilles (A)'], build: ['X-Wing Red Two'] },
  });
  t.offersAlso('move Wedge Antilles (A) onto X-Wing Red Three');
  refuses(t, 'Light', 'board', 'Wedge Antilles (A)', 'TCG-PILOT-14', 'X-Wing Red Two');
});

scenarioBoth('Cards of the other player are not yours to use', 'TCG-PRIME-14', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 3, space: ['TIE Fighter DS-55-6'] },
    light: { space: ['X-Wing Red Three'], character: ['Wedge Antilles (A)'] },
  });
  for (const kind of ['ability', 'attack', 'retreat', 'board'] as const)
    refuses(t, 'Dark', kind, 'Wedge Antilles (A)', 'TCG-PRIME-14');
});

scenario('What would have nothing to choose is not offered', 'TCG-ACT-35', (t) => {
  t.board({
    at: 'Character battle',
    dark: { force: 9, hand: ["Vader's Grip", 'Tractor Beam'], character: [{ card: 'Acklay', tapped: true }] },
    light: { character: [{ card: 'Jawa', tapped: true }] },
  });
  t.doesNotOffer("Vader's Grip", 'Tractor Beam');
  refuses(t, 'Dark', 'battle', "Vader's Grip", 'TCG-ACT-35');
  refuses(t, 'Dark', 'battle', 'Tractor Beam', 'TCG-ACT-35');
});

scenarioBoth(
  'A refusal leads to a rule of the book that is played',
  { nh: 'TCG-BUILD-09 TCG-PILOT-16 TCG-BUILD-06', x: 'TCG-BUILD-10 TCG-PILOT-17 TCG-BUILD-06' },
  (t) => {
    t.board({
      at: 'Dark builds',
      dark: { points: 9, hand: ['Surge of Power', 'Destroy Alderaan'], character: ['Acklay'] },
      light: { character: ['Jawa'] },
    });
    refuses(t, 'Dark', 'build', 'Surge of Power', t.by({ nh: 'TCG-BUILD-09', x: 'TCG-BUILD-10' }));
    refuses(t, 'Dark', 'disembark', 'Acklay', t.by({ nh: 'TCG-PILOT-16', x: 'TCG-PILOT-17' }));
    refuses(t, 'Dark', 'deploy', 'Destroy Alderaan', 'TCG-BUILD-06');
  },
);

scenario('What only the later rulebook knows is no move of this one', 'TCG-COMMAND-08', (t) => {
  t.board({ at: 'Dark builds', dark: { points: 9, character: ['Acklay'] }, light: { character: ['Jawa'] } });
  for (const kind of ['equip', 'detach', 'shift'] as const) refuses(t, 'Dark', kind, 'Acklay', 'TCG-COMMAND-08');
});
