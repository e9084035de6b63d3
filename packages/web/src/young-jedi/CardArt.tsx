/** A card's picture: drawn by the house's art from the card's facts. No picture of a printed card is used. */
import { Drawn } from '../art/Drawn.tsx';
import { picturesLater } from '../art/later.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import { Scene } from './art/planets.tsx';

/** Gives what draws a card, once it is there. */
export const usePictures = picturesLater<Facts>(() => import('./pictures.ts'));

/** `near`: the face alone, where the frame is small. */
export function CardArt({ facts, near = false }: { readonly facts: Facts; readonly near?: boolean }) {
  const pictureOf = usePictures();
  if (facts.type === 'Location')
    return <Scene planet={facts.planet} location={facts.location} id={`card-${facts.id}`} />;
  return <Drawn picture={pictureOf?.(facts) ?? null} near={near} />;
}
