/** What is at stake, for every game: warnings in words, the sign of a side, and how many of how many are won. */
import type { Place } from '../session/moment.ts';
import type { DestinyOdds } from '../session/destiny.ts';
import type { Warning } from '../session/stakes.ts';
import { stakes as say, type Told } from '../messages/stakes-en.ts';
import { arePartners, sideName } from './seats.ts';
import './stakes.css';

/** A side's sign: Light a circle, Dark a diamond, others a triangle. */
export const Sign = ({ side, hollow = false }: { readonly side: number; readonly hollow?: boolean }) => (
  <i className={`side-sign side${side} ${hollow ? 'hollow' : ''}`} aria-hidden="true" />
);

interface CountProps {
  readonly side: number;
  readonly n: number;
  readonly needed: number;
}

/** As many signs as are needed, those that are won filled. */
export const Won = ({ side, n, needed }: CountProps) => (
  <span className="won-signs" aria-hidden="true">
    {Array.from({ length: needed }, (_, i) => (
      <Sign key={i} side={side} hollow={i >= n} />
    ))}
  </span>
);

interface WarningsProps {
  readonly warnings: readonly Warning[];
  readonly places: readonly Place[];
  readonly viewer: number;
  readonly words: Readonly<Record<string, (told: Told) => string>>;
  /** How an arena, a planet or a location is called. */
  readonly nameOf: (at: number) => string;
}

const isMine = (places: readonly Place[], viewer: number, seat: number): boolean =>
  seat === viewer || arePartners(places, viewer, seat);

/** More than this is read by nobody in time. */
const MOST = 2;

/** What may end the game, in sentences. */
export function Warnings({ warnings, places, viewer, words, nameOf }: WarningsProps) {
  return (
    <div className="stakes" role="status" aria-label={say.label}>
      {warnings.slice(0, MOST).map(({ kind, seat, at, n, ends }) => {
        const mine = isMine(places, viewer, seat);
        const mineLoses = viewer >= 0 && !mine;
        const side = sideName(places, seat);
        const text = words[kind]?.({ side, mine, mineLoses, places: at.map(nameOf), n, ends });
        if (text === undefined) return null;
        return (
          <p
            key={`${kind}-${seat}`}
            className={`warning ${ends ? 'ends' : ''} ${mineLoses ? 'bad' : mine ? 'good' : ''}`}
          >
            <Sign side={places[seat]?.side ?? seat} />
            <span>{text}</span>
          </p>
        );
      })}
    </div>
  );
}

/** What the destiny to come has to be, and how likely that is. */
export const DestinyLine = ({ odds }: { readonly odds: DestinyOdds | null }) =>
  odds === null ? null : (
    <p className="destiny-odds" title={say.destiny.from(odds.left)}>
      {say.destiny.needs(odds.draws, odds.needs, odds.chance)}
    </p>
  );
