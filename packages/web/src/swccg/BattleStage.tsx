/** A battle as its own scene: both sides, their shots, what the totals are made of, and what is still to be paid. */
import { messages } from '../messages/index.ts';
import { ccg } from '../messages/swccg-en.ts';
import { paying } from '../messages/swccg-paying-en.ts';
import type { BattleSide, BattleView, ShotView } from '../session/swccg/moment.ts';
import { DestinyLine } from '../table/Stakes.tsx';
import { CardArt } from './CardArt.tsx';
import { FaceWithTabs } from './Faces.tsx';
import { beginningIn } from './names.ts';
import { useFacts } from './page.ts';
import type { TableControl } from './useTable.ts';

/** The steps as the engine numbers them. */
const STEPS: readonly number[] = [1, 3, 4, 5, 7];
const DAMAGE = 7;
const DECIDED = 6;

interface BarProps {
  readonly n: number;
  /** So much would be met by what is pointed at. */
  readonly would: number;
  readonly left: number;
  readonly text: string;
}

const MOST_CELLS = 30;
/** Room for a weapon and for its target on a phone held sideways. */
const SHOT = { width: 60, size: 12, lines: 1 };
/** More cards than this stand in two rows. */
const MANY = 6;

/** One cell a point; those that are met are filled. */
function Bar({ n, left, text, would }: BarProps) {
  if (n <= 0) return <span className="bar-text met">{text}</span>;
  const cells = Math.min(MOST_CELLS, Math.ceil(n));
  const met = Math.round((1 - left / n) * cells);
  const meets = met + Math.round((Math.min(left, would) / n) * cells);
  return (
    <span className={`owed ${left <= 0 ? 'met' : ''}`}>
      <span className="bar-text">{text}</span>
      <span className="bar-cells" aria-hidden="true">
        {Array.from({ length: cells }, (_, i) => (
          <i key={i} className={i < met ? 'full' : i < meets ? 'would' : ''} />
        ))}
      </span>
    </span>
  );
}

function Gone({ face }: { readonly face: string }) {
  const facts = useFacts(face);
  return (
    <span className="gone-card">
      <b>{facts?.name}</b>
      <span>{ccg.gone}</span>
    </span>
  );
}

/** The place itself, behind what happens there. */
export function StageScene({ face }: { readonly face: string | null }) {
  const place = useFacts(face);
  return (
    <span className="stage-scene" aria-hidden="true">
      {place === undefined ? null : <CardArt facts={place} />}
    </span>
  );
}

/** Where in it we are. */
export const Steps = ({ names, now }: { readonly names: readonly string[]; readonly now: number }) => (
  <ol className="battle-steps">
    {names.map((name, i) => (
      <li
        key={name}
        className={i === now ? 'now' : i < now ? 'done' : ''}
        aria-current={i === now ? 'step' : undefined}
      >
        {name}
      </li>
    ))}
  </ol>
);

interface SideProps {
  readonly side: BattleSide;
  readonly battle: BattleView;
  readonly table: TableControl;
  readonly mine: boolean;
}

/** What was fired at whom, every number of it, and what it was held against. */
function Shot({ shot: { weapon, target, parts, total, needs, outcome } }: { readonly shot: ShotView }) {
  return (
    <p className="shot">
      <span className="shot-names">{ccg.shot(weapon, target)}</span>
      <span className="shot-brief" aria-hidden="true">
        {ccg.shot(beginningIn(weapon, SHOT), beginningIn(target, SHOT))}
      </span>
      {parts.map(({ text, why }, i) => (
        <span key={i} className={`shot-part ${total === '' ? '' : 'summed'}`}>
          <b className="drawn">{text}</b>
          {why === '' ? null : <span className="shot-why">{why}</span>}
        </span>
      ))}
      {total === '' ? null : <span className="shot-needs">{paying.shotNeeds(total, needs)}</span>}
      <span className={outcome}>{outcome === '' ? '' : outcome === 'hit' ? ccg.hit : ccg.missed}</span>
    </p>
  );
}

