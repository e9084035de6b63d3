/** What is asked now, and the answers to read; while nothing is asked, what is happening. */
import { byName } from '@dejarik/kernel/words';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import type { Choice, Moment } from '../session/swtcg/moment.ts';
import { Answers, AskFrame, NoticeLine, Primary, Undo, Waiting } from '../table/AskParts.tsx';
import { Dialog } from '../table/Dialog.tsx';
import { NumberPicker } from '../table/NumberPicker.tsx';
import { subjectAnchor } from '../pages/rules.ts';
import { addressOf } from '../shell/addresses.ts';
import { enemiesOf, mineOf, otherSeats, seatName, sideName } from '../table/seats.ts';
import { isPrimary, isStop, isWeak } from './choices.ts';
import { useHeading } from './DiceTray.tsx';
import { AnswerOdds } from './Odds.tsx';
import { usePage } from './page.ts';
import type { TableControl } from './useTable.ts';
import { askHint, askTitle, expanded } from './words.ts';
import { wordingOf } from './wording.ts';

type Names = (card: number) => string;

const primaryText = byName<string>({ pass: messages.pass, done: messages.done });

/** What the button says that answers without choosing anything. */
export function primaryWording({ kind }: Choice, { question, attack }: Moment, names: Names): string {
  return question?.kind === 'divide' && attack !== null
    ? messages.allHits(names(attack.defender))
    : (primaryText[kind] ?? '');
}

/** The chances whose title begins with who attacks whom: general ones, in the attack, and to reroll. */
const SAYS_ATTACK: ReadonlySet<number> = new Set([1, 2, 4, 65_536, 131_072]);

/** A bid outside a contest is one for control. */
const titleOfQuestion = ({ question, contest }: Moment): string =>
  question?.kind === 'bid' && contest === null
    ? expanded.bidForControl
    : (askTitle(question?.kind ?? '') ?? question?.kind ?? '');

/** What was played and can be answered, the last first in line to be disrupted (TCG-DISR-04). */
function Disrupts({ moment, names }: { readonly moment: Moment; readonly names: Names }) {
  const all = moment.expanded?.disrupts ?? [];
  const { disrupts: say } = expanded;
  if (all.length === 0) return null;
  return (
    <ol className="disrupts" aria-label={say.title}>
      {all.map(({ what, seat, card, text, cancelled }, i) => {
        const side = seatName(moment.places, seat);
        const state = cancelled ? 'gone' : i === all.length - 1 ? 'now' : 'waits';
        return (
          <li key={`${card}-${i}`} className={state}>
            {what === 'ability' ? say.ability(side, names(card), text) : say[what](side, names(card))}
            <small>{say[state]}</small>
          </li>
        );
      })}
    </ol>
  );
}

/** Leads to what the editions say of this, beside each other; in a tab of its own, so that the game stays. */
function WhatChanged({ moment: { question, edition } }: { readonly moment: Moment }) {
  if (question === null || edition !== 'x') return null;
  const subject =
    question.kind === 'chance'
      ? (expanded.chanceSubjects[question.window] ?? expanded.chanceSubject)
      : expanded.subjects[question.kind];
  if (subject === undefined) return null;
  return (
    <a
      className="what-changed"
      href={`${addressOf('swtcg', '/rules/editions')}#${subjectAnchor(subject)}`}
      target="_blank"
      rel="noreferrer"
    >
      {expanded.rules.here(subject)}
    </a>
  );
}

function useTitle(moment: Moment, names: Names): string {
  const facts = usePage((page) => page.facts);
  const { question, attack } = moment;
  if (question === null) return '';
  if (question.kind === 'chance') {
    const { window } = question;
    const chance = messages.chanceTitle[window] ?? expanded.chanceTitle[window] ?? messages.ask['chance']!;
    return attack === null || !SAYS_ATTACK.has(window)
      ? chance
      : `${messages.attackLine(names(attack.attacker), names(attack.defender))} ${chance}`;
  }
  const text = titleOfQuestion(moment);
  const about = question.aboutFace === null ? undefined : facts.get(question.aboutFace)?.title;
  return about === undefined ? text : messages.about(about, text);
}

