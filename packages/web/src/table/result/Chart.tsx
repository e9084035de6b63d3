/** What matters in the game over its turns, a line for each team; the same as a table for those who do not see it. */
import { useMemo } from 'react';
import { resultTexts as say, type StoryTexts } from '../../messages/result-en.ts';
import type { Story } from '../../session/story.ts';
import { useRoom } from '../useRoom.ts';

export interface ChartProps {
  readonly story: Story;
  readonly texts: StoryTexts;
  /** How a team is called, and the side whose colour it has. */
  readonly teamName: (team: number) => string;
  readonly sideOf: (team: number) => number;
}

const EDGE = { left: 28, right: 14, top: 12, bottom: 20 };
const HELD = 18;
/** Room for the number of a turn. */
const LABEL = 26;

/** A round number for the top of the chart, and the lines below it. */
export function scaleOf(most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 25, 50].find((n) => most / n <= 4) ?? Math.ceil(most / 4);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step);
}

/** Light is a circle, Dark a diamond. */
function Mark({
  side,
  x,
  y,
  r,
}: {
  readonly side: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) {
  if (side === 1) return <circle cx={x} cy={y} r={r} />;
  if (side === 3) return <path d={`M${x} ${y - r * 1.2}l${r * 1.2} ${r * 2.2}h${-r * 2.4}z`} />;
  return (
    <path d={`M${x} ${y - r * 1.25}l${r * 1.25} ${r * 1.25}l${-r * 1.25} ${r * 1.25}l${-r * 1.25} ${-r * 1.25}z`} />
  );
}

export function Chart({ story, texts, teamName, sideOf }: ChartProps) {
  const [watch, { width, height }] = useRoom({ width: 480, height: 180 });
  const { turns, lines, held, turning } = story;
  const scale = useMemo(() => scaleOf(Math.max(1, ...lines.flatMap(({ values }) => values))), [lines]);
  const below = EDGE.bottom + (held.length > 0 ? HELD : 0);
  const top = scale.at(-1)!;
  const x = (i: number): number =>
    turns.length === 1
      ? (EDGE.left + width - EDGE.right) / 2
      : EDGE.left + 14 + ((width - EDGE.left - EDGE.right - 28) * i) / (turns.length - 1);
  const y = (value: number): number => EDGE.top + (height - EDGE.top - below) * (1 - value / top);
  const each = Math.max(1, Math.ceil((turns.length * LABEL) / Math.max(1, width - EDGE.left - EDGE.right)));
  const decided = turning === null ? -1 : turns.indexOf(turning.turn);
  const apart = turns.length < 2 ? width : x(1) - x(0);
  return (
    <>
      <div className="chart" ref={watch}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {scale.map((value) => (
            <g key={value} className="rule">
              <path d={`M${EDGE.left} ${y(value)}H${width - EDGE.right}`} />
              <text x={EDGE.left - 6} y={y(value) + 4} textAnchor="end">
                {value}
              </text>
            </g>
          ))}
          {decided >= 0 ? (
            <rect
              className="decided"
              x={x(decided) - Math.min(14, apart / 2)}
              y={EDGE.top - 8}
              width={Math.min(28, apart)}
              height={height - EDGE.top - below + 16}
              rx={5}
            />
          ) : null}
          {lines.map(({ team, values }) => (
            <g key={team} className={`line side${sideOf(team)}`}>
              <path
                className="area"
                d={`M${x(0)} ${y(0)}${values.map((value, i) => `L${x(i)} ${y(value)}`).join('')}L${x(values.length - 1)} ${y(0)}Z`}
              />
              <path
                className="trace"
                pathLength={1}
                d={values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(value)}`).join('')}
              />
              {apart < 12
                ? null
                : values.map((value, i) => <Mark key={i} side={sideOf(team)} x={x(i)} y={y(value)} r={3.4} />)}
            </g>
          ))}
          {turns.map((turn, i) =>
            i === decided || (i % each === 0 && (decided < 0 || Math.abs(x(i) - x(decided)) >= LABEL)) ? (
              <text
                key={turn}
                className={i === decided ? 'turn now' : 'turn'}
                x={x(i)}
                y={height - below + 16}
                textAnchor="middle"
              >
                {turn}
              </text>
            ) : null,
          )}
          {held.map((places, i) =>
            i % each === 0
              ? places.map((team, place) => {
                  const at = x(i) + (place - (places.length - 1) / 2) * 8;
                  return (
                    <g key={`${i} ${place}`} className={team < 0 ? 'held' : `held side${sideOf(team)}`}>
                      {team < 0 ? (
                        <path d={`M${at - 2.5} ${height - 8}h5`} />
                      ) : (
                        <Mark side={sideOf(team)} x={at} y={height - 8} r={3.2} />
                      )}
                    </g>
                  );
                })
              : null,
          )}
        </svg>
      </div>
      {held.length > 0 ? <p className="note">{texts.held}</p> : null}
      {/* A table itself would keep its size. */}
      <div className="visually-hidden">
        <table>
          <caption>{texts.chart}</caption>
          <thead>
            <tr>
              <th scope="col">{say.turnColumn}</th>
              {lines.map(({ team }) => (
                <th key={team} scope="col">{`${teamName(team)}: ${texts.measure}`}</th>
              ))}
              {held.length > 0
                ? texts.places.map((place) => (
                    <th key={place} scope="col">
                      {say.heldColumn(place)}
                    </th>
                  ))
                : null}
            </tr>
          </thead>
          <tbody>
            {turns.map((turn, i) => (
              <tr key={turn}>
                <th scope="row">{turn}</th>
                {lines.map(({ team, values }) => (
                  <td key={team}>{values[i]}</td>
                ))}
                {(held[i] ?? []).map((team, place) => (
                  <td key={place}>{team < 0 ? say.nobody : teamName(team)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
