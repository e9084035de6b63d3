/** What lasts comes to its end: with a battle, with a turn, with the cards it is for, or because it is put right. */
import { setFlag } from './moves.ts';
import type { Lasting } from './parts.ts';
import { FORFEIT_0, HIT } from './state.ts';
import type { Table } from './table.ts';
import { word } from './words.ts';

const ION_CANNON = word('ion cannon');

/** CCG-TRN-15. */
export function endTurn(g: Table): void {
  const s = g.state;
  s.just = [];
  keep(g, ({ until, turn }) => until !== 'turn' || turn > s.turn);
}

export const endBattle = (g: Table): void => keep(g, ({ until }) => until !== 'battle');

/** Of cards with these names, what was played before. */
export const endNamed = (g: Table, names: readonly string[]): void =>
  keep(g, ({ def }) => !names.includes(g.cards.cards[def]!.name));

function keep(g: Table, stays: (lasting: Lasting) => boolean): void {
  const s = g.state;
  const left = s.lasting.filter(stays);
  if (left.length === s.lasting.length) return;
  s.lasting = left;
  s.version++;
}

/** CCG-CARD-149: it is what an ion cannon did to the starship. */
export const isIonized = (g: Table, { def, cards }: Lasting, ship: number): boolean =>
  g.cards.cards[def]!.is[ION_CANNON] === 1 && cards.includes(ship);

export const repair = (g: Table, ship: number): void => keep(g, (lasting) => !isIonized(g, lasting, ship));

/** A card is as it was before a weapon hit it. */
export function restore(g: Table, card: number): void {
  setFlag(g.state, card, HIT, false);
  setFlag(g.state, card, FORFEIT_0, false);
  keep(g, ({ cards, def }) => !cards.includes(card) || g.cards.cards[def]!.type !== 'Weapon');
}
