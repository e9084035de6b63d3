/** What a player sets once. */
import { type ChangeEvent, Fragment, useEffect, useMemo, useState } from 'react';
import { messages } from '../messages/index.ts';
import { sentenceOf } from '../messages/sentence.ts';
import type { Stop, Stops } from '../session/preferences.ts';
import { download } from '../shell/download.ts';
import { forgetFolder, readFolder, useFolder } from '../shell/folder.ts';
import { GAMES } from '../shell/games.ts';
import { DEFAULT_SETTINGS, type Speed, SPEEDS } from '../shell/settings.ts';
import { allAside, putBack, textOf } from '../shell/storage.ts';
import { useStore } from '../shell/store.ts';
import { useLibrary } from '../shell/useLibrary.ts';

const STOPS: readonly Stop[] = ['always', 'possible', 'step', 'never'];
const CHANCES: readonly (keyof Stops)[] = ['general', 'attack', 'reroll', 'prevention'];

function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => setReduced(matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  return reduced;
}

function AtTheTable() {
  const settings = useStore((page) => page.settings);
  const change = useStore((page) => page.change);
  const reduced = useReducedMotion();
  const say = messages.settings;
  return (
    <section aria-labelledby="settings-game">
      <h2 id="settings-game">{say.game}</h2>
      <label className="field">
        <span>{say.speed}</span>
        <select value={settings.speed} onChange={(event) => change({ speed: event.target.value as Speed })}>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {say.speeds[speed]}
            </option>
          ))}
        </select>
        {reduced ? <small>{say.reduced}</small> : null}
      </label>
      <label className="field check">
        <input type="checkbox" checked={settings.sound} onChange={(event) => change({ sound: event.target.checked })} />
        <span>{say.sound}</span>
      </label>
      <fieldset>
        <legend>{say.ofGame(messages.stops.title, GAMES.swtcg.texts.name)}</legend>
        {CHANCES.map((chance) => (
          <label key={chance} className="field">
            <span>{messages.stops.names[chance]}</span>
            <select
              value={settings.stops[chance]}
              onChange={(event) => change({ stops: { ...settings.stops, [chance]: event.target.value as Stop } })}
            >
              {STOPS.map((stop) => (
                <option key={stop} value={stop}>
                  {messages.stops.short[stop]}
                </option>
              ))}
            </select>
            <small>{messages.stops.explain[settings.stops[chance]]}</small>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

function OwnImages() {
  const settings = useStore((page) => page.settings);
  const change = useStore((page) => page.change);
  const notify = useStore((page) => page.notify);
  const kept = useFolder((folder) => folder.urls.size);
  const say = messages.settings;
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    try {
      const found = await readFolder(event.target.files ?? []);
      change({ folder: found > 0 });
    } catch (error) {
      notify({ text: sentenceOf(error), rule: null });
    }
  };
  const forget = async (): Promise<void> => {
    await forgetFolder();
    change({ folder: false });
  };
  return (
    <section aria-labelledby="settings-images">
      <h2 id="settings-images">{say.images}</h2>
      <p className="about">{say.imagesLead}</p>
      <label className="field">
        <span>{say.address}</span>
        <input
          value={settings.images}
          onChange={(event) => change({ images: event.target.value })}
          placeholder="https://…/{set}/{number}.jpg"
        />
        <small>{say.addressHint}</small>
      </label>
      <label className="answer file">
        <span>{say.folder}</span>
        <small>{say.folderHint}</small>
        <input
          type="file"
          multiple
          accept="image/*"
          {...{ webkitdirectory: '' }}
          onChange={(event) => void choose(event)}
        />
      </label>
      {kept === 0 ? null : (
        <p className="about">
          {say.folderFound(kept)}{' '}
          <button type="button" className="quiet" onClick={() => void forget()}>
            {say.folderClear}
          </button>
        </p>
      )}
    </section>
  );
}

/** What was set aside: to be saved as a file, or put back. */
function SetAside() {
  const all = useMemo(allAside, []);
  const say = messages.aside;
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="settings-aside">
      <h2 id="settings-aside">{say.title}</h2>
      <p className="about">{say.lead}</p>
      <div className="deck-actions">
        {all.map(({ name, isGame }) => (
          <Fragment key={name}>
            <button
              type="button"
              className="answer"
              onClick={() => download(`dejarik-${name.replace(/[^\w.-]/gu, '-')}.json`, textOf(name))}
            >
              {say.save(name)}
            </button>
            {isGame ? (
              <button
                type="button"
                className="answer"
                onClick={() => {
                  // A fresh page: another game may be open in this one.
                  if (putBack(name)) window.location.assign('/table');
                }}
              >
                {say.putBack(name)}
              </button>
            ) : null}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

export function SettingsPage() {
  const change = useStore((page) => page.change);
  const decks = useStore((page) => page.decks);
  const library = useLibrary(useStore((page) => page.settings.game));
  const notice = useStore((page) => page.notice);
  const say = messages.settings;
  return (
    <section className="settings-screen">
      <h1>{messages.nav.settings}</h1>
      {notice === null ? null : (
        <p className="notice" role="alert">
          {notice.text}
        </p>
      )}
      <AtTheTable />
      <OwnImages />
      <SetAside />
      <section aria-labelledby="settings-data">
        <h2 id="settings-data">{say.data}</h2>
        <p className="about">{say.dataLead}</p>
        <div className="deck-actions">
          <button
            type="button"
            className="answer"
            disabled={decks.length === 0}
            onClick={() => download('dejarik-decks.json', JSON.stringify(decks, null, 2))}
          >
            {say.exportAll}
          </button>
          <button type="button" className="answer" onClick={() => change(DEFAULT_SETTINGS)}>
            {say.reset}
          </button>
        </div>
        <p className="about">{say.version(messages.version, library?.version ?? '…')}</p>
      </section>
    </section>
  );
}
