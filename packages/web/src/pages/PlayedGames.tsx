/** The games played on this device: how each ended, and how often one wins. */
import '../style/history.css';
import { useCallback, useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';
import { sentenceOf } from '../messages/sentence.ts';
import { download } from '../shell/download.ts';
import { GAMES } from '../shell/games.ts';
import {
  allPlayed,
  forgetPlayed,
  type KeptGame,
  ownSeat,
  type PlayedGame,
  type Tally,
  tallied,
} from '../shell/history.ts';
import { rivalSide, sideName } from '../table/seats.ts';
import { facesOf } from './home/Against.tsx';
import { Face } from './home/Face.tsx';
import { ShareButton } from './Share.tsx';
import { placesOf, verdictOf } from './verdict.ts';

const SHOWN = 20;
const WHEN: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

const sideOf = (played: PlayedGame, seat: number): string =>
  `${GAMES[played.game].texts.name}, ${sideName(placesOf(played), seat)}`;
const deckOf = ({ replay }: PlayedGame, seat: number): string => replay.decks[seat]?.name ?? '';
const rivalOf = ({ seats }: PlayedGame, seat: number) => seats.find((_, other) => other !== seat) ?? 'human';
const opponentOf = (played: PlayedGame, seat: number): string => messages.history.opponents[rivalOf(played, seat)];

interface RowProps {
  readonly played: KeptGame;
  readonly onOpen: () => void;
  readonly onForget: () => void;
}

function Row({ played, onOpen, onForget }: RowProps) {
  const [sure, setSure] = useState(false);
  const { history } = messages;
  const seat = ownSeat(played);
  const { game, ended, turns, replay } = played;
  const text = (): string => JSON.stringify(replay);
  return (
    <li className={`played ${played.outcomes[seat] ?? 'shared'}`}>
      <span className="avatars" aria-hidden="true">
        {facesOf(rivalOf(played, seat), rivalSide(placesOf(played), seat)).map((name) => (
          <Face key={name} name={name} />
        ))}
      </span>
      <p>
        <b>{verdictOf(played)}</b> <span>{GAMES[game].texts.name}</span>{' '}
        <time dateTime={new Date(ended).toISOString()}>{new Date(ended).toLocaleString(undefined, WHEN)}</time>
      </p>
      <p>{history.decks(replay.decks.map(({ name }) => name))}</p>
      <p>{seat < 0 ? history.turns(turns) : history.against(opponentOf(played, seat), turns)}</p>
      <div className="row-actions">
        <button type="button" className="answer next" onClick={onOpen}>
          {history.watch}
        </button>
        <ShareButton kind="replay" address="/replays" text={text} />
        <button type="button" className="answer" onClick={() => download(`dejarik-${game}.json`, text())}>
          {messages.saveReplay}
        </button>
        <button
          type="button"
          className="answer danger"
          onClick={() => (sure ? onForget() : setSure(true))}
          onBlur={() => setSure(false)}
        >
          {sure ? history.forgetSure : history.forget}
        </button>
      </div>
    </li>
  );
}

interface TalliesProps {
  readonly title: string;
  readonly tallies: readonly (readonly [string, Tally])[];
}

function Tallies({ title, tallies }: TalliesProps) {
  const { history } = messages;
  return (
    <table className="tallies">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{history.outcomes.won}</th>
          <th scope="col">{history.outcomes.lost}</th>
          <th scope="col">{history.outcomes.drawn}</th>
          <th scope="col">{history.rate}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(([name, { won, lost, drawn }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{won}</td>
            <td>{lost}</td>
            <td>{drawn}</td>
            <td className="rate">
              <meter value={won / (won + lost + drawn)} aria-hidden="true" />
              {Math.round((100 * won) / (won + lost + drawn))} %
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface PlayedGamesProps {
  readonly onOpen: (game: KeptGame) => void;
}

export function PlayedGames({ onOpen }: PlayedGamesProps) {
  const [games, setGames] = useState<readonly KeptGame[] | null>(null);
  const [shown, setShown] = useState(SHOWN);
  const [fault, setFault] = useState<string | null>(null);
  const { history } = messages;
  const read = useCallback(async (): Promise<void> => {
    try {
      setGames(await allPlayed());
    } catch (error) {
      setFault(sentenceOf(error));
    }
  }, []);
  useEffect(() => void read(), [read]);
  const forget = async ({ id }: KeptGame): Promise<void> => {
    await forgetPlayed(id);
    await read();
  };
  if (fault !== null)
    return (
      <p className="notice" role="alert">
        {fault}
      </p>
    );
  if (games === null) return <p className="lead">{messages.loading}</p>;
  if (games.length === 0) return <p className="lead">{history.none}</p>;
  return (
    <>
      <h2>{history.title(games.length)}</h2>
      <ul className="played-games">
        {games.slice(0, shown).map((played) => (
          <Row key={played.id} played={played} onOpen={() => onOpen(played)} onForget={() => void forget(played)} />
        ))}
      </ul>
      {games.length > shown ? (
        <button type="button" className="answer" onClick={() => setShown(shown + SHOWN)}>
          {history.more}
        </button>
      ) : null}
      <h2>{history.rates}</h2>
      <div className="all-tallies">
        <Tallies title={history.bySide} tallies={tallied(games, sideOf)} />
        <Tallies title={history.byDeck} tallies={tallied(games, deckOf)} />
        <Tallies title={history.byOpponent} tallies={tallied(games, opponentOf)} />
      </div>
    </>
  );
}
