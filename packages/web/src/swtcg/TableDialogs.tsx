/** What lies over the table: the hand-over screen, the result, the keys, the menu. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import type { Moment } from '../session/moment.ts';
import { download } from '../shell/download.ts';
import { type Speed, SPEEDS } from '../shell/settings.ts';
import { useStore } from '../shell/store.ts';
import { CardFace } from './CardFace.tsx';
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

function verdict({ result, viewer }: Moment, alone: boolean): string {
  if (result === null || result.winner < 0) return messages.drawn;
  if (!alone || viewer < 0) return messages.won(messages.sides[result.winner]!);
  return result.winner === viewer ? messages.youWon : messages.youLost;
}

export function Result({ moment, onClose }: { readonly moment: Moment; readonly onClose: () => void }) {
  const [, go] = useLocation();
  const alone = useStore((page) => page.seats?.filter((seat) => seat === 'human').length === 1);
  const again = useStore((page) => page.again);
  const { result } = moment;
  if (result === null) return null;
  const repeat = async (): Promise<void> => {
    if (!(await again())) go('/');
  };
  return (
    <Dialog title={verdict(moment, alone)} className="result" onClose={onClose} cross={false}>
      <p>{messages.reasons[result.reason] ?? result.reason}</p>
      <button type="button" className="answer primary" onClick={() => void repeat()}>
        {messages.again}
      </button>
      <button type="button" className="answer" onClick={() => go('/')}>
        {messages.elsewhere}
      </button>
      <button type="button" className="answer" onClick={onClose}>
        {messages.lookTable}
      </button>
    </Dialog>
  );
}

export function Help({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={messages.keys.title} className="help" onClose={onClose}>
      <dl>
        {messages.keys.list.map(([key, what]) => (
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

/** Cards of the enemy that the player was just shown. */
export function Looked({ moment }: { readonly moment: Moment }) {
  const facts = useStore((page) => page.facts);
  const [closed, setClosed] = useState(-1);
  const seen = moment.happened.flatMap((happening) => happening.seen).flatMap((face) => facts.get(face) ?? []);
  const chosenFrom = moment.question?.choices.some((choice) => choice.kind === 'discardSeen') === true;
  if (seen.length === 0 || chosenFrom || closed === moment.version) return null;
  return (
    <Dialog title={messages.looked.title} className="wide" onClose={() => setClosed(moment.version)}>
      <ul className="faces">
        {seen.map((card, i) => (
          <li key={`${card.id}-${i}`}>
            <CardFace facts={card} label={card.title} />
          </li>
        ))}
      </ul>
      <button type="button" className="answer primary" onClick={() => setClosed(moment.version)}>
        {messages.looked.close}
      </button>
    </Dialog>
  );
}

/** Saves the game so far; with `problem`, the moment and the version too, so that it opens there again. */
async function saveReplay(problem: boolean): Promise<void> {
  const { adapter, moment, past, library, notify } = useStore.getState();
  if (adapter === null) return;
  const { replay } = await adapter.ask('save');
  if (!problem) return download('dejarik-replay.json', JSON.stringify(replay));
  const at = (past ?? moment)?.decision;
  const report = { decision: at, version: messages.version, cards: library?.version, page: navigator.userAgent };
  download('dejarik-problem.json', JSON.stringify({ ...replay, problem: report }));
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

interface MenuProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

function Menu({ onClose, onHelp }: MenuProps) {
  const [, go] = useLocation();
  const settings = useStore((page) => page.settings);
  const change = useStore((page) => page.change);
  const then = (work: () => unknown) => () => {
    onClose();
    work();
  };
  return (
    <Dialog title={messages.menu} className="menu" onClose={onClose}>
      <button type="button" className="answer" onClick={then(() => void saveReplay(false))}>
        {messages.saveReplay}
      </button>
      <button type="button" className="answer" onClick={then(saveLog)}>
        {messages.saveLog}
      </button>
      <button type="button" className="answer" onClick={then(() => void saveReplay(true))}>
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
      {open ? <Menu onClose={() => setOpen(false)} onHelp={onHelp} /> : null}
    </nav>
  );
}
