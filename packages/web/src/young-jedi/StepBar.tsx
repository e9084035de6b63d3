/** Where in the turn we are, and whose it is. */
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import type { Moment } from '../session/young-jedi/moment.ts';
import { usePage } from './page.ts';

const STEPS = [1, 2, 3] as const;
const DEPLOY = 1;

export function StepBar({ moment, hold: canHold = true }: { readonly moment: Moment; readonly hold?: boolean }) {
  const hold = usePage((page) => page.hold);
  const setHold = usePage((page) => page.setHold);
  const { acting, step, turn, viewer } = moment;
  const whose = acting === viewer ? messages.you : messages.sides[acting];
  const hides = acting >= 0 && moment.sides[acting as 0 | 1].hides;
  return (
    <section className="phases yj-steps" aria-label={messages.turnLabel}>
      <h2>{turn === 0 || whose === undefined ? yj.steps[0] : yj.turnOf(turn, whose)}</h2>
      <ol>
        {STEPS.map((at) => (
          <li
            key={at}
            className={at === step ? 'now' : at < step ? 'done' : ''}
            aria-current={at === step ? 'step' : undefined}
          >
            {yj.steps[at]}
            {at === DEPLOY && hides && turn > 0 ? (
              <span className="hides" title={yj.faceDownExplain}>
                {yj.faceDownTurn}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {canHold ? (
        <div className="stops">
          <button
            type="button"
            className={`stop hold ${hold ? 'on' : ''}`}
            aria-pressed={hold}
            title={messages.stops.holdExplain}
            onClick={() => setHold(!hold)}
          >
            {messages.stops.hold}
          </button>
        </div>
      ) : null}
    </section>
  );
}
