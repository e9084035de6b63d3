/** What happened, in sentences: cards and rules to look at, moments to jump back to. */
import { memo } from 'react';
import { Link } from 'wouter';
import { messages } from '../messages/index.ts';
import type { GameId, LogEntry } from '../session/moment.ts';
import type { CardFacts } from '../session/protocol.ts';
import { addressOf } from '../shell/addresses.ts';
import { useStore } from '../shell/store.ts';
import { looking } from './look.ts';
import { RulesLink } from './RulesLink.tsx';

type Part = string | CardFacts;

/** The sentence cut where it names one of its cards; longer names first, because they may hold shorter ones. */
function partsOf(text: string, named: readonly CardFacts[]): readonly Part[] {
  let parts: Part[] = [text];
  for (const card of named.toSorted((a, b) => b.title.length - a.title.length))
    parts = parts.flatMap((part) =>
      typeof part === 'string'
        ? part.split(card.title).flatMap((piece, i) => (i === 0 ? [piece] : [card, piece]))
        : [part],
    );
  return parts.filter((part) => part !== '');
}

function Sentence({ entry, game }: { readonly entry: LogEntry; readonly game: GameId }) {
  const facts = useStore((page) => page.facts);
  const named = entry.cards.flatMap((id) => facts.get(id) ?? []);
  return partsOf(entry.text, named).map((part, i) => {
    if (typeof part === 'string') return part;
    return (
      <Link
        key={`${i}-${part.id}`}
        href={addressOf(game, `/cards/${part.id}`)}
        className="link"
        {...looking(part.id)}
        onClick={(event) => {
          event.preventDefault();
          useStore.getState().inspect(part.id);
        }}
      >
        {part.title}
      </Link>
    );
  });
}

interface LineProps {
  readonly game: GameId;
  readonly entry: LogEntry;
  readonly onJump: (decision: number) => void;
}

const Line = memo(function Line({ game, entry, onJump }: LineProps) {
  return (
    <p className={`${entry.level} depth${entry.depth}`}>
      <Sentence entry={entry} game={game} />
      {entry.level === 'line' ? (
        <span className="tools">
          {entry.rule === null ? null : (
            <RulesLink
              game={game}
              to={entry.rule}
              className="rule"
              aria-label={messages.ruleLink(entry.rule)}
              title={messages.ruleLink(entry.rule)}
            >
              §
            </RulesLink>
          )}
          <button
            type="button"
            className="jump"
            title={messages.jump}
            aria-label={messages.jumpTo(entry.text)}
            onClick={() => onJump(entry.decision)}
          >
            ↺
          </button>
        </span>
      ) : null}
    </p>
  );
});

/** As many lines as anybody scrolls back; the whole log is in the file. */
const SHOWN = 150;

interface LogPanelProps {
  readonly game: GameId;
  readonly log: readonly LogEntry[];
  readonly onJump: (decision: number) => void;
}

export function LogPanel({ game, log, onJump }: LogPanelProps) {
  const first = Math.max(0, log.length - SHOWN);
  return (
    <section className="log" aria-label={messages.log}>
      <h2>{messages.log}</h2>
      <div className="lines" tabIndex={0} role="log" aria-label={messages.log}>
        <div>
          {log.slice(first).map((entry, i) => (
            <Line key={first + i} game={game} entry={entry} onJump={onJump} />
          ))}
        </div>
      </div>
    </section>
  );
}
