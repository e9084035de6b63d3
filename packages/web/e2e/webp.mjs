// Animated WebP: single pictures, which the browser writes, one after the other in one file. Nothing has to be installed.

const chunk = (name, content) => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

const three = (...numbers) =>
  Buffer.concat(numbers.map((n) => Buffer.from([n & 255, (n >> 8) & 255, (n >> 16) & 255])));

const PICTURES = new Set(['VP8 ', 'VP8L', 'ALPH']);

/** The picture itself, out of a file of its own: without its header and its colour profile. */
function inside(webp) {
  const parts = [];
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (PICTURES.has(webp.toString('latin1', at, at + 4))) parts.push(webp.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** No background, repeated for ever. */
const LOOP = Buffer.from([0, 0, 0, 255, 0, 0]);
const ANIMATED = 2;
/** What is drawn replaces what was there. */
const REPLACES = 2;

/** `frames`: pictures with their place (even numbers) and size, and how many milliseconds they stay. */
export function animation(width, height, frames) {
  const content = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), three(width - 1, height - 1)])),
    chunk('ANIM', LOOP),
    ...frames.map(({ x, y, w, h, time, webp }) =>
      chunk('ANMF', Buffer.concat([three(x / 2, y / 2, w - 1, h - 1, time), Buffer.from([REPLACES]), inside(webp)])),
    ),
  ]);
  return chunk('RIFF', content);
}
