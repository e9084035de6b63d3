/** Cards that are immune to attrition, or that make others so: by night, with their pilots, with what they carry. */
import { type Play, scenario, type Seat } from '../testing/index.ts';
import { fight } from './fights.ts';

const DRAWS = 'destiny 1   deploy 1   power 0   ability 4   forfeit 9';
const FLIES = 'destiny 1   deploy 1   power 0   maneuver 1   hyperspeed 1   forfeit 9';
/** They draw destiny and have no power: whatever happens to the others is attrition. */
const CARDS = [
  `Dark Sage   Dark Character - Imperial   C1\n${DRAWS}`,
  `Light Sage   Light Character - Rebel   C1\n${DRAWS}`,
  `Dark Drone   Dark Starship - Starfighter: TIE/LN   C1\n${FLIES}\nThis card has 1 permanent pilot with ability 4.`,
  `Light Drone   Light Starship - Starfighter: X-Wing   C1\n${FLIES}\nThis card has 1 permanent pilot with ability 4.`,
  `Shade   Dark Character - Imperial   C1\n${DRAWS}\nThis card is immune to attrition.`,
  'Tatooine: Cave   Light Location - Site   C1\ndestiny 0   Light 1   Dark 1\nexterior   planet',
  'Night   Light Effect   C1\ndestiny 1\nIt is nighttime on Tatooine.',
  'Shelter   Light Effect   C1\ndestiny 1\n2X-3KPR is immune to attrition below 9.',
];

/** Whether the defender has to forfeit something because the attacker drew this much. */
function mustForfeit(
  t: Play,
  defender: Seat,
  place: string,
  here: readonly string[],
  destiny: number,
  table: readonly string[],
): boolean {
  const attacker = defender === 'Dark' ? 'Light' : 'Dark';
  const draws = { reserve: [`Destiny ${destiny}`] };
  t.board({
    at: `${attacker} battles`,
    locations: { [place]: [...here, `${attacker} ${place.includes(':') ? 'Sage' : 'Drone'}`] },
    table,
    ...(attacker === 'Dark' ? { dark: draws } : { light: draws }),
    cards: CARDS,
  });
  t.act(`${attacker}: Battle at ${place.replace(/^(?:Dark|Light) /u, '')}`);
  fight(t);
  let isAsked = false;
  while (t.state.question?.kind === 'damage') {
    isAsked ||= t.nameOfSeat(t.state.question.seat) === defender;
    t.answer(t.options[0]!);
  }
  return isAsked;
}

scenario(
  '2X-3KPR with a Hydroponics Station: by night, not by day, attrition below 3 costs no Rebel or alien',
  'CCG-DMG-11 CCG-CARD-049',
  (t) => {
    const here = ['2X-3KPR', 'Hydroponics Station', 'Luke Skywalker', 'Chewbacca'];
    const asked = (destiny: number, ...table: readonly string[]): boolean =>
      mustForfeit(t, 'Light', 'Tatooine: Cave', [...here, 'Obi-Wan Kenobi'], destiny, ['Shelter', ...table]);
    t.is([asked(2, 'Night'), asked(3, 'Night'), asked(2)], [false, true, true]);
  },
);

scenario('5D6-RA-7 is immune to any attrition by night', 'CCG-DMG-11', (t) => {
  const asked = (...table: readonly string[]): boolean =>
    mustForfeit(t, 'Dark', 'Tatooine: Cave', ['5D6-RA-7', 'Shade'], 2, table);
  t.is([asked('Night'), asked()], [false, true]);
});

scenario('A Stormtrooper Backpack saves its bearer from attrition below 3 at a planet site', 'CCG-DMG-11', (t) => {
  const bearer = ['Stormtrooper', 'Stormtrooper Backpack, on Stormtrooper', 'Imperial Blaster, on Stormtrooper'];
  const asked = (place: string, destiny: number): boolean => mustForfeit(t, 'Dark', place, bearer, destiny, []);
  t.is([asked('Tatooine: Cave', 1), asked('Death Star: War Room', 1)], [false, true]);
});

scenario('Starfighters with their own pilots are immune to attrition below a number', 'CCG-DMG-11 CCG-SHP-10', (t) => {
  for (const [seat, ship, pilot, below] of [
    ['Dark', "Vader's Custom TIE", 'Darth Vader', 4],
    ['Light', 'Red 2', 'Wedge Antilles', 3],
    ['Light', 'Red 5', 'Luke Skywalker', 4],
  ] as const) {
    const here = [ship, `${pilot}, pilot of ${ship}`];
    t.is(mustForfeit(t, seat, 'Dark Tatooine', here, below - 1, []), false);
    t.is(mustForfeit(t, seat, 'Dark Tatooine', here, below, []), true);
  }
});

scenario('A Tusken Breath Mask saves from attrition of exactly 3', 'CCG-READ-081', (t) => {
  const asked = (destiny: number): boolean =>
    mustForfeit(t, 'Light', 'Tatooine: Cave', ['Chewbacca', 'Tusken Breath Mask, on Chewbacca'], destiny, []);
  t.is([asked(2), asked(3), asked(4)], [true, false, true]);
});
