/** What everybody may know, and what tournaments would have to punish: here it cannot be done. */
import { opponentOf } from '@dejarik/kernel';
import { type Play, scenario } from '../src/testing/index.ts';
import type { YjIntent } from '../src/whynot.ts';

const END = 'End the Deploy step';
const board = (t: Play, seat: number): string => t.lines(seat).join('\n');
/** The rule by which the intent is refused. */
const refusal = (t: Play, seat: number, kind: YjIntent['kind'], name: string): string | undefined =>
  t.whyNot(seat, { kind, card: t.find(name) })?.rule;

scenario('Both draw decks are counted for both players at any time', 'YJ-INF-01 YJ-INF-02', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { left: 23 },
    light: { deck: ['Yoda, Jedi Master', 'Eopie'], left: 15 },
  });
  for (const seat of t.state.seats.keys()) {
    const { deck, def } = t.game.view(t.table, seat).state;
    t.is(
      deck.map((cards) => cards.length),
      [23, 17],
    );
    t.is(
      [/^Dark.*deck 23/mu, /^Light.*deck 17/mu].map((line) => line.test(board(t, seat))),
      [true, true],
    );
    // Counting shows no faces, neither of the own deck nor of the other's.
    t.is(
      deck[opponentOf(t.state, seat)]!.every((card) => def[card] === -1),
      true,
    );
    t.is(board(t, seat).includes('Yoda'), false);
  }
  // And it changes no order; of the own deck the order stays unknown.
  t.is(t.titles('Light', 'deck').slice(0, 2), ['Yoda, Jedi Master', 'Eopie']);
  const seen = t.game.view(t.table, 1).state;
  const order = seen.deck[1]!.toSorted((a, b) => a - b).map((card) => seen.def[card]!);
  t.is(
    order,
    order.toSorted((a, b) => a - b),
  );
});

scenario('Of a discard pile the top card is seen, and neither the others nor how many there are', 'YJ-INF-03', (t) => {
  const discard = ['Mace Windu, Jedi Master', 'Eopie', 'Jawa, Thief'];
  t.board({ at: 'Dark deploys', location: 'Mos Espa', light: { discard, left: 15 } });
  const known = (seat: number): boolean[] =>
    t.state.discard[1]!.map((card) => t.game.view(t.table, seat).state.def[card] !== -1);
  for (const seat of t.state.seats.keys()) {
    t.is(known(seat), [false, false, true]);
    const [line] = board(t, seat)
      .split('\n')
      .filter((text) => text.startsWith('Light') && text.includes('deck'));
    t.is([line!.includes('Jawa, Thief'), line!.includes('Eopie'), /\b3\b/u.test(line!)], [true, false, false]);
  }
  // Only for the next planet may its owner look for a Location there.
  t.board({
    at: 'Dark ends the turn',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'] },
    light: { discard: ['Naboo, Theed Palace', ...discard], hand: ['Coruscant, Capital City'] },
  });
  t.asks('Light', 'nextPlanet');
  t.offersAlso('Go to Naboo, Theed Palace from your discard pile');
  t.is(known(1)[0], true);
});

scenario('Hand sizes are public, hands are not', 'YJ-INF-04', (t) => {
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Blaster'] },
    light: { hand: ['Yoda, Jedi Master', 'Eopie', 'Kaadu'] },
  });
  for (const seat of t.state.seats.keys()) {
    t.is(
      [/^Dark.*hand 1/mu, /^Light.*hand 3/mu].map((line) => line.test(board(t, seat))),
      [true, true],
    );
    const { hand, def } = t.game.view(t.table, seat).state;
    t.is(
      hand.map((cards) => cards.length),
      [1, 3],
    );
    t.is(
      hand[opponentOf(t.state, seat)]!.every((card) => def[card] === -1),
      true,
    );
  }
  t.is(board(t, 0).includes('Yoda'), false);
});

scenario('Hidden cards cannot break the limits', 'YJ-TRN-01 YJ-TRN-06', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'], turnsHere: 1 },
    light: {
      hand: [
        'Yoda, Jedi Master',
        'All-Out Defense',
        'Uh-Oh!',
        'Jawa, Thief',
        'Dis Is Nutsen',
        'Tatooine, Podrace Arena',
        'Bravo 1, Naboo Starfighter',
      ],
      turnsHere: 0,
    },
  });
  t.is(refusal(t, 1, 'deploy', 'Dis Is Nutsen'), 'YJ-DEP-07');
  t.is(refusal(t, 1, 'deploy', 'Tatooine, Podrace Arena'), 'YJ-DEP-04');
  t.is(refusal(t, 1, 'deploy', 'Bravo 1, Naboo Starfighter'), 'YJ-DEP-04');
  t.doesNotOffer('Deploy Dis Is Nutsen', 'Deploy Tatooine, Podrace Arena', 'Deploy Bravo 1');
  t.answer('Deploy All-Out Defense face down');
  t.is(refusal(t, 1, 'deploy', 'Uh-Oh!'), 'YJ-EFF-02');
  t.answer('Deploy Yoda, Jedi Master face down');
  // Six counters are spent.
  t.is(refusal(t, 1, 'deploy', 'Jawa, Thief'), 'YJ-DEP-01');
  t.offers('Play Tatooine, Podrace Arena as the new location', 'Launch Bravo 1', END);
  t.answer('Play Tatooine, Podrace Arena', 'Launch Bravo 1', END, 'Light: Even up', `Dark: ${END}`, 'Dark: Even up');
  // So nobody concedes a planet when they are turned up.
  t.card('Yoda, Jedi Master', { zone: 'Tatooine', faceDown: false });
  t.is(t.state.control, [-1, -1, -1]);
});

