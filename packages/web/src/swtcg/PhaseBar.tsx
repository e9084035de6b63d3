/** Where in the turn we are, with the chances still to come and the stops at them. */
import { messages } from '../messages/index.ts';
import { stakes as say } from '../messages/stakes-en.ts';
import type { Moment } from '../session/swtcg/moment.ts';
import type { Stop, Stops } from '../session/preferences.ts';
import { HoldButton, type Step, TurnBar } from '../table/TurnBar.tsx';
import { seatName } from '../table/seats.ts';
import { Warnings } from '../table/Stakes.tsx';
import { usePage } from './page.ts';
import { rulesPage } from './rules-page.ts';
import { expanded } from './words.ts';

const BATTLE = 3;
const NEXT: Readonly<Record<Stop, Stop>> = { always: 'possible', possible: 'step', step: 'never', never: 'always' };
interface Chance {
  readonly stop: keyof Stops;
  readonly name: string;
  readonly windows: readonly number[];
}

const CHANCES: readonly Chance[] = [
  { stop: 'general', name: messages.chance[1]!, windows: [1] },
  { stop: 'attack', name: messages.chance[2]!, windows: [2] },
  { stop: 'reroll', name: messages.chance[4]!, windows: [4, 65_536, 131_072] },
  { stop: 'prevention', name: messages.chance[8]!, windows: [8] },
];
/** Those that the Expanded Rulebook has besides. */
const MORE: readonly Chance[] = [
  { stop: 'disrupt', name: expanded.chance['disrupt']!, windows: [64] },
  { stop: 'damage', name: expanded.chance['damage']!, windows: [128, 256, 512, 1024] },
  { stop: 'moments', name: expanded.chance['moments']!, windows: [2048, 4096, 8192, 262_144] },
];

function stepsOf({ phase, battleIn, acting, places }: Moment): Step[] {
  const at = phase === BATTLE ? BATTLE + Math.max(0, battleIn) : phase > BATTLE ? BATTLE + 3 : phase;
  const names = [
    ...messages.phases.slice(0, BATTLE),
    ...messages.arenas.map(messages.battleOf),
    messages.phases[BATTLE + 1]!,
  ];
  // Before the first turn none of its steps is the present one.
  const shorts = [null, ...messages.phases.slice(1, BATTLE), ...messages.arenas, messages.turnEnds];
  const whose = acting >= 0 && phase < BATTLE ? ` · ${seatName(places, acting)}` : '';
  return names.map((name, i) => ({
    key: name,
    name: i === at ? name + whose : name,
    short: shorts[i],
    now: i === at,
    done: i < at,
  }));
}

function StopChips({ moment }: { readonly moment: Moment }) {
  const stops = usePage((page) => page.settings.stops);
  const change = usePage((page) => page.change);
  const { short, explain, label, names } = messages.stops;
  return (
    <div className="stops" role="group" aria-label={messages.stops.title}>
      {(moment.expanded === null ? CHANCES : [...CHANCES, ...MORE]).map(({ stop: chance, name, windows }) => (
        <button
          key={chance}
          type="button"
          className={`stop ${stops[chance]} ${windows.includes(moment.question?.window ?? 0) ? 'now' : ''}`}
          title={explain[stops[chance]]}
          aria-label={label(names[chance], short[stops[chance]])}
          onClick={() => change({ stops: { ...stops, [chance]: NEXT[stops[chance]] } })}
        >
          <i aria-hidden="true" />
          {name}
        </button>
      ))}
      <HoldButton />
    </div>
  );
}

const ATTACK_STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Where the attack is (TCG-ATTACK-04). */
function AttackSteps({ step }: { readonly step: number }) {
  if (step === 0) return null;
  return (
    <p className="attack-steps">
      <span className="pips8" aria-hidden="true">
        {ATTACK_STEPS.map((n) => (
          <i key={n} className={n === step ? 'now' : n < step ? 'done' : ''} />
        ))}
      </span>
      {expanded.attackStep(step, expanded.attackSteps[step]!)}
    </p>
  );
}

export function PhaseBar({ moment, stops = true }: { readonly moment: Moment; readonly stops?: boolean }) {
  return (
    <TurnBar
      game="swtcg"
      rules={rulesPage(moment)}
      heading={moment.turn === 0 ? messages.beforeTurns : messages.turn(moment.turn)}
      steps={stepsOf(moment).filter((step, i) => i > 0 || step.now)}
    >
      <AttackSteps step={moment.expanded?.attackStep ?? 0} />
      <Warnings
        warnings={moment.stakes.warnings}
        places={moment.places}
        viewer={moment.viewer}
        words={say.tcg}
        nameOf={(arena) => messages.arenas[arena] ?? ''}
      />
      {stops ? <StopChips moment={moment} /> : null}
    </TurnBar>
  );
}
