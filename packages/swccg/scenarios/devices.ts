/** Section 24 of the ledger: devices. */
import { scenario } from '../testing/index.ts';
import { ARMORY, battle } from './armory.ts';

scenario(
  'A device deploys on what its text names, without presence, also of the opponent',
  'CCG-DEV-01 CCG-DEV-02',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: { 'Empty Space': ['Plain Destroyer'] },
      light: { hand: ['Targeting Computer'] },
      cards: ARMORY,
    });
    t.is(t.hasPresence('Light', 'Empty Space'), false);
    t.act('Light: Deploy Targeting Computer', 'On Plain Destroyer for 2 Force');
    t.card('Targeting Computer', { on: 'Plain Destroyer', controller: 'Light' });
  },
);

scenario("What is deployed on the opponent's card is used by that card", 'CCG-DEV-02 CCG-DEP-15', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Tatooine: Plain': ['Plain Trooper', 'Blaster, on Plain Trooper', 'Plain Rebel'] },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Plain');
  t.offers('Fire Blaster', 'Done');
  t.refuses('CCG-WPN-02', 'Light', 'fire', 'Blaster');
});

scenario('One device of a character is used in a turn; bonuses are no use', 'CCG-DEV-03', (t) => {
  const glasses = (name: string): string =>
    `${name}   Light Device   C1\n   destiny 3\n   Deploys on warrior.\n   At any time: use 1 Force -> Draw 1 destiny.\n   The bearer is power +1.`;
  t.board({
    at: 'Light deploys',
    locations: { 'Tatooine: Plain': ['Plain Rebel', 'Plain Glasses, on Plain Rebel', 'Plain Lens, on Plain Rebel'] },
    cards: [...ARMORY, glasses('Plain Glasses'), glasses('Plain Lens')],
  });
  t.is(t.powerOf('Plain Rebel'), 4);
  t.act('Light: Use Plain Glasses');
  t.settle();
  t.refuses('CCG-DEV-03', 'Light', 'use', 'Plain Lens');
  t.is(t.powerOf('Plain Rebel'), 4);
  t.is(t.whyNot('Light', 'use', 'Plain Glasses'), null);
});

scenario('Devices that cannot be moved stay where they are, though a text would move them', 'CCG-DEV-04', (t) => {
  const tow = (whom: string): void => {
    t.board({
      at: 'Dark deploys',
      locations: { 'Tatooine: Plain': ['Observation Holocam', 'Plain Lamp'], 'Tatooine: Hill': [] },
      dark: { hand: ['Tow', 'Tow'] },
      cards: [
        ...ARMORY,
        'Plain Lamp   Dark Device   C1\ndestiny 3\nDeploys on site.',
        `Tow   Dark Interrupt - Used   C1\ndestiny 1\nTarget 1 ${whom} -> It goes to Tatooine: Hill.`,
      ],
    });
    t.act('Dark: Play Tow');
  };
  tow('device that can move');
  t.offers('Choose Plain Lamp');
  tow('device');
  t.answer('Choose Plain Lamp');
  t.settle('where');
  t.answer('To Tatooine: Hill');
  t.act('Dark: Play Tow', 'Choose Observation Holocam');
  t.settle('act');
  t.card('Plain Lamp', { at: 'Tatooine: Hill' });
  t.card('Observation Holocam', { at: 'Tatooine: Plain', as: 'on' });
});

scenario(
  "A Restraining Bolt on the other player's droid is still transferred by its own player",
  'CCG-CARD-161',
  (t) => {
    const locations = { 'Light Tatooine: Cantina': ['LIN-V8M', 'Light Restraining Bolt, on LIN-V8M', 'C-3PO'] };
    t.board({ at: 'Dark deploys', locations });
    t.doesNotOffer('Use Restraining Bolt');
    t.board({ at: 'Light deploys', locations });
    t.act('Light: Use Restraining Bolt', 'Choose C-3PO');
  },
);
