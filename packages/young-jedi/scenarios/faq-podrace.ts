/** The official rules of the Podrace. */
import { DARK, LIGHT } from '../src/rules/state.ts';
import { type Play, scenario, type SideSpec } from '../src/testing/index.ts';
import { copies, deck, plainCards } from './deck-lists.ts';

const END = 'End the Deploy step';
const SEARCH = 'search your deck for';
const SEBULBA = 'Sebulba, Bad-Tempered Dug'; // collector number 73
const HIS_PODRACER = "Sebulba's Podracer";
const RATTS = 'Ratts Tyerell, Podracer Pilot'; // 87: no Handling number of use
const PODRACER = "Ratts Tyerell's Podracer";
const FOUR = 'Battle Droid: Pilot, MTT Division';
/** Dark cards of the destiny numbers 1 to 6. */
const LAP = [
  "Aurra Sing's Blaster Rifle",
  'Sith Lightsaber',
  'Tusken Raider, Nomad',
  FOUR,
  'Sandstorm',
  'Blaster Rifle',
];

/** Dark's Deploy step with a pilot and Podracer at the Objective. */
function racing(t: Play, dark: SideSpec, light: SideSpec = {}): void {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { race: [RATTS, PODRACER], ...dark },
    light,
  });
}

scenario(
  'FAQ: How is an Objective put into a deck, and when is it played?',
  'YJ-DECK-08 YJ-DECK-09 YJ-DECK-10 YJ-SET-01 YJ-POD-01 YJ-EFF-03 YJ-CARD-03',
  (t) => {
    const times = (n: number, name: string): string[] => new Array<string>(n).fill(name);
    t.board({
      at: 'setup',
      dark: {
        deck: ['Naboo, Gungan Swamp', 'Boonta Eve Classic', ...times(9, 'Blaster Rifle'), 'All-Out Attack'],
        left: 0,
      },
      light: { deck: ['Naboo, Theed Palace', 'Boonta Eve Classic', ...times(9, 'Jawa, Thief')], left: 0 },
    });
    // Both lie in play before it is drawn who goes first, side by side, and are no part of the decks.
    t.asks('Dark', 'firstPlanet');
    t.is([t.deckSize('Dark'), t.deckSize('Light')], [11, 10]);
    for (const seat of ['Dark', 'Light']) t.card(`${seat} Boonta Eve Classic`, { zone: 'objective' });
    const { destiny, counters, stackable, unique } = t.game.cards.byId.get('BEP-59')!;
    t.is([destiny.length, counters, stackable, unique], [0, 0, false, false]);
    // It is no Effect: one may be deployed beside it.
    t.board({ at: 'Dark deploys', location: 'Mos Espa', dark: { objective: true, hand: ['All-Out Attack'] } });
    t.offers('Deploy All-Out Attack', END);
    // One of the sixty cards, instead of a Battle card, a Weapon, or a Location or Starship.
    const faults = (...cards: Parameters<typeof deck>): string[] =>
      t.game.checkDeck(deck(...cards), DARK, 'faq').map(({ rule }) => rule);
    const objective = (n: number) => copies('Dark', 'Boonta Eve Classic', n);
    for (const colour of ['yellow', 'orange', 'purple'])
      t.is(faults(plainCards('Dark', { [colour]: 9 }), objective(1)), []);
    t.is(faults(plainCards('Dark', { yellow: 9, orange: 9 }), objective(2)), ['YJ-DECK-08']);
    t.is(faults(plainCards('Dark', { green: 9 }), objective(1)).length > 0, true);
  },
);

