/** The Podrace: lap cards, handling, laps, and refuelling. */
import { shippedCatalogue, type Play, type SideSpec, scenario } from '../src/testing/index.ts';

const END = 'End the Deploy step';

/** Dark cards by their destiny number. */
const ONE = 'Jabba the Hutt, Gangster';
const TWO = 'Gardulla the Hutt, Crime Lord';
const THREE = 'Watto, Slave Owner';
const FOUR = 'Gragra, Chuba Peddler';
const FIVE = 'Pit Droid, Engineer';
const SIX = 'Sith Probe Droid, Spy Drone';

/** Ben Quadinaros has no handling to speak of. */
const BEN = ['Ben Quadinaros, Podracer Pilot', "Ben Quadinaros' Podracer"];
/** Sebulba, number 31, handles with ones. */
const SEBULBA = ['Sebulba, Dug Podracer Pilot', "Sebulba's Podracer"];

/** Dark's Deploy step in the race; the Thrust is what it is once this step's token is placed. */
const race = (t: Play, thrust: number, dark: SideSpec, light: SideSpec = {}): void =>
  t.board({ at: 'Dark deploys', location: 'Theed Palace', dark: { race: BEN, thrust: thrust - 1, ...dark }, light });

/** What of the hand may be played as the next lap card. */
const lapCards = (t: Play): string[] =>
  t.options.filter((option) => option.includes(' of the lap')).map((option) => option.slice('Play '.length));

scenario('Thrust is the most lap cards of a Deploy step', 'YJ-POD-09', (t) => {
  race(t, 2, { hand: [ONE, TWO, THREE] });
  t.answer(`Play ${ONE} as 1`, `Play ${TWO} as 2`);
  t.is(lapCards(t), []);
  t.is(t.state.thrust[0], 2);
  // What was not used is not kept: next turn it is one more token, no more.
  t.answer(END, 'Dark: Even up', 'Light: End the Deploy step', 'Light: Even up');
  t.asks('Dark', 'deploy');
  t.is(t.state.thrust[0], 3);
  t.is(lapCards(t)[0], `${THREE} as 3 of the lap`);
});

scenario('Lap cards come from hand, cost nothing, and go from 1 to 6', 'YJ-POD-10', (t) => {
  const hand = [SIX, FIVE, FOUR, THREE, TWO, ONE];
  const laps: string[] = [];
  for (const [i, card] of hand.toReversed().entries()) {
    race(t, 1, { hand, laps });
    t.is(lapCards(t), [`${card} as ${i + 1} of the lap`]);
    t.answer(`Play ${card}`);
    t.is([t.counters('Dark'), t.handSize('Dark')], [6, 5]);
    laps.push(card);
  }
  t.is(t.state.lapTokens[0], 1);
});

scenario('Any card may be a lap card, except a Location', 'YJ-POD-11', (t) => {
  race(t, 1, {
    laps: [ONE, TWO, THREE],
    hand: [
      'Tatooine, Desert Landing Site', // 4
      'Naboo, Theed Palace', // 4
      FOUR,
      'Coruscant Taxi',
      'Sniper',
      'Power Of The Sith', // 2
    ],
  });
  t.is(
    lapCards(t),
    [FOUR, 'Coruscant Taxi', 'Sniper'].map((card) => `${card} as 4 of the lap`),
  );
  race(t, 1, {
    laps: [ONE, TWO, THREE, FOUR],
    hand: ['Sando Aqua Monster', 'Droid Starfighter [DOTF]', 'Tatooine, Mos Espa', 'Naboo, Gungan Swamp'],
  });
  t.is(
    lapCards(t),
    ['Sando Aqua Monster', 'Droid Starfighter [DOTF]'].map((card) => `${card} as 5 of the lap`),
  );
});

scenario('A card of the Handling number stands for any number, three times a lap', 'YJ-POD-12', (t) => {
  const handling = (name: string): number => shippedCatalogue().find(name)!.handling;
  t.is(handling('Sebulba, Dug Podracer Pilot'), 1);
  t.is(handling('Mawhonic, Podracer Pilot'), 2);
  t.is(handling('Mars Guo, Podracer Pilot'), 5);
  t.is(handling('Anakin Skywalker, Podracer Pilot'), 4);
  race(t, 4, { race: SEBULBA, laps: [ONE, TWO], hand: [ONE, ONE, ONE, ONE] });
  t.answer('Play Jabba, a 1, as 3 of the lap (handling)', 'as 4 of the lap (handling)', 'as 5 of the lap (handling)');
  t.is(lapCards(t), []); // no fourth
  // The next lap has three of its own.
  race(t, 4, { race: SEBULBA, laps: [ONE, TWO, ONE, ONE, ONE], hand: [SIX, ONE, ONE] });
  t.is(lapCards(t), [`${SIX} as 6 of the lap`]);
  t.answer(`Play ${SIX}`, 'Play Jabba as 1 of the lap', 'Play Jabba, a 1, as 2 of the lap (handling)');
  // Another number is of no help.
  race(t, 1, { race: SEBULBA, hand: [TWO, THREE] });
  t.is(lapCards(t), []);
});

