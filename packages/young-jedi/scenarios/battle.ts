/** The battle as a whole: who may start it, the plans, and breakthrough. */
import { fullTitle } from '../src/cards/card.ts';
import { DARK } from '../src/rules/state.ts';
import { scenario } from '../src/testing/index.ts';

const [PILOT, SECOND] = ['Battle Droid: Pilot, MTT Division', 'Battle Droid: Pilot, AAT Division'] as const;

scenario('A battle needs a character of each side, face up, on the current planet', 'YJ-BP-01', (t) => {
  const question = (light: { readonly [planet: string]: readonly string[] }): string => {
    t.board({ at: 'Dark battles', location: 'Mos Espa', dark: { Tatooine: [PILOT] }, light });
    return t.state.question!.kind;
  };
  t.is(question({ Tatooine: ['Jawa, Thief'] }), 'battle');
  t.offers('Start a battle on Tatooine', 'Start no battle');
  t.is(question({ Tatooine: ['Blaster', 'Uh-Oh!'] }), 'evenUp');
  t.refused(t.whyNot(DARK, { kind: 'battle', card: t.find(PILOT) }), 'YJ-BP-01');
  t.is(question({ Coruscant: ['Jawa, Thief'] }), 'evenUp');
  t.is(question({ Tatooine: ['hidden Jawa, Thief'] }), 'evenUp');
  // One battle a turn.
  t.attack('Dark', 'Mos Espa', { dark: { plan: [PILOT] }, light: { plan: ['Jawa, Thief'] } });
  t.asks('Dark', 'evenUp');
});

scenario('Who has the turn is the attacker', 'YJ-BP-02', (t) => {
  t.board({
    at: 'Light battles',
    location: 'Mos Espa',
    dark: { Tatooine: [PILOT, 'STAP'] },
    light: { Tatooine: ['Jawa, Thief', 'Blaster'] },
  });
  t.answer('Light: Start a battle', 'Light: no more', 'Dark: no more');
  t.asks('Light', 'plan');
  t.is(
    t.events('battle').map(({ seat }) => t.nameOfSeat(seat)),
    ['Light'],
  );
});

scenario('All characters and Weapons on the planet go into the plan, and nothing else', 'YJ-BP-03 YJ-BP-09', (t) => {
  t.board({
    at: 'Dark battles',
    location: 'Mos Espa',
    dark: {
      Tatooine: [PILOT, 'Watto, Slave Owner', 'STAP', "Watto's Datapad", 'Da Dug Chaaa!'],
      Coruscant: ['Rodian, Mercenary'],
      hyperspace: ['Droid Starfighter [MDM]'],
      hand: ['Sandstorm', 'Tusken Raider, Nomad', 'Blaster', 'Tatooine, Podrace Arena'],
    },
    light: { Tatooine: ['Jawa, Thief'] },
  });
  t.answer('Start a battle', 'no more', 'no more');
  t.offers('Put Battle Droid', 'Put Watto, Slave Owner', 'Put STAP', "Put Watto's Datapad");
  t.answer('Put STAP', 'Put Battle Droid');
  // There is no leaving anything out.
  t.offers('Put Watto, Slave Owner', "Put Watto's Datapad");
  t.answer("Put Watto's Datapad");
  t.is(
    t.events('planned').map(({ n }) => n),
    [4, 1],
  );
});

scenario('The order of a plan is secret, and its first card fights first', 'YJ-BP-04 YJ-BP-07', (t) => {
  const seenByLight = (...plan: readonly string[]): [unknown, string[]] => {
    t.board({
      at: 'Dark battles',
      location: 'Mos Espa',
      dark: { Tatooine: [PILOT, 'Watto, Slave Owner', 'Rodian, Mercenary'], hand: ['Sandstorm'] },
      light: { Tatooine: ['Jawa, Thief', 'Ishi Tib, Warrior', 'Ithorian, Merchant'] },
    });
    t.answer('Start a battle', 'Declare Sandstorm', 'no more', 'no more');
    for (const card of plan) t.answer(`Dark: Put ${card}`);
    const seen = t.game.view(t.table, 1).state.battle!.plan[0];
    t.answer('Light: Put Jawa', 'Light: Put Ishi Tib');
    return [seen, t.fights()];
  };
  const [one, watto] = seenByLight('Sandstorm', 'Watto', 'Rodian');
  const [other, droid] = seenByLight('Battle Droid', 'Rodian', 'Sandstorm');
  t.is(one, other);
  t.is(watto, ['Watto against Jawa', 'Rodian against Ishi Tib', 'Battle Droid: Pilot against Ithorian']);
  t.is(droid, ['Battle Droid: Pilot against Jawa', 'Rodian against Ishi Tib', 'Watto against Ithorian']);
});

scenario('Before a character first the Battle card, then the Weapon', 'YJ-BP-05', (t) => {
  t.board({
    at: 'Dark battles',
    location: 'Mos Espa',
    dark: { Tatooine: [PILOT, 'Watto, Slave Owner', 'STAP'], hand: ['Sandstorm', 'In Complete Control'] },
    light: { Tatooine: ['Jawa, Thief'] },
  });
  t.answer('Start a battle', 'Declare Sandstorm', 'Declare In Complete Control', 'no more', 'no more');
  t.answer('Put Sandstorm');
  t.offersAlso('Put In Complete Control', 'Put STAP');
  t.answer('Put STAP');
  t.offers('Put Battle Droid', 'Put Watto');
  t.answer('Put Battle Droid');
  t.offersAlso('Put In Complete Control');
});

