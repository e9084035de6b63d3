/** Who sits at the table: a Dark and a Light player, in the order in which their sides act. */
import { eachForItself, type Seat } from '@dejarik/kernel';
import { SIDES } from './cards/card.ts';

export const SEATS: readonly Seat[] = eachForItself(SIDES);
