/** A row of cards that always shows all of them: they shrink as it fills. */
import { type CSSProperties, type ReactNode, useCallback, useState } from 'react';
import { type Cards, type Fit, fit, LINE, type Room } from './fit.ts';

/** The room of a row: known to the cards before they are laid out, and changing only with the window. */
function useRoom(): [(element: HTMLElement | null) => void, Room] {
  const [room, setRoom] = useState<Room>({ width: 320, height: 200 });
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = (): void => {
      const box = element.getBoundingClientRect();
      const width = Math.floor(box.width);
      const height = Math.floor(box.height);
      // A folded arena has no room; what it had is kept.
      if (width > 0 && height > 0)
        setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, room];
}

/** Upright cards below these widths, and plates below these heights, show less. */
const NARROW = 104;
const SLIM = 88;
const HIGH = 66;
const LOW = 40;

function formOf({ width, height, plate }: Fit): string {
  if (plate)
    return height < LINE ? 'plate low line' : height < LOW ? 'plate low' : height < HIGH ? 'plate' : 'plate high';
  return width < SLIM ? 'narrow slim' : width < NARROW ? 'narrow' : '';
}

interface RowProps {
  readonly cards: Cards;
  readonly children: ReactNode;
}

export function Row({ cards, children }: RowProps) {
  const [watch, room] = useRoom();
  const size = fit(cards, room);
  return (
    <div
      ref={watch}
      className={`room ${formOf(size)} ${cards.piloted ? 'with-pilots' : ''}`}
      style={{ '--wide': `${size.width}px`, '--high': `${size.height}px` } as CSSProperties}
    >
      {children}
    </div>
  );
}
