/** The games played last, each to be watched with one click, and figures at a glance. */
import { Link } from 'wouter';
import { messages } from '../../messages/index.ts';
import { GAMES } from '../../shell/games.ts';
import { type KeptGame, ownSeat, type PlayedGame, streakOf, type Tally, tallied } from '../../shell/history.ts';
import { watchLater } from '../../shell/watching.ts';
import { placesOf, verdictOf } from '../verdict.ts';
import { sideName } from '../../table/seats.ts';
import { sideNumber } from '../sides.ts';
import { Face } from './Face.tsx';
import { facesAgainst } from './rivals.ts';

const DAY = 86_400_000;

function whenOf(ended: number): string {
  const { past } = messages;
  const midnight = new Date().setHours(0, 0, 0, 0);
  if (ended >= midnight) return past.today;
  if (ended >= midnight - DAY) return past.yesterday;
  return new Date(ended).toLocaleDateString(undefined, { day: 'numeric', month: 'short' });
}

/** The replays open it from its beginning, with the eyes of the one who played. */
const watch = ({ replay, seats }: KeptGame, seat: number): void =>
  watchLater({ text: JSON.stringify(replay), at: 0, viewer: Math.max(0, seat), seats });

/** How the game went, turn by turn: a line for each team, without numbers. */
function Course({ game }: { readonly game: KeptGame }) {
  const { course = [] } = game;
  const turns = Math.max(0, ...course.map(({ values }) => values.length));
  // What happened in one turn is no line.
  if (turns < 2) return null;
  const most = Math.max(1, ...course.flatMap(({ values }) => values));
  const places = placesOf(game);
  return (
    <svg className="course" viewBox="-2 -2 104 34" preserveAspectRatio="none" aria-hidden="true">
      {course.map(({ team, values }) => (
        <polyline
          key={team}
          className={`side${places.find((place) => place.team === team)?.side ?? team}`}
          points={values.map((value, i) => `${(100 * i) / (turns - 1)},${30 - (30 * value) / most}`).join(' ')}
        />
      ))}
    </svg>
  );
}

interface GamesProps {
  readonly games: readonly KeptGame[];
}

/** `n`: so many of them. */
export function LastGames({ games, n }: GamesProps & { readonly n: number }) {
  const { past, history, play } = messages;
  return (
    <section className="panel last-games" aria-labelledby="last-games">
      <h2 id="last-games">
        {past.title} <Link href="/replays">{past.all(games.length)}</Link>
      </h2>
      <ul>
        {games.slice(0, n).map((game) => {
          const seat = ownSeat(game);
          const own = game.replay.decks[Math.max(seat, 0)]?.name ?? GAMES[game.game].texts.name;
          const rival = game.seats.find((_, other) => other !== Math.max(seat, 0)) ?? 'human';
          return (
            <li key={game.id} className={game.outcomes[seat] ?? 'shared'}>
              <b>{verdictOf(game)}</b>
              <span className="avatars" aria-hidden="true">
                <Face name={facesAgainst(rival, game.replay, seat)[0]!} />
              </span>
              <span>
                <span>{play.against(own, play.rivals[rival])}</span>
                <small>{past.about(GAMES[game.game].texts.name, history.turns(game.turns), whenOf(game.ended))}</small>
              </span>
              <Course game={game} />
              <Link
                href="/replays"
                onClick={() => watch(game, seat)}
                aria-label={past.watchGame(play.against(own, play.rivals[rival]))}
              >
                {past.watch}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const AROUND = 2 * Math.PI * 50;
const all = ({ won, lost, drawn }: Tally): number => won + lost + drawn;
const sum = (tallies: readonly Tally[], of: (tally: Tally) => number): number =>
  tallies.reduce((total, tally) => total + of(tally), 0);

function Bar({ name, tally, className }: { readonly name: string; readonly tally: Tally; readonly className: string }) {
  return (
    <li className={className}>
      <span>{name}</span>
      <i aria-hidden="true">
        <u style={{ width: `${(100 * tally.won) / all(tally)}%` }} />
      </i>
      <b>{messages.past.ratio(tally.won, all(tally))}</b>
    </li>
  );
}

const sideClass = (side: string): string => `side${sideNumber(side)}`;

export function AtAGlance({ games }: GamesProps) {
  const { past } = messages;
  const bySide = tallied(games, (game, seat) => sideName(placesOf(game), seat));
  const byGame = tallied(games, (game: PlayedGame) => GAMES[game.game].texts.name);
  const tallies = bySide.map(([, tally]) => tally);
  const [won, played] = [sum(tallies, (tally) => tally.won), sum(tallies, all)];
  const streak = streakOf(games);
  if (played === 0) return null;
  return (
    <section className="panel glance" aria-labelledby="glance">
      <h2 id="glance">
        {past.glance} <Link href="/replays">{past.statistics}</Link>
      </h2>
      <div>
        <svg viewBox="0 0 120 120" role="img" aria-label={past.rate(won, played)}>
          <circle className="of-all" cx="60" cy="60" r="50" />
          <circle className="won-part" cx="60" cy="60" r="50" strokeDasharray={`${(AROUND * won) / played} 400`} />
          <text x="60" y="62">
            {Math.round((100 * won) / played)}%
          </text>
          <text className="small" x="60" y="80">
            {past.rate(won, played)}
          </text>
        </svg>
        <ul>
          {bySide.map(([side, tally]) => (
            <Bar key={side} name={past.as(side)} tally={tally} className={sideClass(side)} />
          ))}
          {byGame.map(([game, tally]) => (
            <Bar key={game} name={game} tally={tally} className="" />
          ))}
          {streak === null || streak.n < 2 ? null : (
            <li className="streak">
              <b>{streak.n}</b> <span>{past.streaks[streak.outcome]}</span>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
