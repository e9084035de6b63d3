/** What stands on cards, and what texts mean by it, by the Expanded Rulebook (TCG-CARD). */
import { borderOf } from '../../src/cards/borders.ts';
import { CARD_TYPES, type Card, isUnit } from '../../src/cards/card.ts';
import { readCards } from '../../src/cards/cardfile.ts';
import { shippedCards } from '../../src/cards/shipped.ts';
import { swtcg } from '../../src/game.ts';
import { importSet } from '../../src/import/import-set.ts';
import { scenarioX } from '../../src/testing/index.ts';
import { deck, legalDeck } from '../deck-lists.ts';

const read = (...lines: readonly string[]): readonly Card[] =>
  readCards(`# Scenario (TEST)\n\n${lines.join('\n\n')}\n`).cards;

/** One card of each type, and of the subtypes that have a border of their own. */
const KINDS_OF_CARDS = [
  '1 A   Dark Space - Starfighter   C\n   cost 1   speed 1   power 1   health 1',
  '2 B   Dark Ground - Walker   C\n   cost 1   speed 1   power 1   health 1',
  '3 C   Dark Character - Sith   C\n   cost 1   speed 1   power 1   health 1',
  '4 D   Dark Ground/Character - Creature   C\n   cost 1   speed 1   power 1   health 1',
  '5 E   Dark Battle   C\n   Draw 1 card.',
  '6 F   Dark Mission   C\n   cost 1\n   Draw 1 card.',
  '7 G   Dark Mission - Trap   C\n   cost 1\n   Draw 1 card.',
  '8 H   Dark Mission - Campaign   C\n   cost 1\n   Draw 1 card.',
  '9 I   Dark Location - Space Station   C\n   cost 1\n   Each of your units has +10 speed.',
  '10 J   Dark Location - Ground/Character City   C\n   cost 1\n   Each of your units has +10 speed.',
  '11 K   Dark Equipment - Character Weapon   C\n   cost 1\n   Equip: Pay 1 Force.\n   Equipped: +1 power.',
  '12 L   Dark Equipment - Character Skill   C\n   cost 1\n   Equip: Pay 1 Force.\n   Equipped: +1 power.',
  '13 M   Dark Equipment - Character Trait   C\n   cost 1\n   Equipped: +1 power.',
  '14 N   Dark Resource   C\n   cost 1\n   Each of your units has +10 speed.',
  '15 O   Dark Event   C\n   Each of your units has +10 speed.',
  '16 P   Dark Subordinate - Ground Soldier   S\n   speed 1   power 1   health 1',
  '17 Q   Dark Subordinate - Space/Ground Droid   S\n   speed 1   power 1   health 1',
];

scenarioX('Ten kinds of cards, with their variants', 'TCG-CARD-02', (t) => {
  const cards = read(...KINDS_OF_CARDS);
  t.is(cards.length, KINDS_OF_CARDS.length);
  t.is(new Set(cards.map(({ type }) => type)), new Set(CARD_TYPES));
  const units = cards.filter(isUnit).map(({ name }) => name);
  t.is(units, ['A', 'B', 'C', 'D', 'P', 'Q']);
  const game = swtcg([...shippedCards(), ...cards]);
  const faults = (edition: string): number =>
    game
      .checkDeck(
        deck([
          { id: 'TEST-9', copies: 1 },
          { id: 'TEST-14', copies: 1 },
        ]),
        0,
        edition,
      )
      .filter(({ rule }) => rule === 'TCG-CARD-01').length;
  t.is([faults('nh'), faults('x')], [2, 0]);
});

scenarioX('Each kind of card has its border', 'TCG-CARD-04', (t) => {
  t.is(Object.fromEntries(read(...KINDS_OF_CARDS).map((card) => [card.name, borderOf(card)])), {
    A: 'blue',
    B: 'green',
    C: 'purple',
    D: 'brown',
    E: 'red',
    F: 'yellow',
    G: 'turquoise',
    H: 'lime',
    I: 'blue',
    J: 'brown',
    K: 'silver',
    L: 'gold',
    M: 'bronze',
    N: 'orange',
    O: 'magenta',
    P: 'green',
    Q: 'brown',
  });
});

