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

/** The cards that lie on the table or in the hand beneath something else: `over`, as a selector. */
export async function covered(page: Page, over: string): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate((selector) => {
    const above = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    return [...document.querySelectorAll('.arenas .card, .fan .card')]
      .filter((card) => !card.matches(selector))
      .filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return above.some(
          (box) => left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1,
        );
      })
      .map((card) => card.querySelector('.visually-hidden')?.textContent ?? card.className);
  }, over);
}
