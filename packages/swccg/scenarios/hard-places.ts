/** Local Trouble, Brainiac and the sites that change: what other cards make of them. */
import { type Play, scenario } from '../testing/index.ts';
import { fight, isInBattle, never, on } from './fights.ts';

const CANTINA = 'Tatooine: Cantina';
const EISLEY = 'Tatooine: Mos Eisley';

/** Two Stormtroopers of Dark against one character. */
const trouble = (t: Play, whom: string): void =>
  t.act('Dark: Play Local Trouble', 'Choose Stormtrooper', 'Choose Stormtrooper', `Choose ${whom}`);

scenario(
  'Local Trouble that is sensed is no battle, and leaves the Cantina to another',
  'CCG-READ-100 CCG-SNS-01',
  (t) => {
    for (const destiny of ['Destiny 1', 'Destiny 7']) {
      const isSensed = destiny === 'Destiny 1';
      t.board({
        at: 'Dark battles',
        locations: { [`Dark ${CANTINA}`]: ['Stormtrooper', 'Stormtrooper', 'Darth Vader', 'Luke Skywalker'] },
        dark: { hand: ['Local Trouble'] },
        light: { hand: ['Sense'], reserve: [destiny] },
      });
      trouble(t, 'Luke Skywalker');
      t.act('Light: Play Sense: Just after opponent plays an Interrupt');
      t.settle(isSensed ? 'act' : 'battleDestiny', isSensed ? 'Dark' : undefined);
      t.is(t.count('Dark', 'force'), 9);
      if (isSensed) t.act(`Dark: Battle at ${CANTINA}`);
      t.is([isInBattle(t, 'Luke Skywalker'), isInBattle(t, 'Darth Vader')], [true, isSensed]);
    }
  },
);

scenario(
  'Local Trouble leaves the others out of the battle, but not away: Solo Han is for whom nobody stands by',
  'CCG-READ-100 CCG-READ-091 CCG-PRS-15',
  (t) => {
    for (const others of [[], ['Luke Skywalker']]) {
      t.board({
        at: 'Dark battles',
        locations: { [`Dark ${CANTINA}`]: ['Stormtrooper', 'Stormtrooper', 'Han Solo', ...others] },
        light: { hand: ['Solo Han'] },
        dark: { hand: ['Local Trouble'] },
      });
      trouble(t, 'Han Solo');
      if (others.length > 0) {
        never(t, 'Play Solo Han');
        continue;
      }
      t.act('Light: Play Solo Han');
      fight(t);
      t.is(
        t.destinies().map(([who]) => who),
        ['Dark', 'Light', 'Light'],
      );
    }
  },
);

scenario(
  'Local Trouble on a Grappling Hook is fought all the same, and stays on the hook',
  'CCG-READ-100 CCG-IMM-04 CCG-CARD-143',
  (t) => {
    t.board({
      at: 'Dark battles',
      locations: { [`Dark ${CANTINA}`]: ['Stormtrooper', 'Stormtrooper', 'Luke Skywalker'] },
      dark: { hand: ['Local Trouble'] },
      light: { hand: ['Grappling Hook'] },
    });
    trouble(t, 'Luke Skywalker');
    t.act('Light: Deploy Grappling Hook', 'On the table for 1 Force');
    on(t, 'battleDestiny', 'Dark');
    t.is(isInBattle(t, 'Luke Skywalker'), true);
    fight(t, false);
    while (t.state.question?.kind === 'damage') t.answer(t.options[0]!);
    t.settle('act');
    t.card('Local Trouble', { zone: 'under', on: 'Grappling Hook' });
  },
);

scenario('Brainiac reckons with the icons as Revolution has turned them', 'CCG-CARD-027 CCG-CARD-131', (t) => {
  const square = (...effects: readonly string[]): number => {
    t.board({ at: 'Light moves', locations: { [`Dark ${EISLEY}`]: ['Brainiac', ...effects] } });
    return t.powerOf('Brainiac') ** 2;
  };
  const isAbout = (n: number, expected: number): boolean => Math.abs(n - expected) < 0.01;
  // 2 Dark icons and 1 Light one, and the other way round; Presence Of The Force changes nothing of that.
  t.is(isAbout(square(), 2 * (2 - 1) + Math.PI), true);
  t.is(isAbout(square('Revolution'), 2 * (1 - 2) + Math.PI), true);
  t.is(isAbout(square('Revolution', 'Presence Of The Force'), 2 * (2 - 3) + Math.PI), true);
});

scenario(
  "After I've Lost Artoo! Brainiac navigates the ship as a passenger; the slot that it leaves is not for him",
  'CCG-CAP-15 CCG-CARD-126 CCG-CARD-027',
  (t) => {
    const board = (): void =>
      t.board({
        at: 'Light deploys',
        locations: {
          'Light Yavin 4': ['Gold 1', 'Dutch, pilot of Gold 1', "I've Lost Artoo!, on Gold 1"],
          'Light Tatooine': [],
        },
        light: { hand: ['Brainiac', 'R2-X2'] },
      });
    board();
    t.toPhase('move', 'Light');
    t.refuses('CCG-SHP-03', 'Light', 'move', 'Gold 1');
    board();
    t.act('Light: Deploy R2-X2');
    t.offersAlso('Aboard Gold 1 in the astromech slot');
    board();
    t.act('Light: Deploy Brainiac');
    t.doesNotOffer('in the astromech slot');
    t.answer('Aboard Gold 1 as passenger');
    t.toPhase('move', 'Light');
    t.offersAlso('Move Gold 1 by hyperspeed');
  },
);

