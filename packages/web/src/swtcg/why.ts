/** What a player probably wanted who clicked a card that cannot be used now; the engine then says why not. */
import type { Intent } from '../session/swtcg/engine.ts';
import type { Moment, SideView, UnitView } from '../session/swtcg/moment.ts';
import type { Facts } from '../session/swtcg/facts.ts';
import { mineOf, othersOf } from '../table/seats.ts';
import { hasNumbers } from './words.ts';

const BATTLE_PHASE = 3;

const unitsOf = (side: SideView): readonly UnitView[] => [...side.arenas.flat(), ...side.retreated];
const isUnitOf = (side: SideView, card: number): boolean =>
  unitsOf(side).some((unit) => unit.card === card || unit.pilots.some((pilot) => pilot.card === card));

function intentFromHand(facts: Facts | undefined): Intent['kind'] {
  if (facts?.type === 'Battle') return 'battle';
  return facts === undefined || hasNumbers(facts) ? 'deploy' : 'complete';
}

/** Null: looking at the card is all there is to it. */
export function intentFor(moment: Moment, card: number, faces: ReadonlyMap<string, Facts>): Intent | null {
  if (moment.viewer < 0 || moment.result !== null) return null;
  const mine = mineOf(moment.sides, moment.viewer);
  const { question, phase } = moment;
  const held = [...mine.hand, ...mine.building].find((own) => own.card === card);
  if (held !== undefined) return { kind: intentFromHand(held.face === null ? undefined : faces.get(held.face)), card };
  if (isUnitOf(mine, card)) {
    if (question?.kind === 'retreat') return { kind: 'retreat', card };
    const attacks = phase === BATTLE_PHASE && (question?.kind === 'unitTurn' || question?.kind === 'order');
    return { kind: attacks ? 'attack' : 'ability', card };
  }
  const worn = unitsOf(mine).some(({ equipment }) => equipment.some((other) => other.card === card));
  if (worn) return { kind: phase === BATTLE_PHASE ? 'ability' : 'detach', card };
  const open = mine.open.find((other) => other.card === card);
  if (open !== undefined)
    return {
      kind: faces.get(open.face ?? '')?.type === 'Equipment' && phase !== BATTLE_PHASE ? 'equip' : 'ability',
      card,
    };
  const attacker = question?.kind === 'unitTurn' ? question.about : -1;
  return attacker >= 0 && othersOf(moment.sides, moment.viewer).some((side) => isUnitOf(side, card))
    ? { kind: 'attack', card: attacker, target: card }
    : null;
}
