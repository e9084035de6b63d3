/** What a player probably wanted who clicked a card that cannot be used now; the engine then says why not. */
import type { CcgIntent as Intent } from '../session/swccg/engine.ts';
import type { Facts } from '../session/swccg/facts.ts';
import type { Moment } from '../session/swccg/moment.ts';
import { mineOf } from '../table/seats.ts';
import { cardsOf } from './choices.ts';

const CONTROL = 2;
const BATTLE = 4;
const MOVE = 5;
const MOVES: ReadonlySet<Facts['type']> = new Set(['Character', 'Starship', 'Vehicle']);

const isLocation = ({ groups }: Moment, card: number): boolean =>
  groups.some(({ locations }) => locations.some((location) => location.card === card));

const heldAs = ({ sides, viewer }: Moment, card: number) => mineOf(sides, viewer).hand.find((own) => own.card === card);

const isHeld = (moment: Moment, card: number): boolean => heldAs(moment, card) !== undefined;

/** Null: looking at the card is all there is to it. */
export function intentFor(moment: Moment, card: number, faces: ReadonlyMap<string, Facts>): Intent | null {
  const { viewer, result, phase, question } = moment;
  if (viewer < 0 || result !== null) return null;
  if (question?.kind === 'where' && question.about >= 0 && card !== question.about)
    return { kind: isHeld(moment, question.about) ? 'deploy' : 'move', card: question.about, target: card };
  const held = heldAs(moment, card);
  const type = faces.get(held?.face ?? '')?.type;
  if (type !== undefined) return { kind: type === 'Interrupt' ? 'use' : 'deploy', card };
  if (isLocation(moment, card)) {
    if (phase === CONTROL) return { kind: 'drain', card };
    return phase === BATTLE ? { kind: 'battle', card } : null;
  }
  const lying = cardsOf(moment).find((view) => view.card === card);
  const kind = faces.get(lying?.face ?? '')?.type;
  if (kind === 'Creature') return { kind: 'attack', card };
  if (lying?.seat !== viewer) return null;
  if (kind === 'Weapon') return { kind: 'fire', card };
  return { kind: phase === MOVE && kind !== undefined && MOVES.has(kind) ? 'move' : 'use', card };
}