function Side({ side, battle, table, mine }: SideProps) {
  const shots = battle.shots.filter(({ seat }) => seat === side.seat);
  const who = mine ? messages.you : messages.sides[side.seat]!;
  const pointed = mine ? side.cards.find(({ card }) => table.pointed.has(card)) : undefined;
  const would = Number(pointed?.numbers.find(({ stat }) => stat === 'forfeit')?.text ?? 0);
  return (
    <section className={`battle-side ${mine ? 'mine' : 'theirs'} side${side.seat}`} aria-label={who}>
      <div className={`battle-cards ${side.cards.length + side.gone.length > MANY ? 'many' : ''}`}>
        {side.cards.map((view) => (
          <FaceWithTabs key={view.card} view={view} table={table} forfeits={battle.step >= DAMAGE} />
        ))}
        {side.gone.map((face, i) => (
          <Gone key={`${face}-${i}`} face={face} />
        ))}
      </div>
      {/* On the smallest screens it scrolls, by keys too. */}
      <div className="battle-sums" role="group" aria-label={ccg.sums(who)} tabIndex={0}>
        {shots.map((shot, i) => (
          <Shot key={i} shot={shot} />
        ))}
        <p className="battle-parts">
          {side.parts.some(({ ofCard }) => ofCard) ? (
            <span className="sum-part whole">
              <b>{side.power}</b> {ccg.power}
            </span>
          ) : null}
          {side.parts.map(({ text, what, why, face, ofCard }, i) => (
            <span key={i} className={`sum-part ${ofCard ? 'of-card' : face === null ? '' : 'draw'}`}>
              <b>{text}</b> <span className="sum-what">{what}</span>
              {why === '' ? null : <span className="sum-why"> ({why})</span>}
            </span>
          ))}
          <span className="sum-part ability">
            <b>{side.ability}</b> {ccg.ability}
          </span>
        </p>
        {mine ? <DestinyLine odds={battle.destiny} /> : null}
        {battle.step >= DECIDED ? (
          <div className="owes">
            <Bar
              n={side.attrition}
              left={side.attritionLeft}
              would={would}
              text={ccg.attrition(side.attrition, side.attritionLeft)}
            />
            {side.immune.length === 0 ? null : <span className="bar-text">{paying.immune(side.immune)}</span>}
            <Bar n={side.damage} left={side.damageLeft} would={would} text={ccg.damage(side.damage, side.damageLeft)} />
          </div>
        ) : null}
      </div>
      <b className="battle-total">{side.total}</b>
    </section>
  );
}

export function BattleStage({
  battle,
  table,
  me,
}: {
  readonly battle: BattleView;
  readonly table: TableControl;
  readonly me: number;
}) {
  const place = useFacts(battle.atFace);
  const theirs = battle.sides.filter(({ seat }) => seat !== me);
  const mine = battle.sides[me]!;
  const name = place?.name ?? '';
  // The map says of which system it is; where there is little room, that is not said again.
  const system = /^[^:]+: /u.exec(name)?.[0];
  const by = battle.by === me ? messages.you : messages.sides[battle.by]!;
  const difference = Math.max(...battle.sides.map(({ damage }) => damage));
  return (
    <section className="ccg-stage battle-stage" aria-label={ccg.battleAt(name)}>
      <StageScene face={battle.atFace} />
      {theirs.map((side) => (
        <Side key={side.seat} side={side} battle={battle} table={table} mine={false} />
      ))}
      <div className="battle-seam">
        <span className="battle-place">
          <b>
            {system === undefined ? null : <span className="place-system">{system}</span>}
            {name.slice(system?.length ?? 0)}
          </b>{' '}
          <span>{ccg.attacks(by)}</span>
        </span>
        <Steps names={ccg.steps} now={STEPS.findLastIndex((step) => battle.step >= step)} />
        <span className="battle-result" role="status">
          {ccg.totals(theirs[0]?.total ?? '', mine.total)}
          {battle.winner < 0
            ? ''
            : ` · ${ccg.wins(battle.winner === me ? messages.you : messages.sides[battle.winner]!, difference)}`}
        </span>
      </div>
      <Side side={mine} battle={battle} table={table} mine />
    </section>
  );
}
