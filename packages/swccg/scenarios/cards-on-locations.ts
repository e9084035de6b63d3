/** Effects on locations: Imperial Justice, Revolution, Expand The Empire. */
import { scenario } from '../testing/index.ts';

const EISLEY = 'Tatooine: Mos Eisley';

scenario(
  'Imperial Justice: nothing is generated there, or the location is immune to Revolution',
  'CCG-READ-065 CCG-ACT-31',
  (t) => {
    const board = (...more: string[]): void =>
      t.board({
        at: 'Dark deploys',
        locations: {
          [`Light ${EISLEY}`]: more,
          'Light Yavin 4: Massassi War Room': [],
          "Light Tatooine: Obi-Wan's Hut": [],
        },
        dark: { hand: ['Imperial Justice'] },
      });
    board();
    t.is(t.generation('Light') - t.generation('Dark'), 7 - 2);
    t.act('Dark: Deploy Imperial Justice');
    t.answer('Dark: On Yavin 4: Massassi War Room for free, way 1');
    t.settle();
    t.is([t.generation('Light'), t.generation('Dark')], [5, 2]);
    board('Presence Of The Force', 'Presence Of The Force');
    t.is(t.icons('Dark', EISLEY), 2); // the second of a title adds nothing there
    board('Revolution');
    t.is([t.icons('Light', EISLEY), t.icons('Dark', EISLEY)], [1, 2]);
    t.act('Dark: Deploy Imperial Justice');
    t.doesNotOffer('way 1'); // 6 and 3
    t.answer('On Tatooine: Mos Eisley for free, way 2');
    t.settle();
    t.is([t.icons('Light', EISLEY), t.icons('Dark', EISLEY)], [2, 1]);
  },
);

scenario('Revolution turns icons and texts round, twice is back again', 'CCG-CARD-131', (t) => {
  const board = (...more: string[]): void =>
    t.board({ at: 'Dark moves', locations: { [`Dark ${EISLEY}`]: ['Garindan', 'Kabe', ...more] } });
  board();
  t.is([t.icons('Light', EISLEY), t.icons('Dark', EISLEY), t.powerOf('Garindan'), t.powerOf('Kabe')], [1, 2, 2, 1]);
  board('Revolution');
  t.is([t.icons('Light', EISLEY), t.icons('Dark', EISLEY), t.powerOf('Garindan'), t.powerOf('Kabe')], [2, 1, 1, 2]);
  board('Revolution', 'Revolution');
  t.is([t.icons('Light', EISLEY), t.powerOf('Garindan')], [1, 2]);
});

scenario('Expand The Empire carries Dark’s text next door, but for docking bay transit', 'CCG-CARD-123', (t) => {
  const board = (...more: string[]): void =>
    t.board({
      at: 'Dark controls',
      locations: {
        'Tatooine: Jundland Wastes': more,
        [`Dark ${EISLEY}`]: ['Greedo'],
        'Dark Tatooine: Docking Bay 94': [],
      },
    });
  board();
  t.is(t.drain('Dark', EISLEY), 1);
  board('Expand The Empire');
  t.is(t.drain('Dark', EISLEY), 2);
  board('Expand The Empire', 'Revolution'); // it turns with the site: Light's text, which is no bonus, goes next door
  t.is(t.drain('Dark', EISLEY), 1);
});

scenario('Expand The Empire played from hand: text next door holds from then on', 'CCG-CARD-123', (t) => {
  t.board({
    at: 'Dark deploys',
    dark: { hand: ['Expand The Empire'], force: 4 },
    locations: { 'Tatooine: Jundland Wastes': [], [`Dark ${EISLEY}`]: ['Greedo'] },
  });
  t.is(t.drain('Dark', EISLEY), 1);
  t.answer('Deploy Expand The Empire', 'On Tatooine: Jundland Wastes');
  t.is(t.drain('Dark', EISLEY), 2);
});
