/** A picture of the rulebook: the table in little, from the same pieces as the real one. */
import { CAST } from '../art/cast.ts';
import { DEVICES } from '../art/devices.ts';
import { draw, type Subject } from '../art/picture.ts';
import { PLACES } from '../art/places.ts';
import type { Picture } from '../art/portrait.ts';
import { WEAPONS } from '../art/weapons.ts';
import { WORLDS } from '../art/worlds.ts';
import { type Art, CARD, type CardLook, type Drawing, type Piece, type Tone, WIDTH } from './pieces.ts';
import '../style/scene.css';

function subjectOf(art: Art): Subject {
  const [kind, name] = art.split(' ') as [string, never];
  if (kind === 'who') return { who: CAST[name] };
  if (kind === 'ship') return { ship: name };
  if (kind === 'vehicle') return { vehicle: name };
  if (kind === 'beast') return { beast: name };
  if (kind === 'sign') return { sign: name };
  if (kind === 'device') return { thing: DEVICES[name] };
  if (kind === 'weapon') return { thing: WEAPONS[name] };
  return { place: kind === 'world' ? WORLDS[name] : PLACES[name] };
}

const drawn = new Map<string, Picture>();
function pictureOf(art: Art, side: string): Picture {
  const key = `${side} ${art}`;
  const picture = drawn.get(key) ?? draw(subjectOf(art), art, side);
  drawn.set(key, picture);
  return picture;
}

const toned = (tone: Tone): React.CSSProperties => ({ color: `var(--${tone})` });

interface CardProps {
  readonly x: number;
  readonly y: number;
  readonly art: Art;
  readonly look: CardLook;
}

function Card({ x, y, art, look }: CardProps) {
  const { tone = 'neutral', side = 'Light', cost, foot, tapped = false, damage = 0, size = 1 } = look;
  const { w, h } = CARD;
  const picture = pictureOf(art, side);
  const tall = foot === undefined ? h - 6 : h - 22;
  const turn = tapped ? ` rotate(90 ${w / 2} ${h / 2})` : '';
  return (
    <g transform={`translate(${x} ${y}) scale(${size})${turn}`} style={toned(tone)} className={tapped ? 'tapped' : ''}>
      <rect width={w} height={h} rx="6" className="face" />
      <rect x="3" y="3" width={w - 6} height={tall} rx="4" fill={picture.sky[1]} />
      <svg
        aria-hidden="true"
        x="3"
        y="3"
        width={w - 6}
        height={tall}
        viewBox={picture.box}
        preserveAspectRatio={picture.fit === 'slice' ? 'xMidYMid slice' : 'xMidYMax slice'}
        // Made by `art/` alone; nothing that anybody wrote gets into it.
        dangerouslySetInnerHTML={{ __html: picture.draw() }}
      />
      <rect x="0.75" y="0.75" width={w - 1.5} height={h - 1.5} rx="6" className="edge" />
      {foot === undefined ? null : (
        <text x={w / 2} y={h - 6} className="foot-text">
          {foot}
        </text>
      )}
      {cost === undefined ? null : (
        <>
          <circle cx="10" cy="10" r="10" className="corner" />
          <text x="10" y="14.5" className="corner-text">
            {cost}
          </text>
        </>
      )}
      {Array.from({ length: damage }, (_, i) => (
        <circle key={i} cx={w - 10 - i * 13} cy={tall - 6} r="5.5" className="wound" />
      ))}
    </g>
  );
}

/** Where the points of a die stand, on a field of three by three. */
const POINTS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

function Shape({ piece }: { readonly piece: Piece }) {
  const { x, y } = piece;
  switch (piece.kind) {
    case 'zone':
      return (
        <g style={toned(piece.tone)} className="zone">
          <rect x={x} y={y} width={piece.w} height={piece.h} rx="10" />
          <text x={x + piece.w / 2} y={y + 16}>
            {piece.label}
          </text>
        </g>
      );
    case 'card':
      return <Card {...piece} />;
    case 'back':
      return (
        <g transform={`translate(${x} ${y})`} style={toned(piece.tone)} className="back">
          <rect width="44" height="60" rx="5" />
          <path d="M6 30 L22 8 L38 30 L22 52Z" />
          <text x="22" y="35" className="mark">
            {piece.mark}
          </text>
          <text x="22" y="75">
            {piece.label}
          </text>
        </g>
      );
    case 'die':
      return (
        <g transform={`translate(${x} ${y})`} className={piece.face >= piece.least ? 'die good' : 'die'}>
          <rect width="30" height="30" rx="6" />
          {POINTS[piece.face]!.map((at) => (
            <circle key={at} cx={7 + (at % 3) * 8} cy={7 + Math.floor(at / 3) * 8} r="2.8" />
          ))}
        </g>
      );
    case 'arrow': {
      const { to } = piece;
      const angle = (Math.atan2(to.y - y, to.x - x) * 180) / Math.PI;
      return (
        <g style={toned(piece.tone)} className="arrow">
          <path d={`M${x} ${y}L${to.x} ${to.y}`} />
          <path
            d="M-11 -6L1 0L-11 6Z"
            transform={`translate(${to.x} ${to.y}) rotate(${angle.toFixed(1)})`}
            className="head"
          />
        </g>
      );
    }
    case 'badge':
      return (
        <g transform={`translate(${x} ${y})`} style={toned(piece.tone)} className="badge">
          <circle r="12" />
          <text y="5">{piece.text}</text>
        </g>
      );
    case 'note':
      return (
        <text x={x} y={y} style={{ ...toned(piece.tone), textAnchor: piece.anchor }} className="note">
          {piece.text}
        </text>
      );
  }
}

/** From the upper edge of a piece to its lower one. */
function extentOf(piece: Piece): readonly [number, number] {
  const { y } = piece;
  if (piece.kind === 'zone') return [y, y + piece.h];
  if (piece.kind === 'card') return [y, y + CARD.h * (piece.look.size ?? 1)];
  if (piece.kind === 'back') return [y, y + (piece.label === '' ? 60 : 80)];
  if (piece.kind === 'die') return [y, y + 30];
  if (piece.kind === 'arrow') return [Math.min(y, piece.to.y) - 6, Math.max(y, piece.to.y) + 6];
  return piece.kind === 'badge' ? [y - 13, y + 13] : [y - 13, y + 5];
}

const MARGIN = 8;
/** As high as what is on it. */
function boxOf(pieces: readonly Piece[]): string {
  const extents = pieces.map(extentOf);
  const top = Math.min(...extents.map(([from]) => from)) - MARGIN;
  return `0 ${top} ${WIDTH} ${Math.max(...extents.map(([, to]) => to)) + MARGIN - top}`;
}

/** What things lie on comes first. */
const laidOut = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.toSorted((a, b) => Number(b.kind === 'zone') - Number(a.kind === 'zone'));

export const Scene = ({ picture: { caption, pieces } }: { readonly picture: Drawing }) => (
  <figure className="scene night">
    <svg viewBox={boxOf(pieces)} role="img" aria-label={caption}>
      {laidOut(pieces).map((piece, i) => (
        <Shape key={i} piece={piece} />
      ))}
    </svg>
    <figcaption aria-hidden="true">{caption}</figcaption>
  </figure>
);
