/** Flying Solo: a game for one player (TCG-SOLO). */
import { EXPANDED } from '../../src/editions/expanded.ts';
import { endsSequence } from '../../src/shortcuts.ts';
import { pileCost, type SoloLayout, type SoloSide, type SoloUnit, soloFaults, startSolo } from '../../src/solo.ts';
import { catalogueWith, gameWith, type Play, scenarioX, type Seat } from '../../src/testing/index.ts';

const CARDS = `
  1 Dart   Light Space - Starfighter   C
     cost 3   speed 30   power 2   health 3

  2 Rider   Light Ground - Speeder   C
     cost 2   speed 30   power 2   health 3

  3 Ace   Light Character - Rebel   C
     cost 2   speed 40   power 2   health 2
     Starfighter Pilot: +20 speed.

  4 Hero (A)   Light Character - Rebel   C
     cost 4   speed 40   power 4   health 4

  5 Hero (B)   Light Character - Rebel   C
     cost 3   speed 40   power 3   health 4

  6 Hunter   Dark Space - Starfighter   C
     cost 5   speed 20   power 2   health 3

  7 Beast   Dark Ground/Character - Creature   C
     cost 5   speed 20   power 2   health 5

  8 Brute   Dark Character - Bandit   C
     cost 1   speed 20   power 2   health 5

  9 Blaster   Light Equipment - Character Weapon   C
     cost 2
     Equip: Pay 1 Force.
     Equipped: +1 power.

  10 Axe   Dark Equipment - Character Weapon   C
     cost 2
     Equip: Pay 2 Force.
     Equipped: +1 power.

  11 Orbit   Light Location - Space Planet   C
     cost 1
     Each of your Starfighters has +10 speed.

  12 Uprising   Light Event   C
     Each of your Rebels has +1 health.

  13 Oppression   Dark Event   C
     Each of your Bandits has +1 health.

  14 Mine   Light Resource   C
     cost 2
     Each of your Speeders has +1 power.

  15 Refinery   Dark Resource   C
     cost 3
     Each of your Creatures has +1 power.

  16 Spark   Light Battle   C
     Draw 1 card.

  17 Plot   Dark Mission   C
     cost 2
     Draw 1 card.

  19 Scrap   Dark Space - Starfighter   C
     cost 4   speed 20   power 2   health 3

  18 Cheap Mine   Dark Resource   C
     cost 1
     Each of your Creatures has +1 power.
`;

const unit = (number: number, more: Omit<SoloUnit, 'card'> = {}): SoloUnit => ({ card: `TEST-${number}`, ...more });
const copies = (number: number, n: number): string[] => Array.from({ length: n }, () => `TEST-${number}`);

const YOU: SoloSide = {
  side: 'Light',
  units: { Space: [unit(1, { pilots: [unit(3)] })], Ground: [unit(2)], Character: [unit(4, { under: ['TEST-5'] })] },
};
const OPPONENT: SoloSide = {
  side: 'Dark',
  units: { Space: [unit(6)], Ground: [unit(7)], Character: [unit(7)] },
};
const LAYOUT: SoloLayout = { you: YOU, opponent: OPPONENT };

const faults = (layout: SoloLayout, long = false): string[] =>
  soloFaults(catalogueFor(), EXPANDED, layout, long).map(({ rule }) => rule);
const catalogueFor = () => gameWith(CARDS).cardsOf('x');

/** Plays nothing more until it is this seat's turn to build. */
function until(t: Play, seat: Seat): void {
  for (let i = 0; i < 50; i++) {
    const { question } = t.state;
    const name = t.state.seats[question!.seat]!.name as Seat;
    if (name === seat && question!.kind.startsWith('build')) return;
    t.answer(t.options[endsSequence(t.seenBy(name))!]!);
  }
}

scenarioX('Units, stacks and Pilots are laid out in their arenas, without decks', 'TCG-SOLO-01', (t) => {
  t.solo(LAYOUT, CARDS);
  t.card('Dart', { zone: 'Space', pilot: 'Ace', speed: 50 });
  t.card('Rider', { zone: 'Ground' });
  t.card('Hero (A)', { zone: 'Character', under: 1, power: 5 });
  t.is(t.titles('Dark', 'Ground'), ['Beast']); // one in each of its arenas, as was chosen
  t.is(t.titles('Dark', 'Character'), ['Beast']);
  t.is([t.titles('Dark', 'hand'), t.titles('Dark', 'deck'), t.titles('Light', 'deck')], [[], [], []]);
  t.is(t.state.turn, 1);
  const wrong = (units: Partial<SoloSide['units']>): string[] =>
    faults({ you: { ...YOU, units: { Space: [], Ground: [], Character: [], ...units } }, opponent: OPPONENT });
  t.is(wrong({}), []);
  t.is(wrong({ Ground: [unit(1)] }), ['TCG-SOLO-01']); // no Ground unit
  t.is(wrong({ Ground: [unit(2, { pilots: [unit(3)] })] }), ['TCG-SOLO-01']); // no Starfighter
  t.is(wrong({ Character: [unit(4, { under: ['TEST-3'] })] }), ['TCG-SOLO-01']); // no version of it
  t.is(wrong({ Character: [unit(8)] }), ['TCG-SOLO-01']); // of the other side
});

