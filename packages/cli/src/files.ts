/** Reading and writing files, with messages that name them. */
import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { brief } from '@dejarik/kernel';
import { UserError } from './output.ts';

/** More than any file that is read here has. */
const MOST_BYTES = 16_000_000;
const BLOCK = 1 << 16;

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'it is a folder, not a file'],
  ['EACCES', 'it may not be read or written'],
  ['ENOTDIR', 'a part of its path is not a folder'],
  ['ENAMETOOLONG', 'its name is too long'],
]);

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS.get(code) ?? (error instanceof Error ? error.message : String(error));
};

/** The text of a file, without the mark that some editors put in front. */
export function readText(file: string): string {
  let bytes: Buffer | null;
  try {
    bytes = readBytes(file);
  } catch (error) {
    throw new UserError(`${brief(file)} cannot be read: ${reasonOf(error)}.`);
  }
  if (bytes === null) throw new UserError(`${brief(file)} cannot be read: it has more than ${MOST_BYTES} bytes.`);
  return new TextDecoder().decode(bytes);
}

/** All of the file, or null if that is too much; block by block, since pipes and devices do not know their length. */
function readBytes(file: string): Buffer | null {
  const opened = openSync(file, 'r');
  try {
    const blocks: Buffer[] = [];
    for (let all = 0; all <= MOST_BYTES; ) {
      const block = Buffer.alloc(BLOCK);
      const read = readSync(opened, block);
      if (read === 0) return Buffer.concat(blocks);
      blocks.push(block.subarray(0, read));
      all += read;
    }
    return null;
  } finally {
    closeSync(opened);
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UserError(`${brief(file)} cannot be written: ${reasonOf(error)}.`);
  }
}
