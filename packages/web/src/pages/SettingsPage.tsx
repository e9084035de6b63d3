/** What a player sets once. */
import { type ChangeEvent, Fragment, useMemo, useState } from 'react';
import { messages } from '../messages/index.ts';
import { sentenceOf } from '../messages/sentence.ts';
import type { Stop, Stops } from '../session/preferences.ts';
import { bringSingle, readBackup, withDecks, writeBackup } from '../shell/backup.ts';
import { download } from '../shell/download.ts';
import { forgetFolder, readFolder, useFolder } from '../shell/folder.ts';
import { GAMES } from '../shell/games.ts';
import { keepPlayed } from '../shell/history.ts';
import { DEFAULT_SETTINGS, settingsFrom, TEXT_SIZES, type TextSize, type Theme, THEMES } from '../shell/settings.ts';
import { allAside, textOf } from '../shell/storage.ts';
import { useStore } from '../shell/store.ts';
import { ShowingFields } from '../shell/ShowingFields.tsx';
import { useLibrary } from '../shell/useLibrary.ts';
import { bringWaiting, putBack } from '../shell/waiting.ts';

/** Which chances there are in each game, and what can be said of them there. */
const OF_GAMES = [
  {
    game: 'swtcg',
    chances: ['general', 'attack', 'reroll', 'prevention', 'disrupt', 'damage', 'moments'],
    stops: ['always', 'possible', 'step', 'never'],
  },
  {
    game: 'swccg',
    chances: ['force', 'theirs', 'answers', 'drains', 'battles'],
    stops: ['always', 'possible', 'never'],
  },
] as const satisfies readonly {
  readonly game: keyof typeof GAMES;
  readonly chances: readonly (keyof Stops)[];
  readonly stops: readonly Stop[];
}[];

function AtTheTable() {
  const settings = useStore((page) => page.settings);
  const change = useStore((page) => page.change);
  const say = messages.settings;
  return (
    <section aria-labelledby="settings-game">
      <h2 id="settings-game">{say.game}</h2>
      <ShowingFields />
      {OF_GAMES.map(({ game, chances, stops }) => (
        <fieldset key={game}>
          <legend>{say.ofGame(messages.stops.title, GAMES[game].texts.name)}</legend>
          {chances.map((chance) => (
            <label key={chance} className="field">
              <span>{messages.stops.names[chance]}</span>
              <select
                value={settings.stops[chance]}
                onChange={(event) => change({ stops: { ...settings.stops, [chance]: event.target.value as Stop } })}
              >
                {stops.map((stop) => (
                  <option key={stop} value={stop}>
                    {messages.stops.short[stop]}
                  </option>
                ))}
              </select>
              <small>
                {(chance === 'force' ? messages.stops.explainForce : messages.stops.explain)[settings.stops[chance]]}
              </small>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

function Looks() {
  const { theme, text } = useStore((page) => page.settings);
  const change = useStore((page) => page.change);
  const say = messages.settings;
  return (
    <section aria-labelledby="settings-look">
      <h2 id="settings-look">{say.look}</h2>
      <label className="field">
        <span>{say.theme}</span>
        <select value={theme} onChange={(event) => change({ theme: event.target.value as Theme })}>
          {THEMES.map((name) => (
            <option key={name} value={name}>
              {say.themes[name]}
            </option>
          ))}
        </select>
        <small>{say.themeHint}</small>
      </label>
      <label className="field">
        <span>{say.text}</span>
        <select value={text} onChange={(event) => change({ text: event.target.value as TextSize })}>
          {TEXT_SIZES.map((name) => (
            <option key={name} value={name}>
              {say.texts[name]}
            </option>
          ))}
        </select>
        <small>{say.textHint}</small>
      </label>
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
                  if (putBack(name) !== null) window.location.assign('/table');
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

/** Everything as one file, to take along or to bring back. */
function YourData() {
  const settings = useStore((page) => page.settings);
  const decks = useStore((page) => page.decks);
  const change = useStore((page) => page.change);
  const changeDecks = useStore((page) => page.changeDecks);
  const library = useLibrary(settings.game);
  const [told, setTold] = useState('');
  const say = messages.settings;
  const save = async (): Promise<void> => download('dejarik.json', await writeBackup(settings, decks));
  const bring = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    const backup = readBackup(await file.text());
    if (backup === null) return setTold(say.noBackup(file.name));
    await keepPlayed(backup.games);
    change(settingsFrom(backup.settings));
    changeDecks((own) => withDecks(own, backup.decks));
    const waiting = bringWaiting(backup.waiting);
    bringSingle(backup);
    setTold(say.brought(backup.decks.length, backup.games.length, waiting));
  };
  const tell = (error: unknown): void => setTold(sentenceOf(error));
  return (
    <section aria-labelledby="settings-data">
      <h2 id="settings-data">{say.data}</h2>
      <p className="about">{say.dataLead}</p>
      <div className="deck-actions">
        <button type="button" className="answer" onClick={() => void save().catch(tell)}>
          {say.exportAll}
        </button>
        <label className="answer file">
          <span>{say.importAll}</span>
          <input type="file" accept=".json,application/json" onChange={(event) => void bring(event).catch(tell)} />
        </label>
        <button type="button" className="answer" onClick={() => change(DEFAULT_SETTINGS)}>
          {say.reset}
        </button>
      </div>
      <p className="about" role="status">
        {told}
      </p>
      <p className="about">{say.version(messages.version, library?.version ?? '…')}</p>
    </section>
  );
}

export function SettingsPage() {
  const notice = useStore((page) => page.notice);
  return (
    <section className="settings-screen">
      <h1>{messages.nav.settings}</h1>
      {notice === null ? null : (
        <p className="notice" role="alert">
          {notice.text}
        </p>
      )}
      <Looks />
      <AtTheTable />
      <OwnImages />
      <SetAside />
      <YourData />
    </section>
  );
}
