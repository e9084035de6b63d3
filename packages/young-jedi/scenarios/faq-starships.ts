/** The official rules of starships, Effect cards and characters with game text, as the questions and answers give them. */
import { DARK, LIGHT } from '../src/rules/state.ts';
import { type Play, scenario, type SideSpec } from '../src/testing/index.ts';

const END = 'End the Deploy step';
const EVEN_UP = 'Even up';
const LET_GO = 'Do not intercept';
const INTERCEPT = 'Intercept the evacuation of';
const CRUISER = 'Republic Cruiser, Transport';
const BATTLESHIP = 'Battleship, Trade Federation Transport';
const BRAVO = 'Bravo 1, Naboo Starfighter';
const INFILTRATOR = 'Sith Infiltrator, Starfighter';

/** Light evacuates a Jawa from Tatooine, and Dark intercepts. */
function intercepted(t: Play, light: SideSpec, dark: SideSpec, battle: Parameters<Play['battle']>[0]): void {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { Tatooine: ['Jawa, Thief', 'Blaster'], ...light },
    dark: { Tatooine: ['Watto, Slave Owner'], ...dark },
  });
  t.answer('Light: Evacuate Tatooine', `Dark: ${INTERCEPT} Tatooine`);
  t.battle(battle);
}

scenario('FAQ: Two copies of a pilot for each of my starfighters, also from another planet?', 'YJ-SHP-17', (t) => {
  const rookie = 'Anakin Skywalker, Rookie Pilot';
  const flight = (light: SideSpec): number => {
    intercepted(
      t,
      { hyperspace: [BRAVO, CRUISER], ...light },
      { hyperspace: [INFILTRATOR] },
      { plan: { Light: ['Bravo 1', 'Republic Cruiser'] } },
    );
    return t.powers()[0]![LIGHT]!;
  };
  t.is(flight({}), 4 + 3);
  t.is(flight({ Naboo: [rookie], controls: ['Naboo'] }), 4 + 3 + 1);
  t.is(flight({ Naboo: [rookie, rookie], controls: ['Naboo'] }), 4 + 3 + 2);
  t.is(flight({ Tatooine: ['Jawa, Thief', rookie, rookie] }), 4 + 3 + 2);
  // Not for transports, and not for the opponent's.
  intercepted(
    t,
    { hyperspace: [CRUISER], Naboo: [rookie, rookie], controls: ['Naboo'] },
    { hyperspace: [INFILTRATOR] },
    { plan: {} },
  );
  t.is(t.powers(), [[3 + 3, 5]]);
});

scenario('FAQ: Where do starships go, and who may look at them?', 'YJ-SHP-01 YJ-SHP-02 YJ-SHP-03 YJ-HID-08', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { hand: [CRUISER, BRAVO], turnsHere: 0 },
    dark: { hyperspace: [BATTLESHIP], Tatooine: ['Watto, Slave Owner'] },
  });
  // On the first turn too, face up and for no counters.
  t.answer(`Launch ${CRUISER}`, `Launch ${BRAVO}`);
  t.is([t.titles('Light', 'hyperspace'), t.counters('Light')], [[CRUISER, BRAVO], 6]);
  t.is(t.titles('Light', 'Tatooine'), []);
  const { state } = t.game.view(t.table, DARK);
  for (const name of [CRUISER, BRAVO]) t.is(state.def[t.find(name)]! >= 0, true);
  // Ships do not fight but for an evacuation.
  t.answer(END);
  t.asks('Light', 'evenUp');
  t.is(t.events('battle').length, 0);
});

