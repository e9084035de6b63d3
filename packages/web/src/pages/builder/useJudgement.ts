/** What the engine says of a deck, asked after every change: broken rules, and what there is to draw. */
import type { Deck, DeckFault } from '@dejarik/kernel';
import { useEffect, useState } from 'react';
import type { OwnDeck } from '../../shell/storage.ts';
import { useStore } from '../../shell/store.ts';
import { sideNumber } from '../sides.ts';

/** What is built: an own deck, or one of a sealed or draft event. */
export type Built = Pick<OwnDeck, 'game' | 'name' | 'side' | 'cards' | 'format'>;

/** Where a deck is built from a pool: what is in it, and by which rules the deck is judged. */
export interface Limits {
  readonly pool: ReadonlyMap<string, number>;
  /** Cards that the deck needs. */
  readonly size: number;
  readonly judge: (deck: Deck) => Promise<readonly DeckFault[]>;
}

/** Null: not known yet. */
export function useFaults(
  { game, name, cards, side, format }: Built,
  edition: string | undefined,
  limits?: Limits,
): readonly DeckFault[] | null {
  const adapter = useStore((page) => page.adapter);
  const [faults, setFaults] = useState<readonly DeckFault[] | null>(null);
  useEffect(() => {
    if (adapter === null || edition === undefined) return;
    let current = true;
    const deck = { name, cards };
    const asked =
      limits?.judge(deck) ?? adapter.ask('checkDeck', game, deck, sideNumber(side), edition, format ?? null);
    void asked.then((found) => {
      if (current) setFaults(found);
    });
    return () => {
      current = false;
    };
  }, [game, name, cards, side, edition, format, adapter, limits]);
  return faults;
}

/** What is allowed of the deck and yet hardly meant. */
export function useWarnings({ game, name, cards }: Built): readonly DeckFault[] {
  const adapter = useStore((page) => page.adapter);
  const [warnings, setWarnings] = useState<readonly DeckFault[]>([]);
  useEffect(() => {
    if (adapter === null) return;
    let current = true;
    void adapter.ask('deckWarnings', game, { name, cards }).then((found) => {
      if (current) setWarnings(found);
    });
    return () => {
      current = false;
    };
  }, [game, name, cards, adapter]);
  return warnings;
}

/** What the game draws of the deck. */
export function useChart({ game, name, cards }: Built, edition: string | undefined): unknown {
  const adapter = useStore((page) => page.adapter);
  const [chart, setChart] = useState<unknown>(null);
  useEffect(() => {
    if (adapter === null || edition === undefined) return;
    let current = true;
    void adapter.ask('deckChart', game, { name, cards }, edition).then((drawn) => {
      if (current) setChart(drawn);
    });
    return () => {
      current = false;
    };
  }, [game, name, cards, edition, adapter]);
  return chart;
}
