/** Where in the turn we are, and whose it is. */
import { messages } from '../messages/index.ts';
import { stakes as say } from '../messages/stakes-en.ts';
import { yj } from '../messages/young-jedi-en.ts';
import type { Moment } from '../session/young-jedi/moment.ts';
import { Warnings } from '../table/Stakes.tsx';
import { HoldButton, TurnBar } from '../table/TurnBar.tsx';
import { rulesPage } from './rules-page.ts';

const STEPS = [1, 2, 3] as const;
const DEPLOY = 1;

export function StepBar({ moment }: { readonly moment: Moment }) {
  const { acting, step, turn, viewer, sides } = moment;
  const whose = acting === viewer ? messages.you : messages.sides[acting];
  const hides = turn > 0 && sides[acting]?.hides === true;
  const hidden = (
    <span className="hides" title={yj.faceDownExplain}>
      {yj.faceDownTurn}
    </span>
  );
  const steps = STEPS.map((at) => ({
    key: String(at),
    name: (
      <>
        {yj.steps[at]}
        {at === DEPLOY && hides ? hidden : null}
      </>
    ),
    // Said once: beside the name while it is the present step.
    ...(at === step ? { short: yj.steps[at] } : {}),
    now: at === step,
    done: at < step,
  }));
  return (
    <TurnBar
      game="young-jedi"
      rules={rulesPage(moment)}
      heading={turn === 0 || whose === undefined ? yj.steps[0]! : yj.turnOf(turn, whose)}
      steps={steps}
      className="yj-steps"
    >
      <Warnings
        warnings={moment.stakes.warnings}
        places={moment.places}
        viewer={viewer}
        words={say.yj}
        nameOf={(planet) => yj.planets[planet] ?? ''}
      />
      <div className="stops">
        <HoldButton />
      </div>
    </TurnBar>
  );
}
