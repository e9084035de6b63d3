/** A tournament at real tables, run from here: from the players' names to the final standings. */
import { nextRound, phaseOf, standings, takeBack, type Tournament, writeTournament } from '@dejarik/tournament';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { tournamentMessages as say } from '../../messages/tournament-en.ts';
import { download } from '../../shell/download.ts';
import { Sure } from '../Sure.tsx';
import { Clock } from './Clock.tsx';
import { NewTournament } from './NewTournament.tsx';
import { Players } from './Players.tsx';
import { RoundTable } from './Rounds.tsx';
import { Standings } from './Standings.tsx';
import { useTournament } from './useTournament.ts';
import '../../style/tournament.css';

const fileName = ({ name }: Tournament): string =>
  `${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.tournament.json`;

interface RunningProps {
  readonly t: Tournament;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly change: (next: () => Tournament | null) => boolean;
  readonly children: ReactNode;
}

function Running({ t, title, change, children }: RunningProps) {
  const last = t.rounds.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = chosen === null ? last : Math.min(chosen, last);
  const round = t.rounds[shown];
  const phase = phaseOf(t);

  const pair = (): void => {
    if (!change(() => nextRound(t))) return;
    setChosen(null);
    // The button is gone; what comes next is the new round.
    heading.current?.focus();
  };
  return (
    <section className="tournament-screen running">
      <header className="screen-head">
        <h1 ref={title} tabIndex={-1}>
          {t.name}
        </h1>
        <div className="deck-actions no-print">
          <button type="button" className="answer" onClick={() => download(fileName(t), writeTournament(t))}>
            {say.save}
          </button>
          <button type="button" className="answer" onClick={() => window.print()}>
            {say.print}
          </button>
          <Sure
            ask={say.close}
            sure={say.closeSure}
            cancel={say.cancel}
            warning={say.closeWarning}
            onSure={() => change(() => null)}
          />
        </div>
      </header>
      {children}
      <div className="halves">
        <section className="rounds" aria-labelledby="round">
          <h2 id="round" ref={heading} tabIndex={-1}>
            {round === undefined ? say.counted(t.players.length) : say.round(shown + 1)}
          </h2>
          {last < 1 ? null : (
            <nav className="round-tabs no-print" aria-label={say.rounds}>
              {t.rounds.map((_, number) => (
                <button
                  key={number}
                  type="button"
                  aria-label={say.round(number + 1)}
                  aria-current={number === shown ? 'true' : undefined}
                  onClick={() => setChosen(number)}
                >
                  {number + 1}
                </button>
              ))}
            </nav>
          )}
          {round === undefined || shown !== last || phase !== 'play' ? null : (
            <Clock key={last} round={last} minutes={t.stages[round.stage]!.minutes} />
          )}
          {round === undefined ? null : <RoundTable t={t} round={round} number={shown} change={change} />}
          {phase === 'over' ? (
            <p className="winner" role="status">
              {say.winner(t.players[standings(t)[0]!.player]!.name)}
            </p>
          ) : null}
          <div className="deck-actions no-print">
            {phase === 'over' ? null : (
              <button type="button" className="answer primary" disabled={phase !== 'pair'} onClick={pair}>
                {last < 0 ? say.pairFirst : say.pair(last + 2)}
              </button>
            )}
            {last < 0 ? null : (
              <Sure
                ask={say.takeBack(last + 1)}
                sure={say.takeBackSure(last + 1)}
                cancel={say.cancel}
                onSure={() => {
                  change(() => takeBack(t));
                  setChosen(null);
                }}
              />
            )}
          </div>
        </section>
        <div>
          <Standings t={t} change={change} />
          {phase === 'over' ? null : <Players t={t} change={change} />}
        </div>
      </div>
    </section>
  );
}

export function TournamentPage() {
  const { tournament, fault, change } = useTournament();
  const isOn = tournament !== null;
  const wasOn = useRef(isOn);
  const title = useRef<HTMLHeadingElement>(null);
  // The form and the tournament take each other's place, and the focus with them.
  useEffect(() => {
    if (wasOn.current !== isOn) title.current?.focus();
    wasOn.current = isOn;
  }, [isOn]);
  const trouble =
    fault === null ? null : (
      <p className="notice" role="alert">
        {fault}
      </p>
    );
  if (tournament !== null)
    return (
      <Running t={tournament} title={title} change={change}>
        {trouble}
      </Running>
    );
  return (
    <section className="tournament-screen">
      <h1 ref={title} tabIndex={-1}>
        {say.title}
      </h1>
      <p className="lead">{say.lead}</p>
      {trouble}
      <NewTournament change={change} />
    </section>
  );
}
