/** The official rules of the Reflections cards, and of cards with two destiny numbers. */
import { DARK, LIGHT } from '../src/rules/state.ts';
import { type Play, scenario, type SideSpec } from '../src/testing/index.ts';

const PILOT = 'Battle Droid: Pilot, MTT Division';
const END = 'End the Deploy step';
const ADI = "Adi Gallia, Corellian Jedi Master & Adi Gallia's Lightsaber";
const JAR_JAR = "Jar Jar Binks, Bombad Gungan General & Jar Jar Binks' Electropole";
const OUTCAST = 'Jar Jar Binks, Gungan Outcast';
const BOSS_NASS = 'Boss Nass, Gungan Chief & Fambaa';
const P59 = 'P-59, Destroyer Droid Commander & Multi Troop Transport';

/** Powers when Light attacks with this plan, away from all location bonuses of the cards below. */
function powers(t: Play, light: readonly string[], dark: readonly string[] = [PILOT]): number[][] {
  t.attack('Light', 'Mos Espa', { light: { plan: light }, dark: { plan: dark } });
  return t.powers();
}

scenario('FAQ: What is an Armed & Dangerous character?', 'YJ-ARM-01 YJ-ARM-02 YJ-ARM-03 YJ-ARM-04', (t) => {
  // All counters of the card are paid.
  t.board({ at: 'Light deploys', location: 'Mos Espa', light: { hand: [BOSS_NASS] } });
  t.answer('Deploy Boss Nass 4 counters');
  t.is(t.counters('Light'), 2);
  // Its weapon is built in and destiny is drawn for it.
  t.is(powers(t, [BOSS_NASS]), [[2 + 1, 4 + 2 + 3]]);
  t.is(t.draws(), [['Light', 'weapon', 3]]);
  // A Weapon card right before it is ignored, and is on the planet afterwards.
  t.is(powers(t, ['Blaster', BOSS_NASS]), [[2 + 1, 4 + 2 + 3]]);
  t.is(t.draws().length, 1);
  t.card('Light Blaster', { zone: 'Tatooine' });
});

scenario('FAQ: What does a Force push do to a built-in weapon?', 'YJ-ARM-05', (t) => {
  const push = ['Sith Force Push', 'Darth Maul, Master of Evil'];
  t.is(powers(t, [BOSS_NASS], push), [[6, 4]]);
  t.is(t.draws(), []);
  t.is(powers(t, [BOSS_NASS], push.slice(1)), [[6, 4 + 2 + 3]]);
  // One who uses a weapon pushes nothing.
  t.is(powers(t, [BOSS_NASS], [push[0]!, 'Sith Lightsaber', push[1]!]), [[6 + 1 + 3, 4 + 2 + 3]]);
});

scenario('FAQ: Is a built-in weapon ignored where an opposing weapon is?', 'YJ-ARM-05 YJ-WPN-13 YJ-WPN-16', (t) => {
  const raid = ['Gaderffii Stick', 'Tusken Raider, Marksman'];
  powers(t, [BOSS_NASS], raid);
  t.asks('Dark', 'ignore');
  t.answer('Discard Gaderffii Stick so that the built-in weapon of Boss Nass');
  t.is(t.powers(), [[2, 4]]);
  t.is(t.draws(), []);
  powers(t, [BOSS_NASS], raid);
  t.answer('Let all weapons count');
  t.is(t.powers(), [[2 + 1 + 3, 4 + 2 + 3]]);
});

