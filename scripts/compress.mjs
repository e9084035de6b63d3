// The built page compressed once, as well as it can be: too slow to do for every request.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);
/** Below that a second file is not worth its name. */
const WORTH_IT = 1024;

/** What whoever understands Brotli is sent for this content. */
export const compressed = (content) => (content.length < WORTH_IT ? content : brotliCompressSync(content));

/** Leaves a file `name.br` beside each that is sent smaller that way. */
export function compressFolder(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    const small = compressed(content);
    if (small.length < content.length) writeFileSync(`${file}.br`, small);
  }
}
