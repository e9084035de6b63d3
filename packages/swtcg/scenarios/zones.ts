import { hiddenChance } from '@dejarik/kernel';
import { ARENAS } from '../src/cards/card.ts';
import {
  BUILD,
  CHARACTER,
  cloneState,
  DARK,
  DECK,
  DISCARD,
  GROUND,
  HAND,
  LIGHT,
  NORMAL,
  SPACE,
  type State,
} from '../src/rules/state.ts';
import { whyNotAttack } from '../src/rules/targets.ts';
import { catalogueWith, fail, type Play, scenario, scenarioBoth } from '../src/testing/index.ts';
import { view } from '../src/view.ts';

const SPECTATOR = -1;
const EVERYBODY = [DARK, LIGHT, SPECTATOR];

/** What a seat sees in the place of these cards: their titles, or `?`. */
const seen = (t: Play, seat: number, cards: readonly number[]): string[] =>
  cards.map((card) => {
    const def = view(t.table, seat).state.def[card]!;
    return def < 0 ? '?' : t.game.cards.cards[def]!.card.name;
  });

scenario('The zones', 'TCG-ZONE-01', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      space: ['TIE Fighter DS-3-12'],
      ground: ['Stormtrooper Squad'],
      character: ['Geonosian Guard'],
      build: ['Geonosian Warrior'],
      hand: ['Blaster Barrage'],
      deck: ['Carrack Cruiser'],
      discard: ['Destroy Alderaan'],
    },
  });
  t.is(ARENAS, ['Space', 'Ground', 'Character']);
  for (const [name, zone] of [
    ['TIE Fighter DS-3-12', 'Space'],
    ['Stormtrooper Squad', 'Ground'],
    ['Geonosian Guard', 'Character'],
    ['Geonosian Warrior', 'build'],
    ['Blaster Barrage', 'hand'],
    ['Carrack Cruiser', 'deck'],
    ['Destroy Alderaan', 'discard'],
  ] as const) {
    t.card(name, { zone });
    t.is(t.titles('Dark', zone), [name]);
  }
  // Each of the seven is a place of its own, and each player has their own seven.
  t.is(
    [...t.state.zone].sort((a, b) => a - b),
    [SPACE, GROUND, CHARACTER, BUILD, HAND, DECK, DISCARD],
  );
  for (const zone of [...ARENAS, 'build', 'hand', 'deck', 'discard'] as const) t.is(t.titles('Light', zone), []);
});

scenarioBoth('Nobody sees into a deck', 'TCG-ZONE-03', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { deck: ['Carrack Cruiser', 'Geonosian Guard', 'Destroy Alderaan'] },
    light: { deck: ['Clone Squad', 'N-1 Starfighter', "Leia's Kiss"] },
  });
  const { deck } = t.state;
  t.is(seen(t, DARK, deck[LIGHT]!), ['?', '?', '?']);
  t.is(seen(t, LIGHT, deck[DARK]!), ['?', '?', '?']);
  for (const side of [DARK, LIGHT]) t.is(seen(t, SPECTATOR, deck[side]!), ['?', '?', '?']);
  // Which cards are left players may know; in which order, they may not: any other looks the same to them.
  const turned = cloneState(t.state);
  for (const side of [DARK, LIGHT]) {
    const [bottom, middle, top] = deck[side]!.map((card) => turned.def[card]!);
    [top, bottom, middle].forEach((def, i) => {
      turned.def[deck[side]![i]!] = def!;
    });
  }
  for (const seat of EVERYBODY) t.is(view(t.game.table(turned), seat), view(t.table, seat), `the view of ${seat}`);
});

scenario('An empty deck is no loss', 'TCG-ZONE-04', (t) => {
  t.board({
    at: 'turn starts',
    dark: { hand: ['Blaster Barrage'], space: ['TIE Fighter DS-3-12'] },
    light: { space: ['N-1 Starfighter'], deck: ['Clone Squad'] },
  });
  t.is(t.titles('Dark', 'hand'), ['Blaster Barrage']);
  t.is(t.titles('Light', 'hand'), ['Clone Squad']);
  t.winner('undecided');
  t.asks('Dark', 'build');
  // Nothing else is different for the player.
  t.is(t.force('Dark'), t.force('Light'));
  t.is(t.points('Dark'), t.points('Light'));
});

