/** What stands beside the rules of movement: whom they leave alone, and who gets nowhere. */
import { scenario } from '../testing/index.ts';
import { CANTINA, interrupt } from './corners.ts';

const EISLEY = 'Tatooine: Mos Eisley';
const WASTES = 'Tatooine: Jundland Wastes';

scenario('A shuttle vehicle at another site carries nobody from here', 'CCG-VEH-08', (t) => {
  t.board({
    at: 'Light moves',
    locations: {
      'Light Tatooine': ['Corellian Corvette'],
      'Light Tatooine: Dune Sea': ['Luke Skywalker'],
      [`Light ${EISLEY}`]: ['Incom T-16 Skyhopper', 'Han Solo'],
    },
  });
  t.act('Light: Move Luke Skywalker by shuttling');
  t.offers('Aboard Corellian Corvette as pilot for 1', 'Aboard Corellian Corvette as passenger for 1');
  t.answer('as passenger');
  t.act('Light: Move Han Solo by shuttling', 'as passenger for free');
});

scenario('Full Scale Alert leaves its own player free to move', 'CCG-CARD-079', (t) => {
  t.board({
    at: 'Dark moves',
    locations: { [`Dark ${CANTINA}`]: ['Stormtrooper', 'Garindan'], [`Dark ${EISLEY}`]: [] },
    dark: { hand: ['Full Scale Alert'], reserve: ['Destiny 0'] },
  });
  t.act('Dark: Play Full Scale Alert');
  t.settle('act', 'Dark');
  t.act('Dark: Move Garindan by landspeed', 'To Tatooine: Mos Eisley');
  t.card('Garindan', { at: EISLEY });
});

scenario('Evacuate?: whoever finds no room stays lost', 'CCG-CARD-078', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      'Light Tatooine': ['Devastator', 'Darth Vader, pilot of Devastator', 'DS-61-2, passenger of Devastator', 'Skiff'],
    },
    dark: { hand: ['Evacuate?'] },
    light: { hand: ['Bomb'] },
    cards: [
      interrupt('Light', 'Bomb', 'Target 1 Devastator -> It is lost.'),
      'Skiff   Dark Starship - Capital: Corellian Corvette   C1\ndestiny 1   deploy 1   power 1   armor 1   hyperspeed 1   forfeit 1\nThis card carries 1 passenger.',
    ],
  });
  t.act('Light: Play Bomb');
  if (t.state.question?.kind === 'target') t.answer('Choose Devastator');
  t.act('Dark: Play Evacuate?');
  t.settle('where', 'Dark');
  t.answer('Aboard Skiff');
  t.settle('act');
  t.is(['Darth Vader', 'DS-61-2'].map((who) => t.read(who).zone).toSorted(), ['lost', 'table']);
});

scenario('A mouse droid that comes to the target first lays the Utinni Effect down for it', 'CCG-CARD-056', (t) => {
  const MOUSE = "MSE-6 'Mouse' Droid";
  t.board({
    at: 'Dark deploys',
    locations: { [WASTES]: [MOUSE], [`Dark ${EISLEY}`]: [], [`Dark ${CANTINA}`]: ['Stormtrooper'] },
    dark: { hand: ['Mask'] },
    cards: [
      'Mask   Dark Effect - Utinni   C1\n destiny 1\n Deploys on Tatooine site targeting your Stormtrooper.\n When the target reaches this card: The target takes this card.',
    ],
  });
  t.act('Dark: Deploy Mask', `On ${WASTES}`);
  if (t.state.question?.kind === 'target') t.answer('Choose Stormtrooper');
  t.settle('act');
  t.card('Mask', { on: MOUSE });
  t.toPhase('move', 'Dark');
  t.act(`Dark: Move ${MOUSE} by landspeed`, `To ${CANTINA}`);
  t.settle('order', 'Dark');
  t.answer(MOUSE);
  t.settle('act');
  t.card(MOUSE, { zone: 'hand' });
  t.card('Mask', { zone: 'table', on: 'Stormtrooper' });
});

scenario('Black 4 does not come for a TIE that is in a hold', 'CCG-READ-049 CCG-CAP-16', (t) => {
  for (const black2 of ['Black 2', 'Black 2, cargo of Devastator']) {
    t.board({
      at: 'Light battles',
      locations: { 'Dark Tatooine': ['Devastator', black2, 'Red 5', 'Wedge Antilles, pilot of Red 5'] },
      dark: { hand: ['Black 4', 'DS-61-4'] },
    });
    t.act('Light: Battle at Tatooine');
    if (black2 === 'Black 2') t.offersAlso('React: deploy Black 4');
    else t.doesNotOffer('React: deploy Black 4');
  }
});
