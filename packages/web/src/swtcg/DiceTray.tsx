/** The dice: they roll, are rerolled, and count hits in view. */
import type { CSSProperties } from 'react';
import { messages } from '../messages/index.ts';
import type { Choice, DiceView } from '../session/swtcg/moment.ts';
import { paceOf } from '../shell/speed.ts';
import { usePage } from './page.ts';
import { type Mark, marksOf, type Throw } from './throwing.ts';
import type { TableControl } from './useTable.ts';

/** Where the pips of each face stand, in quarters of the die. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[2, 2]],
  [
    [1, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 3],
    [2, 3],
    [3, 3],
  ],
];

const Face = ({ value }: { readonly value: number }) =>
  (PIPS[value] ?? []).map(([row, column]) => (
    <u key={`${row}${column}`} style={{ top: `${row * 25}%`, left: `${column * 25}%` }} />
  ));

/** A die that is only looked at; `lands`: when it comes to lie, 0: it lies there. */
export const Lying = ({
  value,
  mark,
  lands,
}: {
  readonly value: number;
  readonly mark: Mark;
  readonly lands: number;
}) => (
  <span
    className={`die ${mark} ${lands > 0 ? 'falling' : ''}`}
    style={{ '--lands': `${lands}ms` } as CSSProperties}
    role="img"
    aria-label={messages.dieLabel(value, mark === 'hit')}
  >
    <Face value={value} />
  </span>
);

interface DieProps {
  readonly value: number;
  readonly mark: Mark;
  readonly lands: number;
  readonly choice: Choice | undefined;
  readonly picked: boolean;
  readonly onPick: (choice: Choice) => void;
}

function Die({ value, mark, lands, choice, picked, onPick }: DieProps) {
  if (choice === undefined) return <Lying value={value} mark={mark} lands={lands} />;
  return (
    <button
      type="button"
      className={`die ${mark} ${picked ? 'picked' : ''} able`}
      data-choice="die"
      aria-label={messages.reroll(value)}
      onClick={() => onPick(choice)}
    >
      <Face value={value} />
    </button>
  );
}

/** What the dice are for. */
export function useHeading(dice: DiceView | null): string {
  const facts = usePage((page) => page.facts.get(dice?.face ?? ''));
  if (dice?.rollFor === 'build') return messages.buildRoll;
  return dice === null || facts === undefined ? messages.dice : messages.rollsFor[dice.rollFor](facts.title);
}

/** The dice that lie there, and how they fall; those of an attack that is over make room for the next. */
function useDice({ moment }: TableControl): { readonly dice: DiceView | null; readonly fall: Throw | null } {
  const scene = usePage((page) => (page.past === null ? page.scene : null));
  if (scene !== null && scene.thrown !== null) return { dice: scene.dice, fall: scene.thrown };
  const declared = scene?.attack ?? null;
  const isNext = declared !== null && declared.attacker !== moment.attack?.attacker;
  return { dice: isNext || moment.dice?.over === true ? null : moment.dice, fall: null };
}

export function DiceTray({ table }: { readonly table: TableControl }) {
  const pace = usePage((page) => paceOf(page.settings));
  const { dice, fall } = useDice(table);
  const heading = useHeading(dice);
  if (dice === null)
    return (
      <section className="dice empty" aria-label={messages.dice}>
        <h2>{messages.noDice}</h2>
      </section>
    );
  const marks = marksOf(dice);
  const counts = marks.some((mark) => mark !== '');
  const choiceFor = (i: number): Choice | undefined => table.choices.find(({ kind, n }) => kind === 'die' && n === i);
  const { question } = table.moment;
  const picked = question?.kind === 'die' ? question.picked : [];
  const active = table.moment.attack !== null || fall !== null || question?.kind === 'die';
  return (
    <section className={`dice ${active ? 'active' : ''}`} aria-label={messages.dice}>
      <h2>{heading}</h2>
      <div className="tray" style={{ '--counted': `${(fall?.counted ?? 0) * pace}ms` } as CSSProperties}>
        {dice.dice.map((value, i) => (
          <Die
            key={`${dice.roll}-${i}-${value}`}
            value={value}
            mark={marks[i]!}
            lands={(fall?.landings[i] ?? 0) * pace}
            choice={choiceFor(i)}
            picked={picked.includes(i)}
            onPick={table.answer}
          />
        ))}
        {counts ? (
          <span className={`sum ${fall === null ? '' : 'counting'}`} key={`${dice.roll}-${dice.dice.join('')}`}>
            <b>{dice.hits}</b> {messages.hits(dice.hits)}
            {dice.critical > 0 ? <span> {messages.critical(dice.critical)}</span> : null}
            {dice.accuracy > 0 ? <span> {messages.accuracy(dice.accuracy)}</span> : null}
          </span>
        ) : null}
      </div>
    </section>
  );
}
