/** An Epic Event as its own scene: its steps, who takes part, and its total added up against what it needs. */
import { messages } from '../messages/index.ts';
import { ccg } from '../messages/swccg-en.ts';
import { paying } from '../messages/swccg-paying-en.ts';
import type { EpicView } from '../session/swccg/moment.ts';
import { Steps } from './BattleStage.tsx';
import { CardFace } from './CardFace.tsx';
import { FaceWithTabs } from './Faces.tsx';
import { useFacts } from './page.ts';
import type { TableControl } from './useTable.ts';

interface EpicStageProps {
  readonly epic: EpicView;
  readonly table: TableControl;
  readonly me: number;
}

export function EpicStage({ epic, table, me }: EpicStageProps) {
  const facts = useFacts(epic.face);
  const title = facts?.title ?? ccg.epic;
  const seats = [...epic.cards.keys()].sort((a, b) => Number(a === me) - Number(b === me));
  const ships = (seat: number) => {
    const cards = epic.cards[seat]!;
    const who = seat === me ? messages.you : messages.sides[seat]!;
    if (cards.length === 0) return null;
    return (
      <section key={seat} className="epic-half" aria-label={ccg.inTrench(who, cards.length)}>
        <ul className={`epic-side side${seat}`}>
          {cards.map((view) => (
            <li key={view.card} className={view.card === epic.lead ? 'epic-lead' : ''}>
              {view.card === epic.lead ? <span className="lead-mark">{ccg.epicLead}</span> : null}
              <FaceWithTabs view={view} table={table} listed={false} />
            </li>
          ))}
        </ul>
      </section>
    );
  };
  return (
    <section className={`ccg-stage epic-stage ${epic.name}`} aria-label={title}>
      <div className="battle-seam">
        <span className="battle-place">
          <b>{title}</b> <span>{epic.atName}</span>
        </span>
        <Steps names={ccg.epicSteps[epic.name]!} now={epic.step} />
      </div>
      <div className="epic-scene">
        {facts === undefined ? null : (
          <div className="epic-card">
            <CardFace facts={facts} label={facts.title} />
          </div>
        )}
        <div className="epic-ships">{seats.map(ships)}</div>
        <div className="epic-sum" role="status">
          <p className="battle-parts">
            {epic.parts.map(({ what, text }) => (
              <span key={what} className={`sum-part ${what === 'destiny' ? 'draw' : ''}`}>
                <b>{text}</b> {ccg.epicParts[what]}
              </span>
            ))}
          </p>
          <p className="epic-total">
            <b className="battle-total">{epic.total}</b> <span>{ccg.epicNeeds(epic.needed)}</span>{' '}
            {epic.odds === null ? null : <b className="epic-chance">{paying.chance(epic.odds)}</b>}
          </p>
        </div>
      </div>
      <div className="epic-texts">
        {(ccg.epicRules[epic.name] ?? []).map((line) => (
          <p key={line} className="epic-text">
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}
