/** How the game ended and how it went: the winner's heroes and what to do next, then the story. */
import '../../style/result.css';
import '../../style/result-story.css';
import '../../style/result-sizes.css';
import { byName } from '@dejarik/kernel/words';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Picture } from '../../art/portrait.ts';
import { messages } from '../../messages/index.ts';
import { resultTexts as say } from '../../messages/result-en.ts';
import { ShareButton } from '../../pages/Share.tsx';
import type { Story } from '../../session/story.ts';
import { download } from '../../shell/download.ts';
import { useStore } from '../../shell/store.ts';
import { loadPage } from '../../shell/tables.ts';
import { watchLater } from '../../shell/watching.ts';
import { Dialog } from '../Dialog.tsx';
import { Board } from './Board.tsx';
import { Chart } from './Chart.tsx';
import { Deeds } from './Deeds.tsx';
import { Heroes } from './Heroes.tsx';
import type { ResultParts } from './parts.ts';
import type { ResultProps } from './Result.tsx';
import { TurningPoint } from './TurningPoint.tsx';
import { useKeptCourse, useRecord, useStory, useTally } from './useStory.ts';
import { useWho, type Who } from './who.ts';

interface ResultScreenProps extends ResultProps {
  /** How long it was played, in milliseconds; null: that is not known. */
  readonly lasted: number | null;
  readonly onClose: () => void;
}

function useParts(game: ResultProps['moment']['game']): ResultParts | null {
  const [parts, setParts] = useState<ResultParts | null>(null);
  useEffect(() => {
    void loadPage(game)
      .then((page) => page.result())
      .then((loaded) => setParts(() => loaded));
  }, [game]);
  return parts;
}

export function ResultScreen(props: ResultScreenProps) {
  const parts = useParts(props.moment.game);
  return parts === null ? null : <Screen {...props} parts={parts} />;
}

const MINUTE = 60_000;

/** Where places decide, they are named. */
const HELD = byName({ arenas: say.holds, planets: say.controls });

/** What happened, in a sentence of the game, and who was ahead. */
function whyOf({ moment, reasons, parts }: ScreenProps, who: Who, story: Story | null): readonly string[] {
  const { reason } = moment.result!;
  const { winners, nameOf } = who;
  const [winner] = winners;
  const loser = moment.places.findIndex((_, seat) => winner !== undefined && !winners.includes(seat));
  const held = parts.placesOf(moment).filter(({ by }) => winners.includes(by));
  const told =
    winner === undefined
      ? undefined
      : held.length > 1 && HELD[reason] !== undefined
        ? HELD[reason](
            held.map(({ name }) => name),
            nameOf(winner),
          )
        : say.ranOut[reason]?.(nameOf(loser));
  const first = told ?? reasons[reason] ?? messages.reasons[reason] ?? reason;
  const turning = story?.turning ?? null;
  if (winner === undefined || turning === null || reason === 'concession') return [first];
  const name = nameOf(winner);
  return [
    first,
    turning.isLast ? say.cameBack(turning.turn, name === null, name ?? '') : say.ledAll(name === null, name ?? ''),
  ];
}

interface ScreenProps extends ResultScreenProps {
  readonly parts: ResultParts;
}

/** Those to be seen: the winner's, as far as the story knows them, or who stands on the last board. */
function useHeroes({ moment, parts }: ScreenProps, { winners }: Who, story: Story | null): readonly Picture[] {
  const facts = useStore((page) => page.facts);
  const pictureOf = parts.usePictures();
  return useMemo(() => {
    const seats = winners.length > 0 ? winners : [...moment.places.keys()];
    const told = seats.flatMap((seat) => story?.heroes[seat] ?? []);
    const standing = seats.flatMap((seat) =>
      parts
        .placesOf(moment)
        .toReversed()
        .flatMap(({ tokens }) => tokens[seat]?.flatMap(({ face }) => face ?? []) ?? []),
    );
    const pictures = [...new Set([...told, ...standing])].flatMap((id) => {
      const known = facts.get(id);
      return known === undefined || pictureOf === null ? [] : [pictureOf(known)];
    });
    const persons = [...new Set(pictures)].filter(({ layers }) => layers !== undefined);
    return (persons.length > 0 ? persons : pictures).slice(0, 3);
  }, [moment, parts, winners.join(' '), story, facts, pictureOf]);
}