/** How much both sides have put out, against the limit. */
function SetupMeter({ moment }: { readonly moment: Moment }) {
  if (moment.setup === null || moment.question?.kind !== 'setup') return null;
  const { totals, limits } = moment.setup;
  const { places, viewer } = moment;
  // A team puts out units together (TCG-TROIG-02).
  const [enemy = 0] = enemiesOf(places, viewer);
  const isOfTeams = places.length > 2;
  return (
    <div className="meters">
      {[viewer, enemy].map((seat) => {
        const own = isOfTeams ? messages.yourTeam : messages.you;
        const who = seat === viewer ? own : sideName(places, seat);
        return (
          <label key={seat} className={`meter side${places[seat]?.side ?? seat}`}>
            <span>{messages.setupMeter(who, totals[seat]!, limits[seat]!)}</span>
            <progress max={limits[seat]} value={totals[seat]} />
          </label>
        );
      })}
    </div>
  );
}

/** Stopping is final: it stands apart from the answers before it, and asks once more while something is left. */
function Stop({ table }: { readonly table: TableControl }) {
  const [asks, setAsks] = useState(false);
  const { moment, choices } = table;
  const choice = choices.find(isStop);
  if (choice === undefined || moment.setup === null) return null;
  const { totals, limits } = moment.setup;
  const [total, limit] = [mineOf(totals, moment.viewer), mineOf(limits, moment.viewer)];
  const { stopping } = messages;
  return (
    <>
      <button
        type="button"
        className="answer stop-here"
        data-choice="stop"
        onClick={() => (total < limit ? setAsks(true) : table.answer(choice))}
      >
        <span>{messages.stop}</span>
      </button>
      {asks ? (
        <Dialog title={stopping.title(limit - total)} className="stopping" onClose={() => setAsks(false)} cross={false}>
          <p>{stopping.text(total, limit)}</p>
          <button type="button" className="answer primary" onClick={() => setAsks(false)}>
            {stopping.goOn}
          </button>
          <button type="button" className="answer danger" onClick={() => table.answer(choice)}>
            {stopping.stop}
          </button>
        </Dialog>
      ) : null}
    </>
  );
}

