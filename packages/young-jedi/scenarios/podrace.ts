/** The Podrace: pilot and Podracer at the Boonta Eve Classic, Thrust, and who profits from the race. */
import { Match } from '@dejarik/kernel';
import { OBJECTIVE, type State } from '../src/rules/state.ts';
import { type Play, type SideSpec, scenario } from '../src/testing/index.ts';
import { copies, deck, plainCards } from './deck-lists.ts';

const END = 'End the Deploy step';
const CLASSIC = 'Boonta Eve Classic: search your deck';
const NOT_SEARCHED = 'Boonta Eve Classic: do not search your deck';

const deploy = (t: Play, dark: SideSpec, light: SideSpec = {}): void =>
  t.board({ at: 'Dark deploys', location: 'Mos Espa', dark: { objective: true, ...dark }, light });

/** A game with two decks that have the Objective, at its first question. */
function newGame(t: Play): State {
  const decks = (['Dark', 'Light'] as const).map((seat) =>
    deck(plainCards(seat, { yellow: 9 }), copies(seat, 'Boonta Eve Classic', 1)),
  );
  return new Match(t.game, t.game.start({ edition: 'faq', seed: 3, decks })).state;
}

scenario('Both players may start with a Boonta Eve Classic in play, side by side', 'YJ-POD-01', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { objective: true, hand: ['Gasgano, Podracer Pilot'] },
    light: { objective: true },
  });
  t.is(
    ['Dark Boonta Eve Classic', 'Light Boonta Eve Classic'].map((name) => t.read(name).zone),
    ['objective', 'objective'],
  );
  t.offersAlso('Enter Gasgano in the Podrace');
  // Without one nobody races.
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Gasgano, Podracer Pilot'] },
    light: { objective: true },
  });
  t.offers('Deploy Gasgano', END);
  // It lies there from the start, in whoever's deck it was.
  const state = newGame(t);
  t.is(state.zone.filter((zone) => zone === OBJECTIVE).length, 2);
  t.is(
    state.deck.map((cards) => cards.length),
    [59, 59],
  );
  const objectives = t.game.cards.cards.filter(({ type }) => type === 'Objective');
  t.is(
    objectives.map(({ unique, stackable }) => unique || stackable),
    [false, false],
  );
});

scenario('One pilot and one Podracer go there for the whole game, paid with counters', 'YJ-POD-02', (t) => {
  deploy(t, {
    hand: [
      'Gasgano, Podracer Pilot',
      'Ben Quadinaros, Podracer Pilot',
      "Gasgano's Podracer",
      "Ben Quadinaros' Podracer",
      'Watto, Slave Owner',
      'Blaster',
    ],
  });
  t.offersAlso(
    'Enter Gasgano, Podracer Pilot',
    'Enter Ben Quadinaros, Podracer Pilot',
    "Enter Gasgano's Podracer",
    "Enter Ben Quadinaros' Podracer",
  );
  t.doesNotOffer('Enter Watto', 'Enter Blaster');
  t.answer('Enter Gasgano, Podracer Pilot in the Podrace for 2 counters', NOT_SEARCHED);
  t.is(t.counters('Dark'), 4);
  t.doesNotOffer('Enter Ben Quadinaros, Podracer Pilot');
  t.answer("Enter Gasgano's Podracer in the Podrace for 1 counter");
  t.is([t.counters('Dark'), t.titles('Dark', 'race')], [3, ['Gasgano, Podracer Pilot', "Gasgano's Podracer"]]);
  t.doesNotOffer('Enter');
  // Counters are needed for it.
  deploy(t, { hand: ['Darth Maul, Sith Assassin', 'Gasgano, Podracer Pilot', "Gasgano's Podracer"] });
  t.answer('Deploy Darth Maul');
  t.offersAlso("Enter Gasgano's Podracer");
  t.doesNotOffer('Enter Gasgano, Podracer Pilot');
});

scenario('Who races is in play, face up, and on no planet at the same time', 'YJ-POD-03', (t) => {
  const [gasgano, ben] = ['Gasgano, Podracer Pilot', 'Ben Quadinaros, Podracer Pilot'];
  deploy(t, { hand: [gasgano, gasgano, ben], turnsHere: 0 });
  t.answer(`Enter ${gasgano}`, NOT_SEARCHED);
  t.card(gasgano, { zone: 'race', faceDown: false });
  t.doesNotOffer('Deploy Gasgano');
  t.offersAlso(`Deploy ${ben} face down`);
  // And the other way round.
  deploy(t, { hand: ['Sebulba, Podracer Pilot'], Naboo: ['Sebulba, Bad-Tempered Dug'] });
  t.offers(END);
});

