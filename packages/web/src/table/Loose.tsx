/** A card that lies nowhere on the table: one that was looked at, or one to choose from. */
import type { ComponentType } from 'react';
import type { CardFacts } from '../session/protocol.ts';

interface FaceProps<F> {
  readonly facts: F;
  readonly label: string;
  readonly card?: number;
  readonly state?: string;
  readonly onPick?: () => void;
}

export interface LooseProps {
  readonly face: string | null;
  readonly label?: string;
  readonly card?: number;
  /** It can be chosen. */
  readonly onPick?: () => void;
}

/** With the game's own facts and face of a card. */
export const looseBy = <F extends CardFacts>(
  useFacts: (face: string | null) => F | undefined,
  Face: ComponentType<FaceProps<F>>,
): ComponentType<LooseProps> =>
  function Loose({ face, onPick, label, ...rest }) {
    const facts = useFacts(face);
    if (facts === undefined) return null;
    const chosen = onPick === undefined ? {} : { ...rest, onPick, state: 'able' };
    return <Face facts={facts} label={label ?? facts.title} {...chosen} />;
  };
