/** The order of a turn. */
import { BATTLE, DARK, DEPLOY, EVEN_UP, LIGHT } from '../src/rules/state.ts';
import { type Play, scenario } from '../src/testing/index.ts';

/** The steps begun so far, as seat and step. */
const steps = (t: Play): number[][] => t.events('step').map(({ seat, step }) => [seat, step]);

scenario('Deploy, Battle, Even Up', 'YJ-TURN-01', (t) => {
  t.board({
    at: 'Dark starts a turn',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'], hand: ['Blaster'] },
    light: { Tatooine: ['Jawa, Thief'] },
  });
  const watto = t.find('Watto, Slave Owner');
  t.asks('Dark', 'deploy');
  t.is(t.state.step, DEPLOY);
  t.refused(t.whyNot(DARK, { kind: 'battle', card: watto }), 'YJ-TURN-04'); // too early
  t.answer('End the Deploy step');
  t.asks('Dark', 'battle');
  t.is(t.state.step, BATTLE);
  t.refused(t.whyNot(DARK, { kind: 'deploy', card: t.find('Dark Blaster') }), 'YJ-TURN-03'); // too late
  t.answer('Start no battle');
  t.asks('Dark', 'evenUp');
  t.is(t.state.step, EVEN_UP);
  t.answer('Even up');
  t.asks('Light', 'deploy');
  t.is(steps(t), [
    [DARK, DEPLOY],
    [DARK, BATTLE],
    [DARK, EVEN_UP],
    [LIGHT, DEPLOY],
  ]);
});

scenario('At the start of your turn your face-down cards turn face up, on any planet', 'YJ-TURN-02', (t) => {
  t.board({
    at: 'Dark starts a turn',
    location: 'Mos Espa',
    dark: {
      Tatooine: ['hidden Watto, Slave Owner', 'hidden Blaster', 'hidden Sando Aqua Monster'],
      Naboo: ['hidden Trade Federation Tank, Armored Division'],
      turnsHere: 1,
    },
    light: { Tatooine: ['hidden Jawa, Thief'], turnsHere: 1 },
  });
  for (const name of [
    'Watto, Slave Owner',
    'Dark Blaster',
    'Sando Aqua Monster',
    'Trade Federation Tank, Armored Division',
  ])
    t.card(name, { faceDown: false });
  t.card('Jawa, Thief', { faceDown: true }); // not the opponent's
  t.is(t.counters('Dark'), 7); // and what they say holds in this very turn
});

scenario('In the Deploy step everything may be done in any order', 'YJ-TURN-03', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: {
      Naboo: ['Trade Federation Tank, Armored Division'],
      Tatooine: ['The Jedi Are Involved'],
      hyperspace: ['Battleship, Trade Federation Transport'],
      race: ['Sebulba, Dug Podracer Pilot', "Sebulba's Podracer"],
      thrust: 1,
      hand: [
        'Jabba the Hutt, Gangster',
        'Gardulla the Hutt, Crime Lord',
        'Watto, Slave Owner',
        'Tatooine, Podrace Arena',
        'Droid Starfighter [MDM]',
        'Blaster',
        'Sandstorm',
      ],
    },
  });
  t.answer('Play Jabba the Hutt, Gangster as 1 of the lap');
  t.answer('Deploy Watto');
  t.answer('Play Tatooine, Podrace Arena');
  t.answer('Evacuate Naboo', 'Light: Do not intercept');
  t.answer('Use The Jedi Are Involved: put Sandstorm under your deck');
  t.answer('Launch Droid Starfighter');
  t.answer('Play Gardulla the Hutt, Crime Lord as 2 of the lap');
  t.answer('Deploy Blaster');
  t.answer('Refuel: draw 1');
  t.asks('Dark', 'deploy');
  t.is(t.titles('Dark', 'Tatooine'), ['Watto, Slave Owner', 'Blaster', 'The Jedi Are Involved']);
  t.is(t.titles('Dark', 'Naboo'), []);
  t.is(t.state.laps[DARK]!.length, 2);
});

