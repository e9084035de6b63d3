/** A unit on the table, with its Pilot tucked behind it. */
import { motion } from 'motion/react';
import { memo } from 'react';
import { messages } from '../messages/index.ts';
import type { UnitView } from '../session/swtcg/moment.ts';
import { effectiveSpeed } from '../shell/speed.ts';
import { useFacts, usePage } from './page.ts';
import { CardFace } from './CardFace.tsx';
import { startDrag } from '../table/drag.ts';
import { useLatest } from './latest.ts';
import { looking } from '../table/look.ts';

/** What a screen reader says of a unit. */
function unitLabel(title: string, unit: UnitView, pilot: string | null, state: string): string {
  const { unit: say } = messages;
  const parts = [say.label(title, unit.speed, unit.power, unit.health)];
  for (const { name, n } of unit.keywords) parts.push(`${name} ${n}`);
  if (unit.damage > 0) parts.push(say.damage(unit.damage));
  if (unit.tapped) parts.push(say.tapped);
  if (pilot !== null) parts.push(say.pilot(pilot));
  if (unit.under.length > 0) parts.push(say.stack(unit.under.length + 1));
  if (state.includes('attacker')) parts.push(say.attacking);
  if (state.includes('defender')) parts.push(say.defending);
  if (state.includes('picked')) parts.push(say.picked);
  if (state.includes('able')) parts.push(say.able);
  return parts.join(', ');
}

interface PilotProps {
  readonly pilot: UnitView;
  readonly of: string;
  readonly state: string;
}

function Pilot({ pilot, of, state }: PilotProps) {
  const facts = useFacts(pilot.face);
  const latest = useLatest();
  if (facts === undefined) return null;
  const look = looking(pilot.face, pilot.card);
  return (
    <button
      type="button"
      className={`pilot ${state}`}
      data-card={pilot.card}
      onClick={() => latest.current?.pick(pilot.card)}
      {...look}
      onPointerDown={(event) => {
        look.onPointerDown(event);
        startDrag(event, pilot.card, latest.current);
      }}
    >
      <span className="visually-hidden">{`${unitLabel(facts.title, pilot, null, state)}, ${messages.unit.pilotOf(of)}`}</span>
      <span aria-hidden="true">{facts.name}</span>
      {pilot.damage > 0 ? (
        <b className="pilot-damage" aria-hidden="true">
          {pilot.damage}
        </b>
      ) : null}
    </button>
  );
}

/** What just happened to the unit, rising from it. */
function Float({ card }: { readonly card: number }) {
  const sums = usePage(({ past, moment, settings }) => {
    if (past !== null || moment === null || moment.happened.length === 0 || effectiveSpeed(settings) === 'off')
      return '';
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
  /** able, selected, picked, pointed: what the unit is in now; and its Pilot. */
  readonly state: string;
  readonly pilotState: string;
  /** Where it comes from when it appears: above or below. */
  readonly from?: number;
  /** How many stand in its row; when that changes, all of them move. */
  readonly beside: number;
}

export const UnitCard = memo(function UnitCard({ unit, state, pilotState, from = 0 }: UnitCardProps) {
  const facts = useFacts(unit.face);
  const pilotTitle = usePage((page) =>
    unit.pilot === null ? null : (page.facts.get(unit.pilot.face ?? '')?.title ?? null),
  );
  const role = usePage(({ past, scene, moment }) => {
    const attack = past === null ? (scene?.attack ?? moment?.attack) : past.attack;
    return attack?.attacker === unit.card ? 'attacker' : attack?.defender === unit.card ? 'defender' : '';
  });
  const still = usePage((page) => effectiveSpeed(page.settings) === 'off');
  const latest = useLatest();
  if (facts === undefined) return null;
  const states = `${state} ${role}`;
  const content = (
    <>
      {unit.pilot === null ? null : <Pilot pilot={unit.pilot} of={facts.title} state={pilotState} />}
      <CardFace
        facts={facts}
        unit={unit}
        state={states}
        label={unitLabel(facts.title, unit, pilotTitle, states)}
        card={unit.card}
        onPick={() => latest.current?.pick(unit.card)}
        onDrag={(event) => startDrag(event, unit.card, latest.current)}
      />
      <Float card={unit.card} />
    </>
  );
  const className = `unit ${unit.pilot === null ? '' : 'piloted'} ${unit.under.length > 0 ? 'pile' : ''}`;
  if (still) return <div className={className}>{content}</div>;
  return (
    <motion.div
      layout="position"
      layoutId={`card-${unit.card}`}
      className={className}
      initial={{ opacity: 0, y: from * 60, scale: 0.85 }}
      animate={{ opacity: 1, y: 0, scale: 1 }}
      transition={{ duration: 0.25 }}
    >
      {content}
    </motion.div>
  );
});
