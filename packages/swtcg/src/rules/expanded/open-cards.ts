/** Cards that lie face up and are no units, as texts speak of them: Locations, Equipment, Campaigns, Resources, Events. */
import type { CardType } from '../../cards/card.ts';
import type { Noun, OpenNoun } from '../../language/tree.ts';
import { ARENAS } from '../../cards/sides.ts';
import { BUILD, inArena, type State } from '../state.ts';
import {
  ATTACHED,
  COMPLETED,
  EVENT_ZONE,
  isLocationZone,
  isOpenZone,
  LOCATION,
  OUT_OF_PLAY,
  RESOURCE_ZONE,
  SUPPLY,
} from '../state-expanded.ts';

/** The type of card that a noun means, and the arena that it names, or -1. */
interface OpenKind {
  readonly type: CardType;
  readonly arena: number;
}
const OPEN_NOUNS: ReadonlyMap<Noun, OpenKind> = new Map<Noun, OpenKind>([
  ...(['Location', 'Equipment', 'Resource', 'Event', 'Subordinate', 'Mission'] as const).map(
    (type): [Noun, OpenKind] => [type, { type, arena: -1 }],
  ),
  ...(['Location', 'Equipment'] as const).flatMap((type) =>
    ARENAS.map((name, arena): [Noun, OpenKind] => [`${name} ${type}`, { type, arena }]),
  ),
]);

export const isOpenNoun = (noun: Noun): noun is OpenNoun => OPEN_NOUNS.has(noun);

/** The arena or build zone it counts as being in: a Location in its arena, Equipment where its unit is (TCG-LOC-01, TCG-EQUIP-01). */
export function whereabouts(s: State, card: number): number {
  const zone = s.zone[card]!;
  if (zone === ATTACHED) return whereabouts(s, s.on[card]!);
  if (isLocationZone(zone)) return zone - LOCATION;
  return zone === COMPLETED ? BUILD : zone;
}

/** Out of play and in the supply a card is out of reach (TCG-ZONE-27, TCG-SUB-01, TCG-EVENT-02), and what is open is no longer to be found. */
export const isAway = (zone: number): boolean =>
  zone === SUPPLY || zone === OUT_OF_PLAY || zone === ATTACHED || isOpenZone(zone);

/** Whether a card that lies open is what the noun says. */
export function isOpenKind(
  s: State,
  card: number,
  printed: CardType,
  listed: readonly number[],
  noun: OpenNoun,
): boolean {
  const { type, arena } = OPEN_NOUNS.get(noun)!;
  const zone = s.zone[card]!;
  if (printed !== type) return false;
  switch (type) {
    case 'Location':
      return isLocationZone(zone) && (arena < 0 || zone - LOCATION === arena);
    case 'Equipment':
      return (zone === ATTACHED || zone === COMPLETED) && (arena < 0 || isFor(whereabouts(s, card), listed, arena));
    case 'Mission':
      return zone === COMPLETED;
    case 'Resource':
      return zone === RESOURCE_ZONE;
    case 'Event':
      return zone === EVENT_ZONE;
    default: // a Subordinate is one in an arena alone (TCG-SUB-03)
      return inArena(zone);
  }
}

/** TCG-MULTI-02: attached it is of the type of its unit, elsewhere of all that it lists. */
const isFor = (place: number, listed: readonly number[], arena: number): boolean =>
  inArena(place) ? place === arena : listed.includes(arena);
