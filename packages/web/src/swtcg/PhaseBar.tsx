/** Where in the turn we are, with the chances still to come and the stops at them. */
import { messages } from '../messages/index.ts';
import type { Moment } from '../session/swtcg/moment.ts';
import type { Stop, Stops } from '../session/preferences.ts';
import { HoldButton, type Step, TurnBar } from '../table/TurnBar.tsx';
import { usePage } from './page.ts';

const BATTLE = 3;
const NEXT: Readonly<Record<Stop, Stop>> = { always: 'possible', possible: 'step', step: 'never', never: 'always' };
const CHANCES: readonly (readonly [chance: keyof Stops, window: number])[] = [
  ['general', 1],
  ['attack', 2],
  ['reroll', 4],
  ['prevention', 8],
];

function stepsOf({ phase, battleIn, acting }: Moment): Step[] {
  const at = phase === BATTLE ? BATTLE + Math.max(0, battleIn) : phase > BATTLE ? BATTLE + 3 : phase;
  const names = [
    ...messages.phases.slice(0, BATTLE),
    ...messages.arenas.map(messages.battleOf),
    messages.phases[BATTLE + 1]!,
  ];
  const whose = acting >= 0 && phase < BATTLE ? ` · ${messages.sides[acting]}` : '';
  return names.map((name, i) => ({ key: name, name: i === at ? name + whose : name, now: i === at, done: i < at }));
}

function StopChips({ moment }: { readonly moment: Moment }) {
  const stops = usePage((page) => page.settings.stops);
  const change = usePage((page) => page.change);
  const { short, explain, label, names } = messages.stops;
  return (
    <div className="stops" role="group" aria-label={messages.stops.title}>
      {CHANCES.map(([chance, window]) => (
        <button
          key={chance}
          type="button"
          className={`stop ${stops[chance]} ${moment.question?.window === window ? 'now' : ''}`}
          title={explain[stops[chance]]}
          aria-label={label(names[chance], short[stops[chance]])}
          onClick={() => change({ stops: { ...stops, [chance]: NEXT[stops[chance]] } })}
        >
          <i aria-hidden="true" />
          {messages.chance[window]}
        </button>
      ))}
      <HoldButton />
    </div>
  );
}

export function PhaseBar({ moment, stops = true }: { readonly moment: Moment; readonly stops?: boolean }) {
  return (
    <TurnBar
      heading={moment.turn === 0 ? messages.beforeTurns : messages.turn(moment.turn)}
      steps={stepsOf(moment).filter((step, i) => i > 0 || step.now)}
    >
      {stops ? <StopChips moment={moment} /> : null}
    </TurnBar>
  );
}
