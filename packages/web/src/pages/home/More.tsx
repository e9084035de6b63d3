/** What is seldom changed before a game: the edition, the opponent's deck, the seed; and the other ways to play. */
import { messages } from '../../messages/index.ts';
import { FIRST_GAME } from '../../shell/games.ts';
import { useStore } from '../../shell/store.ts';
import { Dialog } from '../../table/Dialog.tsx';
import { Editions } from '../Editions.tsx';
import { ModeLinks } from '../modes/ModeLinks.tsx';
import { DeckSelect } from './DeckBox.tsx';
import type { NewGameChoice } from './useNewGame.tsx';

interface MoreProps {
  readonly choice: NewGameChoice;
  readonly onClose: () => void;
}

export function More({ choice, onClose }: MoreProps) {
  const change = useStore((page) => page.change);
  const editions = useStore((page) => page.settings.editions);
  const { play } = messages;
  const { game, library, edition, side, options, picked, opponent, chooseDeck, seed, setSeed } = choice;
  const others = [...picked.keys()].filter((seat) => seat !== side);
  return (
    <Dialog title={play.moreShort} className="more-options" onClose={onClose}>
      <Editions
        game={game}
        editions={library?.editions ?? []}
        value={edition}
        onChange={(wanted) => change({ editions: { ...editions, [game]: wanted } })}
      />
      {others.map((seat) => (
        <DeckSelect
          key={seat}
          label={opponent === 'human' ? play.deckOf(messages.sides[seat]!) : play.theirDeck}
          decks={options[seat] ?? []}
          value={picked[seat]}
          onChange={(id) => chooseDeck(seat, id)}
        />
      ))}
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
