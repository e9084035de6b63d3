/** Who sits at the table, in the order in which their sides act: a Dark and a Light player, or one of the Yuuzhan Vong. */
import { eachForItself, type Seat } from '@dejarik/kernel';
import { SIDES, YUUZHAN_VONG } from './cards/card.ts';

export const SEATS: readonly Seat[] = eachForItself(SIDES);

const vong = (team: number): Seat => ({ name: 'Yuuzhan Vong', side: YUUZHAN_VONG, team });
const [DARK_SEAT, LIGHT_SEAT] = SEATS;

/** The Yuuzhan Vong take the place of a side (TCG-DECK-19); they act after Dark and before Light (TCG-PRIME-03). */
export const VONG_FOR_DARK: readonly Seat[] = [vong(0), LIGHT_SEAT!];
export const VONG_FOR_LIGHT: readonly Seat[] = [DARK_SEAT!, vong(1)];

/** Two-Headed Troig: two players on each side, the primary player first (TCG-TROIG-01). */
const twoHeaded = (table: readonly Seat[]): readonly Seat[] =>
  table.flatMap(({ name, side, team }) => ['A', 'B'].map((player) => ({ name: `${name} ${player}`, side, team })));

export const TWO_HEADED = twoHeaded(SEATS);
export const OTHER_TABLES: readonly (readonly Seat[])[] = [
  VONG_FOR_DARK,
  VONG_FOR_LIGHT,
  TWO_HEADED,
  twoHeaded(VONG_FOR_DARK),
  twoHeaded(VONG_FOR_LIGHT),
];
