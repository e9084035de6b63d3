/** A recorded game: step, play and scrub through it, from either side's view. */
import { type ChangeEvent, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import { sentenceOf } from '../messages/sentence.ts';
import type { LogEntry, Moment } from '../session/moment.ts';
import type { ReplayInfo } from '../session/protocol.ts';
import { download } from '../shell/download.ts';
import { ownSeat } from '../shell/history.ts';
import type { SavedGame } from '../session/new-game.ts';
import { takeWatched } from '../shell/watching.ts';
import { useStore } from '../shell/store.ts';
import { allWaiting, nextHere } from '../shell/waiting.ts';
import { seatName } from '../table/seats.ts';
import { REPLAYED } from '../shell/tables.ts';
import { PlayedGames } from './PlayedGames.tsx';
import { ShareButton, useShared } from './Share.tsx';

const STEP = 700;

/** Who may look, by seat: at a game that is still on only the one person who plays it; if several do, nobody. */
type Viewers = 'any' | 'none' | number;

/** The text is a record of this very game, as far as it has come or not. */
function isOf(text: string, saved: SavedGame): boolean {
  try {
    const { game, edition, seed, decks, start } = JSON.parse(text) as SavedGame['replay'];
    const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
    const { replay } = saved;
    return (
      game === replay.game &&
      edition === replay.edition &&
      seed === replay.seed &&
      same(decks, replay.decks) &&
      same(start, replay.start)
    );
  } catch {
    return false; // the worker says what is wrong with it
  }
}

function viewersFor(text: string): Viewers {
  const saved = allWaiting().find((waiting) => isOf(text, waiting.saved))?.saved;
  if (saved === undefined) return 'any';
  const person = saved.seats.indexOf('human');
  return person >= 0 && person === saved.seats.lastIndexOf('human') ? person : 'none';
}

/** The opened replay and the moment that is looked at. */
function useReplay() {
  const adapter = useStore((page) => page.adapter);
  const openLibrary = useStore((page) => page.openLibrary);
  const [info, setInfo] = useState<ReplayInfo | null>(null);
  const [viewer, setViewer] = useState(1);
  const [viewers, setViewers] = useState<Viewers>('any');
  const [at, setAt] = useState(0);
  const [moment, setMoment] = useState<Moment | null>(null);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [source, setSource] = useState('');

  const open = useCallback(
    async (text: string, from = 0): Promise<void> => {
      if (adapter === null) return;
      try {
        const opened = await adapter.ask('openReplay', text);
        await openLibrary(opened.game);
        const allowed = opened.viewer ?? viewersFor(text);
        setViewers(allowed);
        setViewer((now) => (allowed === 'none' ? -1 : allowed === 'any' ? Math.max(now, 0) : allowed));
        setSource(text);
        setInfo(opened); // what is shown stays until the new moment is there
        setFault(null);
        // A reported problem opens at the very moment it was reported.
        setAt(Math.max(0, opened.problem, Math.min(from, opened.decisions)));
      } catch (error) {
        setFault(sentenceOf(error));
      }
    },
    [adapter, openLibrary],
  );

  useEffect(() => {
    if (info === null || adapter === null) return;
    void adapter.ask('replayLog', viewer).then(setLog);
  }, [info, adapter, viewer]);

  useEffect(() => {
    if (info === null || adapter === null) return;
    let current = true;
    adapter.ask('replayAt', at, viewer).then(
      (seen) => {
        if (current) setMoment(seen);
      },
      (error: unknown) => setFault(sentenceOf(error)),
    );
    return () => {
      current = false;
    };
  }, [info, adapter, at, viewer]);

  return { info, viewers, viewer, setViewer, at, setAt, moment, log, fault, open, source };
}

interface ScrubberProps {
  readonly info: ReplayInfo;
  readonly viewers: Viewers;
  readonly at: number;
  readonly viewer: number;
  readonly log: readonly LogEntry[];
  readonly onGo: (at: number | ((now: number) => number)) => void;
  readonly onLook: (seat: number) => void;
  readonly children: ReactNode;
}

function Scrubber({ info, viewers, at, viewer, log, onGo, onLook, children }: ScrubberProps) {
  const [playing, setPlaying] = useState(false);
  const { decisions, problem, stop } = info;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => onGo((now) => Math.min(decisions, now + 1)), STEP);
    return () => clearInterval(timer);
  }, [playing, decisions, onGo]);
  const step = (by: number): void => {
    setPlaying(false);
    onGo((now) => Math.max(0, Math.min(decisions, now + by)));
  };
  const { replays } = messages;
  return (
    <div className="scrubber">
      <div className="steps">
        <button type="button" className="answer" onClick={() => step(-1)} disabled={at === 0} aria-label={replays.back}>
          ◀
        </button>
        <button type="button" className="answer primary" onClick={() => setPlaying(!playing)}>
          {playing ? replays.pause : replays.play}
        </button>
        <button
          type="button"
          className="answer"
          onClick={() => step(1)}
          disabled={at === decisions}
          aria-label={replays.forward}
        >
          ▶
        </button>
      </div>
      <input
        type="range"
        min={0}
        max={decisions}
        value={at}
        onChange={(event) => onGo(Number(event.target.value))}
        aria-label={replays.scrub}
        aria-valuetext={replays.at(at, decisions)}
      />
      <output>{replays.at(at, decisions)}</output>
      {stop === null ? null : <p className="still-on">{replays.stops(stop)}</p>}
      {problem >= 0 ? (
        <button type="button" className="quiet" onClick={() => onGo(problem)}>
          {replays.problem}
        </button>
      ) : null}
      {viewers === 'any' ? (
        <fieldset className="eyes">
          <legend>{replays.eyes}</legend>
          {info.places.map((_, seat) => (
            <label key={seat}>
              <input type="radio" name="eyes" checked={viewer === seat} onChange={() => onLook(seat)} />
              {seatName(info.places, seat)}
            </label>
          ))}
        </fieldset>
      ) : (
        <p className="still-on">
          {info.viewer !== null ? replays.own : viewers === 'none' ? replays.stillTwo : replays.still}
        </p>
      )}
      <button
        type="button"
        className="quiet"
        onClick={() => download('dejarik-log.txt', log.map((entry) => entry.text).join('\n'))}
      >
        {messages.saveLog}
      </button>
      {children}
    </div>
  );
}

