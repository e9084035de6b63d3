/** Waiting for the table to lie still. */
import type { Page } from '@playwright/test';

/** Until all that fades in is there. What pulses for ever is not waited for. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Until the rows have measured their room, the cards lie still and what arrives is there. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const places = (): string =>
      [...document.querySelectorAll('.table .card')]
        .map((card) => card.getBoundingClientRect())
        .map(({ x, y, width }) => `${x} ${y} ${width}`)
        .join();
    let before = '';
    for (let still = 0; still < 3; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = places() === before ? still + 1 : 0;
      before = places();
    }
  });
  await atRest(page);
}
