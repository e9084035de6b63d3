/** Section 25: Effects. */
import { type Play, scenario } from '../testing/index.ts';
import { field, fight } from './fights.ts';

const CANTINA = 'Tatooine: Cantina';

/** Deploys and lets it resolve. */
const deploy = (t: Play, seat: 'Dark' | 'Light', card: string, ...to: string[]): void => {
  t.act(`${seat}: Deploy ${card}`, ...to.map((one) => `${seat}: ${one}`));
  t.settle();
};

scenario('Effects deploy in the own deploy phase as their text says, and stay', 'CCG-EFF-01 CCG-EFF-07', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [CANTINA]: ['Obi-Wan Kenobi', 'Luke Skywalker'] },
    dark: { hand: ['Reactor Terminal'] },
    light: { hand: ['Traffic Control', 'Affect Mind'], force: 2 },
  });
  t.act('Light: Deploy Affect Mind');
  t.offers('On Obi-Wan Kenobi for 1 Force'); // on a Jedi of yours
  t.answer('On Obi-Wan Kenobi');
  t.settle();
  t.doesNotOffer('Deploy Reactor Terminal');
  t.refuses('CCG-DEP-01', 'Dark', 'deploy', 'Reactor Terminal');
  deploy(t, 'Light', 'Traffic Control', 'On the table for 1 Force');
  t.card('Traffic Control', { zone: 'table', as: 'side of table', at: '' });
  t.card('Affect Mind', { as: 'on', on: 'Obi-Wan Kenobi', at: CANTINA });
  t.is(t.count('Light', 'force'), 0);
  t.endTurn();
  t.card('Affect Mind', { zone: 'table' });
});

scenario('What an Effect changed goes back to normal when it ends', 'CCG-EFF-02 CCG-CARD-120', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      [CANTINA]: ['Obi-Wan Kenobi', 'Darth Vader', 'Stormtrooper', 'General Tagge', 'Imperial Trooper Guard'],
    },
    dark: { hand: ['Alter'], reserve: ['Destiny 1'] },
    light: { hand: ['Demotion', 'Demotion'] },
  });
  const power = t.powerOf('General Tagge');
  t.act('Light: Deploy Demotion');
  t.offers('On General Tagge for 2 Force', 'On Imperial Trooper Guard for 2 Force');
  t.answer('On General Tagge');
  t.settle();
  t.is(t.powerOf('General Tagge'), power - 2);
  t.act('Dark: Play Alter: Target 1 Effect', 'Dark: Choose Demotion');
  t.settle('act');
  t.is(t.powerOf('General Tagge'), power);
});

scenario('Effects on a location stay when it is converted', 'CCG-EFF-04', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { 'Light Tatooine: Cantina': [] },
    table: ['Presence Of The Force, on Tatooine: Cantina'],
    dark: { hand: ['Dark Tatooine: Cantina'] },
  });
  t.act('Dark: Deploy Tatooine: Cantina', 'Dark: On Tatooine: Cantina');
  t.settle();
  t.card('Presence Of The Force', { zone: 'table', at: CANTINA });
  t.is(t.state.controller[t.state.on[t.find('Presence Of The Force')]!], 0);
});

scenario('If the card an Effect is on leaves play, the Effect is lost', 'CCG-EFF-08', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [CANTINA]: ['Obi-Wan Kenobi', 'Affect Mind, on Obi-Wan Kenobi'] },
    dark: { hand: ['Away'] },
    cards: ['Away   Dark Interrupt - Lost   C1\n destiny 1\n Target 1 Obi-Wan Kenobi -> It is lost.'],
  });
  t.act('Dark: Play Away', 'Dark: Choose Obi-Wan Kenobi');
  t.settle('act');
  t.card('Affect Mind', { zone: 'lost' });
});

scenario(
  'An inserted Effect lies hidden in the Reserve Deck, and ends activation when it comes to the top',
  'CCG-EFF-05 CCG-EFF-06 CCG-PIL-11 CCG-PIL-27 CCG-UNQ-04 CCG-CARD-109 CCG-CARD-110',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { 'Light Tatooine': [], 'Light Tatooine: Mos Eisley': [], 'Light Yavin 4: Massassi Ruins': [] },
      dark: { hand: ['A Disturbance In The Force', 'A Disturbance In The Force'] },
      light: { left: 6, force: 3 },
      seed: 7,
    });
    deploy(t, 'Dark', 'A Disturbance In The Force', "Into the other player's Reserve Deck for free");
    t.is(t.count('Light', 'reserve'), 7); // its size includes it
    const seen = t.seenBy(0).state.piles[6]!; // where it lies, no view tells
    t.is(
      seen,
      seen.toSorted((a, b) => a - b),
    );
    t.is(t.events('inserted').length, 1);
    t.is(t.events('lost').length, 0);
    // CCG-PIL-27, CCG-UNQ-04: it counts as on the table.
    t.refuses('CCG-UNQ-01', 'Dark', 'deploy', 'A Disturbance In The Force');
    t.toPhase('activate', 'Light');
    const most = t.generation('Light');
    t.is(most >= 5, true);
    t.act('Light: Activate Force', `Light: Activate ${Math.min(most, 7)} Force`);
    // It came to the top while Force was activated, and ended it.
    t.is(t.happened('lost'), ['A Disturbance In The Force']);
    t.is(t.titles('Dark', 'lost'), ['A Disturbance In The Force']);
    t.is(t.count('Light', 'force') < 3 + 6, true);
    t.is(t.count('Light', 'force') + t.count('Light', 'reserve'), 9);
  },
);

