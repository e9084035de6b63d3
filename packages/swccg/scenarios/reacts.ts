/** Section 36: reacts. */
import { type BoardSpec, scenario } from '../testing/index.ts';
import { fight } from './fights.ts';

/** Light stands at Dune Sea and has somebody at Mos Eisley next to it. */
export const desert = (near: readonly string[], there: readonly string[] = ['Luke Skywalker', 'Darth Vader']) => ({
  "Light Tatooine: Obi-Wan's Hut": [],
  'Light Tatooine: Dune Sea': there,
  'Light Tatooine: Mos Eisley': near,
  'Light Tatooine: Docking Bay 94': [],
});

scenario(
  'A react answers a battle or Force drain that the opponent has just declared, there and nowhere else',
  'CCG-RCT-01 CCG-RCT-02 CCG-RCT-03 CCG-RCT-09 CCG-CARD-041',
  (t) => {
    t.board({ at: 'Dark battles', locations: desert(['Shistavanen Wolfman', 'Talz']) });
    t.act('Dark: Battle at Dune Sea');
    t.asks('Light', 'respond');
    t.offersAlso('React: move Shistavanen Wolfman');
    t.doesNotOffer('React: move Talz');
    t.answer('React: move Shistavanen');
    t.is(t.count('Light', 'force'), 9);
    t.settle();
    t.card('Shistavanen Wolfman', { at: 'Tatooine: Dune Sea' });
    t.is(t.state.battle!.cards.includes(t.find('Shistavanen Wolfman')), true);
    t.board({ at: 'Light battles', locations: desert(['Shistavanen Wolfman', 'Talz']), light: { hand: ['Talz'] } });
    t.act('Light: Battle at Dune Sea'); // one's own battle
    for (; t.state.question?.kind === 'respond'; t.pass()) t.doesNotOffer('React');
  },
);

scenario('Nobody reacts to a battle of their own', 'CCG-RCT-11', (t) => {
  t.board({ at: 'Light battles', locations: desert(['Shistavanen Wolfman']) });
  t.act('Light: Battle at Dune Sea');
  for (; t.state.question?.kind === 'respond'; t.pass()) t.doesNotOffer('React: move');
  t.card('Shistavanen Wolfman', { at: 'Tatooine: Mos Eisley' });
});

const WOLFMAN = 'Shistavanen Wolfman';
const HUT = "Tatooine: Obi-Wan's Hut";

scenario('Who is out of range, has moved, cannot move or cannot pay does not react', 'CCG-RCT-03 CCG-RCT-04', (t) => {
  const reactsTo = (site: string): boolean => {
    t.act(`Dark: Battle at ${site}`);
    return t.state.question?.kind === 'respond' && t.options.some((option) => option.includes('React: move'));
  };
  const reacts = (near: readonly string[], more: Partial<BoardSpec> = {}): boolean => {
    t.board({ at: 'Dark battles', locations: desert(near), ...more });
    return reactsTo('Tatooine: Dune Sea');
  };
  t.is(reacts([WOLFMAN]), true);
  t.is(reacts([WOLFMAN], { light: { force: 0 } }), false);
  t.is(reacts([], { locations: { ...desert([]), 'Light Tatooine: Docking Bay 94': [WOLFMAN] } }), false);
  const weight = (text: string): readonly string[] => [
    `Weight   Dark Effect   C1\ndestiny 1\nDeploys on character.\nThe bearer ${text}.`,
  ];
  t.is(reacts([WOLFMAN, `Weight, on ${WOLFMAN}`], { cards: weight('is power -1') }), true);
  t.is(reacts([WOLFMAN, `Weight, on ${WOLFMAN}`], { cards: weight('cannot move') }), false);
  // Next to the battle from the start, or only since its react to a Force drain.
  for (const hasReacted of [false, true]) {
    const [near, there] = hasReacted ? [[WOLFMAN], ['Darth Vader']] : [[], ['Darth Vader', WOLFMAN]];
    t.board({ at: 'Dark controls', locations: { ...desert(near, there), [`Light ${HUT}`]: ['Talz', 'Greedo'] } });
    if (hasReacted) t.act('Dark: Force drain at Dune Sea', `Light: React: move ${WOLFMAN}`);
    t.toPhase('battle', 'Dark');
    t.card(WOLFMAN, { at: 'Tatooine: Dune Sea' });
    t.is(reactsTo(HUT), !hasReacted);
  }
});

