/** The heroes of a side before the scene of the first of them, in a frame of any shape. */
import { memo } from 'react';
import { moved } from '../../art/draw.ts';
import type { Picture } from '../../art/portrait.ts';

/** Where the first, the second and the third stand: to the front in the middle, behind on either side. */
const STANDS = ['translate(-17 12) scale(1.28)', 'translate(-46 38) scale(1)', 'translate(58 40) scale(0.98)'] as const;

function groupOf(pictures: readonly Picture[]): string {
  const [first] = pictures;
  if (first === undefined) return '';
  if (first.layers === undefined) return first.draw();
  const figures = pictures.flatMap(({ layers }) => (layers === undefined ? [] : [layers.figure]));
  // Who stands behind is drawn first.
  const drawn = figures.map((figure, place) => moved(STANDS[place]!, figure())).toReversed();
  return `${moved('translate(-30 0) scale(1.5)', first.layers.scene())}${drawn.join('')}`;
}

/** The text is made by `art/` alone; nothing that anybody wrote gets into it. */
export const Heroes = memo(function Heroes({ pictures }: { readonly pictures: readonly Picture[] }) {
  const [first] = pictures;
  const sky = first?.sky ?? ['transparent', 'transparent'];
  return (
    <svg
      className="heroes"
      viewBox="-16 -4 152 240"
      preserveAspectRatio="xMidYMin slice"
      style={{ background: `linear-gradient(${sky[0]}, ${sky[1]})` }}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: groupOf(pictures) }}
    />
  );
});
