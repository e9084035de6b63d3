/** A well-known face, drawn once the page stands. */
import { Drawn } from '../../art/Drawn.tsx';
import type { FaceName } from '../../art/faces.ts';
import { picturesLater } from '../../art/later.ts';

const useFaces = picturesLater<FaceName>(() => import('../../art/faces.ts'));

export function Face({ name }: { readonly name: FaceName }) {
  const pictureOf = useFaces();
  return (
    <span className="avatar">
      <Drawn picture={pictureOf?.(name) ?? null} near />
    </span>
  );
}
