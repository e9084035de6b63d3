import { SPECTATOR } from '@dejarik/kernel';
import { YUUZHAN_VONG } from '../../src/cards/card.ts';
import { EXPANDED } from '../../src/editions.ts';
import type { Event } from '../../src/rules/event.ts';
import { DARK, LIGHT } from '../../src/rules/state.ts';
import { type Play, scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

const CARDS = `
  1 Warrior   Yuuzhan Vong Character - Soldier   C
     cost 3   speed 50   power 3   health 3
     Between attacks: Pay 1 Force -> Draw 1 card.

  2 Watcher   Neutral Character - Spy   C
     cost 3   speed 50   power 3   health 3
     Between attacks: Pay 1 Force -> Draw 1 card.
`;

scenarioX('The order in all matters is Dark, Yuuzhan Vong, Light', 'TCG-PRIME-03 TCG-PRIME-04', (t) => {
  t.is(EXPANDED.sides, [DARK, YUUZHAN_VONG, LIGHT]);
  t.board({
    at: 'Character battle',
    cards: CARDS,
    vong: { force: 1, character: ['Warrior'] },
    light: { force: 1, character: ['Watcher'] },
  });
  t.asks('Yuuzhan Vong', 'chance');
  t.answer('Yuuzhan Vong: pass', 'Light: pass');
  t.asks('Yuuzhan Vong', 'unitTurn'); // at the same speed
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { force: 1, character: ['Watcher'] },
    vong: { force: 1, character: ['Warrior'] },
  });
  t.asks('Dark', 'chance');
  t.answer('Dark: pass', 'Yuuzhan Vong: pass');
  t.asks('Dark', 'unitTurn');
});

scenarioX('One decision for both is taken by the first in side order', 'TCG-PRIME-04', (t) => {
  const unique = ['Dannik Jerriko (A)', 'Boba Fett (A)'];
  t.board({ at: 'battle starts', vong: { character: unique }, light: { character: unique } });
  // Which contest comes first.
  t.asks('Yuuzhan Vong', 'contest');
});

scenarioX('Without a Light player the last in side order rolls for build points', 'TCG-COMMAND-17', (t) => {
  t.board({ at: 'build roll', dice: [4], dark: {}, vong: {} });
  t.is(
    t.events('roll').map(({ seat }) => t.state.seats[seat]!.name),
    ['Yuuzhan Vong'],
  );
  t.is([t.points('Dark'), t.points('Yuuzhan Vong')], [4, 4]);
});

scenarioX(
  "Each card of a stack goes to its owner's hand, whoever controls it and whatever the text says",
  'TCG-PRIME-06 TCG-PRIME-10 TCG-PRIME-11',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: `
        1 Turncoat (A)   Neutral Character - Spy   R
           cost 4   speed 30   power 3   health 3

        2 Turncoat (B)   Neutral Character - Spy   R
           cost 3   speed 30   power 3   health 3

        3 Lure   Light Mission   C
           cost 0
           Gain control of 1 enemy unit in Character.

        4 Recall   Light Mission   C
           cost 0
           Choose 1 of your Characters in Character. Return it to your hand.
      `,
      dark: { character: ['Turncoat (A)'] },
      light: { points: 1, hand: ['Lure', 'Recall', 'Turncoat (B)'] },
    });
    t.answer('Light: complete Lure');
    t.card('Turncoat (A)', { zone: 'Character', controller: 'Light' });
    t.answer('Light: stack Turncoat (B) beneath Turncoat (A)', 'Light: complete Recall');
    t.is([t.titles('Dark', 'hand'), t.titles('Light', 'hand')], [['Turncoat (A)'], ['Turncoat (B)']]);
  },
);

scenarioX('Where no rule answers, the program decides and the log says so', 'TCG-PRIME-13', (t) => {
  const told = (): string[] =>
    t.match.events.map((e) => t.game.describeEvent(t.game.viewEvent(e as Event, SPECTATOR)!, t.state.seats));
  // No rule ends a game in which nothing happens any more: it is a draw.
  t.board({ at: 'turn starts', dark: { space: ['Geonosian Fighter'] }, light: { ground: ['Naboo Defense Station'] } });
  const { turn } = t.state;
  while (t.state.result === null) {
    const { options } = t.state.question!;
    t.answer(options.some(({ kind }) => kind === 'done') ? 'done' : 'does not attack');
  }
  t.is(t.state.result.outcomes, ['drawn', 'drawn']);
  t.is(t.state.turn - turn, EXPANDED.idleTurnLimit);
  t.is(told().at(-1), 'The game is a draw: nothing has changed for many turns.');
  // What is left, without a Dark player, is for the first in side order, and is told.
  const unique = ['Dannik Jerriko (A)', 'Boba Fett (A)'];
  t.board({ at: 'battle starts', vong: { character: unique }, light: { character: unique } });
  t.asks('Yuuzhan Vong', 'contest');
  t.answer('Yuuzhan Vong: contest Boba Fett (A) first');
  t.is(
    told().filter((line) => line.includes('contested')),
    ['Boba Fett', 'Dannik Jerriko'].map((name) => `${name} (A) and ${name} (A) are contested: both sides bid Force.`),
  );
});

function turnEnds(t: Play): void {
  const { turn } = t.state;
  while (t.state.turn === turn) {
    const { kind } = t.state.question!;
    t.answer(kind === 'chance' ? 'pass' : kind === 'unitTurn' ? 'does not attack' : 'done');
  }
}

scenarioX('A turn in which a unit was lost is not one in which nothing happened', 'TCG-PRIME-13', (t) => {
  t.board({
    at: 'turn starts',
    cards: written(FOE, FRIEND, [
      'Martyr',
      'Light Character - Jedi',
      'cost 3   speed 10   power 3   health 4',
      'Build step: Discard this unit from Character -> Gain 1 Force.',
    ]),
    dark: { space: ['Geonosian Fighter'], character: ['Foe'] },
    light: { ground: ['Naboo Defense Station'], character: ['Friend', 'Martyr'] },
  });
  turnEnds(t);
  turnEnds(t);
  t.is(t.state.idleTurns, 1);
  t.answer('Dark: done', 'Light: Martyr: Discard this unit');
  turnEnds(t);
  t.is(t.state.idleTurns, 0);
});

scenarioX('Nor one in which a card came out of the hand', 'TCG-PRIME-13', (t) => {
  t.board({
    at: 'turn starts',
    cards: written(['Scout', 'Light Ground - Speeder', 'cost 0   speed 90   power 1   health 1']),
    dark: { space: ['Geonosian Fighter'] },
    light: { ground: ['Naboo Defense Station'], hand: ['Scout'] },
  });
  turnEnds(t);
  turnEnds(t);
  t.is(t.state.idleTurns, 1);
  t.answer('Dark: done', 'Light: deploy Scout');
  turnEnds(t);
  t.is(t.state.idleTurns, 0);
});
