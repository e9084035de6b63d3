/** Single Utinni Effects, and cards that are like them. */
import { type Play, scenario } from '../testing/index.ts';
import { fight } from './fights.ts';
import { CANTINA, CARRIER, carry, deploy, WASTES } from './utinni.ts';

/** The battle goes on, without weapons and battle destiny, until somebody has won it. */
function compare(t: Play): void {
  while (t.events('battleWon').length === 0) {
    const { kind } = t.state.question!;
    t.answer(kind === 'weapons' ? 'Done' : kind === 'battleDestiny' ? 'Draw none' : 'Pass');
  }
}

scenario('Juri Juice: the alien uses no ability in battles until it comes to drink', 'CCG-READ-079', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [CANTINA]: [], [WASTES]: ['Light Kabe', 'BoShek'] },
    dark: { hand: ['Juri Juice'] },
    light: { hand: ['Carrier'] },
    cards: [CARRIER(CANTINA)],
  });
  t.is(t.hasPresence('Light', WASTES), true);
  deploy(t, 'Dark', 'Juri Juice', 'On BoShek');
  t.is(t.totalAbility('Light', WASTES), 5); // presence as before
  carry(t, 'Carrier', 'BoShek');
  t.card('Juri Juice', { zone: 'lost' });
});

scenario('Juri Juice is not over where the alien sits already: it has to come there', 'CCG-READ-079', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [`Dark ${CANTINA}`]: ['BoShek'], [`Dark ${WASTES}`]: [] },
    dark: { hand: ['Juri Juice'] },
    light: { hand: ['Carrier', 'Return'] },
    cards: [CARRIER(WASTES), CARRIER(CANTINA).replace('Carrier', 'Return')],
  });
  deploy(t, 'Dark', 'Juri Juice', 'On BoShek');
  t.card('Juri Juice', { on: 'BoShek' });
  carry(t, 'Carrier', 'BoShek');
  t.card('Juri Juice', { on: 'BoShek' });
  carry(t, 'Return', 'BoShek');
  t.card('Juri Juice', { zone: 'lost' });
});

scenario('Send A Detachment Down: attrition +1 in Tatooine battles while the trooper is there', 'CCG-CARD-140', (t) => {
  const board = (moves: boolean): void => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Death Star: War Room': ['Death Star Trooper'],
        [WASTES]: [],
        [CANTINA]: ['Stormtrooper', 'Rebel Trooper', 'Rebel Trooper'],
      },
      dark: { hand: ['Send A Detachment Down'] },
      light: { hand: ['Carrier'] },
      cards: [CARRIER(WASTES)],
    });
    t.act('Dark: Deploy Send A Detachment Down');
    t.offers(`On ${WASTES} for 2 Force`, `On ${CANTINA} for 2 Force`);
    t.answer(`On ${WASTES}`);
    t.offers('Choose Death Star Trooper'); // on the Death Star
    t.answer('Choose Death Star Trooper');
    t.settle();
    if (moves) carry(t, 'Carrier', 'Death Star Trooper');
    t.toPhase('battle');
    t.act('Dark: Battle at Cantina');
    compare(t);
  };
  board(true);
  t.is(t.state.battle!.attrition[1]! / 1000, 1); // although no battle destiny was drawn
  board(false);
  t.is(t.state.battle!.attrition[1]! / 1000, 0);
});

scenario(
  'Yerka Mig lowers the power of the opponent around him, moves for 1 Force, and is apprehended by his target',
  'CCG-CARD-142',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: {
        [CANTINA]: ['Stormtrooper', 'Stormtrooper', 'Rebel Trooper'],
        [WASTES]: [],
        'Tatooine: Dune Sea': ['Darth Vader'],
      },
      light: { hand: ['Yerka Mig', 'Carrier'] },
      cards: [CARRIER(WASTES)],
    });
    deploy(t, 'Light', 'Yerka Mig', `To ${CANTINA}`, 'Choose Darth Vader');
    t.is(t.totalPower('Dark', CANTINA), 2); // no battle yet
    t.toPhase('battle');
    t.act(`Light: Battle at ${CANTINA}`);
    t.is(t.totalPower('Dark', CANTINA), 1);
    fight(t);
    t.toPhase('move');
    t.act('Light: Move Yerka Mig by landspeed');
    t.answer(`Light: To ${WASTES} for 1 Force`);
    t.settle('act');
    t.card('Yerka Mig', { at: WASTES });
    t.doesNotOffer('Move Yerka Mig');
    t.toPhase('battle', 'Dark');
    t.act(`Dark: Battle at ${CANTINA}`);
    t.is(t.totalPower('Dark', CANTINA), 1); // adjacent
    fight(t);
    carry(t, 'Carrier', 'Darth Vader');
    t.card('Yerka Mig', { zone: 'lost' });
  },
);

