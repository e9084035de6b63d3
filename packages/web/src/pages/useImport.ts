/** Reads deck lists in any format that we know, from files, from what is dropped or pasted, and keeps them. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../messages/index.ts';
import { sentence, sentenceOf } from '../messages/sentence.ts';
import type { GameId } from '../session/moment.ts';
import { isDeckSide } from '../session/sides.ts';
import { addressOf } from '../shell/addresses.ts';
import { GAMES } from '../shell/games.ts';
import type { OwnDeck } from '../shell/storage.ts';
import { useStore } from '../shell/store.ts';
import { editionFor } from './sides.ts';

const say = messages.decks;

/** No deck's file is larger, in bytes; others are not even read. */
const MOST_BYTES = 1_000_000;
/** So many files are taken at once. */
const MOST_FILES = 20;

interface Report {
  readonly title: string;
  /** What could not be read of it, and what was otherwise than the file may mean it. */
  readonly remarks: readonly string[];
  /** The deck that was made of what could be read, or null. */
  readonly id: string | null;
}

export type NewDeck = Pick<OwnDeck, 'name' | 'side' | 'cards' | 'edition' | 'format'>;

interface Import {
  readonly readText: (text: string, name: string) => Promise<void>;
  readonly readFiles: (files: readonly File[]) => Promise<void>;
  /** Begins a deck with these cards, and opens it. */
  readonly begin: (deck: NewDeck) => void;
  readonly reports: readonly Report[];
}

const nameOf = (file: File): string => file.name.replace(/\.\w+$/u, '');

export function useImport(game: GameId): Import {
  const adapter = useStore((page) => page.adapter);
  const changeDecks = useStore((page) => page.changeDecks);
  const [, go] = useLocation();
  const [reports, setReports] = useState<readonly Report[]>([]);
  const chosen = useStore((page) => page.settings.editions[game]);

  const add = (deck: NewDeck): string => {
    const name = deck.name === '' ? say.unnamed : deck.name;
    const { side, cards, format } = deck;
    const library = useStore.getState().libraries[game] ?? null;
    const edition = deck.edition ?? editionFor(library, side, chosen);
    const own: OwnDeck = {
      game,
      name,
      side,
      cards,
      id: crypto.randomUUID(),
      changed: Date.now(),
      ...(edition === undefined ? {} : { edition }),
      ...(format === undefined ? {} : { format }),
    };
    changeDecks((decks) => [...decks, own]);
    return own.id;
  };

  async function read(text: string, name: string, file = ''): Promise<Report> {
    try {
      const { deck, about, faults, warnings, side } = await adapter!.ask('readDeck', game, text, file);
      const remarks = [...faults, ...warnings].map(({ line, message }) => say.faultAt(line, sentence(message)));
      if (deck.cards.length === 0) return { title: say.nothing(name), remarks, id: null };
      const edition = Object.entries(GAMES[game].texts.editions).find(([, title]) => about === title)?.[0];
      const id = add({
        name: deck.name === '' ? name : deck.name,
        side: isDeckSide(side) ? side : 'Light', // of Neutral cards alone it can be either's
        cards: deck.cards,
        ...(edition === undefined ? {} : { edition }),
      });
      return { title: faults.length === 0 ? say.whole(name) : say.partly(name, faults.length), remarks, id };
    } catch (error) {
      return { title: sentenceOf(error), remarks: [], id: null };
    }
  }

  const readFile = async (file: File): Promise<Report> =>
    file.size > MOST_BYTES
      ? { title: say.tooLarge(file.name), remarks: [], id: null }
      : read(await file.text(), nameOf(file), file.name);

  /** One deck that there is nothing to remark on is opened; of everything else is told. */
  function tell(found: readonly Report[]): void {
    const [first] = found;
    if (found.length === 1 && first!.id !== null && first!.remarks.length === 0)
      go(addressOf(game, `/decks/${first!.id}`));
    else setReports(found);
  }

  return {
    reports,
    readText: async (text, name) => {
      if (adapter !== null) tell([await read(text, name)]);
    },
    readFiles: async (files) => {
      if (adapter === null || files.length === 0) return;
      const found: Report[] = [];
      for (const file of files.slice(0, MOST_FILES)) found.push(await readFile(file));
      tell(found);
    },
    begin: (deck) => go(addressOf(game, `/decks/${add(deck)}`)),
  };
}
