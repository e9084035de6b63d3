/** The standings, and who drops out of the tournament. */
import { drop, phaseOf, reinstate, standings, type Tournament } from '@dejarik/tournament';
import { tournamentMessages as say } from '../../messages/tournament-en.ts';

interface Props {
  readonly t: Tournament;
  readonly change: (next: () => Tournament) => boolean;
}

export function Standings({ t, change }: Props) {
  const isOver = phaseOf(t) === 'over';
  const title = isOver ? say.finalStandings : say.standings;
  return (
    <section className="standings" aria-labelledby="standings">
      <h2 id="standings">{title}</h2>
      {/* On a small screen it is wider than the screen, and scrolls by keyboard too. */}
      <div className="scrolls" tabIndex={0} role="group" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.place}</th>
              <th scope="col">{say.player}</th>
              <th scope="col">{say.points}</th>
              <th scope="col">{say.record}</th>
              <th scope="col">{say.opponents}</th>
              <th scope="col">{say.games}</th>
              <th scope="col">{say.opponentsGames}</th>
              <th scope="col" className="no-print">
                {say.drop}
              </th>
            </tr>
          </thead>
          <tbody>
            {standings(t).map((row) => {
              const { name, dropped } = t.players[row.player]!;
              const isGone = dropped !== null;
              return (
                <tr key={row.player} className={isGone ? 'gone' : undefined}>
                  <td>{row.place}</td>
                  <th scope="row">
                    {name}
                    {isGone ? <small> {say.dropped}</small> : null}
                  </th>
                  <td>{row.points}</td>
                  <td>{`${row.wins}–${row.losses}–${row.draws}`}</td>
                  <td>{say.percent(row.opponentsMatches)}</td>
                  <td>{say.percent(row.games)}</td>
                  <td>{say.percent(row.opponentsGames)}</td>
                  <td className="no-print">
                    <button
                      type="button"
                      className="quiet"
                      disabled={isOver}
                      aria-label={isGone ? say.backName(name) : say.dropName(name)}
                      onClick={() => change(() => (isGone ? reinstate(t, row.player) : drop(t, row.player)))}
                    >
                      {isGone ? say.back : say.drop}
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