scenario('A Handling of 0, or above 6, is useless', 'YJ-POD-13', (t) => {
  // Ben Quadinaros has number 80, Ratts Tyerell 87.
  for (const pilot of [BEN, ['Ratts Tyerell, Podracer Pilot', "Ratts Tyerell's Podracer"]]) {
    race(t, 1, { race: pilot, hand: [TWO, THREE, FOUR, FIVE, SIX] });
    t.is(lapCards(t), [], pilot[0]);
  }
  const pilots = ['Ben Quadinaros, Podracer Pilot', 'Ratts Tyerell, Podracer Pilot'].map(
    (name) => t.game.cards.find(name)!,
  );
  t.is(
    pilots.map(({ card, handling }) => [card.number, handling]),
    [
      ['80', 0],
      ['87', 0],
    ],
  );
});

scenario('A card played at its own number is no handling card, even if it could be one', 'YJ-POD-14', (t) => {
  race(t, 4, { race: SEBULBA, hand: [ONE, ONE, ONE, ONE] });
  t.is([...new Set(lapCards(t))], [`${ONE} as 1 of the lap`]);
  t.answer('Play Jabba as 1 of the lap', 'as 2 of the lap (handling)', 'as 3 of the lap (handling)');
  t.offersAlso('as 4 of the lap (handling)'); // the third
});

scenario('With Jabba, O Grandio Lust in play a 1 handles too, within the same limit', 'YJ-POD-15', (t) => {
  const mawhonic = ['Mawhonic, Podracer Pilot', "Mawhonic's Podracer"]; // Handling 2
  const hand = ['Jabba the Hutt, Vile Crime Lord', TWO];
  const handling = (side: SideSpec): string[] => {
    race(t, 1, { race: mawhonic, laps: [ONE, TWO], hand, ...side });
    return lapCards(t);
  };
  const two = `${TWO}, a 2, as 3 of the lap (handling)`;
  const one = 'Jabba the Hutt, Vile Crime Lord, a 1, as 3 of the lap (handling)';
  t.is(handling({}), [two]);
  t.is(handling({ Naboo: ['Jabba the Hutt, O Grandio Lust'] }), [one, two]);
  t.is(handling({ Tatooine: ['Jabba the Hutt, O Grandio Lust'] }), [one, two]);
  t.is(handling({ Naboo: ['hidden Jabba the Hutt, O Grandio Lust'] }), [two]);
  t.is(handling({ Naboo: ['Jabba the Hutt, O Grandio Lust'], laps: [ONE, TWO, ONE, TWO, TWO] }), []);
});

scenario(
  'The sixth card completes a lap: a token, the cards go back, and Thrust that is left goes on',
  'YJ-POD-16',
  (t) => {
    const laps = [ONE, TWO, THREE, FOUR, FIVE];
    race(t, 3, { laps, hand: [SIX, ONE, TWO, THREE], left: 10 });
    t.answer(`Play ${SIX}`);
    t.is([t.state.lapTokens, t.titles('Dark', 'laps'), t.deckSize('Dark')], [[1, 0], [], 16]);
    // They are shuffled in, not laid on top.
    t.is(
      t
        .titles('Dark', 'deck')
        .slice(0, 6)
        .every((name) => [...laps, SIX].includes(name)),
      false,
    );
    t.answer('Play Jabba as 1 of the lap', 'Play Gardulla as 2 of the lap');
    t.is(lapCards(t), []); // three in all
  },
);

scenario('The third lap wins at once, and the loser puts away the rest of his deck', 'YJ-POD-17', (t) => {
  race(t, 1, { laps: [ONE, TWO, THREE, FOUR, FIVE], hand: [SIX], lapTokens: 2 }, { left: 12 });
  t.answer(`Play ${SIX}`);
  t.winner('Dark');
  t.is([t.deckSize('Light'), t.titles('Light', 'discard').length], [0, 12]);
});

