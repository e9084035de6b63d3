import { scenarioX } from '../../src/testing/index.ts';

const SKILLS = `
1 Marksmanship   Light Equipment - Character Skill   C
   cost 2
   Equip: Pay 1 build point.
   Equipped: Accuracy 1.

2 Rookie   Light Character - Soldier   C
   cost 2   speed 20   power 2   health 3

3 Veteran   Light Character - Soldier   C
   cost 2   speed 20   power 2   health 3

4 Purge   Dark Mission   C
   cost 0
   Discard each enemy unit in Character.

5 Recall   Light Mission   C
   cost 0
   Return 1 of your units from any arena to your hand.

6 Resolve   Light Equipment - Character Trait   C
   cost 1
   Attach when battle starts.
   Equipped: +1 power.
`;
const SKILLED = { card: 'Rookie', equipment: ['Marksmanship'] } as const;

scenarioX('A Skill is completed like other Equipment, and not taken off again', 'TCG-SKILL-01 TCG-SKILL-02', (t) => {
  t.board({
    at: 'Light builds',
    cards: SKILLS,
    turn: 2,
    light: { points: 3, character: ['Rookie'], hand: ['Marksmanship'] },
  });
  t.answer('Light: complete Marksmanship for 2 build points');
  t.card('Marksmanship', { zone: 'completed', faceDown: false });
  t.answer('Light: equip Rookie with Marksmanship');
  t.doesNotOffer('take Marksmanship off');
  t.board({ at: 'Light builds', cards: SKILLS, light: { character: [SKILLED] } });
  t.doesNotOffer('take Marksmanship off');
});

scenarioX('It is discarded, and returns, with its unit', 'TCG-SKILL-01', (t) => {
  t.board({ at: 'Dark builds', cards: SKILLS, dark: { hand: ['Purge'] }, light: { character: [SKILLED] } });
  t.answer('Dark: complete Purge');
  t.is(t.titles('Light', 'discard').toSorted(), ['Marksmanship', 'Rookie']);
  t.board({ at: 'Light builds', cards: SKILLS, light: { hand: ['Recall'], character: [SKILLED] } });
  t.answer('Light: complete Recall');
  t.is(t.titles('Light', 'hand').toSorted(), ['Marksmanship', 'Rookie']);
});

scenarioX('A Trait is attached when its moment comes, if its controller wishes', 'TCG-TRAIT-01', (t) => {
  t.board({
    at: 'Light builds',
    cards: SKILLS,
    dark: { character: [{ card: 'Geonosian Guard', tapped: true }] },
    light: { points: 5, completed: ['Resolve'], character: ['Rookie', 'Veteran'] },
  });
  // There is no equip cost.
  t.doesNotOffer('equip');
  t.answer('Light: done', 'Light: done');
  t.asks('Light', 'choose');
  t.offers('choose Rookie', 'choose Veteran', 'done');
  t.answer('Light: choose Veteran');
  t.card('Resolve', { zone: 'attached', on: 'Veteran' });
  t.card('Veteran', { power: 3 });
  // Declined, it waits for the next time.
  t.board({
    at: 'battle starts',
    cards: SKILLS,
    dark: { character: [{ card: 'Geonosian Guard', tapped: true }] },
    light: { completed: ['Resolve'], character: [{ card: 'Rookie', tapped: true }] },
  });
  t.answer('Light: done');
  t.card('Resolve', { zone: 'completed' });
  t.doesNotOffer('choose Rookie');
});

scenarioX('A Trait shares the fate of its unit, and is on it once', 'TCG-SKILL-01 TCG-EQUIP-11', (t) => {
  const bold = { card: 'Rookie', equipment: ['Resolve'] } as const;
  t.board({ at: 'Dark builds', cards: SKILLS, dark: { hand: ['Purge'] }, light: { character: [bold] } });
  t.answer('Dark: complete Purge');
  t.is(t.titles('Light', 'discard').toSorted(), ['Resolve', 'Rookie']);
  t.board({ at: 'Light builds', cards: SKILLS, light: { hand: ['Recall'], character: [bold] } });
  t.doesNotOffer('take Resolve off');
  t.answer('Light: complete Recall');
  t.is(t.titles('Light', 'hand').toSorted(), ['Resolve', 'Rookie']);
  t.board({
    at: 'Light builds',
    cards: SKILLS,
    dark: { character: [{ card: 'Geonosian Guard', tapped: true }] },
    light: { completed: ['Resolve'], character: [bold, 'Veteran'] },
  });
  t.answer('Light: done', 'Light: done');
  t.asks('Light', 'choose');
  t.offers('choose Veteran', 'done');
});
