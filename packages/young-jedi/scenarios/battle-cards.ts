/** Battle cards: how they get into a plan, and which of them works. */
import { DARK, LIGHT } from '../src/rules/state.ts';
import { type Play, scenario } from '../src/testing/index.ts';

scenario('Only Battle cards may be declared for a battle', 'YJ-BC-01', (t) => {
  t.board({
    at: 'Dark battles',
    location: 'Mos Espa',
    dark: {
      Tatooine: ['Watto, Slave Owner'],
      hand: [
        'Sandstorm',
        'The Phantom Menace & Use Caution',
        'Grueling Contest & Da Dug Chaaa!',
        'Rodian, Mercenary',
        'Blaster',
        'Sando Aqua Monster',
        'Naboo, Theed Palace',
        'Droid Starfighter [MDM]',
      ],
    },
    light: { Tatooine: ['Jawa, Thief'] },
  });
  t.answer('Start a battle');
  t.offers('Declare Sandstorm', 'Declare The Phantom Menace & Use Caution', 'Declare Grueling Contest', 'no more');
  for (const card of ['Dark Blaster', 'Sando Aqua Monster'])
    t.refused(t.whyNot(DARK, { kind: 'declare', card: t.find(card) }), 'YJ-BC-01');
});

scenario(
  'The attacker declares first, both lay face down, and neither may change the number',
  'YJ-BC-02 YJ-BP-02',
  (t) => {
    t.board({
      at: 'Dark battles',
      location: 'Mos Espa',
      dark: { Tatooine: ['Watto, Slave Owner', 'Blaster'], hand: ['Sandstorm', 'Opee Sea Killer', 'Sniper'] },
      light: { Tatooine: ['Jawa, Thief'], hand: ['Da Beings Hereabouts Cawazy'] },
    });
    t.answer('Dark: Start a battle', 'Dark: Declare Sandstorm', 'Dark: Declare Sniper', 'Dark: no more');
    t.asks('Light', 'battleCards');
    t.is(
      t.events('declared').map(({ seat, n }) => [seat, n]),
      [[0, 2]],
    );
    // Light knows that there are two, not which.
    const seen = t.game.view(t.table, LIGHT).state.def;
    t.is([seen[t.find('Sandstorm')], seen[t.find('Sniper')]], [-1, -1]);
    t.answer('Light: Declare Da Beings Hereabouts Cawazy', 'Light: no more');
    // Dark, who now knows Light's number, can only plan.
    t.asks('Dark', 'plan');
    t.offers('Put Sandstorm', 'Put Sniper', 'Put Blaster', 'Put Watto');
    t.refused(t.whyNot(DARK, { kind: 'declare', card: t.find('Opee Sea Killer') }), 'YJ-BC-02');
    t.answer('Put Sandstorm', 'Put Sniper', 'Put Blaster');
    t.asks('Light', 'plan');
    t.offers('Put Da Beings', 'Put Jawa');
  },
);

scenario('Of several Battle cards in one fight the first legal one works', 'YJ-BC-03 YJ-BC-04', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Switch To Bio', 'Sandstorm', "Watto's Wager", 'Watto, Slave Owner'] },
    light: { plan: ['Qui-Gon Jinn, Jedi Master'] },
  });
  t.is(t.powers(), [[3 + 1 + 3, 6 + 1]]);
  t.is(t.draws(), []);
  t.is(t.titles('Dark', 'discard').toSorted(), ['Sandstorm', 'Switch To Bio', "Watto's Wager"]);
});

scenario('A Battle card before somebody it does not name is discarded without effect', 'YJ-BC-05', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['In Complete Control', 'Watto, Slave Owner'] },
    light: { plan: ['Boss Nass, Gungan Chief'] },
  });
  t.is(t.powers(), [[3 + 1, 4]]);
  t.card('In Complete Control', { zone: 'discard' });
  // The same for a place, and for a group that is not complete.
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Death From Above', 'Watto, Slave Owner', 'The Invasion Is On Schedule', ...droids(2)] },
    light: { plan: ['Jawa, Thief', 'Jawa, Thief', 'Jawa, Thief'] },
  });
  t.is(t.powers(), [
    [3 + 1, 2 + 1],
    [2 + 1, 2 + 1],
    [2 + 1, 2 + 1],
  ]);
  t.is(t.titles('Dark', 'discard'), ['Death From Above', 'The Invasion Is On Schedule']);
});

