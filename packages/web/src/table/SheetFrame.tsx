/** A card shown large: what stands above its text, the text, and what explains it. */
import type { ReactNode } from 'react';

interface SheetFrameProps {
  readonly className: string;
  readonly head: ReactNode;
  readonly picture: ReactNode;
  readonly typeLine: ReactNode;
  readonly stats: ReactNode;
  /** One line an ability. */
  readonly text: readonly string[];
  readonly children: ReactNode;
  readonly foot: ReactNode;
}

export const SheetFrame = ({ className, head, picture, typeLine, stats, text, children, foot }: SheetFrameProps) => (
  <article className={`sheet ${className}`}>
    <header>{head}</header>
    {picture}
    <p className="type-line">{typeLine}</p>
    {stats}
    {text.map((line) => (
      <p key={line} className="card-text">
        {line}
      </p>
    ))}
    {children}
    <footer>{foot}</footer>
  </article>
);
