/** What every card on the page is: a button that is picked, looked at and dragged. What is drawn on it is the game's. */
import type { PointerEvent, ReactNode } from 'react';
import type { CardFacts } from '../session/protocol.ts';
import { useImage } from './images.ts';
import { looking } from './look.ts';

/** What a card is given wherever it lies. */
export interface CardProps<F> {
  readonly facts: F;
  /** able, picked, pointed, selected and the like: what the card is in now. */
  readonly state?: string;
  /** Says all that is drawn. */
  readonly label: string;
  /** What else is to be known of it, for those who do not see it. */
  readonly description?: string;
  readonly pressed?: boolean;
  readonly card?: number;
  readonly onPick?: () => void;
  readonly onDrag?: (event: PointerEvent) => void;
}

interface CardFrameProps extends Omit<CardProps<CardFacts>, 'state'> {
  readonly className: string;
  /** Its number on the table when it is looked at, or -1. */
  readonly lookedAt: number;
  readonly children: ReactNode;
}

export function CardFrame({
  facts,
  className,
  lookedAt,
  label,
  description,
  pressed,
  card,
  onPick,
  onDrag,
  children,
}: CardFrameProps) {
  const look = looking(facts.id, lookedAt);
  return (
    <button
      type="button"
      className={`card ${className}`}
      aria-pressed={pressed}
      aria-description={description}
      data-card={card}
      data-face={facts.id}
      onClick={onPick}
      {...look}
      onPointerDown={(event) => {
        look.onPointerDown(event);
        onDrag?.(event);
      }}
    >
      <span className="visually-hidden">{label}</span>
      {children}
    </button>
  );
}

/** The player's own image of the card, or `art`, as the game draws it. */
export function CardPicture({ facts, art }: { readonly facts: CardFacts; readonly art: ReactNode }) {
  const image = useImage(facts);
  return <span className="picture">{image === null ? art : <img src={image} alt="" draggable={false} />}</span>;
}

/** Words that are wider than a card, and where they may be parted, with a hyphen, rather than anywhere. */
const PARTED = [
  'Demolition-mech',
  'Sleaze-baggano',
  'Electro-binoculars',
  'Counter-parts',
  'NOOOOOO-OOOOO',
  'Negotia-tions',
].map((word) => [word.replace('-', ''), word.replace('-', '\u00ad')] as const);
const parted = (word: string): string =>
  PARTED.reduce((text, [whole, parts]) => (text.includes(whole) ? text.replace(whole, parts) : text), word);

/** In one short line the last word stays: it tells one card from another that begins with the same name. */
export function CardName({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  const at = name.lastIndexOf(' ') + 1;
  const last = name.slice(at);
  return (
    <span className={`name ${className}`}>
      <span>{parted(name.slice(0, at))}</span>
      <span className={/\d/u.test(last) ? 'whole-word' : undefined}>{parted(last)}</span>
    </span>
  );
}
