/** Section 6: generating, activating, using, losing and retrieving Force. */
import { scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';
const INTERRUPT = (name: string, text: string, side = 'Light'): string =>
  `${name}   ${side} Interrupt - Used   C1\n destiny 1\n ${text}`;

scenario(
  'Force generation is the own icons on all locations, whoever is there, and one',
  'CCG-FRC-01 CCG-FRC-02 CCG-LOC-27',
  (t) => {
    t.board({ at: 'Light activates', locations: { 'Dark Tatooine': [], [`Dark ${CANTINA}`]: ['Greedo'] } });
    t.is([t.icons('Light', 'Tatooine'), t.icons('Dark', 'Tatooine')], [1, 2]);
    t.is(t.generation('Light'), 1 + 1 + 2);
    t.is(t.generation('Dark'), 1 + 2 + 2);
    t.act('Light: Activate Force');
    t.offers('Activate 0 Force', 'Activate 1 Force', 'Activate 2 Force', 'Activate 3 Force', 'Activate 4 Force');
  },
);

scenario(
  'Cards go one by one from the top of the Reserve Deck to the top of the Force Pile, unseen',
  'CCG-FRC-03 CCG-FRC-04 CCG-FRC-05',
  (t) => {
    t.board({
      at: 'Light activates',
      locations: { [`Light ${CANTINA}`]: [] },
      light: { reserve: ['Luke Skywalker', 'Han Solo', 'Talz'], force: ['Owen Lars'] },
    });
    t.act('Light: Activate Force');
    t.offers('Activate 3 Force', 'Activate 2 Force', 'Activate 1 Force', 'Activate 0 Force'); // two icons and one for the player
    t.answer('Activate 2 Force');
    t.is(t.titles('Light', 'force'), ['Han Solo', 'Luke Skywalker', 'Owen Lars']);
    t.is(t.seenBy(0).state.def[t.find('Han Solo')], -1);
    t.is(t.titles('Light', 'reserve')[0], 'Talz');
  },
);

scenario('Activating is one action: once over, it is over for the phase', 'CCG-FRC-06 CCG-TRN-07', (t) => {
  t.board({ at: 'Light activates', locations: { [`Light ${CANTINA}`]: [] }, dark: { hand: ['Greedo'] } });
  t.act('Light: Activate Force', 'Activate 1 Force', 'Dark: Pass');
  t.asks('Light', 'act');
  t.doesNotOffer('Activate Force');
});

scenario(
  'What a card activates beside that is another action, and goes as far as it can',
  'CCG-FRC-07 CCG-FRC-08 CCG-FRC-09 CCG-PIL-23',
  (t) => {
    t.board({
      at: 'Light activates',
      locations: { [`Light ${CANTINA}`]: [] },
      light: { hand: ['More'], left: 3, force: 0 },
      cards: [INTERRUPT('More', 'Activate 5 Force.')],
    });
    t.act('Light: Activate Force');
    t.offers('Activate 0 Force', 'Activate 1 Force', 'Activate 2 Force', 'Activate 3 Force');
    t.answer('Activate 1 Force');
    t.act('Light: Play More');
    t.settle();
    t.is([t.count('Light', 'force'), t.count('Light', 'reserve')], [3, 0]);
  },
);

scenario('Icons count for generation and drains; other texts for one of them', 'CCG-FRC-10 CCG-READ-066', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Death Star: War Room': ['Stormtrooper', 'Presence Of The Force'] },
    table: ['Wells'],
    cards: ['Wells   Dark Effect   C1\n destiny 1\n Deploys on your side of table.\n You generate 2 more Force.'],
  });
  t.is([t.icons('Light', 'Death Star: War Room'), t.icons('Dark', 'Death Star: War Room')], [1, 3]);
  t.is(t.generation('Light'), 2);
  t.is(t.generation('Dark'), 1 + 3 + 2);
  t.is(t.drain('Dark', 'Death Star: War Room'), 1);
});

scenario(
  'What cannot be paid cannot be declared; what is paid goes on the Used Pile, top by top',
  'CCG-FRC-12 CCG-PIL-13 CCG-PIL-14',
  (t) => {
    const cards = [INTERRUPT('Dear', 'Use 2 Force -> Activate 1 Force.')];
    t.board({ at: 'Light controls', light: { hand: ['Dear'], force: 1 }, cards });
    t.doesNotOffer('Play Dear');
    t.refuses('CCG-FRC-12', 'Light', 'use', 'Dear');
    t.board({ at: 'Light controls', light: { hand: ['Dear'], force: ['Luke Skywalker', 'Han Solo', 'Talz'] }, cards });
    t.act('Light: Play Dear');
    t.is(t.titles('Light', 'used'), ['Dear', 'Han Solo', 'Luke Skywalker']);
    t.doesNotOffer('use Force');
  },
);

