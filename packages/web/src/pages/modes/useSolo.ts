/** The layout of Flying Solo while it is made: the engine says what fits, what it costs and what is wrong with it. */
import { useCallback, useEffect, useState } from 'react';
import type { Adapter } from '../../session/protocol.ts';
import type { DeckSide } from '../../session/sides.ts';
import type { SoloJudgement, SoloLayout, SoloRequests, SoloSide, SoloUnit } from '../../session/swtcg/solo.ts';
import { freshSeed } from '../../shell/store.ts';

export type Who = 'you' | 'opponent';
export type SoloArena = keyof SoloSide['units'];

export const askSolo = <R extends keyof SoloRequests>(
  adapter: Adapter,
  what: R,
  about: SoloRequests[R]['about'],
): Promise<SoloRequests[R]['result']> =>
  adapter.ask('askMode', 'swtcg', 'solo', what, about) as Promise<SoloRequests[R]['result']>;

const NO_UNITS: SoloSide['units'] = { Space: [], Ground: [], Character: [] };

export const emptyLayout = (side: DeckSide, against: DeckSide): SoloLayout => ({
  you: { side, units: NO_UNITS },
  opponent: { side: against, units: NO_UNITS },
});

export const isEmpty = ({ you }: SoloLayout): boolean => Object.values(you.units).every((units) => units.length === 0);

/** Piles of more cards than usual make a longer game (TCG-SOLO-06). */
export const USUAL_PILE = 12;
export const isLong = ({ you, opponent }: SoloLayout): boolean =>
  [you, opponent].some(({ pile = [] }) => pile.length > USUAL_PILE);

export function useSolo(adapter: Adapter | null) {
  const [layout, setLayout] = useState<SoloLayout>(() => emptyLayout('Light', 'Dark'));
  const [judgement, setJudgement] = useState<SoloJudgement | null>(null);
  useEffect(() => {
    if (adapter === null) return;
    let current = true;
    void askSolo(adapter, 'judge', { layout, long: isLong(layout) }).then((judged) => {
      if (current) setJudgement(judged);
    });
    return () => {
      current = false;
    };
  }, [adapter, layout]);

  const deal = useCallback(
    async (side: DeckSide, against: DeckSide, units: number, pile: number): Promise<void> => {
      const about = { side, against, units, pile, seed: freshSeed() };
      if (adapter !== null) setLayout(await askSolo(adapter, 'deal', about));
    },
    [adapter],
  );
  const match = useCallback(async (): Promise<void> => {
    if (adapter !== null) setLayout(await askSolo(adapter, 'match', { layout, seed: freshSeed() }));
  }, [adapter, layout]);

  const change = useCallback((who: Who, part: Partial<SoloSide>): void => {
    setLayout((now) => ({ ...now, [who]: { ...now[who], ...part } }));
  }, []);
  const setUnits = useCallback((who: Who, arena: SoloArena, units: readonly SoloUnit[]): void => {
    setLayout((now) => ({ ...now, [who]: { ...now[who], units: { ...now[who].units, [arena]: units } } }));
  }, []);
  return { layout, setLayout, judgement, deal, match, change, setUnits };
}
