/** The official questions and answers: battles. */
import { DARK, LIGHT } from '../src/rules/state.ts';
import { scenario } from '../src/testing/index.ts';

const PILOT = 'Battle Droid: Pilot, MTT Division';
const SQUAD = 'Battle Droid Squad, Assault Unit';
const PROBE = 'Sith Probe Droid, Spy Drone';
const TANK = 'Trade Federation Tank, Guard Division';

scenario('FAQ: Who declares Battle cards first, and may anyone think again?', 'YJ-BC-02', (t) => {
  t.board({
    at: 'Dark battles',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'], hand: ['Sandstorm', 'Opee Sea Killer'] },
    light: { Tatooine: ['Jawa, Thief'], hand: ['Da Beings Hereabouts Cawazy'] },
  });
  t.answer('Start a battle');
  t.asks('Dark', 'battleCards'); // the attacker
  t.answer('Declare Sandstorm');
  t.offers('Declare Opee Sea Killer', 'Declare no more'); // Sandstorm is not taken back
  t.answer('Declare no more');
  t.asks('Light', 'battleCards');
  const told = t.told(t.events('declared')[0]!, LIGHT);
  t.is([told.includes('1 Battle card'), told.includes('Sandstorm')], [true, false]);
  t.answer('Declare Da Beings Hereabouts Cawazy', 'Declare no more');
  // Dark has seen Light's number and cannot change its own.
  t.asks('Dark', 'plan');
  t.offers('Put Sandstorm', 'Put Watto');
  t.refused(t.whyNot(DARK, { kind: 'declare', card: t.find('Opee Sea Killer') }), 'YJ-BC-02');
  t.answer('Put Sandstorm');
  t.asks('Light', 'plan');
  t.offers('Put Da Beings Hereabouts Cawazy', 'Put Jawa');
});

scenario('FAQ: May I bluff with other cards than Battle cards?', 'YJ-BC-01', (t) => {
  const others = [
    'Blaster',
    'Darth Maul, Sith Lord',
    'All-Out Attack',
    'Tatooine, Podrace Arena',
    'Droid Starfighter [MDM]',
  ];
  t.board({
    at: 'Dark battles',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'], hand: ['Sandstorm', ...others] },
    light: { Tatooine: ['Jawa, Thief'] },
  });
  t.answer('Start a battle');
  t.offers('Declare Sandstorm', 'Declare no more');
  for (const name of others) t.refused(t.whyNot(DARK, { kind: 'declare', card: t.find(name) }), 'YJ-BC-01');
});

scenario('FAQ: May there be more than one Battle card for a fight?', 'YJ-BC-03 YJ-BC-04', (t) => {
  t.attack('Dark', 'Desert Landing Site', {
    dark: { plan: ['Sandstorm', 'In Complete Control', PILOT, 'Watto, Slave Owner'] },
    light: { plan: ['Jawa, Thief', 'Ithorian, Merchant'] },
  });
  // Only the first of them works, and both are gone.
  t.is(t.powers(), [
    [2 + 1 + 3, 2 + 1],
    [3 + 1, 2],
  ]);
  t.is(t.titles('Dark', 'discard'), ['Sandstorm', 'In Complete Control']);
});

scenario('FAQ: Does a Battle Droid Squad use a STAP, or In Complete Control?', 'YJ-WPN-05 YJ-CHR-08', (t) => {
  const power = (...plan: string[]): number => {
    t.attack('Dark', 'Theed Palace', { dark: { plan }, light: { plan: ['Jawa, Thief'] } });
    return t.powers()[0]![DARK]!;
  };
  t.is(power('STAP', SQUAD), 4 + 2 + 3);
  t.is(power('In Complete Control', SQUAD), 4);
  t.is(power('In Complete Control', 'STAP', PILOT), 2 + 2 + 2 + 3);
});

scenario('FAQ: Is a Trade Federation Tank a character?', 'YJ-BC-29 YJ-CARD-22', (t) => {
  t.attack('Dark', 'Gungan Swamp', {
    dark: { plan: ['Death From Above', 'Blaster', TANK] },
    light: { plan: ['Jawa, Thief'] },
  });
  t.is(t.powers(), [[5 + 3 + 3, 2]]);
});

scenario('FAQ: Is destiny drawn for cards that are in no fight?', 'YJ-FGT-18 YJ-BC-07 YJ-BRK-05', (t) => {
  // The attacker's second and third have no opponent: neither they, nor weapon, nor Battle card draws.
  t.attack('Light', 'Podrace Arena', {
    light: {
      plan: [
        'Jawa, Thief',
        "Anakin Skywalker's Podracer",
        'Anakin Skywalker, Podracer Pilot',
        'Counterparts',
        'R2-D2, Astromech Droid',
        "C-3PO, Anakin's Creation",
      ],
    },
    dark: { plan: ['Watto, Slave Owner'] },
  });
  t.is(t.draws(), []);
  t.is(t.damage(), [
    ['Light', 1],
    ['Dark', 3],
  ]);
  t.is(t.titles('Light', 'discard').filter((name) => name === 'Counterparts').length, 1);
  // The same for whoever is left over among the defenders.
  t.attack('Light', 'Podrace Arena', {
    light: { plan: ['Jawa, Thief'] },
    dark: { plan: [PILOT, "Watto's Wager", "Watto's Datapad", 'Watto, Slave Owner'] },
  });
  t.is(t.draws(), []);
});

