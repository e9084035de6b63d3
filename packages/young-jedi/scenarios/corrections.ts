/** The corrected cards, as they are shipped and as they play. */
import { scenario, shippedCatalogue } from '../src/testing/index.ts';

const byId = (id: string) => shippedCatalogue().byId.get(id)!;

scenario('The Eopie costs one counter', 'YJ-FIX-01', (t) => {
  t.is([byId('MDM-40').card.title, byId('MDM-40').counters], ['Eopie', 1]);
  t.board({ at: 'Light deploys', location: 'Mos Espa', light: { hand: ['Eopie'] } });
  t.answer('Deploy Eopie');
  t.is(t.counters('Light'), 5);
});

scenario('Battle Droid: Infantry of the AAT Division costs two counters', 'YJ-FIX-02', (t) => {
  const { card, counters } = byId('MDM-103');
  t.is([card.title, card.subtitle, counters], ['Battle Droid: Infantry', 'AAT Division', 2]);
  t.board({ at: 'Dark deploys', location: 'Mos Espa', dark: { hand: ['Battle Droid: Infantry, AAT Division'] } });
  t.answer('Deploy Battle Droid: Infantry');
  t.is(t.counters('Dark'), 4);
});

scenario('The Might Of The Republic unites two Coruscant Guards', 'YJ-FIX-03', (t) => {
  const might = (...plan: string[]): number => {
    t.attack('Light', 'Mos Espa', {
      light: { plan: ['The Might Of The Republic', ...plan] },
      dark: { plan: ['Watto, Slave Owner'] },
    });
    return t.powers()[0]![1]!;
  };
  t.is(might('Coruscant Guard, Officer', 'Coruscant Guard, Peacekeeper'), 2 + 3 + 1);
  t.is(might('Republic Captain, Officer', 'Republic Pilot, Veteran'), 2);
});

scenario('The Droid Starfighter of Battle of Naboo has the destiny cube of a starfighter', 'YJ-FIX-04', (t) => {
  t.is(byId('BON-139').starfighter, true);
  t.board({
    at: 'Light deploys',
    location: 'Theed Palace',
    dark: { hyperspace: ['Droid Starfighter [BON 139]'] },
    light: { hyperspace: ['Republic Cruiser, Transport'], Naboo: ['Gungan Guard'] },
  });
  t.answer('Evacuate Naboo', 'Intercept the evacuation of Naboo');
  t.battle({ plan: {} });
  t.is([t.draws(), t.powers()], [[['Dark', 'power', 3]], [[2 + 3, 5]]]);
});

scenario("Are You An Angel? & I've Been Trained In Defense gives four", 'YJ-FIX-05', (t) => {
  t.attack('Light', 'Theed Palace', {
    light: {
      plan: [
        "Are You An Angel? & I've Been Trained In Defense",
        'Padmé Naberrie, Handmaiden',
        'Anakin Skywalker, Rookie Pilot',
      ],
    },
    dark: { plan: ['Watto, Slave Owner'] },
  });
  t.is(t.powers()[0]![1], 3 + 3 + 2 + 4);
});

scenario('Boles Roor has number 11, so he handles with ones', 'YJ-FIX-06', (t) => {
  t.is([byId('BEP-11').card.title, byId('BEP-11').handling], ['Boles Roor', 1]);
  t.is(byId('BEP-1').card.title, 'Anakin Skywalker');
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: {
      race: ['Boles Roor, Podracer Pilot', "Boles Roor's Podracer"],
      laps: ['Rep Been, Gungan'],
      hand: ['Boss Nass, Gungan Chief'],
    },
  });
  t.offersAlso('Play Boss Nass, a 1, as 2 of the lap (handling)');
});

scenario('The Dark checklist: 52 Colo Claw Fish, 53 He Always Wins!, 54 Bounty Hunter', 'YJ-FIX-07', (t) => {
  t.is(
    ['BEP-52', 'BEP-53', 'BEP-54'].map((id) => byId(id).card.title),
    ['Colo Claw Fish', 'He Always Wins!', 'Bounty Hunter'],
  );
});

scenario('Captain Tarpals, Gungan Leader is rare', 'YJ-FIX-08', (t) => {
  const { title, subtitle, rarity } = byId('BEP-10').card;
  t.is([title, subtitle, rarity], ['Captain Tarpals', 'Gungan Leader', 'Rare']);
});

scenario('Jira is unique: a second one cannot come', 'YJ-FIX-09', (t) => {
  t.is([byId('BEP-4').unique, byId('BEP-4').stackable], [true, false]);
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { hand: ['Jira, Pallie Vendor'], Tatooine: ['Jira, Pallie Vendor'] },
  });
  t.offers('End the Deploy step');
});

scenario('Every print of a corrected card plays by the correction', 'YJ-FIX-10', (t) => {
  const prints = (title: string, subtitle = '') =>
    shippedCatalogue().cards.filter(
      ({ card }) => card.title === title && (subtitle === '' || card.subtitle === subtitle),
    );
  for (const { counters, card } of prints('Eopie')) t.is(counters, 1, card.id);
  for (const { counters, card } of prints('Battle Droid: Infantry', 'AAT Division')) t.is(counters, 2, card.id);
  t.is(prints('Droid Starfighter').length, 4);
  for (const { starfighter, card } of prints('Droid Starfighter')) t.is(starfighter, true, card.id);
  t.is(prints('Jira').length, 2);
  for (const { unique, card } of prints('Jira')) t.is(unique, true, card.id);
  // The Reflections print of Jira counts as Jira.
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { hand: ['Jira, Pallie Vendor [REF R26]'], Naboo: ['Jira, Pallie Vendor'] },
  });
  t.offers('End the Deploy step');
});
