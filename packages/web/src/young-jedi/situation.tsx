/** How a game of Young Jedi stands, in small: the three planets. */
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import { type Column, holdings, sideOf, type Situation, standsBelow, whoIs } from '../pages/situation.ts';
import type { Moment, PlanetView } from '../session/young-jedi/moment.ts';
import { Scene } from './art/planets.tsx';

function column(moment: Moment, { planet, state, by, stranded }: PlanetView): Column {
  const { stands } = messages;
  const isHere = planet === moment.current;
  const faces = (mine: boolean): (string | null)[] =>
    moment.sides
      .filter(({ seat }) => standsBelow(moment, seat) === mine)
      .flatMap(({ seat, cards }) => (isHere ? cards : (stranded[seat] ?? [])).map(({ face }) => face));
  return {
    name: yj.planets[planet]!,
    above: faces(false),
    below: faces(true),
    held: by < 0 ? -1 : sideOf(moment.places, by),
    says: by < 0 ? stands.planets[state]! : stands.wonBy(whoIs(moment, by)),
    backdrop: <Scene planet={planet} location={-1} id={`small-${planet}`} />,
  };
}

const TO_WIN = 2;

export function situation(moment: Moment): Situation {
  const { stands } = messages;
  const { turn, step, current, planets } = moment;
  const won = planets.flatMap(({ planet, by }) => (by < 0 ? [] : [[whoIs(moment, by), yj.planets[planet]!] as const]));
  const [leader] = won[0] ?? [];
  const isClose = won.length === TO_WIN - 1;
  const here = yj.planets[current];
  return {
    headline:
      here === undefined ? stands.setup : won.length > TO_WIN - 1 ? stands.lastPlanet(here) : stands.fightFor(here),
    text: stands.sentence(
      stands.turn(turn, yj.steps[step]!),
      won.length === 0 ? '' : holdings(won),
      isClose && leader !== undefined ? stands.needsOne(leader) : '',
    ),
    columns: planets.map((planet) => column(moment, planet)),
  };
}
