/** Holosites and dejariks; bluff cards; vehicle sites. */
import { scenario } from '../testing/index.ts';

scenario(
  'A dejarik deploys to a holosite for its destiny number, which is its power, ability and forfeit too',
  'CCG-HOL-02 CCG-HOL-03 CCG-HOL-04 CCG-HOL-13 CCG-CARD-179',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { 'Imperial Holotable': [] },
      dark: { hand: ['Kintan Strider', 'Molator', 'Stormtrooper'] },
    });
    t.act('Dark: Deploy Kintan Strider');
    t.offers('To Imperial Holotable for 3 Force');
    t.answer('To Imperial Holotable');
    t.card('Kintan Strider', { at: 'Imperial Holotable', as: 'at' });
    t.is(t.count('Dark', 'force'), 7);
    t.is(
      [t.powerOf('Kintan Strider'), t.number('Kintan Strider', 'ability'), t.forfeitOf('Kintan Strider')],
      [3, 3, 3],
    );
    t.is([t.totalPower('Dark', 'Imperial Holotable'), t.controls('Dark', 'Imperial Holotable')], [3, true]);
    t.refuses('CCG-HOL-02', 'Dark', 'deploy', 'Stormtrooper', 'Imperial Holotable');
    t.act('Dark: Deploy Molator');
    t.offersAlso('To Imperial Holotable for 3 Force');
  },
);

scenario(
  'No holosite, no dejarik that deploys; and only to one with icons or presence',
  'CCG-HOL-02 CCG-HOL-04',
  (t) => {
    t.board({ at: 'Dark deploys', locations: { 'Tatooine: Bluffs': [] }, dark: { hand: ['Kintan Strider'] } });
    t.refuses('CCG-INT-01', 'Dark', 'deploy', 'Kintan Strider');
    t.board({
      at: 'Light deploys',
      locations: { 'Imperial Holotable': [] },
      light: { hand: ['Help Me Obi-Wan Kenobi'] },
    });
    t.act('Light: Deploy Help Me Obi-Wan Kenobi');
    t.offers('To Imperial Holotable for 3 Force');
  },
);

scenario('Nothing is deployed on a holosite: no Effect either', 'CCG-HOL-02', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { 'Imperial Holotable': [], 'Tatooine: Bluffs': [] },
    dark: { hand: ['Veil'] },
    cards: ['Veil   Dark Effect   C1\ndestiny 1\nDeploys on site.'],
  });
  t.act('Dark: Deploy Veil');
  t.offers('On Tatooine: Bluffs for free');
});

scenario('There its text is off, and nobody can target it', 'CCG-HOL-05 CCG-HOL-06', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Imperial Holotable': ['Houjix'], 'Light Tatooine': [] },
    light: { hand: ['Seal'] },
    dark: { hand: ['Zap'] },
    cards: [
      'Seal   Light Effect   C1\ndestiny 1\nDeploys on Interrupt.',
      "Zap   Dark Interrupt - Used   C1\ndestiny 1\nTarget 1 opponent's Interrupt or dejarik -> It is lost.",
    ],
  });
  t.doesNotOffer('Deploy Seal');
  t.is(
    t.table.live.actions.flat().some(({ source }) => source === t.find('Houjix')),
    false,
  );
});

scenario('There it is neither Interrupt nor Effect, and still a dejarik', 'CCG-HOL-05', (t) => {
  const count = (what: string): string =>
    `${what} Count   Dark Interrupt - Used   C1\ndestiny 1\nOnly if there is 1 or more ${what} at Imperial Holotable: Activate 1 Force.`;
  const kinds = ['Interrupt', 'Effect', 'character', 'dejarik'];
  t.board({
    at: 'Dark controls',
    locations: { 'Imperial Holotable': ['Houjix', 'Molator'] },
    dark: { hand: kinds.map((what) => `${what} Count`) },
    cards: kinds.map(count),
  });
  t.offers('Play dejarik Count', 'Pass');
});

scenario('They battle there like characters at a site', 'CCG-HOL-07 CCG-HOL-08', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Imperial Holotable': ['Kintan Strider', "Ng'ok", 'Houjix'] },
  });
  t.is([t.totalPower('Dark', 'Imperial Holotable'), t.totalAbility('Light', 'Imperial Holotable')], [6, 1]);
  t.act('Dark: Battle at Imperial Holotable');
  t.settle('battleDestiny', 'Dark');
  t.answer('Draw battle destiny');
  t.settle('damage', 'Light');
  t.answer('Forfeit Houjix');
  t.card('Houjix', { zone: 'lost' });
});