scenario('FAQ: What does an evacuation need, and what goes along?', 'YJ-SHP-04 YJ-SHP-05 YJ-SHP-06 YJ-SHP-08', (t) => {
  const light: SideSpec = {
    Tatooine: ['Jawa, Thief', 'Blaster', 'Yoda, Jedi Master'],
    Coruscant: ['Uh-Oh!'],
    left: 20,
  };
  t.board({ at: 'Light deploys', location: 'Mos Espa', light: { ...light, hyperspace: [BRAVO] } });
  t.offers(END); // no transport
  t.refused(t.whyNot(LIGHT, { kind: 'evacuate', card: t.find('Yoda, Jedi Master') }), 'YJ-SHP-04');
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { ...light, hyperspace: [BRAVO, CRUISER, CRUISER] },
    dark: { hyperspace: [INFILTRATOR] },
  });
  t.offers('Evacuate Tatooine', END); // from Coruscant there is neither Character nor Weapon to take
  t.answer('Evacuate Tatooine', `Dark: ${LET_GO}`);
  // Nobody stays behind, and all of it is shuffled into the deck.
  t.is([t.titles('Light', 'Tatooine'), t.deckSize('Light')], [[], 23]);
  t.is(t.events('shuffle').length, 1);
  t.is(t.titles('Light', 'hyperspace').length, 3);
  // A Weapon alone is enough to leave.
  t.board({ at: 'Light deploys', location: 'Mos Espa', light: { Naboo: ['Blaster'], hyperspace: [CRUISER] } });
  t.offers('Evacuate Naboo', END);
  // All ships take part if it is intercepted.
  const ships = [BRAVO, CRUISER, "Amidala's Starship, Royal Transport"];
  intercepted(t, { hyperspace: ships }, { hyperspace: [INFILTRATOR] }, { plan: {} });
  t.asks('Light', 'plan');
  t.offers(...ships.map((ship) => `Put ${ship}`));
});

scenario('FAQ: May the opponent add starships and choose who intercepts?', 'YJ-SHP-07', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { Tatooine: ['Jawa, Thief'], hyperspace: [CRUISER] },
    dark: { hand: [INFILTRATOR, BATTLESHIP, 'Blaster'], hyperspace: [INFILTRATOR] },
  });
  t.answer('Evacuate Tatooine');
  t.asks('Dark', 'intercept');
  t.offers(`Launch ${INFILTRATOR}`, `Launch ${BATTLESHIP}`, INTERCEPT, LET_GO);
  t.answer(`Launch ${BATTLESHIP}`, `${INTERCEPT} Tatooine`, 'Dark: Declare no more', 'Light: Declare no more');
  // All that are there now, transports too.
  t.asks('Dark', 'plan');
  t.offers(`Put ${INFILTRATOR}`, `Put ${BATTLESHIP}`);
  t.is(t.handSize('Dark'), 2);
});

scenario('FAQ: How are the plans of a starship battle made?', 'YJ-SHP-09 YJ-SHP-10', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { Tatooine: ['Jawa, Thief'], hyperspace: [CRUISER, BRAVO], hand: ['Naboo Fighter Attack'] },
    dark: { hyperspace: [BATTLESHIP, INFILTRATOR], hand: ['Impossible!'] },
  });
  t.answer('Evacuate Tatooine', `${INTERCEPT} Tatooine`);
  // The interceptor attacks, though it is Light's turn, and declares first.
  t.asks('Dark', 'battleCards');
  t.answer('Declare Impossible!', 'Declare no more');
  t.asks('Light', 'battleCards');
  t.answer('Declare Naboo Fighter Attack', 'Declare no more');
  t.answer('Dark: Put Impossible!', 'Dark: Put Battleship', 'Light: Put Naboo Fighter Attack', 'Light: Put Bravo 1');
  // A bonus for a transport, and a starfighter and a transport that fight together.
  t.is(t.fights(), ['Battleship against Bravo 1 + Republic Cruiser']);
  t.is(t.powers(), [[5 + 3, 4 + 3 + 5]]);
});