scenario('The pilot may bring his Podracer from the deck, and the Podracer its pilot', 'YJ-POD-04 YJ-POD-05', (t) => {
  const cards = ["Sebulba's Podracer", "Gasgano's Podracer", 'Sebulba, Dug Podracer Pilot', 'Gasgano, Podracer Pilot'];
  deploy(t, { hand: ['Sebulba, Bad-Tempered Dug'], deck: cards });
  t.answer('Enter Sebulba');
  t.offers(CLASSIC, NOT_SEARCHED);
  t.answer('Boonta Eve Classic: search your deck for the matching pilot or Podracer');
  t.offers("Enter Sebulba's Podracer 1 counter", 'Deploy nothing');
  t.answer("Enter Sebulba's Podracer");
  t.is([t.titles('Dark', 'race').length, t.counters('Dark'), t.events('shuffle').length], [2, 1, 1]);
  // For the Podracer any version of its pilot.
  deploy(t, { hand: ["Sebulba's Podracer"], deck: ['Sebulba, Bad-Tempered Dug', ...cards] });
  t.answer("Enter Sebulba's Podracer", 'search your deck for the matching pilot');
  t.offers('Enter Sebulba, Bad-Tempered Dug', 'Enter Sebulba, Dug Podracer Pilot', 'Deploy nothing');
  t.answer('Deploy nothing');
  t.is(t.damage(), [['Dark', 1]]);
  // With both there, nothing is searched for.
  deploy(t, { race: ['Sebulba, Bad-Tempered Dug'], hand: ["Sebulba's Podracer"], deck: cards });
  t.answer("Enter Sebulba's Podracer");
  t.asks('Dark', 'deploy');
});

scenario('Only the Podracer with the name of the pilot in its title is his', 'YJ-POD-05', (t) => {
  const racing = (pilot: string, podracer: string): boolean => {
    deploy(t, { race: [pilot, podracer], hand: ['Jabba the Hutt, Gangster'] });
    return t.options.some((option) => option.startsWith('Play Jabba'));
  };
  for (const sebulba of ['Sebulba, Podracer Pilot', 'Sebulba, Bad-Tempered Dug', 'Sebulba, Champion Podracer Pilot'])
    t.is(racing(sebulba, "Sebulba's Podracer"), true, sebulba);
  t.is(racing('Gasgano, Podracer Pilot', "Gasgano's Podracer"), true);
  t.is(racing('Ben Quadinaros, Podracer Pilot', "Ben Quadinaros' Podracer"), true);
  t.is(racing('Sebulba, Podracer Pilot', "Gasgano's Podracer"), false);
});

scenario('Pilot and Podracer at the Objective hold no planet and take part in nothing there', 'YJ-POD-06', (t) => {
  const race = ['Sebulba, Podracer Pilot', "Sebulba's Podracer"];
  const light: SideSpec = {
    Tatooine: ['Yaddle, Jedi Master', "Adi Gallia's Lightsaber"],
    hand: ['Naboo, Theed Palace'],
  };
  t.board({ at: 'Light battles', location: 'Podrace Arena', dark: { race }, light });
  t.asks('Light', 'evenUp'); // neither duel nor battle
  t.answer('Even up');
  t.is(t.state.control, [1, -1, -1]);
  deploy(t, { race, hyperspace: ['Battleship, Trade Federation Transport'] });
  t.doesNotOffer('Evacuate');
  // In a battle of others Sebulba is not there either.
  t.board({ at: 'Dark battles', location: 'Podrace Arena', dark: { race, Tatooine: ['Watto, Slave Owner'] }, light });
  t.battle({ plan: { Light: ["Adi Gallia's Lightsaber"] } });
  t.is(t.events('fight').length, 1);
  t.is(t.powers(), [[3 + 1, 4 + 1 + 3]]);
});

scenario('First a Thrust token, then lap cards, then refuelling', 'YJ-POD-07', (t) => {
  const race = ['Sebulba, Podracer Pilot', "Sebulba's Podracer"];
  const hand = ['Jabba the Hutt, Gangster', 'Gardulla the Hutt, Crime Lord'];
  deploy(t, { race, hand, thrust: 1 });
  t.is(t.state.thrust[0], 2);
  t.doesNotOffer('Refuel');
  t.answer('Play Jabba the Hutt as 1');
  t.offersAlso('Play Gardulla the Hutt as 2', 'Refuel: draw 1 card');
  t.answer('Refuel: draw 1 card');
  t.doesNotOffer('Play', 'Refuel');
  // One token a Deploy step, and none without the matching Podracer.
  t.is(t.state.thrust[0], 2);
  deploy(t, { race: ['Sebulba, Podracer Pilot', "Gasgano's Podracer"], hand });
  t.is(t.state.thrust[0], 0);
  t.doesNotOffer('Play');
});

scenario('A pilot starts with no Thrust and gets his first token in the turn he comes', 'YJ-POD-08', (t) => {
  deploy(t, { hand: ['Sebulba, Podracer Pilot', 'Jabba the Hutt, Gangster'], race: ["Sebulba's Podracer"] });
  t.is(t.state.thrust[0], 0);
  t.doesNotOffer('Play');
  t.answer('Enter Sebulba');
  t.is(t.state.thrust[0], 1);
  t.offersAlso('Play Jabba the Hutt as 1');
  t.is(newGame(t).thrust, [0, 0]);
});

