/** A card or ability that is being played, held up for all to see. */
import { messages } from '../messages/index.ts';
import type { ReactNode } from 'react';
import type { CardFacts } from '../session/protocol.ts';
import { useStore } from '../shell/store.ts';
import { seatName } from './seats.ts';

/** `picture`: how the game draws its cards. */
export function HeldUp({ picture }: { readonly picture: (facts: CardFacts) => ReactNode }) {
  const scene = useStore((page) => (page.scene?.kind === 'play' ? page.scene : null));
  const facts = useStore((page) => page.facts.get(page.scene?.face ?? ''));
  const places = useStore((page) => page.moment?.places) ?? [];
  if (scene === null || facts === undefined) return null;
  return (
    <div
      key={facts.id}
      className={`held-up ${facts.type.toLowerCase()} side${places[scene.seat]?.side ?? scene.seat}`}
      data-held={facts.id}
      role="status"
    >
      <p className="held-up-who">{messages.played(seatName(places, scene.seat))}</p>
      <p className="held-up-name">{facts.title}</p>
      {picture(facts)}
      {facts.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
