/** Everything the command prints goes through here: words for people, or with `--json` one JSON value for programs. */
import { styleText } from 'node:util';

/** Something the user can put right. The message names the place; there is no stack trace. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

export const EXIT_USER_ERROR = 2;
const NARROW = 60;
const USUAL = 80;
const BROAD = 140;

type Style = 'bold' | 'dim' | 'cyan' | 'yellow' | 'green' | 'red';

export class Output {
  readonly json: boolean;

  constructor(options: { readonly json?: boolean | undefined } = {}) {
    this.json = options.json ?? false;
  }

  /** For people; silent with `--json`. */
  say(...lines: readonly string[]): void {
    if (!this.json) for (const line of lines) process.stdout.write(`${line}\n`);
  }

  /** For programs; silent without `--json`. */
  data(value: unknown): void {
    if (this.json) process.stdout.write(`${JSON.stringify(value)}\n`);
  }

  /** Remarks that are not the result. */
  note(...lines: readonly string[]): void {
    for (const line of lines) process.stderr.write(`${line}\n`);
  }

  get width(): number {
    const available = process.stdout.isTTY ? process.stdout.columns : USUAL;
    return Math.max(NARROW, Math.min(available || USUAL, BROAD));
  }

  /** Colour where the terminal has it and the user wants it (NO_COLOR). */
  style(style: Style, text: string): string {
    return styleText(style, text, { stream: process.stdout, validateStream: true });
  }
}

export const isInteractive = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** A text broken into lines of at most this width; the lines after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  if (text.length <= width) return [text];
  const room = text.lastIndexOf(' ', width);
  const at = room > indent.length ? room : text.indexOf(' ', width);
  return at < 0 ? [text] : [text.slice(0, at), ...wrap(`${indent}${text.slice(at + 1)}`, width, indent)];
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
