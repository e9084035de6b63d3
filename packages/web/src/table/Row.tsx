/** A row of cards that always shows all of them: they shrink as it fills. */
import { type CSSProperties, type ReactNode } from 'react';
import { type Cards, type Fit, fit, LINE, type Room, stacksNames } from './fit.ts';
import { useRoom } from './useRoom.ts';

/** What a row has until it is measured. */
const ROW: Room = { width: 320, height: 200 };

/** Upright cards below these widths, and plates below these heights, show less. */
const NARROW = 104;
const SLIM = 88;
const HIGH = 66;
const LOW = 40;

/** How much of a card there is room for. */
export function formOf({ width, height, plate }: Fit): string {
  if (plate)
    return height < LINE ? 'plate low line' : height < LOW ? 'plate low' : height < HIGH ? 'plate' : 'plate high';
  return width < SLIM ? 'narrow slim' : width < NARROW ? 'narrow' : '';
}

interface RowProps {
  readonly cards: Cards;
  readonly children: ReactNode;
}

export function Row({ cards, children }: RowProps) {
  const [watch, room] = useRoom(ROW);
  const size = fit(cards, room);
  return (
    <div
      ref={watch}
      className={`room ${formOf(size)} ${cards.piloted ? 'with-pilots' : ''} ${stacksNames(cards, size, room) ? 'names-stacked' : ''}`}
      style={
        { '--wide': `${size.width}px`, '--high': `${size.height}px`, '--names': cards.names ?? 0 } as CSSProperties
      }
    >
      {children}
    </div>
  );
}