scenario(
  'FAQ: Who may be deployed to the Boonta Eve Classic?',
  'YJ-POD-02 YJ-POD-03 YJ-POD-04 YJ-POD-05 YJ-CHR-05 YJ-HID-09',
  (t) => {
    const hand = [RATTS, RATTS, PODRACER, SEBULBA];
    t.board({ at: 'Dark deploys', location: 'Mos Espa', dark: { objective: true, hand, turnsHere: 0 } });
    t.offers(
      `Enter ${RATTS} 2 counters`,
      `Deploy ${RATTS} face down`,
      `Enter ${PODRACER} 1 counter`,
      `Deploy ${PODRACER} face down`,
      `Enter ${SEBULBA}`,
      `Deploy ${SEBULBA} face down`,
      END,
    );
    // The counters are paid, and the card is face up in the first turn too.
    t.answer(`Enter ${RATTS}`, 'do not search');
    t.is(t.counters('Dark'), 4);
    t.card(RATTS, { zone: 'race', faceDown: false });
    // He is in play there, so another of him goes nowhere; and there is one pilot for the whole game.
    t.offers(`Enter ${PODRACER}`, `Deploy ${PODRACER}`, `Deploy ${SEBULBA}`, END);
    t.answer(`Enter ${PODRACER}`);
    t.offers(END);

    // The matching Podracer may come from the draw deck, for its counter; and the other way round.
    t.board({
      at: 'Dark deploys',
      location: 'Mos Espa',
      dark: { objective: true, hand: [SEBULBA], deck: [HIS_PODRACER, PODRACER] },
    });
    t.answer(`Enter ${SEBULBA}`, SEARCH);
    t.offers(`Enter ${HIS_PODRACER} from your deck 1 counter`, 'Deploy nothing');
    t.answer(`Enter ${HIS_PODRACER}`);
    t.is([t.titles('Dark', 'race'), t.counters('Dark')], [[SEBULBA, HIS_PODRACER], 1]);
    t.board({
      at: 'Dark deploys',
      location: 'Mos Espa',
      dark: { objective: true, hand: [HIS_PODRACER], deck: ['Sebulba, Podracer Pilot', SEBULBA, RATTS], left: 20 },
    });
    t.answer(`Enter ${HIS_PODRACER}`, SEARCH);
    t.offers('Enter Sebulba, Podracer Pilot', `Enter ${SEBULBA}`, 'Deploy nothing'); // any version of him
    t.answer('Deploy nothing');
    t.is(t.damage(), [['Dark', 1]]);

    // All versions of Anakin race; nobody without Objective does.
    t.board({
      at: 'Light deploys',
      location: 'Mos Espa',
      light: { objective: true, hand: ['Anakin Skywalker, Padawan', 'Jawa, Thief'] },
    });
    t.offers('Enter Anakin', 'Deploy Anakin', 'Deploy Jawa', END);
    t.board({ at: 'Dark deploys', location: 'Mos Espa', dark: { hand: [RATTS] } });
    t.offers(`Deploy ${RATTS}`, END);
  },
);

scenario('FAQ: Which cards are lap cards, and what are they meanwhile?', 'YJ-POD-10 YJ-POD-11 YJ-POD-19', (t) => {
  // From 1 on, whatever card it is, but for Locations; without counters.
  racing(t, {
    thrust: 3,
    hand: [
      'Darth Maul, Sith Apprentice',
      'Multi Troop Transport',
      'Tatooine, Mos Espa',
      'Sandstorm',
      'Sith Lightsaber',
    ],
  });
  t.offersAlso('Play Darth Maul as 1 of the lap', 'Play Multi Troop Transport as 1 of the lap');
  t.doesNotOffer('Play Sandstorm of the lap', 'Play Sith Lightsaber as 2 of the lap');
  t.answer('Play Darth Maul as 1');
  t.is(t.counters('Dark'), 6);
  t.offersAlso('Play Sith Lightsaber as 2');
  // Tatooine, Mos Espa is a 5; as a Location it is none of the lap.
  racing(t, { thrust: 3, laps: LAP.slice(0, 4), hand: ['Tatooine, Mos Espa'] });
  t.doesNotOffer('of the lap');
  t.refused(t.whyNot(DARK, { kind: 'lap', card: t.state.hand[DARK]![0]! }), 'YJ-POD-11');
  // A Maul among the lap cards is not in play: another may be deployed.
  racing(t, { thrust: 3, laps: ['Darth Maul, Sith Apprentice'], hand: ['Darth Maul, Master of Evil'] });
  t.offersAlso('Deploy Darth Maul, Master of Evil');
  // Without the matching Podracer nobody races.
  racing(t, { race: [RATTS, HIS_PODRACER], thrust: 3, hand: LAP });
  t.doesNotOffer('of the lap');
});

