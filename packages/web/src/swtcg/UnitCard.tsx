/** A unit on the table, with its Pilot tucked behind it. */
import { memo } from 'react';
import { messages } from '../messages/index.ts';
import { stakes } from '../messages/stakes-en.ts';
import type { UnitView } from '../session/swtcg/moment.ts';
import { useFacts, usePage } from './page.ts';
import { CardFace } from './CardFace.tsx';
import { startDrag } from '../table/drag.ts';
import { useLatest } from './latest.ts';
import { looking } from '../table/look.ts';
import { attackAt } from './Odds.tsx';
import { expanded, typeName } from './words.ts';
import './style/tabs.css';

/** What a screen reader says of a unit. */
function unitLabel(title: string, unit: UnitView, titleOf: (face: string | null) => string, state: string): string {
  const { unit: say } = messages;
  const parts = [say.label(title, unit.speed, unit.power, unit.health)];
  for (const { name, n } of unit.keywords) parts.push(n === 0 ? name : `${name} ${n}`);
  for (const { kind, n } of unit.tokens) parts.push(expanded.tokens(n, kind));
  if (unit.damage > 0) parts.push(say.damage(unit.damage, Math.max(0, unit.health - unit.damage)));
  if (unit.tapped) parts.push(say.tapped);
  for (const { face } of unit.pilots) parts.push(say.pilot(titleOf(face)));
  for (const { face } of unit.equipment) parts.push(expanded.wears(titleOf(face)));
  if (unit.under.length > 0) parts.push(say.stack(unit.under.length + 1));
  if (state.includes('dying')) parts.push(expanded.dying);
  if (state.includes('attacker')) parts.push(say.attacking);
  if (state.includes('defender')) parts.push(say.defending);
  if (state.includes('picked')) parts.push(say.picked);
  if (state.includes('able')) parts.push(say.able);
  return parts.join(', ');
}

interface TabProps {
  readonly card: number;
  readonly face: string | null;
  readonly label: string;
  readonly className: string;
  readonly damage?: number;
}

/** A Pilot or a piece of Equipment: its name sticks out above the unit. */
function Tab({ card, face, label, className, damage = 0 }: TabProps) {
  const facts = useFacts(face);
  const latest = useLatest();
  if (facts === undefined) return null;
  const look = looking(face, card);
  return (
    <button
      type="button"
      className={`pilot ${className}`}
      data-card={card}
      onClick={() => latest.current?.pick(card)}
      {...look}
      onPointerDown={(event) => {
        look.onPointerDown(event);
        startDrag(event, card, latest.current);
      }}
    >
      <span className="visually-hidden">{label}</span>
      <span className="pilot-name" aria-hidden="true">
        {facts.name}
        {damage > 0 ? <b className="pilot-damage">{damage}</b> : null}
      </span>
    </button>
  );
}

interface TabsProps {
  readonly unit: UnitView;
  readonly title: string;
  readonly titleOf: (face: string | null) => string;
  readonly states: ReadonlyMap<number, string>;
}

function Tabs({ unit, title, titleOf, states }: TabsProps) {
  return (
    <span className="tabs">
      {unit.pilots.map((pilot) => (
        <Tab
          key={pilot.card}
          card={pilot.card}
          face={pilot.face}
          className={states.get(pilot.card) ?? ''}
          label={`${unitLabel(titleOf(pilot.face), pilot, titleOf, states.get(pilot.card) ?? '')}, ${messages.unit.pilotOf(title)}`}
          damage={pilot.damage}
        />
      ))}
      {unit.equipment.map(({ card, face, tapped }) => (
        <Tab
          key={card}
          card={card}
          face={face}
          className={`gear ${tapped ? 'tapped' : ''} ${states.get(card) ?? ''}`}
          label={`${expanded.openLabel(titleOf(face), typeName('Equipment'))}, ${expanded.wornBy(title)}`}
        />
      ))}
    </span>
  );
}

