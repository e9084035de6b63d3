/** A card shown large: its text, its numbers with the reasons, what its keywords mean, its stack and Pilot. */
import { useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { Moment, OpenView, UnitView } from '../session/swtcg/moment.ts';
import type { Explained } from '../session/swtcg/explain.ts';
import type { Facts } from '../session/swtcg/facts.ts';
import { RulesLink } from '../table/RulesLink.tsx';
import { Rulings } from '../table/Rulings.tsx';
import { SheetFrame } from '../table/SheetFrame.tsx';
import { usePage } from './page.ts';
import { Picture } from './CardFace.tsx';
import { keywordPage } from './rules-page.ts';
import {
  expanded,
  hasCost,
  hasNumbers,
  KEYWORD_NAMES,
  keywordMeaning,
  kindClass,
  rarityName,
  setName,
  sideName,
  typeWords,
} from './words.ts';

const keywordsIn = (facts: Facts): string[] =>
  KEYWORD_NAMES.filter((keyword) => facts.text.some((line) => hasWord(line, keyword)));

/** As a word of its own: no Protector has Protect. */
const hasWord = (line: string, keyword: string): boolean => new RegExp(`\\b${keyword}\\b`, 'u').test(line);

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

/** What lies open under this number, wherever it is. */
function openIn(moment: Moment | null, card: number): OpenView | UnitView | undefined {
  if (moment === null || card < 0) return undefined;
  const units = moment.sides.flatMap((side) => [...side.arenas.flat(), ...side.retreated]);
  return [
    ...units.flatMap((unit) => [unit, ...unit.pilots, ...unit.equipment]),
    ...moment.sides.flatMap(({ open }) => open),
    ...(moment.expanded?.locations ?? []),
  ].find((open) => open?.card === card) as OpenView | undefined;
}

const isUnit = (open: OpenView): open is UnitView => 'damage' in open;

function OnTable({ card }: { readonly card: number }) {
  const open = usePage((page) => openIn(page.past ?? page.moment, card));
  const facts = usePage((page) => page.facts);
  if (open === undefined) return null;
  const unit = isUnit(open) ? open : null;
  const titleOf = (face: string | null): string => (face === null ? messages.aCard : (facts.get(face)?.title ?? face));
  const textOf = (face: string | null): string => facts.get(face ?? '')?.text.join(' ') ?? '';
  const standing = [
    unit !== null && unit.damage > 0 ? messages.unit.damage(unit.damage, Math.max(0, unit.health - unit.damage)) : '',
    ...open.tokens.map(({ n, kind }) => expanded.tokens(n, kind)),
    open.tapped ? messages.unit.tapped : '',
  ].filter((part) => part !== '');
  return (
    <>
      {standing.length === 0 ? null : <p className="standing">{standing.join(', ')}</p>}
      {(unit?.pilots ?? []).map((pilot) => (
        <p key={pilot.card} className="beneath">
          {`${messages.unit.pilot(titleOf(pilot.face))}: ${textOf(pilot.face)}`}
        </p>
      ))}
      {(unit?.equipment ?? []).map((worn) => (
        <p key={worn.card} className="beneath">
          {`${expanded.wears(titleOf(worn.face))}: ${textOf(worn.face)}`}
        </p>
      ))}
      {open.under.length === 0 ? null : (
        <p className="beneath">
          {messages.stackOf}: {open.under.map(({ face }) => titleOf(face)).join(', ')}
        </p>
      )}
      {open.tucked.length === 0 ? null : (
        <p className="beneath">
          {expanded.tucked}: {open.tucked.map(({ face }) => titleOf(face)).join(', ')}
        </p>
      )}
    </>
  );
}

export function CardSheet({ facts, card = -1 }: { readonly facts: Facts; readonly card?: number }) {
  const explained = useExplained(card);
  const unit = hasNumbers(facts);
  return (
    <SheetFrame
      className={kindClass(facts)}
      head={
        <>
          {hasCost(facts) ? <span className="cost">{facts.cost}</span> : null}
          <h2>{facts.title}</h2>
        </>
      }
      picture={<Picture facts={facts} />}
      typeLine={
        <>
          {sideName(facts.side)} {typeWords(facts)}
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
          {setName(facts.set)} {facts.number} · {rarityName(facts.rarity)}
        </>
      }
    >
      {facts.unplayable === '' ? null : <p className="notice">{messages.unplayable(facts.unplayable)}</p>}
      <OnTable card={card} />
      {keywordsIn(facts).map((keyword) => (
        <p key={keyword} className="keyword">
          <RulesLink game="swtcg" to={keywordPage(keyword)}>
            {keyword}
          </RulesLink>{' '}
          {keywordMeaning(keyword)}
        </p>
      ))}
      <Rulings key={facts.id} game="swtcg" title={facts.title} />
    </SheetFrame>
  );
}
