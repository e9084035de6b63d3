/** Duels: who may start one, who defends, and how large the dueling hands are. */
import { newFight } from '../src/rules/parts.ts';
import { userBox } from '../src/rules/stats.ts';
import { type Play, type SideSpec, scenario, shippedCatalogue } from '../src/testing/index.ts';

const MAUL = 'Darth Maul, Sith Apprentice';
const SABER = 'Sith Lightsaber';
const NO_DUEL = 'Start no duel';

/** Dark's Battle step on Tatooine, with a Maul who has a lightsaber. */
const step = (
  t: Play,
  light: SideSpec,
  dark: SideSpec = { Tatooine: [MAUL, SABER] },
  location = 'Desert Landing Site',
): void => t.board({ at: 'Dark battles', location, dark, light });

/** Both sides' power in a duel in which the challenged Character stands, with this Weapon if one is named. */
function powers(t: Play, victim: string, weapon = 'Use no weapon'): number[] {
  t.answer(`Dark: Challenge ${victim}`, 'Light: Face the challenge', `Light: ${weapon}`);
  return t.powers()[0]!;
}

scenario('One duel a turn, before the battle, which may still follow', 'YJ-DUEL-01', (t) => {
  const light: SideSpec = { Tatooine: ['Yoda, Jedi Master'], left: 2 };
  step(t, light, { Tatooine: [MAUL, SABER], left: 2 });
  t.asks('Dark', 'duel');
  t.offers('Challenge Yoda', NO_DUEL);
  t.answer('Challenge Yoda', 'Face the challenge', 'Use no weapon');
  for (let i = 0; i < 2; i++) t.answer('Dark: Attack', 'Light: Take the hit', 'Light: Attack', 'Dark: Take the hit');
  t.asks('Dark', 'battle');
  t.offers('Start a battle', 'Start no battle');
  t.answer('Start no battle');
  t.asks('Dark', 'evenUp');
  // It may be left out, and Light starts none in Dark's turn.
  step(t, { Tatooine: ['Yoda, Jedi Master', "Adi Gallia's Lightsaber"] });
  t.answer(NO_DUEL);
  t.asks('Dark', 'battle');
});

scenario(
  'A duel needs a dueling Character on the current planet with a lightsaber there that he can use',
  'YJ-DUEL-02',
  (t) => {
    const noDuel = (dark: SideSpec) => {
      step(t, { Tatooine: ['Yoda, Jedi Master'], Naboo: ['Gungan Guard'] }, dark);
      t.asks('Dark', 'battle');
    };
    noDuel({ Tatooine: [MAUL] });
    noDuel({ Tatooine: [MAUL, 'Blaster'] });
    noDuel({ Tatooine: [MAUL], Naboo: [SABER] });
    noDuel({ Tatooine: ['Watto, Slave Owner', SABER], Naboo: ['Darth Sidious, Sith Master', SABER] });
    noDuel({ Tatooine: ['Aurra Sing, Bounty Hunter', SABER] });
    step(t, { Tatooine: ['Yoda, Jedi Master'] });
    t.asks('Dark', 'duel');
  },
);

scenario('All Jedi duel, never Anakin; of the Dark side Maul, Sidious and Aurra Sing', 'YJ-DUEL-03', (t) => {
  const duelists = shippedCatalogue().cards.filter(({ dueling }) => dueling);
  const titles = (side: number) =>
    [...new Set(duelists.filter((def) => def.side === side).map(({ card }) => card.title))].sort();
  t.is(titles(0), ['Aurra Sing', 'Darth Maul', 'Darth Sidious']);
  t.is(titles(1), [
    'Adi Gallia',
    'Depa Billaba',
    'Eeth Koth',
    'Even Piell',
    'Ki-Adi-Mundi',
    'Mace Windu',
    'Obi-Wan Kenobi',
    'Oppo Rancisis',
    'Plo Koon',
    'Qui-Gon Jinn',
    'Saesee Tiin',
    'Yaddle',
    'Yarael Poof',
    'Yoda',
  ]);
  // In every version.
  for (const { card, type, dueling } of shippedCatalogue().cards)
    if (type === 'Character' && /^(Aurra Sing|Darth |Obi-Wan|Qui-Gon|Mace|Yoda)/u.test(card.title))
      t.is(dueling, true, card.id);
  const stolen = 'Jedi Lightsaber, Stolen by Aurra Sing';
  step(
    t,
    { Tatooine: ['Jawa, Thief'] },
    { Tatooine: ['Aurra Sing, Bounty Hunter', 'Darth Sidious, Sith Master', stolen, 'Watto, Slave Owner'] },
  );
  t.offers('Challenge Jawa with Aurra Sing', 'Challenge Jawa with Darth Sidious', NO_DUEL);
  t.board({
    at: 'Light battles',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'] },
    light: { Tatooine: ['Anakin Skywalker, Podracer Pilot', 'Yaddle, Jedi Master', "Adi Gallia's Lightsaber"] },
  });
  t.offers("Challenge Watto with Yaddle, Jedi Master using Adi Gallia's Lightsaber", NO_DUEL);
});

