import { finger, Player } from './support/player.ts';
import { playNow, test } from './support/test.ts';
for (const viewport of [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 1920, height: 1080 }])
  test.describe(`${viewport.width}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: viewport.width < 1000 });
    for (let i = 0; i < 5; i++)
      test(`phone ${i}`, async ({ page, open }) => {
        await open('/', { settings: { side: i % 2 } });
        await playNow(page, `phone ${i}`);
        const player = new Player(page, finger, i);
        const end = await player.playToEnd();
        console.log(viewport.width, i, end.title, end.turn, player.answers, player.presses);
      });
  });
