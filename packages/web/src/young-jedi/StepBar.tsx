/** Where in the turn we are, and whose it is. */
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import type { Moment } from '../session/young-jedi/moment.ts';
import { HoldButton, TurnBar } from '../table/TurnBar.tsx';

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
    now: at === step,
    done: at < step,
  }));
  return (
    <TurnBar
      heading={turn === 0 || whose === undefined ? yj.steps[0]! : yj.turnOf(turn, whose)}
      steps={steps}
      className="yj-steps"
    >
      <div className="stops">
        <HoldButton />
      </div>
    </TurnBar>
  );
}
