/** The battle plan as a row: the first fight on the left. Cards are dragged, or picked and moved by the arrows. */
import { type CSSProperties, type PointerEvent, useCallback, useMemo, useState } from 'react';
import { stakes } from '../messages/stakes-en.ts';
import { yj } from '../messages/young-jedi-en.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import type { Moment, PlannedFight, SideView } from '../session/young-jedi/moment.ts';
import { Row } from '../table/Row.tsx';
import { mineOf, othersOf } from '../table/seats.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import { useHere } from './Field.tsx';
import { entriesOf, sumOf } from './groups.ts';
import { labelOf } from './InPlay.tsx';
import { type Fitted, fitPlan } from './planfit.ts';
import { usePage } from './page.ts';
import { dragInPlan } from './plandrag.ts';
import { isFighter, type PlanControl } from './usePlan.ts';

interface Group {
  readonly cards: readonly number[];
  /** Which of the plan's fights it is, or -1 for what follows the last fighter. */
  readonly fight: number;
}

/** The order cut into fights: behind each fighter, or behind the group that fights together. */
function groupsOf(order: readonly number[], plan: PlanControl, factsOf: (card: number) => Facts | undefined): Group[] {
  const groups: Group[] = [];
  let open: number[] = [];
  order.forEach((card, i) => {
    open.push(card);
    const together = plan.planned?.fights[groups.length]?.fighters ?? [];
    const next = order[i + 1];
    const goesOn = together.includes(card) && next !== undefined && together.includes(next);
    if (!isFighter(factsOf(card)) || goesOn) return;
    groups.push({ cards: open, fight: groups.length });
    open = [];
  });
  return open.length === 0 ? groups : [...groups, { cards: open, fight: -1 }];
}

/** The size of the cards, so that the whole plan is in view. */
function useFit(groups: readonly Group[]): [(element: HTMLElement | null) => void, Fitted] {
  const [room, setRoom] = useState({ width: 800, height: 400 });
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const sizes = groups.map(({ cards }) => cards.length).join();
  const fitted = useMemo(() => fitPlan(sizes.split(',').map(Number), room), [sizes, room]);
  return [watch, fitted];
}

/** What a fight of the plan is going to bring, in short lines. */
function notesOf(fight: PlannedFight, nameOf: (card: number) => string): readonly (readonly [string, string])[] {
  return [
    ...(fight.battle < 0 ? [] : [['good', yj.plan.plays(nameOf(fight.battle))] as const]),
    ...fight.weapons.map((card) => ['good', yj.plan.usedBy(nameOf(card))] as const),
    ...fight.perhaps.map((card) => ['', yj.plan.perhaps(nameOf(card))] as const),
    ...fight.aside.map((card) => ['bad', yj.plan.unused(nameOf(card))] as const),
    ...fight.wasted.map((card) => ['bad', yj.plan.wasted(nameOf(card))] as const),
  ];
}

const chanceText = ({ chance, mayBeArmed, about }: PlannedFight['chances'][number]): string =>
  yj.plan.chance(stakes.odds.chance(chance, about), mayBeArmed);

interface PlanCardProps {
  readonly card: number;
  readonly plan: PlanControl;
  readonly facts: Facts | undefined;
}

function PlanCard({ card, plan, facts }: PlanCardProps) {
  if (facts === undefined) return null;
  const at = plan.order.indexOf(card);
  const picked = plan.picked === card;
  const fight = plan.planned?.fights.find(
    ({ fighters, weapons, aside, perhaps, battle, wasted }) =>
      fighters.includes(card) ||
      weapons.includes(card) ||
      aside.includes(card) ||
      perhaps.includes(card) ||
      battle === card ||
      wasted.includes(card),
  );
  const useless =
    fight === undefined ? plan.planned !== null : fight.aside.includes(card) || fight.wasted.includes(card);
  return (
    <div
      className={`plan-card ${picked ? 'picked-up' : ''} ${plan.landing === card ? 'lands-before' : ''} ${
        plan.landing === -1 && at === plan.order.length - 1 ? 'lands-after' : ''
      }`}
    >
      <CardFace
        facts={facts}
        state={`able ${picked ? 'selected' : ''} ${useless ? 'useless' : ''}`}
        label={`${yj.plan.label(facts.title, at + 1, plan.order.length)}${picked ? `, ${yj.plan.picked}` : ''}`}
        pressed={picked}
        card={card}
        onPick={() => plan.pick(card)}
        onDrag={(event: PointerEvent) => dragInPlan(event, card, plan)}
      />
      {picked ? (
        <span className="movers">
          <button type="button" aria-label={yj.plan.earlier} disabled={at === 0} onClick={() => plan.move(-1)}>
            ‹
          </button>
          <button
            type="button"
            aria-label={yj.plan.later}
            disabled={at === plan.order.length - 1}
            onClick={() => plan.move(1)}
          >
            ›
          </button>
        </span>
      ) : null}
    </div>
  );
}

