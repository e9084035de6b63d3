/** What lies over the table: the keys, cards that were shown, the menu. */
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import type { MomentBase } from '../session/moment.ts';
import { download } from '../shell/download.ts';
import { ShowingFields } from '../shell/ShowingFields.tsx';
import { useStore } from '../shell/store.ts';
import { Dialog } from './Dialog.tsx';
import { openRules } from './rules-over.ts';

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
  notify({ text: messages.reported, rule: null, calm: true });
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
  readonly rules: string;
  readonly onClose: () => void;
  readonly onHelp: () => void;
  readonly onReport: () => void;
}

function Menu({ rules, onClose, onHelp, onReport }: MenuProps) {
  const over = useStore((page) => page.moment === null || page.moment.result !== null);
  const [, go] = useLocation();
  const then = (work: () => unknown) => () => {
    onClose();
    work();
  };
  return (
    <Dialog title={messages.menu} className="menu" onClose={onClose}>
      <button type="button" className="answer" onClick={then(() => openRules(rules))}>
        {messages.rulesHere}
      </button>
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
      <ShowingFields />
      <Concede onClose={onClose} />
      <button type="button" className="answer" onClick={then(() => go('/'))}>
        {messages.leave}
      </button>
    </Dialog>
  );
}

interface TableMenuProps {
  /** The page of the rulebook about this moment. */
  readonly rules: string;
  readonly onHelp: () => void;
  readonly onLog: () => void;
}

export function TableMenu({ rules, onHelp, onLog }: TableMenuProps) {
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
      {open ? (
        <Menu rules={rules} onClose={() => setOpen(false)} onHelp={onHelp} onReport={() => setReports(true)} />
      ) : null}
      {reports ? <Report onClose={() => setReports(false)} /> : null}
    </nav>
  );
}
