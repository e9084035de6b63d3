/** Lists of words, written as one text with commas between them; the compiler knows them word by word. */
type Trimmed<T extends string> = T extends ` ${infer Rest}` | `\n${infer Rest}` ? Trimmed<Rest> : T;
type Words<T extends string, Found = never> = T extends `${infer Word},${infer Rest}`
  ? Words<Rest, Found | Trimmed<Word>>
  : Found | Trimmed<T>;

export const words = <const T extends string>(text: T): readonly Words<T>[] =>
  text.split(',').map((word) => word.trim() as Words<T>);