const HEROES = `
  1 Hero (A)   Light Character - Rebel   C
     cost 3   speed 30   power 3   health 3
     Pay 1 Force -> Give this unit +2 power this turn.

  2 Hero (B)   Light Character - Rebel   C
     cost 3   speed 30   power 3   health 3

  3 Hero's Ship   Light Space - Starfighter   C
     cost 3   speed 30   power 3   health 3

  4 Guide   Light Character - Rebel   C
     cost 2   speed 20   power 2   health 3
     Build step: Tap -> Search your deck for a card named Hero.

  5 Fan   Dark Character - Bandit   C
     cost 2   speed 20   power 2   health 3
     Each unit named Hero has +10 speed.

  6 Hero (C)   Neutral Character - Rebel   C
     cost 3   speed 30   power 3   health 3
     Pay 1 Force -> Give this unit +2 power this turn.

  7 Witness   Light Character - Rebel   C
     cost 2   speed 20   power 1   health 3
     This unit has +1 power for each card named Hero.
`;

scenarioX("A unique card's own name means its stack, not the opponent's copy", 'TCG-CARD-14', (t) => {
  t.board({
    cards: HEROES,
    at: 'Character battle',
    dark: { build: ['Hero (C)'], character: ['Fan'] },
    light: { force: 1, character: [{ card: 'Hero (A)', under: ['Hero (B)'] }] },
  });
  t.answer('Light: Hero (A): Give this unit +2 power');
  t.card('Hero (A)', { power: 6 }); // 3, 1 for the card beneath, 2
  t.card('Hero (C)', { power: 3 });
});

scenarioX('"A card named Hero" is any version of it, wherever it is', 'TCG-CARD-15', (t) => {
  t.board({
    cards: HEROES,
    at: 'Light builds',
    light: {
      character: ['Guide', 'Witness', 'Hero (C)'],
      discard: ['Hero (B)'],
      hand: ["Hero's Ship"],
      deck: ['Hero (A)', "Hero's Ship", 'Hero (B)'],
    },
  });
  t.card('Witness', { power: 3 }); // one in play and one discarded; decks are nobody's to count
  t.startBuilding();
  t.answer('Guide: Search your deck');
  t.offers('search Hero (A)', 'search Hero (B)', 'done');
});

const COUNTED = `
  1 Census   Light Character - Rebel   C
     cost 2   speed 20   power 1   health 3
     This unit has +1 power for each of your Rebels.
     This unit has +10 speed for each of your Rebel unit cards.
     This unit has +1 health for each of your Characters.

  2 Recruit   Light Character - Rebel   C
     cost 2   speed 20   power 1   health 3

  3 Flyer   Light Character - Rebel   C
     cost 2   speed 20   power 1   health 3
     Starfighter Pilot: +10 speed.

  4 Dart   Light Space - Starfighter   C
     cost 2   speed 30   power 2   health 6
`;

scenarioX('A unit is in an arena or the build zone, a unit card wherever it is', 'TCG-CARD-16 TCG-CARD-17', (t) => {
  t.board({
    cards: COUNTED,
    at: 'Character battle',
    light: {
      character: ['Census', 'Recruit'],
      build: ['Recruit'],
      hand: ['Recruit'],
      discard: ['Recruit', 'Recruit'],
      space: [{ card: 'Dart', pilot: 'Flyer' }],
    },
  });
  // Itself, two Recruits in play; Characters are units in play as well.
  t.card('Census', { health: 6 });
  t.card('Census', { speed: 90 }); // seven unit cards: the one in hand, the two discarded and the one aboard too
});

