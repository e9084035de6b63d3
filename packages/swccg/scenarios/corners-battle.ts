/** The same of battles, weapons and destiny. */
import { scenario } from '../testing/index.ts';
import { ARMORY, battle } from './armory.ts';
import { alien, CANTINA, droid, interrupt } from './corners.ts';
import { drawn, field, fight, on, passAll } from './fights.ts';

scenario('Ability that was lent once is not lent again', 'CCG-READ-093', (t) => {
  // With 10 needed, 2 and 6 are too few, and the second 6 are the same ones.
  field(t, ['Captain', 'Scout', 'Warden'], {
    locations: { Hall: ['Obi-Wan Kenobi'] },
    light: { hand: ['Help Me Obi-Wan Kenobi', 'Help Me Obi-Wan Kenobi'] },
    cards: [droid('Dark', 'Warden', "Ability needed for opponent's battle destiny here is +6.")],
  });
  t.act('Dark: Battle at Field');
  for (let i = 0; i < 2; i++) t.act('Light: Play Help Me Obi-Wan Kenobi', 'Choose Obi-Wan Kenobi', '6');
  on(t, 'battleDestiny', 'Dark');
  t.answer('Draw none');
  fight(t);
  t.is(drawn(t, 'Light'), 0);
});

scenario('A battle that is finished is told of, and answered at once or never', 'CCG-BTL-30', (t) => {
  field(t, ['Captain', 'Hero'], {
    light: { hand: ['Late'] },
    cards: [interrupt('Light', 'Late', 'Just after a battle is finished: Activate 1 Force.')],
  });
  t.act('Dark: Battle at Field');
  fight(t, false);
  while (t.state.question?.kind === 'damage') t.answer('Lose the top card of the Reserve Deck');
  t.settle('respond', 'Light');
  t.offersAlso('Play Late');
  t.is(t.events('battleEnds').length, 1);
  passAll(t);
  t.asks('Light', 'act');
  t.doesNotOffer('Play Late');
});

scenario('Local Trouble adds just one draw', 'CCG-READ-100', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { [`Dark ${CANTINA}`]: ['Stormtrooper', 'Stormtrooper', 'Luke Skywalker'] },
    dark: { hand: ['Local Trouble'] },
  });
  t.act('Dark: Play Local Trouble', 'Choose Stormtrooper', 'Choose Stormtrooper', 'Choose Luke Skywalker');
  on(t, 'battleDestiny', 'Dark');
  t.answer('Draw battle destiny');
  on(t, 'battleDestiny', 'Light');
  t.is(drawn(t, 'Dark'), 1);
});

scenario('A shot is answered as one against whom it is aimed at', 'CCG-ACT-02 CCG-WPN-04', (t) => {
  const shoot = (target: string): void => {
    field(t, ['Stormtrooper', 'Captain', 'Imperial Blaster, on Stormtrooper', 'Hero', 'Clunker'], {
      light: { hand: ['Duck'] },
      cards: [
        interrupt('Light', 'Duck', 'Just after opponent fires weapon against droid: Activate 1 Force.'),
        droid('Light', 'Clunker', 'This card is forfeit +1.'),
      ],
    });
    t.act('Dark: Battle at Field');
    on(t, 'weapons', 'Dark');
    t.answer('Fire Imperial Blaster');
    t.answer(`Choose ${target}`);
  };
  shoot('Clunker');
  t.settle('respond', 'Light');
  t.offersAlso('Play Duck');
  shoot('Hero');
  for (; t.state.question!.kind === 'respond'; t.pass()) t.doesNotOffer('Play Duck');
});

scenario('Only what is made for it is fired from orbit', 'CCG-CARD-100 CCG-CARD-152', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Death Star': [],
      'Tatooine: Plain': ['Plain Trooper', 'Imperial Blaster, on Plain Trooper', 'Plain Farmer'],
      'Empty Space': ['Plain Fighter', 'Kite'],
    },
    deathStar: { parsec: 4, orbits: 'Empty Space' },
    dark: { hand: ['Sniper'] },
    cards: [...ARMORY, alien('Light', 'Kite', 'This card is power +1.')],
  });
  t.act('Dark: Play Sniper');
  t.settle('target');
  t.answer('Choose Imperial Blaster');
  t.offers('Choose Plain Farmer');
});

