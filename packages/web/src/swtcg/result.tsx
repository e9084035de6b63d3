/** The result of a game of the Star Wars TCG. */
import { Drawn } from '../art/Drawn.tsx';
import { messages } from '../messages/index.ts';
import { storyTexts } from '../messages/result-en.ts';
import type { Moment, UnitView } from '../session/swtcg/moment.ts';
import type { ResultParts, Token } from '../table/result/parts.ts';
import { pictureOf } from './arenas.ts';
import { usePictures } from './CardArt.tsx';

const token = ({ card, face, health, damage }: UnitView): Token => ({
  card,
  face,
  left: Math.max(0, health - damage) / Math.max(1, health),
});

/** A seat of the one team that has units there; -1: none has, or both. */
function holderOf({ sides, places }: Moment, arena: number): number {
  const there = sides.filter((side) => side.arenas[arena]!.length > 0).map(({ seat }) => seat);
  const teams = new Set(there.map((seat) => places[seat]!.team));
  return teams.size === 1 ? there[0]! : -1;
}

export const result: ResultParts<Moment> = {
  texts: storyTexts.swtcg,
  usePictures: usePictures as ResultParts['usePictures'],
  placesOf: (moment) =>
    messages.arenas.map((name, arena) => ({
      name,
      backdrop: <Drawn picture={pictureOf(arena)} />,
      face: null,
      by: holderOf(moment, arena),
      tokens: moment.sides.map((side) => side.arenas[arena]!.map(token)),
    })),
};
