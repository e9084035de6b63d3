/** A sample opening hand of a deck. */
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import type { CardFacts } from '../session/protocol.ts';
import type { GameParts } from './parts.ts';

const say = messages.decks;

interface SampleHandProps {
  readonly parts: GameParts;
  readonly cards: readonly CardFacts[];
}

export function SampleHand({ parts: { CardFace, hand: size }, cards }: SampleHandProps) {
  const [hand, setHand] = useState<readonly CardFacts[]>([]);
  const draw = (): void => {
    const left = [...cards];
    const drawn: CardFacts[] = [];
    while (drawn.length < size && left.length > 0) {
      const at = crypto.getRandomValues(new Uint32Array(1))[0]! % left.length;
      drawn.push(...left.splice(at, 1));
    }
    setHand(drawn);
  };
  return (
    <section className="sample" aria-label={say.sampleHand}>
      <div className="sample-does">
        <button type="button" className="answer" onClick={draw} disabled={cards.length === 0}>
          {hand.length === 0 ? say.sample : say.sampleAgain}
        </button>
        {hand.length === 0 ? null : (
          <button type="button" className="quiet" onClick={() => setHand([])}>
            {say.sampleClose}
          </button>
        )}
      </div>
      {hand.length === 0 ? null : (
        <ol className="faces">
          {hand.map((card, i) => (
            <li key={`${card.id}-${i}`}>
              <CardFace facts={card} label={card.title} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
