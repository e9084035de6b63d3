/** A card shown large: its text, its numbers with the reasons, what its keywords mean, its stack and Pilot. */
import { useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { Moment, UnitView } from '../session/swtcg/moment.ts';
import type { Explained } from '../session/swtcg/explain.ts';
import type { Facts } from '../session/swtcg/facts.ts';
import { SheetFrame } from '../table/SheetFrame.tsx';
import { usePage } from './page.ts';
import { Picture } from './CardFace.tsx';

const keywordsIn = (facts: Facts): string[] =>
  Object.keys(messages.keywords).filter((keyword) => facts.text.some((line) => line.includes(keyword)));

/** Where a unit's numbers come from, asked of the engine. */
function useExplained(card: number): Explained | null {
  const adapter = usePage((page) => page.adapter);
  const version = usePage((page) => page.moment?.version);
  const [explained, setExplained] = useState<Explained | null>(null);
  useEffect(() => {
    let current = true;
    setExplained(null);
    if (card < 0 || adapter === null) return;
    adapter.ask('askGame', 'explain', card).then(
      (answer) => {
        if (current) setExplained(answer as Explained);
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [adapter, card, version]);
  return explained;
}

interface StatProps {
  readonly name: string;
  readonly printed: number;
  readonly parts: Explained['speed'] | undefined;
}

const signed = (n: number): string => (n >= 0 ? `+${n}` : `−${-n}`);

function Stat({ name, printed, parts }: StatProps) {
  const total = parts === undefined || parts.length === 0 ? printed : parts.reduce((sum, { n }) => sum + n, 0);
  const others = (parts ?? []).slice(1);
  const reasons = others.map(
    ({ from, rule, n }) => `${from === '' ? (messages.ruleNames[rule] ?? rule) : from} ${signed(n)}`,
  );
  return (
    <div className="explained">
      <b>
        {name} {total}
      </b>
      {reasons.length === 0 ? null : <span>{[`${messages.printed} ${printed}`, ...reasons].join(', ')}</span>}
    </div>
  );
}

/** The unit with this number, wherever it stands. */
function unitIn(moment: Moment | null, card: number): UnitView | undefined {
  if (moment === null || card < 0) return undefined;
  return moment.sides
    .flatMap((side) => [...side.arenas.flat(), ...side.retreated])
    .flatMap((unit) => (unit.pilot === null ? [unit] : [unit, unit.pilot]))
    .find((unit) => unit.card === card);
}

function OnTable({ card }: { readonly card: number }) {
  const unit = usePage((page) => unitIn(page.past ?? page.moment, card));
  const facts = usePage((page) => page.facts);
  if (unit === undefined) return null;
  const titleOf = (face: string | null): string => (face === null ? messages.aCard : (facts.get(face)?.title ?? face));
  return (
    <>
      {unit.damage === 0 && !unit.tapped ? null : (
        <p className="standing">
          {[unit.damage > 0 ? messages.unit.damage(unit.damage) : '', unit.tapped ? messages.unit.tapped : '']
            .filter((part) => part !== '')
            .join(', ')}
        </p>
      )}
      {unit.pilot === null ? null : (
        <p className="beneath">
          {messages.unit.pilot(titleOf(unit.pilot.face))}
          {unit.pilot.face === null ? '' : `: ${facts.get(unit.pilot.face)?.text.join(' ') ?? ''}`}
        </p>
      )}
      {unit.under.length === 0 ? null : (
        <p className="beneath">
          {messages.stackOf}: {unit.under.map(({ face }) => titleOf(face)).join(', ')}
        </p>
      )}
    </>
  );
}

export function CardSheet({ facts, card = -1 }: { readonly facts: Facts; readonly card?: number }) {
  const explained = useExplained(card);
  const unit = facts.type !== 'Battle' && facts.type !== 'Mission';
  return (
    <SheetFrame
      className={facts.type.toLowerCase()}
      head={
        <>
          {facts.type === 'Battle' ? null : <span className="cost">{facts.cost}</span>}
          <h2>{facts.title}</h2>
        </>
      }
      picture={<Picture facts={facts} />}
      typeLine={
        <>
          {messages.sideNames[facts.side]} {messages.types[facts.type]}
          {facts.subtypes.length === 0 ? '' : ` – ${facts.subtypes.join(' ')}`}
        </>
      }
      stats={
        unit ? (
          <div className="stats">
            <Stat name={messages.stats.speed} printed={facts.speed} parts={explained?.speed} />
            <Stat name={messages.stats.power} printed={facts.power} parts={explained?.power} />
            <Stat name={messages.stats.health} printed={facts.health} parts={explained?.health} />
          </div>
        ) : null
      }
      text={facts.text}
      foot={
        <>
          {messages.setNames[facts.set] ?? facts.set} {facts.number} · {messages.rarities[facts.rarity] ?? facts.rarity}
        </>
      }
    >
      {facts.unplayable === '' ? null : <p className="notice">{messages.unplayable(facts.unplayable)}</p>}
      <OnTable card={card} />
      {keywordsIn(facts).map((keyword) => (
        <p key={keyword} className="keyword">
          <b>{keyword}</b> {messages.keywords[keyword]}
        </p>
      ))}
    </SheetFrame>
  );
}
