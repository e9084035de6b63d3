/** Section 14 of the ledger: bluff cards. */
import { mayDeployFree } from './deployment.ts';
import { note, tell, toPileOf, toPlace } from './events.ts';
import { answerTo, ask, beginLoss, procedure } from './flow.ts';
import { isCharacter } from './kinds.ts';
import { locationsOn } from './layout.ts';
import { AT, BLUFF } from './lies.ts';
import { to } from './movement.ts';
import { hasRules } from './places.ts';
import type { Declaration } from './questions.ts';
import { cardsThat, DARK, hand, type State, UNDER, useKey } from './state.ts';
import { seatPlaying, type Table } from './table.ts';

/** Stands for a text in the list of what was used up this turn. */
const LAYING = 500_000;

/** CCG-BLF-01 to 03, 14: Dark, once per turn at each such site. */
const openSites = (g: Table): number[] =>
  locationsOn(g.state).filter((at) => !g.state.usedTurn.includes(useKey(at, LAYING)) && hasRules(g, 'bluff', at));

export function bluffActions(g: Table, seat: number): Declaration[] {
  const s = g.state;
  if (s.seats[seat]!.side === DARK)
    return openSites(g).length === 0 ? [] : hand(s, seat).map((card) => ({ kind: 'layBluff', card }));
  return bluffCards(s).map((card) => ({ kind: 'callBluff', card })); // CCG-BLF-06
}

const bluffCards = (s: State): number[] => cardsThat(s, (card) => s.zone[card] === UNDER && s.as[card] === BLUFF);

/** CCG-BLF-05: what they add to Dark's Force drain there. */
export const bluffsAt = (s: State, at: number): number => bluffCards(s).filter((card) => s.on[card] === at).length;

/** CCG-BLF-12: where the rules hold no more, the cards are lost. */
export function settleBluffs(g: Table): void {
  const s = g.state;
  for (const card of bluffCards(s))
    if (!hasRules(g, 'bluff', s.on[card]!)) toPileOf(g, 'lost', s.controller[card]!, card);
}

export const layBluff = procedure('layBluff', {
  where(g, { seat, card }) {
    const goals = openSites(g).map((on) => to(on, 0, BLUFF));
    ask(g, seat, 'where', goals, card);
  },
  lay(g, { seat, card }) {
    const { on } = answerTo(g, 'where');
    g.state.usedTurn.push(useKey(on, LAYING));
    toPlace(g, 'stacked', seat, card, on, BLUFF);
  },
});

export const callBluff = procedure('callBluff', {
  turnOver(g, { card }) {
    const s = g.state;
    const at = s.on[card]!;
    const dark = seatPlaying(s, DARK);
    tell(g, { kind: 'show', seat: dark, cards: [card], defs: [s.def[card]!] });
    const character = isCharacter(g, card);
    if (character && mayDeployFree(g, dark, card, { on: at, as: AT }) === null) {
      toPlace(g, 'deployed', dark, card, at, AT); // CCG-BLF-07
      note(g, 'deployed', dark, card, at);
      return;
    }
    toPileOf(g, 'lost', dark, card);
    // CCG-BLF-08, 09.
    if (!character) beginLoss(g, dark, 2);
  },
});
