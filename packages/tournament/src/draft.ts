/**
 * A draft: everybody opens a pack, takes a card and passes the rest on, to the left, with the next pack to the right,
 * and so on. A draft is plain data; what each seat may know of it is its own pool and the pack before it.
 */
import type { LimitedPlay, PackDefinition, RandomState } from '@dejarik/kernel';
import { bestPick } from './limited.ts';
import { openPack } from './packs.ts';
import { TournamentError } from './tournament.ts';

export interface Draft {
  /** The pack before each seat. */
  readonly packs: readonly (readonly string[])[];
  /** What each seat has taken, in this order. */
  readonly pools: readonly (readonly string[])[];
  /** The packs of each seat that are not opened yet. */
  readonly sealed: readonly (readonly (readonly string[])[])[];
  /** How many packs each seat has opened. */
  readonly opened: number;
}

export const MOST_DRAFTERS = 16;

export function startDraft(
  limited: LimitedPlay,
  packs: readonly PackDefinition[],
  seats: number,
  random: RandomState,
): Draft {
  if (seats < 2 || seats > MOST_DRAFTERS) throw new TournamentError(`2 to ${MOST_DRAFTERS} players draft together.`);
  if (packs.length === 0) throw new TournamentError('A draft needs at least one pack for each player.');
  const all = Array.from({ length: seats }, () => packs.map((pack) => openPack(limited, pack, random)));
  return {
    packs: all.map(([first]) => first!),
    pools: all.map(() => []),
    sealed: all.map(([, ...others]) => others),
    opened: 1,
  };
}

export const isDrafted = ({ packs }: Draft): boolean => packs.every((pack) => pack.length === 0);

/** Everybody takes the card with this number out of the pack before them, and passes the others on. */
export function pick(draft: Draft, choices: readonly number[]): Draft {
  const { packs, opened } = draft;
  if (choices.length !== packs.length || packs.some((pack, seat) => pack[choices[seat]!] === undefined))
    throw new TournamentError('Each player takes one card of the pack.');
  const rest = packs.map((pack, seat) => pack.toSpliced(choices[seat]!, 1));
  const pools = draft.pools.map((pool, seat) => [...pool, packs[seat]![choices[seat]!]!]);
  const isEmpty = rest.every((pack) => pack.length === 0);
  if (isEmpty && draft.sealed.every((others) => others.length > 0))
    return {
      packs: draft.sealed.map(([next]) => next!),
      pools,
      sealed: draft.sealed.map(([, ...others]) => others),
      opened: opened + 1,
    };
  // To the left is to the next seat.
  const from = opened % 2 === 1 ? -1 : 1;
  const passed = rest.map((_, seat) => rest[(seat + from + rest.length) % rest.length]!);
  return { ...draft, packs: passed, pools };
}

/** The draft of bots, each of whom takes what it wants most. */
export function draftPools(limited: LimitedPlay, draft: Draft): readonly (readonly string[])[] {
  let now = draft;
  while (!isDrafted(now))
    now = pick(
      now,
      now.packs.map((pack, seat) => bestPick(limited, pack, now.pools[seat]!)),
    );
  return now.pools;
}
