/** A card as it lies on the table: drawn from its facts, with the power it has now. */
import { memo, type ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import { CardFrame, CardName, CardPicture, type CardProps } from '../table/CardFrame.tsx';
import { CardArt } from './CardArt.tsx';
import { Mark } from './icons.tsx';

/** Class names by which cards get their colour. */
export const kindOf = ({ type, planet }: Facts): string => {
  const kind = type === 'Double Impact' ? 'double' : type.toLowerCase();
  return `yj-${kind} ${planet < 0 ? '' : `planet${planet}`}`;
};

/** The class name of its side's colour. */
export const sideClass = ({ side }: Facts): string => `side${messages.sides.indexOf(side)}`;

const Cubes = ({ destiny }: { readonly destiny: readonly number[] }) =>
  destiny.length === 0 ? null : (
    <span className={`cube ${destiny[0]! % 2 === 0 ? 'even' : 'odd'}`}>{yj.cube(destiny)}</span>
  );

function Bars({ n }: { readonly n: number }) {
  if (n === 0) return null;
  return (
    <span className="bars">
      {Array.from({ length: n }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}

/** The bonus dots at the three locations; where the game is now, lit. */
function Sites({ facts, here }: { readonly facts: Facts; readonly here: number }) {
  if (!facts.bonus.some((n) => n > 0)) return <span className="sites" />;
  return (
    <span className="sites">
      {facts.bonus.map((n, i) => (
        <span key={i} className={`site ${here === facts.planet * 3 + i ? 'here' : ''}`}>
          {Array.from({ length: n }, (_, dot) => (
            <i key={dot} />
          ))}
        </span>
      ))}
    </span>
  );
}

interface FootProps {
  readonly facts: Facts;
  readonly power: number | null;
  readonly here: number;
}

/** "?" where power is drawn, with what is added to it. */
export const powerText = (printed: number | null, power: number): string =>
  printed === null ? `${yj.drawn}${power > 0 ? `+${power}` : ''}` : String(power);

function Foot({ facts, power, here }: FootProps) {
  const { type, damage, grants } = facts;
  if (type !== 'Character' && type !== 'Starship')
    return (
      <span className="numbers kind">
        {grants === null ? null : (
          <b className="grants">
            {grants.power > 0 ? `+${grants.power}` : ''}
            {Array.from({ length: grants.draws }, (_, i) => (
              <i key={i} className="mini-cube" />
            ))}
          </b>
        )}
        <span className="kind-name">{yj.types[type]}</span>
      </span>
    );
  const printed = facts.power;
  const now = power ?? printed ?? 0;
  const change = power === null || printed === null ? '' : now > printed ? 'up' : now < printed ? 'down' : '';
  return (
    <span className="numbers">
      <span className={`power ${change}`}>
        <i>{yj.short.power}</i>
        {powerText(printed, printed === null ? (power ?? 0) : now)}
      </span>
      <Sites facts={facts} here={here} />
      <span className="damage">
        <i>{yj.short.damage}</i>
        {damage}
      </span>
    </span>
  );
}

export const Picture = memo(function Picture({ facts }: { readonly facts: Facts }) {
  return <CardPicture facts={facts} art={<CardArt facts={facts} />} />;
});

const DOT_ORDER = ['red', 'orange', 'blue', 'yellow', 'green', 'purple'] as const;

export const Dots = ({ facts }: { readonly facts: Facts }) => (
  <span className="dots">
    {DOT_ORDER.map((dot) => (
      <i key={dot} className={facts.dots.includes(dot) ? (facts.dots.length > 1 ? 'wild' : dot) : ''} />
    ))}
  </span>
);

/** Longer titles are written smaller. */
const LONG_NAME = 20;

interface CardFaceProps extends CardProps<Facts> {
  /** The power it has now; null: as printed. */
  readonly power?: number | null;
  /** The current location, planet * 3 + place, or -1. */
  readonly here?: number;
  /** So many copies lie together. */
  readonly copies?: number;
  readonly down?: boolean;
  readonly badge?: ReactNode;
}

export function CardFace({
  state = '',
  power = null,
  here = -1,
  copies = 1,
  down = false,
  badge,
  ...card
}: CardFaceProps) {
  const { facts } = card;
  return (
    <CardFrame
      {...card}
      className={`yj-card ${kindOf(facts)} ${sideClass(facts)} ${down ? 'down' : ''} ${state}`}
      lookedAt={card.card ?? -1}
    >
      <span className="head" aria-hidden="true">
        <Mark facts={facts} />
        <CardName name={facts.name} className={facts.name.length > LONG_NAME ? 'long' : ''} />
        <Cubes destiny={facts.destiny} />
      </span>
      <span className="art" aria-hidden="true">
        <Picture facts={facts} />
        <Bars n={facts.counters} />
        <Dots facts={facts} />
        {facts.subtitle === '' && facts.weapon === '' ? null : (
          <span className="subtitle">{facts.weapon === '' ? facts.subtitle : `& ${facts.weapon}`}</span>
        )}
      </span>
      {down ? (
        <span className="down-mark" aria-hidden="true">
          {yj.hidden}
        </span>
      ) : null}
      {copies > 1 ? (
        <span className="copies" aria-hidden="true">
          ×{copies}
        </span>
      ) : null}
      {badge}
      <span className="yj-foot" aria-hidden="true">
        <Foot facts={facts} power={power} here={here} />
      </span>
    </CardFrame>
  );
}

interface CardBackProps {
  readonly label: string;
  readonly seat: number;
  readonly copies?: number;
  readonly state?: string;
  readonly card?: number;
}

/** A card, or several, whose face is hidden. */
export const CardBack = ({ label, seat, copies = 1, state = '', card }: CardBackProps) => (
  <span className={`card yj-card back side${seat} ${state}`} role="img" aria-label={label} data-back={card}>
    {copies > 1 ? (
      <span className="copies" aria-hidden="true">
        ×{copies}
      </span>
    ) : null}
  </span>
);
