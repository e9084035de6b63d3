/** What must be true of every state, whatever was played. */
import { misshapenColumns } from '@dejarik/kernel';
import { listOf } from './rules/moves.ts';
import { DARK, DUEL_HAND, DUEL_PILE, LIGHT, MOST_CARDS, OBJECTIVE, onPlanet, PLAN, type State } from './rules/state.ts';
import { cardsLeft, ownerOf, type Table } from './rules/table.ts';
import { stateShape } from './shape.ts';

const MOST_THRUST = 4;

export function violations(g: Table): string[] {
  const s = g.state;
  const found = misshapenColumns(s, MOST_CARDS, (size) => shapeOf(g, size));
  if (found.length > 0) return found; // what follows takes the numbers at their word
  const say = (message: string): void => void found.push(message);
  checkLists(s, say);
  for (let card = 0; card < s.def.length; card++) checkCard(g, card, say);
  for (const seat of [DARK, LIGHT]) {
    if (s.thrust[seat]! > MOST_THRUST) say(`seat ${seat} has more than ${MOST_THRUST} Thrust tokens`);
    if (s.race[seat]!.length > 2) say(`seat ${seat} has more than a pilot and a Podracer at the Objective`);
    if (s.laps[seat]!.length > 5 && s.result === null) say(`seat ${seat} has a whole lap that is not completed`);
    for (const effects of s.effects.slice(seat * 3, seat * 3 + 3))
      if (effects.length > 1) say(`seat ${seat} has two Effects on one planet`);
    if (s.question !== null && s.turn > 0 && s.drawing === 0 && s.duel === null && cardsLeft(s, seat) === 0)
      say(`seat ${seat} has an empty draw deck and the game goes on`);
  }
  if (s.battle === null && s.zone.includes(PLAN) && s.result === null)
    say('there is a declared Battle card but no battle');
  if (s.question !== null && s.question.options.length === 0) say('a question has no options');
  if (s.question !== null && ![DARK, LIGHT].includes(s.question.seat)) say('nobody is asked the question');
  checkStacks(g, say);
  return found;
}

/** Made once for each catalogue and number of cards: it is asked for again and again. */
const shapes = new WeakMap<Table['cards'], Map<number, ReturnType<typeof stateShape>>>();

function shapeOf(g: Table, size: number): ReturnType<typeof stateShape> {
  const bySize = shapes.get(g.cards) ?? new Map<number, ReturnType<typeof stateShape>>();
  shapes.set(g.cards, bySize);
  const shape = bySize.get(size) ?? stateShape(g, size);
  bySize.set(size, shape);
  return shape;
}

type Say = (message: string) => void;

function checkLists(s: State, say: Say): void {
  const times = new Array<number>(s.def.length).fill(0);
  const lists = [
    ...s.deck,
    ...s.hand,
    ...s.discard,
    ...s.planet,
    ...s.effects,
    ...s.hyperspace,
    ...s.race,
    ...s.laps,
    s.locations,
    ...(s.duel === null ? [] : [...s.duel.hand, ...s.duel.pile]),
  ];
  for (const list of lists) for (const card of list) times[card] = (times[card] ?? 0) + 1;
  times.forEach((n, card) => {
    const zone = s.zone[card]!;
    if (s.duel === null && (zone === DUEL_HAND || zone === DUEL_PILE)) {
      say(`card ${card} is in a duel, and there is none`);
      return;
    }
    const listed = zone === PLAN || zone === OBJECTIVE ? 0 : 1;
    if (n !== listed) say(`card ${card} is listed ${n} times in zones, not ${listed}`);
    if (listed === 1 && !listOf(s, card)!.includes(card)) say(`card ${card} is not in the list of its zone`);
  });
}

function checkCard(g: Table, card: number, say: Say): void {
  const s = g.state;
  const def = g.cards.cards[s.def[card]!];
  if (def === undefined) {
    say(`card ${card} is no card of the catalogue`);
    return;
  }
  if (def.side !== ownerOf(s, card)) say(`card ${card} is not of its owner's side`);
  if (s.down[card] === 1 && !onPlanet(s.zone[card]!)) say(`card ${card} lies face down away from a planet`);
  if (onPlanet(s.zone[card]!) && !(def.type === 'Character' || def.type === 'Weapon' || def.effect))
    say(`card ${card}, a ${def.type}, lies on a planet`);
}

/** YJ-STK-02, 05: one planet for a stack, one card of a unique title. */
function checkStacks(g: Table, say: Say): void {
  const s = g.state;
  for (const seat of [DARK, LIGHT]) {
    const places = new Map<number, number>();
    for (let planet = 0; planet < 3; planet++)
      for (const card of s.planet[seat * 3 + planet]!) {
        const def = g.cards.cards[s.def[card]!]!;
        if (!(def.stackable || def.unique)) continue;
        const key = def.title * 2 + (def.type === 'Weapon' ? 1 : 0);
        const before = places.get(key);
        if (before !== undefined && (def.unique || before !== planet))
          say(`seat ${seat} has ${def.card.title} in two places or twice`);
        places.set(key, planet);
      }
  }
}