scenario(
  'Brainiac drawn for a Blaster hits an ability of 3, and Nabrun Leids asks 4 Force for him',
  'CCG-DST-18 CCG-WPN-05 CCG-ACT-03',
  (t) => {
    for (const [card, hit] of [
      ['Destiny 3', false],
      ['Brainiac', true],
    ] as const) {
      t.board({
        at: 'Light battles',
        locations: { [`Dark ${CANTINA}`]: ['Luke Skywalker', 'Blaster, on Luke Skywalker', 'General Tagge'] },
        light: { reserve: [card] },
      });
      t.act(`Light: Battle at ${CANTINA}`);
      t.settle('weapons', 'Light');
      t.answer('Fire Blaster', 'Choose General Tagge');
      t.settle('battleDestiny');
      t.card('General Tagge', { hit });
    }
    for (const force of [3, 4]) {
      t.board({
        at: 'Light moves',
        locations: { [`Dark ${CANTINA}`]: ['Luke Skywalker'], [`Dark ${EISLEY}`]: [] },
        light: { hand: ['Nabrun Leids'], reserve: ['Brainiac'], force },
      });
      t.act('Light: Play Nabrun Leids', 'Choose Luke Skywalker', `Choose ${EISLEY}`);
      if (force < 4) t.offers('No');
      else t.answer('Yes');
    }
    t.is(t.count('Light', 'force'), 0);
  },
);

const WAR = 'Death Star: War Room';
const CORE = 'Death Star: Central Core';
const HALL = 'Death Star: Conference Room';

scenario('A Laser Gate bars General Tagge once he is demoted', 'CCG-READ-058 CCG-CARD-120', (t) => {
  for (const [orders, passes] of [
    [[], true],
    [['Demotion, on General Tagge'], false],
  ] as const) {
    t.board({ at: 'Dark moves', locations: { [WAR]: ['General Tagge', 'Laser Gate', ...orders], [CORE]: [] } });
    // Power and ability are 3 and 3, or 1 and 3: more than 4, or not.
    if (passes) t.offersAlso('Move General Tagge by landspeed');
    else t.refuses('CCG-MOV-03', 'Dark', 'move', 'General Tagge', CORE);
  }
});

scenario(
  'Help Me Obi-Wan Kenobi brings to the battle next door whom the Laser Gate lets pass',
  'CCG-READ-093 CCG-READ-058 CCG-RCT-03',
  (t) => {
    for (const [name, comes] of [
      ['Leia Organa', true],
      ['Rebel Trooper', false],
    ] as const) {
      t.board({
        at: 'Dark battles',
        locations: { [WAR]: [name, 'Laser Gate'], [CORE]: ['Han Solo', 'Darth Vader'] },
        light: { hand: ['Help Me Obi-Wan Kenobi'] },
      });
      t.act(`Dark: Battle at ${CORE}`, 'Light: Play Help Me Obi-Wan Kenobi', `Choose ${name}`);
      t.settle('battleDestiny');
      t.card(name, { at: comes ? CORE : WAR });
      t.is(isInBattle(t, name), comes);
    }
  },
);

scenario(
  'Retract The Bridge is free where Expand The Empire has brought the text of the Central Core, until sites are moved away',
  'CCG-CARD-098 CCG-CARD-123 CCG-READ-130',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { [WAR]: ['Stormtrooper'], [CORE]: ['Expand The Empire'], [HALL]: [] },
      dark: { hand: ['Retract The Bridge', 'Retract The Bridge'] },
    });
    // Dark controls the War Room, not the Core.
    t.act('Dark: Play Retract The Bridge');
    t.settle('target', 'Dark');
    t.is(t.count('Dark', 'force'), 10);
    t.answer(`Choose ${WAR}`, `Choose ${HALL}`); // and the Core last, out of reach of the War Room
    t.settle('act', 'Dark');
    t.is(t.locations(), [WAR, HALL, CORE]);
    t.act('Dark: Play Retract The Bridge');
    t.is(t.count('Dark', 'force'), 10 - 3);
  },
);

scenario(
  'Expand The Empire reaches into the Droid Junkheap while its Sandcrawler stands next door to nothing but that site',
  'CCG-CARD-123 CCG-VSI-02 CCG-CARD-010',
  (t) => {
    const wastes = 'Tatooine: Jundland Wastes';
    t.board({
      at: 'Dark moves',
      locations: {
        [wastes]: ['Expand The Empire', 'Dark Sandcrawler', 'Greedo, driver of Sandcrawler'],
        [`Dark ${EISLEY}`]: [],
        [`Dark ${CANTINA}`]: [],
        'Sandcrawler: Droid Junkheap': ['Tusken Raider'],
      },
    });
    const forfeit = t.forfeitOf('Tusken Raider');
    t.is(t.drain('Dark', 'Sandcrawler: Droid Junkheap'), 1);
    t.act('Dark: Move Sandcrawler by landspeed', `To ${EISLEY}`);
    t.settle('act');
    t.is(t.forfeitOf('Tusken Raider'), forfeit - 1);
    t.is(t.drain('Dark', 'Sandcrawler: Droid Junkheap'), 0);
  },
);