scenario('FAQ: Is an Armed & Dangerous character a Weapon card?', 'YJ-ARM-06 YJ-TXT-07 YJ-EFF-13', (t) => {
  const search = (seat: 'Dark' | 'Light', own: SideSpec) => {
    t.board({ at: `${seat} deploys`, location: 'Mos Espa', [seat === 'Dark' ? 'dark' : 'light']: own });
  };
  search('Light', {
    hand: ['Yaddle, Jedi Master'],
    Tatooine: ['Jedi Training'],
    deck: [ADI, "Eeth Koth's Lightsaber"],
  });
  t.answer('Deploy Yaddle', 'search your deck for');
  t.offers("Deploy Eeth Koth's Lightsaber", 'Deploy nothing');
  search('Dark', {
    hand: ['Darth Sidious, Sith Master'],
    Tatooine: ['The Duel Begins'],
    deck: ['Aurra Sing, Trophy Collector & Jedi Lightsaber, Stolen by Aurra Sing', 'Sith Lightsaber'],
  });
  t.answer('Deploy Darth Sidious', 'search your deck for');
  t.offers('Deploy Sith Lightsaber', 'Deploy nothing');
  // Nor for a text that deploys any weapon.
  search('Light', { Tatooine: ['Comlink'], deck: [JAR_JAR, 'Eopie'] });
  t.answer('Discard Comlink');
  t.offers('Deploy Eopie', 'Deploy nothing');
});

scenario('FAQ: May an Armed & Dangerous character with a lightsaber duel?', 'YJ-ARM-07', (t) => {
  t.board({
    at: 'Light battles',
    location: 'Mos Espa',
    light: { Tatooine: [ADI, "Eeth Koth's Lightsaber"] },
    dark: { Tatooine: ['Watto, Slave Owner'] },
  });
  t.asks('Light', 'battle'); // no duel is offered
  t.refused(t.whyNot(LIGHT, { kind: 'duel', card: t.find(ADI) }), 'YJ-ARM-07');
  t.board({
    at: 'Dark battles',
    location: 'Mos Espa',
    light: { Tatooine: [ADI, 'R2-D2, Astromech Droid', "Eeth Koth's Lightsaber"] },
    dark: { Tatooine: ['Darth Maul, Master of Evil', 'Sith Lightsaber'] },
  });
  t.answer('Challenge R2-D2');
  t.answer('Send Adi Gallia');
  t.offers('Use no weapon'); // Eeth Koth's Lightsaber is none for her
  t.answer('Use no weapon');
  t.is(t.powers(), [[6 + 1, 5 + 2]]);
});

scenario('FAQ: Gungan Mounted Troops or Battle Droid Patrol with an Armed & Dangerous character?', 'YJ-ARM-09', (t) => {
  const mounts = ['Kaadu', "Captain Tarpals' Electropole"];
  t.is(powers(t, ['Gungan Mounted Troops', ...mounts, JAR_JAR]), [[2 + 1, 4 + 2 + 3]]);
  t.is(t.draws().length, 1);
  t.is(t.titles('Light', 'discard'), ['Gungan Mounted Troops']);
  t.is([t.events('works').length, t.events('wasted').length], [0, 1]);
  t.is(t.titles('Light', 'Tatooine').filter((name) => mounts.includes(name)).length, 2);
  t.is(powers(t, ['Gungan Mounted Troops', 'Kaadu', JAR_JAR]), [[2 + 1, 4 + 2 + 3]]);
  // OOM-9 is no diamond battle droid either; the Combo card's bonus is lost with the rest of it.
  const oom = 'OOM-9, Battle Droid Commander & Battle Droid Blaster Rifle';
  t.is(powers(t, ['Ishi Tib, Warrior'], ['Battle Droid Patrol & In Complete Control', 'STAP', oom]), [[3 + 2 + 3, 3]]);
});

scenario('FAQ: One Armed & Dangerous character among two who add together?', 'YJ-ARM-10', (t) => {
  const both = 4 + 2 + 3 + 4;
  t.is(powers(t, ['Yousa Guys Bombad!', JAR_JAR, OUTCAST], ['Watto, Slave Owner'])[0]![LIGHT], both);
  // No other weapon is used in that fight, whoever would use it.
  t.is(powers(t, ['Yousa Guys Bombad!', 'Blaster', JAR_JAR, OUTCAST])[0]![LIGHT], both);
  t.is(powers(t, ['Yousa Guys Bombad!', 'Blaster', OUTCAST, JAR_JAR])[0]![LIGHT], both);
  t.is(t.draws().length, 1);
});

scenario('FAQ: Two Armed & Dangerous characters who add together?', 'YJ-ARM-11', (t) => {
  t.is(powers(t, ['Yousa Guys Bombad!', JAR_JAR, JAR_JAR], [PILOT, PILOT]), [
    [2 + 1, 4 + 2 + 3],
    [2 + 1, 4 + 2 + 3],
  ]);
  t.is(t.titles('Light', 'discard'), ['Yousa Guys Bombad!']);
});

