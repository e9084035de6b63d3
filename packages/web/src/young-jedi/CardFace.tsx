/** A card as it lies on the table: drawn from its facts, with the power it has now. */
import { memo, type PointerEvent, type ReactNode } from 'react';
import { yj } from '../messages/young-jedi-en.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import { useImage } from '../table/images.ts';
import { looking } from '../table/look.ts';
import { CardArt } from './CardArt.tsx';
import { Mark } from './icons.tsx';

/** Class names by which cards get their colour. */
export const kindOf = ({ type, planet }: Facts): string => {
  const kind = type === 'Double Impact' ? 'double' : type.toLowerCase();
  return `yj-${kind} ${planet < 0 ? '' : `planet${planet}`}`;
};

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
  const image = useImage(facts);
  return (
    <span className="picture">
      {image === null ? <CardArt facts={facts} /> : <img src={image} alt="" draggable={false} />}
    </span>
  );
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

/** In one short line the last word stays: it tells a Character from the Weapon named after it. */
function Name({ name }: { readonly name: string }) {
  const at = name.lastIndexOf(' ') + 1;
  return (
    <span className={`name ${name.length > LONG_NAME ? 'long' : ''}`}>
      <span>{name.slice(0, at)}</span>
      <span>{name.slice(at)}</span>
    </span>
  );
}

export interface CardFaceProps {
  readonly facts: Facts;
  /** able, picked, pointed, selected: what the card is in now. */
  readonly state?: string;
  readonly label: string;
  readonly description?: string;
  /** The power it has now; null: as printed. */
  readonly power?: number | null;
  /** The current location, planet * 3 + place, or -1. */
  readonly here?: number;
  /** So many copies lie together. */
  readonly copies?: number;
  readonly down?: boolean;
  readonly pressed?: boolean;
  readonly card?: number;
  readonly badge?: ReactNode;
  readonly onPick?: () => void;
  readonly onDrag?: (event: PointerEvent) => void;
}

export function CardFace({
  facts,
  state = '',
  label,
  description,
  power = null,
  here = -1,
  copies = 1,
  down = false,
  pressed,
  card,
  badge,
  onPick,
  onDrag,
}: CardFaceProps) {
  const look = looking(facts.id, card ?? -1);
  return (
    <button
      type="button"
      className={`card yj-card ${kindOf(facts)} side${facts.side === 'Dark' ? 0 : 1} ${down ? 'down' : ''} ${state}`}
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
      {/* Says all that is drawn. */}
      <span className="visually-hidden">{label}</span>
      <span className="head" aria-hidden="true">
        <Mark facts={facts} />
        <Name name={facts.name} />
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
    </button>
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
