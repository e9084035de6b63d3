/** Rulings on single cards (section 45) and readings of them (section 46) that no other chapter shows. */
import { type Play, scenario } from '../testing/index.ts';
import { never } from './fights.ts';

const BAY = 'Light Tatooine: Docking Bay 94';
const CANTINA = 'Tatooine: Cantina';

const deploy = (t: Play, seat: 'Dark' | 'Light', card: string, ...to: string[]): void => {
  t.act(`${seat}: Deploy ${card}`, ...to.map((one) => `${seat}: ${one}`));
  t.settle('act');
};

/** Deploys the card to the one place there is. */
function lay(t: Play, what: string): void {
  t.act(what);
  if (t.state.question?.kind === 'where') t.answer('To');
}

scenario('Cards of the two-player set are not among the 486', 'CCG-CARD-005 CCG-CARD-006 CCG-CARD-108', (t) => {
  t.board({ at: 'Dark controls' });
  const shipped = t.game.cards.cards.filter(({ card }) => card.set === 'PRE' || card.set === 'ANH');
  t.is(shipped.length, 486);
  for (const title of [
    'Death Star: Docking Control Room 327',
    'Death Star: Level 6 Core Shaft Corridor',
    "Vader's Obsession",
  ])
    t.is(
      shipped.some((def) => def.title === title),
      false,
    );
});

scenario(
  'Inside the Droid Junkheap nobody is present outside, drives or takes a seat',
  'CCG-CARD-010 CCG-VSI-05',
  (t) => {
    t.board({
      at: 'Dark moves',
      locations: {
        'Dark Tatooine: Jawa Camp': ['Dark Sandcrawler'],
        'Sandcrawler: Droid Junkheap': ['Stormtrooper', 'Darth Vader'],
        [`Dark ${CANTINA}`]: [],
      },
    });
    t.is(t.hasPresence('Dark', 'Sandcrawler: Droid Junkheap'), true);
    t.is(t.hasPresence('Dark', 'Tatooine: Jawa Camp'), false);
    t.doesNotOffer('Move Sandcrawler');
    t.board({
      at: 'Dark moves',
      locations: {
        'Dark Tatooine: Jawa Camp': ['Dark Sandcrawler', 'Stormtrooper, driver of Dark Sandcrawler'],
        'Sandcrawler: Droid Junkheap': [],
        [`Dark ${CANTINA}`]: [],
      },
    });
    t.is(t.hasPresence('Dark', 'Tatooine: Jawa Camp'), true);
    t.offersAlso('Move Sandcrawler');
  },
);

scenario('Whoever pilots a Gold or Red starfighter is a pilot of that squadron', 'CCG-CARD-015 CCG-CARD-020', (t) => {
  for (const [leader, own, other] of [
    ['Dutch', 'Gold 5', 'Red 3'],
    ['Red Leader', 'Red 3', 'Gold 5'],
  ] as const) {
    const forfeit = (ship: string, seat: string): number => {
      t.board({
        at: 'Dark controls',
        locations: {
          'Light Tatooine': ['Y-wing', `${leader}, pilot of Y-wing`, ship, `Rebel Pilot, ${seat} of ${ship}`],
        },
      });
      return t.forfeitOf('Rebel Pilot');
    };
    t.is([forfeit(own, 'pilot'), forfeit(other, 'pilot')], [forfeit(other, 'pilot') + 1, forfeit('X-wing', 'pilot')]);
  }
  // At the controls, not as a passenger.
  t.board({
    at: 'Dark controls',
    locations: {
      'Light Tatooine': ['Y-wing', 'Dutch, pilot of Y-wing', 'Gold 1', 'Rebel Trooper, passenger of Gold 1'],
    },
  });
  const aboard = t.forfeitOf('Rebel Trooper');
  t.board({ at: 'Dark controls', locations: { [BAY]: ['Rebel Trooper'] } });
  t.is(aboard, t.forfeitOf('Rebel Trooper'));
});

