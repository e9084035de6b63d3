/** A card or ability that is being played, held up for all to see. */
import { AnimatePresence, motion } from 'motion/react';
import { messages } from '../messages/index.ts';
import type { ReactNode } from 'react';
import type { CardFacts } from '../session/protocol.ts';
import { useStore } from '../shell/store.ts';

/** `picture`: how the game draws its cards. */
export function HeldUp({ picture }: { readonly picture: (facts: CardFacts) => ReactNode }) {
  const scene = useStore((page) => (page.scene?.kind === 'play' ? page.scene : null));
  const facts = useStore((page) => page.facts.get(page.scene?.face ?? ''));
  return (
    <AnimatePresence>
      {scene === null || facts === undefined ? null : (
        <motion.div
          key={facts.id}
          className={`held-up ${facts.type.toLowerCase()} side${scene.seat}`}
          initial={{ opacity: 0, scale: 0.7 }}
          animate={{ opacity: 1, scale: 1 }}
          exit={{ opacity: 0, scale: 0.9 }}
          transition={{ duration: 0.18 }}
          role="status"
        >
          <p className="held-up-who">{messages.played(messages.sides[scene.seat] ?? '')}</p>
          <p className="held-up-name">{facts.title}</p>
          {picture(facts)}
          {facts.text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </motion.div>
      )}
    </AnimatePresence>
  );
}
