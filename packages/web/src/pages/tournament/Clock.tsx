/** The clock of the round: it runs on over a reload, and stands still when it is stopped. */
import { useEffect, useState } from 'react';
import { tournamentMessages as say } from '../../messages/tournament-en.ts';
import { keep, load, type RoundClock } from '../../shell/storage.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const leftOf = ({ left, ends }: RoundClock, now: number): number => Math.max(0, ends === null ? left : ends - now);

function kept(round: number, full: number): RoundClock {
  const found = load('clock');
  return found?.round === round && found.left <= 2 * full ? found : { round, left: full, ends: null };
}

interface ClockProps {
  readonly round: number;
  /** Null: the round has no limit. */
  readonly minutes: number | null;
}

export function Clock({ round, minutes }: ClockProps) {
  const full = (minutes ?? 0) * MINUTE;
  const [clock, setClock] = useState(() => kept(round, full));
  const [now, setNow] = useState(() => Date.now());
  const left = leftOf(clock, now);
  const runs = clock.ends !== null && left > 0;
  useEffect(() => {
    // Another tab has stopped or started it.
    const follow = (): void => setClock(kept(round, full));
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [round, full]);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND / 4);
    return () => clearInterval(timer);
  }, [runs]);
  if (minutes === null) return null;

  const set = (rest: number, isRunning: boolean): void => {
    const at = Date.now();
    const next = { round, left: Math.round(rest), ends: isRunning ? Math.round(at + rest) : null };
    setNow(at);
    setClock(next);
    keep('clock', next);
  };
  const seconds = Math.ceil(left / SECOND);
  const isUp = left === 0;
  return (
    <div className={`clock no-print ${isUp ? 'up' : ''}`} role="group" aria-label={say.clock}>
      <span className="time" role="timer" aria-label={say.clock}>
        {say.time(Math.floor(seconds / 60), seconds % 60)}
      </span>
      {isUp ? null : (
        <button type="button" className="answer" onClick={() => set(leftOf(clock, Date.now()), !runs)}>
          {runs ? say.clockStop : left === full ? say.clockStart : say.clockGoOn}
        </button>
      )}
      <button type="button" className="answer" onClick={() => set(leftOf(clock, Date.now()) + MINUTE, runs)}>
        {say.clockMore}
      </button>
      {left === full ? null : (
        <button type="button" className="answer" onClick={() => set(full, false)}>
          {say.clockReset}
        </button>
      )}
      <p role="status">{isUp ? say.timeUp : ''}</p>
    </div>
  );
}
