/** Whoever has a name is seen whole: no crown, horn or crest is cut off above, on small cards or on large ones. */
import { type Look, portrait } from '../src/art/portrait.ts';
import { PERSONS as ccg } from '../src/swccg/pictures.ts';
import { PERSONS as tcg } from '../src/swtcg/cast.ts';
import { PERSONS as youngJedi } from '../src/young-jedi/pictures.ts';
import { expect, test } from './support/test.ts';

/** What a brush paints beside its line, in units of the picture. */
const HAIR = 2.5;

test('heads and what they wear are inside the frame', async ({ page }) => {
  // The same name may look otherwise in another game.
  const figures = [tcg, youngJedi, ccg].flatMap(Object.entries<Look>).map(([name, look]) => {
    // A blade may run over.
    const { held, ...person } = look;
    const { box, layers } = portrait(held === undefined ? look : person, 'Neutral');
    return { name, drawn: layers!.figure(), above: Number(box.split(' ')[1]) - HAIR };
  });
  expect(figures.length).toBeGreaterThan(330);
  const cut = await page.evaluate((all) => {
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    document.body.append(picture);
    return all.flatMap(({ name, drawn, above }) => {
      picture.innerHTML = `<g>${drawn}</g>`;
      const { y } = (picture.firstElementChild as SVGGElement).getBBox();
      return y < above ? [`${name} by ${above - y}`] : [];
    });
  }, figures);
  expect(cut).toEqual([]);
});