scenario(
  'FAQ: Does Where Are Those Droidekas? make the Armed & Dangerous P-59 cheaper?',
  'YJ-ARM-12 YJ-EFF-15',
  (t) => {
    t.board({
      at: 'Dark deploys',
      location: 'Mos Espa',
      dark: { hand: [P59, 'Multi Troop Transport'], Tatooine: ['Where Are Those Droidekas?'] },
    });
    t.offers(`Deploy ${P59} 5 counters`, 'Deploy Multi Troop Transport to Tatooine for free', END);
  },
);

scenario('FAQ: What does a Combo Battle card do?', 'YJ-CMB-01', (t) => {
  // More power, and the Queen's return, without a choice.
  t.attack('Light', 'Mos Espa', {
    light: { plan: ['Enough Of This Pretense & I Will Not Cooperate', 'Blaster', 'Queen Amidala, Royal Leader'] },
    dark: { plan: ['Darth Maul, Sith Apprentice', 'Thermal Detonator'].toReversed() },
  });
  t.is(t.powers(), [[6 + 1 + 1 + 3, 2 + 3 + 3]]);
  t.is(t.damage(), []);
  t.is(
    t.titles('Light', 'hand').filter((name) => name !== 'Ishi Tib, Warrior'),
    ['Queen Amidala, Royal Leader', 'Blaster'],
  );
});

const TRAINING = 'Wisdom Of The Council & Jedi Training';

scenario('FAQ: Which of its two cards is a Double Impact card?', 'YJ-DBL-01 YJ-DBL-02 YJ-DBL-03 YJ-DBL-04', (t) => {
  const forces = "The Queen's Plan & Naboo Royal Security Forces";
  // In a plan the Battle card.
  const guards = ['Royal Guard, Veteran', 'Royal Guard, Veteran', 'Royal Guard, Veteran'];
  t.is(powers(t, [forces, ...guards]), [[2 + 1, 6]]);
  // Deployed it is the Effect, for its counters.
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { hand: [forces, 'Bombad General'], Tatooine: ['Royal Guard, Veteran'] },
    dark: { Tatooine: [PILOT] },
  });
  t.answer("Deploy The Queen's Plan 2 counters");
  t.refused(t.whyNot(LIGHT, { kind: 'deploy', card: t.find('Bombad General') }), 'YJ-EFF-02');
  t.answer(END);
  t.battle({ plan: {} });
  t.is(t.powers(), [[2 + 1, 2 + 2]]);
  // Also as a hidden card, where there is one Effect at most.
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { hand: [forces, TRAINING], turnsHere: 0 },
  });
  t.answer("Deploy The Queen's Plan");
  t.offers(END);
  t.card(forces, { zone: 'Tatooine', faceDown: true });
  // Of two Battle cards one is chosen, anew each time it is played.
  const negotiations = "The Negotiations Were Short & Qui-Gon's Final Stand";
  const play = (half: string): number => {
    powers(t, [negotiations, 'Gungan Guard']);
    t.offers('as The Negotiations Were Short', "as Qui-Gon's Final Stand");
    t.answer(half);
    return t.powers()[0]![LIGHT]!;
  };
  t.is(play('as The Negotiations Were Short'), 2 + 3);
  t.is(play("as Qui-Gon's Final Stand"), 2);
  t.board({ at: 'Light deploys', location: 'Mos Espa', light: { hand: [negotiations] } });
  t.offers(END); // it has no Effect
});

scenario('FAQ: May I get a Double Impact card with an Effect when I could get an Effect?', 'YJ-EFF-12', (t) => {
  t.board({
    at: 'Dark ends the turn',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'] },
    light: {
      hand: ['Naboo, Theed Palace'],
      deck: [TRAINING, "The Negotiations Were Short & Qui-Gon's Final Stand", 'Wisdom Of The Council'],
    },
  });
  t.answer('Go to Naboo');
  t.offers(`Take ${TRAINING}`, 'Take no Effect');
  t.answer(`Take ${TRAINING}`);
  t.is(t.titles('Light', 'hand'), [TRAINING]);
});