scenario('Trevagg taxes battles where he is present, not as a passenger at a system', 'CCG-CARD-033', (t) => {
  const play = (locations: { readonly [title: string]: readonly string[] }, at: string, cost: number): void => {
    t.board({ at: 'Light battles', locations, light: { force: cost } });
    t.act(`Light: Battle at ${at}`);
    t.is(t.count('Light', 'force'), 0);
  };
  const ship = [
    'Devastator',
    'Feltipern Trevagg, passenger of Devastator',
    'X-wing',
    'Luke Skywalker, pilot of X-wing',
  ];
  play({ 'Light Tatooine': ship }, 'Tatooine', 1);
  // One icon of Dark and two of Light.
  play({ [BAY]: ['Feltipern Trevagg', 'Luke Skywalker'] }, 'Tatooine: Docking Bay 94', 2);
});

scenario('The WED-9 is no bantha, and saves starfighters from Lateral Damage', 'CCG-CARD-060', (t) => {
  const board = (site: string): void => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Light Tatooine': ['X-wing', 'Luke Skywalker, pilot of X-wing'],
        [site]: ["WED-9-M1 'Bantha' Droid"],
        Kessel: [],
      },
      dark: { hand: ['Lateral Damage'] },
    });
    deploy(t, 'Dark', 'Lateral Damage', 'On Kessel', 'Choose X-wing');
    t.is(t.powerOf('X-wing'), 0);
  };
  board(`Light ${CANTINA}`);
  t.doesNotOffer("Use WED-9-M1 'Bantha' Droid");
  board(BAY);
  t.act("Light: Use WED-9-M1 'Bantha' Droid");
  if (t.state.question?.kind === 'target') t.answer('Choose X-wing');
  t.settle('act');
  t.card('Lateral Damage', { zone: 'lost' });
  // What speaks of a Bantha does not mean it.
  t.board({
    at: 'Dark controls',
    locations: { [BAY]: ["WED-9-M1 'Bantha' Droid", 'Bantha'] },
    dark: { hand: ['Hunt'] },
    cards: ['Hunt   Dark Interrupt - Used   C1\n destiny 1\n Target all Bantha -> It is lost.'],
  });
  t.act('Dark: Play Hunt');
  t.settle('act');
  t.card('Bantha', { zone: 'lost' });
  t.card("WED-9-M1 'Bantha' Droid", { zone: 'table' });
});

scenario("Don't Get Cocky takes a TIE Fighter and no other TIE", 'CCG-CARD-072', (t) => {
  const play = (...ships: string[]): void => {
    t.board({
      at: 'Dark battles',
      locations: {
        'Light Tatooine': [...ships, 'Devastator', 'X-wing', 'Luke Skywalker, pilot of X-wing'],
      },
      light: { hand: ["Don't Get Cocky"] },
    });
    t.act('Dark: Battle at Tatooine');
  };
  play('Black 2', 'TIE Scout', 'TIE Advanced x1');
  t.doesNotOffer("Play Don't Get Cocky");
  play('Black 2', 'TIE Fighter');
  t.act("Light: Play Don't Get Cocky");
  if (t.state.question?.kind === 'target') {
    t.offers('Choose TIE Fighter');
    t.answer('Choose TIE Fighter');
  }
  t.settle();
  t.card('TIE Fighter', { zone: 'lost' });
});

scenario('Owen deploys free at the farm: its -1 takes nothing off what others add', 'CCG-READ-006 CCG-DEP-12', (t) => {
  const toll = "Toll   Dark Effect   C1\n destiny 1\n Deploys on table.\n Opponent's character deploys +1.";
  t.board({
    at: 'Light deploys',
    locations: { "Light Tatooine: Lars' Moisture Farm": [] },
    table: ['Toll'],
    light: { hand: ['Owen Lars', 'Beru Lars'] },
    cards: [toll],
  });
  lay(t, 'Light: Deploy Owen Lars');
  t.is(t.count('Light', 'force'), 9); // free, and 1 for the toll
  t.settle('act');
  lay(t, 'Light: Deploy Beru Lars');
  t.is(t.count('Light', 'force'), 8); // 1 - 1 + 1
});

