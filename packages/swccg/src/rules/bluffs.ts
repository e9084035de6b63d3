/** Section 14 of the ledger: bluff cards. */
import { beginLoss } from './begin.ts';
import type { Reason } from '@dejarik/kernel';
import { mayDeployFree } from './deployment.ts';
import { note, stackUnder, tell, toPileOf, toPlace } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import { locationsOn } from './layout.ts';
import { rulesOf } from './live.ts';
import { isCharacter } from './query.ts';
import type { Declaration } from './questions.ts';
import { hasRules } from './rule-sets.ts';
import { AT, BLUFF, DARK, hand, type State, UNDER, useKey } from './state.ts';
import { seatPlaying, type Table } from './table.ts';

/** Stands for a text in the list of what was used up this turn. */
const LAYING = 500_000;

const bluffSites = (g: Table): number[] =>
  rulesOf(g, 'rules').length === 0 ? [] : locationsOn(g.state).filter((at) => hasRules(g, 'bluff', at));

/** CCG-BLF-01 to 03, 14: Dark, once per turn at each such site. */
const openSites = (g: Table): number[] => bluffSites(g).filter((at) => !g.state.usedTurn.includes(useKey(at, LAYING)));

export function bluffActions(g: Table, seat: number): Declaration[] {
  const s = g.state;
  if (s.battle !== null || s.attackRun !== null) return [];
  if (s.seats[seat]!.side === DARK)
    return openSites(g).length === 0 ? [] : hand(s, seat).map((card) => ({ kind: 'layBluff', card }));
  return bluffCards(s).map((card) => ({ kind: 'callBluff', card })); // CCG-BLF-06
}

function bluffCards(s: State): number[] {
  const found: number[] = [];
  for (let card = 0; card < s.zone.length; card++) if (isBluff(s, card)) found.push(card);
  return found;
}

const isBluff = (s: State, card: number): boolean => s.zone[card] === UNDER && s.as[card] === BLUFF;

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
    const sites = openSites(g);
    ask(
      g,
      seat,
      'where',
      sites.map((on) => ({ kind: 'to', on, as: BLUFF, cost: 0 })),
      card,
    );
  },
  lay(g, { seat, card }) {
    const { on } = answerTo(g, 'where');
    g.state.usedTurn.push(useKey(on, LAYING));
    stackUnder(g, seat, card, on, BLUFF);
  },
});

export const callBluff = procedure('callBluff', {
  turnOver(g, { card }) {
    const s = g.state;
    const at = s.on[card]!;
    const dark = seatPlaying(s, DARK);
    tell(g, { kind: 'show', seat: dark, cards: [card], defs: [s.def[card]!] });
    if (bluffReason(g, dark, card, at) === null) {
      toPlace(g, 'deployed', dark, card, at, AT); // CCG-BLF-07
      note(g, 'deployed', dark, card, at);
      return;
    }
    const character = isCharacter(g, card);
    toPileOf(g, 'lost', dark, card);
    // CCG-BLF-08, 09.
    if (!character) beginLoss(g, dark, 2);
  },
});

function bluffReason(g: Table, seat: number, card: number, at: number): Reason | null {
  if (!isCharacter(g, card)) return { rule: 'CCG-BLF-08', why: 'it is no character' };
  return mayDeployFree(g, seat, card, { on: at, as: AT });
}