scenario('Refuelling draws up to half the Thrust, rounded up, after a lap card', 'YJ-POD-18', (t) => {
  const refuel = (thrust: number): string[] => {
    race(t, thrust, { hand: [ONE, TWO] });
    t.doesNotOffer('Refuel');
    t.answer(`Play ${ONE}`);
    return t.options.flatMap((option) => /^Refuel: draw (\d)/u.exec(option)?.[1] ?? []);
  };
  t.is(refuel(1), ['1']);
  t.is(refuel(2), ['1']);
  t.is(refuel(3), ['2', '1']);
  t.is(refuel(4), ['2', '1']);
  t.offersAlso(`Play ${TWO}`);
  t.answer('Refuel: draw 2 cards');
  t.is(t.handSize('Dark'), 1 + 2);
  t.is(lapCards(t), []);
  t.doesNotOffer('Refuel');
});

scenario('Lap cards are not in play: the same person may be on a planet', 'YJ-POD-19', (t) => {
  const sleg = 'Rum Sleg, Bounty Hunter'; // unique, 6
  race(t, 1, {
    laps: [ONE, TWO, 'Watto, Junk Merchant', FOUR, FIVE],
    hand: ['Watto, Risk Taker', sleg, 'Gardulla the Hutt, Crime Lord'],
    Naboo: [sleg],
  });
  t.offersAlso('Deploy Watto, Risk Taker', 'Deploy Gardulla the Hutt');
  t.offersAlso('Play Rum Sleg as 6');
  t.doesNotOffer('Deploy Rum Sleg');
});

scenario(
  'Lap cards are lost or drawn only when the rest of the deck is gone, the last one first',
  'YJ-POD-20 YJ-POD-21',
  (t) => {
    const dark: SideSpec = { race: BEN, laps: [ONE, TWO, THREE], left: 1 };
    // Two damage: the last card of the deck, then the last lap card; the game goes on.
    t.attack('Light', 'Theed Palace', {
      light: { plan: ['Mace Windu, Jedi Master'] },
      dark: { ...dark, plan: ['Watto, Toydarian Gambler'] },
    });
    t.is(t.damage(), [['Dark', 2]]);
    t.is([t.deckSize('Dark'), t.titles('Dark', 'laps')], [0, [ONE, TWO]]);
    t.is(t.titles('Dark', 'discard'), ['Watto, Toydarian Gambler', 'Rodian, Mercenary', THREE]);
    t.winner('undecided');
    // Drawing in the same order, and the lap goes on from there.
    t.board({
      at: 'Dark evens up',
      location: 'Theed Palace',
      dark: { ...dark, hand: ['Blaster', 'Blaster', 'Blaster'] },
    });
    t.answer('Dark: Even up');
    t.is([t.titles('Dark', 'hand').slice(3), t.titles('Dark', 'laps')], [['Rodian, Mercenary', THREE, TWO], [ONE]]);
    t.winner('undecided');
  },
);

scenario('A deck is empty only when the lap cards are gone too; destiny may be drawn from them', 'YJ-POD-21', (t) => {
  const fight = (laps: readonly string[]) =>
    t.attack('Light', 'Theed Palace', {
      light: { plan: ['Gungan Guard'] },
      dark: { plan: ['Thermal Detonator', 'Watto, Slave Owner'], race: BEN, laps, left: 0, deck: [FOUR] },
    });
  fight([ONE, TWO]);
  t.is(t.draws(), [['Dark', 'weapon', 4]]);
  t.winner('undecided');
  t.attack('Light', 'Theed Palace', {
    light: { plan: ['Gungan Guard'] },
    dark: {
      plan: ["Darth Maul's Lightsaber [BON]", 'Darth Maul, Evil Sith Lord'],
      race: BEN,
      laps: [ONE, FIVE],
      left: 0,
      deck: [FOUR],
    },
  });
  t.is(t.draws(), [
    ['Dark', 'weapon', 4],
    ['Dark', 'weapon', 5],
  ]);
  t.winner('undecided');
  t.attack('Light', 'Theed Palace', {
    light: { plan: ['Gungan Guard'] },
    dark: {
      plan: ["Darth Maul's Lightsaber [BON]", 'Darth Maul, Evil Sith Lord'],
      race: BEN,
      laps: [FIVE],
      left: 0,
      deck: [FOUR],
    },
  });
  t.winner('Light');
});

scenario('Sebulba plays a 1 and another 1 as handling card, and refuels one card', 'YJ-POD-26', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Theed Palace',
    dark: { objective: true, hand: ['Sebulba, Dug Podracer Pilot', ONE, ONE, ONE], deck: ["Sebulba's Podracer"] },
  });
  t.answer('Enter Sebulba', 'search your deck for the matching pilot or Podracer', "Enter Sebulba's Podracer");
  t.is(t.state.thrust[0], 2);
  t.answer('Play Jabba as 1 of the lap', 'Play Jabba, a 1, as 2 of the lap (handling)');
  t.is(t.options, ['Refuel: draw 1 card and play no more lap cards this turn', END]);
  t.answer('Refuel');
  t.is(t.handSize('Dark'), 2);
});
