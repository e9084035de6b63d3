/** How a game of the Star Wars CCG stands, in small: the places where most cards are. */
import { messages } from '../messages/index.ts';
import { ccg } from '../messages/swccg-en.ts';
import { type Column, holdings, sideOf, type Situation, standsBelow, whoIs } from '../pages/situation.ts';
import type { Facts } from '../session/swccg/facts.ts';
import type { LocationView, Moment } from '../session/swccg/moment.ts';
import { factsOf } from '../shell/facts.ts';
import { useStore } from '../shell/store.ts';
import { CardArt } from './CardArt.tsx';

/** So many places are shown. */
const SHOWN = 4;

function Backdrop({ face }: { readonly face: string | null }) {
  const facts = useStore((page) => factsOf(page, 'swccg').get(face ?? ''));
  return facts === undefined ? null : <CardArt facts={facts as Facts} />;
}

const crowd = ({ sides }: LocationView): number => sides.flat().length;

function column(moment: Moment, { face, name, sides, by }: LocationView): Column {
  const { stands } = messages;
  const faces = (mine: boolean): (string | null)[] =>
    sides.flatMap((cards, seat) => (standsBelow(moment, seat) === mine ? cards.map((card) => card.face) : []));
  const [above, below] = [faces(false), faces(true)];
  const open = above.length > 0 && below.length > 0 ? stands.both : stands.nobody;
  return {
    name,
    above,
    below,
    held: by < 0 ? -1 : sideOf(moment.places, by),
    says: by < 0 ? open : stands.holding(whoIs(moment, by)),
    backdrop: <Backdrop face={face} />,
  };
}

/** Life Force: what is left of the three piles together. */
const lifeOf = ({ reserve, force, used }: Moment['sides'][number]): number => reserve + force + used;

function headline(moment: Moment, where: LocationView | undefined): string {
  const { stands } = messages;
  if (moment.turn === 0) return stands.setup;
  if (where !== undefined) return stands.battleFor(where.name);
  const [first, second] = moment.sides.toSorted((a, b) => lifeOf(b) - lifeOf(a));
  const lead = first === undefined || second === undefined ? 0 : lifeOf(first) - lifeOf(second);
  return lead === 0 ? stands.even : stands.ahead(whoIs(moment, first!.seat), lead);
}

export function situation(moment: Moment): Situation {
  const { stands } = messages;
  const { turn, phase, battle, groups, sides, viewer } = moment;
  const places = groups.flatMap(({ locations }) => locations);
  const shown = new Set(places.toSorted((a, b) => crowd(b) - crowd(a)).slice(0, SHOWN));
  const held = places.filter(({ by }) => by >= 0).map((place) => [whoIs(moment, place.by), place.name] as const);
  const own = sides.find(({ seat }) => seat === viewer);
  const other = sides.find(({ seat }) => !standsBelow(moment, seat));
  return {
    headline: headline(moment, battle === null ? undefined : places.find(({ card }) => card === battle.at)),
    text: stands.sentence(
      turn === 0 ? ccg.phases[0]! : stands.turn(turn, ccg.phases[phase]!),
      own === undefined || other === undefined
        ? ''
        : stands.force(lifeOf(own), whoIs(moment, other.seat), lifeOf(other)),
      held.length > 0 && held.length <= SHOWN ? holdings(held) : '',
    ),
    columns: places.filter((place) => shown.has(place)).map((place) => column(moment, place)),
  };
}