scenarioBoth('A hand is for the eyes of its holder', 'TCG-ZONE-05', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { hand: ['Blaster Barrage', 'Geonosian Guard'] },
    light: { hand: ["Leia's Kiss"] },
  });
  const { hand } = t.state;
  t.is(seen(t, DARK, hand[DARK]!), ['Blaster Barrage', 'Geonosian Guard']);
  t.is(seen(t, LIGHT, hand[LIGHT]!), ["Leia's Kiss"]);
  t.is(seen(t, LIGHT, hand[DARK]!), ['?', '?']);
  t.is(seen(t, DARK, hand[LIGHT]!), ['?']);
  t.is(seen(t, SPECTATOR, [...hand[DARK]!, ...hand[LIGHT]!]), ['?', '?', '?']);
});

scenarioBoth('A hand may have any size', 'TCG-ZONE-06', (t) => {
  const many = new Array<string>(25).fill('Blaster Barrage');
  t.board({
    at: 'turn ends',
    dark: { hand: many, deck: ['Blaster Barrage'], space: ['TIE Fighter DS-3-12'] },
    light: { space: ['N-1 Starfighter'] },
  });
  // The turn ended and the next began; nothing was discarded and the card of the turn was drawn.
  t.answer(...t.by({ nh: [], x: ['Dark: draw a card'] }));
  t.asks('Dark', 'build');
  t.is([t.titles('Dark', 'hand').length, t.titles('Dark', 'discard').length], [26, 0]);
});

scenarioBoth('Discard piles are open to all', 'TCG-ZONE-07', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { discard: ['Blaster Barrage', 'Geonosian Guard'] },
    light: { discard: ["Leia's Kiss"] },
  });
  for (const seat of EVERYBODY) {
    t.is(seen(t, seat, t.state.discard[DARK]!), ['Blaster Barrage', 'Geonosian Guard']);
    t.is(seen(t, seat, t.state.discard[LIGHT]!), ["Leia's Kiss"]);
  }
});

scenarioBoth('The build zone: cards being built and retreated units', 'TCG-ZONE-08 TCG-ZONE-09 TCG-ZONE-10', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 3, hand: ['Carrack Cruiser'], character: ['Geonosian Guard'] },
    light: { character: ['Naboo Security Guard'] },
  });
  t.answer('Dark: build Carrack Cruiser', '2', 'Dark: done', 'Light: done', 'Dark: retreat Geonosian Guard');
  t.is(t.titles('Dark', 'build'), ['Carrack Cruiser', 'Geonosian Guard']);
  t.card('Carrack Cruiser', { faceDown: true, counters: 2 });
  t.card('Geonosian Guard', { faceDown: false });
  const zone = t.state.build[DARK]!;
  t.is(seen(t, DARK, zone), ['Carrack Cruiser', 'Geonosian Guard']);
  for (const seat of [LIGHT, SPECTATOR]) t.is(seen(t, seat, zone), ['?', 'Geonosian Guard']);
  // How many counters lie on it is no secret.
  for (const seat of EVERYBODY) t.is(view(t.table, seat).state.counters[zone[0]!], 2);
});

scenarioBoth('Out of battle in the build zone', 'TCG-ZONE-11', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: ['Geonosian Guard'], build: ['Geonosian Warrior'] },
    light: { character: ['Naboo Security Guard'], build: ['Clone Warrior 4/163'] },
  });
  // The units in the build zones are faster and untapped, and yet neither attack nor are attacked.
  t.asks('Dark', 'unitTurn');
  t.offers('Geonosian Guard attacks Naboo Security Guard', 'Geonosian Guard does not attack');
  const why = (attacker: string, target: string) => whyNotAttack(t.table, t.find(attacker), t.find(target), NORMAL);
  t.refused(why('Geonosian Guard', 'Clone Warrior 4/163'), 'TCG-ZONE-11');
  t.refused(why('Geonosian Warrior', 'Naboo Security Guard'), 'TCG-ZONE-11');
  t.answer('Geonosian Guard does not attack');
  t.offers('Naboo Security Guard attacks Geonosian Guard', 'Naboo Security Guard does not attack');
  t.answer('Naboo Security Guard does not attack');
  t.is(t.state.turn, 3); // nobody else attacked
});

scenarioBoth('Room for any number of units', 'TCG-ZONE-12', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 2, hand: ['Geonosian Guard'], character: new Array<string>(30).fill('Geonosian Guard') },
  });
  t.offersAlso('deploy Geonosian Guard');
  t.answer('deploy Geonosian Guard');
  t.is(t.titles('Dark', 'Character').length, 31);
});

scenarioBoth('A unit attacks in its own arena', 'TCG-ZONE-13', (t) => {
  t.board({
    at: 'Ground battle',
    dark: { ground: ['Stormtrooper Squad'] },
    light: { space: ['N-1 Starfighter'], ground: ['Clone Squad'], character: ['Naboo Security Guard'] },
  });
  t.asks('Dark', 'unitTurn');
  t.offers('Stormtrooper Squad attacks Clone Squad', 'Stormtrooper Squad does not attack');
  for (const other of ['N-1 Starfighter', 'Naboo Security Guard'])
    t.refused(whyNotAttack(t.table, t.find('Stormtrooper Squad'), t.find(other), NORMAL), 'TCG-ZONE-13');
});

