/** The guided first game at the table: says what happens and what to do, and does it on request. */
import { useEffect, useState } from 'react';
import { messages } from '../../messages/index.ts';
import { guide as texts, type StepText } from '../../messages/guide-en.ts';
import type { GameId, MomentBase } from '../../session/moment.ts';
import { ruleAddress } from '../../shell/addresses.ts';
import { keep, learnedKey } from '../../shell/storage.ts';
import { useStore } from '../../shell/store.ts';
import './guide.css';
import { Rings } from './Rings.tsx';

/** The step at which the player takes over. */
const FREE = 'free';

/** The guided game of one game. */
export interface Lesson {
  readonly game: GameId;
  readonly steps: Readonly<Record<string, StepText>>;
  /** The selectors of what this page of the step points at. */
  pointsAt(step: string, page: number, moment: MomentBase): readonly string[];
}

export function Guide({ lesson: told }: { readonly lesson: Lesson }) {
  const moment = useStore((page) => page.moment);
  const past = useStore((page) => page.past);
  const busy = useStore((page) => page.busy);
  const [hidden, setHidden] = useState(false);
  /** The step that was explained last: it stays in view while what came of it is shown. */
  const [shown, setShown] = useState<string | null>(null);
  const lesson = moment?.lesson ?? null;
  const step = lesson?.step ?? null;

  useEffect(() => {
    if (step !== null) setShown(step);
    if (step === FREE) keep(learnedKey(told.game), true);
  }, [step, told.game]);
  // On the way from one step to the next nothing is to be chosen; where something is, the script is over.
  const over = moment?.result !== null || (moment.question?.choices.length ?? 0) > 1;
  useEffect(() => {
    if (step === null && !busy && over) setShown(null);
  }, [step, busy, over]);
  // Where only the guide can go on it must be seen, however much it was hidden before.
  const waits = lesson !== null && !lesson.mine;
  useEffect(() => {
    if (waits) setHidden(false);
  }, [waits, step]);

  if (moment === null || shown === null || past !== null) return null;
  if (hidden)
    return (
      <button type="button" className="guide-pill" onClick={() => setHidden(false)}>
        {texts.show}
      </button>
    );
  return (
    <Explanation
      lesson={told}
      step={shown}
      moment={step === shown && !busy ? moment : null}
      onHide={() => setHidden(true)}
      onPlayOn={() => setShown(null)}
    />
  );
}

interface ExplanationProps {
  readonly lesson: Lesson;
  readonly step: string;
  /** The moment that is explained, or null while the table shows what came of it. */
  readonly moment: MomentBase | null;
  readonly onHide: () => void;
  readonly onPlayOn: () => void;
}

function Explanation({ lesson, step, moment, onHide, onPlayOn }: ExplanationProps) {
  const goOn = useStore((page) => page.goOn);
  const [read, setRead] = useState({ step, page: 0 });
  const page = read.step === step ? read.page : 0;
  const turnTo = (to: number): void => setRead({ step, page: to });

  const text = lesson.steps[step];
  const order = Object.keys(lesson.steps);
  const last = page >= (text?.pages.length ?? 0) - 1;
  const free = step === FREE;
  /** The player can give the answer at the table. */
  const mine = moment?.lesson?.mine === true && !free;
  const action = !last ? texts.next : free ? texts.playOn : mine ? texts.doIt : texts.next;

  const advance = (): void => {
    if (!last) turnTo(page + 1);
    else if (free) onPlayOn();
    else void goOn();
  };
  useSpace(moment !== null && (!last || !mine), advance);

  if (text === undefined) return null;
  return (
    <aside className={`guide ${moment === null ? 'watching' : ''}`} aria-label={texts.guide} data-step={step}>
      {moment === null ? null : <Rings selectors={lesson.pointsAt(step, page, moment)} />}
      <header>
        <h2>{text.title}</h2>
        {moment === null || mine || free ? (
          <button type="button" className="close" onClick={onHide} aria-label={texts.hide} title={texts.hide}>
            –
          </button>
        ) : null}
      </header>
      <div className="says" aria-live="polite">
        <p>{text.pages[page]}</p>
        {last && text.todo !== '' ? <p className="todo">{text.todo}</p> : null}
        {last && text.rule !== undefined ? (
          <a href={ruleAddress(text.rule)} target="_blank" rel="noreferrer">
            {texts.readUp}
          </a>
        ) : null}
      </div>
      <footer>
        <span className="progress">{texts.progress(order.indexOf(step) + 1, order.length)}</span>
        {page === 0 ? null : (
          <button type="button" className="quiet" onClick={() => turnTo(page - 1)}>
            {texts.back}
          </button>
        )}
        <button
          type="button"
          className={`answer ${last && mine ? '' : 'primary'}`}
          aria-disabled={moment === null}
          onClick={advance}
          data-guide={last ? 'do' : 'next'}
        >
          <span>{action}</span>
          {last && mine ? null : <kbd aria-hidden="true">{messages.keys.space}</kbd>}
        </button>
      </footer>
    </aside>
  );
}

/** Space reads on. It is taken before the table has it, so that nothing is answered unread. */
function useSpace(active: boolean, act: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || event.repeat || document.querySelector('dialog[open]') !== null) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.matches('input, textarea, select, button:not([data-card]), a'))
        return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [active, act]);
}
