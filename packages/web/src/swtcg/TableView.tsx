/** The table of the Star Wars TCG: three arenas between the players. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Moment } from '../session/swtcg/moment.ts';
import { Backs } from '../table/Strip.tsx';
import { arePartners, seatName } from '../table/seats.ts';
import { TableFrame, type ViewProps } from '../table/TableFrame.tsx';
import { Arena } from './Arena.tsx';
import { AttackArrow } from './AttackArrow.tsx';
import { Hand } from './Hand.tsx';
import { LatestTable } from './latest.ts';
import './style/battle.css';
import './style/cardless.css';
import { DiceThrow } from './DiceThrow.tsx';
import { BuildZone, Counts, PartnersHand } from './SideStrip.tsx';
import type { TableControl } from './useTable.ts';

const ARENAS = [0, 1, 2] as const;

/** On a phone one arena is open: where a contest is, where the battle is, where something can be done, or the fullest. */
function focusArena({ moment, able, zones }: TableControl): number {
  const units = (arena: number) => moment.sides.flatMap((side) => side.arenas[arena]!);
  const has = (arena: number, cards: ReadonlySet<number>): boolean => units(arena).some(({ card }) => cards.has(card));
  const withAny = (cards: ReadonlySet<number>): number => ARENAS.findIndex((arena) => has(arena, cards));
  const contested = moment.contest === null ? -1 : withAny(new Set(moment.contest.units));
  if (contested >= 0) return contested;
  const usable = withAny(able);
  if (moment.battleIn >= 0) return usable < 0 || has(moment.battleIn, able) ? moment.battleIn : usable;
  const [zone] = [...zones].filter((open) => open < 3);
  if (zone !== undefined) return zone;
  if (usable >= 0) return usable;
  const sizes = ARENAS.map((arena) => units(arena).length);
  return sizes.indexOf(Math.max(...sizes));
}

/** The arenas that do not fight can spare some room. */
const ROOMY = 3;
const isRoomy = ({ sides, battleIn }: Moment): boolean =>
  sides.every(({ arenas }) => arenas.every(({ length }, arena) => arena === battleIn || length <= ROOMY));

/** Nobody holds a card, and nobody ever will (Flying Solo): the arenas take the room of the hand. */
const isCardless = ({ sides }: Moment): boolean => sides.every(({ hand, deck }) => hand.length + deck === 0);

export function TableView({ table, me, over, className = '', ...view }: ViewProps<TableControl>) {
  const latest = useRef<TableControl | null>(table);
  useLayoutEffect(() => {
    latest.current = table;
  }, [table]);
  const { moment } = table;
  const { places } = moment;
  const focus = focusArena(table);
  const [opened, setOpened] = useState(-1);
  useEffect(() => setOpened(-1), [focus]);
  return (
    <LatestTable value={latest}>
      <TableFrame
        {...view}
        moment={moment}
        me={me}
        className={`phase${moment.phase} focus${opened < 0 ? focus : opened} ${isRoomy(moment) ? 'roomy' : ''} ${isCardless(moment) ? 'cardless' : ''} ${className}`}
        line={(side, mine) => {
          const who = seatName(places, side.seat);
          return (
            <>
              <Counts side={side} who={who} mine={mine} />
              <BuildZone side={side} table={table} mine={mine} />
              {arePartners(places, moment.viewer, side.seat) ? (
                <PartnersHand side={side} who={who} />
              ) : mine ? null : (
                <Backs n={side.hand.length} />
              )}
            </>
          );
        }}
        board={
          <>
            {ARENAS.map((arena) => (
              <Arena key={arena} arena={arena} me={me} table={table} onOpen={() => setOpened(arena)} />
            ))}
            <AttackArrow moment={moment} />
            <DiceThrow />
            {over}
          </>
        }
        hand={(mine) => <Hand side={moment.sides[moment.viewer] ?? mine} table={table} />}
      />
    </LatestTable>
  );
}
