/** Combo Battle cards, Double Impact cards, and cards with two destiny numbers. */
import { type Play, scenario } from '../src/testing/index.ts';

const WATTO = 'Watto, Slave Owner';

const powers = (t: Play, location: string, dark: readonly string[], light: readonly string[]): number[] => {
  t.attack('Light', location, { dark: { plan: dark }, light: { plan: light } });
  return t.powers()[0]!;
};

scenario('A Combo card gives both benefits without a choice', 'YJ-CMB-01', (t) => {
  // Three droids together and 2 more.
  const droids = [
    'Battle Droid: Pilot, MTT Division',
    'Battle Droid: Security, MTT Division',
    'Battle Droid: Officer, MTT Division',
  ];
  t.is(
    powers(
      t,
      'Theed Palace',
      ['A Thousand Terrible Things & We Are Sending All Troops', ...droids],
      ['Gungan Guard'],
    )[0],
    2 + 2 + 2 + 2,
  );
  // Two draws, 3 more, and no weapon.
  t.is(
    powers(
      t,
      'Theed Palace',
      [WATTO],
      ['Brave Little Droid & Counterparts', 'Blaster', 'R2-D2, Loyal Droid', "C-3PO, Anakin's Creation"],
    ),
    [3, 1 + 1 + 3 + 3 + 3],
  );
  // 3 more, and the Queen goes back to hand.
  t.is(
    powers(
      t,
      'Mos Espa',
      ['Thermal Detonator', WATTO],
      ['Enough Of This Pretense & I Will Not Cooperate', 'Queen Amidala, Ruler of Naboo'],
    ),
    [3 + 1 + 1 + 3, 2 + 3],
  );
  t.card('Queen Amidala, Ruler of Naboo', { zone: 'hand' });
});

scenario('Each part of a Combo card follows its own condition', 'YJ-CMB-02', (t) => {
  const obiWan = ['I Have A Bad Feeling About This & NOOOOOOOOOOO!', 'Obi-Wan Kenobi, Young Jedi'];
  // 4 more only against Maul or Sidious; back to hand in any case.
  t.is(
    powers(t, 'Theed Palace', ['Trade Federation Tank Laser Cannon', 'Trade Federation Tank, Guard Division'], obiWan),
    [5 + 2 + 2 + 3, 5],
  );
  t.card('Obi-Wan Kenobi, Young Jedi', { zone: 'hand' });
  t.is(t.damage(), []);
  t.is(powers(t, 'Theed Palace', ["Darth Maul's Lightsaber [TJC]", 'Darth Maul, Sith Lord'], obiWan), [
    3 + 2 + 3,
    5 + 4,
  ]);
});

scenario('Texts that name a Battle card work with Combo and Double Impact cards used as it', 'YJ-CMB-03', (t) => {
  const mace = 'Mace Windu, Jedi Warrior';
  t.is(powers(t, 'Theed Palace', [WATTO], ['Wisdom Of The Council', mace])[1], 6 + 2);
  t.is(powers(t, 'Theed Palace', [WATTO], ['Wisdom Of The Council & Jedi Training', mace])[1], 6 + 2);
  t.is(powers(t, 'Theed Palace', [WATTO], ['Dis Is Nutsen', mace])[1], 6);
  const sebulba = 'Sebulba, Champion Podracer Pilot';
  t.is(powers(t, 'Theed Palace', ['Yoka To Bantha Poodoo', sebulba], ['Gungan Guard'])[0], 4 + 2 + 2);
  t.is(
    powers(
      t,
      'Theed Palace',
      ['Podrace Preparation & Yoka To Bantha Poodoo', sebulba, "Ann and Tann Gella, Sebulba's Attendants"],
      ['Gungan Guard'],
    )[0],
    4 + 1 + 3 + 2,
  );
  t.is(powers(t, 'Theed Palace', ['Grueling Contest', sebulba], ['Gungan Guard'])[0], 4 + 2);
});

const PODRACE = 'Grueling Contest & Da Dug Chaaa!';
const PILOT = 'Gasgano, Podracer Pilot';