scenario('Some Battle cards name a planet or a location', 'YJ-BC-05', (t) => {
  const rodian = (location: string, ...cards: readonly string[]): number => {
    t.attack('Dark', location, {
      dark: { plan: [...cards, 'Rodian, Mercenary'] },
      light: { plan: ['Gungan Guard'] },
    });
    return t.powers()[0]![0]!;
  };
  t.is(rodian('Mos Espa', 'Sandstorm'), 2 + 3);
  t.is(rodian('Capital City', 'Sandstorm'), 2);
  t.is(rodian('Capital City', 'I Will Deal With Them Myself'), 2 + 4);
  t.is(rodian('Galactic Senate', 'I Will Deal With Them Myself'), 2);
  t.is(rodian('Galactic Senate', 'Vote Of No Confidence'), 2 + 4);
  t.is(rodian('Podrace Arena', 'I Will Deal With Them Myself'), 2 + 2);
  // A senator there fits in both ways, and gets it once.
  t.attack('Dark', 'Galactic Senate', {
    dark: { plan: ['Vote Of No Confidence', 'Aks Moe, Senator'] },
    light: { plan: ['Gungan Guard'] },
  });
  t.is(t.powers(), [[2 + 2 + 4, 2]]);
});

const droids = (n: number): string[] => new Array<string>(n).fill('Battle Droid: Pilot, MTT Division');

scenario('Battle cards are discarded after their fight, or unused when the battle ends', 'YJ-BC-06 YJ-FGT-17', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Sandstorm', 'Watto, Slave Owner', 'Gaderffii Stick', 'Tusken Raider, Nomad'] },
    light: {
      plan: [
        'Da Beings Hereabouts Cawazy',
        'Jawa, Thief',
        'Blaster',
        'Obi-Wan Kenobi, Young Jedi',
        'The Negotiations Were Short',
        'Ishi Tib, Warrior',
      ],
    },
  });
  // In the middle of the second fight.
  t.asks('Dark', 'ignore');
  t.card('Sandstorm', { zone: 'discard' });
  t.card('Da Beings Hereabouts Cawazy', { zone: 'discard' });
  t.card('The Negotiations Were Short', { zone: 'plan' });
  t.answer('Let all weapons count');
  t.asks('Dark', 'evenUp');
  t.is(t.powers().length, 2);
  t.card('The Negotiations Were Short', { zone: 'discard' });
});

scenario('A Battle card does nothing for a character without an opponent', 'YJ-BC-07 YJ-FGT-18', (t) => {
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Battle Droid: Pilot, MTT Division', "Watto's Wager", 'Blaster', 'Watto, Slave Owner'] },
    light: { plan: ['Jawa, Thief'] },
  });
  t.is(t.powers(), [[2 + 1, 2 + 1]]);
  t.is(t.draws(), []);
  t.is(t.damage(), [['Light', 1]]);
  t.card("Watto's Wager", { zone: 'discard' });
  t.card('Dark Blaster', { zone: 'Tatooine' });
});

scenario('Opee Sea Killer is for the first character of the plan', 'YJ-BC-12', (t) => {
  const opeeIn = (plan: readonly string[]): number[] => {
    t.attack('Dark', 'Mos Espa', { dark: { plan }, light: { plan: ['Jawa, Thief', 'Jawa, Thief', 'Jawa, Thief'] } });
    return t.powers().map(([dark]) => dark!);
  };
  const [pilot, second] = ['Battle Droid: Pilot, MTT Division', 'Battle Droid: Pilot, AAT Division'];
  t.is(opeeIn(['Opee Sea Killer', pilot, second]), [3 + 3, 3]);
  t.is(opeeIn([pilot, 'Opee Sea Killer', second]), [3, 3]);
  // Nor after a group that fought first.
  const group = ['Begin Landing Your Troops', 'Destroyer Droid, Wheel Droid', 'Destroyer Droid, Defense Droid'];
  t.is(opeeIn([...group, 'Opee Sea Killer', pilot]), [4 + 4 + 1, 3]);
});

scenario('A Trade Federation Tank is a character', 'YJ-BC-29', (t) => {
  t.attack('Dark', 'Theed Palace', {
    dark: { plan: ['Death From Above', 'Thermal Detonator', 'Trade Federation Tank, Armored Division'] },
    light: { plan: ['Boss Nass, Gungan Chief'] },
  });
  t.is(t.powers(), [[5 + 3 + 1 + 3, 4 + 1]]);
});

/** The powers of a fight between Start Your Engines! with two pilots, and Jar Jar. */
const engines = (t: Play, ...pilots: readonly string[]): number[][] => {
  t.attack('Dark', 'Podrace Arena', {
    dark: { plan: ['Start Your Engines!', ...pilots] },
    light: { plan: ['Jar Jar Binks, Gungan Chuba Thief', 'Jar Jar Binks, Gungan Outcast'] },
  });
  return t.powers();
};

scenario('Start Your Engines! needs two different pilots, none of them Sebulba', 'YJ-BC-30', (t) => {
  const [gasgano, mawhonic] = ['Gasgano, Podracer Pilot', 'Mawhonic, Podracer Pilot'];
  t.is(engines(t, gasgano, mawhonic), [[2 + 2 + 2 + 2 + 2, 4]]);
  const apart = [
    [4, 4],
    [4, 4],
  ];
  t.is(engines(t, gasgano, gasgano), apart);
  t.is(engines(t, gasgano, 'Sebulba, Dangerous Podracer Pilot'), apart);
});
