/** What lies over the table: the hand-over screen, the result, the keys, the menu. */
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import type { MomentBase } from '../session/moment.ts';
import { download } from '../shell/download.ts';
import { type Speed, SPEEDS } from '../shell/settings.ts';
import { useStore } from '../shell/store.ts';
import { Dialog } from './Dialog.tsx';

/** With two people on one screen: nothing is shown until the right one has the device. */
export function HandOver({ seat }: { readonly seat: number }) {
  const takeOver = useStore((page) => page.takeOver);
  return (
    <main className={`hand-over side${seat}`}>
      <h1>{messages.handOver(messages.sides[seat]!)}</h1>
      <p>{messages.handOverHint}</p>
      <button type="button" className="answer primary big" onClick={takeOver} autoFocus>
        {messages.ready}
      </button>
    </main>
  );
}

function verdict({ result, viewer }: MomentBase, alone: boolean): string {
  const winners = (result?.outcomes ?? []).flatMap((outcome, seat) => (outcome === 'won' ? [seat] : []));
  if (winners.length === 0) return messages.drawn;
  if (!alone || viewer < 0) return messages.won(winners.map((seat) => messages.sides[seat]!).join(', '));
  return winners.includes(viewer) ? messages.youWon : messages.youLost;
}

export interface ResultProps {
  readonly moment: MomentBase;
  /** What the game says of how it ended. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** How the game ended; put away, it stays away. */
export function Result({ moment, reasons }: ResultProps) {
  const [seen, setSeen] = useState<MomentBase | null>(null);
  const onClose = (): void => setSeen(moment);
  const [, go] = useLocation();
  const alone = useStore((page) => page.seats?.filter((seat) => seat === 'human').length === 1);
  const again = useStore((page) => page.again);
  const { result } = moment;
  if (result === null || seen === moment) return null;
  const repeat = async (): Promise<void> => {
    if (!(await again())) go('/');
  };
  return (
    <Dialog title={verdict(moment, alone)} className="result" onClose={onClose} cross={false}>
      <p>{reasons[result.reason] ?? messages.reasons[result.reason] ?? result.reason}</p>
      <button type="button" className="answer primary" onClick={() => void repeat()}>
        {messages.again}
      </button>
      <button type="button" className="answer" onClick={() => go('/')}>
        {messages.elsewhere}
      </button>
      <button type="button" className="answer" onClick={() => void saveReplay(false)}>
        {messages.saveReplay}
      </button>
      <button type="button" className="answer" onClick={onClose}>
        {messages.lookTable}
      </button>
    </Dialog>
  );
}

export interface HelpProps {
  readonly keys: readonly (readonly [key: string, what: string])[];
  readonly onClose: () => void;
}

export function Help({ keys, onClose }: HelpProps) {
  return (
    <Dialog title={messages.keys.title} className="help" onClose={onClose}>
      <dl>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

export interface LookedProps {
  readonly moment: MomentBase;
  readonly face: (id: string) => ReactNode;
}

/** Cards that the player was just shown. */
export function Looked({ moment, face }: LookedProps) {
  const [closed, setClosed] = useState(-1);
  const seen = moment.happened.flatMap((happening) => happening.seen);
  if (seen.length === 0 || closed === moment.version) return null;
  return (
    <Dialog title={messages.looked.title} className="wide" onClose={() => setClosed(moment.version)}>
      <ul className="faces">
        {seen.map((id, i) => (
          <li key={`${id}-${i}`}>{face(id)}</li>
        ))}
      </ul>
      <button type="button" className="answer primary" onClick={() => setClosed(moment.version)}>
        {messages.looked.close}
      </button>
    </Dialog>
  );
}

/** An earlier moment is looked at: the way back. */
export function Past() {
  const past = useStore((page) => page.past);
  const lookAt = useStore((page) => page.lookAt);
  if (past === null) return null;
  return (
    <div className="past" role="status">
      <span>{messages.looking}</span>
      <button type="button" className="answer primary" onClick={() => void lookAt(null)}>
        {messages.backToNow}
      </button>
    </div>
  );
}

/** Saves what may be handed out of the game; with `problem`, the moment and the version too, so that it opens there. */
async function saveReplay(problem: boolean): Promise<void> {
  const { adapter, moment, past, libraries, notify } = useStore.getState();
  if (adapter === null || moment === null) return;
  const record = await adapter.ask('record');
  if (!problem) return download('dejarik-replay.json', JSON.stringify(record));
  const { decision } = past ?? moment;
  const cards = libraries[moment.game]?.version;
  const report = { decision, version: messages.version, cards, page: navigator.userAgent };
  download('dejarik-problem.json', JSON.stringify({ ...record, problem: report }));
  notify({ text: messages.reported, rule: null });
}

const saveLog = (): void =>
  download(
    'dejarik-log.txt',
    useStore
      .getState()
      .log.map((entry) => entry.text)
      .join('\n'),
  );

/** Asks once whether it is meant. */
function Concede({ onClose }: { readonly onClose: () => void }) {
  const concede = useStore((page) => page.concede);
  const over = useStore((page) => page.moment === null || page.moment.result !== null);
  const [sure, setSure] = useState(false);
  if (over) return null;
  const press = (): void => {
    if (!sure) return setSure(true);
    onClose();
    void concede();
  };
  return (
    <button type="button" className="answer danger" onClick={press} onBlur={() => setSure(false)}>
      {sure ? messages.concedeSure : messages.concede}
    </button>
  );
}

/** Says what is in the file before it is made. */
function Report({ onClose }: { readonly onClose: () => void }) {
  const { reporting } = messages;
  return (
    <Dialog title={reporting.title} onClose={onClose} cross={false}>
      <p>{reporting.text}</p>
      <button
        type="button"
        className="answer"
        onClick={() => {
          onClose();
          void saveReplay(true);
        }}
      >
        {reporting.save}
      </button>
      <button type="button" className="answer primary" onClick={onClose}>
        {reporting.cancel}
      </button>
    </Dialog>
  );
}

interface MenuProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
  readonly onReport: () => void;
}

function Menu({ onClose, onHelp, onReport }: MenuProps) {
  const over = useStore((page) => page.moment === null || page.moment.result !== null);
  const [, go] = useLocation();
  const settings = useStore((page) => page.settings);
  const change = useStore((page) => page.change);
  const then = (work: () => unknown) => () => {
    onClose();
    work();
  };
  return (
    <Dialog title={messages.menu} className="menu" onClose={onClose}>
      {over ? (
        <button type="button" className="answer" onClick={then(() => void saveReplay(false))}>
          {messages.saveReplay}
        </button>
      ) : (
        <p className="about">{messages.saveLater}</p>
      )}
      <button type="button" className="answer" onClick={then(saveLog)}>
        {messages.saveLog}
      </button>
      <button type="button" className="answer" onClick={then(onReport)}>
        {messages.report}
      </button>
      <button type="button" className="answer" onClick={then(onHelp)}>
        {messages.keys.title}
      </button>
      <label className="field">
        <span>{messages.settings.speed}</span>
        <select value={settings.speed} onChange={(event) => change({ speed: event.target.value as Speed })}>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {messages.settings.speeds[speed]}
            </option>
          ))}
        </select>
      </label>
      <label className="field check">
        <input type="checkbox" checked={settings.sound} onChange={(event) => change({ sound: event.target.checked })} />
        <span>{messages.settings.sound}</span>
      </label>
      <Concede onClose={onClose} />
      <button type="button" className="answer" onClick={then(() => go('/'))}>
        {messages.leave}
      </button>
    </Dialog>
  );
}

interface TableMenuProps {
  readonly onHelp: () => void;
  readonly onLog: () => void;
}

export function TableMenu({ onHelp, onLog }: TableMenuProps) {
  const [, go] = useLocation();
  const [open, setOpen] = useState(false);
  const [reports, setReports] = useState(false);
  return (
    <nav className="table-menu" aria-label={messages.tableMenu}>
      <button type="button" className="quiet leave" onClick={() => go('/')}>
        <span aria-hidden="true">‹ </span>
        {messages.name}
        <span className="visually-hidden">: {messages.leave}</span>
      </button>
      <button type="button" className="quiet log-button" onClick={onLog}>
        {messages.showLog}
      </button>
      <button type="button" className="quiet help-button" onClick={onHelp} aria-label={messages.keys.title}>
        ?
      </button>
      <button type="button" className="quiet" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {messages.menu}
      </button>
      {open ? <Menu onClose={() => setOpen(false)} onHelp={onHelp} onReport={() => setReports(true)} /> : null}
      {reports ? <Report onClose={() => setReports(false)} /> : null}
    </nav>
  );
}
