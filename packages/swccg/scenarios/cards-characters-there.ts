/** What characters and devices mean for deploying, battles and cards that are played. */
import { isImmune } from '../src/rules/damage.ts';
import { scenario } from '../testing/index.ts';
import type { Play } from '../testing/play.ts';
import { fight, field, on, owed } from './fights.ts';

const BAY = 'Light Tatooine: Docking Bay 94';

/** Now that attrition is known. */
const immune = (t: Play, name: string): boolean => isImmune(t.table, t.find(name));

scenario('Leia is immune to attrition below 2', 'CCG-DMG-11', (t) => {
  field(t, ['Captain', 'Leia Organa'], { dark: { reserve: ['Destiny 1'] } });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(owed(t, 'Light'), [1, 3]);
  for (let i = 0; i < 3; i++) t.answer('Light: Lose the top card of the Reserve Deck');
  t.settle();
  t.is(t.state.question!.kind, 'act');
  field(t, ['Captain', 'Leia Organa'], { dark: { reserve: ['Destiny 2'] } });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(owed(t, 'Light'), [2, 4]);
  t.is(immune(t, 'Leia Organa'), false);
});

scenario(
  'Luke adds 3 to the power of his ship and 2 to the maneuver of Red 5; attrition below 3 passes him by',
  'CCG-DMG-11',
  (t) => {
    t.board({
      at: 'Dark battles',
      locations: {
        'Dark Tatooine': ['Red 5', 'Luke Skywalker, pilot of Red 5', 'Red 1', 'Biggs Darklighter, pilot of Red 1'],
      },
    });
    t.is([t.powerOf('Red 5'), t.number('Red 5', 'maneuver'), t.number('Red 1', 'maneuver')], [6, 6, 4]);
    for (const [destiny, passes] of [
      ['Destiny 2', true],
      ['Destiny 3', false],
    ] as const) {
      field(t, ['Captain', 'Luke Skywalker'], { dark: { reserve: [destiny] } });
      t.act('Dark: Battle at Field');
      fight(t);
      t.is(immune(t, 'Luke Skywalker'), passes);
    }
  },
);

scenario('Maintenance droids keep vehicles and droids, and from a docking bay starfighters', 'CCG-DMG-11', (t) => {
  const play = (site: string, destiny: string): void => {
    t.board({
      at: 'Dark battles',
      locations: {
        'Dark Tatooine': ['Black 2', 'DS-61-2, pilot of Black 2', 'Red 5', 'Luke Skywalker, pilot of Red 5'],
        [site]: ["WED15-I662 'Treadwell' Droid"],
      },
      light: { reserve: [destiny] },
    });
    t.act('Dark: Battle at Tatooine');
    fight(t);
  };
  play(BAY, 'Destiny 2');
  t.is(immune(t, 'Black 2'), true);
  play(BAY, 'Destiny 3');
  t.is(immune(t, 'Black 2'), false);
  play('Dark Tatooine: Mos Eisley', 'Destiny 2');
  t.is(immune(t, 'Black 2'), false);
  field(t, ['Captain', '5D6-RA-7', "WED15-I662 'Treadwell' Droid", 'Hero'], { light: { reserve: ['Destiny 1'] } });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(
    ['5D6-RA-7', "WED15-I662 'Treadwell' Droid", 'Captain'].map((name) => immune(t, name)),
    [true, true, false],
  );
});

scenario('Fivedesix makes droids of the opponent dearer where it is', 'CCG-DEP-10', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [BAY]: ['5D6-RA-7'], 'Light Tatooine: Mos Eisley': [] },
    light: { hand: ['C-3PO', 'Leia Organa'] },
  });
  t.act('Light: Deploy C-3PO');
  t.offers('To Tatooine: Docking Bay 94 for 4 Force', 'To Tatooine: Mos Eisley for 3 Force');
});

