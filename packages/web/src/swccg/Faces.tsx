/** Cards as faces with their tabs: what is attached or aboard hangs below each. */
import { ccg } from '../messages/swccg-en.ts';
import type { CardView } from '../session/swccg/moment.ts';
import { stateOf } from '../table/control.ts';
import { startDrag } from '../table/drag.ts';
import { looking } from '../table/look.ts';
import { CardBack, CardFace, labelOf, stateClasses } from './CardFace.tsx';
import { withAll } from './choices.ts';
import { TypeSign } from './icons.tsx';
import { beginningIn } from './names.ts';
import { useFacts } from './page.ts';
import type { TableControl } from './useTable.ts';

/** Room for a name on a tab of a phone. */
const BRIEF = { width: 44, size: 12, lines: 1 };
/** The same on a laptop. */
const FULL = { width: 78, size: 12, lines: 1 };

function Tab({ view, table }: { readonly view: CardView; readonly table: TableControl }) {
  const facts = useFacts(view.face);
  if (facts === undefined) return <span className="ccg-tab hidden">{ccg.lies[view.as] ?? ccg.hiddenCard}</span>;
  const kind = facts.type.toLowerCase().replace(' ', '-');
  const added = view.adds.find(({ stat }) => stat === 'power')?.text;
  const power = added ?? view.numbers.find(({ stat }) => stat === 'power')?.text;
  return (
    <button
      type="button"
      className={`ccg-tab ccg-${kind} ${stateOf(table, view.card)} ${stateClasses(view)}`}
      data-card={view.card}
      onClick={() => table.pick(view.card)}
      {...looking(view.face, view.card)}
    >
      <TypeSign facts={facts} />
      <span className="visually-hidden">{facts.name}</span>
      <span className="tab-name" aria-hidden="true">
        {beginningIn(facts.name, FULL)}
      </span>
      <span className="tab-brief" aria-hidden="true">
        {beginningIn(facts.name, BRIEF)}
      </span>
      <span className="visually-hidden">
        ,{' '}
        {[ccg.lies[view.as] ?? '', ...view.adds.map(({ stat, text }) => ccg.adds(text, ccg.stats[stat] ?? stat))].join(
          ', ',
        )}
      </span>
      {power === undefined ? null : <b>{power}</b>}
    </button>
  );
}

interface FaceWithTabsProps {
  readonly view: CardView;
  readonly table: TableControl;
  /** It stands in a list. */
  readonly listed?: boolean;
  /** Its forfeit value is what matters now. */
  readonly forfeits?: boolean;
}

/** What it carries can be picked, and it cannot: where that is not shown, the card is the way to it. */
const holdsAble = ({ able }: TableControl, card: number, tabs: readonly CardView[]): string =>
  !able.has(card) && tabs.some((tab) => able.has(tab.card)) ? 'holds-able' : '';

export function FaceWithTabs({ view, table, listed = true, forfeits = false }: FaceWithTabsProps) {
  const Item = listed ? 'li' : 'div';
  const facts = useFacts(view.face);
  const forfeit = view.numbers.find(({ stat }) => stat === 'forfeit')?.text;
  const tabs = view.with.flatMap(withAll);
  return (
    <Item className="face-with-tabs">
      {facts === undefined ? (
        <CardBack seat={view.seat} label={ccg.hiddenCard} />
      ) : (
        <CardFace
          facts={facts}
          view={view}
          state={`${stateOf(table, view.card)} ${tabs.length > 0 ? 'laden' : ''} ${holdsAble(table, view.card, tabs)}`}
          label={labelOf(facts.title, view)}
          card={view.card}
          onPick={() => table.pick(view.card)}
          onDrag={(event) => startDrag(event, view.card, table)}
          badge={
            forfeits && forfeit !== undefined ? (
              <span className="forfeit-badge" aria-hidden="true">
                {ccg.forfeit} <b>{forfeit}</b>
              </span>
            ) : null
          }
        />
      )}
      {tabs.length === 0 ? null : (
        <div className="tabs">
          {tabs.map((tab) => (
            <Tab key={tab.card} view={tab} table={table} />
          ))}
        </div>
      )}
    </Item>
  );
}
