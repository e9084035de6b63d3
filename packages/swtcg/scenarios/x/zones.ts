import { scenarioBoth } from '../../src/testing/index.ts';

const RALLY = `
1 Herald   Light Character - Soldier   C
   cost 3   speed 10   power 1   health 3
   Each of your other Soldiers has +2 power.

2 Recruit   Light Character - Soldier   C
   cost 3   speed 10   power 1   health 3
`;

scenarioBoth(
  'A standing rule of a retreated unit',
  { nh: 'TCG-STATIC-02 TCG-ZONE-17', x: 'TCG-STATIC-03 TCG-ZONE-16' },
  (t) => {
    t.board({ at: 'Dark builds', cards: RALLY, light: { character: ['Recruit'], build: ['Herald'] } });
    t.card('Recruit', { power: t.by({ nh: 3, x: 1 }) });
  },
);
