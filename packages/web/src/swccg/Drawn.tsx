/** A card drawn for its destiny, held up with its number. */
import { messages } from '../messages/index.ts';
import { ccg } from '../messages/swccg-en.ts';
import { CardFace } from './CardFace.tsx';
import { useFacts, usePage } from './page.ts';

export function Drawn() {
  const scene = usePage((page) => (page.scene?.kind === 'destiny' ? page.scene : null));
  const facts = useFacts(scene?.face);
  if (scene === null || facts === undefined) return null;
  return (
    <div key={`${facts.id}-${scene.n}`} className={`ccg-drawn side${scene.seat}`} role="status">
      <p>
        {messages.sides[scene.seat]}: {ccg.destinyFor[scene.draw] ?? ccg.destinyFor['any']}
      </p>
      <b>{scene.n < 0 ? '?' : scene.n / 1000}</b>
      <CardFace facts={facts} label={facts.title} />
    </div>
  );
}
