/** What is seldom changed before a game: the edition, the opponent's deck, the seed; and the other ways to play. */
import { messages } from '../../messages/index.ts';
import { FIRST_GAME } from '../../shell/games.ts';
import { useStore } from '../../shell/store.ts';
import { Dialog } from '../../table/Dialog.tsx';
import { Editions } from '../Editions.tsx';
import { ModeLinks } from '../modes/ModeLinks.tsx';
import { RivalDeckSelect } from './DeckBox.tsx';
import type { NewGameChoice } from './useNewGame.tsx';

interface MoreProps {
  readonly choice: NewGameChoice;
  readonly onClose: () => void;
}

export function More({ choice, onClose }: MoreProps) {
  const change = useStore((page) => page.change);
  const editions = useStore((page) => page.settings.editions);
  const { play } = messages;
  const { game, library, edition, sides, seat, picked, opponent, theirOptions, chooseTheirs, seed, setSeed } = choice;
  const theirs = [...sides.keys()].find((other) => other !== seat)!;
  return (
    <Dialog title={play.moreShort} className="more-options" onClose={onClose}>
      <Editions
        game={game}
        editions={library?.editions ?? []}
        value={edition}
        onChange={(wanted) => change({ editions: { ...editions, [game]: wanted } })}
      />
      <RivalDeckSelect
        label={opponent === 'human' ? play.deckOf(messages.allSides[sides[theirs]!]!) : play.theirDeck}
        bySide={theirOptions}
        value={picked[theirs]}
        onChange={chooseTheirs}
      />
      <label className="field">
        <span>{play.seed}</span>
        <input
          value={seed}
          maxLength={200}
          onChange={(event) => setSeed(event.target.value)}
          placeholder={play.seedHint}
        />
      </label>
      <button type="button" className="answer" onClick={onClose}>
        {play.done}
      </button>
      {game === FIRST_GAME ? <ModeLinks /> : null}
    </Dialog>
  );
}
