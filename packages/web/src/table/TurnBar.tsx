/** Where in the turn we are: its steps in order, the present one marked. */
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '../messages/index.ts';
import type { GameId } from '../session/moment.ts';
import { useStore } from '../shell/store.ts';
import { RulesLink } from './RulesLink.tsx';

export interface Step {
  readonly key: string;
  readonly name: ReactNode;
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
  const list = useRef<HTMLOListElement>(null);
  const now = steps.findIndex((step) => step.now);
  // On a phone the steps stand in one line that scrolls by itself.
  useEffect(() => {
    const line = list.current;
    const item = line?.children[now];
    if (line !== null && item instanceof HTMLElement && line.scrollWidth > line.clientWidth)
      line.scrollTo({ left: item.offsetLeft - line.offsetLeft - 12 });
  }, [now]);
  return (
    <section className={`phases ${className}`} aria-label={messages.turnLabel}>
      <h2>{heading}</h2>
      <ol ref={list}>
        {steps.map((step) => (
          <li
            key={step.key}
            className={step.now ? 'now' : step.done ? 'done' : ''}
            aria-current={step.now ? 'step' : undefined}
          >
            {step.now ? (
              <RulesLink game={game} to={rules} title={messages.rulesHere}>
                {step.name}
              </RulesLink>
            ) : (
              step.name
            )}
          </li>
        ))}
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
