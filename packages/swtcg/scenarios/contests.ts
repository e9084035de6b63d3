import type { Event } from '../src/rules/event.ts';
import { BATTLE } from '../src/rules/state.ts';
import { type Play, scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Watto (B)   Neutral Character - Tatooine Merchant   C
     cost 3   speed 20   power 2   health 3

  2 Hired Ace (A)   Neutral Character - Independent Officer   C
     cost 3   speed 30   power 2   health 3
     Starfighter Pilot: +10 speed.

  3 Rousing Speech   Light Battle   C
     Pay 1 Force -> Choose 1 Character in your build zone. Put it into its arena.
`;

/** Both have Watto in battle, and a Jawa each, so that the game stops for their attacks. */
const twoWattos = (t: Play, dark: number, light: number): void =>
  t.board({
    at: 'battle starts',
    dark: { force: dark, character: ['Watto (A)', 'Jawa'] },
    light: { force: light, character: ['Watto (A)', 'Jawa'] },
  });

scenarioBoth(
  'Opposing units of one unique name are contested; units that are not unique are not',
  'TCG-CONTEST-01',
  (t) => {
    t.board({
      at: 'battle starts',
      dark: { force: 3, character: ['Jawa', 'Boba Fett (A)', 'Watto (A)'] },
      light: { force: 3, character: ['Jawa', 'Watto (A)', 'Dexter Jettster (A)'] },
    });
    t.asks('Light', 'bid');
    const contests = t.events('contest');
    t.is(
      contests.map(({ card, rival }) => [card, rival]),
      [[t.find('Dark Watto (A)'), t.find('Light Watto (A)')]],
    );
    t.answer('Light: pass', 'Dark: pass');
    t.is(t.events('contest').length, 1, 'contests');
  },
);

scenarioBoth('Equivalent names are contested', 'TCG-CONTEST-01', (t) => {
  t.board({
    at: 'battle starts',
    dark: { force: 3, character: ['Darth Vader (C)'] },
    light: { force: 3, character: ['Anakin Skywalker (A)'] },
  });
  t.asks('Light', 'bid');
});

scenarioBoth(
  'A unit that enters an arena during the battle phase is contested at once',
  { nh: 'TCG-CONTEST-02 TCG-CONTEST-17', x: 'TCG-CONTEST-17' },
  (t) => {
    t.board({
      at: 'Ground battle',
      cards: CARDS,
      dark: { force: 5, character: ['Watto (A)', 'Jawa'], hand: ["Vader's Grip"] },
      light: { force: 5, build: ['Watto (A)'], hand: ['Rousing Speech'] },
    });
    t.answer('Dark: pass', 'Light: play Rousing Speech');
    // Dark would be next to play or pass.
    t.asks('Light', 'bid');
    t.answer('Light: pass', 'Dark: pass');
    t.card('Light Watto (A)', { zone: 'build' });
    t.asks('Dark', 'chance');
  },
);

scenarioBoth('At the start of the battle phase contests come before the first chance', 'TCG-CONTEST-17', (t) => {
  t.board({
    at: 'battle starts',
    dark: { force: 20, character: ['Watto (A)'], hand: ["Vader's Grip"] },
    light: { force: 20, character: ['Watto (A)', 'Luke Skywalker (B)'], hand: ["Leia's Kiss"] },
  });
  t.asks('Light', 'bid');
  t.is(t.match.commands.length, 0, 'answers before the contest');
  t.answer('Light: pass', 'Dark: pass');
  t.asks('Dark', 'chance');
});

scenarioBoth('Nothing is contested in setup, ready and command phase', 'TCG-CONTEST-04', (t) => {
  t.board({ at: 'setup', dice: [3], dark: { hand: ['Watto (A)'] }, light: { hand: ['Watto (A)'] } });
  t.answer('Dark: put out Watto (A)', 'Light: put out Watto (A)', 'Light: stop', 'Dark: stop');
  t.answer('Dark: done', 'Light: done', 'Dark: done', 'Light: done');
  t.asks('Light', 'bid');
  const events = t.match.events as Event[];
  const battle = events.findIndex((e) => e.kind === 'phase' && e.phase === BATTLE);
  t.is(events.findIndex(({ kind }) => kind === 'contest') > battle, true, 'the contest waits for the battle phase');
});

scenarioBoth('Dark opens at 0; then both raise or pass until both pass in succession', 'TCG-CONTEST-05', (t) => {
  twoWattos(t, 2, 2);
  t.asks('Light', 'bid');
  t.offers('pass', 'bid 1', 'bid 2');
  t.answer('Light: bid 1');
  t.asks('Dark', 'bid');
  t.offers('pass', 'bid 1', 'bid 2');
  t.answer('Dark: pass');
  t.asks('Light', 'bid');
  t.is(t.events('wonContest').length, 0, 'contests decided');
  t.answer('Light: pass');
  t.is(t.events('wonContest').length, 1, 'contests decided');
});

scenarioBoth('Nobody bids more Force than they have', 'TCG-CONTEST-06', (t) => {
  twoWattos(t, 3, 1);
  t.offers('pass', 'bid 1');
  t.answer('Light: bid 1');
  t.offers('pass', 'bid 1', 'bid 2', 'bid 3');
  t.answer('Dark: bid 3');
  // Neither has more to bid.
  t.is(
    t.events('wonContest').map(({ seat, bid }) => [seat, bid]),
    [[0, 3]],
  );
});

scenarioBoth('Each keeps an own running bid, and a pass is not final', 'TCG-CONTEST-07', (t) => {
  twoWattos(t, 5, 5);
  t.answer('Light: pass');
  // Dark's opening was no pass: the bidding goes on.
  t.asks('Dark', 'bid');
  t.answer('Dark: bid 3');
  // Light's own bid is 0; a raise need not exceed Dark's.
  t.offers('pass', 'bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5');
  t.answer('Light: bid 1', 'Dark: pass');
  t.offers('pass', 'bid 2', 'bid 3', 'bid 4', 'bid 5');
  t.answer('Light: bid 4');
  t.offers('pass', 'bid 4', 'bid 5');
  t.answer('Dark: pass', 'Light: pass');
  t.is([t.force('Dark'), t.force('Light')], [5, 1]);
});

scenarioBoth('Bid and total build cost together decide', 'TCG-CONTEST-08 TCG-CONTEST-09', (t) => {
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dark: { force: 5, character: [{ card: 'Watto (B)', under: ['Watto (A)'] }, 'Jawa'] },
    light: { force: 5, character: [{ card: 'Watto (A)', under: ['Watto (B)'] }, 'Jawa'] },
  });
  // Dark: 3 and 1 for the card beneath; Light: 4 and 1.
  t.answer('Light: bid 2', 'Dark: bid 2', 'Light: pass', 'Dark: pass');
  t.card('Light Watto (A)', { zone: 'Character' });
  t.card('Dark Watto (B)', { zone: 'build', under: 1 });
  t.is([t.force('Dark'), t.force('Light')], [5, 3]);
});

scenarioBoth('Each card beneath counts 1 in a contest', 'TCG-CONTEST-08', (t) => {
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dark: { character: ['Watto (A)'] },
    light: { character: [{ card: 'Watto (A)', under: ['Watto (B)'] }] },
  });
  t.is(t.events('bid').length, 0, 'bids without Force');
  t.card('Light Watto (A)', { zone: 'Character' });
  t.card('Dark Watto (A)', { zone: 'build' });
});

scenarioBoth('Dark wins a tied contest; the winner pays, the loser does not', 'TCG-CONTEST-08 TCG-CONTEST-09', (t) => {
  twoWattos(t, 4, 6);
  t.answer('Light: bid 3', 'Dark: bid 3', 'Light: pass', 'Dark: pass');
  t.card('Dark Watto (A)', { zone: 'Character' });
  t.card('Light Watto (A)', { zone: 'build' });
  t.is([t.force('Dark'), t.force('Light')], [1, 6]);
});

scenario("The loser's unit retreats without tapping", 'TCG-CONTEST-10', (t) => {
  twoWattos(t, 0, 1);
  t.answer('Light: bid 1');
  t.card('Dark Watto (A)', { zone: 'build', faceDown: false, tapped: false });
  t.is(t.events('retreat').length, 1, 'retreats');
});

scenarioBoth('Of several contested pairs Dark chooses the first', 'TCG-CONTEST-12', (t) => {
  t.board({
    at: 'battle starts',
    dark: { force: 4, character: ['Watto (A)', 'Boba Fett (A)'] },
    light: { force: 4, character: ['Boba Fett (A)', 'Watto (A)'] },
  });
  t.asks('Dark', 'contest');
  t.offers('contest Watto (A) first', 'contest Boba Fett (A) first');
  t.answer('Dark: contest Boba Fett (A) first');
  t.is(
    t.events('contest').map(({ card }) => card),
    [t.find('Dark Boba Fett (A)')],
  );
  t.answer('Light: pass', 'Dark: pass');
  t.is(
    t.events('contest').map(({ card }) => card),
    [t.find('Dark Boba Fett (A)'), t.find('Dark Watto (A)')],
  );
  t.asks('Light', 'bid');
});

scenarioBoth('A unit that lost its contest may come back, and is contested again', 'TCG-CONTEST-15', (t) => {
  t.board({
    at: 'battle starts',
    dice: [1],
    dark: { character: ['Watto (A)'] },
    light: { character: ['Watto (A)'] },
  });
  // Without Force nobody can bid: Dark wins the tie, and the turn passes.
  t.card('Light Watto (A)', { zone: 'build' });
  t.passUntil('build', 'Dark');
  t.answer('Dark: done', 'Light: return Watto (A) to battle', 'Light: done', 'Dark: done', 'Light: done');
  t.asks('Light', 'bid');
  t.is(t.events('contest').length, 2, 'contests');
});

scenarioBoth('A unique card on a unit it pilots is not contested', 'TCG-CONTEST-16', (t) => {
  t.board({
    at: 'battle starts',
    cards: CARDS,
    dark: { force: 5, space: [{ card: 'Z-95 Headhunter', pilot: 'Hired Ace (A)' }] },
    light: { force: 5, character: ['Hired Ace (A)'] },
  });
  t.passUntil('build', 'Dark');
  t.is(t.events('contest').length, 0, 'contests');
  t.card('Light Hired Ace (A)', { zone: 'Character' });
});

scenarioBoth('A bid out of much Force is asked for in steps, and any bid can be made', 'TCG-CONTEST-06', (t) => {
  t.board({
    at: 'battle starts',
    dark: { force: 9_999, character: ['Dannik Jerriko (A)'] },
    light: { force: 25, character: ['Dannik Jerriko (A)'] },
  });
  t.asks('Light', 'bid');
  t.offers('pass', 'from 1 to 10', 'from 11 to 20', 'from 21 to 25');
  t.answer('Light: from 21 to 25');
  t.offers('bid 21', 'bid 22', 'bid 23', 'bid 24', 'bid 25');
  t.answer('Light: bid 23');
  for (let questions = 0; t.state.question?.seat === 0 && questions < 6; questions++) {
    if (t.options.length > 21) t.is(t.options.length, 21, 'options');
    t.answer(
      t.options[
        t.state.question.options.findIndex(
          (option) => (option.kind === 'bid' && option.n >= 1_234) || (option.kind === 'range' && option.to >= 1_234),
        )
      ]!,
    );
  }
  t.is(
    t.events('bid').map(({ n }) => n),
    [23, 1_234],
  );
  t.answer('Light: pass', 'Dark: pass');
  t.is(t.events('force')[0]?.n, -1_234, 'the Force that Dark pays');
});