scenario('FAQ: How is a starship battle fought?', 'YJ-SHP-11 YJ-SHP-12 YJ-SHP-13 YJ-BRK-04', (t) => {
  intercepted(
    t,
    { hyperspace: [BRAVO, CRUISER], left: 20 },
    { hyperspace: [INFILTRATOR, BATTLESHIP, BATTLESHIP, BATTLESHIP], left: 20 },
    { plan: { Dark: [INFILTRATOR, BATTLESHIP, BATTLESHIP], Light: [BRAVO] } },
  );
  // Starfighters draw, the evacuating player first; transports do not.
  t.is(t.draws(), [
    ['Light', 'power', 3],
    ['Dark', 'power', 3],
  ]);
  t.is(t.powers(), [
    [3 + 3, 4 + 3],
    [5, 5],
  ]);
  // The defeated one is discarded and costs its DAMAGE; two ships without an opponent do no harm.
  t.is(t.damage(), [['Dark', 1]]);
  t.card(INFILTRATOR, { zone: 'discard' });
  t.is(t.titles('Dark', 'hyperspace').length, 3);
  t.is(t.titles('Light', 'hyperspace'), [BRAVO, CRUISER]);
});

scenario('FAQ: When has an evacuation succeeded?', 'YJ-SHP-14 YJ-SHP-15 YJ-SHP-13', (t) => {
  const amidala = "Amidala's Starship, Royal Transport";
  const dark: SideSpec = { hyperspace: ['Droid Control Ship, Trade Federation Transport'] };
  // One of two transports is lost, and the cards are saved.
  intercepted(t, { hyperspace: [CRUISER, amidala], left: 20 }, dark, { plan: { Light: [CRUISER] } });
  t.is(t.damage(), [['Light', 5]]);
  t.is(t.titles('Light', 'hyperspace'), [amidala]);
  t.is([t.deckSize('Light'), t.titles('Light', 'Tatooine')], [20 - 5 + 2, []]);
  t.is(t.events('shuffle').length, 1);
  // The only one is lost: its starfighter comes back, the cards do not, and they cost no more.
  intercepted(t, { hyperspace: [CRUISER, BRAVO], left: 20 }, dark, { plan: { Light: [CRUISER] } });
  t.is(t.damage(), [['Light', 5]]);
  t.is(t.titles('Light', 'hyperspace'), [BRAVO]);
  t.card('Jawa, Thief', { zone: 'discard' });
  t.card('Light Blaster', { zone: 'discard' });
  t.is([t.deckSize('Light'), t.titles('Light', 'Tatooine')], [15, []]);
  // The interceptor's own ships are no matter.
  t.is(t.titles('Dark', 'hyperspace').length, 1);
});

scenario(
  'FAQ: When may each player get an Effect, and who first?',
  'YJ-EFF-10 YJ-SET-08 YJ-SET-09 YJ-SET-10 YJ-PLT-12',
  (t) => {
    t.board({
      at: 'setup',
      dark: { deck: ['Naboo, Gungan Swamp', ...new Array<string>(12).fill('Blaster Rifle')], left: 0 },
      light: { deck: ['Naboo, Theed Palace', ...new Array<string>(12).fill('Uh-Oh!')], left: 0 },
    });
    // Dark's 6 or 5 beats 5 or 3; where both show a 5, the next card decides.
    t.answer('Dark: Go to Naboo');
    t.is([t.handSize('Dark'), t.handSize('Light')], [6, 6]); // with the hand in view
    t.asks('Dark', 'fetchEffect');
    t.offers('Take no Effect');
    t.answer('Take no Effect');
    t.asks('Light', 'fetchEffect');
    t.answer('Take Uh-Oh!');
    t.is([t.handSize('Dark'), t.handSize('Light')], [6, 7]);
    t.is(t.knownTo(t.events('take')[0]!), ['Dark', 'Light', 'spectator']);
    t.is(t.match.events.at(-1)!.kind === 'step', true);
    const kinds = t.match.events.map(({ kind }) => kind);
    t.is(kinds[kinds.lastIndexOf('take') + 1], 'shuffle');
  },
);

