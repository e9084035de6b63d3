/** States that differ only in what a seat may not see. */
import { type RandomState, shuffle } from '@dejarik/kernel';
import { sees } from '../rules/sees.ts';
import { cardOf } from '../rules/questions.ts';
import { cloneState, DISCARD, PLANET_COUNT, placeOf, type State } from '../rules/state.ts';

/** The same state with the cards this seat cannot see, and the order of another's plan, exchanged. */
export function scrambled(s: State, seat: number): State {
  const other = cloneState(s);
  const options = s.question?.seat === seat ? s.question.options : [];
  // It is seen where a card of the discard pile lies, and one that the question is about; in a deck searched it is not.
  const asked = new Set(options.map(cardOf).filter((card) => s.zone[card] === DISCARD || card === s.question!.about));
  const exchange = (cards: readonly number[], by: number): void => {
    const defs = cards.map((card) => s.def[card]!);
    defs.push(...defs.splice(0, by));
    cards.forEach((card, i) => {
      other.def[card] = defs[i]!;
    });
  };
  for (const side of s.seats.keys()) {
    const hidden = s.def.flatMap((_, card) =>
      s.owner[card] === side && !sees(s, seat, card) && !asked.has(card) ? [card] : [],
    );
    // Of the own deck the order alone is hidden: its cards stay in it.
    if (side !== seat) exchange(hidden, Math.ceil(hidden.length / 2));
    else for (const cards of Map.groupBy(hidden, (card) => s.zone[card]).values()) exchange(cards, 1);
    if (side === seat) continue;
    other.battle?.plan[side]!.reverse();
    for (let planet = 0; planet < PLANET_COUNT; planet++) exchangeEffect(other, placeOf(side, planet));
  }
  return other;
}

/** Another of the face-down cards on the planet is the Effect. */
function exchangeEffect(s: State, at: number): void {
  const [effect] = s.effects[at]!;
  const place = s.planet[at]!.findIndex((card) => s.down[card] === 1);
  if (effect === undefined || s.down[effect] === 0 || place < 0) return;
  s.effects[at] = [s.planet[at]![place]!];
  s.planet[at]![place] = effect;
}

/** The same state with what of the seat's own cards others may not see dealt in another order. */
export function dealtAnew(s: State, seat: number, random: RandomState): State {
  const other = cloneState(s);
  const hidden = s.hand[seat]!;
  const defs = hidden.map((card) => s.def[card]!);
  shuffle(random, defs);
  hidden.forEach((card, i) => {
    other.def[card] = defs[i]!;
  });
  return other;
}