const duelists = {
  dark: { Tatooine: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'] },
  light: { Tatooine: ['R2-D2, Astromech Droid', 'Jawa, Thief', 'Ishi Tib, Warrior'] },
};

scenario('First one duel, then one battle, and neither if you like', 'YJ-TURN-04', (t) => {
  t.board({ at: 'Dark battles', location: 'Desert Landing Site', ...duelists });
  t.asks('Dark', 'duel');
  t.answer('Challenge R2-D2', 'Light: Face the challenge', 'Light: Use no weapon');
  // R2-D2 is gone at once. There is no second duel; now the battle.
  t.card('R2-D2, Astromech Droid', { zone: 'discard' });
  t.asks('Dark', 'battle');
  t.offers('Start a battle', 'Start no battle');
  t.battle({ plan: { Dark: ['Sith Lightsaber'], Light: ['Jawa', 'Ishi Tib'] } });
  // One battle; Ishi Tib had no opponent and is still there.
  t.card('Jawa, Thief', { zone: 'discard' });
  t.card('Light Ishi Tib, Warrior', { zone: 'Tatooine' });
  t.asks('Dark', 'evenUp');
  t.is([t.events('duel').length, t.events('battle').length], [1, 1]);

  t.board({ at: 'Dark battles', location: 'Desert Landing Site', ...duelists });
  t.answer('Start no duel', 'Start no battle');
  t.asks('Dark', 'evenUp');
  t.board({ at: 'Dark battles', location: 'Desert Landing Site', ...duelists });
  t.answer('Start no duel');
  t.asks('Dark', 'battle'); // a battle without a duel
});

scenario('In the Even Up step: texts and surrender, then evening up', 'YJ-TURN-05', (t) => {
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: { Tatooine: ['Blockade', 'Watto, Slave Owner'], hand: ['Blaster'] },
    light: { Tatooine: ['Jawa, Thief'] },
  });
  t.offers(
    'Discard Blockade to discard Jawa, Thief',
    'Discard your whole hand',
    'Surrender Tatooine',
    'Even up to 6 cards and end the turn',
  );
  t.answer('Discard Blockade to discard Jawa', 'Surrender Tatooine');
  t.offers('Discard your whole hand', 'Even up'); // no way around it
  t.answer('Even up');
  t.is(t.handSize('Dark'), 6);
});

scenario('After evening up the turn ends and control is looked at', 'YJ-TURN-06', (t) => {
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'] },
    light: { hand: ['Naboo, Theed Palace'] },
  });
  t.is(t.state.control, [-1, -1, -1]);
  t.answer('Even up');
  t.is(t.state.control, [DARK, -1, -1]);
  t.is(
    t.match.events.map(({ kind }) => kind).filter((kind) => kind === 'draw' || kind === 'control'),
    [...new Array<string>(6).fill('draw'), 'control'],
  );
});

scenario('The opponent acts in your turn only where a rule says so', 'YJ-TURN-07', (t) => {
  t.board({
    at: 'Dark starts a turn',
    location: 'Mos Espa',
    dark: {
      Tatooine: ["UrrOr'RuuR, Tusken Raider Warrior", 'Darth Maul, Sith Apprentice', 'Sith Lightsaber'],
      Naboo: ['Rodian, Mercenary'],
      hyperspace: ['Battleship, Trade Federation Transport'],
      hand: ['Watto, Slave Owner'],
    },
    light: {
      Tatooine: ['Jawa, Bargainer', 'R2-D2, Astromech Droid', 'Ishi Tib, Warrior'],
      hand: ['Jawa, Thief', 'Da Beings Hereabouts Cawazy', 'Tatooine, Podrace Arena', 'Bravo 1, Naboo Starfighter'],
    },
  });
  const asked = new Set<string>();
  const plan = ["UrrOr'RuuR", 'Sith Lightsaber', 'Darth Maul', 'Watto'];
  while (t.state.turn === 6 && t.state.result === null) {
    const { seat, kind } = t.state.question!;
    if (seat === LIGHT) asked.add(kind);
    if (kind === 'deploy' && t.options.some((text) => text.startsWith('Deploy Watto'))) t.answer('Deploy Watto');
    else if (kind === 'deploy' && t.options.includes('Evacuate Naboo')) t.answer('Evacuate Naboo');
    else if (kind === 'intercept') t.answer('Do not intercept');
    else if (kind === 'duel') t.answer('Challenge R2-D2');
    else if (kind === 'battle') t.answer('Start a battle');
    else if (kind === 'plan' && seat === DARK) t.answer(`Put ${plan.shift()}`);
    else if (kind === 'plan') t.answer(t.options[0]!);
    else t.answer(t.options.at(-1)!);
  }
  t.is([...asked].sort(), ['battleCards', 'defend', 'duelWeapon', 'intercept', 'mustDiscard', 'plan']);
});
