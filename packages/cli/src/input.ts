/** Where a player's lines come from: the terminal, a pipe, or a file of answers. */
import { createInterface } from 'node:readline/promises';
import { readText } from './files.ts';
import { isInteractive } from './output.ts';

export interface Line {
  readonly text: string;
  /** Where it stands, for messages: `answers.txt, line 3`; empty when a person types it. */
  readonly place: string;
}

export interface LineSource {
  readonly interactive: boolean;
  /** The next line, or null when there are no more. */
  next(prompt: string): Promise<Line | null>;
  close(): void;
}

export function linesFrom(file: string | undefined): LineSource {
  if (file !== undefined) return fromFile(file);
  return isInteractive() ? fromTerminal() : fromPipe();
}

function fromFile(file: string): LineSource {
  const lines = readText(file).split(/\r?\n/u);
  let at = 0;
  return {
    interactive: false,
    next: () => {
      const text = lines[at++];
      return Promise.resolve(text === undefined ? null : { text, place: `${file}, line ${at}` });
    },
    close() {},
  };
}

function fromPipe(): LineSource {
  const reader = createInterface({ input: process.stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  let at = 0;
  return {
    interactive: false,
    async next() {
      const { value, done } = await lines.next();
      if (done === true) return null;
      return { text: ++at === 1 ? value.replace(/^\uFEFF/u, '') : value, place: `line ${at} of the input` };
    },
    close: () => {
      reader.close();
      process.stdin.destroy();
    },
  };
}

function fromTerminal(): LineSource {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  let closed = false;
  const ended = new Promise<null>((resolve) => {
    reader.once('close', () => {
      closed = true;
      resolve(null);
    });
  });
  return {
    interactive: true,
    async next(prompt) {
      if (closed) return null;
      const text = await Promise.race([reader.question(prompt), ended]);
      return text === null ? null : { text, place: '' };
    },
    close: () => reader.close(),
  };
}
