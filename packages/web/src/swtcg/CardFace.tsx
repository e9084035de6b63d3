/** A card as it lies on the table: drawn from its facts, with the numbers it has now. */
import { memo } from 'react';
import { messages } from '../messages/index.ts';
import type { UnitView } from '../session/swtcg/moment.ts';
import type { Facts } from '../session/swtcg/facts.ts';
import { CardFrame, CardName, CardPicture, type CardProps } from '../table/CardFrame.tsx';
import { CardArt } from './CardArt.tsx';

interface CardFaceProps extends CardProps<Facts> {
  readonly unit?: UnitView;
  /** Of a card being built: what lies on it so far. */
  readonly counters?: number;
}

/** Up when better than printed, down when worse. */
const change = (now: number, printed: number): string => (now > printed ? 'up' : now < printed ? 'down' : '');

const STATS = ['speed', 'power', 'health'] as const;

function Numbers({ facts, unit }: { readonly facts: Facts; readonly unit: UnitView | undefined }) {
  if (facts.type === 'Battle' || facts.type === 'Mission')
    return (
      <span className="numbers kind" aria-hidden="true">
        {messages.types[facts.type]}
      </span>
    );
  return (
    <span className="numbers" aria-hidden="true">
      {STATS.map((stat) => (
        <span key={stat} className={unit === undefined ? '' : change(unit[stat], facts[stat])}>
          <i>{messages.short[stat]}</i>
          {unit?.[stat] ?? facts[stat]}
        </span>
      ))}
    </span>
  );
}

interface CostProps {
  readonly cost: number;
  readonly counters: number | undefined;
}

const Cost = ({ cost, counters }: CostProps) =>
  counters === undefined ? (
    <span className="cost">{cost}</span>
  ) : (
    <span className={`cost building ${counters >= cost ? 'complete' : ''}`}>
      {counters}/{cost}
    </span>
  );

const MOST_PIPS = 5;

function Damage({ n }: { readonly n: number }) {
  if (n === 0) return null;
  return (
    <span className={`pips ${n > MOST_PIPS ? 'many' : ''}`} aria-hidden="true">
      <b>{n}</b>
      {Array.from({ length: n }, (_, i) => (
        <i key={i} className="pip" />
      ))}
    </span>
  );
}

/** So many letters of a keyword are enough on a card that has no room for more. */
const BRIEF = 3;

function Chips({ unit }: { readonly unit: UnitView }) {
  if (unit.keywords.length === 0) return null;
  return (
    <span className="chips" aria-hidden="true">
      {unit.keywords.map(({ name, n }) => (
        <span key={name} className="chip">
          <span className="whole">{messages.keywordShort[name] ?? name}</span>
          <span className="brief">{name.slice(0, BRIEF)}</span> {n}
        </span>
      ))}
    </span>
  );
}

export const Picture = memo(function Picture({ facts }: { readonly facts: Facts }) {
  return <CardPicture facts={facts} art={<CardArt facts={facts} />} />;
});

export function CardFace({ unit, state = '', counters, ...card }: CardFaceProps) {
  const { facts } = card;
  return (
    <CardFrame
      {...card}
      className={`${facts.type.toLowerCase()} ${unit?.tapped === true ? 'tapped' : ''} ${state}`}
      lookedAt={unit === undefined ? -1 : unit.card}
    >
      <span className="head" aria-hidden="true">
        {facts.type === 'Battle' ? null : <Cost cost={facts.cost} counters={counters} />}
        <CardName name={facts.name} />
        {facts.version === '' ? null : <span className="version">{facts.version}</span>}
      </span>
      <Picture facts={facts} />
      {unit === undefined ? null : <Chips unit={unit} />}
      {unit === undefined ? null : <Damage n={unit.damage} />}
      {unit === undefined || unit.under.length === 0 ? null : (
        <span className="stacked" aria-hidden="true">
          ×{unit.under.length + 1}
        </span>
      )}
      <Numbers facts={facts} unit={unit} />
    </CardFrame>
  );
}

interface CardBackProps {
  readonly label: string;
  readonly counters: number;
  readonly state?: string;
  readonly onPick?: () => void;
  readonly card?: number;
}

/** A card whose face is hidden. */
export function CardBack({ label, counters, state = '', onPick, card }: CardBackProps) {
  return (
    <button type="button" className={`card back ${state}`} onClick={onPick} data-card={card}>
      <span className="visually-hidden">{label}</span>
      <span className="cost building" aria-hidden="true">
        {counters}
      </span>
    </button>
  );
}
