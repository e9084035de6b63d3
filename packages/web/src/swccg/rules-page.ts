/** The page of the rulebook that tells of this moment. */
import type { Moment } from '../session/swccg/moment.ts';

const BY_PHASE = ['start', 'activate', 'drain', 'deploy', 'battle', 'move', 'turn', 'turn'] as const;
/** By the step of a battle, as the game numbers them from 1. */
const BY_STEP = ['battle', 'battle', 'battle', 'weapons', 'destiny', 'battle', 'battle', 'damage'] as const;

export function rulesPage({ battle, chain, drain, epic, phase }: Moment): string {
  if (epic !== null) return 'epic';
  if (battle !== null) return BY_STEP[battle.step] ?? 'battle';
  if (drain !== null) return 'drain';
  if (chain.length > 0) return 'answers';
  return BY_PHASE[phase] ?? 'turn';
}