scenario('A duel is a fight as well: Maul has fought this turn', 'YJ-DUEL-04', (t) => {
  // Obi-Wan, Jedi Student is 2 stronger once Maul has fought. R2-D2 makes it a short duel.
  const light: SideSpec = { Tatooine: ['R2-D2, Astromech Droid', 'Obi-Wan Kenobi, Jedi Student'] };
  const maul: SideSpec = { Tatooine: [MAUL, SABER] };
  const plan = { Dark: [SABER, MAUL], Light: [] };
  step(t, light, maul);
  t.answer(NO_DUEL);
  t.battle({ plan: { ...plan, Light: ['Obi-Wan Kenobi'] } });
  t.is(t.powers(), [[6 + 2 + 1 + 3, 5]]);
  step(t, light, maul);
  t.answer('Challenge R2-D2', 'Face the challenge', 'Use no weapon');
  t.battle({ plan });
  t.is(t.powers(), [[6 + 2 + 1 + 3, 5 + 2]]);
  // And bonuses against whom one fights count in a duel.
  step(
    t,
    { Tatooine: ['Yoda, Jedi Master'] },
    { Tatooine: ['Aurra Sing, Formidable Adversary', 'Jedi Lightsaber, Stolen by Aurra Sing'] },
  );
  t.is(powers(t, 'Yoda'), [5 + 2 + 2 + 2, 4]);
});

scenario(
  'The challenger names a dueling Character, a lightsaber for it, and any Character to face it',
  'YJ-DUEL-05',
  (t) => {
    step(
      t,
      { Tatooine: ['Yoda, Jedi Master', 'Jawa, Thief', 'Blaster'], Naboo: ['Gungan Guard'] },
      {
        Tatooine: [
          MAUL,
          'Darth Sidious, Sith Master',
          SABER,
          "Darth Maul's Lightsaber [BON]",
          'Blaster',
          'Watto, Slave Owner',
        ],
      },
    );
    const [maul, sidious] = ['with Darth Maul, Sith Apprentice using', 'with Darth Sidious, Sith Master using'];
    t.offers(
      `Challenge Yoda, Jedi Master ${maul} Sith Lightsaber`,
      `Challenge Yoda, Jedi Master ${maul} Darth Maul's Lightsaber`,
      `Challenge Yoda, Jedi Master ${sidious} Sith Lightsaber`,
      `Challenge Jawa, Thief ${maul} Sith Lightsaber`,
      `Challenge Jawa, Thief ${maul} Darth Maul's Lightsaber`,
      `Challenge Jawa, Thief ${sidious} Sith Lightsaber`,
      NO_DUEL,
    );
  },
);

scenario(
  'Another dueling Character may step in, even for one who can duel',
  'YJ-DUEL-06 YJ-DUEL-09 YJ-DUEL-10',
  (t) => {
    const qui = 'Qui-Gon Jinn, Jedi Master';
    // Maul challenges R2-D2.
    step(t, { Tatooine: ['R2-D2, Astromech Droid', qui, 'Jawa, Thief'], Naboo: ['Yoda, Jedi Elder'] });
    t.answer('Challenge R2-D2');
    t.asks('Light', 'defend');
    t.offers('Face the challenge with R2-D2', 'Send Qui-Gon Jinn, Jedi Master into the duel instead');
    t.answer('Send Qui-Gon', 'Use no weapon');
    t.is(t.powers(), [[6 + 2 + 1, 6 + 2]]);
    t.card('R2-D2, Astromech Droid', { zone: 'Tatooine' });
    // Maul challenges Obi-Wan.
    step(t, { Tatooine: ['Obi-Wan Kenobi, Young Jedi', qui] });
    t.answer('Challenge Obi-Wan');
    t.offers('Face the challenge with Obi-Wan', 'Send Qui-Gon Jinn, Jedi Master into the duel instead');
  },
);

scenario(
  'The Coruscant version of Anakin may not take the place of another; Obi-Wan may',
  'YJ-DUEL-11 YJ-DUEL-12',
  (t) => {
    const onCoruscant = (...light: string[]) =>
      step(t, { Coruscant: light }, { Coruscant: ['Darth Maul, Master of Evil', SABER] }, 'Capital City');
    onCoruscant('Anakin Skywalker, Podracer Pilot', 'Anakin Skywalker, Child of Prophecy');
    t.answer('Challenge Anakin Skywalker, Podracer Pilot');
    t.offers('Face the challenge with Anakin Skywalker, Podracer Pilot');
    onCoruscant('Obi-Wan Kenobi, Jedi Padawan', 'Obi-Wan Kenobi, Jedi Apprentice');
    t.answer('Challenge Obi-Wan Kenobi, Jedi Padawan');
    t.offers('Face the challenge with Obi-Wan Kenobi, Jedi Padawan', 'Send Obi-Wan Kenobi, Jedi Apprentice');
    t.answer('Send Obi-Wan Kenobi, Jedi Apprentice', 'Use no weapon');
    t.is(t.powers(), [[6 + 1 + 1, 5 + 1]]);
  },
);

