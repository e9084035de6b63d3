/**
 * How a position looks to a seat, for bots: 0 lost, 1 won. Counted in Life Force: what each has left, what the hand
 * promises, what is in play, and what every location will bring or cost in the turns to come.
 */
import { opponentOf } from '@dejarik/kernel';
import { type CardType, STATS } from './cards/card.ts';
import { ONE } from './exact.ts';
import { placesWorth } from './places-worth.ts';
import { seatUsing } from './rules/carrying.ts';
import { isDevice, isWeapon } from './rules/kinds.ts';
import { LOCATION } from './rules/lies.ts';
import { cardsInPlay } from './rules/live.ts';
import { generation } from './rules/query.ts';
import { FORCE, hand, pile, RESERVE, USED } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

const OUTCOMES = { won: 1, lost: 0, drawn: 0.5 } as const;

/** Life Force beyond this is there to be spent on cards. */
const LITTLE_LIFE = 15;
const MUCH_LIFE_WORTH = 0.6;

/** What a card in hand promises, by type. Interrupts are counted on their own. */
const PROMISE: Readonly<Record<CardType, number>> = {
  Character: 1,
  Starship: 1,
  Vehicle: 0.7,
  Weapon: 0.6,
  Device: 0.4,
  Effect: 0.7,
  Interrupt: 0,
  Location: 1.2,
  Creature: 0.4,
  'Epic Event': 0.4,
};
/** Of a card that is on the table already, and can be there only once. */
const SECOND_PROMISE = 0.1;
const PROMISE_WORTH = 1.3;
/** How much promise there can be use for: a little, more with the Force to pay for it, never more than so much. */
const SOME_PROMISE = 3;
const FORCE_FOR_PROMISE = 3;
const MOST_PROMISE = 10;
/** An Interrupt in hand; one that can be paid for. */
const INTERRUPT_WORTH = 0.8;
const MANY_INTERRUPTS = 4;
const ANSWER_WORTH = 0.3;
const MANY_ANSWERS = 3;

/** Force that can be activated each turn, as long as there is use for it and cards to activate. */
const GENERATION_WORTH = 0.9;
const MUCH_GENERATION = 14;
const LIFE_TO_ACTIVATE = 20;
/** Force that is ready, for the opponent's turn too. */
const READY_WORTH = 0.08;
const MUCH_READY = 8;
/** Cards that have to be left to draw destiny from. */
const FOR_DESTINY = 3;
const DESTINY_CARD_WORTH = 0.4;

/** What a card is worth by being in play, beside its power. */
const LOCATION_WORTH = 1;
const IN_PLAY_WORTH = 1.2;
const FORFEIT_WORTH = 0.25;
const FORFEIT = STATS.indexOf('forfeit');

/** Force drains are counted for so many turns at most, fewer when the game is nearly over. */
const MOST_TURNS = 4;
const LIFE_PER_TURN = 10;
const SCALE = 20;

export function evaluate(g: Table, seat: number): number {
  const s = g.state;
  if (s.result !== null) return OUTCOMES[s.result.outcomes[seat]!];
  const enemy = opponentOf(s, seat);
  const [mine, theirs] = [lifeOf(g, seat), lifeOf(g, enemy)];
  const shorter = Math.min(mine, theirs);
  const turns = Math.min(MOST_TURNS, 1 + shorter / LIFE_PER_TURN);
  const score =
    standing(g, seat, mine) - standing(g, enemy, theirs) + cardsWorth(g, seat) + placesWorth(g, seat, enemy, turns);
  // Never so sure that nothing makes a difference any more: a game that is won has to be ended too.
  return 0.5 + (0.5 * score) / (SCALE + shorter + Math.abs(score));
}

const lifeOf = ({ state: s }: Table, seat: number): number =>
  pile(s, seat, RESERVE).length + pile(s, seat, FORCE).length + pile(s, seat, USED).length;

/** Life Force, the hand, and the Force there is and will be for it. */
function standing(g: Table, seat: number, life: number): number {
  const s = g.state;
  const ready = pile(s, seat, FORCE).length;
  const comes = generation(g, seat);
  const lacking = Math.max(0, FOR_DESTINY - pile(s, seat, RESERVE).length);
  return (
    life * MUCH_LIFE_WORTH +
    Math.min(life, LITTLE_LIFE) * (1 - MUCH_LIFE_WORTH) +
    handWorth(g, seat, ready, comes) +
    Math.min(comes, MUCH_GENERATION) * GENERATION_WORTH * Math.min(1, life / LIFE_TO_ACTIVATE) +
    Math.min(ready, MUCH_READY) * READY_WORTH -
    lacking * DESTINY_CARD_WORTH
  );
}

/** The first cards count in full, then less and less. */
function handWorth(g: Table, seat: number, ready: number, comes: number): number {
  const s = g.state;
  let interrupts = 0;
  let promise = 0;
  for (const card of hand(s, seat)) {
    const { type } = defOf(g, card);
    if (type === 'Interrupt') interrupts++;
    else promise += isSecond(g, seat, card) ? SECOND_PROMISE : PROMISE[type];
  }
  // Where nothing happens any more it takes other cards.
  const most = Math.min(MOST_PROMISE, SOME_PROMISE + (ready + comes) / FORCE_FOR_PROMISE) + s.idleTurns;
  const used = Math.min(promise, most);
  return (
    (used - (used * used) / (2 * most)) * PROMISE_WORTH +
    Math.min(interrupts, MANY_INTERRUPTS) * INTERRUPT_WORTH +
    Math.min(interrupts, ready, MANY_ANSWERS) * ANSWER_WORTH
  );
}

function isSecond(g: Table, seat: number, card: number): boolean {
  const { dots, titleId } = defOf(g, card);
  if (dots !== 1) return false;
  return cardsInPlay(g).some((other) => g.state.controller[other] === seat && defOf(g, other).titleId === titleId);
}

/** Cards in play for what they are, the seat's less the others'. */
function cardsWorth(g: Table, seat: number): number {
  const s = g.state;
  let worth = 0;
  for (const card of cardsInPlay(g)) {
    // Whoever bears a weapon or a device has the use of it.
    const whose = isWeapon(g, card) || isDevice(g, card) ? seatUsing(g, card) : s.controller[card];
    const forfeit = Math.max(0, defOf(g, card).numbers[FORFEIT]! / ONE);
    const own = s.as[card] === LOCATION ? LOCATION_WORTH : IN_PLAY_WORTH + forfeit * FORFEIT_WORTH;
    worth += whose === seat ? own : -own;
  }
  return worth;
}
