/** A table in small: who stands where, and who holds what. */
import { messages } from '../../messages/index.ts';
import type { GameId } from '../../session/moment.ts';
import { factsOf } from '../../shell/facts.ts';
import { useStore } from '../../shell/store.ts';
import { type GameParts, useParts } from '../parts.ts';
import type { Column } from '../situation.ts';

/** So many cards stand in a row; the others are counted. */
const IN_A_ROW = 6;

interface RowProps {
  readonly game: GameId;
  readonly faces: Column['above'];
  readonly Art: GameParts['Art'];
}

function Row({ game, faces, Art }: RowProps) {
  const facts = useStore((page) => factsOf(page, game));
  const shown = faces.length > IN_A_ROW ? faces.slice(0, IN_A_ROW - 1) : faces;
  return (
    <ul>
      {shown.map((face, i) => {
        const card = facts.get(face ?? '');
        return (
          // The same card may stand there twice.
          <li key={i} className={card === undefined ? 'hidden-card' : `side-${card.side}`}>
            {card === undefined ? null : <Art facts={card} near />}
            <span className="visually-hidden">{card?.title ?? messages.waiting.faceDown}</span>
          </li>
        );
      })}
      {shown.length < faces.length ? (
        <li className="rest">{messages.waiting.more(faces.length - shown.length)}</li>
      ) : null}
    </ul>
  );
}

interface SmallTableProps {
  readonly game: GameId;
  readonly columns: readonly Column[];
}

export function SmallTable({ game, columns }: SmallTableProps) {
  const { Art } = useParts(game);
  return (
    <div className="small-table night" role="group" aria-label={messages.waiting.board}>
      {columns.map(({ name, above, below, held, says, backdrop }) => (
        <section key={name} className={held < 0 ? '' : `held${held}`} aria-label={`${name}: ${says}`}>
          <span className="backdrop" aria-hidden="true">
            {backdrop}
          </span>
          <Row game={game} faces={above} Art={Art} />
          <p>
            <b>{name}</b> <span>{says}</span>
          </p>
          <Row game={game} faces={below} Art={Art} />
        </section>
      ))}
    </div>
  );
}