scenario('Owen deploys free to his farm, of either side', 'CCG-CARD-018', (t) => {
  for (const side of ['Light', 'Dark']) {
    t.board({
      at: 'Light deploys',
      locations: { [`${side} Tatooine: Lars' Moisture Farm`]: [], 'Light Tatooine: Mos Eisley': [] },
      light: { hand: ['Owen Lars'] },
    });
    t.act('Light: Deploy Owen Lars');
    t.offers("To Tatooine: Lars' Moisture Farm for free", 'To Tatooine: Mos Eisley for 2 Force');
  }
});

scenario('No droid deploys to a Droid Detector', 'CCG-READ-055', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [BAY]: ['Droid Detector', 'Luke Skywalker'], 'Light Tatooine: Mos Eisley': [] },
    light: { hand: ['C-3PO', 'Saurin'] },
  });
  t.refuses('CCG-OBJ-09', 'Light', 'deploy', 'C-3PO', 'Tatooine: Docking Bay 94');
  t.is(t.whyNot('Light', 'deploy', 'Saurin', 'Tatooine: Docking Bay 94'), null);
  t.act('Light: Deploy C-3PO');
  t.offers('To Tatooine: Mos Eisley for 3 Force');
});

scenario('A droid that is off stays where it is', 'CCG-OUT-08', (t) => {
  const board = (droid: string): void =>
    t.board({ at: 'Light moves', locations: { [BAY]: [droid], 'Light Tatooine: Mos Eisley': [] } });
  board("M-HYD 'Binary' Droid");
  t.offersAlso("Move M-HYD 'Binary' Droid by landspeed");
  board("off M-HYD 'Binary' Droid");
  t.doesNotOffer('by landspeed');
  t.offersAlso("Use M-HYD 'Binary' Droid");
});

scenario('URoRRuR’R’R is a Tusken Raider among others', 'CCG-CARD-064', (t) => {
  field(t, ["URoRRuR'R'R", 'Tusken Raider', 'Tusken Raider', 'Tusken Raider']);
  t.is(t.totalPower('Dark', 'Field'), 10);
});

scenario('With another Tusken Raider URoRRuR’R’R draws a battle destiny all the same', 'CCG-BTL-15', (t) => {
  field(t, ["URoRRuR'R'R", 'Tusken Raider', 'Scout']);
  t.act('Dark: Battle at Field');
  on(t, 'battleDestiny', 'Dark');
  field(t, ["URoRRuR'R'R", 'Clerk', 'Scout']);
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(t.destinies(), []);
});

scenario('URoRRuR’R’R deploys on Tatooine alone', 'CCG-DEP-14', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [BAY]: [], 'Death Star: Docking Bay 327': [] },
    dark: { hand: ["URoRRuR'R'R"] },
  });
  t.act("Dark: Deploy URoRRuR'R'R");
  t.offers('To Tatooine: Docking Bay 94 for 3 Force');
});

scenario('While Felth is on Tatooine, Local Trouble goes to the Used Pile', 'CCG-READ-041', (t) => {
  const play = (felth: readonly string[]): void => {
    t.board({
      at: 'Dark battles',
      locations: {
        'Light Tatooine: Cantina': ['Stormtrooper', 'Stormtrooper', 'Luke Skywalker'],
        [BAY]: felth,
      },
      dark: { hand: ['Local Trouble'] },
    });
    t.act('Dark: Play Local Trouble', 'Choose Stormtrooper', 'Choose Stormtrooper', 'Choose Luke Skywalker');
    fight(t);
    while (t.state.question!.kind === 'damage') t.answer(t.options[0]!);
    t.settle();
  };
  play([]);
  t.is(t.read('Local Trouble').zone, 'lost');
  play(['Trooper Davin Felth']);
  t.is(t.read('Local Trouble').zone, 'used');
});

