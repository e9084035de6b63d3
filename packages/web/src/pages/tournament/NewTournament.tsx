/** Who plays, and how it is paired. */
import {
  FORMATS,
  LONGEST_NAME,
  type Mode,
  newTournament,
  planFor,
  type PlanFormat,
  readTournament,
  roundsFor,
  type Stage,
  type Tournament,
  usualFinals,
} from '@dejarik/tournament';
import { type ChangeEvent, useState } from 'react';
import { tournamentMessages as say } from '../../messages/tournament-en.ts';
import { freshSeed } from '../../shell/store.ts';

const MODES: readonly Mode[] = ['constructed', 'sealed', 'draft'];
const CUTS = [2, 4, 8, 16] as const;
const USUAL_MINUTES = 60;

interface Form {
  readonly name: string;
  readonly players: string;
  readonly format: PlanFormat;
  readonly mode: Mode;
  /** Empty: as usual. */
  readonly rounds: string;
  readonly finals: string;
  readonly bestOf: 1 | 3;
  readonly minutes: string;
}

const EMPTY: Form = {
  name: '',
  players: '',
  format: 'swiss',
  mode: 'constructed',
  rounds: '',
  finals: '',
  bestOf: 3,
  minutes: String(USUAL_MINUTES),
};

const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function stagesOf({ format, mode, rounds, finals, bestOf, minutes }: Form, players: number): Stage[] {
  return planFor(format, players, {
    mode,
    bestOf,
    minutes: minutes === '' ? null : Number(minutes),
    ...(format === 'swiss' && rounds !== '' ? { rounds: Number(rounds) } : {}),
    ...(format === 'double-elimination' || finals === '' ? {} : { finals: Number(finals) }),
  });
}

interface Props {
  readonly change: (next: () => Tournament) => boolean;
}

export function NewTournament({ change }: Props) {
  const [form, setForm] = useState(EMPTY);
  const set = (fields: Partial<Form>): void => setForm((now) => ({ ...now, ...fields }));
  const players = namesIn(form.players);
  const isPreset = form.format === 'championship';
  const start = (): void =>
    void change(() =>
      newTournament({
        name: form.name.trim() === '' ? say.unnamed : form.name.trim(),
        seed: freshSeed(),
        stages: stagesOf(form, players.length),
        players,
      }),
    );
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    const text = await file.text();
    change(() => readTournament(text));
  };
  return (
    <form
      className="new-tournament"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <div className="entry">
        <label className="field">
          <span>{say.name}</span>
          <input value={form.name} maxLength={LONGEST_NAME} onChange={(event) => set({ name: event.target.value })} />
        </label>
        <label className="field">
          <span>{say.players}</span>
          <textarea
            rows={9}
            value={form.players}
            onChange={(event) => set({ players: event.target.value })}
            autoComplete="off"
          />
          <small aria-live="polite">{say.counted(players.length)}</small>
        </label>
      </div>
      <div className="plan">
        <label className="field wide">
          <span>{say.format}</span>
          <select value={form.format} onChange={(event) => set({ format: event.target.value as PlanFormat })}>
            {FORMATS.map((format) => (
              <option key={format} value={format}>
                {say.formats[format]}
              </option>
            ))}
          </select>
          <small>{say.formatHints[form.format]}</small>
        </label>
        {isPreset ? null : <PlanFields form={form} players={players.length} onSet={set} />}
        <div className="deck-actions wide">
          <button type="submit" className="answer primary">
            {say.start}
          </button>
          <label className="answer file">
            <span>{say.open}</span>
            <input type="file" accept=".json,application/json" onChange={(event) => void choose(event)} />
          </label>
        </div>
      </div>
    </form>
  );
}

interface PlanProps {
  readonly form: Form;
  readonly players: number;
  readonly onSet: (fields: Partial<Form>) => void;
}

function PlanFields({ form, players, onSet }: PlanProps) {
  const count = Math.max(2, players);
  return (
    <>
      {form.format === 'swiss' ? (
        <label className="field">
          <span>{say.rounds}</span>
          <input
            type="number"
            min={1}
            max={40}
            value={form.rounds}
            placeholder={say.usualRounds(roundsFor(count))}
            onChange={(event) => onSet({ rounds: event.target.value })}
          />
        </label>
      ) : null}
      {form.format === 'double-elimination' ? null : (
        <label className="field">
          <span>{say.finals}</span>
          <select value={form.finals} onChange={(event) => onSet({ finals: event.target.value })}>
            <option value="">{say.usualFinals(usualFinals(count))}</option>
            <option value="0">{say.noFinals}</option>
            {CUTS.map((cut) => (
              <option key={cut} value={cut}>
                {say.finalsOf(cut)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        <span>{say.bestOf}</span>
        <select value={form.bestOf} onChange={(event) => onSet({ bestOf: event.target.value === '1' ? 1 : 3 })}>
          <option value={1}>{say.bestOfs[1]}</option>
          <option value={3}>{say.bestOfs[3]}</option>
        </select>
      </label>
      <label className="field">
        <span>{say.minutes}</span>
        <input
          type="number"
          min={1}
          max={600}
          value={form.minutes}
          onChange={(event) => onSet({ minutes: event.target.value })}
        />
      </label>
      <label className="field">
        <span>{say.mode}</span>
        <select value={form.mode} onChange={(event) => onSet({ mode: event.target.value as Mode })}>
          {MODES.map((mode) => (
            <option key={mode} value={mode}>
              {say.modes[mode]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