scenario('Anakin and Sebulba of the Boonta Eve begin with a Thrust of 2', 'YJ-POD-22', (t) => {
  deploy(t, { hand: ['Sebulba, Dug Podracer Pilot'], race: ["Sebulba's Podracer"] });
  t.answer('Enter Sebulba');
  t.is(t.state.thrust[0], 2);
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { hand: ['Anakin Skywalker, Boonta Eve Podracer Pilot'], race: ["Anakin Skywalker's Podracer"] },
  });
  t.answer('Enter Anakin');
  t.is(t.state.thrust[1], 2);
  // On a planet their text does nothing.
  deploy(t, { hand: ['Sebulba, Dug Podracer Pilot'] });
  t.answer('Deploy Sebulba');
  t.is(t.state.thrust[0], 0);
});

scenario('A pilot never has more than four Thrust tokens', 'YJ-POD-27', (t) => {
  const race = ['Sebulba, Podracer Pilot', "Sebulba's Podracer"];
  deploy(t, { race, thrust: 3 });
  t.is(t.state.thrust[0], 4);
  deploy(t, { race, thrust: 4 });
  t.is([t.state.thrust[0], t.events('thrust').length], [4, 0]);
});

scenario('Watto, Podrace Sponsor profits from lap cards played or a pilot who fought this turn', 'YJ-POD-23', (t) => {
  const sponsor = 'Watto, Podrace Sponsor';
  const race = ['Gasgano, Podracer Pilot', "Gasgano's Podracer"];
  const side: SideSpec = { race, Tatooine: [sponsor], hand: ['Jabba the Hutt, Gangster'] };
  const light: SideSpec = { Tatooine: ['Yaddle, Jedi Master'] };
  const power = (...answers: string[]): number => {
    deploy(t, side, light);
    t.answer(...answers, END);
    t.battle({ plan: {} });
    return t.powers()[0]![0]!;
  };
  t.is(power('Play Jabba the Hutt as 1'), 3 + 2);
  t.is(power(), 3); // a token alone is no thrust
  // A pilot fights before him.
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Sebulba, Bad-Tempered Dug', sponsor] },
    light: { plan: ['Jawa, Thief', 'Yaddle, Jedi Master'] },
  });
  t.is(t.powers()[1], [3 + 2, 4]);
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Gragra, Chuba Peddler', sponsor] },
    light: { plan: ['Jawa, Thief', 'Yaddle, Jedi Master'] },
  });
  t.is(t.powers()[1], [3, 4]);
});

scenario(
  'Graxol Kelvyyn and Shakka bet on the leader: six for each lap, and the cards of the present one',
  'YJ-POD-24',
  (t) => {
    const [mine, theirs] = [
      ['Gasgano, Podracer Pilot', "Gasgano's Podracer"],
      ['Neva Kee, Podracer Pilot', "Neva Kee's Podracer"],
    ];
    const laps = ['Jabba the Hutt, Gangster', 'Gardulla the Hutt, Crime Lord'];
    const lightLaps = ['Boss Nass, Gungan Chief', 'Mace Windu, Jedi Master'];
    const power = (dark: SideSpec, light: SideSpec): number => {
      t.attack('Dark', 'Mos Espa', {
        dark: { plan: ['Graxol Kelvyyn and Shakka'], race: mine, ...dark },
        light: { plan: ['Yaddle, Jedi Master'], race: theirs, ...light },
      });
      return t.powers()[0]![0]!;
    };
    t.is(power({ laps }, {}), 3 + 2);
    t.is(power({ laps }, { laps: lightLaps }), 3);
    t.is(power({ laps }, { lapTokens: 1 }), 3);
    t.is(power({ lapTokens: 1 }, { laps: lightLaps }), 3 + 2);
    t.is(power({}, {}), 3);
  },
);

scenario("RuuR'Ur takes the last lap card of the opponent's pile, not a lap that is done", 'YJ-POD-25', (t) => {
  const race = ['Neva Kee, Podracer Pilot', "Neva Kee's Podracer"];
  t.attack('Dark', 'Podrace Arena', {
    dark: { plan: ["RuuR'Ur, Tusken Raider Sniper"] },
    light: {
      plan: ['Jawa, Bargainer'],
      race,
      laps: ['Boss Nass, Gungan Chief', 'Mace Windu, Jedi Master'],
      lapTokens: 1,
    },
  });
  t.asks('Dark', 'discardLap');
  t.answer("discard the opponent's last lap card");
  t.is([t.titles('Light', 'laps'), t.state.lapTokens[1]], [['Boss Nass, Gungan Chief'], 1]);
  t.card('Mace Windu, Jedi Master', { zone: 'discard' });
  // With no card in the present lap there is nothing to take.
  t.attack('Dark', 'Podrace Arena', {
    dark: { plan: ["RuuR'Ur, Tusken Raider Sniper"] },
    light: { plan: ['Jawa, Bargainer'], race, lapTokens: 1 },
  });
  t.asks('Dark', 'evenUp');
  t.is(t.state.lapTokens[1], 1);
});
