/** Where in the turn we are: the present step by its name, and all of them in one line. */
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import type { GameId } from '../session/moment.ts';
import { useStore } from '../shell/store.ts';
import { RulesLink } from './RulesLink.tsx';

export interface Step {
  readonly key: string;
  readonly name: ReactNode;
  /** What it is called in the line of all steps, where its name is too long for that; null: it has no place there. */
  readonly short?: ReactNode;
  readonly now: boolean;
  readonly done: boolean;
}

interface TurnBarProps {
  readonly game: GameId;
  /** The page of the rulebook about the present step. */
  readonly rules: string;
  readonly heading: string;
  readonly steps: readonly Step[];
  readonly className?: string;
  /** What can be set beneath the steps. */
  readonly children?: ReactNode;
}

export function TurnBar({ game, rules, heading, steps, className = '', children }: TurnBarProps) {
  const present = steps.find(({ now }) => now);
  return (
    <section className={`phases ${className}`} aria-label={messages.turnLabel}>
      <div className="turn-line">
        <h2>{heading}</h2>
        {present === undefined ? null : (
          <RulesLink game={game} to={rules} title={messages.rulesHere} className="step-now">
            {present.name}
          </RulesLink>
        )}
      </div>
      <ol>
        {steps.map(({ key, name, short = name, now, done }) =>
          short === null ? null : (
            <li key={key} className={now ? 'now' : done ? 'done' : ''} aria-current={now ? 'step' : undefined}>
              {short}
            </li>
          ),
        )}
      </ol>
      {children}
    </section>
  );
}

/** The player is asked at every chance while it is pressed. */
export function HoldButton() {
  const hold = useStore((page) => page.hold);
  const setHold = useStore((page) => page.setHold);
  return (
    <button
      type="button"
      className={`stop hold ${hold ? 'on' : ''}`}
      aria-pressed={hold}
      title={messages.stops.holdExplain}
      onClick={() => setHold(!hold)}
    >
      {messages.stops.hold}
    </button>
  );
}
