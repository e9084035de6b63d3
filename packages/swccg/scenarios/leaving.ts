/** Section 42: leaving play. */
import { scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';
const kill = (how: string): string => `Kill   Dark Interrupt - Used   C1\n destiny 1\n Target 1 character -> ${how}.`;
const MARK = 'Mark   Dark Effect   C1\n destiny 1\n Deploys on character.';

scenario('Whatever is on a card is lost when it leaves play, however it leaves', 'CCG-OUT-01 CCG-OUT-02', (t) => {
  for (const [how, zone] of [
    ['It is lost', 'lost'],
    ['It goes to its Used Pile', 'used'],
    ['It goes out of play', 'out'],
  ] as const) {
    t.board({
      at: 'Dark controls',
      locations: { [`Dark ${CANTINA}`]: ['Luke Skywalker', 'Mark, on Luke Skywalker'] },
      dark: { hand: ['Kill'] },
      cards: [kill(how), MARK],
    });
    t.act('Dark: Play Kill', 'Dark: Luke Skywalker');
    t.settle();
    t.card('Luke Skywalker', { zone });
    t.card('Mark', { zone: 'lost' });
  }
});

scenario('A card just lost is in the Lost Pile already', 'CCG-OUT-03', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Luke Skywalker', 'Mark, on Luke Skywalker'] },
    dark: { hand: ['Kill'] },
    light: { hand: ['Grief'] },
    cards: [
      kill('It is lost'),
      MARK,
      'Grief   Light Interrupt - Used   C1\n destiny 1\n Just after Luke Skywalker is lost: Retrieve 1 Force.',
    ],
  });
  t.act('Dark: Play Kill', 'Dark: Luke Skywalker');
  t.pass();
  t.card('Luke Skywalker', { zone: 'lost' });
  t.answer('Light: Play Grief');
  t.settle();
  t.card('Luke Skywalker', { zone: 'used' });
  t.card('Mark', { zone: 'lost' });
});

scenario('A card that is off does nothing and stays where it is', 'CCG-OUT-08', (t) => {
  t.board({
    at: 'Dark moves',
    locations: { 'Dark Yavin 4: Jungle': ['off Lamp', 'Greedo'] },
    cards: [
      'Lamp   Dark Character - Droid   C1\n destiny 1   deploy 1   power 1   forfeit 1\n Your alien here is power +3.',
    ],
  });
  t.is(t.powerOf('Greedo'), 2);
  t.card('Lamp', { zone: 'table', at: 'Yavin 4: Jungle', off: true });
});

scenario('Whom Set For Stun sends to hand takes along what is on him, as it says', 'CCG-OUT-06', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Dark Tatooine: Cantina': ['Han Solo', 'Light Blaster Rifle, on Han Solo'] },
    dark: { hand: ['Set For Stun'], reserve: ['Destiny 7'] },
  });
  t.act('Dark: Play Set For Stun');
  t.answer('Choose Han Solo');
  t.settle('act');
  t.card('Han Solo', { zone: 'hand' });
  t.card('Light Blaster Rifle', { zone: 'hand' });
});

scenario('Caller takes its bolt back into hand, and nothing else', 'CCG-OUT-06', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      'Dark Tatooine: Cantina': [
        'Luke Skywalker',
        'Caller, on Luke Skywalker',
        'LIN-V8M',
        'Light Restraining Bolt, on LIN-V8M',
      ],
    },
  });
  t.act('Light: Use Caller');
  t.answer('Choose LIN-V8M');
  t.settle('act');
  t.card('LIN-V8M', { controller: 'Light', zone: 'table' });
  t.card('Light Restraining Bolt', { zone: 'hand' });
});
