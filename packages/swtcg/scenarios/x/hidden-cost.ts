/** Hidden Cost: a partially built card is completed for Force (TCG-KW-HIDDEN). */
import { type Play, scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Sleeper   Dark Character - Spy   C
     cost 6   speed 10   power 2   health 9
     Hidden Cost 5.
     Hidden Cost 3.

  2 Twin (A)   Dark Character - Spy   C
     cost 6   speed 10   power 2   health 9
     Hidden Cost 3.

  3 Twin (B)   Dark Character - Spy   C
     cost 7   speed 10   power 2   health 9

  4 Handler   Dark Character - Officer   C
     cost 5   speed 60   power 1   health 9
     Each Spy costs 4 less to deploy.

  5 Plan   Dark Mission   C
     cost 4
     Hidden Cost 1.
     Draw 2 cards.

  6 Trifle   Dark Battle   C
     Before the roll: Free -> Draw 1 card.

  7 Recruit   Light Character - Soldier   C
     cost 1   speed 40   power 2   health 9
     Pay 1 Force -> Evade 1.

  8 Alarm   Light Battle   C
     Free -> Disrupt a unit card.

  9 Ace   Dark Character - Spy   C
     cost 2   speed 10   power 2   health 9
     Hidden Cost 1.
     Starfighter Pilot: +1 power.

  10 Fighter   Dark Space - Starfighter   C
     cost 2   speed 10   power 2   health 9

  11 Rifleman   Dark Character - Soldier   C
     cost 1   speed 50   power 2   health 9
     Free -> Reroll all of your attack dice.
`;

const board = (t: Play, down: string, counters: number, more: Parameters<Play['board']>[0]['dark'] = {}): void =>
  t.board({
    cards: CARDS,
    at: 'Dark builds',
    dark: { force: 3, character: ['Rifleman'], build: [{ down, counters }], ...more },
    light: { ground: ['AT-TE Walker 23X'] },
  });

const offered = (t: Play): string[] =>
  t.options.filter((option) => option.includes(' Force') && !option.includes('build zone'));

scenarioX(
  'With counters enough Force pays the rest of the cost',
  'TCG-KW-HIDDEN-01 TCG-KW-HIDDEN-02 TCG-KW-HIDDEN-06',
  (t) => {
    for (const [counters, force] of [
      [3, 3],
      [5, 1],
      [6, 0],
    ] as const) {
      board(t, 'Sleeper', counters);
      t.is(offered(t), [`complete Sleeper for ${force} Force`]);
      t.answer(`Dark: complete Sleeper for ${force} Force`);
      t.card('Sleeper', { zone: 'Character', counters: 0, faceDown: false });
      t.is(t.force('Dark'), 3 - force);
    }
    board(t, 'Sleeper', 2);
    t.is(offered(t), []);
    board(t, 'Sleeper', 3, { force: 2 });
    t.is(offered(t), []);
    board(t, 'Plan', 2, { hand: ['Sleeper'], force: 9 });
    t.is(offered(t), ['complete Plan for 2 Force']); // not the card in hand
  },
);

scenarioX('What lowers the cost lowers it below X', 'TCG-KW-HIDDEN-03 TCG-KW-HIDDEN-04', (t) => {
  board(t, 'Sleeper', 2, { character: ['Handler'] });
  t.is(offered(t), ['complete Sleeper for 0 Force']); // it costs 2 now, less than 3
  board(t, 'Twin (A)', 1, { character: ['Twin (B)'] });
  t.answer('Dark: complete Twin (A) beneath Twin (B) for 0 Force');
  t.card('Twin (B)', { under: 1 });
  t.is(t.force('Dark'), 3);
});

scenarioX(
  'It is to be had at any moment but when dice are rerolled or damage is prevented',
  'TCG-KW-HIDDEN-05',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dice: [6, 6, 6, 6],
      dark: { force: 3, character: ['Rifleman'], build: [{ down: 'Sleeper', counters: 3 }] },
      light: { force: 1, character: ['Recruit'] },
    });
    const windows = new Set<number>();
    const others = new Set<number>();
    for (let i = 0; i < 40 && t.events('turn').length === 0; i++) {
      const { question, frames } = t.state;
      if (question?.kind === 'unitTurn') t.answer(question.seat === 0 ? 'Rifleman attacks' : 'does not attack');
      else if (question?.kind === 'chance') {
        const chance = frames.findLast(({ proc }) => proc === 'chance')!;
        const { window } = chance as unknown as { window: number };
        (offered(t).some((option) => option.startsWith('complete Sleeper')) ? windows : others).add(window);
        t.answer('pass');
      } else break;
    }
    t.is([windows.has(1), windows.has(2), windows.has(4), windows.has(8)], [true, true, false, false]);
    t.is([others.has(4), others.has(8)], [true, true]); // there was something to reroll and to prevent
  },
);

scenarioX('It brings no Pilot onto a unit, and in battle the unit comes into its arena', 'TCG-KW-HIDDEN-05', (t) => {
  t.board({
    cards: CARDS,
    at: 'battle starts',
    dark: { force: 3, space: ['Fighter'], build: [{ down: 'Ace', counters: 1 }] },
    light: { character: ['Recruit'] },
  });
  t.is(offered(t), ['complete Ace for 1 Force']);
  t.answer('Dark: complete Ace for 1 Force');
  t.card('Ace', { zone: 'Character' });
});

scenarioX('What is completed so can be disrupted', 'TCG-KW-HIDDEN-06', (t) => {
  t.board({
    cards: CARDS,
    at: 'Dark builds',
    dark: { force: 3, character: ['Rifleman'], build: [{ down: 'Sleeper', counters: 3 }] },
    light: { ground: ['AT-TE Walker 23X'], hand: ['Alarm'] },
  });
  t.answer('Dark: complete Sleeper for 3 Force');
  t.asks('Light', 'chance');
  t.answer('Light: play Alarm');
  t.card('Sleeper', { zone: 'discard' });
  t.is(t.force('Dark'), 0);
});
