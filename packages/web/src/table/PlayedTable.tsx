/** What every table has that is played at: menu, log, guide, keys, and the windows over it. */
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { GameId, MomentBase } from '../session/moment.ts';
import { useStore } from '../shell/store.ts';
import { Inspector, type InspectorProps } from './Inspector.tsx';
import { LogPanel } from './LogPanel.tsx';
import { Result, type ResultProps } from './result/Result.tsx';
import { Help, type HelpProps, Looked, type LookedProps, Past, TableMenu } from './TableDialogs.tsx';
import { useRulesOver } from './rules-over.ts';
import { seatName } from './seats.ts';
import { Told } from './Told.tsx';
import { Travel } from './Travel.tsx';
import { type GameKeys, useTableKeys } from './useKeys.ts';

/** Only who looks something up loads the rulebook. */
const RulesOver = lazy(async () => ({ default: (await import('../rulebook/RulesOver.tsx')).RulesOver }));

/** How the players are called at a table where one plays: oneself, and the others by who plays for them. */
export function useNames(me: number): (seat: number) => string {
  const seats = useStore((page) => page.seats);
  const places = useStore((page) => page.moment?.places) ?? [];
  const isCovered = useStore((page) => page.moment?.covered !== undefined);
  return (seat) => {
    const kind = seats?.[seat] ?? 'human';
    // Nobody is oneself where several look on.
    if (isCovered) return seatName(places, seat);
    if (seat === me) return messages.you;
    // Four of them have little room.
    return places.length > 2 ? seatName(places, seat) : (messages.computer[kind] ?? kind);
  };
}

interface PlayedTableProps extends InspectorProps, Pick<LookedProps, 'face'>, Pick<ResultProps, 'reasons'> {
  readonly moment: MomentBase & { readonly game: GameId; readonly edition?: string };
  /** The page of the rulebook about this moment. */
  readonly rules: string;
  readonly keys: GameKeys;
  readonly keyTexts: HelpProps['keys'];
  /** The game's panels above the log. */
  readonly panels: ReactNode;
  readonly guide: ReactNode;
  readonly ask: ReactNode;
  /** Cards that were shown are chosen from elsewhere. */
  readonly chosenFrom?: boolean;
  /** The table itself, around the column beside it. */
  readonly children: (side: ReactNode, className: string) => ReactNode;
}

export function PlayedTable({
  moment,
  rules,
  keys,
  keyTexts,
  panels,
  guide,
  ask,
  sheet,
  face,
  reasons,
  chosenFrom = false,
  children,
}: PlayedTableProps) {
  const log = useStore((page) => page.log);
  const lookAt = useStore((page) => page.lookAt);
  const guided = useStore((page) => page.guided);
  const rulesOver = useRulesOver();
  const [help, setHelp] = useState(false);
  const [showLog, setShowLog] = useState(false);
  const toggleHelp = useCallback(() => setHelp((shown) => !shown), []);
  const toggleLog = useCallback(() => setShowLog((shown) => !shown), []);
  const jump = useCallback((decision: number) => void lookAt(decision), [lookAt]);
  useTableKeys(useMemo(() => ({ ...keys, help: toggleHelp, log: toggleLog }), [keys, toggleHelp, toggleLog]));
  const side = (
    <>
      <TableMenu rules={rules} onHelp={toggleHelp} onLog={toggleLog} />
      {panels}
      <LogPanel game={moment.game} log={log} onJump={jump} />
      <Told log={log} />
      {guided ? <Suspense fallback={null}>{guide}</Suspense> : null}
      {ask}
    </>
  );
  return (
    <>
      {children(side, `${showLog ? 'log-open' : ''} ${guided ? 'guided' : ''}`)}
      <Travel moment={moment} />
      <Past />
      <Inspector sheet={sheet} />
      {chosenFrom ? null : <Looked moment={moment} face={face} />}
      <Result moment={moment} reasons={reasons} />
      {help ? <Help keys={keyTexts} onClose={toggleHelp} /> : null}
      {rulesOver === null ? null : (
        <Suspense fallback={null}>
          <RulesOver game={moment.game} edition={moment.edition === 'x' ? 'x' : 'nh'} id={rulesOver} />
        </Suspense>
      )}
    </>
  );
}
