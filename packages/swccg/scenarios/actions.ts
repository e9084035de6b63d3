/** Section 7: actions, timing and responses. */
import { type Play, scenario } from '../testing/index.ts';

export const CANTINA = 'Tatooine: Cantina';
export const interrupt = (side: 'Dark' | 'Light', name: string, ...lines: string[]): string =>
  `${name}   ${side} Interrupt - Used   C1\n destiny 1\n ${lines.join('\n ')}`;
export const droid = (side: 'Dark' | 'Light', name: string, ...lines: string[]): string =>
  `${name}   ${side} Character - Droid   C1\n destiny 1   deploy 1   power 1   forfeit 1\n ${lines.join('\n ')}`;

const seats = (t: Play, kind: 'toUsed' | 'lost' | 'played'): string[] => t.happened(kind);

scenario(
  'An action is declared, can be answered, and resolves: the newest first',
  'CCG-ACT-01 CCG-ACT-04 CCG-ACT-07 CCG-ACT-08 CCG-ACT-09 CCG-ACT-10',
  (t) => {
    t.board({
      at: 'Dark controls',
      dark: { hand: ['One', 'Three'] },
      light: { hand: ['Two'] },
      cards: [
        interrupt('Dark', 'One', 'Activate 1 Force.'),
        interrupt('Light', 'Two', 'Activate 1 Force.'),
        interrupt('Dark', 'Three', 'Activate 1 Force.'),
      ],
    });
    t.answer('Dark: Play One');
    t.asks('Light', 'respond'); // whoever did not declare is asked first
    t.is(t.count('Dark', 'reserve'), 20);
    t.answer('Light: Play Two');
    t.asks('Dark', 'respond');
    t.answer('Dark: Play Three');
    t.settle();
    t.is(t.happened('played'), ['One', 'Two', 'Three']);
    t.is(seats(t, 'toUsed'), ['Three', 'Two', 'One']);
    t.is(
      t.events('activateForce').map(({ seat }) => seat),
      [0, 1, 0],
    );
  },
);

scenario(
  'Declarations go to and fro until both pass, and after a resolution the turn player is first',
  'CCG-ACT-07 CCG-ACT-38',
  (t) => {
    t.board({
      at: 'Dark controls',
      dark: { hand: ['One', 'Spare', 'Greedo'] },
      light: { hand: ['Two', 'Spare'] },
      cards: [
        interrupt('Dark', 'One', 'Activate 1 Force.'),
        interrupt('Light', 'Two', 'Activate 1 Force.'),
        interrupt('Dark', 'Spare', 'Activate 1 Force.'),
        interrupt('Light', 'Spare', 'Activate 1 Force.'),
      ],
    });
    t.answer('Dark: Play One', 'Light: Play Two');
    t.asks('Dark', 'respond');
    t.answer('Pass');
    t.asks('Light', 'respond'); // whoever declared may go on
    t.answer('Pass');
    t.is(seats(t, 'toUsed'), ['Two']);
    t.asks('Dark', 'respond'); // One waits still
    t.answer('Dark: Play Spare');
    t.asks('Light', 'respond');
    t.answer('Pass', 'Pass');
    t.is(seats(t, 'toUsed'), ['Two', 'Spare']);
    t.asks('Dark', 'respond');
    t.answer('Pass');
    t.asks('Light', 'respond');
    t.answer('Pass');
    t.is(seats(t, 'toUsed'), ['Two', 'Spare', 'One']);
  },
);

scenario('After a moment that nobody declared the turn player has the first chance', 'CCG-ACT-05', (t) => {
  for (const seat of ['Dark', 'Light'] as const) {
    t.board({
      at: `${seat} controls`,
      dark: { hand: ['Now'] },
      light: { hand: ['Now'] },
      cards: [
        interrupt('Dark', 'Now', "Just after any player's deploy phase begins: Activate 1 Force."),
        interrupt('Light', 'Now', "Just after any player's deploy phase begins: Activate 1 Force."),
      ],
    });
    t.settle('respond');
    t.is(t.phase, 'deploy');
    t.asks(seat, 'respond');
    t.offers('Play Now', 'Pass');
  }
});

