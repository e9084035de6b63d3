// Records what moves, frame by frame at a time of its own: as smooth on a slow machine as on a fast one.
import { animation } from './webp.mjs';

/** Runs in the page: lets everything that moves go on by so many milliseconds, and no further. */
function goOn(time) {
  globalThis.played ??= new WeakMap();
  for (const moving of document.getAnimations()) {
    const before = globalThis.played.get(moving);
    const now = before === undefined ? 0 : before + time;
    globalThis.played.set(moving, now);
    moving.pause();
    const end = Number(moving.effect?.getComputedTiming().endTime ?? 0);
    if (now >= end) moving.finish();
    else moving.currentTime = now;
  }
}

/** Runs in an empty page: what changed since the last picture, as a picture; null: nothing did. */
async function encode({ png, width, quality }) {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const height = Math.round((bitmap.height * width) / bitmap.width / 2) * 2;
  const whole = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true });
  whole.imageSmoothingQuality = 'high';
  whole.drawImage(bitmap, 0, 0, width, height);
  const { data } = whole.getImageData(0, 0, width, height);
  const before = globalThis.before;
  globalThis.before = data;
  let [left, top, right, bottom] = before === undefined ? [0, 0, width - 1, height - 1] : [width, height, -1, -1];
  if (before !== undefined)
    for (let i = 0; i < data.length; i += 4)
      if (
        Math.abs(data[i] - before[i]) + Math.abs(data[i + 1] - before[i + 1]) + Math.abs(data[i + 2] - before[i + 2]) >
        12
      ) {
        const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  if (right < 0) return null;
  const [x, y] = [left - (left % 2), top - (top % 2)];
  const [w, h] = [right - x + 1, bottom - y + 1];
  const part = new OffscreenCanvas(w, h);
  part.getContext('2d', { alpha: false }).drawImage(whole.canvas, x, y, w, h, 0, 0, w, h);
  const blob = await part.convertToBlob({ type: 'image/webp', quality });
  const bytes = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
  return { x, y, w, h, height, webp: btoa(bytes) };
}

/** From now on nothing moves by itself: what begins between two frames is still at its beginning in the next. */
export async function holdAnimations(page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.0001 });
}

const FRAME = 60;

/**
 * Records the page until `until` is true there, or so many milliseconds have passed in it. The page's clock has to be
 * installed before (`page.clock.install()`), and its animations held; `onFrame` is told each picture.
 */
export async function record(
  page,
  { until, most = 15_000, after = 900, width = 840, quality = 0.72, onFrame = () => {} },
) {
  const encoder = await page.context().newPage();
  const frames = [];
  let [height, left] = [0, Math.ceil(after / FRAME)];
  for (let time = 0; time < most && left > 0; time += FRAME) {
    await page.evaluate(goOn, FRAME);
    await page.clock.runFor(FRAME);
    const png = await page.screenshot({ animations: 'allow' });
    onFrame(png, frames.length);
    const frame = await encoder.evaluate(encode, { png: png.toString('base64'), width, quality });
    if (frame === null) frames.at(-1).time += FRAME;
    else {
      ({ height } = frame);
      frames.push({ ...frame, time: FRAME, webp: Buffer.from(frame.webp, 'base64') });
    }
    if (await page.evaluate(until)) left--;
  }
  await encoder.close();
  return animation(width, height, frames);
}