/** What just happened to the unit, rising from it. */
function Float({ card }: { readonly card: number }) {
  const sums = usePage(({ past, moment, settings }) => {
    if (past !== null || moment === null || moment.happened.length === 0 || settings.speed === 'off') return '';
    const sum = (kind: string): number =>
      moment.happened.reduce((n, e) => n + (e.kind === kind && e.card === card ? e.n : 0), 0);
    return `${sum('damage')} ${sum('prevent')} ${moment.version}`;
  });
  const [damage = '0', prevented = '0', version] = sums.split(' ');
  if (sums === '' || (damage === '0' && prevented === '0')) return null;
  return (
    <span key={version} className="floats" aria-hidden="true">
      {prevented === '0' ? null : <b className="prevented">⛨{prevented}</b>}
      {damage === '0' ? null : <b>−{damage}</b>}
    </span>
  );
}

interface UnitCardProps {
  readonly unit: UnitView;
  /** able, selected, picked, pointed: what the unit is in now; and those aboard and what it wears, `12:able 14:` */
  readonly state: string;
  readonly tabStates: string;
  /** The letter of the player whose it is, where several play together. */
  readonly owner?: string;
  /** How likely an attack that can be declared now defeats it, in words; empty: none can. */
  readonly odds?: string;
}

/** The states of what belongs to the unit, in one text: a card is drawn again only when it changes. */
export const tabStatesOf = ({ pilots, equipment }: UnitView, stateOf: (card: number) => string): string =>
  [...pilots, ...equipment].map(({ card }) => `${card}:${stateOf(card)}`).join();

const statesIn = (text: string): ReadonlyMap<number, string> =>
  new Map(
    text.split(',').map((entry) => {
      const [card = '', state = ''] = entry.split(':');
      return [Number(card), state];
    }),
  );

/** How many names need room above it. */
export const tabsOf = ({ pilots, equipment }: UnitView): number => pilots.length + equipment.length;

export const hasTabs = (unit: UnitView): boolean => tabsOf(unit) > 0;

export const UnitCard = memo(function UnitCard({ unit, state, tabStates, owner = '', odds = '' }: UnitCardProps) {
  const facts = useFacts(unit.face);
  const all = usePage((page) => page.facts);
  const role = usePage(({ past, scene, moment }) => {
    const attack = past === null ? (scene?.attack ?? moment?.attack) : past.attack;
    return attack?.attacker === unit.card ? 'attacker' : attack?.defender === unit.card ? 'defender' : '';
  });
  const dying = usePage(({ past, moment }) => (past ?? moment)?.expanded?.dying.includes(unit.card) === true);
  const latest = useLatest();
  if (facts === undefined) return null;
  const titleOf = (face: string | null): string => all.get(face ?? '')?.title ?? messages.aCard;
  const isOver = dying && unit.damage >= unit.health;
  const states = `${state} ${role} ${isOver ? 'dying' : ''}`;
  const tabs = hasTabs(unit);
  const label = unitLabel(facts.title, unit, titleOf, states);
  const said = [label, owner === '' ? '' : messages.ofPlayer(owner), odds === '' ? '' : stakes.odds.toDefeat(odds)];
  const content = (
    <>
      {tabs ? <Tabs unit={unit} title={facts.title} titleOf={titleOf} states={statesIn(tabStates)} /> : null}
      <CardFace
        facts={facts}
        unit={unit}
        state={states}
        label={said.filter((part) => part !== '').join(', ')}
        card={unit.card}
        onPick={() => latest.current?.pick(unit.card)}
        onDrag={(event) => startDrag(event, unit.card, latest.current)}
      />
      {owner === '' ? null : (
        <span className="owner" aria-hidden="true">
          {owner}
        </span>
      )}
      {odds === '' ? null : (
        <span className="odds" aria-hidden="true">
          {odds}
        </span>
      )}
      <Float card={unit.card} />
    </>
  );
  // Whoever points at a target sees what the attack promises.
  const point = (): void => {
    const table = latest.current;
    if (odds !== '' && table !== null) table.point(attackAt(table, unit.card));
  };
  const pointing =
    odds === ''
      ? {}
      : {
          onPointerEnter: point,
          onFocus: point,
          onPointerLeave: () => latest.current?.point(null),
          onBlur: () => latest.current?.point(null),
        };
  const className = `unit ${tabs ? 'piloted' : ''} ${unit.under.length > 0 ? 'pile' : ''}`;
  return (
    <div className={className} {...pointing}>
      {content}
    </div>
  );
});
