/** A card's picture, near: for tokens, rows and vignettes. */
import { Drawn } from '../../art/Drawn.tsx';
import { useStore } from '../../shell/store.ts';
import type { ResultParts } from './parts.ts';

interface FaceProps {
  readonly face: string | null;
  readonly parts: ResultParts;
  readonly near?: boolean;
}

export function Face({ face, parts, near = true }: FaceProps) {
  const facts = useStore((page) => page.facts.get(face ?? ''));
  const pictureOf = parts.usePictures();
  return <Drawn picture={facts === undefined || pictureOf === null ? null : pictureOf(facts)} near={near} />;
}

/** Whether a card shows somebody, and not a thing or a ship. */
export function useIsSomebody({ usePictures }: ResultParts): (face: string) => boolean {
  const facts = useStore((page) => page.facts);
  const pictureOf = usePictures();
  return (face) => {
    const known = facts.get(face);
    return known !== undefined && pictureOf?.(known).layers !== undefined;
  };
}

/** What the cards are called. */
export function useTitles(): (face: string | null) => string {
  const facts = useStore((page) => page.facts);
  return (face) => facts.get(face ?? '')?.title ?? '';
}
