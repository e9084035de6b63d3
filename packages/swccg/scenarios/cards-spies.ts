/** Cards that spies play, and that are played against them: U-3PO, Sabotage, Double Agent, Lt. Pol Treidum. */
import { scenario } from '../testing/index.ts';
import { CANTINA, SPY } from './spies.ts';

scenario('Pol Treidum breaks cover with a destiny equal to the ability', 'CCG-READ-042', (t) => {
  for (const [destiny, undercover] of [
    ['Destiny 3', false],
    ['Destiny 4', true],
  ] as const) {
    t.board({
      at: 'Dark controls',
      locations: { [`Dark ${CANTINA}`]: [...SPY, 'Lt. Pol Treidum'] },
      dark: { reserve: [destiny] },
    });
    t.act('Dark: Use Lt. Pol Treidum');
    t.answer('Choose Momaw Nadon');
    t.settle('act');
    t.card('Momaw Nadon', { undercover });
    t.doesNotOffer('Use Lt. Pol Treidum');
  }
});

scenario('Of two spies at a site one is lost: over 2, if Undercover over 0', 'CCG-SPY-05', (t) => {
  for (const [spy, destiny, zone] of [
    ['Garindan', 'Destiny 2', 'table'],
    ['Garindan', 'Destiny 3', 'lost'],
    ['undercover Garindan', 'Destiny 1', 'lost'],
  ] as const) {
    t.board({
      at: 'Light controls',
      locations: {
        [`Dark ${CANTINA}`]: ['Momaw Nadon', spy, ...(spy === 'Garindan' ? [] : ['Dark Undercover, on Garindan'])],
      },
      light: { hand: ['Double Agent'], reserve: [destiny] },
    });
    t.act('Light: Play Double Agent');
    t.answer('Choose Garindan');
    t.settle('act');
    t.card('Garindan', { zone });
  }
});

scenario('Sabotage: a destiny over the deploy cost loses the thing, or a thief takes it', 'CCG-READ-119', (t) => {
  const board = (destiny: string, ...more: readonly string[]): void =>
    t.board({
      at: 'Light controls',
      locations: {
        [`Dark ${CANTINA}`]: [...SPY, ...more, 'Stormtrooper', 'Dark Blaster Rifle, on Stormtrooper'],
      },
      light: { hand: ['Sabotage'], reserve: [destiny] },
    });
  board('Destiny 7');
  t.act('Light: Play Sabotage');
  t.answer('Choose Blaster Rifle');
  t.settle('act');
  t.card('Blaster Rifle', { zone: 'lost' });
  board('Destiny 0');
  t.act('Light: Play Sabotage');
  t.answer('Choose Blaster Rifle');
  t.settle('act');
  t.card('Blaster Rifle', { zone: 'table', controller: 'Dark' });
  board('Destiny 7', 'Merc Sunlet, on Momaw Nadon');
  t.act('Light: Play Sabotage');
  t.answer('Choose Blaster Rifle');
  t.settle('may', 'Light');
  t.answer('Yes');
  t.settle('act');
  t.card('Blaster Rifle', { on: 'Momaw Nadon', controller: 'Light' });
});

scenario('U-3PO deploys Undercover, and its power fights for Light', 'CCG-CARD-059', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [`Dark ${CANTINA}`]: ['Luke Skywalker', 'Darth Vader'] },
    dark: { hand: ['U-3PO'] },
  });
  const before = t.totalPower('Light', CANTINA);
  t.act('Dark: Deploy U-3PO');
  t.answer('To Tatooine: Cantina');
  t.settle('act');
  t.card('U-3PO', { undercover: true, controller: 'Dark' });
  t.doesNotOffer('Break cover');
  t.toPhase('battle', 'Dark');
  t.act('Dark: Battle at Tatooine: Cantina');
  t.is(t.totalPower('Light', CANTINA), before + 1);
  t.is(t.state.battle!.cards.includes(t.find('U-3PO')), false);
});

scenario('U-3PO deploys aboard a Light starship with a free seat, but aboard no Dark one', 'CCG-CARD-059', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: {
      'Dark Yavin 4': ['Tantive IV', 'Red 1'],
      'Dark Tatooine': ['Devastator', 'Admiral Motti, pilot of Devastator'],
    },
    dark: { hand: ['U-3PO', 'Stormtrooper'] },
  });
  t.act('Dark: Deploy U-3PO');
  t.offers('Aboard Tantive IV as passenger for 3 Force');
  t.answer('Aboard Tantive IV as passenger');
  t.settle('act');
  t.card('U-3PO', { on: 'Tantive IV', as: 'passenger', undercover: true, controller: 'Dark' });
  // Nobody else goes aboard the other player's starship, and U-3PO lets nobody in (CCG-SPY-09).
  t.act('Dark: Deploy Stormtrooper');
  t.offers('Aboard Devastator as passenger for 1 Force');
});

scenario('U-3PO adds its power at a site, not aboard a starship at a system', 'CCG-CARD-059', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Dark Yavin 4': [
        'Tantive IV',
        'Devastator',
        'Admiral Motti, pilot of Devastator',
        'undercover U-3PO, passenger of Tantive IV',
      ],
    },
  });
  const before = t.totalPower('Light', 'Yavin 4');
  t.act('Dark: Battle at Yavin 4');
  t.is(t.totalPower('Light', 'Yavin 4'), before);
});

scenario('U-3PO whose cover is broken is Light’s, as if stolen', 'CCG-CARD-059', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [`Dark ${CANTINA}`]: ['undercover U-3PO', 'Luke Skywalker'] },
    light: { hand: ['Glare'] },
    cards: ['Glare   Light Interrupt - Used   C1\ndestiny 1\nTarget 1 undercover spy -> It loses its cover.'],
  });
  t.refuses('CCG-DRN-09', 'Light', 'drain', CANTINA);
  t.act('Light: Play Glare');
  t.answer('Choose U-3PO');
  t.settle('act');
  t.card('U-3PO', { controller: 'Light', undercover: false, at: CANTINA });
  t.is(t.whyNot('Light', 'drain', CANTINA), null);
});
