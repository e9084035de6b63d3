/** As much XML as a deck file needs: elements, attributes and text, with the line of each element. */
import { brief } from '../words.ts';
import { UnreadableDeck } from './sheet.ts';

export interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly line: number;
  readonly children: Element[];
  /** The text directly inside it. */
  text: string;
}

/** What lies between two pieces of text: a remark, a declaration, verbatim text, or a tag. */
const MARKUP =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[(?<verbatim>[\s\S]*?)\]\]>|<![A-Z][^>]*>|<(?<close>\/?)(?<tag>[\p{L}_][\p{L}\d_.:-]*)(?<attributes>(?:\s+[\p{L}_][\p{L}\d_.:-]*\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?<empty>\/?)>/uy;
const ATTRIBUTE = /(?<name>[^\s=]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/gu;
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);
const NAMES: ReadonlyMap<string, string> = new Map([...SIGNS].map(([name, sign]) => [sign, name]));
const HIGHEST_SIGN = 0x10ffff;
const DEEPEST = 50;

const unescape = (text: string): string =>
  text.replace(/&(?:#x(?<hex>[\da-f]{1,6})|#(?<decimal>\d{1,7})|(?<name>\w+));/giu, (whole, hex, decimal, name) => {
    const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= HIGHEST_SIGN ? String.fromCodePoint(code) : (SIGNS.get(name) ?? whole);
  });

export const escape = (text: string): string => text.replace(/[<>&"]/gu, (sign) => `&${NAMES.get(sign)};`);

const attributesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(({ groups }) => [
      groups!['name']!,
      unescape(groups!['double'] ?? groups!['single'] ?? ''),
    ]),
  );

class Reader {
  readonly #text: string;
  /** The elements that are open, the innermost last; the first holds the whole file. */
  readonly #open: Element[] = [{ tag: '', attributes: new Map(), line: 1, children: [], text: '' }];
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Element {
    for (let at = 0; at < this.#text.length; ) {
      const begins = this.#text.indexOf('<', at);
      if (begins < 0) break;
      this.#inner.text += unescape(this.#text.slice(at, begins));
      this.#passOver(at, begins);
      at = this.#markup(begins);
    }
    if (this.#open.length > 1) this.#tooEarly();
    const [root] = this.#inner.children;
    if (root === undefined) throw new UnreadableDeck(1, 'there is no XML element in the file');
    return root;
  }

  get #inner(): Element {
    return this.#open.at(-1)!;
  }

  #passOver(from: number, to: number): void {
    for (let i = from; i < to; i++) if (this.#text[i] === '\n') this.#line++;
  }

  /** Reads what begins with `<` here; gives back where it ends. */
  #markup(begins: number): number {
    MARKUP.lastIndex = begins;
    const groups = MARKUP.exec(this.#text)?.groups;
    if (groups === undefined) return this.#noMarkup(begins);
    const { verbatim, close, tag, attributes = '', empty } = groups;
    if (verbatim !== undefined) this.#inner.text += verbatim;
    else if (tag !== undefined && close === '/') this.#close(tag, begins);
    else if (tag !== undefined) {
      const element = { tag, attributes: attributesOf(attributes), line: this.#line, children: [], text: '' };
      this.#inner.children.push(element);
      if (empty === '') this.#open.push(element);
      if (this.#open.length > DEEPEST)
        throw this.#fault(begins, `the elements are nested too deep; a deck has at most ${DEEPEST}`);
    }
    const ends = MARKUP.lastIndex;
    this.#passOver(begins, ends);
    return ends;
  }

  #close(tag: string, at: number): void {
    const { tag: open, line } = this.#inner;
    if (tag === open) this.#open.pop();
    else if (open === '') throw this.#fault(at, `</${brief(tag)}> closes nothing; take it out`);
    else
      throw this.#fault(
        at,
        `</${brief(tag)}> stands where </${brief(open)}> has to close the <${brief(open)}> of line ${line}`,
      );
  }

  #noMarkup(begins: number): never {
    const rest = this.#text.slice(begins + 1);
    if (!/[<>]/u.test(rest)) this.#tooEarly();
    throw this.#fault(begins, '"<" begins no tag that can be read; for the sign itself write &lt;');
  }

  #tooEarly(): never {
    const last = this.#text.trimEnd().split('\n').length;
    throw new UnreadableDeck(last, 'the XML ends too early; was the file cut off?');
  }

  #fault(at: number, message: string): UnreadableDeck {
    const column = at - this.#text.lastIndexOf('\n', at - 1);
    return new UnreadableDeck(this.#line, `${message} (column ${column})`);
  }
}

/** The outermost element of the file. */
export const readXml = (text: string): Element => new Reader(text).read();
