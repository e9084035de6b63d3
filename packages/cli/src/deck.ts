/** `dejarik deck check`: every rule of deck building that a deck file breaks. */
import { readDeckFile } from './deck-file.ts';
import { editionOf, gameNamed } from './games.ts';
import { EXIT_USER_ERROR, Output } from './output.ts';
import type { Registry } from './registry.ts';
import { sideNamed } from './seats.ts';

export interface DeckOptions {
  readonly game: string;
  readonly edition?: string;
  readonly side?: string;
  readonly json?: boolean;
}

export async function deckCheck(registry: Registry, file: string, options: DeckOptions): Promise<void> {
  const out = new Output(options);
  const kit = await gameNamed(registry, options.game);
  const { game } = kit;
  const edition = editionOf(game, options.edition);
  const { deck, faults } = readDeckFile(kit.deckCards(), file);
  const wanted = options.side ?? deck.side;
  const side = wanted === null ? -1 : sideNamed(game, wanted);
  const broken = game.checkDeck(deck, side, edition);
  const cards = deck.cards.reduce((sum, { copies }) => sum + copies, 0);
  const legal = faults.length === 0 && broken.length === 0;
  out.data({
    file,
    name: deck.name,
    side: game.sides[side]?.toLowerCase() ?? null,
    cards,
    legal,
    unknown: faults,
    broken,
  });
  if (legal) {
    out.say(
      `${file}: ${deck.name} is a legal deck of ${cards} cards${side < 0 ? '' : ` for the ${game.sides[side]} side`}.`,
    );
    return;
  }
  const messages = [
    ...faults.map(({ line, message }) => `line ${line}: ${message}`),
    ...broken.map(({ rule, message }) => `${rule}: ${message}`),
  ];
  if (!out.json) out.note(`${file}: ${deck.name} is not a legal deck.`, ...messages.map((message) => `  ${message}`));
  process.exitCode = EXIT_USER_ERROR;
}
