/** What must be true of every state, whatever was played. */
import { stored } from '@dejarik/kernel';
import { LAPS_TO_WIN, MOST_THRUST } from './rules/events.ts';
import { listOf } from './rules/moves.ts';
import { DUEL_HAND, DUEL_PILE, OBJECTIVE, onPlanet, PLAN, PLANET_COUNT, SEATS, type State } from './rules/state.ts';
import { cardsAt, cardsLeft, effectsAt, LAP, type Table } from './rules/table.ts';
import { stateShape } from './shape.ts';

export function violations(g: Table): string[] {
  const s = g.state;
  return stored.violationsOf(s, stateShape(g, s), SEATS, (say) => {
    checkLists(s, say);
    for (let card = 0; card < s.def.length; card++) checkCard(g, card, say);
    for (const seat of s.seats.keys()) checkSeat(s, seat, say);
    if (s.battle === null && s.zone.includes(PLAN) && s.result === null)
      say('there is a declared Battle card but no battle');
    if (s.question !== null && s.question.options.length === 0) say('a question has no options');
    checkStacks(g, say);
  });
}

function checkSeat(s: State, seat: number, say: Say): void {
  if (s.thrust[seat]! > MOST_THRUST) say(`seat ${seat} has more than ${MOST_THRUST} Thrust tokens`);
  if (s.lapTokens[seat]! > LAPS_TO_WIN) say(`seat ${seat} has more than ${LAPS_TO_WIN} laps`);
  if (s.race[seat]!.length > 2) say(`seat ${seat} has more than a pilot and a Podracer at the Objective`);
  if (s.laps[seat]!.length >= LAP && s.result === null) say(`seat ${seat} has a whole lap that is not completed`);
  for (let planet = 0; planet < PLANET_COUNT; planet++)
    if (effectsAt(s, seat, planet).length > 1) say(`seat ${seat} has two Effects on one planet`);
  if (s.question !== null && s.turn > 0 && s.drawing === 0 && s.duel === null && cardsLeft(s, seat) === 0)
    say(`seat ${seat} has an empty draw deck and the game goes on`);
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
  if (def.side !== s.seats[s.owner[card]!]!.side) say(`card ${card} is not of its owner's side`);
  if (s.down[card] === 1 && !onPlanet(s.zone[card]!)) say(`card ${card} lies face down away from a planet`);
  if (onPlanet(s.zone[card]!) && !(def.type === 'Character' || def.type === 'Weapon' || def.effect))
    say(`card ${card}, a ${def.type}, lies on a planet`);
}

/** YJ-STK-02, 05: one planet for a stack, one card of a unique title. */
function checkStacks(g: Table, say: Say): void {
  const s = g.state;
  for (const seat of s.seats.keys()) {
    const places = new Map<number, number>();
    for (let planet = 0; planet < PLANET_COUNT; planet++)
      for (const card of cardsAt(s, seat, planet)) {
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
