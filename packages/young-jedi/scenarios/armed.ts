/** Armed & Dangerous Characters. */
import { type Play, type SideSpec, scenario, shippedCatalogue } from '../src/testing/index.ts';

const OOM_9 = 'OOM-9, Battle Droid Commander & Battle Droid Blaster Rifle';
const JAR_JAR = "Jar Jar Binks, Bombad Gungan General & Jar Jar Binks' Electropole";
const BOSS_NASS = 'Boss Nass, Gungan Chief & Fambaa';
const ADI_GALLIA = "Adi Gallia, Corellian Jedi Master & Adi Gallia's Lightsaber";
const AURRA_SING = 'Aurra Sing, Trophy Collector & Jedi Lightsaber, Stolen by Aurra Sing';

const powers = (
  t: Play,
  location: string,
  dark: readonly string[],
  light: readonly string[],
  more: { dark?: SideSpec; light?: SideSpec } = {},
): number[] => {
  t.attack('Dark', location, { dark: { plan: dark, ...more.dark }, light: { plan: light, ...more.light } });
  return t.powers()[0]!;
};

scenario(
  'An armed Character uses its built-in weapon always, and no Weapon card',
  'YJ-ARM-01 YJ-ARM-03 YJ-ARM-04',
  (t) => {
    // 3, 2 for the Plains, 2 and a draw for the rifle.
    t.is(powers(t, 'Battle Plains', [OOM_9], ['Boss Nass, Gungan Chief']), [3 + 2 + 2 + 3, 4 + 1]);
    t.is(t.draws(), [['Dark', 'weapon', 3]]);
    // A Weapon right before it is set aside.
    t.is(powers(t, 'Battle Plains', ['STAP', OOM_9], ['Mace Windu, Jedi Master', 'Jawa, Thief']), [3 + 2 + 2 + 3, 6]);
    t.is(t.draws().length, 1);
    t.card('STAP', { zone: 'Naboo' });
    // Even if the armed Character loses.
    t.is(powers(t, 'Mos Espa', ['STAP', OOM_9], ["Mace Windu's Lightsaber", 'Mace Windu, Jedi Master']), [
      3 + 2 + 3,
      6 + 2 + 3,
    ]);
    t.card(OOM_9, { zone: 'discard' });
    t.card('STAP', { zone: 'Tatooine' });
    // Nor does it take one up in a duel.
    t.board({
      at: 'Dark battles',
      location: 'Theed Palace',
      dark: { Naboo: ['Darth Maul, Evil Sith Lord', 'Sith Lightsaber'] },
      light: { Naboo: [JAR_JAR, 'Kaadu', 'Blaster'] },
    });
    t.answer('Challenge Jar Jar', 'Face the challenge');
    t.offers('Use no weapon');
  },
);

scenario('Draws for built-in weapons come with those for Weapon cards', 'YJ-ARM-03', (t) => {
  t.attack('Dark', 'Battle Plains', {
    dark: { plan: [OOM_9], deck: ['Pit Droid, Engineer'] },
    light: { plan: ['Counterparts', 'R2-D2, Loyal Droid', "C-3PO, Anakin's Creation"] },
  });
  t.is(t.draws(), [
    ['Light', 'Battle card', 3],
    ['Light', 'Battle card', 3],
    ['Dark', 'weapon', 5],
  ]);
});

scenario('An armed Character costs all counters, of the person and of the weapon', 'YJ-ARM-02', (t) => {
  const { cards } = shippedCatalogue();
  const armed = cards.filter((def) => def.armed);
  t.is(armed.length, 12);
  for (const { card, counters } of armed) {
    const person = cards.find(
      (def) => !def.armed && def.card.title === card.title && def.card.subtitle === card.subtitle,
    )!;
    const weapon = cards.find(
      ({ card: { title, subtitle } }) => (subtitle === '' ? title : `${title}, ${subtitle}`) === card.weapon,
    )!;
    t.is(counters, person.counters + weapon.counters, card.id);
  }
  t.board({ at: 'Dark deploys', location: 'Battle Plains', dark: { hand: [OOM_9] } });
  t.answer('Deploy OOM-9 for 4 counters');
  t.is(t.counters('Dark'), 2);
});

scenario('A Force Push takes bonus and draw of the built-in weapon, and nothing else', 'YJ-ARM-05', (t) => {
  t.is(
    powers(t, 'Battle Plains', [OOM_9], ['Jedi Force Push', 'Qui-Gon Jinn, Jedi Ambassador'], {
      dark: { Naboo: ['All-Out Attack'] },
    }),
    [3 + 2 + 1, 6],
  );
  t.is(t.draws(), []);
  // Qui-Gon with a Weapon pushes nobody.
  t.is(powers(t, 'Battle Plains', [OOM_9], ['Jedi Force Push', 'Blaster', 'Qui-Gon Jinn, Jedi Ambassador']), [
    3 + 2 + 2 + 3,
    6 + 3,
  ]);
});

scenario('It is a Character card, never a Weapon card', 'YJ-ARM-06', (t) => {
  const search = (name: string) => {
    t.board({ at: 'Dark deploys', location: 'Mos Espa', dark: { hand: [name], deck: [OOM_9, 'STAP'], left: 0 } });
    t.answer(`Deploy ${name}`);
  };
  search("Reike Th'san, Arms Smuggler");
  t.offers('Take STAP', 'Take nothing');
  search('Rum Sleg, Bounty Hunter');
  t.offers('Take OOM-9', 'Take nothing');
  // It holds a planet.
  t.board({
    at: 'Dark ends the turn',
    location: 'Mos Espa',
    dark: { Tatooine: [OOM_9] },
    light: { hand: ['Naboo, Theed Palace'] },
  });
  t.is(t.state.control, [0, -1, -1]);
});

