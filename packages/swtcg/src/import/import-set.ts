/** A LackeyCCG set file as a card file of ours, with a report of what became of it. Text in, text out. */
import { type Card, title } from '../cards/card.ts';
import { writeCards } from '../cards/cardfile.ts';
import { CardTextError, parseAbility } from '../language/parse.ts';
import { printAbility } from '../language/print.ts';
import type { Ability } from '../language/tree.ts';
import { CORRECTIONS } from './corrections.ts';
import { type LackeyCard, readLackey } from './lackey.ts';
import { KNOWN_SUBTYPES } from './subtypes.ts';
import { translateCard } from './translate.ts';
import { CannotSay, type Vocabulary } from './translate-nouns.ts';

interface RefusedCard {
  readonly id: string;
  readonly title: string;
  readonly reason: string;
}

export interface ImportReport {
  readonly cards: number;
  readonly playable: number;
  /** Cards that are written without their text, because the language cannot say it. */
  readonly refused: readonly RefusedCard[];
  /** What was wrong with the file itself: rows left out, spellings mended, printings that disagree. */
  readonly faults: readonly string[];
}

export function importSet(
  tsv: string,
  options: { readonly name: string },
): { readonly text: string; readonly report: ImportReport } {
  const source = readLackey(tsv);
  if (source.cards.length === 0) throw new Error(`no card can be read: ${source.faults[0] ?? 'the file is empty'}`);
  const faults = [...source.faults];
  const vocabulary = vocabularyOf(source.cards);
  const set = source.cards.reduce((first, row) => (row.line < first.line ? row : first)).set;
  const cards: Card[] = [];
  const refused: RefusedCard[] = [];
  for (const row of source.cards) {
    const facts = factsOf(row);
    if (row.set !== set) {
      faults.push(`line ${row.line}, column 2 (Set): "${row.set}" in a file of the set "${set}"`);
      continue;
    }
    try {
      cards.push({ ...facts, abilities: abilitiesOf(row, facts, vocabulary, faults) });
    } catch (error) {
      if (!(error instanceof CannotSay || error instanceof CardTextError)) throw error;
      cards.push(facts);
      refused.push({ id: facts.id, title: title(facts), reason: error.message });
    }
  }
  return {
    text: writeCards({ set, name: options.name, cards, unplayable: refused }),
    report: { cards: cards.length, playable: cards.length - refused.length, refused, faults },
  };
}

function vocabularyOf(cards: readonly LackeyCard[]): Vocabulary {
  const words = [...KNOWN_SUBTYPES, ...cards.flatMap((card) => card.subtypes)];
  return {
    subtypes: new Map(words.map((word) => [word.toLowerCase(), word])),
    names: [...new Set(cards.map((card) => card.name))],
  };
}

function factsOf(row: LackeyCard): Card {
  const { line: _line, text: _text, ...facts } = row;
  return { ...facts, id: `${row.set}-${row.number}`, abilities: [] };
}

function abilitiesOf(row: LackeyCard, facts: Card, vocabulary: Vocabulary, faults: string[]): readonly Ability[] {
  const correction = CORRECTIONS.get(facts.id);
  if (correction !== undefined && correction.title === title(facts))
    return correction.lines.map((line) => parseAbility(line, row.type));
  if (correction !== undefined)
    faults.push(`line ${row.line}: the correction for ${facts.id} is for "${correction.title}", not "${title(facts)}"`);
  return translateCard(row, vocabulary).map((ability) => asRead(ability, row));
}

/** What the card file will hold is the printed line, so the ability counts as that line is read. */
function asRead(ability: Ability, row: LackeyCard): Ability {
  const line = printAbility(ability, row.type);
  const read = parseAbility(line, row.type);
  if (printAbility(read, row.type) !== line) throw new CannotSay(`not read back as it was written: "${line}"`);
  return read;
}
