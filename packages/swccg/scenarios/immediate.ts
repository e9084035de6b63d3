/** Section 27: Immediate Effects. */
import { UNDER } from '../src/rules/state.ts';
import { type Play, scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';

/** Dark plays Ommni Box; Light holds these. */
function shuffles(t: Play, hand: readonly string[], more: { dark?: readonly string[]; force?: number } = {}): void {
  t.board({
    at: 'Dark controls',
    locations: { [CANTINA]: ['Obi-Wan Kenobi', 'Darth Vader'] },
    dark: { hand: ['Ommni Box', 'Ommni Box', 'Ommni Box', ...(more.dark ?? [])], force: more.force ?? 10 },
    light: { hand, reserve: ['Destiny 0'] },
  });
  t.act('Dark: Play Ommni Box', 'Dark: The Reserve Deck of Dark');
}

scenario(
  'An Immediate Effect is deployed at the moment its text names, and stays',
  'CCG-IMM-01 CCG-IMM-02 CCG-IMM-03',
  (t) => {
    shuffles(t, ['Grappling Hook'], { dark: ['Alter', 'Sense'] });
    t.refuses('CCG-DEP-01', 'Dark', 'deploy', 'Sense');
    t.answer('Light: Deploy Grappling Hook', 'Light: On the table for 1 Force');
    t.asks('Dark', 'respond');
    t.doesNotOffer('Play Alter', 'Play Sense');
    t.settle('act');
    t.card('Grappling Hook', { zone: 'table', as: 'side of table' });
    t.is(t.count('Light', 'force'), 9);
    // On the table it cannot be altered either.
    t.doesNotOffer('Play Alter');
  },
);

scenario('It cannot be deployed when nothing was played', 'CCG-IMM-01', (t) => {
  t.board({ at: 'Light deploys', locations: { [CANTINA]: [] }, light: { hand: ['Grappling Hook'] } });
  t.doesNotOffer('Deploy Grappling Hook');
});

scenario(
  'A grabbed Interrupt has its result, then lies on the grabber; its title is unique from then on',
  'CCG-IMM-04 CCG-CARD-143 CCG-CARD-144',
  (t) => {
    shuffles(t, ['Grappling Hook', 'The Bith Shuffle']);
    t.act('Light: Deploy Grappling Hook', 'Light: On the table');
    t.settle('act');
    t.is(t.events('shuffled').length, 1);
    t.is(t.happened('stacked'), ['Ommni Box']);
    t.is(t.state.zone.filter((zone) => zone === UNDER).length, 1);
    t.is(t.count('Dark', 'used'), 0);
    t.act('Dark: Play Ommni Box', 'Dark: The Reserve Deck of Dark'); // one more this turn
    t.settle('act');
    t.is(t.titles('Dark', 'used'), ['Ommni Box']);
    t.pass();
    t.asks('Dark', 'act');
    t.doesNotOffer('Play Ommni Box');
    t.endTurn();
    t.toPhase('control', 'Dark');
    t.offersAlso('Play Ommni Box');
  },
);

scenario('A grabbed Interrupt that is sensed is cancelled, and stays on the grabber', 'CCG-IMM-05 CCG-IMM-06', (t) => {
  shuffles(t, ['Grappling Hook', 'Sense']);
  t.answer('Light: Deploy Grappling Hook', 'Light: On the table', 'Dark: Pass');
  t.answer('Light: Play Sense: Just after opponent plays an Interrupt');
  t.settle('act');
  t.is(t.happened('cancelled'), ['Ommni Box']);
  t.is(t.events('shuffled').length, 0);
  t.is(t.happened('stacked'), ['Ommni Box']);
  t.is(t.count('Dark', 'lost'), 0);
});

scenario("There'll Be Hell To Pay takes effect when it is declared", 'CCG-IMM-08 CCG-CARD-145 CCG-CARD-146', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [CANTINA]: [] },
    dark: { hand: ["There'll Be Hell To Pay"] },
    light: { hand: ['The Bith Shuffle', 'The Bith Shuffle', 'The Bith Shuffle'], force: 4 },
  });
  t.act('Light: Play The Bith Shuffle', 'Light: The Reserve Deck of Light');
  t.answer("Dark: Deploy There'll Be Hell To Pay", 'Dark: On the table for 3 Force');
  t.is(t.count('Dark', 'force'), 7);
  t.is(t.happened('stacked'), ['The Bith Shuffle']);
  t.is(t.events('shuffled').length, 0); // it has not resolved
  t.settle('act');
  t.is(t.events('shuffled').length, 1);
  t.act('Light: Play The Bith Shuffle', 'Light: The Reserve Deck of Light');
  t.is(t.count('Light', 'force'), 2); // two in the stack, this one among them
  t.settle('act');
  t.is(t.events('shuffled').length, 2);
  t.is(t.events('stacked').length, 2);
  t.pass();
  t.asks('Light', 'act');
  t.doesNotOffer('Play The Bith Shuffle'); // three in the stack would be 3 Force
});

scenario(
  'The title is unique as soon as the grabber has resolved, before the Interrupt has',
  'CCG-IMM-07 CCG-IMM-04',
  (t) => {
    shuffles(t, ['Grappling Hook']);
    t.answer('Light: Deploy Grappling Hook', 'Light: On the table');
    t.answer('Dark: Pass'); // the grabber resolves
    t.card('Grappling Hook', { zone: 'table' });
    t.is(t.events('shuffled').length, 0);
    t.act('Dark: Play Ommni Box', 'Dark: The Reserve Deck of Dark'); // one more copy
    t.doesNotOffer('Play Ommni Box');
    t.settle('respond', 'Dark');
    t.doesNotOffer('Play Ommni Box');
  },
);
