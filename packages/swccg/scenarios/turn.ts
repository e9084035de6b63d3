/** Section 5: the turn and its phases. */
import { scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';
const DROID = (name: string, text: string, side = 'Dark'): string =>
  `${name}   ${side} Character - Droid   C1\n destiny 1   deploy 1   power 1   forfeit 1\n ${text}`;

scenario(
  'Six phases in their order; the player whose turn it is acts first in each',
  'CCG-TRN-01 CCG-TRN-02 CCG-TRN-16',
  (t) => {
    t.board({
      at: 'Dark activates',
      locations: { [`Dark ${CANTINA}`]: [] },
      dark: { hand: ['Greedo'] },
      light: { hand: ['Talz'] },
    });
    const seen: string[] = [];
    const turn = t.state.turn;
    while (t.state.turn === turn) {
      if (seen.at(-1) !== t.phase && t.state.question?.kind === 'act') {
        seen.push(t.phase);
        t.asks('Dark', 'act');
      }
      t.pass();
    }
    t.is(seen, ['activate', 'control', 'deploy', 'battle', 'move', 'draw']);
    t.is(t.phase, 'activate');
    t.settle();
    t.asks('Light', 'act');
  },
);

scenario('Actions alternate, and a phase ends when both pass in a row', 'CCG-TRN-03 CCG-TRN-04 CCG-TRN-05', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [`Dark ${CANTINA}`]: [] },
    dark: { hand: ['Greedo', 'Garindan'] },
    light: { hand: ['More', 'More'] },
    cards: ['More   Light Interrupt - Used   C1\n destiny 1\n Activate 1 Force.'],
  });
  t.pass(); // nothing is compulsory
  t.asks('Light', 'act');
  t.answer('Play More');
  t.settle();
  t.asks('Dark', 'act');
  t.answer('Deploy Greedo', 'To Tatooine');
  t.settle();
  t.asks('Light', 'act');
  t.pass();
  t.asks('Dark', 'act');
  t.is(t.phase, 'deploy');
  t.pass();
  t.is(t.phase, 'battle');
});

scenario(
  'What begins a phase or a turn comes before anything optional, in the order the turn player says',
  'CCG-TRN-06 CCG-TRN-17 CCG-ACT-14 CCG-ACT-15',
  (t) => {
    t.board({
      at: 'Dark starts a turn',
      locations: { [`Dark ${CANTINA}`]: ['Early', 'Late', 'Clock'] },
      cards: [
        DROID('Early', 'When your control phase begins: Opponent loses 1 Force.'),
        DROID('Late', "When opponent's control phase begins: Activate 1 Force.", 'Light'),
        DROID('Clock', 'When your turn begins: Activate 2 Force.'),
      ],
    });
    t.is(t.phase, 'activate');
    t.is(t.count('Dark', 'force'), 12); // before the first action of the turn
    t.act('Dark: Pass');
    t.asks('Dark', 'order');
    t.offers('Early first', 'Late first');
    t.answer('Late first');
    t.is(t.count('Light', 'force'), 11);
    t.asks('Light', 'lose');
    t.answer('Reserve Deck');
    t.asks('Dark', 'act');
  },
);

scenario('In the draw phase cards are drawn from the Force Pile, one an action', 'CCG-TRN-12 CCG-OBJ-08', (t) => {
  t.board({ at: 'Light draws', light: { force: ['Luke Skywalker', 'Han Solo'] }, dark: { hand: ['Greedo'] } });
  t.act('Light: Draw a card');
  t.is(t.titles('Light', 'hand'), ['Luke Skywalker']);
  t.asks('Dark', 'act');
  t.doesNotOffer('Draw');
  t.act('Light: Draw a card');
  t.is(t.count('Light', 'hand'), 2);
  t.act('Dark: Pass');
  t.doesNotOffer('Draw');
});

scenario(
  'At the end both Used Piles go under the Reserve Decks, then come end-of-turn texts, still in that turn',
  'CCG-TRN-13 CCG-TRN-14 CCG-PIL-03 CCG-PIL-28 CCG-PIL-29',
  (t) => {
    t.board({
      at: 'Dark draws',
      locations: { [`Dark ${CANTINA}`]: ['Sweeper'] },
      dark: { used: ['Greedo', 'Garindan'], left: 2 },
      light: { used: ['Talz'], left: 1, hand: ['Han Solo'] },
      cards: [DROID('Sweeper', 'When a turn ends: Opponent loses 1 Force.')],
    });
    t.settle('lose', 'Light');
    t.is(t.titles('Dark', 'reserve'), ['Destiny 3', 'Destiny 3', 'Greedo', 'Garindan']);
    t.is(t.titles('Light', 'reserve'), ['Destiny 3', 'Talz']);
    t.is(t.count('Light', 'used'), 0);
    t.is([t.state.acting, t.phase], [0, 'end of turn']);
    t.answer('Lose Han Solo');
    t.asks('Light', 'act');
    t.is(t.phase, 'activate');
  },
);

scenario('What lasts for the turn ends with it', 'CCG-TRN-15 CCG-OBJ-12', (t) => {
  t.board({
    at: 'Dark moves',
    locations: { [`Dark ${CANTINA}`]: ['Darth Vader'] },
    dark: { hand: ['Rage'] },
    cards: ['Rage   Dark Interrupt - Used   C1\n destiny 1\n Target 1 Darth Vader -> This turn: it is power +3.'],
  });
  const power = t.powerOf('Darth Vader');
  t.act('Dark: Play Rage', 'Dark: Darth Vader');
  t.settle();
  t.is(t.powerOf('Darth Vader'), power + 3);
  t.toPhase('activate', 'Light');
  t.is(t.powerOf('Darth Vader'), power);
});

scenario('What each phase lets the turn player do', 'CCG-TRN-07 CCG-TRN-08 CCG-TRN-09 CCG-TRN-10 CCG-TRN-11', (t) => {
  t.board({
    at: 'Dark activates',
    locations: {
      [`Dark ${CANTINA}`]: ['Darth Vader', 'Luke Skywalker'],
      'Dark Tatooine: Mos Eisley': ['Stormtrooper'],
    },
    dark: { hand: ['Garindan'] },
  });
  t.offers('Activate Force', 'Pass');
  t.toPhase('control');
  t.offers('Force drain at Tatooine: Mos Eisley', 'Pass');
  t.toPhase('deploy');
  t.offers('Deploy Garindan', 'Pass');
  t.toPhase('battle');
  t.offers('Battle at Tatooine: Cantina', 'Pass');
  t.toPhase('move');
  t.offersAlso('Move Stormtrooper', 'Pass');
  t.doesNotOffer('Deploy', 'Battle', 'Force drain');
  t.toPhase('draw');
  t.offers('Draw a card', 'Pass');
});
