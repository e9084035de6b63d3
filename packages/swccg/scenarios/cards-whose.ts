/** Texts that name no player mean the cards of both (CCG-OBJ-17); and others that mean more cards than they seem to. */
import { scenario } from '../testing/index.ts';
import { on, passAll } from './fights.ts';

const CANTINA = 'Tatooine: Cantina';

scenario('A thief by Merc Sunlet or Swilla Corey may take a device of its own side', 'CCG-STL-04 CCG-OBJ-17', (t) => {
  for (const [side, thief, effect, other] of [
    ['Light', 'Luke Skywalker', 'Merc Sunlet', 'Leia Organa'],
    ['Dark', 'Darth Vader', 'Swilla Corey', 'Stormtrooper'],
  ] as const) {
    t.board({
      at: `${side} controls`,
      locations: {
        [`Dark ${CANTINA}`]: [thief, `${effect}, on ${thief}`, other, `Badge, on ${other}`],
      },
      [side.toLowerCase()]: { reserve: ['Destiny 1'] },
      cards: [`Badge   ${side} Device   C1\ndestiny 6\nDeploys on character.`],
    });
    t.act(`${side}: Use ${effect}`);
    t.answer('Choose Badge');
    t.settle('act');
    t.card('Badge', { on: thief, controller: side });
  }
});

scenario('Tantive IV keeps its power at Ralltiir when it is stolen', 'CCG-OBJ-17 CCG-STL-01', (t) => {
  const power = (place: string, ship: string): number => {
    t.board({ at: 'Dark deploys', locations: { [place]: [ship] } });
    return t.powerOf('Tantive IV');
  };
  const printed = power('Dark Yavin 4', 'Tantive IV');
  t.is(power('Dark Ralltiir', 'Tantive IV'), printed + 1);
  t.is(power('Dark Ralltiir', 'stolen Tantive IV'), printed + 1);
});

scenario('Dutch and Red Leader do not ask whose squadron pilots are', 'CCG-CARD-015 CCG-CARD-020 CCG-OBJ-17', (t) => {
  for (const [leader, ship, stolen] of [
    ['Dutch', 'Gold 5', 'Gold 1'],
    ['Red Leader', 'Red 3', 'Red 1'],
  ] as const) {
    const board = (...here: readonly string[]): number => {
      t.board({
        at: 'Dark deploys',
        locations: { 'Dark Yavin 4': [`stolen ${stolen}`, `DS-61-3, pilot of ${stolen}`, ...here] },
      });
      return t.forfeitOf('DS-61-3');
    };
    t.is(board(ship, `${leader}, pilot of ${ship}`), board() + 1);
  }
});

scenario(
  'Who flew with Gold or Red Squadron by lore is one of its pilots at a site too',
  'CCG-CARD-015 CCG-CARD-020',
  (t) => {
    for (const [leader, pilots] of [
      ['Dutch', ['Pops', 'Tiree']],
      ['Red Leader', ['Biggs Darklighter', 'Jek Porkins', 'Wedge Antilles']],
    ] as const)
      for (const pilot of pilots) {
        const forfeit = (...here: readonly string[]): number => {
          t.board({ at: 'Light deploys', locations: { [`Dark ${CANTINA}`]: [pilot, ...here] } });
          return t.forfeitOf(pilot);
        };
        t.is(forfeit(leader), forfeit() + 1);
        t.is(forfeit('Rebel Pilot'), forfeit());
      }
  },
);

scenario('An ion cannon takes all weapons aboard, those of the crew too', 'CCG-CARD-149 CCG-READ-132', (t) => {
  for (const [side, ship, weapon, target, pilot, own, cannon] of [
    ['Dark', 'Devastator', 'Ion Cannon', 'Millennium Falcon', 'Han Solo', 'Blaster', 'Quad Laser Cannon'],
    ['Light', 'Y-wing', 'SW-4 Ion Cannon', 'Black 2', 'DS-61-2', 'Imperial Blaster', 'Enhanced TIE Laser Cannon'],
  ] as const) {
    t.board({
      at: `${side} battles`,
      locations: {
        'Dark Yavin 4': [
          ship,
          `${weapon}, on ${ship}`,
          target,
          `${pilot}, pilot of ${target}`,
          `${own}, on ${pilot}`,
          `${cannon}, on ${target}`,
        ],
      },
      [side.toLowerCase()]: { reserve: ['Destiny 7'] },
    });
    t.act(`${side}: Battle at Yavin 4`);
    on(t, 'weapons', side);
    t.answer(`Fire ${weapon}`, `Choose ${target}`);
    passAll(t);
    t.card(own, { zone: 'lost' });
    t.card(cannon, { zone: 'lost' });
    t.card(weapon, { zone: 'table' });
    t.card(pilot, { zone: 'table' });
  }
});
