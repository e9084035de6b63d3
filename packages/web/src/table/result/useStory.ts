/** What the worker tells of the game that is over, and what the browser keeps of those before it. */
import type { Replay, SeatRecord } from '@dejarik/kernel';
import { useEffect, useState } from 'react';
import type { GameId, MomentBase } from '../../session/moment.ts';
import type { Story } from '../../session/story.ts';
import { allPlayed, keepCourse, ownSeat } from '../../shell/history.ts';
import { useStore } from '../../shell/store.ts';

/** The story, `null` while it is worked out, `'none'` where there is none to be told. */
export function useStory(moment: MomentBase): Story | 'none' | null {
  const adapter = useStore((page) => page.adapter);
  const [story, setStory] = useState<Story | 'none' | null>(null);
  useEffect(() => {
    if (adapter === null) return;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const told = await adapter.ask('story');
      if (!isWanted) return;
      if (told === null) await ask();
      else setStory(told);
    };
    ask().catch(() => isWanted && setStory('none'));
    return () => {
      isWanted = false;
    };
  }, [adapter, moment]);
  return story;
}

/** What may be handed out of the game: when it is over, all of it. */
export function useRecord(moment: MomentBase): Replay | SeatRecord | null {
  const adapter = useStore((page) => page.adapter);
  const [record, setRecord] = useState<Replay | SeatRecord | null>(null);
  useEffect(() => {
    let isWanted = true;
    adapter?.ask('record').then(
      (found) => isWanted && setRecord(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [adapter, moment]);
  return record;
}

/** What is known of how the game went is kept with it, for the list of the games played. */
export function useKeptCourse(record: Replay | SeatRecord | null, story: Story | null): void {
  useEffect(() => {
    if (record === null || story === null || !('hash' in record)) return;
    keepCourse(record, story.lines).catch(() => {}); // a browser that keeps nothing
  }, [record, story]);
}

export interface Tally {
  readonly games: number;
  readonly won: number;
  /** How many were won one after the other, up to this one. */
  readonly row: number;
}

/** The one person's games of this kind on this device, with this one among them; null: nobody's, or not known. */
export function useTally(game: GameId, record: Replay | SeatRecord | null, won: boolean | null): Tally | null {
  const [tally, setTally] = useState<Tally | null>(null);
  useEffect(() => {
    if (record === null || won === null || !('hash' in record)) return;
    let isWanted = true;
    const count = async (): Promise<void> => {
      const others = (await allPlayed())
        .filter((played) => played.game === game && ownSeat(played) >= 0)
        .filter(({ replay }) => replay.hash !== record.hash || replay.seed !== record.seed)
        .map((played) => played.outcomes[ownSeat(played)] === 'won');
      const all = [won, ...others];
      const row = all.findIndex((each) => !each);
      if (isWanted) setTally({ games: all.length, won: all.filter(Boolean).length, row: row < 0 ? all.length : row });
    };
    count().catch(() => {}); // a browser that keeps nothing
    return () => {
      isWanted = false;
    };
  }, [game, record, won]);
  return tally;
}