scenario('FAQ: Effects again when a planet is controlled?', 'YJ-EFF-10 YJ-PLT-12', (t) => {
  t.board({
    at: 'Dark ends the turn',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'], deck: ['All-Out Attack', 'Da Dug Chaaa!'] },
    light: { hand: ['Naboo, Theed Palace'], deck: ['All-Out Defense'] },
  });
  t.answer('Light: Go to Naboo');
  t.asks('Light', 'fetchEffect'); // who placed the Location
  t.offers('Take All-Out Defense', 'Take no Effect');
  t.answer('Take All-Out Defense');
  t.asks('Dark', 'fetchEffect');
  t.offers('Take All-Out Attack', 'Take Da Dug Chaaa!', 'Take no Effect');
  t.answer('Take Da Dug Chaaa!'); // one only
  t.asks('Light', 'deploy');
  t.is([t.titles('Dark', 'hand'), t.titles('Light', 'hand')], [['Da Dug Chaaa!'], ['All-Out Defense']]);
});

const SEARCH = 'search your deck for';

scenario('FAQ: How does deploying from the draw deck work?', 'YJ-TXT-01 YJ-TXT-02 YJ-TXT-03 YJ-TXT-04', (t) => {
  const owo = (hand: readonly string[], deck: readonly string[]) =>
    t.board({ at: 'Dark deploys', location: 'Theed Palace', dark: { hand, deck, left: 20 }, light: {} });
  const droid = 'Battle Droid: Pilot, Patrol Division';
  const OWO = 'OWO-1, Battle Droid Command Officer';
  // One copy each time, paid for as usual, and the deck is shuffled.
  owo([OWO], [droid, droid]);
  t.answer(`Deploy ${OWO}`, SEARCH, `Deploy ${droid} 2 counters`);
  t.asks('Dark', 'deploy');
  t.is([t.counters('Dark'), t.titles('Dark', 'Naboo')], [6 - 3 - 2, [OWO, droid]]);
  t.is([t.events('shuffle').length, t.damage()], [1, []]);
  // None found, or too dear, or another mind: 1 damage, after the shuffle.
  const nothing = (hand: readonly string[], deck: readonly string[]) => {
    owo(hand, deck);
    if (hand.length > 1) t.answer('Deploy Nute Gunray');
    t.answer(`Deploy ${OWO}`, SEARCH);
    if (deck.length === 0 || hand.length > 1) t.offers('Deploy nothing');
    t.answer('Deploy nothing');
    t.is(t.damage(), [['Dark', 1]]);
    const kinds = t.match.events.map(({ kind }) => kind);
    t.is(kinds.indexOf('shuffle') >= 0 && kinds.indexOf('shuffle') < kinds.indexOf('damage'), true);
    t.is(t.deckSize('Dark'), 20 + deck.length - 1);
  };
  nothing([OWO], []);
  nothing([OWO, 'Nute Gunray, Neimoidian Viceroy'], [droid]);
  nothing([OWO], [droid]);
  // Who found nothing need not show the deck.
  const { state } = t.game.view(t.table, LIGHT);
  t.is(state.deck[DARK]!.filter((card) => state.def[card]! >= 0).length, 0);
  // Text may make it free.
  t.board({
    at: 'Light deploys',
    location: 'Theed Palace',
    light: {
      hand: ['Captain Panaka, Security Commander', 'Naboo Officer, Liberator'],
      deck: ["Captain Panaka's Blaster"],
    },
  });
  t.answer('Deploy Naboo Officer', 'Deploy Captain Panaka', SEARCH, "Deploy Captain Panaka's Blaster free");
  t.is(t.counters('Light'), 0);
});

scenario('FAQ: Does a hidden card let me deploy from the draw deck?', 'YJ-TXT-06 YJ-HID-05', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Theed Palace',
    light: { hand: ['Captain Panaka, Security Commander'], deck: ["Captain Panaka's Blaster"], turnsHere: 0, left: 20 },
    dark: { turnsHere: 0 },
  });
  t.answer('Deploy Captain Panaka');
  t.asks('Light', 'deploy');
  t.answer(END, EVEN_UP, `Dark: ${END}`, EVEN_UP);
  t.card('Captain Panaka, Security Commander', { zone: 'Naboo', faceDown: false });
  t.asks('Light', 'deploy');
});
