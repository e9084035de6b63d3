/** What must be true of every state, whatever was played. */
import { stored } from '@dejarik/kernel';
import { AT, BESIDE, COVERED, INSERTED, isAboard, LOCATION, SIDE_OF_TABLE } from './rules/lies.ts';
import { DESTINY, PILES, PLAYED, SEATS, type State, TABLE, UNDER } from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { stateShape } from './shape.ts';

type Say = (message: string) => void;

/** Its shape first, whatever it is: what follows takes the numbers at their word. */
export function violations(g: Table): string[] {
  const s = g.state;
  const wrong = stored.fields(stateShape(g, s))(s, 'state');
  if (wrong !== null) return [wrong];
  const found: string[] = [];
  const say = (message: string): void => void found.push(message);
  s.seats.forEach(({ side, team }, seat) => {
    if (side !== SEATS[seat]!.side || team !== SEATS[seat]!.team)
      say(`seat ${seat} plays another side, or with another`);
  });
  checkLists(s, say);
  for (let card = 0; card < s.def.length; card++) checkCard(g, card, say);
  checkPieces(s, say);
  return found;
}

/** Every card in a pile is listed there once, every location in one group, and nothing else is listed. */
function checkLists(s: State, say: Say): void {
  const times = new Array<number>(s.def.length).fill(0);
  s.piles.forEach((list, at) => {
    for (const card of list) {
      times[card]!++;
      if (s.zone[card] !== at % PILES) say(`card ${card} is listed in a pile where it is not`);
    }
  });
  for (const group of s.groups) {
    if (group.length === 0) say('a system has no locations');
    for (const card of group) {
      times[card]!++;
      if (s.zone[card] !== TABLE || s.as[card] !== LOCATION) say(`card ${card} lies among the locations and is none`);
    }
  }
  times.forEach((n, card) => {
    const isListed = s.zone[card]! < PILES || (s.zone[card] === TABLE && s.as[card] === LOCATION);
    if (n !== (isListed ? 1 : 0)) say(`card ${card} is listed ${n} times, not ${isListed ? 1 : 0}`);
  });
}

function checkCard(g: Table, card: number, say: Say): void {
  const s = g.state;
  const def = g.cards.cards[s.def[card]!]!;
  if (def.side !== s.seats[s.owner[card]!]!.side) say(`card ${card} is not of its owner's side`);
  const zone = s.zone[card]!;
  if ((zone === TABLE) !== s.life[card]! > 0) say(`card ${card} has a life that does not fit its place`);
  if (zone !== TABLE && zone !== UNDER) {
    if (s.flags[card] !== 0) say(`card ${card} is not on the table and yet turned or hit`);
    return;
  }
  const [on, as] = [s.on[card]!, s.as[card]!];
  const isBeside = as >= BESIDE && as < INSERTED;
  if ((zone === UNDER) !== (as >= COVERED && !isBeside)) say(`card ${card} lies in another way than its place has`);
  if ((as === LOCATION) !== (def.type === 'Location') && as < COVERED)
    say(`card ${card}, a ${def.type}, lies as something else`);
  if (as === LOCATION || as === SIDE_OF_TABLE || isBeside) return;
  if (on < 0 || s.zone[on] !== TABLE) say(`card ${card} lies on nothing that is on the table`);
  else if (as === AT && s.as[on] !== LOCATION) say(`card ${card} is at something that is no location`);
  else if (isAboard(as) && g.cards.cards[s.def[on]!]!.type === 'Location') say(`card ${card} is aboard a location`);
  else if (isInCircle(s, card)) say(`card ${card} lies on itself in the end`);
}

function isInCircle({ on }: State, card: number): boolean {
  let at = card;
  for (let steps = 0; at >= 0; steps++) {
    if (steps > on.length) return true;
    at = on[at]!;
  }
  return false;
}

/** Something that is under way has begun. */
function checkPieces(s: State, say: Say): void {
  const runs = (...names: readonly string[]): boolean => s.frames.some(({ proc }) => names.includes(proc));
  if (s.result !== null) return;
  if (s.battle !== null && !runs('battle')) say('there is a battle that nobody fights');
  if (s.drain !== null && !runs('drain')) say('there is a Force drain that nobody makes');
  if (s.zone.includes(DESTINY) && !runs('destiny', 'fire', 'battle', 'resolve')) say('destiny is up that nobody drew');
  if (s.zone.includes(PLAYED) && !runs('declare', 'deploy')) say('a card is played, and nobody plays it');
  if (s.question !== null && s.question.options.length === 0) say('a question has no options');
}
