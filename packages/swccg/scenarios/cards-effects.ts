/** Rulings on single Effects (sections 45 and 46). */
import { type Play, scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';
const WASTES = 'Tatooine: Jundland Wastes';

const deploy = (t: Play, seat: 'Dark' | 'Light', card: string, ...to: string[]): void => {
  t.act(`${seat}: Deploy ${card}`, ...to.map((one) => `${seat}: ${one}`));
  t.settle();
};

scenario('Affect Mind lowers the total ability at the location, and can take away presence', 'CCG-CARD-111', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [CANTINA]: ['Obi-Wan Kenobi', 'Stormtrooper', 'Stormtrooper'] },
    light: { hand: ['Affect Mind'] },
  });
  t.is(t.totalAbility('Dark', CANTINA), 2);
  t.is(t.controls('Light', CANTINA), false);
  deploy(t, 'Light', 'Affect Mind', 'On Obi-Wan Kenobi');
  t.is(t.totalAbility('Dark', CANTINA), 0);
  t.is(t.number('Stormtrooper', 'ability'), 1); // not single characters
  t.is(t.hasPresence('Dark', CANTINA), false);
  t.is(t.controls('Light', CANTINA), true);
});

scenario(
  'I Find Your Lack Of Faith Disturbing: not twice at one location, and not where a Jedi is',
  'CCG-CARD-125 CCG-MOD-01',
  (t) => {
    const find = 'I Find Your Lack Of Faith Disturbing';
    t.board({
      at: 'Dark deploys',
      locations: { [CANTINA]: ['Darth Vader', 'Luke Skywalker', 'Han Solo'], [WASTES]: [] },
      dark: { hand: [find, find] },
      light: { hand: ['Obi-Wan Kenobi'] },
    });
    const before = t.totalAbility('Light', CANTINA);
    deploy(t, 'Dark', find, 'On Darth Vader');
    t.is(t.totalAbility('Light', CANTINA), before - 2);
    deploy(t, 'Dark', find, 'On Darth Vader');
    t.is(t.totalAbility('Light', CANTINA), before - 2);
    t.toPhase('deploy', 'Light');
    deploy(t, 'Light', 'Obi-Wan Kenobi', `To ${CANTINA}`);
    t.is(t.totalAbility('Light', CANTINA), before + 6);
  },
);

scenario(
  'Demotion: the game text is off, and power below 0 counts as 0',
  'CCG-CARD-120 CCG-CARD-026 CCG-ACT-33',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: { [CANTINA]: ['Talkative', 'Obi-Wan Kenobi'] },
      light: { hand: ['Demotion'] },
      cards: [
        '•Talkative   Dark Character - Imperial   C1\n destiny 1   deploy 1   power 1   ability 1   forfeit 1\n Your total power here is +3.',
      ],
    });
    t.is(t.totalPower('Dark', CANTINA), 4);
    deploy(t, 'Light', 'Demotion', 'On Talkative');
    t.is(t.powerOf('Talkative'), -1);
    t.is(t.totalPower('Dark', CANTINA), 0);
  },
);

scenario(
  'Dark Hours puts every non-droid of both sides to sleep who fails the draw, until the end of your next turn',
  'CCG-CARD-119',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { [CANTINA]: ['Luke Skywalker', 'Stormtrooper', 'R2-D2'], [WASTES]: ['Han Solo'] },
      table: ['Moon'],
      dark: { hand: ['Dark Hours'], reserve: ['Destiny 5', 'Destiny 1'] },
      cards: ['Moon   Dark Effect   C1\n destiny 1\n Deploys on table.\n It is nighttime at Tatooine: Cantina.'],
    });
    t.act('Dark: Deploy Dark Hours');
    t.offers(`On ${CANTINA}`);
    t.answer(`On ${CANTINA}`);
    t.settle();
    t.is(t.destinies().length, 2); // no droid
    t.is(t.powerOf('Luke Skywalker'), 0);
    t.is(t.forfeitOf('Luke Skywalker'), 0);
    t.is(t.number('Luke Skywalker', 'ability'), 0);
    t.is(t.powerOf('Stormtrooper'), 1); // 1 is not above its ability
    t.endTurn();
    t.is(t.powerOf('Luke Skywalker'), 0);
    t.endTurn();
    t.is(t.powerOf('Luke Skywalker'), 0); // your next turn has begun
    t.endTurn();
    t.is(t.powerOf('Luke Skywalker'), 3);
  },
);

