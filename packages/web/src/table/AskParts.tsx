/** The parts that the question panel of every game is made of. */
import { Fragment, type ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import type { Choice, MomentBase } from '../session/moment.ts';
import { placeOf, ruleAddress } from '../shell/addresses.ts';
import { useStore } from '../shell/store.ts';
import type { Control } from './control.ts';
import { RulesLink } from './RulesLink.tsx';
import { InTheOpen } from './HandOver.tsx';

interface AnswerProps<C extends Choice> {
  readonly choice: C;
  readonly text: string;
  /** What is told of it at the end of its line. */
  readonly aside: ReactNode;
  /** The digit that picks it; more than 9: none. */
  readonly number: number;
  readonly table: Pick<Control<MomentBase, C>, 'answer' | 'point'>;
}

function Answer<C extends Choice>({ choice, text, aside, number, table }: AnswerProps<C>) {
  return (
    <button
      type="button"
      className="answer"
      data-choice={choice.kind}
      onClick={() => table.answer(choice)}
      onPointerEnter={() => table.point(choice)}
      onPointerLeave={() => table.point(null)}
      onFocus={() => table.point(choice)}
      onBlur={() => table.point(null)}
    >
      <span>{text}</span>
      {aside}
      {number <= 9 ? <kbd aria-hidden="true">{number}</kbd> : null}
    </button>
  );
}

interface AnswersProps<C extends Choice> {
  readonly choices: readonly C[];
  readonly wording: (choice: C) => string;
  readonly aside?: (choice: C) => ReactNode;
  /** Digits mean something else here. */
  readonly keyless?: boolean;
  readonly table: AnswerProps<C>['table'];
}

/** The answers to read, each with the digit that picks it. */
export function Answers<C extends Choice>({ choices, wording, aside, keyless = false, table }: AnswersProps<C>) {
  if (choices.length === 0) return null;
  return (
    <div className="answers">
      {choices.map((choice, i) => (
        <Answer
          key={choice.index}
          choice={choice}
          text={wording(choice)}
          aside={aside?.(choice)}
          number={keyless ? Number.POSITIVE_INFINITY : i + 1}
          table={table}
        />
      ))}
    </div>
  );
}

interface PrimaryProps {
  /** What is answered, for tests and for the guide. */
  readonly kind: string;
  readonly text: string;
  /** It gives something up: it does not shine, and takes Space twice. */
  readonly quiet?: boolean;
  readonly onClick: () => void;
}

/** The answer that Space gives. */
export const Primary = ({ kind, text, quiet = false, onClick }: PrimaryProps) => (
  <button
    type="button"
    className={`answer primary ${quiet ? 'quiet-choice' : ''}`}
    data-choice={kind}
    onClick={onClick}
  >
    <span>{text}</span>
    <kbd aria-hidden="true">{quiet ? messages.keys.spaceTwice : messages.keys.space}</kbd>
  </button>
);

interface AskFrameProps {
  readonly title: string;
  /** What else is told of the question, aloud too. */
  readonly told?: ReactNode;
  readonly children: ReactNode;
}

/** The panel while something is asked. Answers are new buttons at each question: none takes over the focus of the one before. */
export function AskFrame({ title, told, children }: AskFrameProps) {
  const decision = useStore((page) => page.moment?.decision);
  return (
    <section className="ask" aria-label={messages.askLabel}>
      <div aria-live="polite">
        <h2>{title}</h2>
        {told}
      </div>
      <InTheOpen />
      <Fragment key={decision}>{children}</Fragment>
    </section>
  );
}

/** The line itself, over the table. */
function RuleOver({ rule }: { readonly rule: string }) {
  const game = placeOf(ruleAddress(rule)).game;
  return (
    <RulesLink game={game} to={rule}>
      {rule}
    </RulesLink>
  );
}

/** A refusal with its rule, or an error. */
export function NoticeLine() {
  const notice = useStore((page) => page.notice);
  if (notice === null) return null;
  return (
    <p className={`notice ${notice.calm === true ? 'calm' : ''}`} role={notice.calm === true ? 'status' : 'alert'}>
      {notice.text} {notice.rule === null ? null : <RuleOver rule={notice.rule} />}
    </p>
  );
}

export function Undo() {
  const undo = useStore((page) => page.undo);
  const can = useStore((page) => page.moment?.canUndo === true);
  if (!can) return null;
  return (
    <button type="button" className="answer undo" onClick={() => void undo()}>
      <span>{messages.undo}</span>
      <kbd aria-hidden="true">U</kbd>
    </button>
  );
}

interface WaitingProps {
  readonly moment: MomentBase;
  /** What is being shown, in words; empty: the last sentence of the log says it. */
  readonly happening: string;
}

/** The panel while nothing is asked: what is being shown, or what is waited for. */
export function Waiting({ moment, happening }: WaitingProps) {
  return (
    <section className="ask waiting" aria-label={messages.askLabel}>
      {/* The same element as where something is asked: what appears in it is spoken. */}
      <div aria-live="polite">
        <Happening moment={moment} happening={happening} />
      </div>
      <Watching />
      <NoticeLine />
    </section>
  );
}

function Happening({ moment, happening }: WaitingProps): ReactNode {
  const busy = useStore((page) => page.busy);
  const past = useStore((page) => page.past);
  const last = useStore((page) => page.log.findLast((entry) => entry.level === 'line')?.text ?? '');
  // What is over, and an earlier moment, have their way back there.
  if (moment.result !== null || past !== null) return null;
  // In a guided game nobody thinks: it goes on when the player has read on.
  const waitedFor = moment.lesson === null ? messages.thinking : messages.guideWaits;
  const shown = happening === '' ? last : happening;
  return (
    <div className="happening">
      <h2>{busy ? shown : waitedFor}</h2>
    </div>
  );
}

/** While something is shown: the next thing, by itself again, or all of it at once. */
function Watching() {
  const isShown = useStore((page) => page.busy && page.past === null);
  const isStepping = useStore((page) => page.settings.step);
  const { step, change, skipScenes } = useStore.getState();
  if (!isShown) return null;
  return (
    <div className="pacing">
      <button type="button" className="answer" onClick={step}>
        <span>{isStepping ? messages.stepNext : messages.step}</span>
        <kbd aria-hidden="true">S</kbd>
      </button>
      {isStepping ? (
        <button type="button" className="answer" onClick={() => change({ step: false })}>
          {messages.stepEnd}
        </button>
      ) : null}
      <button type="button" className="answer" onClick={skipScenes}>
        <span>{messages.skip}</span>
        <kbd aria-hidden="true">{messages.keys.space}</kbd>
      </button>
    </div>
  );
}
