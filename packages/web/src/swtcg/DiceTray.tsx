/** The dice: they roll, are rerolled, and count hits in view. */
import { motion } from 'motion/react';
import { messages } from '../messages/index.ts';
import type { Choice, DiceView } from '../session/swtcg/moment.ts';
import { effectiveSpeed } from '../shell/speed.ts';
import { usePage } from './page.ts';
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

interface DieProps {
  readonly value: number;
  readonly mark: 'hit' | 'miss' | '';
  readonly still: boolean;
  readonly choice: Choice | undefined;
  readonly picked: boolean;
  readonly onPick: (choice: Choice) => void;
}

function Die({ value, mark, still, choice, picked, onPick }: DieProps) {
  const className = `die ${mark} ${picked ? 'picked' : ''}`;
  if (choice !== undefined)
    return (
      <button
        type="button"
        className={`${className} able`}
        data-choice="die"
        aria-label={messages.reroll(value)}
        onClick={() => onPick(choice)}
      >
        <Face value={value} />
      </button>
    );
  if (still)
    return (
      <span className={className} role="img" aria-label={messages.dieLabel(value, mark === 'hit')}>
        <Face value={value} />
      </span>
    );
  return (
    <motion.span
      className={className}
      initial={{ rotate: -260, scale: 0.3, y: -16 }}
      animate={{ rotate: 0, scale: 1, y: 0 }}
      transition={{ duration: 0.4 }}
      role="img"
      aria-label={messages.dieLabel(value, mark === 'hit')}
    >
      <Face value={value} />
    </motion.span>
  );
}

/** The highest dice are the hits: their number is counted with whatever is added to them. */
function marksOf({ dice, hits, rollFor }: DiceView): ('hit' | 'miss' | '')[] {
  if (rollFor !== 'attack' && rollFor !== 'damage') return dice.map(() => '');
  const counting = new Set([...dice.keys()].sort((a, b) => dice[b]! - dice[a]!).slice(0, hits));
  return dice.map((_, i) => (counting.has(i) ? 'hit' : 'miss'));
}

/** What the dice are for. */
export function useHeading(dice: DiceView | null): string {
  const facts = usePage((page) => page.facts.get(dice?.face ?? ''));
  if (dice?.rollFor === 'build') return messages.buildRoll;
  return dice === null || facts === undefined ? messages.dice : messages.rollsFor[dice.rollFor](facts.title);
}

export function DiceTray({ table }: { readonly table: TableControl }) {
  const still = usePage((page) => effectiveSpeed(page.settings) === 'off');
  const thrown = usePage((page) => (page.past === null ? (page.scene?.dice ?? null) : null));
  const dice = thrown ?? table.moment.dice;
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
  const active = table.moment.attack !== null || thrown !== null || question?.kind === 'die';
  return (
    <section className={`dice ${active ? 'active' : ''}`} aria-label={messages.dice}>
      <h2>{heading}</h2>
      <div className="tray">
        {dice.dice.map((value, i) => (
          <Die
            key={`${dice.roll}-${i}-${value}`}
            value={value}
            mark={marks[i]!}
            still={still}
            choice={choiceFor(i)}
            picked={picked.includes(i)}
            onPick={table.answer}
          />
        ))}
        {counts ? (
          <span className="sum">
            <b>{dice.hits}</b> {messages.hits(dice.hits)}
            {dice.critical > 0 ? <span> {messages.critical(dice.critical)}</span> : null}
            {dice.accuracy > 0 ? <span> {messages.accuracy(dice.accuracy)}</span> : null}
          </span>
        ) : null}
      </div>
    </section>
  );
}