scenario(
  'Macroscan: one peek for each Force, at three cards when it is night somewhere',
  'CCG-READ-069 CCG-PIL-26',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: { [CANTINA]: [] },
      table: ['Macroscan'],
      dark: { force: 2 },
      light: { reserve: ['Luke Skywalker', 'Han Solo', 'Leia Organa'] },
    });
    t.act('Dark: Use Macroscan');
    t.settle('act');
    t.is(
      t.events('look').map(({ cards }) => cards.length),
      [1],
    );
    t.is(t.titles('Light', 'reserve')[0], 'Luke Skywalker');
    t.act('Dark: Use Macroscan');
    t.settle('act');
    t.is(t.count('Dark', 'force'), 0);
    t.board({
      at: 'Light controls', // at any time
      locations: { [CANTINA]: [] },
      table: ['Macroscan', 'Moon'],
      light: { reserve: ['Luke Skywalker', 'Han Solo', 'Leia Organa'] },
      cards: ['Moon   Dark Effect   C1\n destiny 1\n Deploys on table.\n It is nighttime at Tatooine: Cantina.'],
    });
    t.act('Dark: Use Macroscan');
    t.settle('act');
    t.is(
      t.events('look').map(({ cards }) => cards.length),
      [3],
    );
  },
);

scenario(
  'Traffic Control and Reactor Terminal: any hand cards to the Used Pile, in the order chosen, not shown',
  'CCG-READ-070 CCG-READ-071 CCG-PIL-17',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { [CANTINA]: [] },
      table: ['Traffic Control'],
      light: { hand: ['Luke Skywalker', 'Han Solo', 'Leia Organa'] },
    });
    t.act('Light: Use Traffic Control');
    t.settle('found');
    t.answer('Choose Han Solo', 'Choose Luke Skywalker', 'Done');
    t.is(t.titles('Light', 'used'), ['Luke Skywalker', 'Han Solo']);
    t.is(
      t.events('toUsed').every(({ witnesses }) => (witnesses & 2) === 0),
      true,
    ); // Dark saw none of them
    t.toPhase('control', 'Dark');
    t.doesNotOffer('Use Traffic Control');
  },
);

scenario(
  'Crash Site Memorial saves what is lost after it was deployed; any hand card can be exchanged',
  'CCG-CARD-118',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: { [CANTINA]: ['R2-D2', 'Luke Skywalker'] },
      table: ['Crash Site Memorial'],
      dark: { hand: ['Away', 'Away'] },
      light: { hand: ['Han Solo'], lost: ['C-3PO'] },
      cards: ['Away   Dark Interrupt - Lost   C1\n destiny 1\n Target 1 Luke Skywalker or R2-D2 -> It is lost.'],
    });
    t.act('Dark: Play Away', 'Dark: Choose Luke Skywalker');
    t.settle('act');
    t.card('Luke Skywalker', { zone: 'lost' });
    t.act('Dark: Play Away', 'Dark: Choose R2-D2');
    t.settle('may', 'Light');
    t.answer('Yes');
    t.settle('act');
    t.card('R2-D2', { zone: 'under', as: 'stacked', on: 'Crash Site Memorial' });
    t.act('Light: Use Crash Site Memorial');
    t.settle('found');
    t.offers('Choose R2-D2', 'Done'); // not what was lost before
    t.answer('Choose R2-D2', 'Choose Han Solo');
    t.is(t.titles('Light', 'hand'), ['R2-D2']);
    t.card('Han Solo', { zone: 'under', on: 'Crash Site Memorial' });
    t.settle('act');
    t.doesNotOffer('Use Crash Site Memorial'); // once a turn
  },
);

scenario(
  'Eyes In The Dark: cards lost from Life Force are not shown, cards from hand and table are',
  'CCG-CARD-124 CCG-CARD-136 CCG-FRC-22',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: { [CANTINA]: ['Luke Skywalker'] },
      dark: { hand: ['Darth Vader', 'Back'], reserve: ['Stormtrooper'], lost: ['Garindan'] },
      light: { hand: ['Eyes In The Dark', 'Drain'] },
      cards: [
        'Drain   Light Interrupt - Lost   C1\n destiny 1\n Opponent loses 2 Force.',
        'Back   Dark Interrupt - Lost   C1\n destiny 1\n Retrieve 1 Force.',
      ],
    });
    t.act('Light: Deploy Eyes In The Dark');
    t.offers('Beside the Lost Pile of Dark', 'Beside the Lost Pile of Light');
    t.answer('Beside the Lost Pile of Dark');
    t.settle();
    const unknown = (): boolean => (t.seenBy(1).state.def[t.state.piles[3]!.at(-1)!] ?? -1) < 0;
    t.is(unknown(), true); // the pile is face down
    t.act('Light: Play Drain');
    t.settle('lose');
    t.answer('Dark: Lose the top card of the Reserve Deck');
    t.is(t.events('loseForce').at(-1)!.witnesses, 0);
    t.answer('Dark: Lose Darth Vader from hand');
    t.is((t.events('loseForce').at(-1)!.witnesses & 4) !== 0, true);
    t.is(unknown(), true);
    // What is retrieved is shown all the same.
    t.act('Dark: Play Back');
    t.settle('act');
    t.is(t.happened('retrieve'), ['Darth Vader']);
    t.is(t.events('retrieve')[0]!.witnesses & 7, 7);
  },
);