scenario('The defender may use one Weapon there that he can use, a lightsaber or not', 'YJ-DUEL-07', (t) => {
  step(t, {
    Tatooine: [
      'Jawa, Thief',
      'Yoda, Jedi Master',
      'Jawa Ion Blaster',
      "Adi Gallia's Lightsaber",
      "Captain Panaka's Blaster",
    ],
    Naboo: ['Heavy Blaster'],
  });
  t.answer('Challenge Jawa', 'Face the challenge');
  t.asks('Light', 'duelWeapon');
  t.offers('Use Jawa Ion Blaster', "Use Captain Panaka's Blaster", 'Use no weapon');
  t.answer('Use Jawa Ion Blaster');
  t.is(t.powers(), [[6 + 2 + 1, 2 + 1 + 2]]);
  // It is the final defender who has to be able to use it.
  step(t, { Tatooine: ['Jawa, Thief', 'Yoda, Jedi Master', 'Jawa Ion Blaster', "Adi Gallia's Lightsaber"] });
  t.answer('Challenge Jawa', 'Send Yoda');
  t.offers('Use Jawa Ion Blaster', "Use Adi Gallia's Lightsaber", 'Use no weapon');
});

scenario('One card of a stack duels alone', 'YJ-DUEL-08', (t) => {
  step(
    t,
    { Tatooine: ['Yoda, Jedi Master', 'Yoda, Wise Jedi'] },
    { Tatooine: [MAUL, 'Darth Maul, Sith Assassin', SABER] },
  );
  t.answer('Challenge Yoda, Jedi Master with Darth Maul, Sith Apprentice', 'Face the challenge', 'Use no weapon');
  t.is(t.powers(), [[6 + 2 + 1, 4]]);
  t.is(
    t.state.fight!.camps.map(({ cards }) => cards.length),
    [1, 1],
  );
});

scenario('Who has DAMAGE 0 is simply discarded, with his weapon, and the duel is over', 'YJ-DUEL-13', (t) => {
  step(t, { Tatooine: ['R2-D2, Astromech Droid', 'Blaster', 'Jawa, Thief'], left: 20 });
  t.answer('Challenge R2-D2', 'Face the challenge', 'Use Blaster');
  t.is(t.titles('Light', 'discard'), ['R2-D2, Astromech Droid', 'Blaster']);
  t.is([t.events('duelDraw').length, t.damage(), t.deckSize('Light')], [0, [], 20]);
  t.is([t.state.duel, t.state.fight], [null, null]);
  t.asks('Dark', 'battle');
});

scenario('A dueling hand is as large as the power, without any weapon destiny', 'YJ-DUEL-14', (t) => {
  step(
    t,
    {
      Coruscant: ['Qui-Gon Jinn, Jedi Protector [TJC]', "Qui-Gon Jinn's Lightsaber"],
      hand: ['Eopie', 'Kaadu'],
      left: 30,
    },
    {
      Coruscant: ['Darth Maul, Student of the Dark Side', SABER, 'All-Out Attack'],
      hand: ['Blaster'],
      left: 30,
    },
    'Galactic Senate',
  );
  t.answer('Challenge Qui-Gon', 'Face the challenge', "Use Qui-Gon Jinn's Lightsaber");
  // Maul 6, his text 2, the lightsaber 1, All-Out Attack 1; Qui-Gon 6, the Senate 2, his lightsaber 2.
  t.is(t.powers(), [[6 + 2 + 1 + 1, 6 + 2 + 2]]);
  t.is(
    t.state.duel!.hand.map((cards) => cards.length),
    [10, 10],
  );
  t.is([t.deckSize('Dark'), t.deckSize('Light'), t.draws()], [20, 20, []]);
  // The hands lie aside: nothing of them is played.
  t.is([t.titles('Dark', 'hand'), t.titles('Light', 'hand')], [['Blaster'], ['Eopie', 'Kaadu']]);
  t.offers('Attack with Rodian, Mercenary as 3');
});

