/** What is not offered is refused with the rule that forbids it. */
import type { Intent } from '../../src/intents.ts';
import { type Play, scenarioX } from '../../src/testing/index.ts';
import { whyNot } from '../../src/whynot.ts';

const CARDS = `
1 Blaster   Light Equipment - Character Weapon   C
   cost 1
   Equip: Pay 1 build point.
   Equipped: +2 power.

2 Marksmanship   Light Equipment - Character Skill   C
   cost 1
   Equip: Free.
   Equipped: Accuracy 1.

3 Resolve   Light Equipment - Character Trait   C
   cost 1
   Attach when battle starts.
   Equipped: +1 power.

4 Rookie   Light Character - Soldier   C
   cost 2   speed 20   power 2   health 3

5 Beast   Light Ground/Character - Creature   C
   cost 3   speed 20   power 2   health 4

6 Camp   Light Location - Ground Base   C
   cost 2

7 Fund   Light Resource   C
   cost 0

8 Mine   Light Resource   C
   cost 0
`;

const refuses = (t: Play, kind: Intent['kind'], card: string, rule: string, target?: number): void =>
  t.refused(whyNot(t.seenBy('Light'), { kind, card: t.find(card), ...(target === undefined ? {} : { target }) }), rule);

const allows = (t: Play, kind: Intent['kind'], card: string): void =>
  t.is(whyNot(t.seenBy('Light'), { kind, card: t.find(card) }), null);

scenarioX('Why Equipment is not equipped or detached', 'TCG-EQUIP-02 TCG-EQUIP-03 TCG-SKILL-01 TCG-TRAIT-01', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: {
      points: 1,
      character: [{ card: 'Rookie', equipment: ['Marksmanship'] }],
      ground: ['AT-TE Walker 23X'],
      completed: ['Blaster', 'Resolve'],
    },
  });
  allows(t, 'equip', 'Blaster');
  refuses(t, 'equip', 'Blaster', 'TCG-EQUIP-02', t.find('AT-TE Walker 23X'));
  refuses(t, 'equip', 'Resolve', 'TCG-TRAIT-01');
  refuses(t, 'detach', 'Marksmanship', 'TCG-SKILL-01');
  refuses(t, 'detach', 'Blaster', 'TCG-EQUIP-04');
  t.answer('Light: equip Rookie with Blaster');
  allows(t, 'detach', 'Blaster');
  refuses(t, 'equip', 'Blaster', 'TCG-EQUIP-01');
  t.answer('Light: take Blaster off Rookie');
  refuses(t, 'equip', 'Blaster', 'TCG-EQUIP-03');
});

scenarioX('Why a unit does not move between arenas', 'TCG-MULTI-05', (t) => {
  t.board({ at: 'Light builds', cards: CARDS, light: { ground: ['Beast'], character: ['Rookie'] } });
  allows(t, 'shift', 'Beast');
  refuses(t, 'shift', 'Rookie', 'TCG-MULTI-05');
  t.answer('Light: move Beast to the Character arena');
  refuses(t, 'shift', 'Beast', 'TCG-MULTI-05');
});

scenarioX('Why a card that stays is not completed', 'TCG-RES-02 TCG-BUILD-04', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { resource: 'Mine', hand: ['Fund'], build: [{ down: 'Camp', counters: 1 }] },
  });
  refuses(t, 'complete', 'Fund', 'TCG-RES-02');
  refuses(t, 'complete', 'Camp', 'TCG-BUILD-04');
  t.board({ at: 'Light builds', cards: CARDS, light: { hand: ['Fund'], build: [{ down: 'Camp', counters: 2 }] } });
  allows(t, 'complete', 'Fund');
  allows(t, 'complete', 'Camp');
});
