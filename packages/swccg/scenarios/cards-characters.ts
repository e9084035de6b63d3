/** Characters and devices whose text says what their numbers are, and what becomes of others around them. */
import { scenario } from '../testing/index.ts';

const BAY = 'Light Tatooine: Docking Bay 94';
const at = (site: string, ...cards: readonly string[]): { readonly [site: string]: readonly string[] } => ({
  [site]: cards,
});

scenario('Yularen is power +1 with one or all of the three', 'CCG-CARD-023', (t) => {
  t.board({ at: 'Dark controls', locations: at(BAY, 'Colonel Wullf Yularen') });
  t.is(t.powerOf('Colonel Wullf Yularen'), 1);
  t.board({ at: 'Dark controls', locations: at(BAY, 'Colonel Wullf Yularen', 'Chief Bast') });
  t.is(t.powerOf('Colonel Wullf Yularen'), 2);
  t.board({
    at: 'Dark controls',
    locations: at(BAY, 'Colonel Wullf Yularen', 'Chief Bast', 'Grand Moff Tarkin', 'General Dodonna'),
  });
  t.is(t.powerOf('Colonel Wullf Yularen'), 2);
});

scenario('Djas Puhr counts the Dark icons where he is, and not elsewhere', 'CCG-CARD-031 CCG-TRM-09', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Dark Tatooine: Docking Bay 94': ['Djas Puhr'], 'Dark Tatooine: Mos Eisley': [] },
  });
  t.is(t.powerOf('Djas Puhr'), 1 + t.icons('Dark', 'Tatooine: Docking Bay 94'));
  t.is(t.icons('Dark', 'Tatooine: Docking Bay 94') > 0, true);
});

scenario('At night each Dark icon gives Djas Puhr 2', 'CCG-CARD-031 CCG-LOC-29', (t) => {
  for (const [night, each] of [
    [[], 1],
    [['Sunsdown'], 2],
  ] as const) {
    t.board({ at: 'Dark controls', locations: { Tatooine: night, [BAY]: ['Djas Puhr'] } });
    t.is(t.powerOf('Djas Puhr'), 1 + each);
  }
});

scenario('Fivedesix and Tagge are stronger in company', 'CCG-MOD-09', (t) => {
  t.board({
    at: 'Dark controls',
    locations: at(BAY, '5D6-RA-7', 'Admiral Motti', 'General Tagge', 'Stormtrooper', 'Stormtrooper', 'Greedo'),
  });
  t.is(t.powerOf('5D6-RA-7'), 2 + 1);
  t.is(t.forfeitOf('General Tagge'), 4 + 2);
});

scenario('Leia makes other Rebels stronger at Death Star sites, not herself', 'CCG-READ-028', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      'Death Star: Detention Block Corridor': ['Leia Organa', 'Luke Skywalker', 'C-3PO'],
      'Death Star: Docking Bay 327': ['Han Solo'],
    },
  });
  t.is(t.powerOf('Luke Skywalker'), 3 + 1);
  t.is(t.powerOf('Leia Organa'), 3);
  t.is(t.powerOf('C-3PO'), 1);
  t.is(t.powerOf('Han Solo'), 3);
  t.board({ at: 'Light controls', locations: at(BAY, 'Leia Organa', 'Luke Skywalker') });
  t.is(t.powerOf('Luke Skywalker'), 3);
});

scenario('A pair of C-3PO is one Rebel with one droid, and nobody belongs to two', 'CCG-CARD-050', (t) => {
  const board = (...cards: readonly string[]): number => {
    t.board({ at: 'Light controls', locations: at(BAY, 'C-3PO', ...cards) });
    return t.totalPower('Light', 'Tatooine: Docking Bay 94');
  };
  t.is(board(), 1);
  t.is(board('Luke Skywalker'), 1 + 3 + 2);
  t.is(board('Luke Skywalker', 'Leia Organa'), 1 + 3 + 3 + 2);
  t.is(board('Luke Skywalker', 'Leia Organa', 'R2-D2'), 1 + 3 + 3 + 1 + 2 * 2);
  t.is(t.forfeitOf('R2-D2'), 4 + 2);
});

scenario('2X-3KPR gives power by night alone', 'CCG-CARD-049', (t) => {
  const board = (night: boolean): void =>
    t.board({
      at: 'Light controls',
      locations: { [BAY]: ['2X-3KPR', 'Saurin', 'Hydroponics Station'] },
      ...(night ? { table: ['Night'] } : {}),
      cards: ['Night   Light Effect   C1\ndestiny 1\nIt is nighttime on Tatooine.'],
    });
  board(false);
  t.is(t.powerOf('Saurin'), 2);
  board(true);
  t.is(t.powerOf('Saurin'), 2 + 2);
});