scenario('An armed Character with a lightsaber starts no duel, but may defend in one', 'YJ-ARM-07', (t) => {
  t.board({
    at: 'Dark battles',
    location: 'Capital City',
    dark: { Coruscant: [AURRA_SING, 'Jedi Lightsaber, Stolen by Aurra Sing'] },
    light: { Coruscant: ['Valorum, Supreme Chancellor'] },
  });
  t.asks('Dark', 'battle');
  t.refused(t.whyNot(0, { kind: 'duel', card: t.find(AURRA_SING) }), 'YJ-ARM-07');
  t.board({
    at: 'Dark battles',
    location: 'Capital City',
    dark: { Coruscant: ['Darth Maul, Master of Evil', 'Sith Lightsaber'] },
    light: { Coruscant: ['Valorum, Supreme Chancellor', ADI_GALLIA] },
  });
  t.answer('Challenge Valorum');
  t.offers('Face the challenge with Valorum', 'Send Adi Gallia');
});

scenario(
  'Defending, its dots count without a draw, and a built-in lightsaber enables dueling text',
  'YJ-ARM-08',
  (t) => {
    const challenge = (defender: string, deck: readonly string[]) => {
      t.board({
        at: 'Dark battles',
        location: 'Jedi Council Chamber',
        dark: { Coruscant: ['Darth Maul, Master of Evil', 'Sith Lightsaber'], deck: ['Gardulla the Hutt, Crime Lord'] },
        light: { Coruscant: [defender], deck },
      });
      t.answer(`Challenge ${defender}`, 'Face the challenge', 'Use no weapon');
      t.is(t.draws(), []);
      t.answer('Dark: Attack with Gardulla', 'Light: Block with A Powerful Opponent', 'Dark: Take the hit');
      return [t.powers()[0]![1]!, t.state.duel!.hits[0]!];
    };
    t.is(challenge(ADI_GALLIA, ['A Powerful Opponent']), [5 + 2 + 2, 2]);
    // A fambaa is no lightsaber.
    t.is(challenge(BOSS_NASS, ['A Powerful Opponent']), [4 + 2, 1]);
  },
);

scenario('Gungan Mounted Troops are of no use to an armed Character', 'YJ-ARM-09', (t) => {
  t.is(powers(t, 'Gungan Swamp', ['Watto, Slave Owner'], ['Gungan Mounted Troops', 'Kaadu', 'Electropole', JAR_JAR]), [
    3,
    4 + 2 + 3,
  ]);
  t.is(t.draws().length, 1);
  t.card('Gungan Mounted Troops', { zone: 'discard' });
  t.is([t.events('works').length, t.events('wasted').length], [0, 1]);
  t.is(t.titles('Light', 'Naboo').length, 3);
});

scenario(
  'One armed Character may fight together with another, but then nobody uses a Weapon card',
  'YJ-ARM-10',
  (t) => {
    const other = 'Jar Jar Binks, Gungan Outcast';
    const bombad = (...light: string[]): number =>
      powers(t, 'Gungan Swamp', ['Watto, Slave Owner'], ['Yousa Guys Bombad!', ...light])[1]!;
    t.is(bombad(JAR_JAR, other), 4 + 2 + 3 + 4);
    t.is(bombad('Kaadu', JAR_JAR, other), 4 + 2 + 3 + 4);
    t.is(bombad('Kaadu', other, JAR_JAR), 4 + 4 + 2 + 3);
    t.is(t.draws().length, 1);
  },
);

scenario('Two armed Characters cannot fight together', 'YJ-ARM-11', (t) => {
  t.attack('Dark', 'Gungan Swamp', {
    dark: { plan: ['Watto, Slave Owner'] },
    light: { plan: ['Yousa Guys Bombad!', JAR_JAR, JAR_JAR] },
  });
  t.is(t.powers(), [[3, 4 + 2 + 3]]);
  t.card('Yousa Guys Bombad!', { zone: 'discard' });
  t.is(t.events('wasted').length, 1);
});

scenario('Where Are Those Droidekas? makes the transport free, not the armed P-59', 'YJ-ARM-12', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Battle Plains',
    dark: {
      Naboo: ['Where Are Those Droidekas?'],
      hand: ['P-59, Destroyer Droid Commander & Multi Troop Transport', 'Multi Troop Transport'],
    },
  });
  t.offers('Deploy P-59 for 5 counters', 'Deploy Multi Troop Transport to Naboo for free', 'End the Deploy step');
});

scenario('A built-in weapon is not the Weapon card that a text names', 'YJ-ARM-13', (t) => {
  const shield = { light: { Naboo: ['Gungan Energy Shield'] } };
  t.is(
    powers(t, 'Mos Espa', ['Watto, Slave Owner'], ['Fambaa', 'Boss Nass, Gungan Chief'], {
      light: { Tatooine: ['Gungan Energy Shield'] },
    })[1],
    4 + 2 + 3 + 2,
  );
  t.is(powers(t, 'Theed Palace', ['Watto, Slave Owner'], [BOSS_NASS], shield)[1], 4 + 1 + 2 + 3);
});

scenario('A defeated armed Character is one card with one DAMAGE', 'YJ-ARM-14', (t) => {
  powers(t, 'Mos Espa', [OOM_9], ["Mace Windu's Lightsaber", 'Mace Windu, Jedi Master'], { dark: { left: 20 } });
  t.is(t.damage(), [['Dark', 1]]);
  t.is(t.titles('Dark', 'discard'), [OOM_9, 'Rodian, Mercenary']);
});
