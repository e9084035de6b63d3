/** The game that waits: how it stands in words, its table in small, and the way back to it. */
import { Suspense } from 'react';
import { messages } from '../../messages/index.ts';
import type { GameId, Moment } from '../../session/moment.ts';
import { download } from '../../shell/download.ts';
import { GAMES } from '../../shell/games.ts';
import type { Waiting } from '../../shell/waiting.ts';
import { useParts } from '../parts.ts';
import { Sure } from '../Sure.tsx';
import { rivalSide } from '../../table/seats.ts';
import { placesOf } from '../verdict.ts';
import { facesOf } from './Against.tsx';
import { Face } from './Face.tsx';
import { SmallTable } from './SmallTable.tsx';
import { usePeek } from './useWaiting.ts';

export const gameOf = ({ saved }: Waiting): GameId => saved.replay.game as GameId;

/** The seat of the one person who plays; -1: nobody, or several. */
function personIn({ saved: { seats, alone } }: Waiting): number {
  const seat = alone ?? seats.indexOf('human');
  return alone !== undefined || seat === seats.lastIndexOf('human') ? seat : -1;
}

/** Who plays what against whom, in one line. */
export function playersOf(waiting: Waiting): string {
  const { saved } = waiting;
  if (saved.script !== undefined) return messages.waiting.guided;
  const { decks } = saved.replay;
  const seat = personIn(waiting);
  const mine = decks[seat]?.name ?? decks[0]?.name ?? GAMES[gameOf(waiting)].texts.name;
  const rival = saved.seats.find((_, other) => other !== Math.max(seat, 0)) ?? 'human';
  return messages.waiting.players(mine, messages.play.rivals[rival]);
}

interface PartProps {
  readonly game: GameId;
  readonly moment: Moment;
}

function Words({ game, moment }: PartProps) {
  const { headline, text } = useParts(game).situation(moment);
  return (
    <>
      <h2>{headline}</h2>
      <p>{text}</p>
    </>
  );
}

const Board = ({ game, moment }: PartProps) => (
  <SmallTable game={game} columns={useParts(game).situation(moment).columns} />
);

interface WaitingGameProps {
  readonly waiting: Waiting;
  readonly onGoOn: () => void;
  readonly onRemove: () => void;
}

export function WaitingGame({ waiting, onGoOn, onRemove }: WaitingGameProps) {
  const peeked = usePeek(waiting);
  const say = messages.waiting;
  const game = gameOf(waiting);
  const { saved, left } = waiting;
  const moment = peeked !== null && 'moment' in peeked ? peeked.moment : null;
  const fault = peeked !== null && 'fault' in peeked ? peeked.fault : null;
  const seat = personIn(waiting);
  const rival = saved.seats.find((_, other) => other !== Math.max(seat, 0)) ?? 'human';
  const isAsked = moment !== null && moment.question !== null && saved.seats[moment.question.seat] === 'human';
  const plain = <h2>{fault === null ? GAMES[game].texts.name : say.unreadable}</h2>;
  return (
    <section className="waiting-game" aria-label={say.title}>
      <div className="waiting-words">
        <p className="eyebrow">{isAsked || moment === null ? say.yours : say.theirs}</p>
        {moment === null ? (
          plain
        ) : (
          <Suspense fallback={plain}>
            <Words game={game} moment={moment} />
          </Suspense>
        )}
        {fault === null ? null : <p role="alert">{say.unreadableHint(fault)}</p>}
        <p className="waiting-players">
          <span className="avatars" aria-hidden="true">
            {facesOf(rival, rivalSide(placesOf(saved), seat)).map((name) => (
              <Face key={name} name={name} />
            ))}
          </span>
          <span>
            <b>{GAMES[game].texts.name}</b>
            <small>{playersOf(waiting)}</small>
            <small>{say.left(Date.now() - left)}</small>
          </span>
        </p>
        {fault === null ? (
          <div className="row-actions">
            <button type="button" className="gold primary" onClick={onGoOn} aria-label={messages.play.goOn}>
              {messages.play.goOnShort}
            </button>
            <Sure ask={say.remove} sure={say.removeSure} cancel={say.keep} onSure={onRemove} />
          </div>
        ) : (
          <div className="row-actions">
            <button
              type="button"
              className="answer"
              onClick={() => download(`dejarik-${game}.json`, JSON.stringify(saved))}
            >
              {say.save}
            </button>
            <Sure ask={say.remove} sure={say.removeSure} cancel={say.keep} onSure={onRemove} />
          </div>
        )}
      </div>
      {moment === null ? (
        <div className="small-table night" aria-hidden="true" />
      ) : (
        <Suspense fallback={<div className="small-table night" aria-hidden="true" />}>
          <Board game={game} moment={moment} />
        </Suspense>
      )}
    </section>
  );
}