scenario('Yerka Mig rides in one passenger seat, and does nothing at systems', 'CCG-CARD-142', (t) => {
  const SPEEDER = "Luke's X-34 Landspeeder";
  const JUNGLE = 'Yavin 4: Jungle';
  const board = (riders: readonly string[]): void =>
    t.board({
      at: 'Light deploys',
      locations: {
        [`Light ${JUNGLE}`]: [SPEEDER, ...riders.map((who) => `${who} of ${SPEEDER}`), 'Stormtrooper', 'Beru Lars'],
        'Light Yavin 4': ['Tantive IV', 'Devastator', 'Darth Vader, pilot of Devastator'],
      },
      light: { hand: ['Yerka Mig'] },
    });
  board([]);
  deploy(t, 'Light', 'Yerka Mig', `To ${JUNGLE}`, 'Choose Darth Vader');
  t.toPhase('move');
  t.act('Light: Move Yerka Mig aboard', `Aboard ${SPEEDER} as passenger`);
  t.settle('act');
  t.card('Yerka Mig', { on: SPEEDER, as: 'passenger' });
  t.toPhase('battle', 'Dark');
  t.act(`Dark: Battle at ${JUNGLE}`);
  t.is(t.totalPower('Dark', JUNGLE), 0); // he works from there
  board(['Luke Skywalker, driver', 'Rebel Trooper, passenger', 'Rebel Guard, passenger']);
  deploy(t, 'Light', 'Yerka Mig', `To ${JUNGLE}`, 'Choose Darth Vader');
  t.toPhase('move');
  t.doesNotOffer('Move Yerka Mig aboard'); // the three seats are taken
  t.act('Light: Move Yerka Mig by shuttling', 'Aboard Tantive IV as passenger for 1 Force');
  t.settle('act');
  t.card('Yerka Mig', { on: 'Tantive IV', as: 'passenger' }); // Vader is at the system, and not present with a passenger
  const power = t.totalPower('Dark', 'Yavin 4');
  board([]);
  t.is(t.totalPower('Dark', 'Yavin 4'), power); // nothing is lowered at a system
  deploy(t, 'Light', 'Yerka Mig', 'To Yavin 4 for free', 'Choose Stormtrooper');
  t.card('Yerka Mig', { at: 'Yavin 4', as: 'at' });
  t.is(t.totalPower('Dark', 'Yavin 4'), power);
  t.toPhase('move');
  t.act('Light: Move Yerka Mig aboard', 'Aboard Tantive IV as passenger');
  // By docking bay he goes at the price of his own player: 1 Force here, and not the 2 of Dark.
  t.board({
    at: 'Light moves',
    locations: { 'Light Tatooine: Docking Bay 94': ['Yerka Mig'], 'Light Yavin 4: Docking Bay': [] },
  });
  t.act('Light: Move Yerka Mig by landspeed');
  t.offers('To Yavin 4: Docking Bay for 1 Force');
});

scenario('Tactical Re-Call answers a battle that Dark has just won elsewhere', 'CCG-READ-086', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { [CANTINA]: ['Darth Vader', 'Luke Skywalker', 'R2-D2'], 'Light Yavin 4: Jungle': ['Han Solo'] },
    dark: { hand: ['Tactical Re-Call'] },
    light: { hand: ['Carrier'] },
    cards: [CARRIER('Yavin 4: Jungle')],
  });
  t.doesNotOffer('Deploy Tactical Re-Call');
  t.act('Dark: Battle at Cantina');
  compare(t);
  t.act('Dark: Deploy Tactical Re-Call', 'Dark: On Yavin 4: Jungle');
  t.offers('Choose Luke Skywalker', 'Choose Darth Vader'); // warriors of that battle
  t.answer('Choose Luke Skywalker');
  t.settle('damage');
  t.is(t.powerOf('Luke Skywalker'), 1);
  t.is(t.forfeitOf('Luke Skywalker'), 5);
});

scenario(
  'Tusken Breath Mask: where you have just won on Tatooine; immune to attrition of exactly 3',
  'CCG-READ-081',
  (t) => {
    t.board({
      at: 'Light battles',
      locations: {
        [CANTINA]: ['Stormtrooper', 'Luke Skywalker', 'Obi-Wan Kenobi'],
        'Light Yavin 4: Jungle': ['Han Solo'],
      },
      light: { hand: ['Tusken Breath Mask', 'Carrier'] },
      cards: [CARRIER(CANTINA)],
    });
    t.act('Light: Battle at Cantina');
    compare(t);
    t.act('Light: Deploy Tusken Breath Mask');
    t.offers(`On ${CANTINA}`);
    t.answer(`On ${CANTINA}`);
    t.offers('Choose Han Solo'); // not at Tatooine
    t.answer('Choose Han Solo');
    t.settle('damage');
    t.answer('Forfeit Stormtrooper');
    while (t.state.question?.kind === 'damage') t.answer('Lose the top card of the Force Pile');
    const power = t.powerOf('Han Solo');
    carry(t, 'Carrier', 'Han Solo');
    t.card('Tusken Breath Mask', { on: 'Han Solo' });
    t.is(t.powerOf('Han Solo'), power + 2);
  },
);

scenario(
  'Plastoid Armor: where a Stormtrooper was just lost; a spy with more power, and hard to hit',
  'CCG-READ-080',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { 'Death Star: War Room': ['Stormtrooper'], [CANTINA]: ['Han Solo', 'Stormtrooper'] },
      light: { hand: ['Plastoid Armor', 'Carrier', 'Away', 'Away'] },
      cards: [
        CARRIER('Death Star: War Room'),
        'Away   Light Interrupt - Lost   C1\n destiny 1\n Target 1 Stormtrooper on Tatooine -> It is lost.\n Target 1 Stormtrooper on Death Star -> It is lost.',
      ],
    });
    t.act('Light: Play Away on Tatooine', 'Light: Choose Stormtrooper');
    t.settle('act');
    t.act('Light: Play Away on Death Star', 'Light: Choose Stormtrooper');
    t.act('Light: Deploy Plastoid Armor');
    t.offers('On Death Star: War Room'); // not in the Cantina
    t.answer('On Death Star: War Room', 'Choose Han Solo');
    t.settle('act');
    t.is(t.powerOf('Han Solo'), 3);
    carry(t, 'Carrier', 'Han Solo');
    t.card('Plastoid Armor', { on: 'Han Solo' });
    t.is([t.powerOf('Han Solo'), t.forfeitOf('Han Solo')], [5, 8]);
  },
);
