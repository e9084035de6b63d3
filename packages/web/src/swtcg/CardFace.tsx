/** A card as it lies on the table: drawn from its facts, with the numbers it has now. */
import { memo } from 'react';
import { messages } from '../messages/index.ts';
import type { OpenView, UnitView } from '../session/swtcg/moment.ts';
import type { Facts } from '../session/swtcg/facts.ts';
import { CardFrame, CardName, CardPicture, type CardProps } from '../table/CardFrame.tsx';
import { CardArt } from './CardArt.tsx';
import { expanded, hasCost, hasNumbers, kindClass, typeName } from './words.ts';
import './style/expanded.css';

interface CardFaceProps extends CardProps<Facts> {
  readonly unit?: UnitView;
  /** A card that lies open and is no unit. */
  readonly open?: OpenView;
  /** Of a card being built: what lies on it so far. */
  readonly counters?: number;
}

/** Up when better than printed, down when worse. */
const change = (now: number, printed: number): string => (now > printed ? 'up' : now < printed ? 'down' : '');

const STATS = ['speed', 'power', 'health'] as const;

function Numbers({ facts, unit }: { readonly facts: Facts; readonly unit: UnitView | undefined }) {
  if (!hasNumbers(facts))
    return (
      <span className="numbers kind" aria-hidden="true">
        {kindWords(facts)}
      </span>
    );
  return (
    <span className="numbers" aria-hidden="true">
      {STATS.map((stat) => (
        <span key={stat} className={unit === undefined ? '' : change(unit[stat], facts[stat])}>
          <i>{messages.short[stat]}</i>
          {stat === 'health' && unit !== undefined && unit.damage > 0 ? (
            <span className="left">
              {Math.max(0, unit.health - unit.damage)}
              <small>/{unit.health}</small>
            </span>
          ) : (
            (unit?.[stat] ?? (facts.starred.includes(stat) ? '∗' : facts[stat]))
          )}
        </span>
      ))}
    </span>
  );
}

/** Traps, Skills and the like say so: it is the first thing to know of them. */
const TELLING: ReadonlySet<string> = new Set(['Trap', 'Campaign', 'Skill', 'Trait']);
const kindWords = ({ type, subtypes }: Facts): string =>
  subtypes.find((subtype) => TELLING.has(subtype)) ?? typeName(type);

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

/** More pips than this become too narrow to be told apart. */
const MOST_PIPS = 12;

/** One pip for each point of health, those that are lost hollow; of a unit with very much, the numbers alone. */
function Health({ unit: { health, damage } }: { readonly unit: UnitView }) {
  if (damage === 0 || health <= 0) return null;
  const left = Math.max(0, health - damage);
  return (
    <span className="pips" aria-hidden="true">
      <b>
        {left}/{health}
      </b>
      {health > MOST_PIPS
        ? null
        : Array.from({ length: health }, (_, i) => <i key={i} className={i < left ? 'pip' : 'pip lost'} />)}
    </span>
  );
}

/** So many letters of a keyword are enough on a card that has no room for more. */
const BRIEF = 3;
/** So many keywords leave room for the picture of a small card. */
const FEW = 2;

function Chips({ unit }: { readonly unit: UnitView }) {
  if (unit.keywords.length + unit.tokens.length === 0) return null;
  return (
    <span className={`chips ${unit.keywords.length > FEW ? 'many' : ''}`} aria-hidden="true">
      {unit.keywords.map(({ name, n }) => (
        <span key={name} className="chip">
          <span className="whole">{messages.keywordShort[name] ?? expanded.keywordShort[name] ?? name}</span>
          <span className="brief">{name.slice(0, BRIEF)}</span> {n === 0 ? '' : n}
        </span>
      ))}
      <Tokens of={unit} />
    </span>
  );
}

const Tokens = ({ of: { tokens } }: { readonly of: OpenView }) =>
  tokens.map(({ kind, n }) => (
    <span key={kind} className="chip token" title={expanded.tokens(n, kind)}>
      ● {n}
    </span>
  ));

export const Picture = memo(function Picture({ facts }: { readonly facts: Facts }) {
  return <CardPicture facts={facts} art={<CardArt facts={facts} />} />;
});

export function CardFace({ unit, open = unit, state = '', counters, ...card }: CardFaceProps) {
  const { facts } = card;
  return (
    <CardFrame
      {...card}
      className={`${kindClass(facts)} ${open?.tapped === true ? 'tapped' : ''} ${state}`}
      lookedAt={open === undefined ? -1 : open.card}
    >
      <span className="head" aria-hidden="true">
        {hasCost(facts) ? <Cost cost={facts.cost} counters={counters} /> : null}
        <CardName name={facts.name} />
        {facts.version === '' ? null : <span className="version">{facts.version}</span>}
      </span>
      <Picture facts={facts} />
      {unit === undefined ? null : <Chips unit={unit} />}
      {unit !== undefined || open === undefined || open.tokens.length === 0 ? null : (
        <span className="chips" aria-hidden="true">
          <Tokens of={open} />
        </span>
      )}
      {unit === undefined ? null : <Health unit={unit} />}
      {open === undefined || open.under.length === 0 ? null : (
        <span className="stacked" aria-hidden="true">
          ×{open.under.length + 1}
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