scenario('A Blaster Scope is of use in a battle alone', 'CCG-CARD-154 CCG-CARD-100', (t) => {
  const scope = ['Plain Trooper', 'Imperial Blaster, on Plain Trooper', 'Blaster Scope, on Imperial Blaster'];
  t.board({
    at: 'Dark controls',
    locations: { 'Tatooine: Plain': [...scope, 'Plain Rebel'], 'Tatooine: Hill': ['Plain Farmer'] },
    dark: { hand: ['Sniper'] },
    cards: ARMORY,
  });
  t.act('Dark: Play Sniper');
  t.settle('target');
  t.answer('Choose Imperial Blaster');
  t.offers('Choose Plain Rebel');
});

scenario('Two shots of a Targeting Computer are offered to whoever can just pay for them', 'CCG-CARD-163', (t) => {
  const aimed = (force: number): void => {
    t.board({
      at: 'Light battles',
      locations: {
        'Empty Space': [
          'Plain Fighter',
          'Proton Torpedoes, on Plain Fighter',
          'Targeting Computer, on Plain Fighter',
          'Plain Destroyer',
        ],
      },
      light: { force },
      cards: ARMORY,
    });
    battle(t, 'Light', 'Empty Space');
    t.answer('Fire Proton Torpedoes');
    t.answer('Choose Plain Destroyer');
  };
  aimed(3);
  t.asks('Light', 'mode');
  aimed(2);
  t.is(t.state.question!.kind === 'mode', false);
});

scenario('The Tonnika Sisters may take less than there is', 'CCG-STL-01', (t) => {
  const armed = ['Plain Rebel', 'Blaster, on Plain Rebel', 'Plain Knight', 'Jedi Lightsaber, on Plain Knight'];
  t.board({
    at: 'Dark controls',
    locations: { 'Tatooine: Plain': ['Tonnika Sisters', ...armed] },
    dark: { reserve: ['Destiny 2', 'Destiny 1'] },
    cards: ARMORY,
  });
  t.act('Dark: Use Tonnika Sisters');
  t.settle('target');
  t.answer('Choose Blaster');
  t.answer('Yes');
  t.answer('Done');
  t.settle('act');
  t.card('Blaster', { on: 'Tonnika Sisters' });
  t.card('Jedi Lightsaber', { on: 'Plain Knight' });
});

scenario('A weapon is worth what it took to deploy it where it is', 'CCG-READ-119', (t) => {
  const sabotage = (destiny: string): void => {
    t.board({
      at: 'Light controls',
      locations: {
        'Tatooine: Plain': ['Plain Trooper', 'Imperial Blaster, on Plain Trooper'],
      },
      light: { hand: ['Saboteur'], reserve: [destiny] },
      cards: [
        ...ARMORY,
        interrupt('Light', 'Saboteur', 'Target 1 weapon -> Draw 1 destiny. If destiny > its deploy cost: It is lost.'),
      ],
    });
    t.act('Light: Play Saboteur', 'Choose Imperial Blaster');
    t.settle('act');
  };
  sabotage('Destiny 1');
  t.card('Imperial Blaster', { zone: 'table' });
  sabotage('Destiny 2');
  t.card('Imperial Blaster', { zone: 'lost' });
});

scenario('Of a battle that is tied nobody is the winner', 'CCG-BTL-19', (t) => {
  field(t, ['Captain', 'Knight'], {
    cards: ['Knight   Light Character - Rebel   C1\ndestiny 1   deploy 1   power 5   ability 4   forfeit 5'],
  });
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.is([t.events('battleTied').length, t.events('battleWon').length], [1, 0]);
});

scenario('A react by deploying can be answered as a react', 'CCG-RCT-06', (t) => {
  field(t, ['Captain', 'Herald'], {
    light: { hand: ['Hero'] },
    dark: { hand: ['Ambush'] },
    cards: [
      alien('Light', 'Herald', 'Your Rebel may react by deploying here.'),
      interrupt('Dark', 'Ambush', 'Just after opponent reacts: Activate 1 Force.'),
    ],
  });
  t.act('Dark: Battle at Field', 'Light: React: deploy Hero', 'To Field');
  t.settle('respond', 'Dark');
  t.offersAlso('Play Ambush');
});

