/** The player's own card images, if there are some: from an address, or from a folder kept in the browser. */
import type { CardFacts } from '../session/protocol.ts';
import { useFolder } from '../shell/folder.ts';
import { useStore } from '../shell/store.ts';

const plainName = (title: string): string => title.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_|_$/gu, '');

/** `{set}`, `{number}` and `{name}` stand for the card. */
const addressOf = (address: string, facts: CardFacts): string =>
  address
    .replaceAll('{set}', facts.set)
    .replaceAll('{number}', String(facts.number))
    .replaceAll('{name}', plainName(facts.title));

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '');

/** Names under which a file may hold the card, as the folder keeps them: letters and digits only. */
const fileNames = (facts: CardFacts): string[] => [
  bare(facts.set + facts.number),
  bare(facts.set + String(facts.number).padStart(3, '0')),
  bare(facts.title),
];

export function useImage(facts: CardFacts): string | null {
  const address = useStore((page) => page.settings.images);
  const wanted = useStore((page) => page.settings.folder);
  const file = useFolder((folder) =>
    wanted
      ? (fileNames(facts)
          .map((name) => folder.urls.get(name))
          .find(Boolean) ?? null)
      : null,
  );
  if (file !== null) return file;
  return address === '' ? null : addressOf(address, facts);
}