interface TheirRowProps {
  readonly cards: SideView['cards'];
  readonly here: number;
  /** The fight whose chances against them are shown, and its number from 1. */
  readonly fight: PlannedFight | undefined;
  readonly n: number;
}

/** The opponent's cards on the planet, as they lie there: who may come up against the plan, and how that would go. */
function TheirRow({ cards, here, fight, n }: TheirRowProps) {
  const faces = usePage((page) => page.facts);
  const entries = entriesOf(cards, faces);
  const backs = entries.filter(({ facts }) => facts === null).length;
  const chanceOf = (of: readonly number[]): string => {
    const chance = fight?.chances.find(({ card }) => of.includes(card));
    return chance === undefined ? '' : chanceText(chance);
  };
  return (
    <section className="plan-theirs" aria-label={yj.plan.theirRow}>
      <Row cards={{ n: entries.length, backs, piloted: false }}>
        {entries.map((entry) => {
          const chance = chanceOf(entry.cards);
          const said = chance === '' ? '' : `, ${yj.plan.chanceOf(n, chance)}`;
          return (
            <div key={entry.key} className={`entry ${entry.cards.length > 1 ? 'pile' : ''}`}>
              {entry.facts === null ? (
                <CardBack label={labelOf(entry, '')} seat={cards[0]!.seat} copies={entry.cards.length} />
              ) : (
                <CardFace
                  facts={entry.facts}
                  label={`${labelOf(entry, '')}${said}`}
                  power={isFighter(entry.facts) ? entry.power : null}
                  here={here}
                  copies={entry.cards.length}
                  down={entry.down}
                />
              )}
              {chance === '' ? null : (
                <span className="odds" aria-hidden="true">
                  {chance}
                </span>
              )}
            </div>
          );
        })}
      </Row>
    </section>
  );
}

interface PlanBoardProps {
  readonly plan: PlanControl;
  readonly moment: Moment;
  readonly me: number;
}

export function PlanBoard({ plan, moment, me }: PlanBoardProps) {
  const faces = usePage((page) => page.facts);
  const factsOf = (card: number): Facts | undefined => faces.get(plan.faceOf(card) ?? '');
  const nameOf = (card: number): string => factsOf(card)?.name ?? '';
  const groups = groupsOf(plan.order, plan, factsOf);
  const [watch, fitted] = useFit(groups);
  const sizes = {
    '--ch': `${fitted.height}px`,
    '--wide': `${fitted.width}px`,
    '--high': `${fitted.height}px`,
  } as CSSProperties;
  const here = useHere(moment);
  const battle = moment.battle!;
  const { deck } = mineOf(moment.sides, me);
  const enemies = othersOf(moment.sides, me).flatMap(({ hyperspace, cards }) => (battle.ships ? hyperspace : cards));
  const declared = othersOf(battle.declared, me).reduce((sum, n) => sum + n, 0);
  // Of the fight that something is picked of, or else of the first.
  const aimed = Math.max(0, groups.find(({ cards }) => cards.includes(plan.picked))?.fight ?? 0);
  const aiming = plan.planned?.fights[aimed];
  const hasChances = aiming !== undefined && aiming.chances.length > 0;
  const foes = enemies.filter(({ face }) => isFighter(faces.get(face ?? '')));
  const title = battle.ships ? yj.plan.ships : yj.plan.title;
  return (
    <section className="plan-board" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{yj.plan.theirs(foes.length, declared)}</p>
        {!hasChances ? null : (
          <p className="aiming" title={yj.plan.countedOver(deck)}>
            {yj.plan.chances(aimed + 1)}
          </p>
        )}
        <button type="button" className="quiet" onClick={plan.suggest}>
          {yj.plan.suggest}
        </button>
      </header>
      {enemies.length === 0 ? null : (
        <TheirRow cards={enemies} here={battle.ships ? -1 : here} fight={aiming} n={aimed + 1} />
      )}
      <div className="plan-room" ref={watch}>
        <ol className={`plan-row ${fitted.form}`} style={sizes}>
          {groups.map(({ cards, fight }) => {
            const planned = fight < 0 ? undefined : plan.planned?.fights[fight];
            return (
              <li
                key={cards.join()}
                className={`plan-group ${fight < 0 ? 'left-over' : ''} ${fight === aimed && hasChances ? 'aimed' : ''}`}
              >
                <h3>
                  {fight < 0 ? yj.plan.left : yj.plan.fight(fight + 1)}
                  {planned === undefined ? null : <b>{yj.plan.sum(sumOf(planned.parts), planned.draws)}</b>}
                </h3>
                <div className="plan-cards">
                  {cards.map((card) => (
                    <PlanCard key={card} card={card} plan={plan} facts={factsOf(card)} />
                  ))}
                </div>
                <p className="plan-notes">
                  {planned === undefined || planned.draws === 0 ? null : (
                    <span className="usual">{yj.plan.usual(sumOf(planned.parts) + planned.usual)}</span>
                  )}
                  {planned === undefined
                    ? null
                    : notesOf(planned, nameOf).map(([kind, text]) => (
                        <span key={text} className={kind}>
                          {text}
                        </span>
                      ))}
                </p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