scenario('No Force is lost to an inserted Effect, and it is no Life Force', 'CCG-FRC-18 CCG-EFF-06', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [CANTINA]: [] },
    dark: { left: 1, force: 0, used: 0, hand: ['Destiny 4'] },
    light: { hand: ['A Tremor In The Force', 'Drain'] },
    cards: ['Drain   Light Interrupt - Lost   C1\n destiny 1\n Opponent loses 1 Force.'],
    seed: 7,
  });
  deploy(t, 'Light', 'A Tremor In The Force', "Into the other player's Reserve Deck");
  const deep = t.count('Dark', 'reserve') === 2;
  t.is(deep, true); // beneath the one card that is left
  t.act('Light: Play Drain');
  t.settle('lose');
  t.answer('Dark: Lose the top card of the Reserve Deck');
  t.is(t.state.result?.reason, 'life force');
});

scenario('A sentry works as it was told when it deployed', 'CCG-EFF-09 CCG-ACT-31 CCG-READ-074 CCG-READ-075', (t) => {
  const board = {
    at: 'Light deploys',
    locations: {
      'Light Yavin 4: Docking Bay': [],
      'Light Yavin 4: Jungle': ['Luke Skywalker'],
      'Light Yavin 4: Massassi Ruins': [],
      [CANTINA]: ['Han Solo'],
    },
    dark: { hand: ['Stormtrooper'] },
    light: { hand: ['Yavin Sentry'] },
  } as const;
  t.board(board);
  t.act('Light: Deploy Yavin Sentry');
  t.is(t.options.filter((one) => one.includes('Yavin 4: Jungle')).length, 3);
  t.is(
    t.options.some((one) => one.includes('Cantina')),
    false,
  );
});

/** What each way of a sentry at the first of these sites does there, next to it, and further away. */
const SENTRIES = [
  ['Yavin Sentry', 'Light', ['Light Yavin 4: Docking Bay', 'Light Yavin 4: Jungle', 'Light Yavin 4: Massassi Ruins']],
  [
    'Death Star Sentry',
    'Dark',
    ['Death Star: War Room', 'Death Star: Central Core', 'Death Star: Level 4 Military Corridor'],
  ],
] as const;

for (const [title, seat, sites] of SENTRIES)
  scenario(`${title}: one of three things at its site and next to it`, 'CCG-READ-074 CCG-READ-075 CCG-ACT-31', (t) => {
    const isLight = seat === 'Light';
    const [own, guest] = isLight ? ['Hero', 'Captain'] : ['Captain', 'Hero'];
    const [first] = sites;
    const named = sites.map((site) => site.replace('Light ', ''));
    const post = (way: number): void => {
      const [mine, theirs] = [{ hand: [title] }, { hand: ['Rookie'] }];
      field(t, [], {
        at: `${seat} deploys`,
        locations: Object.fromEntries(sites.map((site) => [site, [own, guest]])),
        ...(isLight ? { light: mine, dark: theirs } : { dark: mine, light: theirs }),
        cards: [
          `Rookie   ${isLight ? 'Dark' : 'Light'} Character - Alien   C1\ndestiny 1   deploy 1   power 1   ability 1   forfeit 1`,
        ],
      });
      t.act(`${seat}: Deploy ${title}`, `On ${first.replace('Light ', '')} for 2 Force, way ${way}`);
      t.settle('act');
    };
    const other = isLight ? 'Dark' : 'Light';
    post(1);
    t.toPhase('deploy', other);
    t.act(`${other}: Deploy Rookie`);
    t.offersAlso(`To ${named[0]} for 2 Force`, `To ${named[1]} for 2 Force`, `To ${named[2]} for 1 Force`);
    const draws = (site: string): number => {
      t.toPhase('battle', seat);
      t.act(`${seat}: Battle at ${site}`);
      fight(t);
      return t.destinies().filter(([who]) => who === other).length;
    };
    const drawn = named.map((site) => {
      post(2);
      return draws(site);
    });
    t.is(drawn, [0, 0, 1]);
    post(3);
    const power = isLight ? 6 : 5;
    t.is(
      named.map((site) => t.totalPower(seat, site)),
      [power + 1, power + 1, power],
    );
  });
