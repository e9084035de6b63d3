/** Drawn art from a card's own facts. No picture of a printed card is used. */
import { byName } from '@dejarik/kernel/words';
import { chanceFrom } from '../art/chance.ts';
import { Drawn } from '../art/Drawn.tsx';
import { picturesLater } from '../art/later.ts';
import type { Facts } from '../session/swccg/facts.ts';

/** The hue of a system, so that its places go together; unknown ones get one from their name. */
const SYSTEMS = byName<number>({
  Tatooine: 34,
  'Yavin 4': 140,
  'Death Star': 214,
  Alderaan: 196,
  Kessel: 290,
  Dantooine: 70,
  Corulag: 350,
  Kiffex: 320,
  Corellia: 168,
});
export const hueOfSystem = (system: string): number => SYSTEMS[system] ?? Math.floor(chanceFrom(system)() * 360);

/** Gives what draws a card, once it is there. */
export const usePictures = picturesLater<Facts>(() => import('./pictures.ts'));

/** `near`: the face alone, where the frame is small. */
export function CardArt({ facts, near = false }: { readonly facts: Facts; readonly near?: boolean }) {
  const pictureOf = usePictures();
  return <Drawn picture={pictureOf?.(facts) ?? null} near={near} />;
}
