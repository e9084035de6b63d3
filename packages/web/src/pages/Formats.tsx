/** The formats of organised play, where a game has some: which cards may be brought. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { messages } from '../messages/index.ts';
import type { GameId } from '../session/moment.ts';
import type { CardFacts, Format } from '../session/protocol.ts';
import { ruleAddress } from '../shell/addresses.ts';
import { useStore } from '../shell/store.ts';

const NONE: readonly Format[] = [];

/** Asked of the engine when a screen first wants them. */
export function useFormats(game: GameId): readonly Format[] {
  const adapter = useStore((page) => page.adapter);
  const [formats, setFormats] = useState(NONE);
  useEffect(() => {
    let current = true;
    setFormats(NONE);
    void adapter?.ask('formats', game).then((found) => {
      if (current) setFormats(found);
    });
    return () => {
      current = false;
    };
  }, [adapter, game]);
  return formats;
}

/** The cards that this edition and this format have. */
export function poolOf(
  cards: readonly CardFacts[],
  edition: string | undefined,
  format: Format | undefined,
): readonly CardFacts[] {
  const inFormat = format === undefined ? null : new Set(format.cards);
  return cards.filter(
    ({ id, editions }) =>
      (edition === undefined || editions?.includes(edition) !== false) && inFormat?.has(id) !== false,
  );
}

interface FormatsProps {
  readonly formats: readonly Format[];
  readonly value: Format | undefined;
  readonly onChange: (format: string | undefined) => void;
}

export function Formats({ formats, value, onChange }: FormatsProps) {
  if (formats.length === 0) return null;
  return (
    <div className="format-choice">
      <label className="field">
        <span>{messages.decks.format}</span>
        <select
          value={value?.id ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        >
          <option value="">{messages.decks.anyFormat}</option>
          {formats.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {value === undefined ? null : <Link href={ruleAddress(value.rule)}>{value.rule}</Link>}
    </div>
  );
}
