/** What a player probably wanted who clicked a card that cannot be used now; the engine then says why not. */
import type { YjIntent as Intent } from '../session/young-jedi/engine.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import type { Moment } from '../session/young-jedi/moment.ts';
import { mineOf } from '../table/seats.ts';

const DEPLOY_STEP = 1;
const BATTLE_STEP = 2;

function fromHand({ type, traits }: Facts, { battle, step }: Moment): Intent['kind'] {
  // In the Deploy step whoever clicks a Battle card wants to deploy it.
  if (battle !== null || (type === 'Battle' && step !== DEPLOY_STEP)) return 'declare';
  if (type === 'Starship') return 'launch';
  if (type === 'Location') return 'locate';
  return traits.includes('Podracer') ? 'race' : 'deploy';
}

/** Null: looking at the card is all there is to it. */
export function intentFor(moment: Moment, card: number, faces: ReadonlyMap<string, Facts>): Intent | null {
  if (moment.viewer < 0 || moment.result !== null) return null;
  const mine = mineOf(moment.sides, moment.viewer);
  const held = mine.hand.find((own) => own.card === card);
  const facts = faces.get(held?.face ?? '');
  if (facts !== undefined) return { kind: fromHand(facts, moment), card };
  const here = mine.cards.some((own) => own.card === card);
  return here && moment.step === BATTLE_STEP ? { kind: 'duel', card } : null;
}
