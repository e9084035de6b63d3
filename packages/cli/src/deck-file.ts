/** Deck files: our own text format, and the XML of LackeyCCG (`.dek`). */
import { basename } from 'node:path';
import type { Deck } from '@dejarik/kernel';
import { type Catalogue, type DeckFileFault, deckFromTitles, readDeck } from '@dejarik/swtcg';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { readText } from './files.ts';
import { UserError } from './output.ts';

export interface ReadDeck {
  readonly deck: Deck;
  /** The side the file says it is for, if it says so. */
  readonly side: string | null;
  readonly faults: readonly DeckFileFault[];
}

export function readDeckFile(cards: Catalogue, file: string): ReadDeck {
  const text = readText(file);
  if (/\.dek$/iu.test(file) || text.trimStart().startsWith('<')) return readLackeyDeck(cards, file, text);
  const { deck, faults } = readDeck(cards, text);
  return { deck: { name: deck.name === '' ? basename(file) : deck.name, cards: deck.cards }, side: deck.side, faults };
}

/** Marks of another printing of the same card. */
const PRINTING = /\s*\((?:Promo|Preview|LEGO|Starter)[^)]*\)/giu;

function readLackeyDeck(cards: Catalogue, file: string, text: string): ReadDeck {
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new UserError(`${file}, ${xmlFault(text, valid.err)}`);
  const { names, before } = deckZone(PARSER.parse(text) as LackeyFile);
  if (names.length === 0) throw new UserError(`${file}: no <superzone name="Deck"> with cards was found.`);
  const titles = names.map((name) => name.replace(PRINTING, '').trim());
  const { deck, faults } = deckFromTitles(cards, basename(file).replace(/\.dek$/iu, ''), titles);
  const lines = linesOfCards(text);
  // One message for each unknown card, at its first copy.
  const first = new Map<string, DeckFileFault>();
  for (const { line, message } of faults)
    if (!first.has(message)) first.set(message, { line: lines[before + line - 1] ?? line, message });
  return { deck, side: null, faults: [...first.values()] };
}

/** What the parser finds wrong; tags that are never closed it finds at the end. */
function xmlFault(text: string, { msg, line, col }: { msg: string; line: number; col: number }): string {
  if (msg.startsWith("Invalid '["))
    return `line ${text.trimEnd().split('\n').length}: the XML ends too early; was the file cut off?`;
  return `line ${line}, column ${col}: ${msg}`;
}

const PARSER = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (tag) => tag === 'superzone' || tag === 'card',
});

type Named = string | { readonly '#text'?: string };

interface Superzone {
  readonly '@_name'?: string;
  readonly card?: readonly { readonly name?: Named }[];
}

interface LackeyFile {
  readonly deck?: { readonly superzone?: readonly (Superzone | string)[] };
}

/** The cards of the zone called Deck, every copy by itself, and how many cards stand before it in the file. */
function deckZone(file: LackeyFile): { names: string[]; before: number } {
  const zones = (file.deck?.superzone ?? []).filter((zone) => typeof zone === 'object');
  const at = Math.max(
    0,
    zones.findIndex((zone) => zone['@_name']?.toLowerCase() === 'deck'),
  );
  const before = zones.slice(0, at).reduce((sum, zone) => sum + (zone.card?.length ?? 0), 0);
  const names = (zones[at]?.card ?? []).map(({ name }) =>
    typeof name === 'object' ? (name['#text'] ?? '') : (name ?? ''),
  );
  return { names, before };
}

/** The line of each card of the file, counted from 1. */
function linesOfCards(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  for (const [found] of text.matchAll(/\n|<card[\s>]/gu)) {
    if (found === '\n') line++;
    else lines.push(line);
  }
  return lines;
}
