/** The sealed or draft event that this browser keeps: the worker plays it, and it is written after every change. */
import type { LimitedSeat } from '@dejarik/tournament';
import { useCallback, useEffect, useState } from 'react';
import { messages } from '../../messages/index.ts';
import { sentenceOf } from '../../messages/sentence.ts';
import type { LimitedTable, LimitedUpdate } from '../../session/limited.ts';
import type { Adapter } from '../../session/protocol.ts';
import { keep, load, setAside } from '../../shell/storage.ts';
import { useStore } from '../../shell/store.ts';

/** The person who has the device, and what only they know. */
export interface Holder extends LimitedSeat {
  readonly seat: number;
}

/** The only person at the table, or null. */
const onlyPerson = ({ players }: LimitedTable): number | null => {
  const people = [...players.keys()].filter((seat) => !players[seat]!.bot);
  return people.length === 1 ? people[0]! : null;
};

export function useLimited() {
  const adapter = useStore((page) => page.adapter);
  const tellAside = useStore((page) => page.tellAside);
  const [table, setTable] = useState<LimitedTable | null>(null);
  const [holder, setHolder] = useState<Holder | null>(null);
  const [isReady, setReady] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  /** Shows what is new to whoever may see it: alone one keeps the device, among several it is handed on. */
  const show = useCallback(async (open: Adapter, told: LimitedTable, keeps: number | null): Promise<void> => {
    const seat = onlyPerson(told) ?? keeps;
    const seen = seat === null ? null : { seat, ...(await open.ask('limitedSeat', seat)) };
    setHolder(seen);
    setTable(told);
  }, []);

  useEffect(() => {
    if (adapter === null) return;
    const kept = load('limited');
    tellAside('');
    if (kept === null) return setReady(true);
    adapter
      .ask('limitedResume', kept)
      .then(({ table: told }) => show(adapter, told, null))
      .catch((error: unknown) => {
        setAside('limited');
        tellAside(sentenceOf(error));
      })
      .finally(() => setReady(true));
  }, [adapter, tellAside, show]);

  /** `keeps`: who still has the device afterwards. What cannot be done is told, and changes nothing. */
  const change = useCallback(
    async (work: (open: Adapter) => Promise<LimitedUpdate>, keeps: number | null = null): Promise<boolean> => {
      if (adapter === null) return false;
      try {
        const { table: told, kept } = await work(adapter);
        setFault(keep('limited', kept) ? null : messages.notKept);
        await show(adapter, told, keeps);
        return true;
      } catch (error) {
        setFault(sentenceOf(error));
        return false;
      }
    },
    [adapter, show],
  );

  const handTo = useCallback(
    async (seat: number | null): Promise<void> => {
      if (adapter !== null && table !== null) await show(adapter, table, seat);
    },
    [adapter, table, show],
  );

  const close = useCallback((): void => {
    keep('limited', null);
    setTable(null);
    setHolder(null);
  }, []);

  return { adapter, table, holder, isReady, fault, change, handTo, close };
}
