/** Words at a place of a text, and a table that is asked by the word that stands there. */

function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code > 127;
}

/** Whether the letter at this place belongs to a word; past the end none does. */
export const inWord = (text: string, at: number): boolean => isWordCode(text.charCodeAt(at));

/** Where the word that begins here ends; a mark is a word of its own. */
export function wordEnd(text: string, from: number): number {
  let end = from;
  while (inWord(text, end)) end += 1;
  return end === from ? from + 1 : end;
}

/** No word is cut in two at this place. */
export const atBoundary = (text: string, at: number): boolean => !(inWord(text, at - 1) && inWord(text, at));

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Things that begin with a word of their own, and some that can begin with anything. */
export class ByFirstWord<Thing> {
  readonly all: Thing[] = [];
  private readonly plain = new Map<string, Thing[]>();
  private readonly capital = new Map<string, Thing[]>();
  private readonly anywhere: Thing[] = [];

  constructor(things: readonly { readonly thing: Thing; readonly begins: string | undefined }[]) {
    for (const { thing, begins } of things) {
      this.all.push(thing);
      if (begins === undefined) this.anywhere.push(thing);
      else {
        const word = begins.slice(0, wordEnd(begins, 0));
        push(this.plain, word, thing);
        push(this.capital, upperFirst(word), thing);
      }
    }
    for (const list of [...this.plain.values(), ...this.capital.values()]) list.push(...this.anywhere);
  }

  at(text: string, from: number, capital: boolean): readonly Thing[] {
    const word = text.slice(from, wordEnd(text, from));
    return (capital ? this.capital : this.plain).get(word) ?? this.anywhere;
  }
}

function push<Thing>(map: Map<string, Thing[]>, word: string, thing: Thing): void {
  const list = map.get(word);
  if (list === undefined) map.set(word, [thing]);
  else list.push(thing);
}
