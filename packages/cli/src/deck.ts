/** `dejarik deck`: every rule of deck building that a deck file breaks; a deck file in another format. */
import { brief, type CardIndex, DECK_FORMATS, type DeckFormat, formatOfFile } from '@dejarik/kernel';
import { readDeckFile, warningLines } from './deck-file.ts';
import { writeText } from './files.ts';
import { type CardOptions, editionOf, formatAsked, gameNamed } from './games.ts';
import { EXIT_USER_ERROR, Output, UserError } from './output.ts';
import type { Registry } from './registry.ts';
import { sideName, sideNamed } from './seats.ts';

export interface DeckOptions extends CardOptions {
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
  const { deck, faults, warnings: ofFile } = readDeckFile(kit.deckCards(), file);
  const wanted = options.side ?? deck.side;
  const side = wanted === null ? -1 : sideNamed(game, wanted);
  const organised = await kit.organised?.();
  const format = formatAsked(game, organised, options);
  const broken = [
    ...game.checkDeck(deck, side, edition),
    ...(format === null ? [] : (organised?.faults(deck, format) ?? [])),
  ];
  const cards = deck.cards.reduce((sum, { copies }) => sum + copies, 0);
  const legal = faults.length === 0 && broken.length === 0;
  const warnings = [...ofFile, ...((legal ? kit.deckWarnings?.(deck) : undefined) ?? [])];
  out.data({
    file,
    name: deck.name,
    side: sideName(game, side)?.toLowerCase() ?? null,
    cards,
    legal,
    unknown: faults,
    broken,
    warnings,
  });
  if (legal) {
    out.say(
      `${file}: ${deck.name} is a legal deck of ${cards} cards${side < 0 ? '' : ` for the ${sideName(game, side)} side`}.`,
    );
  } else {
    const messages = [...faults.map(faultLine), ...broken.map(({ rule, message }) => `  ${rule}: ${message}`)];
    if (!out.json) out.note(`${file}: ${deck.name} is not a legal deck.`, ...messages);
    process.exitCode = EXIT_USER_ERROR;
  }
  if (!out.json) out.note(...warningLines(file, warnings));
}

export interface ConvertOptions {
  readonly game: string;
  readonly side?: string;
  readonly as?: string;
  readonly json?: boolean;
}

/** Writes the deck of one file into another; nothing is written of a deck that cannot be read whole. */
export async function deckConvert(
  registry: Registry,
  from: string,
  to: string,
  options: ConvertOptions,
): Promise<void> {
  const out = new Output(options);
  const kit = await gameNamed(registry, options.game);
  const { game } = kit;
  const cards = kit.deckCards();
  const format = formatFor(cards, game.name, to, options.as);
  const { deck, faults, warnings } = readDeckFile(cards, from);
  if (faults.length > 0) {
    out.note(`${brief(from)} cannot be read whole; nothing is written.`, ...faults.map(faultLine));
    process.exitCode = EXIT_USER_ERROR;
    return;
  }
  const wanted = options.side ?? deck.side ?? cards.sideOf(deck.cards.map(({ id }) => cards.card(id)));
  if (wanted === null)
    throw new UserError(
      `${brief(from)} does not say which side it is for. Say it with --side, as in --side ${game.sides[0]!.toLowerCase()}.`,
    );
  const side = sideName(game, sideNamed(game, wanted))!;
  writeText(to, format.write(cards, { ...deck, side }));
  out.data({ file: to, format: format.id, name: deck.name, side: side.toLowerCase(), warnings });
  if (!out.json) out.note(...warningLines(from, warnings));
  out.say(`${to}: ${deck.name} (${side}) for ${format.name}.`);
}

const faultLine = ({ line, message }: { readonly line: number; readonly message: string }): string =>
  `  line ${line}: ${message}`;

function formatFor(cards: CardIndex, game: string, file: string, wanted: string | undefined): DeckFormat {
  const format = wanted === undefined ? formatOfFile(file) : DECK_FORMATS.find(({ id }) => id === wanted.toLowerCase());
  if (format?.has(cards) === true) return format;
  const known = DECK_FORMATS.filter(({ has }) => has(cards)).map(
    ({ id, endings }) => `${id}${endings.length === 0 ? '' : ` (${endings.join(', ')})`}`,
  );
  const problem =
    format !== undefined
      ? `${format.name} does not have ${game}.`
      : wanted === undefined
        ? `No format is known by the ending of ${brief(file)}; end it otherwise, or say --as.`
        : `There is no format "${brief(wanted)}".`;
  throw new UserError(`${problem} There is: ${known.join(', ')}.`);
}