scenario('FAQ: Are lap cards lost for damage, or drawn to even up?', 'YJ-POD-20 YJ-POD-21', (t) => {
  // Three damage with one card in the deck: that one, then the lap cards from the last played.
  t.attack('Light', 'Mos Espa', {
    dark: { plan: ['Battle Droid Squad, Assault Unit'], race: [RATTS, PODRACER], laps: LAP.slice(0, 4), left: 1 },
    light: { plan: ['Qui-Gon Jinn, Jedi Master'] },
  });
  t.is(t.damage(), [['Dark', 3]]);
  t.is(t.titles('Dark', 'laps'), LAP.slice(0, 2));
  t.winner('undecided');
  // Evening up with two cards in the deck.
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: { race: [RATTS, PODRACER], laps: LAP.slice(0, 5), left: 2, hand: ['Watto, Slave Owner'] },
  });
  t.answer('Even up');
  t.is(t.titles('Dark', 'laps'), LAP.slice(0, 2));
  t.is(t.titles('Dark', 'hand').slice(-3), [LAP[4], LAP[3], LAP[2]]);
  t.winner('undecided');
  // Only then is the deck empty.
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: { race: [RATTS, PODRACER], laps: LAP.slice(0, 3), left: 3 },
  });
  t.answer('Even up');
  t.winner('Light');
});

scenario('FAQ: What does a complete lap bring, and the third?', 'YJ-POD-16 YJ-POD-17 YJ-OBJ-05', (t) => {
  racing(t, { thrust: 4, laps: LAP.slice(0, 4), hand: [...LAP.slice(4), ...LAP.slice(0, 3)], left: 20 });
  t.answer('Play Sandstorm as 5', 'Play Blaster Rifle as 6');
  t.is([t.state.lapTokens[DARK], t.titles('Dark', 'laps'), t.deckSize('Dark')], [1, [], 26]);
  t.is(t.events('lapDone').length, 1);
  // Two of the four Thrust are left for the next lap.
  t.answer("Play Aurra Sing's Blaster Rifle as 1", 'Play Sith Lightsaber as 2');
  t.doesNotOffer('of the lap');
  t.is(t.titles('Dark', 'laps'), LAP.slice(0, 2));
  // The third lap wins at once; what the opponent has left to draw is discarded.
  racing(t, { lapTokens: 2, thrust: 2, laps: LAP.slice(0, 5), hand: LAP.slice(5) }, { left: 9, controls: ['Naboo'] });
  t.answer('Play Blaster Rifle as 6');
  t.winner('Dark');
  t.is([t.deckSize('Light'), t.titles('Light', 'discard').length], [0, 9]);
});

scenario('FAQ: How does Thrust work?', 'YJ-POD-07 YJ-POD-08 YJ-POD-09 YJ-POD-27', (t) => {
  // The first token in the turn in which the pilot comes, with his Podracer.
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { objective: true, hand: [RATTS, PODRACER, ...LAP], Tatooine: ['Watto, Slave Owner'] },
    light: { Tatooine: ['Qui-Gon Jinn, Jedi Master'] },
  });
  t.answer(`Enter ${RATTS}`, 'do not search');
  t.is(t.state.thrust[DARK], 0);
  t.doesNotOffer('of the lap');
  t.answer(`Enter ${PODRACER}`);
  t.is(t.state.thrust[DARK], 1);
  t.answer("Play Aurra Sing's Blaster Rifle as 1");
  t.doesNotOffer('of the lap'); // as many lap cards as tokens
  const nextTurn = () =>
    t.answer(END, 'Start no battle', 'Even up', 'Light: End the Deploy step', 'Start no battle', 'Even up');
  nextTurn();
  t.is(t.state.thrust[DARK], 2);
  // One more each turn, and never more than four.
  for (const [before, after] of [
    [2, 3],
    [3, 4],
    [4, 4],
  ] as const) {
    racing(t, { thrust: before, hand: LAP });
    t.is(t.state.thrust[DARK], after);
    for (const name of LAP.slice(0, after)) t.answer(`Play ${name} of the lap`);
    t.doesNotOffer('of the lap');
  }
});

