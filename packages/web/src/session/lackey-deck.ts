/** LackeyCCG deck files: a list of card names in a little XML. */
const NAME = /<name\b[^>]*>([^<]*)<\/name>/gu;
/** Marks of reprints and other art, which are the same card. */
const MARK = / \((?:Starter|Promo(?: \w+)?|Preview|LEGO)\)$/u;

const unescape = (text: string): string =>
  text.replace(
    /&(lt|gt|amp|quot|apos);/gu,
    (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" })[name] ?? '',
  );
const escape = (text: string): string =>
  text.replace(/[<>&"]/gu, (char) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[char] ?? char);

/** The titles in the file, one for each copy. */
export function lackeyTitles(xml: string): string[] {
  if (!/<deck\b/u.test(xml)) throw new Error('this is not a LackeyCCG deck: there is no <deck> in it');
  return [...xml.matchAll(NAME)].map((match) =>
    unescape(match[1] ?? '')
      .trim()
      .replace(MARK, ''),
  );
}

export function writeLackey(cards: readonly { readonly title: string; readonly set: string }[]): string {
  const lines = cards.map(({ title, set }) => `\t\t<card><name>${escape(title)}</name><set>${set}</set></card>`);
  return `<deck version="0.8">\n\t<meta>\n\t\t<game>starwars</game>\n\t</meta>\n\t<superzone name="Deck">\n${lines.join('\n')}\n\t</superzone>\n</deck>\n`;
}
