/** To the guided game, with the face of a teacher. */
import { useMemo } from 'react';
import { Link } from 'wouter';
import { messages } from '../../messages/index.ts';
import type { GameId } from '../../session/moment.ts';
import { addressOf } from '../../shell/addresses.ts';
import { learnedKey, load } from '../../shell/storage.ts';
import { Face } from './Face.tsx';

export function LearnLink({ game }: { readonly game: GameId }) {
  const isLearned = useMemo(() => load(learnedKey(game)) === true, [game]);
  const { play } = messages;
  return (
    <Link href={addressOf(game, '/learn')} className="learn">
      <Face name="yoda" />
      <span>
        {isLearned ? null : <b>{play.first}</b>}
        <small>{play.learn}</small>
      </span>
    </Link>
  );
}