scenarioX("The opponent's units cost as much as yours, arena by arena", 'TCG-SOLO-02', (t) => {
  t.is(faults(LAYOUT), []);
  const against = (units: Partial<SoloSide['units']>): string[] =>
    faults({ you: YOU, opponent: { ...OPPONENT, units: { ...OPPONENT.units, ...units } } });
  t.is(against({ Character: [unit(8)] }), ['TCG-SOLO-02']); // 1 against the 5 of a stack of 4 and 1
  t.is(against({ Character: [unit(8), unit(8), unit(8), unit(8), unit(8)] }), []);
  t.is(against({ Character: [unit(8), unit(8), unit(8), unit(8)] }), ['TCG-SOLO-02']); // 4 would do without the stack
  t.is(against({ Space: [unit(19)] }), ['TCG-SOLO-02']); // 4 would do for the Dart without its Pilot
  t.is(against({ Space: [] }), ['TCG-SOLO-02']);
  // With its Pilot the Dart costs 5: the Hunter is just enough.
  const second = unit(1, { pilots: [unit(3)] });
  t.is(faults({ you: { ...YOU, units: { ...YOU.units, Space: [second, unit(1)] } }, opponent: OPPONENT }), [
    'TCG-SOLO-02',
  ]);
  t.is(
    (() => {
      try {
        startSolo(catalogueFor(), EXPANDED, { you: YOU, opponent: { ...OPPONENT, units: YOU.units } }, 1);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    })().includes('TCG-SOLO-01'),
    true,
  );
});

scenarioX('Equipment, Locations, Events and Resources', 'TCG-SOLO-03', (t) => {
  const armed = (side: SoloSide, character: SoloUnit, more: Partial<SoloSide> = {}): SoloSide => ({
    ...side,
    ...more,
    units: { ...side.units, Character: [character] },
  });
  const you = armed(YOU, unit(4, { equipment: ['TEST-9'] }), { event: 'TEST-12', resource: 'TEST-14' });
  const opponent = armed(OPPONENT, unit(7, { equipment: ['TEST-10'] }), { event: 'TEST-13', resource: 'TEST-15' });
  const layout: SoloLayout = { you, opponent, locations: { Space: { card: 'TEST-11', of: 'you' } } };
  t.is(faults(layout), []);
  t.solo(layout, CARDS);
  t.card('Blaster', { zone: 'attached', on: 'Hero (A)' });
  t.card('Hero (A)', { power: 5, health: 5 });
  t.card('Orbit', { zone: 'Space Location' });
  t.card('Dart', { speed: 60 });
  t.card('Uprising', { zone: 'event' });
  t.card('Refinery', { zone: 'resource', controller: 'Dark' });
  t.is(faults({ ...layout, opponent: OPPONENT }), ['TCG-SOLO-03', 'TCG-SOLO-03']); // neither Equipment nor a Resource
  t.is(faults({ ...layout, opponent: { ...opponent, resource: 'TEST-18' } }), ['TCG-SOLO-03']); // cheaper
  t.is(faults({ ...layout, locations: { Ground: { card: 'TEST-11', of: 'you' } } }), ['TCG-SOLO-03']);
  t.is(faults({ ...layout, you: { ...you, event: 'TEST-14' } }), ['TCG-SOLO-03']);
});

scenarioX('A draw pile stands for the deck', 'TCG-SOLO-04 TCG-SOLO-06 TCG-SOLO-07', (t) => {
  const piles = (yours: readonly string[], theirs: readonly string[]): SoloLayout => ({
    you: { ...YOU, pile: yours },
    opponent: { ...OPPONENT, pile: theirs },
  });
  t.is(faults(piles(copies(16, 12), copies(17, 12))), []);
  t.is(faults(piles(copies(16, 13), copies(17, 12))), ['TCG-SOLO-04']);
  t.is(faults(piles(copies(16, 30), copies(17, 30)), true), []); // a longer game
  // Their costs are shown and compared by the player alone; units may be among them.
  const uneven = piles(['TEST-16'], ['TEST-17', 'TEST-6']);
  t.is(faults(uneven), []);
  t.is([pileCost(catalogueFor(), uneven.you), pileCost(catalogueFor(), uneven.opponent)], [0, 7]);
  t.solo(uneven, CARDS);
  t.is([t.titles('Light', 'deck').length, t.titles('Dark', 'deck').length], [1, 2]);
  until(t, 'Dark');
  t.answer('draw a card');
  t.is(t.titles('Dark', 'hand').length, 1);
  t.is(catalogueWith(CARDS).byId.has('TEST-16'), true);
});

scenarioX('The turn is the usual one, for both sides', 'TCG-SOLO-05', (t) => {
  t.solo(LAYOUT, CARDS);
  t.is([t.force('Dark'), t.force('Light')], [4, 4]);
  t.is(t.points('Dark') > 0 && t.points('Light') > 0, true);
  t.is(t.events('draw'), []); // there are no piles
  t.asks('Dark', 'build');
  t.answer('done');
  t.asks('Light', 'build');
  const steps: string[] = [];
  for (let i = 0; i < 100 && t.state.turn === 1 && t.state.question !== null; i++) {
    const { seat, kind } = t.state.question;
    if (!steps.includes(kind)) steps.push(kind);
    t.answer(t.options[endsSequence(t.seenBy(t.state.seats[seat]!.name as Seat))!]!);
  }
  t.is(
    steps.filter((kind) => kind !== 'chance'),
    ['build', 'retreat', 'unitTurn'],
  );
  t.is(t.state.turn, 2);
  t.is([t.force('Dark'), t.force('Light')], [8, 8]);
});

scenarioX('Equipment counts by all that it costs, and goes on what it fits', 'TCG-SOLO-03', (t) => {
  const cards = `${CARDS}
  30 Rifle   Light Equipment - Character Weapon   C
     cost 1
     Equip: Pay 3 build points.
     Equipped: +1 power.

  31 Turret   Light Equipment - Space Weapon   C
     cost 1
     Equip: Free.
     Equipped: +1 power.
`;
  const catalogue = catalogueWith(cards);
  const id = (name: string): string => catalogue.byTitle.get(name)!.card.id;
  const side = (name: 'Dark' | 'Light', card: string, equipment: string): SoloSide => ({
    side: name,
    units: { Space: [], Ground: [], Character: [{ card: id(card), equipment: [id(equipment)] }] },
  });
  const broken = (worn: string): string[] =>
    soloFaults(catalogue, EXPANDED, {
      you: side('Light', 'Ace', worn),
      opponent: side('Dark', 'Beast', 'Axe'),
    }).map(({ rule }) => rule);
  t.is(broken('Rifle'), []); // 1 and 3 against 2 and 2
  t.is(broken('Turret'), ['TCG-SOLO-03']);
  const dearer = cards.replace('Pay 3 build points', 'Pay 4 build points');
  const again = catalogueWith(dearer);
  const { length } = soloFaults(again, EXPANDED, {
    you: side('Light', 'Ace', 'Rifle'),
    opponent: side('Dark', 'Beast', 'Axe'),
  });
  t.is(length, 1);
});

scenarioX('A Droid takes no Pilot, and what says so takes one more', 'TCG-SOLO-01', (t) => {
  const cards = `${CARDS}
  30 Drone   Light Space - Starfighter Droid   C
     cost 1   speed 10   power 1   health 1

  31 Wide Dart   Light Space - Starfighter   C
     cost 1   speed 10   power 1   health 1
     This unit takes an extra Pilot.
`;
  const catalogue = catalogueWith(cards);
  const id = (name: string): string => catalogue.byTitle.get(name)!.card.id;
  const broken = (ship: string, pilots: number): number =>
    soloFaults(catalogue, EXPANDED, {
      you: {
        side: 'Light',
        units: {
          Space: [{ card: id(ship), pilots: Array.from({ length: pilots }, () => ({ card: id('Ace') })) }],
          Ground: [],
          Character: [],
        },
      },
      opponent: { side: 'Dark', units: { Space: [{ card: id('Hunter') }], Ground: [], Character: [] } },
    }).length;
  t.is([broken('Dart', 1), broken('Drone', 1), broken('Wide Dart', 2)], [0, 1, 0]);
});

/** What is wrong with these Characters against nobody, who costs as much as they do. */
function charactersWrong(cards: string, ...units: readonly SoloUnit[]): string[] {
  const none = { Space: [], Ground: [], Character: [] };
  const layout: SoloLayout = {
    you: { side: 'Light', units: none },
    opponent: { side: 'Dark', units: { ...none, Character: units } },
  };
  return soloFaults(catalogueWith(cards), EXPANDED, layout).map(({ rule }) => rule);
}

scenarioX('Nothing that is kept in a supply is laid out or drawn', 'TCG-SOLO-01 TCG-SUB-01', (t) => {
  const cards = `${CARDS}
  30 Drone   Dark Subordinate - Character Droid   C
     speed 10   power 1   health 1

  31 Boss (A)   Dark Subordinate - Character Bandit   C
     speed 10   power 1   health 1

  32 Boss (B)   Dark Character - Bandit   C
     cost 2   speed 10   power 1   health 1
`;
  t.is(charactersWrong(cards, unit(30), unit(30)), ['TCG-SUB-01', 'TCG-SUB-01']);
  t.is(charactersWrong(cards, unit(32, { under: ['TEST-31'] })), ['TCG-SUB-01']);
  const pile = (...ids: readonly string[]): string[] =>
    soloFaults(catalogueWith(cards), EXPANDED, {
      you: { side: 'Light', units: { Space: [], Ground: [], Character: [] } },
      opponent: { side: 'Dark', units: { Space: [], Ground: [], Character: [] }, pile: ids },
    }).map(({ rule }) => rule);
  t.is(pile('TEST-17', 'TEST-30', 'TEST-13'), ['TCG-DECK-17', 'TCG-DECK-17']);
});

scenarioX('A Skill or Trait is on a unit once, other Equipment more often', 'TCG-SOLO-03 TCG-EQUIP-11', (t) => {
  const cards = `${CARDS}
  30 Aim   Dark Equipment - Character Skill   C
     cost 1
     Equip: Free.
     Equipped: +1 power.

  31 Spite   Dark Equipment - Character Trait   C
     cost 1
     Attach when battle starts.
     Equipped: +1 power.
`;
  const armed = (...numbers: readonly number[]): SoloUnit =>
    unit(8, { equipment: numbers.map((number) => `TEST-${number}`) });
  t.is(charactersWrong(cards, armed(30, 31), armed(30, 31)), []);
  t.is(charactersWrong(cards, armed(30, 31, 30)), ['TCG-EQUIP-11']);
  t.is(charactersWrong(cards, armed(31, 31)), ['TCG-EQUIP-11']);
  t.is(charactersWrong(cards, armed(10, 10)), []);
  t.solo(
    { you: YOU, opponent: { ...OPPONENT, units: { ...OPPONENT.units, Character: [unit(7), armed(10, 10)] } } },
    cards,
  );
  t.card('Brute', { power: 4 });
});

scenarioX(
  'A unit is laid out on what it lists, each of a kind once, and on no other card',
  'TCG-SOLO-01 TCG-STACK-01 TCG-STACK-02 TCG-STACK-04 TCG-KW-STACK-01 TCG-KW-STACK-04',
  (t) => {
    const cards = `${CARDS}
  30 Chief   Dark Character - Bandit   C
     cost 5   speed 30   power 3   health 3
     Stack: Bandit unit cards.

  31 Rook (A)   Dark Character - Bandit   C
     cost 2   speed 10   power 1   health 1

  32 Rook (B)   Dark Character - Bandit   C
     cost 3   speed 10   power 1   health 1
     Stack: Creature unit cards.
`;
    const on = (top: number, ...under: readonly number[]): string[] =>
      charactersWrong(cards, unit(top, { under: under.map((number) => `TEST-${number}`) }));
    t.is(on(30, 8, 8, 31), []); // those that are not unique may be repeated
    t.is(on(30, 8, 8, 8, 8), ['TCG-SOLO-01']); // five cards
    t.is(on(30, 31, 32), ['TCG-SOLO-01']); // one version of each
    t.is(on(30, 7), ['TCG-SOLO-01']); // not listed
    t.is(on(32, 31, 7, 7), []); // another version of itself, and what it lists
    t.is(on(32, 32), ['TCG-SOLO-01']); // the same version
    t.is(on(8, 30), ['TCG-SOLO-01']); // it lists nothing
    const chief = unit(30, { under: ['TEST-8', 'TEST-31'] });
    t.solo({ you: YOU, opponent: { ...OPPONENT, units: { ...OPPONENT.units, Character: [chief] } } }, cards);
    t.card('Chief', { zone: 'Character', under: 2, speed: 50, power: 5 });
    const full = { ...YOU, units: { ...YOU.units, Character: [unit(4, { under: ['TEST-5'] }), unit(4)] } };
    const rules = soloFaults(catalogueWith(cards), EXPANDED, {
      you: full,
      opponent: { ...OPPONENT, units: { ...OPPONENT.units, Character: [chief] } },
    }).map(({ rule }) => rule);
    t.is(rules, ['TCG-SOLO-02']); // 5 and 2 against 5 and 4
  },
);
