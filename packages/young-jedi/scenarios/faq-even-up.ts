/** The official questions and answers: evening up, and rulings for tournaments. */
import { DARK, LIGHT } from '../src/rules/state.ts';
import { type Play, scenario } from '../src/testing/index.ts';

const END = 'End the Deploy step';
const EVEN_UP = 'Even up';

scenario('FAQ: May I surrender a planet at the end of my first turn there?', 'YJ-CTL-06 YJ-HID-04 YJ-TURN-02', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { hand: ['Jawa, Thief', 'Naboo, Theed Palace'], turnsHere: 0 },
    dark: { turnsHere: 0 },
  });
  t.answer('Deploy Jawa', END, 'Surrender Tatooine', EVEN_UP);
  t.is(t.state.control, [DARK, -1, -1]);
  t.card('Jawa, Thief', { zone: 'Tatooine', faceDown: true });
  t.answer('Light: Go to Naboo', 'Light: Take no Effect', 'Dark: Take no Effect');
  // Light's next turn is the first one on Naboo; on Tatooine the card turns face up.
  t.asks('Light', 'deploy');
  t.card('Jawa, Thief', { zone: 'Tatooine', faceDown: false });
});

scenario("FAQ: Do I even up in my opponent's turn?", 'YJ-EVN-01', (t) => {
  t.board({
    at: 'Dark evens up',
    location: 'Mos Espa',
    dark: { hand: ['Blaster'], Tatooine: ['Watto, Slave Owner'], left: 20 },
    light: { hand: ['Blaster'], Tatooine: ['Jawa, Thief'], left: 20 },
  });
  t.answer(EVEN_UP);
  t.asks('Light', 'deploy');
  t.is([t.handSize('Dark'), t.handSize('Light')], [6, 1]);
  t.answer(END, 'Start no battle', EVEN_UP);
  t.is([t.handSize('Dark'), t.handSize('Light')], [6, 6]);
});

scenario(
  'FAQ: I defeat everybody on my second planet, then draw my last card evening up; who wins?',
  'YJ-OBJ-06 YJ-EVN-06 YJ-OBJ-12',
  (t) => {
    const lastStand = (left: number) => {
      t.board({
        at: 'Dark battles',
        location: 'Mos Espa',
        dark: { Tatooine: ['Watto, Slave Owner'], controls: ['Naboo'], left },
        light: { Tatooine: ['Jawa, Thief'] },
      });
      t.battle({ plan: {} });
      t.is(t.titles('Light', 'Tatooine'), []);
      t.winner('undecided');
      t.answer(EVEN_UP);
    };
    lastStand(6);
    t.winner('Light');
    t.is(t.state.control, [-1, -1, DARK]);
    lastStand(7);
    t.winner('Dark');
    t.is(t.state.control, [DARK, -1, DARK]);
  },
);

scenario('FAQ: A turn ends with no characters on either side; what happens?', 'YJ-CTL-03', (t) => {
  t.board({ at: 'Dark evens up', location: 'Mos Espa', dark: {}, light: { hand: ['Jawa, Thief'] } });
  t.answer(EVEN_UP);
  t.is(t.state.control, [-1, -1, -1]);
  // Most often the next player deploys somebody and takes the planet.
  t.answer('Light: Deploy Jawa', END, EVEN_UP);
  t.is(t.state.control, [LIGHT, -1, -1]);
});

/** Dark's first turn on Tatooine, everything face down. */
const hiddenTurn = (t: Play, hand: readonly string[]): void =>
  t.board({ at: 'Dark deploys', location: 'Mos Espa', dark: { hand, turnsHere: 0 }, light: { turnsHere: 0 } });

scenario('FAQ: What if hidden cards break the limits?', 'YJ-TRN-01 YJ-TRN-06 YJ-HID-02 YJ-HID-03 YJ-HID-11', (t) => {
  // Here they cannot. More than six counters:
  hiddenTurn(t, ['Darth Maul, Sith Apprentice', 'Watto, Slave Owner', 'Blaster', 'Sith Probe Droid, Spy Drone']);
  t.answer('Deploy Darth Maul');
  t.offers('Deploy Blaster face down', END);
  t.refused(t.whyNot(DARK, { kind: 'deploy', card: t.find('Watto, Slave Owner') }), 'YJ-DEP-01');
  // Battle cards, Locations and Starships:
  const others = ['Sandstorm', 'Tatooine, Podrace Arena', 'Droid Starfighter [MDM]'];
  hiddenTurn(t, others);
  t.offers('Play Tatooine, Podrace Arena as the new location', 'Launch Droid Starfighter', END);
  for (const name of others)
    t.is(t.whyNot(DARK, { kind: 'deploy', card: t.find(name) })?.rule.startsWith('YJ-DEP'), true);
  // A second Effect:
  hiddenTurn(t, ['All-Out Attack', 'Da Dug Chaaa!']);
  t.answer('Deploy All-Out Attack face down');
  t.offers(END);
  t.refused(t.whyNot(DARK, { kind: 'deploy', card: t.find('Da Dug Chaaa!') }), 'YJ-EFF-02');
  // Not even an Effect that would raise the limit of counters.
  hiddenTurn(t, ['Sando Aqua Monster', 'Darth Sidious, Sith Master']);
  t.answer('Deploy Sando Aqua Monster');
  t.is(t.counters('Dark'), 4);
  t.offers(END);
});