scenario('A react by moving is the regular move of the turn', 'CCG-RCT-04 CCG-MOV-01', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { ...desert(['Shistavanen Wolfman']), 'Light Tatooine: Docking Bay 94': ['Han Solo', 'Stormtrooper'] },
  });
  t.act('Dark: Battle at Dune Sea', 'Light: React: move Shistavanen');
  t.settle('battleDestiny');
  t.is(t.state.moved[t.find('Shistavanen Wolfman')], t.state.turn);
});

scenario('A vehicle reacts in range; others may get in before, and off after', 'CCG-RCT-05 CCG-RCT-03', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      ...desert([]),
      'Light Tatooine: Docking Bay 94': [
        "Luke's X-34 Landspeeder",
        "Owen Lars, driver of Luke's X-34 Landspeeder",
        'Han Solo',
      ],
    },
  });
  t.act('Dark: Battle at Dune Sea', "Light: React: move Luke's X-34");
  t.asks('Light', 'along');
  t.answer('Choose Han Solo');
  t.settle('along', 'Light');
  t.card("Luke's X-34 Landspeeder", { at: 'Tatooine: Dune Sea' });
  t.offers('Choose Owen', 'Choose Han', 'Done');
  t.answer('Choose Han');
  t.answer('Done');
  t.card('Han Solo', { at: 'Tatooine: Dune Sea', as: 'at' });
  t.card('Owen Lars', { as: 'driver' });
  t.is(
    ['Han Solo', 'Owen Lars', "Luke's X-34 Landspeeder"].map((name) => t.state.battle!.cards.includes(t.find(name))),
    [true, true, true],
  );
  t.is(t.count('Light', 'force'), 9);
});

scenario('A react to a drain cancels it only if it brings presence', 'CCG-RCT-07 CCG-DRN-08', (t) => {
  t.board({ at: 'Dark controls', locations: desert(['Shistavanen Wolfman'], ['Darth Vader']) });
  t.act('Dark: Force drain at Dune Sea', 'Light: React: move Shistavanen');
  t.settle();
  t.is(t.count('Light', 'lost'), 0);
  t.is(t.state.drain, null);
  const machine =
    'Walker   Light Vehicle - Transport   C1\ndestiny 1   deploy 1   power 1   maneuver 1   landspeed 2   forfeit 1\nThis card carries 1 aboard.\nThis card moves without a driver.\nThis card may react by moving.';
  t.board({ at: 'Dark controls', locations: desert(['Walker'], ['Darth Vader']), cards: [machine] });
  t.act('Dark: Force drain at Dune Sea', 'Light: React: move Walker');
  t.settle('lose', 'Light');
  t.card('Walker', { at: 'Tatooine: Dune Sea' });
});

scenario(
  'Away from a battle: 1 Force to an adjacent site; without presence left the battle is cancelled',
  'CCG-RCT-08 CCG-CARD-187 CCG-READ-012',
  (t) => {
    t.board({ at: 'Dark battles', locations: desert([], ['Arcona', 'Darth Vader']) });
    t.act('Dark: Battle at Dune Sea', 'Light: React: move Arcona');
    t.offers("To Obi-Wan's Hut for 1 Force", 'To Mos Eisley for 1 Force');
    t.answer('To Mos Eisley');
    t.settle();
    t.is(t.state.battle, null);
    t.card('Arcona', { at: 'Tatooine: Mos Eisley' });
    t.is(t.count('Light', 'force'), 9);
    t.board({ at: 'Dark battles', locations: desert([], ['Arcona', 'Luke Skywalker', 'Darth Vader']) });
    t.act('Dark: Battle at Dune Sea', 'Light: React: move Arcona', 'To Mos Eisley');
    t.settle('battleDestiny');
    t.is(t.state.battle!.cards.includes(t.find('Arcona')), false);
  },
);

const STOP = 'Stop   Dark Interrupt - Used   C1\ndestiny 3\nJust after opponent reacts: Cancel it.';

scenario(
  'A react can be answered and cancelled; its card does not react again this turn',
  'CCG-RCT-10 CCG-ACT-27',
  (t) => {
    t.board({
      at: 'Dark battles',
      locations: {
        ...desert(['Shistavanen Wolfman']),
        'Light Tatooine: Docking Bay 94': ['Owen Lars', 'Stormtrooper'],
      },
      dark: { hand: ['Stop'] },
      cards: [STOP],
    });
    t.act('Dark: Battle at Dune Sea', 'Light: React: move Shistavanen', 'Dark: Play Stop');
    t.settle();
    t.card('Shistavanen Wolfman', { at: 'Tatooine: Mos Eisley' });
    t.is(t.count('Light', 'force'), 9);
    fight(t, false);
    while (t.state.question?.kind === 'damage') t.answer('Lose the top card of the Reserve Deck');
    t.act('Dark: Battle at Docking Bay 94');
    for (; t.state.question?.kind === 'respond'; t.pass()) t.doesNotOffer('React');
  },
);

