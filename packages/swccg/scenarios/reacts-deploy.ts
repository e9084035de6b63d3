/** Section 36: reacting by being deployed. */
import { scenario } from '../testing/index.ts';
import { never } from './fights.ts';
import { desert } from './reacts.ts';

scenario(
  'Reacting by deploying: each card is a react of its own, at its price, with presence or icons there',
  'CCG-RCT-06 CCG-CARD-051 CCG-CARD-155',
  (t) => {
    t.board({
      at: 'Dark battles',
      locations: desert(['CZ-3']),
      light: { hand: ['Han Solo', 'Obi-Wan Kenobi', 'Pops'], force: 10 },
    });
    t.act('Dark: Battle at Dune Sea');
    t.offersAlso('React: deploy Han', 'React: deploy Obi-Wan', 'React: deploy Pops');
    t.answer('React: deploy Han');
    t.answer('To Dune Sea for 3 Force');
    t.act('Light: React: deploy Pops', 'To Dune Sea');
    t.settle();
    t.card('Han Solo', { at: 'Tatooine: Dune Sea' });
    t.card('Pops', { at: 'Tatooine: Dune Sea' });
    t.is(t.count('Light', 'force'), 5);
    t.is(t.state.battle!.cards.includes(t.find('Han Solo')), true);
    // No presence and no icons: no deployment.
    t.board({
      at: 'Dark controls',
      locations: { 'Tatooine: Pit': ['Darth Vader'], 'Light Tatooine: Mos Eisley': ['CZ-3', 'Luke Skywalker'] },
      light: { hand: ['Han Solo'] },
      cards: ['Tatooine: Pit   Dark Location - Site   C1\ndestiny 0   Light 0   Dark 1\nexterior   planet'],
    });
    t.act('Dark: Force drain at Pit');
    t.doesNotOffer('React: deploy');
  },
);

scenario('A droid that is only a passenger of a starship grants no react', 'CCG-CARD-051', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Light Tatooine': ['Tantive IV', 'CZ-3, passenger of Tantive IV', 'TIE Fighter'] },
    light: { hand: ['X-wing'] },
  });
  t.act('Dark: Battle at Tatooine');
  t.settle();
  t.is(t.happened('deployed'), []);
  t.card('X-wing', { zone: 'hand' });
});

scenario('Corellia lets corvettes and the Falcon react by deploying there', 'CCG-READ-008', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { Corellia: ['X-wing', 'TIE Fighter'] },
    light: { hand: ['Tantive IV', 'Millennium Falcon', 'Red 1'] },
  });
  t.act('Dark: Battle at Corellia');
  t.offersAlso('React: deploy Tantive IV', 'React: deploy Millennium Falcon');
  t.doesNotOffer('React: deploy Red 1');
});

scenario(
  'Rectenna and TIE Vanguard: ships and crews to a battle at the system, each a react',
  'CCG-READ-060 CCG-RCT-06',
  (t) => {
    t.board({
      at: 'Light battles',
      locations: { 'Dark Tatooine': ['TIE Vanguard', 'X-wing'] },
      dark: { hand: ['Black 2', 'DS-61-2'] },
    });
    t.act('Light: Battle at Tatooine');
    t.offersAlso('React: deploy Black 2');
    t.act('Dark: React: deploy Black 2', 'To Tatooine');
    t.settle('respond', 'Dark');
    t.act('Dark: React: deploy DS-61-2', 'Aboard Black 2 as pilot');
    t.settle();
    t.card('DS-61-2', { on: 'Black 2', as: 'pilot' });
    t.is(t.state.battle!.cards.includes(t.find('DS-61-2')), true);
  },
);

scenario('Black 4 comes with a pilot as one react, and free for Black 2 or 3', 'CCG-READ-049', (t) => {
  const board = (...ships: string[]) =>
    t.board({
      at: 'Light battles',
      locations: { 'Dark Tatooine': [...ships, 'X-wing'] },
      dark: { hand: ['Black 4', 'DS-61-4', 'Stormtrooper'] },
    });
  board('TIE Fighter');
  t.act('Light: Battle at Tatooine', 'Dark: React: deploy Black 4', 'To Tatooine');
  t.offers('Choose DS-61-4');
  t.answer('Choose DS-61-4');
  t.settle();
  t.card('DS-61-4', { on: 'Black 4', as: 'pilot' });
  t.is(t.count('Dark', 'force'), 10 - 2 - 2);
  t.is(t.state.battle!.cards.includes(t.find('Black 4')), true);
  board('Black 2', 'DS-61-2, pilot of Black 2');
  t.act('Light: Battle at Tatooine', 'Dark: React: deploy Black 4', 'To Tatooine', 'Choose DS-61-4');
  t.settle();
  t.is(t.count('Dark', 'force'), 10);
  board('Devastator');
  t.act('Light: Battle at Tatooine');
  never(t, 'React: deploy Black 4');
  t.card('Black 4', { zone: 'hand' });
});

scenario(
  'Each deployment by Comlink is a react of its own; one Sense stops one of them',
  'CCG-DEV-05 CCG-SNS-08',
  (t) => {
    t.board({
      at: 'Light battles',
      locations: {
        'Dark Tatooine: Cantina': ['Stormtrooper', 'Comlink, on Stormtrooper', 'Obi-Wan Kenobi', 'Luke Skywalker'],
      },
      dark: { hand: ['Greedo', 'Garindan', 'Dark Jawa'] },
      light: { hand: ['Sense'], reserve: ['Destiny 1'] },
    });
    t.act('Light: Battle at Tatooine: Cantina');
    t.act('Dark: React: deploy Greedo', 'Dark: To Tatooine: Cantina');
    while (t.read('Greedo').zone !== 'table') t.pass(); // one has come, and the other still may
    t.act('Dark: React: deploy Garindan', 'Dark: To Tatooine: Cantina');
    t.act('Light: Play Sense');
    t.settle('weapons');
    t.card('Garindan', { zone: 'lost' });
    t.card('Greedo', { at: 'Tatooine: Cantina' });
  },
);

scenario('A Comlink serves at a system too, where its bearer is present', 'CCG-CARD-155 CCG-PRS-05', (t) => {
  for (const [as, reacts] of [
    ['pilot', true],
    ['passenger', false],
  ] as const) {
    t.board({
      at: 'Light battles',
      locations: { Tatooine: ['Devastator', `DS-61-3, ${as} of Devastator`, 'Dark Comlink, on DS-61-3', 'X-wing'] },
      dark: { hand: ['TIE Fighter'] },
    });
    t.act('Light: Battle at Tatooine');
    if (reacts) t.offersAlso('React: deploy TIE Fighter');
    else t.doesNotOffer('React');
  }
});