scenarioX('A reminder in brackets is no rule', 'TCG-CARD-20 TCG-PRIME-06', (t) => {
  const heading =
    'Name Set ImageFile Side Type Subtype Cost Speed Power Health Rarity Number Usage Text Script Classification DraftRarity';
  const row = (number: number, text: string): string =>
    [`Unit ${number}`, 'TEST', '', 'D', 'Character', 'Guard', 3, 30, 3, 3, 'C', number, '', text, '', '', ''].join(
      '\t',
    );
  const [plain, reminded] = readCards(
    importSet(
      [
        heading.split(' ').join('\t'),
        row(1, 'Critical Hit 2'),
        row(2, 'Critical Hit 2 (If any of your dice are natural 6s, this unit does 9 more damage.)'),
      ].join('\n'),
      { name: 'Scenario' },
    ).text,
  ).cards;
  t.is(plain!.abilities.length, 1);
  t.is(reminded!.abilities, plain!.abilities);
});

scenarioX(
  'Cards without a version that share a name in two sets are two cards',
  'TCG-CARD-31 TCG-CARD-32 TCG-CARD-30',
  (t) => {
    const blockade = (set: string) =>
      readCards(`# Set (${set})\n\n1 Blockade   Dark Battle   C\n   Draw 1 card.\n`).cards;
    const captain = (set: string) =>
      readCards(
        `# Set (${set})\n\n2 Captain (A)   Dark Character - Officer   C\n   cost 1   speed 1   power 1   health 1\n`,
      ).cards;
    const sets = ['BOY', 'TPM'];
    const game = swtcg([...shippedCards(), ...sets.flatMap(blockade), ...sets.flatMap(captain)]);
    const faults = (number: number) =>
      game
        .checkDeck(
          deck(
            legalDeck('Dark').cards,
            sets.map((set) => ({ id: `${set}-${number}`, copies: 3 })),
          ),
          0,
          t.edition,
        )
        .map(({ rule }) => rule);
    t.is(faults(1), []);
    t.is(faults(2), ['TCG-DECK-07']); // with a version letter it is one card
  },
);

scenarioX("A card named Luke Skywalker is no X-Wing of Luke's", 'TCG-CARD-33', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      character: ['Luke Skywalker (A)'],
      deck: ["Luke's X-Wing (A)", 'Luke Skywalker (B)', "Luke's Speeder (A)", 'Jawa'],
    },
  });
  t.startBuilding();
  t.answer('Light: Luke Skywalker (A): Build step: Tap');
  t.offers('search Luke Skywalker (B)', 'done');
});

scenarioX('A name reaches the cards of exactly that name', 'TCG-CARD-33 TCG-CARD-41', (t) => {
  t.board({
    cards: HEROES,
    at: 'Character battle',
    dark: { character: ['Fan', 'Hero (C)'], ground: ['Swoop Bike'] },
    light: { character: ['Guide'], build: ['Hero (A)'], space: ["Hero's Ship"] },
  });
  t.card('Hero (C)', { speed: 40 }); // whoever has them
  t.card('Hero (A)', { speed: 40 });
  t.card("Hero's Ship", { speed: 30 });
});

const NUMBERS = `
  1 Boss (A)   Dark Character - Bandit   C
     cost 3   speed 40   power 3   health 3

  2 Boss (B)   Dark Character - Bandit   C
     cost 5   speed 10   power 7   health 7

  3 Teacher   Dark Character - Officer   C
     cost 1   speed 10   power 1   health 1
     Each of your Bandits with printed power 3 or less has +10 speed.

  4 Coach   Dark Character - Officer   C
     cost 1   speed 10   power 1   health 1
     Each of your Bandits with power 3 or less has +10 speed.

  5 Broker   Dark Character - Officer   C
     cost 1   speed 10   power 1   health 1
     Each of your Bandits with build cost 3 or less has +10 speed.

  6 Banker   Dark Character - Officer   C
     cost 1   speed 10   power 1   health 1
     Each of your Bandits with total build cost 3 or less has +10 speed.

  7 Medic   Dark Character - Officer   C
     cost 1   speed 10   power 1   health 1
     Each of your Bandits with remaining health 2 or less has +10 speed.

  8 Doctor   Dark Character - Officer   C
     cost 1   speed 10   power 1   health 1
     Each of your Bandits with health 3 or less has +10 speed.

  9 Lone Bandit   Dark Character - Bandit   C
     cost 3   speed 40   power 3   health 3
`;