scenario('Who controls the holosite takes the own cards back outside a battle', 'CCG-HOL-10', (t) => {
  t.board({ at: 'Light controls', locations: { 'Imperial Holotable': ['Kintan Strider'] } });
  t.act('Dark: Take Kintan Strider back into hand');
  t.is(t.titles('Dark', 'hand'), ['Kintan Strider']);
  t.board({ at: 'Dark controls', locations: { 'Imperial Holotable': ['Kintan Strider', 'Houjix'] } });
  t.doesNotOffer('Take Kintan Strider');
});

scenario('A unique dejarik at a holosite stops every other copy', 'CCG-HOL-11', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Imperial Holotable': ["K'lor'slug", 'Grimtaash'] },
    light: { hand: ["K'lor'slug", 'Grimtaash'] },
  });
  t.doesNotOffer("Deploy K'lor'slug");
  t.doesNotOffer('Deploy Grimtaash');
  t.doesNotOffer('Play Grimtaash');
});

scenario(
  'A drain at a holosite is an ordinary one; the holosite is next to nothing',
  'CCG-HOL-01 CCG-HOL-09 CCG-HOL-12',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: { 'Imperial Holotable': ['Kintan Strider'], 'Tatooine: Bluffs': ['Stormtrooper'] },
    });
    t.act('Dark: Force drain at Imperial Holotable');
    t.settle('lose', 'Light');
    t.answer('Lose the top card of the Reserve Deck');
    t.toPhase('move', 'Dark');
    t.doesNotOffer('Move Kintan Strider');
    t.doesNotOffer('Move Stormtrooper');
  },
);

const BLUFFS = 'Tatooine: Bluffs';

scenario(
  'Once a turn, in any phase of either turn, Dark lays a card face down; it is not in play',
  'CCG-BLF-01 CCG-BLF-02 CCG-BLF-03 CCG-BLF-04 CCG-BLF-13 CCG-BLF-14',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: { [BLUFFS]: [] },
      dark: { hand: ['Darth Vader', 'Stormtrooper'] },
      light: { hand: ['Luke Skywalker'] },
    });
    t.act('Dark: Lay Darth Vader as a bluff card');
    t.answer('On Tatooine: Bluffs');
    t.card('Darth Vader', { zone: 'under', as: 'bluff', on: BLUFFS });
    t.is(t.hasPresence('Dark', BLUFFS), false);
    t.settle('act', 'Dark');
    t.doesNotOffer('Lay Stormtrooper');
    t.is(
      [t.seenBy(1).state.def[t.find('Darth Vader')], t.seenBy(0).state.def[t.find('Darth Vader')]! >= 0],
      [-1, true],
    );
    t.toPhase('activate', 'Light');
    t.doesNotOffer('Lay Luke Skywalker');
    t.act('Dark: Lay Stormtrooper as a bluff card');
  },
);

scenario('Each bluff card adds 1 to the drains of Dark there', 'CCG-BLF-05', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      [BLUFFS]: ['Stormtrooper', 'Darth Vader, bluff on Tatooine: Bluffs', 'Destiny 1, bluff on Tatooine: Bluffs'],
    },
  });
  t.is(t.drain('Dark', BLUFFS), 2);
});

scenario('Light turns one over: a character that can be there deploys at once, free', 'CCG-BLF-06 CCG-BLF-07', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [BLUFFS]: ['Stormtrooper', 'Darth Vader, bluff on Tatooine: Bluffs'] },
  });
  t.act('Light: Turn over');
  t.card('Darth Vader', { at: BLUFFS, as: 'at' });
  t.is(t.count('Dark', 'force'), 10);
  t.is(t.count('Dark', 'lost'), 0);
});

scenario('A bluff is called while a Force drain is declared, too, and adds nothing any more', 'CCG-BLF-06', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [BLUFFS]: ['Stormtrooper', `Darth Vader, bluff on ${BLUFFS}`] },
    dark: { hand: ['Blaster Rifle'] },
  });
  t.act(`Dark: Force drain at ${BLUFFS} for 1`);
  t.act('Light: Turn over');
  t.card('Darth Vader', { at: BLUFFS, as: 'at' });
  t.settle('act');
  t.is(t.count('Light', 'lost'), 0);
});