scenario('Red 6 has trouble with one card alone', 'CCG-DST-05', (t) => {
  const against = (name: string): void => {
    t.board({
      at: 'Dark controls',
      locations: { 'Light Tatooine': ['Red 6', 'Biggs Darklighter, pilot of Red 6'] },
      dark: { hand: [name], reserve: ['Destiny 4'] },
      cards: [
        interrupt('Dark', 'Trouble', 'Target 1 starfighter -> Draw 1 destiny. If destiny > its maneuver: It is lost.'),
      ],
    });
    t.act(`Dark: Play ${name}`, 'Choose Red 6');
    t.settle('act');
  };
  against('Trouble');
  t.card('Red 6', { zone: 'table' });
});

scenario('If no starfighter goes into the Trench nobody follows', 'CCG-EPC-03', (t) => {
  t.board({
    at: 'Light moves',
    locations: {
      'Death Star': ['Y-wing', 'Biggs Darklighter, pilot of Y-wing', 'TIE Fighter'],
      'Death Star: Trench': ['Attack Run'],
    },
  });
  t.act('Light: Use Attack Run', 'Done');
  t.settle('act');
  t.is(t.state.attackRun, null);
  t.card('TIE Fighter', { at: 'Death Star' });
});

scenario('After the last shot there is a last chance to add battle destiny', 'CCG-BTL-09', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Dark Tatooine: Cantina': ['Darth Vader', 'Luke Skywalker'] },
    dark: { hand: ['Fight'] },
    cards: ['Fight   Dark Interrupt - Used   C1\n destiny 1\n In a battle: Add 1 battle destiny.'],
  });
  t.act('Dark: Battle');
  t.settle('weapons', 'Dark');
  t.answer('Done');
  t.asks('Dark', 'respond');
  t.answer('Play Fight');
});

scenario('What answers a hit is held against the card as it lies there', 'CCG-WPN-06', (t) => {
  for (const [hit, answers] of [
    ['Luke Skywalker', true],
    ['Rebel Trooper', false],
  ] as const) {
    t.board({
      at: 'Dark battles',
      locations: { 'Dark Tatooine: Cantina': ['Darth Vader', 'Luke Skywalker', 'Rebel Trooper'] },
      dark: { hand: ['Shot'] },
      light: { hand: ['Ouch'] },
      cards: [
        'Shot   Dark Interrupt - Used   C1\n destiny 1\n In a battle: target 1 character in the battle -> It is hit.',
        'Ouch   Light Interrupt - Used   C1\n destiny 1\n Just after your character with ability > 3 is hit: Activate 1 Force.',
      ],
    });
    t.act('Dark: Battle', 'Dark: Play Shot', `Choose ${hit}`);
    t.settle('respond', 'Light');
    while (t.events('hit').length === 0) t.pass();
    if (answers) t.act('Light: Play Ouch');
    else t.doesNotOffer('Play Ouch');
  }
});

scenario('Who comes back in the midst of a battle takes no further part in it', 'CCG-OUT-03', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Dark Tatooine: Cantina': ['Darth Vader', 'Stormtrooper', 'Scout', 'Rebel Trooper'] },
    dark: { reserve: ['Destiny 7'] },
    light: { hand: ['Again'] },
    cards: [
      alien('Light', 'Scout'),
      'Again   Light Interrupt - Used   C1\n destiny 1\n Just after your character is forfeited: That lost card returns to its site.',
    ],
  });
  t.act('Dark: Battle');
  t.settle('weapons', 'Light');
  t.answer('Done');
  t.settle('battleDestiny');
  t.answer('Draw battle destiny');
  t.settle('damage', 'Light');
  t.answer('Forfeit Scout');
  t.act('Light: Play Again');
  t.settle('damage', 'Light');
  t.card('Scout', { zone: 'table', at: 'Tatooine: Cantina' });
  t.doesNotOffer('Forfeit Scout');
});

