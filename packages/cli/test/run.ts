/** Runs the real command as a child process. */
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { swtcg } from '@dejarik/swtcg';
import { expect } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/dejarik.js', import.meta.url));

export interface Run {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export const game = swtcg();

/** A folder of its own for the files of one test file. */
export const folder = mkdtempSync(join(tmpdir(), 'dejarik-'));

/** `node`: options for Node itself. */
export function dejarik(args: readonly string[], input = '', node: readonly string[] = []): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...node, BIN, ...args],
      { cwd: folder, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
    // The command may be done before it has read everything.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

/** A line of a stack trace. */
export const STACK = /^\s*at .+:\d+/mu;

/** What it prints, if it ends well. */
export async function succeeds(args: readonly string[], input = ''): Promise<string> {
  const { status, stdout, stderr } = await dejarik(args, input);
  expect({ status, stack: STACK.test(stderr) }).toEqual({ status: 0, stack: false });
  return stdout;
}

/** Likewise, as data. */
export const json = async (args: readonly string[]): Promise<unknown> =>
  JSON.parse(await succeeds([...args, '--json']));