scenario('Anakin draws destiny for his power first; that card goes to the hand', 'YJ-DUEL-15', (t) => {
  step(
    t,
    { Tatooine: ['Anakin Skywalker, Podracer Pilot', 'Eopie'], deck: ['Jawa, Bargainer'], hand: ['Kaadu'], left: 20 },
    { Tatooine: [MAUL, SABER] },
    'Podrace Arena',
  );
  t.answer('Challenge Anakin', 'Face the challenge', 'Use Eopie');
  t.is(t.draws(), [['Light', 'power', 5]]);
  t.is(t.titles('Light', 'hand'), ['Kaadu', 'Jawa, Bargainer']);
  t.is(t.powers(), [[6 + 1 + 1, 5 + 3 + 1]]);
  t.is(t.state.duel!.hand[1]!.length, 9);
});

scenario('Who cannot draw so many cards takes what there is, and loses nothing by it', 'YJ-DUEL-16 YJ-DUEL-21', (t) => {
  step(t, { Tatooine: ['Yoda, Jedi Master'], left: 3 }, { Tatooine: [MAUL, SABER], left: 9 });
  t.is(powers(t, 'Yoda'), [9, 4]);
  t.is(
    t.state.duel!.hand.map((cards) => cards.length),
    [9, 3],
  );
  t.is([t.deckSize('Dark'), t.deckSize('Light')], [0, 0]);
  t.winner('undecided');
  t.asks('Dark', 'duelAttack');
});

scenario('Aurra Sing, Trophy Collector with a Sith Lightsaber', 'YJ-DUEL-30', (t) => {
  const aurra: SideSpec = { Coruscant: ['Aurra Sing, Trophy Collector', SABER] };
  const against = (foe: string) => step(t, { Coruscant: [foe] }, aurra, 'Capital City');
  against('Valorum, Supreme Chancellor');
  t.is(powers(t, 'Valorum')[0], 5 + 1 + 1);
  against('Yoda, Jedi Master');
  t.is(powers(t, 'Yoda')[0], 5 + 1 + 3);
  const battle = (foe: string): number => {
    against(foe);
    t.battle({ plan: { Dark: [SABER] } });
    return t.powers()[0]![0]!;
  };
  t.is(battle('Valorum, Supreme Chancellor'), 5 + 1 + 1 + 3);
  t.is(battle('Yoda, Jedi Master'), 5 + 1 + 3 + 3);
});

scenario('Comlink, Tatooine Backpack and the plain Hold-Out Blaster are no weapons for a duel', 'YJ-DUEL-31', (t) => {
  step(t, { Tatooine: ['Yoda, Jedi Master', 'Comlink', 'Hold-Out Blaster', 'Blaster'] });
  t.answer('Challenge Yoda', 'Face the challenge');
  t.offers('Use Blaster', 'Use no weapon');
  t.board({
    at: 'Light battles',
    location: 'Mos Espa',
    dark: {
      Tatooine: ['Watto, Slave Owner', 'Tusken Raider, Nomad', 'Tatooine Backpack', 'Hold-Out Blaster', 'Blaster'],
    },
    light: { Tatooine: ['Yaddle, Jedi Master', "Adi Gallia's Lightsaber"] },
  });
  t.answer('Challenge Watto', 'Face the challenge');
  t.offers('Use Blaster', 'Use no weapon');
  // Its box for the great against the small may serve; no duelist so far is a diamond, so it is asked for directly.
  const card = (name: string) => t.game.cards.find(name)!;
  const against = (foe: string) => {
    const fight = newFight(2, { duel: true, ships: false, planet: 0, attacker: 0 });
    fight.camps[0]!.cards = [t.find(foe)];
    return userBox(t.table, fight, 1, card('Yaddle, Jedi Master'), card('Hold-Out Blaster (Light)'));
  };
  t.is(against('Watto, Slave Owner'), null);
  t.is([against('Tusken Raider, Nomad')?.power, against('Tusken Raider, Nomad')?.draws], [3, 1]);
});

scenario('Yoda, Jedi Instructor helps every other Jedi who duels on his planet', 'YJ-DUEL-33', (t) => {
  const light = (...names: string[]): SideSpec => ({ Tatooine: names });
  const instructor = 'Yoda, Jedi Instructor';
  step(t, light('Yaddle, Jedi Master', instructor));
  t.is(powers(t, 'Yaddle'), [9, 4 + 2]);
  step(t, light('Yaddle, Jedi Master', instructor));
  t.is(powers(t, 'Yoda'), [9, 4]);
  step(t, light('Jawa, Thief', instructor));
  t.is(powers(t, 'Jawa'), [9, 2 + 1]);
  step(t, { ...light('Yaddle, Jedi Master'), Naboo: [instructor] });
  t.is(powers(t, 'Yaddle'), [9, 4]);
  // In a battle he does not.
  step(t, light('Yaddle, Jedi Master', instructor));
  t.battle({ plan: { Dark: [SABER], Light: ['Yaddle'] } });
  t.is(t.powers()[0]![1], 4);
});
