/** The rounds: who sits where, and how it ended. Results of earlier rounds can be corrected. */
import {
  draftPods,
  isDone,
  isElimination,
  type Match,
  record,
  type Round,
  type Score,
  type Stage,
  stageOf,
  type Tournament,
} from '@dejarik/tournament';
import { tournamentMessages as say } from '../../messages/tournament-en.ts';

const score = (first: number, second: number, draws = 0): Score => ({ first, second, draws });

/** The results that a match can have, from the best for the first player down. */
const OF_ONE: readonly Score[] = [score(1, 0), score(0, 0, 1), score(0, 1)];
const OF_THREE: readonly Score[] = [
  score(2, 0),
  score(2, 1),
  score(1, 0),
  score(1, 1),
  score(0, 0),
  score(0, 1),
  score(1, 2),
  score(0, 2),
];

const keyOf = ({ first, second, draws }: Score): string => `${first}-${second}-${draws}`;

/** Also one that was written down elsewhere, with drawn games in it. */
function scoresFor(stage: Stage, now: Score | null): readonly Score[] {
  const usual = (stage.bestOf === 1 ? OF_ONE : OF_THREE).filter(
    ({ first, second }) => !isElimination(stage) || first !== second,
  );
  return now === null || usual.some((known) => keyOf(known) === keyOf(now)) ? usual : [...usual, now];
}

const scoreText = ({ first, second }: Score, names: readonly [string, string]): string => {
  if (first === second) return say.draw(first);
  return first > second ? say.wins(names[0], first, second) : say.wins(names[1], second, first);
};

interface RowProps {
  readonly t: Tournament;
  readonly stage: Stage;
  readonly match: Match;
  readonly table: number;
  readonly onScore: (score: Score | null) => void;
}

function Row({ t, stage, match: { first, second, score: now }, table, onScore }: RowProps) {
  const name = (player: number): string => t.players[player]!.name;
  if (first === null || second === null)
    return (
      <tr>
        <td>{table + 1}</td>
        <td colSpan={2}>
          {first === null ? (
            say.nobody
          ) : (
            <>
              <b>{name(first)}</b> {say.bye}
            </>
          )}
        </td>
      </tr>
    );
  const names = [name(first), name(second)] as const;
  const scores = scoresFor(stage, now);
  return (
    <tr>
      <td>{table + 1}</td>
      <td>
        <b>{names[0]}</b> <span className="versus">{say.against}</span> <b>{names[1]}</b>
      </td>
      <td>
        <select
          className={now === null ? 'open' : undefined}
          aria-label={say.resultOf(table + 1, ...names)}
          value={now === null ? '' : keyOf(now)}
          onChange={(event) => onScore(scores.find((known) => keyOf(known) === event.target.value) ?? null)}
        >
          <option value="">{say.unplayed}</option>
          {scores.map((known) => (
            <option key={keyOf(known)} value={keyOf(known)}>
              {scoreText(known, names)}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}

interface PodsProps {
  readonly t: Tournament;
  readonly stage: number;
  /** At the first round of a draft everybody looks for their seat; later only who wants to know. */
  readonly open: boolean;
}

function Pods({ t, stage, open }: PodsProps) {
  return (
    <details className="pods" open={open}>
      <summary>{say.pods}</summary>
      <p className="about">{say.podsHint}</p>
      <div>
        {draftPods(t, stage).map((pod, i) => (
          <section key={i} aria-labelledby={`pod-${i}`}>
            <h3 id={`pod-${i}`}>{say.pod(i + 1)}</h3>
            <ol>
              {pod.map((player) => (
                <li key={player}>{t.players[player]!.name}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </details>
  );
}

interface Props {
  readonly t: Tournament;
  readonly round: Round;
  /** Its number, from 0 on. */
  readonly number: number;
  readonly change: (next: () => Tournament) => boolean;
}

export function RoundTable({ t, round, number, change }: Props) {
  const stage = stageOf(t, round);
  const left = round.matches.filter((match) => !isDone(match)).length;
  return (
    <>
      <p className="about">{say.about(stage.system, stage.mode, stage.bestOf, stage.minutes)}</p>
      {stage.mode === 'draft' ? (
        <Pods key={number} t={t} stage={round.stage} open={t.rounds[number - 1]?.stage !== round.stage} />
      ) : null}
      <table className="pairings">
        <thead>
          <tr>
            <th scope="col">{say.table}</th>
            <th scope="col">{say.match}</th>
            <th scope="col">{say.result}</th>
          </tr>
        </thead>
        <tbody>
          {round.matches.map((match, table) => (
            <Row
              key={table}
              t={t}
              stage={stage}
              match={match}
              table={table}
              onScore={(result) => change(() => record(t, number, table, result))}
            />
          ))}
        </tbody>
      </table>
      <p className="about no-print" role="status">
        {say.left(left)}
      </p>
    </>
  );
}
