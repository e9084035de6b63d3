/** The page of the rulebook that tells of this moment. */
import type { Moment } from '../session/young-jedi/moment.ts';

const BY_STEP = ['setup', 'deploy', 'battle', 'even-up'] as const;
const DEPLOY = 1;

export function rulesPage({ acting, battle, duel, evacuating, fighting, sides, step }: Moment): string {
  if (duel !== null) return 'duels';
  if (evacuating >= 0) return 'starships';
  if (fighting) return 'fight';
  if (battle !== null) return 'battle';
  if (step === DEPLOY && sides[acting]?.hides === true) return 'hidden';
  return BY_STEP[step] ?? 'turn';
}