scenario(
  'Another card is lost with 2 more Force; a character that cannot deploy there alone',
  'CCG-BLF-08 CCG-BLF-09',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { [BLUFFS]: ['Stormtrooper', 'Blaster Rifle, bluff on Tatooine: Bluffs'] },
    });
    t.act('Light: Turn over');
    for (let i = 0; i < 2; i++) t.answer('Dark: Lose the top card of the Reserve Deck');
    t.is(t.count('Dark', 'lost'), 3);
    t.board({ at: 'Light controls', locations: { [BLUFFS]: ['Darth Vader, bluff on Tatooine: Bluffs'] } });
    t.act('Light: Turn over');
    t.is([t.titles('Dark', 'lost'), t.state.question?.kind], [['Darth Vader'], 'act']);
    t.board({
      at: 'Light controls',
      locations: {
        [BLUFFS]: ['Stormtrooper', 'Darth Vader, bluff on Tatooine: Bluffs'],
        'Dark Tatooine: Cantina': ['Darth Vader'],
      },
    });
    t.act('Light: Turn over');
    t.is(t.titles('Dark', 'lost'), ['Darth Vader']);
  },
);

const INSIDE = 'Sandcrawler: Loading Bay';

scenario(
  'A vehicle site is laid for a Sandcrawler of its owner, and goes with it',
  'CCG-VSI-01 CCG-VSI-02 CCG-VSI-03 CCG-VSI-08 CCG-CARD-011',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: { 'Light Tatooine: Jawa Camp': ['Dark Sandcrawler'] },
      light: { hand: [INSIDE] },
    });
    t.doesNotOffer(`Deploy ${INSIDE}`);
    t.board({
      at: 'Light deploys',
      locations: { 'Light Tatooine: Jawa Camp': ['Light Sandcrawler'], "Tatooine: Obi-Wan's Hut": [] },
      light: { hand: [INSIDE, 'Light Jawa'] },
    });
    t.act(`Light: Deploy ${INSIDE}`);
    t.answer('Sandcrawler');
    t.card(INSIDE, { zone: 'table', on: 'Sandcrawler' });
  },
);

scenario('If the Sandcrawler leaves play, its inside and all there are lost', 'CCG-VSI-08', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Light Tatooine: Jawa Camp': ['Light Sandcrawler'], [INSIDE]: ['Luke Skywalker', 'Stormtrooper'] },
    light: { hand: ['Crash'] },
    cards: ['Crash   Light Interrupt - Used   C1\ndestiny 1\nTarget 1 vehicle -> It is lost.'],
  });
  t.is(t.hasPresence('Light', 'Tatooine: Jawa Camp'), false);
  t.act('Light: Play Crash');
  t.answer('Choose Sandcrawler');
  t.settle('act');
  for (const gone of [INSIDE, 'Luke Skywalker', 'Stormtrooper']) t.card(gone, { zone: 'lost' });
  t.is(t.locations().length, 1);
});

scenario(
  'Expand The Empire spreads the bluff rules; when it goes, the cards there are lost',
  'CCG-BLF-11 CCG-BLF-12 CCG-CARD-012',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: {
        [BLUFFS]: ['Expand The Empire', `Destiny 1, bluff on ${BLUFFS}`],
        'Dark Tatooine: Jawa Camp': ['Destiny 2, bluff on Tatooine: Jawa Camp'],
        'Dark Tatooine: Mos Eisley': [],
      },
      dark: { hand: ['Darth Vader'] },
      light: { hand: ['Zap'] },
      cards: ['Zap   Light Interrupt - Used   C1\ndestiny 1\nTarget 1 Effect -> It is lost.'],
    });
    t.act('Dark: Lay Darth Vader');
    t.offers('On Tatooine: Bluffs for free', 'On Tatooine: Jawa Camp for free');
    t.answer('On Tatooine: Jawa Camp');
    t.settle('act');
    t.offersAlso('Turn over a bluff card at Tatooine: Jawa Camp', 'Turn over a bluff card at Tatooine: Bluffs');
    t.act('Light: Play Zap');
    t.answer('Choose Expand The Empire');
    t.settle('act');
    t.is(t.count('Dark', 'lost'), 3);
    t.card('Destiny 1', { zone: 'under', on: BLUFFS });
  },
);

scenario(
  'Revolution changes nothing about who bluffs, and cannot touch the Death Star',
  'CCG-BLF-10 CCG-DSS-14 CCG-CARD-012',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: { 'Death Star': [], [BLUFFS]: ['Luke Skywalker'] },
      light: { hand: ['Revolution'] },
      dark: { hand: ['Darth Vader'] },
    });
    t.act('Light: Deploy Revolution');
    t.offers('On Tatooine: Bluffs for 3 Force');
    t.answer('On Tatooine: Bluffs');
    t.settle('act');
    t.act('Dark: Lay Darth Vader');
  },
);
