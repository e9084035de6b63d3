/** The line between the players in an arena: who holds it, how far that is from winning, and whose units will last. */
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import { stakes as say } from '../messages/stakes-en.ts';
import type { Moment } from '../session/swtcg/moment.ts';
import { enemiesOf, sideName, teamOf } from '../table/seats.ts';
import { Won } from '../table/Stakes.tsx';

interface SeamProps {
  readonly moment: Moment;
  readonly arena: number;
  readonly me: number;
  readonly name: string;
  /** How many stand there: theirs, mine. */
  readonly tally: readonly [number, number];
  /** The unit that goes next, or undefined. */
  readonly next: string | undefined;
  readonly children: ReactNode;
}

/** Health that is left on both sides, against each other. */
function Tug({ moment: { places, stakes }, arena, me }: Pick<SeamProps, 'moment' | 'arena' | 'me'>) {
  const { health } = stakes.arenas[arena]!;
  const sum = (seats: readonly number[]): number => seats.reduce((all, seat) => all + (health[seat] ?? 0), 0);
  const mine = sum(teamOf(places, me));
  const [enemy = 0] = enemiesOf(places, me);
  const theirs = sum(enemiesOf(places, me));
  if (mine === 0 || theirs === 0) return null;
  const label = `${say.health(sideName(places, enemy), theirs)}, ${say.health(sideName(places, me), mine)}`;
  return (
    <span className="tug" role="img" aria-label={label} title={label}>
      <i className={`side${places[enemy]?.side ?? enemy}`} style={{ flexGrow: theirs }} />
      <i className={`side${places[me]?.side ?? me}`} style={{ flexGrow: mine }} />
    </span>
  );
}

export function Seam({ moment, arena, me, name, tally: [theirs, mine], next, children }: SeamProps) {
  const { stakes, places } = moment;
  const { holder } = stakes.arenas[arena]!;
  const side = places[holder]?.side ?? holder;
  const still = theirs + mine === 0 ? messages.empty : theirs * mine === 0 ? '' : messages.contested;
  const open = next === undefined ? still : messages.nextUp(next);
  return (
    <div className={`seam ${holder < 0 ? '' : `held-by side${side}`}`}>
      <span className="arena-name">{name}</span>
      <span className="tally">
        {theirs} : {mine}
      </span>
      <Tug moment={moment} arena={arena} me={me} />
      {children}
      <span className="control">
        {holder < 0 ? (
          open
        ) : (
          <>
            <Won side={side} n={stakes.won[holder] ?? 0} needed={stakes.needed} />
            <b>{say.holds(sideName(places, holder))}</b>
            <span className="of-needed"> · {say.ofNeeded(stakes.won[holder] ?? 0, stakes.needed)}</span>
          </>
        )}
      </span>
    </div>
  );
}