scenario(
  'A TIE may get into the hold as part of a react; nobody shuttles',
  'CCG-RCT-12 CCG-VEH-09 CCG-CARD-002',
  (t) => {
    t.board({
      at: 'Light battles',
      locations: {
        'Dark Dantooine': ['Victory-Class Star Destroyer', 'Tantive IV'],
        'Dark Yavin 4': ['Devastator', 'TIE Fighter'],
        'Dark Yavin 4: Jungle': ['Stormtrooper'],
      },
    });
    t.act('Light: Battle at Dantooine', 'Dark: React: move Devastator');
    t.asks('Dark', 'along');
    t.offers('Choose TIE Fighter', 'Done');
    t.answer('Choose TIE Fighter');
    t.settle('along', 'Dark');
    t.offers('Choose TIE Fighter', 'Done');
    t.answer('Choose TIE Fighter');
    t.card('TIE Fighter', { at: 'Dantooine', as: 'at' });
    t.is(t.count('Dark', 'force'), 9);
    t.is(t.state.battle!.cards.includes(t.find('TIE Fighter')), true);
  },
);

scenario('Starships react to the location that its text names, and to no other', 'CCG-CARD-002 CCG-READ-009', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Light Ralltiir': ['X-wing', 'TIE Fighter'],
      'Light Yavin 4': ['Corellian Corvette', 'TIE Advanced x1'],
    },
  });
  t.act('Dark: Battle at Ralltiir', 'Light: React: move Corellian Corvette');
  t.settle();
  t.card('Corellian Corvette', { at: 'Ralltiir' });
  t.board({
    at: 'Dark battles',
    locations: { 'Light Ralltiir': ['Corellian Corvette'], 'Light Yavin 4': ['X-wing', 'TIE Advanced x1'] },
  });
  t.act('Dark: Battle at Yavin 4');
  t.settle();
  t.card('Corellian Corvette', { at: 'Ralltiir' });
});

scenario('Officer Evax and Commander Lajaie bring starships to the related system', 'CCG-RCT-01', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Light Yavin 4': ['X-wing', 'TIE Fighter'],
      'Light Yavin 4: Jungle': ['Commander Evram Lajaie'],
      'Light Tatooine': ['Tantive IV'],
    },
  });
  t.act('Dark: Battle at Yavin 4', 'Light: React: move Tantive IV');
  t.settle();
  t.card('Tantive IV', { at: 'Yavin 4' });
  t.board({
    at: 'Light battles',
    locations: {
      'Death Star': ['X-wing', 'TIE Fighter'],
      'Death Star: War Room': ['Officer Evax'],
      Alderaan: ['Devastator'],
    },
  });
  t.act('Light: Battle at Death Star', 'Dark: React: move Devastator');
  t.settle();
  t.card('Devastator', { at: 'Death Star' });
});

scenario('Solomahal lets a warrior react, or makes a scout stronger that did', 'CCG-RCT-01', (t) => {
  t.board({
    at: 'Light deploys',
    locations: desert(['Rebel Trooper', 'Shistavanen Wolfman']),
    light: { hand: ['Solomahal', 'Solomahal'] },
  });
  t.act('Light: Deploy Solomahal', 'On Rebel Trooper');
  t.settle();
  t.toPhase('battle', 'Dark');
  t.act('Dark: Battle at Dune Sea');
  t.offersAlso('React: move Rebel Trooper', 'React: move Shistavanen');
});

scenario(
  'The Mobquet floater reacts free, to a battle of a thief, smuggler or bounty hunter of yours',
  'CCG-RCT-03',
  (t) => {
    const board = (there: readonly string[]) =>
      t.board({
        at: 'Light battles',
        locations: desert(['Mobquet A-1 Deluxe Floater', 'Stormtrooper, driver of Mobquet A-1 Deluxe Floater'], there),
      });
    board(['Luke Skywalker', 'Greedo']);
    t.act('Light: Battle at Dune Sea', 'Dark: React: move Mobquet');
    t.is(t.count('Dark', 'force'), 10);
    board(['Luke Skywalker', 'Darth Vader']);
    t.act('Light: Battle at Dune Sea');
    t.settle();
    t.card('Mobquet A-1 Deluxe Floater', { at: 'Tatooine: Mos Eisley' });
  },
);