scenario('Utility belts are for one kind of place', 'CCG-MOD-09', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      [BAY]: ['Saurin', 'Tatooine Utility Belt, on Saurin'],
      'Death Star: Docking Bay 327': [
        'Luke Skywalker',
        'Tatooine Utility Belt, on Luke Skywalker',
        'Stormtrooper',
        'Stormtrooper Utility Belt, on Stormtrooper',
      ],
    },
  });
  t.is(t.powerOf('Saurin'), 2 + 2);
  t.is(t.powerOf('Luke Skywalker'), 3);
  t.is(t.powerOf('Stormtrooper'), 1 + 2);
});

scenario(
  'If Beru is lost in the opponent’s turn, Luke is power +3 to the end of his next turn',
  'CCG-CARD-014',
  (t) => {
    const board = (turn: 'Dark controls' | 'Light controls'): void => {
      t.board({
        at: turn,
        locations: {
          'Light Tatooine': ['Red 5', 'Luke Skywalker, pilot of Red 5'],
          [BAY]: ['Beru Lars'],
        },
        dark: { hand: ['Raid'] },
        cards: ['Raid   Dark Interrupt - Used   C1\ndestiny 1\nTarget 1 Rebel -> It is lost.'],
      });
      t.act('Dark: Play Raid', 'Choose Beru Lars');
      t.settle();
      t.card('Beru Lars', { zone: 'lost' });
    };
    board('Light controls');
    t.is(t.powerOf('Luke Skywalker'), 3);
    board('Dark controls');
    t.is(t.powerOf('Luke Skywalker'), 3 + 3);
    const ship = t.powerOf('Red 5');
    t.endTurn();
    t.is(t.powerOf('Luke Skywalker'), 3 + 3);
    t.is(t.powerOf('Red 5'), ship);
    t.endTurn();
    t.is(t.powerOf('Luke Skywalker'), 3);
    t.is(t.powerOf('Red 5'), ship);
  },
);

scenario('Wuher takes every weapon and droid of both sides', 'CCG-CARD-047', (t) => {
  t.board({
    at: 'Dark starts a turn',
    locations: {
      'Tatooine: Docking Bay 94': [
        'Wuher',
        'C-3PO',
        'Death Star Trooper',
        'Luke Skywalker',
        'Jedi Lightsaber, on Luke Skywalker',
      ],
    },
  });
  t.card('C-3PO', { zone: 'table' });
  t.toPhase('control');
  t.card('C-3PO', { zone: 'lost' });
  t.card('Jedi Lightsaber', { zone: 'lost' });
  t.card('Luke Skywalker', { zone: 'table' });
});

scenario('In the Cantina Wuher does so at once', 'CCG-CARD-047', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: at('Light Tatooine: Cantina', 'C-3PO', 'Luke Skywalker'),
    dark: { hand: ['Wuher'] },
  });
  t.act('Dark: Deploy Wuher', 'To Tatooine: Cantina');
  t.settle();
  t.card('C-3PO', { zone: 'lost' });
});

scenario('Kitik is lost when she and Kal’Falnl are at one site, whoever came', 'CCG-READ-024', (t) => {
  t.board({ at: 'Dark deploys', locations: at(BAY, "Kal'Falnl C'ndros"), dark: { hand: ["Kitik Keed'kak"] } });
  t.act("Dark: Deploy Kitik Keed'kak", 'To Tatooine: Docking Bay 94');
  t.settle();
  t.card("Kitik Keed'kak", { zone: 'lost' });
  t.card("Kal'Falnl C'ndros", { zone: 'table' });
});

scenario('Droids have until the end of the opponent’s next turn to leave a Droid Detector', 'CCG-READ-055', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: at(BAY, 'C-3PO', '5D6-RA-7', 'Luke Skywalker'),
    dark: { hand: ['Droid Detector'] },
  });
  t.act('Dark: Deploy Droid Detector', 'On Tatooine: Docking Bay 94');
  t.settle();
  t.endTurn();
  t.card('C-3PO', { zone: 'table' });
  t.endTurn();
  t.card('C-3PO', { zone: 'lost' });
  t.card('5D6-RA-7', { zone: 'lost' });
  t.card('Luke Skywalker', { zone: 'table' });
});
