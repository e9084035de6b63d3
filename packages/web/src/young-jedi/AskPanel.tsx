/** What is asked now, and the answers to read; while nothing is asked, what is happening. */
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import type { Choice, Moment } from '../session/young-jedi/moment.ts';
import { Answers, AskFrame, NoticeLine, Primary, Undo, Waiting } from '../table/AskParts.tsx';
import { mineOf } from '../table/seats.ts';
import { DestinyLine } from '../table/Stakes.tsx';
import { isPrimary, isWeak } from './choices.ts';
import { titleOf } from './FightStage.tsx';
import { useFacts, usePage } from './page.ts';
import type { PlanControl } from './usePlan.ts';
import type { TableControl } from './useTable.ts';

/** What the button says that answers without choosing anything. */
export function primaryWording(choice: Choice, moment: Moment): string {
  const kind = moment.question?.kind;
  const mine = mineOf(moment.sides, moment.viewer);
  switch (choice.kind) {
    case 'letGo':
      return yj.letGo;
    case 'takeHit':
      return yj.takeHit;
    case 'noWeapon':
      return yj.noWeapon;
    case 'pass':
      return kind === 'duel' ? yj.noDuel : kind === 'battle' ? yj.noBattle : yj.keepAll;
    default:
      if (kind === 'deploy') return yj.doneDeploying;
      if (kind === 'battleCards') return yj.noMoreBattleCards(moment.battle?.mine.length ?? 0);
      return yj.evenUp(mine.hand.length, mine.evensTo);
  }
}

/** Questions after which the turn is still going on: it can be ended at once. */
export const IN_TURN: ReadonlySet<string> = new Set(['deploy', 'duel', 'battle']);

/** What is asked, and which card asks it; empty while nothing is asked. */
export function useTitle({ question }: Moment): string {
  const about = useFacts(question?.aboutFace);
  if (question === null) return '';
  const text = yj.ask[question.kind] ?? question.kind;
  return about === undefined || question.kind === 'topCard' ? text : messages.about(about.title, text);
}

/** What to know before answering: counters left, who would fight. */
function detailOf(moment: Moment): string {
  const { question, sides, viewer } = moment;
  const mine = mineOf(sides, viewer);
  if (question?.kind === 'deploy' && mine.counters !== null)
    return yj.spent(Math.max(0, mine.counters.limit - mine.counters.spent), mine.counters.limit, mine.hides);
  return '';
}

function EndTurn({ kind }: { readonly kind: string }) {
  const passUntil = usePage((page) => page.passUntil);
  if (!IN_TURN.has(kind)) return null;
  return (
    <button type="button" className="answer end-turn" data-choice="endTurn" onClick={() => void passUntil('turn')}>
      <span>{yj.endTurn}</span>
      <kbd aria-hidden="true">E</kbd>
    </button>
  );
}

/** What the scene shows, in words. */
function useHappening(): string {
  const scene = usePage((page) => page.scene);
  const played = usePage((page) => page.facts.get(page.scene?.face ?? '')?.title);
  if (scene === null) return '';
  if (scene.fight !== null) return titleOf(scene.fight);
  if (scene.kind === 'planet') return yj.taken(messages.sides[scene.seat] ?? '', yj.planets[scene.planet] ?? '');
  return played === undefined ? '' : `${messages.played(messages.sides[scene.seat] ?? '')} ${played}`;
}

type Naming = (card: number, whole: boolean) => string;

/** A challenge in one line: who against whom, and with what where there is a choice of lightsabers. */
function challengeOf({ card, target, n: weapon }: Choice, duels: readonly Choice[], nameOf: Naming): string {
  const pairs = duels.filter((duel) => duel.card === card && duel.target === target);
  const isShared = (one: number, others: readonly number[]): boolean =>
    others.some((other) => other !== one && nameOf(other, false) === nameOf(one, false));
  const named = (one: number, others: readonly number[]): string => nameOf(one, isShared(one, others));
  return yj.challenge(
    named(
      card,
      duels.map((duel) => duel.card),
    ),
    named(
      target,
      duels.map((duel) => duel.target),
    ),
    pairs.length > 1 ? nameOf(weapon, true) : '',
  );
}

function wordingOf(choice: Choice, choices: readonly Choice[], nameOf: Naming): string {
  if (choice.kind === 'startBattle') return yj.attack;
  if (choice.kind !== 'duel') return choice.text;
  return challengeOf(
    choice,
    choices.filter(({ kind }) => kind === 'duel'),
    nameOf,
  );
}

/** Names of the cards on the planet, by number; whole: with what tells versions apart. */
function useCardNames({ sides }: Moment): Naming {
  const facts = usePage((page) => page.facts);
  return (card, whole) => {
    const view = sides.flatMap(({ cards }) => cards).find((each) => each.card === card);
    const known = facts.get(view?.face ?? '');
    return known === undefined ? messages.aCard : whole ? known.title : known.name;
  };
}

interface AskPanelProps {
  readonly table: TableControl;
  readonly plan: PlanControl | null;
}

export function AskPanel({ table, plan }: AskPanelProps) {
  const { moment, listed } = table;
  const { question } = moment;
  const title = useTitle(moment);
  const happening = useHappening();
  const nameOf = useCardNames(moment);
  if (table.idle || question === null) return <Waiting moment={moment} happening={happening} />;
  const actions = plan === null ? listed.filter((choice) => !isPrimary(choice)) : [];
  const primary = listed.find(isPrimary);
  const hint =
    table.selected < 0 && (plan !== null || table.able.size > 0) ? (yj.hints[question.kind] ?? yj.pickHint) : '';
  const detail = detailOf(moment);
  return (
    <AskFrame title={title} told={detail === '' ? null : <p className="detail-text">{detail}</p>}>
      {hint === '' ? null : <p className="hint">{hint}</p>}
      <NoticeLine />
      <DestinyLine odds={moment.destiny} />
      <Answers choices={actions} wording={(choice) => wordingOf(choice, actions, nameOf)} table={table} />
      <div className="main-answers">
        {plan === null ? null : <Primary kind="fight" text={yj.plan.go} onClick={plan.fight} />}
        {primary === undefined ? null : (
          <Primary
            kind={primary.kind}
            text={primaryWording(primary, moment)}
            quiet={isWeak(primary, moment)}
            onClick={() => table.answer(primary)}
          />
        )}
        {/* Where one answer is left, as in a guided game, there is nothing to pass over. */}
        {question.choices.length > 1 ? <EndTurn kind={question.kind} /> : null}
        <Undo />
      </div>
    </AskFrame>
  );
}