scenario(
  'FAQ: Both draw their last card for destiny in the same fight; who wins?',
  'YJ-OBJ-07 YJ-OBJ-08 YJ-FGT-10',
  (t) => {
    const fight = (dark: number, light: number) =>
      t.attack('Dark', 'Mos Espa', {
        dark: { plan: ["Darth Maul's Lightsaber [BON]", 'Darth Maul, Sith Apprentice'], left: dark },
        light: { plan: ["Qui-Gon Jinn's Lightsaber", 'Qui-Gon Jinn, Jedi Master'], left: light },
      });
    // Dark draws twice, Light once, and first.
    fight(2, 1);
    t.winner('nobody');
    t.is(t.draws().length, 3);
    t.is(t.damage(), []);
    // Dark has to draw twice with one card left: still a tie.
    fight(1, 1);
    t.winner('nobody');
    fight(2, 2);
    t.winner('Light');
    fight(3, 1);
    t.winner('Dark');
    t.is(t.draws().length, 3);
  },
);

scenario('FAQ: Does Da Dug Chaaa! help Podracer pilots of the Light Side?', 'YJ-EFF-06 YJ-EFF-05', (t) => {
  t.attack('Light', 'Theed Palace', {
    light: { plan: ['Boles Roor, Podracer Pilot', 'Elan Mak, Podracer Pilot'] },
    dark: { plan: ['Gasgano, Podracer Pilot', 'Teemto Pagalies, Podracer Pilot'], Naboo: ['Da Dug Chaaa!'] },
  });
  t.is(t.powers(), [
    [2 + 1, 2],
    [2 + 1, 2],
  ]);
  t.is(t.damage(), [
    ['Light', 1],
    ['Light', 1],
  ]);
});

const PUSHED = ['Jedi Force Push', 'Qui-Gon Jinn, Jedi Mentor'];

scenario('FAQ: What does a Force push do to a weapon, and to what needs it?', 'YJ-BC-26 YJ-WPN-16', (t) => {
  const cannon = 'Trade Federation Tank Laser Cannon';
  const rifle = "Aurra Sing's Blaster Rifle";
  const powers = (dark: readonly string[], light: readonly string[] = PUSHED): number[] => {
    t.attack('Light', 'Mos Espa', { dark: { plan: dark }, light: { plan: light } });
    return t.powers()[0]!;
  };
  // Open Fire! needs the cannon, so it may not be used.
  t.is(powers(['Open Fire!', cannon, TANK]), [5, 6]);
  t.card(cannon, { zone: 'Tatooine' }); // not lost with the Tank
  t.card(TANK, { zone: 'discard' });
  t.is(powers(['Open Fire!', cannon, TANK], ['Qui-Gon Jinn, Jedi Mentor']), [5 + 2 + 3 + 3, 6]);
  // So does the game text of Aurra Sing, Mercenary.
  t.is(powers([rifle, 'Aurra Sing, Mercenary']), [5, 6]);
  t.card(rifle, { zone: 'Tatooine' });
  t.is(powers([rifle, 'Aurra Sing, Mercenary'], ['Qui-Gon Jinn, Jedi Mentor']), [5 + 1 + 2 + 3, 6]);
  // And a text for less damage: the Tank Assault Leader costs its whole 3.
  powers([cannon, 'Trade Federation Tank, Assault Leader']);
  t.is(t.damage(), [['Dark', 3]]);
  // A Battle card that needs two weapons gives nothing at all.
  const patrol = ['Battle Droid Patrol & In Complete Control', 'STAP', 'Battle Droid Blaster Rifle', PILOT];
  t.is(powers(patrol), [2 + 1, 6]);
  t.is(powers(patrol, ['Qui-Gon Jinn, Jedi Mentor']), [2 + 1 + 2 + 2 + 3 + 1 + 3, 6]);
  // The Sith's works in the same way.
  t.attack('Dark', 'Theed Palace', {
    dark: { plan: ['Sith Force Push', 'Darth Maul, Sith Apprentice'] },
    light: { plan: ["Obi-Wan Kenobi's Lightsaber", 'Obi-Wan Kenobi, Jedi Knight'] },
  });
  t.is(t.powers(), [[6, 5 + 1]]);
  t.is(t.draws(), []);
});