scenario('A stackable card cannot be on two planets, hidden or not', 'YJ-TRN-02 YJ-TRN-06', (t) => {
  // Queen Amidala is stranded on Naboo.
  for (const turnsHere of [0, 2]) {
    t.board({
      at: 'Light deploys',
      location: 'Mos Espa',
      light: {
        Naboo: ['Queen Amidala, Royal Leader', 'Queen Amidala, Voice of Her People'],
        hand: ['Queen Amidala, Royal Leader', 'Queen Amidala, Ruler of Naboo'],
        turnsHere,
      },
    });
    t.offers(END);
    t.is(refusal(t, 1, 'deploy', 'Queen Amidala, Ruler of Naboo'), 'YJ-STK-03');
  }
});

scenario('Nothing but Battle cards gets from hand into a battle plan', 'YJ-TRN-03 YJ-TRN-06', (t) => {
  t.board({
    at: 'Dark battles',
    location: 'Mos Espa',
    dark: {
      Tatooine: ['Watto, Slave Owner'],
      hand: ['Sandstorm', 'Blaster', 'Sebulba, Podracer Pilot', 'Sando Aqua Monster'],
    },
    light: { Tatooine: ['Jawa, Thief'] },
  });
  t.answer('Start a battle');
  t.offers('Declare Sandstorm for the battle', 'Declare no more Battle cards');
  for (const card of ['Dark Blaster', 'Sebulba, Podracer Pilot', 'Sando Aqua Monster'])
    t.is(refusal(t, 0, 'declare', card), 'YJ-BC-01', card);
});

scenario('A shuffle is a real one, seen by nobody', 'YJ-TRN-04', (t) => {
  const cards = [
    'Yoda, Jedi Master',
    'Jawa, Thief',
    'Eopie',
    'Kaadu',
    'Gian Speeder',
    'Booma',
    'Rabé, Handmaiden',
    'Flash Speeder',
  ];
  const shuffled = (seed: number): string[] => {
    t.board({
      at: 'Light deploys',
      location: 'Mos Espa',
      light: { hand: ["Seek, Anakin's Friend"], deck: cards, left: 0 },
      seed,
    });
    t.answer('Deploy Seek', 'Take nothing');
    // No view shows an order: the own deck is seen as a heap, the other's not at all.
    const [other, own] = t.state.seats.map((_, seat) => t.game.view(t.table, seat).state);
    t.is(
      other!.deck[1]!.every((card) => other!.def[card] === -1),
      true,
    );
    const heap = own!.deck[1]!.toSorted((a, b) => a - b).map((card) => own!.def[card]!);
    t.is(
      heap,
      heap.toSorted((a, b) => a - b),
    );
    return t.titles('Light', 'deck');
  };
  const orders = [1, 2, 3, 4, 5, 6].map(shuffled);
  for (const order of orders) t.is(order.toSorted(), cards.toSorted()); // the same cards
  t.is(new Set(orders.map((order) => order.join())).size >= 5, true, 'the orders differ');
  t.is(new Set(orders.map(([top]) => top)).size >= 3, true, 'the top cards differ');
});

scenario('The eight steps of a confusing fight', 'YJ-TRN-05', (t) => {
  const wager = ["Watto's Wager", 'Thermal Detonator', 'Watto, Slave Owner'];
  const order = (): string[] => t.draws().map(([seat, purpose]) => `${seat} ${purpose}`);
  // 1, 2, 4: the defender's Battle card, the attacker's, the attacker's weapon.
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: wager },
    light: { plan: ['Counterparts', 'R2-D2, Loyal Droid', "C-3PO, Anakin's Creation"] },
  });
  t.is(order(), ['Light Battle card', 'Light Battle card', 'Dark Battle card', 'Dark weapon']);
  // 2, 3, 4, 5: then both weapons, the defender's first, then Anakin's power.
  t.attack('Dark', 'Mos Espa', { dark: { plan: wager }, light: { plan: ['Eopie', 'Anakin Skywalker, Padawan'] } });
  t.is(order(), ['Dark Battle card', 'Light weapon', 'Dark weapon', 'Light power']);
  // 5, 6: starfighters, the defender's first.
  t.board({
    at: 'Light deploys',
    location: 'Mos Espa',
    dark: { hyperspace: ['Sith Infiltrator, Starfighter'] },
    light: { hyperspace: ['Bravo 1, Naboo Starfighter', 'Republic Cruiser, Transport'], Tatooine: ['Jawa, Thief'] },
  });
  t.answer('Evacuate Tatooine', 'Intercept the evacuation of Tatooine');
  t.battle({ plan: { Light: ['Bravo 1'] } });
  t.is(order(), ['Light power', 'Dark power']);
  // 7, 8: after all draws the attacker's Battle card resolves, then the defender's.
  t.attack('Dark', 'Mos Espa', {
    dark: { plan: ['Change In Tactics', 'Blaster', 'Watto, Slave Owner'], deck: ['Gardulla the Hutt, Crime Lord'] },
    light: { plan: ['Twist Of Fate', 'Blaster', 'Jawa, Thief'], deck: ['Jawa, Bargainer'] },
  });
  t.is(order(), ['Light weapon', 'Dark weapon']);
  t.answer('Dark: Swap the 2 of Gardulla for the 5 of Jawa, Bargainer');
  t.answer('Light: Swap the 2 of Jawa, Bargainer for the 5 of Gardulla');
  t.is(t.powers(), [[3 + 1 + 2, 2 + 1 + 5]]);
});
