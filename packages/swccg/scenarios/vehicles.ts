/** Vehicles (section 22 of the ledger). */
import { scenario } from '../testing/index.ts';

scenario(
  'Only Lift Tubes are inside mobile sites, without a driver',
  'CCG-VEH-04 CCG-LOC-15 CCG-CARD-186 CCG-READ-045',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Dark Death Star: Docking Bay 327': [],
        'Death Star: War Room': [],
        'Death Star: Central Core': [],
        'Tatooine: Jundland Wastes': [],
      },
      dark: { hand: ['Lift Tube', 'Ubrikkian 9000 Z001'] },
    });
    t.act('Dark: Deploy Ubrikkian');
    t.offers('To Death Star: Docking Bay 327', 'To Tatooine: Jundland Wastes');
    t.answer('To Jundland');
    t.settle();
    t.act('Dark: Deploy Lift Tube');
    t.offers('To Docking Bay 327', 'To War Room', 'To Central Core');
    t.answer('To Central Core');
    t.settle();
    t.toPhase('move', 'Dark');
    t.act('Dark: Move Lift Tube by landspeed');
    t.offers('To Docking Bay 327 for 1', 'To War Room for 1');
  },
);

scenario(
  'A shuttle vehicle lets so many characters a turn shuttle free, and stays',
  'CCG-VEH-01 CCG-VEH-08 CCG-READ-046 CCG-READ-137',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: {
        'Light Tatooine': ['Corellian Corvette'],
        'Light Tatooine: Dune Sea': ['Incom T-16 Skyhopper', 'Luke Skywalker', 'Han Solo'],
      },
    });
    t.act('Light: Move Luke Skywalker by shuttling', 'as passenger for free');
    t.act('Light: Move Han Solo by shuttling', 'as passenger for 1 Force');
    t.card('Incom T-16 Skyhopper', { at: 'Tatooine: Dune Sea' });
    t.is(t.number('Incom T-16 Skyhopper', 'landspeed'), 4);
    t.is(t.count('Light', 'force'), 9);
  },
);

scenario('A Sandcrawler stays on planet sites, and may ride in a hold', 'CCG-VEH-10 CCG-CARD-063', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      'Dark Tatooine': ['Devastator'],
      'Dark Tatooine: Docking Bay 94': ['Dark Sandcrawler', 'Dark Jawa, driver of Sandcrawler'],
      'Dark Death Star: Docking Bay 327': [],
    },
  });
  t.doesNotOffer('Docking bay transit');
  t.act('Dark: Move Sandcrawler by shuttling', 'Aboard Devastator in the hold for 1 Force');
  t.card('Sandcrawler', { on: 'Devastator', as: 'cargo' });
  t.card('Jawa', { on: 'Sandcrawler', as: 'driver' });
});
