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

/** What the cards are called. */
export function useTitles(): (face: string | null) => string {
  const facts = useStore((page) => page.facts);
  return (face) => facts.get(face ?? '')?.title ?? '';
}
