/** The lines of a game's ledger that name a card. */
import { readRules, type RuleLine } from '../pages/rules.ts';
import type { GameId } from '../session/moment.ts';
import { onceEach } from '../shell/once.ts';
import { ledgerOf } from './book.ts';

/** A line with the titles that the ledger sets apart in it: it is about those cards. */
export interface Ruling {
  readonly line: RuleLine;
  readonly about: ReadonlySet<string>;
}

const SET_APART = /^- \*\*(?<id>[A-Z0-9-]+)\*\*(?<rest>.*)$/gmu;
const TITLE = /\*\*(?<title>.+?)\*\*/gu;
/** A name in more lines than this is a word of the rules, as Death Star is. */
const MOST_MENTIONS = 12;

export function readRulings(markdown: string): Ruling[] {
  const titles = new Map(
    [...markdown.matchAll(SET_APART)].map(({ groups }) => [
      groups!['id']!,
      new Set([...groups!['rest']!.matchAll(TITLE)].map((match) => match.groups!['title']!)),
    ]),
  );
  return readRules(markdown).flatMap(({ rules }) =>
    rules.map((line) => ({ line, about: titles.get(line.id) ?? new Set() })),
  );
}

/** Of `R2-D2 (Artoo-Detoo)` and `Luke Skywalker (B)` what sentences call them. */
const calledIn = (title: string): string => title.replace(/ \([^)]*\)$/u, '');

const isLetter = (text: string | undefined): boolean => text !== undefined && /\p{L}/u.test(text);

/** As words of their own: no Jedi Knights are a Jedi Knight. */
function isNamed(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
}

/** First what is about the card, then what names it in passing; a name of one word may mean anything there. */
export function rulingsOn(rulings: readonly Ruling[], title: string): RuleLine[] {
  const name = calledIn(title);
  const about = rulings.filter((ruling) => ruling.about.has(name) || ruling.about.has(title));
  if (!/\s/u.test(name)) return about.map(({ line }) => line);
  const passing = rulings.filter((ruling) => !about.includes(ruling) && isNamed(ruling.line.text, name));
  return [...about, ...(passing.length > MOST_MENTIONS ? [] : passing)].map(({ line }) => line);
}

export const rulingsOf = onceEach(async (game: GameId) => readRulings(await ledgerOf(game)));
