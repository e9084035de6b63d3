/** What every table has that is played at: menu, log, guide, keys, and the windows over it. */
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { GameId, MomentBase } from '../session/moment.ts';
import { useStore } from '../shell/store.ts';
import { Inspector, type InspectorProps } from './Inspector.tsx';
import { LogPanel } from './LogPanel.tsx';
import {
  Help,
  type HelpProps,
  Looked,
  type LookedProps,
  Past,
  Result,
  type ResultProps,
  TableMenu,
} from './TableDialogs.tsx';
import { type GameKeys, useTableKeys } from './useKeys.ts';

/** How the players are called at a table where one plays: oneself, and the others by who plays for them. */
export function useNames(me: number): (seat: number) => string {
  const seats = useStore((page) => page.seats);
  return (seat) => {
    const kind = seats?.[seat] ?? 'human';
    return seat === me ? messages.you : (messages.computer[kind] ?? kind);
  };
}

interface PlayedTableProps extends InspectorProps, Pick<LookedProps, 'face'>, Pick<ResultProps, 'reasons'> {
  readonly moment: MomentBase & { readonly game: GameId };
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
  const [help, setHelp] = useState(false);
  const [showLog, setShowLog] = useState(false);
  const toggleHelp = useCallback(() => setHelp((shown) => !shown), []);
  const toggleLog = useCallback(() => setShowLog((shown) => !shown), []);
  const jump = useCallback((decision: number) => void lookAt(decision), [lookAt]);
  useTableKeys(useMemo(() => ({ ...keys, help: toggleHelp, log: toggleLog }), [keys, toggleHelp, toggleLog]));
  const side = (
    <>
      <TableMenu onHelp={toggleHelp} onLog={toggleLog} />
      {panels}
      <LogPanel game={moment.game} log={log} onJump={jump} />
      {guided ? <Suspense fallback={null}>{guide}</Suspense> : null}
      {ask}
    </>
  );
  return (
    <>
      {children(side, `${showLog ? 'log-open' : ''} ${guided ? 'guided' : ''}`)}
      <Past />
      <Inspector sheet={sheet} />
      {chosenFrom ? null : <Looked moment={moment} face={face} />}
      <Result moment={moment} reasons={reasons} />
      {help ? <Help keys={keyTexts} onClose={toggleHelp} /> : null}
    </>
  );
}