scenarioX(
  'What is printed, what is the total, and what a bare number means',
  'TCG-CARD-34 TCG-CARD-35 TCG-CARD-36',
  (t) => {
    const speeds = (helper: string): number[] => {
      t.board({
        cards: NUMBERS,
        at: 'Character battle',
        dark: { character: [{ card: 'Boss (A)', under: ['Boss (B)'] }, 'Lone Bandit', helper] },
      });
      return [t.read('Boss (A)').speed, t.read('Lone Bandit').speed];
    };
    // The Boss has speed 40 and 10 for the card beneath; its power is 4 in all, its build cost 4.
    t.is(speeds('Teacher'), [60, 50]); // printed on the top card: 3
    t.is(speeds('Coach'), [50, 50]); // bare: the total
    t.is(speeds('Broker'), [60, 50]); // bare build cost: what is printed
    t.is(speeds('Banker'), [50, 50]);
  },
);

scenarioX('Damage lowers what is left of the health, not its total', 'TCG-CARD-37 TCG-CARD-35 TCG-CARD-43', (t) => {
  const speed = (helper: string, damage: number): number => {
    t.board({ cards: NUMBERS, at: 'Character battle', dark: { character: [{ card: 'Lone Bandit', damage }, helper] } });
    t.card('Lone Bandit', { health: 3 });
    return t.read('Lone Bandit').speed;
  };
  t.is([speed('Medic', 0), speed('Medic', 1)], [40, 50]);
  const boss = (damage: number): number => {
    t.board({
      cards: NUMBERS,
      at: 'Character battle',
      dark: { character: [{ card: 'Boss (A)', under: ['Boss (B)'], damage }, 'Doctor'] },
    });
    return t.read('Boss (A)').speed;
  };
  t.is([boss(0), boss(3)], [50, 50]); // 4 health in all, whatever the damage
});

scenarioX('Five rarities', 'TCG-CARD-39', (t) => {
  const rare = (rarity: string): string[] => {
    const cards = read(`1 Thing   Dark Battle   ${rarity}\n   Draw 1 card.`);
    const game = swtcg([...shippedCards(), ...cards]);
    const list = deck(legalDeck('Dark').cards, [{ id: 'TEST-1', copies: 1 }]);
    return ['nh', 'x'].map((edition) =>
      game
        .checkDeck(list, 0, edition)
        .map(({ rule }) => rule)
        .join(),
    );
  };
  for (const rarity of ['C', 'U', 'R']) t.is(rare(rarity), ['', '']);
  for (const rarity of ['P', 'S']) t.is(rare(rarity), ['TCG-CARD-38', '']);
  t.is(read('1 Thing   Dark Battle   X\n   Draw 1 card.'), []);
});

scenarioX('A version letter makes a card one of a kind', 'TCG-CARD-12', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 9, hand: ['Darth Vader (C)'], character: ['Jawa', 'Dannik Jerriko (A)', 'Darth Vader (B)'] },
    light: { character: ['Jawa', 'Dannik Jerriko (A)'] },
  });
  t.startBuilding();
  t.offersAlso('stack Darth Vader (C) beneath Darth Vader (B)', 'stack Darth Vader (C) on top of Darth Vader (B)');
  t.endCommand();
  t.is(
    t.events('contest').map((e) => t.game.cards.cards[e.def]!.card.name),
    ['Dannik Jerriko'], // and no Jawa
  );
});
