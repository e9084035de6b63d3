/** Control of a planet, and surrender. */
import { DARK, LIGHT, NABOO } from '../src/rules/state.ts';
import { type BoardSpec, type Play, scenario } from '../src/testing/index.ts';

const next = { hand: ['Naboo, Theed Palace'] };

scenario('At the end of any turn, whoever alone has a Character there takes the planet', 'YJ-CTL-01', (t) => {
  const control = (at: BoardSpec['at'], dark: readonly string[], light: readonly string[]) => {
    t.board({
      at,
      location: 'Mos Espa',
      dark: { Tatooine: dark, hand: ['Naboo, Gungan Swamp'] },
      light: { Tatooine: light, ...next },
    });
    return t.state.control[0];
  };
  t.is(control('Dark ends the turn', ['Watto, Slave Owner'], []), DARK);
  t.is(control('Light ends the turn', ['Watto, Slave Owner'], []), DARK); // also in the other's turn
  t.is(control('Dark ends the turn', [], ['Jawa, Thief']), LIGHT);
  t.is(control('Light ends the turn', [], ['Jawa, Thief']), LIGHT);
  t.is(control('Light ends the turn', ['Watto, Slave Owner'], ['Jawa, Thief']), -1);
});

scenario('Weapons, Effects and Starships hold no planet', 'YJ-CTL-02', (t) => {
  t.board({
    at: 'Dark ends the turn',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'] },
    light: { Tatooine: ['Eopie', 'Bombad General'], hyperspace: ['Bravo 1, Naboo Starfighter'], ...next },
  });
  t.is(t.state.control[0], DARK);
  t.board({
    at: 'Dark ends the turn',
    location: 'Mos Espa',
    light: { Tatooine: ['Eopie', 'Bombad General'], hyperspace: ['Bravo 1, Naboo Starfighter'], ...next },
  });
  t.is(t.state.control[0], -1);
});

scenario('With nobody there the game goes on with the next turn', 'YJ-CTL-03', (t) => {
  t.board({ at: 'Dark ends the turn', location: 'Mos Espa', light: { hand: ['Jawa, Thief', 'Naboo, Theed Palace'] } });
  t.asks('Light', 'deploy');
  t.is(t.state.control, [-1, -1, -1]);
  // Usually whoever is on turn then deploys somebody and takes it.
  t.answer('Deploy Jawa', 'End the Deploy step', 'Even up');
  t.is(t.state.control, [LIGHT, -1, -1]);
});

scenario('Nothing is decided in the first turns at a planet nor while cards lie hidden', 'YJ-CTL-04', (t) => {
  const control = (dark: BoardSpec['dark'], light: BoardSpec['light']) => {
    t.board({ at: 'Dark ends the turn', location: 'Mos Espa', dark: dark!, light: { ...next, ...light } });
    return t.state.control[0];
  };
  t.is(control({ Tatooine: ['Watto, Slave Owner'], turnsHere: 1 }, { turnsHere: 1 }), DARK);
  t.is(control({ Tatooine: ['Watto, Slave Owner'], turnsHere: 1 }, { turnsHere: 0 }), -1);
  t.is(control({ Tatooine: ['hidden Watto, Slave Owner'], turnsHere: 0 }, { turnsHere: 1 }), -1);
  t.board({
    at: 'Light ends the turn',
    location: 'Mos Espa',
    dark: { turnsHere: 0, hand: ['Naboo, Gungan Swamp'] },
    light: { Tatooine: ['Jawa, Thief'], turnsHere: 1 },
  });
  t.is(t.state.control[0], -1);
  t.is(control({ Tatooine: ['Watto, Slave Owner'] }, { Tatooine: ['hidden Eopie'] }), -1);
  t.is(control({ Tatooine: ['Watto, Slave Owner'] }, { Tatooine: ['hidden Bombad General'] }), -1);
  t.is(control({ Tatooine: ['Watto, Slave Owner'] }, { Tatooine: ['Bombad General'] }), DARK);
});