scenario('FAQ: Which number counts on a card with two destiny numbers?', 'YJ-TWO-01 YJ-DST-08', (t) => {
  const strike = (n: number): number => {
    t.attack('Light', 'Mos Espa', {
      light: { plan: ['Blaster', 'Gungan Guard'], deck: [BOSS_NASS] }, // 1/4
      dark: { plan: [PILOT] },
    });
    t.asks('Light', 'number');
    t.offers('Use 1', 'Use 4');
    t.answer(`Use ${n}`);
    return t.powers()[0]![LIGHT]!;
  };
  t.is([strike(1), strike(4)], [2 + 1, 2 + 4]);
  // For Anakin's power, and for two copies one after the other in either way.
  t.attack('Light', 'Theed Palace', {
    light: {
      plan: ["Anakin Skywalker's Podracer", 'Anakin Skywalker, Podracer Pilot'],
      deck: [BOSS_NASS, BOSS_NASS],
    },
    dark: { plan: [PILOT] },
  });
  t.answer('Use 4', 'Use 1');
  t.is(t.powers(), [[2, 3 + 4 + 1]]);
  // In a duel.
  t.board({
    at: 'Light battles',
    location: 'Theed Palace',
    light: { Naboo: ['Yaddle, Jedi Master', "Eeth Koth's Lightsaber"], deck: [BOSS_NASS] },
    dark: { Naboo: ['Watto, Slave Owner'], deck: [P59] }, // 3/1
  });
  t.answer('Challenge Watto', 'Face', 'Use no weapon');
  t.offersAlso('Attack with Boss Nass as 1', 'Attack with Boss Nass as 4');
  t.answer('Attack with Boss Nass as 1');
  t.offers('Block with P-59 as 1', 'Take the hit');
  // As a lap card.
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: {
      race: ['Elan Mak, Podracer Pilot', "Elan Mak's Podracer"],
      thrust: 3,
      laps: ['Qui-Gon Jinn, Jedi Master', 'Kaadu', 'Jawa, Thief'],
      hand: [BOSS_NASS],
    },
  });
  t.offersAlso('Play Boss Nass as 4 of the lap');
});

scenario('FAQ: Both reveal two destiny numbers to see who goes first?', 'YJ-SET-04 YJ-SET-05', (t) => {
  const times = (n: number, name: string): string[] => new Array<string>(n).fill(name);
  // Light has nothing but 1/4 and a Location of 3; Dark nothing but 3/1 and a Location of 5.
  const start = (seed: number, dark: readonly string[]) => {
    t.board({
      at: 'setup',
      seed,
      dark: { deck: ['Naboo, Gungan Swamp', ...dark], left: 0 },
      light: { deck: ['Naboo, Theed Palace', ...times(8, BOSS_NASS)], left: 0 },
    });
    return t.events('reveal').map(({ def }) => t.game.cards.cards[def]!.destiny.length);
  };
  let [again, asked] = [0, 0];
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const shown = start(seed, times(8, P59));
    // As long as both show two numbers, both reveal another card, and nobody is asked about them.
    for (let i = 0; i + 2 < shown.length; i += 2) {
      t.is(shown.slice(i, i + 2), [2, 2]);
      again++;
    }
    t.is(shown.slice(-2).includes(1), true);
    if (shown.slice(-2).includes(2)) {
      t.asks(shown.at(-1) === 2 ? 'Light' : 'Dark', 'number');
      asked++;
    }
  }
  t.is([again > 0, asked > 0], [true, true]);
  // With one such card its owner chooses: 4 against 3 goes first, 1 against 3 does not.
  const seat = (n: number): number => {
    t.board({
      at: 'setup',
      dark: { deck: ['Coruscant, Jedi Council Chamber'], left: 8 },
      light: { deck: ['Naboo, Theed Palace', ...times(8, BOSS_NASS)], left: 0 },
    });
    t.answer(`Light: Use ${n}`);
    return t.state.question!.seat;
  };
  t.is(seat(1), DARK);
  t.is(seat(4), LIGHT);
});
