/** The result of a game of Young Jedi. */
import { storyTexts } from '../messages/result-en.ts';
import type { CardView, Moment } from '../session/young-jedi/moment.ts';
import type { ResultParts, Token } from '../table/result/parts.ts';
import { Scene } from './art/planets.tsx';
import { usePictures } from './CardArt.tsx';

const token = ({ card, face }: CardView): Token => ({ card, face, left: null });

export const result: ResultParts<Moment> = {
  texts: storyTexts['young-jedi'],
  usePictures: usePictures as ResultParts['usePictures'],
  placesOf: ({ planets, sides, current }) =>
    planets.map(({ planet, by, stranded }) => ({
      name: storyTexts['young-jedi'].places[planet]!,
      backdrop: <Scene planet={planet} location={0} id={`result-${planet}`} />,
      face: null,
      by,
      tokens: sides.map(({ cards }, seat) => [
        ...(stranded[seat] ?? []).map(token),
        ...(planet === current ? cards.map(token) : []),
      ]),
    })),
};