scenario('A battle that a shot has left to one side is over before draws are added', 'CCG-BTL-23', (t) => {
  const jawa =
    'Plain Jawa   Light Character - Alien   C1\n destiny 3   deploy 2   power 1   ability 1   forfeit 2\n Jawa';
  for (const [destiny, isOver] of [
    ['Destiny 2', true],
    ['Destiny 3', false],
  ] as const) {
    t.board({
      at: 'Light battles',
      locations: { 'Tatooine: Plain': ['Plain Jawa', 'Jawa Ion Gun, on Plain Jawa', 'Plain Officer'] },
      light: { reserve: [destiny] },
      dark: { hand: ['Rally'] },
      cards: [...ARMORY, jawa, interrupt('Dark', 'Rally', 'In a battle: Add 1 battle destiny.')],
    });
    battle(t, 'Light', 'Plain');
    t.answer('Fire Jawa Ion Gun', 'Choose Plain Officer');
    let offers = 0;
    while (t.state.question?.kind === 'respond' || t.state.question?.kind === 'weapons') {
      const isShot = t.events('destiny').length > 0 && t.state.frames.every(({ proc }) => proc !== 'fire');
      if (isShot && t.options.some((option) => option.startsWith('Play Rally'))) offers++;
      t.answer(t.state.question.kind === 'weapons' ? 'Done' : 'Pass');
    }
    t.is([offers > 0, t.events('battleEnds').length], [!isOver, isOver ? 1 : 0]);
  }
});

scenario('Black 4 and its pilot come whichever of them leaves the hand by its last number', 'CCG-READ-049', (t) => {
  for (const hand of [
    ['Black 4', 'DS-61-4'],
    ['DS-61-4', 'Black 4'],
  ]) {
    t.board({ at: 'Light battles', locations: { 'Dark Tatooine': ['TIE Fighter', 'X-wing'] }, dark: { hand } });
    t.act('Light: Battle at Tatooine', 'Dark: React: deploy Black 4', 'To Tatooine', 'Choose DS-61-4');
    t.settle();
    t.card('Black 4', { at: 'Tatooine', as: 'at' });
    t.card('DS-61-4', { on: 'Black 4', as: 'pilot' });
  }
});

scenario('A destiny that a text draws because of another is the one that can be answered', 'CCG-DST-06', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [`Light ${CANTINA}`]: ['Gambler', 'Echo'] },
    dark: { hand: ['Wrong'], reserve: ['Destiny 1'] },
    light: { reserve: ['Destiny 2'] },
    cards: [
      alien('Light', 'Gambler', 'In your control phase: Draw 1 destiny.'),
      droid('Dark', 'Echo', 'When opponent draws any destiny: Draw 1 destiny.'),
      interrupt('Dark', 'Wrong', 'Just after opponent draws any destiny: Activate 1 Force.'),
    ],
  });
  t.act('Light: Use Gambler');
  while (t.state.question?.kind === 'respond') {
    if (t.destinies().length > 0) t.doesNotOffer('Play Wrong');
    t.pass();
  }
  t.is(t.destinies(), [
    ['Light', 2],
    ['Dark', 1],
  ]);
});

scenario('The damage step has not begun while it is only known who won', 'CCG-BTL-21', (t) => {
  field(t, ['Captain', 'Hero'], {
    dark: { hand: ['Tend', 'Cheer'] },
    light: { hand: ['Tend too'] },
    cards: [
      interrupt('Dark', 'Tend', 'In the damage step: Activate 1 Force.'),
      interrupt('Light', 'Tend too', 'In the damage step: Activate 1 Force.'),
      interrupt('Dark', 'Cheer', 'Just after any player wins a battle: Activate 1 Force.'),
    ],
  });
  t.act('Dark: Battle at Field');
  const seen: string[] = [];
  while (t.state.question !== null && t.state.battle !== null) {
    const has = (name: string): boolean => t.options.some((option) => option.startsWith(`Play ${name}`));
    if (has('Tend') || has('Cheer')) seen.push(t.events('battleWon').length > 0 && has('Cheer') ? 'won' : 'damage');
    if (has('Tend')) t.is([has('Cheer'), t.state.battle.step], [false, 7]);
    const { kind } = t.state.question;
    if (kind === 'weapons') t.answer('Done');
    else if (kind === 'battleDestiny') t.answer('Draw none');
    else if (kind === 'damage') t.answer('Lose the top card of the Reserve Deck');
    else t.pass();
  }
  t.is([seen.includes('won'), seen.includes('damage')], [true, true]);
});

scenario('Where no battle destiny is drawn, nothing is told of attrition', 'CCG-DMG-01', (t) => {
  for (const draws of [false, true]) {
    field(t, ['Captain', 'Hero'], { light: { reserve: ['Destiny 3'] }, dark: { reserve: ['Destiny 2'] } });
    t.act('Dark: Battle at Field');
    fight(t, draws);
    t.is(t.events('attrition').length > 0, draws);
  }
});
