/** The signs on a card: what type it is, and how many of it there may be. */
import { byName } from '@dejarik/kernel/words';
import type { ReactNode } from 'react';
import type { Facts } from '../session/young-jedi/facts.ts';

const GLYPHS = byName<ReactNode>({
  Character: (
    <>
      <circle cx="10" cy="7" r="4" />
      <path d="M2.5 18 Q3 11.5 10 11.5 T17.5 18Z" />
    </>
  ),
  Weapon: <path d="M3 17 L13.5 6.5 M11 4 l5 5 M4.5 12.5 l3 3" strokeWidth="2.4" stroke="currentColor" fill="none" />,
  Battle: <path d="M10 1 l2.2 5.4 5.6-1.6 -3 5 4.2 3.9 -5.7.6 -.6 5.2 -3.4-4.2 -4.6 2.7 1.3-5.4 -5-2.6 5.3-1.7Z" />,
  Effect: (
    <>
      <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <circle cx="10" cy="10" r="2.6" />
    </>
  ),
  Location: <path d="M1 16 L7 7 L11 12 L14 8.5 L19 16Z" />,
  Starship: <path d="M19 10 L6 6 L1 1.5 L3 10 L1 18.5 L6 14Z" />,
  Objective: <path d="M4 19 V2 h12 l-3 4 3 4 H6 v9Z" />,
  'Double Impact': <path d="M2 3 h10 v8 H2Z M8 9 h10 v8 H8Z" fillOpacity="0.8" />,
});

/** One frame: unique; several: stackable; a diamond: any number. */
export function Mark({ facts }: { readonly facts: Facts }) {
  return (
    <span className={`mark ${facts.uniqueness}`}>
      <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
        {GLYPHS[facts.type]}
      </svg>
      {facts.uniqueness === 'diamond' ? <span className="diamond">◆</span> : null}
    </span>
  );
}