scenario(
  'FAQ: What if a stackable card is deployed on another planet already?',
  'YJ-TRN-02 YJ-TRN-06 YJ-STK-11 YJ-STK-03 YJ-CARD-15',
  (t) => {
    const ruler = 'Queen Amidala, Ruler of Naboo';
    const stranded = ['Queen Amidala, Royal Leader', 'Queen Amidala, Voice of Her People'];
    const amidala = (light: { readonly Naboo?: readonly string[]; readonly Tatooine?: readonly string[] }) =>
      t.board({
        at: 'Light deploys',
        location: 'Mos Espa',
        light: { hand: [ruler, 'Queen Amidala, Royal Leader'], controls: ['Naboo'], ...light },
      });
    amidala({ Naboo: stranded });
    t.offers(END);
    t.refused(t.whyNot(LIGHT, { kind: 'deploy', card: t.find(ruler) }), 'YJ-STK-03');
    // Where her stack is, more of her may come.
    amidala({ Tatooine: stranded });
    t.offers(`Deploy ${ruler}`, 'Deploy Queen Amidala, Royal Leader', END);
    amidala({ Naboo: ['Gungan Guard'] });
    t.answer(`Deploy ${ruler}`, 'Deploy Queen Amidala, Royal Leader');
    t.is(t.titles('Light', 'Tatooine').length, 2);
  },
);

scenario('FAQ: What if a card in a battle plan is no Battle card?', 'YJ-TRN-03 YJ-TRN-06 YJ-BC-01', (t) => {
  t.board({
    at: 'Dark battles',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'], hand: ['Blaster', 'Darth Maul, Sith Lord', 'Da Dug Chaaa!'] },
    light: { Tatooine: ['Jawa, Thief'], hand: ['Tatooine, Mos Espa', 'Republic Cruiser, Transport', 'Jawa, Thief'] },
  });
  t.answer('Start a battle');
  // None can be taken from hand.
  t.asks('Dark', 'battleCards');
  t.offers('Declare no more');
  t.answer('Declare no more');
  t.asks('Light', 'battleCards');
  t.offers('Declare no more');
});

scenario('FAQ: What if a deck is not shuffled properly?', 'YJ-TRN-04 YJ-SET-02', (t) => {
  const destiny = ['Jawa, Thief', 'Jawa, Bargainer', 'Eopie', 'Kaadu', 'Booma', 'Comlink', 'Gian Speeder', 'Fambaa'];
  const order = (seed: number): string[] => {
    t.board({
      at: 'setup',
      seed,
      dark: { deck: ['Naboo, Gungan Swamp'], left: 12 },
      light: { deck: ['Naboo, Theed Palace', ...destiny], left: 6 },
    });
    // Shuffling is the first thing to happen, for both players, and nobody sees the order.
    t.is(
      t.match.events.slice(0, 2).map(({ kind }) => kind),
      ['shuffle', 'shuffle'],
    );
    const { state } = t.game.view(t.table, DARK);
    t.is(state.deck[LIGHT]!.filter((card) => state.def[card]! >= 0).length, 0);
    t.answer('Naboo', 'Take no Effect', 'Take no Effect');
    return [...t.titles('Light', 'hand'), ...t.titles('Light', 'deck')];
  };
  const orders = [1, 2, 3, 4, 5, 6].map(order);
  t.is(new Set(orders.map((names) => names.join())).size, 6);
  t.is(new Set(orders.map((names) => names[0])).size > 2, true);
});

scenario(
  'FAQ: In which order is destiny drawn, and when do Battle cards resolve?',
  'YJ-TRN-05 YJ-FGT-04 YJ-FGT-05 YJ-FGT-06 YJ-FGT-07 YJ-FGT-08 YJ-FGT-09 YJ-FGT-11 YJ-FGT-12',
  (t) => {
    const draws = (): string[] => t.draws().map(([seat, purpose]) => `${seat}, ${purpose}`);
    for (const attacker of ['Dark', 'Light'] as const) {
      t.attack(attacker, 'Podrace Arena', {
        dark: { plan: ["Watto's Wager", "Watto's Datapad", 'Watto, Slave Owner'] },
        light: { plan: ["Anakin Skywalker's Podracer", 'Anakin Skywalker, Podracer Pilot'] },
      });
      const weapons = ['Dark, weapon', 'Light, weapon'];
      t.is(draws(), ['Dark, Battle card', ...(attacker === 'Light' ? weapons : weapons.toReversed()), 'Light, power']);
    }
    t.attack('Light', 'Podrace Arena', {
      dark: { plan: ["Watto's Wager", 'Watto, Slave Owner'] },
      light: { plan: ['Counterparts', 'R2-D2, Astromech Droid', "C-3PO, Anakin's Creation"] },
    });
    t.is(draws(), ['Dark, Battle card', 'Light, Battle card', 'Light, Battle card']);
    // All draws are made before a Battle card resolves, the attacker's first.
    t.attack('Light', 'Podrace Arena', {
      dark: { plan: ['Power Of The Sith', 'Blaster', 'Watto, Slave Owner'] },
      light: { plan: ['A Powerful Opponent', 'Anakin Skywalker, Podracer Pilot'] },
    });
    t.asks('Light', 'replace');
    t.is(draws(), ['Dark, weapon', 'Light, power']);
    t.answer('Count 4');
    t.asks('Dark', 'replace');
    t.answer('Let all');
    t.is(t.powers(), [[3 + 1 + 3, 4 + 3]]);
  },
);