scenario('Both plans are made before the first reveal and stay as they are', 'YJ-BP-06', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: [PILOT, 'Watto, Slave Owner', 'Gaderffii Stick', 'Tusken Raider, Nomad'] },
    light: { plan: ['Jawa, Thief', 'Ishi Tib, Warrior', 'Blaster', 'Ithorian, Merchant'] },
  });
  t.asks('Dark', 'ignore');
  t.is(t.fights(), ['Battle Droid: Pilot against Jawa', 'Watto against Ishi Tib', 'Tusken Raider against Ithorian']);
  t.is(
    t.match.events.map(({ kind }) => kind).filter((kind) => kind === 'planned' || kind === 'fight'),
    ['planned', 'planned', 'fight', 'fight', 'fight'],
  );
});

scenario('The fighters meet one after another until a plan has no character left', 'YJ-BP-07', (t) => {
  t.attack('Light', 'Mos Espa', {
    light: { plan: ['Jawa, Thief', 'Blaster', 'Ishi Tib, Warrior', 'Ithorian, Merchant'] },
    dark: { plan: [PILOT, 'Watto, Slave Owner', 'STAP'] },
  });
  t.is(t.fights(), ['Jawa against Battle Droid: Pilot', 'Ishi Tib against Watto']);
  t.is(t.events('breakthrough').length, 1);
});

scenario('After the battle survivors and Weapons are back on the planet', 'YJ-BP-08', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ["Watto's Datapad", 'Watto, Slave Owner', 'Sith Lightsaber', PILOT, 'STAP'] },
    light: { plan: ['Blaster', 'Jawa, Thief', 'Qui-Gon Jinn, Jedi Master', 'Eopie', 'Ishi Tib, Warrior'] },
  });
  t.asks('Dark', 'evenUp');
  t.is(t.titles('Dark', 'Tatooine'), ["Watto's Datapad", 'Watto, Slave Owner', 'Sith Lightsaber', 'STAP']);
  t.is(t.titles('Light', 'Tatooine'), ['Qui-Gon Jinn, Jedi Master', 'Eopie', 'Ishi Tib, Warrior']);
});

scenario('Who fought a duel this turn may fight in the battle too', 'YJ-BP-11', (t) => {
  t.board({
    at: 'Dark battles',
    location: 'Mos Espa',
    dark: { Tatooine: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'] },
    light: { Tatooine: ['R2-D2, Astromech Droid', 'Jawa, Thief'] },
  });
  t.answer('Dark: Challenge R2-D2', 'Light: Face the challenge', 'Light: Use no weapon');
  t.card('R2-D2, Astromech Droid', { zone: 'discard' });
  t.battle({ plan: { Dark: ['Sith Lightsaber', 'Darth Maul'] } });
  t.is(t.powers(), [[6 + 1 + 1 + 3, 2 + 1]]);
});

scenario('Attackers without an opponent break through for 1 damage each', 'YJ-BRK-01', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Darth Maul, Sith Apprentice', PILOT, SECOND] },
    light: { plan: ['Jar Jar Binks, Gungan Chuba Thief'] },
  });
  t.is(t.damage(), [
    ['Light', 2],
    ['Light', 2],
  ]);
});

scenario('The attacker suffers no breakthrough', 'YJ-BRK-02', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: [PILOT] },
    light: { plan: ['Jawa, Thief', 'Ishi Tib, Warrior', 'Ithorian, Merchant'] },
  });
  t.is(t.powers(), [[3, 3]]);
  t.is(t.events('breakthrough'), []);
  t.is(t.damage(), []);
  t.is(t.titles('Light', 'Tatooine').length, 3);
});

scenario('In a breakthrough only characters count, each for itself', 'YJ-BRK-03', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: {
      plan: [
        'Watto, Slave Owner',
        'The Invasion Is On Schedule',
        'STAP',
        PILOT,
        PILOT,
        PILOT,
        'Sandstorm',
        'Blaster',
        SECOND,
      ],
    },
    light: { plan: ['R2-D2, Astromech Droid'] },
  });
  t.is(t.damage(), [['Light', 4]]);
});

scenario('No starship breaks through', 'YJ-BRK-04', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { Tatooine: ['Jawa, Thief'], hyperspace: ['Radiant VII, Republic Cruiser Transport'] },
    dark: { hyperspace: ['Droid Starfighter [MDM]', 'Battleship, Trade Federation Transport'] },
  });
  t.answer('Evacuate Tatooine', 'Intercept the evacuation of Tatooine');
  t.battle({ plan: { Dark: ['Droid Starfighter', 'Battleship'] } });
  t.is(t.powers(), [[2 + 3, 6]]);
  t.is(t.damage(), []);
});

scenario('Who breaks through has not fought and draws nothing', 'YJ-BRK-05 YJ-FGT-18', (t) => {
  t.attack('Light', 'Mos Espa', {
    light: { plan: ['Jawa, Thief', 'Blaster', 'Anakin Skywalker, Podracer Pilot'] },
    dark: { plan: [PILOT] },
  });
  t.is(t.draws(), []);
  t.is(t.state.fought.map((def) => fullTitle(t.game.cards.cards[def]!.card)).toSorted(), [PILOT, 'Jawa, Thief']);
  t.is(t.damage(), [['Dark', 1]]);
});
