import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioX(
  'What a text allows lifts a rule, but not what the definition of a keyword forbids',
  'TCG-PRIME-09 TCG-KW-DBLSTRIKE-03 TCG-ATKLIM-15',
  (t) => {
    const cards = written(FOE, FRIEND, [
      'Wild Beast',
      'Light Character - Creature',
      'cost 3   speed 90   power 1   health 9',
      'Double Strike.',
      'This unit can attack your units.',
    ]);
    const board = {
      at: 'Character battle',
      cards,
      dice: [6, 6],
      dark: { character: [{ card: 'Foe', tapped: true }] },
      light: { character: ['Wild Beast', { card: 'Friend', tapped: true }] },
    } as const;
    t.board(board);
    t.passUntil('unitTurn', 'Light');
    t.offers(
      'Wild Beast attacks Foe',
      'Wild Beast attacks Wild Beast',
      'Wild Beast attacks Friend',
      'Wild Beast does not attack',
    );
    t.answer('Light: Wild Beast attacks Friend');
    t.passUntil('doubleStrike', 'Light');
    t.card('Friend', { damage: 1 });
    t.offers('Wild Beast attacks Foe', 'no (Wild Beast)');
  },
);

scenarioX(
  'Cards that are removed from the game stay so, whatever their text allows',
  'TCG-PRIME-09 TCG-PRIME-06',
  (t) => {
    const cards = written(
      FOE,
      FRIEND,
      ['Phoenix', 'Light Character - Jedi', 'From your discard pile: Free -> Return this card to your hand.'],
      ['Guardian', 'Light Character - Noble', 'Each of your Jedi has +5 power.'],
      ['Oblivion', 'Light Mission', 'cost 0', 'Remove 1 of your Characters in Character from the game.'],
      ['Funeral', 'Light Mission', 'cost 0', 'Discard 1 of your Characters in Character.'],
    );
    const lose = (mission: string, unit: string): void => {
      t.board({
        at: 'Light builds',
        cards,
        dark: { character: ['Foe'] },
        light: { character: ['Friend', 'Phoenix', 'Guardian'], hand: [mission] },
      });
      t.answer(`Light: complete ${mission}`, `Light: choose ${unit}`, 'Light: done');
      t.endCommand();
    };
    lose('Funeral', 'Phoenix');
    t.passUntil('chance', 'Light');
    t.offersAlso('Phoenix: From your discard pile');
    lose('Oblivion', 'Phoenix');
    t.passUntil('unitTurn', 'Dark');
    t.card('Phoenix', { zone: 'out of play' });
    lose('Oblivion', 'Guardian');
    t.card('Guardian', { zone: 'out of play' });
    t.card('Friend', { power: 3 });
  },
);
