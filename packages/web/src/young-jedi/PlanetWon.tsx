/** A planet that changes hands, while it happens. */
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import { Globe } from './art/planets.tsx';
import { usePage } from './page.ts';

export function PlanetWon() {
  const scene = usePage((page) => (page.past === null && page.scene?.kind === 'planet' ? page.scene : null));
  if (scene === null) return null;
  return (
    <div className="held-up planet-won" role="status">
      <Globe planet={scene.planet} />
      <p className="held-up-name">{yj.taken(messages.sides[scene.seat] ?? '', yj.planets[scene.planet] ?? '')}</p>
    </div>
  );
}