scenario('On a loss the first chance is with the opponent of its owner', 'CCG-ACT-06', (t) => {
  for (const [victim, first] of [
    ['Talz', 'Dark'],
    ['Greedo', 'Light'],
  ] as const) {
    t.board({
      at: 'Dark controls',
      locations: { [`Dark ${CANTINA}`]: ['Talz', 'Greedo'] },
      dark: { hand: ['Kill', 'Grief'] },
      light: { hand: ['Grief'] },
      cards: [
        interrupt('Dark', 'Kill', 'Target 1 Talz or Greedo -> It is lost.'),
        interrupt('Dark', 'Grief', 'Just after character is lost: Activate 1 Force.'),
        interrupt('Light', 'Grief', 'Just after character is lost: Activate 1 Force.'),
      ],
    });
    t.act('Dark: Play Kill', `Dark: ${victim}`);
    t.pass(2);
    t.card(victim, { zone: 'lost' });
    t.asks(first, 'respond');
    t.offersAlso('Play Grief');
  }
});

scenario(
  'While something is declared anything may be, but for what belongs to the phase',
  'CCG-ACT-11 CCG-ACT-24',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { [`Dark ${CANTINA}`]: ['Clerk'] },
      dark: { hand: ['Greedo', 'Garindan', 'Any'] },
      light: { hand: ['Any'] },
      cards: [
        interrupt('Dark', 'Any', 'Activate 1 Force.'),
        interrupt('Light', 'Any', 'Activate 1 Force.'),
        droid('Light', 'Clerk', 'At any time: use 1 Force -> Activate 1 Force.'),
      ],
    });
    t.act('Dark: Deploy Greedo', 'Dark: To Tatooine');
    t.asks('Light', 'respond');
    t.offers('Play Any', 'Use Clerk', 'Pass');
    t.answer('Pass');
    t.asks('Dark', 'respond');
    t.offers('Play Any', 'Pass');
  },
);

scenario('Just is until another action has resolved', 'CCG-ACT-12', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Greedo'] },
    light: { hand: ['Any', 'Answer', 'Answer'] },
    cards: [
      interrupt('Light', 'Any', 'Activate 1 Force.'),
      interrupt('Light', 'Answer', 'Just after opponent declares a Force drain: Activate 1 Force.'),
    ],
  });
  t.act('Dark: Force drain');
  t.offers('Play Any', 'Play Answer', 'Pass');
  t.answer('Light: Play Any');
  t.offersAlso('Play Answer'); // declared, not resolved
  t.answer('Light: Pass');
  t.is(t.happened('toUsed'), ['Any']);
  t.asks('Light', 'respond');
  t.offers('Pass');
});

scenario('A weapon whose target has left play draws nothing', 'CCG-ACT-19', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      [`Dark ${CANTINA}`]: ['Stormtrooper', 'Dark Blaster Rifle, on Stormtrooper', 'Luke Skywalker', 'Han Solo'],
    },
    light: { hand: ['Flee'] },
    cards: [
      interrupt('Light', 'Flee', 'Just after opponent fires weapon: target 1 Luke Skywalker -> It goes out of play.'),
    ],
  });
  t.act('Dark: Battle');
  t.settle('weapons', 'Dark');
  t.answer('Fire Blaster Rifle', 'Choose Luke Skywalker');
  t.act('Light: Play Flee', 'Choose Luke Skywalker');
  t.settle();
  t.card('Luke Skywalker', { zone: 'out', hit: false });
  t.is(t.destinies(), []);
});

scenario('One occurrence lets each card answer once, and two copies each', 'CCG-ACT-13', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      [`Dark ${CANTINA}`]: ['Greedo'],
      'Dark Tatooine: Mos Eisley': ['Watcher'],
      'Dark Kessel': ['Watcher'],
    },
    light: { hand: ['Talz'] },
    cards: [droid('Light', 'Watcher', 'Just after opponent declares a Force drain: use 1 Force -> Activate 1 Force.')],
  });
  t.act('Dark: Force drain');
  t.answer('Light: Use Watcher');
  t.offers('Use Watcher', 'Pass'); // the other one
  t.answer('Use Watcher');
  t.offers('Pass');
  // A card answers once, by one of its texts.
  const AFTER = 'Just after opponent declares a Force drain: use';
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Greedo'], 'Dark Kessel': ['Janus'] },
    dark: { hand: ['Think'] },
    light: { hand: ['Think'] },
    cards: [
      droid('Light', 'Janus', `${AFTER} 1 Force -> Activate 1 Force.`, `${AFTER} 2 Force -> Activate 2 Force.`),
      interrupt('Dark', 'Think', 'Activate 1 Force.'),
      interrupt('Light', 'Think', 'Activate 1 Force.'),
    ],
  });
  t.act('Dark: Force drain');
  t.offersAlso('Use Janus: use 1 Force', 'Use Janus: use 2 Force');
  t.answer('Light: Use Janus: use 1 Force', 'Dark: Pass');
  t.offers('Play Think', 'Pass');
});