scenario('R3-T6 in the Central Core: the Death Star has hyperspeed 2', 'CCG-READ-035', (t) => {
  for (const [site, speed] of [
    ['Death Star: Central Core', 2],
    ['Death Star: War Room', 1],
  ] as const) {
    t.board({
      at: 'Dark controls',
      locations: { 'Death Star': [], 'Death Star: Central Core': [], 'Death Star: War Room': [], [site]: ['R3-T6'] },
    });
    t.is(t.number('Death Star', 'hyperspeed'), speed);
  }
});

scenario(
  'A Vaporator keeps Gravel Storm from characters of both sides at its own and adjacent sites',
  'CCG-READ-057',
  (t) => {
    const board = (who: string, ...more: string[]): void =>
      t.board({
        at: 'Dark controls',
        locations: {
          'Dark Tatooine: Jawa Camp': more,
          'Dark Tatooine: Mos Eisley': [],
          'Tatooine: Dune Sea': [who],
        },
        dark: { hand: ['Gravel Storm'] },
      });
    board('Luke Skywalker');
    t.offersAlso('Play Gravel Storm');
    board('Luke Skywalker', 'Vaporator'); // two sites away
    t.offersAlso('Play Gravel Storm');
    for (const site of ['Dark Tatooine: Mos Eisley', 'Tatooine: Dune Sea']) {
      t.board({
        at: 'Dark controls',
        locations: {
          'Dark Tatooine: Mos Eisley': [],
          'Tatooine: Dune Sea': [],
          [site]: site.endsWith('Sea') ? ['Luke Skywalker', 'Vaporator'] : ['Vaporator'],
          ...(site.endsWith('Sea') ? {} : { 'Tatooine: Dune Sea': ['Luke Skywalker'] }),
        },
        dark: { hand: ['Gravel Storm'] },
      });
      t.doesNotOffer('Play Gravel Storm');
    }
  },
);

scenario('Blast Door Controls: the cards that it names come to nothing', 'CCG-READ-076', (t) => {
  const barrier = (...table: string[]): void => {
    t.board({
      at: 'Dark deploys',
      locations: { [`Dark ${CANTINA}`]: ['Luke Skywalker'] },
      table,
      dark: { hand: ['Stormtrooper'] },
      light: { hand: ['Rebel Barrier'] },
    });
    lay(t, 'Dark: Deploy Stormtrooper');
  };
  barrier();
  t.act('Light: Play Rebel Barrier');
  barrier('Blast Door Controls');
  never(t, 'Play Rebel Barrier');
  t.card('Rebel Barrier', { zone: 'hand' });
  const door = (...table: string[]): void => {
    t.board({
      at: 'Dark battles',
      locations: { [`Dark ${CANTINA}`]: ['Luke Skywalker', 'Stormtrooper'] },
      table,
      light: { hand: ['Blast The Door, Kid!'] },
    });
    t.act(`Dark: Battle at ${CANTINA}`);
  };
  door();
  t.act('Light: Play Blast The Door, Kid!');
  door('Blast Door Controls');
  t.refuses('CCG-ACT-27', 'Light', 'use', 'Blast The Door, Kid!');
});

scenario('The Hologameboard is a holosite as the Imperial Holotable is', 'CCG-CARD-180', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Dejarik Hologameboard': [] },
    light: { hand: ["K'lor'slug", 'Luke Skywalker'] },
  });
  t.act("Light: Deploy K'lor'slug");
  if (t.state.question?.kind === 'where') t.answer('To Dejarik Hologameboard');
  t.settle('act');
  t.card("K'lor'slug", { at: 'Dejarik Hologameboard', as: 'at' });
  t.is(t.powerOf("K'lor'slug"), t.number("K'lor'slug", 'destiny'));
  t.is(10 - t.count('Light', 'force'), t.number("K'lor'slug", 'destiny'));
  t.refuses('CCG-HOL-02', 'Light', 'deploy', 'Luke Skywalker', 'Dejarik Hologameboard');
});

