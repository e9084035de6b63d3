/** The result of a game of the Star Wars CCG. */
import { storyTexts } from '../messages/result-en.ts';
import type { CardView, Moment } from '../session/swccg/moment.ts';
import type { ResultParts, Token } from '../table/result/parts.ts';
import { usePictures } from './CardArt.tsx';

/** So many places are shown: where most is going on. */
const MOST_PLACES = 4;

const token = ({ card, face }: CardView): Token => ({ card, face, left: null });

export const result: ResultParts<Moment> = {
  texts: storyTexts.swccg,
  usePictures: usePictures as ResultParts['usePictures'],
  placesOf: ({ groups }) =>
    groups
      .flatMap(({ locations }) => locations)
      .map(({ name, face, by, sides }) => ({
        name,
        backdrop: null,
        face,
        by,
        tokens: sides.map((cards) => cards.map(token)),
      }))
      .sort((a, b) => b.tokens.flat().length - a.tokens.flat().length)
      .slice(0, MOST_PLACES),
};
