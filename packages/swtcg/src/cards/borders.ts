/** The border of a card shows what it is (TCG-CARD-03, TCG-CARD-04). */
import { type Arena, arenasOf, type Card, type CardType } from './card.ts';

const OF_ARENA: Readonly<Record<Arena, string>> = { Space: 'blue', Ground: 'green', Character: 'purple' };
const OF_TYPE: Readonly<Partial<Record<CardType, string>>> = {
  Battle: 'red',
  Mission: 'yellow',
  Equipment: 'silver',
  Resource: 'orange',
  Event: 'magenta',
};
/** These have a colour of their own among the cards of their type. */
const OF_SUBTYPE: readonly (readonly [CardType, string, string])[] = [
  ['Mission', 'Trap', 'turquoise'],
  ['Mission', 'Campaign', 'lime'],
  ['Equipment', 'Skill', 'gold'],
  ['Equipment', 'Trait', 'bronze'],
];
const SEVERAL_ARENAS = 'brown';

export function borderOf(card: Card): string {
  const special = OF_SUBTYPE.find(([type, subtype]) => card.type === type && card.subtypes.includes(subtype));
  if (special !== undefined) return special[2];
  const plain = OF_TYPE[card.type];
  if (plain !== undefined) return plain;
  const [arena, ...others] = arenasOf(card);
  return arena === undefined || others.length > 0 ? SEVERAL_ARENAS : OF_ARENA[arena];
}
