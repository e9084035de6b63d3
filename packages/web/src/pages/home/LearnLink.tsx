/** To the guided game, with the face of a teacher. */
import { useMemo } from 'react';
import { Link } from 'wouter';
import { messages } from '../../messages/index.ts';
import type { GameId } from '../../session/moment.ts';
import { addressOf } from '../../shell/addresses.ts';
import { learnedKey, load } from '../../shell/storage.ts';
import { Face } from './Face.tsx';

interface LearnLinkProps {
  readonly game: GameId;
  /** Whether no game of it was played to its end here. */
  readonly isNew: boolean;
}

export function LearnLink({ game, isNew }: LearnLinkProps) {
  const isLearned = useMemo(() => load(learnedKey(game)) === true, [game]);
  const { play } = messages;
  return (
    <Link href={addressOf(game, '/learn')} className="learn">
      <Face name="yoda" />
      <span>
        {isNew && !isLearned ? <b>{play.first}</b> : null}
        <small>{play.learn}</small>
      </span>
    </Link>
  );
}