function Screen(props: ScreenProps) {
  const { moment, parts, lasted, onClose } = props;
  const [, go] = useLocation();
  const who = useWho(moment);
  const told = useStory(moment);
  const story = told === 'none' ? null : told;
  const record = useRecord(moment);
  const tally = useTally(moment.game, record, who.won);
  useKeptCourse(record, story);
  const heroes = useHeroes(props, who, story);
  const again = useStore((page) => page.again);
  const repeatable = useStore((page) => page.repeatable);
  const seats = useStore((page) => page.seats) ?? [];
  const alone = useStore((page) => page.alone);
  const text = record === null ? '' : JSON.stringify(record);
  const minutes = lasted === null ? null : Math.round(lasted / MINUTE);
  const canSwap = repeatable && alone === null && new Set(seats).size > 1;
  const repeat = async (swap: boolean): Promise<void> => {
    if (!(await again(swap))) go('/');
  };
  const watch = (at: number): void => {
    watchLater({ text, at, viewer: Math.max(0, who.me ?? who.winners[0] ?? 0), seats });
    go('/replays');
  };
  return (
    <Dialog title={who.verdict} className={`result night ${who.won === false ? 'lost' : ''}`} onClose={onClose} bare>
      <section className="hero">
        <Heroes pictures={heroes} />
        <div className="hero-text">
          <p className="kick">{say.when(moment.turn, minutes)}</p>
          <h2>{who.verdict}</h2>
          <p className="why">{whyOf(props, who, story).join(' ')}</p>
        </div>
        <div className="result-actions">
          {repeatable ? (
            <button type="button" className="answer primary" onClick={() => void repeat(false)}>
              {messages.again}
            </button>
          ) : null}
          {canSwap ? (
            <button type="button" className="answer" onClick={() => void repeat(true)}>
              {say.swap}
            </button>
          ) : null}
          <button type="button" className="answer" disabled={record === null} onClick={() => watch(0)}>
            {say.replay}
          </button>
          {record === null ? null : <ShareButton kind="replay" address="/replays" text={() => text} />}
          <button
            type="button"
            className="answer"
            disabled={record === null}
            onClick={() => download('dejarik-replay.json', text)}
          >
            {messages.saveReplay}
          </button>
          <button type="button" className="answer" onClick={onClose}>
            {messages.lookTable}
          </button>
          <button type="button" className={`answer ${repeatable ? '' : 'primary'}`} onClick={() => go('/')}>
            {messages.elsewhere}
          </button>
        </div>
      </section>
      <div className="story" aria-busy={told === null}>
        {told === 'none' ? <p className="box note">{say.noStory}</p> : null}
        {told === null ? (
          <p className="box telling" role="status">
            {say.telling}
          </p>
        ) : null}
        {story === null || story.turning === null ? null : (
          <TurningPoint
            story={story}
            turning={story.turning}
            parts={parts}
            who={who}
            onWatch={record === null ? null : watch}
          />
        )}
        {story === null || story.turns.length === 0 ? null : (
          <section className="box charted">
            <header>
              <h3>{parts.texts.chart}</h3>
              <p className="legend">
                {story.lines.map(({ team, sum }) => (
                  <span key={team} className={`side${who.sideOf(team)}`}>
                    {who.teamName(team)} {sum}
                  </span>
                ))}
              </p>
            </header>
            <Chart story={story} texts={parts.texts} teamName={who.teamName} sideOf={who.sideOf} />
          </section>
        )}
        {story === null ? null : <Deeds story={story} parts={parts} who={who} places={moment.places} />}
        <Board moment={moment} parts={parts} who={who} tally={tally} />
      </div>
    </Dialog>
  );
}
