/** A player's Life Force: the piles in the order in which cards flow through them, what is lost, and Effects. */
import { messages } from '../messages/index.ts';
import { ccg } from '../messages/swccg-en.ts';
import type { CardView, Choice, SideView } from '../session/swccg/moment.ts';
import { stateOf } from '../table/control.ts';
import { looking } from '../table/look.ts';
import { Picture } from './CardFace.tsx';
import { drainOf } from './draining.ts';
import { beginningIn } from './names.ts';
import { pageNow, useFacts, usePage } from './page.ts';
import type { TableControl } from './useTable.ts';

const RESERVE = 0;
const FORCE = 1;
const USED = 2;
const LOST = 3;

interface PileProps {
  readonly side: SideView;
  readonly table: TableControl;
  readonly pile: number;
  readonly name: string;
  readonly n: number;
}

/** A pile; where it answers the question, a button. */
function Pile({ side, table, pile, name, n }: PileProps) {
  const choice = table.byPile(side.seat, pile);
  const label = ccg.pileLabel(ccg.pileNames[pile]!, n);
  const inside = (
    <>
      <b aria-hidden="true">{n}</b>
      <span className="pile-name" aria-hidden="true">
        {name}
      </span>
    </>
  );
  return choice === undefined ? (
    <span className={`ccg-pile pile${pile}`} role="img" aria-label={label}>
      {inside}
    </span>
  ) : (
    <button
      type="button"
      className={`ccg-pile pile${pile} able`}
      data-choice={choice.kind}
      onClick={() => table.answer(choice)}
    >
      <span className="visually-hidden">{`${label}. ${choice.text}`}</span>
      {inside}
    </button>
  );
}

/** One cell a card, in the colours of the three piles; what the answer in mind would cost is hatched. */
function Cells({ side, cost }: { readonly side: SideView; readonly cost: number }) {
  const cells = (n: number, name: string, hatched = 0) =>
    Array.from({ length: n }, (_, i) => (
      <i key={`${name}${i}`} className={`${name} ${i >= n - hatched ? 'cost' : ''}`} />
    ));
  return (
    <span className="cells" aria-hidden="true">
      {cells(side.reserve, 'r')}
      {cells(side.force, 'f', cost)}
      {cells(side.used, 'u')}
    </span>
  );
}

function Lost({ side, table }: { readonly side: SideView; readonly table: TableControl }) {
  const facts = useFacts(side.lost?.face);
  const faces = usePage((page) => page.facts);
  const choice = table.byPile(side.seat, LOST);
  const out = side.out.flatMap(({ face }) => faces.get(face ?? '')?.title ?? []);
  const tell = (): void => pageNow().notify({ text: `${ccg.lostRule}${ccg.outList(out)}`, rule: 'CCG-PIL-10' });
  const state = choice === undefined ? '' : 'able';
  return (
    <button
      type="button"
      className={`lost-pile ${state}`}
      title={ccg.lostRule}
      aria-label={facts === undefined ? ccg.lostEmpty : ccg.lostTop(facts.title)}
      onClick={() => (choice === undefined ? tell() : table.answer(choice))}
      {...looking(side.lost?.face ?? null)}
    >
      <span className="lost-art">{facts === undefined ? null : <Picture facts={facts} near />}</span>
      <span className="pile-name">{ccg.lost}</span>
      {out.length === 0 ? null : <b className="out-mark">{ccg.outMark(out.length)}</b>}
    </button>
  );
}

/** Room for an Effect's name on a phone held sideways. */
const BRIEF = { width: 44, size: 12, lines: 1 };

function EffectChip({ view, table }: { readonly view: CardView; readonly table: TableControl }) {
  const facts = useFacts(view.face);
  if (facts === undefined) return <span className="effect hidden">{ccg.hiddenCard}</span>;
  return (
    <button
      type="button"
      className={`effect ccg-${facts.type.toLowerCase().replace(' ', '-')} ${stateOf(table, view.card)}`}
      data-card={view.card}
      onClick={() => table.pick(view.card)}
      {...looking(view.face, view.card)}
    >
      <span className="visually-hidden">{facts.name}</span>
      <span className="effect-name" aria-hidden="true">
        {facts.name}
      </span>
      <span className="effect-brief" aria-hidden="true">
        {beginningIn(facts.name, BRIEF)}
      </span>
      {view.with.length === 0 ? null : <b> {view.with.length}</b>}
    </button>
  );
}

interface LifeProps {
  readonly side: SideView;
  readonly table: TableControl;
  readonly mine: boolean;
}

/** What the answer under the pointer would cost. */
const costNow = ({ choices, pointed }: TableControl): Choice | undefined =>
  pointed.size === 0 ? undefined : choices.find((choice) => choice.cost > 0 && pointed.has(choice.card));

export function Life({ side, table, mine }: LifeProps) {
  const life = side.reserve + side.force + side.used;
  const priced = mine ? costNow(table) : undefined;
  const cost = priced?.cost ?? 0;
  const drain = drainOf(table);
  return (
    <>
      <span className="life" data-life={side.seat}>
        <b>{life}</b> <span className="life-name">{ccg.life}</span>
        {drain === null || drain.by === side.seat ? null : <b className="life-loss">{ccg.lifeLoss(drain.n)}</b>}
      </span>
      <div className="piles">
        <Pile side={side} table={table} pile={RESERVE} name={ccg.reserve} n={side.reserve} />
        <span className="flow" role="img" aria-label={ccg.generatesLabel(side.generates)}>
          <b>{ccg.generates(side.generates)}</b>
          <span>›</span>
        </span>
        <Pile side={side} table={table} pile={FORCE} name={ccg.force} n={side.force} />
        <span className="flow" aria-hidden="true">
          <span>›</span>
        </span>
        <Pile side={side} table={table} pile={USED} name={ccg.used} n={side.used} />
        <Lost side={side} table={table} />
      </div>
      <div className="life-line">
        <Cells side={side} cost={cost} />
        {cost > 0 ? <b className="cost-text">{ccg.price(cost, side.force - cost)}</b> : null}
      </div>
      {side.effects.length === 0 ? null : (
        <div
          className="effects"
          role="group"
          aria-label={`${ccg.effects}, ${mine ? messages.you : messages.sides[side.seat]}`}
        >
          {side.effects.map((view) => (
            <EffectChip key={view.card} view={view} table={table} />
          ))}
        </div>
      )}
    </>
  );
}
