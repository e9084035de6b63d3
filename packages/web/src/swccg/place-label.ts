/** What is said of a location to those who do not see it. */
import { messages } from '../messages/index.ts';
import { ccg } from '../messages/swccg-en.ts';
import type { Facts } from '../session/swccg/facts.ts';
import type { CardView, LocationView } from '../session/swccg/moment.ts';
import { withAll } from './choices.ts';

type Faces = ReadonlyMap<string, Facts>;

const whoIs = (seat: number, me: number): string => (seat === me ? messages.you : messages.sides[seat]!);

const namesOf = (cards: readonly CardView[], faces: Faces): string[] =>
  cards.map(({ face }) => faces.get(face ?? '')?.name ?? ccg.hiddenCard);

/** What lies on the place itself: captives by that word, for they are no Effects. */
const lyingOn = (on: readonly CardView[], faces: Faces): string[] =>
  on.flatMap(withAll).map((view) => {
    const [name = ''] = namesOf([view], faces);
    return view.marks.includes('captive') ? ccg.captiveNamed(name) : name;
  });

/** `namesOn`: what lies on the place can be found nowhere else. */
export function placeLabel(
  { name, sign, power, ability, sides, icons, by, present, blown, on }: LocationView,
  system: string,
  me: number,
  faces: Faces,
  namesOn: boolean,
): string {
  const standing = blown
    ? ccg.blown
    : by >= 0
      ? ccg.controlledBy(whoIs(by, me))
      : present.every(Boolean)
        ? ccg.contested
        : ccg.nobody;
  const seats = [me, ...[...sides.keys()].filter((seat) => seat !== me)];
  return [
    `${ccg.locationLabel(name, system, ccg.signs[sign] ?? sign)}.`,
    ...seats.map((seat) =>
      ccg.sideAt(whoIs(seat, me), power[seat]!, ability[seat]!, sides[seat]!.length, icons[seat]!),
    ),
    standing,
    ...(on.length === 0 || !namesOn ? [] : [ccg.liesHere(lyingOn(on, faces))]),
  ].join(' ');
}

/** Everybody at the place by name, where no list of them can be walked. */
export const whoIsThere = ({ sides }: Pick<LocationView, 'sides'>, me: number, faces: Faces): string =>
  sides
    .flatMap((cards, seat) => (cards.length === 0 ? [] : [ccg.standHere(whoIs(seat, me), namesOf(cards, faces))]))
    .join(' ');