scenario('Tusken Raiders are 1, 3, 6 or 10 strong together, and at most four at one site', 'CCG-CHR-13', (t) => {
  const raiders = (n: number, more: readonly string[] = []): void =>
    t.board({
      at: 'Dark deploys',
      locations: {
        'Tatooine: Jundland Wastes': [...more, ...Array.from({ length: n }, () => 'Tusken Raider')],
      },
      dark: { hand: ['Tusken Raider'] },
    });
  for (const [n, power] of [
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
  ] as const) {
    raiders(n);
    t.is(t.totalPower('Dark', 'Tatooine: Jundland Wastes'), power);
    if (n < 4) t.offersAlso('Deploy Tusken Raider');
    else t.doesNotOffer('Deploy Tusken Raider');
  }
  raiders(3, ["URoRRuR'R'R"]);
  t.doesNotOffer('Deploy Tusken Raider');
});

scenario('Guards have power 4 while they defend a battle, and 0 at all other times', 'CCG-CHR-08', (t) => {
  for (const [guard, enemy, own, other] of [
    ['Rebel Guard', 'Stormtrooper', 'Light', 'Dark'],
    ['Imperial Trooper Guard', 'Luke Skywalker', 'Dark', 'Light'],
  ] as const) {
    const battle = (seat: 'Dark' | 'Light'): number => {
      t.board({ at: `${seat} battles`, locations: { [BAY]: [guard, enemy] } });
      t.is(t.powerOf(guard), 0);
      t.act(`${seat}: Battle at Tatooine: Docking Bay 94`);
      return t.powerOf(guard);
    };
    t.is([battle(own), battle(other)], [0, 4]);
  }
});

/** What is asked in a battle at the place, in order: whom, and for what. */
function stepsOf(t: Play, at: string): string[] {
  t.act(`Dark: Battle at ${at}`);
  t.is(t.count('Dark', 'force'), 9);
  const steps: string[] = [];
  for (;;) {
    const { question } = t.state;
    if (question === null || question.kind === 'act') return steps;
    const step = `${t.nameOfSeat(question.seat)} ${question.kind}`;
    if (question.kind !== 'respond' && steps.at(-1) !== step) steps.push(step);
    if (question.kind === 'battleDestiny') t.answer('Draw battle destiny');
    else if (question.kind === 'damage') t.answer(t.options[0]!);
    else t.answer(question.kind === 'weapons' ? 'Done' : 'Pass');
  }
}

scenario('Battles at a holosite and inside a besieged ship go as those at a site', 'CCG-BTL-28', (t) => {
  t.board({ at: 'Dark battles', locations: { [`Dark ${CANTINA}`]: ['Darth Vader', 'Leia Organa'] } });
  const steps = stepsOf(t, CANTINA);
  t.is(steps, ['Dark battleDestiny', 'Light damage']);
  t.board({ at: 'Dark battles', locations: { 'Imperial Holotable': ['Kintan Strider', "Ng'ok", 'Houjix'] } });
  t.is(stepsOf(t, 'Imperial Holotable'), steps);
  t.board({
    at: 'Dark battles',
    locations: {
      'Dark Tatooine': [
        'Devastator',
        'Tractor Beam, on Devastator',
        'Darth Vader, passenger of Devastator',
        'Y-wing, held by Devastator',
        'Leia Organa, passenger of Y-wing',
        'Besieged, on Y-wing',
      ],
    },
  });
  t.is(stepsOf(t, 'Y-wing'), steps);
});