scenario('A Double Impact card is one of its two cards each time it is played', 'YJ-DBL-01', (t) => {
  // As Grueling Contest 2 more; as Da Dug Chaaa! 1 more; never 3.
  t.is(powers(t, 'Mos Espa', [PODRACE, PILOT], ['Jawa, Thief'])[0], 2 + 2);
  t.attack('Light', 'Mos Espa', { dark: { plan: [PILOT], Tatooine: [PODRACE] }, light: { plan: ['Jawa, Thief'] } });
  t.is(t.powers()[0]![0], 2 + 1);
});

scenario('In a battle plan it is its Battle half and is discarded after the fight', 'YJ-DBL-02', (t) => {
  t.attack('Light', 'Mos Espa', {
    dark: { plan: ['Trade Federation Tank Laser Cannon', 'Trade Federation Tank, Guard Division'] },
    light: { plan: ['Gunga City & Gungan Energy Shield', 'Boss Nass, Gungan Chief'] },
  });
  // Gunga City: 3 more for Boss Nass. The tank fires all the same: there is no Energy Shield.
  t.is(t.powers(), [[5 + 2 + 3, 4 + 3]]);
  t.is(
    t.events('works').map(({ form }) => t.game.cards.cards[form]!.card.title),
    ['Gunga City'],
  );
  t.card('Gunga City & Gungan Energy Shield', { zone: 'discard' });
});

scenario('Deployed, hidden or not, it is its Effect half and counts as an Effect', 'YJ-DBL-03', (t) => {
  const shield = 'Gunga City & Gungan Energy Shield';
  for (const turnsHere of [0, 2]) {
    t.board({
      at: 'Light deploys',
      location: 'Theed Palace',
      light: { hand: [shield, 'Uh-Oh!', 'Yousa Guys Bombad! & Uh-Oh!'], turnsHere },
    });
    t.answer('Deploy Gunga City & Gungan Energy Shield 2 counters');
    t.card(shield, { zone: 'Naboo', faceDown: turnsHere === 0 });
    t.offers('End the Deploy step'); // no second Effect
  }
  t.board({
    at: 'Light deploys',
    location: 'Theed Palace',
    light: { Naboo: ['Uh-Oh!'], hand: [shield] },
  });
  t.offers('End the Deploy step');
  t.attack('Dark', 'Theed Palace', {
    dark: { plan: ['Trade Federation Tank Laser Cannon', 'Trade Federation Tank, Guard Division'] },
    light: { plan: ['Boss Nass, Gungan Chief'], Naboo: [shield] },
  });
  t.is(t.powers(), [[5 + 2, 4 + 1]]);
  // Two Battle cards in one are never deployed.
  t.board({
    at: 'Light deploys',
    location: 'Theed Palace',
    light: { hand: ["The Negotiations Were Short & Qui-Gon's Final Stand"] },
  });
  t.offers('End the Deploy step');
});

scenario('Of two Battle halves one is chosen when the card is revealed', 'YJ-DBL-04', (t) => {
  const card = "The Negotiations Were Short & Qui-Gon's Final Stand";
  const fight = () =>
    t.attack('Dark', 'Theed Palace', {
      dark: { plan: ['Darth Maul, Evil Sith Lord', WATTO] },
      light: { plan: [card, 'Gungan Guard'], left: 20 },
    });
  fight();
  t.asks('Light', 'half');
  t.is(t.events('power').length, 0);
  t.offers('as The Negotiations Were Short', "as Qui-Gon's Final Stand");
  t.answer('as The Negotiations Were Short');
  t.is(t.powers(), [[3 + 2, 2 + 3]]); // tied: the Guard stays, Watto breaks through
  t.is(t.damage(), [['Light', 1]]);
  fight();
  t.answer("as Qui-Gon's Final Stand");
  t.is(t.powers(), [[3 + 2, 2]]);
  t.is(t.damage(), [['Light', 1]]); // for the Guard; nobody breaks through
  // Where only one half fits there is nothing to choose.
  t.attack('Light', 'Mos Espa', {
    dark: { plan: ['Let Them Make The First Move & Very Unusual', 'Sith Probe Droid, Spy Drone'] },
    light: { plan: ['Jawa, Thief'] },
  });
  t.is(t.powers(), [[1 + 1 + 3, 2 + 1]]);
});

