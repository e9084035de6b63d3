/** What decided the game: the moment in the words of the log, its dice, and what it did to the chance to win. */
import { resultTexts as say } from '../../messages/result-en.ts';
import type { Story, Turning } from '../../session/story.ts';
import { Face, useIsSomebody } from './Face.tsx';
import type { ResultParts } from './parts.ts';
import type { Who } from './who.ts';

interface TurningPointProps {
  readonly story: Story;
  readonly turning: Turning;
  readonly parts: ResultParts;
  readonly who: Who;
  /** Null: there is nothing to watch it in yet. */
  readonly onWatch: ((decision: number) => void) | null;
}

/** Where the pips of a die lie, and on which faces. */
const PIPS: readonly (readonly [x: number, y: number, faces: readonly number[]])[] = [
  [12, 12, [1, 3, 5]],
  [6.5, 6.5, [2, 3, 4, 5, 6]],
  [17.5, 17.5, [2, 3, 4, 5, 6]],
  [17.5, 6.5, [4, 5, 6]],
  [6.5, 17.5, [4, 5, 6]],
  [6.5, 12, [6]],
  [17.5, 12, [6]],
];

const WIDE = 132;
const HIGH = 40;

/** The chance over the whole game, with the moment on it. */
function Trace({ chances, at }: { readonly chances: readonly number[]; readonly at: number }) {
  const x = (i: number): number => (WIDE * i) / Math.max(1, chances.length - 1);
  const y = (chance: number): number => 3 + (HIGH - 6) * (1 - chance);
  return (
    <svg className="trace-of-chance" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <path className="even" d={`M0 ${HIGH / 2}H${WIDE}`} />
      <path
        className="curve"
        d={chances.map((chance, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(chance).toFixed(1)}`).join('')}
      />
      {at < 0 ? null : <circle cx={x(at)} cy={y(chances[at]!)} r={3.6} />}
    </svg>
  );
}

export function TurningPoint({ story, turning, parts, who, onWatch }: TurningPointProps) {
  const { turn, isLast, lines, cards, dice } = turning;
  const [first, ...more] = lines;
  // One's own chance where there is one, else the winner's.
  const isMine = who.me !== null;
  const mine = isMine && who.nameOf(story.seat) !== null ? (chance: number) => 1 - chance : (chance: number) => chance;
  const [from, to] = [mine(turning.from), mine(turning.to)];
  const after = story.samples.findIndex(
    ({ chance }, i) => chance === turning.to && story.samples[i - 1]?.chance === turning.from,
  );
  // Persons before what they carry; what names nobody is told with the first of either side.
  const isSomebody = useIsSomebody(parts);
  const named = cards.length > 0 ? cards : story.heroes.flatMap(([hero]) => hero ?? []);
  const shown = [...named].sort((a, b) => Number(isSomebody(b)) - Number(isSomebody(a)));
  const title = isLast ? say.turning(turn) : who.winners.length === 0 ? say.swing(turn) : say.largest(turn);
  return (
    <section className="box turning">
      <div className={`vignette of${Math.min(2, shown.length)}`}>
        {shown.slice(0, 2).map((card) => (
          <Face key={card} face={card} parts={parts} />
        ))}
      </div>
      <div className="told">
        <h3>{title}</h3>
        <p className="headline">{first}</p>
        {more.map((line) => (
          <p key={line} className="outcome">
            {line}
          </p>
        ))}
        <div className="in-odds">
          {dice === null ? null : (
            <span className="story-dice" role="img" aria-label={say.dice(dice.dice)}>
              {dice.dice.map((die, i) => (
                <svg key={i} className={die >= dice.hit ? 'hit' : ''} viewBox="0 0 24 24" aria-hidden="true">
                  {PIPS.filter(([, , faces]) => faces.includes(die)).map(([x, y]) => (
                    <circle key={`${x} ${y}`} cx={x} cy={y} r={2.3} />
                  ))}
                </svg>
              ))}
            </span>
          )}
          <p className="chance" title={say.judged}>
            {say.chance(isMine ? null : who.nameOf(story.seat))}{' '}
            <b className={from > to ? 'high' : 'low'}>{say.percent(from)}</b> <span aria-hidden="true">→</span>
            <span className="visually-hidden">{say.leadsTo}</span>{' '}
            <b className={from > to ? 'low' : 'high'}>{say.percent(to)}</b>
          </p>
          <Trace chances={story.samples.map(({ chance }) => mine(chance))} at={after} />
          {onWatch === null ? null : (
            <button type="button" className="link" onClick={() => onWatch(turning.decision)}>
              {say.watch}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