scenario('A planet surrendered goes to the opponent at the end of the turn', 'YJ-CTL-05', (t) => {
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'], hand: ['Naboo, Gungan Swamp'] },
  });
  t.answer('Surrender Tatooine');
  t.is(t.state.control, [-1, -1, -1]);
  t.answer('Even up');
  t.is(t.state.control, [LIGHT, -1, -1]); // though only Dark has somebody there
  t.is(t.state.surrendered, [1, 0, 0]);
  // Not in another step, and not in the opponent's turn.
  t.board({
    at: 'Dark starts a turn',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'] },
    light: { Tatooine: ['Jawa, Thief'] },
  });
  t.doesNotOffer('Surrender');
  t.answer('End the Deploy step');
  t.doesNotOffer('Surrender');
  t.answer('Start no battle');
  t.asks('Dark', 'evenUp');
  t.offersAlso('Surrender Tatooine');
});

scenario('Even on the very first turn', 'YJ-CTL-06', (t) => {
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: { Tatooine: ['hidden Watto, Slave Owner'], hand: ['Naboo, Gungan Swamp'], turnsHere: 0 },
    light: { turnsHere: 0 },
  });
  t.answer('Surrender Tatooine', 'Even up');
  t.is(t.state.control[0], LIGHT);
});

scenario('Surrender, even up, look at the deck, pass control; the loser chooses and moves first', 'YJ-CTL-07', (t) => {
  const dark = { Tatooine: ['Watto, Slave Owner'], hand: ['Naboo, Gungan Swamp'] };
  t.board({ at: 'Dark evens up', location: 'Mos Espa', dark, light: { hand: ['Coruscant, Capital City'] } });
  t.answer('Surrender Tatooine', 'Even up');
  t.is(
    t.match.events.map(({ kind }) => kind),
    ['step', 'surrender', 'draw', 'draw', 'draw', 'draw', 'draw', 'control'],
  );
  t.answer('Dark: Go to Naboo', 'Dark: Take no Effect', 'Light: Take no Effect');
  t.asks('Dark', 'deploy');
  // An empty deck comes first.
  t.board({ at: 'Dark evens up', location: 'Mos Espa', dark: { ...dark, left: 5 } });
  t.answer('Surrender Tatooine', 'Even up');
  t.winner('Light');
  t.is([t.state.result!.reason, t.state.control[0]], ['deck', -1]);
});

scenario('A planet got by surrender is worth as much as any other', 'YJ-CTL-08', (t) => {
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'] },
    light: { controls: ['Naboo'], gotBySurrender: ['Naboo'] },
  });
  t.answer('Surrender Tatooine', 'Even up');
  t.winner('Light');
  t.is(t.state.result!.reason, 'planets');
});

const lost = {
  at: 'Dark ends the turn',
  location: 'Mos Espa',
  dark: { Tatooine: ['Watto, Slave Owner', 'Blaster', 'Sando Aqua Monster'] },
  light: {
    Tatooine: ['Eopie', "Captain Panaka's Blaster", 'Bombad General'],
    hand: ['Naboo, Theed Palace', "Captain Panaka's Blaster", 'Eopie'],
  },
} as const;

scenario('Characters and Weapons stay on a finished planet; Effects go', 'YJ-CTL-09 YJ-CTL-10', (t) => {
  t.board(lost);
  t.is(t.state.control[0], DARK);
  t.is(t.titles('Dark', 'Tatooine'), ['Watto, Slave Owner', 'Blaster']);
  t.is(t.titles('Light', 'Tatooine'), ['Eopie', "Captain Panaka's Blaster"]);
  t.is([t.titles('Dark', 'discard'), t.titles('Light', 'discard')], [['Sando Aqua Monster'], ['Bombad General']]);
  t.answer('Light: Go to Naboo', 'Light: Take no Effect', 'Dark: Take no Effect');
  // The stranded Blaster is still in play, so another cannot come.
  t.offers('Deploy Eopie face down', 'End the Deploy step');
});

