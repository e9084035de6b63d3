/** Waiting for the table to lie still. */
import type { Page } from '@playwright/test';

/** Until the rows have measured their room and the cards lie still. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
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
