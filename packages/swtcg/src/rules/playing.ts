/** Playing activated abilities and Battle cards: what was chosen is noted, paid for and carried out. */
import { EVERYBODY, SPECTATOR } from '@dejarik/kernel';
import { extraAbilityCost, extraBattleCost } from './costs.ts';
import { happen, tell } from './events.ts';
import { pledgingIn } from './keywords/cunning.ts';
import { call, procedure } from './flow.ts';
import type { LiveAbility } from './live-index.ts';
import { about, cardEvent, discardEvent, forceEvent } from './make-events.ts';
import type { PlayAbility, PlayBattleCard } from './options.ts';
import { toFront } from './moves.ts';
import { playedBy, playedKeyword, useKey, usesOf, whyNotAbility } from './play.ts';
import { carryOut } from './resolve.ts';
import { sees } from './sight.ts';
import { beginning } from './spoken.ts';
import { HAND } from './state.ts';
import { RESOURCE_ZONE } from './state-expanded.ts';
import { countPlay, defOf, type Table } from './table.ts';

export function startAbility(g: Table, seat: number, play: PlayAbility, window: number, chanceUses: number[]): void {
  const { source: played, ability } = playable(g, seat, play, window, chanceUses);
  const source = showFirst(g, seat, played);
  const mode = ability.modes[play.way]!;
  countPlay(g, source, ability, play.way);
  tell(g, { kind: 'play', ...about(seat, source), witnesses: EVERYBODY, ability: ability.id });
  const extra = extraAbilityCost(g, seat);
  if (extra > 0) happen(g, forceEvent(g, seat, -extra, 'cost'));
  // TCG-KW-PROTECT-02: one that leaves to pay for it counts as still in its arena.
  const arena = playedKeyword(ability, mode)?.keyword === 'Protect' ? g.state.zone[source]! : -1;
  carryOut(g, { ability: ability.id, at: mode.start, seat, source, it: [], arena, amount: play.amount }, pledgingIn(g));
}

/** TCG-INFO-08: whoever plays a text of a card that others do not see shows it first. Returns its number from then on. */
export function showFirst(g: Table, seat: number, card: number): number {
  if (sees(g.state, SPECTATOR, card)) return card;
  const number = g.state.zone[card] === HAND ? toFront(g.state, card) : card;
  happen(g, { ...cardEvent('show', seat, number), witnesses: EVERYBODY });
  return number;
}

/** The first instance of the chosen ability that may still be used; from now on it has been. */
function playable(g: Table, seat: number, play: PlayAbility, window: number, chanceUses: number[]): LiveAbility {
  for (const entry of playedBy(g, seat)) {
    if (entry.source !== play.unit || entry.ability.id !== play.ability) continue;
    const mode = entry.ability.modes[play.way]!;
    if (whyNotAbility(g, entry, mode, window, chanceUses) !== null) continue;
    usesOf(g, mode, chanceUses).push(useKey(entry));
    noteResource(g, entry.source);
    return entry;
  }
  throw new Error('the chosen ability cannot be played');
}

/** TCG-RES-03: one effect of a Resource in a turn, whatever it would allow. */
function noteResource({ state: s }: Table, source: number): void {
  if (s.zone[source] === RESOURCE_ZONE) s.expanded!.playedIn[source] = s.turn;
}

export const startBattleCard = (g: Table, seat: number, { card, way }: PlayBattleCard): void =>
  call(g, 'battleCard', { seat, card, way });

/** TCG-BCARD-01: pay at once, carry out the effect, discard. */
export const battleCard = procedure('battleCard', {
  play(g, f) {
    const { seat } = f;
    const played = cardEvent('reveal', seat, f.card);
    happen(g, played);
    f.card = played.card;
    const { ability, mode } = defOf(g, f.card).ways[f.way]!;
    countPlay(g, f.card, ability, ability.modes.indexOf(mode));
    if (mode.meditated !== undefined) g.state.expanded!.meditated.push(f.card);
    const extra = extraBattleCost(g, f.card, mode.meditated !== undefined);
    if (extra > 0) happen(g, forceEvent(g, seat, -extra, 'cost'));
    const at = mode.start;
    carryOut(g, { ...beginning(ability.id, seat, f.card), at }, pledgingIn(g));
  },
  discard(g, f) {
    happen(g, discardEvent(g, f.seat, f.card));
  },
});
