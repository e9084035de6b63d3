/** The part of the game that has just begun, over the board until it is read. */
import { useEffect } from 'react';
import { paceOf, readingTime } from '../shell/speed.ts';
import { useStore } from '../shell/store.ts';
import '../style/beat.css';

export function Beat() {
  const beat = useStore((page) => (page.past === null ? page.beat : null));
  const busy = useStore((page) => page.busy);
  const pace = useStore((page) => paceOf(page.settings));
  const endBeat = useStore((page) => page.endBeat);
  useEffect(() => {
    if (beat === null || busy) return;
    const timer = setTimeout(() => endBeat(beat), pace * readingTime([beat.title, ...beat.lines]));
    return () => clearTimeout(timer);
  }, [beat, busy, pace, endBeat]);
  if (beat === null) return null;
  return (
    <div key={beat.title} className="chapter" role="status">
      <b>{beat.title}</b>
      {beat.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
