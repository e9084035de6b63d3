/** Where the words that somebody typed are found in a card's text. */

/** Without accents and capitals. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

export const wordsIn = (text: string): readonly string[] =>
  plain(text)
    .split(/\s+/u)
    .filter((word) => word !== '');

interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** The text in pieces, those marked that one of the words stands for. */
export function marked(text: string, words: readonly string[]): readonly Piece[] {
  // Letter by letter, so that a place in what is compared is a place in what is shown.
  const letters = Array.from(text.normalize('NFC'));
  const compared = letters.map((letter) => plain(letter).slice(0, 1) || ' ').join('');
  const isHit = new Array<boolean>(letters.length).fill(false);
  for (const word of words)
    for (let at = compared.indexOf(word); at >= 0; at = compared.indexOf(word, at + 1))
      isHit.fill(true, at, at + word.length);
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, i) => {
    const hit = isHit[i] === true;
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}

/** Letters before and after the first hit that are shown of a long line. */
const AROUND = 34;

/** Of a card's lines the one that tells why it was found beyond its title, shortened around the hit; null: its title does. */
export function hitLine(title: string, lines: readonly string[], words: readonly string[]): string | null {
  const inTitle = plain(title);
  const rest = words.filter((word) => !inTitle.includes(word));
  if (rest.length === 0) return null;
  const count = (line: string): number => rest.filter((word) => plain(line).includes(word)).length;
  const best = lines.reduce((one, line) => (count(line) > count(one) ? line : one), '');
  if (best === '') return null;
  const at = Math.min(...rest.map((word) => plain(best).indexOf(word)).filter((found) => found >= 0));
  const from = at <= AROUND ? 0 : best.indexOf(' ', at - AROUND) + 1;
  const to = best.length <= at + 2 * AROUND ? best.length : best.lastIndexOf(' ', at + 2 * AROUND);
  return `${from > 0 ? '… ' : ''}${best.slice(from, to)}${to < best.length ? ' …' : ''}`;
}
