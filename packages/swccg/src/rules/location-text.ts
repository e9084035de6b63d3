/**
 * Which texts of a card work, for whom and where: a location speaks to each player from that player's side, unless it is
 * turned round, and a card can have one side of it heard next door too.
 */
import { opponentOf } from '@dejarik/kernel';
import type { Text } from '../language/meaning.ts';
import { isAdjacent } from './layout.ts';
import { isAbout, isLive } from './speech.ts';
import { BLOWN_AWAY, DARK, LIGHT, LOCATION, ON } from './state.ts';
import { defOf, seatPlaying, type Table } from './table.ts';

const REVOLUTION = 'Revolution';

/** `source`: the card that the text speaks from; of an expanded text, the site next to its own. */
export function eachText(g: Table, card: number, visit: (text: Text, seat: number, source: number) => void): void {
  const s = g.state;
  const { texts } = defOf(g, card);
  if (texts.length === 0) return;
  if (s.as[card] !== LOCATION) {
    for (const text of texts) visit(text, speakerOf(g, card), card);
    return;
  }
  if ((s.flags[card]! & BLOWN_AWAY) !== 0) return; // CCG-BLW-02
  const turned = isTurned(g, card);
  const expanded = expandedFor(g, card, turned);
  for (const text of texts) {
    const seat = seatPlaying(s, turned ? otherSide(text.side) : text.side);
    visit(text, seat, card);
    if (seat !== expanded || isTransit(text)) continue;
    for (const group of s.groups) for (const site of group) if (isAdjacent(g, card, site)) visit(text, seat, site);
  }
}

/** CCG-DEP-15: a weapon or device on another player's card works for that player. */
function speakerOf(g: Table, card: number): number {
  const { as, on, controller } = g.state;
  const { type } = defOf(g, card);
  const isUsed = as[card] === ON && as[on[card]!] !== LOCATION && (type === 'Weapon' || type === 'Device');
  return controller[isUsed ? on[card]! : card]!;
}

/**
 * A card turns the location round, so that icons and texts change sides (CCG-CARD-131). This and the next read the index
 * while it is being made: cards that lie on locations are entered first.
 */
export function isTurned(g: Table, location: number): boolean {
  let turned = false;
  for (const entry of g.live.rules.get('turned') ?? [])
    if (g.state.on[entry.source] === location && isLive(g, entry)) turned = !turned;
  return turned && !isImmune(g, location, REVOLUTION);
}

/** Whether the card is immune to a card of this name. */
export function isImmune(g: Table, card: number, name: string): boolean {
  for (const entry of g.live.rules.get('immuneTo') ?? []) {
    const { rule } = entry;
    if (rule.rule === 'immuneTo' && rule.to.includes(name) && isAbout(g, entry, rule.who, card) && isLive(g, entry))
      return true;
  }
  return false;
}

/** The seat whose text of the site holds next door as well, or -1; it turns round with the site. */
function expandedFor(g: Table, site: number, turned: boolean): number {
  for (const entry of g.live.rules.get('expanded') ?? [])
    if (g.state.on[entry.source] === site) return turned ? opponentOf(g.state, entry.seat) : entry.seat;
  return -1;
}

/** CCG-CARD-123: docking bay transit stays where it is. */
const isTransit = ({ line }: Text): boolean =>
  line.line === 'static' && line.rules.every(({ rule }) => rule === 'transit');

export const otherSide = (side: number): number => (side === LIGHT ? DARK : LIGHT);