scenario('Stranded cards come back by evacuation, or not at all', 'YJ-CTL-11', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Theed Palace',
    dark: {
      Tatooine: ['Watto, Slave Owner', 'Blaster'],
      Naboo: ['Rodian, Mercenary'],
      hyperspace: ['Battleship, Trade Federation Transport'],
      controls: ['Tatooine'],
    },
    light: { Tatooine: ['Ishi Tib, Warrior'], Naboo: ['Jawa, Thief'] },
  });
  t.answer(
    'End the Deploy step',
    'Start no battle',
    'Even up',
    'Light: End the Deploy step',
    'Start no battle',
    'Even up',
  );
  t.is(t.titles('Dark', 'Tatooine'), ['Watto, Slave Owner', 'Blaster']);
  t.is(t.titles('Light', 'Tatooine'), ['Ishi Tib, Warrior']);
  t.answer('Dark: Evacuate Tatooine', 'Light: Do not intercept');
  t.is(t.titles('Dark', 'Tatooine'), []);
  t.card('Watto, Slave Owner', { zone: 'deck' });
  // Without a transport there is no way.
  t.board({
    at: 'Light deploys',
    location: 'Theed Palace',
    light: { Tatooine: ['Ishi Tib, Warrior'], hyperspace: ['Bravo 1, Naboo Starfighter'] },
  });
  t.offers('End the Deploy step');
});

scenario('What happens on winning a planet happens however it was won', 'YJ-CTL-12', (t) => {
  const hand = ['Sandstorm', 'Blaster', 'Sniper', 'STAP'];
  const sidious = 'Darth Sidious, Master of the Dark Side';
  t.board({
    at: 'Dark ends the turn',
    location: 'Mos Espa',
    dark: { Tatooine: [sidious], hand },
    light: next,
  });
  t.asks('Dark', 'renewHand');
  t.answer('Discard Darth Sidious', 'Discard Sandstorm', 'Discard Sniper', 'Discard STAP');
  t.is(t.titles('Dark', 'discard'), [sidious, 'Sandstorm', 'Sniper', 'STAP']);
  t.is(t.titles('Dark', 'hand'), ['Blaster', 'Rodian, Mercenary', 'Rodian, Mercenary', 'Rodian, Mercenary']);
  t.asks('Light', 'nextPlanet');
  // By surrender.
  t.board({
    at: 'Light evens up',
    location: 'Mos Espa',
    dark: { Tatooine: [sidious], hand },
    light: { Tatooine: ['Jawa, Thief'], ...next },
  });
  t.answer('Light: Surrender Tatooine', 'Even up');
  t.asks('Dark', 'renewHand');
  t.answer('Keep Darth Sidious');
  t.is(t.handSize('Dark'), 4);
  // Yoda as well; not on another planet, and not for the loser.
  const yoda = 'Yoda, Jedi Philosopher';
  const light = { hand: ['Eopie', 'Kaadu', 'Fambaa'] };
  t.board({
    at: 'Dark ends the turn',
    location: 'Mos Espa',
    light: { Tatooine: [yoda], ...light },
    dark: { hand: ['Naboo, Gungan Swamp'] },
  });
  t.asks('Light', 'renewHand');
  t.board({
    at: 'Dark ends the turn',
    location: 'Mos Espa',
    light: { Tatooine: ['Jawa, Thief'], Naboo: [yoda], ...light },
    dark: { hand: ['Coruscant, Capital City'] },
  });
  t.asks('Dark', 'nextPlanet');
  t.board({
    at: 'Light evens up',
    location: 'Mos Espa',
    light: { Tatooine: [yoda], hand: [...light.hand, 'Naboo, Theed Palace'] },
    dark: { Tatooine: ['Watto, Slave Owner'] },
  });
  t.answer('Surrender Tatooine', 'Even up');
  t.asks('Light', 'nextPlanet');
});

