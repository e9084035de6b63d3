/** Battles, destiny, attrition and battle damage: what their conditions and amounts say of the table. */
import { opponentOf } from '@dejarik/kernel';
import { ONE, PI, squareRoot } from '../exact.ts';
import type { BATTLE_AMOUNTS, BATTLE_CONDITIONS } from '../language/blocks/battle.ts';
import { abilityInBattle, destinyTotal, standing } from './battle.ts';
import { forceOf } from './force.ts';
import { iconsAt } from './icons.ts';
import { awayGoals } from './ordered-moves.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';
import { AT, DARK, hand, LIGHT } from './state.ts';
import { seatPlaying, type Table } from './table.ts';
import { lossLeft } from './under-way.ts';

export const BATTLE_CONDITION_TESTS: ConditionsOf<typeof BATTLE_CONDITIONS> = {
  oneDestinyEach: (g) => g.state.battle !== null && g.state.seats.every((_, seat) => standing(g, seat).length === 1),
  canEscape(g, who, { what }) {
    const s = g.state;
    const cards = (s.battle?.cards ?? []).filter(
      (card) => s.controller[card] === who.seat && s.as[card] === AT && g.speech.fits(g, who, what, card),
    );
    let price = 0;
    for (const card of cards) {
      const goals = awayGoals(g, card, false);
      if (goals.length === 0) return false;
      price += Math.min(...goals.map(({ cost }) => cost));
    }
    return cards.length > 0 && price <= forceOf(g, who.seat);
  },
  wasAboard: (g, who, { what }) =>
    g.state.just.some(
      ({ card, along }) =>
        card === who.that && along.some((def, i) => i % 3 === 1 && what.includes(g.cards.cards[def]?.name ?? '')),
    ),
  foreseen: (g, who) => g.state.battle !== null && g.state.kept[who.source] === g.state.battle.winner + 1,
};

export const BATTLE_AMOUNT_VALUES: AmountsOf<typeof BATTLE_AMOUNTS> = {
  battleDestiny: (g, who, { whose }) =>
    g.state.battle === null ? 0 : destinyTotal(g, whose === 'your' ? who.seat : opponentOf(g.state, who.seat), true),
  abilityLeft: (g, who) => (g.state.battle === null ? 0 : abilityInBattle(g, who.seat)),
  loss: (g) => lossLeft(g),
  attrition: (g, who) => g.state.battle?.attrition[who.seat] ?? 0,
  tally: (g, who) => g.state.kept[who.source]!,
  formula,
};

/** CCG-CARD-027: the root of 3 (X - Y) + 2 (A - B) + pi; what is imaginary counts as less than 1. */
function formula(g: Table): number {
  const s = g.state;
  const cards = (side: number): number => hand(s, seatPlaying(s, side)).length;
  let icons = 0;
  for (const group of s.groups)
    for (const location of group) icons += iconsAt(g, location, DARK) - iconsAt(g, location, LIGHT);
  return squareRoot((3 * (cards(DARK) - cards(LIGHT)) + 2 * icons) * ONE + PI);
}
