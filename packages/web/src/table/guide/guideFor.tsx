/** The guide of one game: its texts, and what they point at. */
import type { StepText } from '../../messages/guide-en.ts';
import type { GameId } from '../../session/moment.ts';
import { useStore } from '../../shell/store.ts';
import { Guide } from './Guide.tsx';
import { type Pointing, pointsAt } from './points.ts';

export const guideFor = <P extends string>(
  game: GameId,
  steps: Readonly<Record<string, StepText>>,
  pointing: Pointing<P>,
) =>
  function GameGuide() {
    const facts = useStore((page) => page.facts);
    return (
      <Guide
        lesson={{ game, steps, pointsAt: (step, page, moment) => pointsAt(pointing, { step, page, moment }, facts) }}
      />
    );
  };
