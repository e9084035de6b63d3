/** The types that templates have: what stands in the holes of a line of text becomes the fields of a node. Types alone. */

type HolesOf<S extends string> = S extends `${string}{${infer H}}${infer R}` ? H | HolesOf<R> : never;
type Outside<S extends string> = S extends `${infer A}[${string}]${infer R}` ? `${A}${Outside<R>}` : S;
type Inside<S extends string> = S extends `${string}[${infer B}]${infer R}` ? B | Inside<R> : never;
type FieldName<H extends string> = H extends `${infer F}:${string}` ? F : H;
type TypeName<H extends string> = H extends `${string}:${infer N}` ? N : H;
type FieldType<N extends string, T> = N extends 'true' ? true : N extends keyof T ? T[N] : never;
type Need<S extends string, T> = { readonly [H in HolesOf<Outside<S>> as FieldName<H>]: FieldType<TypeName<H>, T> };
type May<S extends string, T> = { readonly [H in HolesOf<Inside<S>> as FieldName<H>]?: FieldType<TypeName<H>, T> };

/** What one template reads: a field for each hole, optional where the hole stands in a group. */
export type Fields<S extends string, T> = Need<S, T> & May<S, T>;

/** What a table of templates reads: the fields of one of them, and its name in the field `Tag`. */
export type Node<Tag extends string, Table, T> = {
  [K in keyof Table & string]: Table[K] extends string ? { readonly [X in Tag]: K } & Fields<Table[K], T> : never;
}[keyof Table & string];

/** A whole number from 0 up to but not including `n`: where sampled trees come from. */
export type Below = (n: number) => number;

export interface Reading {
  readonly end: number;
  readonly value: unknown;
  /** Ends in sentences that run on to the end of the line: what follows would be read as one of them. */
  readonly open: boolean;
}

/** Reads and prints its own letters; `capital` where a sentence begins. */
export interface Terminal {
  readonly kind: 'terminal';
  readonly read: (text: string, from: number, capital: boolean) => readonly Reading[];
  /** Nothing where the value is none of its own. */
  readonly print: (value: unknown, capital: boolean) => string | undefined;
  readonly sample: (below: Below) => unknown;
  /** What an error says instead of the type's name. */
  readonly expected?: readonly string[];
}

export type Shape =
  | Terminal
  | { readonly kind: 'choice'; readonly tag: string; readonly table: Readonly<Record<string, string>> }
  | { readonly kind: 'record'; readonly template: string }
  | { readonly kind: 'either'; readonly types: readonly string[] }
  | { readonly kind: 'list'; readonly of: string; readonly between: string; readonly last: string | undefined }
  | { readonly kind: 'sentences'; readonly of: string };

declare const value: unique symbol;

/** How a type is written. `V` is the type of what it reads, neither wider nor narrower. */
export interface Rule<V> {
  readonly shape: Shape;
  readonly [value]?: (of: V) => V;
}

/** What rules are made with. */
export interface Kit<T> {
  /** One of these templates; its name is in the field `tag`. */
  readonly choice: <Tag extends string, const Table extends Readonly<Record<string, string>>>(
    tag: Tag,
    table: Table,
  ) => Rule<Node<Tag, Table, T>>;
  /** One template, no tag. */
  readonly record: <const S extends string>(template: S) => Rule<Fields<S, T>>;
  /** One of these types; their values must differ in what they are made of. */
  readonly either: <K extends keyof T & string>(...types: readonly K[]) => Rule<T[K]>;
  /** One or more, `a, b or c`; without `last` the last one stands after the same separator as the others. */
  readonly list: <K extends keyof T & string>(
    of: K,
    separators: { readonly between: string; readonly last?: string },
  ) => Rule<readonly T[K][]>;
  /** One or more, one after another, each with a capital and a full stop. */
  readonly sentences: <K extends keyof T & string>(of: K) => Rule<readonly T[K][]>;
  /** One of these words or phrases. */
  readonly words: <const W extends string>(...words: readonly W[]) => Rule<W>;
  /** Likewise the longest of them that stands here: where there is `starship weapon`, it is not `starship`. */
  readonly longest: <const W extends string>(...words: readonly W[]) => Rule<W>;
  /** Likewise, where the value is not what is written: `{ opponent: 'your opponent' }`. */
  readonly phrases: <const W extends string>(written: Readonly<Record<W, string>>) => Rule<W>;
  /** A whole number from 0. */
  readonly number: (most?: number) => Rule<number>;
  /** A number from 0 that may have a fraction: `2`, `0.5`. */
  readonly decimal: (most?: number) => Rule<number>;
  /** `+1`, `-2`. */
  readonly signed: (most?: number) => Rule<number>;
  /** The longest of these titles that stands here, letter for letter. */
  readonly names: <const N extends string>(titles: Iterable<N>) => Rule<N>;
  /** Any text whose end a function finds; `samples` are some of it. */
  readonly matching: (
    match: (text: string, from: number) => number | undefined,
    samples: readonly string[],
  ) => Rule<string>;
}