scenario('A loss as a price comes from hand or Life Force, and nothing cuts it', 'CCG-FRC-13 CCG-FRC-14', (t) => {
  t.board({
    at: 'Dark controls',
    light: { hand: ["We're Doomed", 'Bargain', 'Talz'], left: 3, force: 4 },
    cards: [INTERRUPT('Bargain', 'Lose 2 Force -> Activate 1 Force.')],
  });
  t.act("Light: Play We're Doomed");
  t.settle();
  t.act('Light: Play Bargain');
  t.offers('Lose the top card of the Reserve Deck', 'Force Pile', 'Used Pile', 'Lose Talz from hand');
  t.answer('Lose Talz');
  t.asks('Light', 'lose');
  t.answer('Force Pile');
  t.is(t.count('Light', 'lost'), 2);
});

scenario(
  'Each card lost is chosen from the hand or the top of a pile of Life Force',
  'CCG-FRC-15 CCG-PIL-15 CCG-PIL-16',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { [`Light ${CANTINA}`]: ['Luke Skywalker'] },
      dark: {
        hand: ['Greedo', 'Garindan'],
        reserve: ['Darth Vader'],
        force: ['Stormtrooper', 'Mosep'],
        used: ['DS-61-3'],
      },
    });
    t.act('Light: Force drain');
    t.settle('lose');
    t.answer('Dark: Force Pile');
    t.is(t.titles('Dark', 'lost'), ['Stormtrooper']);
    t.answer('Dark: Lose Garindan');
    t.is(t.titles('Dark', 'lost'), ['Garindan', 'Stormtrooper']);
    t.is(
      t.events('loseForce').map(({ witnesses }) => witnesses),
      t.events('loseForce').map(({ witnesses }) => witnesses | 7),
    );
  },
);

scenario('A loss from a named pile goes on from any when that runs out', 'CCG-FRC-16 CCG-CARD-039', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Greedo', 'Mosep'] },
    light: { left: 1, hand: ['Talz'], force: 2 },
  });
  t.act('Dark: Force drain');
  t.settle('lose');
  t.offers('Lose the top card of the Reserve Deck');
  t.answer('Light: Reserve Deck');
  t.offers('Lose the top card of the Force Pile', 'Lose Talz from hand');
});

scenario('The loss of a named card is no loss of Force', 'CCG-FRC-17', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Talz', 'Owen Lars'] },
    light: { hand: ["We're Doomed"], left: 3, force: 4 },
    dark: { hand: ['Both'] },
    cards: [INTERRUPT('Both', "Target 2 opponent's character -> It is lost. Opponent loses 4 Force.", 'Dark')],
  });
  t.act("Light: Play We're Doomed");
  t.settle();
  t.act('Dark: Play Both', 'Dark: Talz', 'Dark: Owen Lars');
  t.settle('lose');
  t.card('Talz', { zone: 'lost' });
  t.card('Owen Lars', { zone: 'lost' });
  t.answer('Force Pile', 'Force Pile');
  t.is(t.count('Light', 'lost'), 4); // both characters, and half of the 4 Force
});

scenario(
  'Retrieving takes the top card of the Lost Pile to the Used Pile, shown to all',
  'CCG-FRC-19 CCG-FRC-22 CCG-PIL-24',
  (t) => {
    const cards = [INTERRUPT('Back', 'Retrieve 2 Force.')];
    t.board({ at: 'Light controls', light: { hand: ['Back'], lost: ['Luke Skywalker', 'Han Solo', 'Talz'] }, cards });
    t.act('Light: Play Back');
    t.settle();
    t.is(t.titles('Light', 'lost'), ['Talz']);
    t.is(t.titles('Light', 'used').toSorted(), ['Back', 'Han Solo', 'Luke Skywalker']);
    t.is(t.happened('retrieve'), ['Luke Skywalker', 'Han Solo']);
    t.is(
      t.events('retrieve').every(({ witnesses }) => (witnesses & 7) === 7),
      true,
    );
    t.board({ at: 'Light controls', light: { hand: ['Back'] }, cards });
    t.act('Light: Play Back');
    t.settle();
    t.is(t.titles('Light', 'used'), ['Back']);
  },
);

scenario('Random retrieval shuffles the Lost Pile first', 'CCG-FRC-20 CCG-PIL-30', (t) => {
  const taken = new Set<string>();
  for (let seed = 1; seed < 12; seed++) {
    t.board({
      at: 'Light controls',
      light: { hand: ['Luck'], lost: ['Luke Skywalker', 'Han Solo', 'Talz'] },
      cards: [INTERRUPT('Luck', 'Retrieve 1 Force at random.')],
      seed,
    });
    t.act('Light: Play Luck');
    t.settle();
    t.is(t.count('Light', 'lost'), 2);
    taken.add(t.happened('retrieve')[0]!);
  }
  t.is(taken.size, 3);
});

scenario('Force that is saved stays, and is used in either turn', 'CCG-FRC-24 CCG-FRC-25', (t) => {
  t.board({
    at: 'Light draws',
    light: { hand: ['Dear'], force: 5 },
    cards: [INTERRUPT('Dear', 'Use 2 Force -> Activate 1 Force.')],
  });
  t.endTurn();
  t.is(t.count('Light', 'force'), 5);
  t.act('Light: Play Dear');
  t.is(t.count('Light', 'force'), 5 - 2 + 1);
});
