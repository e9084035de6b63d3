/** Everything the command prints goes through here: words for people, or with `--json` one JSON value for programs. */
import { styleText } from 'node:util';
import { visible } from '@dejarik/kernel/words';

/** Something the user can put right. The message names the place; there is no stack trace. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

export const EXIT_USER_ERROR = 2;
const NARROW = 60;
const USUAL = 80;
const BROAD = 140;

/** A line in the terminal's colours. */
interface StyledLine {
  readonly style: 'bold' | 'cyan' | 'yellow';
  readonly text: string;
}

export type OutputLine = string | StyledLine;

export const styled = (style: StyledLine['style'], text: string): StyledLine => ({ style, text });

/** The line as it is printed. What comes from files and arguments is in it, so only what is styled here reaches the terminal's ear. */
function printed(line: OutputLine): string {
  if (typeof line === 'string') return visible(line);
  // Colour where the terminal has it and the user wants it (NO_COLOR).
  return styleText(line.style, visible(line.text), { stream: process.stdout, validateStream: true });
}

export class Output {
  readonly json: boolean;

  constructor(options: { readonly json?: boolean | undefined } = {}) {
    this.json = options.json ?? false;
  }

  /** For people; silent with `--json`. */
  say(...lines: readonly OutputLine[]): void {
    if (!this.json) for (const line of lines) process.stdout.write(`${printed(line)}\n`);
  }

  /** For programs; silent without `--json`. */
  data(value: unknown): void {
    if (this.json) process.stdout.write(`${visible(JSON.stringify(value))}\n`);
  }

  /** Remarks that are not the result. */
  note(...lines: readonly string[]): void {
    for (const line of lines) process.stderr.write(`${visible(line)}\n`);
  }

  get width(): number {
    const available = process.stdout.isTTY ? process.stdout.columns : USUAL;
    return Math.max(NARROW, Math.min(available || USUAL, BROAD));
  }
}

export const isInteractive = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** A text broken into lines of at most this width; the lines after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let lead = '';
  for (let from = 0; ; ) {
    const end = from + width - lead.length;
    if (end >= text.length) return [...lines, lead + text.slice(from)];
    const space = text.lastIndexOf(' ', end);
    // At the first line's own indentation nothing is broken; a word longer than the line stands as it is.
    const broken = space > (lines.length === 0 ? indent.length : from) ? space : text.indexOf(' ', end);
    if (broken < 0) return [...lines, lead + text.slice(from)];
    lines.push(lead + text.slice(from, broken));
    from = broken + 1;
    lead = indent;
  }
}

/** Rows with their columns under each other; numbers to the right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
  return rows.map((row) =>
    row
      .map((cell, i) =>
        typeof cell === 'number' ? String(cell).padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

const BAR = 30;

/** A bar on standard error while something takes its time; nothing when that is not a terminal. */
export function progressBar(title: string): { at(done: number, all: number): void; end(): void } {
  if (!process.stderr.isTTY) return { at() {}, end() {} };
  let shown = -1;
  return {
    at(done, all) {
      const percent = all === 0 ? 100 : Math.floor((100 * done) / all);
      if (percent === shown) return;
      shown = percent;
      const filled = Math.round((BAR * percent) / 100);
      process.stderr.write(`\r${title} ${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${percent} %`);
    },
    end() {
      process.stderr.write('\r\u001b[K');
    },
  };
}
