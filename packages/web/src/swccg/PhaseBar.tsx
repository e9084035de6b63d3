/** Where in the turn we are, whose it is, and when one wants to be asked. */
import { messages } from '../messages/index.ts';
import { stakes as say } from '../messages/stakes-en.ts';
import { ccg } from '../messages/swccg-en.ts';
import type { Stop, Stops } from '../session/preferences.ts';
import type { Moment } from '../session/swccg/moment.ts';
import { Warnings } from '../table/Stakes.tsx';
import { HoldButton, TurnBar } from '../table/TurnBar.tsx';
import { usePage } from './page.ts';
import { rulesPage } from './rules-page.ts';

const PHASES = [1, 2, 3, 4, 5, 6] as const;
const NEXT: Readonly<Record<Stop, Stop>> = { always: 'possible', possible: 'never', step: 'never', never: 'always' };
const CHANCES: readonly (keyof Stops)[] = ['force', 'theirs', 'answers', 'drains', 'battles'];

function StopChips() {
  const stops = usePage((page) => page.settings.stops);
  const change = usePage((page) => page.change);
  const { short, explain, explainForce, label, names, title } = messages.stops;
  return (
    <div className="stops" role="group" aria-label={title}>
      {CHANCES.map((chance) => (
        <button
          key={chance}
          type="button"
          className={`stop ${stops[chance]}`}
          title={(chance === 'force' ? explainForce : explain)[stops[chance]]}
          aria-label={label(names[chance], short[stops[chance]])}
          onClick={() => change({ stops: { ...stops, [chance]: NEXT[stops[chance]] } })}
        >
          <i aria-hidden="true" />
          {ccg.stops[chance]}
        </button>
      ))}
      <HoldButton />
    </div>
  );
}

export function PhaseBar({ moment, stops = true }: { readonly moment: Moment; readonly stops?: boolean }) {
  const { acting, phase, turn, viewer } = moment;
  const whose = acting === viewer ? messages.you : (messages.sides[acting] ?? '');
  const steps = PHASES.map((at) => ({ key: String(at), name: ccg.phases[at], now: at === phase, done: at < phase }));
  return (
    <TurnBar
      game="swccg"
      rules={rulesPage(moment)}
      heading={turn === 0 ? ccg.phases[0]! : ccg.turnOf(turn, whose)}
      steps={steps}
      className={`ccg-phases side${acting}`}
    >
      <Warnings
        warnings={moment.stakes.warnings}
        places={moment.places}
        viewer={viewer}
        words={say.ccg}
        nameOf={() => ''}
      />
      {stops ? <StopChips /> : null}
    </TurnBar>
  );
}