/** Both bids and what they add up to. */
function ContestSums({ moment, names }: { readonly moment: Moment; readonly names: Names }) {
  if (moment.contest === null) return null;
  const { units, bids, costs } = moment.contest;
  return (
    <dl className="contest">
      {units.map((unit, seat) =>
        unit < 0 ? null : (
          <div key={unit} className={`side${moment.places[seat]?.side ?? seat}`}>
            <dt>
              {seatName(moment.places, seat)}: {names(unit)}
            </dt>
            <dd>{messages.contestLine(costs[seat]!, bids[seat]!)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Numbers({ table }: { readonly table: TableControl }) {
  const facts = usePage((page) => page.facts);
  const { moment, numbers } = table;
  const { question, contest, viewer } = moment;
  const [first] = numbers;
  if (first === undefined || question === null) return null;
  const most = Math.max(...numbers.map(({ n }) => n));
  if (first.kind === 'bid' && contest !== null) {
    const mine = mineOf(contest.costs, viewer);
    const theirs = Math.max(
      ...otherSeats(contest.bids, viewer).map((seat) => contest.costs[seat]! + contest.bids[seat]!),
    );
    // Dark wins a tie (TCG-PRIME-01).
    const enough = theirs - mine + (moment.places[viewer]?.side === 0 ? 0 : 1);
    return (
      <NumberPicker
        choices={numbers}
        best={Math.min(most, Math.max(enough, Math.min(...numbers.map(({ n }) => n))))}
        hint={(n) => messages.wouldBe(mine + n, theirs)}
        confirm={messages.bidOf}
        label={messages.bidAmount}
        onPick={table.answer}
      />
    );
  }
  const built = moment.sides.flatMap((side) => side.building).find(({ card }) => card === question.about);
  const cost = facts.get(built?.face ?? '')?.cost ?? 0;
  const missing = question.kind === 'howMany' && built !== undefined ? cost - built.counters : 0;
  return (
    <NumberPicker
      choices={numbers}
      best={missing > 0 ? Math.min(missing, most) : most}
      hint={(n) => (missing > 0 && n === missing ? messages.needed(n) : '')}
      confirm={messages.takes}
      label={titleOfQuestion(moment)}
      onPick={table.answer}
    />
  );
}

function PassOn() {
  const passUntil = usePage((page) => page.passUntil);
  return (
    <p className="pass-on">
      {messages.passLabel}{' '}
      <button type="button" className="quiet" onClick={() => void passUntil('event')}>
        {messages.passEvent}
      </button>{' '}
      <button type="button" className="quiet" onClick={() => void passUntil('step')}>
        {messages.passStep}
      </button>{' '}
      <button type="button" className="quiet" onClick={() => void passUntil('turn')}>
        {messages.passTurn}
      </button>
    </p>
  );
}

/** What the scene shows, in words. */
function useHappening(names: Names): string {
  const scene = usePage((page) => page.scene);
  const played = usePage((page) => page.facts.get(page.scene?.face ?? '')?.title);
  const rolls = useHeading(scene?.dice ?? null);
  const places = usePage((page) => page.moment?.places) ?? [];
  if (scene === null) return '';
  if (scene.kind === 'play') return `${messages.played(seatName(places, scene.seat))} ${played ?? ''}`;
  if (scene.attack !== null) return messages.attackLine(names(scene.attack.attacker), names(scene.attack.defender));
  return scene.dice === null ? '' : rolls;
}

/** Where one person plays both sides: for which of them it is asked. */
function AskedFor({ seat }: { readonly seat: number }) {
  const isAlone = usePage((page) => page.alone !== null);
  const places = usePage((page) => page.moment?.places) ?? [];
  if (!isAlone) return null;
  return <p className={`asked-for side${places[seat]?.side ?? seat}`}>{messages.askedFor(sideName(places, seat))}</p>;
}

export function AskPanel({ table, names }: { readonly table: TableControl; readonly names: Names }) {
  const { moment, listed } = table;
  const { question } = moment;
  const title = useTitle(moment, names);
  const happening = useHappening(names);
  const actions = listed.filter((choice) => !isPrimary(choice) && !isStop(choice));
  const primary = listed.find(isPrimary);
  if (table.idle || question === null) return <Waiting moment={moment} happening={happening} />;
  const hint =
    table.selected < 0 && actions.length === 0 && table.able.size > 0
      ? (askHint(question.kind) ?? messages.pickHint)
      : '';
  return (
    <AskFrame
      title={title}
      told={
        <>
          <Disrupts moment={moment} names={names} />
          <AskedFor seat={question.seat} />
          {question.detail === '' ? null : <p className="detail-text">{question.detail}</p>}
          <WhatChanged moment={moment} />
          {question.left === 0 ? null : <p>{messages.countersLeft(question.left)}</p>}
          {moment.pending.map(({ unit, source, n }) => (
            <p key={`${unit}-${source}`}>{messages.pending(n, names(source), names(unit))}</p>
          ))}
        </>
      }
    >
      <Stop key={moment.decision} table={table} />
      <SetupMeter moment={moment} />
      <ContestSums moment={moment} names={names} />
      {hint === '' ? null : <p>{hint}</p>}
      <NoticeLine />
      <Numbers table={table} />
      <Answers
        choices={actions}
        wording={(choice) => wordingOf(choice, question, names)}
        aside={({ odds }) => <AnswerOdds odds={odds} />}
        table={table}
      />
      <div className="main-answers">
        {primary === undefined ? null : (
          <Primary
            kind={primary.kind}
            text={primaryWording(primary, moment, names)}
            quiet={isWeak(moment)}
            onClick={() => table.answer(primary)}
          />
        )}
        <Undo />
      </div>
      {question.kind === 'chance' ? <PassOn /> : null}
    </AskFrame>
  );
}