scenario('A card with two destiny numbers counts with either, chosen anew each time', 'YJ-TWO-01', (t) => {
  const nute = 'Nute Gunray, Neimoidian Viceroy & Neimoidian Viewscreen'; // 6 or 4
  const mounted = "Jar Jar Binks, Bombad Gungan General & Jar Jar Binks' Electropole"; // 3 or 4
  // In a fight, for two cards of the same kind one after the other.
  t.attack('Dark', 'Theed Palace', {
    dark: { plan: ["Darth Maul's Lightsaber [BON]", 'Darth Maul, Evil Sith Lord'], deck: [nute, nute] },
    light: { plan: ['Gungan Guard'] },
  });
  t.asks('Dark', 'number');
  t.offers('Use 6 as the destiny number of Nute Gunray', 'Use 4 as the destiny number of Nute Gunray');
  t.answer('Use 6', 'Use 4');
  t.is(t.powers(), [[3 + 2 + 6 + 4, 2]]);
  // For Anakin's power.
  t.attack('Dark', 'Theed Palace', {
    dark: { plan: [WATTO] },
    light: { plan: ['Anakin Skywalker, Padawan'], deck: [mounted] },
  });
  t.answer('Light: Use 4');
  t.is(t.powers(), [[3, 4 + 2]]);
  // In a duel: attack as 3 or as 4, block either.
  t.board({
    at: 'Dark battles',
    location: 'Theed Palace',
    dark: { Naboo: ['Darth Maul, Evil Sith Lord', 'Sith Lightsaber'], deck: [nute, 'Gragra, Chuba Peddler'] },
    light: { Naboo: ['Yoda, Jedi Elder'], deck: [mounted] },
  });
  t.answer('Challenge Yoda', 'Face the challenge', 'Use no weapon');
  t.offersAlso('Attack with Nute Gunray as 6', 'Attack with Nute Gunray as 4');
  t.answer('Attack with Gragra as 4');
  t.offers('Block with Jar Jar Binks as 4', 'Take the hit');
  t.answer('Block with Jar Jar');
  t.offers('Block with Nute Gunray as 4', 'Take the hit');
  // As a lap card.
  const lap = (laps: readonly string[]) => {
    t.board({
      at: 'Dark deploys',
      location: 'Theed Palace',
      dark: {
        race: ['Ben Quadinaros, Podracer Pilot', "Ben Quadinaros' Podracer"],
        thrust: 3,
        laps,
        hand: [nute],
      },
    });
    return t.options.some((option) => option.startsWith('Play Nute'));
  };
  const three = ['Jabba the Hutt, Gangster', 'Gardulla the Hutt, Crime Lord', WATTO];
  t.is(lap(three), true);
  t.is(lap([...three, 'Gragra, Chuba Peddler']), false);
  t.is(lap([...three, 'Gragra, Chuba Peddler', 'Pit Droid, Engineer']), true);
});

scenario('Compared by printed destiny, such a Character has the number its owner chooses', 'YJ-TWO-02', (t) => {
  const strong = 'You Are Strong With The Force';
  const compare = (light: string, dark: string) =>
    t.attack('Light', 'Mos Espa', { light: { plan: [strong, light] }, dark: { plan: [dark] } });
  compare('Yoda, Jedi Master', 'Nute Gunray, Neimoidian Viceroy & Neimoidian Viewscreen');
  t.asks('Dark', 'printed');
  t.offers('Use 6', 'Use 4');
  t.answer('Dark: Use 6');
  t.is(t.powers()[0]![1], 4 + (6 - 5));
  compare('Yoda, Jedi Master', 'Nute Gunray, Neimoidian Viceroy & Neimoidian Viewscreen');
  t.answer('Dark: Use 4');
  t.is(t.powers()[0]![1], 4);
  compare('Boss Nass, Gungan Chief & Fambaa', WATTO);
  t.asks('Light', 'printed');
  t.answer('Light: Use 1');
  t.is(t.powers()[0]![1], 4 + 2 + 3 + (3 - 1));
  // Twice the same number leaves nothing to choose.
  compare('Boss Nass, Gungan Chief', 'OOM-9, Battle Droid Commander & Battle Droid Blaster Rifle');
  t.is(t.powers()[0]![1], 4 + (4 - 1));
});