scenario(
  'FAQ: Does Mace Windu, Jedi Warrior get his bonus in the next fight, and against whom?',
  'YJ-BC-17 YJ-BC-15',
  (t) => {
    const mace = (...dark: string[]): number[] => {
      t.attack('Light', 'Theed Palace', {
        light: { plan: ['Wisdom Of The Council', 'Mace Windu, Jedi Warrior'] },
        dark: { plan: dark },
      });
      return t.powers().map(([, light]) => light!);
    };
    // In the fight of the Battle card and in the one that follows, whoever is fought there.
    t.is(mace(PILOT, 'Watto, Slave Owner', 'Rodian, Mercenary'), [6 + 2, 6 + 2]);
    t.is(mace(PILOT, PILOT, PILOT), [6 + 2, 6 + 2]);
    // Against somebody without a diamond there is no next fight, but the bonus.
    t.is(mace('Watto, Slave Owner', PILOT), [6 + 2]);
  },
);

scenario(
  "FAQ: Is a 'destiny number' that of the character or of the card drawn?",
  'YJ-BC-18 YJ-BC-20 YJ-BC-21 YJ-BC-22',
  (t) => {
    const amidala = (battleCard: string): void =>
      t.attack('Light', 'Capital City', {
        light: { plan: [battleCard, 'Blaster', 'Queen Amidala, Royal Leader'], deck: ['Qui-Gon Jinn, Jedi Master'] },
        dark: { plan: ['Blaster', 'Nute Gunray, Neimoidian Despot'], deck: ['Passel Argente, Senator'] },
      });
    // The card drawn is a 1; the Queen's DAMAGE of 3 takes its place, not that of her own 6.
    amidala('A Powerful Opponent');
    t.offers('Count 3 instead of the 1 of Qui-Gon Jinn', 'Let all');
    t.answer('Count 3');
    t.is(t.powers(), [[3 + 4 + 6, 2 + 3]]);
    // The numbers drawn are swapped, though both characters have a 6.
    amidala('Twist Of Fate');
    t.answer('Swap the 1 of Qui-Gon Jinn for the 6 of Passel Argente');
    t.is(t.powers(), [[3 + 4 + 1, 2 + 6]]);
    // The destinies of the characters are compared, though the cards drawn are far apart.
    amidala('You Are Strong With The Force');
    t.is(t.powers(), [[3 + 4 + 6, 2 + 1]]);
    t.attack('Light', 'Theed Palace', {
      light: { plan: ['You Are Strong With The Force', 'Boss Nass, Gungan Leader'] },
      dark: { plan: ['Nute Gunray, Neimoidian Viceroy'] },
    });
    t.is(t.powers(), [[3 + 2, 4 + (6 - 1)]]);
  },
);

scenario('FAQ: How often does Anakin Skywalker, Tested by the Jedi Council draw again?', 'YJ-DST-06', (t) => {
  const anakin = 'Anakin Skywalker, Tested by the Jedi Council';
  const deck = ['Qui-Gon Jinn, Jedi Master', 'Boss Nass, Gungan Chief', 'Jawa, Bargainer', 'Yaddle, Jedi Master'];
  const fight = (plan: readonly string[]) =>
    t.attack('Light', 'Theed Palace', { light: { plan, deck }, dark: { plan: [PROBE, PROBE] } });
  // He is asked at each draw until he has done it: here at once, for the weapon.
  fight(['Blaster', anakin]);
  t.offers('Keep Qui-Gon Jinn', 'Discard Qui-Gon Jinn and draw');
  t.answer('Discard Qui-Gon Jinn and draw');
  t.is(t.powers(), [[1, 1 + 5]]);
  t.is(t.titles('Light', 'discard'), ['Qui-Gon Jinn, Jedi Master']);
  // Or only for his power.
  fight(['Blaster', anakin]);
  t.answer('Keep Qui-Gon Jinn', 'Discard Boss Nass and draw');
  t.is(t.powers(), [[1, 1 + 5]]);
  // Each copy has its own once, and may as well leave it.
  fight([anakin, anakin]);
  t.answer('Discard Qui-Gon Jinn and draw');
  t.asks('Light', 'redraw');
  t.offers('Keep Jawa', 'Discard Jawa');
  t.answer('Keep Jawa');
  t.is(
    t.powers().map(([, light]) => light),
    [1, 5],
  );
  // In the opponent's turn he may do it again.
  t.board({
    at: 'Light battles',
    location: 'Theed Palace',
    light: { Naboo: [anakin], deck: ['Jawa, Bargainer', 'Jawa, Bargainer'] },
    dark: { Naboo: ['Jabba the Hutt, Gangster', 'Watto, Slave Owner'] },
  });
  t.battle({ plan: { Dark: ['Jabba', 'Watto'] } });
  t.answer('Light: Discard Jawa and draw', 'Even up', 'Dark: End the Deploy step');
  t.battle({ plan: { Dark: ['Watto'] } });
  t.asks('Light', 'redraw');
});
