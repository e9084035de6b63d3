/** The last board in miniature. */
import { resultTexts as say } from '../../messages/result-en.ts';
import type { MomentBase } from '../../session/moment.ts';
import { arePartners } from '../seats.ts';
import { Face, useTitles } from './Face.tsx';
import type { Place, ResultParts, Token } from './parts.ts';
import type { Tally } from './useStory.ts';
import type { Who } from './who.ts';

interface BoardProps {
  readonly moment: MomentBase;
  readonly parts: ResultParts;
  readonly who: Who;
  readonly tally: Tally | null;
}

/** So many are seen; the others are counted. */
const MOST = 6;

function Row({
  tokens,
  side,
  parts,
}: {
  readonly tokens: readonly Token[];
  readonly side: number;
  readonly parts: ResultParts;
}) {
  const titleOf = useTitles();
  return (
    <div className={`tokens side${side}`}>
      <span className="visually-hidden">{say.units(tokens.map(({ face }) => titleOf(face)))}</span>
      {tokens.slice(0, MOST).map(({ card, face, left }) => (
        <span key={card} className="token" aria-hidden="true">
          <Face face={face} parts={parts} />
          {left === null ? null : <i style={{ inlineSize: `${Math.round(left * 100)}%` }} />}
        </span>
      ))}
      {tokens.length > MOST ? (
        <span className="token rest" aria-hidden="true">
          +{tokens.length - MOST}
        </span>
      ) : null}
    </div>
  );
}

export function Board({ moment, parts, who, tally }: BoardProps) {
  const { places } = moment;
  const me = who.me ?? who.winners[0] ?? places.length - 1;
  const mine = (seat: number): boolean => seat === me || arePartners(places, me, seat);
  const sideOf = (of: boolean): number => places.find((_, seat) => mine(seat) === of)?.side ?? -1;
  const tokensOf = ({ tokens }: Place, of: boolean): Token[] =>
    tokens.flatMap((list, seat) => (mine(seat) === of ? list : []));
  return (
    <section className="box last-board">
      <header>
        <h3>{parts.texts.board}</h3>
        {tally === null ? null : <p className="note">{say.games(tally.games, tally.won, tally.row)}</p>}
      </header>
      <div className="places">
        {parts.placesOf(moment).map((place, i) => (
          <div key={i} className="place">
            <div className="backdrop">{place.backdrop ?? <Face face={place.face} parts={parts} near={false} />}</div>
            <Row tokens={tokensOf(place, false)} side={sideOf(false)} parts={parts} />
            <p className={place.by < 0 ? 'holder' : `holder side${places[place.by]?.side ?? -1}`}>
              <b>{place.name}</b>{' '}
              {place.by >= 0
                ? say.held(who.nameOf(place.by))
                : place.tokens.flat().length === 0
                  ? say.empty
                  : say.contested}
            </p>
            <Row tokens={tokensOf(place, true)} side={sideOf(true)} parts={parts} />
          </div>
        ))}
      </div>
    </section>
  );
}
