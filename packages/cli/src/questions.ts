/** The options of the open question as a player counts them. */
import type { GameKit, Option, Seen, Table } from '@dejarik/kernel';
import { wrap } from './output.ts';

/** What one line of the list stands for: the first of the options that say and do the same. */
export interface Choice {
  readonly index: number;
  readonly option: Option;
  readonly text: string;
}

/** The options as they are listed: those that differ in nothing a player could care about stand once. */
export function choicesOf(kit: GameKit, table: Seen<Table>): Choice[] {
  const { question, failed } = table.state;
  const seen = new Map<string, Choice & { readonly mark: string }>();
  const marks = new Map<string, Set<string>>();
  for (const [index, option] of question!.options.entries()) {
    if (failed.includes(index)) continue;
    const text = kit.game.describeOption(table, option);
    const mark = kit.mark(table, option);
    if (seen.has(text + mark)) continue;
    seen.set(text + mark, { index, option, text, mark });
    marks.set(text, (marks.get(text) ?? new Set()).add(mark));
  }
  return byKind([...seen.values()]).map(({ index, option, text, mark }) => {
    const alike = (marks.get(text)?.size ?? 0) > 1;
    return { index, option, text: `${text}${alike ? inBrackets(mark) : ''}${inBrackets(kit.remark(table, option))}` };
  });
}

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`);

/** What is done in the same way stands together, in the order in which the ways first come up. */
function byKind<T extends { readonly option: Option }>(choices: readonly T[]): T[] {
  const kinds = [...new Set(choices.map(({ option }) => option.kind))];
  return kinds.flatMap((kind) => choices.filter(({ option }) => option.kind === kind));
}

const TWO_COLUMNS_FROM = 12;
/** Under the words, past the number. */
const INDENT = ' '.repeat(5);

/** The options with their numbers: in two columns where there are many short ones. */
export function listed(choices: readonly Pick<Choice, 'text'>[], width: number): string[] {
  const lines = choices.map(({ text }, i) => `${String(i + 1).padStart(3)}  ${text}`);
  const column = Math.max(...lines.map((line) => line.length)) + 2;
  if (lines.length < TWO_COLUMNS_FROM || 2 * column > width) return lines.flatMap((line) => broken(line, width));
  const half = Math.ceil(lines.length / 2);
  return lines.slice(0, half).map((line, i) => `${line.padEnd(column)}${lines[half + i] ?? ''}`.trimEnd());
}

/** A line that is too long is broken before its last remark, if what stands before it fits; else between words. */
function broken(line: string, width: number): string[] {
  const remark = line.lastIndexOf(' (');
  if (line.length <= width || remark < INDENT.length || remark > width) return wrap(line, width, INDENT);
  return [line.slice(0, remark), ...wrap(`${INDENT}${line.slice(remark + 1)}`, width, INDENT)];
}

/** By number, or by words that only one option has. */
export function picked(choices: readonly Choice[], text: string): Choice | undefined {
  if (/^\d+$/u.test(text)) return choices[Number(text) - 1];
  const words = text.toLowerCase().split(/\s+/u);
  const fitting = choices.filter((choice) => words.every((word) => choice.text.toLowerCase().includes(word)));
  const exact = fitting.filter((choice) => choice.text.toLowerCase() === text.toLowerCase());
  if (exact.length === 1) return exact[0];
  return fitting.length === 1 ? fitting[0] : undefined;
}