export function ReplaysPage() {
  const { info, viewers, viewer, setViewer, at, setAt, moment, log, fault, open, source } = useReplay();
  const [seats, setSeats] = useState<SavedGame['seats'] | null>(null);
  const { text: shared, broken, done } = useShared('replay');
  const playOn = useStore((page) => page.playOn);
  const ready = useStore((page) => page.adapter !== null);
  const [, go] = useLocation();
  useEffect(() => {
    if (shared !== null && ready) void open(shared).then(done);
  }, [shared, ready, open, done]);
  // Another screen has sent us here with a game.
  useEffect(() => {
    const watched = ready ? takeWatched() : null;
    if (watched === null) return;
    setSeats(watched.seats);
    setViewer(watched.viewer);
    void open(watched.text, watched.at);
  }, [ready, open, setViewer]);
  const saved = useMemo(() => nextHere()?.saved ?? null, []);
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    setSeats(null);
    await open(await file.text());
  };
  const opener = (
    <label className="answer file">
      <span>{messages.replays.open}</span>
      <input type="file" accept=".json,application/json" onChange={(event) => void choose(event)} />
    </label>
  );
  const trouble =
    fault === null && !broken ? null : (
      <p className="notice" role="alert">
        {fault ?? messages.shared.broken}
      </p>
    );
  if (info === null || moment === null || moment.game !== info.game)
    return (
      <section className="replay-screen">
        <h1>{messages.nav.replays}</h1>
        <p className="lead">{messages.replays.hint}</p>
        {trouble}
        <div className="deck-actions">
          {opener}
          {saved === null ? null : (
            <button type="button" className="answer" onClick={() => void open(JSON.stringify(saved.replay))}>
              {messages.replays.openCurrent}
            </button>
          )}
        </div>
        <PlayedGames
          onOpen={(played) => {
            setSeats(played.seats);
            setViewer(Math.max(0, ownSeat(played)));
            void open(JSON.stringify(played.replay));
          }}
        />
      </section>
    );
  /** As it was played, or against the computer by whoever looks on. */
  const takeOver = async (): Promise<void> => {
    await playOn(at, seats ?? info.places.map((_, seat) => (seat === Math.max(viewer, 0) ? 'human' : 'normal')));
    go('/table');
  };
  const Replayed = REPLAYED[info.game];
  return (
    <section className="replay-screen opened">
      <h1 className="visually-hidden">{messages.nav.replays}</h1>
      <Scrubber info={info} viewers={viewers} at={at} viewer={viewer} log={log} onGo={setAt} onLook={setViewer}>
        {moment.result === null && viewers === 'any' ? (
          <button type="button" className="answer" onClick={() => void takeOver()}>
            {messages.replays.playOn}
          </button>
        ) : null}
        {viewers === 'any' ? <ShareButton kind="replay" address="/replays" text={() => source} /> : null}
        {opener}
        {trouble}
      </Scrubber>
      <Suspense fallback={<p className="lead">{messages.loading}</p>}>
        <Replayed
          moment={moment}
          viewer={viewer < 0 ? 1 : viewer}
          log={log.filter((entry) => entry.decision <= at)}
          onJump={setAt}
        />
      </Suspense>
    </section>
  );
}