scenario('Krayt Dragon Bones does something for each destiny of the opponent', 'CCG-READ-072', (t) => {
  const draws = (n: string): void => {
    t.board({
      at: 'Light controls',
      locations: { [CANTINA]: [] },
      table: ['Krayt Dragon Bones'],
      dark: { used: ['Garindan'], lost: ['Greedo'], hand: ['Darth Vader'] },
      light: { hand: ['Draw'], reserve: [n] },
      cards: ['Draw   Light Interrupt - Lost   C1\n destiny 1\n Draw 1 destiny.'],
    });
    t.act('Light: Play Draw');
  };
  draws('Destiny 0');
  t.settle('act');
  t.is(t.titles('Dark', 'hand').includes('Garindan'), true);
  draws('Destiny 1');
  t.settle('lose', 'Dark');
  draws('Destiny 2');
  t.settle('act');
  t.is(t.count('Dark', 'force'), 11);
  draws('Destiny 3');
  t.settle('act');
  t.card('Krayt Dragon Bones', { zone: 'lost' });
  draws('Destiny 4');
  t.settle('act');
  t.is(t.titles('Dark', 'used')[0], 'Greedo');
  draws('Destiny 5');
  t.settle('found', 'Dark');
  t.offers('Choose Darth Vader', 'Done');
  t.answer('Choose Darth Vader');
  t.settle('where');
  t.answer(`To ${CANTINA} for free`);
  t.settle('act');
  t.card('Darth Vader', { at: CANTINA });
  t.is(t.count('Dark', 'force'), 10);
  draws('Destiny 6');
  t.settle('act');
  t.is([t.count('Dark', 'force'), t.count('Dark', 'used'), t.count('Dark', 'lost')], [10, 1, 1]);
});

scenario('Program Trap explodes at a destiny that matches the characters there', 'CCG-CARD-132', (t) => {
  const draws = (n: string): void => {
    t.board({
      at: 'Light controls',
      locations: {
        [CANTINA]: ['CZ-3', 'Program Trap, on CZ-3', 'Luke Skywalker', 'Stormtrooper'],
        [WASTES]: ['Han Solo'],
      },
      light: { hand: ['Draw'], reserve: [n] },
      cards: ['Draw   Light Interrupt - Lost   C1\n destiny 1\n Draw 1 destiny.'],
    });
    t.act('Light: Play Draw');
    t.settle('act');
  };
  draws('Destiny 2');
  t.card('Luke Skywalker', { zone: 'table' });
  draws('Destiny 3');
  for (const name of ['CZ-3', 'Luke Skywalker', 'Stormtrooper', 'Program Trap']) t.card(name, { zone: 'lost' });
  t.card('Han Solo', { zone: 'table' });
  t.board({
    at: 'Light controls',
    locations: {
      'Light Corellia': [
        'Millennium Falcon',
        'Han Solo, pilot of Millennium Falcon',
        'CZ-3, passenger of Millennium Falcon',
        'Program Trap, on CZ-3',
        'Red 1',
        'Rebel Pilot, pilot of Red 1',
      ],
    },
    light: { hand: ['Draw'], reserve: ['Destiny 2'] },
    cards: ['Draw   Light Interrupt - Lost   C1\n destiny 1\n Draw 1 destiny.'],
  });
  t.act('Light: Play Draw');
  t.settle('act');
  t.card('Han Solo', { zone: 'lost' });
  t.card('CZ-3', { zone: 'lost' });
  t.card('Rebel Pilot', { zone: 'table' }); // in another ship
});

scenario(
  'Utinni!: the Effect at the site of your Jawa is yours, wherever it came from',
  'CCG-CARD-135 CCG-READ-118',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { [CANTINA]: ['Luke Skywalker'], [WASTES]: ['Light Jawa'] },
      dark: { hand: ['Luke? Luuuuke!'] },
      light: { hand: ['Light Utinni!'] },
    });
    deploy(t, 'Dark', 'Luke? Luuuuke!', `On ${WASTES}`, 'Choose Luke Skywalker');
    t.is(t.powerOf('Luke Skywalker'), 0);
    t.act('Light: Play Utinni!: Target 1 Utinni Effect', 'Light: Choose Luke? Luuuuke!');
    t.settle('act');
    t.is(t.titles('Light', 'hand'), ['Luke? Luuuuke!']);
    t.is(t.powerOf('Luke Skywalker'), 3);
    t.toPhase('deploy', 'Light');
    t.offersAlso('Deploy Luke? Luuuuke!');
  },
);

scenario('Blast Door Controls: the four cards are cancelled as soon as they are played', 'CCG-READ-076', (t) => {
  const escapes = (...table: string[]): boolean => {
    t.board({
      at: 'Dark battles',
      locations: { [CANTINA]: ['Darth Vader', 'Luke Skywalker'], [WASTES]: [] },
      table,
      light: { hand: ['Narrow Escape'] },
    });
    t.act('Dark: Battle at Cantina');
    return t.options.some((one) => one.includes('Narrow Escape'));
  };
  t.is(escapes(), true);
  t.is(escapes('Blast Door Controls'), false);
  t.refuses('CCG-ACT-27', 'Light', 'use', 'Narrow Escape');
});