/** A fight between the two, with this Battle card for one side; its owner's power. */
function powerWith(
  t: Play,
  seat: 'Dark' | 'Light',
  card: string,
  fighter: string,
  more: Pick<BoardSpec, 'dark' | 'light'>,
): number {
  const side = (own: boolean, plain: string) => ({
    Naboo: [own ? fighter : plain],
    ...(own && card !== '' ? { hand: [card] } : {}),
  });
  t.board({
    at: 'Dark battles',
    location: 'Gungan Swamp',
    dark: { ...side(seat === 'Dark', 'Rodian, Mercenary'), ...more.dark },
    light: { ...side(seat === 'Light', 'Jawa, Thief'), ...more.light },
  });
  t.battle({ cards: card === '' ? {} : { [seat]: [card] }, plan: card === '' ? {} : { [seat]: [card, fighter] } });
  return t.powers()[0]![seat === 'Dark' ? DARK : LIGHT]!;
}

scenario('It is remembered how each planet was lost', 'YJ-CTL-13', (t) => {
  for (const [seat, card, fighter, enemy] of [
    ['Dark', 'Colo Claw Fish', 'Watto, Slave Owner', 'light'],
    ['Light', 'No Giben Up, General Jar Jar', 'Queen Amidala, Royal Leader', 'dark'],
  ] as const) {
    const plain = powerWith(t, seat, '', fighter, {});
    t.is(powerWith(t, seat, card, fighter, {}), plain);
    t.is(powerWith(t, seat, card, fighter, { [enemy]: { controls: ['Tatooine'] } }), plain + 2);
    t.is(
      powerWith(t, seat, card, fighter, { [enemy]: { controls: ['Tatooine'], gotBySurrender: ['Tatooine'] } }),
      plain,
    );
  }
  // From the surrender on.
  t.board({
    at: 'Light evens up',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'] },
    light: { Tatooine: ['Jawa, Thief'], ...next },
  });
  t.answer('Surrender Tatooine', 'Even up');
  t.is(
    [t.state.control, t.state.surrendered],
    [
      [DARK, -1, -1],
      [1, 0, 0],
    ],
  );
  t.board({ at: 'Light ends the turn', location: 'Mos Espa', dark: { Tatooine: ['Watto, Slave Owner'] }, light: next });
  t.is(
    [t.state.control, t.state.surrendered],
    [
      [DARK, -1, -1],
      [0, 0, 0],
    ],
  );
});

scenario('To have controlled a planet stays true', 'YJ-CTL-14', (t) => {
  const mace = (light: BoardSpec['light']) =>
    powerWith(t, 'Light', '', 'Mace Windu, Jedi Councilor', { light: light! });
  t.is([mace({}), mace({ controls: ['Coruscant'] }), mace({ controls: ['Tatooine'] })], [6, 8, 6]);
  t.is(mace({ controls: ['Coruscant'], gotBySurrender: ['Coruscant'] }), 8);
  t.is(powerWith(t, 'Light', '', 'Mace Windu, Jedi Councilor', { dark: { controls: ['Coruscant'] } }), 6); // the opponent's
  const jabba = (dark: BoardSpec['dark']) =>
    powerWith(t, 'Dark', '', 'Jabba the Hutt, Tatooine Tyrant', { dark: dark! });
  t.is([jabba({}), jabba({ controls: ['Tatooine'] })], [4, 6]);
  // Queen Amidala wants Naboo itself, which must not be the current planet then.
  const amidala = (controls: BoardSpec['light']) => {
    t.board({
      at: 'Dark battles',
      location: 'Mos Espa',
      dark: { Tatooine: ['Rodian, Mercenary'] },
      light: { Tatooine: ['Queen Amidala, Young Leader'], ...controls },
    });
    t.battle({ plan: {} });
    return t.powers()[0]![LIGHT];
  };
  t.is([amidala({}), amidala({ controls: ['Naboo'] })], [2, 4]);
  const yoda = (more: Pick<BoardSpec, 'dark' | 'light'>) => powerWith(t, 'Light', '', 'Yoda, Wise Jedi', more);
  t.is([yoda({}), yoda({ dark: { controls: ['Tatooine'] } }), yoda({ light: { controls: ['Tatooine'] } })], [4, 6, 4]);
  // From the moment control is taken.
  t.board({
    at: 'Dark ends the turn',
    location: 'Theed Palace',
    dark: { Naboo: ['Watto, Slave Owner'] },
    light: { hand: ['Tatooine, Mos Espa'] },
  });
  t.is(t.state.control[NABOO], DARK);
});