scenario('A mouse droid fetches a Utinni Effect for its target and comes back to the hand', 'CCG-CARD-056', (t) => {
  const MOUSE = "MSE-6 'Mouse' Droid";
  t.board({
    at: 'Light deploys',
    locations: {
      [BAY]: ['Stormtrooper'],
      'Light Tatooine: Mos Eisley': ['Greedo'],
      'Light Tatooine: Cantina': [],
    },
    light: { hand: ['Yerka Mig'] },
    dark: { hand: [MOUSE] },
  });
  t.act('Light: Deploy Yerka Mig', 'Light: To Tatooine: Cantina', 'Light: Choose Stormtrooper');
  t.settle();
  t.endTurn();
  t.toPhase('deploy');
  t.act(`Dark: Deploy ${MOUSE}`);
  t.offers('To Tatooine: Docking Bay 94 for free');
  t.answer('To Tatooine: Docking Bay 94');
  t.settle();
  t.is(t.number(MOUSE, 'landspeed'), 3);
  t.toPhase('move');
  t.act(`Dark: Move ${MOUSE} by landspeed`, 'To Tatooine: Cantina');
  t.settle();
  t.card('Yerka Mig', { zone: 'table', on: MOUSE });
  t.endTurn();
  t.endTurn();
  t.toPhase('move');
  t.card('Yerka Mig', { at: 'Tatooine: Cantina' });
  t.act(`Dark: Move ${MOUSE} by landspeed`, 'To Tatooine: Docking Bay 94');
  while (t.state.question!.kind === 'order') t.answer(t.options[0]!);
  t.settle();
  t.card('Yerka Mig', { zone: 'lost' });
  t.card(MOUSE, { zone: 'hand' });
});

scenario('A mouse droid that is a passenger picks up nothing', 'CCG-CARD-056', (t) => {
  const MOUSE = "MSE-6 'Mouse' Droid";
  t.board({
    at: 'Light deploys',
    locations: { [BAY]: ['Stormtrooper'], 'Dark Tatooine': ['Devastator', `${MOUSE}, passenger of Devastator`] },
    light: { hand: ['Yerka Mig'] },
  });
  t.act('Light: Deploy Yerka Mig', 'Light: To Tatooine for free', 'Light: Choose Stormtrooper');
  t.settle();
  t.card('Yerka Mig', { zone: 'table', on: 'Tatooine' });
});

scenario('From a docking bay the bantha droid cancels Lateral Damage of a starfighter', 'CCG-CARD-060', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: {
      'Dark Tatooine': ['Red 5', 'Luke Skywalker, pilot of Red 5'],
      [BAY]: ["WED-9-M1 'Bantha' Droid"],
      'Dark Kessel': [],
    },
    dark: { hand: ['Lateral Damage'] },
  });
  t.is(t.game.cards.cards.find(({ title }) => title === "WED-9-M1 'Bantha' Droid")!.card.traits, ['maintenance droid']);
  t.act('Dark: Deploy Lateral Damage', 'Dark: On Kessel', 'Dark: Choose Red 5');
  t.settle();
  t.is(t.powerOf('Red 5'), 0);
  t.act("Light: Use WED-9-M1 'Bantha' Droid", 'Light: Choose Red 5');
  t.settle();
  t.card('Lateral Damage', { zone: 'lost' });
  t.is(t.powerOf('Red 5') > 0, true);
});

scenario('General Dodonna leads Rebels at sites of Yavin 4, not at the system', 'CCG-CARD-016', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      'Light Yavin 4': ['Gold 1', 'General Dodonna, pilot of Gold 1', 'Luke Skywalker, pilot of Gold 1'],
      'Light Yavin 4: Jungle': [],
    },
  });
  const alone = t.powerOf('Luke Skywalker');
  t.board({
    at: 'Light controls',
    locations: { 'Light Yavin 4': [], 'Light Yavin 4: Jungle': ['General Dodonna', 'Luke Skywalker'] },
  });
  t.is(t.powerOf('Luke Skywalker'), alone + 1);
});
