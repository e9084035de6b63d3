/** The units of one side in one arena: what lies there, and what can be added. */
import { useState } from 'react';
import { modeMessages } from '../../messages/modes-en.ts';
import type { Adapter, CardFacts } from '../../session/protocol.ts';
import type { SoloExtras, SoloUnit } from '../../session/swtcg/solo.ts';
import { factsOf } from '../../shell/facts.ts';
import type { DeckSide } from '../../session/sides.ts';
import { useStore } from '../../shell/store.ts';
import { useParts } from '../parts.ts';
import { askSolo, type SoloArena } from './useSolo.ts';

const say = modeMessages.solo;
const EXTRAS = ['under', 'pilots', 'equipment'] as const;

const byTitle = (a: CardFacts, b: CardFacts): number => a.title.localeCompare(b.title, 'en');

interface CardSelectProps {
  readonly label: string;
  readonly hint: string;
  readonly ids: readonly string[];
  readonly value?: string;
  readonly onChange: (id: string) => void;
}

/** A card out of many, by name. */
export function CardSelect({ label, hint, ids, value = '', onChange }: CardSelectProps) {
  const facts = useStore((page) => factsOf(page, 'swtcg'));
  const parts = useParts('swtcg');
  const cards = ids.flatMap((id) => facts.get(id) ?? []).toSorted(byTitle);
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{hint}</option>
      {cards.map((card) => (
        <option key={card.id} value={card.id}>{`${card.title} · ${parts.badge(card).text}`}</option>
      ))}
    </select>
  );
}

interface SoloUnitsProps {
  readonly adapter: Adapter;
  readonly who: string;
  readonly side: DeckSide;
  readonly arena: SoloArena;
  readonly units: readonly SoloUnit[];
  /** What can be added, by id. */
  readonly offered: readonly string[];
  readonly onChange: (units: readonly SoloUnit[]) => void;
}

export function SoloUnits({ adapter, who, side, arena, units, offered, onChange }: SoloUnitsProps) {
  const replace = (at: number, unit: SoloUnit): void => onChange(units.map((old, i) => (i === at ? unit : old)));
  return (
    <div className={`solo-units side-${side}`}>
      <h3>{who}</h3>
      <ul>
        {units.map((unit, at) => (
          <UnitLine
            key={`${unit.card}-${at}`}
            adapter={adapter}
            side={side}
            arena={arena}
            unit={unit}
            onChange={(changed) => replace(at, changed)}
            onTake={() => onChange(units.toSpliced(at, 1))}
          />
        ))}
      </ul>
      <CardSelect
        label={say.add(who, arena)}
        hint={say.addHint}
        ids={offered}
        onChange={(card) => onChange([...units, { card }])}
      />
    </div>
  );
}

interface UnitLineProps extends Pick<SoloUnitsProps, 'adapter' | 'side' | 'arena'> {
  readonly unit: SoloUnit;
  readonly onChange: (unit: SoloUnit) => void;
  readonly onTake: () => void;
}

const idOf = (card: string | SoloUnit): string => (typeof card === 'string' ? card : card.card);

function UnitLine({ adapter, side, arena, unit, onChange, onTake }: UnitLineProps) {
  const facts = useStore((page) => factsOf(page, 'swtcg'));
  const { Art, badge } = useParts('swtcg');
  const [extras, setExtras] = useState<SoloExtras | null>(null);
  const titleOf = (id: string): string => facts.get(id)?.title ?? id;
  const title = titleOf(unit.card);
  const known = facts.get(unit.card);
  const put = (changed: SoloUnit): void => {
    onChange(changed);
    void askSolo(adapter, 'extras', { side, arena, unit: changed }).then(setExtras);
  };
  const lists = { under: unit.under ?? [], pilots: unit.pilots ?? [], equipment: unit.equipment ?? [] };
  const carried = EXTRAS.flatMap((what) => lists[what].map((card, at) => ({ what, at, id: idOf(card) })));
  return (
    <li>
      <span className={`solo-art ${known === undefined ? '' : badge(known).className}`} aria-hidden="true">
        {known === undefined ? null : (
          <>
            <Art facts={known} near />
            <b>{badge(known).text}</b>
          </>
        )}
      </span>
      <span className="title">{title}</span>
      <button
        type="button"
        className="quiet"
        aria-label={say.onto(title)}
        aria-expanded={extras !== null}
        onClick={() => (extras === null ? put(unit) : setExtras(null))}
      >
        {say.ontoShort}
      </button>
      <button type="button" className="count-button" aria-label={say.take(title)} onClick={onTake}>
        −
      </button>
      {carried.length === 0 ? null : (
        <ul className="carried">
          {carried.map(({ what, at, id }) => (
            <li key={`${what}-${at}`}>
              <span className="title">{`${say.extras[what]}: ${titleOf(id)}`}</span>
              <button
                type="button"
                className="count-button"
                aria-label={say.take(titleOf(id))}
                onClick={() => put({ ...unit, [what]: lists[what].toSpliced(at, 1) })}
              >
                −
              </button>
            </li>
          ))}
        </ul>
      )}
      {extras === null ? null : (
        <div className="extras">
          {EXTRAS.filter((what) => extras[what].length > 0).map((what) => (
            <label key={what} className="field">
              <span>{say.extras[what]}</span>
              <CardSelect
                label={`${say.extras[what]}: ${title}`}
                hint={say.none}
                ids={extras[what]}
                onChange={(id) => put({ ...unit, [what]: [...lists[what], what === 'pilots' ? { card: id } : id] })}
              />
            </label>
          ))}
        </div>
      )}
    </li>
  );
}
