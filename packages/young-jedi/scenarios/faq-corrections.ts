/** The cards that the official questions and answers correct. */
import { LIGHT } from '../src/rules/state.ts';
import { scenario } from '../src/testing/index.ts';

const END = 'End the Deploy step';

scenario('FAQ: Eopie has one deploy counter', 'YJ-FIX-01 YJ-FIX-10', (t) => {
  t.board({ at: 'Light deploys', location: 'Mos Espa', light: { hand: ['Eopie'] } });
  t.answer('Deploy Eopie 1 counter');
  t.is(t.counters('Light'), 5);
});

scenario('FAQ: Battle Droid: Infantry, AAT Division has two deploy counters', 'YJ-FIX-02 YJ-FIX-10', (t) => {
  const infantry = 'Battle Droid: Infantry, AAT Division';
  t.board({ at: 'Dark deploys', location: 'Mos Espa', dark: { hand: [infantry, infantry, infantry, infantry] } });
  for (let i = 0; i < 3; i++) t.answer(`Deploy ${infantry} 2 counters`);
  t.is(t.counters('Dark'), 0);
  t.offers(END);
});

scenario('FAQ: The Might Of The Republic is for Coruscant Guards', 'YJ-FIX-03 YJ-FIX-10', (t) => {
  const together = (...guards: string[]): number => {
    t.attack('Light', 'Mos Espa', {
      light: { plan: ['The Might Of The Republic', ...guards] },
      dark: { plan: ['Watto, Slave Owner'] },
    });
    return t.powers()[0]![LIGHT]!;
  };
  t.is(together('Coruscant Guard, Officer', 'Coruscant Guard, Peacekeeper'), 2 + 3 + 1);
  t.is(together('Republic Captain, Officer', 'Republic Captain, Officer'), 2);
  t.is(together('Royal Guard, Veteran', 'Coruscant Guard, Officer'), 2);
  // Also as half of a Double Impact card.
  t.attack('Light', 'Mos Espa', {
    light: {
      plan: ['The Might Of The Republic & Senate Guard', 'Coruscant Guard, Officer', 'Coruscant Guard, Officer'],
    },
    dark: { plan: ['Watto, Slave Owner'] },
  });
  t.is(t.powers()[0]![LIGHT], 2 + 2 + 1);
});

scenario('FAQ: A Droid Starfighter draws destiny for its power', 'YJ-FIX-04 YJ-FIX-10', (t) => {
  for (const ship of ['Droid Starfighter [MDM]', 'Droid Starfighter [BON 139]', 'Droid Starfighter [TJC 139]']) {
    t.board({
      at: 'Light deploys',
      location: 'Mos Espa',
      light: { Tatooine: ['Jawa, Thief'], hyperspace: ['Republic Cruiser, Transport'] },
      dark: { hyperspace: [ship] },
    });
    t.answer('Evacuate Tatooine', 'Intercept the evacuation of Tatooine');
    t.battle({ plan: {} });
    t.is(t.draws(), [['Dark', 'power', 3]]);
    t.is(t.powers(), [[2 + 3, 5]]);
  }
});

scenario("FAQ: Are You An Angel? & I've Been Trained In Defense gives four power", 'YJ-FIX-05', (t) => {
  t.attack('Light', 'Theed Palace', {
    light: {
      plan: [
        "Are You An Angel? & I've Been Trained In Defense",
        'Anakin Skywalker, Podracer Pilot',
        'Padmé Naberrie, Handmaiden',
      ],
    },
    dark: { plan: ['Watto, Slave Owner'] },
  });
  t.is(t.powers()[0]![LIGHT], 3 + 3 + 4);
});

scenario('FAQ: Boles Roor is number 11, so his Handling number is 1', 'YJ-FIX-06 YJ-POD-12', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: {
      race: ['Boles Roor, Podracer Pilot', "Boles Roor's Podracer"],
      thrust: 3,
      laps: ['Boss Nass, Gungan Chief'],
      hand: ['Boss Nass, Gungan Chief'],
    },
  });
  t.is(t.game.cards.find('Boles Roor, Podracer Pilot')!.card.number, '11');
  t.offersAlso('Play Boss Nass a 1 as 2 of the lap (handling)');
});

scenario('FAQ: Colo Claw Fish is number 52, He Always Wins! 53, Bounty Hunter 54', 'YJ-FIX-07', (t) => {
  t.board({ at: 'Dark deploys', location: 'Mos Espa' });
  const titles = ['BEP-52', 'BEP-53', 'BEP-54'].map((id) => t.game.cards.byId.get(id)!.card.title);
  t.is(titles, ['Colo Claw Fish', 'He Always Wins!', 'Bounty Hunter']);
});

scenario('FAQ: Captain Tarpals, Gungan Leader is rare', 'YJ-FIX-08', (t) => {
  t.board({ at: 'Light deploys', location: 'Mos Espa' });
  const { card } = t.game.cards.byId.get('BEP-10')!;
  t.is([card.title, card.subtitle, card.rarity], ['Captain Tarpals', 'Gungan Leader', 'Rare']);
});

scenario('FAQ: Jira, Pallie Vendor is unique, not stackable', 'YJ-FIX-09 YJ-STK-05 YJ-FIX-10', (t) => {
  for (const jira of ['Jira, Pallie Vendor', 'Jira, Pallie Vendor [REF R26]']) {
    t.board({
      at: 'Light deploys',
      location: 'Mos Espa',
      light: { hand: [jira, 'Jira, Pallie Vendor'], Tatooine: ['Jawa, Thief'] },
    });
    t.answer('Deploy Jira', 'do not search');
    t.offers(END);
  }
});