scenario('FAQ: What is a Handling number?', 'YJ-POD-12 YJ-POD-13 YJ-POD-14', (t) => {
  const THREE = 'Tusken Raider, Nomad';
  const handling = (pilot: string, hand: readonly string[], laps: readonly string[] = []): void =>
    racing(t, {
      race: [pilot, pilot.startsWith('Sebulba') ? HIS_PODRACER : `${pilot.split(',')[0]}'s Podracer`],
      thrust: 3,
      hand,
      laps,
    });
  // Sebulba, Bad-Tempered Dug is number 73: a 3 stands for anything.
  handling(SEBULBA, [THREE, 'Sandstorm']);
  t.offers(`Play ${THREE}, a 3, as 1 of the lap (handling)`, `Deploy ${THREE}`, END);
  // No more than three of them in one lap, but a 3 in its own place is none.
  handling(SEBULBA, [THREE], [THREE, THREE, THREE]);
  t.offersAlso(`Play ${THREE}, a 3, as 4 of the lap`); // two so far, since the third is a 3
  handling(SEBULBA, [THREE], [THREE, THREE, THREE, THREE]);
  t.doesNotOffer('of the lap');
  // The next lap begins anew.
  handling(SEBULBA, [THREE, THREE, 'Blaster Rifle'], [THREE, THREE, THREE, THREE, 'Sandstorm']);
  t.answer('Play Blaster Rifle as 6');
  t.offersAlso(`Play ${THREE}, a 3, as 1 of the lap`);
  // Ratts Tyerell (87) and Ben Quadinaros (80) have none of use.
  const six = ['Blaster Rifle', 'Sandstorm', FOUR, THREE, 'Sith Lightsaber'];
  for (const pilot of ['Ratts Tyerell, Podracer Pilot', 'Ben Quadinaros, Podracer Pilot']) {
    t.is(t.game.cards.find(pilot)!.handling, 0);
    racing(t, {
      race: [pilot, pilot.startsWith('Ben') ? "Ben Quadinaros' Podracer" : "Ratts Tyerell's Podracer"],
      thrust: 3,
      hand: six,
    });
    t.doesNotOffer('of the lap');
  }
  t.is(t.game.cards.find('Mars Guo, Podracer Pilot')!.handling, 5); // 85
});

scenario('FAQ: When, and how much, may I refuel?', 'YJ-POD-18', (t) => {
  const REFUEL = 'Refuel: draw';
  for (const [thrust, most] of [
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 2],
  ] as const) {
    racing(t, { thrust, hand: LAP, left: 20 });
    t.doesNotOffer(REFUEL); // not before at least one lap card
    t.answer("Play Aurra Sing's Blaster Rifle as 1");
    t.offersAlso(`Refuel: draw ${most} card${most === 1 ? '' : 's'}`, 'Refuel: draw 1 card');
    t.doesNotOffer(`Refuel: draw ${most + 1} cards`);
  }
  // Afterwards there are no more lap cards this turn, and no more fuel.
  t.answer('Refuel: draw 2 cards');
  t.is(t.deckSize('Dark'), 18);
  t.doesNotOffer('of the lap', REFUEL);
  // With Thrust and nothing to play there is no fuel either.
  racing(t, { thrust: 3, hand: ['Sandstorm'] });
  t.offers(END);
  t.is(t.state.thrust[LIGHT], 0);
});