scenario("A player's view gives no hidden card away", 'TCG-INFO-05', (t) => {
  t.board({
    at: 'Dark builds',
    dice: [6],
    dark: {
      points: 1,
      hand: ['Geonosian Guard', 'Blaster Barrage'],
      deck: ['Carrack Cruiser'],
      build: [{ down: 'Geonosian Warrior', counters: 1 }],
    },
    light: { hand: ["Leia's Kiss"], deck: ['Clone Squad'], build: [{ down: 'N-1 Starfighter', counters: 1 }] },
  });
  const of = (side: number): number[] => {
    const { hand, deck, build } = t.state;
    return [...hand[side]!, ...deck[side]!, ...build[side]!];
  };
  t.is(seen(t, LIGHT, of(DARK)), ['?', '?', '?', '?']);
  t.is(seen(t, DARK, of(LIGHT)), ['?', '?', '?']);
  t.is(seen(t, SPECTATOR, [...of(DARK), ...of(LIGHT)]), ['?', '?', '?', '?', '?', '?', '?']);
  // Nor do the options of another player, or the dice and cards to come.
  t.is(view(t.table, DARK).state.question!.options.length, t.options.length);
  for (const seat of [LIGHT, SPECTATOR]) t.is(view(t.table, seat).state.question!.options, []);
  for (const seat of EVERYBODY) {
    const { random, dice }: State = view(t.table, seat).state;
    t.is([random, dice], [hiddenChance(), []]);
  }
});

scenario('"Draw" takes the top card of the own deck', 'TCG-GLOSS-22', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 1, hand: ['Orders'], deck: ['Carrack Cruiser', 'Geonosian Guard', 'Blaster Barrage'] },
    light: { deck: ['Clone Squad'] },
    cards: `
      1 Orders   Dark Mission   C
         cost 1
         Draw 2 cards.
    `,
  });
  t.answer('complete Orders');
  t.is(t.titles('Dark', 'hand'), ['Carrack Cruiser', 'Geonosian Guard']);
  t.is(t.titles('Dark', 'deck'), ['Blaster Barrage']);
  t.is(t.titles('Light', 'deck'), ['Clone Squad']);
});

/** The descriptions of what is to be discarded, anywhere inside a card's text. */
function discarded(text: unknown): { in?: string }[] {
  if (typeof text !== 'object' || text === null) return [];
  const found = Object.values(text).flatMap(discarded);
  if ('is' in text && text.is === 'discardUnit' && 'what' in text) found.push(text.what as { in?: string });
  if ('do' in text && text.do === 'discard' && 'target' in text && typeof text.target === 'object')
    found.push(...(Object.values(text.target!).filter((part) => typeof part === 'object') as { in?: string }[]));
  return found;
}

scenario('What discards units names their zone', 'TCG-GLOSS-24', (t) => {
  const descriptions = catalogueWith().cards.flatMap(({ card }) =>
    discarded(card.abilities).map((what) => [card.id, what.in]),
  );
  t.is(descriptions.length >= 6, true);
  for (const [id, place] of descriptions) if (place === undefined) fail(`${id} discards from nowhere`);
});

scenario("Discards come from the zone that is named and go to the owner's pile", 'TCG-GLOSS-24', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 5, hand: ['Subtle Assassination', 'Destruction of Hope', 'Geonosian Guard'] },
    light: {
      hand: ["Leia's Kiss", 'Surprise Attack'],
      deck: ['Clone Squad'],
      character: ['Naboo Security Guard'], // the only one in the Character arena
      ground: ['Naboo Senatorial Escort'],
      build: ['Padmé Amidala (D)', { down: 'N-1 Starfighter', counters: 1 }],
    },
  });
  t.answer('complete Subtle Assassination'); // from the Character arena
  t.is(t.titles('Light', 'discard'), ['Naboo Security Guard']);
  t.answer('complete Destruction of Hope'); // from the hand
  t.is(t.titles('Light', 'discard'), ['Naboo Security Guard', "Leia's Kiss", 'Surprise Attack']);
  t.is(
    [t.titles('Light', 'deck'), t.titles('Light', 'Ground'), t.titles('Light', 'build').length],
    [['Clone Squad'], ['Naboo Senatorial Escort'], 2],
  );
  t.is(t.titles('Dark', 'hand'), ['Geonosian Guard']);
  t.is(t.titles('Dark', 'discard'), ['Subtle Assassination', 'Destruction of Hope']);
});
