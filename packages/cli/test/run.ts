/** Runs the real command as a child process. */
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

export interface Run {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder of its own for the files of one test file. */
export const folder = mkdtempSync(join(tmpdir(), 'dejarik-'));

/** A line of a stack trace. */
const STACK = /^\s*at .+:\d+/mu;

/** The command that this file starts. */
export function commandIn(file: string) {
  const bin = fileURLToPath(new URL(file, import.meta.url));

  /** `node`: options for Node itself. */
  const dejarik = (args: readonly string[], input = '', node: readonly string[] = []): Promise<Run> =>
    new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [...node, bin, ...args],
        { cwd: folder, maxBuffer: 1 << 26 },
        (error, stdout, stderr) => resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr }),
      );
      // The command may be done before it has read everything.
      child.stdin?.on('error', () => {});
      child.stdin?.end(input);
    });

  /** What it prints, if it ends well. */
  const succeeds = async (args: readonly string[], input = ''): Promise<string> => {
    const { status, stdout, stderr } = await dejarik(args, input);
    expect({ status, stack: STACK.test(stderr) }).toEqual({ status: 0, stack: false });
    return stdout;
  };

  /** Likewise, as data. */
  const json = async (args: readonly string[]): Promise<unknown> => JSON.parse(await succeeds([...args, '--json']));

  /** The message, where it refuses: the exit status is 2, there is no stack trace and nothing on standard output. */
  const refusal = async (...args: readonly string[]): Promise<string> => {
    const { status, stdout, stderr } = await dejarik(args);
    expect({ status, stdout, stack: STACK.test(stderr) }).toEqual({ status: 2, stdout: '', stack: false });
    return stderr;
  };

  return { dejarik, succeeds, json, refusal };
}

export const { dejarik, succeeds, json, refusal } = commandIn('../bin/dejarik.js');

/** What was printed, however wide the terminal was. */
export const inOneLine = (printed: string): string => printed.replaceAll(/\s+/gu, ' ');