scenario('What a text changes by itself holds at once and cannot be answered', 'CCG-ACT-16', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { 'Light Tatooine: Mos Eisley': ['Garindan'] },
    dark: { hand: ['Tatooine: Mos Eisley', 'Greedo'] },
    light: { hand: ['Talz'] },
  });
  t.is(t.powerOf('Garindan'), 1);
  t.act('Dark: Deploy Tatooine: Mos Eisley', 'On Tatooine: Mos Eisley');
  t.is(t.powerOf('Garindan'), 2);
  t.asks('Light', 'act');
});

scenario('A target that has moved is still the target; one that has left play is not', 'CCG-ACT-18 CCG-ACT-19', (t) => {
  const board = (answer: string): void =>
    t.board({
      at: 'Dark controls',
      locations: { [`Dark ${CANTINA}`]: ['Talz'], 'Dark Tatooine: Mos Eisley': ['Greedo'] },
      dark: { hand: ['Kill'] },
      light: { hand: ['Help'] },
      cards: [
        interrupt('Dark', 'Kill', 'Target 1 Talz -> It is lost.'),
        interrupt('Light', 'Help', `Target 1 Talz -> It goes ${answer}.`),
      ],
    });
  board('to Tatooine: Mos Eisley');
  t.act('Dark: Play Kill', 'Dark: Talz', 'Light: Play Help', 'Light: Talz', 'To Tatooine: Mos Eisley');
  t.settle();
  t.card('Talz', { zone: 'lost' });
  board('out of play');
  t.act('Dark: Play Kill', 'Dark: Talz', 'Light: Play Help', 'Light: Talz');
  t.settle();
  t.card('Talz', { zone: 'out' });
  t.is(t.happened('lost'), []);
});

scenario(
  'Requirements, targets and prices are checked before anything is paid',
  'CCG-ACT-02 CCG-ACT-20 CCG-ACT-21',
  (t) => {
    const board = (...there: string[]): void =>
      t.board({
        at: 'Dark controls',
        locations: { [`Dark ${CANTINA}`]: there },
        dark: { hand: ['Kill'] },
        cards: [interrupt('Dark', 'Kill', 'Use 1 Force, target 1 character with ability < 1 -> It is lost.')],
      });
    board('Greedo');
    t.doesNotOffer('Play Kill');
    t.refuses('CCG-ACT-20', 'Dark', 'use', 'Kill');
    t.is(t.count('Dark', 'force'), 10);
    board('Greedo', 'C-3PO'); // a droid counts as ability 0
    t.act('Dark: Play Kill');
    t.offers('Choose C-3PO');
  },
);

scenario('Destiny is drawn when the action resolves, after all answers', 'CCG-ACT-03', (t) => {
  t.board({
    at: 'Dark controls',
    dark: { hand: ['Roll'], reserve: ['Destiny 5'] },
    light: { hand: ['Talz'] },
    cards: [interrupt('Dark', 'Roll', 'Draw 1 destiny. Activate destiny Force.')],
  });
  t.answer('Dark: Play Roll');
  t.is(t.destinies(), []);
  t.settle();
  t.is(t.destinies(), [['Dark', 5]]);
  t.is(t.count('Dark', 'force'), 15);
});

scenario(
  'A text with a limit is used up when declared, by each copy for itself; others may be repeated',
  'CCG-ACT-22 CCG-ACT-23',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { [`Dark ${CANTINA}`]: ['Pump', 'Free'], 'Dark Kessel': ['Pump'] },
      cards: [
        droid('Light', 'Pump', 'Once per turn, at any time: Activate 1 Force.'),
        droid('Light', 'Free', 'At any time: use 1 Force -> Activate 1 Force.'),
      ],
    });
    t.answer('Light: Use Pump');
    t.settle();
    t.act('Light: Use Free');
    t.settle();
    t.act('Light: Use Pump');
    t.settle();
    t.offers('Use Free', 'Pass');
  },
);
