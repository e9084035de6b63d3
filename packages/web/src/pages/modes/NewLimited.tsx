/** Who sits at the table, and which boosters they open. */
import { LONGEST_NAME, MOST_DRAFTERS, MOST_IN_LIMITED_DECK, MOST_PACKS } from '@dejarik/tournament';
import { useEffect, useState } from 'react';
import { messages } from '../../messages/index.ts';
import { modeMessages } from '../../messages/modes-en.ts';
import type { Booster, NewLimited as Setup } from '../../session/limited.ts';
import type { Adapter } from '../../session/protocol.ts';
import type { GameId } from '../../session/moment.ts';
import { GAME_IDS, GAMES } from '../../shell/games.ts';
import { freshSeed, useStore } from '../../shell/store.ts';
import { useLibrary } from '../../shell/useLibrary.ts';
import { editionOf, Editions } from '../Editions.tsx';

const say = modeMessages.limited;
const MODES = ['draft', 'sealed'] as const;
/** As usual: so many boosters, and a deck from a third of the pool. */
const PACKS = { draft: 3, sealed: 6 } as const;
const SHARE = 3;
const USUAL_BOTS = 7;

interface Form {
  readonly mode: Setup['mode'];
  readonly people: string;
  readonly bots: string;
  /** Empty: as usual. */
  readonly packs: string;
  readonly least: string;
  /** Empty: one after the other. */
  readonly booster: string;
}

const EMPTY: Form = { mode: 'draft', people: '', bots: String(USUAL_BOTS), packs: '', least: '', booster: '' };

const namesIn = (text: string): string[] => {
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return names.length === 0 ? [say.you] : names;
};

interface NewLimitedProps {
  readonly adapter: Adapter;
  readonly onOpen: (setup: Setup) => void;
}

export function NewLimited({ adapter, onOpen }: NewLimitedProps) {
  const game = useStore((page) => page.settings.game);
  const library = useLibrary(game);
  const [form, setForm] = useState(EMPTY);
  const editions = useStore((page) => page.settings.editions);
  const change = useStore((page) => page.change);
  const [boosters, setBoosters] = useState<readonly Booster[] | null>(null);
  useEffect(() => {
    let current = true;
    void adapter.ask('boosters', game).then((found) => {
      if (current) setBoosters(found);
    });
    return () => {
      current = false;
    };
  }, [adapter, game]);
  const set = (fields: Partial<Form>): void => setForm((now) => ({ ...now, ...fields }));
  const edition = editionOf(library, editions[game]);
  if (boosters === null || edition === undefined) return null;
  const choose = (wanted: GameId): void => {
    setBoosters(null);
    set({ booster: '' });
    change({ game: wanted });
  };

  const people = namesIn(form.people);
  const bots = Math.max(0, Number(form.bots));
  const count = form.packs === '' ? PACKS[form.mode] : Number(form.packs);
  const among = boosters.filter(({ id }) => form.booster === '' || form.booster === id);
  const packs = Array.from({ length: count }, (_, i) => among[i % among.length]!);
  const usualLeast = Math.floor(packs.reduce((sum, { cards }) => sum + cards, 0) / SHARE);
  const open = (): void =>
    onOpen({
      game,
      edition,
      mode: form.mode,
      seed: freshSeed(),
      packs: packs.map(({ id }) => id),
      leastCards: form.least === '' ? usualLeast : Number(form.least),
      players: [
        ...people.map((name) => ({ name, bot: false })),
        ...Array.from({ length: bots }, (_, i) => ({ name: say.bot(i + 1), bot: true })),
      ],
    });
  return (
    <form
      className="new-limited"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <label className="field">
        <span>{messages.games.label}</span>
        <select value={game} onChange={(event) => choose(event.target.value as GameId)}>
          {GAME_IDS.map((id) => (
            <option key={id} value={id}>
              {GAMES[id].texts.name}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="limited-modes">
        <legend>{say.mode}</legend>
        {MODES.map((mode) => (
          <label key={mode} className="choice">
            <input type="radio" name="mode" checked={form.mode === mode} onChange={() => set({ mode })} />
            <span>
              <b>{say.modes[mode]}</b>
              <small>{say.modesAbout[mode]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        <span>{say.people}</span>
        <textarea
          rows={4}
          value={form.people}
          maxLength={LONGEST_NAME * MOST_DRAFTERS}
          placeholder={say.you}
          onChange={(event) => set({ people: event.target.value })}
          autoComplete="off"
        />
        <small aria-live="polite">{say.count(people.length, bots)}</small>
      </label>
      <div className="limited-fields">
        <label className="field">
          <span>{say.bots}</span>
          <input
            type="number"
            min={0}
            max={MOST_DRAFTERS - 1}
            value={form.bots}
            onChange={(event) => set({ bots: event.target.value })}
          />
        </label>
        <label className="field">
          <span>{say.packs}</span>
          <input
            type="number"
            min={1}
            max={MOST_PACKS}
            value={form.packs}
            placeholder={say.usual(PACKS[form.mode])}
            onChange={(event) => set({ packs: event.target.value })}
          />
        </label>
        <label className="field">
          <span>{say.booster}</span>
          <select value={form.booster} onChange={(event) => set({ booster: event.target.value })}>
            <option value="">{say.inTurn}</option>
            {boosters.map(({ id, name, cards }) => (
              <option key={id} value={id}>
                {say.boosterOf(name, cards)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say.least}</span>
          <input
            type="number"
            min={1}
            max={MOST_IN_LIMITED_DECK}
            value={form.least}
            placeholder={say.usual(usualLeast)}
            onChange={(event) => set({ least: event.target.value })}
          />
        </label>
        <Editions
          game={game}
          editions={library?.editions ?? []}
          value={edition}
          onChange={(wanted) => change({ editions: { ...editions, [game]: wanted } })}
        />
      </div>
      <div className="deck-actions">
        <button type="submit" className="answer primary">
          {say.start}
        </button>
      </div>
    </form>
  );
}
