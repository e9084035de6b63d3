/** A drawn picture in a frame of any shape; `near`: the face alone, for tokens and round portraits. */
import { memo } from 'react';
import type { Picture } from './portrait.ts';

interface DrawnProps {
  readonly picture: Picture | null;
  readonly near?: boolean;
}

/** Eyes to chin of a portrait; the middle of any other picture. */
const NEAR = '24 14 72 72';
/** What is drawn once is kept: the same card lies in many places. */
const kept = new WeakMap<Picture, { readonly __html: string }>();
function markup(picture: Picture): { readonly __html: string } {
  const known = kept.get(picture) ?? { __html: picture.draw() };
  kept.set(picture, known);
  return known;
}

/** The text is made by `art/` alone; nothing that anybody wrote gets into it. */
export const Drawn = memo(function Drawn({ picture, near = false }: DrawnProps) {
  if (picture === null) return <svg viewBox="0 0 120 104" aria-hidden="true" />;
  const { sky, box, fit } = picture;
  const fitting = fit === 'slice' || near ? 'xMidYMid slice' : 'xMidYMax meet';
  return (
    <svg
      viewBox={near && fit === 'meet' ? NEAR : box}
      preserveAspectRatio={fitting}
      style={{ background: `linear-gradient(${sky[0]}, ${sky[1]})` }}
      aria-hidden="true"
      dangerouslySetInnerHTML={markup(picture)}
    />
  );
});
